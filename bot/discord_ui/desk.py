"""Everything that is needed to write to one reader about one table."""

from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel

from bot.discord_ui.faces import Face
from bot.kernel import Assign, Choose, Event, Illegal, Offer, Rules, View
from bot.kernel.asks import AnyAsk, Key, Option
from bot.table import TableInfo
from bot.text import Words
from bot.text.words import LONGEST_NOTE, clipped


class Draft(BaseModel):
    """A half-done answer: what was picked or shared out so far, and where the reader is looking."""

    picks: list[str] = []
    shares: dict[str, Any] = {}
    key: str | None = None
    query: str = ""
    page: int = 0
    second_page: int = 0
    """Of a second list, such as the values for a key or the terms of a proposal."""


def fitting(ask: AnyAsk, draft: Draft) -> Draft:
    """As much of a draft as this question still allows: a plan may be older than the board."""
    if isinstance(ask, Choose):
        known = {option.id for option in ask.options}
        draft.picks = [pick for pick in draft.picks if pick in known][: ask.max]
    if isinstance(ask, Offer):
        draft.picks = [term.id for term in ask.terms if term.id in draft.picks]
    if isinstance(ask, Assign) and ask.values:
        every = [value.id for value in ask.values]
        allowed = {key.id: every if key.allowed is None else key.allowed for key in ask.keys}
        draft.shares = {k: v for k, v in draft.shares.items() if v in allowed.get(k, [])}
    return draft


@dataclass(slots=True)
class Desk:
    """A reader's words, the table, and what the reader may know of it."""

    words: Words
    info: TableInfo
    face: Face
    view: View | None = None
    draft: Draft = field(default_factory=Draft)
    """The reader's half-done answer to the question that is shown."""
    names: dict[int, str] = field(default_factory=dict)
    """Display names of people, already made harmless, where a mention would not be shown."""
    rules: Rules[Any] | None = None
    """What is played here."""
    here: int | None = None
    """The channel the reader is looking at, if they have just done something there."""
    stays: bool = False
    """What is written can be read for long, so it must not say what is soon over."""
    unfolded: bool = False
    """Whether the reader's page shows what their cards say: not once they have read it."""
    news: list[str] = field(default_factory=list)
    """What was done to the reader since their last move, line by line."""
    planning: AnyAsk | None = None
    """A question to come that the reader is writing a plan for; the draft is that plan."""

    @property
    def game(self) -> str:
        """The game's id."""
        return self.info.session.game

    @property
    def session_id(self) -> int:
        """The table's number."""
        return self.info.session.id

    def mention(self, seat: int) -> str:
        """A seat as it appears in a message: Discord shows the name, and nobody is pinged."""
        holder = self.info.seats[seat] if seat < len(self.info.seats) else None
        if holder is not None and holder.user_id is not None:
            called = str(self.words.name(None, f"user:{holder.user_id}"))
            if holder.kind == "standin":
                return self.words.say("slow-standin-for", user=called)
            return called
        return self.words.say("ui-standin", number=seat + 1)

    def called(self, seat: int) -> str:
        """A seat where what happened is told: its house, or who sits there before it has one."""
        house = self.face.seat_label(self.view, self.words, seat) if self.view else None
        return house or self.mention(seat)

    def event(self, event: Event) -> str:
        """What happened, by houses; who takes which house, by people."""
        house = event.args.get("house")
        named = str(self.words.name(self.game, house)) if house else None
        seat = str(event.args.get("seat", "")).removeprefix("seat:")
        own = seat.isdecimal() and self.called(int(seat)) == named
        return self.words.event(self.game, event, self.mention if own else self.called)

    def label(self, seat: int) -> str:
        """A seat where mentions are not shown: in buttons and selects."""
        house = self.face.seat_label(self.view, self.words, seat) if self.view else None
        return house or self.person(seat)

    def person(self, seat: int) -> str:
        """Who sits there, by name."""
        holder = self.info.seats[seat] if seat < len(self.info.seats) else None
        person = self.names.get(holder.user_id) if holder and holder.user_id else None
        return person or self.words.say("ui-standin", number=seat + 1)

    def say(self, key: str, /, **args: Any) -> str:
        """A sentence of the interface."""
        return self.words.tell(self.game, key, args, self.mention)

    def ask(self, ask: AnyAsk) -> str:
        """The question, by houses."""
        return self.words.ask(self.game, ask, self.called)

    def short(self, ask: AnyAsk) -> str:
        """The question in a few words."""
        return self.words.short(self.game, ask, self.called)

    def option(self, option: Option | Key) -> str:
        """What stands on a button."""
        label = self.words.option(self.game, option, self.label)
        return label[:1].upper() + label[1:]

    def note(self, option: Option | Key) -> str:
        """A remark under an option, as long as fits there."""
        return clipped(self.remark(option), LONGEST_NOTE)

    def remark(self, option: Option | Key) -> str:
        """A remark that helps to decide: the face's own, or else the rules'."""
        own = self.face.remark(self.view, option, self.words, self.label) if self.view else None
        if own is not None:
            return own
        return self.words.note(self.game, option, self.label, most=None) or ""

    def illegal(self, error: Illegal) -> str:
        """Why something is not possible, and what would be."""
        return self.words.illegal(self.game, error, self.label)
