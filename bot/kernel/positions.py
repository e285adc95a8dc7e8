"""What a game tells the scenario runner: its set-ups, how to arrange a position, what to see."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import BaseModel

from bot.kernel.asks import AnyAsk, Option
from bot.kernel.state import State

S = TypeVar("S", bound=State)


class Impossible(Exception):
    """A position that cannot be: where in the scenario (keys from the top) and why."""

    def __init__(self, message: str, *where: str | int) -> None:
        """Say what is wrong and where, below `change`."""
        super().__init__(message)
        self.where = where


class Positions(ABC, Generic[S]):
    """One per game, as `POSITIONS` in its `scenario` module."""

    setups: ClassVar[Mapping[str, int]]
    """Named set-ups and their numbers of players."""
    Position: ClassVar[type[BaseModel]]
    """Everything `change` may say."""
    faces: ClassVar[int] = 6
    """The highest number on any die of the game."""
    unordered: ClassVar[frozenset[str]] = frozenset()
    """Facts in which the order of a list means nothing."""

    @abstractmethod
    def start(self, setup: str, options: BaseModel, seed: str) -> S:
        """The state of a named set-up, not yet run to its first question."""

    @abstractmethod
    def arrange(self, state: S, position: Any) -> S:
        """Change the position, or raise Impossible; not yet run to its first question."""

    @abstractmethod
    def observe(self, state: S) -> dict[str, Any]:
        """Plain facts of the position, players by name."""

    @abstractmethod
    def names(self, state: S) -> list[str]:
        """What the players are called in scenarios, by seat; empty while they have no name."""

    @abstractmethod
    def snapshot(self, state: S) -> tuple[str, dict[str, Any]]:
        """The set-up and the changes by which a scenario comes to this position, or Impossible.

        The running phase begins anew there: what is half done cannot be written down.
        """

    def words(self) -> frozenset[str]:
        """Words of scenarios that are in no catalogue, such as the names of cards."""
        return frozenset()

    def called(self, kind: str, name: str) -> str | int:
        """A name such as `card:01050` as scenarios write it; a plain number as one."""
        return int(name) if name.isdecimal() else name

    def written(self, option: Option) -> str:
        """An option as scenarios write it."""
        return option.id

    def value(self, ask: AnyAsk, value: Any) -> Any:
        """An answer as people write it in scenarios, in the form the ask wants."""
        return value
