"""Tournaments on Discord's wire: proposed, signed up for, drawn, played, restarted, corrected."""

from __future__ import annotations

from pathlib import Path

from bot.local.client import Json, Player, components
from tests.e2e.conftest import Server
from tests.e2e.harness import delivered, maester
from tests.e2e.support import told

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


async def pressed(player: Player, message: Json, label: str) -> Json:
    """Press a button; the answer once it is there."""
    outcome = await player.press(player.messages[int(message["id"])], label)
    assert not outcome.failed, label
    assert outcome.message is not None, label
    return await player.settled(outcome.message)


async def test_a_joust_by_buttons(server: Server, database: Path) -> None:
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
