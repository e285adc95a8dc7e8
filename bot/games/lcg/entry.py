"""What a card does, as an entry in a table: abilities, each readable like the card itself."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from bot.games.lcg.context import Context
from bot.kernel import Choose

Timing = Literal[
    "action",
    "would",
    "forced_interrupt",
    "interrupt",
    "forced_reaction",
    "reaction",
    "when_revealed",
]
Condition = Callable[[Context], bool]
Test = Callable[[Context, int], bool]
"""Whether a card fits (or a seat)."""
Number = int | Callable[[Context], int]


def number(value: Number, c: Context) -> int:
    """A number that may depend on the moment."""
    return value if isinstance(value, int) else value(c)


@dataclass(frozen=True)
class Trigger:
    """R15.1: the kinds of deed an ability waits for, and which of them fit."""

    kinds: tuple[str, ...]
    test: Condition = lambda c: True

    def __and__(self, other: Condition) -> "Trigger":
        """The same with a further condition."""
        return Trigger(self.kinds, lambda c: self.test(c) and other(c))


@dataclass(frozen=True)
class Limit:
    """R20: `limit` counts for each copy in play, `max` for all copies of a title of one player."""

    times: int
    per: Literal["challenge", "phase", "round"]
    kind: Literal["limit", "max"]


class Step(ABC):
    """A part of an effect. It may do something, or ask somebody and go on with the answer."""

    blocks: tuple[tuple["Step", ...], ...] = ()
    """Steps inside this one, which may be run later."""
    then = False
    """R18.3: only if the step before was carried out completely."""
    waits: "Trigger | None" = None
    """R18.9: what a delayed step waits for."""
    number = 0
    """The place of this step's first block in its ability."""

    def could(self, c: Context) -> bool:
        """R14.9: whether it could change anything."""
        return True

    def affects(self, c: Context, card: int) -> bool | None:
        """R16.14: whether it could change anything about this target; None: not about targets."""
        return None

    @abstractmethod
    def run(self, c: Context) -> bool | None:
        """Do it; False: it could not be carried out."""


class Ask(Step):
    """A step that asks one or more players, in player order (R28.1)."""

    @abstractmethod
    def seats(self, c: Context) -> list[int]:
        """Return whom to ask."""

    @abstractmethod
    def question(self, c: Context, seat: int) -> Choose | None:
        """What to ask a seat; None: there is nothing to ask."""

    def run(self, c: Context) -> bool | None:
        """The frame that resolves the effect asks."""
        return None

    @abstractmethod
    def heard(self, c: Context, answers: Mapping[int, list[str]]) -> bool | None:
        """Take the answers; False: this part was not carried out."""


@dataclass(frozen=True)
class Choice:
    """R16.9: the targets of an ability. `zone` and `whose` say where to look."""

    test: Test
    least: int = 1
    most: int = 1
    zones: tuple[str, ...] = ("play",)
    whose: Callable[[Context], list[int]] | None = None
    players: bool = False
    """Whether seats are chosen, not cards."""
    fits: Callable[[Context, list[int]], bool] | None = None
    """What must hold for all chosen cards together, and so for each of them alone."""


@dataclass(frozen=True)
class Ability:
    """R14.2: a triggered ability: when, if, at which cost, on what, how often, what it does."""

    timing: Timing
    effect: tuple[Step, ...]
    trigger: Trigger | None = None
    phases: tuple[str, ...] = ()
    condition: Condition | None = None
    cost: tuple[Any, ...] = ()
    choose: Choice | None = None
    limit: Limit | None = None
    x: Callable[[Context], int] | Literal["choose"] | None = None
    """What X is in the cost of an event (R16.8)."""
    zone: str = ""
    """Where its card is, if not in play (an event: in hand)."""
    saves: bool = False
    cancels: bool = False
    ends_condition: Condition | None = None
    """R17.6: whether this save would end the condition that keeps removing the card."""
    blocks: tuple[tuple[Step, ...], ...] = field(default=(), compare=False)

    @property
    def forced(self) -> bool:
        """R14.3: whether it must be used."""
        return self.timing in ("forced_interrupt", "forced_reaction", "when_revealed")


@dataclass(frozen=True)
class Constant:
    """R14.6: a modifier that works while its card is in play and its condition holds.

    `kind` says what it changes, `who` which cards or seats it changes.
    """

    kind: str
    who: Test
    value: Number = 1
    when: Condition | None = None
    of: Callable[[Context, int], int] | None = None
    """The value, where it depends on the card or seat it is on."""


@dataclass(frozen=True)
class Entry:
    """Everything one card does beyond what is printed as numbers, icons, traits and keywords."""

    id: str
    name: str
    abilities: tuple[Ability, ...] = ()
    constants: tuple[Constant, ...] = ()


def numbered(ability: Ability) -> Ability:
    """The same ability with all blocks of steps, also those inside others, in one list."""
    blocks = [ability.effect]
    for block in blocks:  # grows while we walk through it
        for step in block:
            step.number = len(blocks)
            blocks.extend(step.blocks)
    return replace(ability, blocks=tuple(blocks))
