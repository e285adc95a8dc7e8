"""A whole game played by program, one answer at a time."""

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from bot.kernel import Answer, Broken, Event, Illegal, Rng, Rules, State, answer, begin
from bot.kernel.asks import AnyAsk
from bot.kernel.rules import Policy
from bot.workshop.policies import at_random, by_default

MOST_ANSWERS = 200_000
MOST_TRIES = 200


class Step(BaseModel):
    """One answer, and what came of it."""

    given: Answer
    topic: str
    events: list[Event]


class Match:
    """A game between policies; `state` is the position after the last answer."""

    def __init__(
        self,
        rules: Rules[Any],
        seats: int,
        seed: str,
        policies: list[Policy],
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
        self.state: State = start.state
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
        given = self.decide(ask)
        outcome = answer(self.rules, self.state, given, in_place=self.in_place)
        self.state = outcome.state
        return Step(given=given, topic=ask.topic, events=outcome.events)

    def decide(self, ask: AnyAsk) -> Answer:
        """Ask the seat's policy; random play tries again until it hits on something legal."""
        from bot.kernel.engine import check

        play = self.policies[ask.seat]
        # Building a view costs more than a random answer, and these two never look at it.
        blind = play in (at_random, by_default)
        view = None if blind else self.rules.view(self.state, ask.seat)
        for _ in range(MOST_TRIES if play is at_random else 1):
            given = Answer(seat=ask.seat, ask=ask.id, value=play(view, ask, self.rng))
            try:
                check(self.state, given)
            except Illegal:
                if play is not at_random:
                    raise
            else:
                return given
        return Answer(seat=ask.seat, ask=ask.id, value=ask.default)
