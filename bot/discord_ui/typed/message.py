"""One message as it is read at a table, move by move: without Discord, and without making moves."""

from dataclasses import dataclass
from typing import Any

from bot.discord_ui.desk import Desk
from bot.discord_ui.typed import nearly
from bot.discord_ui.typed.deciding import Decision, Reader, parted, sentences
from bot.discord_ui.typed.effort import Effort, limited
from bot.discord_ui.typed.lexicon import lexicon
from bot.discord_ui.typed.ordering import Ordered, read_order
from bot.discord_ui.typed.tokens import MOST_MOVES, bounded
from bot.discord_ui.typed.vocabulary import phrases, word_set
from bot.kernel import Illegal
from bot.kernel.ahead import expected
from bot.kernel.asks import AnyAsk

Step = tuple[int | str, Any]


@dataclass(slots=True)
class Heard:
    """What the next words of a message say: one of these, and how many of its parts it takes."""

    taken: int = 1
    line: list[Step] | None = None
    """Answers in a form of the game's own."""
    plan: tuple[AnyAsk, Any] | None = None
    """The answer to a question to come."""
    order: Ordered | None = None
    decision: Decision | None = None
    agrees: bool = False
    """Whether it is nothing but a `yes`, which may be said to what was offered."""


class Message:
    """The moves of a message: `read` says what comes next, `go_on` that it was done."""

    def __init__(self, text: str, game: str) -> None:
        """Take what was typed at a table of this game; Illegal if it is too much."""
        self.text = bounded(text)
        self.game = game
        self.many = False
        """Whether there are more moves in it than are made."""
        self._effort = Effort()
        self._at = 0
        self._parts: list[list[str]] | None = None
        self._lines: dict[int, tuple[str, int]] = {}

    @property
    def words(self) -> list[str]:
        """The words of the next move."""
        return self._moves()[self._at]

    @property
    def left(self) -> int:
        """How many moves are still to be made."""
        return len(self._parts or ()) - self._at

    def go_on(self, taken: int) -> bool:
        """What was read is done; whether more follows."""
        self._at += taken
        return self.left > 0

    def read(self, desk: Desk) -> Heard:
        """What the next move is, as things stand on this desk; Illegal if there is nothing."""
        with limited(self._effort):
            return self._next(desk)

    def _next(self, desk: Desk) -> Heard:
        if self._parts is None:
            whole = self._line(desk, self.text, 0) or self._plan(desk)
            if whole is not None:
                return whole
        parts = self._moves()
        sentence, length = self._lines.get(self._at, ("", 0))
        heard = self._line(desk, sentence, length) if sentence else None
        if heard is not None:
            return heard
        text = self.text if len(parts) == 1 else " ".join(parts[self._at])
        return self._move(desk, parts[self._at :], sentence or text)

    def _moves(self) -> list[list[str]]:
        if self._parts is None:
            parts, self._lines = in_order(self.text, self.game)
            if not parts:
                raise Illegal("typed-empty")
            self.many = len(parts) > MOST_MOVES
            self._parts = parts[:MOST_MOVES]
        return self._parts

    def _line(self, desk: Desk, text: str, taken: int) -> Heard | None:
        """Moves in a form of the game's own; None if it is no such form."""
        try:
            steps = lexicon(self.game).line(desk, text)
        except Illegal as refusal:
            return Heard(taken, decision=nearly.refused(desk, text, refusal))
        return None if steps is None else Heard(taken, line=steps)

    def _plan(self, desk: Desk) -> Heard | None:
        """A move written before its turn is a plan."""
        if desk.rules is None or desk.view is None or desk.view.viewer is None:
            return None
        read = lexicon(self.game).plan
        if read is None:
            return None
        try:
            found = read(desk, expected(desk.rules, desk.view), self.text)
        except Illegal as refusal:
            return Heard(0, decision=Decision("refuse", refusal=refusal))
        return None if found is None else Heard(0, plan=found)

    def _move(self, desk: Desk, parts: list[list[str]], text: str) -> Heard:
        """A standing order, or answers to what is asked."""
        view, rules = desk.view, desk.rules
        if view is None:
            return Heard(decision=Decision("nothing"))
        try:
            if view.viewer is not None and rules is not None:
                ordered = read_order(desk, rules.orders(view), parts[0])
                if ordered is not None:
                    return Heard(order=ordered)
            decision = Reader(self.game, view, lexicon(self.game), desk.label).decide(parts)
        except Illegal as refusal:
            return Heard(decision=Decision("refuse", refusal=refusal))
        decision = nearly.considered(desk, text, decision)
        agrees = all(one in word_set("yes") for one in parts[0])
        return Heard(decision.taken, decision=decision, agrees=agrees)


def in_order(text: str, game: str) -> tuple[list[list[str]], dict[int, tuple[str, int]]]:
    """A message's moves, and where several of them begin that may be one line of the game's own."""
    parts: list[list[str]] = []
    lines: dict[int, tuple[str, int]] = {}
    for sentence in sentences(text):
        found = parted(sentence, game, lexicon(game))
        more = [one for at, one in enumerate(found) if not (parts or at) or not _onward(one)]
        lines[len(parts)] = (sentence, len(more))
        parts += more
    return parts, lines if len(lines) > 1 else {}


def _onward(tokens: list[str]) -> bool:
    """`Nothing, move on`: after another move it is none of its own, but asks us to go on."""
    return " ".join(tokens) in phrases("onward")
