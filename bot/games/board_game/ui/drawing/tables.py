"""The tables beside the board: victory, influence, supply and house cards."""

import math
from functools import lru_cache

from pydantic import BaseModel

from bot.datafiles import load
from bot.games.board_game.ui.drawing import symbols
from bot.games.board_game.ui.drawing.board import FOLDER
from bot.games.board_game.ui.drawing.model import BoardPicture, CardMark, PlayerMark, Track
from bot.games.board_game.ui.drawing.style import ARMS
from bot.render import panel
from bot.render.drawing import WIDTH, Patch
from bot.render.fonts import text_width
from bot.render.heraldry import ACTIVE, GOLD, GONE, INK, PAPER, PAPER_DARK
from bot.render.panel import MARGIN
from bot.render.text import clean, fit, label

HEADINGS = ("victory", "influence", "supply", "house_cards")
_HEAD = 21
_CREST = 20
_TRACKS: tuple[Track, ...] = ("iron_throne", "fiefdoms", "kings_court")
_TRACK_ROW = 32
_CARD_LINE = 19


class _Figures(BaseModel):
    supply_table: list[list[int]]


@lru_cache
def _figures() -> _Figures:
    return load(FOLDER / "rules.json", _Figures)


def tables(picture: BoardPicture, y: int) -> list[Patch]:
    """All tables below each other."""
    patches: list[Patch] = []
    for heading, body in zip(HEADINGS, (_victory, _influence, _supply, _cards), strict=True):
        parts, deep = body(picture)
        height = math.ceil(deep)
        title = "points" if heading == "victory" and picture.points else heading
        words = clean(picture.labels.get(title, ""))
        inside = (
            Patch(0, 0, WIDTH, _HEAD - 3, fill=PAPER_DARK),
            panel.cell(MARGIN, 13.5, words, 12.5, weight=700),
            Patch(0, _HEAD, WIDTH, height, parts),
        )
        attributes = f'class="table" data-table="{heading}"'
        patches.append(
            Patch(0, y, WIDTH, _HEAD + height, fill=PAPER, attributes=attributes, inside=inside)
        )
        y += _HEAD + height
    return patches


def _columns(picture: BoardPicture, count: int, value: str, top: float) -> tuple[str, float]:
    """Crests in numbered columns, two beside each other; and how deep the deepest column is."""
    wide = (WIDTH - 2 * MARGIN) / count
    parts, deepest = [], 0
    for column in range(count):
        known = [p for p in picture.players if getattr(p, value) is not None]
        here = [p for p in known if min(getattr(p, value), count - 1) == column]
        x = MARGIN + wide * column
        for index, player in enumerate(here):
            place = x + wide / 2 + (index % 2 - (1 if len(here) > 1 else 0.5)) * (_CREST + 1)
            crest = symbols.crest(player.house, place, top + (index // 2) * (_CREST + 1), _CREST)
            parts.append(
                f'<g class="{value}" data-seat="{player.seat}" data-{value}="{column}">{crest}</g>'
            )
        deepest = max(deepest, (len(here) + 1) // 2)
    return "".join(parts), top + max(1, deepest) * (_CREST + 1) + 4


def _victory(picture: BoardPicture) -> tuple[str, float]:
    """How many castles and strongholds, or points, each house has; the last column wins."""
    goal = picture.goal
    wide = (WIDTH - 2 * MARGIN) / (goal + 1)
    crests, height = _columns(picture, goal + 1, "score", 20)
    parts = []
    for number in range(goal + 1):
        x = MARGIN + wide * number
        fill = ACTIVE if number == goal else PAPER
        parts.append(
            f'<rect x="{x + 1:g}" y="0" width="{wide - 2:g}" height="{height - 2:g}" rx="3"'
            f' fill="{fill}" stroke="{PAPER_DARK}"/>'
        )
        if number == goal:
            parts.append(symbols.symbol("iron_throne", x + wide / 2 + 4, 2.5, 13))
        middle = x + wide / 2 - (4 if number == goal else 0)
        parts.append(label(middle, 14, str(number), 13, weight=700, fill=INK, anchor="middle"))
    return "".join(parts) + crests, height + 2


def _influence(picture: BoardPicture) -> tuple[str, float]:
    """The three tracks, first to last, with their tokens; stars of the King's Court."""
    players = {player.seat: player for player in picture.players}
    parts = []
    for row, track in enumerate(_TRACKS):
        y = row * _TRACK_ROW
        parts.append(symbols.symbol(track, MARGIN, y + 3, 22))
        words = fit(clean(picture.labels.get(track, "")), 84, 12, 600)
        parts.append(label(36, y + 18, words, 12, weight=600, fill=INK))
        for place, seat in enumerate(picture.tracks.get(track, [])):
            player = players.get(seat)
            if player:
                x = 128 + place * 45
                parts.append(_place(picture, player, track, x, y + 2, place + 1))
    return "".join(parts), len(_TRACKS) * _TRACK_ROW + 4


def _place(
    picture: BoardPicture, player: PlayerMark, track: Track, x: float, y: float, place: int
) -> str:
    parts = [label(x - 4, y + 17, str(place), 12, fill=GONE, anchor="end")]
    if picture.holders.get(track) == player.seat:
        used = {"fiefdoms": picture.blade_used, "kings_court": picture.raven_used}.get(track)
        dash = ' stroke-dasharray="3 2"' if used else ""
        parts.append(
            f'<circle cx="{x + 12:g}" cy="{y + 12:g}" r="13" fill="none"'
            f' stroke="{GONE if used else GOLD}" stroke-width="2.6"{dash}/>'
        )
    parts.append(symbols.crest(player.house, x, y, 24))
    if track == "kings_court":
        left = x + 12 - 4.5 * player.stars
        parts += [symbols.symbol("star", left + 9 * n, y + 20, 9) for n in range(player.stars)]
    body = "".join(parts)
    return (
        f'<g class="place" data-track="{track}" data-seat="{player.seat}" data-place="{place}">'
        f"{body}</g>"
    )


def _supply(picture: BoardPicture) -> tuple[str, float]:
    """Which armies each supply allows, and who stands there."""
    armies = _figures().supply_table
    wide = (WIDTH - 2 * MARGIN) / len(armies)
    parts = []
    for number, sizes in enumerate(armies):
        x = MARGIN + wide * number
        parts.append(label(x + wide / 2 - 3, 13, str(number), 13, weight=700, anchor="end"))
        parts.append(symbols.symbol("barrel", x + wide / 2, 2.5, 12))
        for row, size in enumerate(sizes):
            left = x + wide / 2 - size * 4.5
            parts += [
                f'<rect x="{left + 9 * unit + 0.7:g}" y="{18 + 9 * row:g}" width="7.6" height="7.2"'
                f' rx="1.5" fill="{GONE}"/>'
                for unit in range(size)
            ]
        if number:
            parts.append(f'<path d="M{x:g} 2V62" stroke="{PAPER_DARK}"/>')
    crests, height = _columns(picture, len(armies), "supply", 66)
    return "".join(parts) + crests, height


def _cards(picture: BoardPicture) -> tuple[str, float]:
    """Each house's cards: those in hand, then those used, struck out."""
    parts: list[str] = []
    y = 0.0
    for player in picture.players:
        y += _hand(player, parts, y)
    return "".join(parts), y + 4


def _hand(player: PlayerMark, parts: list[str], top: float) -> float:
    """Add one house's cards; gives the room they took."""
    cards = [(card, False) for card in _sorted(player.hand)]
    cards += [(card, True) for card in _sorted(player.discard)]
    x, y, body = 36.0, top, []
    for card, used in cards:
        name = fit(clean(card.name), 150, 11.5, 400 if used else 600)
        width = 20 + text_width(name, 11.5, 400 if used else 600)
        if x + width > WIDTH - MARGIN and x > 36:
            x, y = 36.0, y + _CARD_LINE
        body.append(_card(player, card, name, used, x, y, width))
        x += width + 5
    height = max(y - top + _CARD_LINE, 26.0) + 5
    parts.append(symbols.crest(player.house, MARGIN, top + 1, 22))
    parts += body
    parts.append(f'<path d="M0 {top + height - 3:g}H{WIDTH}" stroke="{PAPER_DARK}"/>')
    return height


def _sorted(cards: list[CardMark]) -> list[CardMark]:
    return sorted(cards, key=lambda card: (-card.strength, card.name))


def _card(
    player: PlayerMark, card: CardMark, name: str, used: bool, x: float, y: float, width: float
) -> str:
    arms = ARMS[player.house]
    field, charge, ink = (PAPER_DARK, GONE, GONE) if used else (arms.field, arms.charge, INK)
    edge = PAPER_DARK if used else INK
    parts = (
        f'<rect x="{x + 0.5:g}" y="{y + 0.5:g}" width="{width:g}" height="16" rx="3" fill="{PAPER}"'
        f' stroke="{edge}" stroke-width=".8"/><rect x="{x + 0.5:g}" y="{y + 0.5:g}" width="14"'
        f' height="16" rx="3" fill="{field}"/>'
        + label(x + 7.5, y + 12.5, str(card.strength), 12, weight=700, fill=charge, anchor="middle")
        + label(x + 17, y + 12.5, name, 11.5, weight=400 if used else 600, fill=ink)
    )
    if used:
        parts += f'<path d="M{x + 16:g} {y + 8.8:g}H{x + width - 2:g}" stroke="{GONE}"/>'
    state = "discard" if used else "hand"
    return f'<g class="card" data-seat="{player.seat}" data-in="{state}">{parts}</g>'
