"""The list of refusals in docs/refusals.md; `python -m tests.workshop.refusals` writes it anew."""

import re
from pathlib import Path

from bot.games import GAMES
from bot.workshop.known_words import texts

PAGE = Path(__file__).parents[2] / "docs" / "refusals.md"
HEAD = """\
# What is refused, and why

Names for `because:` in [scenarios](scenarios.md), with the sentence a player reads.
`{ $… }` are the parameters, which a scenario can look at as well.
`python -m tests.workshop.refusals` writes this page anew; a test keeps it up to date.
"""


def page() -> str:
    """The page as it should be."""
    return HEAD + "".join(_part(game) for game in (None, *GAMES))


def _part(game: str | None) -> str:
    start = f"{game}-illegal-" if game else "illegal-"
    found = {
        key.removeprefix(start): re.sub(r"\s+", " ", text.partition("\n#")[0]).strip()
        for key, text in sorted(texts().items())
        if key.startswith(start)
    }
    rows = [f"| `{reason}` | {text} |\n" for reason, text in found.items()]
    title = f"`{game}`" if game else "Everywhere"
    return f"\n## {title}\n\n| reason | sentence |\n|---|---|\n" + "".join(rows)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
