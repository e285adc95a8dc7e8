"""The lexicon of the Board Game: its verbs, and what may be read aloud."""

from collections.abc import Iterable

from bot.discord_ui.typed.lexicon import Lexicon
from bot.discord_ui.typed.names import catalogue_name
from bot.discord_ui.typed.vocabulary import phrases
from bot.games.board_game.rules.view import BoardView
from bot.games.board_game.ui.typed.lines import read_line, read_near, read_plan, read_text
from bot.games.board_game.ui.typed.words import GAME
from bot.kernel import Option, View
from bot.kernel.asks import AnyAsk


def _names(view: View) -> Iterable[str]:
    """Areas, also those that cannot be chosen now."""
    return [f"region:{one}" for one in view.regions] if isinstance(view, BoardView) else []


def _parts(view: View, ask: AnyAsk, option: Option) -> tuple[tuple[str, ...], ...]:
    """A10.06, R4.03: an area, and what is to happen there: `decline harrenhal`."""
    act, _, area = option.id.partition("/")
    if ask.topic not in ("house_card", "consolidate") or not area:
        return ()
    return phrases(f"line-{act}", GAME), catalogue_name(GAME, f"region:{area}")[1]


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
    parts=_parts,
    line=read_line,
    near=read_near,
    plan=read_plan,
    text=read_text,
)
