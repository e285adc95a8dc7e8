"""The table of players below the map."""

import math

from bot.games.risk.ui.drawing import symbols
from bot.games.risk.ui.drawing.model import PlayerMark
from bot.render import panel
from bot.render.drawing import WIDTH, Patch
from bot.render.heraldry import ACTIVE, GOLD, GONE, INK, PAPER, PAPER_DARK
from bot.render.text import clean

COLUMNS = ("territories", "castles", "ports", "points", "cards", "gold", "vp")
_HEAD = 20
_COLUMN = 35
_NARROW_COLUMN = 29
_WIDE_COLUMN = 40


def table(players: list[PlayerMark], y: int) -> list[Patch]:
    """One line per player in the order of play, under a line of signs.

    They have no numbers, which would be read as ranks.
    """
    if not players:
        return []
    columns = [c for c in COLUMNS if any(getattr(p, c) is not None for p in players)]
    patches = [_table_head(columns, y)]
    for index, player in enumerate(sorted(players, key=lambda p: (p.order, p.seat))):
        patches.append(_table_row(player, columns, y + _HEAD + index * panel.ROW))
    return patches


def _column_places(columns: list[str]) -> dict[str, float]:
    """Right edges of the columns, set from the right."""
    narrow = _COLUMN if len(columns) <= 5 else _NARROW_COLUMN
    x, places = float(WIDTH - panel.MARGIN), {}
    for column in reversed(columns):
        places[column] = x
        x -= _WIDE_COLUMN if column == "gold" else narrow
    places[""] = x
    return places


def _table_head(columns: list[str], y: int) -> Patch:
    places = _column_places(columns)
    signs = [
        Patch(
            math.floor(places[column]) - 16,
            2,
            18,
            18,
            symbols.symbol(column, 1, 1.5, 14),
            lasting=True,
        )
        for column in columns
    ]
    line = Patch(0, 0, WIDTH, 1, fill=INK)
    return Patch(0, y, WIDTH, _HEAD, fill=PAPER_DARK, inside=(line, *signs))


def _table_row(player: PlayerMark, columns: list[str], y: int) -> Patch:
    places = _column_places(columns)
    ink = GONE if player.eliminated else INK
    inside = []
    if player.active:
        inside.append(Patch(0, 0, 5, panel.ROW, fill=GOLD))
        arrow = f'<path d="M0 2.5 7 7.5 0 12.5Z" fill="{INK}"/>'
        inside.append(Patch(8, 5, 7, 15, arrow, lasting=True))
    inside.append(panel.shield(player.house, 20, 2.5, 20))
    who = clean(player.name, fallback=player.house.capitalize())
    inside += panel.name(
        45, who, places[""] - 48, strong=player.active, fill=ink, gone=player.eliminated
    )
    for column in columns:
        value = getattr(player, column)
        if value is not None:
            strong = column in ("points", "vp")
            inside.append(panel.number(places[column] - 2, value, strong=strong, fill=ink))
    ground = ACTIVE if player.active else PAPER
    return panel.row(y, ground, inside, f'class="player" data-seat="{player.seat}"')
