"""A position of the Board Game in the words of scenarios: the counterpart of arranging one."""

from typing import Any

from bot.games.board_game.rules.board import NOBODY, Force
from bot.games.board_game.rules.facts import TRACKS, UNITS, westeros_deck
from bot.games.board_game.rules.state import BoardState

PHASES = ("westeros", "planning", "raven", "raid", "march", "consolidate", "clean_up", "scoring")
TAKES_TURNS = ("raid", "march", "consolidate")


def snapshot(state: BoardState, start: BoardState) -> dict[str, Any]:
    """Everything `change` can say that differs from `start`; the running phase begins anew.

    Who is marching stands at the march's beginning again, with the order still lying there.
    """
    names = state.houses
    phase = state.phase if state.phase in PHASES else "planning"
    orders = dict(state.orders)
    if state.fight is not None:
        orders[state.fight.source] = state.fight.order
    found: dict[str, Any] = {
        "round": min(99, max(1, state.round)),
        "phase": phase,
        **({"turn": names[state.turn]} if phase in TAKES_TURNS and state.turn >= 0 else {}),
        "others": "empty",
        "regions": _areas(state, start),
        "orders": orders if phase not in ("westeros", "planning") else {},
        "power": {names[seat]: power for seat, power in enumerate(state.power)},
        "supply": {names[seat]: supply for seat, supply in enumerate(state.supply)},
        "tracks": {track: [names[seat] for seat in state.tracks[track]] for track in TRACKS},
        "wildling": state.wildling,
        **{f"deck_{n + 1}": list(deck) for n, deck in enumerate(state.decks)},
        **{f"discard_{n + 1}": _out(state, n) for n in range(len(state.discards))},
        "wildling_deck": list(state.wildling_deck),
        **_house_cards(state, start),
        **(_objectives(state) if state.points else {}),
        "bans": list(state.bans),
        "blade_used": state.blade_used,
        "raven_used": state.raven_used,
        "conceded": [names[seat] for seat in state.conceded],
    }
    return {
        key: value for key, value in found.items() if value not in ([], {}) and value is not False
    }


def _house_cards(state: BoardState, start: BoardState) -> dict[str, Any]:
    """Cards and hands by house; none while they are being drafted (M4)."""
    if any(len(mine) != len(start.own_cards(0)) for mine in state.cards):
        return {}
    usual = {house: start.own_cards(seat) for seat, house in enumerate(start.houses)}
    mine = {house: state.own_cards(seat) for seat, house in enumerate(state.houses)}
    return {
        "cards": {house: own for house, own in mine.items() if set(own) != set(usual[house])},
        "hands": {state.houses[seat]: list(hand) for seat, hand in enumerate(state.hands) if hand},
    }


def _objectives(state: BoardState) -> dict[str, Any]:
    names = state.houses
    return {
        "points": {names[seat]: points for seat, points in enumerate(state.points)},
        "scored": {names[seat]: list(hand) for seat, hand in enumerate(state.scored) if hand},
        "objectives": {names[seat]: list(hand) for seat, hand in enumerate(state.objectives)},
        "objective_deck": list(state.objective_deck),
    }


def _out(state: BoardState, number: int) -> list[str]:
    """Cards of a Westeros deck that are not in it: discarded, or turned up in this round."""
    now = state.westeros[number : number + 1]
    pile = list(state.discards[number])
    size = len(westeros_deck(number, state.setup.deck)) - len(state.decks[number])
    return pile if len(pile) == size else [*pile, *now]


def _areas(state: BoardState, start: BoardState) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    forces = {region: force.model_copy(deep=True) for region, force in state.forces.items()}
    if state.fight is not None:
        fight = state.fight
        home = forces.setdefault(fight.source, Force(seat=fight.attacker))
        for unit, number in fight.attackers.items():
            home.units[unit] = home.units.get(unit, 0) + number
    for region, force in forces.items():
        if force.seat == NOBODY or not force.size:
            continue
        place: dict[str, Any] = {"owner": state.houses[force.seat]}
        place |= {unit: force.count(unit) for unit in UNITS if force.count(unit)}
        if any(force.routed.values()):
            place["routed"] = {unit: number for unit, number in force.routed.items() if number}
        found[region] = place
    for region, seat in state.power_tokens.items():
        found.setdefault(region, {})["power_token"] = state.houses[seat]
    for key in ("garrison", "neutral"):
        now, before = (
            getattr(one, f"{key}s" if key == "garrison" else key) for one in (state, start)
        )
        for region in {*now, *before}:
            if now.get(region, 0) != before.get(region, 0):
                found.setdefault(region, {})[key] = now.get(region, 0)
    return dict(sorted(found.items()))
