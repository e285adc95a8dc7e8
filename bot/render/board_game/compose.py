"""Put a picture together: heading, map, round and wildlings, houses, key; or the tables alone."""

from bot.render.board_game import marks, panel, tables
from bot.render.board_game.board import load_facts
from bot.render.board_game.chart import chart, print_over
from bot.render.board_game.frame import PARTS, Frame, frame
from bot.render.board_game.layout import WIDTH
from bot.render.board_game.model import BoardPicture
from bot.render.board_game.style import PALETTE
from bot.render.drawing import Drawing, Patch
from bot.render.heraldry import PAPER

TABLES = "tables"
ZOOMS = (*PARTS, TABLES)
ROUNDS = 10
ATTACK = 12


def compose(picture: BoardPicture) -> Drawing:
    """The whole drawing."""
    patches = [panel.heading(picture)]
    y = panel.heading_height(picture)
    if picture.zoom == TABLES:
        patches.append(panel.clock(picture, y, ROUNDS, ATTACK))
        patches += tables.tables(picture, _end(patches))
    else:
        patches += _map(picture, frame(picture.zoom, y))
        y = max(patch.y + patch.height for patch in patches if patch.static)
        patches.append(panel.clock(picture, y, ROUNDS, ATTACK))
        if picture.zoom is None:
            patches += panel.houses(picture, _end(patches))
            patches += panel.key(picture.labels, _end(patches))
    return Drawing(WIDTH, _end(patches), PAPER, PALETTE, patches)


def _end(patches: list[Patch]) -> int:
    return max(patch.y + patch.height for patch in patches)


def _map(picture: BoardPicture, window: Frame) -> list[Patch]:
    houses = {player.seat: player.house for player in picture.players}
    seen = dict(sorted(picture.areas.items()))
    patches = [chart(window)]
    for name, mark in seen.items():
        if mark.controller is not None and load_facts().area[name].kind != "sea":
            house = houses.get(mark.controller, "neutral")
            held = marks.holding(window, name, house)
            patches += [held] if held else []
    patches.append(print_over(window))
    inside = {name: mark for name, mark in seen.items() if name in window.shown}
    patches += [marks.highlight(window, name) for name in picture.highlights if name in inside]
    patches += [
        marks.arrow(window, start, end)
        for start, end in picture.moves
        if start in window.shown and end in window.shown
    ]
    for name, mark in inside.items():
        owner = mark.owner if mark.owner is not None else mark.controller
        house = houses.get(owner, "neutral") if owner is not None else "neutral"
        tokens = marks.order(window, name, mark, house), marks.standing(window, name, mark, houses)
        patches += [patch for patch in tokens if patch]
    return patches
