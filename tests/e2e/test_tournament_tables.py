"""Requirements 24 and 25 over the wire: nobody hosts a tournament's table, nobody sees into it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.e2e.conftest import Server
from tests.e2e.harness import delivered, maester
from tests.e2e.support import told
from tests.e2e.test_creating import rows
from tests.e2e.test_tournaments import NAMES, made, pressed, venues

NOT_HERE: list[tuple[str, dict[str, Any], str]] = [
    ("game cancel", {"confirm": True}, "This is a table of a tournament."),
    ("game options", {"seats": 5}, "can't be changed any more"),
    ("game seat", {"number": 1}, "can't be changed any more"),
]
HIDDEN = (
    ("game hand", "You have no seat at this table; this is what everybody sees."),
    ("game notes", "You have no seat at this table."),
    ("game orders", "You have no seat at this table."),
)
DELAY = 30


async def test_what_a_host_may_nobody_may_and_an_organiser_sees_nothing_hidden(
    server: Server, database: Path
) -> None:
    people = {one.id: one for one in [await server.player(name) for name in NAMES[:3]]}
    boss = await server.player("arya")
    people[boss.id] = boss
    async with maester(server.standin, database) as bot:
        thread, _ = await made(server, boss)
        await told(boss, thread, "tournament setup edit", setting="chat_delay", value=str(DELAY))
        for player in people.values():
            await told(player, thread, "tournament join")
        await told(boss, thread, "tournament start")
        draw = await told(boss, thread, "tournament next")
        await pressed(boss, draw, "Publish")
        await boss.sees("🏆 Round 1, table 2")
        await delivered(bot.store)
        assert [one.rate_limit_per_user for one in venues(server)] == [DELAY, DELAY]
        seeds = {row["seed"] for row in await rows(database, "sessions")}
        assert len(seeds - {None}) == 2
        cup = await bot.host.tables.tournaments.get(1)
        for table in cup.rounds[0].tables.values():
            info = await bot.host.tables.queries.info(table.session or 0)
            where = str(info.session.thread_id)
            seats = [(seat.seat, seat.user_id) for seat in info.seats]
            for who in (people[table.people[0]], boss):
                for command, options, refusal in NOT_HERE:
                    assert refusal in (await told(who, where, command, **options))["content"]
            after = await bot.host.tables.queries.info(table.session or 0)
            assert [(seat.seat, seat.user_id) for seat in after.seats] == seats
            assert (after.session.status, after.session.options) == (
                "running",
                info.session.options,
            )
            if boss.id not in table.people:
                for command, refusal in HIDDEN:
                    assert refusal in (await told(boss, where, command))["content"]
            given = await told(people[table.people[0]], where, "game concede", confirm=True)
            assert "given up" in given["content"]
