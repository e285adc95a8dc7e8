"""The words around the map: a heading above, the table of players and the key below."""

from collections.abc import Iterable

from bot.render.drawing import Patch
from bot.render.fonts import text_width
from bot.render.heraldry import ACTIVE, GOLD, GONE, INK, PAPER, PAPER_DARK, crest
from bot.render.risk import symbols
from bot.render.risk.layout import WIDTH
from bot.render.risk.model import BoardPicture, PlayerMark
from bot.render.text import clean, fit, label

COLUMNS = ("territories", "castles", "ports", "points", "cards", "gold", "vp")
_ROW = 25
_HEAD = 20
_MARGIN = 8
_COLUMN = 35
_NARROW_COLUMN = 29
_WIDE_COLUMN = 40
_KEY_LINE = 17


def heading_height(picture: BoardPicture) -> int:
    """How much room title and caption take."""
    return (26 if picture.title else 0) + (18 if picture.caption else 0) + 4


def heading(picture: BoardPicture) -> Patch:
    """Title and caption."""
    height = heading_height(picture)
    parts = [f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>']
    y = 21.0
    for words, size, weight in ((picture.title, 17, 700), (picture.caption, 13, 400)):
        if words:
            line = fit(clean(words), WIDTH - 2 * _MARGIN, size, weight)
            parts.append(label(_MARGIN, y, line, size, weight=weight, fill=INK))
            y += 17
    parts.append(f'<path d="M0 {height - 0.5:g}H{WIDTH}" stroke="{INK}"/>')
    return Patch(0, 0, WIDTH, height, "".join(parts))


def table(players: list[PlayerMark], y: int) -> list[Patch]:
    """One line per player in the order of play, under a line of signs."""
    if not players:
        return []
    columns = [c for c in COLUMNS if any(getattr(p, c) is not None for p in players)]
    patches = [_table_head(columns, y)]
    for index, player in enumerate(sorted(players, key=lambda p: (p.order, p.seat))):
        patches.append(_table_row(player, columns, y + _HEAD + index * _ROW))
    return patches


def key(kinds: Iterable[str], labels: dict[str, str], y: int) -> list[Patch]:
    """What the signs mean, as far as there are words for them."""
    x, line, parts = float(_MARGIN), 0, []
    for kind in kinds:
        words = clean(labels.get(kind, ""))
        if not words:
            continue
        words = fit(words, WIDTH - 2 * _MARGIN - 18, 11.5)
        width = 18 + text_width(words, 11.5)
        if x + width > WIDTH - _MARGIN and x > _MARGIN:
            x, line = float(_MARGIN), line + 1
        top = 4 + line * _KEY_LINE
        parts.append(symbols.symbol(kind, x, top + 1.5, 13))
        parts.append(label(x + 17, top + 12, words, 11.5, fill=INK))
        x += width + 9
    if not parts:
        return []
    height = (line + 1) * _KEY_LINE + 8
    ground = f'<rect width="{WIDTH}" height="{height}" fill="{PAPER_DARK}"/>'
    return [Patch(0, y, WIDTH, height, ground + "".join(parts))]


def _column_places(columns: list[str]) -> dict[str, float]:
    """Right edges of the columns, set from the right."""
    narrow = _COLUMN if len(columns) <= 5 else _NARROW_COLUMN
    x, places = float(WIDTH - _MARGIN), {}
    for column in reversed(columns):
        places[column] = x
        x -= _WIDE_COLUMN if column == "gold" else narrow
    places[""] = x
    return places


def _table_head(columns: list[str], y: int) -> Patch:
    parts = [f'<rect width="{WIDTH}" height="{_HEAD}" fill="{PAPER_DARK}"/>']
    parts.append(f'<path d="M0 .5H{WIDTH}" stroke="{INK}"/>')
    places = _column_places(columns)
    parts += [symbols.symbol(column, places[column] - 15, 3.5, 14) for column in columns]
    return Patch(0, y, WIDTH, _HEAD, "".join(parts))


def _table_row(player: PlayerMark, columns: list[str], y: int) -> Patch:
    places = _column_places(columns)
    ground = ACTIVE if player.active else PAPER
    parts = [
        f'<rect width="{WIDTH}" height="{_ROW}" fill="{ground}"/>',
        f'<path d="M0 {_ROW - 0.3:g}H{WIDTH}" stroke="{PAPER_DARK}" stroke-width=".8"/>',
    ]
    if player.active:
        parts.append(f'<rect width="5" height="{_ROW}" fill="{GOLD}"/>')
        parts.append(f'<path d="M8 7.5 15 12.5 8 17.5Z" fill="{INK}"/>')
    ink = GONE if player.eliminated else INK
    parts.append(label(24, 17, f"{player.order}", 12, fill=ink, anchor="middle"))
    parts.append(crest(player.house, 32, 2.5, 20))
    name = clean(player.name, fallback=player.house.capitalize())
    weight = 700 if player.active else 600
    name = fit(name, places[""] - 60, 13.5, weight)
    parts.append(label(57, 17, name, 13.5, weight=weight, fill=ink))
    if player.eliminated:
        end = 57 + text_width(name, 13.5, weight)
        parts.append(f'<path d="M55 13H{end + 2:.1f}" stroke="{ink}" stroke-width="1.4"/>')
    for column in columns:
        value = getattr(player, column)
        if value is not None:
            strong = 700 if column in ("points", "vp") else 400
            parts.append(
                label(
                    places[column] - 2, 17, str(value), 13.5, weight=strong, fill=ink, anchor="end"
                )
            )
    return Patch(0, y, WIDTH, _ROW, "".join(parts), f'class="player" data-seat="{player.seat}"')
