"""The words in which cards are written; `docs/adding-cards.md` teaches them."""

from collections.abc import Callable, Iterable
from typing import Literal, TypeVar

from bot.games.lcg.context import Context
from bot.games.lcg.costs import Cost
from bot.games.lcg.entry import (
    Ability,
    Choice,
    Condition,
    Constant,
    Entry,
    Limit,
    Step,
    Test,
    Timing,
    Trigger,
    numbered,
)
from bot.games.lcg.refs import Seats

T = TypeVar("T")
Part = Ability | Constant | tuple[Constant, ...]
Costs = Cost | tuple[Cost, ...]
Effects = Step | tuple[Step, ...]
Per = Literal["challenge", "phase", "round"]


def card(id: str, name: str, *parts: Part) -> Entry:
    """One card: its id, its English name, and what it does, in the order of its text."""
    flat: list[Ability | Constant] = []
    for part in parts:
        flat.extend(part if isinstance(part, tuple) else (part,))
    return Entry(
        id,
        name,
        abilities=tuple(numbered(part) for part in flat if isinstance(part, Ability)),
        constants=tuple(part for part in flat if isinstance(part, Constant)),
    )


def table(*entries: Entry) -> dict[str, Entry]:
    """Entries by id; each once."""
    found = {entry.id: entry for entry in entries}
    if len(found) < len(entries):
        raise ValueError("a card is written twice")
    return found


def tables(parts: Iterable[dict[str, Entry]]) -> dict[str, Entry]:
    """All tables of a game in one."""
    return table(*(entry for part in parts for entry in part.values()))


def _tuple(parts: T | tuple[T, ...] | None) -> tuple[T, ...]:
    if parts is None:
        return ()
    return parts if isinstance(parts, tuple) else (parts,)


def _ability(
    timing: Timing,
    effect: Effects,
    trigger: Trigger | None = None,
    *,
    when: Condition | None = None,
    cost: Costs | None = None,
    choose: Choice | Test | None = None,
    limit: Limit | None = None,
    x: Callable[[Context], int] | Literal["choose"] | None = None,
    phases: tuple[str, ...] = (),
    saves: bool = False,
    cancels: bool = False,
    ends_condition: Condition | None = None,
    zone: str = "",
) -> Ability:
    if choose is not None and not isinstance(choose, Choice):
        choose = Choice(choose)
    return Ability(
        timing,
        _tuple(effect),
        trigger=trigger,
        phases=phases,
        condition=when,
        cost=_tuple(cost),
        choose=choose,
        limit=limit,
        x=x,
        saves=saves,
        cancels=cancels,
        ends_condition=ends_condition,
        zone=zone,
    )


def action(
    effect: Effects,
    *,
    phase: str = "",
    when: Condition | None = None,
    cost: Costs | None = None,
    choose: Choice | Test | None = None,
    limit: Limit | None = None,
    x: Callable[[Context], int] | Literal["choose"] | None = None,
    zone: str = "",
) -> Ability:
    """**Action:** or, with `phase`, **Marshaling Action:** and its like (R6.5)."""
    return _ability(
        "action",
        effect,
        when=when,
        cost=cost,
        choose=choose,
        limit=limit,
        x=x,
        phases=(phase,) if phase else (),
        zone=zone,
    )


def reaction(
    after: Trigger,
    effect: Effects,
    *,
    when: Condition | None = None,
    cost: Costs | None = None,
    choose: Choice | Test | None = None,
    limit: Limit | None = None,
    x: Callable[[Context], int] | Literal["choose"] | None = None,
    zone: str = "",
) -> Ability:
    """**Reaction:** After …, effect."""
    return _ability(
        "reaction", effect, after, when=when, cost=cost, choose=choose, limit=limit, x=x, zone=zone
    )


def forced_reaction(after: Trigger, effect: Effects, *, when: Condition | None = None) -> Ability:
    """**Forced Reaction:** After …, effect."""
    return _ability("forced_reaction", effect, after, when=when)


def interrupt(
    to: Trigger,
    effect: Effects,
    *,
    when: Condition | None = None,
    cost: Costs | None = None,
    choose: Choice | Test | None = None,
    limit: Limit | None = None,
) -> Ability:
    """**Interrupt:** When …, effect."""
    return _ability("interrupt", effect, to, when=when, cost=cost, choose=choose, limit=limit)


def forced_interrupt(to: Trigger, effect: Effects, *, when: Condition | None = None) -> Ability:
    """**Forced Interrupt:** When …, effect."""
    return _ability("forced_interrupt", effect, to, when=when)


def saving(
    to: Trigger,
    effect: Effects,
    *,
    when: Condition | None = None,
    cost: Costs | None = None,
    limit: Limit | None = None,
    ends_condition: Condition | None = None,
) -> Ability:
    """**Interrupt:** When … would …, save that card. The effect begins with `Save()`."""
    return _ability(
        "would",
        effect,
        to,
        when=when,
        cost=cost,
        limit=limit,
        saves=True,
        ends_condition=ends_condition,
    )


def cancelling(
    to: Trigger,
    effect: Effects,
    *,
    when: Condition | None = None,
    cost: Costs | None = None,
    limit: Limit | None = None,
    x: Callable[[Context], int] | None = None,
) -> Ability:
    """**Interrupt:** When the effects of … would initiate, cancel them. With `Cancel()`."""
    return _ability("would", effect, to, when=when, cost=cost, limit=limit, x=x, cancels=True)


def when_revealed(effect: Effects, *, choose: Choice | Test | None = None) -> Ability:
    """**When Revealed:** effect (R7.5)."""
    trigger = Trigger(("revealed",), lambda c: c.event.card == c.me)
    return _ability("when_revealed", effect, trigger, choose=choose)


def one(test: Test, *, zone: str | tuple[str, ...] = "play", whose: Seats | None = None) -> Choice:
    """Choose one card, from play or from piles of these players (yours unless told otherwise)."""
    return Choice(test, zones=(zone,) if isinstance(zone, str) else zone, whose=whose)


def up_to(
    most: int, test: Test, *, zone: str = "play", least: int = 1, whose: Seats | None = None
) -> Choice:
    """A16.2: up to so many cards, at least one."""
    return Choice(test, least=least, most=most, zones=(zone,), whose=whose)


def any_number(test: Test, fits: Callable[[Context, list[int]], bool]) -> Choice:
    """Cards that together fit something."""
    return Choice(test, most=1_000, fits=fits)


def an_opponent(test: Test = lambda c, seat: True) -> Choice:
    """Choose an opponent."""
    return Choice(lambda c, seat: c.state.opposed(c.you, seat) and test(c, seat), players=True)


def a_player(test: Test = lambda c, seat: True) -> Choice:
    """Choose a player."""
    return Choice(test, players=True)


def limit(times: int, per: Per) -> Limit:
    """R20.1: limit X per period, for each copy in play."""
    return Limit(times, per, "limit")


def maximum(times: int, per: Per) -> Limit:
    """R20.3: max X per period, over all copies of the title."""
    return Limit(times, per, "max")
