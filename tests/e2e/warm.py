"""Imported by the process that victims are forked from: does once what each of them would do."""

from __future__ import annotations

import asyncio
import gc
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from bot.local.server import Standin
from tests.e2e.conftest import PATIENCE, Server
from tests.e2e.harness import maester
from tests.e2e.support import begun


async def _play_once() -> None:
    """Start, play a little, stop: whatever is read or made at its first use is there then."""
    with tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            standin = await stack.enter_async_context(Standin())
            standin.interactions.answer_within = PATIENCE
            await stack.enter_async_context(maester(standin, Path(folder) / "maester.db"))
            table = await begun(Server(standin, stack), "ned", "robert")
            await table.turns(most=1, battles=1)


asyncio.run(_play_once())
gc.collect()
# A collection in a fork would write to everything that was made before, and so copy it.
gc.freeze()
