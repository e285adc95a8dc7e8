"""How each game shows itself: text, alt text and picture, made from views and never from states."""

from collections.abc import Iterator
from itertools import chain

from bot.face import Face, Talk
from bot.games.board_game.ui import drawing as render_board_game
from bot.games.board_game.ui.face import BoardGameFace
from bot.games.board_game.ui.picture import area_names
from bot.games.iron_throne.ui.face import IronThroneFace
from bot.games.risk.ui import drawing as render_risk
from bot.games.risk.ui.face import RiskFace
from bot.render.drawing import draw_ahead, make_ready
from bot.text import LANGUAGES, words

__all__ = ["Face", "Talk", "ahead", "face", "warm_up"]


_FACES: dict[str, Face] = {
    "risk": RiskFace(),
    "iron_throne": IronThroneFace(),
    "board_game": BoardGameFace(),
}


def warm_up() -> None:
    """Draw the whole maps ahead, so that nobody waits for the first picture; takes seconds."""
    in_words = (render_board_game.whole_maps(names) for names in _area_names())
    for drawing in chain(render_risk.whole_maps(), *in_words):
        make_ready(drawing)


def ahead() -> Iterator[None]:
    """Draw what else may be wanted, piece by piece, for as long as this is gone on with."""
    in_words = (render_board_game.ahead(names) for names in _area_names())
    for drawing in chain(render_risk.ahead(), *in_words):
        yield from draw_ahead(drawing)


def _area_names() -> list[dict[str, str]]:
    """What is written on the map of the Board Game, in each language."""
    return [area_names(words(language)) for language in LANGUAGES]


def face(game: str) -> Face:
    """The face of a game; KeyError if there is none."""
    return _FACES[game]
