"""The marshalling phase, and one card that is played in it."""

from typing import ClassVar

from bot.games.lcg.choices import chosen_card
from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import can
from bot.games.lcg.edition import edition_of
from bot.games.lcg.hosts import hosts
from bot.games.lcg.moves import barred, own_copy
from bot.games.lcg.occurrence import Told, occur
from bot.games.lcg.orders import end_passing
from bot.games.lcg.phases import Phase
from bot.games.lcg.prices import price, spend
from bot.games.lcg.state import NONE, LcgPlay, LcgState
from bot.games.lcg.values import bonus, holds
from bot.games.lcg.windows import open_window
from bot.kernel import DONE, Choose, Option
from bot.kernel.labels import label_of

PERMANENT = ("character", "location", "attachment")
PLAYED = frozenset({"marshal", "marshal:duplicate", "played"})
"""Notes of cards that count against the limit on limited ones."""


class MarshalPhase(Phase):
    """Each player has one turn, from the first player on."""

    steps: ClassVar[tuple[str, ...]] = ("begins", "collect", "window", "next", "ends")

    phase: str = "marshal"
    number: str = "3"

    def collect(self, play: LcgPlay) -> None:
        """Step 3.2: the active player collects income, which is fixed from then on."""
        state = play.state
        waiting = [seat for seat in state.order() if seat not in state.passed]
        if not waiting:
            return
        state.step = "3.2"
        state.active = waiting[0]
        state.passed.append(state.active)
        end_passing(state, [state.active], "active", "phase")  # A29.7: said before, of others
        state.changed()
        play.emit("active", seat=label_of("seat", state.active))
        amount = edition_of(state).income(state, state.active)
        occur(play, [Deed(kind="income", seat=state.active, amount=amount)])

    def window(self, play: LcgPlay) -> None:
        """W3: the active player marshals; everybody may act, the first player first."""
        if play.state.active != NONE:
            open_window(play, "W3")

    def next(self, play: LcgPlay) -> str | None:
        """The next player marshals, until all have."""
        state = play.state
        state.active = NONE
        state.changed()
        left = [seat for seat in state.order() if seat not in state.passed]
        return "collect" if left else None


class Marshal(Told):
    """One card is marshaled, or put into play by ambush."""

    steps: ClassVar[tuple[str, ...]] = ("host", "pay", "enter")

    seat: int
    card: int
    how: str = "marshal"
    cost: int = 0

    def host(self, play: LcgPlay) -> None:
        """An attachment needs a host, unless it becomes a duplicate."""
        state = play.state
        if state.fact(self.card).type != "attachment" or as_duplicate(state, self.seat, self.card):
            return
        play.ask(ask_host(state, self.seat, self.card))

    def pay(self, play: LcgPlay) -> None:
        """The gold goes to the treasury."""
        state = play.state
        if self.how == "marshal" and not as_duplicate(state, self.seat, self.card):
            spend(state, self.seat, self.card, state.codes[self.card], "marshal")
        occur(play, [Deed(kind="gold_paid", seat=self.seat, amount=self.cost)])

    def enter(self, play: LcgPlay) -> str | None:
        """The card enters play."""
        if self.success:
            onto = self.onto(play.state)
            deed = Deed(kind="enters", card=self.card, seat=self.seat, onto=onto, how=self.how)
            occur(play, [deed])
        return DONE

    def onto(self, state: LcgState) -> int:
        """The host that was chosen."""
        known = f"host/{self.seat}" in self.answers
        return chosen_card(self.chosen("host", self.seat)) if known else NONE


def ask_host(state: LcgState, seat: int, card: int) -> Choose:
    """The question which card an attachment goes on."""
    found = hosts(state, card)
    return Choose(
        seat=seat,
        topic="host",
        purpose="target",
        public="act",
        about={"card": state.label(card)},
        options=[
            Option(
                id=state.name(one),
                label=state.label(one),
                args={"seat": label_of("seat", state.board[one].controller)},
            )
            for one in found
        ],
        default=[state.name(found[0])],
    )


def as_duplicate(state: LcgState, seat: int, card: int) -> bool:
    """Whether a card would become a duplicate."""
    return state.fact(card).unique and own_copy(state, seat, card) is not None


def marshal_cost(state: LcgState, seat: int, card: int) -> int | None:
    """What marshaling this card from hand costs now; None: it may not be marshaled."""
    fact = state.fact(card)
    if not edition_of(state).marshals(fact) or barred(state, seat, card):
        return None
    if "limited" in fact.keywords and limited_left(state, seat) < 1:
        return None
    if as_duplicate(state, seat, card):
        return 0
    if holds(state, f"cannot_marshal:{fact.type}", seat):
        return None
    cost = price(state, seat, card, state.codes[card], "marshal")
    if cost > state.purse(seat):
        return None
    return cost if can(state, Deed(kind="enters", card=card, seat=seat, how="marshal")) else None


def limited_left(state: LcgState, seat: int) -> int:
    """How many limited cards this seat may still marshal or play this round."""
    used = sum(
        "limited" in state.cards[note.code].keywords
        for note in state.notes
        if note.seat == seat and note.kind in PLAYED
    )
    return 1 + bonus(state, "limited", seat) - used


def option(state: LcgState, how: str, card: int, cost: int) -> Option:
    """A card of a hand that may be played in this way."""
    return Option(
        id=f"{how}:{state.name(card)}", label=state.label(card), note=how, args={"cost": cost}
    )
