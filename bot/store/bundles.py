"""Bundles: many moves or states of one game in one row, compressed together.

What follows one another is much alike, so together it needs a tenth of what it needs in rows. Moves
and states that are in a bundle are in no row of their own.
"""

import json
from collections.abc import Sequence
from typing import Literal

import zstandard
from sqlalchemy import bindparam, delete, insert, select

from bot.store import schema
from bot.store.database import ReadTx, WriteTx

Kind = Literal["moves", "states"]
Items = list[tuple[int, bytes]]
"""Texts by number, in order; JSON, so that there is no zero byte in them."""

MOST = 128
"""Items in one bundle, at most."""
LARGEST = 4 * 1024 * 1024
"""Bytes of a bundle before it is compressed; reading one item unpacks all of them."""

_B = schema.bundles.c
_OF = (_B.session_id == bindparam("session"), _B.kind == bindparam("of"))
_BETWEEN = (
    select(_B.data)
    .where(*_OF, _B.first <= bindparam("last_wanted"), _B.last >= bindparam("first_wanted"))
    .order_by(_B.first)
)
_ADD = insert(schema.bundles)
_DROP = delete(schema.bundles).where(*_OF)

_HOW = zstandard.ZstdCompressionParameters.from_level(
    12, window_log=22, enable_ldm=True, write_checksum=True
)


def pack(items: Items) -> bytes:
    """Return items as the data of a bundle."""
    numbers = json.dumps([number for number, _ in items]).encode()
    plain = b"\0".join([numbers, *(text for _, text in items)])
    data = zstandard.ZstdCompressor(compression_params=_HOW).compress(plain)
    if unpack(data) != items:  # rows are deleted for it
        raise ValueError("a bundle does not hold what was put into it")
    return data


def unpack(data: bytes) -> Items:
    """Return the items of a bundle; ZstdError if it is damaged."""
    numbers, *texts = zstandard.ZstdDecompressor().decompress(data).split(b"\0")
    return list(zip(json.loads(numbers), texts, strict=True))


async def items(tx: ReadTx, session_id: int, kind: Kind, first: int, last: int) -> Items:
    """Return what bundles hold of these numbers, both ends included, in order."""
    rows = await tx.all(_BETWEEN, session=session_id, of=kind, first_wanted=first, last_wanted=last)
    found = (item for row in rows for item in unpack(row["data"]))
    return [(number, text) for number, text in found if first <= number <= last]


async def item(tx: ReadTx, session_id: int, kind: Kind, number: int) -> bytes | None:
    """Return one item, or None if it is in no bundle."""
    found = await items(tx, session_id, kind, number, number)
    return found[0][1] if found else None


async def add(
    tx: WriteTx, session_id: int, kind: Kind, numbers: Sequence[int], data: bytes
) -> None:
    """Add a bundle of items with these numbers."""
    about = {"session_id": session_id, "kind": kind, "first": numbers[0], "last": numbers[-1]}
    await tx.run(_ADD, [about | {"data": data}])


async def replace(tx: WriteTx, session_id: int, kind: Kind, bundles: Sequence[Items]) -> None:
    """Put these bundles in the place of all of a kind that a game has."""
    await tx.run(_DROP, session=session_id, of=kind)
    for one in bundles:
        await add(tx, session_id, kind, [number for number, _ in one], pack(one))


async def every(tx: ReadTx, session_id: int, kind: Kind) -> list[Items]:
    """Return all bundles of a kind that a game has, in order."""
    rows = await tx.all(select(_B.data).where(*_OF).order_by(_B.first), session=session_id, of=kind)
    return [unpack(row["data"]) for row in rows]
