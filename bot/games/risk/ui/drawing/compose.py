"""Put a picture together: heading, one or two maps, table, key."""

from bot.games.risk.ui.drawing import marks, symbols
from bot.games.risk.ui.drawing.board import BOARDS
from bot.games.risk.ui.drawing.chart import chart, name, plate, print_over
from bot.games.risk.ui.drawing.frame import Frame, board_of, whole, zoomed
from bot.games.risk.ui.drawing.layout import region_plate
from bot.games.risk.ui.drawing.model import BoardPicture
from bot.games.risk.ui.drawing.style import PALETTE
from bot.games.risk.ui.drawing.table import COLUMNS, table
from bot.render import panel
from bot.render.drawing import Drawing, Patch
from bot.render.heraldry import PAPER

SPECIAL = ("knights", "siege_engines", "fortifications")


def compose(picture: BoardPicture) -> Drawing:
    """The whole drawing."""
    places = _frames(picture)
    patches = [panel.heading(picture.title, picture.caption)]
    patches += [frame.at(y, _board(picture, frame)) for frame, y in places.items()]
    patches += _moves(picture, places)
    patches += [frame.at(y, _upon(picture, frame)) for frame, y in places.items()]
    y = panel.end(patches)
    patches += table(picture.players, y)
    kinds = _kinds(picture, list(places))
    patches += panel.key(kinds, picture.labels, symbols.symbol, panel.end(patches))
    return Drawing(panel.end(patches), PAPER, PALETTE, patches)


def _frames(picture: BoardPicture) -> dict[Frame, int]:
    """The boards that are seen, and how far down each begins."""
    boards = BOARDS if picture.board == "both" else (picture.board,)
    y = panel.heading_height(picture.title, picture.caption)
    if picture.zoom:
        return {zoomed(picture.zoom, board_of(picture.zoom, boards)): y}
    frames: dict[Frame, int] = {}
    for frame in map(whole, boards):
        frames[frame] = y
        y += frame.height
    return frames


def _house(picture: BoardPicture, seat: int | None) -> str:
    return next((p.house for p in picture.players if p.seat == seat), "neutral")


def _board(picture: BoardPicture, frame: Frame) -> list[Patch | None]:
    """The map with the owners' edges, what is marked on it, and who holds whole regions."""
    patches: list[Patch | None] = [chart(frame)]
    for territory in sorted(frame.shown):
        mark = picture.territories.get(territory)
        if mark and mark.owner is not None:
            patches.append(marks.edge(frame, territory, _house(picture, mark.owner)))
    patches.append(print_over(frame))
    lit = [territory for territory in picture.highlights if territory in frame.shown]
    patches += [marks.highlight(frame, territory) for territory in lit]
    for region in frame.facts.regions:
        patches.append(plate(frame, region.id))
        owners = {
            mark.owner if (mark := picture.territories.get(name)) else None
            for name in region.territories
        }
        holder = owners.pop() if len(owners) == 1 else None
        if holder is not None and frame.holds(region_plate(frame.geometry.regions[region.id])):
            patches.append(marks.holder(frame, region.id, _house(picture, holder), holder))
    return patches


def _upon(picture: BoardPicture, frame: Frame) -> list[Patch | None]:
    """What is to be read whatever else is there: names and tokens."""
    patches = [name(frame, territory) for territory in sorted(frame.shown)]
    return patches + [
        marks.token(frame, territory, mark, _house(picture, mark.owner))
        for territory, mark in sorted(picture.territories.items())
        if territory in frame.shown and (mark.units or mark.owner is not None)
    ]


def _moves(picture: BoardPicture, places: dict[Frame, int]) -> list[Patch]:
    seen = {name: (frame, y) for frame, y in places.items() for name in frame.shown}
    return [
        marks.arrow(start, end, seen[start], seen[end])
        for start, end in picture.moves
        if start in seen and end in seen
    ]


def _kinds(picture: BoardPicture, frames: list[Frame]) -> list[str]:
    """The signs that occur in this picture."""
    kinds = [c for c in COLUMNS if any(getattr(p, c) is not None for p in picture.players)]
    if "castles" not in kinds:
        kinds.append("castles")
    kinds.append("seat_of_power")
    colours = {t.port_colour for frame in frames for t in frame.facts.territories}
    kinds += [f"port_{colour}" for colour in ("silver", "blue", "green") if colour in colours]
    kinds.append("sea_line")
    here = picture.territories.values()
    kinds += [kind for kind in SPECIAL if any(getattr(mark, kind) for mark in here)]
    return kinds
