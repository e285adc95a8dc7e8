"""A picture as a stack of patches: the same as one SVG, and quickly as a PNG.

Rasterising a whole board takes most of a second, encoding it included; a move changes a few
tokens. So each patch is rasterised alone and kept, plain grounds are not rasterised at all, and
every band of the finished picture is kept, too: only those bands are stacked and compressed again
in which something has changed.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageColor

from bot.render.bands import Band, band, join
from bot.render.cache import SHELF, Recent
from bot.render.raster import SCALE, Box, Piece, document, raster, shelve

WIDTH = 400
"""Units; one is a pixel of a phone that shows the picture 400 pixels wide."""
QUICK, SMALL, SMALLEST = 3, 7, 9
_LARGE = 115_000
"""Bytes of a `SMALL` picture for which the `SMALLEST` is worth its time, several times as long."""
_KEPT_PNGS = 32
_KEPT_BANDS = 2048
_BAND = 20
"""Units; a band of a board takes some five kilobytes."""
_GROUND_ROOM = 50_000_000
"""Bytes for bands without tokens; a band takes 300 thousand."""
_SAMPLE = 600
_MAP = 300
"""Units; a layer that is so wide is a map's."""


class Layer(NamedTuple):
    """Something to be laid on a picture: a plain colour, a piece, or a piece's shape in a colour.

    `y` is counted from the upper edge of the picture, or of a band. Of a piece that is cut off,
    `left` and `top` are not seen.
    """

    x: int
    y: int
    width: int
    height: int
    colour: str
    piece: Piece | None
    left: int = 0
    top: int = 0

    def within(self, x: int, y: int, width: int, height: int) -> "Layer | None":
        """The part of it that lies in a rectangle."""
        left, top = max(self.x, x), max(self.y, y)
        right = min(self.x + self.width, x + width)
        bottom = min(self.y + self.height, y + height)
        if right <= left or bottom <= top:
            return None
        cut_left, cut_top = self.left + left - self.x, self.top + top - self.y
        size = right - left, bottom - top
        return Layer(left, top, *size, self.colour, self.piece, cut_left, cut_top)


@dataclass(frozen=True)
class Patch:
    """A piece of a picture: whole units for its place, its body drawn from its own corner."""

    x: int
    y: int
    width: int
    height: int
    body: str = ""
    attributes: str = ""
    fill: str = ""
    """A plain ground."""
    colour: str = ""
    """What `currentColor` is, if nothing else is in the body: all colours share one raster."""
    static: bool = False
    """A large ground that never changes; its colours make the palette."""
    lasting: bool = False
    """The same in every game."""
    parts: tuple[Box, ...] = ()
    """Where there is anything, for a large and sparse patch."""
    inside: tuple["Patch", ...] = ()
    """Patches upon this one, placed from its corner."""
    clip: bool = False
    """What is inside ends at the edges of this one: a window onto something larger."""

    def layers(self, left: int = 0, top: int = 0) -> Iterator[Layer]:
        """What is laid one upon the other."""
        x, y = left + self.x, top + self.y
        if self.fill:
            yield Layer(x, y, self.width, self.height, self.fill, None)
        if self.body:
            for box in self.parts or ((0, 0, self.width, self.height),):
                piece = Piece(box, self.body, bool(self.colour), self.static or self.lasting)
                yield Layer(x + box[0], y + box[1], box[2], box[3], self.colour, piece)
        for patch in self.inside:
            for layer in patch.layers(x, y):
                seen = layer.within(x, y, self.width, self.height) if self.clip else layer
                if seen is not None:
                    yield seen

    def element(self) -> str:
        """The patch as an SVG group."""
        more = f" {self.attributes}" if self.attributes else ""
        colour = f' color="{self.colour}"' if self.colour else ""
        size = f'width="{self.width}" height="{self.height}"'
        ground = f'<rect {size} fill="{self.fill}"/>' if self.fill else ""
        inside = "".join(patch.element() for patch in self.inside)
        if self.clip:
            inside = f'<svg {size} viewBox="0 0 {self.width} {self.height}">{inside}</svg>'
        place = f"translate({self.x} {self.y})"
        return f'<g transform="{place}"{colour}{more}>{ground}{self.body}{inside}</g>'


@dataclass
class Drawing:
    """A whole picture; colours of `palette` are kept exactly, all others as near as can be."""

    height: int
    background: str
    palette: tuple[str, ...]
    patches: list[Patch] = field(default_factory=list)
    level: int = QUICK
    """How hard it is compressed: `QUICK`, or `SMALL` for what is uploaded often."""


def to_svg(drawing: Drawing) -> str:
    """The drawing as one SVG document."""
    ground = f'<rect width="100%" height="100%" fill="{drawing.background}"/>'
    parts = "\n".join(patch.element() for patch in drawing.patches)
    return document(WIDTH, drawing.height, f"{ground}\n{parts}\n")


def to_png(drawing: Drawing) -> bytes:
    """The drawing as a PNG, `SCALE` pixels to the unit; kept by content."""
    key = drawing.height, drawing.background, drawing.level, tuple(drawing.patches)
    return _pngs.get(key) or _pngs.put(key, _compose(drawing))


def make_ready(drawing: Drawing) -> None:
    """Have all its parts in memory."""
    for piece in _pieces(drawing.patches):
        raster(piece)
    _palette(_grounds(drawing), drawing.palette)


def draw_ahead(drawing: Drawing) -> Iterator[None]:
    """Make sure that all its parts are on the shelf; comes back after each that was not."""
    for piece in _pieces(drawing.patches):
        if shelve(piece):
            yield
    grounds = _grounds(drawing)
    if grounds and not SHELF.has((grounds, drawing.palette)):
        _palette(grounds, drawing.palette)
        yield


_pngs: Recent[bytes] = Recent(_KEPT_PNGS)


def _compose(drawing: Drawing) -> bytes:
    layers = [layer for patch in drawing.patches for layer in patch.layers()]
    colours = _palette(_grounds(drawing), drawing.palette)
    bands = []
    for number, stack in enumerate(_stacks(drawing.height, layers)):
        height = min(_BAND, drawing.height - number * _BAND)
        bands.append(_band(height, drawing.background, tuple(stack), colours, drawing.level))
    data = join(WIDTH * SCALE, drawing.height * SCALE, colours, bands)
    if drawing.level == SMALL and len(data) > _LARGE:
        return _compose(replace(drawing, level=SMALLEST))
    return data


def _pieces(patches: Iterable[Patch]) -> list[Piece]:
    layers = [layer for patch in patches for layer in patch.layers()]
    return [layer.piece for layer in layers if layer.piece]


def _grounds(drawing: Drawing) -> tuple[Piece, ...]:
    return tuple(_pieces(patch for patch in _every(drawing.patches) if patch.static))


def _every(patches: Iterable[Patch]) -> Iterator[Patch]:
    for patch in patches:
        yield patch
        yield from _every(patch.inside)


def _stacks(height: int, layers: list[Layer]) -> list[list[Layer]]:
    """For every band the layers that touch it, placed from its upper edge."""
    stacks: list[list[Layer]] = [[] for _ in range(0, height, _BAND)]
    for layer in layers:
        last = min((layer.y + layer.height - 1) // _BAND, len(stacks) - 1)
        for number in range(max(layer.y // _BAND, 0), last + 1):
            stacks[number].append(layer._replace(y=layer.y - number * _BAND))
    return stacks


@lru_cache(maxsize=_KEPT_BANDS)
def _band(
    height: int, background: str, stack: tuple[Layer, ...], colours: bytes, level: int
) -> Band:
    """A band of the picture, drawn and compressed.

    What lies under the uppermost layer of a map, the colours of holders included, changes seldom.
    """
    seldom = max(
        (n for n, one in enumerate(stack, 1) if one.piece and one.width >= _MAP), default=0
    )
    image = _ground(height, background, stack[:seldom]).copy()
    _lay(image, stack[seldom:])
    return band(image.quantize(palette=_as_palette(colours), dither=Image.Dither.NONE), level)


_grounds_made: Recent[Image.Image] = Recent(
    _GROUND_ROOM, lambda image: image.width * image.height * 4
)


def _ground(height: int, background: str, stack: tuple[Layer, ...]) -> Image.Image:
    key = height, background, stack
    image = _grounds_made.get(key)
    if image is None:
        image = Image.new("RGB", (WIDTH * SCALE, height * SCALE), background)
        _lay(image, stack)
        _grounds_made.put(key, image)
    return image


def _lay(image: Image.Image, layers: Iterable[Layer]) -> None:
    for layer in layers:
        x, y = layer.x * SCALE, layer.y * SCALE
        if layer.piece is None:
            image.paste(layer.colour, (x, y, x + layer.width * SCALE, y + layer.height * SCALE))
            continue
        pixels = _cut(raster(layer.piece), layer)
        if layer.colour:
            image.paste(layer.colour, (x, y, x + pixels.width, y + pixels.height), pixels)
        else:
            image.paste(pixels, (x, y), pixels if pixels.mode == "RGBA" else None)


def _cut(pixels: Image.Image, layer: Layer) -> Image.Image:
    """What is seen of a piece."""
    box = tuple(
        SCALE * side
        for side in (layer.left, layer.top, layer.left + layer.width, layer.top + layer.height)
    )
    whole = (0, 0, pixels.width, pixels.height)
    return pixels if box == whole else pixels.crop((box[0], box[1], box[2], box[3]))


@lru_cache(maxsize=64)
def _palette(grounds: tuple[Piece, ...], colours: tuple[str, ...]) -> bytes:
    """256 colours: those named, half-way blends with the first two of them, and the grounds'."""
    known = SHELF.get((grounds, colours))
    if known is not None:
        return known
    named = [ImageColor.getrgb(colour)[:3] for colour in colours]
    exact = list(dict.fromkeys(named + [_blend(a, b) for a in named for b in named[:2]]))
    sample = Image.new("RGB", (_SAMPLE, _SAMPLE * max(1, len(grounds))), colours[0])
    for index, ground in enumerate(grounds):
        piece = raster(ground).resize((_SAMPLE, _SAMPLE), Image.Resampling.BOX)
        sample.paste(piece, (0, _SAMPLE * index), piece if piece.mode == "RGBA" else None)
    rest = sample.quantize(256 - len(exact), dither=Image.Dither.NONE).getpalette() or []
    found = bytes([value for colour in exact for value in colour] + rest)
    SHELF.put((grounds, colours), found)
    return found


@lru_cache(maxsize=64)
def _as_palette(colours: bytes) -> Image.Image:
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    return palette


def _blend(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple((x + y) // 2 for x, y in zip(a, b, strict=True))
