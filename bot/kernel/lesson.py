"""A lesson: a guided first game against stand-ins, as data; its words are in the catalogues.

A lesson never says what has to be answered. Each idea waits for its question, whenever the learner
comes to it, so a learner who plays differently hears the same ideas in another order.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict

from bot.kernel.asks import AnyAsk


class Idea(BaseModel):
    """One thing to learn: the questions at which it is told, and those at which it stays."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str
    topics: tuple[str, ...]
    stays: tuple[str, ...] = ()
    """Questions that follow at once, and to which the idea still applies."""
    about: Mapping[str, str] = {}
    """What the questions have to be about, where a topic alone does not say enough."""

    def fits(self, ask: AnyAsk) -> bool:
        """Whether the idea is told at this question."""
        return ask.topic in self.topics and self._about(ask)

    def still_fits(self, ask: AnyAsk) -> bool:
        """Whether the idea, once told, applies to this question as well."""
        return ask.topic in self.stays and self._about(ask)

    def _about(self, ask: AnyAsk) -> bool:
        """Whether nothing the question is about is something else than the idea wants."""
        return all(ask.about.get(key, wanted) == wanted for key, wanted in self.about.items())


class Lesson(BaseModel):
    """The set-up of a guided game, and its ideas in the order in which they are looked for.

    Two ideas about the same question are told one time after the other.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    seats: int
    seat: int
    """Where the learner sits; stand-ins have the other seats."""
    seed: str
    options: Mapping[str, Any] = {}
    ideas: tuple[Idea, ...]
    longest: int
    """Answers of the learner after which the lesson ends, even if an idea never came up."""

    def left(self, progress: "Progress") -> list[Idea]:
        """Return the ideas that have not been told."""
        told = {name for name, _ in progress.told}
        return [idea for idea in self.ideas if idea.id not in told]


class Progress(BaseModel):
    """How far a learner has come; saved with the table."""

    model_config = ConfigDict(extra="ignore")

    told: list[tuple[str, int]] = []
    """Ideas in the order in which they were told, each with the question it was told at."""
    now: str | None = None
    """The idea that applies to the open question."""
    answers: int = 0
    over: bool = False
    part: str = ""
    """Which of the further lessons it is; empty for a game's first one."""


def advance(
    lesson: Lesson, progress: Progress, ask: AnyAsk | None, answers: int, ended: bool
) -> Progress:
    """Return the progress after a change, given the learner's open question, if there is one.

    `answers` is how many the learner has just given; `ended` says that the game is over for them.
    """
    if progress.over:
        return progress
    told, given = progress.told, progress.answers + answers
    if ask is not None:
        told = _with_new(lesson, progress, ask)
    now = None if ask is None else _applies(lesson.ideas, told, ask)
    complete = not lesson.left(Progress(told=told)) and now != told[-1][0]
    over = ended or complete or given >= lesson.longest
    now = None if over else now
    return Progress(told=told, now=now, answers=given, over=over, part=progress.part)


def _with_new(lesson: Lesson, progress: Progress, ask: AnyAsk) -> list[tuple[str, int]]:
    """Return what was told, and the idea that is due at this question, if one is."""
    if any(at == ask.id for _, at in progress.told):
        return progress.told
    due = next((idea for idea in lesson.left(progress) if idea.fits(ask)), None)
    return progress.told if due is None else [*progress.told, (due.id, ask.id)]


def _applies(ideas: Sequence[Idea], told: Sequence[tuple[str, int]], ask: AnyAsk) -> str | None:
    """Return the idea for this question: told at it, or told last and still true here."""
    here = next((name for name, at in told if at == ask.id), None)
    if here is not None or not told:
        return here
    last = next((idea for idea in ideas if idea.id == told[-1][0]), None)
    return last.id if last is not None and last.still_fits(ask) else None
