"""Pictures as they would be posted in the course of a game: what is drawn, and how large it is."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from bot.discord_ui.faces import face
from bot.games import rules
from bot.kernel import Event
from bot.render import drawing
from bot.render.drawing import Drawing, to_svg
from bot.text import words
from bot.workshop.match import Match
from bot.workshop.policies import policy
from tests.render.reading import smallest_text

TOLD = 40
"""Events that one message may tell of."""
LONG_NAME = "Ser Barristan the Bold of Harvest Hall"


@dataclass(frozen=True)
class Posted:
    """One picture."""

    data: bytes
    smallest: float
    """The smallest letters where it is shown 400 pixels wide."""


def posted(
    game: str, players: int, seed: str, options: dict[str, Any], *, every: int, most: int
) -> Iterator[Posted]:
    """The picture after every so many answers of a game between stand-ins, in turn in German."""
    played, shown = rules(game), face(game)
    agreed = played.Options.model_validate(options)
    match = Match(played, players, seed, [policy(played, "standin")] * players, agreed)
    told: list[Event] = []
    for number, step in enumerate(match.steps()):
        told += [event for event in step.events if event.to is None]
        if number >= most:
            return
        if number % every == 0:
            language = words(("en", "de")[number // every % 2])
            yield from _drawn(
                lambda view, events, language=language: shown.scene(
                    view, events, language, lambda seat: LONG_NAME
                ),
                played.view(match.state, None),
                told[-TOLD:],
            )
            told.clear()


def _drawn(draw: Any, view: Any, events: list[Event]) -> Iterator[Posted]:
    seen: list[Drawing] = []
    compose = drawing._compose

    def spy(what: Drawing) -> bytes:
        seen.append(what)
        return compose(what)

    with patch.object(drawing, "_compose", spy):
        data = draw(view, events)
    if data is not None and seen:
        yield Posted(data, smallest_text(to_svg(seen[-1]))[0])
