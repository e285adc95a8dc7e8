"""Rows of decks, and of what players bring to a table before its game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update

from bot.store import schema
from bot.store.database import ReadTx, WriteTx, columns, make
from bot.store.rows import Json

_D = schema.decks.c
_B = schema.brought.c


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A deck of somebody."""

    id: int
    user_id: int
    game: str
    name: str
    cards: Json
    shared_in: int | None
    """The server on which everybody may see it; None: it is private."""
    made_at: int
    changed_at: int


_DECKS = select(*columns(schema.decks, DeckRow))


async def get(tx: ReadTx, deck_id: int) -> DeckRow | None:
    """Return a deck, or None."""
    row = await tx.one(_DECKS.where(_D.id == deck_id))
    return make(DeckRow, row) if row else None


async def of_user(tx: ReadTx, user_id: int, games: Sequence[str]) -> list[DeckRow]:
    """Return a user's decks, those changed last first."""
    where = (_D.user_id == user_id, _D.game.in_(games))
    rows = await tx.all(_DECKS.where(*where).order_by(_D.changed_at.desc(), _D.id.desc()))
    return [make(DeckRow, row) for row in rows]


async def visible(
    tx: ReadTx, user_id: int, guild: int | None, games: Sequence[str], most: int
) -> list[DeckRow]:
    """Return decks that a user may see on a server: their own, then shared ones."""
    mine = _D.user_id == user_id
    seen = mine if guild is None else or_(mine, _D.shared_in == guild)
    statement = _DECKS.where(seen, _D.game.in_(games))
    order = (mine.desc(), _D.changed_at.desc(), _D.id.desc())
    return [make(DeckRow, row) for row in await tx.all(statement.order_by(*order).limit(most))]


async def count(tx: ReadTx, user_id: int) -> int:
    """Return how many decks a user has."""
    where = _D.user_id == user_id
    return int(await tx.value(select(func.count()).select_from(schema.decks).where(where)))


async def named(tx: ReadTx, user_id: int, game: str, name: str) -> int | None:
    """Return the id of a user's deck of this name, or None."""
    where = (_D.user_id == user_id, _D.game == game, _D.name == name)
    found = await tx.value(select(_D.id).where(*where))
    return None if found is None else int(found)


async def add(tx: WriteTx, user_id: int, game: str, name: str, cards: Json) -> int:
    """Add a private deck and return its id."""
    new = {"user_id": user_id, "game": game, "name": name, "cards": cards}
    times = {"made_at": tx.now, "changed_at": tx.now}
    return await tx.insert(insert(schema.decks).values(**new, **times))


async def change(tx: WriteTx, deck_id: int, **values: Any) -> None:
    """Change some fields of a deck."""
    await tx.run(update(schema.decks).where(_D.id == deck_id).values(**values, changed_at=tx.now))


async def remove(tx: WriteTx, deck_id: int) -> None:
    """Delete a deck of a user's own."""
    await tx.run(delete(schema.decks).where(_D.id == deck_id))


async def bring(tx: WriteTx, session_id: int, user_id: int, what: Json | None) -> None:
    """Save what a user brings to a table, in place of what it was before; None: nothing."""
    await tx.run(delete(schema.brought).where(_B.session_id == session_id, _B.user_id == user_id))
    if what is not None:
        new = {"session_id": session_id, "user_id": user_id, "what": what, "brought_at": tx.now}
        await tx.run(insert(schema.brought).values(**new))


async def brought(tx: ReadTx, session_id: int) -> dict[int, Json]:
    """Return what users bring to a table, by user."""
    rows = await tx.all(select(_B.user_id, _B.what).where(_B.session_id == session_id))
    return {row["user_id"]: row["what"] for row in rows}


async def clear(tx: WriteTx, session_id: int) -> None:
    """Forget what was brought to a table: its game has begun, or will never."""
    await tx.run(delete(schema.brought).where(_B.session_id == session_id))


async def about(tx: ReadTx, user_id: int) -> Json:
    """Return a user's decks and what they bring to tables, as plain data."""
    named = select(_D.id, _D.game, _D.name, _D.cards, _D.shared_in, _D.made_at, _D.changed_at)
    decks = await tx.all(named.where(_D.user_id == user_id).order_by(_D.id))
    mine = await tx.all(select(_B.session_id, _B.what).where(_B.user_id == user_id))
    return {"decks": [dict(row) for row in decks], "brought": [dict(row) for row in mine]}


async def forget(tx: WriteTx, user_id: int) -> None:
    """Delete a user's decks and what they bring to tables."""
    await tx.run(delete(schema.decks).where(_D.user_id == user_id))
    await tx.run(delete(schema.brought).where(_B.user_id == user_id))
