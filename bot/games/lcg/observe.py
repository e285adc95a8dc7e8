"""Plain facts of a position, cards and players by name."""

from typing import Any, Protocol

from bot.games.lcg.state import NONE, Challenge, LcgState
from bot.games.lcg.values import icons, keywords, strength, traits


class Figures(Protocol):
    """What an edition computes for its players and challenges."""

    def player(self, state: Any, seat: int) -> dict[str, Any]:
        """Title, income, initiative and so on of one player."""

    def challenge(self, state: Any, fight: Challenge) -> dict[str, Any]:
        """`attack`, `defence` and `claim` of the running challenge."""


def observe(state: LcgState, names: list[str], own: Figures) -> dict[str, Any]:
    """What a scenario may expect; `cards` names each card once, the copy in play before others."""
    seats = range(state.seats)

    def piles(zone: str) -> dict[str, list[str]]:
        return {
            names[seat]: [state.fact(card).name for card in state.players[seat].pile(zone)]
            for seat in seats
        }

    return {
        "round": state.round,
        "phase": state.phase,
        "step": state.step,
        "first": names[state.first],
        "active": names[state.active] if state.active != NONE else None,
        "out": [names[seat] for seat in state.out],
        "players": {names[seat]: _player(state, seat) | own.player(state, seat) for seat in seats},
        "in_play": {names[seat]: _in_play(state, seat) for seat in seats},
        "hands": piles("hand"),
        "decks": piles("deck"),
        "discards": piles("discard"),
        "dead": piles("dead"),
        "removed": piles("removed"),
        "plots": piles("plots"),
        "used": piles("used"),
        "cards": _cards(state, names),
        "challenge": _challenge(state, names, own),
    }


def _player(state: LcgState, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    plot = state.plot(seat)
    return {
        "gold": player.gold,
        "power": state.power(seat),
        "faction_power": state.board[state.house(seat)].power,
        "faction_knelt": state.board[state.house(seat)].knelt,
        "hand": len(player.hand),
        "deck": len(player.deck),
        "plot": state.fact(plot).name if plot is not None else None,
    }


def _in_play(state: LcgState, seat: int) -> list[str]:
    shown = ("character", "location", "attachment", "event")
    return [
        state.fact(card).name for card in state.controlled(seat) if state.fact(card).type in shown
    ]


def _cards(state: LcgState, names: list[str]) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    order = sorted(range(len(state.codes)), key=lambda card: card not in state.board)
    for card in order:
        name = state.fact(card).name
        if name not in found:
            found[name] = _card(state, card, names)
    return found


def _card(state: LcgState, card: int, names: list[str]) -> dict[str, Any]:
    owner = state.owners[card]
    found: dict[str, Any] = {
        "zone": state.zone(card),
        "owner": names[owner] if owner != NONE else None,
    }
    piece = state.board.get(card)
    if piece is None:
        return found
    return found | {
        "controller": names[piece.controller],
        "knelt": piece.knelt,
        "power": piece.power,
        "tokens": dict(piece.tokens),
        "duplicates": len(piece.duplicates),
        "attachments": [state.fact(one).name for one in state.attachments(card)],
        "host": state.fact(piece.host).name if piece.host != NONE else None,
        "strength": strength(state, card),
        "icons": icons(state, card),
        "keywords": sorted(keywords(state, card)),
        "traits": sorted(traits(state, card)),
    }


def _challenge(state: LcgState, names: list[str], own: Figures) -> dict[str, Any] | None:
    fight = state.challenge
    if fight is None:
        return None
    return {
        "type": fight.type,
        "attacker": names[fight.attacker],
        "defender": names[fight.defender],
        "attackers": [state.fact(card).name for card in fight.attackers],
        "defenders": [state.fact(card).name for card in fight.defenders],
        "bypassed": [state.fact(card).name for card in fight.bypassed.values()],
        **own.challenge(state, fight),
        "winner": names[fight.winner] if fight.winner != NONE else None,
        "unopposed": fight.unopposed,
    }
