"""Tables, people and moves for the benchmarks: made in the database, played by commands."""

import asyncio
import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select, text

from bot.games import RULES
from bot.games.risk.rules.view import RiskView
from bot.kernel import Assign, Choose
from bot.local.interactions import Interaction
from bot.local.player.acts import Acts
from bot.local.server import Standin
from bot.local.world import Channel, Member, Thread, User
from bot.store import Store, schema
from bot.table import Tables
from bot.text import words
from cogs import _risk

PUBLIC_THREAD = 11
SEATS = 4
COPIED = ("seats", "moves", "states")
AT_ONCE = 4
"""Games that are begun at the same time: a database server has so many connections for us."""


@dataclass(frozen=True, slots=True)
class Game:
    """A running game: its number, its server, its thread, its players."""

    session: int
    guild: int
    thread: int
    users: list[int]


def people(standin: Standin, count: int, guild: int) -> list[int]:
    """New members of a server."""
    world, known = standin.world, len(standin.world.users)
    made = []
    for number in range(known, known + count):
        user = world.add_user(User(world.snowflake(), f"player{number}", f"Player {number}"))
        world.add_member(Member(guild, user.id, world.stamp()))
        made.append(user.id)
    return made


def thread(standin: Standin, guild: int) -> int:
    """A new thread in a server's hall."""
    world = standin.world
    inside = world.guild_channels[guild].values()
    parent = next(channel for channel in inside if channel.name == "great-hall")
    about = Thread(world.bot_id, world.stamp(), world.stamp())
    made = Channel(world.snowflake(), PUBLIC_THREAD, "War", guild, parent.id, thread=about)
    return world.add_channel(made).id


async def places(
    standin: Standin, store: Store, count: int, seats: int, guilds: Sequence[int] = ()
) -> list[Game]:
    """Threads with people who have played before, on these servers in turn; no games yet."""
    guilds = guilds or [next(iter(standin.world.guilds))]
    made = []
    for number in range(count):
        guild = guilds[number % len(guilds)]
        users = people(standin, seats, guild)
        made.append(Game(0, guild, thread(standin, guild), users))
    await _known(standin, store, [user for place in made for user in place.users])
    return made


async def prepare(
    standin: Standin,
    store: Store,
    games: int,
    seats: int = SEATS,
    game: str = "risk",
    guilds: Sequence[int] = (),
    **options: Any,
) -> list[Game]:
    """Games that have begun, as if everything had been shown."""
    tables = Tables(store, RULES)
    at_once = asyncio.Semaphore(AT_ONCE)

    async def one(place: Game) -> Game:
        async with at_once:
            host, *others = place.users
            wanted = {"houses": "random"} | options
            info = await tables.lobby.create(
                place.guild, place.thread, host, game, "War", wanted, seats=seats
            )
            session = info.session.id
            await tables.places.move(session, place.thread, place.thread)
            for user in others:
                await tables.lobby.join(session, user)
            await tables.lobby.start(session, host)
            return replace(place, session=session)

    empty = await places(standin, store, games, seats, guilds)
    made = await asyncio.gather(*map(one, empty))
    await shown(store)
    return made


async def multiply(store: Store, game: Game, empty: Sequence[Game]) -> list[Game]:
    """The same game at other tables with other people, row by row: quicker than starting each."""
    async with store.write() as tx:
        first = 1 + await tx.value(select(func.max(schema.sessions.c.id)))
        made = [replace(place, session=first + n) for n, place in enumerate(empty)]
        for name in ("sessions", *COPIED):
            table = schema.metadata.tables[name]
            key = table.c.id if name == "sessions" else table.c.session_id
            rows = await tx.all(select(table).where(key == game.session))
            copies = [_moved(dict(row), game, place) for place in made for row in rows]
            await tx.run(insert(table), copies)
    return made


def _moved(row: dict[str, Any], game: Game, place: Game) -> dict[str, Any]:
    """A row of a game as it is at another table."""
    new = {"id": place.session, "session_id": place.session, "guild_id": place.guild}
    new |= {"channel_id": place.thread, "thread_id": place.thread}
    for key in ("user_id", "host_user", "actor_user"):
        if row.get(key) is not None:
            new[key] = place.users[game.users.index(row[key])]
    return row | {key: value for key, value in new.items() if key in row}


async def _known(standin: Standin, store: Store, users: list[int]) -> None:
    """Everybody has played before: Discord opens ten direct messages in ten seconds, no more."""
    world = standin.world

    def about(user: int) -> dict[str, Any]:
        channel, name = world.dm_between(world.bot_id, user), world.users[user].global_name
        return {"dm_channel": channel.id, "name": name, "locale": "en-US"}

    async with store.write() as tx:
        rows = [{"owner_id": user, "data": about(user)} for user in users]
        await tx.run(insert(schema.user_settings), rows)


async def shown(store: Store) -> None:
    """Nothing is left to be delivered."""
    async with store.write() as tx:
        await tx.run(text("UPDATE outbox SET done_at = 1 WHERE done_at IS NULL"))


async def moves_made(store: Store) -> int:
    """How many moves there are of all games."""
    async with store.read() as tx:
        return int(await tx.value(select(func.count()).select_from(schema.moves)))


async def copy(store: Store, session: int, count: int) -> None:
    """So many more games like this one, row by row: quicker than playing them."""
    async with store.write() as tx:
        for table in ("sessions", *COPIED):
            key = "id" if table == "sessions" else "session_id"
            rows = await tx.all(text(f"SELECT * FROM {table} WHERE {key} = {session}"))
            names = [name for name in rows[0] if table == "sessions" or name != "id"]
            fields = ", ".join(f'"{name}"' for name in names)
            values = ", ".join("n.value" if name == key else f't."{name}"' for name in names)
            await tx.run(
                text(
                    f"WITH RECURSIVE n(value) AS (SELECT {session} + 1 UNION ALL "
                    f"SELECT value + 1 FROM n WHERE value < {session} + {count}) "
                    f"INSERT INTO {table} ({fields}) SELECT {values} FROM n, {table} t "
                    f"WHERE t.{key} = {session}"
                )
            )


def decided(view: RiskView, chance: random.Random) -> tuple[str, dict[str, Any]]:
    """A move somebody might type: the name of the command, and its options."""
    english = words("en")
    ask = view.asks[0]
    if isinstance(ask, Assign):
        key = chance.choice(ask.keys)
        name = english.name("risk", f"territory:{key.id}")
        return "risk reinforce", {"where": f"{name} {ask.total}"}
    if ask.topic == "trade" and isinstance(ask, Choose):
        return "risk trade", {"cards": ask.options[0].id}
    if ask.topic == "invade_from" and chance.random() < 0.6:
        strong = sorted(_risk.attackers(view), key=lambda at: view.territories[at].units)[-2:]
        for source in strong:
            for target in _risk.targets(view, source):
                if view.territories[source].units > view.territories[target].units + 1:
                    return "risk attack", {"from": source, "to": target, "until": 2}
    if ask.topic == "move_in":
        return "risk move-in", {"units": getattr(ask, "max", 1)}
    if ask.topic == "draw":
        return "risk draw", {"take": True}
    if ask.topic == "defence":
        return "risk defend", {"dice": 1}
    return "risk end", {}


class Player(ABC):
    """Acts within the stand-in, which costs the measured process nothing."""

    def __init__(self, standin: Standin, store: Store) -> None:
        self.standin = standin
        self.tables = Tables(store, RULES)
        self.unanswered = 0
        """Moves that were not answered within three seconds."""

    @abstractmethod
    async def type(self, game: Game) -> Interaction | None:
        """Begin a move of somebody who is waited for; None if there is nobody."""

    async def move(self, game: Game) -> float | None:
        """One move; seconds until it was answered, None if nobody is waited for."""
        interaction = await self.type(game)
        if interaction is None:
            return None
        began = time.perf_counter()
        await interaction.done.wait()
        self.unanswered += interaction.failed
        return time.perf_counter() - began


class Typist(Player):
    """Types commands."""

    def __init__(self, standin: Standin, store: Store, seed: int = 1) -> None:
        super().__init__(standin, store)
        self.chance = random.Random(seed)

    async def type(self, game: Game) -> Interaction | None:
        """Type a move of whoever is waited for; None if the game is over."""
        waiting = await self.tables.queries.waiting(game.session)
        if not waiting or waiting[0].user is None:
            return None
        user = waiting[0].user
        view = await self.tables.queries.view(game.session, user)
        assert isinstance(view, RiskView)
        name, options = decided(view, self.chance)
        return Acts(self.standin, user).command(game.thread, name, options)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if _fields(int(stat.parent.name))[1] == str(pid):
                found.append(int(stat.parent.name))
    return found


def spent(pid: int) -> tuple[float, float]:
    """Seconds of CPU a process has used, and those of the processes it has started."""
    own, others = _ticks(pid), 0
    for child in children(pid):
        with suppress(OSError):
            others += _ticks(child)
    return own / 100, others / 100


def _fields(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def _ticks(pid: int) -> int:
    fields = _fields(pid)
    return int(fields[11]) + int(fields[12])


@dataclass(frozen=True, slots=True)
class Waiting:
    """What is still to be shown: rows, tables and people they are for, age of the oldest."""

    rows: int
    lanes: int
    seconds: float


async def undelivered(store: Store) -> Waiting:
    """What has not been shown yet."""
    open_rows = "FROM outbox WHERE done_at IS NULL AND failed_at IS NULL"
    async with store.read() as tx:
        (row,) = await tx.all(text(f"SELECT count(*) AS n, min(created_at) AS oldest {open_rows}"))
        lanes = await tx.value(
            text(f"SELECT count(*) FROM (SELECT DISTINCT session_id, target {open_rows})")
        )
        age = 0 if row["oldest"] is None else tx.now - row["oldest"]
    return Waiting(row["n"], lanes, age / 1000)


def below(metrics: str, name: str, share: float) -> str:
    """The smallest limit of a histogram that this share of the values does not exceed."""
    limits: list[tuple[str, str]] = re.findall(rf'{name}_bucket{{le="(.+?)"}} ([0-9.]+)', metrics)
    total = float(limits[-1][1])
    return next(limit for limit, count in limits if float(count) >= share * total)


def resident(pid: int) -> int:
    """Megabytes a process has in memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    kilobytes = next(line for line in lines if line.startswith("VmRSS"))
    return int(kilobytes.split()[1]) // 1024


def shared_fairly(pid: int) -> int:
    """Megabytes of a process, with what it shares with others counted in parts."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    kilobytes = next(line for line in lines if line.startswith("Pss:"))
    return int(kilobytes.split()[1]) // 1024
