"""What is decided in a tournament happens at its tables, and what the clock decides by rule."""

from typing import Any

import pytest
from sqlalchemy import select

from bot.games import RULES, rules
from bot.kernel import Illegal, begin
from bot.store import Store, schema, settings
from bot.table import Tables
from bot.table.tournament_rounds import behind
from bot.tournaments import decisions as said
from bot.tournaments.errors import Refused
from bot.tournaments.scoring import Outcome
from bot.tournaments.settings import Settings, preset
from bot.tournaments.tournament import Table, Tournament

from .conftest import HOST, Club, FakeClock
from .test_tournaments import HOUR, PEOPLE, begin_round, cup, finish, swiss
from .toy import games

RESERVE = 10**17 + 900


def pods(**changes: Any) -> Settings:
    settings = preset("toy", (2, 3, 4), 4, "pods")
    usual = {"options": {"bidding": False, "rounds": 1}, "rounds": 2, "cut": 0, "hours": 24}
    return settings.model_copy(update=usual | changes)


async def kinds(club: Club, table: Table) -> list[str]:
    assert table.session is not None
    return [seat.kind for seat in (await club.tables.queries.info(table.session)).seats]


async def status(club: Club, table: Table) -> str:
    assert table.session is not None
    return str((await club.tables.queries.info(table.session)).session.status)


def first(tournament: Tournament) -> Table:
    return tournament.rounds[-1].tables[1]


async def test_whoever_stops_is_played_on_by_a_stand_in(club: Club) -> None:
    number = await cup(club, pods(), people=8)
    table = first(await begin_round(club, number))
    gone = table.people[1]
    await club.tables.tournaments.decide(number, said.Dropped(by=gone, person=gone))
    assert await kinds(club, table) == ["human", "standin", "human", "human"]
    assert await status(club, table) == "running"


async def test_a_table_of_two_that_is_decided_is_closed(club: Club) -> None:
    number = await cup(club, swiss())
    table = first(await begin_round(club, number))
    gone = table.people[0]
    await club.tables.tournaments.decide(number, said.Dropped(by=gone, person=gone))
    assert await status(club, table) == "cancelled"


async def test_a_replacement_takes_the_seat_and_leaves_nothing_half_done(club: Club) -> None:
    number = await cup(club, pods(), people=8)
    tournament = await begin_round(club, number)
    table, cups = first(tournament), club.tables.tournaments
    at = {"by": HOST, "round": 1, "table": 1}
    await cups.decide(number, said.Replaced(**at, old=table.people[0], new=RESERVE))
    assert table.session is not None
    info = await club.tables.queries.info(table.session)
    assert info.seats[0].user_id == RESERVE
    before = len((await cups.get(number)).decisions)
    with pytest.raises(Illegal) as caught:
        await cups.decide(number, said.Replaced(**at, old=table.people[1], new=table.people[0]))
    assert caught.value.reason in ("tournament-seated-twice", "table-knows-too-much")
    assert len((await cups.get(number)).decisions) == before


async def test_a_judge_call_pauses_the_table_until_the_ruling(club: Club) -> None:
    """Requirement 21."""
    number = await cup(club, swiss())
    table, cups = first(await begin_round(club, number)), club.tables.tournaments
    player, at = table.people[0], {"round": 1, "table": 1}
    with pytest.raises(Refused) as stranger:
        await cups.decide(number, said.JudgeCalled(by=HOST, why="?", **at), moderator=False)
    assert stranger.value.reason == "tournament-not-at-table"
    await cups.decide(number, said.JudgeCalled(by=player, why="dice", **at), moderator=False)
    assert await status(club, table) == "paused"
    with pytest.raises(Refused) as own:
        await cups.decide(number, said.Ruled(by=player, why="mine", **at))
    assert own.value.reason == "tournament-own-table"
    await cups.decide(number, said.Ruled(by=HOST, why="it stands", **at), moderator=False)
    assert await status(club, table) == "running"


async def test_a_pause_moves_the_end_of_the_round(club: Club, clock: FakeClock) -> None:
    number = await cup(club, swiss())
    tournament = await begin_round(club, number)
    cups, table, ends = club.tables.tournaments, first(tournament), tournament.rounds[0].ends
    await cups.decide(number, said.Paused(by=HOST))
    assert await status(club, table) == "paused"
    clock.advance(30 * HOUR)
    await club.tables.deadlines.run_due()
    assert (await cups.get(number)).rounds[0].open
    tournament = await cups.decide(number, said.Resumed(by=HOST))
    assert tournament.rounds[0].ends == ends + 30 * HOUR
    assert await status(club, table) == "running"
    clock.advance(24 * HOUR)
    await club.tables.deadlines.run_due()
    assert not (await cups.get(number)).rounds[0].open


async def test_whoever_never_answers_did_not_come(club: Club, clock: FakeClock) -> None:
    """No-shows by rule: only those for whom the table has waited so long."""
    number = await cup(club, swiss(absent_hours=6))
    tournament = await begin_round(club, number)
    table = first(tournament)
    assert table.session is not None
    clock.advance(3 * HOUR)
    await club.does(table.session, table.people[0], "build")
    clock.advance(3 * HOUR)
    await club.tables.deadlines.run_due()
    tournament = await club.tables.tournaments.get(number)
    assert tournament.rounds[0].tables[1].outcome is None, "the second has been waited for briefly"
    lost = tournament.rounds[0].tables[2].outcome
    assert lost is not None
    assert lost.absent == [0]
    clock.advance(3 * HOUR)
    await club.tables.deadlines.run_due()
    tournament = await club.tables.tournaments.get(number)
    assert tournament.rounds[0].tables[1].outcome is not None


async def test_rounds_go_on_by_themselves_to_the_end(club: Club, clock: FakeClock) -> None:
    number = await cup(club, swiss(break_hours=2, cut=2))
    for _ in range(2):
        clock.advance(2 * HOUR)
        await club.tables.deadlines.run_due()
        tournament = await club.tables.tournaments.get(number)
        for table in list(tournament.rounds[-1].open):
            assert table.session is not None
            await finish(club, table.session)
    clock.advance(2 * HOUR)
    await club.tables.deadlines.run_due()
    tournament = await club.tables.tournaments.get(number)
    assert len(tournament.seeds) == 2
    final = tournament.rounds[-1].tables[1].session
    assert final is not None
    await finish(club, final)
    clock.advance(2 * HOUR)
    await club.tables.deadlines.run_due()
    assert (await club.tables.tournaments.get(number)).phase == "finished"


async def test_who_joins_while_a_round_is_drawn_is_in_it(
    club: Club, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The draw happens aside, and the field may change meanwhile: it is drawn anew at once."""
    number = await cup(club, swiss(break_hours=2))
    cups = club.tables.tournaments
    draw = cups.draw
    drawn: list[said.Paired] = []

    async def slowly(*about: Any) -> said.Paired:
        found = await draw(*about)
        if not drawn:
            await cups.decide(number, said.JoinedLate(by=RESERVE, person=RESERVE))
        drawn.append(found)
        return found

    monkeypatch.setattr(cups, "draw", slowly)
    clock.advance(2 * HOUR)
    await club.tables.deadlines.run_due()
    one = (await cups.get(number)).rounds[0]
    assert len(drawn) == 2
    assert RESERVE in {*one.byes, *(person for table in one.open for person in table.people)}


async def test_a_start_at_the_hour_with_check_in(club: Club, clock: FakeClock) -> None:
    """Requirement 10: twelve sign up for eight places, two of the first do not check in."""
    cups, starts = club.tables.tournaments, clock.now // 1000 + 48 * HOUR
    settings = swiss(check_in=True, check_in_hours=24, starts_at=starts, most=8)
    created = said.Created(by=HOST, name="Cup", settings=settings)
    number = await cups.create(1, 2, created)
    people = [10**17 + one for one in range(12)]
    for one in people:
        await cups.decide(number, said.SignedUp(by=one, person=one))
    for one in people[2:]:
        await cups.decide(number, said.CheckedIn(by=one, person=one))
    for hours in (24, 12):
        clock.advance(hours * HOUR)
        await club.tables.deadlines.run_due()
    calls = [one for one in (await cups.get(number)).decisions if one.kind == "check_in_called"]
    assert len(calls) == 2
    clock.advance(12 * HOUR)
    await club.tables.deadlines.run_due()
    tournament = await cups.get(number)
    assert sorted(tournament.playing) == people[2:10]
    assert len(tournament.rounds) == 1
    assert all(table.session is not None for table in tournament.tables())


async def test_a_correction_closes_the_game_that_no_longer_counts(club: Club) -> None:
    number = await cup(club, swiss(format="elimination", rounds=None))
    tournament = await begin_round(club, number)
    for table in tournament.tables():
        assert table.session is not None
        await finish(club, table.session)
    final = first(await begin_round(club, number)).session
    assert final is not None
    known = (await club.tables.tournaments.get(number)).rounds[0].tables[1].outcome
    assert known is not None
    turned = Outcome(places=list(reversed(known.places)))
    about = {"by": HOST, "round": 1, "table": 1, "outcome": turned, "confirmed": True}
    await club.tables.tournaments.decide(number, said.Corrected(**about))
    assert (await club.tables.queries.info(final)).session.status == "cancelled"


async def test_a_round_that_is_taken_back_closes_its_games_and_is_drawn_again(club: Club) -> None:
    """Section 2.8: as long as nothing has ended."""
    number = await cup(club, swiss())
    cups = club.tables.tournaments
    old = [table.session for table in (await begin_round(club, number)).tables()]
    await cups.decide(number, said.Unpaired(by=HOST, round=1))
    for session in old:
        assert session is not None
        assert (await club.tables.queries.info(session)).session.status == "cancelled"
    await cups.decide(number, await cups.draw(number, "another seed"))
    await club.tables.deadlines.run_due()
    new = [table.session for table in (await cups.get(number)).tables()]
    assert None not in new
    assert not set(new) & set(old)
    for session in new:
        assert session is not None
        await finish(club, session)
    assert not (await cups.get(number)).rounds[0].open


async def test_at_a_tournament_table_nobody_is_host(club: Club) -> None:
    """Requirement 24: no cancelling, no votes, no taking over; whoever leaves is played on."""
    number = await cup(club, pods(), people=8)
    table = first(await begin_round(club, number))
    session, tables = table.session, club.tables
    assert session is not None
    for work in (
        tables.lobby.cancel(session, table.people[0]),
        tables.lobby.cancel(session, HOST, moderator=True),
        tables.votes.on_time(session, table.people[0], "pause"),
        tables.moderation.close(session, HOST),
        tables.moderation.replace(session, HOST, 0, RESERVE),
        tables.seats.take_over(session, RESERVE, 0),
    ):
        with pytest.raises(Illegal) as caught:
            await work
        assert caught.value.reason == "table-of-tournament"
    await tables.seats.leave(session, table.people[1])
    assert (await kinds(club, table))[1] == "standin"


@pytest.mark.parametrize("game", ["risk", "iron_throne", "board_game"])
async def test_houses_as_drawn_are_the_houses_of_the_game(
    store: Store, clock: FakeClock, game: str
) -> None:
    real, seats = rules(game), 3
    options = real.Options()
    houses = list(reversed(real.houses_for(seats, options)[:seats]))
    state = begin(real, seats, options, "seed", houses).state
    assert state.model_dump()["houses"] == houses
    with pytest.raises(Illegal) as caught:
        begin(real, seats, options, "seed", [houses[0]] * seats)
    assert caught.value.reason == "no-houses-here"
    cups = Tables(store, RULES, lambda: "a seed").tournaments
    given = {seats: tuple(houses)}
    settings = preset(game, (seats,), seats, "pods").model_copy(
        update={"houses": given, "cut": 0, "rounds": 1, "fewest": seats}
    )
    number = await cups.create(1, 2, said.Created(by=HOST, name="Cup", settings=settings))
    for person in PEOPLE[:seats]:
        await cups.decide(number, said.SignedUp(by=person, person=person))
    await cups.decide(number, said.Started(by=HOST, seed="lot"))
    await cups.decide(number, await cups.draw(number, "seed"))
    await cups.open_table(number, 1, 1)
    table = first(await cups.get(number))
    assert table.session is not None
    async with store.read() as tx:
        info = await cups._repository.info(tx, table.session)
        kept = await cups._repository.state(tx, info.session)
    assert kept.model_dump()["houses"] == [seat.house for seat in table.seats]


async def test_whoever_is_silent_is_last_when_a_table_is_judged(
    club: Club, clock: FakeClock
) -> None:
    """Section 2.7 e: the first to move never does, and would share the first place."""
    number = await cup(club, swiss(silent_hours=6))
    table = first(await begin_round(club, number))
    assert table.session is not None
    await club.does(table.session, table.people[0], "build")
    clock.advance(24 * HOUR)
    await club.tables.deadlines.run_due()
    judged = (await club.tables.tournaments.get(number)).rounds[0]
    assert judged.tables[1].outcome is not None
    assert judged.tables[1].outcome.places[-1] == [1]
    assert judged.tables[2].outcome is not None
    assert judged.tables[2].outcome.places[-1] == [0]


def test_behind_all_others_in_the_order_they_had() -> None:
    assert behind([[0, 1], [2], [3]], {0, 3}) == [[1], [2], [0], [3]]
    assert behind([[0], [1]], {0, 1}) == [[0], [1]]
    assert behind([[0], [1]], set()) == [[0], [1]]


async def test_a_vacation_neither_stalls_the_round_nor_counts_as_silence(
    club: Club, clock: FakeClock
) -> None:
    """Requirement 11."""
    number = await cup(club, swiss(silent_hours=6))
    table = first(await begin_round(club, number))
    away = {"vacations": [(clock.now, clock.now + 30 * 24 * HOUR * 1000)]}
    async with club.store.write() as tx:
        await settings.change(tx, "user", table.people[0], away)
    clock.advance(24 * HOUR)
    await club.tables.deadlines.run_due()
    outcome = (await club.tables.tournaments.get(number)).rounds[0].tables[1].outcome
    assert outcome is not None
    assert outcome.places[-1] != [0]


async def test_tables_have_the_tournaments_clock(club: Club, clock: FakeClock) -> None:
    number = await cup(club, swiss(clock="move", clock_hours=6, overtime="default"))
    table = first(await begin_round(club, number))
    assert table.session is not None
    info = await club.tables.queries.info(table.session)
    assert info.session.clock is not None
    assert info.session.clock["time"] == 6 * HOUR * 1000
    before = info.session.number
    clock.advance(6 * HOUR)
    await club.tables.deadlines.run_due()
    assert (await club.tables.queries.info(table.session)).session.number > before


async def test_every_round_is_called_for_twice_and_drawn_without_the_missing(
    club: Club, clock: FakeClock
) -> None:
    """Requirement 10, before each round."""
    number = await cup(club, swiss(check_in_rounds=True, break_hours=8), people=8)
    cups = club.tables.tournaments
    tournament = await begin_round(club, number)
    for table in tournament.tables():
        assert table.session is not None
        await finish(club, table.session)
    await club.tables.deadlines.run_due()
    for person in PEOPLE[:6]:
        await cups.decide(number, said.CheckedIn(by=person, person=person), moderator=False)
    clock.advance(4 * HOUR)
    await club.tables.deadlines.run_due()
    calls = [one for one in (await cups.get(number)).decisions if one.kind == "check_in_called"]
    assert len(calls) == 2
    clock.advance(4 * HOUR)
    await club.tables.deadlines.run_due()
    second = (await cups.get(number)).rounds[1]
    assert second.missing == PEOPLE[6:8]
    assert len(second.tables) == 3


async def test_organisers_are_told_when_too_few_are_there(club: Club, clock: FakeClock) -> None:
    cups, starts = club.tables.tournaments, clock.now // 1000 + 3 * HOUR
    created = said.Created(by=HOST, name="Cup", settings=swiss(starts_at=starts))
    number = await cups.create(1, 2, created)
    clock.advance(3 * HOUR)
    await club.tables.deadlines.run_due()
    assert (await cups.get(number)).decisions[-1].kind == "alarmed"
    number = await cup(club, swiss(check_in_rounds=True, break_hours=2))
    for table in (await begin_round(club, number)).tables():
        assert table.session is not None
        await finish(club, table.session)
    clock.advance(2 * HOUR)
    await club.tables.deadlines.run_due()
    tournament = await cups.get(number)
    assert [one.about for one in tournament.decisions if isinstance(one, said.Alarmed)] == [
        "nobody-there"
    ]
    assert len(tournament.rounds) == 1


async def test_organisers_are_called_to_decide_what_is_unfinished(
    club: Club, clock: FakeClock
) -> None:
    number = await cup(club, swiss(unfinished="organiser"))
    await begin_round(club, number)
    for _ in range(2):
        clock.advance(24 * HOUR)
        await club.tables.deadlines.run_due()
    tournament = await club.tables.tournaments.get(number)
    assert sum(one.kind == "alarmed" for one in tournament.decisions) == 1
    assert len(tournament.rounds[0].open) == 2


async def test_rounds_that_do_not_wait_are_all_judged_at_the_end(
    club: Club, clock: FakeClock
) -> None:
    """Requirement 6: a table that never moves stalls neither the next round nor the end."""
    number = await cup(club, swiss(unfinished="wait", break_hours=2))
    tournament = await begin_round(club, number)
    quick = tournament.rounds[0].tables[2].session
    assert quick is not None
    await finish(club, quick)
    clock.advance(3 * HOUR)
    await club.tables.deadlines.run_due()
    cups = club.tables.tournaments
    assert len((await cups.get(number)).rounds) == 1, "the round has its time"
    clock.advance(21 * HOUR)
    await club.tables.deadlines.run_due()
    assert len((await cups.get(number)).rounds) == 2
    clock.advance(24 * HOUR)
    await club.tables.deadlines.run_due()
    assert not [one for one in (await cups.get(number)).tables() if one.outcome is None]


async def test_whoever_left_the_server_has_stopped_after_a_day(
    club: Club, clock: FakeClock
) -> None:
    """Requirement 17."""
    number = await cup(club, pods(hours=72), people=8)
    cups = club.tables.tournaments
    table = first(await begin_round(club, number))
    gone, back = table.people[0], table.people[1]
    for person in (gone, back):
        await cups.decide(number, said.Departed(person=person))
    clock.advance(12 * HOUR)
    await cups.decide(number, said.Returned(person=back))
    await club.tables.deadlines.run_due()
    assert (await cups.get(number)).entrants[gone].status == "playing"
    clock.advance(12 * HOUR)
    await club.tables.deadlines.run_due()
    tournament = await cups.get(number)
    assert tournament.entrants[gone].status == "dropped"
    assert tournament.entrants[back].status == "playing"
    assert (await kinds(club, table))[:2] == ["standin", "human"]


async def test_no_two_tables_have_the_same_seed(store: Store, clock: FakeClock) -> None:
    """Requirement 25."""
    club = Club(Tables(store, games), clock)
    number = await cup(club, swiss(), people=8)
    await begin_round(club, number)
    async with store.read() as tx:
        seeds = [row["seed"] for row in await tx.all(select(schema.sessions.c.seed))]
    assert len(set(seeds)) == len(seeds) == 4
