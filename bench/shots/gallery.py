"""A small Discord with the real bot and one browser, before which a moment is put on a table."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, FloatRect, Page, async_playwright
from sqlalchemy import text

from bench.shots.moments import Moment
from bot.discord_ui.client import Maester
from bot.discord_ui.page import ICONS
from bot.discord_ui.painter import Request, drawn
from bot.games import rules
from bot.kernel import Answer
from bot.local.client import Json, Player, components
from bot.local.server import Standin
from bot.store import sessions
from bot.table import TableInfo
from bot.table.open_table import OpenTable
from bot.text import words
from tests.e2e.conftest import PATIENCE, Server
from tests.e2e.harness import delivered, maester
from tests.page.conftest import CHROMIUM, FLAGS

PEOPLE = ("arya", "brienne", "cersei", "davos", "edmure", "fennick", "gendry", "hodor", "ilyn")
LOCALES = {"en": "en-US", "de": "de"}
TALL = 4000
"""Pixels of a window in which whatever is asked can be seen at once."""
SCREENS = {1280: 800, 390: 844}
"""From the widths of windows to the heights that people have."""
SEVERAL = 4
"""Moves that the table's message tells of where the last one was secret."""
NEVER = (10**9, 10**9)
"""Milliseconds before what nobody has to decide is decided: longer than anybody looks."""

CLIP = """([first, last]) => {
  const of = id => document.querySelector(`[data-message="${id}"]`).getBoundingClientRect();
  const box = document.querySelector("#log").getBoundingClientRect();
  const [above, below] = [of(first), of(last)];
  return {x: box.x, y: above.y, width: box.width, height: below.bottom - above.y,
          page: below.height, around: innerHeight - box.height};
}"""
DECODED = """ids => Promise.all(ids.flatMap(id => [...document.querySelectorAll(
  `[data-message="${id}"] img`)]).map(img => { img.loading = "eager"; return img.decode(); }))"""


class NothingShown(Exception):
    """The bot has not said what it should have; its log tells why."""


class Painter:
    """Draws everything that is asked for, however long it takes."""

    def free(self, urgent: bool) -> bool:
        """Always."""
        return True

    async def draw(self, request: Request) -> bytes | None:
        """A PNG, drawn in this process."""
        return await asyncio.to_thread(drawn, request)


@dataclass(frozen=True)
class Shot:
    """One screenshot: what everybody reads and sees, and below it the asked player's own page."""

    file: Path
    width: int
    language: str
    page: int
    """Pixels that the player's page is high."""
    screen: int
    """Pixels of it that can be seen without scrolling."""

    @property
    def fits(self) -> bool:
        """Whether question and controls are on one screen."""
        return self.page <= self.screen


class Gallery:
    """Puts moments on tables and takes pictures of them."""

    def __init__(self, server: Server, bot: Maester, browser: Browser, folder: Path) -> None:
        self.server, self.bot, self.browser, self.folder = server, bot, browser, folder
        self.people: list[Player] = []
        self.pages: dict[int, Page] = {}
        self.language = ""

    @property
    def tables(self) -> Any:
        """The application behind the bot."""
        return self.bot.host.tables

    async def open(self) -> None:
        """Let everybody in, and open a window of each width."""
        await ICONS.fetch(self.bot)
        self.people = [await self.server.player(name) for name in PEOPLE]
        for width in SCREENS:
            hand: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < 760 else {}
            context = await self.browser.new_context(
                viewport={"width": width, "height": TALL}, **hand
            )
            await context.add_init_script("localStorage['maester:guide-closed'] ??= 'true'")
            context.set_default_timeout(PATIENCE * 1000)
            self.pages[width] = await context.new_page()

    async def speak(self, language: str) -> None:
        """Have everybody and the server read this language."""
        self.language = language
        for player in self.people:
            self.server.standin.world.users[player.id].locale = LOCALES[language]
            await self.bot.host.people.set_person(
                player.id, language=language, secrets="ephemeral", name=player_name(player, self)
            )
        await self.bot.host.people.set_server(self.server.guild_id, language=language)

    async def show(self, moment: Moment) -> list[Shot]:
        """Play to this moment at a table of its own, and take a picture in every width."""
        hall = self.server.channel("great-hall")
        title = f"{moment.kind}"
        thread = await self.people[0].post(hall, title)
        info = await self.tables.lobby.create(
            self.server.guild_id,
            int(hall),
            self.people[0].id,
            moment.game,
            title,
            moment.options,
            seats=moment.seats,
            language=self.language,
            thread=int(thread["id"]),
        )
        await delivered(self.tables.store)
        self._clear(int(thread["id"]))
        await self._arrange(info, moment)
        async with self.tables.repository.change(info.session.id) as table:
            given = moment.answers[-1]
            _answer(table, given, self.people[given.seat].id)
            if not any(event["to"] is None for move in table.moves for event in move.events):
                # A secret answer posts nothing: the table still reads what came before.
                table.want("log", first=max(table.number - SEVERAL, 1), last=table.number)
                table.want("board")
        await delivered(self.tables.store)
        place = int(thread["id"])
        try:
            both = await self._pressed(thread["id"], self.people[moment.seat])
            return [
                await self._shoot(page, width, moment, place, both)
                for width, page in self.pages.items()
            ]
        finally:
            world = self.server.standin.world
            world.remove_channel(world.channels[place])

    def _clear(self, channel: int) -> None:
        """Take away what was said before the game began."""
        world = self.server.standin.world
        for message in world.logs[channel].window(100):
            world.remove_message(message)

    async def _arrange(self, info: TableInfo, moment: Moment) -> None:
        """Seat everybody and play up to the last answer, of which nobody is told."""
        number, users = info.session.id, [player.id for player in self.people]
        async with self.tables.store.write() as tx:
            seats = [
                {"seat": seat, "kind": "human", "user_id": users[seat], "joined_at": tx.now}
                for seat in range(moment.seats)
            ]
            await sessions.replace_seats(tx, number, seats)
            table = await self.tables.repository.open(tx, number)
            start = rules(moment.game).load(moment.start)
            table.record("start", start, [], True, None, users[0], {"seats": moment.seats})
            for given in moment.answers[:-1]:
                _answer(table, given, users[given.seat])
            await table.save(self.tables.repository.after_change)
            done = text("UPDATE outbox SET done_at = :now WHERE session_id = :session")
            await tx.run(done.bindparams(now=tx.now, session=number))

    async def _pressed(self, thread: str, player: Player) -> tuple[str, str]:
        """The table's message, and the page that comes when the player asks for it."""
        label = words(self.language).say("ui-my-move")
        boards = [
            message
            for message in await player.history(thread)
            if any(part.get("label") == label for part in components(message))
        ]
        if not boards:
            raise NothingShown("the table's message was not posted")
        board: Json = boards[-1]
        outcome = await player.press(board, label)
        assert outcome.message is not None, board
        private = await player.settled(outcome.message)
        return str(board["id"]), str(private["id"])

    async def _shoot(
        self, page: Page, width: int, moment: Moment, place: int, both: tuple[str, str]
    ) -> Shot:
        await page.goto("about:blank")
        base, player = self.server.standin.base_url, self.people[moment.seat]
        await page.goto(f"{base}/#/{player.id}/{place}")
        for number in both:
            await page.locator(f'[data-message="{number}"]').wait_for()
        await page.evaluate(DECODED, list(both))
        box, before = await page.evaluate(CLIP, list(both)), None
        while box != before:  # until nothing moves any more
            before = box
            await page.evaluate("new Promise(requestAnimationFrame)")
            await page.evaluate("new Promise(done => setTimeout(done, 50))")
            box = await page.evaluate(CLIP, list(both))
        name = f"{moment.kind}-{self.language}-{width}.png"
        file = self.folder / moment.game / name
        file.parent.mkdir(parents=True, exist_ok=True)
        clip: FloatRect = {
            "x": box["x"],
            "y": box["y"],
            "width": box["width"],
            "height": box["height"],
        }
        await page.screenshot(path=file, clip=clip)
        screen = SCREENS[width] - round(box["around"])
        return Shot(file, width, self.language, round(box["page"]), screen)


def _answer(table: OpenTable, given: Answer, user: int) -> None:
    """Take one answer; a window whose pace is kept does not wait here."""
    table.answer("answer", given, user)
    if table.full:
        table.run_on()


def player_name(player: Player, gallery: Gallery) -> str:
    """How a player is called on the server."""
    return str(gallery.server.standin.world.users[player.id].global_name)


@asynccontextmanager
async def gallery(folder: Path) -> AsyncIterator[Gallery]:
    """Everything ready: one stand-in, one bot, one browser."""
    async with AsyncExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        standin = await stack.enter_async_context(Standin())
        standin.interactions.answer_within = PATIENCE
        bot = await stack.enter_async_context(
            maester(standin, data / "maester.db", studio=Painter(), veil=NEVER)
        )
        driver = await stack.enter_async_context(async_playwright())
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        stack.push_async_callback(browser.close)
        made = Gallery(Server(standin, stack), bot, browser, folder)
        await made.open()
        yield made
