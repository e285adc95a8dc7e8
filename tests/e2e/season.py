"""A season over Discord's wire: the bot is a process that is killed, hours are skipped, not waited.

Sixty people type commands through the player API; one organiser presses buttons. Most games end by
concessions, which is the game's own end; the first table of every round never moves, and is judged
when the time of the round is over.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.games import RULES
from bot.kernel import Rng
from bot.local.client import Json, Player
from bot.local.clock import Timer
from bot.local.server import Standin
from bot.local.world import Member, User
from bot.store import Store
from bot.store import tournaments as rows
from bot.table import Tables
from bot.tournaments.standings import standings as table_of
from bot.tournaments.tournament import Table, Tournament
from tests.e2e.conftest import PATIENCE, Server
from tests.e2e.harness import maester
from tests.e2e.support import told
from tests.e2e.test_creating import becomes
from tests.e2e.victim import PRELOAD

HOURS = 48
"""How long a round lasts."""


class SkippingClock:
    """The machine's clock, and all the hours that a test has skipped."""

    def __init__(self, skipped: Synchronized[float]) -> None:
        self.skipped = skipped

    def now(self) -> float:
        return time.time() + self.skipped.value

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(delay, callback)


class Silent(Player):
    """Somebody who types, and does not look."""

    async def __aenter__(self) -> Silent:
        self._session = aiohttp.ClientSession()
        return self


def main(base_url: str, database: Path, skipped: Synchronized[float], seeds: str) -> None:
    """Serve until killed."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    asyncio.run(_serve(base_url, database, SkippingClock(skipped), seeds))


async def _serve(base_url: str, database: Path, clock: SkippingClock, seeds: str) -> None:
    standin: Any = SimpleNamespace(base_url=base_url)
    async with maester(standin, database, seeds, clock=lambda: int(clock.now() * 1000)):
        await asyncio.Event().wait()


def used(process: int) -> float:
    """The processor time of a process so far; nothing where the system does not say."""
    file = Path(f"/proc/{process}/stat")
    if not file.exists():
        return 0.0
    user, system = file.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


class Bot:
    """The bot's process, which is started and killed."""

    def __init__(self, standin: Standin, database: Path, skipped: Synchronized[float]) -> None:
        self.standin, self.database, self.skipped = standin, database, skipped
        self.kills = 0
        self.cpu = 0.0
        """Seconds of processor time that its processes have used, where that can be read."""
        self.process: BaseProcess | None = None
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload([*PRELOAD, "tests.e2e.season"])

    async def start(self) -> None:
        before = self.standin.gateway.identified
        about = (self.standin.base_url, self.database, self.skipped, f"season {self.kills}")
        self.process = self._context.Process(target=main, args=about, daemon=True)
        await asyncio.to_thread(self.process.start)
        while self.standin.gateway.identified == before:
            assert self.process.is_alive(), "the bot died by itself"
            await asyncio.sleep(0.01)

    async def kill(self) -> None:
        if self.process is not None and self.process.pid is not None:
            self.cpu += used(self.process.pid)
            os.kill(self.process.pid, signal.SIGKILL)
            await asyncio.to_thread(self.process.join)
            self.process = None

    async def again(self) -> None:
        """Killed in the midst of whatever it does, and started again."""
        await self.kill()
        self.kills += 1
        await self.start()


class Season:
    """A season, its people, and what they do in it."""

    def __init__(self, server: Server, bot: Bot, store: Store, people: dict[int, Silent]) -> None:
        self.server, self.bot, self.people = server, bot, people
        self.tables = Tables(store, RULES)
        self.store = store
        self.rng = Rng(seed="westeros")
        self.number = 1
        self.thread = ""

    async def cup(self) -> Tournament:
        return await self.tables.tournaments.get(self.number)

    async def boss(self) -> Player:
        return await self.server.player("arya")

    async def make(self, boss: Player, rounds: int, count: int, **settings: str) -> None:
        """Propose, create, set up, sign up, start."""
        about = {"name": "Season", "game": "board_game", "format": "pods", "size": 6, "cut": 0}
        more = {"rounds": rounds, "hours": HOURS, "players": count, "most": count + 5}
        hall = self.server.channel("great-hall")
        proposal = await told(boss, hall, "tournament new", **about, **more)
        await boss.press(proposal, "Create it")
        head = await boss.sees("Sign-up is open")
        self.thread = str(head["channel_id"])
        usual = {"draw": "free", "late_until": "3", "break_hours": "0", "absent_hours": "0"}
        for name, value in (usual | {"extension": "0"} | settings).items():
            await told(boss, self.thread, "tournament setup edit", setting=name, value=value)
        for player in list(self.people.values())[:count]:
            outcome = await player.command(self.thread, "tournament join")
            assert not outcome.failed
        await told(boss, self.thread, "tournament start")

    async def publish(self, boss: Player) -> None:
        """Draw and publish a round; the bot is killed while it opens tables."""
        draw = await told(boss, self.thread, "tournament next")
        at = len((await self.cup()).rounds) + 1
        await boss.press(draw, "Publish", wait=False)
        some = 1 + self.rng.below(len(self.people) // 12)
        await becomes(lambda: self._opening(at, some))
        await self.bot.again()
        await becomes(self._all_open)

    async def _opening(self, at: int, some: int) -> bool:
        return len(self.venues(at)) >= some

    async def _all_open(self) -> bool:
        tables = list((await self.cup()).rounds[-1].tables.values())
        async with self.store.read() as tx:
            threads = await rows.threads(tx, self.number)
        return all(threads.get(table.session or 0) for table in tables)

    def venues(self, at: int) -> list[str]:
        """The names of the threads of a round's tables."""
        channels = self.server.standin.world.channels.values()
        named = [one.name for one in channels if one.thread is not None]
        return [name for name in named if name.startswith(f"Season {at}/")]

    async def concede(self, tables: list[Table], *, deadly: bool) -> None:
        """All but one of every table give up; the bot may be killed in the midst of that.

        A table with a stand-in plays on without an end, and is judged later.
        """
        tables = [one for one in tables if await self._all_human(one)]
        asked = {table.session or 0: self.rng.below(len(table.seats)) for table in tables}
        await asyncio.gather(*(self._give_up(table, asked) for table in tables))
        if deadly:
            await becomes(lambda: self._ended(tables, len(tables) // 2))
            await self.bot.again()
            await asyncio.gather(*(self._give_up(table, asked) for table in tables))
        await self.all_ended(tables)

    async def _all_human(self, table: Table) -> bool:
        info = await self.tables.queries.info(table.session or 0)
        return all(seat.kind == "human" for seat in info.seats)

    async def _give_up(self, table: Table, asked: dict[int, int]) -> None:
        """Whoever still plays there, and is not to win, says that they give up."""
        info = await self.tables.queries.info(table.session or 0)
        if info.session.status != "running":
            return
        humans = [seat for seat in info.seats if seat.kind == "human"]
        stays = asked[table.session or 0]
        for seat in [one for one in humans if one.seat != stays] or humans[:-1]:
            player = self.people.get(seat.user_id or 0)
            if player is not None and len(humans) > 1:
                where = str(info.session.thread_id)
                await player.command(where, "game concede", wait=False, confirm=True)

    async def _ended(self, tables: list[Table], count: int) -> bool:
        cup = await self.cup()
        found = [cup.table(one.round, one.number) for one in tables]
        over = sum(one is not None and one.outcome is not None for one in found)
        if over < count and self.bot.process is not None:
            assert self.bot.process.is_alive()
        return over >= count

    async def all_ended(self, tables: list[Table]) -> None:
        """Wait until every one of these tables has a result."""
        await becomes(lambda: self._ended(tables, len(tables)))

    async def skip(self, hours: float) -> None:
        """So many hours are over; the bot was killed meanwhile and starts again."""
        with self.bot.skipped.get_lock():
            self.bot.skipped.value += hours * 3600
        await self.bot.again()

    async def confirmed(self, boss: Player, name: str, /, **options: object) -> None:
        """A command of the organiser that is asked back, and confirmed."""
        asked = await told(boss, self.thread, name, **options)
        outcome = await boss.press(asked, "Confirm")
        assert not outcome.failed

    async def export(self, boss: Player) -> Json:
        """The tournament as its files say."""
        answer = await told(boss, self.thread, "tournament export")
        url = next(a["url"] for a in answer["attachments"] if a["filename"] == "tournament.json")
        async with aiohttp.ClientSession() as session, session.get(url) as response:
            found: Json = json.loads(await response.text())
        return found


@asynccontextmanager
async def opened(database: Path, count: int) -> AsyncIterator[Season]:
    """A stand-in with so many people and two reserves, and the bot's process."""
    skipped = multiprocessing.get_context("forkserver").Value("d", 0.0)
    async with AsyncExitStack() as stack:
        standin = await stack.enter_async_context(Standin(clock=SkippingClock(skipped)))
        standin.interactions.answer_within = PATIENCE
        server, world, people = Server(standin, stack), standin.world, {}
        for number in range(count + 2):
            name = f"knight{number}"
            user = world.add_user(User(world.snowflake(), name, name.title(), locale="en-US"))
            world.add_member(Member(server.guild_id, user.id, world.stamp()))
            player = Silent(standin.base_url, user.id, timeout=PATIENCE)
            people[user.id] = await stack.enter_async_context(player)
        bot = Bot(standin, database, skipped)
        await bot.start()
        store = Store(database)
        await store.open()
        try:
            yield Season(server, bot, store, people)
        finally:
            await bot.kill()
            await store.close()
        assert standin.journal.violations == []


async def play(season: Season, rounds: int, count: int) -> None:
    """The whole season."""
    boss = await season.boss()
    await season.make(boss, rounds, count)
    for at in range(1, rounds + 1):
        await season.publish(boss)
        tables = list((await season.cup()).rounds[-1].tables.values())
        await trouble(season, boss, at, tables[2])
        await season.concede(tables[1:], deadly=at % 2 == 1)
        await season.skip(HOURS)
        await season.all_ended(tables)
        if at in (2, 4):
            size = len(tables[1].seats)
            places = " > ".join(str(seat) for seat in range(size, 0, -1))
            about = {"table": f"{at}/2", "places": places, "reason": "entered upside down"}
            await season.confirmed(boss, "tournament result", **about)
    await season.confirmed(boss, "tournament next")


async def trouble(season: Season, boss: Player, at: int, third: Table) -> None:
    """What happens to people in a season."""
    people, reserves = third.people, list(season.people)[-2:]
    if at == 1:
        for person in people[:2]:
            asked = await season.people[person].command(season.thread, "tournament leave")
            assert asked.message is not None
            await season.people[person].press(asked.message, "Confirm")
    if at == 2:
        await season.confirmed(boss, "tournament player absent", player=str(people[1]))
        await season.people[reserves[0]].command(season.thread, "tournament join")
    if at == 3:
        about = {"player": str(people[0]), "user": reserves[1]}
        await told(boss, season.thread, "tournament player replace", **about)
        cup = await season.cup()
        back = next(p for p, one in cup.entrants.items() if one.status == "dropped")
        await season.people[back].command(season.thread, "tournament join")
    if at == 4:
        about = {"player": str(people[2]), "points": "1", "reason": "late"}
        await told(boss, season.thread, "tournament player penalty", **about)


async def check(season: Season, standings: Callable[[Json], list[tuple[int, str]]]) -> Json:
    """No table twice, no result lost, and the standings that another program computes."""
    cup, boss = await season.cup(), await season.boss()
    assert cup.phase == "finished"
    tables = list(cup.tables())
    assert all(table.outcome is not None for table in tables)
    async with season.store.read() as tx:
        opened = await rows.tables(tx, season.number)
        results = {
            one["id"]: one["result"]
            for one in await rows.finished_games(tx, season.server.guild_id, "board_game")
        }
    assert len({(one.round, one.number) for one in opened}) == len(opened) == len(tables)
    names = [name for at in range(1, len(cup.rounds) + 1) for name in season.venues(at)]
    assert sorted(names) == sorted(f"Season {one.round}/{one.number}" for one in tables)
    corrected = {(one.round, one.table) for one in cup.decisions if one.kind == "corrected"}
    played = 0
    for table in tables:
        if table.session in results and (table.round, table.number) not in corrected:
            assert table.outcome is not None
            assert results[table.session]["places"] == table.outcome.places
            played += 1
    assert played >= len(tables) - 2 * len(cup.rounds) - len(corrected)
    await heard_once(season, cup)
    data = await season.export(boss)
    assert standings(data) == [(line["person"], line["points"]) for line in data["standings"]]
    assert [line["person"] for line in data["standings"]] == [line.person for line in table_of(cup)]
    return data


async def heard_once(season: Season, cup: Tournament) -> None:
    """Every table was announced; a head is posted anew at most once, when it is over."""
    world = season.server.standin.world
    heads: Counter[str] = Counter()
    for channel in world.channels.values():
        if channel.thread is not None and channel.name.startswith("Season "):
            for message in world.logs[channel.id].by_id.values():
                if message.content.startswith("🏆 Round"):
                    heads[channel.name] += 1
    assert set(heads.values()) <= {1, 2}
    assert len(heads) == len(list(cup.tables()))
