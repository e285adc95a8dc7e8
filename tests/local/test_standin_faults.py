from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from tests.local.conftest import Table, set_table

SEND = "POST /channels/{channel_id}/messages"


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (50007, discord.Forbidden),
        (50278, discord.Forbidden),
        (50013, discord.Forbidden),
        (10003, discord.NotFound),
        (10008, discord.NotFound),
        (50035, discord.HTTPException),
        (30046, discord.HTTPException),
        (160006, discord.HTTPException),
    ],
)
async def test_refusals_on_demand(
    table: Table, code: int, kind: type[discord.HTTPException]
) -> None:
    bot = await table.bot()
    hall = await table.text(bot)
    table.faults.fail(SEND, code=code)
    with pytest.raises(kind) as refused:
        await hall.send("hello")
    assert refused.value.code == code
    assert table.world.logs[hall.id].ids == []
    await hall.send("hello")


async def test_refused_answer_to_an_interaction(table: Table) -> None:
    bot = await table.bot()
    bot.toy.gate.set()
    arya = await table.player("arya")
    table.faults.fail("POST /interactions/*/callback", code=10062)
    await arya.command(table.hall.id, "late", wait=False)
    assert (await bot.saw("toy_error")).code == 10062


async def test_429_is_waited_out(table: Table) -> None:
    bot = await table.bot()
    hall = await table.text(bot)
    table.faults.fail(SEND, status=429, retry_after=0.01, count=2)
    await hall.send("patience")
    assert table.journal.count(*SEND.split(" ")) == 3
    assert table.journal.statuses[429] == 2
    assert len(table.world.logs[hall.id].ids) == 1


async def test_5xx_before_the_effect(table: Table) -> None:
    bot = await table.bot()
    hall = await table.text(bot)
    table.faults.fail(SEND, status=503)
    with pytest.raises(discord.DiscordServerError):
        await hall.send("lost")
    assert table.world.logs[hall.id].ids == []


async def test_5xx_after_the_effect_and_the_nonce_that_saves_it(table: Table) -> None:
    bot = await table.bot()
    hall = await table.text(bot)
    table.faults.fail(SEND, status=502, when="after")
    sent = await hall.send("once", nonce="row-1")
    assert table.journal.count(*SEND.split(" ")) == 2
    assert table.world.logs[hall.id].ids == [sent.id]
    table.faults.fail(SEND, status=503, when="after")
    with pytest.raises(discord.DiscordServerError):
        await hall.send("there all the same", nonce="row-2")
    assert len(table.world.logs[hall.id].ids) == 2


async def test_slow_answers_overtake_each_other(table: Table) -> None:
    bot = await table.bot()
    hall = await table.text(bot)
    table.faults.slow("GET /users/*", 0.2)
    finished: list[str] = []

    async def do(name: str, work: Any) -> None:
        await work
        finished.append(name)

    await asyncio.gather(
        do("slow", bot.fetch_user(table.user_id("arya"))), do("fast", hall.send("fast"))
    )
    assert finished == ["fast", "slow"]


async def test_duplicate_dispatch(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    table.faults.disturb("INTERACTION_CREATE", "duplicate")
    await arya.command(table.hall.id, "greet", style="hi")
    await arya.command(table.hall.id, "secret")
    first, second, third = bot.all("interaction")
    assert first.id == second.id != third.id
    assert len(await arya.history(table.hall.id)) == 2


async def test_dispatches_out_of_order_and_lost(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    me = f"<@{bot.own_id}>"
    table.faults.disturb("MESSAGE_CREATE", "hold")
    for word in ("one", "two"):
        await arya.say(table.hall.id, f"{me} {word}")
    table.faults.disturb("MESSAGE_CREATE", "lose")
    await arya.say(table.hall.id, f"{me} three")
    await arya.say(table.hall.id, f"{me} four")
    await bot.saw("message", lambda m: m.content.endswith("four"))
    heard = [m.content.removeprefix(me).strip() for m in bot.all("message")]
    assert heard == ["two", "one", "four"]


async def test_dropped_socket_is_resumed_and_nothing_is_lost(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    table.faults.disturb("INTERACTION_CREATE", "drop")
    done = await arya.command(table.hall.id, "greet", style="hi")
    assert done.content == "hi [en-US]"
    await bot.saw("shard_resumed")
    assert (table.standin.gateway.identified, table.standin.gateway.resumed) == (1, 1)


async def test_refused_resume_starts_a_new_session(table: Table) -> None:
    bot = await table.bot()
    table.faults.refuse_resumes = 1
    bot.seen.clear()
    assert table.standin.gateway.kill_sockets() == 1
    await bot.saw("ready")
    assert table.standin.gateway.identified == 2
    assert table.standin.gateway.resumed == 0
    arya = await table.player("arya")
    assert (await arya.command(table.hall.id, "greet", style="hi")).content == "hi [en-US]"


async def test_opcode_7_asks_to_reconnect(table: Table) -> None:
    bot = await table.bot()
    table.standin.gateway.ask_reconnect()
    await bot.saw("shard_resumed")
    assert table.standin.gateway.resumed == 1


async def test_opcode_9_invalidates(table: Table) -> None:
    bot = await table.bot()
    bot.seen.clear()
    table.standin.gateway.invalidate()
    await bot.saw("ready")
    assert table.standin.gateway.identified == 2


async def test_privileged_intents_are_refused() -> None:
    async with set_table() as table:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await table.bot(intents=discord.Intents.all())
    async with set_table(privileged_intents=True) as table:
        bot = await table.bot(intents=discord.Intents.all())
        arya = await table.player("arya")
        await arya.say(table.hall.id, "plain words")
        await bot.saw("message", lambda m: m.content == "plain words")
        await arya.leave(table.guild.id)
        await bot.saw("member_remove")


async def test_shards_share_the_events(table: Table) -> None:
    table.standin.gateway.recommended_shards = 2
    bot = await table.bot()
    assert len(bot.shards) == 2
    arya = await table.player("arya")
    assert (await arya.command(table.hall.id, "greet", style="hi")).content == "hi [en-US]"
    assert (await arya.command(await arya.dm(), "greet", style="hi")).content == "hi [en-US]"
    assert len(bot.all("interaction")) == 2


async def test_rate_limits_when_enforced() -> None:
    async with set_table(rate_limits=True) as table, aiohttp.ClientSession() as session:
        url = f"{table.standin.api_url}/channels/{table.hall.id}/messages"
        auth = {"Authorization": "Bot x"}
        for left in range(4, -1, -1):
            async with session.post(url, json={"content": "hi"}, headers=auth) as answer:
                assert answer.status == 200
                assert answer.headers["X-RateLimit-Remaining"] == str(left)
        async with session.post(url, json={"content": "hi"}, headers=auth) as answer:
            assert answer.status == 429
            assert answer.headers["Via"]
            assert answer.headers["Content-Type"] == "application/json"
            assert (await answer.json())["retry_after"] == pytest.approx(5.0, abs=0.01)
        table.clock.advance(5)
        async with session.post(url, json={"content": "hi"}, headers=auth) as answer:
            assert answer.status == 200
        users = f"{table.standin.api_url}/users/{table.user_id('arya')}"
        statuses = []
        for _ in range(51):
            async with session.get(users, headers=auth) as answer:
                statuses.append(answer.status)
        assert statuses[-1] == 429
        assert table.journal.over_limit


async def test_rate_limits_are_counted_even_when_not_enforced(table: Table) -> None:
    bot = await table.bot()
    hall = await table.text(bot)
    for number in range(7):
        await hall.send(str(number))
    assert table.journal.over_limit[SEND] == 2


async def test_faults_by_http(table: Table) -> None:
    bot = await table.bot()
    hall = await table.text(bot)
    control = f"{table.standin.base_url}/control"
    async with aiohttp.ClientSession() as session:
        fault = {"pattern": SEND, "code": 50013}
        assert (await session.post(f"{control}/faults/requests", json=fault)).status == 200
        with pytest.raises(discord.Forbidden):
            await hall.send("no")
        async with session.get(f"{control}/journal") as answer:
            assert (await answer.json())["requests"][SEND] == 1
        await session.post(f"{control}/clock/advance", json={"seconds": 60})
        async with session.get(f"{control}/state") as answer:
            state = await answer.json()
            assert state["connected"] == 1
            assert state["now"] == table.clock.now()
        await session.post(f"{control}/gateway/kill")
        await bot.saw("shard_resumed")
