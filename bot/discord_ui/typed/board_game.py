"""The lexicon of the Board Game: its verbs, and what may be read aloud."""

from collections.abc import Iterable

from bot.discord_ui.typed.board_game_lines import read_line, read_near, read_plan, read_text
from bot.discord_ui.typed.lexicon import Lexicon
from bot.games.board_game.view import BoardView
from bot.kernel import View


def _names(view: View) -> Iterable[str]:
    """Areas, also those that cannot be chosen now."""
    return [f"region:{one}" for one in view.regions] if isinstance(view, BoardView) else []


BOARD_GAME = Lexicon(
    verbs={
        "house": ("houses",),
        "bid": ("bid", "wildling_bid"),
        "card": ("house_card", "discard_card", "aeron_damphair", "mammoth_card"),
        "march": ("march",),
        "retreat": ("retreat",),
        "raven": ("raven",),
    },
    quiet={
        "raven": "pass",
        "blade": "no",
        "tides_redraw": "no",
        "tyrion_lannister": "no",
        "aeron_damphair": "no",
        "cersei_lannister": "none",
        "renly_baratheon": "none",
        "patchface": "none",
        "mammoth_card": "none",
    },
    shown=frozenset(
        {"raid", "march", "support", "retreat", "casualties", "consolidate", "muster", "ports"}
    ),
    names=_names,
    line=read_line,
    near=read_near,
    plan=read_plan,
    text=read_text,
)
