"""A picture as a stack of patches: the same as one SVG, and quickly as a PNG.

Rasterising a whole board takes most of a second, encoding it included; a move changes a few
tokens. So each patch is rasterised alone and kept, and only the stacking is done every time.
"""

import hashlib
import io
import threading
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import lru_cache

import resvg_py
from PIL import Image, ImageColor

from bot.render.fonts import FAMILY, font_files

SCALE = 3
_KEPT_PNGS = 32


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
    key = hashlib.sha256(to_svg(drawing).encode()).digest()
    return _pngs.get(key) or _pngs.put(key, _compose(drawing))


class _Kept:
    """The last few pictures made."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._lock = threading.Lock()
        self._items: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, key: bytes) -> bytes | None:
        with self._lock:
            if key in self._items:
                self._items.move_to_end(key)
            return self._items.get(key)

    def put(self, key: bytes, value: bytes) -> bytes:
        with self._lock:
            self._items[key] = value
            while len(self._items) > self._size:
                self._items.popitem(last=False)
        return value


_pngs = _Kept(_KEPT_PNGS)


def _compose(drawing: Drawing) -> bytes:
    size = drawing.width * SCALE, drawing.height * SCALE
    image = Image.new("RGB", size, drawing.background)
    for patch in drawing.patches:
        raster = _static_raster if patch.static else _raster
        piece = raster(patch.width, patch.height, patch.body)
        mask = piece if piece.mode == "RGBA" else None
        image.paste(piece, (patch.x * SCALE, patch.y * SCALE), mask)
    grounds = tuple((p.width, p.height, p.body) for p in drawing.patches if p.static)
    out = io.BytesIO()
    reduced = image.quantize(palette=_palette(grounds, drawing.palette), dither=Image.Dither.NONE)
    reduced.save(out, "PNG", compress_level=3)
    return out.getvalue()


@lru_cache(maxsize=1024)
def _raster(width: int, height: int, body: str) -> Image.Image:
    png = resvg_py.svg_to_bytes(
        svg_string=_document(width, height, body),
        width=width * SCALE,
        height=height * SCALE,
        skip_system_fonts=True,
        font_files=font_files(),
    )
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    opaque = image.getchannel("A").getextrema() == (255, 255)
    return image.convert("RGB") if opaque else image


# A whole map is some ten megabytes as pixels, so few are kept.
_static_raster = lru_cache(maxsize=16)(_raster.__wrapped__)


@lru_cache(maxsize=16)
def _palette(grounds: tuple[tuple[int, int, str], ...], colours: tuple[str, ...]) -> Image.Image:
    """256 colours: those named, half-way blends with the first two of them, and the grounds'."""
    named = [ImageColor.getrgb(colour)[:3] for colour in colours]
    exact = list(dict.fromkeys(named + [_blend(a, b) for a in named for b in named[:2]]))
    sample = Image.new("RGB", (600, 600 * max(1, len(grounds))), colours[0])
    for index, ground in enumerate(grounds):
        piece = _static_raster(*ground).resize((600, 600), Image.Resampling.BOX)
        sample.paste(piece, (0, 600 * index), piece if piece.mode == "RGBA" else None)
    rest = sample.quantize(256 - len(exact), dither=Image.Dither.NONE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([value for colour in exact for value in colour] + rest)
    return palette


def _blend(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple((x + y) // 2 for x, y in zip(a, b, strict=True))


def _document(width: int, height: int, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" font-family="{FAMILY}">{body}</svg>'
    )
