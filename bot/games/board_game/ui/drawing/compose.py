"""Put a picture together: heading, map, round and wildlings, houses, key; or the tables alone."""

from bot.games.board_game.rules.facts import regions
from bot.games.board_game.ui.drawing import marks, rows, symbols, tables
from bot.games.board_game.ui.drawing.board import load_geometry
from bot.games.board_game.ui.drawing.chart import chart, print_over
from bot.games.board_game.ui.drawing.frame import PARTS, Frame, frame
from bot.games.board_game.ui.drawing.model import BoardPicture
from bot.games.board_game.ui.drawing.style import ARMS, LAND, PALETTE, SEA
from bot.render import battle, panel, scene
from bot.render.drawing import SMALL, WIDTH, Drawing, Patch
from bot.render.heraldry import INK, PAPER
from bot.render.scene import Scene

TABLES = "tables"
ZOOMS = (*PARTS, TABLES)
ATTACK = 12
_SMALL = 88
"""How wide the small map is beside the large part."""


def compose(picture: BoardPicture) -> Drawing:
    """The whole drawing."""
    patches = [panel.heading(picture.title, picture.caption)]
    y = panel.heading_height(picture.title, picture.caption)
    if picture.zoom == TABLES:
        patches.append(rows.clock(picture, y, ATTACK))
        patches += tables.tables(picture, panel.end(patches))
    else:
        window = frame(picture.zoom)
        patches.append(window.at(y, _map(picture, window)))
        patches.append(rows.clock(picture, panel.end(patches), ATTACK))
        if picture.zoom is None:
            patches += rows.houses(picture, panel.end(patches))
            patches += panel.key(rows.KEY, picture.labels, symbols.symbol, panel.end(patches))
    return Drawing(panel.end(patches), PAPER, PALETTE, patches)


def compose_scene(picture: BoardPicture, shown: Scene) -> Drawing:
    """The drawing that is posted: where something happens large, the whole map small."""
    geometry, frame_of_all = load_geometry(), frame(None)
    patches = [scene.head(shown.title, shown.caption, shown.house)]
    lands = _lands(picture)
    if shown.battle:
        patches.append(battle.pane(shown.battle, scene.HEAD, scene.MIDDLE))
    elif shown.focus:
        width = WIDTH - _SMALL
        boxes = [frame_of_all.block(area) for area in shown.focus]
        seen = scene.view_on(boxes, geometry.size, width)
        told = picture.model_copy(update={"moves": list(shown.moves)})
        patches.append(
            scene.window(_map(told, frame_of_all, shown.taken), seen, 0, width),
        )
        patches.append(scene.small_map(lands, geometry.size, SEA, seen, width, _SMALL))
        if shown.result:
            patches.append(scene.result(shown.result, 0, width))
    else:
        patches.append(scene.halves(lands, geometry.size, SEA))
    patches.append(scene.strip(shown.scores))
    return Drawing(scene.HEIGHT, PAPER, PALETTE, patches, SMALL)


def _lands(picture: BoardPicture) -> list[scene.Land]:
    """Land and ports by holder, seas by who sails them."""
    houses = {player.seat: player.house for player in picture.players}
    geometry, found = load_geometry(), []
    for area, mark in sorted(picture.areas.items()):
        seat = mark.owner if mark.owner is not None else mark.controller
        sea = regions()[area].kind == "sea"
        arms = ARMS[houses[seat]] if seat in houses else None
        number = sum(mark.units.values())
        if sea and not number:
            continue
        left, top, right, bottom = frame(None).block(area)
        found.append(
            scene.Land(
                rings=[] if sea else geometry.polygons(area),
                colour=arms.field if arms else LAND,
                ink=arms.charge if arms else INK,
                at=((left + right) / 2, (top + bottom) / 2),
                number=number,
                sign=marks.open_order(area, mark),
            )
        )
    return found


def _map(
    picture: BoardPicture, window: Frame, taken: frozenset[str] = frozenset()
) -> list[Patch | None]:
    houses = {player.seat: player.house for player in picture.players}
    seen = dict(sorted(picture.areas.items()))
    patches: list[Patch | None] = [chart(window)]
    for name, mark in seen.items():
        if mark.controller is not None and regions()[name].kind != "sea":
            house = houses.get(mark.controller, "neutral")
            patches.append(marks.holding(window, name, house))
    patches.append(print_over(window, frozenset(picture.names.items())))
    inside = {name: mark for name, mark in seen.items() if name in window.shown}
    patches += [marks.glow(window, name) for name in sorted(taken) if name in inside]
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
