"""Rows of the processes that play on one database, and of the shards that each of them holds.

What a member has claimed (shards, lanes, deadlines, tournaments) is its own as long as its row is
there; whoever finds that it died deletes the row.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select, update

from bot.store import schema
from bot.store.database import ReadTx, WriteTx, columns, make

_M = schema.members.c
_S = schema.shards.c


@dataclass(frozen=True, slots=True)
class Member:
    """A process that plays."""

    id: str
    process: str
    """Which process it is, for whoever can look whether it lives."""
    joined_at: int
    until: int
    """It is taken to live until then, and renews that."""
    leaving: bool
    """It gives its shards to the others, and takes none."""
    shards: int
    """How many shards there are, as far as it knows; 0: it has not asked yet."""


_ALL = select(*columns(schema.members, Member)).order_by(_M.joined_at, _M.id)
_RENEW = (
    update(schema.members)
    .where(_M.id == bindparam("member"))
    .values(until=bindparam("end"), leaving=bindparam("leaves"), shards=bindparam("count"))
)


async def everybody(tx: ReadTx) -> list[Member]:
    """Return all members, the oldest first; some may have died."""
    return [make(Member, row) for row in await tx.all(_ALL)]


async def join(tx: WriteTx, member: Member) -> None:
    """Add a member."""
    values = {name: getattr(member, name) for name in member.__slots__}
    await tx.run(insert(schema.members).values(**values))


async def renew(tx: WriteTx, member: str, until: int, *, leaving: bool, shards: int) -> bool:
    """Prolong a member's life; False if others have found that it died."""
    return (await tx.run(_RENEW, member=member, end=until, leaves=leaving, count=shards)) == 1


async def remove(tx: WriteTx, members: Sequence[str]) -> None:
    """Delete members; what they had claimed is free."""
    if members:
        await tx.run(delete(schema.members).where(_M.id.in_(members)))
        await tx.run(delete(schema.shards).where(_S.holder.in_(members)))


async def holders(tx: ReadTx) -> dict[int, str]:
    """Return which member holds each shard that is held."""
    return {row["number"]: row["holder"] for row in await tx.all(select(_S.number, _S.holder))}


async def hold(tx: WriteTx, shards: Sequence[int], member: str) -> None:
    """Note that a member holds these shards from now on, whoever held them before."""
    if shards:
        await tx.run(delete(schema.shards).where(_S.number.in_(shards)))
        await tx.run(
            insert(schema.shards), [{"number": one, "holder": member} for one in sorted(shards)]
        )


async def let_go(tx: WriteTx, count: int) -> None:
    """Forget shards that no longer exist, since there are only so many."""
    await tx.run(delete(schema.shards).where(_S.number >= count))


def shared_out(count: int, members: Sequence[str], held: Mapping[int, str]) -> dict[int, str]:
    """Return who should hold each shard: as even as can be, with as few moves as can be.

    Everybody who works this out from the same rows comes to the same result, and it stays the
    same while shards move to where they should be.
    """
    if not members:
        return {}
    has = {member: [n for n in range(count) if held.get(n) == member] for member in members}
    least, more = divmod(count, len(members))
    # Who has most keeps one more than the others, if somebody has to.
    by_most = sorted(members, key=lambda member: (-len(has[member]), members.index(member)))
    quota = {member: least + (at < more) for at, member in enumerate(by_most)}
    kept = {n: member for member in members for n in has[member][: quota[member]]}
    lacking = [
        member
        for member in members
        for _ in range(quota[member] - min(len(has[member]), quota[member]))
    ]
    homeless = [n for n in range(count) if n not in kept]
    return dict(sorted((kept | dict(zip(homeless, lacking, strict=True))).items()))
