"""Pings: when something is owed, at half time, in the last hour, and no more than that."""

import pytest

from bot.kernel import Illegal
from bot.table.durations import HOUR
from bot.table.waits import Absence, Agreement

from .conftest import BRAN, CERSEI, HOST, MODERATOR, Club
from .slow import DAILY, Slow

NIGHT = (22 * 60, 8 * 60)


@pytest.fixture
def slow(club: Club) -> Slow:
    return Slow(club)


def pings(told: list[tuple[str, int | None]]) -> list[tuple[str, int | None]]:
    return [one for one in told if one[1] is not None]


async def test_reminders_at_half_time_and_in_the_last_hour_and_never_twice(slow: Slow) -> None:
    await slow.start(HOST, BRAN)
    assert pings(await slow.passes(11.9)) == [("turn", HOST)]
    assert pings(await slow.passes(0.2)) == [("half", HOST)]
    assert pings(await slow.passes(10)) == []
    assert pings(await slow.passes(1.5)) == [("hour", HOST)]
    assert pings(await slow.passes(0.5)) == [("turn", BRAN)]


@pytest.mark.parametrize(
    ("minutes", "expected"),
    [(10, []), (60, ["half"]), (120, ["hour"]), (30, ["half"]), (60 * 6, ["half", "hour"])],
)
async def test_short_clocks_have_only_the_reminders_that_make_sense(
    slow: Slow, minutes: int, expected: list[str]
) -> None:
    clock = Agreement(kind="move", time=minutes * 60_000, overtime="moderator")
    await slow.start(HOST, BRAN, clock=clock)
    assert [what for what, _ in pings(await slow.passes(48))] == ["turn", *expected]


async def test_nobody_is_pinged_in_quiet_hours(slow: Slow) -> None:
    await slow.tables.absences.set_quiet(BRAN, NIGHT, "UTC")
    number = await slow.start(HOST, BRAN, bidding=False)
    await slow.passes(15)
    # It is 23 o'clock: the call waits for the morning, and so do the reminders.
    await slow.club.does(number, HOST, "build")
    assert pings(await slow.passes(8.9)) == []
    assert pings(await slow.passes(0.2)) == [("turn", BRAN)]
    # 24 hours of his time: half of it at 20 o'clock, the last hour at 17 the next day.
    assert pings(await slow.passes(11)) == []
    assert pings(await slow.passes(1)) == [("half", BRAN)]
    assert pings(await slow.passes(20.5)) == []
    assert pings(await slow.passes(0.5)) == [("hour", BRAN)]


async def test_a_call_that_waits_is_dropped_when_it_is_moot(slow: Slow) -> None:
    await slow.tables.absences.set_quiet(BRAN, NIGHT, "UTC")
    number = await slow.start(HOST, BRAN, rounds=9, bidding=False)
    await slow.passes(15)
    await slow.club.does(number, HOST, "build")
    await slow.club.does(number, BRAN, "build")
    assert ("turn", BRAN) not in await slow.passes(23)


async def test_the_last_one_missing_is_told_once_and_not_at_once(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, CERSEI, clock=Agreement())
    for user in (HOST, BRAN, CERSEI):
        await slow.club.does(number, user, "build")
    await slow.mail.take()
    await slow.club.does(number, HOST, 1)
    assert pings(await slow.passes(2)) == []
    await slow.club.does(number, CERSEI, 2)
    assert pings(await slow.passes(0.1)) == [("last", BRAN)]
    await slow.club.does(number, CERSEI, 3)
    assert pings(await slow.passes(50)) == []


async def test_who_was_just_called_is_not_told_that_the_others_were_faster(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, clock=Agreement())
    for user in (HOST, BRAN):
        await slow.club.does(number, user, "build")
    await slow.mail.take()
    await slow.club.does(number, HOST, 1)
    assert pings(await slow.passes(0.9)) == []
    assert pings(await slow.passes(0.2)) == [("last", BRAN)]


async def test_one_players_turn_is_no_case_of_the_last_one_missing(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, clock=Agreement(), bidding=False, rounds=9)
    for _ in range(2):
        await slow.club.does(number, HOST, "build")
        await slow.club.does(number, BRAN, "build")
        assert "last" not in [what for what, _ in await slow.passes(20)]


async def test_reminders_can_be_muted_for_this_turn(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, rounds=9, bidding=False)
    await slow.tables.pings.mute(number, HOST)
    with pytest.raises(Illegal, match="nothing-to-mute"):
        await slow.tables.pings.mute(number, BRAN)
    assert pings(await slow.passes(23.5)) == [("turn", HOST)]
    with pytest.raises(Illegal, match="nudge-muted"):
        await slow.tables.pings.nudge(number, BRAN)
    await slow.club.does(number, HOST, "build")
    await slow.club.does(number, BRAN, "build")
    assert ("half", HOST) in await slow.passes(13)


async def test_nudges_are_limited(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, clock=Agreement(), bidding=False, rounds=9)
    with pytest.raises(Illegal, match="nudge-nobody"):
        await slow.tables.pings.nudge(number, HOST)
    with pytest.raises(Illegal, match="table-not-seated"):
        await slow.tables.pings.nudge(number, MODERATOR)
    await slow.tables.pings.nudge(number, BRAN)
    assert ("nudge", HOST) in await slow.mail.take()
    await slow.club.does(number, HOST, "build")
    await slow.club.does(number, BRAN, "build")
    # A new turn does not make a new count.
    with pytest.raises(Illegal, match="nudge-too-often"):
        await slow.tables.pings.nudge(number, MODERATOR, 0, moderator=True)
    await slow.passes(6)
    await slow.tables.pings.nudge(number, MODERATOR, 0, moderator=True)
    await slow.tables.absences.set_quiet(HOST, NIGHT, "UTC")
    await slow.passes(10)
    with pytest.raises(Illegal, match="nudge-quiet"):
        await slow.tables.pings.nudge(number, BRAN)


async def test_undo_brings_no_ping_back(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, rounds=9, bidding=False)
    assert ("half", HOST) in await slow.passes(13)
    await slow.club.does(number, HOST, "build")
    await slow.tables.history.undo(number, HOST, "u")
    told = await slow.passes(10.5)
    assert ("half", HOST) not in told
    assert ("hour", HOST) in told


async def test_everything_that_waits_for_me_is_sorted_by_deadline(slow: Slow) -> None:
    clocks = [Agreement(), DAILY, Agreement(kind="move", time=HOUR), DAILY]
    numbers = []
    for clock in clocks:
        numbers.append(await slow.start(HOST, BRAN, clock=clock))
        await slow.passes(0.1)
    owed = [one.session.id for one in await slow.tables.queries.owed_by(HOST)]
    assert owed == [numbers[2], numbers[1], numbers[3], numbers[0]]


async def test_a_digest_every_day_for_those_who_want_it(slow: Slow) -> None:
    await slow.start(HOST, BRAN, clock=Agreement())
    await slow.tables.absences.set_digest(HOST, 9)
    await slow.tables.absences.set_digest(BRAN, 9)
    told = [one for one in await slow.passes(24 * 3) if one[0] == "digest"]
    # Nothing waits for the other one, so there is nothing to write about.
    assert told == [("digest", HOST)] * 3
    await slow.tables.absences.set_digest(HOST, None)
    assert "digest" not in [what for what, _ in await slow.passes(48)]


async def test_digests_at_odd_hours(slow: Slow) -> None:
    for hour in (-1, 24, 10**9):
        with pytest.raises(Illegal, match="digest-hour"):
            await slow.tables.absences.set_digest(HOST, hour)
    await slow.tables.absences.set_quiet(HOST, NIGHT, "Europe/Berlin")
    with pytest.raises(Illegal, match="digest-quiet"):
        await slow.tables.absences.set_digest(HOST, 23)
    absence = await slow.tables.absences.set_digest(HOST, 8)
    assert absence == Absence(
        zone="Europe/Berlin", quiet=NIGHT, quiet_set=[slow.club.clock.now], digest=8
    )


async def test_a_digest_that_is_hours_late_is_left_out(slow: Slow) -> None:
    await slow.start(HOST, BRAN, clock=Agreement())
    await slow.tables.absences.set_digest(HOST, 9)
    slow.club.clock.advance(6 * 3600)
    await slow.task.run_due()
    assert "digest" not in [what for what, _ in await slow.mail.take()]
    assert ("digest", HOST) in await slow.passes(24)
