"""Put a picture together: heading, one or two maps, table, key."""

from collections.abc import Sequence

from bot.games.risk.ui.drawing import marks, symbols
from bot.games.risk.ui.drawing.board import BOARDS
from bot.games.risk.ui.drawing.chart import chart, name, plate, print_over
from bot.games.risk.ui.drawing.frame import Frame, board_of, whole, zoomed
from bot.games.risk.ui.drawing.layout import region_plate
from bot.games.risk.ui.drawing.model import BoardPicture
from bot.games.risk.ui.drawing.style import LAND, PALETTE, SEA
from bot.games.risk.ui.drawing.table import COLUMNS, table
from bot.render import panel, scene
from bot.render.drawing import SMALL, WIDTH, Drawing, Patch
from bot.render.heraldry import HOUSES, INK, PAPER
from bot.render.scene import Scene

_SMALL = 124
"""How wide the small map may be beside the large part."""
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


def compose_scene(picture: BoardPicture, shown: Scene) -> Drawing:
    """The drawing that is posted: where something happens large, the whole map small."""
    boards = BOARDS if picture.board == "both" else (picture.board,)
    patches = [scene.head(shown.title, shown.caption, shown.house)]
    size, lands = _lands(picture, boards)
    focus = [area for area in shown.focus if area in _board_with(boards, shown.focus).shown]
    if focus:
        frame = _board_with(boards, shown.focus)
        small = round(min(size[0] * scene.MIDDLE / size[1], _SMALL))
        seen = scene.view_on(
            [frame.block(area) for area in focus], frame.geometry.size, WIDTH - small
        )
        told = picture.model_copy(update={"moves": []})
        moves = [move for move in shown.moves if set(move) <= frame.shown]
        drawn = [
            *_board(told, frame),
            *(marks.glow(frame, area) for area in sorted(shown.taken & frame.shown)),
            *(marks.arrow(a, b, (frame, 0), (frame, 0)) for a, b in moves),
            *_upon(told, frame),
        ]
        patches.append(scene.window(drawn, seen, 0, WIDTH - small))
        top = _tops(boards)[frame.board]
        framed = seen[0], seen[1] + top, seen[2], seen[3] + top
        patches.append(scene.small_map(lands, size, SEA, framed, WIDTH - small, small))
        if shown.result:
            patches.append(scene.result(shown.result, 0, WIDTH - small))
    else:
        patches.append(scene.halves(lands, size, SEA))
    patches.append(scene.strip(shown.scores))
    return Drawing(scene.HEIGHT, PAPER, PALETTE, patches, SMALL)


def _board_with(boards: Sequence[str], focus: Sequence[str]) -> Frame:
    """The board on which the most important of these territories lies."""
    frames = [whole(board) for board in boards]
    return next((f for name in focus for f in frames if name in f.shown), frames[0])


def _tops(boards: Sequence[str]) -> dict[str, int]:
    """How far down each board begins where they stand one below the other."""
    heights = [whole(board).height for board in boards]
    return {board: sum(heights[:index]) for index, board in enumerate(boards)}


def _lands(
    picture: BoardPicture, boards: Sequence[str]
) -> tuple[tuple[int, int], list[scene.Land]]:
    """All territories by owner, and the size of the boards together."""
    found, tops = [], _tops(boards)
    for board, top in tops.items():
        frame = whole(board)
        for territory in sorted(frame.shown):
            mark = picture.territories.get(territory)
            arms = HOUSES[_house(picture, mark.owner)] if mark and mark.owner is not None else None
            left, upper, right, bottom = frame.block(territory)
            found.append(
                scene.Land(
                    rings=[[(x, y + top) for x, y in frame.geometry.polygon(territory)]],
                    colour=arms.field if arms else LAND,
                    ink=arms.charge if arms else INK,
                    at=((left + right) / 2, (upper + bottom) / 2 + top),
                    number=mark.units if mark else 0,
                )
            )
    return (WIDTH, sum(whole(board).height for board in boards)), found


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
