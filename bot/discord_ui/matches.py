"""What people type, matched to the options that are there."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from rapidfuzz import fuzz, process, utils

from bot.discord_ui.desk import Desk
from bot.kernel import Assign, Illegal
from bot.reader.text import bounded

SURE = 80
"""A match at least this good, and clearly better than the next, is taken."""
CLEARLY = 5
SOME = 8
"""So many possibilities are named where something else was wanted."""

SHARE = re.compile(r"^\s*(?:(\d{1,4})\s*[x×]?\s*)?(.*?)(?:[\s:=+]+(\d{1,4}))?\s*$", re.DOTALL)


def find(text: str, names: Mapping[str, str], elsewhere: Iterable[str] = ()) -> str:
    """The id whose name the text means, or Illegal with the nearest ones.

    `elsewhere` are names that exist and are not possible here: that is said then.
    """
    text = bounded(text)
    typed = _plain(text)
    exact = [key for key, name in names.items() if typed in (_plain(name), _plain(key))]
    if len(exact) == 1:
        return exact[0]
    if any(typed == _plain(name) for name in elsewhere):
        some = [name for name, _ in zip(names.values(), range(SOME), strict=False)]
        raise Illegal("text-not-here", text=text[:60], possible=some, more=len(names) - len(some))
    near = _nearest(typed, names)
    near.sort(key=lambda one: not _same_numbers(text, one[0]))
    if near and not _same_numbers(text, near[0][0]):
        raise Illegal("text-not-understood", text=text[:60], nearest=[name for name, _, _ in near])
    if near and near[0][1] >= SURE and (len(near) < 2 or near[0][1] - near[1][1] >= CLEARLY):
        return near[0][2]
    raise Illegal("text-not-understood", text=text[:60], nearest=[name for name, _, _ in near])


def _nearest(typed: str, names: Mapping[str, str]) -> list[tuple[str, float, str]]:
    """The three names that are most like it, how much they are, and their ids."""
    plain = {key: _plain(name) for key, name in names.items()}
    ranked = process.extract(typed, plain, scorer=fuzz.WRatio, limit=3)
    return [(names[key], float(score), key) for _, score, key in ranked]


def read_shares(desk: Desk, ask: Assign, text: str) -> dict[str, int]:
    """`Winterfell 3, The Twins 2` as an assignment; one name alone takes everything."""
    text = bounded(text)
    names = {key.id: desk.option(key) for key in ask.keys}
    shares: dict[str, int] = {}
    pieces = [piece for piece in re.split(r"[,;\n]+", text) if piece.strip()]
    for piece in pieces:
        found = SHARE.match(piece)
        before, name, after = found.groups() if found else (None, piece, None)
        number = after or before
        if number is None and len(pieces) > 1:
            raise Illegal("text-needs-number", text=piece.strip()[:60])
        key = find(name, names)
        shares[key] = shares.get(key, 0) + (ask.total if number is None else int(number))
    if not shares:
        raise Illegal("text-empty")
    return shares


def _same_numbers(text: str, name: str) -> bool:
    """Whether they agree in their numbers, where both have any: `War 20` is not `War 2`."""
    typed, meant = (set(re.findall(r"\d+", one)) for one in (text, name))
    return not typed or not meant or typed <= meant


@lru_cache(4096)
def _plain(text: str) -> str:
    """As names are compared: words in lower case, an id's too."""
    return str(utils.default_process(text.replace("_", " ")))
