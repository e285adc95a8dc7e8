"""Questions that the rules put to one seat after the other, asked all at once.

A later player may know what the earlier ones said. So everybody with somebody before them may
also answer `AFTER`: they are asked again, and then wait for nobody, once all before them are heard.
A frame keeps an `InTurn` as a field and goes round two steps, `ask` and `hear`, until it is done.
"""

from collections.abc import Callable
from typing import Any

from pydantic import BaseModel, ConfigDict

from bot.kernel.asks import Assign, Choose, Illegal, Option
from bot.kernel.state import Frame, Play

AFTER = "after"
"""The option of those who want to hear the ones before them first."""
LABEL = "after-those-before-me"


class InTurn(BaseModel):
    """Who has still to be heard on one topic, and what has been said out of turn."""

    model_config = ConfigDict(extra="forbid")

    seats: list[int] = []
    """Those not heard yet, in the order of the rules."""
    kept: dict[int, str | dict[str, str]] = {}
    """Answers of later seats, an option or an assignment; told when it is their turn. A frame may
    put in what a standing order says: that seat is not asked."""
    waiting: list[int] = []
    """Those who answered AFTER."""

    @property
    def done(self) -> bool:
        """Whether everybody has been heard."""
        return not self.seats

    def ask(self, play: Play[Any], make: Callable[[int], Choose | Assign]) -> None:
        """Ask everybody who can answer now.

        `make` builds a seat's question: one option of a Choose, or an Assign of values. The frame's
        `check_<topic>` has to call `check_after` for an Assign.
        """
        for seat in self._asked():
            question = make(seat)
            before = any(ask.topic == question.topic for ask in play.state.asks)
            if before and question.forced is None:
                options = question.values if isinstance(question, Assign) else question.options
                options.append(Option(id=AFTER, label=LABEL))
            play.ask(question)

    def hear(self, frame: Frame, topic: str) -> list[tuple[int, Any]]:
        """Take the answers; return seats and options, in turn, that can be told now."""
        self.take(frame, topic)
        return self.next_told()

    def take(self, frame: Frame, topic: str) -> None:
        """Take the answers, as `hear` does, without telling any."""
        for seat in self._asked():
            value = frame.given(topic, seat)
            if AFTER in (value.values() if isinstance(value, dict) else value):
                self.waiting.append(seat)
            else:
                self.kept[seat] = value if isinstance(value, dict) else frame.chosen(topic, seat)

    def next_told(self) -> list[tuple[int, Any]]:
        """Seats and options or assignments, in turn, that can be told now; each once."""
        told: list[tuple[int, Any]] = []
        while self.seats and self.seats[0] in self.kept:
            seat = self.seats.pop(0)
            told.append((seat, self.kept.pop(seat)))
        return told

    def _asked(self) -> list[int]:
        """Those who are asked in this round: whoever waits is asked when it is their turn."""
        free = [seat for seat in self.seats if seat not in self.kept]
        return [seat for seat in free if seat not in self.waiting or seat == self.seats[0]]


def check_after(value: dict[str, Any]) -> None:
    """Refuse an assignment that says AFTER for some keys only."""
    said = list(value.values())
    if AFTER in said and any(one != AFTER for one in said):
        raise Illegal("after-for-all")
