"""How each game shows itself: text, alt text and picture, made from views and never from states."""

from collections.abc import Iterator

from bot.face import Face, Talk
from bot.games import GAMES
from bot.render.drawing import draw_ahead, make_ready
from bot.text import LANGUAGES, Words, words

__all__ = ["Face", "Talk", "ahead", "face"]


def ahead() -> Iterator[None]:
    """Draw what may be wanted, whole maps first, for as long as this is gone on with."""
    for game in GAMES.values():
        for drawing in game.face.whole_maps(_languages()):
            make_ready(drawing)
            yield
    for game in GAMES.values():
        for drawing in game.face.ahead(_languages()):
            yield from draw_ahead(drawing)


def _languages() -> list[Words]:
    return [words(language) for language in LANGUAGES]


def face(game: str) -> Face:
    """The face of a game; KeyError if there is none."""
    return GAMES[game].face
