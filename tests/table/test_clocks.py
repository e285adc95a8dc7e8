"""Clocks: they count for whoever is waited for, and what was agreed happens when they run out."""

import asyncio

import pytest

from bot.kernel import Illegal
from bot.store import deadlines, heartbeats, moves
from bot.table.clocks import ALARM
from bot.table.durations import HOUR
from bot.table.waits import Agreement

from .conftest import BRAN, CERSEI, HOST, MODERATOR, Club, holders
from .slow import DAILY, Slow

STANDIN = DAILY.model_copy(update={"overtime": "standin"})
MODERATED = DAILY.model_copy(update={"overtime": "moderator"})
BANK = Agreement(kind="bank", time=48 * HOUR, increment=4 * HOUR, overtime="default")


@pytest.fixture
def slow(club: Club) -> Slow:
    return Slow(club)


async def kinds(slow: Slow, number: int) -> list[tuple[str, int | None]]:
    async with slow.club.store.read() as tx:
        return [(move.kind, move.seat) for move in await moves.between(tx, number, 2, 9999)]


async def test_without_a_clock_nothing_ever_runs_out(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, clock=Agreement())
    assert await slow.due(number) == {0: None}
    await slow.passes(24 * 90)
    assert await kinds(slow, number) == []


async def test_each_move_has_its_own_time(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN)
    assert await slow.due(number) == {0: 24}
    await slow.passes(20)
    await slow.club.does(number, HOST, "build")
    assert await slow.due(number) == {1: 24}
    await slow.passes(23)
    await slow.club.does(number, BRAN, "build")
    assert await slow.due(number) == {0: 24, 1: 24}


async def test_who_is_asked_at_the_same_time_has_a_clock_of_their_own(slow: Slow) -> None:
    """A seat never gets less time because somebody else was slow."""
    number = await slow.start(HOST, BRAN, CERSEI)
    for user in (HOST, BRAN, CERSEI):
        await slow.passes(10)
        await slow.club.does(number, user, "build")
    assert await slow.due(number) == {0: 24, 1: 24, 2: 24}
    await slow.passes(6)
    await slow.club.does(number, BRAN, 3)
    assert await slow.due(number) == {0: 18, 2: 18}
    # Changing an answer that is in does not start anything, for nobody.
    await slow.club.does(number, BRAN, 4)
    assert await slow.due(number) == {0: 18, 2: 18}


async def test_the_default_is_played_when_time_runs_out(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN)
    told = await slow.passes(24)
    assert await kinds(slow, number) == [("timeout", 0)]
    assert ("turn", BRAN) in told
    entries = await slow.tables.log.between(number, None, 2, 2)
    assert [event.type for entry in entries for event in entry.events] == ["table-timed-out"]
    assert await slow.due(number) == {1: 24}
    with pytest.raises(Illegal, match="undo-nothing"):
        await slow.tables.history.undo(number, HOST, "u")


async def test_a_whole_game_ends_without_anybody(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN)
    await slow.passes(24 * 12)
    info = await slow.tables.queries.info(number)
    assert info.session.status == "finished"
    assert {kind for kind, _ in await kinds(slow, number)} == {"timeout"}


async def test_a_stand_in_plays_until_the_person_is_back(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, rounds=10, clock=STANDIN, bidding=False)
    told = await slow.passes(24)
    assert ("clock-standin-plays", None) in told
    assert await kinds(slow, number) == [("standin", 0)]
    await slow.club.does(number, BRAN, "build")
    assert (await slow.tables.queries.waiting(number))[0].user == BRAN
    seat = (await slow.tables.queries.info(number)).seats[0]
    assert (seat.kind, seat.user_id) == ("standin", HOST)
    assert await slow.tables.seats.come_back(number, HOST)
    assert not await slow.tables.seats.come_back(number, HOST)
    await slow.club.does(number, BRAN, "build")
    assert await slow.due(number) == {0: 24}
    async with slow.club.store.read() as tx:
        held = [(row["kind"], row["user_id"]) for row in await holders(tx, number)]
    assert held == [("human", HOST), ("human", BRAN), ("standin", None), ("human", HOST)]


async def test_any_answer_takes_the_seat_back_even_one_that_comes_too_late(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, rounds=10, clock=STANDIN, bidding=False)
    await slow.passes(24)
    with pytest.raises(Illegal, match="already-decided"):
        await slow.tables.moves.take(number, HOST, [(1, "build")], "late")
    assert (await slow.tables.queries.info(number)).seats[0].kind == "human"
    assert ("clock-came-back", None) in await slow.mail.take()


async def test_nothing_moves_where_a_moderator_decides(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, clock=MODERATED)
    told = await slow.passes(24 * 4)
    assert [what for what, _ in told if what == "overtime"] == ["overtime"]
    assert await kinds(slow, number) == []
    (owed,) = await slow.tables.queries.waiting(number)
    assert (owed.due, owed.out_of_time) == (None, True)
    await slow.tables.clocks.extend(number, MODERATOR, 5 * HOUR)
    assert await slow.due(number) == {0: 5}
    assert "overtime" in [what for what, _ in await slow.passes(5)]
    await slow.tables.moderation.act_for(number, MODERATOR, 0, "act")
    assert await slow.due(number) == {1: 24}


async def test_a_bank_is_used_up_and_filled_by_moving(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, rounds=20, clock=BANK, bidding=False)
    await slow.passes(20)
    await slow.club.does(number, HOST, "build")
    assert await slow.due(number) == {1: 48}
    await slow.passes(1)
    await slow.club.does(number, BRAN, "build")
    assert await slow.due(number) == {0: 28 + 4}
    await slow.passes(40)
    assert ("timeout", 0) in await kinds(slow, number)
    # The second had used less than came in: the bank never holds more than at the start.
    assert await slow.due(number) == {1: 40}
    await slow.club.does(number, BRAN, "build")
    assert await slow.due(number) == {0: 4}


async def test_undoing_gives_no_time_back(slow: Slow) -> None:
    for clock, left in ((DAILY, 4), (BANK, 28)):
        number = await slow.start(HOST, BRAN, clock=clock, rounds=9)
        await slow.passes(20)
        for turn in range(3):
            await slow.club.does(number, HOST, "build")
            await slow.tables.history.undo(number, HOST, f"u{turn}")
        assert await slow.due(number) == {0: left}


async def test_quiet_hours_and_vacations_stop_the_clock(slow: Slow) -> None:
    await slow.tables.absences.set_quiet(HOST, (22 * 60, 8 * 60), "UTC")
    number = await slow.start(HOST, BRAN)
    # It is 8 in the morning: 14 hours today, and 10 tomorrow.
    assert slow.club.clock.now % (24 * HOUR) == 8 * HOUR
    assert await slow.due(number) == {0: 34}
    await slow.passes(4)
    await slow.tables.absences.announce_vacation(HOST, None, 3)
    # What was used is used; the rest begins after the vacation, at noon.
    assert await slow.due(number) == {0: 72 + 10 + 10 + 10}
    await slow.passes(24)
    await slow.tables.absences.end_vacation(HOST)
    assert await slow.due(number) == {0: 30}
    assert await kinds(slow, number) == []
    await slow.passes(30)
    assert await kinds(slow, number) == [("timeout", 0)]


async def test_quiet_hours_cannot_be_moved_along_with_the_clock(slow: Slow) -> None:
    for hour in (1, 2, 3):
        await slow.tables.absences.set_quiet(HOST, (hour * 60, hour * 60 + 60), "UTC")
    with pytest.raises(Illegal, match="quiet-too-often"):
        await slow.tables.absences.set_quiet(HOST, (240, 300), "UTC")
    slow.club.clock.advance(8 * 24 * 3600)
    await slow.tables.absences.set_quiet(HOST, (240, 300), "UTC")
    with pytest.raises(Illegal, match="vacation-none"):
        await slow.tables.absences.end_vacation(HOST)


async def test_a_pause_stops_all_clocks(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, clock=BANK)
    await slow.passes(8)
    await slow.tables.moderation.pause(number, MODERATOR)
    assert await slow.passes(24 * 20) == [("table-was-paused", None)]
    await slow.tables.moderation.resume(number, MODERATOR)
    assert await slow.due(number) == {0: 40}
    assert await kinds(slow, number) == []


async def test_a_finished_game_that_is_rewound_has_clocks_again(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, rounds=1, bidding=False)
    await slow.club.does(number, HOST, "build")
    await slow.club.does(number, BRAN, "build")
    assert (await slow.tables.queries.info(number)).session.status == "finished"
    await slow.passes(100)
    await slow.tables.history.rewind(number, MODERATOR, 2, "a mistake", "back")
    assert await slow.due(number) == {1: 24}
    await slow.passes(24)
    assert ("timeout", 1) in await kinds(slow, number)


async def test_players_extend_and_pause_by_vote(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, CERSEI)
    await slow.passes(20)
    poll = await slow.tables.votes.on_time(number, BRAN, "extend")
    assert (poll.votes, poll.needed, poll.passed) == (1, 2, False)
    assert (await slow.tables.votes.on_time(number, BRAN, "extend")).votes == 1
    assert [what for what, _ in await slow.mail.take()].count("clock-vote") == 1
    assert (await slow.tables.votes.on_time(number, HOST, "extend")).passed
    assert await slow.due(number) == {0: 28}
    with pytest.raises(Illegal, match="table-not-paused"):
        await slow.tables.votes.on_time(number, HOST, "resume")
    with pytest.raises(Illegal, match="table-not-seated"):
        await slow.tables.votes.on_time(number, MODERATOR, "pause")
    for user in (HOST, BRAN):
        await slow.tables.votes.on_time(number, user, "pause")
    assert (await slow.tables.queries.info(number)).session.status == "paused"
    for user in (CERSEI, BRAN):
        await slow.tables.votes.on_time(number, user, "resume")
    assert (await slow.tables.queries.info(number)).session.status == "running"


async def test_old_votes_do_not_count(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, CERSEI, clock=Agreement())
    await slow.tables.votes.on_time(number, BRAN, "pause")
    slow.club.clock.advance(3 * 24 * 3600)
    assert (await slow.tables.votes.on_time(number, HOST, "pause")).votes == 1
    with pytest.raises(Illegal, match="clock-none"):
        await slow.tables.votes.on_time(number, HOST, "extend")
    with pytest.raises(Illegal, match="clock-none"):
        await slow.tables.clocks.extend(number, MODERATOR, HOUR)


async def test_who_may_choose_the_clock_and_when(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, clock=Agreement())
    with pytest.raises(Illegal, match="table-not-host"):
        await slow.tables.clocks.set(number, HOST, DAILY)
    await slow.passes(100)
    await slow.tables.clocks.set(number, MODERATOR, DAILY, moderator=True)
    assert await slow.due(number) == {0: 24}
    await slow.passes(10)
    await slow.tables.clocks.set(number, MODERATOR, Agreement(), moderator=True)
    assert await slow.due(number) == {0: None}
    await slow.passes(100)
    assert await kinds(slow, number) == []
    assert [row.action for row in await slow.tables.moderation.audits(guild=1)] == [
        "clock",
        "clock",
    ]


async def test_a_stale_alarm_does_nothing(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN)
    async with slow.club.store.read() as tx:
        (alarm,) = await deadlines.of_session(tx, number)
    await slow.club.does(number, HOST, "build")
    slow.club.clock.advance(23 * 3600)
    for _ in range(3):
        await slow.tables.clocks.ring(alarm)
    assert await kinds(slow, number) == [("answer", 0)]
    async with slow.club.store.read() as tx:
        assert [row.kind for row in await deadlines.of_session(tx, number)] == [ALARM]
    slow.club.clock.advance(3600)
    await asyncio.gather(*(slow.tables.clocks.ring(alarm) for _ in range(3)))
    assert await kinds(slow, number) == [("answer", 0), ("timeout", 1)]


async def test_a_long_outage_takes_nobodys_time(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN)
    await slow.passes(23.5)
    await slow.tables.clocks.beat()
    slow.club.clock.advance(40 * 3600)
    assert await slow.tables.clocks.forgive_outage() == 1
    # Half an hour was left: at least the grace period, here the longest one.
    assert await slow.due(number) == {0: 12}
    assert "clock-grace" in [what for what, _ in await slow.passes(11.5)]
    assert await kinds(slow, number) == []
    await slow.passes(0.5)
    assert await kinds(slow, number) == [("timeout", 0)]


async def test_the_grace_fits_the_outage_and_a_second_start_gives_no_second_one(
    slow: Slow,
) -> None:
    number = await slow.start(HOST, BRAN)
    await slow.passes(4)
    await slow.tables.clocks.beat()
    slow.club.clock.advance(5 * 3600)
    await slow.tables.clocks.forgive_outage()
    assert await slow.due(number) == {0: 20}
    assert await slow.tables.clocks.forgive_outage() == 0
    slow.club.clock.advance(5 * 60)
    assert await slow.tables.clocks.forgive_outage() == 0
    async with slow.club.store.read() as tx:
        assert await heartbeats.last(tx, "tables") == slow.club.clock.now
