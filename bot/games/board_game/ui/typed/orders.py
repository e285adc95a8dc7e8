"""The orders of the Board Game in one line: an area and the token it gets, one after the other."""

import re
from itertools import pairwise

from bot.discord_ui.desk import Desk
from bot.discord_ui.typed.names import catalogue_name
from bot.discord_ui.typed.tokens import tokens
from bot.discord_ui.typed.vocabulary import number, phrases, search, word_set
from bot.games.board_game.rules.facts import regions
from bot.games.board_game.ui.typed.words import (
    GAME,
    KINDS,
    SURE,
    area,
    areas_in,
    free_beside_area,
    pieces,
    said,
    unclear,
    unit_in,
    words_in,
)
from bot.kernel import Assign

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

_SIGNED = re.compile(r"(\w?)\s*([+\-−–])\s*(\d)\b")
_STAR = re.compile(r"[★☆*]")
SIGNS = {"plus": 1, "minus": -1}


def signed(text: str) -> str:
    """With `plus` and `minus` and `star` for their signs, which words alone would lose."""
    plus, minus = SIGNS
    return _STAR.sub(
        " star ", _SIGNED.sub(lambda m: f"{m[1]} {plus if m[2] == '+' else minus} {m[3]} ", text)
    )


def orders(desk: Desk, ask: Assign, text: str) -> dict[str, str]:
    """R6.01: `winterfell march+1, white harbor support`; what was given before still holds."""
    given = {**(ask.answer or {}), **desk.draft.shares}
    told: dict[str, str] = {}
    waiting: list[str] = []
    last = others = ""
    listed = [part for whole in pieces(signed(text)) for part in cut(whole)]
    leads = bool(listed) and _order_leads(listed[0])
    for piece in listed:
        where, equals, order = piece.partition("=")
        if equals and order.strip() in VALUES.values():
            told[area(desk, where, [key.id for key in ask.keys])] = order.strip()
            continue
        words, order = order_in(piece)
        if not waiting and any(word in said("same") for word in words_in(piece)):
            order = order or last
            words = " ".join(one for one in words_in(words) if one not in said("same"))
        if _beside(words, order):
            continue
        last = order or last
        if order and _others(words):
            others = order
            continue
        where = _where(desk, ask, words)
        if leads and last and not order:
            told[where] = last  # `support in pyke and seagard`
            continue
        waiting.append(where)
        told |= dict.fromkeys(waiting, order) if order else {}
        waiting = [] if order else waiting
    if waiting or not (told or others):
        raise unclear(desk, ask.values, text)
    if others:
        told |= {key.id: others for key in ask.keys if key.id not in told}
    return given | told


def _where(desk: Desk, ask: Assign, words: str) -> str:
    """The area that is named, or told by what only one of them has: `the ship`, `the sea`."""
    listed = words_in(words)
    units = {unit for word in listed if (unit := unit_in(word))}
    able = [
        key for key in ask.keys if {f"unit:{one}" for one in units} <= {*key.args.get("units", ())}
    ]
    if areas_in(words):
        named = " ".join(word for word in listed if not unit_in(word)) if units else words
        return area(desk, named, [key.id for key in able])
    kinds = {word for word in listed if word in said("sea") | said("port")}
    fits = [key.id for key in able if all(_is(key.id, word) for word in kinds)]
    plain = all(word in kinds | free_beside_area() or unit_in(word) for word in listed)
    if (units or kinds) and plain and len(fits) == 1:
        return fits[0]
    return area(desk, words, [key.id for key in ask.keys])


def _is(place: str, word: str) -> bool:
    """Whether an area is of a kind, or has it in its name: White Harbor is `the harbour`."""
    named = any(word in called.split() for called in catalogue_name(GAME, f"region:{place}")[1])
    return named or word in said(regions()[place].kind)


def _others(words: str) -> bool:
    """`all the rest`: every area that is not named."""
    listed = words_in(words)
    every = word_set("rest") | said("everywhere") | word_set("all")
    told = any(word in every for word in listed)
    return told and all(word in every | free_beside_area() for word in listed)


def _beside(words: str, order: str) -> bool:
    """`rest later`, `I will think about it`: what tells no order, and names no area."""
    return not order and not areas_in(words) and not any(unit_in(word) for word in words_in(words))


def cut(piece: str) -> list[str]:
    """`winterfell march karhold raid` without commas: an area and its order each."""
    listed, found = tokens(piece), [one for one in areas_in(piece) if one.score >= SURE]
    if len(found) < 2:
        return [piece]
    first = _order_leads(piece) or any(map(unit_in, listed[: found[0].start]))
    cuts = [one.end for one in found[:-1]] if first else [one.start for one in found[1:]]
    return [" ".join(listed[a:b]) for a, b in pairwise([0, *cuts, len(listed)])]


def order_in(piece: str) -> tuple[str, str]:
    """The words that are no order, and the token meant; all the words if there is none."""
    listed = tokens(signed(piece))
    star = any(word in said("star") for word in listed)
    left, kind = _without_kind([word for word in listed if word not in said("star")])
    if not kind:
        return " ".join(left), ""
    left, bonus = _without_bonus(left)
    if bonus is None:
        bonus = STARRED.get(kind, 1) if star else PLAIN.get(kind, 0)
    order = VALUES.get((kind, bonus), "")
    return (" ".join(left), order) if order else (piece, "")


def bonus_in(text: str) -> bool:
    """Whether the number on a token is told, or its star."""
    words = tokens(signed(text))
    numbered = any(one in SIGNS or other == "0" for one, other in pairwise(["", *words]))
    return numbered or any(word in said("star") for word in words)


def _without_bonus(words: list[str]) -> tuple[list[str], int | None]:
    """The words without the number on the token: `minus one`, `with 0`."""
    inside = {at for one in areas_in(" ".join(words)) for at in one.span}
    articles = frozenset(phrases("the-one", GAME))
    numbers = [
        at
        for at, word in enumerate(words)
        if at not in inside
        and number(word) is not None
        and (words[max(at - 1, 0)] in SIGNS or word not in articles)
    ]
    if len(numbers) != 1:
        return words, None
    at = numbers[0]
    sign = SIGNS.get(words[at - 1], 0) if at else 0
    left = [word for one, word in enumerate(words) if one != at and not (sign and one == at - 1)]
    return left, (number(words[at]) or 0) * (sign or 1)


def _order_leads(piece: str) -> bool:
    """Whether the order stands before its area: `support in winterfell`."""
    words, areas = tokens(piece), areas_in(piece)
    kinds = {one for kind in KINDS for one in phrases(f"kind-{kind}", GAME)}
    return bool(areas) and any(word in kinds for word in words[: areas[0].start])


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
