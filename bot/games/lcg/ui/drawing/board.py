"""The whole table: the challenge, then everybody's cards."""

from collections.abc import Iterator

from bot.games.lcg.ui.drawing.fight import pane
from bot.games.lcg.ui.drawing.model import PlayerMark, TablePicture
from bot.games.lcg.ui.drawing.style import PALETTE
from bot.games.lcg.ui.drawing.symbols import symbol
from bot.games.lcg.ui.drawing.tiles import rows
from bot.render import panel
from bot.render.drawing import SMALL, WIDTH, Drawing, Patch
from bot.render.fonts import text_width
from bot.render.heraldry import GONE, HOUSES, INK, PAPER, PAPER_DARK, crest
from bot.render.text import clean, fit, label

HEADER = 24
_LINE = 17
_SIZE = 11.5


def compose(picture: TablePicture) -> Drawing:
    """The whole drawing."""
    patches = [panel.heading(picture.title, picture.caption)]
    if picture.fight is not None:
        patches.append(pane(picture.fight, panel.end(patches), 130))
    for mark in picture.players:
        patches += player(mark, panel.end(patches) + 2)
    patches += panel.key((*picture.labels,), picture.labels, symbol, panel.end(patches) + 4)
    return Drawing(panel.end(patches) + 2, PAPER, PALETTE, patches, SMALL)


def player(mark: PlayerMark, y: int) -> list[Patch]:
    """One player: name and numbers, plot, characters, locations, piles."""
    patches = [header(mark, y)]
    if mark.out:
        return patches
    if mark.plot is not None or mark.agenda or mark.title:
        patches.append(_cards_of(mark, panel.end(patches)))
    for tiles in (mark.characters, mark.locations):
        if tiles:
            patches += rows(tiles, 4, panel.end(patches) + 3)
    for kind, names in (("dead", mark.dead), ("discards", mark.discard)):
        if names:
            patches.append(_pile(kind, names, panel.end(patches)))
    return patches


def header(mark: PlayerMark, y: int, height: int = HEADER) -> Patch:
    """Crest, name, power, gold, hand and deck, in the colours of the faction."""
    arms = HOUSES[mark.house]
    top = (height - HEADER) / 2
    shapes = [crest(mark.house, 5, 2, height - 4)]
    left = 30.0
    for kind, shown in (("first", mark.first), ("waiting", mark.waited_for)):
        if shown:
            shapes.append(f'<circle cx="{left + 7}" cy="{top + 12:g}" r="8" fill="{PAPER}"/>')
            shapes.append(symbol(kind, left + 2, top + 6.5, 11))
            left += 18
    counts, right = _counts(mark, arms.charge, top)
    name = mark.label if mark.label == mark.player else f"{mark.label} · {mark.player}"
    words = fit(clean(name), right - left - 6, 13, 700)
    shapes.append(label(left, top + 16.5, words, 13, weight=700, fill=arms.charge))
    if mark.out:
        shapes.append(
            f'<rect x="{left}" y="{top + 12:g}" width="{text_width(words, 13, 700):.0f}" height="1"'
            f' fill="{arms.charge}"/>'
        )
    ground = GONE if mark.out else arms.field
    body = "".join([*shapes, *counts])
    inside = (Patch(0, 0, WIDTH, height, body, f'class="player" data-seat="{mark.seat}"'),)
    return Patch(0, y, WIDTH, height, fill=ground, inside=inside)


def _counts(mark: PlayerMark, ink: str, top: float) -> tuple[list[str], float]:
    """The numbers at the right end of the header, and where they begin."""
    shapes: list[str] = []
    x = WIDTH - 6.0
    numbers = (("deck", mark.deck), ("hand", mark.hand), ("gold", mark.gold), ("crown", mark.power))
    for kind, number in numbers:
        size = 16 if kind == "crown" else 13
        width = text_width(str(number), size, 700)
        shapes.append(label(x, top + 17, str(number), size, weight=700, fill=ink, anchor="end"))
        x -= width + 15
        shapes.append(symbol(kind, x, top + 5.5, 12))
        x -= 7
    return shapes, x


def _cards_of(mark: PlayerMark, y: int) -> Patch:
    """Plot with its values, agenda, title."""
    shapes = []
    left = 6.0
    if mark.plot is not None:
        words = fit(clean(mark.plot.name), 170, 12, 600)
        shapes.append(label(left, 13, words, 12, weight=600, fill=INK))
        left += text_width(words, 12, 600) + 8
        for kind, number in mark.plot.values:
            shapes.append(symbol(kind, left, 3.5, 11))
            shapes.append(label(left + 13, 13, str(number), 12, weight=600, fill=INK))
            left += 16 + text_width(str(number), 12, 600) + 4
    rest = " · ".join(one for one in (mark.agenda, mark.title) if one)
    if rest:
        words = fit(clean(rest), WIDTH - left - 6, _SIZE)
        shapes.append(label(WIDTH - 6, 13, words, _SIZE, fill=INK, anchor="end"))
    inside = (Patch(0, 0, WIDTH, _LINE, "".join(shapes), 'class="plot"'),)
    return Patch(0, y, WIDTH, _LINE, fill=PAPER_DARK, inside=inside)


def _pile(kind: str, names: tuple[str, ...], y: int) -> Patch:
    """A pile by the names of its cards, in at most two lines, the newest first."""
    lines = list(_wrapped(f"{len(names)}: " + ", ".join(reversed(names))))[:2]
    shapes = [symbol(kind, 5, 2, 12)]
    for place, line in enumerate(lines):
        words = fit(line, WIDTH - 28, _SIZE)
        shapes.append(label(22, 12 + place * 13, words, _SIZE, fill=INK))
    return Patch(0, y, WIDTH, 4 + 13 * len(lines), "".join(shapes), f'class="{kind}"')


def _wrapped(text: str) -> Iterator[str]:
    line = ""
    for word in clean(text).split():
        longer = f"{line} {word}".strip()
        if line and text_width(longer, _SIZE) > WIDTH - 28:
            yield line
            line = word
        else:
            line = longer
    if line:
        yield line
