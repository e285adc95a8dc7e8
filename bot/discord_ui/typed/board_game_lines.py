"""The Board Game in one line: `orders: …`, `march …: …`, `muster …`, read as whole answers."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from bot.discord_ui.desk import Desk
from bot.discord_ui.reading import find
from bot.discord_ui.typed.tokens import phrase, plain
from bot.discord_ui.typed.vocabulary import number, phrases, word_set
from bot.games.board_game.facts import UNITS, regions
from bot.games.board_game.imagined import imagined
from bot.games.board_game.march import moves_ask
from bot.games.board_game.muster import cost
from bot.games.board_game.view import BoardView
from bot.kernel import Assign, Choose, Illegal
from bot.kernel.asks import AnyAsk

GAME = "board_game"
Step = tuple[int | str, Any]
KINDS = ("march", "defense", "support", "raid", "consolidate")
VALUES = {
    ("march", -1): "march_minus_1",
    ("march", 0): "march_0",
    ("march", 1): "march_plus_1",
    ("defense", 1): "defense_plus_1",
    ("defense", 2): "defense_plus_2",
    ("support", 0): "support_0",
    ("support", 1): "support_plus_1",
    ("raid", 0): "raid",
    ("raid", 1): "raid_special",
    ("consolidate", 0): "consolidate",
    ("consolidate", 1): "consolidate_special",
}
PLAIN = {"defense": 1}
STARRED = {"defense": 2}
"""A2.04: tokens by kind and number; which number is the plain one and which has the star."""

LINES = ("orders", "march", "muster")

_FIRST = re.compile(r"\s*([^\s:=]+)\s*[:=]?\s*(.*)", re.DOTALL)
_PIECES = re.compile(r"[,;\n&]+|\b(?:and|und)\b")
_SIGNED = re.compile(r"([+\-−–])\s*(\d)")
_STAR = re.compile(r"[★☆*]")
_ARROW = re.compile(r"-+>|→|=+>")


def begins(text: str) -> tuple[str, str] | None:
    """`orders`, `march` or `muster`, and what follows, if a message begins with such a word."""
    found = _FIRST.match(re.sub(r"<@!?\d+>", " ", text))
    if found is None:
        return None
    word, rest = found.groups()
    line = next((one for one in LINES if phrase(word) in _set(one)), None)
    return None if line is None else (line, rest)


def read_line(desk: Desk, text: str) -> list[Step] | None:
    """The answers a message gives, if it is such a line and the question is open."""
    view, line = desk.view, begins(text)
    if line is None or not isinstance(view, BoardView) or view.viewer is None:
        return None
    asks = {ask.topic: ask for ask in view.asks}
    kind, rest = line
    if kind == "orders" and isinstance(ask := asks.get("orders"), Assign) and rest.strip():
        return [(ask.id, orders(desk, ask, rest))]
    if kind == "muster" and isinstance(ask := asks.get("muster"), Assign) and rest.strip():
        return [(ask.id, muster(desk, ask, rest))]
    if kind == "march" and ("march" in asks or "march_moves" in asks) and rest.strip():
        return march(desk, view, asks, rest)
    return None


def read_text(desk: Desk, ask: Assign, text: str) -> dict[str, Any] | None:
    """What is typed into the form of one of these questions."""
    if ask.topic == "orders":
        return orders(desk, ask, text)
    if ask.topic == "muster":
        return muster(desk, ask, text)
    return moves(desk, ask, text) if ask.topic == "march_moves" else None


def orders(desk: Desk, ask: Assign, text: str) -> dict[str, str]:
    """R6.01: `winterfell march+1, white harbor support`; what was given before still holds."""
    given = {**(ask.answer or {}), **desk.draft.shares}
    for piece in _parts(_PIECES.split(text)):
        area, equals, order = piece.partition("=")
        if equals and order.strip() in VALUES.values():
            given[area.strip()] = order.strip()
            continue
        words, order = _order(piece)
        if not order:
            raise Illegal("text-not-understood", text=piece[:60], nearest=_labels(desk, ask)[:3])
        given[_area(desk, words, [key.id for key in ask.keys])] = order
    return given


def _labels(desk: Desk, ask: Assign) -> list[str]:
    return [desk.option(value) for value in ask.values]


def _order(piece: str) -> tuple[str, str]:
    """The words that are no order, and the token meant."""
    signed = _SIGNED.search(piece)
    bonus = int(signed.group(2)) * (1 if signed.group(1) == "+" else -1) if signed else None
    words = _words(_STAR.sub(" ", _SIGNED.sub(" ", piece)))
    star = bool(_STAR.search(piece)) or any(word in _set("star") for word in words)
    left, kind = _without_kind([word for word in words if word not in _set("star")])
    if not kind:
        return piece, ""
    if bonus is None and left and left[-1].isdecimal():
        bonus = int(left.pop())
    if bonus is None:
        bonus = STARRED.get(kind, 1) if star else PLAIN.get(kind, 0)
    return " ".join(left), VALUES.get((kind, bonus), "")


def _without_kind(words: list[str]) -> tuple[list[str], str]:
    """The words without the last ones that name a kind of order, and that kind."""
    found = [
        (end, start, kind)
        for kind in KINDS
        for one in phrases(f"kind-{kind}", GAME)
        for start in range(len(words))
        if words[start : (end := start + one.count(" ") + 1)] == one.split()
    ]
    if not found:
        return words, ""
    end, start, kind = max(found, key=lambda one: (one[0], one[0] - one[1]))
    return [*words[:start], *words[end:]], kind


def march(desk: Desk, view: BoardView, asks: dict[str, AnyAsk], text: str) -> list[Step]:
    """R9.01: which march, if there is a choice, and where its units go."""
    choose, ask = asks.get("march"), asks.get("march_moves")
    sources = [option.id for option in choose.options] if isinstance(choose, Choose) else []
    if ask is not None:
        sources = [str(ask.about["source"]).removeprefix("region:")]
    head, colon, rest = text.partition(":")
    if not colon:
        head, rest = _head(text)
    if not head and len(sources) == 1:
        head = sources[0]
    source = _area(desk, head, sources)
    if isinstance(ask, Assign):
        if source not in sources:
            raise Illegal("march-no-order", region=f"region:{source}", options=_named(sources))
        return [(ask.id, moves(desk, ask, rest))]
    assert choose is not None
    assert view.viewer is not None
    if source not in sources:
        return [(choose.id, [source])]
    state = imagined(view)
    follow = moves_ask(state, view.viewer, source)
    if follow is None or not rest.strip():
        return [(choose.id, [source])]
    return [(choose.id, [source]), ("march_moves", moves(desk, follow, rest))]


def _head(text: str) -> tuple[str, str]:
    """`winterfell 2 footmen to …`: what stands before the first number, unit, `all` or arrow."""
    words = re.findall(r"-+>|→|=+>|\S+", text)
    for at, word in enumerate(words):
        folded = phrase(word)
        unit = any(folded in _set(f"unit-{unit}", "") for unit in UNITS)
        if unit or number(folded) is not None or folded in word_set("all") or _goes(word):
            head = " ".join(words[:at])
            rest = " ".join(words[at:])
            return head, f"all {rest}" if _goes(word) else rest
    return text, ""


def _goes(word: str) -> bool:
    return bool(_ARROW.fullmatch(word)) or phrase(word) in _set("to")


def moves(desk: Desk, ask: Assign, text: str) -> dict[str, str]:
    """R9: `2 footmen to moat cailin, rest stay`; a power token is left by naming it."""
    free = {unit: [k.id for k in ask.keys if k.id.split("/")[0] == unit] for unit in UNITS}
    places = [value.id for value in ask.values if value.id in regions()]
    given: dict[str, str] = {}
    waiting: list[str] = []
    for piece in _parts(_PIECES.split(text)):
        words = _words(_ARROW.sub(" to ", piece))
        if any(word in _set("token") for word in words):
            given["power_token"] = "leave"
            continue
        goes = next((at for at, word in enumerate(words) if word in _set("to")), None)
        stays = any(word in _set("stay") for word in words)
        named = words if goes is None else words[:goes]
        units, named = _units(named, free)
        waiting += units
        if goes is None and not stays and named:
            # `moat cailin` alone, or `footman moat cailin`: the place without a word before it.
            goes, words = 0, ["to", *named]
            waiting = waiting or [key for keys in free.values() for key in keys]
        if stays:
            waiting = []
        elif goes is not None:
            target = _area(desk, " ".join(words[goes + 1 :]), places)
            if not waiting:
                raise Illegal(
                    "text-not-understood", text=piece[:60], nearest=_labels(desk, ask)[:3]
                )
            given |= dict.fromkeys(waiting, target)
            waiting = []
        for keys in free.values():
            keys[:] = [key for key in keys if key not in given and key not in units]
    if waiting:
        raise Illegal("text-not-understood", text=text[:60], nearest=_labels(desk, ask)[:3])
    return given


def _units(words: list[str], free: dict[str, list[str]]) -> tuple[list[str], list[str]]:
    """The keys of the units that are named, and the words that name none."""
    found: list[str] = []
    left: list[str] = []
    many: int | None = None
    for word in words:
        unit = next((unit for unit in UNITS if word in _set(f"unit-{unit}", "")), None)
        if unit is not None:
            able = [key for key in free[unit] if key not in found]
            wanted = len(able) if many == -1 else 1 if many is None else many
            # More than there are: the rules say so.
            able += [f"{unit}/{n}" for n in range(len(able) + 1, wanted + 1)]
            found += able[:wanted]
            many = None
        elif word in word_set("all", "rest"):
            many = -1
        elif number(word) is not None:
            many = number(word)
        elif word not in word_set("fillers", "articles", "with", "loose"):
            left.append(word)
    every = [key for keys in free.values() for key in keys if key not in found]
    if many == -1:
        found += every
    elif many is not None and len({key.split("/")[0] for key in every}) == 1:
        found += every[:many]
    return found, left


def muster(desk: Desk, ask: Assign, text: str) -> dict[str, str]:
    """R5.13: `winterfell 2 footmen, white harbor ship, the eyrie upgrade knight`."""
    given: dict[str, str] = {}
    allowed = {key.id: key.allowed or [] for key in ask.keys}
    areas = list(dict.fromkeys(key.id.split("/")[0] for key in ask.keys))
    for piece in _parts(_PIECES.split(text)):
        words = _words(piece)
        unit = next((u for w in words for u in UNITS if w in _set(f"unit-{u}", "")), "")
        many = next((number(word) for word in words if number(word) is not None), 1) or 1
        upgrade = any(word in _set("upgrade") for word in words)
        skip = {one for one in words if one in _set("upgrade") or number(one) is not None}
        skip |= {one for u in UNITS for one in words if one in _set(f"unit-{u}", "")}
        area = _area(desk, " ".join(word for word in words if word not in skip), areas)
        thing = f"upgrade_{unit}" if upgrade else unit
        if unit == "ship":
            thing = next((one for one in allowed.get(area, []) if one.startswith("ship/")), unit)
        if not unit:
            raise Illegal("text-not-understood", text=piece[:60], nearest=_labels(desk, ask)[:3])
        for _ in range(many):
            first = area not in given and cost(thing) <= 2
            given[area if first else f"{area}/2"] = thing
    return given


def _area(desk: Desk, text: str, first: Iterable[str]) -> str:
    """The area meant: among the likely ones, else any, so that the rules can say why not."""
    words = [word for word in _words(text) if word not in word_set("fillers", "with")]
    words = words[1:] if words and words[0] in word_set("source") else words
    name = " ".join(words) or text
    likely = {one: _name(desk, one) for one in first if one in regions()}
    try:
        return find(name, likely)
    except Illegal as unclear:
        near = [one for one in likely if phrase(name) and phrase(name) in phrase(likely[one])]
        if len(near) == 1:
            return near[0]
        try:
            return find(name, {one: _name(desk, one) for one in regions()})
        except Illegal:
            raise unclear from None


def _name(desk: Desk, region: str) -> str:
    return str(desk.words.name(GAME, f"region:{region}"))


def _named(areas: Iterable[str]) -> list[str]:
    return [f"region:{area}" for area in areas]


def _parts(pieces: Iterable[str]) -> Iterator[str]:
    return (piece.strip() for piece in pieces if piece.strip())


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", plain(text))


def _set(key: str, prefix: str = "line-") -> frozenset[str]:
    """Single words of the vocabulary of these lines."""
    return frozenset(phrases(f"{prefix}{key}", GAME))
