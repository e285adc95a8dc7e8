"""The real client, cogs and database against the stand-in; players who only click and type."""

from __future__ import annotations

import asyncio
import base64
import itertools
import os
import random
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import text

from bot.discord_ui.budget import UserBudget, allowances
from bot.discord_ui.client import Maester
from bot.discord_ui.pictures import Studio
from bot.games import RULES
from bot.local.client import Json, Outcome, Player, components
from bot.local.clock import FakeClock
from bot.local.server import Standin
from bot.local.wire import point_discord_at
from bot.store import Store
from bot.store.cluster import Cluster
from bot.store.database import Clock, system_clock
from bot.table import Tables
from cogs import extensions
from cogs._translator import CatalogueTranslator

DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)

AT_MACHINE_SPEED = 1000.0
"""How many times the usual budget players have who click and type as fast as they can."""

LOOK = 0.2
"""Seconds between two looks of a process at the others."""

LIVES = 3600.0
"""Seconds for which a process is taken to live; here all can see at once that one is dead."""

BREATH = 50
"""Milliseconds between two updates of a tournament, or two attempts at a place that was out of
reach, where no clock is moved by hand."""

POLL = 0.1
"""Seconds after which the outbox is looked at anyway."""

NO_TIME = (0, 50)
"""Milliseconds that are waited where nobody has a choice and that must not show."""

IDLE = 6000
"""Looks at the table without anything to do, ten a second, after which something must be wrong."""

MOST_PRESSES = 400
"""In one sitting; more means that the game goes in circles."""


class Sketch:
    """Draws the same dot every time; real pictures have tests of their own."""

    def free(self, urgent: bool) -> bool:
        return True

    async def draw(self, *_: object) -> bytes:
        return DOT


@asynccontextmanager
async def maester(
    standin: Standin,
    database: str | Path,
    seed: str | None = None,
    budget: UserBudget | None = None,
    studio: Studio | None = None,
    clock: Clock | None = None,
    veil: tuple[int, int] = NO_TIME,
    shards: int | None = None,
    cogs: Sequence[str] | None = None,
) -> AsyncIterator[Maester]:
    """The bot in this process, connected and ready; with a seed all its games are the same.

    Without one its games differ, and are the same in every run. With shards it is one of several
    processes on a database server, and has its part of them. With other cogs than all it starts
    faster.

    If the stand-in's clock is moved by hand, the bot's clock moves with it.
    """
    point_discord_at(standin.base_url)
    store = Store(database, clock or _clock_of(standin))
    await store.open()
    cluster = None
    if shards is not None:
        cluster = Cluster(store, identify_every=0, every=LOOK, length=LIVES)
    if cluster is not None:
        await cluster.join()
        cluster.keep()
    seeds = steady_seeds() if seed is None else lambda: seed
    tables = Tables(store, RULES, seeds, veil, random.Random(0).randrange)
    bot = Maester(
        store,
        tables,
        cogs=extensions() if cogs is None else cogs,
        translator=CatalogueTranslator(),
        studio=studio or Sketch(),
        budget=budget or UserBudget(allowances(AT_MACHINE_SPEED)),
        cluster=cluster,
        shards=shards,
        guild_ready_timeout=0.05,
    )
    if store.clock is system_clock:
        bot.showing.breath = bot.delivery.reach.breath = BREATH
    bot.worker.poll = POLL
    task = asyncio.create_task(bot.start("local"))
    ready = asyncio.create_task(bot.wait_until_ready_or(task))
    try:
        await ready
        yield bot
    finally:
        await bot.stop_orderly()
        await asyncio.gather(task, return_exceptions=True)
        if cluster is not None:
            await cluster.leave()
        await store.close()


def _clock_of(standin: Standin) -> Clock:
    clock = getattr(standin, "clock", None)
    return (lambda: int(clock.now() * 1000)) if isinstance(clock, FakeClock) else system_clock


def steady_seeds() -> Callable[[], str]:
    """Seeds for one game after the other, the same in every run."""
    numbers = itertools.count(1)
    return lambda: f"game {next(numbers)}"


async def delivered(store: Store) -> None:
    """Wait until nothing is left to be shown; what is only tidied up has time."""
    query = text(
        "SELECT count(*) FROM outbox "
        "WHERE done_at IS NULL AND failed_at IS NULL AND target NOT LIKE 'close:%'"
    )
    while True:
        async with store.read() as tx:
            if not await tx.value(query):
                return
        await asyncio.sleep(0.005)


class Process:
    """The bot as a process of its own, which can be killed at any moment."""

    def __init__(self, standin: Standin, folder: Path) -> None:
        self.environment = {
            **os.environ,
            "MAESTER_STANDIN": standin.base_url,
            "MAESTER_DATA": str(folder),
            "MAESTER_HEALTH_PORT": "0",
            "MAESTER_LOG": "json",
            "MAESTER_BUDGET": str(AT_MACHINE_SPEED),
        }
        self.environment.pop("DISCORD_TOKEN", None)
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env=self.environment, stderr=asyncio.subprocess.DEVNULL
        )

    async def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)
            await self.process.wait()

    async def stop(self) -> int:
        """As an orderly shutdown would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return await self.process.wait()


class Clicker:
    """A person with a mouse: opens "My move", looks at what is there, clicks something sensible."""

    def __init__(self, player: Player, thread: str, seed: int, lang: str = "en") -> None:
        self.player = player
        self.thread = thread
        self.chance = random.Random(seed)
        self.move_label = {"en": "My move", "de": "Mein Zug"}[lang]
        self.attacks = 0

    def board(self) -> Json | None:
        """The newest message of the table."""
        found = [
            message
            for message in self.player.messages.values()
            if message["channel_id"] == self.thread
            and any(part.get("label") == self.move_label for part in components(message))
            and "⏳" in message["content"]
        ]
        return max(found, key=lambda message: int(message["id"]), default=None)

    def called(self) -> Json | None:
        """The table's message, if it says that it waits for this user."""
        board = self.board()
        lines = board["content"].splitlines() if board else []
        mine = any(line.startswith("⏳") and f"<@{self.player.id}>" in line for line in lines)
        return board if mine else None

    async def panel(self, board: Json) -> Json:
        outcome = await self.player.press(board, self.move_label)
        assert not outcome.failed, "the button did not answer"
        assert outcome.message is not None
        return await self.player.settled(outcome.message)

    async def sitting(self, board: Json) -> int:
        """Do everything that is asked until nothing is; how many presses it took."""
        self.attacks = 0
        panel = await self.panel(board)
        for presses in range(MOST_PRESSES):
            choice = self.choose(panel)
            if choice is None:
                return presses
            outcome = await self.do(panel, *choice)
            assert not outcome.failed, (choice, panel["content"])
            panel = await self.player.settled(panel)
        raise AssertionError(f"no end: {panel['content']}")

    async def do(self, panel: Json, verb: str, custom_id: str, values: list[str]) -> Outcome:
        if verb == "press":
            return await self.player.press(panel, custom_id)
        outcome = await self.player.choose(panel, custom_id, *values)
        if outcome.modal is not None:
            field = next(
                part for part in components(outcome.modal) if part.get("custom_id") == "value"
            )
            return await self.player.submit(outcome.modal, {"value": field["value"]})
        return outcome

    def choose(self, panel: Json) -> tuple[str, str, list[str]] | None:
        """A sensible click: confirm what is full, attack where it is cheap, stop in time."""
        if any(text in panel["content"] for text in ("Your answer is in", "Deine Antwort ist da")):
            return None
        parts = [part for part in components(panel) if part.get("custom_id")]
        buttons = {p["custom_id"]: p for p in parts if p["type"] == 2 and not p.get("disabled")}
        verbs: dict[str, list[str]] = {}
        for custom_id in buttons:
            verbs.setdefault(custom_id.split(".")[1], []).append(custom_id)
        selects = [part for part in parts if part["type"] == 3]
        if "confirm" in verbs and ("✅" in panel["content"] or "1. " in panel["content"]):
            return "press", verbs["confirm"][0], []
        if "amt" in verbs:
            return "press", verbs["amt"][-1], []
        labels = {str(p.get("label")): key for key, p in buttons.items()}
        return self._special(panel, labels, selects, verbs)

    def _special(
        self,
        panel: Json,
        labels: dict[str, str],
        selects: list[Json],
        verbs: dict[str, list[str]],
    ) -> tuple[str, str, list[str]] | None:
        if selects and selects[0]["custom_id"].split(".")[1] in ("sel", "key", "several"):
            ending = verbs.get("pick", [])
            options = selects[0]["options"]
            if ending and self.attacks >= 4:
                return "press", ending[-1], []
            self.attacks += bool(ending)
            return "choose", selects[0]["custom_id"], [self._best(options)]
        picks = verbs.get("pick", [])
        if not picks:
            return None
        self.attacks += 1
        return "press", picks[0] if self.attacks < 12 else picks[-1], []

    def _best(self, options: list[Json]) -> str:
        """More or less the strongest army of one's own, and the weakest of the others."""
        ranked = sorted(options, key=lambda option: _number(option.get("description") or ""))
        if any("," in (option.get("description") or "") for option in options):
            own = any(word in str(options) for word in ("can attack", "Ziele:"))
            ranked = ranked if own else ranked[::-1]
        pool = ranked[-2:] if self.chance.random() < 0.8 else options
        return str(self.chance.choice(pool)["value"])


def _number(text: str) -> int:
    digits = "".join(char if char.isdigit() else " " for char in text).split()
    return int(digits[0]) if digits else 0


async def play(clickers: list[Clicker], sittings: int) -> None:
    """Let everybody act whenever they are called, so many times in all."""
    done: dict[int, tuple[str, str]] = {}
    idle = 0
    while sittings > 0:
        acted = False
        for clicker in clickers:
            board = clicker.called()
            if board is None:
                continue
            seen = str(board["id"]), str(board["content"])
            if done.get(clicker.player.id) != seen:
                done[clicker.player.id] = seen
                await clicker.sitting(board)
                acted, idle = True, 0
                sittings -= 1
        if not acted:
            idle += 1
            assert idle < IDLE, "nobody is called"
            if idle % 20 == 0:
                # The same call once more, for something new, looks the same.
                done.clear()
            await asyncio.sleep(0.1)
