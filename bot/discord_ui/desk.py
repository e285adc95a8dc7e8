"""Everything that is needed to write to one reader about one table, and to read what they type."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel

from bot.discord_ui.faces import Face
from bot.games import GAMES
from bot.kernel import Amount, Assign, Choose, Event, Illegal, Offer, Rules, View
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.labels import label_of
from bot.kernel.rules import expected
from bot.reader import Lexicon, Message, Move, Prompt, answer_to, looked_up_ahead
from bot.reader.text import phrase
from bot.reader.vocabulary import named_by
from bot.table import TableInfo, shown_ask
from bot.text import Words
from bot.text.words import LONGEST_NOTE, clipped

GAP = "…"
"""Stands in an option where the number asked for next belongs: "until I have … left"."""


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
    changing: bool = False
    """The reader wants to change what they have answered."""
    planning: AnyAsk | None = None
    """A question to come that the reader is writing a plan for; the draft is that plan."""

    @property
    def game(self) -> str:
        """The id of the game that is played here."""
        return self.info.session.game

    @property
    def learning(self) -> bool:
        """Whether this table is a guided first game."""
        return self.info.session.lesson is not None

    @property
    def session_id(self) -> int:
        """The table's number."""
        return self.info.session.id

    def mention(self, seat: int) -> str:
        """A seat as it appears in a message: Discord shows the name, and nobody is pinged."""
        holder = self.info.seats[seat] if seat < len(self.info.seats) else None
        if holder is not None and holder.user_id is not None:
            called = str(self.words.name(None, label_of("user", holder.user_id)))
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
        return self.words.happened(self.game, event, self.called, self.mention)

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
        """The sentence that asks this question, by houses."""
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


def lexicon(game: str) -> Lexicon:
    """The lexicon of a game; an empty one where it has none."""
    return GAMES[game].lexicon if game in GAMES else Lexicon()


async def words_ahead() -> None:
    """Look up what texts need, game by game; others come in between."""
    for game in [*GAMES]:
        for _ in looked_up_ahead(game, lexicon(game)):
            await asyncio.sleep(0)


def prompt(desk: Desk) -> Prompt:
    """What somebody sees who types at this desk; the game has begun."""
    view, rules = desk.view, desk.rules
    assert view is not None
    mine = rules is not None and view.viewer is not None
    return Prompt(
        desk.game,
        view,
        lexicon(desk.game),
        desk.label,
        tuple(phrase(_called(desk, seat.user_id)) for seat in desk.info.seats),
        dict(rules.orders(view)) if mine and rules is not None else {},
        tuple(expected(rules, view)) if mine and rules is not None else (),
        dict(desk.draft.shares) if view.asks and _form(shown_ask(view.asks)) else {},
    )


def _called(desk: Desk, user: int | None) -> str:
    """What somebody is called on this server; empty for a stand-in."""
    return desk.names.get(user, "") if user is not None else ""


def _form(ask: AnyAsk) -> bool:
    return bool(getattr(ask, "values", []))


def read_answer(desk: Desk, ask: AnyAsk, text: str) -> Any:
    """What was typed as the answer to one question, in a form or an option; Illegal if unclear."""
    reading = answer_to(prompt(desk), ask, text)
    if reading.kind in ("do", "note"):
        return reading.moves[0].steps[0][1]
    if reading.moves and reading.kind == "refuse":
        return reading.moves[0].steps[0][1]  # The rules say why not.
    if reading.refusal is not None:
        raise reading.refusal
    listed: list[Key | Option] = [*(ask.keys if isinstance(ask, Assign) else [])]
    listed += ask.options if isinstance(ask, Choose) else []
    nearest = [desk.option(one) for one in listed[:3]]
    raise Illegal("text-not-understood", text=text.strip()[:60], nearest=nearest)


def read_line(desk: Desk, text: str) -> list[tuple[int | str, Any]]:
    """What was typed as a whole move, as the table takes it; Illegal if it is not certain."""
    reading = Message(text).read(prompt(desk))
    if reading.kind in ("do", "note"):
        return reading.moves[0].answers
    if reading.refusal is not None and not reading.moves:
        raise reading.refusal
    if reading.moves and reading.kind == "refuse":
        return reading.moves[0].answers  # The rules say why not.
    view = desk.view
    shown = view.asks[0] if view is not None and view.asks else None
    listed = shown.options if isinstance(shown, Choose) else []
    nearest = [desk.option(one) for one in listed[:3]]
    raise Illegal("text-not-understood", text=text.strip()[:60], nearest=nearest)


def chosen(ask: AnyAsk, value: Any) -> list[Option]:
    """The options an answer names."""
    if not isinstance(ask, Choose):
        return []
    known = {option.id: option for option in ask.options}
    return [known[one] for one in value if one in known]


def value_in_words(desk: Desk, ask: AnyAsk, value: Any) -> Any:
    """An answer as a player reads it."""
    if isinstance(ask, Choose):
        return ", ".join(desk.option(one) for one in chosen(ask, value))
    if isinstance(ask, Amount):
        return value
    if isinstance(ask, Assign):
        tokens = {one.id: desk.option(one) for one in ask.values}
        keys = {key.id: key for key in ask.keys}
        shares = [(keys[name], got) for name, got in ask.in_order(value).items()]
        between = ": " if ask.values else " "
        said = [f"{desk.option(key)}{between}{tokens.get(str(got), got)}" for key, got in shares]
        return ", ".join(said)
    if "propose" in value:
        terms = [desk.option(term) for term in ask.terms if term.id in value["propose"]]
        return desk.say("ui-proposal", terms=", ".join(terms))
    return desk.say("ui-accept" if "accept" in value else "ui-refuse")


def move_in_words(desk: Desk, move: Move) -> str:
    """A chain of answers in a few words."""
    said = ""
    for ask, value in move.steps:
        what = value_in_words(desk, ask, value)
        if isinstance(ask, Amount) and GAP in said:
            said = said.replace(GAP, str(what))
        elif _has_words(desk, ask, value):
            said += f" {desk.say(f'typed-did-{ask.topic}', what=what)}"
        else:
            said += f" · {what}"
    return said.strip(" ·") or desk.say("typed-nothing")


def _has_words(desk: Desk, ask: AnyAsk, value: Any) -> bool:
    """Whether there is a phrase for naming this, such as "attack from …"."""
    named = isinstance(ask, Amount) or any(named_by(desk.game, one) for one in chosen(ask, value))
    return named and desk.words.has(f"{desk.game}-typed-did-{ask.topic}")


def may_be_read(asks: Sequence[AnyAsk], public: bool) -> bool:
    """Whether these questions may be shown here."""
    return not public or all(map(open_to_all, asks))


def open_to_all(ask: AnyAsk) -> bool:
    """Whether everybody may read a question and its options."""
    return ask.open_to_all and not ask.veiled and not ask.about.get("guarded")


def did(desk: Desk, move: Move, public: bool) -> str:
    """What was done, by the player's own house; what others must not know is not repeated."""
    seat = desk.view.viewer if desk.view else None
    if seat is None or not may_be_read([ask for ask, _ in move.steps], public):
        return desk.say("typed-done")
    return desk.say("typed-did", who=desk.label(seat), what=move_in_words(desk, move))
