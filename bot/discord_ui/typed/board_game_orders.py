"""The orders of the Board Game in one line: an area and the token it gets, one after the other."""

import re
from itertools import pairwise

from bot.discord_ui.desk import Desk
from bot.discord_ui.typed.board_game_words import (
    GAME,
    KINDS,
    SURE,
    area,
    areas_in,
    pieces,
    said,
    unclear,
    words_in,
)
from bot.discord_ui.typed.tokens import tokens
from bot.discord_ui.typed.vocabulary import phrases, search, word_set
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

_SIGNED = re.compile(r"([+\-−–])\s*(\d)")
_STAR = re.compile(r"[★☆*]")


def orders(desk: Desk, ask: Assign, text: str) -> dict[str, str]:
    """R6.01: `winterfell march+1, white harbor support`; what was given before still holds."""
    given = {**(ask.answer or {}), **desk.draft.shares}
    keys = [key.id for key in ask.keys]
    waiting: list[str] = []
    last = ""
    for piece in (part for whole in pieces(text) for part in cut(whole)):
        if _for_later(piece):
            continue
        where, equals, order = piece.partition("=")
        if equals and order.strip() in VALUES.values():
            given[area(desk, where, keys)] = order.strip()
            continue
        words, order = order_in(piece)
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


def cut(piece: str) -> list[str]:
    """`winterfell march karhold raid` without commas: an area and its order each."""
    listed, found = tokens(piece), [one for one in areas_in(piece) if one.score >= SURE]
    if len(found) < 2 or _SIGNED.search(piece) or _STAR.search(piece):
        return [piece]
    if found[0].start == 0:
        cuts = [one.start for one in found[1:]]
    else:
        cuts = [one.end for one in found[:-1]]
    return [" ".join(listed[a:b]) for a, b in pairwise([0, *cuts, len(listed)])]


def order_in(piece: str) -> tuple[str, str]:
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
