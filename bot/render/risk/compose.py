"""Put a picture together: heading, one or two maps, table, key."""

from bot.render.drawing import Drawing, Patch
from bot.render.heraldry import PAPER
from bot.render.risk import marks, panel
from bot.render.risk.board import BOARDS
from bot.render.risk.chart import chart, print_over
from bot.render.risk.frame import Frame, board_of, whole, zoomed
from bot.render.risk.layout import WIDTH, region_plate
from bot.render.risk.model import BoardPicture
from bot.render.risk.style import PALETTE

SPECIAL = ("knights", "siege_engines", "fortifications")


def compose(picture: BoardPicture) -> Drawing:
    """The whole drawing."""
    frames = _frames(picture)
    patches = [panel.heading(picture)]
    for frame in frames:
        patches += _board(picture, frame)
        patches.append(print_over(frame))
        patches += [marks.highlight(frame, n) for n in picture.highlights if n in frame.shown]
    patches += _moves(picture, frames)
    for frame in frames:
        patches += _tokens(picture, frame)
    y = frames[-1].y + frames[-1].height
    below = panel.table(picture.players, y)
    y = max((p.y + p.height for p in below), default=y)
    below += panel.key(_kinds(picture, frames), picture.labels, y)
    y = max((p.y + p.height for p in below), default=y)
    return Drawing(WIDTH, y, PAPER, PALETTE, patches + below)


def _frames(picture: BoardPicture) -> list[Frame]:
    boards = BOARDS if picture.board == "both" else (picture.board,)
    y = panel.heading_height(picture)
    if picture.zoom:
        return [zoomed(picture.zoom, board_of(picture.zoom, boards), y)]
    frames: list[Frame] = []
    for board in boards:
        frames.append(whole(board, y))
        y += frames[-1].height
    return frames


def _house(picture: BoardPicture, seat: int | None) -> str:
    return next((p.house for p in picture.players if p.seat == seat), "neutral")


def _board(picture: BoardPicture, frame: Frame) -> list[Patch]:
    """The map with the owners' edges and the holders of regions."""
    patches = [chart(frame)]
    for name in sorted(frame.shown):
        mark = picture.territories.get(name)
        if mark and mark.owner is not None:
            patches.append(marks.edge(frame, name, _house(picture, mark.owner)))
    for region in frame.facts.regions:
        owners = {
            mark.owner if (mark := picture.territories.get(name)) else None
            for name in region.territories
        }
        holder = owners.pop() if len(owners) == 1 else None
        if holder is not None and frame.holds(region_plate(frame.geometry.regions[region.id])):
            patches.append(marks.holder(frame, region.id, _house(picture, holder), holder))
    return patches


def _tokens(picture: BoardPicture, frame: Frame) -> list[Patch]:
    return [
        marks.token(frame, name, mark, _house(picture, mark.owner))
        for name, mark in sorted(picture.territories.items())
        if name in frame.shown and (mark.units or mark.owner is not None)
    ]


def _moves(picture: BoardPicture, frames: list[Frame]) -> list[Patch]:
    seen = {name: frame for frame in frames for name in frame.shown}
    return [
        marks.arrow((seen[start], start), (seen[end], end))
        for start, end in picture.moves
        if start in seen and end in seen
    ]


def _kinds(picture: BoardPicture, frames: list[Frame]) -> list[str]:
    """The signs that occur in this picture."""
    kinds = [c for c in panel.COLUMNS if any(getattr(p, c) is not None for p in picture.players)]
    if "castles" not in kinds:
        kinds.append("castles")
    kinds.append("seat_of_power")
    colours = {t.port_colour for frame in frames for t in frame.facts.territories}
    kinds += [f"port_{colour}" for colour in ("silver", "blue", "green") if colour in colours]
    kinds.append("sea_line")
    here = picture.territories.values()
    kinds += [kind for kind in SPECIAL if any(getattr(mark, kind) for mark in here)]
    return kinds
