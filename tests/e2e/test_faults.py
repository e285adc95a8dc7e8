"""Discord out of order: dropped connections, storms of refusals, repeats, restarts."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from bot.discord_ui.client import Maester
from bot.local.client import components
from bot.local.faults import DispatchKind
from bot.local.server import Standin
from bot.table import TableInfo
from tests.e2e.conftest import Server
from tests.e2e.harness import maester
from tests.e2e.support import Table, answered, begun, moves_of, opened, suggested, told

MESSAGES = "POST /channels/{channel_id}/messages"
EDITS = "PATCH /channels/{channel_id}/messages/{message_id}"
CALLBACKS = "POST /interactions/*"


async def play_on(table: Table, turns: int = 2) -> None:
    """A few turns, until everybody has seen whom the game waits for."""
    await table.turns(most=turns, battles=1)
    mover, other = await table.turn()
    await other.until(
        lambda: any(
            message["channel_id"] == table.thread and f"<@{mover.id}>: " in message["content"]
            for message in other.messages.values()
        )
    )


def shown_once(standin: Standin, table: Table) -> None:
    """No message of the table is there twice."""
    shown = standin.world.logs[int(table.thread)].by_id.values()
    counts = Counter(message.content for message in shown)
    assert [text for text, count in counts.items() if count > 1] == []


async def at_once(shard: int | None, *, initial: bool = False) -> None:
    """Discord wants five seconds between two identifications; the stand-in does not."""


async def reconnected(server: Server, bot: Maester, before: int) -> None:
    """The bot is back."""
    gateway = server.standin.gateway
    arya = await server.player("arya")
    await arya.until(lambda: gateway.identified + gateway.resumed > before and gateway.connected)


@pytest.mark.parametrize("how", ["dropped", "refused", "asked", "invalid"])
async def test_the_gateway_goes_away(
    server: Server, database: str | Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = server.standin.gateway
    async with maester(server.standin, database) as bot:
        monkeypatch.setattr(bot, "before_identify_hook", at_once)
        table = await begun(server, "arya", "davos")
        before = gateway.identified + gateway.resumed
        if how == "refused":
            server.standin.faults.refuse_resumes = 1
        if how == "asked":
            gateway.ask_reconnect()
        elif how == "invalid":
            gateway.invalidate()
        else:
            gateway.kill_sockets()
        await reconnected(server, bot, before)
        assert gateway.identified == (2 if how in ("refused", "invalid") else 1)
        await play_on(table)
        shown_once(server.standin, table)


@pytest.mark.both
async def test_a_storm_of_rate_limits(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        for pattern in (MESSAGES, EDITS, "POST /users/@me/channels"):
            server.standin.faults.fail(pattern, status=429, retry_after=0.02, count=4)
        server.standin.faults.fail(MESSAGES, status=429, retry_after=0.05, is_global=True)
        await play_on(table)
        shown_once(server.standin, table)


@pytest.mark.both
@pytest.mark.parametrize("when", ["before", "after"])
async def test_server_errors(server: Server, database: str | Path, when: str) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        mover, _ = await table.turn()
        for pattern in (MESSAGES, EDITS):
            server.standin.faults.fail(pattern, status=502, when=when)
        before = len(await moves_of(database))
        await table.type(mover, await table.hand(mover))
        assert len(await moves_of(database)) == before + 1
        await play_on(table, turns=1)
        shown_once(server.standin, table)


async def test_an_answer_that_failed_after_its_effect(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        mover, _ = await table.turn()
        where = next(iter(await suggested(mover, table.thread, "risk reinforce", "where")))
        before = len(await moves_of(database))
        server.standin.faults.fail(CALLBACKS, status=502, when="after")
        _, page = await answered(mover, table.thread, "risk reinforce", where=where)
        assert "From where do you attack?" in page["content"]
        assert len(await moves_of(database)) == before + 1
        await play_on(table, turns=1)


@pytest.mark.both
@pytest.mark.parametrize("kind", ["duplicate", "hold"])
async def test_disturbed_dispatches(
    server: Server, database: str | Path, kind: DispatchKind
) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        mover, other = await table.turn()
        where = next(iter(await suggested(mover, table.thread, "risk reinforce", "where")))
        before = len(await moves_of(database))
        server.standin.faults.disturb("INTERACTION_CREATE", kind)
        if kind == "hold":
            await mover.command(table.thread, "risk reinforce", wait=False, where=where)
            await told(other, table.thread, "game show")
            await mover.sees("From where do you attack?")
        else:
            await told(mover, table.thread, "risk reinforce", where=where)
        await play_on(table, turns=1)
        requests = Counter(m["request_id"] for m in await moves_of(database) if m["part"] == 0)
        assert max(requests.values()) == 1
        assert len(await moves_of(database)) > before


@pytest.mark.both
async def test_a_form_open_over_a_restart_counts(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        mover, _ = await table.turn()
        page = await told(mover, table.thread, "game hand")
        where = next(iter(await suggested(mover, table.thread, "risk reinforce", "where")))
        opened_form = await mover.press(page, "Type it")
        assert opened_form.modal is not None
    async with maester(server.standin, database):
        sent = await mover.submit(opened_form.modal, {"value": where})
        assert not sent.failed
        filled = await mover.settled(page)
        confirm = next(p for p in components(filled) if "m1.confirm" in str(p.get("custom_id")))
        before = len(await moves_of(database))
        outcome = await mover.press(filled, confirm["custom_id"])
        assert "From where do you attack?" in outcome.content
        assert len(await moves_of(database)) == before + 1


async def test_buttons_work_after_a_restart(server: Server, database: str | Path) -> None:
    people = [await server.player(name) for name in ("arya", "davos")]
    async with maester(server.standin, database):
        table = await opened(server, people, seats=2)
    async with maester(server.standin, database):
        lobby = await people[0].sees("All seats are taken")
        outcome = await people[0].press(lobby, "Start")
        assert "The game is on" in outcome.content
        board = await people[1].sees("⏳", channel=table.thread)
    async with maester(server.standin, database):
        for button in ("My move", "Log", "Rules"):
            pressed = await people[1].press(board, button)
            assert pressed.content
        assert "Rank the houses" in await table.hand(people[1])


async def test_while_stopping_everything_is_refused_politely(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        mover, _ = await table.turn()
        page = await told(mover, table.thread, "game hand")
        before = await moves_of(database)
        bot.stopping = True
        pressed = await mover.press(page, "Undo")
        assert "I am restarting" in pressed.content
        refused = await told(mover, table.thread, "risk end")
        assert "I am restarting" in refused["content"]
        assert await mover.autocomplete(table.thread, "risk attack", "from") == []
        last = next(reversed(server.standin.interactions.by_id.values()))
        assert last.answered is not None
        assert await moves_of(database) == before


async def test_an_orderly_stop_waits_for_commands_under_way(
    server: Server, database: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        queries = bot.host.tables.queries
        find, begun_to_look, go_on = queries.by_thread, asyncio.Event(), asyncio.Event()

        async def slowly(thread: int) -> TableInfo | None:
            begun_to_look.set()
            await go_on.wait()
            return await find(thread)

        monkeypatch.setattr(queries, "by_thread", slowly)
        asked = asyncio.create_task(told(table.people[0], table.thread, "game show"))
        await begun_to_look.wait()
        stop = asyncio.create_task(bot.stop_orderly())
        await asyncio.wait({stop}, timeout=0.2)
        go_on.set()
        await stop
        assert str(table.people[1].id) in (await asked)["content"]
