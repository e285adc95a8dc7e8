"""Pieces of SVG as pixels, each rasterised once."""

import io
import re
import struct
from typing import NamedTuple

import resvg_py
from PIL import Image

from bot.render.cache import SHELF, Recent
from bot.render.fonts import FAMILY, font_files

SCALE = 3
"""Pixels to the unit."""
_ROOM = 120_000_000
"""Bytes of pixels in memory; a whole map takes some 25 million."""
_HEADER = struct.Struct(">4sHH")

Box = tuple[int, int, int, int]
"""Left, top, width and height."""


class Piece(NamedTuple):
    """What is rasterised at once."""

    box: Box
    body: str
    tinted: bool = False
    """Only its shape matters: `currentColor` is filled in when it is laid."""
    lasting: bool = False
    """The same in every game, so kept on disk."""


_rasters: Recent[Image.Image] = Recent(
    _ROOM, lambda image: image.width * image.height * len(image.getbands())
)


def raster(piece: Piece) -> Image.Image:
    """The pixels of a piece: a mask if it is tinted, without alpha if nothing shines through."""
    found = _rasters.get(piece)
    if found is None:
        found = _rasters.put(piece, _fetched(piece) or _drawn(piece))
    return found


def shelve(piece: Piece) -> bool:
    """Draw a lasting piece ahead; says whether it was not on the shelf."""
    wanted = piece.lasting and not SHELF.has((SCALE, piece))
    if wanted:
        _drawn(piece)
    return wanted


def document(width: int, height: int, body: str, corner: tuple[int, int] = (0, 0)) -> str:
    """An SVG document around a body."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="{corner[0]} {corner[1]} {width} {height}" font-family="{FAMILY}">{body}</svg>'
    )


def _fetched(piece: Piece) -> Image.Image | None:
    data = SHELF.get((SCALE, piece)) if piece.lasting else None
    if data is None:
        return None
    mode, width, height = _HEADER.unpack_from(data)
    return Image.frombytes(mode.decode().strip(), (width, height), data[_HEADER.size :])


def _drawn(piece: Piece) -> Image.Image:
    left, top, width, height = piece.box
    weights = {int(found) for found in re.findall(r'font-weight="(\d+)"', piece.body)}
    png = resvg_py.svg_to_bytes(
        svg_string=document(width, height, piece.body, (left, top)),
        width=width * SCALE,
        height=height * SCALE,
        skip_system_fonts=True,
        font_files=font_files(weights) if weights else None,
    )
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    if piece.tinted:
        image = image.getchannel("A")
    elif image.getchannel("A").getextrema() == (255, 255):
        image = image.convert("RGB")
    if piece.lasting:
        head = _HEADER.pack(image.mode.ljust(4).encode(), image.width, image.height)
        SHELF.put((SCALE, piece), head + image.tobytes())
    return image
