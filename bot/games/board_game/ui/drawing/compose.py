"""Put a picture together: heading, map, round and wildlings, houses, key; or the tables alone."""

from bot.games.board_game.ui.drawing import marks, rows, symbols, tables
from bot.games.board_game.ui.drawing.board import load_facts
from bot.games.board_game.ui.drawing.chart import chart, print_over
from bot.games.board_game.ui.drawing.frame import PARTS, Frame, frame
from bot.games.board_game.ui.drawing.model import BoardPicture
from bot.games.board_game.ui.drawing.style import PALETTE
from bot.render import panel
from bot.render.drawing import Drawing, Patch
from bot.render.heraldry import PAPER

TABLES = "tables"
ZOOMS = (*PARTS, TABLES)
ROUNDS = 10
ATTACK = 12


def compose(picture: BoardPicture) -> Drawing:
    """The whole drawing."""
    patches = [panel.heading(picture.title, picture.caption)]
    y = panel.heading_height(picture.title, picture.caption)
    if picture.zoom == TABLES:
        patches.append(rows.clock(picture, y, ROUNDS, ATTACK))
        patches += tables.tables(picture, panel.end(patches))
    else:
        window = frame(picture.zoom)
        patches.append(window.at(y, _map(picture, window)))
        patches.append(rows.clock(picture, panel.end(patches), ROUNDS, ATTACK))
        if picture.zoom is None:
            patches += rows.houses(picture, panel.end(patches))
            patches += panel.key(rows.KEY, picture.labels, symbols.symbol, panel.end(patches))
    return Drawing(panel.end(patches), PAPER, PALETTE, patches)


def _map(picture: BoardPicture, window: Frame) -> list[Patch | None]:
    houses = {player.seat: player.house for player in picture.players}
    seen = dict(sorted(picture.areas.items()))
    patches: list[Patch | None] = [chart(window)]
    for name, mark in seen.items():
        if mark.controller is not None and load_facts().area[name].kind != "sea":
            house = houses.get(mark.controller, "neutral")
            patches.append(marks.holding(window, name, house))
    patches.append(print_over(window, frozenset(picture.names.items())))
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
        patches.append(marks.order(window, name, mark, house))
        patches.append(marks.standing(window, name, mark, houses))
    return patches
