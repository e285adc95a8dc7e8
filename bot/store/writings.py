"""What people write: notes to themselves, and letters to another player of their game."""

from dataclasses import asdict, dataclass

from sqlalchemy import delete, func, insert, or_, select

from bot.store import schema
from bot.store.database import ReadTx, WriteTx, columns, make
from bot.store.rows import Json

_N = schema.notes.c
_L = schema.player_letters.c


@dataclass(frozen=True, slots=True)
class LetterRow:
    """A letter from one player to another."""

    id: int
    session_id: int
    from_user: int
    from_seat: int
    to_user: int
    to_seat: int
    text: str
    request_id: str
    sent_at: int


_LETTERS = select(*columns(schema.player_letters, LetterRow))


async def note(tx: ReadTx, session_id: int, user_id: int) -> str:
    """Return what a user has noted about a game; empty if nothing."""
    where = (_N.session_id == session_id, _N.user_id == user_id)
    return await tx.value(select(_N.text).where(*where)) or ""


async def write_note(tx: WriteTx, session_id: int, user_id: int, text: str) -> None:
    """Replace a user's note about a game; an empty one is deleted."""
    where = (_N.session_id == session_id, _N.user_id == user_id)
    await tx.run(delete(schema.notes).where(*where))
    if text:
        row = {"session_id": session_id, "user_id": user_id, "text": text, "changed_at": tx.now}
        await tx.run(insert(schema.notes).values(**row))


async def send(tx: WriteTx, letter: LetterRow) -> int:
    """Keep a letter, whatever its number says; return the number it gets."""
    row = {key: value for key, value in asdict(letter).items() if key != "id"}
    await tx.run(insert(schema.player_letters).values(**row))
    number: int = await tx.value(select(_L.id).where(_L.request_id == letter.request_id))
    return number


async def letter(tx: ReadTx, number: int) -> LetterRow | None:
    """Return a letter, or None."""
    row = await tx.one(_LETTERS.where(_L.id == number))
    return make(LetterRow, row) if row else None


async def of_request(tx: ReadTx, request_id: str) -> LetterRow | None:
    """Return the letter that a request has sent, or None."""
    row = await tx.one(_LETTERS.where(_L.request_id == request_id))
    return make(LetterRow, row) if row else None


async def letters_of(tx: ReadTx, session_id: int, user_id: int, most: int) -> list[LetterRow]:
    """Return the newest letters that a user wrote or got at a table, in order of time."""
    mine = or_(_L.from_user == user_id, _L.to_user == user_id)
    found = _LETTERS.where(_L.session_id == session_id, mine).order_by(_L.id.desc()).limit(most)
    return [make(LetterRow, row) for row in reversed(await tx.all(found))]


async def sent_since(tx: ReadTx, session_id: int, user_id: int, since: int) -> int:
    """Return how many letters a user has written at a table since a moment."""
    where = (_L.session_id == session_id, _L.from_user == user_id, _L.sent_at > since)
    statement = select(func.count()).select_from(schema.player_letters).where(*where)
    found: int = await tx.value(statement)
    return found


async def about(tx: ReadTx, user_id: int) -> dict[str, list[Json]]:
    """Return a user's notes, the letters they wrote, and those they got."""
    noted = select(_N.session_id, _N.text, _N.changed_at).where(_N.user_id == user_id)
    mine = or_(_L.from_user == user_id, _L.to_user == user_id)
    wrote = _L.from_user == user_id
    letters = select(
        _L.session_id, _L.from_seat, _L.to_seat, _L.text, _L.sent_at, wrote.label("own")
    )
    return {
        "notes": [dict(row) for row in await tx.all(noted.order_by(_N.session_id))],
        "letters": [dict(row) for row in await tx.all(letters.where(mine).order_by(_L.id))],
    }


async def forget(tx: WriteTx, user_id: int) -> None:
    """Delete a user's notes, and every letter they wrote or got."""
    await tx.run(delete(schema.notes).where(_N.user_id == user_id))
    mine = or_(_L.from_user == user_id, _L.to_user == user_id)
    await tx.run(delete(schema.player_letters).where(mine))
