"""Whose secrets somebody has seen in a game, also after they asked to be forgotten.

The history of seats names people. Whoever is forgotten is no longer named there; while the game
runs, a keyed hash of them and the game stays behind, so that nobody can look at one seat, be
forgotten, and take another one.
"""

import hmac
from secrets import token_hex

from sqlalchemy import delete, insert, select

from bot.store import schema, settings
from bot.store.database import ReadTx, WriteTx

_W = schema.witnesses.c
_H = schema.seat_history.c
_S = schema.sessions.c

_OURSELVES = 0
"""Settings of the program itself are kept like those of a server with this number."""

_KEY = "witness_key"


async def seats_seen(tx: ReadTx, session_id: int, user_id: int) -> set[int]:
    """Return the seats of this game that the user holds, or has ever held."""
    held = select(_H.seat).where(_H.session_id == session_id, _H.user_id == user_id)
    found = {row["seat"] for row in await tx.all(held)}
    key = (await settings.get(tx, "guild", _OURSELVES)).get(_KEY)
    if key is not None:
        digest = _digest(key, session_id, user_id)
        known = select(_W.seat).where(_W.session_id == session_id, _W.digest == digest)
        found |= {row["seat"] for row in await tx.all(known)}
    return found


async def keep(tx: WriteTx, user_id: int) -> None:
    """Save what a user has seen in games that are not over, before the user is forgotten."""
    seen = (
        select(_H.session_id, _H.seat)
        .join(schema.sessions, _S.id == _H.session_id)
        .where(_H.user_id == user_id, _S.status.in_(("running", "paused")))
        .distinct()
    )
    found = await tx.all(seen)
    if not found:
        return
    key = await _key(tx)
    for row in found:
        session_id, seat = row["session_id"], row["seat"]
        values = {"seat": seat, "digest": _digest(key, session_id, user_id)}
        here = [_W.session_id == session_id, *(_W[name] == value for name, value in values.items())]
        # Whoever came back to their seat and is forgotten once more is known already.
        await tx.run(delete(schema.witnesses).where(*here))
        await tx.run(insert(schema.witnesses).values(session_id=session_id, **values))


async def drop(tx: WriteTx, session_id: int) -> None:
    """Delete what was kept for a game that is over: nothing is left to hide."""
    await tx.run(delete(schema.witnesses).where(_W.session_id == session_id))


async def _key(tx: WriteTx) -> str:
    """Return the key of this database; it is made when it is first needed."""
    known: str | None = (await settings.get(tx, "guild", _OURSELVES)).get(_KEY)
    if known is None:
        known = token_hex(32)
        await settings.change(tx, "guild", _OURSELVES, {_KEY: known})
    return known


def _digest(key: str, session_id: int, user_id: int) -> str:
    return hmac.digest(bytes.fromhex(key), f"{session_id}:{user_id}".encode(), "sha256").hex()
