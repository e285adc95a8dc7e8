"""Slow play as people see it: deadlines, reminders, leaving, coming back, being forgotten."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.discord_ui.client import Maester
from bot.local.client import Json, Player, components
from bot.store import system_clock
from bot.table.veils import VEIL
from tests.e2e.conftest import Server
from tests.e2e.harness import maester
from tests.e2e.support import Table, begun, opened, suggested, text_of, told


class Hours:
    """A clock that stands still until somebody says how many hours pass."""

    def __init__(self) -> None:
        self.now = system_clock()

    def __call__(self) -> int:
        return self.now


class Slow:
    """The bot with a clock that can be set forward."""

    def __init__(self, bot: Maester, clock: Hours) -> None:
        self.bot = bot
        self._clock = clock

    def passes(self, hours: float) -> None:
        """Let time pass; what is due happens."""
        self._clock.now += round(hours * 3_600_000)
        self.bot.host.tables.deadlines.woken.set()


@asynccontextmanager
async def slowly(server: Server, database: str | Path) -> AsyncIterator[Slow]:
    clock = Hours()
    async with maester(server.standin, database, clock=clock, veil=VEIL) as bot:
        yield Slow(bot, clock)


async def timed(server: Server, *names: str, **clock: str) -> Table:
    """A running game with a clock that the host chose in the lobby."""
    people = [await server.player(name) for name in names]
    table = await opened(server, people, seats=len(people))
    agreed = {"clock": "move", "time": "24h"} | clock
    assert "for each move" in await text_of(people[0], table.thread, "clock set", **agreed)
    await table.begin()
    return table


def pinged(message: Json, player: Player) -> bool:
    return str(player.id) in [str(user["id"]) for user in message["mentions"]]


@pytest.mark.both
async def test_deadlines_reminders_and_the_default(server: Server, database: str | Path) -> None:
    async with slowly(server, database) as slow:
        table = await timed(server, "arya", "davos", overtime="default")
        mover, other = await table.turn()
        shown = await text_of(other, table.thread, "game show")
        assert "time runs out <t:" in shown
        slow.passes(12.1)
        half = await mover.sees("half of your time", channel=table.thread)
        assert pinged(half, mover)
        assert not pinged(half, other)
        muted = await mover.press(half, "No more reminders")
        assert muted.message is not None
        assert "No more reminders for this turn" in muted.message["content"]
        refused = await other.press(half, "No more reminders")
        assert refused.message is not None
        assert "isn't waiting for you" in refused.message["content"]
        slow.passes(12)
        await other.sees("has run out of time", channel=table.thread)
        assert await table.turn() == (other, mover)


async def test_a_reminder_where_the_message_has_five_buttons_already(
    server: Server, database: str | Path
) -> None:
    """While orders are asked, the table's message also opens the form of orders."""
    async with slowly(server, database) as slow:
        people = [await server.player(name) for name in ("arya", "davos", "sansa")]
        table = await opened(server, people, game="board_game", seats=3)
        agreed = {"clock": "move", "time": "24h"}
        assert "for each move" in await text_of(people[0], table.thread, "clock set", **agreed)
        await told(people[0], table.thread, "game start")
        for player in people:
            await told(player, table.thread, "westeros houses", ranking="stark")
        called = await people[0].sees("laying orders", channel=table.thread)
        assert len(called["components"][0]["components"]) == 5
        slow.passes(12.1)
        half = await people[0].sees("half of your time", channel=table.thread)
        assert all(pinged(half, player) for player in people)
        muted = await people[0].press(half, "No more reminders")
        assert muted.message is not None
        assert "No more reminders for this turn" in muted.message["content"]


async def test_a_stand_in_until_somebody_is_back(server: Server, database: str | Path) -> None:
    async with slowly(server, database) as slow:
        table = await timed(server, "arya", "davos", overtime="standin")
        mover, other = await table.turn()
        slow.passes(24.1)
        await other.sees("A stand-in plays until they are back", channel=table.thread)
        assert "Stand-in for" in await text_of(other, table.thread, "game show")
        assert "You have your seat again" in await text_of(mover, table.thread, "game back")
        assert "no stand-in plays" in await text_of(mover, table.thread, "game back")
        await other.sees("is back and has the seat", channel=table.thread)


async def test_ones_games_have_the_button_to_take_the_seat_back(
    server: Server, database: str | Path
) -> None:
    async with slowly(server, database) as slow:
        table = await timed(server, "arya", "davos", overtime="standin")
        mover, other = await table.turn()
        slow.passes(24.1)
        await other.sees("A stand-in plays until they are back", channel=table.thread)
        mine = await told(mover, server.channel("great-hall"), "games mine")
        assert "a stand-in has been playing for you" in mine["content"]
        own = await told(mover, table.thread, "game hand")
        assert "I am back" in [part.get("label") for part in components(own)]
        pressed = await mover.press(mine, "War")
        assert pressed.message is not None
        assert "You have your seat again" in (await mover.settled(pressed.message))["content"]
        await other.sees("is back and has the seat", channel=table.thread)
        again = await text_of(mover, server.channel("great-hall"), "games mine")
        assert "stand-in" not in again


async def test_a_seat_is_left_and_taken_over_by_a_button(
    server: Server, database: str | Path
) -> None:
    async with slowly(server, database):
        table = await begun(server, "arya", "davos")
        mover, other = await table.turn()
        stranger = await server.player("hodor")
        sure = await told(mover, table.thread, "game leave")
        stays = await mover.press(sure, "Stay")
        assert not stays.failed
        assert (await told(other, table.thread, "game show"))["content"].count("<@") >= 2
        left = await mover.press(await told(mover, table.thread, "game leave"), "Leave the game")
        assert not left.failed
        free = await stranger.sees("is free", channel=table.thread)
        refused = await other.press(free, "Take over")
        assert refused.message is not None
        assert "sit at the same table twice" in refused.message["content"]
        taken = await stranger.press(free, "Take over")
        assert taken.message is not None
        page = await stranger.settled(taken.message)
        assert "The seat is yours" in page["content"]
        late = await mover.press(free, "Take over")
        assert late.message is not None
        assert "not free" in late.message["content"]


async def test_my_games_digests_and_nudges(server: Server, database: str | Path) -> None:
    async with slowly(server, database) as slow:
        table = await timed(server, "arya", "davos", time="9d")
        mover, other = await table.turn()
        hall = server.channel("great-hall")
        mine = await told(mover, hall, "games mine")
        assert "War" in mine["content"]
        assert "time runs out" in mine["content"]
        assert "Nothing is waiting" in await text_of(other, hall, "games mine")
        pressed = await mover.press(mine, "War")
        assert pressed.message is not None
        assert "Place **" in (await mover.settled(pressed.message))["content"]
        next_hour = datetime.fromtimestamp(slow.bot.store.clock() / 1000 + 3600, UTC).hour
        await told(mover, hall, "clock digest", hour=next_hour)
        slow.passes(1)
        digest = await mover.sees("☀️")
        assert "War" in digest["content"]
        assert "anybody else" in await text_of(mover, table.thread, "game nudge")
        assert "Nudged" in await text_of(other, table.thread, "game nudge")
        nudge = await mover.sees("looking forward", channel=table.thread)
        assert pinged(nudge, mover)
        assert "short while ago" in await text_of(other, table.thread, "game nudge")


async def test_votes_extensions_and_moderators(server: Server, database: str | Path) -> None:
    async with slowly(server, database) as slow:
        table = await timed(server, "arya", "davos", overtime="moderator")
        mover, other = await table.turn()
        first = await text_of(mover, table.thread, "clock vote", **{"for": "extend"})
        assert "1 of 2" in first
        second = await text_of(other, table.thread, "clock vote", **{"for": "extend"})
        assert "was needed" in second
        slow.passes(49)
        await other.sees("time has run out", channel=table.thread)
        assert "a moderator decides" in await text_of(other, table.thread, "game show")


async def test_times_of_ones_own_and_what_cannot_be_read(
    server: Server, database: str | Path
) -> None:
    async with slowly(server, database):
        arya, hall = await server.player("arya"), server.channel("great-hall")
        zones = await suggested(arya, hall, "clock quiet", "zone", zone="berl")
        assert "Europe/Berlin" in zones
        night = {"from": "22:00", "until": "8", "zone": "Europe/Berlin"}
        assert "22:00-08:00" in await text_of(arya, hall, "clock quiet", **night)
        for command, options, said in (
            ("clock quiet", {"zone": "Mars/Olympus"}, "don't know the time zone"),
            ("clock quiet", {"from": "8", "until": "7"}, "up to 12 hours"),
            ("clock quiet", {"from": "8"}, "both"),
            ("clock quiet", {"from": "noon", "until": "8"}, "time of day"),
            ("clock vacation", {"days": 99}, "1 to 14"),
            ("clock vacation", {"days": -1}, "1 to 14"),
            ("clock vacation", {"days": 3, "from": "2001-01-01"}, "in the past"),
            ("clock vacation", {"days": 3, "from": "soon"}, "as a day"),
            ("clock digest", {"hour": 23}, "quiet hours"),
            ("clock back", {}, "no vacation"),
        ):
            assert said in await text_of(arya, hall, command, **options), command
        assert "<t:" in await text_of(arya, hall, "clock vacation", days=3)
        assert "every day at 9" in await text_of(arya, hall, "clock digest", hour=9)
        table = await opened(server, [arya], seats=2)
        for options, said in (
            ({"clock": "move"}, "how much time"),
            ({"clock": "move", "time": "-3h"}, "length of time"),
            ({"clock": "move", "time": "9999d"}, "5 min to 14 d"),
            ({"clock": "bank", "time": "3d"}, "1 h to 7 d"),
        ):
            assert said in await text_of(arya, table.thread, "clock set", **options)


@pytest.mark.both
async def test_told_exported_and_forgotten(server: Server, database: str | Path) -> None:
    async with slowly(server, database) as slow:
        table = await begun(server, "arya", "davos")
        arya, davos = table.people
        shown = await text_of(arya, table.thread, "privacy show")
        assert "Moves you made" in shown
        assert "dm_channel" not in shown, "names of fields say nothing to people"
        outcome = await arya.command(table.thread, "privacy export")
        assert outcome.message is not None
        message = await arya.settled(outcome.message)
        (file,) = message["attachments"]
        assert file["filename"] == "maester.json"
        assert "repeat the command" in await text_of(arya, table.thread, "privacy forget")
        assert "I have forgotten you" in await text_of(
            arya, table.thread, "privacy forget", confirm=True
        )
        await davos.sees("left for good", channel=table.thread)
        stored = await slow.bot.host.tables.privacy.export(arya.id)
        assert {key for key, value in stored.items() if value} == {"user"}
        assert str(arya.id) not in json.dumps(await slow.bot.host.tables.privacy.export(davos.id))
