"""Tournaments at the table: their decisions are stored, their rounds open tables by themselves.

A decision is one row, added in one transaction after it was checked against all before it, and the
games it concerns are changed in the same transaction. A round that is paired puts down deadlines in
the same commit (`tournament_rounds`). The end of a game reports its result in the commit of the
last move.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence

from bot.kernel import Finish
from bot.kernel.labels import data_digest
from bot.store import ReadTx, WriteTx, requests, tournament_posts
from bot.store import tournaments as rows
from bot.store.rows import Json
from bot.store.tournament_posts import TournamentPost
from bot.store.tournaments import TournamentRow, TournamentTable
from bot.table.deadlines import Deadlines
from bot.table.open_table import OpenTable
from bot.table.options import check_options
from bot.table.repository import Repository, Woken
from bot.table.standins import StandIns
from bot.table.tournament_rounds import Rounds, follow_up
from bot.table.tournament_tables import TournamentTables, seatings
from bot.table.waits import Debt
from bot.tournaments import decisions as said
from bot.tournaments.checks import check
from bot.tournaments.decisions import MAESTER, MANY, ONE, AnyDecision
from bot.tournaments.errors import Refused
from bot.tournaments.pairing import pair
from bot.tournaments.preview import Preview, preview
from bot.tournaments.replay import create, replay, take
from bot.tournaments.rights import check_right
from bot.tournaments.scoring import Outcome
from bot.tournaments.tournament import Tournament

MOST_KEPT = 32
"""Tournaments whose state is kept at hand."""

HELD = "tournament"
"""The kind of a request that somebody has prepared and not yet confirmed."""

ALL_PHASES = ("open", "running", "finished", "cancelled")


class Tournaments:
    """Takes decisions, opens the tables of rounds, and hears their results."""

    def __init__(
        self,
        repository: Repository,
        standins: StandIns,
        deadlines: Deadlines,
        seeds: Callable[[], str],
    ) -> None:
        """Take what opens sessions, who plays empty seats, the deadlines, a source of seeds."""
        self._repository = repository
        self._deadlines = deadlines
        self._tables = TournamentTables(repository, standins, seeds)
        self._kept: OrderedDict[int, tuple[int, Tournament]] = OrderedDict()
        self.woken = Woken()
        """Set after every commit that may have changed what is shown of a tournament."""
        self.rounds = Rounds(self, repository, deadlines, seeds)

    async def create(
        self,
        guild: int,
        channel: int,
        decision: said.Created,
        language: str = "en",
        *,
        thread: int | None = None,
        request_id: str | None = None,
        made_from: str | None = None,
    ) -> int:
        """Add a tournament and return its id; Refused if its settings do not fit together.

        `request_id` is as in `Lobby.create`; `made_from` notes that a proposal was carried out.
        """
        found = create(decision)
        async with self._repository.store.write() as tx:
            number = await rows.create(tx, guild, channel, language, thread)
            timed = decision.model_copy(update={"at": tx.now // 1000})
            await rows.decide(tx, number, 1, decision.by, _json(timed), "open")
            await follow_up(self._deadlines, tx, number, found, timed)
            if request_id is not None:
                await requests.finish(tx, request_id, thread_id=thread)
            if made_from is not None:
                about = {"tournament": number}
                await requests.begin(tx, made_from, HELD, about, thread_id=thread, done_at=tx.now)
        self._wake()
        return number

    async def get(self, tournament_id: int) -> Tournament:
        """Return a tournament as it is stored now; nobody may change what is returned."""
        async with self._repository.store.read() as tx:
            return await self.load(tx, await self.row(tx, tournament_id))

    async def where(self, tournament_id: int) -> TournamentRow:
        """Return the row of a tournament: its server, its place, its language."""
        async with self._repository.store.read() as tx:
            return await self.row(tx, tournament_id)

    async def of_guild(self, guild: int, *phases: str) -> list[tuple[TournamentRow, Tournament]]:
        """Return the tournaments of a server in these phases, or all, newest first."""
        async with self._repository.store.read() as tx:
            found = await rows.of_guild(tx, guild, phases or ALL_PHASES)
            return [(row, await self.load(tx, row)) for row in found[:50]]

    async def by_thread(self, thread: int) -> TournamentRow | None:
        """Return the tournament whose post, or one of whose tables, is in this thread."""
        async with self._repository.store.read() as tx:
            return await rows.by_thread(tx, thread)

    async def of_session(self, session_id: int) -> TournamentTable | None:
        """Return the table of a tournament at which a session is played, or None."""
        async with self._repository.store.read() as tx:
            return await rows.of_session(tx, session_id)

    async def decide(
        self, tournament_id: int, decision: AnyDecision, *, moderator: bool = True
    ) -> Tournament:
        """Take a decision and return the tournament after it; Refused if it does not fit.

        `moderator` says whether who decides moderates the server; callers who have not found out
        give False, and then only organisers and people concerned may.
        """
        async with self._repository.store.write() as tx:
            await self.decide_in(tx, tournament_id, decision, moderator=moderator)
        self._wake()
        return await self.get(tournament_id)

    def _wake(self) -> None:
        self.woken.set()
        self._deadlines.woken.set()
        self._repository.outbox_woken.set()

    async def preview(
        self, tournament_id: int, decision: AnyDecision, *, moderator: bool = True
    ) -> Preview:
        """Return what a decision would change; Refused if it cannot be taken (as in `decide`)."""
        tournament = await self.get(tournament_id)
        check_right(tournament, decision, moderator)
        return preview(tournament, decision)

    async def draw(self, tournament_id: int, seed: str, by: int = MAESTER) -> said.Paired:
        """Return the next round as this seed draws it; computed in a thread, nothing is stored."""
        stored = await self.get(tournament_id)
        own = replay(stored.decisions)
        return await asyncio.to_thread(pair, own, seed, by=by)

    async def hand_in(self, tournament_id: int, user_id: int, what: Json) -> Tournament:
        """Keep a deck that may be played here; it can be exchanged until the start."""
        async with self._repository.store.write() as tx:
            tournament = await self.load(tx, await self.row(tx, tournament_id, lock=True))
            rules = self._repository.games[tournament.settings.game]
            rules.check_brought(check_options(rules, tournament.settings.options), what)
            about = {"by": user_id, "person": user_id, "digest": data_digest(what)}
            await self.decide_in(tx, tournament_id, said.DeckHandedIn(**about))
            await tournament_posts.hand_in(tx, tournament_id, user_id, what)
        self._wake()
        return await self.get(tournament_id)

    async def drop_everywhere(self, user_id: int) -> None:
        """Take somebody out of every tournament in which they could be given a seat."""
        async with self._repository.store.write() as tx:
            for row in await rows.everywhere(tx, ("open", "running")):
                entrant = (await self.load(tx, row)).entrants.get(user_id)
                if entrant is not None and entrant.status not in ("dropped", "out"):
                    await self.decide_in(tx, row.id, said.Dropped(by=user_id, person=user_id))
        self._wake()

    async def moved(self, sessions: Sequence[int]) -> bool:
        """Return whether a person has made a move in any of these games."""
        async with self._repository.store.read() as tx:
            return await rows.moved(tx, sessions)

    async def posts(self, tournament_id: int) -> dict[str, TournamentPost]:
        """Return the messages that show a tournament, by what they show."""
        async with self._repository.store.read() as tx:
            return await tournament_posts.posts(tx, tournament_id)

    async def show_again(self, tournament_id: int) -> None:
        """Have all messages of a tournament looked at, although nothing was decided."""
        async with self._repository.store.write() as tx:
            await tournament_posts.refresh(tx, tournament_id)
        self._wake()

    async def forget_post(self, post: TournamentPost) -> None:
        """Forget a message that was deleted; it is posted anew when the tournament is shown."""
        async with self._repository.store.write() as tx:
            await tournament_posts.forget(tx, post)

    async def move(self, tournament_id: int, channel: int, thread: int, request_id: str) -> None:
        """Show a tournament in another thread from now on."""
        async with self._repository.store.write() as tx:
            await tournament_posts.move(tx, tournament_id, channel, thread)
            await requests.finish(tx, request_id, thread_id=thread)
        self._wake()

    async def hold(self, key: str, user_id: int, data: Json) -> None:
        """Keep what somebody has prepared and not yet confirmed, under a key of its own."""
        async with self._repository.store.write() as tx:
            if await requests.get(tx, key) is None:
                await requests.begin(tx, key, HELD, {"user": user_id, **data})

    async def held(self, key: str, user_id: int) -> Json:
        """Return what this user has prepared; Refused if it is too old or somebody else's."""
        async with self._repository.store.read() as tx:
            found = await requests.get(tx, key)
        if found is None or found.kind != HELD or found.data.get("user") != user_id:
            raise Refused("tournament-preview-gone")
        return found.data

    async def row(self, tx: ReadTx, tournament_id: int, *, lock: bool = False) -> TournamentRow:
        """Return the row of a tournament; Refused if there is none of this number."""
        found = await rows.get(tx, tournament_id, lock=lock)
        if found is None:
            raise Refused("tournament-not-created")
        return found

    async def load(self, tx: ReadTx, row: TournamentRow) -> Tournament:
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

    async def decide_in(
        self, tx: WriteTx, tournament_id: int, decision: AnyDecision, *, moderator: bool = True
    ) -> Tournament:
        """Check a decision and add it in this transaction, with everything that follows."""
        row = await self.row(tx, tournament_id, lock=True)
        before = await self.load(tx, row)
        timed = decision.model_copy(update={"at": tx.now // 1000})
        check_right(before, timed, moderator)
        check(before, timed)
        games = seatings(before)
        phases = {"started": "running", "finished": "finished", "cancelled": "cancelled"}
        phase = phases.get(timed.kind, before.phase)
        number = len(before.decisions) + 1
        await rows.decide(tx, tournament_id, number, timed.by, _json(timed), phase)
        after = await self.load(tx, row)
        await self._tables.follow(tx, games, after, timed)
        await follow_up(self._deadlines, tx, tournament_id, after, timed)
        return after

    async def open_table(self, tournament_id: int, number: int, at: int) -> None:
        """Open the game of one table, and decide that it is open, in one commit."""
        async with self._repository.store.write() as tx:
            row = await self.row(tx, tournament_id, lock=True)
            tournament = await self.load(tx, row)
            table = tournament.table(number, at)
            if table is None or table.session is not None or table.outcome is not None:
                return
            session_id = await self._tables.seat(tx, row, tournament, table)
            about = TournamentTable(tournament_id, number, at, table.attempt, session_id)
            await rows.opened(tx, about)
            # Before its first move: a game of stand-ins may end at once, and then has a result.
            decision = said.TableOpened(round=number, table=at, session=session_id)
            tournament = await self.decide_in(tx, tournament_id, decision)
            table = tournament.rounds[number - 1].tables[at]
            await self._tables.start(tx, tournament_id, tournament, table, session_id)
        self._wake()

    async def follow(self, table: OpenTable, owed: list[Debt]) -> None:
        """After a change: report the end of a tournament's game, in the same commit."""
        finish = table.state.finish
        if finish is None or not table.moves:
            return
        at = await rows.of_session(table.tx, table.session.id)
        if at is None:
            return
        tournament = await self.load(table.tx, await self.row(table.tx, at.tournament_id))
        known = tournament.table(at.round, at.number)
        if tournament.phase != "running" or known is None or known.attempt != at.attempt:
            return
        about = {"round": at.round, "table": at.number, "outcome": _outcome(finish)}
        left = left_seats(table)
        decision: AnyDecision = said.Result(**about, left=left)
        if known.outcome is not None:
            # The game was taken back after its end and has ended again.
            decision = said.Corrected(**about, left=left)
        try:
            await self.decide_in(table.tx, at.tournament_id, decision)
        except Refused:
            # Somebody has decided this table otherwise; the game's end is no news then.
            return
        self.woken.set()


def _json(decision: AnyDecision) -> Json:
    data: Json = ONE.dump_python(decision, mode="json")
    return data


def _outcome(finish: Finish) -> Outcome:
    return Outcome(places=finish.places, points=finish.points)


def left_seats(table: OpenTable) -> list[int]:
    """The seats that nobody holds any more."""
    return [seat.seat for seat in table.seats if seat.kind != "human"]
