"""Rows of tournaments: their decisions, and the tables that their rounds opened."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Text, cast, func, insert, select, update

from bot.store import moves, schema
from bot.store.database import ReadTx, WriteTx, columns, make
from bot.store.outbox import user_target
from bot.store.rows import Json

_T = schema.tournaments.c
_D = schema.tournament_decisions.c
_B = schema.tournament_tables.c
_S = schema.sessions.c
_H = schema.seat_history.c


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament; what it is follows from its decisions."""

    id: int
    guild_id: int
    channel_id: int
    language: str
    phase: str
    rewritten: int
    """Goes up when decisions were changed, which only forgetting somebody does."""
    created_at: int
    thread_id: int | None
    number: int
    """How many decisions there are."""
    shown: int
    """How many of them are shown on Discord."""
    show_at: int
    """When the next ones may be, in milliseconds."""


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """Which game is played at a table of a round; a table that is played again has another."""

    tournament_id: int
    round: int
    number: int
    attempt: int
    session_id: int


_ROWS = select(*columns(schema.tournaments, TournamentRow))
_TABLES = select(*columns(schema.tournament_tables, TournamentTable))


async def create(
    tx: WriteTx, guild: int, channel: int, language: str, thread: int | None = None
) -> int:
    """Add a tournament without decisions and return its id."""
    new = {"guild_id": guild, "channel_id": channel, "language": language, "phase": "open"}
    new |= {"thread_id": thread, "number": 0, "shown": 0, "show_at": 0}
    return await tx.insert(insert(schema.tournaments).values(**new, rewritten=0, created_at=tx.now))


async def get(tx: ReadTx, tournament_id: int, *, lock: bool = False) -> TournamentRow | None:
    """Return a tournament, or None; with `lock` nobody else changes it in this transaction."""
    statement = _ROWS.where(_T.id == tournament_id)
    row = await tx.one(statement.with_for_update(key_share=True) if lock else statement)
    return make(TournamentRow, row) if row else None


async def of_guild(tx: ReadTx, guild: int, phases: Sequence[str]) -> list[TournamentRow]:
    """Return the tournaments of a guild in these phases, newest first."""
    where = (_T.guild_id == guild, _T.phase.in_(phases))
    return [
        make(TournamentRow, row) for row in await tx.all(_ROWS.where(*where).order_by(_T.id.desc()))
    ]


async def decisions(tx: ReadTx, tournament_id: int, since: int = 1) -> list[Json]:
    """Return the decisions from this number on, in order."""
    where = (_D.tournament_id == tournament_id, _D.number >= since)
    rows = await tx.all(select(_D.data).where(*where).order_by(_D.number))
    return [row["data"] for row in rows]


async def decide(
    tx: WriteTx, tournament_id: int, number: int, actor: int, data: Json, phase: str
) -> None:
    """Add a decision; its number must be the next, or nothing is added and the database raises."""
    new = {"tournament_id": tournament_id, "number": number, "actor": actor, "data": data}
    await tx.run(insert(schema.tournament_decisions).values(**new, made_at=tx.now))
    where = update(schema.tournaments).where(_T.id == tournament_id)
    await tx.run(where.values(phase=phase, number=number))


async def opened(tx: WriteTx, row: TournamentTable) -> None:
    """Note which game a table has; a second one for the same attempt makes the database raise."""
    values = {name: getattr(row, name) for name in row.__slots__}
    await tx.run(insert(schema.tournament_tables).values(**values))


async def of_session(tx: ReadTx, session_id: int) -> TournamentTable | None:
    """Return the table of a tournament that a session is played at, or None."""
    row = await tx.one(_TABLES.where(_B.session_id == session_id))
    return make(TournamentTable, row) if row else None


async def tables(tx: ReadTx, tournament_id: int) -> list[TournamentTable]:
    """Return every table that was opened."""
    rows = await tx.all(_TABLES.where(_B.tournament_id == tournament_id).order_by(_B.session_id))
    return [make(TournamentTable, row) for row in rows]


async def finished_games(tx: ReadTx, guild: int, game: str) -> list[Json]:
    """Return the finished games of a guild: when each began and ended, and how."""
    statement = (
        select(_S.id, _S.seats, _S.created_at, _S.finished_at, _S.result)
        .where(_S.guild_id == guild, _S.game == game, _S.status == "finished")
        .order_by(_S.finished_at, _S.id)
    )
    return [dict(row) for row in await tx.all(statement)]


async def holders(tx: ReadTx, guild: int, game: str) -> dict[int, list[Json]]:
    """Return who held which seat from when to when, of the finished games of a guild."""
    statement = (
        select(_H.session_id, _H.seat, _H.kind, _H.user_id, _H.from_at, _H.until_at)
        .join(schema.sessions, _S.id == _H.session_id)
        .where(_S.guild_id == guild, _S.game == game, _S.status == "finished")
        .order_by(_H.id)
    )
    found: dict[int, list[Json]] = {}
    for row in await tx.all(statement):
        found.setdefault(row["session_id"], []).append(dict(row))
    return found


async def everywhere(tx: ReadTx, phases: Sequence[str]) -> list[TournamentRow]:
    """Return the tournaments of all guilds in these phases."""
    return [make(TournamentRow, row) for row in await tx.all(_ROWS.where(_T.phase.in_(phases)))]


async def by_thread(tx: ReadTx, thread: int) -> TournamentRow | None:
    """Return the tournament whose post is in this thread, or None."""
    row = await tx.one(_ROWS.where(_T.thread_id == thread))
    return make(TournamentRow, row) if row else None


async def silent(tx: ReadTx, session_id: int) -> list[Json]:
    """Return the seats whose player owes an answer and has not given any in this game."""
    seats = schema.seats.c
    spoken = await moves.actors(tx, [session_id])
    statement = select(seats.seat, seats.user_id, seats.owed_since).where(
        seats.session_id == session_id,
        seats.kind == "human",
        seats.owed_since.is_not(None),
        seats.user_id.not_in(spoken),
    )
    return [dict(row) for row in await tx.all(statement)]


async def moved(tx: ReadTx, session_ids: Sequence[int]) -> bool:
    """Return whether a person has made a move in any of these games."""
    return bool(await moves.actors(tx, session_ids))


async def awaited(tx: ReadTx, session_ids: Sequence[int]) -> dict[int, list[int]]:
    """Return who is waited for at each of these tables."""
    seats = schema.seats.c
    where = (seats.session_id.in_(session_ids), seats.owed_since.is_not(None))
    statement = select(seats.session_id, seats.user_id).where(*where, seats.user_id.is_not(None))
    found: dict[int, list[int]] = {}
    for row in await tx.all(statement.where(seats.veil.is_(None)).order_by(seats.seat)):
        found.setdefault(row["session_id"], []).append(row["user_id"])
    return found


async def threads(tx: ReadTx, tournament_id: int) -> dict[int, int | None]:
    """Return the thread of every table of a tournament, by session."""
    statement = (
        select(_S.id, _S.thread_id)
        .join(schema.tournament_tables, _B.session_id == _S.id)
        .where(_B.tournament_id == tournament_id)
    )
    return {row["id"]: row["thread_id"] for row in await tx.all(statement)}


async def active_threads(tx: ReadTx, guild: int) -> int:
    """Return how many tables of a guild are open."""
    where = (_S.guild_id == guild, _S.status.in_(("lobby", "running", "paused")))
    return int(await tx.value(select(func.count()).select_from(schema.sessions).where(*where)))


async def about(tx: ReadTx, user_id: int) -> list[Json]:
    """Return the decisions that somebody took or that name them, for their own export."""
    return [
        {"tournament_id": row["tournament_id"], **row["data"]}
        for row in await _naming(tx, user_id)
        if row["actor"] == user_id or row["data"].get("person") == user_id
    ]


async def rename(tx: WriteTx, user_id: int, pseudonym: int) -> None:
    """Put a pseudonym in the user's place in every decision, and drop the reasons they wrote."""
    touched = set()
    for row in await _naming(tx, user_id):
        data = renamed(row["data"], user_id, pseudonym)
        own = row["actor"] == user_id
        where = (_D.tournament_id == row["tournament_id"], _D.number == row["number"])
        new = {"data": data | {"why": ""}, "actor": pseudonym} if own else {"data": data}
        await tx.run(update(schema.tournament_decisions).where(*where).values(**new))
        touched.add(row["tournament_id"])
    count = update(schema.tournaments).where(_T.id.in_(touched))
    await tx.run(count.values(rewritten=_T.rewritten + 1))


async def _naming(tx: ReadTx, user_id: int) -> Sequence[Any]:
    where = cast(_D.data, Text).like(f"%{user_id}%") | (_D.actor == user_id)
    statement = select(_D.tournament_id, _D.number, _D.actor, _D.data).where(where)
    return await tx.all(statement.order_by(_D.tournament_id, _D.number))


def renamed(data: Any, user_id: int, pseudonym: int) -> Any:
    """Return plain data with a pseudonym wherever this user is named in it."""
    if isinstance(data, dict):
        return {key: renamed(value, user_id, pseudonym) for key, value in data.items()}
    if isinstance(data, list):
        return [renamed(value, user_id, pseudonym) for value in data]
    if data == user_target(user_id):
        return user_target(pseudonym)
    return pseudonym if data == user_id and not isinstance(data, bool) else data
