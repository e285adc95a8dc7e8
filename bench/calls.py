"""Whom the simulated month has pinged, and whether that was ever once too often."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bench.habits import Person
from bot.kernel import Offer
from bot.kernel.asks import AnyAsk
from bot.table.pings import BETWEEN_NUDGES


@dataclass
class Calls:
    """Every ping: never in quiet hours, never twice for the same thing, nudges with a pause."""

    people: Mapping[int, Person]
    clock: Callable[[], int]
    counts: Counter[str]
    breach: Callable[[str], None]
    undone: Counter[int] = field(default_factory=Counter)
    """How often something was taken back in each game."""
    _pings: Counter[tuple[int, int, tuple[int, ...], str]] = field(default_factory=Counter)
    _nudges: dict[tuple[int, int], int] = field(default_factory=dict)

    def call(
        self, session_id: int, user: int, asks: Sequence[AnyAsk], since: int, what: str
    ) -> None:
        """A ping about what somebody is asked; under a veil they may be named all the while."""
        question = min((_question(ask) for ask in asks if ask.owed), default=(0, 0))
        # What was taken back and comes again has the same number, and is asked anew.
        self.ping(session_id, user, (*question, since, self.undone[session_id]), what)

    def ping(self, session_id: int, user: int, about: tuple[int, ...], what: str) -> None:
        """A ping about anything."""
        now = self.clock()
        self.counts[f"ping {what}"] += 1
        if self.people[user].away(now):
            self.breach(f"{user} was pinged ({what}) in quiet hours")
        if what == "nudge":
            last = self._nudges.get((session_id, user))
            if last is not None and now - last < BETWEEN_NUDGES:
                self.breach(f"{user} was nudged twice within six hours")
            self._nudges[session_id, user] = now
            return
        self._pings[session_id, user, about, what] += 1
        if self._pings[session_id, user, about, what] > 1:
            self.breach(f"{user} was pinged twice ({what}) for the same thing in {session_id}")


def _question(ask: AnyAsk) -> tuple[int, int]:
    """A question; in a talk every proposal is a new one to the other side."""
    talk = ask.proposal if isinstance(ask, Offer) else None
    return ask.id, talk.number if talk is not None else 0
