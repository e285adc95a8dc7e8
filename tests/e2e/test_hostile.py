"""People who click what is not theirs, twice, late, or forged; places that vanish."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from bot.local.client import Json, Player, PlayerError, components
from bot.local.permissions import Permission
from bot.local.posting import delete_message
from tests.e2e.conftest import Hours, Server
from tests.e2e.harness import delivered, maester
from tests.e2e.support import (
    Table,
    begun,
    eventually,
    moves_of,
    no_longer,
    opened,
    suggested,
    text_of,
    told,
)

BUTTON = 2
DEFERRED_UPDATE = 6
EPHEMERAL = 64
RUDE = "\u202e@everyone **x** <@{0}> [a](http://b) \u200b`\u0489 # "


def _in(player: Player, channel: str) -> list[Json]:
    return [m for m in player.messages.values() if m["channel_id"] == channel]


async def panel(table: Table, player: Player) -> Json:
    """The player's own page with its controls."""
    return await told(player, table.thread, "game hand")


def only_for(message: Json | None) -> bool:
    return message is not None and bool(message["flags"] & EPHEMERAL)


def with_id(message: Json, start: str) -> str:
    return next(
        str(part["custom_id"])
        for part in components(message)
        if str(part.get("custom_id", "")).startswith(start)
    )


async def filled(table: Table, player: Player) -> Json:
    """The page of a player whose units are placed but not confirmed yet."""
    page = await panel(table, player)
    outcome = await player.press(page, "Type it")
    assert outcome.modal is not None
    where = next(iter(await suggested(player, table.thread, "risk reinforce", "where")))
    sent = await player.submit(outcome.modal, {"value": where})
    assert not sent.failed
    return await player.settled(page)


async def test_a_stranger_clicks(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        people = [await server.player(name) for name in ("arya", "davos")]
        hodor = await server.player("hodor")
        table = await opened(server, people, seats=3)
        for button in ("Start", "Leave", "Fill with stand-ins"):
            lobby = await hodor.sees("Take a seat")
            outcome = await hodor.press(lobby, button)
            assert only_for(outcome.message), button
        await table.begin()
        before = await moves_of(database)
        board = await hodor.sees("⏳", channel=table.thread)
        outcome = await hodor.press(board, "My move")
        assert only_for(outcome.message)
        assert "You have no seat" in outcome.content
        for name in ("risk end", "game undo", "game concede"):
            options = {"confirm": True} if name == "game concede" else {}
            assert "You have no seat" in await text_of(hodor, table.thread, name, **options)
        assert await moves_of(database) == before


async def test_a_double_click_is_one_move(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        mover, _ = await table.turn()
        page = await filled(table, mover)
        confirm = with_id(page, "m1.confirm")
        before = len(await moves_of(database))
        outcomes = await asyncio.gather(*(mover.press(page, confirm) for _ in range(4)))
        assert not any(outcome.failed for outcome in outcomes)
        assert len(await moves_of(database)) == before + 1
        assert "From where do you attack?" in (await mover.settled(page))["content"]


async def test_a_stale_button_says_what_is_open(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        mover, other = await table.turn()
        old = await filled(table, mover)
        await table.type(mover, await table.hand(mover))
        before, seen = await moves_of(database), len(other.events)
        outcome = await mover.press(old, with_id(old, "m1.confirm"))
        shown = await mover.settled(old)
        assert only_for(outcome.message)
        assert "already been decided" in shown["content"]
        assert "From where do you attack?" in shown["content"]
        assert await moves_of(database) == before
        told_others = [e for e in other.events[seen:] if "already been decided" in str(e)]
        assert told_others == []


async def test_two_people_answer_at_once(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        people = [await server.player(name) for name in ("arya", "davos", "hodor", "sansa")]
        table = await opened(server, people, seats=4)
        await told(people[0], table.thread, "game start")
        pages = [await table.hand(player) for player in people]
        ranked = [table.type(player, page) for player, page in zip(people, pages, strict=True)]
        await asyncio.gather(*ranked)
        moves = await moves_of(database)
        assert sorted(move["actor_user"] for move in moves[1:]) == sorted(p.id for p in people)
        assert len(await table.waited_for()) == 1


FORGED = (
    "m1.pick.1.1.999999",
    "m1.pick.999.1.0",
    "m1.confirm.1.987654321.",
    "m1.amt.1.1.-5",
    "m1.amt.1.1.١٢",
    "m1.pick.1.1.²",
    "m1.page.1.1.x",
    "m1.zoom.1.0.../../etc",
    "m1.log.1.0.99999999999999999999",
    "m1.order.1.0.nonsense",
    "m1.nothing.1.1.",
    "m1.pick.99999999999999999999999.1.0",
    "m1.pick.1.99999999999999999999999.0",
    "m1",
    "m1.",
    "m9.pick.1.1.0",
    "something.else",
)


async def test_forged_ids(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        mover, other = await table.turn()
        before = await moves_of(database)
        for forged in FORGED:
            page = await panel(table, mover)
            world = server.standin.world
            message = world.message_for(mover.id, int(page["channel_id"]), int(page["id"]))
            assert message is not None
            button = message.components[-1]["components"][0] | {"custom_id": forged}
            message.components[0]["components"] = [button]
            page["components"] = message.components
            outcome = await mover.press(page, forged)
            assert not outcome.failed, forged
            assert only_for(outcome.message), forged
            assert not any(outcome.content in str(event) for event in other.events)
        assert await moves_of(database) == before


async def test_a_departed_member_is_refused(hours: Hours, database: str | Path) -> None:
    server = hours
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        mover, other = await table.turn()
        await delivered(bot.store)
        dm = await mover.dm()
        await mover.sees("War", channel=dm)
        page = max(_in(mover, dm), key=lambda message: int(message["id"]))
        server.standin.admin.kick(server.guild_id, mover.id)
        before = await moves_of(database)
        (button, *_) = [
            part["custom_id"]
            for part in components(page)
            if part["type"] == BUTTON and not part.get("disabled")
        ]
        await mover.press(page, button)
        await mover.sees("no longer on the server", channel=await mover.dm())
        assert "no longer on the server" in await text_of(mover, await mover.dm(), "risk end")
        assert await moves_of(database) == before
        server.standin.admin.join(server.guild_id, mover.id)
        assert "Place **" in await table.hand(mover)
        assert await table.hand(other)


async def test_another_server_knows_nothing(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        arya = table.people[0]
        admin = server.standin.admin
        essos = admin.create_guild("Essos", arya.id)
        pit = str(admin.create_channel(essos.id, "fighting-pit").id)
        await arya.look()
        for name, options in (
            ("game show", {"table": "1"}),
            ("game log", {"table": "1"}),
            ("mod pause", {"table": "1"}),
            ("mod rewind", {"table": "1", "to": "1", "reason": "x"}),
        ):
            assert "doesn't exist" in await text_of(arya, pit, name, **options), name
        assert "There are none" in await text_of(arya, pit, "game list")
        assert await suggested(arya, pit, "game show", "table") == {}
        assert await text_of(arya, pit, "mod audit", everywhere=True)
        assert await table.waited_for()


async def test_a_refusal_that_took_long_is_for_one_alone(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database) as bot:
        people = [await server.player(name) for name in ("arya", "davos")]
        await opened(server, people, seats=2)
        hodor = await server.player("hodor")
        lobby = await hodor.sees("All seats are taken")
        async with bot.store.write():
            outcome = await hodor.press(lobby, "Start")
            assert outcome.kind == DEFERRED_UPDATE
        answer = await hodor.sees("Only the host")
        assert only_for(answer)
        assert "All seats are taken" in hodor.messages[int(lobby["id"])]["content"]


async def test_rude_names_ping_nobody(server: Server, database: str | Path) -> None:
    world = server.standin.world
    arya, davos = await server.player("arya"), await server.player("davos")
    victim = await server.player("hodor")
    for player in (arya, davos):
        world.users[player.id].global_name = RUDE.format(victim.id)[:32]
    async with maester(server.standin, database):
        table = await opened(
            server, [arya, davos], title=(RUDE.format(victim.id) * 9)[:100], seats=2
        )
        await table.begin()
        rude = (RUDE.format(victim.id) * 20)[:200]
        await text_of(arya, table.thread, "mod pause", reason=rude)
        for player in (arya, davos):
            await text_of(player, table.thread, "clock vote", **{"for": "resume"})
        mover, _ = await table.turn()
        for name, option in (("risk reinforce", "where"), ("risk attack", "from")):
            options = {option: (RUDE.format(victim.id) * 99)[:1000]}
            if option == "from":
                options["to"] = "x" * 4000
            await text_of(mover, table.thread, name, **options)
        await text_of(mover, table.thread, "game show", table=RUDE * 9)
        await suggested(mover, table.thread, "risk attack", "from", **{"from": RUDE * 50})
        await told(mover, table.thread, "game board")
        page = await panel(table, mover)
        outcome = await mover.press(page, "Type it")
        assert outcome.modal is not None
        await mover.submit(outcome.modal, {"value": "@everyone " * 100})
        await table.turns(most=2)
        await arya.sees("has paused", channel=table.thread)
        seen = [*arya.messages.values(), *davos.messages.values(), *victim.messages.values()]
        for message in seen:
            assert not message["mention_everyone"]
            assert str(victim.id) not in [user["id"] for user in message["mentions"]]
            assert "\u202e" not in message["content"]
        assert "\u202e" not in world.channels[int(table.thread)].name


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages(server: Server, database: str | Path, code: int) -> None:
    people = [await server.player(name) for name in ("arya", "davos")]
    faults = server.standin.faults
    if code == 50007:
        for player in people:
            await player.settings(dms_open=False)
    else:
        faults.fail("POST /users/@me/channels", status=403, code=code, count=9)
        for player in people:
            faults.fail(
                f"POST /channels/{await player.dm()}/messages", status=403, code=code, count=9
            )
    async with maester(server.standin, database):
        table = await opened(server, people, seats=2)
        await told(people[0], table.thread, "game start")
        for player in people:
            note = await player.sees(f"<@{player.id}>, I can't send you", channel=table.thread)
            outcome = await player.press(note, "My move")
            assert "Rank the houses" in outcome.content
            await table.type(player, outcome.content)
        await table.turns(most=4, battles=1)
        assert server.standin.journal.statuses[403] == 2
        notes = [m for m in people[0].messages.values() if "I can't send you" in m["content"]]
        assert len(notes) == 2


async def test_a_deleted_message_is_posted_anew(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        mover, other = await table.turn()
        await other.sees("⏳", channel=table.thread)
        await delivered(bot.store)
        world, hub = server.standin.world, server.standin.hub
        deleted = {shown["id"] for shown in await other.history(table.thread)}
        for number in deleted:
            message = world.message(int(table.thread), int(number))
            if message is not None:
                delete_message(world, hub, message)
        await table.type(mover, await table.hand(mover))
        await other.until(
            lambda: any(
                message["id"] not in deleted
                and "⏳" in message["content"]
                and "🛡️" in message["content"]
                for message in _in(other, table.thread)
            )
        )


async def test_a_deleted_thread_is_told_and_mended(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        mover, other = await table.turn()
        hall = server.channel("great-hall")
        server.standin.admin.delete_channel(int(table.thread))
        before = await moves_of(database)
        where = next(iter(await suggested(mover, hall, "risk reinforce", "where")))
        assert "From where do you attack?" in await text_of(
            mover, hall, "risk reinforce", where=where
        )
        assert len(await moves_of(database)) == len(before) + 1
        assert await eventually("/game home", mover, hall, "game show")
        moved = await text_of(table.people[0], hall, "game home")
        table.thread = re.findall(r"<#(\d+)>", moved)[0]
        await other.sees("⏳", channel=table.thread)
        assert await eventually("⏳", mover, hall, "game show")
        assert await no_longer("/game home", mover, hall, "game show")


async def test_lost_permissions_are_told(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        hall, admin = server.channel("great-hall"), server.standin.admin
        mover, other = await table.turn()
        bits = Permission.SEND_MESSAGES_IN_THREADS
        admin.deny(int(hall), server.standin.world.bot_id, int(bits))
        await table.sit(mover, battles=1)
        lacking = "Send Messages in Threads"
        assert await eventually(lacking, mover, table.thread, "game show")
        assert "Send Messages in Threads" in await text_of(other, hall, "game new", game="risk")
        seen = len(other.events)
        admin.deny(int(hall), server.standin.world.bot_id, 0)
        await other.until(
            lambda: any("⏳" in str(event.get("message")) for event in other.events[seen:])
        )
        assert await no_longer(lacking, mover, table.thread, "game show")


async def test_kicked_and_invited_back(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        arya = table.people[0]
        before = await moves_of(database)
        await arya.kick(server.guild_id)
        with pytest.raises(PlayerError):
            await arya.command(table.thread, "game show")
        await arya.invite_bot(server.guild_id)
        await arya.look()
        assert await table.waited_for()
        assert await moves_of(database) == before
        await table.turns(most=2, battles=1)
