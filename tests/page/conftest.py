"""A real browser on the page of a stand-in, with a bot behind it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Locator, Page, async_playwright, expect

from bot.local.clock import FakeClock
from bot.local.server import Standin
from bot.local.wire import point_discord_at
from tests.page.showcase import ShowBot

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
SHOTS = Path(__file__).parents[2] / "screenshots"
PATIENCE = 600_000
"""Milliseconds after which something hangs; a busy machine alone never takes so long."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> Path:
    if not CHROMIUM.exists():
        pytest.fail(f"The page tests need a browser: apt-get install chromium ({CHROMIUM})")
    return CHROMIUM


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: Path) -> AsyncIterator[Browser]:
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser
        await browser.close()


class Stage:
    """A stand-in, a bot and as many browser tabs as a test wants."""

    def __init__(self, standin: Standin, context: BrowserContext) -> None:
        self.standin = standin
        self.context = context
        self.bot: ShowBot | None = None
        self.problems: list[str] = []
        self._task: asyncio.Task[None] | None = None

    @property
    def clock(self) -> FakeClock:
        assert isinstance(self.standin.clock, FakeClock)
        return self.standin.clock

    def user(self, name: str) -> int:
        return next(u.id for u in self.standin.world.users.values() if u.name == name)

    def channel(self, name: str) -> int:
        return next(c.id for c in self.standin.world.channels.values() if c.name == name)

    async def start_bot(self) -> ShowBot:
        point_discord_at(self.standin.base_url)
        self.bot = ShowBot()
        self._task = asyncio.create_task(self.bot.start("local-token"))
        await self.bot.saw("ready")
        return self.bot

    async def stop_bot(self) -> None:
        if self.bot is not None and self._task is not None:
            await self.bot.close()
            await asyncio.gather(self._task, return_exceptions=True)
        self.bot = self._task = None

    async def tab(self, name: str = "arya", channel: str = "great-hall") -> Page:
        """A tab in which somebody plays, with everything loaded."""
        page = await self.tab_at(channel, name)
        await expect(page.locator(".log-top")).to_contain_text(re.compile("beginning|beginnt"))
        return page

    async def tab_at(self, channel: str, name: str = "arya") -> Page:
        """A tab in which somebody looks at a channel; anything wrong in it fails the test."""
        page = await self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._console)
        page.on("request", self._request)
        page.on("response", self._response)
        await page.goto(f"{self.standin.base_url}/#/{self.user(name)}/{self.channel(channel)}")
        await expect(page.locator("#entry")).to_be_visible()
        return page

    def _console(self, message: Any) -> None:
        # A lost connection is told to the player, and the browser notes it by itself.
        expected = ("WebSocket", "Failed to load resource")
        if message.type == "error" and not any(word in message.text for word in expected):
            self.problems.append(message.text)

    def _request(self, request: Any) -> None:
        if not request.url.startswith((self.standin.base_url, "data:")):
            self.problems.append(f"asked another host: {request.url}")

    def _response(self, response: Any) -> None:
        if response.status >= 400:
            self.problems.append(f"{response.status}: {response.url}")


@asynccontextmanager
async def stage_for(browser: Browser, guide: bool = False, **options: Any) -> AsyncIterator[Stage]:
    settings: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, **options}
    async with Standin(clock=FakeClock()) as standin:
        context = await browser.new_context(**settings)
        if not guide:
            await context.add_init_script("localStorage['maester:guide-closed'] ??= 'true'")
        stage = Stage(standin, context)
        try:
            await stage.start_bot()
            yield stage
            assert stage.problems == []
            assert standin.journal.violations == []
        finally:
            await context.close()
            await stage.stop_bot()


@pytest_asyncio.fixture(loop_scope="session")
async def stage(browser: Browser) -> AsyncIterator[Stage]:
    async with stage_for(browser) as stage:
        yield stage


@pytest_asyncio.fixture(loop_scope="session")
async def phone(browser: Browser) -> AsyncIterator[Stage]:
    size = {"width": 390, "height": 844}
    async with stage_for(browser, viewport=size, has_touch=True, is_mobile=True) as stage:
        yield stage


async def shot(page: Page, name: str) -> None:
    SHOTS.mkdir(exist_ok=True)
    await page.screenshot(path=SHOTS / f"page-{name}.png")


async def command(page: Page, typed: str) -> None:
    """Type a command without options and send it."""
    await page.locator("#entry").fill(f"/{typed}")
    await expect(page.locator("#suggestions .option").first).to_contain_text(f"/{typed}")
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-name")).to_have_text(f"/{typed}")
    await page.keyboard.press("Enter")


def last(page: Page) -> Locator:
    return page.locator(".message").last
