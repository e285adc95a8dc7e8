"""R19: what a card or a player has right now: printed values with all modifiers, on demand."""

from collections.abc import Iterator
from typing import Any

from bot.games.lcg.context import Context
from bot.games.lcg.edition import edition_of
from bot.games.lcg.entry import Constant, number
from bot.games.lcg.facts import ICONS, keyword_value
from bot.games.lcg.state import LcgState
from bot.kernel.labels import label_of

Sources = dict[str, list[tuple[Context, Constant]]]


def blank(state: LcgState, card: int) -> bool:
    """R19.8: whether a card's printed text box counts as empty."""
    return card in _blanked(state)


def sources(state: LcgState) -> Iterator[int]:
    """Cards whose constant abilities work: all in play, and agendas (R3.9)."""
    yield from state.board
    for player in state.players:
        yield from player.agenda


def works(state: LcgState, kind: str) -> bool:
    """Whether anything of this kind works on anybody now; most kinds do not, at most moments."""
    return kind in _kinds(state)


def _kinds(state: LcgState) -> set[str]:
    memo = state.memo
    if "kinds" not in memo:
        memo["kinds"] = {*_constants(state), *(record.kind for record in state.lasting)}
    kinds: set[str] = memo["kinds"]
    return kinds


def kinds_of(state: LcgState, head: str) -> list[str]:
    """Return the kinds that work now and begin like this, such as `keyword:`."""
    memo = state.memo
    if head not in memo:
        memo[head] = sorted(kind for kind in _kinds(state) if kind.startswith(head))
    kinds: list[str] = memo[head]
    return kinds


def bonus(state: LcgState, kind: str, subject: int, *, where: str = "") -> int:
    """The sum of all modifiers of a kind on a card, or on a seat."""
    if not works(state, kind):
        return 0
    return sum(found for found, _ in each(state, kind, subject, where=where))


def holds(state: LcgState, kind: str, subject: int, *, where: str = "") -> bool:
    """Whether anything of this kind works on a card, or on a seat."""
    if not works(state, kind):
        return False
    return next(each(state, kind, subject, where=where), None) is not None


def held(state: LcgState, kind: str) -> list[int]:
    """The cards in play on which anything of this kind works."""
    if not works(state, kind):
        return []
    return [card for card in state.board if holds(state, kind, card)]


def least(state: LcgState, kind: str, subject: int) -> int | None:
    """The strictest of several caps; None if there is none."""
    return min((found for found, _ in each(state, kind, subject)), default=None)


def each(state: LcgState, kind: str, subject: int, *, where: str = "") -> Iterator[tuple[int, str]]:
    """Every modifier of a kind: its value, and what a lasting one is bound to."""
    edition = edition_of(state)
    for c, constant in _constants(state).get(kind, ()):
        if _is_on(c, constant) and constant.who(c, subject):
            if edition.shields and edition.ignores(state, kind, subject, c.me):
                continue
            yield (
                number(constant.value, c) if constant.of is None else constant.of(c, subject),
                where,
            )
    for record in state.lasting:
        if record.kind != kind or subject not in (record.card, record.seat):
            continue
        if not record.where or not where or record.where == where:
            yield record.value, record.where


def _is_on(c: Context, constant: Constant) -> bool:
    """Whether the condition of a constant ability holds; asked once for all cards it is about."""
    if constant.when is None:
        return True
    memo, key = c.state.memo, (c.me, id(constant))
    if key not in memo:
        memo[key] = constant.when(c)
    on: bool = memo[key]
    return on


def given_by(state: LcgState, kind: str, seat: int) -> bool:
    """Whether an open card of this seat gives modifiers of a kind, to whatever it may hold."""
    return any(c.you == seat for c, _ in _constants(state).get(kind, ()))


def offered(state: LcgState, kind: str, seat: int) -> int:
    """The sum of all modifiers of a kind that open cards of this seat give now."""
    return sum(
        number(constant.value, c)
        for c, constant in _constants(state).get(kind, ())
        if c.you == seat and _is_on(c, constant)
    )


def strength(state: LcgState, card: int) -> int:
    """R19.2, R19.5: a character's STR."""
    key = f"strength/{card}"
    memo = state.memo
    if key not in memo:
        base = state.fact(card).strength or 0
        memo[key] = max(0, base + bonus(state, "strength", card))
    found: int = memo[key]
    return found


def has_icon(state: LcgState, card: int, icon: str) -> bool:
    """A19.1: printed plus gained minus lost."""
    printed = int(icon in state.fact(card).icons)
    return printed + bonus(state, label_of("icon", icon), card) >= 1


def icons(state: LcgState, card: int) -> list[str]:
    """Return the challenge icons of a character, in their order."""
    if not kinds_of(state, "icon:"):
        printed = state.fact(card).icons
        return [icon for icon in ICONS if icon in printed]
    return [icon for icon in ICONS if has_icon(state, card, icon)]


def keywords(state: LcgState, card: int) -> set[str]:
    """All keywords of a card in play, `ambush(2)` and its like as printed."""
    memo = state.memo
    key = f"keywords/{card}"
    if key not in memo:
        found = set() if blank(state, card) else set(state.fact(card).keywords)
        for kind in kinds_of(state, "keyword:"):
            if holds(state, kind, card):
                found.add(kind.removeprefix("keyword:"))
        found -= {
            record.kind.removeprefix("lost:") for record in state.lasting if record.card == card
        }
        memo[key] = found
    known: set[str] = memo[key]
    return known


def has_keyword(state: LcgState, card: int, keyword: str) -> bool:
    """R21.2: a card has a keyword or not."""
    return any(keyword_value(one)[0] == keyword for one in keywords(state, card))


def traits(state: LcgState, card: int) -> set[str]:
    """Printed and gained traits."""
    gained = {
        record.where for record in state.lasting if record.kind == "trait" and record.card == card
    }
    given = {
        kind.removeprefix("trait:")
        for kind in kinds_of(state, "trait:")
        if holds(state, kind, card)
    }
    return {*state.fact(card).traits, *gained, *given}


def symbols(state: LcgState, seat: int, which: str) -> int:
    """R19.6: gold, initiative or reserve symbols on all cards a seat controls."""
    total = 0
    for card in state.controlled(seat):
        printed = getattr(state.fact(card).modifiers, which)
        if printed and not blank(state, card):
            total += printed
    return total


def _constants(state: LcgState) -> Sources:
    """All constant abilities that work now, by what they change."""
    memo = state.memo
    if "constants" not in memo:
        constants = edition_of(state).constants
        found: Sources = {}
        hidden = _blanked(state)
        for card in sources(state):
            known = constants.get(state.codes[card])
            if known is not None and card not in hidden:
                c = Context(state, _controller(state, card), card)
                for constant in known:
                    found.setdefault(constant.kind, []).append((c, constant))
        memo["constants"] = found
    working: Sources = memo["constants"]
    return working


def _blanked(state: LcgState) -> set[int]:
    memo: dict[str, Any] = state.memo
    if "blank" not in memo:
        found = {record.card for record in state.lasting if record.kind == "blank"}
        constants = edition_of(state).constants
        for card in sources(state):
            for constant in constants.get(state.codes[card], ()):
                if constant.kind == "blank":
                    c = Context(state, _controller(state, card), card)
                    found |= {other for other in state.board if constant.who(c, other)}
        memo["blank"] = found
    known: set[int] = memo["blank"]
    return known


def _controller(state: LcgState, card: int) -> int:
    piece = state.board.get(card)
    return state.owners[card] if piece is None else piece.controller
