"""What a typed line means, told by what would be pressed; and whether that came of it.

Somebody who sees only the pages of a game can write this: labels as they stand on buttons and in
lists, `Name=What` for forms, ` + ` between several of one question, ` > ` between one question and
the next. Besides there are:

- `talk`: nothing may happen, and it is left alone; `ask`: nothing may happen, buttons are welcome;
- `ask Label`: this is offered or done, and nothing else; `not Label`: this is neither;
- `illegal`: nothing happens, and the reason is told; `look board`: that is shown;
- `undo`: a move is taken back, if anything is asked; `Change: X`: the standing orders are shown.
"""

import re
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.discord_ui.faces import face
from bot.discord_ui.list_controls import LATER, no_answer
from bot.kernel import Amount, Answer, Assign, Choose, Illegal, Offer, Rules, State, answer
from bot.kernel.asks import AnyAsk, Key, Option
from bot.reader import Reading
from bot.reader.listing import few_answers
from bot.text import LANGUAGES, words

from .writing import Writer, take

Found = Literal["right", "asked", "noisy", "lost", "astray", "inverted", "wrong"]
"""`asked`: right, though not done at once; `noisy`: talk that was answered; `inverted`: what was
refused is offered; `astray`: the one move that is offered was not meant; `lost`: nothing of what
was meant is done or offered."""
WRONG = ("wrong", "inverted", "astray")
"""What must never be."""


ANYTHING = "*"
"""Something was shown; what it is stands in its words alone."""


class Unreadable(Exception):
    """What is meant cannot be found on the page."""


class Refused(Exception):
    """What is meant stands on the page, and the rules refuse it."""


@dataclass
class Seen:
    """What came of a line: the state, a form that was noted, what is on offer, what was said."""

    state: Any
    kept: dict[str, Any] = field(default_factory=dict)
    offered: list[list[tuple[int | str, Any]]] = field(default_factory=list)
    looked: str = ""
    reason: bool = False
    answered: bool = False
    """Whether there was any answer at all, beyond a sign that it is no move."""
    public: int = 0
    """How many messages everybody could read."""
    crashed: bool = False


def plain(label: str) -> str:
    """A label without emojis, remarks and small differences of writing."""
    label = label.casefold().replace("−", "-").replace("’", "'").replace("★", " star ")
    label = re.sub(r"\([^)]*\)", " ", label)
    return " ".join(re.sub(r"[^\w+\-.:' ]", " ", label).split()).strip(" :")


def signed(label: str) -> str:
    """A label with its emojis and remarks, which may be all that tells two of them apart."""
    return " ".join(label.casefold().replace("\ufe0f", "").replace("\u2212", "-").split())


@dataclass(frozen=True)
class Page:
    """The labels that one seat sees at a position."""

    rules: Rules[Any]
    state: State
    seat: int

    def labels(self, option: Option | Key) -> set[str]:
        """What stands on an option, in both languages, without emojis and remarks."""
        return {plain(one) for one in self._written(option)}

    def _written(self, option: Option | Key) -> set[str]:
        found: set[str] = set()
        view = self.rules.view(self.state, self.seat)
        for language in LANGUAGES:
            said = words(language)
            houses = [
                face(self.rules.id).seat_label(view, said, n) or "" for n in range(view.seats)
            ]
            found.add(said.option(self.rules.id, option, houses.__getitem__))
        return found

    def pick(self, options: list[Any], wanted: str) -> list[str]:
        """The ids that a label can stand for: exactly, else by part of its words."""
        same = [one.id for one in options if signed(wanted) in map(signed, self._written(one))]
        if len(same) == 1:
            return same
        key = plain(wanted)
        labels = {one.id: self.labels(one) for one in options}
        exact = [name for name, known in labels.items() if key in known]
        if exact or any(plain(name) == key for name in labels):
            return exact or [name for name in labels if plain(name) == key]
        part = {
            name
            for name, known in labels.items()
            if any({*key.split()} <= {*one.split()} for one in known)
        }
        return [one.id for one in options if one.id in part]

    def value(self, ask: AnyAsk, meant: str) -> Any:
        """The answer to one question; Unreadable if it is none."""
        parts = [part.strip() for part in re.split(r"\s\+\s", meant)]
        if no_answer(ask) is not None and plain(meant) in self._nothing(ask):
            return no_answer(ask)
        if plain(meant) in self._proposed(ask):
            return ask.default
        if isinstance(ask, Amount):
            return self._number(meant)
        if isinstance(ask, Choose):
            if meant.strip() in ("-", "nothing", "(nothing)") and ask.min == 0:
                return []
            return [self._one(ask.options, part) for part in parts]
        if isinstance(ask, Offer):
            return self._talk(ask, meant)
        return self._form(ask, parts)

    def _nothing(self, ask: AnyAsk) -> set[str]:
        """What stands on the button for an answer that names nothing."""
        own = f"{self.rules.id}-none-{ask.topic}"
        said = [words(one) for one in LANGUAGES]
        return {plain(one.say(own) if one.has(own) else one.say("ui-none")) for one in said}

    def _proposed(self, ask: AnyAsk) -> set[str]:
        """What stands on the button for the answer that is proposed."""
        key = f"{self.rules.id}-suggest-{ask.topic}"
        said = [words(one) for one in LANGUAGES]
        return {plain(one.say(key)) for one in said if one.has(key)}

    def _number(self, text: str) -> int:
        if not text.strip().isdecimal():
            raise Unreadable(text)
        return int(text)

    def _one(self, options: list[Any], part: str) -> str:
        found = self.pick(options, part)
        if len(found) != 1:
            raise Unreadable(f"{part!r}: {found}")
        return found[0]

    def _talk(self, ask: Offer, meant: str) -> Any:
        act, _, terms = meant.partition(":")
        acts = {key: {plain(words(one).say(f"ui-{key}")) for one in LANGUAGES} for key in ACTS}
        if not terms and plain(act) in {*acts["accept"], "agree", "accept", "annehmen"}:
            if ask.proposal is None:
                raise Unreadable(meant)
            return {"accept": ask.proposal.number}
        if not terms and plain(act) in {*acts["refuse"], "break off", "refuse", "abbrechen"}:
            return {"refuse": True}
        listed = [part.strip() for part in re.split(rf"\s\+\s(?:{act}:)?", terms)]
        return {"propose": [self._one(ask.terms, part) for part in listed]}

    def _form(self, ask: Assign, parts: list[str]) -> dict[str, Any]:
        if len(parts) == 1 and "=" not in parts[0]:
            return self._at_once(ask, parts[0])
        given: dict[str, Any] = {}
        for part in parts:
            name, equals, what = part.partition("=")
            if not equals:
                raise Unreadable(part)
            free = [key for key in ask.keys if key.id not in given]
            found = self.pick(free, name)
            alike = {tuple(sorted(self.labels(key))) for key in free if key.id in found}
            kind = {one.partition("/")[0] for one in found}
            if not found or (len(alike) > 1 and len(kind) > 1):
                raise Unreadable(f"{name!r}: {found}")
            if ask.values:
                given[found[0]] = self._one(ask.values, what)
            else:
                given[found[0]] = self._number(what)
        return given

    def _at_once(self, ask: Assign, wanted: str) -> dict[str, Any]:
        """A button that is all of a form: of one line, or `Wait for those before me`."""
        which = self._one([*(ask.values or ask.keys)], wanted)
        if which not in LATER and not (ask.values and len(ask.keys) == 1):
            raise Unreadable(wanted)
        return (
            dict.fromkeys((one.id for one in ask.keys), which) if ask.values else {which: ask.total}
        )


ACTS = ("accept", "refuse")
NOTHING = ("none", "no", "keep", "stay", "decline", "see")
"""Values of a form by which nothing happens."""


@dataclass(frozen=True)
class Meant:
    """What a line means: a kind, and the states its answers lead through."""

    kind: str
    states: tuple[Any, ...] = ()
    draft: dict[str, Any] = field(default_factory=dict)
    look: str = ""
    pressed: tuple[tuple[int, Any], ...] = ()
    """The answers one by one: question and value."""


def meant(writer: Writer, text: str) -> Meant:
    """Read what somebody wrote about their own line; Unreadable if it is not on the page."""
    text = str(text).strip()
    kind, _, rest = text.partition(" ")
    if text in ("talk", "ask", "illegal"):
        return Meant(text)
    if text in ("undo", "ask undo", "look undo"):
        return Meant("look", look="undo")
    if _opens_orders(text):
        return Meant("look", look="orders")
    if kind == "look":
        return Meant("look", look=rest.strip())
    if kind in ("ask", "not"):
        return _walked(writer, kind, rest)
    return _walked(writer, "do", text)


def _opens_orders(text: str) -> bool:
    """Whether it is the button that shows a standing order to change it."""
    heads = {words(one).say("ui-order-change", order="").strip() for one in LANGUAGES}
    return text.startswith(tuple(heads))


def _walked(writer: Writer, kind: str, text: str) -> Meant:
    """What pressing this leads through; `illegal` if the rules refuse it, and so it is meant."""
    states = [writer.state]
    pressed: list[tuple[int, Any]] = []
    for part in re.split(r"\s>\s", text):
        try:
            state, draft, which = _answered(writer, states[-1], part.strip())
            pressed.append(which)
        except Refused:
            return Meant("illegal" if kind == "do" else kind)
        except Unreadable:
            if kind == "not" and len(states) == 1:
                return Meant(kind)  # It cannot be pressed anyhow.
            if len(states) == 1:
                raise
            break  # Nobody is asked that now: only one answer is left, or another one decides.
        if draft:
            return Meant(kind, tuple(states), draft, pressed=tuple(pressed))
        states.append(state)
    return Meant(kind, tuple(states), pressed=tuple(pressed))


def _answered(writer: Writer, state: Any, part: str) -> tuple[Any, dict[str, Any], tuple[int, Any]]:
    """The state after one answer; or the form it leaves half-filled."""
    rules, seat = writer.rules, writer.seat
    page, asks = Page(rules, state, seat), [ask for ask in state.asks if ask.seat == seat]
    asks.sort(key=lambda ask: not ask.owed)
    place = re.match(r"(\d)\s*:\s+(?=\D)", part)
    if place and int(place[1]) <= len(asks):
        view = rules.view(state, seat)
        asks, part = [view.asks[int(place[1]) - 1]], part[place.end() :]
    reasons: list[str] = []
    refused = False
    for ask in asks:
        try:
            value = page.value(ask, part)
            form = isinstance(ask, Assign) and ask.values and ask.complete
            if form and len(value) < len(getattr(ask, "keys", ())):
                return state, value, (ask.id, value)
            said = Answer(seat=seat, ask=ask.id, value=value)
            return answer(rules, state, said).state, {}, (ask.id, value)
        except (Unreadable, Illegal) as reason:
            reasons.append(f"{ask.topic}: {reason!r}")
            refused = refused or isinstance(reason, Illegal)
    if refused:
        raise Refused
    raise Unreadable(f"{part!r}: {'; '.join(reasons) or 'nothing is asked'}")


def seen(writer: Writer) -> Seen:
    """What came of a line that a writer wrote."""
    last = writer.last or Reading("silence")
    offers = [one.answers for one in last.moves] if last.kind == "offer" else []
    if last.kind in ("ask", "refuse"):
        view = writer.rules.view(writer.state, writer.seat)
        offers = [one.answers for one in few_answers(view, writer.lexicon)]
    looked = writer.done[-1] if writer.done and last.kind == "look" else last.look
    looked = "orders" if last.kind == "order" else looked
    return Seen(
        writer.state,
        writer.noted,
        offers,
        looked,
        last.kind == "refuse",
        bool(offers) or last.kind not in ("silence", "do", "note"),
    )


def judged(writer: Writer, about: Meant, what: Seen) -> Found:
    """What became of a line; `writer` stands where it was written."""
    start = _same(writer.state)
    changed = _same(what.state) != start
    if about.kind in ("talk", "ask", "illegal", "look", "not") and not about.states:
        return _unchanged(about, what, changed)
    ends = [_after(writer, what.state, answers) for answers in what.offered]
    if about.kind == "not":
        again = _same(what.state) == _same(about.states[-1])
        if (changed and (again or not _only_other(writer, about))) or what.kept:
            return "wrong"
        return "inverted" if any(_begins(one, about.pressed) for one in what.offered) else "asked"
    path = [_same(state) for state in about.states]
    here = _same(what.state)
    if about.draft:
        return _drafted(about, what, changed, here == path[-1])
    if here not in path:
        return "wrong"
    if what.kept:
        return "wrong"
    if here == path[-1]:
        return "right"
    if {*ends} & {*path[path.index(here) + 1 :]}:
        return "asked"
    return "asked" if any(_does(one, about.pressed) for one in what.offered) else _missed(what)


def _missed(what: Seen) -> Found:
    """Nothing of what was meant: a single button then leads astray."""
    return "astray" if len(what.offered) == 1 else "lost"


def _unchanged(about: Meant, what: Seen, changed: bool) -> Found:
    if changed or (what.kept and about.kind != "illegal"):
        return "wrong"
    if about.kind == "look":
        return "right" if what.looked in (about.look, ANYTHING) else "lost"
    if about.kind == "illegal":
        return "right" if what.reason else _missed(what)
    if about.kind == "talk" and what.answered:
        return "astray" if len(what.offered) == 1 else "noisy"
    return "right"


def _drafted(about: Meant, what: Seen, changed: bool, there: bool) -> Found:
    if changed and not there:
        return "wrong"
    if what.kept:
        same = all(what.kept.get(key) == value for key, value in about.draft.items())
        return "right" if same and len(what.kept) == len(about.draft) else "wrong"
    offered = [value for answers in what.offered for _, value in answers[-1:]]
    return "asked" if any(_filled(one, about.draft) for one in offered) else _missed(what)


def _only_other(writer: Writer, about: Meant) -> bool:
    """Whether only one other answer is left: `not drawing` leaves the card."""
    ask = next((one for one in writer.state.asks if one.id == about.pressed[0][0]), None)
    return isinstance(ask, Choose) and ask.max == 1 and len(ask.options) == len(("this", "other"))


def _filled(value: Any, draft: dict[str, Any]) -> bool:
    """Whether a form has these parts, and for all others nothing."""
    if not isinstance(value, dict):
        return False
    others = {key: one for key, one in value.items() if draft.get(key) != one}
    return {*draft} <= {*value} - {*others} and {*others.values()} <= {*NOTHING}


def _does(answers: list[tuple[int | str, Any]], pressed: tuple[tuple[int, Any], ...]) -> bool:
    """Whether an offer says the same, and writes out that nothing happens to the rest of a form."""
    pairs = [*zip(answers, pressed, strict=False)]
    return len(answers) == len(pressed) and all(
        value == wanted or (isinstance(wanted, dict) and _filled(value, wanted))
        for (_, value), (_, wanted) in pairs
    )


def _begins(answers: list[tuple[int | str, Any]], pressed: tuple[tuple[int, Any], ...]) -> bool:
    """Whether an offer does what these presses would do, and perhaps more."""
    told = [value for _, value in answers[: len(pressed)]]
    return bool(answers) and answers[0][0] == pressed[0][0] and told == [one for _, one in pressed]


def _after(writer: Writer, state: Any, answers: list[tuple[int | str, Any]]) -> str:
    try:
        return _same(take(writer.rules, state.copy_state(), writer.seat, answers, partly=True))
    except Illegal:
        return ""


def _same(state: Any) -> str:
    """Equal for states in which the same has happened."""
    return str(state.model_dump_json())
