"""Which words a game has, by its catalogue: one that it has not is a misspelt one."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from bot import games
from bot.kernel import AFTER
from bot.text.words import catalogues, words

EVERYWHERE = frozenset({AFTER})
"""Options that every game may offer."""

ALSO = frozenset({"seen_by"})
"""What a scenario may say about every event."""


def texts() -> dict[str, str]:
    """Every entry of the English catalogue as it is written."""
    return _texts(tuple(catalogues("en")))


@cache
def _texts(paths: tuple[Path, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in paths:
        pieces = re.split(r"^([a-z][\w-]*) =", path.read_text("utf-8"), flags=re.MULTILINE)
        found |= dict(zip(pieces[1::2], pieces[2::2], strict=True))
    return found


def misspelt(game: str, players: list[str], kind: str, args: dict[str, Any]) -> str | None:
    """What is wrong with an event's name, its parameters or the names among them, if anything."""
    key = next((k for k in (f"{game}-event-{kind}", f"event-{kind}") if words("en").has(k)), None)
    if key is None:
        # A game may have rules before it has words.
        if not _known_words(game):
            return None
        return f"there is no event {kind}"
    said = texts()[key] + texts().get(f"{key}-old", "")
    told = set(re.findall(r"\$(\w+)", said)) | ALSO
    for name, value in args.items():
        if name not in told:
            return f"{kind} has no {name}: known are {', '.join(sorted(told))}"
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, str) and one not in players and not is_known(game, one):
                return f"nothing is called {one}"
    return None


def topics(game: str) -> set[str]:
    """What a game may ask; empty while it has no words."""
    pattern = re.compile(rf"{game}-ask-([a-z_]+)")
    return {found.group(1) for key in texts() if (found := pattern.fullmatch(key))}


def known_refusals() -> frozenset[str]:
    """Every reason for which something can be refused, in any game."""
    pattern = re.compile(r"(?:[a-z_0-9]+-)?illegal-(.+)")
    return frozenset(found.group(1) for key in texts() if (found := pattern.fullmatch(key)))


def is_known(game: str, name: str) -> bool:
    """Whether every part of a name such as `knight/2` or `north.tower_2` is a word of the game."""
    known = _known_words(game)
    parts = [part for part in re.split(r"[/.+:]", name) if part and not part.isdecimal()]
    if not known or name in known:
        return True
    return all(part in known or re.sub(r"_\d+$", "", part) in known for part in parts)


@cache
def _known_words(game: str) -> frozenset[str]:
    keys = [key for key in texts() if key.startswith(f"{game}-")]
    known = frozenset(part for key in keys for part in key.removeprefix(f"{game}-").split("-"))
    tried = games.tried(game)
    own = tried.positions.words() if tried is not None else frozenset()
    return known | own | EVERYWHERE if known else known
