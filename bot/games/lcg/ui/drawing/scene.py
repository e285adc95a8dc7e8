"""The picture that is posted: the challenge, or what everybody has in play; then the scores."""

from dataclasses import replace

from bot.games.lcg.ui.drawing.board import HEADER, header
from bot.games.lcg.ui.drawing.fight import pane
from bot.games.lcg.ui.drawing.model import PlayerMark, TablePicture, Tile
from bot.games.lcg.ui.drawing.style import PALETTE
from bot.games.lcg.ui.drawing.symbols import symbol
from bot.games.lcg.ui.drawing.tiles import UPRIGHT, row
from bot.render import scene
from bot.render.drawing import SMALL, WIDTH, Drawing, Patch
from bot.render.fonts import text_width
from bot.render.heraldry import HOUSES, INK, PAPER, PAPER_DARK
from bot.render.scene import Scene
from bot.render.text import clean, fit, label

_CHIP = 20
_LINE = 17
_NAME = 11.0
_SUMMED = ("claim", "reserve")
"""What of a plot still counts after the plot phase."""


def compose_scene(picture: TablePicture, shown: Scene, more: str) -> Drawing:
    """The drawing, 400 by 300 units."""
    patches = [scene.head(shown.title, shown.caption, shown.house)]
    if picture.fight is not None:
        patches.append(pane(picture.fight, scene.HEAD, scene.MIDDLE))
    else:
        left = [mark for mark in picture.players if not mark.out]
        height = scene.MIDDLE // max(len(left), 1)
        for place, mark in enumerate(left):
            patches.append(_player(mark, scene.HEAD + place * height, height, more))
    patches.append(scene.strip(shown.scores))
    return Drawing(scene.HEIGHT, PAPER, PALETTE, patches, SMALL)


def _player(mark: PlayerMark, y: int, height: int, more: str) -> Patch:
    """One player in so much room: header, plot, then tiles, or chips where tiles do not fit."""
    top = min(HEADER, height - _CHIP)
    # Who is waited for changes more often than the picture.
    named = f"{mark.label} · {mark.title}" if mark.title else mark.label
    inside = [header(replace(mark, waited_for=False, label=named), 0, top)]
    bare = [_bare(one) for one in mark.characters]
    if height - top >= UPRIGHT[1]:
        inside += row(bare, 3, top + 1, more)
        top += UPRIGHT[1]
        if height - top >= _LINE:
            inside.append(_summary(mark, top))
    else:
        inside += _chips(bare, top, height - top, more)
    return Patch(0, y, WIDTH, height, fill=PAPER, inside=(*inside,), clip=True)


def _bare(one: Tile) -> Tile:
    """Without what is tucked under it, for which there is no room."""
    return replace(one, attachments=())


def _summary(mark: PlayerMark, y: int) -> Patch:
    """The plot, and how many locations, attachments and dead there are."""
    shapes = []
    left = 6.0
    if mark.plot is not None:
        words = fit(clean(mark.plot.name), 140, _NAME, 600)
        shapes.append(label(left, 12.5, words, _NAME, weight=600, fill=INK))
        left += text_width(words, _NAME, 600) + 6
        for kind, number in mark.plot.values:
            if kind not in _SUMMED:
                continue
            shapes.append(symbol(kind, left, 3, 11))
            shapes.append(label(left + 13, 12.5, str(number), _NAME, weight=600, fill=INK))
            left += 24
    names = ", ".join(one.name for one in mark.locations)
    if names:
        words = fit(clean(names), WIDTH - left - 12, _NAME)
        shapes.append(label(WIDTH - 6, 12.5, words, _NAME, fill=INK, anchor="end"))
    body = Patch(0, 0, WIDTH, _LINE, "".join(shapes), 'class="summary"')
    return Patch(0, y, WIDTH, _LINE, fill=PAPER_DARK, inside=(body,))


def _chips(tiles: list[Tile], top: int, height: int, more: str) -> list[Patch]:
    """Characters as names with their strength, in as many rows as fit."""
    width = WIDTH // 4
    fits = 4 * max(1, height // _CHIP)
    shown = tiles if len(tiles) <= fits else tiles[: fits - 1]
    patches = [
        Patch(
            (place % 4) * width, top + place // 4 * _CHIP, width, _CHIP, _chip(one), 'class="chip"'
        )
        for place, one in enumerate(shown)
    ]
    if len(shown) < len(tiles):
        words = more.replace("#", str(len(tiles) - len(shown)))
        place = len(shown)
        body = label(4, 14, words, 12, weight=700, fill=INK)
        x, y = (place % 4) * width, top + place // 4 * _CHIP
        patches.append(Patch(x, y, width, _CHIP, body, 'class="more"'))
    return patches


def _chip(one: Tile) -> str:
    arms = HOUSES[one.house]
    shape = (
        f'<rect x="3" y="5" width="18" height="12" rx="3" fill="{arms.field}" stroke="{INK}"/>'
        if one.knelt
        else f'<rect x="4" y="2" width="15" height="17" rx="3" fill="{arms.field}" stroke="{INK}"/>'
    )
    return (
        shape
        + label(11.5, 15, one.strength, 11, weight=700, fill=arms.charge, anchor="middle")
        + label(24, 14.5, fit(clean(one.name), 74, _NAME), _NAME, fill=INK)
    )
