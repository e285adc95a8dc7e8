"""The Board Game in one line: `orders: …`, `march …: …`, `raid …`, read as whole answers."""

import re
from dataclasses import replace
from typing import Any

from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.typed.board_game_forces import accepted, raid, support, units
from bot.discord_ui.typed.board_game_words import (
    GAME,
    area,
    areas_in,
    meant,
    pieces,
    said,
    unclear,
    unit_in,
    words_in,
)
from bot.discord_ui.typed.tokens import phrase, tokens
from bot.discord_ui.typed.vocabulary import number, phrases, word_set
from bot.games.board_game.facts import UNITS, regions
from bot.games.board_game.imagined import imagined
from bot.games.board_game.march import moves_ask
from bot.games.board_game.view import BoardView
from bot.kernel import Assign, Choose, Illegal
from bot.kernel.asks import AnyAsk

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

LINES = ("orders", "march", "muster", "raid", "support", "raven", "lose")
LOSSES = ("reduce_armies", "lose_units", "downgrade_knights", "destroy_knights", "upgrade_footmen")
LOSSES_IN_BATTLE = ("casualties", "skull_losses", "retreat_losses")

_FIRST = re.compile(r"\s*([^\s:=]+)\s*[:=]?\s*(.*)", re.DOTALL)
_SIGNED = re.compile(r"([+\-−–])\s*(\d)")
_STAR = re.compile(r"[★☆*]")
_ARROW = re.compile(r"-+>|→|=+>")


def begins(text: str) -> tuple[str, str]:
    """The sort of line a message begins as (or none), and what follows its first word."""
    text = re.sub(r"<@!?\d+>", " ", text).strip()
    found = _FIRST.match(text)
    word, rest = found.groups() if found else ("", "")
    line = next((one for one in LINES if phrase(word) in said(one)), "")
    return (line, rest) if line else ("", text)


def read_line(desk: Desk, text: str) -> list[Step] | None:
    """The answers a message gives, if it is such a line and the question is open."""
    view = desk.view
    if not isinstance(view, BoardView) or view.viewer is None:
        return None
    asks = {ask.topic: ask for ask in view.asks}
    kind, rest = begins(text)
    if not rest.strip():
        return None
    if kind == "orders" and isinstance(ask := asks.get("orders"), Assign):
        return [(ask.id, orders(desk, ask, rest))]
    if kind == "muster" and isinstance(ask := asks.get("muster"), Assign):
        return [(ask.id, muster(desk, ask, rest))]
    if kind == "march" and ("march" in asks or "march_moves" in asks):
        return march(desk, view, asks, rest)
    if kind in ("raven", "orders", "march", "raid", "support", ""):
        steps = raven(asks, rest if kind in ("raven", "orders") else text)
        if steps is not None:
            return steps
    return _answer(desk, view, asks, kind, rest)


def read_plan(desk: Desk, coming: list[AnyAsk], text: str) -> tuple[AnyAsk, Any] | None:
    """A4.07: the same lines, written before their turn; a march is planned by its moves."""
    kind, _ = begins(text)
    if not kind or not isinstance(desk.view, BoardView):
        return None
    which = any(ask.topic == "march" for ask in coming)
    asks = [ask for ask in coming if not (which and ask.topic == "march_moves")]
    early = replace(desk, view=desk.view.model_copy(update={"asks": asks}), draft=Draft())
    steps = read_line(early, text)
    if not steps:
        return None
    number, value = steps[-1]
    if number == "march_moves":
        source = f"region:{steps[0][1][0]}"
        own = (ask for ask in coming if ask.about.get("source") == source)
        return next(((ask, value) for ask in own), None)
    return next(((ask, value) for ask in asks if ask.id == number), None)


def _answer(
    desk: Desk, view: BoardView, asks: dict[str, AnyAsk], kind: str, rest: str
) -> list[Step] | None:
    """Answers to one open question, with its verb or without."""
    value: Any = None
    if not kind and isinstance(ask := asks.get("orders"), Assign) and _laying(rest):
        return [(ask.id, orders(desk, ask, rest))]
    if kind in ("raid", "") and isinstance(ask := asks.get("raid"), Choose):
        value = raid(ask, rest)
        return None if value is None else [(ask.id, value)]
    if not kind and isinstance(ask := asks.get("march_moves"), Assign) and _moving(rest):
        return [(ask.id, moves(desk, ask, rest))]
    for topic in ("support", "neutral_support"):
        if kind in ("support", "") and isinstance(ask := asks.get(topic), Assign):
            value = support(view, ask, rest)
            return None if value is None else [(ask.id, value)]
    if kind in ("support", "") and isinstance(ask := asks.get("accept_support"), Choose):
        value = accepted(ask, rest)
        return None if value is None else [(ask.id, value)]
    for topic in (*LOSSES, *LOSSES_IN_BATTLE):
        if kind in ("lose", "") and (lost := asks.get(topic)) is not None:
            value = units(desk, lost, rest)
            return None if value is None else [(lost.id, value)]
    return None


def _laying(text: str) -> bool:
    """Whether words without a verb lay orders: an area and an order in every part."""
    read = [_order(piece) for piece in pieces(text)]
    return bool(read) and all(order and areas_in(where) for where, order in read)


def _moving(text: str) -> bool:
    """Whether words without a verb tell where units go, or that they stay."""
    still = said("stay") | said("nothing")
    return bool(areas_in(text)) or any(word in still for word in words_in(text))


def raven(asks: dict[str, AnyAsk], text: str) -> list[Step] | None:
    """R7.01: `raven winterfell march+1`, or only the new order once the area is chosen."""
    which, new = asks.get("raven"), asks.get("raven_order")
    words, order = _order(text)
    if isinstance(new, Choose) and order:
        here = str(new.about["region"]).removeprefix("region:")
        named = [meant(mention, [here]) for mention in areas_in(words)]
        return [(new.id, [order])] if named in ([], [here]) else None
    if not isinstance(which, Choose):
        return None
    able = [option.id for option in which.options]
    named = [meant(mention, able) for mention in areas_in(words if order else text)]
    if len(named) != 1 or named[0] is None:
        return None
    return [(which.id, [named[0]]), *([("raven_order", [order])] if order else [])]


def read_text(desk: Desk, ask: Assign, text: str) -> dict[str, Any] | None:
    """What is typed into the form of one of these questions."""
    if ask.topic == "orders":
        return orders(desk, ask, text)
    if ask.topic == "muster":
        return muster(desk, ask, text)
    if ask.topic in ("support", "neutral_support") and isinstance(desk.view, BoardView):
        return support(desk.view, ask, text)
    if ask.topic in (*LOSSES, *LOSSES_IN_BATTLE):
        given: dict[str, Any] | None = units(desk, ask, text)
        return given
    return moves(desk, ask, text) if ask.topic == "march_moves" else None


def orders(desk: Desk, ask: Assign, text: str) -> dict[str, str]:
    """R6.01: `winterfell march+1, white harbor support`; what was given before still holds."""
    given = {**(ask.answer or {}), **desk.draft.shares}
    for piece in pieces(text):
        where, equals, order = piece.partition("=")
        if equals and order.strip() in VALUES.values():
            given[area(desk, where, [key.id for key in ask.keys])] = order.strip()
            continue
        words, order = _order(piece)
        if not order:
            raise unclear(desk, ask.values, piece)
        given[area(desk, words, [key.id for key in ask.keys])] = order
    return given


def _order(piece: str) -> tuple[str, str]:
    """The words that are no order, and the token meant."""
    signed = _SIGNED.search(piece)
    bonus = int(signed.group(2)) * (1 if signed.group(1) == "+" else -1) if signed else None
    words = words_in(_STAR.sub(" ", _SIGNED.sub(" ", piece)))
    star = bool(_STAR.search(piece)) or any(word in said("star") for word in words)
    left, kind = _without_kind([word for word in words if word not in said("star")])
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
        if isinstance(ask, Assign) and head and not rest.strip():
            # The only march is open already: an area alone is where it goes.
            head, rest = "", text
    if not head and len(sources) == 1:
        head = sources[0]
    source = area(desk, head, sources)
    if isinstance(ask, Assign):
        if source not in sources:
            raise Illegal(
                "march-no-order",
                region=f"region:{source}",
                options=[f"region:{one}" for one in sources],
            )
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
    """`winterfell 2 footmen to …`: the area at the beginning, and what follows it."""
    listed, found = tokens(text), areas_in(text)
    lead = word_set("source", "articles", "fillers")
    if not found or any(word not in lead for word in listed[: found[0].start]):
        return "", text
    head, rest = listed[found[0].start : found[0].end], listed[found[0].end :]
    return " ".join(head), " ".join(["all", *rest] if rest and _goes(rest[0]) else rest)


def _goes(word: str) -> bool:
    return bool(_ARROW.fullmatch(word)) or phrase(word) in said("to")


def moves(desk: Desk, ask: Assign, text: str) -> dict[str, str]:
    """R9: `2 footmen to moat cailin, rest stay`; a power token is left by naming it."""
    free = {unit: [k.id for k in ask.keys if k.id.split("/")[0] == unit] for unit in UNITS}
    places = [value.id for value in ask.values if value.id in regions()]
    given: dict[str, str] = {}
    waiting: list[str] = []
    for piece in pieces(text):
        words = words_in(_ARROW.sub(" to ", piece))
        if any(word in said("token") for word in words):
            given["power_token"] = "leave"
            continue
        goes = next((at for at, word in enumerate(words) if word in said("to")), None)
        if goes is None and all(word in said("nothing") for word in words):
            continue
        stays = any(word in said("stay") for word in words)
        named = words if goes is None else words[:goes]
        going, named = _units(named, free)
        waiting += going
        if goes is None and not stays and named:
            # `moat cailin` alone, or `footman moat cailin`: the place without a word before it.
            goes, words = 0, ["to", *named]
            waiting = waiting or [key for keys in free.values() for key in keys]
        if stays:
            waiting = []
        elif goes is not None:
            target = area(desk, " ".join(words[goes + 1 :]), places)
            if not waiting:
                raise unclear(desk, ask.values, piece)
            given |= dict.fromkeys(waiting, target)
            waiting = []
        for keys in free.values():
            keys[:] = [key for key in keys if key not in given and key not in going]
    if waiting:
        raise unclear(desk, ask.values, text)
    return given


def _units(words: list[str], free: dict[str, list[str]]) -> tuple[list[str], list[str]]:
    """The keys of the units that are named, and the words that name none."""
    found: list[str] = []
    left: list[str] = []
    many: int | None = None
    for word in words:
        unit = unit_in(word)
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
    castles = list(dict.fromkeys(key.id.split("/")[0] for key in ask.keys))
    for piece in pieces(text):
        words = words_in(piece)
        unit = next((found for word in words if (found := unit_in(word))), "")
        named = [meant(mention, castles) for mention in areas_in(piece)]
        if not named and not unit and any(word in said("nothing") for word in words):
            continue
        if not unit or not named or None in named:
            raise unclear(desk, ask.values, piece)
        castle, place = _castle(castles, [one for one in named if one])
        thing = f"upgrade_{unit}" if any(word in said("upgrade") for word in words) else unit
        if unit == "ship":
            thing = _ship(castle, place, allowed, port=any(w in said("port") for w in words))
        inside = {at for mention in areas_in(piece) for at in mention.span}
        counts = [number(word) for at, word in enumerate(tokens(piece)) if at not in inside]
        for _ in range(next((count for count in counts if count), 1)):
            given[castle if castle not in given else f"{castle}/2"] = thing
    return given


def _castle(castles: list[str], named: list[str]) -> tuple[str, str]:
    """Where is mustered, and where a ship is put if that is said; a port stands for its land."""
    home = next((one for one in named if one in castles), "")
    if not home:
        home = regions()[named[0]].land or named[0]
    return home, next((one for one in named if one != home), "")


def _ship(castle: str, place: str, allowed: dict[str, list[str]], *, port: bool) -> str:
    """R5.15: into the place that is named, the port if that is said, else the first there is."""
    able = [one for one in allowed.get(castle, []) if one.startswith("ship/")]
    if place:
        return f"ship/{place}"
    ports = [one for one in able if regions()[one.removeprefix("ship/")].kind == "port"]
    return next(iter(ports if port else []), next(iter(able), "ship"))
