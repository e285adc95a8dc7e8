"""What all pictures share: paper and ink, some signs, and each house's colours and emblem.

Every house has a shape of its own, so that nothing is told by colour alone.
"""

import math
from dataclasses import dataclass

INK = "#2b2118"
PAPER = "#f6ecd6"
PAPER_DARK = "#e6d5b0"
ACTIVE = "#ffe28a"
GONE = "#8a7f70"
PALE = "#685e51"
"""For words that are less important, and still to be read."""
GOLD = "#d9a520"
PLAIN = (INK, PAPER, PAPER_DARK, ACTIVE, GONE, GOLD, "#ffffff", "#000000")
"""Colours that every picture has."""

STAR = "M6 .4 7.7 4.1 11.7 4.5 8.7 7.2 9.6 11.2 6 9.1 2.4 11.2 3.3 7.2.3 4.5 4.3 4.1Z"
ANCHOR = (
    f'<path d="M6 3V11M3.6 4.8H8.4M1.2 7.4C1.6 9.8 3.6 11 6 11 8.4 11 10.4 9.8 10.8 7.4"'
    f' fill="none" stroke="{INK}" stroke-width="1.5" stroke-linecap="round"/><circle cx="6"'
    f' cy="1.9" r="1.4" fill="none" stroke="{INK}" stroke-width="1.1"/>'
)
CARDS = (
    f'<g fill="{PAPER}" stroke="{INK}"><rect x="1" y="2.4" width="6.4" height="9" rx="1"'
    ' transform="rotate(-12 4 7)"/><rect x="4.6" y="1.4" width="6.4" height="9.4" rx="1"/></g>'
)
"""Signs of several games, on a field of 12 by 12."""


@dataclass(frozen=True)
class Arms:
    """A house's field and charge: background and emblem."""

    field: str
    charge: str


HOUSES = {
    "stark": Arms("#62748a", "#ffffff"),
    "baratheon": Arms("#f5c518", "#1a1a1a"),
    "lannister": Arms("#9c1c28", "#f7d774"),
    "greyjoy": Arms("#1f2b33", "#e8c33c"),
    "tyrell": Arms("#2f7d3b", "#fbe26b"),
    "martell": Arms("#e86a17", "#fff3d6"),
    "arryn": Arms("#3f8fd2", "#f4fbff"),
    "targaryen": Arms("#1c191d", "#ff5a4f"),
    "ghiscari": Arms("#5b3f94", "#e9dcff"),
    "thenightswatch": Arms("#3b4650", "#d9eef7"),
    "neutral": Arms("#b9ad97", "#4a4033"),
}


def _petals(count: int, away: float, radius: float) -> str:
    """Circles in a ring around the middle."""
    angles = [2 * math.pi * i / count - math.pi / 2 for i in range(count)]
    return "".join(
        f'<circle cx="{6 + away * math.cos(a):.2f}" cy="{6 + away * math.sin(a):.2f}"'
        f' r="{radius}"/>'
        for a in angles
    )


def _rays(count: int) -> str:
    """A star with many points."""
    points = []
    for i in range(2 * count):
        radius = 5.9 if i % 2 == 0 else 3.3
        a = math.pi * i / count
        points.append(f"{6 + radius * math.sin(a):.2f},{6 - radius * math.cos(a):.2f}")
    return f'<polygon points="{" ".join(points)}"/>'


def _flake() -> str:
    """A snowflake: six arms, each with two branches."""
    arm = '<path d="M6 6V.5M6 2.6 4.2 1.1M6 2.6 7.8 1.1"/>'
    arms = "".join(f'<g transform="rotate({turn} 6 6)">{arm}</g>' for turn in range(0, 360, 60))
    return f'<g fill="none" stroke="{{charge}}" stroke-width="1.3">{arms}</g>'


_EMBLEMS = {
    "stark": '<path d="M.6.6 3.6 3.4 6 2.7 8.4 3.4 11.4.6 11 5.6 9 8.6 7.2 11.6H4.8L3 8.6 1 5.6Z"/>'
    '<path d="M3 5.3 5 6.5 3.6 6.9ZM9 5.3 7 6.5 8.4 6.9Z" fill="{field}"/>',
    "baratheon": '<path d="M6 11.6V8.2M6 8.8C2 8.6 1.2 5.4 1.4.8M2 5 4.6 2.2M6 8.8'
    'C10 8.6 10.8 5.4 10.6.8M10 5 7.4 2.2" fill="none" stroke="{charge}" stroke-width="1.7"/>',
    "lannister": '<ellipse cx="6" cy="8.4" rx="3.6" ry="3"/><circle cx="1.7" cy="5.4" r="1.5"/>'
    '<circle cx="4.4" cy="2.4" r="1.7"/><circle cx="7.6" cy="2.4" r="1.7"/>'
    '<circle cx="10.3" cy="5.4" r="1.5"/>',
    "tyrell": _petals(5, 3.3, 2.5) + '<circle cx="6" cy="6" r="1.7" fill="{field}"/>',
    "martell": _rays(10) + '<circle cx="6" cy="6" r="1.8" fill="{field}"/>',
    "arryn": '<path d="M7.6.5A5.6 5.6 0 1 0 11.5 8.6 4.7 4.7 0 1 1 7.6.5Z"/>'
    '<path d="M4.6 7.9 6.9 5.7 11.7 2.4 10.3 5.6 8.6 7.4 6.7 8Z"/>',
    "greyjoy": '<path d="M3.4 4.2A2.6 3.4 0 0 1 8.6 4.2V6.4H3.4Z"/>'
    '<path d="M4 6V8.6Q4 11 1 10.6M5.3 6'
    "V9.4Q5.3 11.4 3.6 11.8M8 6V8.6Q8 11 11 10.6M6.7 6V9.4Q6.7 11.4 8.4 11.8M3.8 5.4Q1.4 6.4 .9 3.4"
    'M8.2 5.4Q10.6 6.4 11.1 3.4" fill="none" stroke="{charge}" stroke-width="1.3"/>'
    '<path d="M4.5 4.4H5.5V5.4H4.5ZM6.5 4.4H7.5V5.4H6.5Z" fill="{field}"/>',
    "targaryen": '<path d="M.4 1.2C5 .2 9.6 1.4 11.8 5L9.8 5.4 10.4 8.4 7.8 7 7.2 10.4 5.2 7.8'
    ' 3.4 11.8C3.8 8 3.2 4.4.4 1.2Z"/>',
    "ghiscari": '<path d="M.4 11.4V9.2H2V7H3.5V4.8H4.8V1H7.2V4.8H8.5V7H10V9.2H11.6V11.4Z"/>',
    "thenightswatch": _flake(),
    "neutral": '<circle cx="6" cy="6" r="3.8" fill="none" stroke="{charge}" stroke-width="2"/>',
}


def over(top: str, ground: str, opacity: float) -> str:
    """The colour that is seen where one lies over another."""
    pairs = zip(_parts(top), _parts(ground), strict=True)
    return "#" + "".join(f"{round(opacity * a + (1 - opacity) * b):02x}" for a, b in pairs)


def _parts(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def emblem(house: str, x: float, y: float, size: float) -> str:
    """A house's charge in its colour."""
    arms = HOUSES[house]
    shape = _EMBLEMS[house].format(field=arms.field, charge=arms.charge)
    return placed(shape, x, y, size, f' fill="{arms.charge}"')


def crest(house: str, x: float, y: float, size: float) -> str:
    """A house's emblem on a round field."""
    arms = HOUSES[house]
    half = size / 2
    return (
        f'<circle cx="{x + half:g}" cy="{y + half:g}" r="{half - 0.5:g}" fill="{arms.field}"'
        f' stroke="{INK}"/>' + emblem(house, x + size * 0.18, y + size * 0.18, size * 0.64)
    )


def placed(shape: str, x: float, y: float, size: float, more: str = "") -> str:
    """A shape drawn on a 12 by 12 field, moved and scaled."""
    return f'<g transform="translate({x:g} {y:g}) scale({size / 12:.4g})"{more}>{shape}</g>'
