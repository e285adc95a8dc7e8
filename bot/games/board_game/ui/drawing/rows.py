"""What stands below the map: the clock of rounds and wildlings, and a row for each house."""

from bot.games.board_game.ui.drawing import symbols
from bot.games.board_game.ui.drawing.model import BoardPicture, PlayerMark, Track
from bot.render import panel
from bot.render.drawing import WIDTH, Patch
from bot.render.heraldry import ACTIVE, GOLD, GONE, INK, PAPER, PAPER_DARK
from bot.render.maps import MOVE
from bot.render.panel import MARGIN
from bot.render.text import clean, label

_TRACKS: tuple[Track, ...] = ("iron_throne", "fiefdoms", "kings_court")
_COLUMNS = (*_TRACKS, "barrel", "power", "cards")
_COLUMN = 29
_HEAD = 22
_CLOCK = 30
_ROUNDS = 10
"""So many steps have room; a longer game shows the last ones."""
KEY = (
    *("footman", "knight", "siege_engine", "ship"),
    *("march", "defense", "support", "raid", "consolidate", "star"),
    *("castle", "stronghold", "barrel", "crown", "garrison", "neutral", "river", "bridge"),
    *(*_TRACKS, "power", "cards"),
)


def clock(picture: BoardPicture, y: int, attack: int) -> Patch:
    """The round and the wildlings, side by side, each as a row of steps."""
    inside = [Patch(0, 0, WIDTH, 1, fill=INK), _sign("round", MARGIN), _sign("wildlings", 222)]
    first = max(1, picture.round - _ROUNDS + 1)
    last = min(picture.rounds or picture.round, first + _ROUNDS - 1)
    steps = enumerate(range(first, last + 1), 1)
    inside += [_step(14.5 + 18.6 * place, n, n == picture.round, INK) for place, n in steps]
    inside += [
        _step(254.0 + 11 * n, n, n == picture.wildling, MOVE) for n in range(0, attack + 1, 2)
    ]
    attributes = f'class="clock" data-round="{picture.round}" data-wildling="{picture.wildling}"'
    return Patch(0, y, WIDTH, _CLOCK, fill=PAPER_DARK, attributes=attributes, inside=(*inside,))


def _sign(kind: str, x: int) -> Patch:
    return Patch(x - 1, 6, 18, 18, symbols.symbol(kind, 1, 1, 16), lasting=True)


def _step(x: float, number: int, now: bool, colour: str) -> Patch:
    if not now:
        return panel.cell(round(x), 19.5, str(number), 12, fill=GONE, anchor="middle", lasting=True)
    body = f'<circle cx="10" cy="10" r="9.6" fill="{colour}"/>' + label(
        10, 14.5, str(number), 13, weight=700, fill="#fff", anchor="middle"
    )
    return Patch(round(x) - 10, 5, 20, 20, body, lasting=True)


def houses(picture: BoardPicture, y: int) -> list[Patch]:
    """One line per house in the order of the Iron Throne, under a line of signs."""
    if not picture.players:
        return []
    places = {
        track: {seat: place for place, seat in enumerate(seats, 1)}
        for track, seats in picture.tracks.items()
    }
    first = places.get("iron_throne", {})
    patches = [_houses_head(y, "star" if picture.points else "castle")]
    players = sorted(picture.players, key=lambda p: (first.get(p.seat, 99), p.seat))
    for index, player in enumerate(players):
        own = {track: places.get(track, {}).get(player.seat) for track in _TRACKS}
        patches.append(_house(picture, player, own, y + _HEAD + index * panel.ROW))
    return patches


def _houses_head(y: int, score: str) -> Patch:
    signs = []
    for index, column in enumerate((*_COLUMNS, score)):
        body = symbols.symbol(column, 1.5, 1.5, 15)
        signs.append(Patch(round(_column(index)) - 9, 2, 18, 18, body, lasting=True))
    return Patch(0, y, WIDTH, _HEAD, fill=PAPER_DARK, inside=(*signs,))


def _column(index: int) -> float:
    """The middle of a column, set from the right."""
    return WIDTH - MARGIN - _COLUMN * (len(_COLUMNS) - index + 0.5)


def _house(
    picture: BoardPicture, player: PlayerMark, places: dict[Track, int | None], y: int
) -> Patch:
    ink = GONE if player.conceded else INK
    inside = [Patch(0, 0, 5, panel.ROW, fill=GOLD)] if player.active else []
    inside.append(panel.shield(player.house, MARGIN, 2.5, 20))
    who, room = clean(player.name, fallback=player.house.capitalize()), _column(0) - _COLUMN / 2
    inside += panel.name(33, who, room - 36, strong=player.active, fill=ink, gone=player.conceded)
    for index, track in enumerate(_TRACKS):
        if picture.holders.get(track) == player.seat:
            used = picture.blade_used if track == "fiefdoms" else picture.raven_used
            inside.append(_ring(_column(index), used and track != "iron_throne"))
    numbers = [
        *(places[track] for track in _TRACKS),
        *(player.supply, player.power, len(player.hand), player.score),
    ]
    for index, value in enumerate(numbers):
        if value is not None:
            strong = index == len(numbers) - 1
            x = _column(index)
            inside.append(panel.number(x, value, strong=strong, fill=ink, anchor="middle"))
    ground = ACTIVE if player.active else PAPER
    attributes = f'class="player" data-seat="{player.seat}" data-house="{player.house}"'
    return panel.row(y, ground, inside, attributes)


def _ring(x: float, spent: bool) -> Patch:
    """Around the place of whoever holds a token; broken if it has been used."""
    dash = ' stroke-dasharray="3 2"' if spent else ""
    body = (
        f'<circle cx="12.5" cy="12.5" r="10.4" fill="none" stroke="{GONE if spent else GOLD}"'
        f' stroke-width="2"{dash}/>'
    )
    return Patch(round(x - 12.5), 0, 25, 25, body, lasting=True)
