"""Tournaments on Discord's wire: proposed, signed up for, drawn, played, restarted, corrected."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.local.client import Json, Player, components
from bot.local.world import Channel
from tests.e2e.conftest import PATIENCE, Server
from tests.e2e.harness import delivered, maester
from tests.e2e.support import told
from tests.e2e.test_creating import becomes, rows
from tests.e2e.victim import Victim

NAMES = ("davos", "sansa", "varys", "gendry")


async def made(server: Server, boss: Player, **options: object) -> tuple[str, Json]:
    """A tournament's thread and its post."""
    hall = server.channel("great-hall")
    about = {"name": "Joust", "game": "risk", "format": "swiss", "players": 4} | options
    proposal = await told(boss, hall, "tournament new", **about)
    assert "Dry run" in proposal["content"], proposal["content"]
    assert not [m for m in boss.messages.values() if "Sign-up is open" in m["content"]]
    await boss.press(proposal, "Create it")
    head = await boss.sees("Sign-up is open")
    return str(head["channel_id"]), head


THREADS = "POST /channels/{channel_id}/threads"
MESSAGES = "POST /channels/{channel_id}/messages"


def venues(server: Server) -> list[Channel]:
    """The threads of the tournament's tables."""
    channels = server.standin.world.channels.values()
    return [one for one in channels if one.thread is not None and one.name.startswith("Joust 1/")]


def headings(boss: Player) -> list[str]:
    """The first messages at the tables, which call everybody who plays there."""
    found = [m["content"] for m in boss.messages.values() if "🏆 Round 1, table" in m["content"]]
    return sorted(found)


@pytest.mark.parametrize("where", [THREADS, MESSAGES], ids=["thread", "message"])
async def test_killed_while_a_round_opens_its_tables(
    server: Server, database: str | Path, where: str
) -> None:
    """Requirement 2: whatever is killed when, every table has one game and one thread."""
    people = [await server.player(name) for name in NAMES]
    boss = await server.player("arya")
    victim = Victim(server.standin, database)
    await victim.start()
    try:
        thread, _ = await made(server, boss)
        for player in people:
            await told(player, thread, "tournament join")
        await told(boss, thread, "tournament start")
        draw = await told(boss, thread, "tournament next")
        server.standin.faults.slow(where, delay=2 * PATIENCE, when="after")
        await boss.press(draw, "Publish", wait=False)
        await becomes(lambda: _begun(server, boss, where))
        await victim.kill()
        server.standin.faults.clear()
        await victim.start()
        await becomes(lambda: _all_there(boss))
        assert sorted(one.name for one in venues(server)) == ["Joust 1/1", "Joust 1/2"]
        assert len(await rows(database, "sessions")) == 2
        assert len(headings(boss)) == 2
        for player in people:
            called = [one for one in headings(boss) if f"<@{player.id}>" in one]
            assert len(called) == 1
        assert len([m for m in boss.messages.values() if "## Round 1" in m["content"]]) == 1
    finally:
        await victim.kill()


async def _begun(server: Server, boss: Player, where: str) -> bool:
    return bool(venues(server)) if where == THREADS else bool(headings(boss))


async def _all_there(boss: Player) -> bool:
    return len(headings(boss)) == 2 and any(
        "## Round 1" in m["content"] for m in boss.messages.values()
    )


async def pressed(player: Player, message: Json, label: str) -> Json:
    """Press a button; the answer once it is there."""
    outcome = await player.press(player.messages[int(message["id"])], label)
    assert not outcome.failed, label
    assert outcome.message is not None, label
    return await player.settled(outcome.message)


async def test_a_joust_by_buttons(server: Server, database: str | Path) -> None:
    """Requirements 2, 3, 9, 13: from the proposal to the first result, and on after a restart."""
    people = [await server.player(name) for name in NAMES]
    boss = await server.player("arya")
    async with maester(server.standin, database) as bot:
        thread, head = await made(server, boss)
        for number, player in enumerate(people, 1):
            await player.sees("Sign-up is open")
            answer = await pressed(player, head, "Join")
            assert f"as number {number}" in answer["content"]
        twice = await pressed(people[0], head, "Join")
        assert "already" in twice["content"]
        page = await pressed(boss, head, "Organise")
        sure = await pressed(boss, page, "What comes next")
        assert "Start with 4 people" in sure["content"]
        started = await pressed(boss, sure, "Confirm")
        draw = await pressed(boss, started, "What comes next")
        assert "Draw of round 1" in draw["content"]
        await pressed(boss, draw, "Publish")
        round_one = await boss.sees("## Round 1")
        await delivered(bot.store)
    async with maester(server.standin, database) as bot:
        await delivered(bot.store)
        threads = [
            c for c in server.standin.world.channels.values() if c.name.startswith("Joust 1/")
        ]
        assert len(threads) == 2
        mine = await pressed(people[0], head, "My tournament")
        assert "Round 1, table" in mine["content"]
        why = await pressed(people[1], round_one, "Why this pairing?")
        assert "First round" in why["content"]
        assert any("Round 1, table 1 of" in m["content"] for m in boss.messages.values())
        await told(people[0], thread, "tournament standings")
        stopped = await pressed(people[0], head, "Leave")
        await pressed(people[0], stopped, "Confirm")
        await boss.until(lambda: "🏁" in boss.messages[int(round_one["id"])]["content"])
        at = "1/1" if "🎲 **1**" in boss.messages[int(round_one["id"])]["content"] else "1/2"
        preview = await told(boss, thread, "tournament result", table=at, places="2 > 1")
        assert "→" in preview["content"]
        await pressed(boss, preview, "Confirm")
        await boss.sees("standings. After round 1")
    assert components(head)


async def test_what_is_deleted_is_posted_again(server: Server, database: str | Path) -> None:
    """Requirement 17: the post, and its whole thread; nothing of the tournament is lost."""
    boss, davos = await server.player("arya"), await server.player("davos")
    hall = server.channel("great-hall")
    async with maester(server.standin, database):
        thread, head = await made(server, boss)
        await told(davos, thread, "tournament join")
        await boss.delete_channel(thread)
        again = await told(boss, hall, "tournament post")
        assert thread not in again["content"]
        found = await boss.until(lambda: _other(boss, head))
        assert "Newest: Davos" in found["content"]
        assert "already" in (await pressed(davos, await _seen(davos, found), "Join"))["content"]


def _other(player: Player, head: Json) -> Json | None:
    """A post of the tournament in another thread."""
    for message in player.messages.values():
        other = message["channel_id"] != head["channel_id"]
        if other and "Sign-up is open" in message["content"]:
            return message
    return None


async def _seen(player: Player, message: Json) -> Json:
    await player.until(lambda: int(message["id"]) in player.messages)
    return player.messages[int(message["id"])]
