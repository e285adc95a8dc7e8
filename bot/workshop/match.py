"""A whole game played by program, one answer at a time."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from typing import Generic, TypeVar

from pydantic import BaseModel

from bot.kernel import Answer, Broken, Event, Illegal, Rng, Rules, State, answer, begin
from bot.kernel.asks import AnyAsk
from bot.kernel.engine import check
from bot.kernel.rules import Policy
from bot.workshop.policies import at_random, by_default, eager

S = TypeVar("S", bound=State)

MOST_ANSWERS = 200_000
MOST_TRIES = 200


@dataclass(frozen=True)
class Step:
    """One answer, and what came of it."""

    given: Answer
    topic: str
    events: list[Event]


class Match(Generic[S]):
    """A game between policies; `state` is the position after the last answer."""

    def __init__(
        self,
        rules: Rules[S],
        seats: int,
        seed: str,
        policies: Sequence[Policy],
        options: BaseModel | None = None,
        *,
        in_place: bool = True,
    ) -> None:
        """Set the game up; the policies get a chance of their own, apart from the game's."""
        self.rules = rules
        self.policies = policies
        self.rng = Rng(seed=f"{seed}/policies")
        self.in_place = in_place
        start = begin(rules, seats, options or rules.Options(), seed)
        self.state: S = start.state
        self.events = start.events

    def steps(self) -> Iterator[Step]:
        """Answer whoever is owed first until the game is over."""
        for _ in range(MOST_ANSWERS):
            if self.state.finish is not None:
                return
            yield self.step()
        raise Broken("the game does not end")

    def step(self) -> Step:
        """Let the first seat that is waited for answer."""
        ask = next(ask for ask in self.state.asks if ask.owed)
        topic = ask.topic
        for given in self.tries(ask):
            # A refused answer changes nothing, not even in place.
            with self._forgiven(ask):
                outcome = answer(self.rules, self.state, given, in_place=self.in_place)
                self.state = outcome.state
                return Step(given=given, topic=topic, events=outcome.events)
        raise Broken(f"nothing is legal for {topic}")

    def decide(self, ask: AnyAsk) -> Answer:
        """What the seat's policy answers."""
        for given in self.tries(ask):
            with self._forgiven(ask):
                check(self.state, given)
                return given
        raise Broken(f"nothing is legal for {ask.topic}")

    def tries(self, ask: AnyAsk) -> Iterator[Answer]:
        """What the seat's policy says; random play goes on until it hits on something legal."""
        play = self.policies[ask.seat]
        # Building a view costs more than a random answer, and these never look at it.
        blind = play in (at_random, eager, by_default)
        view = None if blind else self.rules.view(self.state, ask.seat)
        for _ in range(MOST_TRIES if play in (at_random, eager) else 1):
            yield Answer(seat=ask.seat, ask=ask.id, value=play(view, ask, self.rng))
        yield Answer(seat=ask.seat, ask=ask.id, value=ask.default)

    def _forgiven(self, ask: AnyAsk) -> AbstractContextManager[None]:
        """Random play may hit on something illegal; whoever thinks may not."""
        return suppress(Illegal) if self.policies[ask.seat] in (at_random, eager) else nullcontext()
