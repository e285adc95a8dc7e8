"""On Discord nobody sees who could react: not by pings, not by the list of who is waited for."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from bot.games.risk.rules.rulebook import Risk
from bot.games.risk.rules.scenario import POSITIONS, RiskPosition
from bot.games.risk.rules.state import RiskOptions
from bot.kernel.engine import run
from bot.kernel.state import Play
from bot.local.client import Player
from bot.store import schema, sessions, states
from tests.e2e.conftest import Server
from tests.e2e.support import Table, opened, text_of, told
from tests.e2e.test_slow_play import Slow, slowly

PLAYABLE, USELESS = "castle_walls", "pirate_ship_fleet"


def invasion(card: str) -> str:
    """Stark is about to invade King's Landing, whose lord holds this card."""
    data = {
        "phase": "invade",
        "turn": "stark",
        "territories": {
            "harrenhal": {"owner": "stark", "units": 7},
            "kings_landing": {"owner": "baratheon", "units": 3},
        },
        "others": {"owner": "lannister", "units": 1},
        "gold": {"baratheon": 500},
        "maesters": {"baratheon": [card]},
        "face_down": ["stannis_baratheon"],
    }
    options = RiskOptions(mode="dominion")
    start = POSITIONS.start("westeros-3", options, "veil")
    state = POSITIONS.arrange(start, RiskPosition.model_validate(data))
    state.rng.forced = [6, 6, 6, 1, 1]
    run(Play(state))
    assert state.houses[:2] == ["stark", "baratheon"]
    return Risk().dump(state)


async def at_war(slow: Slow, server: Server, card: str, **more: Any) -> Table:
    """Arya (Stark) attacks; Davos (Baratheon) may have something to say about it."""
    people = [await server.player(name) for name in ("arya", "davos", "hodor")]
    table = await opened(server, people, seats=3)
    tables = slow.bot.host.tables
    for seat, player in enumerate(people):
        await tables.lobby.choose_seat(1, player.id, seat)
    await told(people[0], table.thread, "game start")
    info = await tables.queries.info(1)
    number = info.session.number
    async with slow.bot.store.write() as tx:
        column = schema.states.c
        same = column.session_id == 1, column.number == number
        await tx.run(delete(schema.states).where(*same))
        await states.save(tx, 1, [(number, invasion(card))])
        for seat in range(3):
            await sessions.set_seat(tx, 1, seat, owed_since=None, owed_for=None, clock=None)
    # What has a number never changes, so the old position is known by heart.
    tables.repository.cache.clear()
    order = {"from": "Harrenhal", "to": "Kings Landing", **more}
    await told(people[0], table.thread, "risk attack", **order)
    return table


def called(reader: Player, table: Table, player: Player) -> list[dict[str, Any]]:
    """Messages at the table that call somebody, after the houses were chosen."""
    return [
        message
        for message in reader.messages.values()
        if str(message["channel_id"]) == table.thread
        and str(player.id) in [str(one["id"]) for one in message.get("mentions", [])]
        and "choosing a house" not in message["content"]
    ]


@pytest.mark.parametrize("card", [PLAYABLE, USELESS])
async def test_the_table_shows_the_same(server: Server, database: str | Path, card: str) -> None:
    async with slowly(server, database) as slow:
        table = await at_war(slow, server, card)
        arya, davos, hodor = table.people
        shown = await text_of(hodor, table.thread, "game show")
        assert f"Waiting for <@{davos.id}>" in shown
        assert "told in private" in shown
        page = await hodor.sees("told in private", channel=table.thread)
        assert called(hodor, table, davos) == []
        assert str(davos.id) not in [str(one["id"]) for one in page.get("mentions", [])]
        mine = await text_of(davos, table.thread, "games mine")
        hand = await text_of(davos, table.thread, "game hand")
        nudged = await text_of(hodor, table.thread, "game nudge")
        assert "⚠️" not in nudged
        if card == PLAYABLE:
            assert "War" in mine
            assert "Castle Walls" in hand
            await davos.sees("Castle Walls", channel=await davos.dm())
        else:
            assert "War" not in mine
            assert "nothing to decide" in hand
        slow.passes(0.1)
        if card == PLAYABLE:
            assert f"Waiting for <@{davos.id}>" in await text_of(hodor, table.thread, "game show")
        else:
            await arya.sees(f"Waiting for <@{arya.id}>: invasions", channel=table.thread)
            owed = await slow.bot.host.tables.queries.owed_by(arya.id)
            assert [one.session.id for one in owed] == [1]


async def test_closed_direct_messages_are_not_told_at_the_table(
    server: Server, database: str | Path
) -> None:
    async with slowly(server, database) as slow:
        davos = await server.player("davos")
        await slow.bot.host.people.set_person(davos.id, dm_closed=True)
        table = await at_war(slow, server, PLAYABLE)
        hodor = table.people[2]
        await hodor.sees("told in private", channel=table.thread)
        assert called(hodor, table, davos) == []
        assert not [m for m in hodor.messages.values() if "direct messages" in m["content"]]


@pytest.mark.parametrize("card", [PLAYABLE, USELESS])
async def test_an_order_goes_as_far_as_it_is_asked(
    server: Server, database: str | Path, card: str
) -> None:
    async with slowly(server, database) as slow:
        table = await at_war(slow, server, card, until=3)
        arya, davos, _ = table.people
        await arya.sees("Something else comes first", channel=table.thread)
        assert f"Waiting for <@{davos.id}>" in await text_of(arya, table.thread, "game show")
