"""Rows for the outbox: those that nobody has tried to deliver are merged, not repeated.

Kinds and payloads, all data and no words:
  log      {first, last}          moves whose public events are new
  board    {}                     what everybody may see has changed
  turn     {owed: [{seat, user, public}]}   who owes something and owed nothing before
  secrets  {user, seat, called, first, last}        what this user alone may see has changed
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
from dataclasses import dataclass

from bot.store import WriteTx, outbox
from bot.store.outbox import CLOSING, TABLE, Lane
from bot.store.rows import Json, Outgoing

ONE_BY_ONE = frozenset({"letter", "notice", "open", "overtime", "remind"})
"""Kinds of which several may wait at the same time."""

AGAIN, LOBBY, FILM = "again", "lobby", "film"
"""Kinds of rows; a film is also a target of its own, so that nothing waits for it."""

MOST_NOTICES = 20
"""Notices that are kept for a place that is out of reach; moderators' deeds are listed anyway."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Something to be shown, not yet a row."""

    kind: str
    target: str
    payload: Json


def user_target(user_id: int) -> str:
    """Return the target of rows that one user alone may read."""
    return f"user:{user_id}"


async def enqueue(
    tx: WriteTx, session_id: int, wanted: Sequence[Wanted], owed: Mapping[int, str]
) -> None:
    """Queue these rows, merged with those that nobody has tried to deliver yet.

    `owed` is what every seat that is waited for owes now: nobody is called for anything older.
    """
    waiting = {
        (row.kind, row.target): row
        for row in await outbox.unclaimed(tx, session_id)
        if row.kind not in ONE_BY_ONE
    }
    added: list[tuple[str, str, Json]] = []
    rewritten: dict[int, Json] = {}
    again = waiting.get((AGAIN, TABLE))
    for want in wanted:
        row = waiting.get((want.kind, want.target))
        if again is not None and want.target == TABLE and want.kind != LOBBY:
            known = rewritten.get(again.id, again.payload)
            rewritten[again.id] = _folded(known, want.kind, want.payload)
        elif row is None:
            added.append((want.kind, want.target, want.payload))
        else:
            rewritten[row.id] = _merged(row, want)
    turn = waiting.get(("turn", TABLE))
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
    same = {row.id for row in waiting.values() if rewritten.get(row.id) == row.payload}
    await outbox.drop(tx, empty)
    await outbox.rewrite(
        tx, {key: new for key, new in rewritten.items() if key not in same and key not in empty}
    )
    await outbox.add(tx, session_id, added)


async def fold(tx: WriteTx, session_id: int, due_at: int, reason: str) -> None:
    """Merge what waits for a place that is out of reach into one row, tried again later.

    Nothing of it has been shown, so it may be changed again: moves that follow go into it.
    """
    at = Lane(session_id, TABLE)
    rows = await outbox.waiting(tx, at)
    lobbies = [row for row in rows if row.kind == LOBBY]
    agains = [row for row in rows if row.kind == AGAIN]
    loose = [row for row in rows if row.kind not in (LOBBY, AGAIN)]
    payload = agains[0].payload if agains else {}
    for row in [*agains[1:], *loose]:
        payload = _folded(payload, row.kind, row.payload)
    await outbox.drop(tx, [row.id for row in [*lobbies[1:], *agains[1:], *loose]])
    if agains:
        await outbox.rewrite(tx, {agains[0].id: payload})
    elif loose:
        await outbox.add(tx, session_id, [(AGAIN, TABLE, payload)])
    await outbox.release(tx, at, due_at, reason)


async def close_later(
    tx: WriteTx, session_id: int, user_id: int | None, due_at: int | None = None
) -> None:
    """Queue the closing of messages at the table (None) or in a user's private place."""
    place = "table" if user_id is None else f"{user_id}"
    target = CLOSING + place
    waiting = await outbox.waiting(tx, Lane(session_id, target))
    if waiting and due_at is None:
        await outbox.wake(tx, [session_id], target=target)
    if all(row.batch is not None for row in waiting):
        await outbox.add(tx, session_id, [("close", target, {})], due_at)


def _merged(row: Outgoing, want: Wanted) -> Json:
    if want.kind == "turn":
        seats = {entry["seat"] for entry in want.payload["owed"]}
        older = [entry for entry in row.payload["owed"] if entry["seat"] not in seats]
        return {"owed": [*older, *want.payload["owed"]]}
    if want.kind == "secrets":
        called = row.payload.get("called", False) or want.payload["called"]
        return want.payload | {"first": row.payload["first"], "called": called}
    if want.kind == "log":
        return want.payload | {"first": row.payload["first"]}
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
