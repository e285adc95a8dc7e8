"""R16.1 (2), (3): what a card costs, with all reductions (A16.3)."""

from bot.games.lcg.context import Context
from bot.games.lcg.edition import edition_of
from bot.games.lcg.effects import Reduce
from bot.games.lcg.state import NONE, Lasting, LcgState
from bot.games.lcg.values import each, offered


def price(state: LcgState, seat: int, card: int, code: str, how: str, x: int = 0) -> int:
    """What a seat pays to marshal or play a card; never below 0.

    `card` is NONE for a card that somebody may hold; then `code` says which, and every reduction
    counts that might fit it.
    """
    fact = state.cards[code]
    base = x if fact.cost == "X" else fact.price
    if card == NONE:
        records = [one.value for one in state.lasting if _is_reduction(one, seat, how)]
        return max(0, base - sum(records) - offered(state, f"reduction:{how}", seat))
    less = sum(record.value for record in _fitting(state, seat, card, how))
    less += sum(value for value, _ in each(state, f"reduction:{how}", card))
    if how == "marshal":
        base += edition_of(state).surcharge(state, seat, card)
    return max(0, base - less)


def spend(state: LcgState, seat: int, card: int, code: str, how: str) -> None:
    """Reductions for "the next" card are used up by it, needed or not."""
    used = _fitting(state, seat, card, how)
    if used:
        state.lasting = [record for record in state.lasting if record not in used]
        state.changed()


def _fitting(state: LcgState, seat: int, card: int, how: str) -> list[Lasting]:
    found = [one for one in state.lasting if _is_reduction(one, seat, how)]
    return [one for one in found if _fits(state, seat, one, card)]


def _is_reduction(record: Lasting, seat: int, how: str) -> bool:
    return record.kind == "reduction" and record.seat == seat and record.where in ("any", how)


def _fits(state: LcgState, seat: int, record: Lasting, card: int) -> bool:
    code, ability, block, place = record.step.split("/")
    step = edition_of(state).ability(code, int(ability)).blocks[int(block)][int(place)]
    assert isinstance(step, Reduce)
    return step.test(Context(state, seat), card)
