"""What a step works with: the state, and the few things a rule can do."""

from typing import Any, Generic, TypeVar

from bot.kernel.asks import AnyAsk, Offer, copy_for
from bot.kernel.errors import Broken
from bot.kernel.events import Event, Finish
from bot.kernel.frames import Frame, answer_key
from bot.kernel.state import State

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
        self.events.append(Event(type=type, args=args, to=to))

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
