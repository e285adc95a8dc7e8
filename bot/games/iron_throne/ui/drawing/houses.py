"""The houses one below the other: characters, leader, influence, hostages, cards.

Every cell is a patch of its own, so that a move redraws only what it changes.
"""

from math import ceil

from bot.games.iron_throne.ui.drawing.model import CharacterMark, HouseMark
from bot.games.iron_throne.ui.drawing.style import DEAD
from bot.games.iron_throne.ui.drawing.symbols import symbol
from bot.render.drawing import WIDTH, Patch
from bot.render.fonts import text_width
from bot.render.heraldry import ACTIVE, GOLD, GONE, HOUSES, INK, PAPER, PAPER_DARK, crest
from bot.render.panel import MARGIN
from bot.render.text import clean, fit, label

_HEAD = 26
_MARKER_WIDTH, _MARKER_HEIGHT = 93, 32
_MARKER_STEP = 97
_LINE = 22
_DISCARD_LINE = 15
_TOKEN = 17
_COUNTER = 38
_RIGHT = 248
"""Where the second half of a line begins."""
_SMALL = 12
_MOST_DISCARD_LINES = 2


def house(mark: HouseMark, y: int) -> list[Patch]:
    """Everything that lies before one player."""
    patches = _head(mark, y)
    y += _HEAD
    if not mark.characters:
        return patches
    for index, one in enumerate(mark.characters):
        patches.append(_marker(mark.house, one, MARGIN + index * _MARKER_STEP, y))
    y += _MARKER_HEIGHT + 2
    patches += [_leader(mark, y), _influence(mark, y)]
    y += _LINE
    if mark.hostages:
        patches.append(_hostages(mark, y))
        y += _LINE
    for index, line in enumerate(_wrapped(mark.discards)):
        sign = symbol("discards", 2, 1, 13) if index == 0 else ""
        body = sign + label(20, 11.5, line, _SMALL, fill=INK)
        width = ceil(24 + text_width(line, _SMALL))
        patches.append(Patch(MARGIN - 2, y, width, _DISCARD_LINE, body, 'class="discards"'))
        y += _DISCARD_LINE
    patches.append(Patch(0, y, 1, 4, ""))
    return patches


def _attributes(mark: HouseMark) -> str:
    return (
        f'class="house" data-seat="{mark.seat}" data-house="{mark.house}"'
        f' data-role="{mark.role or ""}" data-sheet="{mark.sheet}" data-home="{mark.home}"'
        f' data-spread="{" ".join(mark.spread)}" data-hostages="{" ".join(mark.hostages)}"'
        f' data-hand="{mark.hand}" data-deck="{mark.deck}" data-discards="{len(mark.discards)}"'
    )


def _head(mark: HouseMark, y: int) -> list[Patch]:
    """Crest, house, player, and how many cards there are."""
    ink = GONE if mark.gone else INK
    ground = Patch(0, 0, WIDTH, _HEAD - 2, fill=_ground(mark))
    line = Patch(0, 0, WIDTH, 1, fill=INK)
    shapes, x = [crest(mark.house, 6, 2, 21)], 33.0
    if mark.role:
        shapes.append(symbol(mark.role, x, 5, 15))
        x += 20
    title = clean(mark.title)
    end = x + text_width(title, 15, 700)
    shapes.append(label(x, 17.5, title, 15, weight=700, fill=ink))
    if mark.gone:
        shapes.append(f'<path d="M{x - 1:g} 12.5H{end + 1:.1f}" stroke="{ink}"/>')
    start = ceil(end) + 8
    room = WIDTH - 2 * _COUNTER - MARGIN - 4 - start
    player = fit(clean(mark.player), room, 13)
    name = label(0, 17.5, player, 13, fill=ink)
    patches = [
        Patch(0, y, WIDTH, _HEAD, attributes=_attributes(mark), inside=(ground, line)),
        Patch(0, y, ceil(end) + 2, _HEAD, "".join(shapes), 'class="title"', lasting=True),
        Patch(start, y, max(1, ceil(text_width(player, 13))), _HEAD, name, 'class="player"'),
    ]
    if mark.characters:
        for place, (kind, number) in enumerate((("deck", mark.deck), ("hand", mark.hand)), 1):
            patches.append(_counter(kind, number, WIDTH - MARGIN // 2 - place * _COUNTER, y))
    return patches


def _ground(mark: HouseMark) -> str:
    return ACTIVE if mark.role else PAPER_DARK


def _counter(kind: str, number: int, x: int, y: int) -> Patch:
    """A sign and a number beside it."""
    shape = symbol(kind, 1, 5, 14)
    shape += label(19, 17.5, str(number), 13.5, weight=600, fill=INK)
    return Patch(x, y, _COUNTER, _HEAD, shape, f'class="{kind}"', lasting=True)


def _marker(house: str, one: CharacterMark, x: int, y: int) -> Patch:
    """A character and its power in the colours of its house; a dead one shows its back."""
    width, height = _MARKER_WIDTH, _MARKER_HEIGHT - 4
    dead = not one.power
    ink = GONE if dead else INK
    shapes = [
        f'<rect x=".7" y=".7" width="{width - 1.4}" height="{height - 1.4:g}" rx="5"'
        f' fill="{DEAD if dead else PAPER}" stroke="{INK}" stroke-width="1.2"/>'
    ]
    if one.side:
        shapes.append(
            f'<rect x="2.6" y="2.6" width="{width - 5.2:g}" height="{height - 5.2:g}" rx="3.6"'
            f' fill="{ACTIVE}" stroke="{GOLD}" stroke-width="2.4"/>'
        )
    shapes.append(_turned() if dead else _power(house, one.power))
    text = clean(one.name)
    size = 12.5 if text_width(text, 12.5, 600) <= width - 34 else 11.5
    text = fit(text, width - 32, size, 600)
    shapes.append(label(29, 18.3, text, size, weight=600, fill=ink))
    if dead:
        end = 29 + text_width(text, size, 600)
        shapes.append(f'<path d="M28 14H{end + 1:.1f}" stroke="{ink}"/>')
    attributes = (
        f'class="character" data-name="{one.id}" data-power="{one.power}"'
        f' data-side="{one.side or ""}"'
    )
    return Patch(x, y + 1, width, height, "".join(shapes), attributes, lasting=True)


def _turned() -> str:
    """R12.6: the marker of the dead is turned over."""
    return f'<g transform="rotate(180 14.5 14)">{symbol("dead", 5.5, 5, 18)}</g>'


def _power(house: str, power: int) -> str:
    arms = HOUSES[house]
    size = 15 if power < 10 else 13
    circle = f'<circle cx="14.5" cy="14" r="10.6" fill="{arms.field}" stroke="{INK}"/>'
    middle = 14 + size * 0.35
    number = str(power)
    return circle + label(14.5, middle, number, size, weight=700, fill=arms.charge, anchor="middle")


def _leader(mark: HouseMark, y: int) -> Patch:
    """The leader, and the reserve of power on the sheet."""
    name = fit(clean(mark.leader), _RIGHT - 70, 13, 600)
    x = 23 + text_width(name, 13, 600) + 8
    shapes = [
        symbol("leader", 2, 3, 16),
        label(23, 16, name, 13, weight=600, fill=INK),
        symbol("power", x, 1.5, 19),
        label(x + 9.5, 15, str(mark.sheet), 12, weight=700, fill=INK, anchor="middle"),
    ]
    width = ceil(x + 21)
    attributes = f'class="leader" data-sheet="{mark.sheet}"'
    return Patch(MARGIN - 2, y, width, _LINE, "".join(shapes), attributes, lasting=True)


def _influence(mark: HouseMark, y: int) -> Patch:
    """Influence tokens by the board they lie on, then those at home."""
    shapes, x = [symbol("influence", 1, 3, 16)], 38.0
    shapes.append(label(21, 16, str(len(mark.spread)), 14, weight=700, fill=INK))
    for where in mark.spread:
        shapes.append(crest(where, x, 2.5, _TOKEN))
        x += _TOKEN + 2
    for _ in range(mark.home):
        shapes.append(symbol("home", x + 1, 3.5, 15))
        x += _TOKEN + 2
    return Patch(
        _RIGHT, y, WIDTH - _RIGHT, _LINE, "".join(shapes), 'class="influence"', lasting=True
    )


def _hostages(mark: HouseMark, y: int) -> Patch:
    """Card backs with the crest of their house; with many of them, a number beside each house."""
    shapes, x = [symbol("hostages", 2, 3, 16)], 40.0
    shapes.append(label(23, 16, str(len(mark.hostages)), 14, weight=700, fill=INK))
    crowded = len(mark.hostages) > 12
    for one in dict.fromkeys(mark.hostages) if crowded else mark.hostages:
        shapes.append(
            f'<rect x="{x:.1f}" y="1.5" width="16" height="19" rx="2" fill="{HOUSES[one].field}"'
            f' stroke="{INK}"/>' + crest(one, round(x + 1.5, 1), 4.5, 13)
        )
        x += 19
        if crowded:
            number = f"×{mark.hostages.count(one)}"
            shapes.append(label(round(x, 1), 16, number, 12, weight=600, fill=INK))
            x += text_width(number, 12, 600) + 6
    return Patch(
        MARGIN - 2, y, ceil(x) + 2, _LINE, "".join(shapes), 'class="hostages"', lasting=True
    )


def _wrapped(cards: list[str]) -> list[str]:
    """The discarded cards in as many lines as there is room for."""
    lines: list[str] = []
    room = WIDTH - 2 * MARGIN - 22
    for place, card in enumerate(map(clean, cards), 1):
        piece = card if place == len(cards) else f"{card},"
        longer = f"{lines[-1]} {piece}" if lines else piece
        if lines and (text_width(longer, _SMALL) <= room or len(lines) == _MOST_DISCARD_LINES):
            lines[-1] = longer
        else:
            lines.append(piece)
    return [fit(line, room, _SMALL) for line in lines]
