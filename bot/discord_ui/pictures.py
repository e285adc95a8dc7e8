"""Pictures, drawn in a process of their own: a press must not wait for somebody else's map."""

import asyncio
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Protocol, TypeVar

import structlog

from bot.discord_ui.budget import Turns, UserBudget, Verdict
from bot.discord_ui.desk import Desk
from bot.discord_ui.page import Page, checked
from bot.discord_ui.painter import Kind, PictureRequest, Request, begin, one_more, timed, warm
from bot.games import registered
from bot.kernel import Event
from bot.metrics import DRAWING, PICTURES

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

STARTING = 14.0
"""Seconds it waits longer while the process that draws is being started."""

REST = 60.0
"""Seconds after the process's start before what may be wanted one day is drawn ahead."""

IDLE = 1800.0
"""Seconds without a wish for a picture after which the process ends; the next one starts it."""


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
    """Draws in one process beside the bot.

    It is started with the first picture, and again if it has died or ended for want of work.
    """

    def __init__(self, shelf: Path | None = None) -> None:
        """Nothing is started yet; what never changes is kept on the shelf."""
        self._shelf = shelf
        self._pool: ProcessPoolExecutor | None = None
        self._workers: list[BaseProcess] = []
        self._works: set[asyncio.Future[Any]] = set()
        """What the process has been given to do."""
        self._budget = Budget()
        self._waiting = 0
        self._started = asyncio.Event()
        self._warm: Future[None] | None = None
        self._wanted = 0.0
        """When the last picture was wanted."""

    def free(self, urgent: bool) -> bool:
        """Under load pictures are rare, so that moves are quick: a fresh message's come first."""
        if self._waiting < IN_LINE and self._budget.left() > (0 if urgent else AHEAD / 2):
            return True
        PICTURES.labels("skipped").inc()
        return False

    async def draw(self, request: Request) -> bytes | None:
        """A PNG; None if it takes too long or cannot be drawn: no game waits for a picture."""
        self._wanted = time.monotonic()
        work = self._give(timed, request)
        self._waiting += 1
        work.add_done_callback(self._finished)
        try:
            async with asyncio.timeout(PATIENCE + (0 if self.ready else STARTING)):
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

    @property
    def ready(self) -> bool:
        """Whether the process runs and has loaded what it needs."""
        return self._warm is not None and self._warm.done()

    async def tend(self) -> None:
        """Have the process draw ahead once it runs, and end it when it is idle; until cancelled."""
        while True:
            await self._started.wait()
            await asyncio.sleep(REST)
            await self.draw_ahead()
            while self._pool is not None:
                left = self._wanted + IDLE - time.monotonic()
                if left <= 0 and not self._works:
                    self.close()
                else:
                    await asyncio.sleep(max(left, 1.0))

    async def draw_ahead(self) -> None:
        """Fill the shelf, one piece at a time, so that whoever wants a picture comes in between."""
        try:
            while self._pool is not None and await asyncio.shield(self._give(one_more)):
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
        """Start the process if it does not run."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, get_context("spawn"), initializer=begin, initargs=(self._shelf, registered())
            )
            # Ctrl-C reaches every process of a terminal; only the bot is to hear it.
            signals = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
            others = active_children()
            self._warm = self._pool.submit(warm)
            self._workers = [child for child in active_children() if child not in others]
            signal.pthread_sigmask(signal.SIG_SETMASK, signals)
            self._started.set()
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
        self._warm = None
        self._started.clear()
        for worker in self._workers:
            worker.terminate()
        self._workers = []


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
