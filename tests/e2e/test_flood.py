"""One user wants far too much; everybody else notices nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest
from sqlalchemy import event

from bot.discord_ui.budget import ALLOWANCES, UserBudget
from bot.discord_ui.client import Maester
from bot.local.client import Json, Player
from bot.store.engine import SqliteEngine
from tests.e2e.conftest import Server
from tests.e2e.harness import delivered, maester
from tests.e2e.support import begun, suggested, text_of, told

TOO_MUCH = "That was a lot at once."


class Clock:
    """The budget's clock, which only goes when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def spend(bot: Maester, user: int) -> None:
    """Everything this user has for messages, commands and suggestions is gone."""
    for kind in ("message", "command", "suggestion"):
        for _ in range(int(ALLOWANCES[kind].at_once)):
            bot.host.budget.take(user, kind)


def answers(player: Player, sent: Json) -> list[Json]:
    return [
        message
        for message in player.messages.values()
        if (message.get("message_reference") or {}).get("message_id") == sent["id"]
    ]


async def test_a_spent_budget_is_one_sentence_for_one_user(
    server: Server, database: str | Path
) -> None:
    clock = Clock()
    async with maester(server.standin, database, budget=UserBudget(clock=clock)) as bot:
        hall = server.channel("great-hall")
        arya, davos = [await server.player(name) for name in ("arya", "davos")]
        spend(bot, arya.id)
        assert TOO_MUCH in await text_of(arya, hall, "game new", game="risk")
        assert await suggested(arya, hall, "game join", "table") == {}
        dm = await arya.dm()
        first = await arya.say(dm, "help")
        await arya.until(lambda: answers(arya, first))
        assert TOO_MUCH in answers(arya, first)[0]["content"]
        assert await bot.host.tables.queries.of_guild(server.guild_id) == []
        assert TOO_MUCH not in await text_of(davos, hall, "game list")
        clock.now += 60
        later = await arya.say(dm, "help")
        await arya.until(lambda: answers(arya, later))
        assert TOO_MUCH not in answers(arya, later)[0]["content"]
        assert TOO_MUCH not in await text_of(arya, hall, "game list")


async def test_the_sentence_comes_in_the_users_language(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database, budget=UserBudget(clock=Clock())) as bot:
        hall = server.channel("great-hall")
        arya = await server.player("arya")
        await bot.host.people.set_person(arya.id, language="de")
        spend(bot, arya.id)
        assert "Das war viel auf einmal" in await text_of(arya, hall, "game list")


OF_THE_CLOCK = ("max(sessions.id)", "bundled", "FROM outbox")
"""Parts of statements that are run as time passes, whoever writes."""


@pytest.mark.sqlite
async def test_what_comes_after_the_refusals_costs_nothing(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database, budget=UserBudget(clock=Clock())) as bot:
        server.standin.interactions.answer_within = 0.5  # unanswered is what is meant here
        hall = server.channel("great-hall")
        arya = await server.player("arya")
        dm = await arya.dm()
        spend(bot, arya.id)
        for _ in range(10):
            bot.host.budget.take(arya.id, "command")
            bot.host.budget.take(arya.id, "message")
        statements = 0

        def note(*seen: object) -> None:
            nonlocal statements
            # Housekeeping looks for old games meanwhile, and the outbox for what is due.
            statements += not any(part in str(seen[2]) for part in OF_THE_CLOCK)

        assert isinstance(bot.store.engine, SqliteEngine)
        event.listen(bot.store.engine.sync_engine, "before_cursor_execute", note)
        requests = server.standin.journal.total
        sent = [await arya.say(dm, "attack everything") for _ in range(5)]
        outcome = await arya.command(hall, "game new", game="risk")
        assert outcome.failed
        assert [answers(arya, one) for one in sent] == [[]] * 5
        assert (statements, server.standin.journal.total - requests) == (0, 0)


async def test_one_message_of_a_user_is_read_at_a_time(
    server: Server, database: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        arya = table.people[0]
        dm = await arya.dm()
        go, heard, inside, most = asyncio.Event(), [], 0, 0
        hear = bot.listener.hear

        async def slowly(message: discord.Message, me: int) -> None:
            nonlocal inside, most
            inside += 1
            most = max(most, inside)
            await go.wait()
            heard.append(message.content)
            await hear(message, me)
            inside -= 1

        monkeypatch.setattr(bot.listener, "hear", slowly)
        sent = [await arya.say(dm, f"help {number}") for number in range(7)]
        await arya.until(lambda: answers(arya, sent[4]))
        assert TOO_MUCH in answers(arya, sent[4])[0]["content"]
        go.set()
        await arya.until(lambda: answers(arya, sent[3]))
        assert heard == [f"help {number}" for number in range(4)]
        assert most == 1
        assert [len(answers(arya, one)) for one in sent] == [1, 1, 1, 1, 1, 0, 0]


async def test_pictures_have_a_budget_and_the_words_come_anyway(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database, budget=UserBudget(clock=Clock())) as bot:
        table = await begun(server, "arya", "davos")
        arya = table.people[0]
        bot.host.budget = UserBudget(clock=Clock())
        most = int(ALLOWANCES["picture"].at_once)
        for _ in range(most):
            assert "no picture" not in await text_of(arya, table.thread, "game board")
        shown = await text_of(arya, table.thread, "game board")
        assert "no picture" in shown
        assert "Westeros" in shown or "⏳" in shown


async def test_a_host_has_a_limited_number_of_open_tables(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database) as bot:
        hall = server.channel("great-hall")
        arya, davos = [await server.player(name) for name in ("arya", "davos")]
        assert "Only moderators" in await text_of(davos, hall, "settings server tables", most=9)
        assert "per host: 5" in await text_of(davos, hall, "settings server tables")
        assert "per host: 2" in await text_of(arya, hall, "settings server tables", most=2)
        asked = [text_of(davos, hall, "game new", game="risk", title=f"War {n}") for n in range(5)]
        replies = await asyncio.gather(*asked)
        assert sum("You host 2 open tables here" in one for one in replies) == 3
        channels = server.standin.world.channels.values()
        threads = {channel.id for channel in channels if channel.thread is not None}
        found = await bot.host.tables.queries.of_guild(server.guild_id)
        assert {info.session.thread_id for info in found} == threads
        assert len(found) == 2
        for _ in range(3):  # who moderates is bound only by what is allowed everywhere
            assert "is open" in await text_of(arya, hall, "game new", game="risk")
        bot.host.most_tables = 3
        assert "on all servers" in await text_of(arya, hall, "game new", game="risk")


async def test_a_moderator_closes_many_tables_with_one_button(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database) as bot:
        hall = server.channel("great-hall")
        arya, davos = [await server.player(name) for name in ("arya", "davos")]
        for _ in range(3):
            await text_of(davos, hall, "game new", game="risk")
        asked = await told(arya, hall, "mod close", host=davos.id)
        assert "3 tables" in asked["content"]
        outcome = await arya.press(asked, "Close 3 tables")
        shown = arya.messages
        await arya.until(lambda: "3 tables are closed" in shown[int(asked["id"])]["content"])
        assert not outcome.failed
        await delivered(bot.store)
        assert await bot.host.tables.queries.of_guild(server.guild_id) == []
        notices = [
            message
            for message in davos.messages.values()
            if "closed this table as a moderator" in message["content"]
        ]
        assert len({message["channel_id"] for message in notices}) == 3
        assert "closed the table" in await text_of(arya, hall, "mod audit", everywhere=True)
