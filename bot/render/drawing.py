"""A picture as a stack of patches: the same as one SVG, and quickly as a PNG.

Rasterising a whole board takes most of a second, encoding it included; a move changes a few
tokens. So each patch is rasterised alone and kept, and so is every band of the finished picture:
only those bands are stacked and compressed again in which something has changed.
"""

import io
import threading
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import lru_cache

import resvg_py
from PIL import Image, ImageColor

from bot.render.bands import Band, band, join
from bot.render.fonts import FAMILY, font_files

SCALE = 3
_KEPT_PNGS = 32
_KEPT_BANDS = 2048
_BAND = 20
"""Units; a band of a board takes some five kilobytes."""

Box = tuple[int, int, int, int]
Piece = tuple[Box, str, bool]
"""A part of a patch's body as it is rasterised; whether it is static."""


@dataclass(frozen=True)
class Patch:
    """A piece of a picture: whole units for its place, its body drawn from its own corner."""

    x: int
    y: int
    width: int
    height: int
    body: str
    attributes: str = ""
    static: bool = False
    parts: tuple[Box, ...] = ()
    """Left, top, width and height of where there is anything, for a large and sparse patch."""

    def pieces(self) -> list[tuple[int, int, Piece]]:
        """What is rasterised, and where it lies."""
        boxes = self.parts or ((0, 0, self.width, self.height),)
        return [(self.x + b[0], self.y + b[1], (b, self.body, self.static)) for b in boxes]

    def element(self) -> str:
        """The patch as an SVG group."""
        more = f" {self.attributes}" if self.attributes else ""
        return f'<g transform="translate({self.x} {self.y})"{more}>{self.body}</g>'


@dataclass
class Drawing:
    """A whole picture; colours of `palette` are kept exactly, all others as near as can be."""

    width: int
    height: int
    background: str
    palette: tuple[str, ...]
    patches: list[Patch] = field(default_factory=list)


def to_svg(drawing: Drawing) -> str:
    """The drawing as one SVG document."""
    ground = f'<rect width="100%" height="100%" fill="{drawing.background}"/>'
    parts = "\n".join(patch.element() for patch in drawing.patches)
    return _document(drawing.width, drawing.height, f"{ground}\n{parts}\n")


def to_png(drawing: Drawing) -> bytes:
    """The drawing as a PNG, `SCALE` pixels to the unit; kept by content."""
    key = drawing.width, drawing.height, drawing.background, tuple(drawing.patches)
    return _pngs.get(key) or _pngs.put(key, _compose(drawing))


class _Kept:
    """The last few pictures made."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._lock = threading.Lock()
        self._items: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        with self._lock:
            if key in self._items:
                self._items.move_to_end(key)
            return self._items.get(key)

    def put(self, key: Hashable, value: bytes) -> bytes:
        with self._lock:
            self._items[key] = value
            while len(self._items) > self._size:
                self._items.popitem(last=False)
        return value


_pngs = _Kept(_KEPT_PNGS)


def _compose(drawing: Drawing) -> bytes:
    grounds = tuple(p.pieces()[0][2] for p in drawing.patches if p.static)
    key = grounds, drawing.palette
    bands = []
    for top, stack in enumerate(_stacks(drawing)):
        height = min(_BAND, drawing.height - top * _BAND)
        bands.append(_band(drawing.width, height, drawing.background, tuple(stack), key))
    colours = bytes(_palette(*key).getpalette() or [])
    return join(drawing.width * SCALE, drawing.height * SCALE, colours, bands)


def _stacks(drawing: Drawing) -> list[list[tuple[int, int, Piece]]]:
    """For every band the pieces that touch it, placed from its upper edge."""
    stacks: list[list[tuple[int, int, Piece]]] = [[] for _ in range(0, drawing.height, _BAND)]
    for patch in drawing.patches:
        for x, y, piece in patch.pieces():
            last = min((y + piece[0][3] - 1) // _BAND, len(stacks) - 1)
            for number in range(y // _BAND, last + 1):
                stacks[number].append((x, y - number * _BAND, piece))
    return stacks


@lru_cache(maxsize=_KEPT_BANDS)
def _band(
    width: int,
    height: int,
    background: str,
    stack: tuple[tuple[int, int, Piece], ...],
    colours: tuple[tuple[Piece, ...], tuple[str, ...]],
) -> Band:
    """A band of the picture, drawn and compressed."""
    image = Image.new("RGB", (width * SCALE, height * SCALE), background)
    for x, y, piece in stack:
        raster = (_static_raster if piece[2] else _raster)(piece)
        image.paste(raster, (x * SCALE, y * SCALE), raster if raster.mode == "RGBA" else None)
    return band(image.quantize(palette=_palette(*colours), dither=Image.Dither.NONE))


@lru_cache(maxsize=1024)
def _raster(piece: Piece) -> Image.Image:
    (left, top, width, height), body, _ = piece
    png = resvg_py.svg_to_bytes(
        svg_string=_document(width, height, body, (left, top)),
        width=width * SCALE,
        height=height * SCALE,
        skip_system_fonts=True,
        font_files=font_files() if "<text" in body else None,
    )
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    opaque = image.getchannel("A").getextrema() == (255, 255)
    return image.convert("RGB") if opaque else image


# A whole map is some ten megabytes as pixels, so few are kept.
_static_raster = lru_cache(maxsize=16)(_raster.__wrapped__)


@lru_cache(maxsize=16)
def _palette(grounds: tuple[Piece, ...], colours: tuple[str, ...]) -> Image.Image:
    """256 colours: those named, half-way blends with the first two of them, and the grounds'."""
    named = [ImageColor.getrgb(colour)[:3] for colour in colours]
    exact = list(dict.fromkeys(named + [_blend(a, b) for a in named for b in named[:2]]))
    sample = Image.new("RGB", (600, 600 * max(1, len(grounds))), colours[0])
    for index, ground in enumerate(grounds):
        piece = _static_raster(ground).resize((600, 600), Image.Resampling.BOX)
        sample.paste(piece, (0, 600 * index), piece if piece.mode == "RGBA" else None)
    rest = sample.quantize(256 - len(exact), dither=Image.Dither.NONE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([value for colour in exact for value in colour] + rest)
    return palette


def _blend(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple((x + y) // 2 for x, y in zip(a, b, strict=True))


def _document(width: int, height: int, body: str, corner: tuple[int, int] = (0, 0)) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="{corner[0]} {corner[1]} {width} {height}" font-family="{FAMILY}">{body}</svg>'
    )
