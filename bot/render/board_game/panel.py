"""The words around the map: a heading above, the houses and the key below."""

from bot.render.board_game import symbols
from bot.render.board_game.layout import WIDTH
from bot.render.board_game.model import BoardPicture, PlayerMark, Track
from bot.render.board_game.style import MOVE
from bot.render.drawing import Patch
from bot.render.fonts import text_width
from bot.render.heraldry import ACTIVE, GOLD, GONE, INK, PAPER, PAPER_DARK
from bot.render.text import clean, fit, label

MARGIN = 8
_TRACKS: tuple[Track, ...] = ("iron_throne", "fiefdoms", "kings_court")
_COLUMNS = (*_TRACKS, "barrel", "power", "cards", "castle")
_COLUMN = 29
_ROW = 25
_HEAD = 22
_KEY_LINE = 17
KEY = (
    *("footman", "knight", "siege_engine", "ship"),
    *("march", "defense", "support", "raid", "consolidate", "star"),
    *("castle", "stronghold", "barrel", "crown", "garrison", "neutral", "river", "bridge"),
    *(*_TRACKS, "power", "cards"),
)


def heading_height(picture: BoardPicture) -> int:
    """How much room title and caption take."""
    return (26 if picture.title else 0) + (18 if picture.caption else 0) + 4


def heading(picture: BoardPicture) -> Patch:
    """Title and caption."""
    height = heading_height(picture)
    parts = [f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>']
    y = 21.0 if picture.title else 16.0
    for words, size, weight in ((picture.title, 17, 700), (picture.caption, 13, 400)):
        if words:
            line = fit(clean(words), WIDTH - 2 * MARGIN, size, weight)
            parts.append(label(MARGIN, y, line, size, weight=weight, fill=INK))
            y += 17
    parts.append(f'<path d="M0 {height - 0.5:g}H{WIDTH}" stroke="{INK}"/>')
    return Patch(0, 0, WIDTH, height, "".join(parts))


def clock(picture: BoardPicture, y: int, rounds: int, attack: int) -> Patch:
    """The round and the wildlings, side by side, each as a row of steps."""
    height = 30
    parts = [
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER_DARK}"/>',
        f'<path d="M0 .5H{WIDTH}" stroke="{INK}"/>',
        symbols.symbol("round", MARGIN, 7, 16),
        symbols.symbol("wildlings", 222, 7, 16),
    ]
    parts += [
        _step(14.5 + 18.6 * step, step, step == picture.round, INK) for step in range(1, rounds + 1)
    ]
    parts += [
        _step(254.0 + 11 * step, step, step == picture.wildling, MOVE)
        for step in range(0, attack + 1, 2)
    ]
    attributes = f'class="clock" data-round="{picture.round}" data-wildling="{picture.wildling}"'
    return Patch(0, y, WIDTH, height, "".join(parts), attributes)


def _step(x: float, number: int, now: bool, colour: str) -> str:
    if not now:
        return label(x, 19.5, str(number), 12, fill=GONE, anchor="middle")
    return f'<circle cx="{x:g}" cy="15.5" r="9.6" fill="{colour}"/>' + label(
        x, 20, str(number), 13, weight=700, fill="#fff", anchor="middle"
    )


def houses(picture: BoardPicture, y: int) -> list[Patch]:
    """One line per house in the order of the Iron Throne, under a line of signs."""
    if not picture.players:
        return []
    places = {
        track: {seat: place for place, seat in enumerate(seats, 1)}
        for track, seats in picture.tracks.items()
    }
    first = places.get("iron_throne", {})
    patches = [_houses_head(y)]
    players = sorted(picture.players, key=lambda p: (first.get(p.seat, 99), p.seat))
    for index, player in enumerate(players):
        own = {track: places.get(track, {}).get(player.seat) for track in _TRACKS}
        patches.append(_house(picture, player, own, y + _HEAD + index * _ROW))
    return patches


def _houses_head(y: int) -> Patch:
    parts = [f'<rect width="{WIDTH}" height="{_HEAD}" fill="{PAPER_DARK}"/>']
    for index, column in enumerate(_COLUMNS):
        parts.append(symbols.symbol(column, _column(index) - 7.5, 3.5, 15))
    return Patch(0, y, WIDTH, _HEAD, "".join(parts))


def _column(index: int) -> float:
    """The middle of a column, set from the right."""
    return WIDTH - MARGIN - _COLUMN * (len(_COLUMNS) - index - 0.5)


def _house(
    picture: BoardPicture, player: PlayerMark, places: dict[Track, int | None], y: int
) -> Patch:
    parts = [
        f'<rect width="{WIDTH}" height="{_ROW}" fill="{ACTIVE if player.active else PAPER}"/>',
        f'<path d="M0 {_ROW - 0.3:g}H{WIDTH}" stroke="{PAPER_DARK}" stroke-width=".8"/>',
    ]
    if player.active:
        parts.append(f'<rect width="5" height="{_ROW}" fill="{GOLD}"/>')
    ink = GONE if player.conceded else INK
    weight = 700 if player.active else 600
    parts.append(symbols.crest(player.house, MARGIN, 2.5, 20))
    name = clean(player.name, fallback=player.house.capitalize())
    name = fit(name, _column(0) - _COLUMN / 2 - 36, 13.5, weight)
    parts.append(label(33, 17, name, 13.5, weight=weight, fill=ink))
    if player.conceded:
        end = 33 + text_width(name, 13.5, weight)
        parts.append(f'<path d="M31 13H{end + 2:.1f}" stroke="{ink}" stroke-width="1.4"/>')
    for index, track in enumerate(_TRACKS):
        if picture.holders.get(track) == player.seat:
            used = picture.blade_used if track == "fiefdoms" else picture.raven_used
            spent = used and track != "iron_throne"
            dash = ' stroke-dasharray="3 2"' if spent else ""
            parts.append(
                f'<circle cx="{_column(index):g}" cy="12.5" r="10.4" fill="none"'
                f' stroke="{GONE if spent else GOLD}" stroke-width="2"'
                f"{dash}/>"
            )
    numbers = [
        *(places[track] for track in _TRACKS),
        *(player.supply, player.power, len(player.hand), player.castles),
    ]
    for index, value in enumerate(numbers):
        if value is not None:
            strong = 700 if index == len(numbers) - 1 else 400
            parts.append(
                label(
                    _column(index), 17, str(value), 13.5, weight=strong, fill=ink, anchor="middle"
                )
            )
    attributes = f'class="player" data-seat="{player.seat}" data-house="{player.house}"'
    return Patch(0, y, WIDTH, _ROW, "".join(parts), attributes)


def key(labels: dict[str, str], y: int) -> list[Patch]:
    """What the signs mean, as far as there are words for them."""
    x, line, parts = float(MARGIN), 0, []
    for kind in KEY:
        words = clean(labels.get(kind, ""))
        if not words:
            continue
        words = fit(words, WIDTH - 2 * MARGIN - 18, 11.5)
        width = 18 + text_width(words, 11.5)
        if x + width > WIDTH - MARGIN and x > MARGIN:
            x, line = float(MARGIN), line + 1
        top = 4 + line * _KEY_LINE
        parts.append(symbols.symbol(kind, x, top + 1.5, 13))
        parts.append(label(x + 17, top + 12, words, 11.5, fill=INK))
        x += width + 9
    if not parts:
        return []
    height = (line + 1) * _KEY_LINE + 8
    ground = f'<rect width="{WIDTH}" height="{height}" fill="{PAPER_DARK}"/>'
    return [Patch(0, y, WIDTH, height, ground + "".join(parts))]
