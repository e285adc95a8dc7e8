"""Values of players and cards: what plots, symbols, titles and all modifiers add up to."""

from bot.games.card_game_1e.rules.state import FirstState
from bot.games.lcg.facts import PlotValues
from bot.games.lcg.state import Challenge
from bot.games.lcg.values import blank, bonus, has_keyword, holds, strength, symbols
from bot.kernel.labels import label_of

_NONE = PlotValues(income=0, initiative=0, claim=0)
SIDE = {
    "power": "crown_regent",
    "military": "lord_commander_of_the_kingsguard",
    "intrigue": "master_of_whispers",
}
"""R13.9, R13.10, R13.12: the title that adds strength in a type of challenge."""
TITLE_STRENGTH = 3
COIN, COIN_INCOME = "master_of_coin", 2
LAWS, LAWS_CARDS = "master_of_laws", 1


def _plot(state: FirstState, seat: int) -> PlotValues:
    card = state.plot(seat)
    return _NONE if card is None else (state.fact(card).plot or _NONE)


def income(state: FirstState, seat: int) -> int:
    """R7.2: the plot's income plus all modifiers on cards in play; R13.14."""
    title = COIN_INCOME if state.titled(seat, COIN) else 0
    return max(0, plot_income(state, seat) + symbols_of(state, seat) + title)


def plot_income(state: FirstState, seat: int) -> int:
    """The income of the revealed plot."""
    card = state.plot(seat)
    if card is not None and holds(state, "no_base_income", card):
        return 0
    return _plot(state, seat).income


def symbols_of(state: FirstState, seat: int) -> int:
    """R2.14: income bonuses on cards in play, also of kneeling ones."""
    if holds(state, "no_income_bonus", seat):
        return bonus(state, "income", seat)
    return symbols(state, seat, "gold") + bonus(state, "income", seat)


def initiative(state: FirstState, seat: int) -> int:
    """R2.15: the plot's initiative plus all modifiers on cards in play."""
    printed = _plot(state, seat).initiative
    return printed + symbols(state, seat, "initiative") + bonus(state, "initiative", seat)


def claim(state: FirstState, fight: Challenge) -> int:
    """R8.8: the claim of the attacker's revealed plot."""
    value = _plot(state, fight.attacker).claim
    return max(0, value + bonus(state, "claim", fight.attacker, where=fight.type))


def draws(state: FirstState, seat: int) -> int:
    """R6.1, R13.13: cards in the draw phase."""
    return 2 + (LAWS_CARDS if state.titled(seat, LAWS) else 0) + bonus(state, "draw", seat)


def influence(state: FirstState, card: int) -> int:
    """R2.16, R2.17: the influence of a card in play."""
    return 0 if blank(state, card) else state.fact(card).influence


def total(state: FirstState, fight: Challenge, seat: int) -> int:
    """R8.6: the STR of a side's participants, plus what a title adds."""
    side = fight.side(seat)
    sums = sum(counted(state, fight, card) for card in side)
    if side and state.titled(seat, SIDE[fight.type]):
        sums += TITLE_STRENGTH
    if side:
        sums += bonus(state, label_of("side", fight.type), seat)
    return max(0, sums)


def counted(state: FirstState, fight: Challenge, card: int) -> int:
    """R17.2, R18.1: what a participant adds to its side."""
    if holds(state, "adds_nothing", card):
        return 0
    own = full_strength(state, fight, card)
    for other in fight.attackers:
        if has_keyword(state, other, "intimidate") and full_strength(state, fight, other) > own:
            return 0
    return own


def full_strength(state: FirstState, fight: Challenge, card: int) -> int:
    """R18.1: STR with what melee adds."""
    own = strength(state, card)
    if has_keyword(state, card, "melee"):
        seat = state.board[card].controller
        others = (*fight.attackers, *fight.defenders)
        own += sum(state.opposed(seat, state.board[one].controller) for one in others)
    return own


def dominance(state: FirstState, seat: int) -> int:
    """R9.1: own standing characters, and gold in the pool."""
    standing = [
        strength(state, card)
        for card in state.controlled(seat)
        if not state.board[card].knelt and state.fact(card).type == "character"
    ]
    return sum(standing) + state.players[seat].gold + bonus(state, "dominance", seat)
