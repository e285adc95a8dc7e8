"""The picture that is posted: the encounter, the houses in a line each, the scores."""

from bot.games.iron_throne.ui.drawing.encounter import encounter
from bot.games.iron_throne.ui.drawing.model import HouseMark, ThronePicture
from bot.games.iron_throne.ui.drawing.style import PALETTE
from bot.games.iron_throne.ui.drawing.symbols import symbol
from bot.render import panel, scene
from bot.render.drawing import SMALL, WIDTH, Drawing, Patch
from bot.render.heraldry import GONE, HOUSES, INK, PAPER, PAPER_DARK, crest
from bot.render.scene import Scene
from bot.render.text import clean, fit, label

_LINE = 24
_BLOCK = 46
_NAME = 11
_CHARACTERS = 30
_CHIP = 75
_COUNTS = 331
_COUNT = 37
"""Room for a sign and a number of two digits."""


def compose_scene(picture: ThronePicture, shown: Scene) -> Drawing:
    """The drawing: an encounter first, then as many houses as there is room for."""
    patches = [scene.head(shown.title, shown.caption, shown.house)]
    y, end = scene.HEAD, scene.HEIGHT - scene.STRIP
    if picture.encounter:
        fight = encounter(picture.encounter, 0)
        height = min(panel.end(fight), scene.MIDDLE)
        patches.append(Patch(0, y, WIDTH, height, inside=(*fight,), clip=True))
        y += height
    aside = [one for one in picture.houses if not picture.encounter or one.role is None]
    rest = [one for one in picture.houses if one not in aside]
    tall = not picture.encounter and len(picture.houses) * _BLOCK <= end - y
    step = _BLOCK if tall else _LINE
    for mark in [*aside, *rest]:
        if y + step <= end:
            patches.append(_house(mark, y, step))
            y += step
    patches.append(scene.strip(shown.scores))
    return Drawing(scene.HEIGHT, PAPER, PALETTE, patches, SMALL)


def _house(mark: HouseMark, y: int, height: int) -> Patch:
    """Crest, characters with their power, then hand and hostages; a tall one has its name."""
    base = height - _LINE
    shapes = [crest(mark.house, 6, (height - 20) / 2, 20)]
    if base:
        ink = GONE if mark.gone else INK
        title = fit(clean(mark.title), 130, 13, 700)
        shapes.append(label(_CHARACTERS + 3, 16, title, 13, weight=700, fill=ink))
        if mark.leader:
            shapes.append(symbol("leader", 170, 5, 13))
            shapes.append(label(187, 16, fit(clean(mark.leader), 200, 12), 12, fill=ink))
    shapes += [_character(mark, index, base) for index in range(len(mark.characters))]
    for index, (kind, number) in enumerate((("hand", mark.hand), ("hostages", len(mark.hostages)))):
        x = _COUNTS + index * _COUNT
        shapes.append(symbol(kind, x, base + 5, 14))
        shapes.append(label(x + 18, base + 16.5, str(number), 13, weight=600, fill=INK))
    line = f'<rect y="{height - 1}" width="{WIDTH}" height="1" fill="{PAPER_DARK}"/>'
    attributes = f'class="house" data-house="{mark.house}"'
    body = "".join(shapes) + line
    return Patch(
        0, y, WIDTH, height, fill=PAPER, inside=(Patch(0, 0, WIDTH, height, body, attributes),)
    )


def _character(mark: HouseMark, index: int, base: int) -> str:
    one, arms, x = mark.characters[index], HOUSES[mark.house], _CHARACTERS + index * _CHIP
    name = fit(clean(one.name), _CHIP - 23, _NAME)
    if not one.power:
        return symbol("dead", x + 3, base + 4, 15) + label(
            x + 20, base + 16.5, name, _NAME, fill=GONE
        )
    return (
        f'<circle cx="{x + 10}" cy="{base + 12}" r="9" fill="{arms.field}" stroke="{INK}"/>'
        + label(
            x + 10, base + 16, str(one.power), 12, weight=700, fill=arms.charge, anchor="middle"
        )
        + label(x + 21, base + 16.5, name, _NAME, fill=INK)
    )
