"""What the process that draws pictures does; it loads neither Discord nor the database."""

import gc
import os
import threading
import time
from dataclasses import dataclass
from multiprocessing import parent_process
from pathlib import Path
from typing import Literal

from bot.discord_ui.faces import ahead, face
from bot.games import register
from bot.kernel import Event, View
from bot.render.bracket import BracketSheet, bracket_sheet
from bot.render.cache import SHELF
from bot.render.cards import Card, large, strip
from bot.render.curve import CurveSheet, curve_sheet
from bot.render.decks import DeckSheet, deck_sheet
from bot.render.drawing import Drawing, to_png
from bot.render.film import film
from bot.render.standings import StandingsSheet, standings_sheet
from bot.text import words

Kind = Literal["board", "scene", "hand", "legend"]


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """What is to be drawn, and for whom.

    The board or a part of it; the scene that is posted; the viewer's own cards; or what the signs
    on the board mean.
    """

    view: View
    language: str
    names: tuple[str, ...]
    kind: Kind = "board"
    zoom: str | None = None
    """A part of the board."""
    private: bool = False
    """Mark on the board what the viewer can choose."""
    events: tuple[Event, ...] = ()
    """What a scene tells."""

    @property
    def game(self) -> str:
        """Whose picture it is."""
        return self.view.game


Sheet = Card | DeckSheet | StandingsSheet | BracketSheet | CurveSheet
"""What is drawn outside of any table."""


@dataclass(frozen=True, slots=True)
class SheetRequest:
    """A card, a deck, standings and the like to look at, outside of any table."""

    game: str
    sheet: Sheet
    kind: str = "sheet"


@dataclass(frozen=True, slots=True)
class FilmRequest:
    """Pictures of a game, to be put together into one that moves."""

    game: str
    pictures: tuple[bytes, ...]
    kind: str = "film"


Request = PictureRequest | SheetRequest | FilmRequest


def begin(shelf: Path | None, packages: list[str]) -> None:
    """First thing in the process: find the games and the shelf, and end with the bot."""
    for package in packages:
        register(package)
    threading.Thread(target=_follow, daemon=True).start()
    if shelf is not None:
        SHELF.open(shelf)
    gc.freeze()  # all this stays; looking through it again and again would delay pictures


def _follow() -> None:
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def warm() -> None:
    """Nothing to do: the process is there once this has run."""


def timed(request: Request) -> tuple[bytes | None, float]:
    """Draw, and say how many seconds of a processor it took."""
    began = time.process_time()
    return drawn(request), time.process_time() - began


_ahead = ahead()


def one_more() -> bool:
    """Draw one more piece for the shelf; False if there is none left, or no shelf."""
    return SHELF.folder is not None and next(_ahead, True) is None


def drawn(request: Request) -> bytes | None:
    """Draw here and now."""
    if isinstance(request, FilmRequest):
        return film(request.pictures)
    if isinstance(request, SheetRequest):
        return to_png(_laid_out(request.sheet))
    view, catalogue, name = request.view, words(request.language), request.names.__getitem__
    shown = face(view.game)
    if request.kind == "scene":
        return shown.scene(view, request.events, catalogue, name)
    if request.kind == "hand":
        cards = shown.hand_cards(view, catalogue)
        return to_png(strip(catalogue.say("ui-hand-title"), cards)) if cards else None
    if request.kind == "legend":
        return shown.legend(catalogue)
    return shown.picture(view, catalogue, name, zoom=request.zoom, private=request.private)


def _laid_out(sheet: Sheet) -> Drawing:
    match sheet:
        case Card():
            return large(sheet)
        case DeckSheet():
            return deck_sheet(sheet)
        case StandingsSheet():
            return standings_sheet(sheet)
        case BracketSheet():
            return bracket_sheet(sheet)
        case CurveSheet():
            return curve_sheet(sheet)
