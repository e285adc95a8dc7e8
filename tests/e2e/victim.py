"""The bot in a process forked from one with everything imported: starts quickly, and is killed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot import logs
from bot.local.server import Standin
from bot.text import LANGUAGES, words
from cogs import extensions
from tests.e2e.harness import maester
from tests.statements import share

share()
PRELOAD = ["tests.e2e.victim", *extensions(), "tests.e2e.warm"]

for language in LANGUAGES:
    words(language)


def main(base_url: str, database: str | Path, shards: int | None, cogs: list[str] | None) -> None:
    """Serve until killed."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    logs.set_up("json", None)  # as the bot does: otherwise every traceback is drawn in colours
    asyncio.run(_serve(base_url, database, shards, cogs))


async def _serve(
    base_url: str, database: str | Path, shards: int | None, cogs: list[str] | None
) -> None:
    standin: Any = SimpleNamespace(base_url=base_url)
    async with maester(standin, database, shards=shards, cogs=cogs) as bot:
        if bot.cluster is not None:
            await bot.cluster.keep()
            os._exit(2)  # the others took it for dead
        await asyncio.Event().wait()


class Victim:
    """Starts and kills the process."""

    def __init__(
        self,
        standin: Standin,
        database: str | Path,
        shards: int | None = None,
        cogs: list[str] | None = None,
    ) -> None:
        """With shards it is one of several; without cogs it hears nobody, and starts faster."""
        self.standin = standin
        self.database = database
        self.shards = shards
        self.cogs = cogs
        self.process: BaseProcess | None = None
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(PRELOAD)

    async def start(self) -> None:
        """Fork, and wait until the bot is connected."""
        before = self.standin.gateway.identified
        arguments = (self.standin.base_url, self.database, self.shards, self.cogs)
        self.process = self._context.Process(target=main, args=arguments, daemon=True)
        await asyncio.to_thread(self.process.start)
        while self.standin.gateway.identified == before:
            assert self.process.is_alive(), "the bot died by itself"
            await asyncio.sleep(0.005)

    async def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None and self.process.pid is not None:
            self.process.kill()
            await asyncio.to_thread(self.process.join)
            self.process = None
