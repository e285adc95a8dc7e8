"""Pictures, drawn in a process of their own: a press must not wait for somebody else's map."""

import asyncio
import gc
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Literal, Protocol, TypeVar

import structlog

from bot.discord_ui.budget import Turns, UserBudget, Verdict
from bot.discord_ui.desk import Desk
from bot.discord_ui.faces import ahead, face, warm_up
from bot.discord_ui.page import Page, checked
from bot.games import register, registered
from bot.kernel import Event, View
from bot.metrics import DRAWING, PICTURES
from bot.render.bracket import BracketSheet, bracket_sheet
from bot.render.cache import SHELF
from bot.render.cards import Card, large, strip
from bot.render.curve import CurveSheet, curve_sheet
from bot.render.decks import DeckSheet, deck_sheet
from bot.render.drawing import Drawing, to_png
from bot.render.film import film
from bot.render.standings import StandingsSheet, standings_sheet
from bot.text import LANGUAGES, words

log = structlog.get_logger()

T = TypeVar("T")

NAME = "board.png"

PATIENCE = 6.0
"""Seconds a message waits for its picture; later it goes without, and gets one when it changes."""


IN_LINE = 8
"""Pictures that may be waited for at a time; the next message goes without."""

SHARE = 0.15
"""How much of a processor pictures for the tables may take in the long run."""

AHEAD = 2.0
"""Seconds of drawing that may be done at once, if little was drawn before."""

REST = 60.0
"""Seconds after the start before everything that may be wanted one day is drawn ahead."""


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


class Studio(Protocol):
    """Whoever draws pictures: here, in another process, or not at all."""

    def free(self, urgent: bool) -> bool:
        """Whether there is time for a picture that comes with a message, asked for by nobody.

        `urgent` is one for a message that has none.
        """
        ...

    async def draw(self, request: Request) -> bytes | None:
        """A PNG of what is wanted, or None."""
        ...


class Rationed:
    """Draws what one user asks for: one picture at a time, and no more than their budget."""

    def __init__(self, studio: Studio, budget: UserBudget, turns: Turns, user_id: int) -> None:
        """Take whoever really draws."""
        self._studio, self._budget = studio, budget
        self._turns, self._user = turns, user_id

    def free(self, urgent: bool) -> bool:
        """As busy as the studio is."""
        return self._studio.free(urgent)

    async def draw(self, request: Request) -> bytes | None:
        """A PNG, or None if the user wants too many."""
        if self._turns.full(self._user):
            return None
        if self._budget.take(self._user, "picture") is not Verdict.TAKE:
            return None
        async with self._turns.turn(self._user):
            return await self._studio.draw(request)


class Budget:
    """Time for drawing, which is given little by little and kept up to a limit."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Nothing has been drawn yet."""
        self._clock = clock
        self._left = AHEAD
        self._at = clock()

    def left(self) -> float:
        """Seconds that may be drawn now; below zero if too much was."""
        now = self._clock()
        self._left = min(AHEAD, self._left + SHARE * (now - self._at))
        self._at = now
        return self._left

    def spend(self, seconds: float) -> None:
        """So long a picture took."""
        self._left = self.left() - seconds


class OwnProcess:
    """Draws in one process beside the bot; started with the first picture, and again if it dies."""

    def __init__(self, shelf: Path | None = None) -> None:
        """Nothing is started yet; what never changes is kept on the shelf."""
        self._shelf = shelf
        self._pool: ProcessPoolExecutor | None = None
        self._workers: list[BaseProcess] = []
        self._works: set[asyncio.Future[Any]] = set()
        """What the process has been given to do."""
        self._budget = Budget()
        self._waiting = 0

    def free(self, urgent: bool) -> bool:
        """Under load pictures are rare, so that moves are quick: a fresh message's come first."""
        if self._waiting < IN_LINE and self._budget.left() > (0 if urgent else AHEAD / 2):
            return True
        PICTURES.labels("skipped").inc()
        return False

    async def draw(self, request: Request) -> bytes | None:
        """A PNG; None if it takes too long or cannot be drawn: no game waits for a picture."""
        work = self._give(timed, request)
        self._waiting += 1
        work.add_done_callback(self._finished)
        try:
            async with asyncio.timeout(PATIENCE):
                return (await asyncio.shield(work))[0]
        except TimeoutError:
            PICTURES.labels("late").inc()
            log.warning("studio-slow", game=request.game)
            return None
        except BrokenProcessPool:
            PICTURES.labels("died").inc()
            log.error("studio-died", game=request.game)
            self.close()
            return None
        except Exception:
            PICTURES.labels("failed").inc()
            log.exception("picture-failed", game=request.game, kind=request.kind)
            return None

    def _finished(self, work: asyncio.Future[tuple[bytes | None, float]]) -> None:
        self._waiting -= 1
        if not work.cancelled() and work.exception() is None:
            seconds = work.result()[1]
            self._budget.spend(seconds)
            DRAWING.observe(seconds)
            PICTURES.labels("drawn").inc()

    async def draw_ahead(self) -> None:
        """Fill the shelf, one piece at a time, so that whoever wants a picture comes in between."""
        await asyncio.sleep(REST)
        try:
            while await asyncio.shield(self._give(one_more)):
                pass
        except BrokenProcessPool:
            log.error("studio-died")
            self.close()

    def _give(self, do: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        """Have the process do something; whoever waits for it has to shield it.

        In Python 3.11 a pool whose process ends breaks itself on work that was cancelled.
        """
        work = asyncio.get_running_loop().run_in_executor(self.start(), do, *args)
        self._works.add(work)
        work.add_done_callback(self._works.discard)
        return work

    def start(self) -> ProcessPoolExecutor:
        """Start the process if it does not run; it draws the whole maps ahead."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, get_context("spawn"), initializer=_begin, initargs=(self._shelf, registered())
            )
            # Ctrl-C reaches every process of a terminal; only the bot is to hear it.
            signals = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
            others = active_children()
            self._pool.submit(warm)
            self._workers = [child for child in active_children() if child not in others]
            signal.pthread_sigmask(signal.SIG_SETMASK, signals)
        return self._pool

    async def stop(self) -> None:
        """End the process at once, and see to it that nobody hears of that after the loop's end."""
        works = set(self._works)
        self.close()
        if works:
            await asyncio.wait(works, timeout=PATIENCE)

    def close(self) -> None:
        """End the process at once: whoever stops the bot does not wait for a map."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        for worker in self._workers:
            worker.terminate()
        self._workers = []


def _begin(shelf: Path | None, packages: list[str]) -> None:
    """First thing in the process: have words and whole maps ready, and end with the bot."""
    for package in packages:
        register(package)
    threading.Thread(target=_follow, daemon=True).start()
    if shelf is not None:
        SHELF.open(shelf)
    for language in LANGUAGES:
        words(language)
    warm_up()
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


async def with_picture(
    studio: Studio,
    desk: Desk,
    page: Page,
    *,
    zoom: str | None = None,
    private: bool = False,
    kind: Kind = "board",
    events: Sequence[Event] = (),
) -> Page:
    """The page with a picture and its alt text, where the game has one of this kind."""
    view = desk.view
    if view is None:
        return page
    names = [desk.person(seat) for seat in range(view.seats)]
    language = desk.words.language
    request = PictureRequest(view, language, tuple(names), kind, zoom, private, tuple(events))
    data = await studio.draw(request)
    if data is not None:
        alt = desk.say(f"ui-{kind}-alt") if kind in ("hand", "legend") else ""
        alt = alt or desk.face.alt_text(view, desk.words, desk.person)
        page.files = [(NAME, data, alt), *page.files]
    return checked(page)
