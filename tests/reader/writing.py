"""A player who writes at a table of any game, without Discord, and what becomes of it."""

from dataclasses import dataclass, field
from typing import Any, TypeVar

from bot.discord_ui.assign_forms import legal_half
from bot.kernel import Answer, Assign, Illegal, Rules, State, answer
from bot.reader import Lexicon, Message, Move, Prompt, Reading
from bot.reader.listing import few_answers
from bot.reader.looks import LOOKS
from bot.text import words

EN = words("en")
PEOPLE = ("ada", "ben", "cleo", "dan", "eve", "finn", "gus")
"""Who sits at the table, as `bench.seen` shows it."""

S = TypeVar("S", bound=State)


def take(
    rules: Rules[S],
    state: S,
    seat: int,
    answers: list[tuple[int | str, Any]],
    partly: bool = False,
) -> S:
    """All of these answers, or Illegal, as the table takes them; `partly`: as far as asked."""
    for place, (which, value) in enumerate(answers):
        asks = [ask for ask in state.asks if ask.seat == seat and which in (ask.id, ask.topic)]
        if not asks and partly and place:
            break
        if not asks:
            raise Illegal("not-asked-now", topic=str(which))
        state = answer(rules, state, Answer(seat=seat, ask=asks[0].id, value=value)).state
    return state


def written(steps: list[tuple[str, Any]]) -> str:
    """Answers as the lists write them; what is left as it is need not be said."""
    dull = {"muster": "none"}
    return " ".join(f"{topic}={_value(value, dull.get(topic))}" for topic, value in steps)


def _value(value: Any, nothing: str | None) -> str:
    if isinstance(value, dict) and "propose" in value:
        return "+".join(sorted(value["propose"]))
    if isinstance(value, dict) and (value.keys() & {"accept", "refuse"}):
        return str(next(iter(value)))
    if isinstance(value, dict):
        dull = ("keep", "stay", "no", nothing)
        parts = [f"{key}:{one}" for key, one in value.items() if one and one not in dull]
        return "+".join(sorted(parts)) or "-"
    return (",".join(value) or "-") if isinstance(value, list) else str(value)


RANKED = ("houses", "plan", "clash_ties")
"""What is chosen in order; elsewhere the order of several does not count."""


def normal(meant: str) -> str:
    """The parts of an answer in any order are the same."""
    steps = [step.partition("=") for step in meant.split(" ")]
    return " ".join(f"{topic}{eq}{_sorted(topic, value)}" for topic, eq, value in steps)


def _sorted(topic: str, value: str) -> str:
    if topic in RANKED:
        return value
    return "+".join(sorted(",".join(sorted(one.split(","))) for one in value.split("+")))


@dataclass
class Writer:
    """Writes messages from one seat; notes what was done, kept and offered."""

    rules: Rules[Any]
    lexicon: Lexicon
    state: Any
    seat: int
    done: list[str] = field(default_factory=list)
    kept: str = ""
    noted: dict[str, Any] = field(default_factory=dict)
    """What is kept of a form, as its values."""
    last: Reading | None = None
    refusal: Illegal | None = None

    def write(self, text: str) -> "Writer":
        """Send a message, and let it do what it does at a table."""
        message = Message(text)
        while taken := self._next(message.read(self.prompt())):
            if not message.go_on(taken):
                break
        return self

    def prompt(self) -> Prompt:
        """What this player sees."""
        view = self.rules.view(self.state, self.seat)
        return Prompt(self.rules.id, view, self.lexicon, self._called, PEOPLE[: self.state.seats])

    def _next(self, reading: Reading) -> int:
        """As the table takes it; standing orders and plans are no moves."""
        self.last = reading
        if reading.kind == "look":
            self.done.append(reading.look)
            return reading.taken
        if reading.kind == "do":
            return self._do(reading.moves[0]) and reading.taken
        if reading.kind == "refuse" and reading.moves:
            # What is refused is tried on a copy, for the reason that the rules give.
            self._why_not(reading.moves[0])
        if reading.kind == "note":
            self._keep(reading.moves[0])
        return 0

    def _called(self, seat: int) -> str:
        houses = getattr(self.state, "houses", [])
        return EN.tell(self.rules.id, f"house-{houses[seat]}", {}) if houses else f"Player {seat}"

    def _keep(self, move: Move) -> None:
        ask, value = move.steps[-1]
        assert isinstance(ask, Assign)
        self.noted = legal_half(ask, value)
        self.kept = written([(ask.topic, self.noted)])

    def _do(self, move: Move) -> bool:
        try:
            self.state = take(self.rules, self.state, self.seat, move.answers, partly=True)
        except Illegal as refusal:
            self.last = Reading("refuse", refusal=refusal)
            return False
        self.done.append(in_short(move))
        return True

    def _why_not(self, move: Move) -> None:
        try:
            take(self.rules, self.state, self.seat, move.answers, partly=True)
        except Illegal as refusal:
            self.last = Reading("refuse", refusal=refusal)

    @property
    def offered(self) -> list[str]:
        """The moves that stand on buttons now."""
        if self.last is None:
            return []
        if self.last.kind == "offer":
            return [in_short(one) for one in self.last.moves] + (
                [self.last.look] * bool(self.last.look)
            )
        view = self.rules.view(self.state, self.seat)
        asked = self.last.kind in ("ask", "refuse")
        return [in_short(one) for one in few_answers(view, self.lexicon)] if asked else []


def in_short(move: Move) -> str:
    """A move as the lists write it."""
    return written([(ask.topic, value) for ask, value in move.steps])


def outcome(writer: Writer, meant: str) -> str:
    """`right`, `lost` (nothing done, the right thing not offered), or `wrong`."""
    how, _, what = meant.partition(" ")
    done, offered = [*map(normal, writer.done)], [*map(normal, writer.offered)]
    if how == "draft":
        if writer.done or (writer.kept and writer.kept != normal(what)):
            return "wrong"
        return "right" if writer.kept or normal(what) in offered else "lost"
    if how == "ask":
        if writer.done:
            return "wrong"
        return "right" if not what or normal(what) in offered else "lost"
    wanted = [normal(one) for one in meant.split(" / ")]
    if set(writer.done) <= set(LOOKS) - set(wanted) and writer.done:
        return "lost"  # Shown something instead.
    if done != wanted[: len(done)]:
        return "wrong"
    if len(done) == len(wanted):
        return "right"
    return "right" if wanted[len(done)] in offered else "lost"
