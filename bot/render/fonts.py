"""The one typeface of all pictures: where its files are and how wide its letters run."""

import struct
from collections.abc import Collection
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

FAMILY = "Source Sans Pro"
_FILES = {
    400: "SourceSansPro-Regular.ttf",
    600: "SourceSansPro-Semibold.ttf",
    700: "SourceSansPro-Bold.ttf",
}


def font_files(weights: Collection[int] = tuple(_FILES)) -> list[str]:
    """Paths of the font files, to be handed to the rasteriser explicitly."""
    return [str(_path(weight)) for weight in _FILES if weight in weights]


def text_width(text: str, size: float, weight: int = 400) -> float:
    """Width of a line of text, in the unit of `size`."""
    advances, default = _metrics(weight)
    return sum(advances.get(ord(char), default) for char in text) * size


def has_glyph(char: str) -> bool:
    """Whether the typeface can draw this character."""
    return ord(char) in _metrics(400)[0]


def _path(weight: int) -> Path:
    return Path(str(files("font_source_sans_pro"))) / "files" / _FILES[weight]


@lru_cache
def _metrics(weight: int) -> tuple[dict[int, float], float]:
    """Advance width in em per code point, and that of the missing glyph."""
    data = _path(weight).read_bytes()
    tables = {}
    for index in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * index)
        tables[tag] = offset
    em: int = struct.unpack_from(">H", data, tables[b"head"] + 18)[0]
    long_metrics: int = struct.unpack_from(">H", data, tables[b"hhea"] + 34)[0]

    def advance(glyph: int) -> float:
        at = tables[b"hmtx"] + 4 * min(glyph, long_metrics - 1)
        return float(struct.unpack_from(">H", data, at)[0]) / em

    glyphs = _character_map(data, tables[b"cmap"])
    return {code: advance(glyph) for code, glyph in glyphs.items()}, advance(0)


def _character_map(data: bytes, cmap: int) -> dict[int, int]:
    """Code points to glyph numbers, from the format 4 table every TrueType font has."""
    for index in range(struct.unpack_from(">H", data, cmap + 2)[0]):
        at = cmap + struct.unpack_from(">I", data, cmap + 4 + 8 * index + 4)[0]
        if struct.unpack_from(">H", data, at)[0] == 4:
            return _format_4(data, at)
    raise ValueError("the font has no character map of format 4")


def _format_4(data: bytes, at: int) -> dict[int, int]:
    count = struct.unpack_from(">H", data, at + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + 2 * count)
    deltas = struct.unpack_from(f">{count}H", data, at + 16 + 4 * count)
    ranges_at = at + 16 + 6 * count
    glyphs: dict[int, int] = {}
    for segment in range(count):
        offset = struct.unpack_from(">H", data, ranges_at + 2 * segment)[0]
        for code in range(starts[segment], min(ends[segment], 0xFFFE) + 1):
            glyph = code
            if offset:
                glyph = struct.unpack_from(
                    ">H", data, ranges_at + 2 * segment + offset + 2 * (code - starts[segment])
                )[0]
                if not glyph:
                    continue
            glyph = (glyph + deltas[segment]) & 0xFFFF
            if glyph:
                glyphs[code] = glyph
    return glyphs
