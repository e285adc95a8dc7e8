"""Clocks at the tables: they start and stop with the game, ping people, and run out.

The truth is in each seat's `Wait`, written in the transaction of the change it belongs to. One
deadline row per session is only an alarm for the earliest thing to do: rung twice, late, or for
something that is long over, it finds nothing to do and sets itself for the next thing.
"""

from bot.kernel import Event, Illegal
from bot.kernel.labels import label_of
from bot.store import heartbeats, requests, sessions, settings
from bot.store.outbox import Wanted, user_target
from bot.store.rows import Deadline, Json, Seat
from bot.table.deadlines import Deadlines
from bot.table.durations import HOUR, MINUTE, check_duration, duration_text
from bot.table.open_table import OpenTable, TableInfo
from bot.table.repository import Repository
from bot.table.rights import audit, check_free, check_impartial
from bot.table.standins import MOST_IN_A_ROW, StandIns, answer_by_default
from bot.table.waits import (
    LONGEST_MOVE,
    PATIENCE,
    SHORTEST,
    Absence,
    Agreement,
    Debt,
    Mark,
    Wait,
    absence_of,
    agreed,
    asked,
    check_agreement,
    next_event,
    wait_of,
)

ALARM = "clock"
"""The kind of the deadline that rings."""

EXTEND = "extend"
"""The kind of a request that gave more time."""

ALIVE = "tables"
"""The name of the sign of life."""

LONG_OUTAGE = 10 * MINUTE
LEAST_GRACE = HOUR
MOST_GRACE = 12 * HOUR

URGENCY: tuple[Mark, ...] = ("hour", "half", "last")
"""Of several reminders that come together only the first is sent."""


class Clocks:
    """Starts and stops the seats' clocks, pings people, and lets time run out."""

    def __init__(self, repository: Repository, standins: StandIns, deadlines: Deadlines) -> None:
        """Take what opens sessions, who plays seats without a person, and what keeps time."""
        self._repository = repository
        self._standins = standins
        self._deadlines = deadlines
        deadlines.handle(ALARM, self.ring)

    async def follow(self, table: OpenTable, owed: list[Debt]) -> None:
        """Start and stop clocks, plan pings and set the alarm, after every change of a table."""
        clock, running = agreed(table.session), _goes_on(table)
        waits = {
            row.seat: row.since
            for row in owed
            if row.since is not None
            and row.veil != "show"
            and running
            and table.seats[row.seat].kind == "human"
        }
        veiled = {row.seat for row in owed if row.veil is not None}
        known = {row.seat: row.clock or {} for row in table.seats}
        moved = [seat for seat, clock in known.items() if clock.get("since") != waits.get(seat)]
        others = [seat for seat in waits if seat not in moved]
        # Under a veil nobody is told that the others have answered.
        lonely = len(waits) == 1 and len(moved) > 0 and len(others) == 1 and not veiled
        away = await table.absences([*moved, *(others if lonely else [])])
        # Most seats are waited for as before, or not at all: their waits stay as they are.
        turned = [seat for seat in waits if known[seat].get("veiled", False) != (seat in veiled)]
        before = {seat: wait_of(table.seats[seat]) for seat in {*away, *turned}}
        after = before | {
            seat: before[seat].after(
                clock,
                away[seat],
                waits.get(seat),
                table.tx.now,
                anew=table.seats[seat].owed_since is None,
                paused=table.session.status == "paused",
                taken_back=any(one.kind == "undo" and one.seat == seat for one in table.moves),
            )
            for seat in moved
        }
        for seat in waits.keys() & after.keys():
            after[seat] = after[seat].model_copy(update={"veiled": seat in veiled})
        _put_off_calls(table, after, away)
        if lonely and len([row for row in table.seats if row.owed_since is not None]) > 1:
            (seat,) = others
            last = after[seat]
            at = max(table.tx.now, (last.called or 0) + PATIENCE)
            after[seat] = last.marked("last", away[seat].free_from(at))
        await self._keep(table, before, after)

    async def _keep(
        self, table: OpenTable, before: dict[int, Wait], after: dict[int, Wait]
    ) -> None:
        """Save the waits that have changed, and set the alarm for the earliest thing to do."""
        new = {seat: time.model_dump() for seat, time in after.items() if time != before[seat]}
        await table.save_waits(new)
        events = [next_event(after.get(seat.seat) or seat.clock or {}) for seat in table.seats]
        at = min((one for one in events if one is not None), default=None)
        if at is not None and _goes_on(table):
            await self._deadlines.put(table.tx, table.session.id, ALARM, at)

    async def ring(self, deadline: Deadline) -> None:
        """Handle the alarm: do what is due at this table. Saving sets the next alarm."""
        assert deadline.session_id is not None
        async with self._repository.change(deadline.session_id) as table:
            if table.session.status == "running":
                for seat in list(table.seats):
                    if await self._look_at(table, seat):
                        break

    async def _look_at(self, table: OpenTable, seat: Seat) -> bool:
        """Ping or time out one seat; return whether the game went on by that."""
        time, now = wait_of(seat), table.tx.now
        if time.since is None or time.since != seat.owed_since or seat.user_id is None:
            return False
        if time.due is not None and time.due <= now:
            await self._time_out(table, seat, time)
            return True
        marks = [mark for mark, at in time.marks.items() if at <= now]
        if marks:
            away = absence_of(await settings.get(table.tx, "user", seat.user_id))
            await _ping(table, seat, time, marks, away)
        return False

    async def _time_out(self, table: OpenTable, seat: Seat, time: Wait) -> None:
        """Do what the table has agreed on for a seat whose time has run out."""
        clock, at = agreed(table.session), label_of("seat", seat.seat)
        if seat.veil is not None:
            _pass_quietly(table, seat.seat)
            await self._standins.play(table)
            return
        over = time.model_copy(update={"left": 0, "counting": None, "due": None, "marks": {}})
        if clock.overtime == "moderator":
            over = over.model_copy(update={"over": True})
            await table.set_seat(seat.seat, clock=over.model_dump())
            table.want("overtime", seat=seat.seat)
            return
        done = over.ended(clock, Absence(), table.tx.now).model_dump()
        await table.begin_wait(seat.seat, clock=done)
        if clock.overtime == "standin":
            await table.set_seat(seat.seat, kind="standin")
            await sessions.note_holder(table.tx, table.session.id, seat.seat, "standin", None)
            table.notice("clock-standin-plays", user=label_of("user", seat.user_id), seat=at)
        else:
            _answer_all(table, seat.seat, Event(type="table-timed-out", args={"seat": at}))
        await self._standins.play(table)

    async def set(
        self, session_id: int, user_id: int, clock: Agreement, *, moderator: bool = False
    ) -> TableInfo:
        """Change the table's clock: the host before the start, moderators at any time.

        `moderator=True` says that the caller has made sure of that.
        """
        check_agreement(clock)
        async with self._repository.change(session_id) as table:
            table.expect("lobby", "running", "paused")
            await check_free(table)
            lobby = table.session.status == "lobby"
            if not moderator and not (lobby and table.session.host_user == user_id):
                raise Illegal("table-not-host", user=label_of("user", table.session.host_user))
            if not lobby:
                await check_impartial(table, user_id, "none")
            await table.change(clock=clock.model_dump())
            table.want("lobby")
            if not lobby:
                await _start_over(table)
                about = {"clock": clock.kind, "time": duration_text(clock.time)}
                table.notice("clock-changed", user=label_of("user", user_id), **about)
                table.want("board")
            if table.session.host_user != user_id or not lobby:
                await audit(table, "clock", user_id, clock.model_dump())
            return table.info

    async def extend(
        self, session_id: int, moderator: int, span: int, request_id: str | None = None
    ) -> TableInfo:
        """Give everybody who is waited for this much more time; for moderators."""
        check_duration(span, SHORTEST, LONGEST_MOVE)
        async with self._repository.change(session_id) as table:
            if await requests.repeated(table.tx, request_id, EXTEND, session_id):
                return table.info
            await check_impartial(table, moderator, "clock")
            await extend(table, span)
            table.notice(
                "clock-extended", user=label_of("user", moderator), time=duration_text(span)
            )
            await audit(table, "extend", moderator, {"time": duration_text(span)})
            return table.info

    async def forgive_outage(self) -> int:
        """Give back the time of a long outage; call this before anything else after a start."""
        async with self._repository.store.read() as tx:
            seen = await heartbeats.last(tx, ALIVE)
            ids = await sessions.with_clocks(tx)
            outage = 0 if seen is None else tx.now - seen
        helped = 0
        if seen is not None and outage >= LONG_OUTAGE:
            grace = min(max(outage, LEAST_GRACE), MOST_GRACE)
            for session_id in ids:
                helped += await self._give_back(session_id, seen, grace)
        await self.beat()
        return helped

    async def _give_back(self, session_id: int, seen: int, grace: int) -> int:
        """Take nothing off for the time since we were last seen; return how many seats gained."""
        async with self._repository.change(session_id) as table:
            clock, now = agreed(table.session), table.tx.now
            counting = [seat for seat in table.seats if wait_of(seat).counting is not None]
            away = await table.absences([seat.seat for seat in counting])
            for seat in counting:
                time, absence = wait_of(seat), away[seat.seat]
                time = time.stopped(absence, max(seen, time.counting or 0))
                time = time.counted(clock, absence, now, fill=False, least=min(grace, clock.time))
                await table.set_seat(seat.seat, clock=time.model_dump())
            if counting:
                table.want("board")
                table.notice("clock-grace")
        return len(counting)

    async def beat(self) -> None:
        """Note that the process is alive; call this at least every few minutes."""
        async with self._repository.store.write() as tx:
            await heartbeats.beat(tx, ALIVE)


def _goes_on(table: OpenTable) -> bool:
    """Return whether the game takes moves once this is saved, as after a start or a rewind."""
    return table.state.finish is None and table.session.status not in ("paused", "cancelled")


def _put_off_calls(table: OpenTable, after: dict[int, Wait], away: dict[int, Absence]) -> None:
    """Take back the calls to those who are in quiet hours; they are called afterwards."""
    now = table.tx.now
    for want in [one for one in table.wanted if one.payload.get("why") == "call"]:
        seat = want.payload["seat"]
        if seat in away and away[seat].away(now):
            after[seat] = after[seat].marked("call", away[seat].free_from(now))
            table.wanted.remove(want)
    for place, want in enumerate(table.wanted):
        if want.kind != "turn":
            continue
        later = {
            entry["seat"]: away[entry["seat"]].free_from(now)
            for entry in want.payload["owed"]
            if entry["seat"] in away and away[entry["seat"]].away(now)
        }
        for seat, at in later.items():
            after[seat] = after[seat].marked("call", at)
        called = [entry for entry in want.payload["owed"] if entry["seat"] not in later]
        table.wanted[place] = Wanted("turn", want.target, {"owed": called})
    table.wanted = [want for want in table.wanted if want.payload.get("owed") != []]


async def _ping(table: OpenTable, seat: Seat, time: Wait, marks: list[Mark], away: Absence) -> None:
    """Call or remind a seat once; in quiet hours, put that off to their end."""
    now = table.tx.now
    if away.away(now):
        later = dict.fromkeys(marks, away.free_from(now))
        time = time.model_copy(update={"marks": time.marks | later})
        await table.set_seat(seat.seat, clock=time.model_dump())
        return
    rest = {mark: at for mark, at in time.marks.items() if mark not in marks}
    update = {"marks": rest, "pinged": [*time.pinged, *marks]}
    await table.set_seat(seat.seat, clock=time.model_copy(update=update).model_dump())
    why = next((mark for mark in URGENCY if mark in marks), None)
    about: Json = {"seat": seat.seat, "user": seat.user_id, "since": time.since}
    about["ask"] = asked(table.state, seat.seat)
    if seat.veil is not None and seat.user_id is not None:
        called = "call" if "call" in marks else why
        table.want("remind", user_target(seat.user_id), why=called, **about)
    elif "call" in marks:
        entry = {"seat": seat.seat, "user": seat.user_id, "public": seat.owed_for}
        table.want("turn", owed=[entry])
    elif why is not None:
        table.want("remind", why=why, **about)


def _answer_all(table: OpenTable, seat: int, event: Event) -> None:
    """Answer what the seat owes with the questions' defaults, and tell all.

    It goes on with the seat's next questions as long as nobody else is waited for: what everybody
    is asked is a question of its own, and everybody has time for it.
    """
    told = [event]
    known = {ask.id for ask in table.state.asks if ask.owed and ask.seat == seat}
    for _ in range(MOST_IN_A_ROW):
        owed = [ask for ask in table.state.asks if ask.owed]
        alone = all(ask.seat == seat for ask in owed)
        mine = [ask for ask in owed if ask.seat == seat and (alone or ask.id in known)]
        if not mine:
            return
        answer_by_default(table, mine[0], "timeout", *told)
        told = []


def _pass_quietly(table: OpenTable, seat: int) -> None:
    """Answer what the seat owes under a veil with the defaults, and tell only that seat."""
    told = [Event(type="table-timed-out", args={"seat": label_of("seat", seat)}, to=[seat])]
    for known in [ask.id for ask in table.state.asks if ask.owed and ask.seat == seat]:
        for ask in [ask for ask in table.state.asks if ask.id == known]:
            answer_by_default(table, ask, "veil", *told)
            told = []


async def extend(table: OpenTable, span: int) -> None:
    """Give everybody who is waited for this much more time; Illegal without a clock."""
    table.expect("running")
    clock, now = agreed(table.session), table.tx.now
    if clock.kind == "none":
        raise Illegal("clock-none")
    waiting = [seat for seat in table.seats if wait_of(seat).since is not None]
    away = await table.absences([seat.seat for seat in waiting])
    for seat in waiting:
        absence = away[seat.seat]
        time = wait_of(seat).stopped(absence, now)
        left = (time.left or 0) + span
        time = time.model_copy(update={"left": left, "total": max(left, time.total)})
        new = time.counted(clock, absence, now, fill=False)
        await table.set_seat(seat.seat, clock=new.model_dump())
    table.want("board")


async def _start_over(table: OpenTable) -> None:
    """Give every seat all of its time again, after a new agreement."""
    for seat in [seat for seat in table.seats if seat.clock is not None]:
        kept = wait_of(seat).model_dump(include={"nudged", "place"})
        await table.set_seat(seat.seat, clock=kept)
