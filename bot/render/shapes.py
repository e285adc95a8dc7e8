"""Borders that are kept once and shared by the areas on both sides."""

from pydantic import BaseModel

Point = tuple[float, float]


class Arc(BaseModel):
    """A stretch of border between two areas; no second area means what lies around them all."""

    between: tuple[str, str | None]
    line: list[Point]


def polygon(arcs: list[Arc], ring: list[int]) -> list[Point]:
    """The outline along signed arc numbers from 1, without repeating its first point."""
    points: list[Point] = []
    for number in ring:
        line = arcs[abs(number) - 1].line
        points += line[:-1] if number > 0 else line[:0:-1]
    return points


def outline(points: list[Point], closed: bool = True) -> str:
    """Path data through these points."""
    path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
    return path + "Z" if closed else path
