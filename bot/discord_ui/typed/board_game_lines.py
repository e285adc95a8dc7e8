"""The Board Game in one line: `orders: …`, `march …: …`, `raid …`, read as whole answers."""

import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.typed.board_game_forces import accepted, raid, support, units
from bot.discord_ui.typed.board_game_marches import HOW_MANY, march, moves
from bot.discord_ui.typed.board_game_words import (
    GAME,
    KINDS,
    SURE,
    area,
    areas_in,
    how_many,
    meant,
    pieces,
    said,
    unclear,
    understood,
    unit_in,
    words_in,
)
from bot.discord_ui.typed.names import catalogue_name
from bot.discord_ui.typed.tokens import ARROW, phrase, tokens
from bot.discord_ui.typed.vocabulary import number, phrases, search, word_set
from bot.games.board_game.facts import regions
from bot.games.board_game.view import BoardView
from bot.kernel import Assign, Choose, Illegal
from bot.kernel.asks import AnyAsk

Step = tuple[int | str, Any]
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


def begins(text: str) -> tuple[str, str]:
    """The sort of line a message begins as (or none), and what follows its first word."""
    text = re.sub(r"<@!?\d+>", " ", text).strip()
    found = _FIRST.match(text)
    word, rest = found.groups() if found else ("", "")
    line = next((one for one in LINES if phrase(word) in said(one)), "")
    return (line, rest) if line else ("", text)


def read_line(desk: Desk, text: str) -> list[Step] | None:
    """The answers a message gives, if it is such a line and the question is open.

    With a verb it is one for certain, and what is not understood is refused; without one it may
    be something else.
    """
    view, text = desk.view, _as_new(text)
    if not isinstance(view, BoardView) or view.viewer is None or turned(text):
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
    return _answer(desk, view, asks, kind, rest) or _without_verb(desk, view, asks, text)


def _as_new(text: str) -> str:
    """`raid instead of march`: what it was before is not what it shall be."""
    before = "|".join(map(re.escape, phrases("line-instead", GAME)))
    return re.sub(rf"\b(?:{before})\b[^,;\n]*", " ", text, flags=re.IGNORECASE)


def turned(text: str) -> bool:
    """Whether a word turns the meaning round, or leaves it open: then it is no plain line."""
    plainly = said("nothing") | said("loose") | word_set("except", "leaving", "only")
    plainly |= {*phrases("orders-loose", GAME)}
    return any(word in word_set("turning") - plainly for word in tokens(text))


def _without_verb(
    desk: Desk, view: BoardView, asks: dict[str, AnyAsk], text: str
) -> list[Step] | None:
    """Orders, marches and musters, told by nothing but what they say."""
    try:
        if isinstance(ask := asks.get("orders"), Assign):
            return [(ask.id, orders(desk, ask, text))]
        if isinstance(ask := asks.get("muster"), Assign):
            return [(ask.id, muster(desk, ask, text))]
        if areas_in(text) and ("march" in asks or "march_moves" in asks):
            return march(desk, view, asks, text)
    except Illegal as refusal:
        if refusal.reason == HOW_MANY:
            raise
        return None
    return None


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
    if not understood(rest, _houses(view)):
        return None
    value: Any = None
    if kind in ("raid", "") and isinstance(ask := asks.get("raid"), Choose):
        value = raid(view, ask, rest)
        return None if value is None else [(ask.id, value)]
    if not kind and isinstance(ask := asks.get("march_moves"), Assign) and _standing(rest):
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


def _houses(view: BoardView) -> list[str]:
    return [name for one in view.houses for name in catalogue_name(GAME, f"house:{one}")[1]]


def _standing(text: str) -> bool:
    """Whether words without a verb say that units stay."""
    still = said("stay") | said("nothing")
    return not areas_in(text) and any(word in still for word in words_in(text))


def raven(asks: dict[str, AnyAsk], text: str) -> list[Step] | None:
    """R7.01: `raven winterfell march+1`, or only the new order once the area is chosen."""
    which, new = asks.get("raven"), asks.get("raven_order")
    if any(word in said("nothing") for word in words_in(text)):
        return None
    words, order = _order(text)
    if isinstance(new, Choose) and order:
        here = str(new.about["region"]).removeprefix("region:")
        named = [meant(mention, [here]) for mention in areas_in(words)]
        return [(new.id, [order])] if named in ([], [here]) else None
    if not isinstance(which, Choose):
        return None
    able = [option.id for option in which.options]
    named = [meant(mention, able) for mention in areas_in(words if order else text)]
    if len(named) != 1 or named[0] is None or (not order and named[0] not in able):
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
    keys = [key.id for key in ask.keys]
    waiting: list[str] = []
    last = ""
    for piece in (part for whole in pieces(text) for part in _cut(whole)):
        if _for_later(piece):
            continue
        where, equals, order = piece.partition("=")
        if equals and order.strip() in VALUES.values():
            given[area(desk, where, keys)] = order.strip()
            continue
        words, order = _order(piece)
        if not waiting and any(word in said("same") for word in words_in(piece)):
            order = order or last
            words = " ".join(one for one in words_in(words) if one not in said("same"))
        last = order or last
        waiting.append(area(desk, words, keys))
        given |= dict.fromkeys(waiting, order) if order else {}
        waiting = [] if order else waiting
    if waiting:
        raise unclear(desk, ask.values, text)
    return given


def _for_later(piece: str) -> bool:
    """`rest later`: the other orders follow."""
    words = words_in(piece)
    free = said("later") | word_set("rest", "fillers", "articles", "chatter")
    return any(word in said("later") for word in words) and all(word in free for word in words)


def _cut(piece: str) -> list[str]:
    """`winterfell march karhold raid` without commas: an area and its order each."""
    listed, found = tokens(piece), [one for one in areas_in(piece) if one.score >= SURE]
    if len(found) < 2 or _SIGNED.search(piece) or _STAR.search(piece):
        return [piece]
    if found[0].start == 0:
        cuts = [one.start for one in found[1:]]
    else:
        cuts = [one.end for one in found[:-1]]
    return [" ".join(listed[a:b]) for a, b in pairwise([0, *cuts, len(listed)])]


def _order(piece: str) -> tuple[str, str]:
    """The words that are no order, and the token meant; all the words if there is none."""
    signed = _SIGNED.search(piece)
    bonus = int(signed.group(2)) * (1 if signed.group(1) == "+" else -1) if signed else None
    listed = tokens(_STAR.sub(" ", _SIGNED.sub(" ", piece)))
    star = bool(_STAR.search(piece)) or any(word in said("star") for word in listed)
    left, kind = _without_kind([word for word in listed if word not in said("star")])
    if not kind:
        return " ".join(left), ""
    if bonus is None and left and left[-1].isdecimal():
        bonus = int(left.pop())
    if bonus is None:
        bonus = STARRED.get(kind, 1) if star else PLAIN.get(kind, 0)
    order = VALUES.get((kind, bonus), "")
    return (" ".join(left), order) if order else (piece, "")


def _without_kind(words: list[str]) -> tuple[list[str], str]:
    """The words without those that name a kind of order, and that kind; not those of an area."""
    areas = areas_in(" ".join(words))
    kinds = {kind: phrases(f"kind-{kind}", GAME) for kind in KINDS}
    found = [
        one
        for one in search(words, kinds)
        if not any(set(one.span) & set(area.span) and area.score > one.score for area in areas)
    ]
    if not found:
        return words, ""
    best = max(found, key=lambda one: (one.score, one.end, one.end - one.start))
    loose = frozenset(phrases("orders-loose", GAME))
    rest = [word for at, word in enumerate(words) if at not in best.span and word not in loose]
    return rest, best.meaning


def muster(desk: Desk, ask: Assign, text: str) -> dict[str, str]:
    """R5.13: `winterfell 2 footmen, white harbor ship, the eyrie upgrade knight`."""
    given: dict[str, str] = {}
    allowed = {key.id: key.allowed or [] for key in ask.keys}
    castles = list(dict.fromkeys(key.id.split("/")[0] for key in ask.keys))
    listed = [part for whole in pieces(text) for part in _by_castle(whole, castles)]
    home = castles[0] if len(castles) == 1 else ""
    for piece in listed:
        words, named = words_in(piece), [meant(one, castles) for one in areas_in(piece)]
        wanted = _units(piece)
        if wanted and not named and home:
            named = [home]
        if not named and not wanted and any(word in said("nothing") for word in words):
            continue
        if not wanted or not named or None in named or not _understood(piece):
            raise unclear(desk, ask.values, piece)
        castle, place = _castle(castles, [one for one in named if one])
        home = castle if home == castle or _castles_lead(listed) else ""
        if f"{castle}/2" in allowed and not _becomes(piece) and (vague := _uncounted(piece)):
            raise Illegal(HOW_MANY, unit=f"unit:{vague}")
        if any(word in said("upgrade") for word in words) or _becomes(piece):
            wanted = [f"upgrade_{unit}" for unit in wanted if unit != "footman"]
        for unit in wanted:
            thing = unit
            if unit == "ship":
                thing = _ship(castle, place, allowed, port=any(w in said("port") for w in words))
            if f"{castle}/2" in given:
                raise unclear(desk, ask.values, piece)
            given[castle if castle not in given else f"{castle}/2"] = thing
    return given


def _castles_lead(listed: list[str]) -> bool:
    """Whether every castle stands before its units: what follows without one belongs to it."""
    for piece in listed:
        areas, words = areas_in(piece), tokens(piece)
        if areas and any(unit_in(word) is not None for word in words[: areas[0].start]):
            return False
    return True


def _becomes(piece: str) -> bool:
    """`footman to knight`, `Fußsoldat zum Ritter machen`: two units, and one becomes the other."""
    listed = tokens(piece)
    units = [at for at, word in enumerate(listed) if unit_in(word) is not None]
    if len(units) != 2 or unit_in(listed[units[0]]) != "footman":
        return False
    before = " ".join(listed[units[0] + 1 : units[1]])
    loose = word_set("articles") | frozenset(phrases("the-one", GAME))
    while before and before.split()[-1] in loose:
        before = " ".join(before.split()[:-1])
    return any(f" {before}".endswith(f" {one}") for one in (*said("becomes"), ARROW))


def _by_castle(piece: str, castles: list[str]) -> list[str]:
    """`1 knight winterfell 1 footman white harbor` without commas: a castle and its units each."""
    homes = [one for one in areas_in(piece) if meant(one, castles) in castles]
    return _cut(piece) if len(homes) > 1 else [piece]


def _units(piece: str) -> list[str]:
    """The units a piece names, each as often as it says."""
    inside = {at for mention in areas_in(piece) for at in mention.span}
    found: list[str] = []
    many, before = 1, None
    for at, word in enumerate(tokens(piece)):
        if at in inside:
            continue
        unit = unit_in(word)
        # Two words may name one unit: `siege engine`.
        found += [unit] * many if unit and unit != before else []
        many = number(word) or (1 if unit else many)
        before = unit
    return found


def _uncounted(piece: str) -> str | None:
    """A unit of which one or two could be meant: only those that cost one point can be two."""
    listed = tokens(piece)
    for at, word in enumerate(listed):
        counted = at and number(listed[at - 1]) is not None
        if unit_in(word) in ("footman", "ship") and not counted and how_many(listed, at) != 1:
            return unit_in(word)
    return None


def _understood(piece: str) -> bool:
    """Whether every word belongs to a muster: an area, a unit, a number, or says nothing."""
    inside = {at for mention in areas_in(piece) for at in mention.span}
    free = word_set("fillers", "articles", "with", "source", "target", "chatter") | {"+"}
    free |= said("upgrade") | said("port") | said("muster") | said("to") | said("loose")
    free |= said("becomes") | {ARROW}
    return all(
        at in inside or word in free or unit_in(word) is not None or number(word) is not None
        for at, word in enumerate(tokens(piece))
    )


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
