"""Which events a game has, by its catalogue: an event that cannot happen is a misspelt one."""

import re
from functools import cache
from typing import Any

from bot.text.words import FOLDER, words

ALSO = frozenset({"seen_by"})
"""What a scenario may say about every event."""


@cache
def _texts() -> dict[str, str]:
    """Every entry of the English catalogue as it is written."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / "en").glob("*.ftl")):
        pieces = re.split(r"^([a-z][\w-]*) =", path.read_text("utf-8"), flags=re.MULTILINE)
        found |= dict(zip(pieces[1::2], pieces[2::2], strict=True))
    return found


def misspelt(game: str, players: list[str], kind: str, args: dict[str, Any]) -> str | None:
    """What is wrong with an event's name, its parameters or the names among them, if anything."""
    key = next((k for k in (f"{game}-event-{kind}", f"event-{kind}") if words("en").has(k)), None)
    if key is None:
        # A game may have rules before it has words.
        if not any(known.startswith(f"{game}-event-") for known in _texts()):
            return None
        return f"there is no event {kind}"
    told = set(re.findall(r"\$(\w+)", _texts()[key])) | ALSO
    for name, value in args.items():
        if name not in told:
            return f"{kind} has no {name}: known are {', '.join(sorted(told))}"
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, str) and one not in players and not _named(game, one):
                return f"nothing is called {one}"
    return None


def _named(game: str, name: str) -> bool:
    pattern = re.compile(rf"{game}-[a-z_]+-{re.escape(name)}")
    return any(pattern.fullmatch(key) for key in _texts())
