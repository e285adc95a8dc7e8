from __future__ import annotations

import asyncio
import io
import json
import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import discord
import pytest

from bot.local.client import Player, PlayerError
from bot.local.clock import FakeClock
from bot.local.world import World
from tests.local.conftest import Table, set_table
from tests.local.toy import PNG, counting


async def test_world_survives_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "world.db"
    async with set_table(file=file) as table:
        bot = await table.bot()
        arya = await table.player("arya")
        await arya.settings(locale="ja", dms_open=False)
        await arya.say(table.hall.id, "remember me")
        hall = await table.text(bot)
        sent = await hall.send("a map", file=discord.File(io.BytesIO(PNG), "m.png"))
        forum = bot.get_channel(table.forum.id)
        assert isinstance(forum, discord.ForumChannel)
        thread, _ = await forum.create_thread(
            name="game", content="s", view=counting(1), applied_tags=[forum.available_tags[0]]
        )
        await thread.edit(archived=True)
        gone = await hall.send("gone")
        await gone.delete()
        before = table.world
    async with set_table(file=file) as table:
        assert table.world.users == before.users
        assert table.world.members == before.members
        assert table.world.roles == before.roles
        assert table.world.channels == before.channels
        assert table.world.commands == before.commands
        assert table.world.active_threads == before.active_threads
        for channel_id, log in before.logs.items():
            assert table.world.logs[channel_id].by_id == log.by_id
        assert table.world.files == before.files
        assert table.world.snowflake() > sent.id
        bot = await table.bot()
        again = await (await table.text(bot)).fetch_message(sent.id)
        assert await again.attachments[0].read() == PNG
        arya = await table.player("arya")
        shown = (await arya.history(thread.id))[0]
        assert (await arya.press(shown, "Count 1")).content == "count is 2"


def test_snowflakes_only_grow() -> None:
    clock = FakeClock(1_700_000_000)
    world = World(clock)
    made = [world.snowflake() for _ in range(10_000)]
    assert made == sorted(set(made))
    clock.advance(1000)
    assert world.snowflake() > made[-1]


async def test_every_player_sees_their_own_world_only(table: Table) -> None:
    bot = await table.bot()
    arya, davos = await table.player("arya"), await table.player("davos")
    await (await bot.fetch_user(arya.id)).send("for Arya alone")
    await arya.command(table.hall.id, "secret")
    await (await table.text(bot)).send("for all")
    await davos.sees("for all")
    assert "Arya alone" not in json.dumps(davos.events)
    assert "the hand" not in json.dumps(davos.events)
    with pytest.raises(PlayerError) as refused:
        await davos.history(await arya.dm())
    assert refused.value.code == 50001


async def test_new_users_and_their_language(table: Table) -> None:
    await table.bot()
    users = f"{table.standin.base_url}/player/users"
    async with aiohttp.ClientSession() as session:
        async with session.post(users, json={"name": "Jon Snow", "locale": "fr"}) as answer:
            assert answer.status == 201
            jon = await answer.json()
        async with session.post(users, json={"name": "X", "locale": "klingon"}) as answer:
            assert answer.status == 400
        async with session.get(users) as answer:
            assert "jon_snow" in [u["username"] for u in await answer.json()]
    async with Player(table.standin.base_url, jon["id"]) as player:
        assert (await player.command(table.hall.id, "greet", style="hi")).content == "hi [fr]"
        await player.settings(locale="pl")
        assert (await player.command(table.hall.id, "greet", style="hi")).content == "hi [pl]"


async def test_nobody_acts_as_the_bot(table: Table) -> None:
    url = f"{table.standin.base_url}/player/{table.world.bot_id}/view"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        assert answer.status == 404


async def test_other_web_pages_are_kept_out(table: Table) -> None:
    url = f"{table.standin.base_url}/player/users"
    async with aiohttp.ClientSession() as session:
        foreign = {"Origin": "http://evil.example"}
        async with session.get(url, headers=foreign) as answer:
            assert answer.status == 403
        async with session.get(url, headers={"Host": "evil.example"}) as answer:
            assert answer.status == 403
        own = {"Origin": table.standin.base_url}
        async with session.get(url, headers=own) as answer:
            assert answer.status == 200


async def test_files_from_players_reach_the_bot(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    sent = await arya.send_file(await arya.dm(), "plan.txt", b"march north")
    heard = await bot.saw("message", lambda m: m.id == int(sent["id"]))
    assert await heard.attachments[0].read() == b"march north"


async def test_requests_are_counted_and_recorded(tmp_path: Path) -> None:
    record = tmp_path / "requests.jsonl"
    async with set_table(record=record) as table:
        bot = await table.bot()
        await (await table.text(bot)).send("on record")
        assert table.journal.count("POST", "/channels/{channel_id}/messages") == 1
    lines = [json.loads(line) for line in record.read_text().splitlines()]
    sent = lines[-1]
    assert sent["method"] == "POST"
    assert sent["route"] == "/channels/{channel_id}/messages"
    assert sent["body"]["content"] == "on record"
    assert sent["status"] == 200


@pytest.mark.parametrize("kind", ["application/json", "multipart/form-data; boundary=here"])
async def test_half_a_request_is_no_request(table: Table, kind: str) -> None:
    """A bot that is killed while it sends has broken no rule."""
    at = urlsplit(table.standin.base_url)
    _, half = await asyncio.open_connection(at.hostname, at.port)
    channel = (await table.text(await table.bot())).id
    head = [
        f"POST /api/v10/channels/{channel}/messages HTTP/1.1",
        f"Host: {at.netloc}",
        "Authorization: Bot local",
        f"Content-Type: {kind}",
        "Content-Length: 500",
    ]
    table.journal.reset()
    half.write("\r\n".join([*head, "", '{"content": "he']).encode())
    await half.drain()
    await asyncio.sleep(0.1)
    half.close()
    await asyncio.sleep(0.1)
    assert table.journal.violations == []
    assert table.journal.total == 0


async def _run(*arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.local", *arguments),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )


async def test_stand_alone_and_busy_port(tmp_path: Path) -> None:
    first = await _run("--port", "0", "--file", str(tmp_path / "w.db"))
    assert first.stdout is not None
    line = (await first.stdout.readline()).decode()
    address = line.split()[-1]
    assert address.startswith("http://127.0.0.1:")
    async with aiohttp.ClientSession() as session, session.get(f"{address}/player/users") as got:
        assert {u["name"] for u in await got.json()} >= {"Arya", "Brienne", "Cersei", "Davos"}
    second = await _run("--port", address.rsplit(":", 1)[1])
    _, complaint = await second.communicate()
    assert second.returncode == 2
    assert complaint.decode().count("\n") == 1
    first.terminate()
    assert await first.wait() == 0
