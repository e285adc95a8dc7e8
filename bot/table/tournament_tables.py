"""The games of a tournament's tables: opened as drawn, and brought in line with what is decided."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.kernel import begin
from bot.kernel.labels import label_of
from bot.store import WriteTx, sessions, tournament_posts
from bot.store.rows import Json
from bot.store.tournaments import TournamentRow
from bot.table.durations import HOUR
from bot.table.moderation import resume
from bot.table.open_table import OpenTable
from bot.table.options import check_options
from bot.table.repository import Repository
from bot.table.seats import check_newcomer, hand_over
from bot.table.standins import StandIns
from bot.table.waits import Agreement
from bot.tournaments.decisions import AnyDecision
from bot.tournaments.plain import Person
from bot.tournaments.settings import Settings
from bot.tournaments.tournament import Seat, Table, Tournament

NOBODY = 0
"""The host of a tournament's table: nobody has a host's rights there."""

LONGEST_NAME = 80
"""Of a tournament's name in the title of a table."""


@dataclass(frozen=True)
class Seating:
    """How a table that plays should be: who holds its seats, and whether it stands still."""

    holders: tuple[Person | None, ...]
    """None: a stand-in."""
    paused: bool


def seatings(tournament: Tournament) -> dict[int, Seating]:
    """How every game of the tournament that goes on should be, by session."""
    if tournament.phase != "running":
        return {}
    return {
        table.session: Seating(
            tuple(map(_holder, table.seats)),
            tournament.paused_at is not None or table.call is not None,
        )
        for table in tournament.tables()
        if table.session is not None and table.outcome is None
    }


def _holder(seat: Seat) -> Person | None:
    if seat.substitute is not None:
        return seat.substitute
    return None if seat.left or seat.absent else seat.person


def title(name: str, table: Table) -> str:
    """What a table of a tournament is called."""
    return f"{name[:LONGEST_NAME].strip()} {table.round}/{table.number}"


def clock_of(settings: Settings) -> Agreement:
    """The clock that a tournament gives its tables."""
    return Agreement(
        kind=settings.clock,
        time=settings.clock_hours * HOUR,
        increment=settings.clock_increment * HOUR,
        overtime=settings.overtime,
    )


class TournamentTables:
    """Opens the games of tables, and changes them when something was decided."""

    def __init__(
        self, repository: Repository, standins: StandIns, seeds: Callable[[], str]
    ) -> None:
        """Take what opens sessions, who plays seats without a person, and a source of seeds."""
        self._repository = repository
        self._standins = standins
        self._seeds = seeds

    async def seat(
        self, tx: WriteTx, row: TournamentRow, tournament: Tournament, table: Table
    ) -> int:
        """Open a session with everybody of a table seated as drawn, and return its number."""
        settings = tournament.settings
        rules = self._repository.games[settings.game]
        options = check_options(rules, settings.options)
        count = len(table.seats)
        rules.check_options(count, options)
        session_id = await sessions.create(
            tx,
            game=settings.game,
            title=title(tournament.name, table),
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            thread_id=None,
            host_user=NOBODY,
            options=options.model_dump(mode="json"),
            seats=count,
            language=row.language,
        )
        seats: list[Json] = [
            {"seat": at, "chosen": True, "joined_at": tx.now}
            | ({"kind": "standin"} if one is None else {"kind": "human", "user_id": one})
            for at, one in enumerate(map(_holder, table.seats))
        ]
        await sessions.replace_seats(tx, session_id, seats)
        for seat in await sessions.seats(tx, session_id):
            await sessions.note_holder(tx, session_id, seat.seat, seat.kind, seat.user_id)
        return session_id

    async def start(
        self, tx: WriteTx, tournament_id: int, tournament: Tournament, table: Table, session_id: int
    ) -> None:
        """Start the game of a session whose seats are taken, with houses and decks as they are."""
        opened = await self._repository.open(tx, session_id)
        rules, seed, count = opened.rules, self._seeds(), len(opened.seats)
        await sessions.keep_seed(tx, session_id, seed)
        options = check_options(rules, opened.session.options)
        if tournament.settings.decks:
            known = await tournament_posts.decks(tx, tournament_id)
            mine = [known.get(seat.person) for seat in table.seats]
            options = rules.with_brought(options, mine)
        clock = clock_of(tournament.settings)
        if clock.kind != "none":
            await opened.change(clock=clock.model_dump())
        houses = [seat.house for seat in table.seats if seat.house is not None]
        out = begin(rules, count, options, seed, houses)
        opened.record("start", out.state, out.events, True, None, None, {"seats": count})
        opened.want("lobby")
        if tournament.paused_at is not None:
            await opened.change(status="paused")
        else:
            await self._standins.play(opened)
        await opened.save(self._repository.after_change)

    async def follow(
        self,
        tx: WriteTx,
        before: dict[int, Seating],
        tournament: Tournament,
        decision: AnyDecision,
    ) -> None:
        """Bring the games in line with a decision: close them, change who plays, pause, resume."""
        after = seatings(tournament)
        for session_id, old in before.items():
            new = after.get(session_id)
            if new == old:
                continue
            table = await self._repository.open(tx, session_id)
            if table.session.status not in ("running", "paused"):
                continue
            if new is None:
                await self._close(table, decision)
            else:
                await self._change(table, old, new, decision)
            await table.save(self._repository.after_change)

    async def _close(self, table: OpenTable, decision: AnyDecision) -> None:
        judged = getattr(decision, "source", "") == "judged"
        if judged:
            table.notice("tournament-judged")
        else:
            table.notice("tournament-closed", reason=decision.why)
        await table.change(status="cancelled", finished_at=table.tx.now)
        table.want("lobby")

    async def _change(
        self, table: OpenTable, old: Seating, new: Seating, decision: AnyDecision
    ) -> None:
        for at, (was, now) in enumerate(zip(old.holders, new.holders, strict=True)):
            held = table.seats[at]
            if was == now or held.user_id == now:
                continue
            if now is not None:
                await check_newcomer(table, at, now)
            await hand_over(table, held, now)
            if now is None:
                table.notice(
                    "tournament-left", user=label_of("user", was), seat=label_of("seat", at)
                )
            else:
                about = {"user": label_of("user", now), "seat": label_of("seat", at)}
                table.notice("tournament-replaced", **about)
            table.want("lobby")
        if new.paused and not old.paused:
            if table.session.status == "running":
                await table.change(status="paused")
            key = "tournament-call" if decision.kind == "judge_called" else "tournament-paused"
            table.notice(key, user=label_of("user", decision.by), reason=decision.why)
        elif old.paused and not new.paused:
            if table.session.status == "paused":
                await resume(table)
            key = "tournament-ruled" if decision.kind == "ruled" else "tournament-resumed"
            table.notice(key, user=label_of("user", decision.by), reason=decision.why)
        if table.session.status == "running":
            await self._standins.play(table)
