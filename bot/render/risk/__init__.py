"""Pictures of the boards of Risk."""

from bot.render.drawing import to_png, to_svg
from bot.render.risk.board import BOARDS
from bot.render.risk.compose import SPECIAL, compose
from bot.render.risk.model import BoardPicture, PlayerMark, TerritoryMark
from bot.render.risk.panel import COLUMNS

LABELS = (
    *COLUMNS,
    "seat_of_power",
    "port_silver",
    "port_blue",
    "port_green",
    "sea_line",
    *SPECIAL,
)

__all__ = ["LABELS", "BoardPicture", "PlayerMark", "TerritoryMark", "png", "svg", "warm_up"]


def svg(picture: BoardPicture) -> str:
    """The picture as an SVG document."""
    return to_svg(compose(picture))


def png(picture: BoardPicture) -> bytes:
    """The picture as a PNG, 1200 pixels wide."""
    return to_png(compose(picture))


def warm_up() -> None:
    """Draw the bare maps once, so that no first move has to wait for them."""
    for board in (*BOARDS, "both"):
        png(BoardPicture.model_validate({"board": board, "territories": {}}))
