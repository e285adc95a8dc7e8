"""Tournaments at the table: their decisions are stored, their rounds open tables by themselves.

A decision is one row, added in one transaction after it was checked against all before it. A round
that is paired puts down two deadlines in the same commit: one opens its tables, once each, and one
ends the round. The end of a game reports its result in the commit of the last move.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from bot.kernel import Finish, begin
from bot.store import ReadTx, WriteTx, sessions
from bot.store import tournaments as rows
from bot.store.rows import Deadline, Json
from bot.store.tournaments import TournamentRow, TournamentTable
from bot.table.deadlines import Deadlines
from bot.table.open_table import OpenTable
from bot.table.options import check_options
from bot.table.repository import Repository
from bot.table.standins import StandIns
from bot.table.waits import Debt
from bot.tournaments import decisions as said
from bot.tournaments.checks import check
from bot.tournaments.decisions import MAESTER, MANY, ONE, AnyDecision
from bot.tournaments.errors import Refused
from bot.tournaments.pairing import pair
from bot.tournaments.replay import create, replay, take
from bot.tournaments.scoring import Outcome
from bot.tournaments.tournament import Table, Tournament

OPEN_TABLES, END_ROUND = "tournament-open", "tournament-end"
"""Kinds of deadlines: open the tables of a round; end the round, or one table of it."""

HOUR = 3_600_000
MOST_KEPT = 32
"""Tournaments whose state is kept at hand."""

LONGEST_TITLE = 100


class Tournaments:
    """Takes decisions, opens the tables of rounds, hears their results, and ends rounds."""

    def __init__(
        self,
        repository: Repository,
        standins: StandIns,
        deadlines: Deadlines,
        seeds: Callable[[], str],
    ) -> None:
        """Take what opens sessions, who plays empty seats, the deadlines, a source of seeds."""
        self._repository = repository
        self._standins = standins
        self._deadlines = deadlines
        self._seeds = seeds
        self._kept: OrderedDict[int, tuple[int, Tournament]] = OrderedDict()
        deadlines.handle(OPEN_TABLES, self.open_tables)
        deadlines.handle(END_ROUND, self.end_round)

    async def create(
        self, guild: int, channel: int, decision: said.Created, language: str = "en"
    ) -> int:
        """Add a tournament and return its id; Refused if its settings do not fit together."""
        create(decision)
        async with self._repository.store.write() as tx:
            number = await rows.create(tx, guild, channel, language)
            timed = decision.model_copy(update={"at": tx.now // 1000})
            await rows.decide(tx, number, 1, decision.by, _json(timed), "open")
        return number

    async def get(self, tournament_id: int) -> Tournament:
        """Return a tournament as it is stored now; nobody may change what is returned."""
        async with self._repository.store.read() as tx:
            return await self._load(tx, await self._row(tx, tournament_id))

    async def decide(self, tournament_id: int, decision: AnyDecision) -> Tournament:
        """Take a decision and return the tournament after it; Refused if it does not fit."""
        async with self._repository.store.write() as tx:
            await self._decide(tx, tournament_id, decision)
        self._deadlines.woken.set()
        return await self.get(tournament_id)

    async def draw(self, tournament_id: int, seed: str, by: int = MAESTER) -> said.Paired:
        """Return the next round as this seed draws it; computed in a thread, nothing is stored."""
        stored = await self.get(tournament_id)
        own = replay(stored.decisions)
        return await asyncio.to_thread(pair, own, seed, by=by)

    async def _row(self, tx: ReadTx, tournament_id: int, *, lock: bool = False) -> TournamentRow:
        found = await rows.get(tx, tournament_id, lock=lock)
        if found is None:
            raise Refused("tournament-not-created")
        return found

    async def _load(self, tx: ReadTx, row: TournamentRow) -> Tournament:
        """The tournament; what is kept of it is used as far as the database still says the same."""
        rewritten, kept = self._kept.pop(row.id, (-1, None))
        since = len(kept.decisions) if kept is not None else 1
        found = MANY.validate_python(await rows.decisions(tx, row.id, since))
        if kept is None or rewritten != row.rewritten or found[:1] != kept.decisions[-1:]:
            everything = MANY.validate_python(await rows.decisions(tx, row.id))
            kept = replay(everything)
        else:
            for decision in found[1:]:
                take(kept, decision)
        self._kept[row.id] = row.rewritten, kept
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return kept

    async def _decide(self, tx: WriteTx, tournament_id: int, decision: AnyDecision) -> None:
        """Check a decision and add it in this transaction, with the deadlines it needs."""
        row = await self._row(tx, tournament_id, lock=True)
        before = await self._load(tx, row)
        timed = decision.model_copy(update={"at": tx.now // 1000})
        check(before, timed)
        phases = {"started": "running", "finished": "finished", "cancelled": "cancelled"}
        phase = phases.get(timed.kind, before.phase)
        number = len(before.decisions) + 1
        await rows.decide(tx, tournament_id, number, timed.by, _json(timed), phase)
        if isinstance(timed, said.Paired):
            about = {"tournament": tournament_id, "round": timed.round}
            name = f"{tournament_id}/{timed.round}"
            await self._deadlines.put(tx, None, OPEN_TABLES, tx.now, name=name, payload=about)
            due = tx.now + before.settings.hours * HOUR
            await self._deadlines.put(tx, None, END_ROUND, due, name=name, payload=about)
        elif isinstance(timed, said.Corrected):
            # A correction may let other people play at a later table, which needs another game.
            about = {"tournament": tournament_id}
            name = f"{tournament_id}/corrected"
            await self._deadlines.put(tx, None, OPEN_TABLES, tx.now, name=name, payload=about)
        elif isinstance(timed, said.Extended):
            about = {"tournament": tournament_id, "round": timed.round, "table": timed.table}
            name = f"{tournament_id}/{timed.round}/{timed.table}"
            due = tx.now + timed.hours * HOUR
            await self._deadlines.put(tx, None, END_ROUND, due, name=name, payload=about)

    async def open_tables(self, deadline: Deadline) -> None:
        """Handle a deadline: open every table that has no game yet, each in its own commit."""
        tournament_id = int(deadline.payload["tournament"])
        tournament = await self.get(tournament_id)
        if tournament.phase != "running":
            return
        missing = [
            (table.round, table.number)
            for table in tournament.tables()
            if table.session is None and table.outcome is None
        ]
        for number, table in missing:
            await self._open_table(tournament_id, number, table)

    async def _open_table(self, tournament_id: int, number: int, at: int) -> None:
        """Open the game of one table, and decide that it is open, in one commit."""
        async with self._repository.store.write() as tx:
            row = await self._row(tx, tournament_id, lock=True)
            tournament = await self._load(tx, row)
            table = tournament.table(number, at)
            if table is None or table.session is not None or table.outcome is not None:
                return
            session_id = await self._seat(tx, row, tournament, table)
            about = TournamentTable(tournament_id, number, at, table.attempt, session_id)
            await rows.opened(tx, about)
            # Before its first move: a game of stand-ins may end at once, and then has a result.
            decision = said.TableOpened(round=number, table=at, session=session_id)
            await self._decide(tx, tournament_id, decision)
            await self._start(tx, session_id)
        self._repository.outbox_woken.set()
        self._deadlines.woken.set()

    async def _seat(
        self, tx: WriteTx, row: TournamentRow, tournament: Tournament, table: Table
    ) -> int:
        """Open a session with everybody of a table seated as drawn, and return its number."""
        settings = tournament.settings
        rules = self._repository.games(settings.game)
        options = check_options(rules, settings.options)
        count = len(table.seats)
        rules.check_options(count, options)
        first = tournament.decisions[0]
        session_id = await sessions.create(
            tx,
            game=settings.game,
            title=f"{tournament.name[: LONGEST_TITLE - 12]} {table.round}/{table.number}",
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            thread_id=None,
            host_user=first.by,
            options=options.model_dump(mode="json"),
            seats=count,
            language=row.language,
        )
        held = [seat.substitute or seat.person for seat in table.seats]
        seats: list[Json] = [
            {"seat": at, "chosen": True, "joined_at": tx.now}
            | ({"kind": "standin"} if table.seats[at].absent else {"kind": "human", "user_id": one})
            for at, one in enumerate(held)
        ]
        await sessions.replace_seats(tx, session_id, seats)
        for seat in await sessions.seats(tx, session_id):
            await sessions.note_holder(tx, session_id, seat.seat, seat.kind, seat.user_id)
        return session_id

    async def _start(self, tx: WriteTx, session_id: int) -> None:
        """Start the game of a session whose seats are taken."""
        opened = await self._repository.open(tx, session_id)
        seed, count = self._seeds(), len(opened.seats)
        await sessions.keep_seed(tx, session_id, seed)
        options = check_options(opened.rules, opened.session.options)
        out = begin(opened.rules, count, options, seed)
        opened.record("start", out.state, out.events, True, None, None, {"seats": count})
        await self._standins.play(opened)
        opened.want("lobby")
        await opened.save(self._repository.after_change)

    async def follow(self, table: OpenTable, owed: list[Debt]) -> None:
        """After a change: report the end of a tournament's game, in the same commit."""
        finish = table.state.finish
        if finish is None or not table.moves:
            return
        at = await rows.of_session(table.tx, table.session.id)
        if at is None:
            return
        tournament = await self._load(table.tx, await self._row(table.tx, at.tournament_id))
        known = tournament.table(at.round, at.number)
        if tournament.phase != "running" or known is None or known.attempt != at.attempt:
            return
        about = {"round": at.round, "table": at.number, "outcome": _outcome(finish)}
        left = _left(table)
        decision: AnyDecision = said.Result(**about, left=left)
        if known.outcome is not None:
            # The game was taken back after its end and has ended again.
            decision = said.Corrected(**about, left=left)
        try:
            await self._decide(table.tx, at.tournament_id, decision)
        except Refused:
            # Somebody has decided this table otherwise; the game's end is no news then.
            return

    async def end_round(self, deadline: Deadline) -> None:
        """Handle a deadline: give tables that still play more time once, then judge them."""
        tournament_id = int(deadline.payload["tournament"])
        tournament = await self.get(tournament_id)
        settings = tournament.settings
        if tournament.phase != "running" or settings.unfinished != "adjudicate":
            return
        only = deadline.payload.get("table")
        number = int(deadline.payload["round"])
        if number > len(tournament.rounds):
            return
        for table in list(tournament.rounds[number - 1].open):
            if only is not None and table.number != only:
                continue
            if only is None and table.extra_hours:
                continue
            if settings.extension and not table.extra_hours:
                more = said.Extended(round=number, table=table.number, hours=settings.extension)
                await self.decide(tournament_id, more)
            else:
                await self._judge(tournament_id, table)

    async def _judge(self, tournament_id: int, table: Table) -> None:
        """Decide a table by how its game stands, and close the game."""
        about = {"round": table.round, "table": table.number, "source": "judged"}
        if table.session is None:
            everybody = Outcome(places=[list(range(len(table.seats)))], modified=True)
            await self.decide(tournament_id, said.Result(**about, outcome=everybody))
            return
        async with self._repository.change(table.session) as opened:
            if opened.session.status not in ("running", "paused"):
                return
            places = opened.rules.standing(opened.state)
            outcome = Outcome(places=places, modified=True)
            decision = said.Result(**about, outcome=outcome, left=_left(opened))
            await self._decide(opened.tx, tournament_id, decision)
            opened.notice("tournament-judged")
            await opened.change(status="cancelled", finished_at=opened.tx.now)
            opened.want("lobby")


def _json(decision: AnyDecision) -> Json:
    data: Json = ONE.dump_python(decision, mode="json")
    return data


def _outcome(finish: Finish) -> Outcome:
    return Outcome(places=finish.places, points=finish.points)


def _left(table: OpenTable) -> list[int]:
    """The seats that nobody holds any more."""
    return [seat.seat for seat in table.seats if seat.kind != "human"]
