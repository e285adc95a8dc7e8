"""A league on Discord's wire that goes on by the clock, until people have ratings."""

from __future__ import annotations

from pathlib import Path

from bot.discord_ui.client import Maester
from bot.local.client import Player
from bot.tournaments.tournament import Table
from tests.e2e.conftest import Hours
from tests.e2e.harness import maester
from tests.e2e.support import told
from tests.e2e.test_creating import becomes
from tests.e2e.test_tournaments import NAMES, made

PEOPLE = (*NAMES, "bran", "robb", "jon", "rickon")
ROUNDS, BREAK = 6, 12


async def test_a_league_plays_by_itself_and_its_games_are_rated(
    hours: Hours, database: Path
) -> None:
    people = {one.id: one for one in [await hours.player(name) for name in PEOPLE]}
    boss, watcher = await hours.player("arya"), await hours.player("tywin", "de")
    hall = hours.channel("great-hall")
    async with maester(hours.standin, database) as bot:
        thread, _ = await made(hours, boss, format="league", players=len(PEOPLE))
        for name, value in {"break_hours": str(BREAK), "absent_hours": "0"}.items():
            await told(boss, thread, "tournament setup edit", setting=name, value=value)
        for player in people.values():
            await told(player, thread, "tournament join")
        await told(boss, thread, "tournament start")
        for at in range(1, ROUNDS + 1):
            hours.pass_by(bot, BREAK * 3600)
            bot.host.tables.deadlines.woken.set()
            for table in await _opened(bot, at):
                await boss.sees(f"🏆 Round {at}, table {table.number}")
                await _given_up(bot, people, table)
        standings = await told(boss, thread, "tournament standings")
        assert "After round 6" in standings["content"]
        shown = (await told(boss, hall, "ranking list", game="risk"))["content"]
        places = [line.split(".")[0] for line in shown.splitlines()[1:-1]]
        assert places == [str(place) for place in range(1, len(places) + 1)]
        assert places
        assert "(6 games)" in shown
        first = next(name for name in PEOPLE if f"1. **{name.title()}**" in shown)
        rating = shown.split(f"**{first.title()}** ")[1].split()[0]
        asked = (await hours.player(first)).id
        page = await told(watcher, hall, "ranking player", game="risk", user=asked)
        assert f"**{rating}** nach 6 Spielen" in page["content"]
        assert [one["filename"] for one in page["attachments"]] == ["rating.png"]


async def _opened(bot: Maester, at: int) -> list[Table]:
    """The tables of a round, once every one has its game and its thread."""
    found: list[Table] = []

    async def there() -> bool:
        cup = await bot.host.tables.tournaments.get(1)
        found[:] = cup.rounds[at - 1].tables.values() if len(cup.rounds) >= at else []
        return bool(found) and all([await _thread(bot, one) for one in found])

    await becomes(there)
    return found


async def _thread(bot: Maester, table: Table) -> int | None:
    if table.session is None:
        return None
    return (await bot.host.tables.queries.info(table.session)).session.thread_id


async def _given_up(bot: Maester, people: dict[int, Player], table: Table) -> None:
    """All but the last to have come concede, and the table has its result."""
    where = str(await _thread(bot, table))
    for person in sorted(table.people)[:-1]:
        await told(people[person], where, "game concede", confirm=True)

    async def over() -> bool:
        cup = await bot.host.tables.tournaments.get(1)
        return cup.rounds[table.round - 1].tables[table.number].outcome is not None

    await becomes(over)
