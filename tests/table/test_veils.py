"""Veiled questions: what everybody sees is the same, whether somebody holds something or not."""

import itertools
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import pytest
from sqlalchemy import select

from bot.kernel import Choose, Frame, Illegal, Option, Play, Rng, Rules
from bot.store import Store, deadlines, moves, schema
from bot.store.rows import Deadline
from bot.table import Tables
from bot.table.durations import HOUR
from bot.table.veils import VEILED
from bot.table.waits import Agreement, wait_of

from .conftest import BRAN, CERSEI, HOST, MODERATOR, Club, FakeClock
from .slow import DAILY, Slow
from .toy import Options, Toy, ToyState
from .toy import games as toys

MINUTE = 60_000
BANK = Agreement(kind="bank", time=48 * HOUR, increment=HOUR, overtime="standin")


class CardOptions(Options):
    holders: list[int] = []
    first: int = 1
    chained: bool = False
    """One veiled question follows upon the other."""


class CardState(ToyState):
    options: CardOptions


class Guarding(Frame, name="toy-guarding"):
    """Seat 0 knocks; all others (or really all) may answer with a card, if they hold one."""

    steps: ClassVar[tuple[str, ...]] = ("knock", "react", "tell")

    def knock(self, play: Play[CardState]) -> None:
        options = [Option(id=name, label=name) for name in ("knock", "wait")]
        play.ask(Choose(seat=0, topic="act", public="act", options=options, default=["wait"]))

    def react(self, play: Play[CardState]) -> None:
        for seat in range(play.state.options.first, play.state.seats):
            ids = ["card", "pass"] if play.state.hands[seat] == [1] else ["pass"]
            options = [Option(id=one, label=one) for one in ids]
            play.ask(
                Choose(
                    seat=seat,
                    topic="react",
                    public="react",
                    options=options,
                    veiled=True,
                    default=["pass"],
                )
            )

    def tell(self, play: Play[CardState]) -> str | None:
        play.emit("opened")
        play.state.round += 1
        if play.state.round < play.state.options.rounds:
            return "react" if play.state.options.chained else "knock"
        play.finish("rounds", [list(range(play.state.seats))], {})
        return None


class Cards(Toy):
    id = "cards"
    State = CardState
    Options = CardOptions

    def new(self, seats: int, options: Any, rng: Rng) -> CardState:
        hands = [[1] if seat in options.holders else [0] for seat in range(seats)]
        return CardState(
            game=self.id,
            version=1,
            seats=seats,
            rng=rng,
            options=options,
            stack=[Guarding()],
            hands=hands,
            walls=[0] * seats,
            scores=[0] * seats,
        )

    def check_options(self, seats: int, options: Any) -> None:
        return


games: Mapping[str, Rules[Any]] = {"cards": Cards(), **toys}


@dataclass
class Hall:
    """A table of the card game, and everything that can be seen of it from outside."""

    club: Club
    number: int = 0
    seen: list[Any] = field(default_factory=list)

    @property
    def tables(self) -> Tables:
        return self.club.tables

    async def opens(
        self,
        *users: int,
        holders: list[int],
        standins: int = 0,
        clock: Agreement | None = None,
        rounds: int = 2,
        first: int = 1,
        chained: bool = False,
    ) -> "Hall":
        seats = len(users) + standins
        about = {"holders": holders, "rounds": rounds, "first": first, "chained": chained}
        info = await self.tables.lobby.create(1, 2, users[0], "cards", "Test", about, seats=seats)
        self.number = info.session.id
        if clock is not None:
            await self.tables.clocks.set(self.number, users[0], clock)
        for user in users[1:]:
            await self.tables.lobby.join(self.number, user)
        for seat, user in enumerate(users):
            await self.tables.lobby.choose_seat(self.number, user, seat)
        if standins:
            await self.tables.lobby.fill_with_standins(self.number, users[0])
        await self.tables.lobby.start(self.number, users[0])
        return self

    async def knocks(self) -> None:
        await self.club.does(self.number, HOST, "knock")

    async def public(self) -> list[Any]:
        """Who is waited for, what was posted at the table, and what the log says."""
        waiting = [
            (one.seat, one.public, one.since, one.due, one.out_of_time)
            for one in await self.tables.queries.waiting(self.number)
        ]
        async with self.club.store.read() as tx:
            rows = await tx.all(
                select(schema.outbox.c.kind, schema.outbox.c.payload)
                .where(schema.outbox.c.target == "table")
                .order_by(schema.outbox.c.id)
            )
        log = await self.tables.log.page(self.number, None)
        told = [event for entry in log.entries for event in entry.events]
        view = (await self.tables.queries.view(self.number, None)).model_dump(mode="json")
        return [waiting, [(row["kind"], row["payload"]) for row in rows], told, view]

    async def look(self) -> None:
        self.seen.append((self.club.clock.now, await self.public()))

    async def private(self, user: int) -> list[str]:
        """What was sent to one user alone."""
        async with self.club.store.read() as tx:
            rows = await tx.all(
                select(schema.outbox.c.kind, schema.outbox.c.payload).where(
                    schema.outbox.c.target == f"user:{user}"
                )
            )
        return [row["payload"].get("why", row["kind"]) for row in rows]

    async def reminders(self, user: int, why: str) -> list[dict[str, Any]]:
        """What the rows say with which this user was reminded."""
        payload = schema.outbox.c.payload
        mine = schema.outbox.c.target == f"user:{user}"
        async with self.club.store.read() as tx:
            rows = await tx.all(select(payload).where(mine).order_by(schema.outbox.c.id))
        return [dict(row["payload"]) for row in rows if row["payload"].get("why") == why]

    async def veils(self) -> list[Deadline]:
        async with self.club.store.read() as tx:
            found = await deadlines.of_session(tx, self.number)
        return [one for one in found if one.kind == VEILED]

    async def passes(self, seconds: float) -> None:
        await Slow(self.club).passes(seconds / 3600)

    async def numbers(self) -> list[str]:
        async with self.club.store.read() as tx:
            return [m.kind for m in await moves.between(tx, self.number, 1, 1000)]


def club_of(store: Store, clock: FakeClock, veil: tuple[int, int]) -> Club:
    seeds = (f"seed {number}" for number in itertools.count())
    return Club(Tables(store, games, lambda: next(seeds), veil=veil), clock)


@pytest.fixture
async def hall(store: Store, clock: FakeClock) -> Hall:
    """Delays are a minute, always."""
    return Hall(club_of(store, clock, (MINUTE, MINUTE)))


@pytest.fixture
async def second(tmp_path: Path) -> AsyncIterator[Hall]:
    """The same in another world."""
    clock = FakeClock()
    store = Store(tmp_path / "other.db", clock)
    await store.open()
    yield Hall(club_of(store, clock, (MINUTE, MINUTE)))
    await store.close()


async def an_evening(hall: Hall, holders: list[int], clock: Agreement | None) -> list[Any]:
    """Two rounds; whoever has a choice passes after a minute."""
    await hall.opens(HOST, BRAN, CERSEI, holders=holders, clock=clock)
    await hall.look()
    for _ in range(2):
        await hall.knocks()
        await hall.look()
        await hall.passes(30)
        await hall.look()
        await hall.passes(29)
        hall.club.clock.advance(1)
        for seat, user in ((1, BRAN), (2, CERSEI)):
            if seat in holders:
                await hall.club.does(hall.number, user, "pass")
                await hall.look() if seat == 1 and 2 in holders else None
        await hall.passes(0)
        await hall.look()
    return hall.seen


@pytest.mark.parametrize("agreed", [None, DAILY, BANK], ids=["none", "daily", "bank"])
@pytest.mark.parametrize("holders", [[1], [2]])
async def test_what_everybody_sees_is_the_same(
    hall: Hall, second: Hall, holders: list[int], agreed: Agreement | None
) -> None:
    empty = await an_evening(hall, [], agreed)
    held = await an_evening(second, holders, agreed)
    assert empty == held
    _, (waiting, *_) = empty[1]
    assert [(seat, public) for seat, public, *_ in waiting] == [(1, "react"), (2, "react")]


async def test_who_has_answered_stays_named_until_the_last_answer_is_in(hall: Hall) -> None:
    await hall.opens(HOST, BRAN, CERSEI, holders=[1, 2])
    await hall.knocks()
    before = await hall.public()
    hall.club.clock.advance(5)
    await hall.club.does(hall.number, BRAN, "card")
    assert await hall.public() == before
    assert await hall.tables.queries.owed_by(BRAN) == []
    hall.club.clock.advance(5)
    await hall.club.does(hall.number, CERSEI, "pass")
    assert [one.seat for one in await hall.tables.queries.waiting(hall.number)] == [0]


async def test_who_has_nothing_to_decide_is_left_alone(hall: Hall) -> None:
    await hall.opens(HOST, BRAN, CERSEI, holders=[2], clock=DAILY)
    await hall.knocks()
    assert await hall.tables.queries.owed_by(BRAN) == []
    assert (await hall.tables.queries.view(hall.number, BRAN)).asks == []
    assert "call" not in await hall.private(BRAN)
    assert wait_of((await hall.tables.queries.info(hall.number)).seats[1]).due is None
    (owed,) = await hall.tables.queries.owed_by(CERSEI)
    assert owed.due is not None
    assert "call" in await hall.private(CERSEI)
    _, posted, *_ = await hall.public()
    assert [kind for kind, payload in posted if kind in ("turn", "remind")].count("remind") == 0
    called = [
        entry["user"] for kind, payload in posted if kind == "turn" for entry in payload["owed"]
    ]
    assert CERSEI not in called


async def test_a_delay_is_drawn_once_and_survives_a_restart(hall: Hall, clock: FakeClock) -> None:
    await hall.opens(HOST, BRAN, CERSEI, holders=[])
    hall.club.tables.veils.delay = (20_000, 300_000)
    await hall.knocks()
    drawn = [(one.name, one.due_at) for one in await hall.veils()]
    assert len(drawn) == 2
    assert all(20_000 <= at - clock.now <= 300_000 for _, at in drawn)
    again = Hall(club_of(hall.club.store, clock, (20_000, 300_000)), hall.number)
    await again.tables.moves.prefer(hall.number, BRAN, "mood", "wild", "p")
    await again.tables.clocks.forgive_outage()
    assert [(one.name, one.due_at) for one in await again.veils()] == drawn
    await again.passes(300)
    assert await again.veils() == []
    assert [one.seat for one in await again.tables.queries.waiting(hall.number)] == [0]


async def test_nothing_happens_twice_if_we_are_killed_before_the_row_is_done(hall: Hall) -> None:
    await hall.opens(HOST, BRAN, CERSEI, holders=[2])
    await hall.knocks()
    (row,) = await hall.veils()
    hall.club.clock.advance(60)
    await hall.tables.veils.lift(row)
    once = await hall.numbers()
    await hall.tables.veils.lift(row)
    await hall.passes(600)
    assert await hall.numbers() == once
    assert once.count("veil") == 1


async def test_a_paused_table_waits_and_goes_on(hall: Hall) -> None:
    await hall.opens(HOST, BRAN, CERSEI, holders=[])
    await hall.knocks()
    await hall.tables.moderation.pause(hall.number, HOST)
    await hall.passes(120)
    assert "veil" not in await hall.numbers()
    await hall.tables.moderation.resume(hall.number, MODERATOR)
    await hall.passes(61)
    assert (await hall.numbers()).count("veil") == 2


async def test_stand_ins_take_a_while_unless_one_plays_alone(hall: Hall, second: Hall) -> None:
    await hall.opens(HOST, BRAN, holders=[1, 2], standins=1)
    await hall.knocks()
    assert "veil" not in await hall.numbers()
    await hall.passes(61)
    assert (await hall.numbers()).count("veil") == 1
    await second.opens(HOST, holders=[1], standins=2)
    await second.knocks()
    assert [one.seat for one in await second.tables.queries.waiting(second.number)] == [0]


async def test_a_seat_that_is_left_is_played_after_a_while(hall: Hall) -> None:
    await hall.opens(HOST, BRAN, CERSEI, holders=[1])
    await hall.knocks()
    await hall.passes(61)
    await hall.tables.seats.leave(hall.number, BRAN)
    assert [one.seat for one in await hall.tables.queries.waiting(hall.number)] == [1, 2]
    await hall.passes(61)
    assert [one.seat for one in await hall.tables.queries.waiting(hall.number)] == [0]


@pytest.mark.parametrize("overtime", ["default", "standin", "moderator"])
async def test_time_runs_out_quietly(hall: Hall, overtime: Any) -> None:
    clock = Agreement(kind="bank", time=24 * HOUR, increment=HOUR, overtime=overtime)
    await hall.opens(HOST, BRAN, CERSEI, holders=[1], clock=clock)
    await hall.knocks()
    await hall.passes(23.5 * 3600)
    assert [one.due for one in await hall.tables.queries.waiting(hall.number)] == [None, None]
    assert {"half", "hour"} <= set(await hall.private(BRAN))
    await hall.passes(3600)
    waiting, posted, told, _ = await hall.public()
    assert [seat for seat, *_ in waiting] == [0]
    assert not [kind for kind, _ in posted if kind in ("notice", "overtime", "remind", "open")]
    assert [event.type for event in told] == ["opened"]
    mine = await hall.tables.log.page(hall.number, BRAN)
    assert "table-timed-out" in [e.type for entry in mine.entries for e in entry.events]
    seat = (await hall.tables.queries.info(hall.number)).seats[1]
    assert seat.kind == "human"
    assert wait_of(seat).left == 24 * HOUR


async def test_taking_back_is_refused_alike(hall: Hall, second: Hall) -> None:
    for one, holders in ((hall, [2]), (second, [1, 2])):
        await one.opens(HOST, BRAN, CERSEI, holders=holders)
        await one.knocks()
        await one.passes(61)
        if 1 in holders:
            await one.club.does(one.number, BRAN, "pass")
        with pytest.raises(Illegal, match="undo-not-yours"):
            await one.tables.history.undo(one.number, HOST, "u")


async def test_a_question_that_was_taken_back_is_not_answered(hall: Hall) -> None:
    await hall.opens(HOST, BRAN, CERSEI, holders=[])
    await hall.knocks()
    await hall.tables.history.undo(hall.number, HOST, "u")
    await hall.passes(61)
    assert "veil" not in await hall.numbers()
    assert [one.seat for one in await hall.tables.queries.waiting(hall.number)] == [0]


async def test_nudging_tells_nothing(hall: Hall) -> None:
    await hall.opens(HOST, BRAN, CERSEI, holders=[2])
    await hall.knocks()
    await hall.tables.pings.mute(hall.number, CERSEI)
    for seat in (1, 2):
        await hall.tables.pings.nudge(hall.number, HOST, seat)
        with pytest.raises(Illegal, match="nudge-too-often"):
            await hall.tables.pings.nudge(hall.number, HOST, seat)
    assert "nudge" not in await hall.private(BRAN)


async def test_delays_are_spread_over_the_whole_range(store: Store, clock: FakeClock) -> None:
    hall = Hall(club_of(store, clock, (20_000, 300_000)))
    await hall.opens(HOST, BRAN, CERSEI, holders=[], rounds=30)
    found = []
    for _ in range(30):
        await hall.knocks()
        found += [one.due_at - clock.now for one in await hall.veils()]
        await hall.passes(301)
    assert len(found) == 60
    assert min(found) < 90_000 < 230_000 < max(found)


async def test_an_old_call_is_not_delivered_for_a_veiled_question(hall: Hall) -> None:
    await hall.opens(HOST, BRAN, holders=[0, 1], first=0)
    await hall.knocks()
    await hall.club.does(hall.number, HOST, "pass")
    await hall.club.does(hall.number, BRAN, "pass")
    assert [kind for kind, _ in (await hall.public())[1] if kind == "turn"] == ["turn"]
    await hall.knocks()
    waiting, rows, _, _ = await hall.public()
    assert [seat for seat, *_ in waiting] == [0, 1]
    assert [kind for kind, _ in rows if kind == "turn"] == []


async def test_a_late_reminder_is_not_taken_for_the_next_veiled_question(hall: Hall) -> None:
    await hall.opens(HOST, BRAN, holders=[0, 1], first=0, chained=True, clock=DAILY, rounds=3)
    await hall.knocks()
    await hall.passes(13 * 3600)
    (late,) = await hall.reminders(BRAN, "half")
    assert await hall.tables.pings.still_wanted(hall.number, late)
    await hall.club.does(hall.number, BRAN, "pass")
    assert not await hall.tables.pings.still_wanted(hall.number, late)
    await hall.club.does(hall.number, HOST, "pass")
    now = (await hall.tables.queries.info(hall.number)).seats[1]
    assert (now.veil, now.owed_since) == ("asked", late["since"])
    assert not await hall.tables.pings.still_wanted(hall.number, late)
    call = (await hall.reminders(BRAN, "call"))[-1]
    assert call["since"] == late["since"]
    assert await hall.tables.pings.still_wanted(hall.number, call)


async def test_a_reminder_written_by_an_older_release_is_delivered(hall: Hall) -> None:
    await hall.opens(HOST, BRAN, holders=[0, 1], first=0, clock=DAILY)
    await hall.knocks()
    (call,) = await hall.reminders(BRAN, "call")
    del call["ask"]
    assert await hall.tables.pings.still_wanted(hall.number, call)
    assert not await hall.tables.pings.still_wanted(hall.number, call | {"since": 1})


async def test_one_delay_is_drawn_for_all_that_are_asked_together(
    store: Store, clock: FakeClock
) -> None:
    """The longest of several delays would tell how many had nothing to decide."""
    drawn: list[int] = []

    def chance(bound: int) -> int:
        drawn.append(bound)
        return len(drawn) * 1000

    seeds = (f"seed {number}" for number in itertools.count())
    tables = Tables(store, games, lambda: next(seeds), veil=(MINUTE, 9 * MINUTE), chance=chance)
    hall = await Hall(Club(tables, clock)).opens(HOST, BRAN, CERSEI, holders=[])
    before = len(drawn)
    await hall.knocks()
    assert len({one.due_at for one in await hall.veils()}) == 1
    assert len(await hall.veils()) == 2
    assert len(drawn) == before + 1
