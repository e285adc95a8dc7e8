"""Requirement 17 over the wire: what of a tournament is deleted comes back, once, and works."""

from __future__ import annotations

from pathlib import Path

from bot.discord_ui.client import Maester
from bot.local.client import Json, Player
from tests.e2e.conftest import Server
from tests.e2e.harness import delivered, maester
from tests.e2e.support import told
from tests.e2e.test_creating import becomes
from tests.e2e.test_tournament_troubles import begun
from tests.e2e.test_tournaments import NAMES, made, pressed, venues


async def another(player: Player, gone: Json, words: str) -> Json:
    """The message with these words that came after one that is gone, and is the only one."""

    def found() -> list[Json]:
        shown = [m for m in player.messages.values() if words in m["content"]]
        return [m for m in shown if m["id"] != gone["id"]]

    await player.until(lambda: bool(found()))
    only = found()
    assert len(only) == 1
    return only[0]


async def noted(bot: Maester, message: Json) -> None:
    """Wait until the bot has written down that it has posted a message."""

    async def there() -> bool:
        posts = await bot.host.tables.tournaments.posts(1)
        return any(one.message_id == int(message["id"]) for one in posts.values())

    await becomes(there)


async def test_a_deleted_post_comes_back(server: Server, database: Path) -> None:
    boss, davos = await server.player("arya"), await server.player("davos")
    async with maester(server.standin, database) as bot:
        thread, head = await made(server, boss)
        await noted(bot, head)
        await boss.delete(head)
        answer = await told(boss, thread, "tournament post")
        assert thread in answer["content"]
        again = await another(boss, head, "Sign-up is open")
        assert again["channel_id"] == thread
        await davos.until(lambda: int(again["id"]) in davos.messages)
        assert "as number 1" in (await pressed(davos, again, "Join"))["content"]
        await boss.until(lambda: "Newest: Davos" in boss.messages[int(again["id"])]["content"])


async def test_a_rounds_deleted_message_comes_back(server: Server, database: Path) -> None:
    people = [await server.player(name) for name in NAMES]
    boss = await server.player("arya")
    async with maester(server.standin, database) as bot:
        thread, _ = await begun(server, boss, people)
        first = await boss.sees("## Round 1")
        await noted(bot, first)
        await boss.delete(first)
        await told(boss, thread, "tournament post")
        again = await another(boss, first, "## Round 1")
        assert again["channel_id"] == thread
        why = await pressed(people[0], again, "Why this pairing?")
        assert "First round" in why["content"]
        assert len([m for m in boss.messages.values() if "# 🏆 Joust" in m["content"]]) == 1


async def test_a_tables_deleted_thread_comes_back(server: Server, database: Path) -> None:
    people = {one.id: one for one in [await server.player(name) for name in NAMES]}
    boss = await server.player("arya")
    async with maester(server.standin, database) as bot:
        thread, _ = await begun(server, boss, list(people.values()))
        gone = next(one for one in venues(server) if one.name == "Joust 1/1")
        heading = await boss.sees("🏆 Round 1, table 1")
        await delivered(bot.store)
        await boss.delete_channel(gone.id)
        await told(boss, thread, "tournament post")
        again = await another(boss, heading, "🏆 Round 1, table 1")
        assert [str(one.id) for one in venues(server) if one.name == "Joust 1/1"] == [
            again["channel_id"]
        ]
        await boss.until(
            lambda: any(
                again["channel_id"] in m["content"]
                for m in boss.messages.values()
                if "## Round 1" in m["content"]
            )
        )
        table = (await bot.host.tables.tournaments.get(1)).rounds[0].tables[1]
        player = people[table.people[0]]
        given = await told(player, again["channel_id"], "game concede", confirm=True)
        assert "given up" in given["content"]
