"""Leaving a running game, taking over, and being forgotten."""

import json

import pytest
from sqlalchemy import Text, cast, select

from bot.kernel import Illegal
from bot.store import posted, schema
from bot.store.outbox import close_later
from bot.store.rows import Posted
from bot.table.durations import HOUR
from bot.table.waits import Agreement

from .conftest import BRAN, CERSEI, DAVOS, HOST, MODERATOR, Club, holders
from .slow import DAILY, Slow

STANDIN = DAILY.model_copy(update={"overtime": "standin"})


@pytest.fixture
def slow(club: Club) -> Slow:
    return Slow(club)


async def test_a_seat_is_left_announced_and_taken_over(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, clock=STANDIN, rounds=9, bidding=False)
    await slow.mail.take()
    info = await slow.tables.seats.leave(number, HOST)
    assert info.session.host_user == BRAN
    assert [what for what, _ in await slow.mail.take()] == ["clock-left", "open", "turn"]
    assert (info.seats[0].kind, info.seats[0].user_id) == ("open", None)
    for user, reason in ((BRAN, "already-seated"), (CERSEI, "")):
        if reason:
            with pytest.raises(Illegal, match=reason):
                await slow.tables.seats.take_over(number, user, 0)
        else:
            await slow.tables.seats.take_over(number, user, 0)
    assert (await slow.tables.queries.view(number, CERSEI)).viewer == 0
    assert (await slow.tables.queries.view(number, HOST)).viewer is None
    await slow.club.does(number, BRAN, "build")
    assert await slow.due(number) == {0: 24}
    async with slow.club.store.read() as tx:
        held = [row["user_id"] for row in await holders(tx, number) if row["seat"] == 0]
    assert held == [HOST, None, CERSEI]
    with pytest.raises(Illegal, match="seat-not-open"):
        await slow.tables.seats.take_over(number, DAVOS, 0)


async def test_who_knows_too_much_cannot_take_over(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, CERSEI, clock=STANDIN, bidding=False)
    await slow.tables.seats.leave(number, HOST)
    await slow.tables.seats.leave(number, BRAN)
    with pytest.raises(Illegal, match="table-knows-too-much"):
        await slow.tables.seats.take_over(number, HOST, 1)
    # One's own seat is nothing new.
    await slow.tables.seats.take_over(number, HOST, 0)
    with pytest.raises(Illegal, match="table-no-such-seat"):
        await slow.tables.seats.take_over(number, DAVOS, 7)


@pytest.mark.parametrize(
    ("overtime", "walls", "waits"),
    [("standin", 1, 1), ("default", 0, 1), ("moderator", 0, 0)],
)
async def test_an_open_seat_is_played_as_agreed(
    slow: Slow, overtime: str, walls: int, waits: int
) -> None:
    """The stand-in builds, the default rests, and a moderator's table waits."""
    clock = Agreement.model_validate(DAILY.model_dump() | {"overtime": overtime})
    number = await slow.start(HOST, BRAN, clock=clock, bidding=False)
    await slow.tables.seats.leave(number, HOST)
    view = (await slow.tables.queries.view(number, None)).model_dump()
    assert view["walls"][0] == walls
    assert [owed.seat for owed in await slow.tables.queries.waiting(number)] == [waits]


async def test_the_last_one_to_leave_closes_the_table(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN)
    await slow.tables.seats.leave(number, HOST)
    info = await slow.tables.seats.leave(number, BRAN)
    assert info.session.status == "cancelled"
    assert "clock-all-left" in [what for what, _ in await slow.mail.take()]
    await slow.passes(100)
    with pytest.raises(Illegal, match="table-cancelled"):
        await slow.tables.seats.leave(number, BRAN)


async def test_a_newcomer_has_a_bank_of_their_own(slow: Slow) -> None:
    bank = Agreement(kind="bank", time=48 * HOUR, increment=HOUR, overtime="moderator")
    number = await slow.start(HOST, BRAN, clock=bank)
    await slow.passes(40)
    await slow.tables.seats.leave(number, HOST)
    await slow.tables.seats.take_over(number, CERSEI, 0)
    assert await slow.due(number) == {0: 48}


async def test_what_is_stored_about_me(slow: Slow) -> None:
    number = await slow.start(HOST, BRAN, bidding=False)
    await slow.club.does(number, HOST, "build")
    await slow.tables.absences.set_quiet(HOST, (0, 60), "UTC")
    await slow.tables.absences.set_digest(HOST, 9)
    await slow.tables.moderation.pause(number, HOST, "a reason")
    found = json.loads(json.dumps(await slow.tables.privacy.export(HOST)))
    assert found["settings"]["quiet"] == [0, 60]
    assert [row["session_id"] for row in found["seats_held"]] == [number]
    assert [row["kind"] for row in found["moves"]] == ["start", "answer"]
    assert [row["action"] for row in found["moderation"]] == ["pause"]
    assert [row["kind"] for row in found["deadlines"]] == ["digest"]
    assert found["tables_opened"][0]["title"] == "Test"
    nothing = await slow.tables.privacy.export(DAVOS)
    assert {key for key, value in nothing.items() if value} == {"user"}


async def test_forget_me(slow: Slow) -> None:
    """Nothing in the whole database names the user any more, and the games go on."""
    me = 123_456_789_012_345_678
    over = await slow.start(me, BRAN, rounds=1, bidding=False)
    await slow.club.does(over, me, "build")
    await slow.club.does(over, BRAN, "build")
    running = await slow.start(me, BRAN, CERSEI, rounds=9)
    watched = await slow.start(HOST, BRAN, rounds=9)
    await slow.tables.moderation.replace(watched, me, 1, DAVOS)
    await slow.tables.moderation.act_for(watched, me, 0, "act")
    await slow.club.does(running, me, "build")
    await slow.tables.votes.on_time(running, me, "pause")
    lobby = (await slow.tables.lobby.create(1, 2, me, "toy", "Mine", {})).session.id
    await slow.tables.lobby.join(lobby, BRAN)
    await slow.tables.absences.set_digest(me, 9)
    await slow.mail.take()
    async with slow.club.store.write() as tx:
        named = Posted(running, "board", 1, 2, 0, "1-2:", f"<@{me}> has built.")
        await posted.remember(tx, named)
        await posted.remember(tx, Posted(running, f"button:{me}", 1, 3, 0, "", "Press it."))
        await close_later(tx, running, me)
    pseudonym = await slow.tables.privacy.forget(me)
    assert pseudonym < 0
    assert await mentions(slow, me) == []
    info = await slow.tables.queries.info(over)
    assert (info.session.host_user, info.seats[0].user_id) == (pseudonym, pseudonym)
    assert [row.actor for row in await slow.tables.moderation.audits(session_id=watched)] == [
        pseudonym
    ] * 2
    info = await slow.tables.queries.info(running)
    assert (info.seats[0].kind, info.seats[0].user_id) == ("standin", None)
    assert info.session.host_user == BRAN
    assert (await slow.tables.queries.info(lobby)).session.host_user == BRAN
    assert (await slow.tables.queries.view(over, BRAN)).viewer == 1
    await slow.club.does(running, BRAN, "build")
    # Once more is nothing to do.
    assert await slow.tables.privacy.forget(me) != pseudonym
    assert await slow.tables.privacy.forget(MODERATOR) < 0


async def mentions(slow: Slow, user: int) -> list[str]:
    """Where a number is still found, in any column of any table."""
    found = []
    async with slow.club.store.read() as tx:
        for table in schema.metadata.sorted_tables:
            for column in table.columns:
                here = cast(column, Text).like(f"%{user}%")
                if await tx.one(select(column).where(here)) is not None:
                    found.append(f"{table.name}.{column.name}")
    return found
