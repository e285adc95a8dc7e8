"""Putting rows into the outbox: what is not delivered yet is merged, not repeated.

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
  digest   {user}                 what waits for this user in all games
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.store import WriteTx, outbox
from bot.store.outbox import TABLE
from bot.store.rows import Json, Outgoing

ONE_BY_ONE = frozenset({"notice", "open", "overtime", "remind"})
"""Kinds of which several may wait at the same time."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Something to be shown."""

    kind: str
    target: str
    payload: Json


def lane(user_id: int) -> str:
    """The target of what one user alone may read."""
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
    for want in wanted:
        row = waiting.get((want.kind, want.target))
        if row is None:
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
