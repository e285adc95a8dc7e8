"""Section 9: the marshaling phase; R21.3: ambush, which works in the same way."""

from bot.games.card_game_2e.rules.state import ThronesPlay
from bot.games.lcg import marshal
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import can
from bot.games.lcg.edition import edition_of
from bot.games.lcg.facts import keyword_value
from bot.games.lcg.marshal import PERMANENT, marshal_cost, option
from bot.games.lcg.moves import barred
from bot.games.lcg.state import LcgState
from bot.games.lcg.values import each, given_by
from bot.kernel import Option


class MarshalPhase(marshal.MarshalPhase, name="card_game_2e.marshal_phase"):
    """R9.1 to R9.7, steps 3.1 to 3.4."""


class Marshal(marshal.Marshal, name="card_game_2e.marshal"):
    """R9.6, D9.3: one card is marshaled, or put into play by ambush (R21.3)."""


def ambush_cost(state: LcgState, seat: int, card: int) -> int | None:
    """R21.3: the least gold for which this card can be ambushed from hand now."""
    fact = state.fact(card)
    if fact.type not in PERMANENT or barred(state, seat, card):
        return None
    costs = [int(value) for name, value in map(keyword_value, fact.keywords) if name == "ambush"]
    costs += [value for value, _ in each(state, "ambush", card)]
    affordable = [cost for cost in costs if cost <= state.players[seat].gold]
    if not affordable:
        return None
    enters = Deed(kind="enters", card=card, seat=seat, how="ambush")
    return min(affordable) if can(state, enters) else None


def acts(state: LcgState, seat: int, window: str) -> list[Option]:
    """A6.1: cards that may be marshaled (W3) or ambushed (phase 4) by this seat."""
    hand = state.players[seat].hand
    found = []
    if window == "W3" and state.active == seat:
        for card in hand:
            cost = marshal_cost(state, seat, card)
            if cost is not None:
                found.append(option(state, "marshal", card, cost))
    if window.startswith("W4"):
        for card in hand:
            cost = ambush_cost(state, seat, card)
            if cost is not None:
                found.append(option(state, "ambush", card, cost))
    return found


def might_act(state: LcgState, seat: int, window: str) -> bool:
    """A29.2: whether everybody has to reckon with a card being marshaled or ambushed."""
    player = state.players[seat]
    if not player.hand:
        return False
    if window == "W3":
        return state.active == seat
    if not window.startswith("W4"):
        return False
    if given_by(state, "ambush", seat):
        return True
    pool = edition_of(state).pool(state, seat)
    return any(cost <= player.gold for code, cost in _ambushes(state) if code in pool)


def _ambushes(state: LcgState) -> list[tuple[str, int]]:
    return [
        (code, int(value))
        for code, fact in state.cards.items()
        for name, value in map(keyword_value, fact.keywords)
        if name == "ambush"
    ]


def begin(play: ThronesPlay, seat: int, said: str) -> None:
    """Marshal or ambush the card an option names."""
    state = play.state
    how, _, name = said.partition(":")
    card = chosen_card(name)
    cost = (marshal_cost if how == "marshal" else ambush_cost)(state, seat, card)
    assert cost is not None
    play.push(Marshal(seat=seat, card=card, how=how, cost=cost))
