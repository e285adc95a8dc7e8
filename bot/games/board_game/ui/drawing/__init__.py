"""Pictures of the Board Game."""

from collections.abc import Iterator
from typing import get_args

from bot.games.board_game.rules.facts import regions
from bot.games.board_game.ui.drawing.compose import TABLES, ZOOMS, compose, compose_scene
from bot.games.board_game.ui.drawing.model import (
    AreaMark,
    BoardPicture,
    CardMark,
    Order,
    PlayerMark,
    Unit,
)
from bot.games.board_game.ui.drawing.rows import KEY
from bot.games.board_game.ui.drawing.style import HOUSES, PALETTE
from bot.games.board_game.ui.drawing.symbols import symbol
from bot.games.board_game.ui.drawing.tables import HEADINGS
from bot.render.drawing import Drawing, to_png, to_svg
from bot.render.panel import legend
from bot.render.scene import Scene

LABELS = (*KEY, *HEADINGS, "points")

__all__ = [
    "LABELS",
    "TABLES",
    "ZOOMS",
    "AreaMark",
    "BoardPicture",
    "CardMark",
    "PlayerMark",
    "ahead",
    "legend_png",
    "png",
    "scene_png",
    "svg",
    "whole_maps",
]


def svg(picture: BoardPicture) -> str:
    """The picture as an SVG document."""
    return to_svg(compose(picture))


def png(picture: BoardPicture) -> bytes:
    """The picture as a PNG, 1200 pixels wide."""
    return to_png(compose(picture))


def scene_png(picture: BoardPicture, shown: Scene) -> bytes:
    """The picture that is posted, 1200 by 900 pixels."""
    return to_png(compose_scene(picture, shown))


def legend_png(title: str, labels: dict[str, str]) -> bytes:
    """What the signs mean, 1200 pixels wide."""
    return to_png(legend(title, KEY, labels, symbol, PALETTE))


def whole_maps(names: dict[str, str]) -> Iterator[Drawing]:
    """Made-up positions with everything that the whole map is made of, in the areas' names."""
    yield compose(_made_up(None, names))


def ahead(names: dict[str, str]) -> Iterator[Drawing]:
    """The same for everything else: parts of the map, marked areas."""
    for zoom in (None, *ZOOMS):
        made_up = _made_up(zoom, names)
        yield compose(made_up.model_copy(update={"highlights": list(made_up.areas)}))


def _made_up(zoom: str | None, names: dict[str, str]) -> BoardPicture:
    orders, areas = get_args(Order), {}
    for n, area in enumerate(regions().values()):
        seat = n % len(HOUSES)
        kind: Unit = "footman" if area.kind == "land" else "ship"
        areas[area.id] = AreaMark(
            controller=seat, owner=seat, units={kind: 1}, order=orders[n % len(orders)]
        )
    players = [PlayerMark(seat=n, house=house, name="") for n, house in enumerate(HOUSES)]
    return BoardPicture(areas=areas, names=names, players=players, zoom=zoom)
