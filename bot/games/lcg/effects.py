"""Effects that save, cancel, replace, wait or reduce; see also `acts` and `choices`."""

from collections.abc import Callable
from typing import Any

from bot.games.lcg.choices import random_discards
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.entry import Condition, Number, Step, Test, Trigger, number
from bot.games.lcg.occurrence import occur
from bot.games.lcg.refs import Seats, Whom, cards_of
from bot.games.lcg.resolve import run_block
from bot.games.lcg.state import Delayed
from bot.kernel.labels import label_of


class Do(Step):
    """A step of a card's own, where no word fits."""

    def __init__(
        self,
        run: Callable[[Context], bool | None],
        could: Condition = lambda c: True,
        affects: Test | None = None,
    ) -> None:
        """`could` says whether it would change anything, `affects` about which targets."""
        self._run, self._could, self._affects = run, could, affects

    def could(self, c: Context) -> bool:
        """As the card says."""
        return self._could(c)

    def affects(self, c: Context, card: int) -> bool | None:
        """As the card says."""
        return None if self._affects is None else self._affects(c, card)

    def run(self, c: Context) -> bool | None:
        """As the card says."""
        return self._run(c)


class Save(Step):
    """R17.4: the card stays in play and does not count as killed or discarded."""

    def run(self, c: Context) -> bool | None:
        """Mark what would happen to it."""
        c.event.status = "saved"
        card = c.event.card
        seat, by = label_of("seat", c.controller(card)), c.state.source(c.event.source)
        c.running.emit("saved", card=c.state.label(card), seat=seat, by=by)
        return None


class Cancel(Step):
    """R17.1: the effect that would initiate is prevented."""

    def run(self, c: Context) -> bool | None:
        """Cancel what is being reacted to, and tell it."""
        c.event.status = "cancelled"
        seat, ability = label_of("seat", c.event.seat), c.event.info.get("ability", 0)
        c.running.emit("cancelled", card=c.state.label(c.event.card), seat=seat, ability=ability)
        return None


class Instead(Step):
    """R17.7, R17.8: the trigger still occurs, but the card goes elsewhere."""

    def __init__(self, zone: str) -> None:
        """Where the card goes instead."""
        self.zone = zone

    def run(self, c: Context) -> bool | None:
        """The last replacement is used."""
        c.event.replaced = self.zone
        return None


class If(Step):
    """Steps that run only if something holds when they come up."""

    def __init__(self, condition: Condition, *steps: Step) -> None:
        """The condition and the steps."""
        self.condition = condition
        self.blocks = (steps,)

    def run(self, c: Context) -> bool | None:
        """Look, and run them."""
        if self.condition(c):
            run_block(c, self.number)
        return None


class Later(Step):
    """R18.9: steps that wait for their moment; forgotten when `until` is over."""

    def __init__(
        self, waits: Trigger, *steps: Step, until: str = "phase", about: Whom | None = None
    ) -> None:
        """With `about` they end when those cards leave play (R23.4)."""
        self.waits = waits
        self.blocks = (steps,)
        self.until, self.about = until, about

    def run(self, c: Context) -> bool | None:
        """Write down what will happen later, and what it is about."""
        code, ability, _, _ = c.place
        memory: dict[str, list[Any]] = {key: list(value) for key, value in c.memory.items()}
        if self.about is not None:
            memory["bound"] = list(cards_of(self.about, c))
        c.state.delayed.append(
            Delayed(
                until=self.until,
                seat=c.you,
                card=c.me,
                code=code,
                ability=ability,
                block=self.number,
                memory=memory,
            )
        )
        return None


class DiscardAtRandom(Step):
    """R12.4: cards from hands by chance; `to` may send them elsewhere."""

    def __init__(self, who: Seats, amount: Number = 1) -> None:
        """So many cards of each of these players."""
        self.who, self.amount = who, amount

    def could(self, c: Context) -> bool:
        """Whether anybody has a card."""
        seats = self.who(c)
        return not seats or any(c.state.players[seat].hand for seat in seats)

    def run(self, c: Context) -> bool | None:
        """Let cards drawn by lot be discarded from hands."""
        made = []
        for seat in self.who(c):
            made += random_discards(c.state, seat, number(self.amount, c), c.me)
        c.memory["discarded"] = [deed.card for deed in made]
        occur(c.running, made)
        return None


class DiscardFromDeck(Step):
    """The top cards of decks go to their discard piles."""

    def __init__(self, who: Seats, amount: Number = 1) -> None:
        """So many cards of each of these players."""
        self.who, self.amount = who, amount

    def could(self, c: Context) -> bool:
        """Whether there is a card."""
        seats = self.who(c)
        return not seats or any(c.state.players[seat].deck for seat in seats)

    def run(self, c: Context) -> bool | None:
        """Let the top cards of decks be discarded."""
        top = number(self.amount, c)
        cards = [card for seat in self.who(c) for card in c.state.players[seat].deck[:top]]
        c.memory["discarded"] = list(cards)
        occur(c.running, [Deed(kind="deck_discarded", card=card, source=c.me) for card in cards])
        return None


class Reduce(Step):
    """A16.3: the next fitting card costs less; used up by it even if that was not needed."""

    def __init__(self, amount: int, test: Test, until: str = "phase", how: str = "marshal") -> None:
        """`how`: `marshal`, or `any` for cards that are marshaled or played."""
        self.amount, self.test, self.until, self.how = amount, test, until, how

    def run(self, c: Context) -> bool | None:
        """Write it down; the record refers to this step for what it fits."""
        code, ability, block, place = c.place
        made = Deed(
            kind="modified",
            seat=c.you,
            source=c.me,
            amount=self.amount,
            how="reduction",
            to=self.until,
            info={"where": self.how, "step": f"{code}/{ability}/{block}/{place}"},
        )
        occur(c.running, [made])
        return None


def then(step: Step) -> Step:
    """R18.3: only if the part before was carried out completely."""
    step.then = True
    return step
