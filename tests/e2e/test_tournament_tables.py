"""Requirements 24 and 25 over the wire: nobody hosts a tournament's table, nobody sees into it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp

from bot.decks.model import Deck
from bot.decks.pool import Pool
from bot.discord_ui.client import Maester
from bot.discord_ui.decks import pools
from bot.local.client import Json, Player
from bot.table import TableInfo
from bot.table.recordings import unpack
from bot.tournaments.tournament import Table
from tests.e2e.conftest import Hours, Server
from tests.e2e.harness import delivered, maester
from tests.e2e.support import text_of, told
from tests.e2e.test_creating import rows
from tests.e2e.test_tournament_organisers import picked
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

VOTES: list[tuple[str, dict[str, Any]]] = [
    ("clock vote", {"for": "extend"}),
    ("clock vote", {"for": "pause"}),
    ("game vote", {"for": "free", "seat": "2"}),
    ("game vote", {"for": "act", "seat": "2"}),
    ("game vote", {"for": "rewind", "to": "1"}),
]
FOR_MODERATORS: list[tuple[str, dict[str, Any]]] = [
    ("clock set", {"clock": "none"}),
    ("mod remove", {"seat": "1"}),
    ("mod replace", {"seat": "1"}),
]
NO_VOTE = "This is a table of a tournament."
CLOCK_HOURS = 12


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


async def seated(bot: Maester, table: Table) -> TableInfo:
    """The game of a tournament's table."""
    return await bot.host.tables.queries.info(table.session or 0)


async def test_nobody_votes_and_the_clock_is_the_tournaments(hours: Hours, database: Path) -> None:
    """Requirement 24: no vote, no clock of one's own; the time runs out as agreed for all."""
    people = {one.id: one for one in [await hours.player(name) for name in NAMES]}
    boss, stranger = await hours.player("arya"), await hours.player("hodor")
    async with maester(hours.standin, database) as bot:
        thread, _ = await made(hours, boss)
        for setting, value in (("clock", "move"), ("clock_hours", str(CLOCK_HOURS))):
            await told(boss, thread, "tournament setup edit", setting=setting, value=value)
        for player in people.values():
            await told(player, thread, "tournament join")
        await told(boss, thread, "tournament start")
        await pressed(boss, await told(boss, thread, "tournament next"), "Publish")
        await boss.sees("🏆 Round 1, table 2")
        cups = bot.host.tables.tournaments
        table = (await cups.get(1)).rounds[0].tables[1]
        before, ends = await seated(bot, table), (await cups.get(1)).rounds[0].ends
        here = str(before.session.thread_id)
        host, other = [people[one] for one in table.people]
        assert f"{CLOCK_HOURS} h for each move" in await text_of(host, here, "clock show")
        for who in (host, other):
            for command, options in VOTES:
                assert NO_VOTE in await text_of(who, here, command, **options), command
        assert NO_VOTE in await text_of(host, here, "clock set", clock="none")
        for command, options in FOR_MODERATORS:
            more = {"user": stranger.id} if command == "mod replace" else {}
            answer = await text_of(boss, here, command, **options, **more)
            assert NO_VOTE in answer, (command, answer)
        after = await seated(bot, table)
        assert (after.session.votes, after.session.clock) == (None, before.session.clock)
        assert after.session.status == "running"
        assert [seat.user_id for seat in after.seats] == table.people

        hours.pass_by(bot, (CLOCK_HOURS + 1) * 3600)
        bot.host.tables.deadlines.woken.set()
        await boss.sees("has run out of time", channel=here)
        late = await seated(bot, table)
        assert "standin" in [seat.kind for seat in late.seats]
        assert (await cups.get(1)).rounds[0].ends == ends


DECKS = ("stark_fealty", "lannister_fealty", "greyjoy_fealty", "martell_fealty")
SEEN_BY_ALL = ("game board", "game log", "game show", "game replay", "game options", "lcg2 board")
OF_THE_CUP = ("tournament audit", "tournament pairings", "tournament standings")
OPENING_HAND = 7
LONG = 8
"""Letters of a name that is no part of another sentence."""


async def test_an_organiser_who_plays_learns_nothing_of_another_table(
    server: Server, database: Path
) -> None:
    """Requirement 25: log, replay, its file and decks of a foreign table, as any stranger's."""
    boss, stranger = await server.player("arya"), await server.player("hodor")
    people = {one.id: one for one in [await server.player(name) for name in NAMES[:3]]}
    people[boss.id] = boss
    pool, brought = pools()["card_game_2e"], dict(zip(people, DECKS, strict=True))
    async with maester(server.standin, database) as bot:
        thread, _ = await made(server, boss, game="card_game_2e")
        for player in people.values():
            await told(player, thread, "tournament join")
            page = await told(player, thread, "tournament deck")
            await picked(player, page, f"ready:{brought[player.id]}")
        await told(boss, thread, "tournament start")
        await pressed(boss, await told(boss, thread, "tournament next"), "Publish")
        await boss.sees("🏆 Round 1, table 2")
        cup = await bot.host.tables.tournaments.get(1)
        foreign = next(one for one in cup.tables() if boss.id not in one.people)
        here = str((await seated(bot, foreign)).session.thread_id)
        decks = [pool.ready[brought[one]] for one in foreign.people]
        secret = {deck.name for deck in decks}
        for deck, person in zip(decks, foreign.people, strict=True):
            page = await told(people[person], here, "game hand")
            known = names_in(pool, deck)
            in_hand = [one for one in known if one in page["content"]]
            assert len(in_hand) >= OPENING_HAND // 2, page["content"]
            secret |= known
            await pressed(people[person], page, "Keep this hand")

        read = ""
        for command in SEEN_BY_ALL:
            mine = await text_of(boss, here, command)
            assert mine == await text_of(stranger, here, command), command
            read += mine
        for command in ("game hand", "lcg2 hand"):
            assert "no seat at this table" in await text_of(boss, here, command)
        read += await kept_replay(boss, here)
        for command in OF_THE_CUP:
            read += await text_of(boss, thread, command)
        read += await exported(boss, thread)
        assert "keeps" in read
        assert "<@0>" not in read, "nobody is its host"
        assert [one for one in secret if one in read] == []


def names_in(pool: Pool, deck: Deck) -> set[str]:
    """What the cards are called that a deck is made of."""
    names = {pool.cards[one.id].name for one in (*deck.draw, *deck.plots)}
    return {one for one in names if len(one) >= LONG}


async def files_of(message: Json) -> dict[str, bytes]:
    """The files of a message."""
    found = {}
    async with aiohttp.ClientSession() as session:
        for one in message["attachments"]:
            async with session.get(one["url"]) as response:
                found[one["filename"]] = await response.read()
    return found


async def kept_replay(player: Player, channel: str) -> str:
    """A replay saved as a file, unpacked."""
    saved = await pressed(player, await told(player, channel, "game replay"), "Save as a file")
    (packed,) = (await files_of(saved)).values()
    recording = unpack(packed)
    assert recording.viewer is None
    return recording.model_dump_json()


async def exported(player: Player, channel: str) -> str:
    """All files of the tournament."""
    files = await files_of(await told(player, channel, "tournament export"))
    assert len(files) > 1
    return "".join(data.decode() for data in files.values())
