"""Tournaments at the table: decisions are stored, rounds open tables once, games report results."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.store import Store, schema
from bot.store import tournaments as rows
from bot.table import Tables
from bot.tournaments import decisions as said
from bot.tournaments.errors import Refused
from bot.tournaments.preview import cut_people
from bot.tournaments.scoring import Outcome
from bot.tournaments.settings import Settings, preset
from bot.tournaments.standings import standings
from bot.tournaments.tournament import Tournament

from .conftest import HOST, Club, FakeClock
from .toy import games

PEOPLE = [10**17 + number for number in range(20)]
HOUR = 3600


def swiss(**changes: Any) -> Settings:
    settings = preset("toy", (2, 3, 4), None, "swiss")
    usual = {"options": {"bidding": False, "rounds": 1}, "rounds": 2, "cut": 0, "hours": 24}
    return settings.model_copy(update=usual | changes)


async def cup(club: Club, settings: Settings, people: int = 4) -> int:
    """A tournament that has started."""
    cups = club.tables.tournaments
    number = await cups.create(1, 2, said.Created(by=HOST, name="Cup", settings=settings))
    for person in PEOPLE[:people]:
        await cups.decide(number, said.SignedUp(by=person, person=person))
    await cups.decide(number, said.Started(by=HOST, seed="lot"))
    return number


async def begin_round(club: Club, number: int) -> Tournament:
    """Draw and publish a round, and let what is due happen."""
    cups = club.tables.tournaments
    await cups.decide(number, await cups.draw(number, "seed"))
    await club.tables.deadlines.run_due()
    return await cups.get(number)


async def count(store: Store, table: Any) -> int:
    async with store.read() as tx:
        return int(await tx.value(select(func.count()).select_from(table)))


async def finish(club: Club, session_id: int) -> None:
    """Play a game to its end: everybody builds."""
    while True:
        info = await club.tables.queries.info(session_id)
        if info.session.status != "running":
            return
        owed = next(seat for seat in info.seats if seat.owed_since is not None)
        assert owed.user_id is not None
        await club.does(session_id, owed.user_id, "build")


async def test_a_round_opens_its_tables_with_everybody_seated_as_drawn(club: Club) -> None:
    number = await cup(club, swiss())
    tournament = await begin_round(club, number)
    for table in tournament.tables():
        assert table.session is not None
        info = await club.tables.queries.info(table.session)
        assert [seat.user_id for seat in info.seats] == table.people
        assert info.session.status == "running"
        assert info.session.title == f"Cup 1/{table.number}"
    assert await count(club.store, schema.sessions) == 2


async def test_what_is_due_twice_opens_nothing_twice(club: Club) -> None:
    number = await cup(club, swiss())
    await begin_round(club, number)
    async with club.store.write() as tx:
        about = {"tournament": number, "round": 1}
        await club.tables.deadlines.put(tx, None, "tournament-open", tx.now, payload=about)
    await club.tables.deadlines.run_due()
    assert await count(club.store, schema.sessions) == 2
    assert await count(club.store, schema.tournament_tables) == 2


@pytest.mark.parametrize("where", ["opened", "decide"])
async def test_broken_off_anywhere_every_table_is_opened_once(
    club: Club, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Whatever step of the second table fails, nothing of it is left, and it is tried again."""
    number = await cup(club, swiss(), people=8)
    real: Callable[..., Any] = getattr(rows, where)
    calls = 0

    async def sometimes(*args: Any, **more: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise OSError("killed")
        return await real(*args, **more)

    cups = club.tables.tournaments
    await cups.decide(number, await cups.draw(number, "seed"))
    monkeypatch.setattr(rows, where, sometimes)
    await club.tables.deadlines.run_due()
    assert await count(club.store, schema.sessions) == 2
    clock.advance(5)
    await club.tables.deadlines.run_due()
    tournament = await cups.get(number)
    games_of = [table.session for table in tournament.tables()]
    assert len(set(games_of)) == 4
    assert None not in games_of
    assert await count(club.store, schema.sessions) == 4
    assert await count(club.store, schema.seats) == 8


async def test_the_end_of_a_game_is_its_result(club: Club) -> None:
    number = await cup(club, swiss())
    tournament = await begin_round(club, number)
    sessions = [table.session for table in tournament.tables()]
    for session in sessions:
        assert session is not None
        await finish(club, session)
    tournament = await club.tables.tournaments.get(number)
    assert all(table.outcome is not None for table in tournament.tables())
    assert sorted(line.points for line in standings(tournament)) == [0, 0, 5, 5]
    tournament = await begin_round(club, number)
    assert len(tournament.rounds) == 2


async def test_a_result_and_the_last_move_are_one_commit(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await cup(club, swiss(options={"bidding": False, "rounds": 1}), people=2)
    tournament = await begin_round(club, number)
    session = tournament.rounds[0].tables[1].session
    assert session is not None
    first, second = tournament.rounds[0].tables[1].people
    await club.does(session, first, "build")

    async def broken(*args: Any) -> None:
        raise OSError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(rows, "decide", broken)
        with pytest.raises(OSError, match="killed"):
            await club.does(session, second, "build")
    assert (await club.tables.queries.info(session)).session.status == "running"
    assert (await club.tables.tournaments.get(number)).rounds[0].open
    await club.does(session, second, "build")
    assert (await club.tables.queries.info(session)).session.status == "finished"
    assert not (await club.tables.tournaments.get(number)).rounds[0].open


async def test_a_round_that_runs_out_is_judged_as_it_stands(club: Club, clock: FakeClock) -> None:
    """Requirement 6: more time once, if that was agreed, and then the round is over."""
    number = await cup(club, swiss(extension=6))
    tournament = await begin_round(club, number)
    slow = tournament.rounds[0].tables[1].session
    quick = tournament.rounds[0].tables[2].session
    assert slow is not None
    assert quick is not None
    await finish(club, quick)
    clock.advance(24 * HOUR)
    await club.tables.deadlines.run_due()
    tournament = await club.tables.tournaments.get(number)
    assert tournament.rounds[0].tables[1].extra_hours == 6
    clock.advance(6 * HOUR)
    await club.tables.deadlines.run_due()
    tournament = await club.tables.tournaments.get(number)
    judged = tournament.rounds[0].tables[1].outcome
    assert judged is not None
    assert judged.modified
    assert (await club.tables.queries.info(slow)).session.status == "cancelled"
    assert sorted(line.points for line in standings(tournament)) == [0, 0, 4, 5]
    assert not tournament.rounds[0].open


async def test_after_a_restart_everything_is_as_it_was(club: Club) -> None:
    number = await cup(club, swiss())
    before = await begin_round(club, number)
    again = await Tables(club.store, games).tournaments.get(number)
    assert again == before


async def test_many_sign_ups_at_once_all_count_in_order(club: Club) -> None:
    cups = club.tables.tournaments
    number = await cups.create(1, 2, said.Created(by=HOST, name="Cup", settings=swiss()))
    people = [10**17 + one for one in range(60)]
    await asyncio.gather(
        *(cups.decide(number, said.SignedUp(by=one, person=one)) for one in people)
    )
    tournament = await cups.get(number)
    if club.store.shared:  # who comes first is the server's affair
        assert sorted(tournament.entrants) == people
    else:
        assert list(tournament.entrants) == people
    assert [one.number for one in tournament.entrants.values()] == list(range(1, 61))


async def test_what_is_refused_leaves_no_row(club: Club) -> None:
    number = await cup(club, swiss())
    before = await count(club.store, schema.tournament_decisions)
    with pytest.raises(Refused) as caught:
        await club.tables.tournaments.decide(number, said.SignedUp(person=1))
    assert caught.value.reason == "tournament-has-started"
    with pytest.raises(Refused) as unknown:
        await club.tables.tournaments.get(999)
    assert unknown.value.reason == "tournament-not-created"
    assert await count(club.store, schema.tournament_decisions) == before


async def test_a_correction_that_changes_the_final_opens_another_game(club: Club) -> None:
    number = await cup(club, swiss(format="elimination", rounds=None))
    tournament = await begin_round(club, number)
    for table in tournament.tables():
        assert table.session is not None
        await finish(club, table.session)
    tournament = await begin_round(club, number)
    final = tournament.rounds[1].tables[1].session
    outcome = tournament.rounds[0].tables[1].outcome
    assert outcome is not None
    turned = Outcome(places=list(reversed(outcome.places)))
    fixed = said.Corrected(by=HOST, round=1, table=1, outcome=turned, confirmed=True)
    await club.tables.tournaments.decide(number, fixed)
    await club.tables.deadlines.run_due()
    tournament = await club.tables.tournaments.get(number)
    another = tournament.rounds[1].tables[1]
    assert another.session not in (None, final)
    assert final is not None
    await finish(club, final)
    tournament = await club.tables.tournaments.get(number)
    assert tournament.rounds[1].open, "the old game of the final no longer counts"


async def test_whoever_is_forgotten_is_a_pseudonym_in_every_decision(club: Club) -> None:
    number = await cup(club, swiss())
    for table in (await begin_round(club, number)).tables():
        assert table.session is not None
        await finish(club, table.session)
    gone = PEOPLE[0]
    export = await club.tables.privacy.export(gone)
    assert [one["kind"] for one in export["tournaments"]] == ["signed_up"]
    order = [line.person for line in standings(await club.tables.tournaments.get(number))]
    pseudonym = await club.tables.privacy.forget(gone)
    tournament = await club.tables.tournaments.get(number)
    assert gone not in tournament.entrants
    renamed = [pseudonym if one == gone else one for one in order]
    assert [line.person for line in standings(tournament)] == renamed
    async with club.store.read() as tx:
        assert str(gone) not in str(await rows.decisions(tx, number))


async def test_a_whole_tournament_with_a_cut(club: Club) -> None:
    number = await cup(club, swiss(cut=2), people=8)
    cups = club.tables.tournaments
    for _ in range(2):
        tournament = await begin_round(club, number)
        for table in tournament.rounds[-1].tables.values():
            assert table.session is not None
            await finish(club, table.session)
    best = cut_people(await cups.get(number))
    await cups.decide(number, said.CutMade(by=HOST, seeds=best))
    tournament = await begin_round(club, number)
    last = tournament.rounds[-1].tables[1].session
    assert last is not None
    await finish(club, last)
    tournament = await cups.decide(number, said.Finished(by=HOST))
    assert tournament.phase == "finished"
    assert {line.person for line in standings(tournament)[:2]} == set(best)
    async with club.store.read() as tx:
        assert [row.id for row in await rows.of_guild(tx, 1, ["finished"])] == [number]
        assert len(await rows.tables(tx, number)) == 9
