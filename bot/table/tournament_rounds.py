"""What happens to a tournament by the clock: starts, open tables, absences, ends of rounds.

Everything is a deadline that is put down in the commit of the decision it follows from. A handler
may run twice: it looks at the tournament as it is, and finds nothing to do the second time.
"""

from collections.abc import Callable
from typing import Protocol

from bot.store import WriteTx
from bot.store import tournaments as rows
from bot.store.rows import Deadline
from bot.table.deadlines import Deadlines
from bot.table.open_table import OpenTable
from bot.table.repository import Repository
from bot.tournaments import decisions as said
from bot.tournaments.decisions import MAESTER, AnyDecision
from bot.tournaments.errors import Refused
from bot.tournaments.preview import cut_people
from bot.tournaments.scoring import Outcome
from bot.tournaments.tournament import Round, Table, Tournament
from bot.tournaments.upcoming import ENDS_TABLES, seed_of, upcoming

OPEN_TABLES, END_ROUND = "tournament-open", "tournament-end"
ABSENT, WARN = "tournament-absent", "tournament-warn"
CHECK_IN, START, NEXT = "tournament-check-in", "tournament-start", "tournament-next"
DEPARTED = "tournament-departed"
"""Kinds of deadlines: open a round's tables; end a round, or one table of it; look who did not
come; tell organisers that a round ends soon; call for check-in; start; go on to the next round;
take somebody out who has left the server."""

HOUR = 3_600_000
A_DAY = 24 * HOUR
"""So long after somebody was seen to have left the server they have stopped."""
MOST_DRAWS = 3
"""How often a round is drawn at once, where people join or stop while it is."""
WARNED_BEFORE = 24
"""Hours before the end of a round; a quarter of a short one."""


class Cups(Protocol):
    """Whatever takes decisions."""

    async def get(self, tournament_id: int) -> Tournament:
        """Return a tournament."""
        ...

    async def decide(self, tournament_id: int, decision: AnyDecision) -> Tournament:
        """Take a decision."""
        ...

    async def decide_in(self, tx: WriteTx, tournament_id: int, decision: AnyDecision) -> Tournament:
        """Take a decision in a transaction."""
        ...

    async def draw(self, tournament_id: int, seed: str) -> said.Paired:
        """Draw the next round."""
        ...

    async def open_table(self, tournament_id: int, number: int, at: int) -> None:
        """Open the game of a table."""
        ...


async def follow_up(
    deadlines: Deadlines, tx: WriteTx, number: int, after: Tournament, one: AnyDecision
) -> None:
    """Put down the deadlines that follow from a decision."""

    async def put(kind: str, due: int, name: str = "", **about: int) -> None:
        label = f"{number}/{name}" if name else str(number)
        await deadlines.put(
            tx, None, kind, due, name=label, payload={"tournament": number, **about}
        )

    settings = after.settings
    if isinstance(one, said.Created | said.Changed):
        for kind in (START, CHECK_IN):
            await deadlines.cancel(tx, None, kind, str(number))
        if settings.starts_at:
            due = settings.starts_at * 1000
            await put(START, due)
            if settings.check_in:
                await put(CHECK_IN, due - settings.check_in_hours * HOUR)
    elif isinstance(one, said.Started) and (settings.break_hours or one.by == MAESTER):
        await put(NEXT, tx.now if one.by == MAESTER else tx.now + settings.break_hours * HOUR)
    elif isinstance(one, said.Paired):
        await _begin_round(put, tx, after.rounds[-1], after)
    elif isinstance(one, said.Resumed):
        await put(OPEN_TABLES, tx.now, "resumed")
        for current in after.rounds:
            if current.open:
                await _begin_round(put, tx, current, after)
            for table in current.open:
                if table.until:
                    about = {"round": current.number, "table": table.number}
                    due = table.until * 1000
                    await put(END_ROUND, due, f"{current.number}/{table.number}", **about)
    elif isinstance(one, said.Extended):
        due = tx.now + one.hours * HOUR
        about = {"round": one.round, "table": one.table}
        await put(END_ROUND, due, f"{one.round}/{one.table}", **about)
    elif isinstance(one, said.Departed):
        await put(DEPARTED, tx.now + A_DAY, str(one.person), person=one.person)
    # A correction may let other people play at a later table, which needs another game.
    unopened = any(table.session is None and table.outcome is None for table in after.tables())
    if one.kind in ENDS_TABLES and unopened:
        await put(OPEN_TABLES, tx.now, "again")
    if one.kind in ENDS_TABLES:
        await _go_on(put, tx, after)


async def _go_on(put: "Put", tx: WriteTx, after: Tournament) -> None:
    """Put down when what comes next begins by itself, and the call for check-in before it."""
    settings, step, current = after.settings, upcoming(after), after.current
    if not settings.break_hours or step not in ("round", "cut", "finish"):
        return
    due = tx.now + settings.break_hours * HOUR
    if current is not None and current.open:
        # The next round does not wait for these tables, but it waits for the end of this one.
        due = max(due, current.ends * 1000)
    await put(NEXT, due)
    if settings.check_in_rounds and step == "round" and not after.seeds:
        about = {"round": len(after.rounds) + 1}
        await put(CHECK_IN, tx.now, f"round/{about['round']}", **about)
        half = tx.now + (due - tx.now) // 2
        await put(CHECK_IN, half, f"half/{about['round']}", **about)


class Put(Protocol):
    """Puts a deadline of a tournament down."""

    async def __call__(self, kind: str, due: int, name: str = "", **about: int) -> None:
        """Put down a deadline of this kind, in place of one of its name."""
        ...


async def _begin_round(put: Put, tx: WriteTx, current: Round, after: Tournament) -> None:
    """The deadlines of a round that begins, or goes on after a pause."""
    settings, name = after.settings, str(current.number)
    about = {"round": current.number}
    await put(OPEN_TABLES, tx.now, name, **about)
    await put(END_ROUND, current.ends * 1000, name, **about)
    if settings.absent_hours:
        await put(ABSENT, tx.now + settings.absent_hours * HOUR, name, **about)
    early = min(WARNED_BEFORE * HOUR, settings.hours * HOUR // 4)
    await put(WARN, max(tx.now, current.ends * 1000 - early), name, **about)


class Rounds:
    """Handles what is due."""

    def __init__(
        self, cups: Cups, repository: Repository, deadlines: Deadlines, seeds: Callable[[], str]
    ) -> None:
        """Take whatever takes decisions, what reads tables, the deadlines, a source of seeds."""
        self._cups = cups
        self._repository = repository
        self._deadlines = deadlines
        self._seeds = seeds
        for kind, handler in (
            (OPEN_TABLES, self.open_tables),
            (END_ROUND, self.end_round),
            (ABSENT, self.look_who_came),
            (WARN, self.warn),
            (CHECK_IN, self.call_in),
            (START, self.start),
            (NEXT, self.go_on),
            (DEPARTED, self.take_out),
        ):
            deadlines.handle(kind, handler)

    async def open_tables(self, deadline: Deadline) -> None:
        """Open every table that has no game yet, each in its own commit."""
        tournament_id = int(deadline.payload["tournament"])
        tournament = await self._cups.get(tournament_id)
        if tournament.phase != "running" or tournament.paused_at is not None:
            return
        missing = [
            (table.round, table.number)
            for table in tournament.tables()
            if table.session is None and table.outcome is None
        ]
        for number, table in missing:
            await self._cups.open_table(tournament_id, number, table)

    async def _running(self, deadline: Deadline) -> tuple[Tournament, Round] | None:
        """The round a deadline is about, unless the tournament is over or stands still."""
        tournament = await self._cups.get(int(deadline.payload["tournament"]))
        number = int(deadline.payload["round"])
        still = tournament.phase != "running" or tournament.paused_at is not None
        if still or number > len(tournament.rounds):
            return None
        return tournament, tournament.rounds[number - 1]

    async def end_round(self, deadline: Deadline) -> None:
        """Give tables that still play more time once; then judge them, or call organisers."""
        found = await self._running(deadline)
        if found is None:
            return
        (tournament, current), only = found, deadline.payload.get("table")
        number = int(deadline.payload["tournament"])
        if tournament.settings.unfinished == "wait":
            await self._end_waiting(number, tournament, current)
            return
        for table in list(current.open):
            if table.number == only or (only is None and not table.extra_hours):
                await self._end_table(number, tournament, table)
        over = [one for one in current.open if only in (None, one.number) and not one.until]
        told = any(
            isinstance(one, said.Alarmed)
            and (one.about, one.round) == ("undecided", current.number)
            for one in tournament.decisions
        )
        if tournament.settings.unfinished == "organiser" and (over or only) and not told:
            await self._cups.decide(number, said.Alarmed(about="undecided", round=current.number))

    async def _end_waiting(self, number: int, tournament: Tournament, current: Round) -> None:
        """Go on without the tables that still play; after the last round they are judged."""
        if current is not tournament.current:
            return
        if len(tournament.rounds) >= tournament.wanted or current.knockout:
            for table in [one for one in tournament.tables() if one.outcome is None]:
                await self._judge(number, table.round, table.number)
        elif tournament.settings.break_hours and current.open:
            await self.next_step(number, tournament)

    async def _end_table(self, number: int, tournament: Tournament, table: Table) -> None:
        settings, about = tournament.settings, {"round": table.round, "table": table.number}
        if settings.extension and not table.extra_hours:
            await self._cups.decide(number, said.Extended(**about, hours=settings.extension))
        elif settings.unfinished == "adjudicate":
            await self._judge(number, table.round, table.number)

    async def _judge(self, tournament_id: int, number: int, at: int) -> None:
        """Decide a table by how its game stands; the game is closed."""
        about = {"round": number, "table": at, "source": "judged"}
        tournament = await self._cups.get(tournament_id)
        table = tournament.rounds[number - 1].tables[at]
        async with self._repository.store.write() as tx:
            places, left = [list(range(len(table.seats)))], []
            if table.session is not None:
                opened = await self._repository.open(tx, table.session)
                if opened.session.status not in ("running", "paused"):
                    return
                silent = await silent_seats(opened, tournament.settings.silent_hours * HOUR)
                places = behind(opened.rules.standing(opened.state), silent)
                left = [seat.seat for seat in opened.seats if seat.kind != "human"]
            outcome = Outcome(places=places, modified=True)
            decision = said.Result(**about, outcome=outcome, left=left)
            await self._cups.decide_in(tx, tournament_id, decision)
        self._repository.outbox_woken.set()
        self._deadlines.woken.set()

    async def look_who_came(self, deadline: Deadline) -> None:
        """Whoever has been waited for so long and has never answered did not come."""
        found = await self._running(deadline)
        if found is None:
            return
        tournament, current = found
        number, wait = int(deadline.payload["tournament"]), tournament.settings.absent_hours * HOUR
        again: list[int] = []
        for table in list(current.open):
            if table.session is None:
                continue
            async with self._repository.store.read() as tx:
                quiet, now = await rows.silent(tx, table.session), tx.now
            late = [one for one in quiet if one["owed_since"] + wait <= now]
            again += [one["owed_since"] + wait for one in quiet if one not in late]
            await self._absent(number, table, [one["seat"] for one in late])
        if again:
            async with self._repository.store.write() as tx:
                name, due = f"{number}/{current.number}", min(again)
                about = dict(deadline.payload)
                await self._deadlines.put(
                    tx, None, ABSENT, due, name=f"{name}/{due}", payload=about
                )

    async def _absent(self, tournament_id: int, table: Table, seats: list[int]) -> None:
        about = {"round": table.round, "table": table.number}
        if len(table.seats) == len(seats) == 2:
            nobody = Outcome(places=[[0, 1]], absent=[0, 1])
            decided = said.Result(**about, outcome=nobody, source="judged")
            await self._cups.decide(tournament_id, decided)
            return
        for at in seats:
            if table.seats[at].held:
                gone = said.NoShow(**about, person=table.seats[at].person)
                await self._cups.decide(tournament_id, gone)

    async def warn(self, deadline: Deadline) -> None:
        """Tell organisers which tables still play."""
        found = await self._running(deadline)
        if found is None or not found[1].open or found[1].warned:
            return
        if found[1] is found[0].current:
            number = int(deadline.payload["tournament"])
            await self._cups.decide(number, said.Warned(round=found[1].number))

    async def call_in(self, deadline: Deadline) -> None:
        """Call whoever has not checked in; once more at half time."""
        number = int(deadline.payload["tournament"])
        tournament = await self._cups.get(number)
        if "round" in deadline.payload:
            await self._call_for_round(number, tournament, int(deadline.payload["round"]))
            return
        settings = tournament.settings
        missing = [one for one in tournament.entrants.values() if not one.checked_in]
        if tournament.phase != "open" or not missing:
            return
        calls = sum(one.kind == "check_in_called" for one in tournament.decisions)
        await self._cups.decide(number, said.CheckInCalled())
        if not calls:
            half = settings.starts_at * 1000 - settings.check_in_hours * HOUR // 2
            async with self._repository.store.write() as tx:
                about = dict(deadline.payload)
                name = f"{number}/half"
                await self._deadlines.put(tx, None, CHECK_IN, half, name=name, payload=about)

    async def _call_for_round(self, number: int, tournament: Tournament, coming: int) -> None:
        """Call for a round that has not been drawn yet."""
        waited = tournament.phase == "running" and tournament.paused_at is None
        if not waited or len(tournament.rounds) + 1 != coming or tournament.seeds:
            return
        if tournament.settings.check_in_rounds and tournament.there != tournament.playing:
            await self._cups.decide(number, said.CheckInCalled())

    async def take_out(self, deadline: Deadline) -> None:
        """Somebody who left the server a day ago, and is not back, has stopped."""
        number, person = int(deadline.payload["tournament"]), int(deadline.payload["person"])
        tournament = await self._cups.get(number)
        entrant = tournament.entrants.get(person)
        gone = person in tournament.departed and tournament.phase in ("open", "running")
        if gone and entrant is not None and entrant.status not in ("dropped", "out"):
            await self._cups.decide(number, said.Dropped(person=person))

    async def start(self, deadline: Deadline) -> None:
        """Start at the hour, if enough people are there; else organisers have to."""
        number = int(deadline.payload["tournament"])
        tournament = await self._cups.get(number)
        if tournament.phase == "open":
            try:
                await self._cups.decide(number, said.Started(seed=self._seeds()))
            except Refused:
                await self._cups.decide(number, said.Alarmed(about="too-few"))

    async def go_on(self, deadline: Deadline) -> None:
        """Go on to the next round, to the cut, or to the end."""
        number = int(deadline.payload["tournament"])
        tournament = await self._cups.get(number)
        if tournament.paused_at is None:
            await self.next_step(number, tournament)

    async def next_step(self, number: int, tournament: Tournament) -> None:
        """Do what comes next, by the rules alone."""
        step = upcoming(tournament)
        if step == "cut":
            seeds = cut_people(tournament)
            tournament = await self._cups.decide(number, said.CutMade(seeds=seeds))
            step = upcoming(tournament)
        if step == "round":
            for left in reversed(range(MOST_DRAWS)):
                if await self._draw(number, tournament, left):
                    return
        elif step == "finish":
            await self._cups.decide(number, said.Finished())

    async def _draw(self, number: int, tournament: Tournament, left: int) -> bool:
        """Draw the next round; False if the field has changed meanwhile, so that it is drawn anew.

        With no attempt left it is tried again later.
        """
        try:
            drawn = await self._cups.draw(number, seed_of(tournament))
            await self._cups.decide(number, drawn)
        except Refused as refused:
            if refused.reason == "tournament-no-tables":
                await self._cups.decide(number, said.Alarmed(about="nobody-there"))
            elif upcoming(await self._cups.get(number)) == "round":
                if not left:
                    raise
                return False
        return True


async def silent_seats(table: OpenTable, wait: int) -> set[int]:
    """The seats whose players a table has waited for so long, their absences left out."""
    asked = [
        seat
        for seat in table.seats
        if seat.kind == "human" and seat.owed_since is not None and seat.veil is None
    ]
    if not wait or not asked:
        return set()
    away = await table.absences([seat.seat for seat in asked])
    now = table.tx.now
    return {
        seat.seat
        for seat in asked
        if seat.owed_since is not None and away[seat.seat].spent(seat.owed_since, now) >= wait
    }


def behind(places: list[list[int]], silent: set[int]) -> list[list[int]]:
    """The same places with these seats behind all others, in the order they had."""
    if silent >= {seat for group in places for seat in group}:
        return places
    first = [[seat for seat in group if seat not in silent] for group in places]
    last = [[seat for seat in group if seat in silent] for group in places]
    return [group for group in first + last if group]
