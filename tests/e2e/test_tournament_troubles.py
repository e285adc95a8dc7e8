"""Tournaments on Discord's wire when things go wrong: crowds, lost places, leavers, bad input."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from bot.discord_ui.client import Maester
from bot.local.client import Json, Player
from bot.local.world import Channel, Member, User
from tests.e2e.conftest import PATIENCE, Hours, Server
from tests.e2e.harness import maester
from tests.e2e.season import Silent
from tests.e2e.support import told
from tests.e2e.test_creating import becomes
from tests.e2e.test_tournaments import NAMES, made, pressed

CROWD, BATCH, SECONDS = 500, 25, 3
EDIT = "PATCH", "/channels/{channel_id}/messages/{message_id}"
NUMBER = re.compile(r"as number (\d+)\.|waiting list, at place (\d+)\.")


async def test_five_hundred_sign_ups_in_a_minute(hours: Hours, database: Path) -> None:
    """Requirement 9: all answered, in order, the post edited at most every five seconds."""
    boss, world = await hours.player("arya"), hours.standin.world
    crowd = []
    for number in range(CROWD):
        name = f"squire{number}"
        user = world.add_user(User(world.snowflake(), name, name.title(), locale="en-US"))
        world.add_member(Member(hours.guild_id, user.id, world.stamp()))
        crowd.append(user.id)
    async with maester(hours.standin, database) as bot:
        _, head = await made(hours, boss, most=400)
        before, answers = hours.standin.journal.counts[EDIT], []
        async with Silent(hours.standin.base_url, crowd[0], timeout=PATIENCE) as hand:
            for start in range(0, CROWD, BATCH):
                works = [_join(hours, hand, one, head) for one in crowd[start : start + BATCH]]
                answers += await asyncio.gather(*works)
                hours.pass_by(bot, SECONDS)
                bot.host.tables.tournaments.woken.set()
        seconds = CROWD // BATCH * SECONDS
        hours.pass_by(bot, 5)
        bot.host.tables.tournaments.woken.set()
        await boss.until(
            lambda: "400 of 400 people, 100 waiting" in boss.messages[int(head["id"])]["content"]
        )
        cup = await bot.host.tables.tournaments.get(1)
        assert hours.standin.journal.counts[EDIT] - before <= seconds // 5 + 2
    told_places = {}
    for person, answer in zip(crowd, answers, strict=True):
        found = NUMBER.search(answer)
        assert found is not None, answer
        told_places[person] = int(found[1]) if found[1] else 400 + int(found[2])
    assert sorted(told_places.values()) == list(range(1, CROWD + 1))
    assert list(cup.entrants) == sorted(told_places, key=told_places.__getitem__)


async def _join(hours: Hours, hand: Silent, person: int, head: Json) -> str:
    """One press of Join, and what was answered."""
    player = Player(hours.standin.base_url, person, timeout=PATIENCE)
    player._session = hand._session
    outcome = await player.press(head, "Join")
    assert not outcome.failed
    assert outcome.message is not None
    where, number = int(outcome.message["channel_id"]), int(outcome.message["id"])
    while True:
        # On a busy machine the bot asks for patience first.
        shown = hours.standin.world.message_for(person, where, number)
        if shown is not None and shown.content:
            return shown.content
        await asyncio.sleep(0.01)


def staff_room(server: Server) -> Channel | None:
    """The organisers' private thread."""
    channels = server.standin.world.channels.values()
    return next((one for one in channels if one.name == "Joust: organisers"), None)


async def begun(server: Server, boss: Player, people: list[Player]) -> tuple[str, Json]:
    """A joust whose first round is drawn."""
    thread, head = await made(server, boss)
    for player in people:
        await told(player, thread, "tournament join")
    await told(boss, thread, "tournament start")
    draw = await told(boss, thread, "tournament next")
    await pressed(boss, draw, "Publish")
    await boss.sees("🏆 Round 1, table 2")
    return thread, head


async def test_organisers_are_told_in_a_thread_of_their_own(server: Server, database: Path) -> None:
    """Requirement 13 e: who stops, calls for a judge; nobody else is let in."""
    people = [await server.player(name) for name in NAMES]
    boss = await server.player("arya")
    async with maester(server.standin, database):
        thread, _ = await begun(server, boss, people)
        await told(people[0], thread, "tournament judge", reason="the dice")
        call = await boss.sees("calls a judge")
        room = staff_room(server)
        assert room is not None
        assert call["channel_id"] == str(room.id)
        await pressed_form(boss, call, "Rule", why="roll again")
        await boss.until(lambda: "has ruled" in boss.messages[int(call["id"])]["content"])
        stopped = await told(people[0], thread, "tournament leave")
        await pressed(people[0], stopped, "Confirm")
        note = await boss.sees("has stopped")
        assert note["channel_id"] == str(room.id)
        assert not any(m["channel_id"] == str(room.id) for m in people[1].messages.values())


async def pressed_form(player: Player, message: Json, label: str, **values: str) -> None:
    """Press a button that opens a form, and hand it in."""
    outcome = await player.press(player.messages[int(message["id"])], label)
    assert outcome.modal is not None
    done = await player.submit(outcome.modal, values)
    assert not done.failed


async def test_lost_permissions_are_told_to_organisers_once(hours: Hours, database: Path) -> None:
    """Requirement 17."""
    boss, davos = await hours.player("arya"), await hours.player("davos")
    async with maester(hours.standin, database) as bot:
        thread, head = await made(hours, boss)
        hours.standin.faults.fail(" ".join(EDIT), status=403, code=50013, count=10)
        await told(davos, thread, "tournament join")
        for _ in range(3):
            hours.pass_by(bot, 120)
            bot.host.tables.tournaments.woken.set()
            await boss.sees("I can no longer write in")
        hours.standin.faults.clear()
        await becomes(lambda: _shown(hours, bot, boss, head))
        told_of = [m for m in boss.messages.values() if "no longer write in" in m["content"]]
        assert len(told_of) == 1


async def _shown(hours: Hours, bot: Maester, boss: Player, head: Json) -> bool:
    """Whether the post is up to date; if not, some more time passes."""
    hours.pass_by(bot, 60)
    bot.host.tables.tournaments.woken.set()
    return "Newest: Davos" in boss.messages[int(head["id"])]["content"]


async def test_who_leaves_the_server_has_stopped_a_day_later(hours: Hours, database: Path) -> None:
    """Requirement 17: a player, and the organiser, for whom moderators stand in."""
    people = [await hours.player(name) for name in NAMES]
    boss = await hours.player("arya")
    async with maester(hours.standin, database) as bot:
        await begun(hours, boss, people)
        await people[0].leave(hours.guild_id)
        await boss.leave(hours.guild_id)
        hours.pass_by(bot, 7 * 3600)
        await bot.roll.look()
        found = await bot.host.tables.tournaments.get(1)
        assert sorted(found.departed) == sorted([boss.id, people[0].id])
        hours.pass_by(bot, 86_400)
        bot.host.tables.deadlines.woken.set()
        await becomes(lambda: _stopped(bot, people[0].id))


async def _stopped(bot: Maester, person: int) -> bool:
    cup = await bot.host.tables.tournaments.get(1)
    return cup.entrants[person].status == "dropped"


BAD: list[tuple[str, dict[str, Any]]] = [
    ("tournament new", {"name": "X", "game": "risk", "format": "swiss", "players": 1}),
    ("tournament new", {"name": "X", "game": "risk", "format": "swiss", "most": 1}),
    ("tournament new", {"name": "X", "game": "risk", "format": "swiss", "players": 4, "cut": 8}),
    ("tournament new", {"name": "X", "game": "risk", "format": "swiss", "hours": 0}),
    ("tournament result", {"table": "9/9", "places": "1 > 2"}),
    ("tournament result", {"table": "1/1", "places": "1 > Nobody"}),
    ("tournament result", {"table": "1/1", "places": "1 > 1"}),
    ("tournament result", {"table": "=1+1", "places": "1 > 2"}),
    ("tournament player penalty", {"player": "Hodor", "points": "1", "reason": "x"}),
    ("tournament player absent", {"player": "\u202eHodor"}),
    ("tournament setup edit", {"setting": "hours", "value": "0"}),
    ("tournament setup edit", {"setting": "clock", "value": "**@everyone**"}),
    ("tournament setup edit", {"setting": "cut", "value": "2"}),
    ("tournament extend", {"table": "1/1", "hours": 0}),
    ("tournament rule", {"table": "1/1", "reason": "nobody asked"}),
    ("tournament wish", {"houses": "Stark"}),
    ("tournament checkin", {}),
    ("tournament deck", {}),
]


async def test_bad_input_gets_one_sentence_and_changes_nothing(
    server: Server, database: Path
) -> None:
    people = [await server.player(name) for name in NAMES]
    boss = await server.player("arya")
    async with maester(server.standin, database) as bot:
        thread, head = await begun(server, boss, people)
        cups = bot.host.tables.tournaments
        before = len((await cups.get(1)).decisions)
        for command, options in BAD:
            answer = await told(boss, thread, command, **options)
            assert answer["content"], command
            assert "\n" not in answer["content"], answer["content"]
            assert not answer["components"], (command, options)
        twice = await pressed(people[0], head, "Join")
        assert "already" in twice["content"]
        assert len((await cups.get(1)).decisions) == before
        assert len(await cups.of_guild(server.guild_id)) == 1


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_names_that_want_to_be_more_than_names(
    server: Server, database: Path, locale: str
) -> None:
    """A tournament whose name is markdown, a mention, a formula and turned round."""
    boss = await server.player("arya")
    async with maester(server.standin, database):
        name = "=1+1 **x** @everyone \u202e`y`"
        _, head = await made(server, boss, name=name)
        assert "\u202e" not in head["content"]
        assert "\\*\\*x" in head["content"]
        assert not head["mention_everyone"]
