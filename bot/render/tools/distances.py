"""Distances on a map, for the tools that divide it."""

from bot.render.maps import Box


def segment_distance(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """Distance of a point from a line segment."""
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    along = 0.0 if not length else max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / length))
    return float(((x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2) ** 0.5)


def box_distance(x: float, y: float, box: Box) -> float:
    """Distance of a point from a rectangle, 0 inside."""
    left, top, right, bottom = box
    dx = max(left - x, 0.0, x - right)
    dy = max(top - y, 0.0, y - bottom)
    return float((dx * dx + dy * dy) ** 0.5)
