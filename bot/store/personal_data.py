"""Everything the database holds about one person: exporting it, and forgetting the person."""

import dataclasses
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Table, Text, cast, delete, func, select, update

from bot.store import (
    bundles,
    decks,
    moves,
    schema,
    settings,
    tournament_posts,
    tournaments,
    witnesses,
    writings,
)
from bot.store.bundles import Items
from bot.store.database import ReadTx, WriteTx
from bot.store.outbox import CLOSING, user_target
from bot.store.rows import Json
from bot.store.tournaments import renamed

_S = schema.sessions.c
_T = schema.seats.c
_H = schema.seat_history.c
_M = schema.moves.c
_A = schema.audit.c
_O = schema.outbox.c
_D = schema.deadlines.c
_P = schema.messages.c

_HELD = (
    (schema.sessions, "host_user"),
    (schema.seats, "user_id"),
    (schema.seat_history, "user_id"),
    (schema.moves, "actor_user"),
    (schema.audit, "actor"),
)
"""Every column that holds a user."""

_FOR_OTHERS = ("act-for",)
"""Moves that somebody made for another's seat: what was decided is that seat's secret."""


async def export(tx: ReadTx, user_id: int) -> Json:
    """Return what is stored about a user, as plain data."""
    sat = await _rows(
        tx,
        select(_H.session_id, _H.seat, _H.kind, _H.from_at, _H.until_at)
        .where(_H.user_id == user_id)
        .order_by(_H.id),
    )
    moved = select(_M.session_id, _M.number, _M.kind, _M.seat, _M.payload, _M.made_at).where(
        _M.actor_user == user_id
    )
    own_moves = await _rows(tx, moved.order_by(_M.session_id, _M.number))
    for session_id in await _sessions(tx, user_id):
        for part in await bundles.every(tx, session_id, "moves"):
            own_moves += _bundled(session_id, part, user_id)
    did = select(_A.at, _A.guild_id, _A.session_id, _A.action, _A.detail).where(_A.actor == user_id)
    seats = select(_T.session_id, _T.seat, _T.kind, _T.joined_at, _T.owed_since, _T.clock).where(
        _T.user_id == user_id
    )
    hosts = select(_S.id, _S.game, _S.title, _S.status, _S.created_at).where(
        _S.host_user == user_id
    )
    own = select(_P.session_id, _P.role, _P.channel_id, _P.message_id, _P.posted_at).where(
        _P.role.in_(_roles(user_id))
    )
    queued = select(_O.session_id, _O.kind, _O.payload, _O.created_at).where(
        _O.target.in_(_targets(user_id))
    )
    alarms = select(_D.kind, _D.due_at, _D.payload).where(
        _D.name == user_target(user_id), _D.done_at.is_(None)
    )
    return {
        "user": user_id,
        "settings": await settings.get(tx, "user", user_id),
        "tables_opened": await _rows(tx, hosts.order_by(_S.id)),
        "seats": await _rows(tx, seats.order_by(_T.session_id)),
        "seats_held": sat,
        "moves": sorted(map(_own, own_moves), key=lambda row: (row["session_id"], row["number"])),
        "moderation": await _rows(tx, did.order_by(_A.id)),
        "messages": await _rows(tx, own.order_by(_P.id)),
        "outbox": await _rows(tx, queued.order_by(_O.id)),
        "deadlines": await _rows(tx, alarms.order_by(_D.id)),
        "tournaments": await tournaments.about(tx, user_id),
        "tournament_decks": await tournament_posts.decks_of(tx, user_id),
        **await decks.about(tx, user_id),
        **await writings.about(tx, user_id),
    }


def _roles(user_id: int) -> list[str]:
    """Return the roles of messages that are for this user alone."""
    return [f"hand:{user_id}", f"room:{user_id}", f"button:{user_id}"]


def _targets(user_id: int) -> list[str]:
    """Return the outbox targets that are for this user alone."""
    return [user_target(user_id), f"{CLOSING}{user_id}"]


async def _rows(tx: ReadTx, statement: Any) -> list[Json]:
    return [dict(row) for row in await tx.all(statement)]


def _bundled(session_id: int, part: Items, user_id: int) -> list[Json]:
    """Return the user's moves in a bundle."""
    names = ("session_id", "number", "kind", "seat", "payload", "made_at")
    found = (moves.unpack(session_id, text) for _, text in part)
    mine = (move for move in found if move.actor_user == user_id)
    return [{name: getattr(move, name) for name in names} for move in mine]


def _own(move: Json) -> Json:
    """Return a move as its maker may know it, without what was decided for another's seat."""
    return move | {"payload": None} if move["kind"] in _FOR_OTHERS else move


async def forget(tx: WriteTx, user_id: int, pseudonym: int) -> None:
    """Put a pseudonym in the user's place everywhere, and delete what is theirs alone."""
    ids = await _sessions(tx, user_id)
    await witnesses.keep(tx, user_id)
    for table, name in _HELD:
        column = table.c[name]
        await tx.run(update(table).where(column == user_id).values(**{name: pseudonym}))
    await _rename(tx, schema.moves, "events", ("session_id", "number"), ids, user_id, pseudonym)
    await _rename(tx, schema.moves, "payload", ("session_id", "number"), ids, user_id, pseudonym)
    for session_id in ids:
        await _rename_bundled(tx, session_id, user_id, pseudonym)
    await _rename(tx, schema.audit, "detail", ("id",), ids, user_id, pseudonym)
    await tx.run(delete(schema.outbox).where(_O.target.in_(_targets(user_id))))
    await _rename(tx, schema.outbox, "payload", ("id",), ids, user_id, pseudonym)
    await _forget_votes(tx, ids, user_id)
    await tx.run(delete(schema.messages).where(_P.role.in_(_roles(user_id))))
    named = _P.kept.contains(f"<@{user_id}>")
    nobody = func.replace(_P.kept, f"<@{user_id}>", "…")
    await tx.run(update(schema.messages).where(named).values(kept=nobody))
    await tx.run(delete(schema.deadlines).where(_D.name == user_target(user_id)))
    await tournaments.rename(tx, user_id, pseudonym)
    await tournament_posts.rename(tx, user_id, pseudonym)
    await decks.forget(tx, user_id)
    await writings.forget(tx, user_id)
    settings = schema.user_settings
    await tx.run(delete(settings).where(settings.c.owner_id == user_id))


async def _sessions(tx: ReadTx, user_id: int) -> list[int]:
    """Return the sessions in which the user appears in any way."""
    found: set[int] = set()
    for table, name in _HELD:
        key = "id" if table is schema.sessions else "session_id"
        where = table.c[name] == user_id
        rows = await tx.all(select(table.c[key].label("at")).where(where).distinct())
        found |= {row["at"] for row in rows if row["at"] is not None}
    return sorted(found)


async def _rename(
    tx: WriteTx,
    table: Table,
    name: str,
    key: Sequence[str],
    session_ids: Sequence[int],
    user_id: int,
    pseudonym: int,
) -> None:
    """Replace the user by the pseudonym wherever this column's data names them."""
    column, keys = table.c[name], [table.c[part] for part in key]
    where = table.c.session_id.in_(session_ids), cast(column, Text).like(f"%{user_id}%")
    for row in await tx.all(select(*keys, column).where(*where)):
        new = renamed(row[name], user_id, pseudonym)
        if new != row[name]:
            here = [table.c[part] == row[part] for part in key]
            await tx.run(update(table).where(*here).values(**{name: new}))


async def _rename_bundled(tx: WriteTx, session_id: int, user_id: int, pseudonym: int) -> None:
    """Replace the user by the pseudonym in the moves of a game that are in bundles."""
    parts = await bundles.every(tx, session_id, "moves")
    named = str(user_id).encode()
    if not any(named in text for part in parts for _, text in part):
        return
    new = [
        [(number, _renamed_move(session_id, text, user_id, pseudonym)) for number, text in part]
        for part in parts
    ]
    await bundles.replace(tx, session_id, "moves", new)


def _renamed_move(session_id: int, text: bytes, user_id: int, pseudonym: int) -> bytes:
    move = moves.unpack(session_id, text)
    values: Json = {
        name: renamed(getattr(move, name), user_id, pseudonym)
        for name in ("actor_user", "payload", "events")
    }
    return moves.pack(dataclasses.replace(move, **values))


async def _forget_votes(tx: WriteTx, session_ids: Sequence[int], user_id: int) -> None:
    where = _S.id.in_(session_ids), _S.votes.is_not(None)
    for row in await tx.all(select(_S.id, _S.votes).where(*where)):
        kept = {
            wish: {user: at for user, at in votes.items() if user != str(user_id)}
            for wish, votes in row["votes"].items()
        }
        await tx.run(update(schema.sessions).where(_S.id == row["id"]).values(votes=kept))
