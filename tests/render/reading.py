"""What all tests of pictures need: reading an SVG, comparing PNGs, watching the rasteriser."""

import io
import re
from typing import Any
from xml.etree import ElementTree

import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat

from bot.render.drawing import WIDTH, Drawing
from bot.render.fonts import font_files
from bot.render.raster import SCALE

_RASTERISE = resvg_py.svg_to_bytes
SVG = "{http://www.w3.org/2000/svg}"


def marked(document: str, kind: str) -> list[dict[str, str]]:
    """Attributes of all groups of a class."""
    root = ElementTree.fromstring(document)
    return [dict(group.attrib) for group in root.iter(f"{SVG}g") if group.get("class") == kind]


def smallest_text(document: str) -> tuple[float, int]:
    """The smallest letters where the picture is shown 400 pixels wide, and how many texts."""
    root = ElementTree.fromstring(document)
    sizes: list[float] = []

    def walk(node: ElementTree.Element, scale: float) -> None:
        found = re.search(r"scale\(([\d.]+)", node.get("transform", ""))
        scale *= float(found[1]) if found else 1.0
        if node.tag == f"{SVG}text":
            sizes.append(float(node.attrib["font-size"]) * scale)
        for child in node:
            walk(child, scale)

    walk(root, 400 / float(root.attrib["width"]))
    return min(sizes), len(sizes)


def sticking_out(drawing: Drawing) -> list[tuple[int, int, int, int]]:
    """Everything that is not wholly on the picture."""
    boxes = [layer[:4] for patch in drawing.patches for layer in patch.layers()]
    return [
        (x, y, width, height)
        for x, y, width, height in boxes
        if width <= 0
        or height <= 0
        or x < 0
        or y < 0
        or x + width > WIDTH + 2
        or y + height > drawing.height
    ]


def difference(one: Image.Image, two: Image.Image) -> float:
    """Mean difference of two pictures, 0 to 255."""
    assert one.size == two.size
    both = ImageChops.difference(one.convert("RGB"), two.convert("RGB"))
    return sum(ImageStat.Stat(both).mean) / 3


def directly(document: str) -> Image.Image:
    """An SVG rasterised at once."""
    png = _RASTERISE(
        svg_string=document, width=WIDTH * SCALE, skip_system_fonts=True, font_files=font_files()
    )
    return Image.open(io.BytesIO(png))


def watch(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Width and height in units of everything that is rasterised from now on."""
    drawn: list[tuple[int, int]] = []

    def watched(**options: Any) -> bytes:
        drawn.append((options["width"] // SCALE, options["height"] // SCALE))
        return _RASTERISE(**options)

    monkeypatch.setattr(resvg_py, "svg_to_bytes", watched)
    return drawn
