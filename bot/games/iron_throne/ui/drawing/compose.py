"""Put a picture together: heading, encounter, houses, key."""

from bot.games.iron_throne.ui.drawing.encounter import encounter
from bot.games.iron_throne.ui.drawing.houses import house
from bot.games.iron_throne.ui.drawing.model import ThronePicture
from bot.games.iron_throne.ui.drawing.style import PALETTE
from bot.games.iron_throne.ui.drawing.symbols import symbol
from bot.render import panel
from bot.render.drawing import WIDTH, Drawing, Patch
from bot.render.heraldry import INK, PAPER
from bot.render.panel import MARGIN
from bot.render.text import clean, fit

LABELS = (
    "power",
    "dead",
    "leader",
    "influence",
    "home",
    "hostages",
    "hand",
    "deck",
    "discards",
    "challenge",
    "defence",
)


def compose(picture: ThronePicture) -> Drawing:
    """The whole drawing."""
    patches = [panel.heading(picture.title, picture.caption)]
    if picture.encounter:
        patches += encounter(picture.encounter, panel.end(patches))
    for mark in picture.houses:
        patches += house(mark, panel.end(patches))
    patches += _foot(picture, panel.end(patches))
    return Drawing(panel.end(patches), PAPER, PALETTE, patches)


def _foot(picture: ThronePicture, y: int) -> list[Patch]:
    """A line about event cards, and what the signs mean."""
    inside = [Patch(0, 0, WIDTH, 1, fill=INK)]
    if picture.events:
        words = fit(clean(picture.events), WIDTH - 2 * MARGIN, 12.5)
        inside.append(panel.cell(MARGIN, 16, words, 12.5))
    return panel.key(LABELS, picture.labels, symbol, y, inside)
