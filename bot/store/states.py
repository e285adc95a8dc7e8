"""States of games: each in a row, as what differs from the one before it; older ones in bundles.

A move changes little of a state, so a row holds it compressed with the state before as dictionary.
Every so often one is whole: to read a state, a bounded number of rows is unpacked.
"""

from collections.abc import Iterable, Sequence

import zstandard
from sqlalchemy import bindparam, insert, select

from bot.store import bundles, schema
from bot.store.database import ReadTx, WriteTx

WHOLE_EVERY = 16
"""Of so many states in a row, the first is whole."""

_S = schema.states.c

_KEEP = insert(schema.states)
_CHAIN = (
    select(_S.number, _S.whole, _S.data)
    .where(
        _S.session_id == bindparam("session"),
        _S.number.between(bindparam("first"), bindparam("number")),
    )
    .order_by(_S.number)
)

Row = tuple[int, bool, bytes]
"""A state's number, whether it is whole, and its data."""


def first_of(number: int) -> int:
    """Return the number of the state from which one with this number can be read."""
    return number - (number - 1) % WHOLE_EVERY


async def save(
    tx: WriteTx, session_id: int, states: Sequence[tuple[int, str]], before: bytes | None = None
) -> None:
    """Save states that follow one another, each under its number.

    `before` is the state before the first of them; without it the first is saved whole.
    """
    rows = []
    for number, text in states:
        now = text.encode()
        whole = before is None or number == first_of(number)
        data = pack(now, None if whole else before)
        rows.append({"session_id": session_id, "number": number, "data": data, "whole": whole})
        before = now
    await tx.run(_KEEP, rows)


async def load(tx: ReadTx, session_id: int, number: int) -> bytes | None:
    """Return the state with this number as JSON, or None."""
    found = await tx.all(_CHAIN, session=session_id, first=first_of(number), number=number)
    if not found or found[-1]["number"] != number:
        return await bundles.item(tx, session_id, "states", number)
    rows = needed([(row["number"], row["whole"], row["data"]) for row in found])
    return texts(rows, await base(tx, session_id, rows[0]))[-1]


async def base(tx: ReadTx, session_id: int, row: Row) -> bytes | None:
    """Return the bundled state that the first row after it is read with; None if it is whole."""
    number, whole, _ = row
    return None if whole else await bundles.item(tx, session_id, "states", number - 1)


def pack(text: bytes, before: bytes | None) -> bytes:
    """Compress a state, with the one before it as dictionary if there is one."""
    known = None if before is None else _dictionary(before)
    return zstandard.ZstdCompressor(level=3, dict_data=known, write_checksum=True).compress(text)


def unpack(data: bytes, before: bytes | None) -> bytes:
    """Return a state from what `pack` made of it; ZstdError if that is damaged."""
    known = None if before is None else _dictionary(before)
    return zstandard.ZstdDecompressor(dict_data=known).decompress(data)


def _dictionary(text: bytes) -> zstandard.ZstdCompressionDict:
    return zstandard.ZstdCompressionDict(text, dict_type=zstandard.DICT_TYPE_RAWCONTENT)


def needed(rows: Sequence[Row]) -> Sequence[Row]:
    """Return those of these rows that the last of them is read with: from the last whole one."""
    return rows[max((place for place, row in enumerate(rows) if row[1]), default=0) :]


def texts(rows: Iterable[Row], before: bytes | None) -> list[bytes]:
    """Return states that follow one another; `before` is the one before, if the first needs it."""
    found: list[bytes] = []
    for _, whole, data in rows:
        before = unpack(data, None if whole else before)
        found.append(before)
    return found
