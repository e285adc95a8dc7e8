"""Values of players: what their plot, their symbols and all modifiers add up to."""

from bot.games.card_game_2e.rules.state import ThronesState
from bot.games.lcg.facts import PlotValues
from bot.games.lcg.state import Challenge
from bot.games.lcg.values import bonus, holds, strength, symbols
from bot.kernel.labels import label_of

_NONE = PlotValues(income=0, initiative=0, claim=0, reserve=0)


def _plot(state: ThronesState, seat: int) -> PlotValues:
    card = state.plot(seat)
    return _NONE if card is None else (state.fact(card).plot or _NONE)


def income(state: ThronesState, seat: int) -> int:
    """R9.2: the plot's gold plus modifiers."""
    card = state.plot(seat)
    base = _plot(state, seat).income
    if card is not None and holds(state, "no_base_income", card):
        base = 0
    return max(0, base + symbols(state, seat, "gold") + bonus(state, "income", seat))


def initiative(state: ThronesState, seat: int) -> int:
    """R7.3: the plot's initiative plus modifiers."""
    printed = _plot(state, seat).initiative
    return max(0, printed + symbols(state, seat, "initiative") + bonus(state, "initiative", seat))


def reserve(state: ThronesState, seat: int) -> int:
    """R13.6: the plot's reserve plus modifiers."""
    printed = _plot(state, seat).reserve
    return max(0, printed + symbols(state, seat, "reserve") + bonus(state, "reserve", seat))


def claim(state: ThronesState, fight: Challenge) -> int:
    """R12.1: the claim of the attacking player's plot plus modifiers."""
    value = _plot(state, fight.attacker).claim
    value += bonus(state, "claim", fight.attacker, where=fight.type)
    value += bonus(state, "claim_against", fight.defender, where=fight.type)
    return max(0, value)


def total(state: ThronesState, fight: Challenge, seat: int) -> int:
    """R11.7: the STR of a side's participants plus all modifiers of that side."""
    side = fight.side(seat)
    sums = sum(strength(state, card) for card in side if not holds(state, "adds_nothing", card))
    if side:
        sums += bonus(state, label_of("side", fight.type), seat)
    return max(0, sums)


def dominance(state: ThronesState, seat: int) -> int:
    """R13.1: own standing characters, gold, bonuses."""
    standing = [
        strength(state, card)
        for card in state.controlled(seat)
        if not state.board[card].knelt and state.fact(card).type == "character"
    ]
    return sum(standing) + state.players[seat].gold + bonus(state, "dominance", seat)
