"""A game's state: plain JSON at every moment a human is being waited for.

`Event` and `Finish` are what happened, as data. A `Frame` is a rule in progress; the state holds a
stack of them. `Play` is what the steps of a frame work with.
"""

from typing import Annotated, Any, ClassVar, Generic, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, JsonValue, SerializeAsAny, WrapValidator
from pydantic_core.core_schema import ValidatorFunctionWrapHandler

from bot.kernel.asks import AnyAsk, Ask, Broken, Offer, copy_for
from bot.kernel.rng import Rng


class Event(BaseModel):
    """Something that happened: its type, its parameters, and who may see it (None: everybody)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    type: str
    args: dict[str, Any] = Field(default_factory=dict)
    to: list[int] | None = None

    def seen_by(self, viewer: int | None) -> bool:
        """Whether this seat (None: the public) may know of it."""
        return self.to is None or viewer in self.to


class Finish(BaseModel):
    """How the game ended: places from first to last, those who share a place together."""

    model_config = ConfigDict(extra="forbid")

    reason: str
    places: list[list[int]]
    points: dict[int, int] = {}

    @property
    def winners(self) -> list[int]:
        """The seats on the first place; more than one is a shared victory."""
        return self.places[0]


DONE = ""
"""What a step returns to end its frame; also where a frame stands that has run out of steps."""

_frames: dict[str, type["Frame"]] = {}


class Frame(BaseModel):
    """Steps are methods, run in the order of `steps`; each takes the Play and may return a step.

    A step may change the state, emit events, open asks, or push another frame. What is asked in
    one step is answered by the time the next one runs. Returning None goes on to the next step,
    returning a step's name goes there, returning DONE ends the frame. The step is kept by name,
    so that a later release may put another one in between.
    """

    model_config = ConfigDict(extra="forbid")

    steps: ClassVar[tuple[str, ...]] = ()

    frame: str = ""
    step: str = ""
    answers: dict[str, JsonValue] = Field(default_factory=dict)

    def __init_subclass__(cls, *, name: str = "", **kwargs: Any) -> None:
        """Register the frame under its name, which saved games refer to: never rename it."""
        super().__init_subclass__(**kwargs)
        if not name:
            return
        if name in _frames and _frames[name].__qualname__ != cls.__qualname__:
            raise TypeError(f"two frames are called {name}")
        _frames[name] = cls
        cls._name = name

    _name: ClassVar[str] = ""

    def model_post_init(self, context: Any) -> None:
        """A new frame stands at its first step."""
        if not self.frame:
            self.frame = self._name
            self.step = self.steps[0]

    def following(self, step: str) -> str:
        """The step after this one, or DONE."""
        place = self.steps.index(step) + 1
        return self.steps[place] if place < len(self.steps) else DONE

    def given(self, topic: str, seat: int, which: str = "") -> Any:
        """What this seat answered to this frame's last ask on the topic, to `which` of several."""
        return self.answers[answer_key(topic, seat, which)]

    def chosen(self, topic: str, seat: int, which: str = "") -> str:
        """The one option this seat chose."""
        (option,) = self.given(topic, seat, which)
        return str(option)

    def overheard(self, seat: int, value: Any) -> None:
        """Take note of what a seat had answered when another one's act ended the step."""

    def forget(self, hidden: list[int]) -> None:
        """Replace what these seats have said in secret by something anybody might have said."""


def frame_names() -> list[str]:
    """The names of all frames that are loaded."""
    return sorted(_frames)


def answer_key(topic: str, seat: int, which: str = "") -> str:
    """The name under which a frame keeps an answer; saved games have it."""
    return f"{topic}/{seat}/{which}" if which else f"{topic}/{seat}"


def _decode(value: Any, handler: ValidatorFunctionWrapHandler) -> Frame:
    """Find the frame's class by its name."""
    if isinstance(value, Frame):
        return value
    name = value.get("frame") if isinstance(value, dict) else None
    known = _frames.get(str(name))
    if known is None:
        raise ValueError(f"there is no frame called {name!r}")
    return known.model_validate(value)


AnyFrame = Annotated[SerializeAsAny[Frame], WrapValidator(_decode)]


class State(BaseModel):
    """What every game's state has; a game adds its own fields."""

    model_config = ConfigDict(extra="forbid")

    game: str
    version: int
    seats: int
    rng: Rng
    stack: list[AnyFrame] = []
    asks: list[Ask] = []
    asked: dict[int, int] = {}
    """How many asks each seat has had. Counted apart, so that the id of one's own question does
    not give away whether somebody else was asked something in secret."""
    preferences: dict[int, dict[str, JsonValue]] = {}
    """Each seat's standing orders, seen by that seat alone."""
    told: dict[int, dict[str, str]] = {}
    """Standing orders that have decided for a seat, so that it is told of each of them once.

    The value is what it decided, until the seat has acted after that; then it is empty.
    """
    conceded: list[int] = []
    finish: Finish | None = None

    def as_told(self, event: Event) -> list[Event]:
        """An event as it is told at this moment; a game may tell one seat more than another."""
        return [event]

    def new_ask_id(self, seat: int) -> int:
        """An id that is never used again, from 1 on."""
        place = self.asked.get(seat, 0)
        self.asked[seat] = place + 1
        return place * self.seats + seat + 1

    def was_asked(self, ask_id: int) -> bool:
        """Whether there has been an ask with this id."""
        place, seat = divmod(ask_id - 1, self.seats)
        return 0 <= place < self.asked.get(seat, 0)

    def news(self, seat: int) -> dict[str, str]:
        """Standing orders that decided for this seat for the first time since it last acted."""
        return {key: choice for key, choice in self.told.get(seat, {}).items() if choice}

    def seen(self, seat: int, *keys: str) -> None:
        """This seat knows by now that these orders decided for it."""
        for key in keys:
            if key in self.told.get(seat, {}):
                self.told[seat][key] = ""

    def copy_state(self) -> Self:
        """An independent copy; through JSON, which is faster than a deep copy."""
        return self.model_validate_json(self.model_dump_json())

    def preference(self, seat: int, key: str, default: str) -> str:
        """This seat's standing order."""
        return str(self.preferences.get(seat, {}).get(key, default))

    def preferred(self, seat: int, key: str, default: tuple[str, ...] = ()) -> tuple[str, ...]:
        """The same for a standing order that takes any number of choices."""
        value = self.preferences.get(seat, {}).get(key)
        return tuple(map(str, value)) if isinstance(value, list) else default


S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Frame)


class Play(Generic[S]):
    """One run of the engine over one state."""

    def __init__(self, state: S) -> None:
        """Take the state to be changed in place."""
        self.state = state
        self.events: list[Event] = []
        self.revealed = False
        self.spared: list[AnyAsk] = []
        """Questions with one legal answer, with that answer: nobody was asked."""
        self._asked: set[str] = set()
        """What this step has asked so far."""

    def begin_step(self) -> None:
        """Call before each step: what one step asks must be told apart by topic, seat and which."""
        self._asked.clear()

    def emit(self, type: str, to: list[int] | None = None, **args: Any) -> None:
        """Say what happened, to everybody or to some seats."""
        self.events += self.state.as_told(Event(type=type, args=args, to=to))

    def push(self, frame: Frame) -> None:
        """Start another rule; the current one goes on when it is done."""
        self.state.stack.append(frame)

    def ask(self, ask: AnyAsk) -> None:
        """Open a question to one seat, or answer it at once if there is nothing to decide.

        All asks opened in one step are open at the same time. Several of one topic to one seat are
        told apart by their `which`; without it one answer would hide the other, so that is Broken.
        """
        self._note_asked(ask)
        ask.id = self.state.new_ask_id(ask.seat)
        certain = None if ask.veiled else ask.forced
        if certain is None and ask.seat in self.state.conceded:
            certain = ask.check(ask.default)
        if certain is not None:
            self._answered(ask, certain)
            if ask.seat not in self.state.conceded:
                ask.answer = certain
                self.spared.append(ask)
        else:
            self.state.asks.append(ask)

    def talk(self, offer: Offer) -> None:
        """Open a talk between all parties of the offer."""
        if any(party in self.state.conceded for party in offer.parties):
            for party in offer.parties:
                self._answered(copy_for(offer, party), {"agreed": None})
            return
        for party in offer.parties:
            mine = copy_for(offer, party)
            self._note_asked(mine)
            mine.id = self.state.new_ask_id(party)
            self.state.asks.append(mine)

    def reveal(self) -> None:
        """Something hidden became known by this: the move that led here cannot be taken back."""
        self.revealed = True

    def roll(self, sides: int) -> int:
        """One die, in the open."""
        self.reveal()
        return self.state.rng.roll(sides)

    def order(self, seat: int, key: str, default: str, *asks: str) -> str:
        """This seat's standing order, where a question would be asked without it.

        It is noted in the seat's log, unless it says to ask (`asks`).
        """
        wish = self.state.preference(seat, key, default)
        if wish not in asks:
            self.followed(seat, key, wish)
        return wish

    def followed(self, seat: int, key: str, choice: str) -> None:
        """A standing order has decided: told to its seat alone, once in a move.

        One that nobody has given is told once in a game, since it may give a right away.
        `choice` is one of the order's choices, or a name such as `territory:pyke`.
        """
        if seat in self.state.conceded:
            return
        first = key not in self.state.told.get(seat, {})
        if first:
            self.state.told.setdefault(seat, {})[key] = choice
        if key not in self.state.preferences.get(seat, {}):
            if first:
                self.emit("order-told", to=[seat], order=key, choice=choice)
            return
        told = len(self.events)
        self.emit("order-followed", to=[seat], order=key, choice=choice)
        if self.events[-1] in self.events[:told]:
            self.events.pop()

    def frame(self, kind: type[F]) -> F:
        """The innermost frame of this kind that is in progress."""
        for frame in reversed(self.state.stack):
            if isinstance(frame, kind):
                return frame
        raise Broken(f"no {kind.__name__} is in progress")

    def finish(self, reason: str, places: list[list[int]], points: dict[int, int]) -> None:
        """End the game: places from first to last."""
        self.state.finish = Finish(reason=reason, places=places, points=points)
        self.state.asks.clear()
        self.state.stack.clear()

    def close(self) -> None:
        """Hand the answers that are in to the frame that asked."""
        for ask in self.state.asks:
            self._answered(ask, ask.answer)
        self.state.asks.clear()

    def _note_asked(self, ask: AnyAsk) -> None:
        key = answer_key(ask.topic, ask.seat, ask.which)
        if key in self._asked:
            raise Broken(f"{key} is asked twice in one step")
        self._asked.add(key)

    def _answered(self, ask: AnyAsk, value: Any) -> None:
        key = answer_key(ask.topic, ask.seat, ask.which)
        self.state.stack[-1].answers[key] = value
