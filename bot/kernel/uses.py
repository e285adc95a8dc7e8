"""The life of an ability: may I, pay, choose, initiate, resolve.

An `Ability` is the rule printed on a card: plain code, attached to the card by its id, without any
state. A `Use` is one use of it: a frame, so that it is saved while somebody decides. A game derives
both and puts the steps into its rulebook's order; steps of its own may stand between them.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from bot.kernel.asks import AnyAsk, Broken, Illegal
from bot.kernel.state import DONE, Frame, Play, answer_key


class Ability:
    """The rule on a card. Instances hold figures only."""

    def open(self, state: Any, seat: int) -> bool:
        """Whether this seat could use it now, by what everybody can see."""
        return True

    def fits(self, state: Any, seat: int) -> bool:
        """Whether this seat can really use it now: it can be paid, and it would do something."""
        return self.open(state, seat)

    def questions(self, state: Any, seat: int) -> list[AnyAsk]:
        """What has to be chosen before it takes effect, all at one moment."""
        return []

    def resolve(self, play: Any, use: Any) -> None:
        """Take effect; what was chosen is in the use's answers."""


class Use(Frame, ABC):
    """One use of an ability by one seat."""

    steps: ClassVar[tuple[str, ...]] = ("pay", "choose", "initiate", "resolve")

    seat: int
    cancelled: bool = False
    """Somebody has stopped it; what was paid stays paid, and it counts as used."""

    # --- what a game says about its uses

    @property
    @abstractmethod
    def ability(self) -> Ability:
        """The rule that is used."""

    def pay(self, play: Play[Any]) -> None:
        """Pay the price and tell what is used."""

    def initiate(self, play: Play[Any]) -> str | None:
        """Count it against its limit, and open the window of those who can cancel it."""
        return None

    def foretold(self, state: Any, ask: AnyAsk) -> Any:
        """The answer to this question that was given with the use or by an order; None: ask."""
        return None

    # --- how it runs

    def choose(self, play: Play[Any]) -> str | None:
        """Ask what the ability leaves to choose, unless it has been cancelled before that."""
        if self.cancelled:
            return DONE
        for ask in self.ability.questions(play.state, self.seat):
            self.put(play, ask)
        return None

    def put(self, play: Play[Any], ask: AnyAsk) -> None:
        """Ask, unless the answer is known already and still legal."""
        said = self.foretold(play.state, ask)
        try:
            known = None if said is None else ask.check(said)
        except Illegal:
            known = None
        if known is None:
            play.ask(ask)
        else:
            self.answers[answer_key(ask.topic, ask.seat, ask.which)] = known

    def resolve(self, play: Play[Any]) -> None:
        """Let the ability take effect, unless it has been cancelled."""
        if not self.cancelled:
            self.ability.resolve(play, self)


def beneath(state: Any, use: Use) -> Use:
    """The use that this one answers to: the nearest below it."""
    place = next(n for n, one in enumerate(state.stack) if one is use)
    for frame in reversed(state.stack[:place]):
        if isinstance(frame, Use):
            return frame
    raise Broken(f"{use.frame} answers to nothing")
