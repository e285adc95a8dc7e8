from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.kernel import Illegal
from bot.table.absences import check_quiet, check_time, check_vacation, check_zone
from bot.table.durations import DAY, HOUR, MINUTE, parse_duration
from bot.table.waits import LONGEST_MOVE, SHORTEST, Absence, Agreement, check_agreement

BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = Absence(zone="Europe/Berlin", quiet=(22 * 60, 8 * 60))


def at(text: str, zone: ZoneInfo = BERLIN) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1000)


def test_quiet_hours_are_those_of_the_users_own_zone() -> None:
    assert NIGHT.away(at("2027-01-15T23:00"))
    assert NIGHT.away(at("2027-01-15T07:59"))
    assert not NIGHT.away(at("2027-01-15T08:00"))
    assert not NIGHT.away(at("2027-01-15T21:59"))
    assert NIGHT.away(at("2027-01-15T22:00"))
    # 23:00 in Berlin is the middle of the afternoon in New York.
    new_york = NIGHT.model_copy(update={"zone": "America/New_York"})
    assert not new_york.away(at("2027-01-15T23:00"))


def test_quiet_hours_within_one_day() -> None:
    noon = Absence(quiet=(12 * 60, 14 * 60))
    start = at("2027-01-15T11:00", ZoneInfo("UTC"))
    assert noon.advance(start, 2 * HOUR) == start + 4 * HOUR
    assert noon.spent(start, start + 4 * HOUR) == 2 * HOUR
    assert noon.free_from(start + 90 * MINUTE) == start + 3 * HOUR


def test_a_day_of_time_takes_two_evenings() -> None:
    start = at("2027-01-15T20:00")
    assert NIGHT.advance(start, 2 * HOUR) == at("2027-01-15T22:00")
    assert NIGHT.advance(start, 3 * HOUR) == at("2027-01-16T09:00")
    assert NIGHT.advance(start, 24 * HOUR) == at("2027-01-17T16:00")
    assert NIGHT.advance(at("2027-01-15T23:00"), HOUR) == at("2027-01-16T09:00")


@pytest.mark.parametrize(("evening", "hours"), [("2027-03-27T21:00", 10), ("2027-10-30T21:00", 12)])
def test_quiet_hours_follow_summer_time(evening: str, hours: int) -> None:
    """On these nights the clock is changed: an hour less, or more, until eight."""
    start = at(evening)
    assert NIGHT.free_from(start + 2 * HOUR) - start == hours * HOUR
    assert NIGHT.advance(start, 2 * HOUR) - start == (hours + 1) * HOUR


def test_a_vacation_stops_time_and_joins_with_the_night() -> None:
    start = at("2027-01-15T21:00")
    away = NIGHT.model_copy(update={"vacations": [(start, start + 3 * DAY)]})
    assert away.advance(start, 0) == at("2027-01-18T21:00")
    assert away.spent(start, start + 3 * DAY) == 0
    assert away.advance(start, 2 * HOUR) == at("2027-01-19T09:00")


@given(
    start=st.integers(0, 365 * DAY),
    amount=st.integers(0, 40 * DAY),
    quiet=st.tuples(st.integers(0, 1439), st.integers(0, 720)),
    vacation=st.tuples(st.integers(-10 * DAY, 60 * DAY), st.integers(1, 14)),
    zone=st.sampled_from(["UTC", "Europe/Berlin", "America/St_Johns", "Pacific/Apia"]),
)
def test_what_is_spent_is_what_was_advanced(
    start: int, amount: int, quiet: tuple[int, int], vacation: tuple[int, int], zone: str
) -> None:
    start += at("2027-01-01T00:00")
    hours = quiet[0], (quiet[0] + quiet[1]) % 1440
    leave = start + vacation[0], start + vacation[0] + vacation[1] * DAY
    absence = Absence(zone=zone, quiet=hours if quiet[1] else None, vacations=[leave])
    end = absence.advance(start, amount)
    assert absence.spent(start, end) == amount
    assert end - start >= amount
    assert not absence.away(absence.free_from(end))
    assert absence.spent(end, absence.free_from(end)) == 0


def test_zones_are_found_by_name_and_city_and_refused_with_names_that_are_alike() -> None:
    assert check_zone("europe/berlin") == "Europe/Berlin"
    assert check_zone(" Berlin ") == "Europe/Berlin"
    assert check_zone("new york") == "America/New_York"
    with pytest.raises(Illegal, match="zone-unknown") as refused:
        check_zone("Europe/Berlim")
    assert "Europe/Berlin" in refused.value.params["zones"]
    for typed in ("", "../../etc/passwd", "Mars/Olympus", "x" * 3000):
        with pytest.raises(Illegal, match="zone-unknown"):
            check_zone(typed)


def test_times_of_day() -> None:
    assert [check_time(text) for text in ("22", "7:30", "08.15", "22 Uhr", "24:00")] == [
        1320,
        450,
        495,
        1320,
        0,
    ]
    for typed in ("25", "7:60", "-3", "noon", "", "1e3", "٣:00x"):
        with pytest.raises(Illegal, match="time-unreadable"):
            check_time(typed)


def test_quiet_hours_of_absurd_length() -> None:
    assert check_quiet(22 * 60, 8 * 60) == (1320, 480)
    for start, end in ((0, 0), (0, 721), (22 * 60, 21 * 60), (-5, 60), (0, 9999)):
        with pytest.raises(Illegal, match="quiet-length"):
            check_quiet(start, end)


def test_vacations_are_announced_and_limited() -> None:
    now = at("2027-01-15T12:00")
    none = Absence()
    assert check_vacation(none, now, 14, now) == (now, now + 14 * DAY)
    for days in (0, -1, 15, 10**9):
        with pytest.raises(Illegal, match="vacation-length"):
            check_vacation(none, now, days, now)
    with pytest.raises(Illegal, match="vacation-past"):
        check_vacation(none, now - 1, 3, now)
    with pytest.raises(Illegal, match="vacation-far"):
        check_vacation(none, now + 400 * DAY, 3, now)
    taken = Absence(vacations=[(now, now + 14 * DAY)])
    with pytest.raises(Illegal, match="vacation-gap"):
        check_vacation(taken, now + 15 * DAY, 3, now)
    twice = Absence(vacations=[(now, now + 14 * DAY), (now + 30 * DAY, now + 44 * DAY)])
    with pytest.raises(Illegal, match="vacation-year") as refused:
        check_vacation(twice, now + 60 * DAY, 3, now)
    assert refused.value.params["left"] == 2
    assert check_vacation(twice, now + 60 * DAY, 2, now)
    # A year later there is a new year's vacation.
    later = now + 364 * DAY
    assert check_vacation(twice, later + 30 * DAY, 14, later)


def test_lengths_of_time_as_people_write_them() -> None:
    assert parse_duration("24h") == DAY
    assert parse_duration("1d 12h") == 36 * HOUR
    assert parse_duration("90 min") == 90 * MINUTE
    assert parse_duration("3 Tage") == 3 * DAY
    for typed in ("", "24", "-24h", "h", "1 fortnight", "9999999999h", "1h;drop", "1d1"):
        with pytest.raises(Illegal, match="span-unreadable"):
            parse_duration(typed)


def test_clocks_nobody_could_play_with() -> None:
    for time in (-HOUR, 0, SHORTEST - 1, LONGEST_MOVE + 1):
        with pytest.raises(Illegal, match="clock-range"):
            check_agreement(Agreement(kind="move", time=time))
    for increment in (-HOUR, 0, 8 * DAY):
        with pytest.raises(Illegal, match="clock-range"):
            check_agreement(Agreement(kind="bank", time=DAY, increment=increment))
    with pytest.raises(Illegal, match="clock-increment-without-bank"):
        check_agreement(Agreement(kind="move", time=DAY, increment=HOUR))
    assert check_agreement(Agreement()).kind == "none"
