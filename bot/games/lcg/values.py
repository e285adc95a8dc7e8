"""R19: what a card or a player has right now: printed values with all modifiers, on demand."""

from collections.abc import Iterable, Iterator
from typing import Any

from bot.games.lcg.context import Context
from bot.games.lcg.edition import edition_of
from bot.games.lcg.entry import Constant, number
from bot.games.lcg.facts import keyword_value
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


def bonus(state: LcgState, kind: str, subject: int, *, where: str = "") -> int:
    """The sum of all modifiers of a kind on a card, or on a seat."""
    return sum(found for found, _ in each(state, kind, subject, where=where))


def holds(state: LcgState, kind: str, subject: int, *, where: str = "") -> bool:
    """Whether anything of this kind works on a card, or on a seat."""
    if not state.lasting and kind not in _constants(state):
        return False
    return next(each(state, kind, subject, where=where), None) is not None


def least(state: LcgState, kind: str, subject: int) -> int | None:
    """The strictest of several caps; None if there is none."""
    return min((found for found, _ in each(state, kind, subject)), default=None)


def each(state: LcgState, kind: str, subject: int, *, where: str = "") -> Iterator[tuple[int, str]]:
    """Every modifier of a kind: its value, and what a lasting one is bound to."""
    edition = edition_of(state)
    for c, constant in _constants(state).get(kind, ()):
        if (constant.when is None or constant.when(c)) and constant.who(c, subject):
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


def given_by(state: LcgState, kind: str, seat: int) -> bool:
    """Whether an open card of this seat gives modifiers of a kind, to whatever it may hold."""
    return any(c.you == seat for c, _ in _constants(state).get(kind, ()))


def offered(state: LcgState, kind: str, seat: int) -> int:
    """The sum of all modifiers of a kind that open cards of this seat give now."""
    return sum(
        number(constant.value, c)
        for c, constant in _constants(state).get(kind, ())
        if c.you == seat and (constant.when is None or constant.when(c))
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


def keywords(state: LcgState, card: int) -> set[str]:
    """All keywords of a card in play, `ambush(2)` and its like as printed."""
    memo = state.memo
    key = f"keywords/{card}"
    if key not in memo:
        found = set() if blank(state, card) else set(state.fact(card).keywords)
        for kind in _keyword_kinds(state):
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
        for kind in _constants(state)
        if kind.startswith("trait:") and holds(state, kind, card)
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
        entries = edition_of(state).entries
        found: Sources = {}
        hidden = _blanked(state)
        for card in sources(state):
            entry = entries.get(state.codes[card])
            if entry is not None and entry.constants and card not in hidden:
                c = Context(state, _controller(state, card), card)
                for constant in entry.constants:
                    found.setdefault(constant.kind, []).append((c, constant))
        memo["constants"] = found
    known: Sources = memo["constants"]
    return known


def constant_kinds(state: LcgState) -> Iterable[str]:
    """What constant abilities that work now change."""
    return _constants(state)


def _blanked(state: LcgState) -> set[int]:
    memo: dict[str, Any] = state.memo
    if "blank" not in memo:
        found = {record.card for record in state.lasting if record.kind == "blank"}
        entries = edition_of(state).entries
        for card in sources(state):
            entry = entries.get(state.codes[card])
            for constant in entry.constants if entry else ():
                if constant.kind == "blank":
                    c = Context(state, _controller(state, card), card)
                    found |= {other for other in state.board if constant.who(c, other)}
        memo["blank"] = found
    known: set[int] = memo["blank"]
    return known


def _keyword_kinds(state: LcgState) -> list[str]:
    kinds = {kind for kind in _constants(state) if kind.startswith("keyword:")}
    kinds |= {record.kind for record in state.lasting if record.kind.startswith("keyword:")}
    return sorted(kinds)


def _controller(state: LcgState, card: int) -> int:
    piece = state.board.get(card)
    return state.owners[card] if piece is None else piece.controller
