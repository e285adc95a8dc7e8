"""A real browser, the real bot: what people see and click."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest_asyncio
from playwright.async_api import Browser

from bot.local.clock import FakeClock
from bot.local.server import Standin
from tests.browser.person import Person
from tests.e2e.harness import Process, maester
from tests.page.conftest import PATIENCE, Stage, browser, chromium

__all__ = ["browser", "chromium"]
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


class House(Stage):
    """A stand-in with the real bot behind it, and somebody in every tab."""

    async def person(self, name: str = "arya", channel: str = "great-hall") -> Person:
        """Somebody who looks at a channel in a tab of their own."""
        return Person(await self.tab(name, channel), name)


@asynccontextmanager
async def _house(browser: Browser, **options: Any) -> AsyncIterator[House]:
    async with Standin(clock=FakeClock()) as standin:
        context = await browser.new_context(**{"viewport": DESKTOP, **options})
        context.set_default_timeout(PATIENCE)
        house = House(standin, context)
        try:
            yield house
            assert house.problems == []
            assert standin.journal.violations == []
        finally:
            await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def house(browser: Browser, tmp_path: Path) -> AsyncIterator[House]:
    """Everything ready; the board is a dot, because real ones take their time."""
    async with _house(browser) as house, maester(house.standin, tmp_path / "maester.db"):
        yield house


@pytest_asyncio.fixture(loop_scope="session")
async def phone(browser: Browser, tmp_path: Path) -> AsyncIterator[House]:
    """The same in somebody's hand."""
    hand = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    async with _house(browser, **hand) as house, maester(house.standin, tmp_path / "maester.db"):
        yield house


@pytest_asyncio.fixture(loop_scope="session")
async def lonely(browser: Browser) -> AsyncIterator[House]:
    """Without a bot; see `process`."""
    async with _house(browser) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="session")
async def process(lonely: House, tmp_path: Path) -> AsyncIterator[Process]:
    """The bot of the lonely house, as a process, with real pictures."""
    process = Process(lonely.standin, tmp_path)
    await process.start()
    yield process
    await process.kill()
