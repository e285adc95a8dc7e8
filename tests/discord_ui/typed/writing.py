"""A player who writes at a table of any game, without Discord, and what becomes of it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.halves import legal_half
from bot.discord_ui.typed.deciding import Decision
from bot.discord_ui.typed.listing import few_answers
from bot.discord_ui.typed.message import Heard, Message, Step
from bot.discord_ui.typed.paths import Reading
from bot.discord_ui.typed.segment import COMMANDS
from bot.kernel import Answer, Assign, Illegal, Rules, State, answer
from bot.kernel.asks import AnyAsk, Key, Option
from bot.text import words

EN = words("en")

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
class _Stand:
    """As much of a desk as a game's own lines need."""

    view: Any
    draft: Draft
    game: str
    label: Callable[[int], str]
    words: Any = EN
    rules: None = None
    """Without them there are no standing orders and no plans."""

    def option(self, option: Key | Option) -> str:
        return EN.option(self.game, option)


@dataclass
class Writer:
    """Writes messages from one seat; notes what was done, kept and offered."""

    rules: Rules[Any]
    state: Any
    seat: int
    done: list[str] = field(default_factory=list)
    kept: str = ""
    last: Decision | None = None

    def write(self, text: str) -> "Writer":
        message = Message(text, self.rules.id)
        while taken := self._next(message.read(self._desk())):
            if not message.go_on(taken):
                break
        return self

    def _next(self, heard: Heard) -> int:
        """As `Playing` takes it; standing orders and plans are no moves."""
        if heard.line is not None:
            return self._line(heard.line) and (heard.taken or 1)
        decision = heard.decision
        assert decision is not None
        self.last = decision
        if decision.kind == "command":
            self.done.append(decision.command)
            return 1
        if decision.kind == "do" or (decision.kind == "refuse" and decision.readings):
            # What is refused is tried, for the reason that the rules give.
            return self._do(decision.readings[0]) and decision.taken
        return 0

    def _called(self, seat: int) -> str:
        houses = getattr(self.state, "houses", [])
        return EN.tell(self.rules.id, f"house-{houses[seat]}", {}) if houses else f"Player {seat}"

    def _line(self, steps: list[Step]) -> bool:
        """The form a game has of its own."""
        asks = self.rules.view(self.state, self.seat).asks
        try:
            self.state = take(self.rules, self.state, self.seat, steps)
        except Illegal as refusal:
            self._keep(asks, steps)
            self.last = Decision("refuse", refusal=refusal)
            return False
        topics: dict[int | str, str] = {ask.id: ask.topic for ask in asks}
        self.done.append(written([(topics.get(one, str(one)), value) for one, value in steps]))
        return True

    def _desk(self) -> Desk:
        view = self.rules.view(self.state, self.seat)
        return cast(Desk, _Stand(view, Draft(), self.rules.id, self._called))

    def _keep(self, asks: list[AnyAsk], steps: list[tuple[int | str, Any]]) -> None:
        for ask in asks:
            for one, value in steps:
                if one == ask.id and isinstance(ask, Assign) and ask.values:
                    self.kept = written([(ask.topic, legal_half(ask, value))])

    def _do(self, reading: Reading) -> bool:
        try:
            self.state = take(self.rules, self.state, self.seat, reading.answers, partly=True)
        except Illegal as refusal:
            self.last = Decision("refuse", refusal=refusal)
            return False
        self.done.append(_read(reading))
        return True

    @property
    def offered(self) -> list[str]:
        if self.last is None:
            return []
        view = self.rules.view(self.state, self.seat)
        found = self.last.readings if self.last.kind == "offer" else few_answers(view)
        return [_read(one) for one in found]


def _read(reading: Reading) -> str:
    return written([(ask.topic, value) for ask, value in reading.steps])


def outcome(writer: Writer, meant: str) -> str:
    """`right`, `lost` (nothing done, the right thing not offered), or `wrong`."""
    how, _, what = meant.partition(" ")
    done, offered = [*map(normal, writer.done)], [*map(normal, writer.offered)]
    if how == "draft":
        if writer.done or (writer.kept and writer.kept != normal(what)):
            return "wrong"
        return "right" if writer.kept else "lost"
    if how == "ask":
        if writer.done:
            return "wrong"
        return "right" if not what or normal(what) in offered else "lost"
    wanted = [normal(one) for one in meant.split(" / ")]
    if set(writer.done) <= set(COMMANDS) - set(wanted) and writer.done:
        return "lost"  # Shown something instead.
    if done != wanted[: len(done)]:
        return "wrong"
    if len(done) == len(wanted):
        return "right"
    return "right" if wanted[len(done)] in offered else "lost"
