"""An animated picture made of several: shown by Discord without a press."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

EACH, LAST = 1200, 4000
"""Milliseconds that a picture is shown; the last one longer, before it begins again."""
COLOURS = 128
WIDTH = 640


def film(pictures: Sequence[bytes]) -> bytes:
    """Return a GIF of these PNGs, all scaled to the width that Discord shows."""
    frames = [_frame(data) for data in pictures]
    made = BytesIO()
    frames[0].save(
        made,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=[*[EACH] * (len(frames) - 1), LAST],
        loop=0,
        optimize=True,
    )
    return made.getvalue()


def _frame(data: bytes) -> Image.Image:
    whole = Image.open(BytesIO(data)).convert("RGB")
    height = round(whole.height * WIDTH / whole.width)
    scaled = whole.resize((WIDTH, height), Image.Resampling.LANCZOS)
    return scaled.quantize(COLOURS, dither=Image.Dither.NONE)
