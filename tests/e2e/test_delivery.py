"""Nothing that was to be shown is thrown away, shown twice, or asked when it is decided."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.discord_ui.reach import BREATH
from bot.local.permissions import Permission as P
from tests.e2e.conftest import Hours, Server
from tests.e2e.delivery import (
    OPEN,
    asking,
    calling,
    change,
    in_threads,
    let_in,
    messages,
    private,
    reopen,
    rows,
    self_told,
    shut,
    some,
    tidied,
    until_shown,
    waits,
)
from tests.e2e.harness import delivered, maester
from tests.e2e.support import begun, no_longer, suggested, text_of, told


@pytest.mark.parametrize(
    "how", ["mute", "hidden", "locked", "archived and locked", "role", "unheard"]
)
async def test_what_could_not_be_told_is_told_when_the_place_is_back(
    hours: Hours, database: str | Path, how: str
) -> None:
    server = hours
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        hall, thread = server.channel("great-hall"), table.thread
        mover, other = await table.turn()
        await delivered(bot.store)
        before = messages(server, thread)
        shut(server, thread, how)
        table.thread = hall  # played by commands from elsewhere
        await table.sit(mover, battles=1)
        await waits(bot)
        assert [one["id"] for one in messages(server, thread)] == [one["id"] for one in before]
        hours.clock.advance(BREATH / 1000)  # so that a hint is followed at once
        reopen(server, thread, how)
        if how == "unheard":  # the event was lost; a command at the table tells as much
            await told(other, thread, "game show")
        news = await until_shown(other, server, thread, "📯")
        new = [one for one in messages(server, thread) if one not in before]
        assert len([one for one in new if one["id"] not in {old["id"] for old in before}]) == 1
        # What the mover did: as long as edits are allowed, some of it is told by them.
        assert any("🛡️" in one["content"] for one in new)
        assert f"<@{other.id}>: " in news["content"]
        assert str(other.id) in [user["id"] for user in news["mentions"]]
        await tidied(bot)
        assert [one["id"] for one in calling(server, thread)] == [news["id"]]
        assert await rows(bot, "failed_at IS NOT NULL") == []


async def test_many_moves_are_told_in_another_place(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        hall = server.channel("great-hall")
        await table.turn()
        told_before = await self_told(bot)
        server.standin.admin.delete_channel(int(table.thread))
        table.thread = hall
        await table.turns(most=4, battles=1)
        await waits(bot)
        mover, other = await table.turn()
        moved = await text_of(table.people[0], hall, "game home")
        thread = re.findall(r"<#(\d+)>", moved)[0]
        news = await until_shown(other, server, thread, "📯")
        assert len(news["content"]) <= 2000
        assert f"<@{mover.id}>: " in news["content"]
        assert str(mover.id) in [user["id"] for user in news["mentions"]]
        async with bot.store.read() as tx:
            number = await tx.value(text("SELECT number FROM sessions"))
        assert await self_told(bot) == (told_before[1] + 1, number)
        assert await no_longer("/game home", mover, hall, "game show")


async def test_a_place_that_stays_shut_is_asked_seldom(hours: Hours, database: str | Path) -> None:
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        await delivered(bot.store)
        shut(hours, table.thread, "mute")
        table.thread = hours.channel("great-hall")
        await table.turns(most=1, battles=1)
        await waits(bot)
        journal = hours.standin.journal
        journal.reset()
        for _ in range(8):
            (row,) = await rows(bot, f"kind = 'again' AND {OPEN}")
            hours.pass_by(bot, (row["due_at"] - bot.store.clock()) / 1000)
            await some(bot, f"kind = 'again' AND attempts > {row['attempts']} AND {OPEN}")
            await waits(bot)
        assert journal.statuses[403] == 8
        (row,) = await rows(bot, f"kind = 'again' AND {OPEN}")
        assert row["due_at"] - bot.store.clock() == 15 * 60_000


async def test_in_an_archived_thread_a_new_message_is_posted(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        mover, _ = await table.turn()
        await delivered(bot.store)
        before = {one["id"] for one in messages(server, table.thread)}
        hall = server.channel("great-hall")
        change(server, table.thread, archived=True)
        where = next(iter(await suggested(mover, hall, "risk reinforce", "where")))
        await told(mover, hall, "risk reinforce", where=where)
        news = await mover.until(
            lambda: [one for one in messages(server, table.thread) if one["id"] not in before]
        )
        assert "🛡️" in news[0]["content"]
        await tidied(bot)
        assert len(calling(server, table.thread)) == 1
        assert await rows(bot, "failed_at IS NOT NULL") == []


async def test_a_private_thread_that_was_deleted_is_replaced(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database) as bot:
        people = [await server.player(name) for name in ("arya", "davos")]
        await in_threads(server, *people)
        table = await begun(server, "arya", "davos")
        await delivered(bot.store)
        old = set(private(server))
        assert len(old) == 2
        for thread in old:
            server.standin.admin.delete_channel(int(thread))
        mover, other = await table.turn()
        await table.sit(mover, battles=1)
        await delivered(bot.store)
        new = private(server)
        assert not old & set(new)
        of = {reader: thread for thread in new for reader in let_in(server, thread, people)}
        assert all(len(let_in(server, thread, people)) == 1 for thread in new)
        assert len(of) == len(new)
        # Whether something was told there before the call depends on what was merged.
        (call,) = asking(server, of[other.id])
        assert call["id"] == new[of[other.id]][-1]["id"]
        # So does whether the mover was asked there before; then that page is closed a minute later.
        if mover.id in of and asking(server, of[mover.id]):
            assert await rows(bot, f"target = 'close:{mover.id}' AND {OPEN}")
        assert await rows(bot, "failed_at IS NOT NULL") == []


async def test_without_private_threads_the_hand_comes_by_letter_and_then_by_button(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database) as bot:
        people = [await server.player(name) for name in ("arya", "davos")]
        await in_threads(server, *people)
        table = await begun(server, "arya", "davos")
        await delivered(bot.store)
        hall = int(server.channel("great-hall"))
        server.standin.admin.deny(hall, server.standin.world.bot_id, int(P.CREATE_PRIVATE_THREADS))
        for thread in private(server):
            server.standin.admin.delete_channel(int(thread))
        await table.turns(most=3, battles=1)
        await delivered(bot.store)
        for player in people:
            letters = messages(server, await player.dm())
            said = [one for one in letters if "private thread" in one["content"]]
            assert len(said) <= 1
        every = [one for player in people for one in messages(server, await player.dm())]
        assert any("private thread" in one["content"] for one in every)
        for player in people:
            await player.settings(dms_open=False)
        await table.turns(most=4, battles=1)
        await delivered(bot.store)
        notes = Counter(
            one["content"]
            for one in messages(server, table.thread)
            if "I can't send you" in one["content"]
        )
        assert notes
        assert all(count == 1 for count in notes.values())
        assert await rows(bot, "failed_at IS NOT NULL") == []
