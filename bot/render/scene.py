"""The picture that is posted: a head, the part of the map that matters now, the whole, the scores.

Discord shows a posted picture about 400 pixels wide and cuts tall ones down, so this one is
400 by 300 units, and no text in it is smaller than 11.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.render import panel
from bot.render.battle import Side
from bot.render.drawing import WIDTH, Patch
from bot.render.fonts import text_width
from bot.render.heraldry import ACTIVE, GOLD, GONE, HOUSES, INK, PAPER, PAPER_DARK, crest
from bot.render.maps import MOVE, Box
from bot.render.shapes import Point, outline
from bot.render.text import clean, fit, label

HEIGHT = 300
HEAD = 30
STRIP = 40
MIDDLE = HEIGHT - HEAD - STRIP
"""Room for the map."""
_RESULT = 30
_NAME, _SCORE = 11.0, 15.0
_TOKEN = (28, 16)
_NUMBER = 14
_OVERLAP = 12.0
"""Of the map, so that what lies at the seam is whole in one of the halves."""


@dataclass(frozen=True)
class Score:
    """A house in the strip of scores."""

    house: str
    name: str
    score: str
    leads: bool = False
    active: bool = False
    gone: bool = False


@dataclass(frozen=True)
class Result:
    """How the last battle ended, the winner first; `caption` says what the numbers are."""

    houses: tuple[str, str]
    names: tuple[str, str]
    totals: tuple[str, str]
    caption: str


@dataclass(frozen=True)
class Scene:
    """What the posted picture of a game tells; all words are in the reader's language.

    `focus` names the areas that matter now, the most important first; `taken` those that changed
    hands; `moves` goes from area to area.
    """

    title: str
    caption: str
    house: str
    scores: tuple[Score, ...]
    focus: tuple[str, ...] = ()
    taken: frozenset[str] = frozenset()
    moves: tuple[tuple[str, str], ...] = ()
    result: Result | None = None
    battle: tuple[Side, Side] | None = None
    """A battle is shown instead of the map: the attacker, then the defender."""


def head(title: str, caption: str, house: str) -> Patch:
    """Whose turn it is and what is going on, in the colours of the house."""
    arms = HOUSES[house]
    right = clean(caption)
    room = WIDTH - 42 - panel.MARGIN
    room -= math.ceil(text_width(right, 13)) + 10 if right else 0
    words = fit(clean(title), room, 15, 700)
    inside = [
        Patch(7, 4, 22, 22, crest(house, 0, 0, 22), lasting=True),
        panel.cell(36, 20.5, words, 15, weight=700, fill=arms.charge),
        panel.cell(WIDTH - panel.MARGIN, 20, right, 13, fill=arms.charge, anchor="end"),
        Patch(0, HEAD - 1, WIDTH, 1, fill=INK),
    ]
    return Patch(0, 0, WIDTH, HEAD, fill=arms.field, attributes='class="head"', inside=(*inside,))


def strip(scores: Sequence[Score]) -> Patch:
    """Every house with its score, as given: the best first."""
    width = WIDTH // max(len(scores), 4)
    inside = [Patch(0, 0, WIDTH, 1, fill=INK)]
    left = (WIDTH - width * len(scores)) // 2
    for index, score in enumerate(scores):
        inside += _score(score, left + index * width, width)
    y = HEIGHT - STRIP
    return Patch(0, y, WIDTH, STRIP, fill=PAPER, attributes='class="scores"', inside=(*inside,))


def _score(score: Score, x: int, width: int) -> list[Patch]:
    ink = GONE if score.gone else INK
    patches = []
    if score.active:
        patches.append(Patch(x, 1, width, STRIP - 1, fill=ACTIVE))
    if score.leads:
        patches.append(Patch(x + 3, STRIP - 4, width - 6, 3, fill=GOLD))
    number = math.ceil(text_width(score.score, _SCORE, 700))
    left = x + (width - 23 - number) // 2
    patches.append(Patch(left, 3, 19, 19, crest(score.house, 0, 0, 19), lasting=True))
    patches.append(panel.cell(left + 23, 18, score.score, _SCORE, weight=700, fill=ink))
    name = _named(clean(score.name), width - 4)
    patches.append(
        panel.cell(x + width / 2, 33, name, _NAME, weight=600, fill=ink, anchor="middle")
    )
    if score.gone:
        struck = math.ceil(text_width(name, _NAME, 600))
        patches.append(Patch(round(x + (width - struck) / 2), 29, struck, 1, fill=ink))
    return patches


def _named(name: str, width: float) -> str:
    """A house in so much room; the number that tells two of the same apart is never cut off."""
    house, _, number = name.rpartition(" ")
    if not house or not number.isdecimal():
        return fit(name, width, _NAME, 600)
    number = f" {number}"
    return fit(house, width - text_width(number, _NAME, 600), _NAME, 600) + number


def window(patches: Iterable[Patch | None], box: Box, x: int, width: int) -> Patch:
    """A part of a map that is drawn whole: from the corner of the box, so wide as given."""
    left, top = round(box[0]), round(box[1])
    whole = Patch(-left, -top, WIDTH, 1, inside=tuple(one for one in patches if one))
    return Patch(x, HEAD, width, MIDDLE, inside=(whole,), clip=True)


def view_on(boxes: Sequence[Box], size: tuple[int, int], width: int) -> Box:
    """The part of a map of this size that shows these places, the first ones above all."""
    room = (min(width, size[0]), min(MIDDLE, size[1]))
    kept = (0.0, 0.0, float(size[0]), float(size[1])) if not boxes else boxes[0]
    for box in boxes[1:]:
        both = (
            *(min(kept[i], box[i]) for i in (0, 1)),
            *(max(kept[i], box[i]) for i in (2, 3)),
        )
        if both[2] - both[0] <= room[0] and both[3] - both[1] <= room[1]:
            kept = (both[0], both[1], both[2], both[3])
    corner = [
        round(min(max((kept[i] + kept[i + 2] - room[i]) / 2, 0), size[i] - room[i])) for i in (0, 1)
    ]
    return corner[0], corner[1], corner[0] + room[0], corner[1] + room[1]


@dataclass(frozen=True)
class Land:
    """An area of a small map: its outline, its holder's colours, and how strong it is held.

    `sign` is a token of 28 by 16 that lies there; in halves it is drawn below the number.
    """

    rings: list[list[Point]]
    colour: str
    ink: str = ""
    at: Point = (0.0, 0.0)
    number: int = 0
    sign: str = ""


def small_map(
    areas: Sequence[Land], size: tuple[int, int], sea: str, seen: Box, x: int, width: int
) -> Patch:
    """The whole map by holders, with a frame around the part that is drawn large."""
    scale = min(width / size[0], MIDDLE / size[1])
    corner = (width - size[0] * scale) / 2, (MIDDLE - size[1] * scale) / 2
    rectangle = (
        f'x="{seen[0]:g}" y="{seen[1]:g}" width="{seen[2] - seen[0]:g}"'
        f' height="{seen[3] - seen[1]:g}" fill="none"'
    )
    frame = (
        f'<rect {rectangle} stroke="#fff" stroke-width="{4 / scale:.1f}"/>'
        f'<rect {rectangle} stroke="{MOVE}" stroke-width="{2 / scale:.1f}"/>'
    )
    body = _placed(_fields(areas, scale) + frame, corner, scale)
    inside = (Patch(0, 0, width, MIDDLE, body), Patch(0, 0, 1, MIDDLE, fill=INK))
    return Patch(x, HEAD, width, MIDDLE, fill=sea, attributes='class="small-map"', inside=inside)


def halves(areas: Sequence[Land], size: tuple[int, int], sea: str) -> Patch:
    """The whole of a tall map in two halves side by side, with numbers of units."""
    width, tall = WIDTH // 2, size[1] / 2 + _OVERLAP
    scale = min(width / size[0], MIDDLE / tall)
    left = (width - size[0] * scale) / 2
    inside = []
    for half, top in enumerate((0.0, size[1] - tall)):
        corner = left, (MIDDLE - tall * scale) / 2 - top * scale
        body = _placed(_fields(areas, scale), corner, scale)
        held = [(_on(land.at, corner, scale), land) for land in areas if land.number]
        held = [(at, land) for at, land in held if 8 < at[1] < MIDDLE - 8]
        body += "".join(_number(*at, land) for at, land in held if not land.sign)
        signed = [(x, _top(y), land) for (x, y), land in held if land.sign]
        body += "".join(_number(x, top - _NUMBER / 2 + 1, land) for x, top, land in signed)
        body += "".join(_sign(x, top, land) for x, top, land in signed)
        inside.append(
            Patch(half * width, 0, width, MIDDLE, inside=(Patch(0, 0, width, MIDDLE, body),))
        )
    inside.append(Patch(width, 0, 1, MIDDLE, fill=INK))
    return Patch(
        0, HEAD, WIDTH, MIDDLE, fill=sea, attributes='class="halves"', inside=(*inside,), clip=True
    )


def _fields(areas: Sequence[Land], scale: float) -> str:
    """All areas in the colours of their holders."""
    paths: dict[str, list[str]] = {}
    for land in areas:
        drawn = [outline([(round(x, 1), round(y, 1)) for x, y in ring]) for ring in land.rings]
        paths.setdefault(land.colour, []).extend(drawn)
    fields = "".join(
        f'<path d="{"".join(found)}" fill="{colour}"/>' for colour, found in paths.items()
    )
    return (
        f'<g stroke="{INK}" stroke-width="{0.7 / scale:.2f}" stroke-linejoin="round">{fields}</g>'
    )


def _placed(body: str, corner: Point, scale: float) -> str:
    shift = f"translate({corner[0]:.2f} {corner[1]:.2f}) scale({scale:.4f})"
    return f'<g transform="{shift}">{body}</g>'


def _on(at: Point, corner: Point, scale: float) -> Point:
    return corner[0] + at[0] * scale, corner[1] + at[1] * scale


def _top(y: float) -> float:
    """Where a token begins that lies in the lower half of an area's mark."""
    return min(max(y, (_NUMBER + _TOKEN[1]) / 2), MIDDLE - _TOKEN[1] - 1)


def _sign(x: float, top: float, land: Land) -> str:
    return f'<g transform="translate({x - _TOKEN[0] / 2:.1f} {top:.1f})">{land.sign}</g>'


def _number(x: float, y: float, land: Land) -> str:
    words = str(land.number)
    half = text_width(words, _NAME, 700) / 2 + 3
    return (
        f'<rect x="{x - half:.1f}" y="{y - 7:.1f}" width="{2 * half:.1f}" height="14" rx="4"'
        f' fill="{land.colour}" stroke="{land.ink}" stroke-width=".8"/>'
        + label(x, y + 4, words, _NAME, weight=700, fill=land.ink, anchor="middle")
    )


def result(outcome: Result, x: int, width: int) -> Patch:
    """How the last battle ended, on a band over the lower edge of the map."""
    (winner, loser), (left, right) = outcome.houses, outcome.totals
    middle = width / 2
    room = middle - 62
    names = [fit(clean(name), room, 13, 700) for name in outcome.names]
    body = (
        crest(winner, middle - 50, 5, 20)
        + crest(loser, middle + 30, 5, 20)
        + label(middle, 14, f"{left} : {right}", 14, weight=700, fill=INK, anchor="middle")
        + label(
            middle, 26, fit(clean(outcome.caption), 58, _NAME), _NAME, fill=INK, anchor="middle"
        )
        + label(middle - 56, 20, names[0], 13, weight=700, fill=INK, anchor="end")
        + label(middle + 56, 20, names[1], 13, fill=GONE)
    )
    inside = (
        Patch(0, 0, width, _RESULT, body),
        Patch(0, 0, width, 1, fill=INK),
    )
    y = HEAD + MIDDLE - _RESULT
    return Patch(x, y, width, _RESULT, fill=PAPER_DARK, attributes='class="result"', inside=inside)
