"""Rows of what is to be shown on Discord, in order; they stay until they have been shown.

Those that nobody has tried to deliver are merged, not repeated.

Kinds and payloads, all data and no words:
  log      {first, last}          moves whose public events are new
  board    {quiet}                what everybody may see has changed; quiet: by moves of which
                                  there is nothing to tell
  turn     {owed: [{seat, user, public, place}]}    who owes something and owed nothing before,
                                  and where they have answered last
  secrets  {user, seat, called, openly, first, last}        what this user alone may see has
                                  changed; openly: whoever plays at the table is called there
  lobby    {}                     the lobby has changed
  notice   {type, args}           something that is no move: a catalogue key and its parameters
  open     {seat}                 a seat can be taken over
  overtime {seat}                 time has run out, and a moderator has to say what happens
  remind   {seat, user, why, since, ask}    a ping: half, hour, last, or nudge; under a veil to
                                            the user alone, and `call` as well
  letter   {letter}               a letter from another player
  digest   {user}                 what waits for this user in all games
  again    {first, last, notices, seats, overtime}  everything that waits for a table's place
                                            while that is out of reach, the lobby apart
  film     {}                     the game is over: the whole of it as a picture that moves
  close    {}                     messages in this place that wait for nobody have to say so
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import and_, bindparam, delete, exists, false, func, insert, or_, select, update

from bot.metrics import DELIVERED
from bot.store import schema
from bot.store.database import ReadTx, WriteTx, columns, make
from bot.store.rows import Json, Outgoing

_O = schema.outbox.c

TABLE = "table"
"""The target of everything that all may read: the session's thread."""

CLOSING = "close:"
"""How the targets begin of what is edited when nobody is kept waiting by it."""

ONE_BY_ONE = frozenset({"letter", "notice", "open", "overtime", "remind"})
"""Kinds of which several may wait at the same time."""

AGAIN, LOBBY, FILM = "again", "lobby", "film"
"""Kinds of rows; a film is also a target of its own, so that nothing waits for it."""

HELP_AFTER = 3000
"""Milliseconds after which a lane is delivered by any process, not only by its shard's."""

MOST_NOTICES = 20
"""Notices that are kept for a place that is out of reach; moderators' deeds are listed anyway."""

_OPEN = (_O.done_at.is_(None), _O.failed_at.is_(None))

# What every move needs is put together once: that takes longer than running it.
_ROWS = select(*columns(schema.outbox, Outgoing)).where(*_OPEN).order_by(_O.id)
_UNCLAIMED = _ROWS.where(_O.session_id == bindparam("session"), _O.batch.is_(None))
_LANE = _ROWS.where(_O.session_id == bindparam("session"), _O.target == bindparam("to"))
_IN_LANE = _LANE.limit(bindparam("most"))
_ADD = insert(schema.outbox)
_ROW = update(schema.outbox).where(_O.id == bindparam("row"))
_REWRITE = _ROW.values(payload=bindparam("new"))
_CLAIM = _ROW.values(
    batch=bindparam("of"),
    attempts=bindparam("tries"),
    claimed_at=bindparam("first"),
    holder=bindparam("who"),
)
_DONE = _ROW.values(done_at=bindparam("now"), message_id=bindparam("message"))
_FAILED = _ROW.values(failed_at=bindparam("now"), error=bindparam("reason"))
_DUE = (
    select(_O.session_id, _O.target)
    .where(*_OPEN)
    .group_by(_O.session_id, _O.target)
    .having(func.max(_O.due_at) <= bindparam("now"))
    .order_by(_O.target.startswith(CLOSING), func.min(_O.id))
    .limit(bindparam("most"))
)
_DUE_TABLES = _DUE.where(_O.target == TABLE)
_DUE_PEOPLE = _DUE.where(_O.target != TABLE)

# Where several processes play: a lane is delivered by one of them, and claimed row by row.
_S = schema.sessions.c
_LIVING = select(schema.members.c.id)
_ELSEWHERE = (_O.holder != bindparam("me"), _O.holder.in_(_LIVING))
_X = schema.outbox.alias("elsewhere").c
_TAKEN = exists().where(
    _X.session_id == bindparam("session"),
    _X.target == bindparam("to"),
    _X.done_at.is_(None),
    _X.failed_at.is_(None),
    _X.holder != bindparam("me"),
    _X.holder.in_(_LIVING),
)
_IN_FREE_LANE = _IN_LANE.where(~_TAKEN)
_SHARD = func.mod(func.max(_S.guild_id) // (1 << 22), bindparam("count"))
_DUE_HERE = (
    _DUE.join(schema.sessions, _S.id == _O.session_id)
    .having(~func.coalesce(func.bool_or(and_(*_ELSEWHERE)), false()))
    .having(
        or_(
            _SHARD.in_(bindparam("shards", expanding=True)),
            func.max(_O.due_at) <= bindparam("now") - HELP_AFTER,
        )
    )
)
_DUE_TABLES_HERE = _DUE_HERE.where(_O.target == TABLE)
_DUE_PEOPLE_HERE = _DUE_HERE.where(_O.target != TABLE)


@dataclass(frozen=True, slots=True)
class Lane:
    """Rows of one session to one target: delivered in order, independent of all others."""

    session_id: int
    target: str


async def unclaimed(tx: ReadTx, session_id: int) -> list[Outgoing]:
    """Return the rows that nobody has tried to deliver, so that they may still be changed."""
    return [make(Outgoing, row) for row in await tx.all(_UNCLAIMED, session=session_id)]


async def waiting(tx: ReadTx, lane: Lane) -> list[Outgoing]:
    """Return all rows of a lane that have not been shown, tried or not."""
    found = await tx.all(_LANE, session=lane.session_id, to=lane.target)
    return [make(Outgoing, row) for row in found]


async def add(
    tx: WriteTx,
    session_id: int,
    rows: Sequence[tuple[str, str, Mapping[str, Any]]],
    due_at: int | None = None,
) -> None:
    """Queue rows of kind, target and payload; due at once unless a time is given."""
    due = tx.now if due_at is None else due_at
    fixed = {"session_id": session_id, "created_at": tx.now, "due_at": due, "attempts": 0}
    full = [
        {"kind": kind, "target": target, "payload": dict(payload)} | fixed
        for kind, target, payload in rows
    ]
    await tx.run(_ADD, full)


async def rewrite(tx: WriteTx, payloads: Mapping[int, Json]) -> None:
    """Replace the payloads of rows that nobody has tried to deliver."""
    await tx.run(_REWRITE, [{"row": row, "new": payload} for row, payload in payloads.items()])


async def drop(tx: WriteTx, ids: Sequence[int]) -> None:
    """Delete rows that have nothing left to say and that nobody has tried to deliver."""
    if ids:
        await tx.run(delete(schema.outbox).where(_O.id.in_(ids)))


async def due_lanes(tx: ReadTx, tables: bool, limit: int) -> list[Lane]:
    """Return the lanes whose rows are all due, the oldest row first.

    Those to tables, or those to people. Where several processes play: those that no other one
    delivers, of this one's shards first.
    """
    share = tx.share
    if share is None:
        rows = await tx.all(_DUE_TABLES if tables else _DUE_PEOPLE, now=tx.now, most=limit)
    else:
        mine = {"me": share.member, "shards": sorted(share.shards), "count": share.count}
        due = _DUE_TABLES_HERE if tables else _DUE_PEOPLE_HERE
        rows = await tx.all(due, now=tx.now, most=limit, **mine)
    return [Lane(**row) for row in rows]


async def claim(tx: WriteTx, lane: Lane, limit: int) -> list[Outgoing]:
    """Claim and return the lane's next batch; a repeat after a crash has the same rows.

    Nothing if another process delivers this lane; it is the lane's until it leaves or dies.
    """
    where: Json = {"session": lane.session_id, "to": lane.target, "most": limit}
    me = tx.share.member if tx.share is not None else None
    if me is None:
        found = await tx.all(_IN_LANE, **where)
    else:
        found = await tx.all(_IN_FREE_LANE, **where, me=me)
    rows = [make(Outgoing, row) for row in found]
    if not rows:
        return []
    first = rows[0].batch
    batch = rows[0].id if first is None else first
    claimed = [
        replace(row, batch=batch, attempts=row.attempts + 1, claimed_at=row.claimed_at or tx.now)
        for row in rows
        if row.batch == first
    ]
    await tx.run(
        _CLAIM,
        [
            {"row": r.id, "of": batch, "tries": r.attempts, "first": r.claimed_at, "who": me}
            for r in claimed
        ],
    )
    return claimed


async def mark_done(tx: WriteTx, messages: Mapping[int, int | None]) -> None:
    """Mark rows as shown, with the message each is in, if any."""
    rows = [{"row": row, "message": message} for row, message in messages.items()]
    await tx.run(_DONE, [row | {"now": tx.now} for row in rows])
    DELIVERED.labels("done").inc(len(rows))


async def mark_failed(tx: WriteTx, reasons: Mapping[int, str]) -> None:
    """Mark rows that will never be shown, and why."""
    rows = [{"row": row, "reason": reason} for row, reason in reasons.items()]
    await tx.run(_FAILED, [row | {"now": tx.now} for row in rows])
    DELIVERED.labels("failed").inc(len(rows))


async def put_off(tx: WriteTx, ids: Sequence[int], due_at: int, error: str) -> None:
    """Make these rows due later, after an attempt that failed."""
    where = update(schema.outbox).where(_O.id.in_(ids))
    await tx.run(where.values(due_at=due_at, error=error, holder=None))
    DELIVERED.labels("later").inc(len(ids))


async def release(tx: WriteTx, lane: Lane, due_at: int, error: str) -> None:
    """Unclaim a lane's rows, of which nothing has been shown, and make them due later."""
    where = (_O.session_id == lane.session_id, _O.target == lane.target, *_OPEN)
    values = {"batch": None, "claimed_at": None, "due_at": due_at, "error": error, "holder": None}
    await tx.run(update(schema.outbox).where(*where).values(values))


async def wake(
    tx: WriteTx,
    session_ids: Sequence[int],
    at: int | None = None,
    target: str | None = None,
) -> int:
    """Make what waits for these tables due now, or at this time if sooner; return how many rows."""
    due = tx.now if at is None else at
    where = [_O.session_id.in_(session_ids), _O.due_at > due, *_OPEN]
    if target is not None:
        where.append(_O.target == target)
    return await tx.run(update(schema.outbox).where(*where).values(due_at=due))


async def messages_since(tx: ReadTx, session_id: int, at: int) -> set[int]:
    """Return the messages in which rows of this session have been shown since then."""
    shown = select(_O.message_id).where(
        _O.session_id == session_id, _O.done_at >= at, _O.message_id.is_not(None)
    )
    return {row["message_id"] for row in await tx.all(shown)}


@dataclass(frozen=True, slots=True)
class Wanted:
    """Something to be shown, not yet a row."""

    kind: str
    target: str
    payload: Json


def user_target(user_id: int) -> str:
    """Return how rows name a user: as the target of what they alone may read, and in data."""
    return f"user:{user_id}"


async def enqueue(
    tx: WriteTx,
    session_id: int,
    wanted: Sequence[Wanted],
    owed: Mapping[int, str],
    *,
    queued: bool = True,
) -> None:
    """Queue these rows, merged with those that nobody has tried to deliver yet.

    `owed` is what every seat that is waited for owes now: nobody is called for anything older.
    With `queued=False` it is known that there are no such rows.
    """
    if not queued:
        await add(tx, session_id, [(one.kind, one.target, one.payload) for one in wanted])
        return
    known = {
        (row.kind, row.target): row
        for row in await unclaimed(tx, session_id)
        if row.kind not in ONE_BY_ONE
    }
    added: list[tuple[str, str, Json]] = []
    rewritten: dict[int, Json] = {}
    again = known.get((AGAIN, TABLE))
    for want in wanted:
        row = known.get((want.kind, want.target))
        if again is not None and want.target == TABLE and want.kind != LOBBY:
            told = rewritten.get(again.id, again.payload)
            rewritten[again.id] = _folded(told, want.kind, want.payload)
        elif row is None:
            added.append((want.kind, want.target, want.payload))
        else:
            rewritten[row.id] = _merged(row, want)
    turn = known.get(("turn", TABLE))
    if turn is not None:
        payload = rewritten.get(turn.id, turn.payload)
        rewritten[turn.id] = {
            "owed": [
                entry | {"public": owed[entry["seat"]]}
                for entry in payload["owed"]
                if entry["seat"] in owed
            ]
        }
    empty = [turn.id] if turn is not None and not rewritten[turn.id]["owed"] else []
    same = {row.id for row in known.values() if rewritten.get(row.id) == row.payload}
    await drop(tx, empty)
    await rewrite(
        tx, {key: new for key, new in rewritten.items() if key not in same and key not in empty}
    )
    await add(tx, session_id, added)


async def fold(tx: WriteTx, session_id: int, due_at: int, reason: str) -> None:
    """Merge what waits for a place that is out of reach into one row, tried again later.

    Nothing of it has been shown, so it may be changed again: moves that follow go into it.
    """
    at = Lane(session_id, TABLE)
    rows = await waiting(tx, at)
    lobbies = [row for row in rows if row.kind == LOBBY]
    agains = [row for row in rows if row.kind == AGAIN]
    loose = [row for row in rows if row.kind not in (LOBBY, AGAIN)]
    payload = agains[0].payload if agains else {}
    for row in [*agains[1:], *loose]:
        payload = _folded(payload, row.kind, row.payload)
    await drop(tx, [row.id for row in [*lobbies[1:], *agains[1:], *loose]])
    if agains:
        await rewrite(tx, {agains[0].id: payload})
    elif loose:
        await add(tx, session_id, [(AGAIN, TABLE, payload)])
    await release(tx, at, due_at, reason)


async def close_later(
    tx: WriteTx, session_id: int, user_id: int | None, due_at: int | None = None
) -> None:
    """Queue the closing of messages at the table (None) or in a user's private place."""
    place = "table" if user_id is None else f"{user_id}"
    target = CLOSING + place
    queued = await waiting(tx, Lane(session_id, target))
    if queued and due_at is None:
        await wake(tx, [session_id], target=target)
    if all(row.batch is not None for row in queued):
        await add(tx, session_id, [("close", target, {})], due_at)


def _merged(row: Outgoing, want: Wanted) -> Json:
    if want.kind == "turn":
        seats = {entry["seat"] for entry in want.payload["owed"]}
        older = [entry for entry in row.payload["owed"] if entry["seat"] not in seats]
        return {"owed": [*older, *want.payload["owed"]]}
    if want.kind == "secrets":
        called = row.payload.get("called", False) or want.payload["called"]
        openly = row.payload.get("openly", False) and want.payload.get("openly", False)
        first = row.payload["first"]
        return want.payload | {"first": first, "called": called, "openly": openly}
    if want.kind == "log":
        return want.payload | {"first": row.payload["first"]}
    if want.kind == "board":
        return {"quiet": bool(row.payload.get("quiet") and want.payload.get("quiet"))}
    return want.payload


def _folded(again: Json, kind: str, payload: Json) -> Json:
    """Return what an `again` row has to tell once this is part of it.

    Boards and calls are made anew then, and a reminder is part of the call.
    """
    if kind in ("log", AGAIN):
        firsts = [one["first"] for one in (again, payload) if one.get("first") is not None]
        lasts = [one["last"] for one in (again, payload) if one.get("last") is not None]
        again = again | {"first": min(firsts, default=None), "last": max(lasts, default=None)}
    notices, seats, overtime = (again.get(key, []) for key in ("notices", "seats", "overtime"))
    if kind == "notice":
        notices = [*notices, payload]
    elif kind == "open":
        seats = sorted({*seats, payload["seat"]})
    elif kind == "overtime":
        overtime = sorted({*overtime, payload["seat"]})
    elif kind == AGAIN:
        notices = [*notices, *payload.get("notices", [])]
        seats = sorted({*seats, *payload.get("seats", [])})
        overtime = sorted({*overtime, *payload.get("overtime", [])})
    return again | {"notices": notices[-MOST_NOTICES:], "seats": seats, "overtime": overtime}
