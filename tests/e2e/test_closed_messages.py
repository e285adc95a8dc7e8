"""At most one message in a place waits for anybody; older ones say what became of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from bot.local.client import components
from tests.e2e.conftest import Hours, Server
from tests.e2e.delivery import (
    OPEN,
    SOMEBODY_ELSE,
    asking,
    calling,
    messages,
    settle,
    some,
    tidied,
    until_shown,
)
from tests.e2e.harness import delivered, maester
from tests.e2e.support import begun, eventually, suggested, told


async def test_only_the_newest_message_waits_for_anybody(
    hours: Hours, database: str | Path
) -> None:
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        for _ in range(4):
            await table.turns(most=1, battles=1)
            await settle(hours, bot)
            mover, other = await table.turn()
            (live,) = calling(hours, table.thread)
            assert live["id"] == messages(hours, table.thread)[-1]["id"]
            assert len(asking(hours, await mover.dm())) == 1
            assert asking(hours, await other.dm()) == []
        closed = [one for one in messages(hours, table.thread) if "✔️" in one["content"]]
        assert len(closed) >= 4
        assert all(components(one) == [] for one in closed)
        assert all("discord.com/channels" in one["content"] for one in closed)


async def test_a_letter_asks_what_is_open_now(hours: Hours, database: str | Path) -> None:
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        mover, _ = await table.turn()
        await settle(hours, bot)
        (letter,) = asking(hours, await mover.dm())
        assert "Place **" in letter["content"]
        where = next(iter(await suggested(mover, table.thread, "risk reinforce", "where")))
        await told(mover, table.thread, "risk reinforce", where=where)
        await delivered(bot.store)
        pattern = f"PATCH /channels/{letter['channel_id']}/messages/*"
        edits = hours.standin.faults.slow(pattern, 0.0, count=99)
        for seconds in (61, 600):
            hours.pass_by(bot, seconds)
            await tidied(bot)
        (now,) = asking(hours, await mover.dm())
        assert now["id"] == letter["id"]
        assert "From where do you attack?" in now["content"]
        assert edits.hits == 1


async def test_a_letter_that_is_answered_in_place_is_not_edited_again(
    hours: Hours, database: str | Path
) -> None:
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        mover, _ = await table.turn()
        await settle(hours, bot)
        letter = await mover.until(
            lambda: next(
                (
                    one
                    for one in mover.messages.values()
                    if "Place **" in one["content"] and not one["ephemeral"]
                ),
                None,
            )
        )
        outcome = await mover.press(letter, "Type it")
        assert outcome.modal is not None
        where = next(iter(await suggested(mover, table.thread, "risk reinforce", "where")))
        await mover.submit(outcome.modal, {"value": where})
        filled = await mover.settled(letter)
        confirm = next(p for p in components(filled) if "m1.confirm" in str(p.get("custom_id")))
        pattern = f"PATCH /channels/{filled['channel_id']}/messages/*"
        edits = hours.standin.faults.slow(pattern, 0.0, count=99)
        await mover.press(filled, confirm["custom_id"])
        await settle(hours, bot)
        (now,) = asking(hours, await mover.dm())
        assert "From where do you attack?" in now["content"]
        assert edits.hits == 0


async def test_an_old_letter_is_closed_when_it_can_be(hours: Hours, database: str | Path) -> None:
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        mover, _ = await table.turn()
        await settle(hours, bot)
        dm = await mover.dm()
        assert len(asking(hours, dm)) == 1
        hours.pass_by(bot, 2 * 3600)
        pattern = f"PATCH /channels/{dm}/messages/*"
        hours.standin.faults.fail(pattern, status=400, code=30046, count=2)
        await table.sit(mover, battles=0)
        await delivered(bot.store)
        for attempts in (1, 2):
            refused = f"error = '30046' AND attempts = {attempts} AND {OPEN}"
            now = bot.store.clock()
            await some(bot, f"target = 'close:{mover.id}' AND due_at > {now} AND {refused}")
            hours.pass_by(bot, 1000)
        await mover.until(lambda: asking(hours, dm) == [])
        assert any("✔️" in one["content"] for one in messages(hours, dm))


@pytest.mark.parametrize("how", ["cancel", "remove"])
async def test_nothing_asks_who_has_nothing_to_decide_any_more(
    hours: Hours, database: str | Path, how: str
) -> None:
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        arya = table.people[0]
        mover, _ = await table.turn()
        await settle(hours, bot)
        assert len(asking(hours, await mover.dm())) == 1
        if how == "cancel":
            await told(arya, table.thread, "game cancel", confirm=True)
        else:
            async with bot.store.read() as tx:
                seat = await tx.value(text(f"SELECT seat FROM seats WHERE user_id = {mover.id}"))
            await bot.host.tables.moderation.remove(1, SOMEBODY_ELSE, seat)
        await tidied(bot)
        assert asking(hours, await mover.dm()) == []
        live = calling(hours, table.thread)
        assert len(live) == (0 if how == "cancel" else 1)
        if how == "remove":
            assert await eventually("⏳", arya, table.thread, "game show")


async def test_a_reminder_takes_the_place_of_the_call(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        mover, other = await table.turn()
        await tidied(bot)
        (call,) = calling(server, table.thread)
        await told(other, table.thread, "game nudge")
        await until_shown(other, server, table.thread, "👉")
        await tidied(bot)
        (reminder,) = calling(server, table.thread)
        assert reminder["id"] != call["id"]
        assert [user["id"] for user in reminder["mentions"]] == [str(mover.id)]
        assert {"My move", "Board", "No more reminders"} <= {
            str(part.get("label")) for part in components(reminder)
        }
        (old,) = [one for one in messages(server, table.thread) if one["id"] == call["id"]]
        assert "⤵️" in old["content"]
        assert components(old) == []


async def test_a_stopped_game_waits_for_nobody(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        await tidied(bot)
        (call,) = calling(server, table.thread)
        await bot.host.tables.moderation.pause(1, SOMEBODY_ELSE)
        await tidied(bot)
        assert calling(server, table.thread) == []
        await bot.host.tables.moderation.resume(1, SOMEBODY_ELSE)
        await tidied(bot)
        (again,) = calling(server, table.thread)
        assert again["id"] != call["id"]
