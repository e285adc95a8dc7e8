"""What a text comes to: moves that are certain, proposals, a refusal, something to look at."""

from dataclasses import dataclass, field
from typing import Any, Literal

from bot.kernel import Illegal, Preference, View
from bot.kernel.asks import AnyAsk
from bot.reader.lexicon import Lexicon
from bot.text.words import SeatName

Step = tuple[AnyAsk, Any]
Kind = Literal["do", "note", "plan", "offer", "refuse", "look", "order", "ask", "silence"]
"""What is to be done with a reading:

- `do`: make the move; `note`: keep a form that is not complete yet; `plan`: keep it for its time;
- `offer`: show these moves as buttons; `ask`: show the question with its answers;
- `refuse`: say why not; `look`: show something; `order`: change a standing order;
- `silence`: nothing in it is a move.
"""


@dataclass(frozen=True, slots=True)
class Move:
    """A chain of answers: to an open question, and to those that will follow from it."""

    steps: tuple[Step, ...]
    optional: int = 0
    """So many of the last answers may turn out not to be asked."""

    @property
    def asked(self) -> list[Step]:
        """Where a later question has only one answer, nobody is asked."""
        return [(ask, value) for ask, value in self.steps if ask.id or ask.forced != value]

    @property
    def answers(self) -> list[tuple[int | str, Any]]:
        """As the table takes them: open questions by their id, later ones by their topic."""
        return [(ask.id or ask.topic, value) for ask, value in self.asked]

    @property
    def key(self) -> str:
        """The same for the same answers."""
        return repr(self.answers)

    def without(self, last: int) -> "Move":
        """The same chain without so many of its last answers."""
        return Move(tuple(self.asked[:-last])) if last else self


@dataclass(frozen=True, slots=True)
class Ordered:
    """Which standing order is meant, and what it shall be; None where that is not certain."""

    key: str
    value: str | list[str] | None


@dataclass(slots=True)
class Reading:
    """What the next part of a message comes to, and how many of its parts that takes."""

    kind: Kind
    moves: list[Move] = field(default_factory=list)
    refusal: Illegal | None = None
    look: str = ""
    order: Ordered | None = None
    taken: int = 1
    half: bool = False
    """Of what is refused: whether all of it is certain, so that its legal half may be kept."""
    agrees: bool = False
    """Whether it is nothing but a `yes`, which may be said to what was offered."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What a player sees who writes: the questions in order, the first owed one is shown."""

    game: str
    view: View
    lexicon: Lexicon
    seat: SeatName | None = None
    """What a seat is called at this table."""
    people: tuple[str, ...] = ()
    """What those who sit here are called, by their seats."""
    orders: dict[str, Preference] = field(default_factory=dict)
    coming: tuple[AnyAsk, ...] = ()
    """Questions this seat can write a plan for."""
    noted: dict[str, Any] = field(default_factory=dict)
    """What was written into the form of the question that is shown."""

    @property
    def shown(self) -> AnyAsk | None:
        """The question that is shown: the first that is owed, else the first."""
        asks = self.view.asks
        return next((ask for ask in asks if ask.owed), asks[0] if asks else None)
