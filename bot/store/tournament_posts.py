"""Rows of how tournaments are shown: what is due, and which message shows what."""

from dataclasses import dataclass

from sqlalchemy import bindparam, case, delete, insert, or_, select, update

from bot.store import schema
from bot.store.database import ReadTx, WriteTx, columns, make
from bot.store.rows import Json

_T = schema.tournaments.c
_P = schema.tournament_posts.c
_D = schema.tournament_decks.c

AGAIN = -1
"""Stands for how many decisions are shown while a tournament is wanted to be shown again."""


@dataclass(frozen=True, slots=True)
class TournamentPost:
    """A message about a tournament; without a number while it is being posted."""

    tournament_id: int
    role: str
    channel_id: int
    message_id: int | None
    digest: str
    claimed_at: int


_POSTS = select(*columns(schema.tournament_posts, TournamentPost))


# Where several processes play, one of them shows a tournament at a time.
_F = schema.tournaments.alias("free").c
_LIVING = select(schema.members.c.id)
_FREE = (
    select(_F.id)
    .where(_F.shown < _F.number, _F.show_at <= bindparam("now"), _F.thread_id.is_not(None))
    .where(or_(_F.holder.is_(None), _F.holder == bindparam("me"), _F.holder.not_in(_LIVING)))
    .order_by(_F.show_at)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)
_CLAIM = (
    update(schema.tournaments)
    .where(_T.id.in_(_FREE))
    .values(holder=bindparam("me"))
    .returning(_T.id)
)


async def claim(tx: WriteTx, limit: int) -> list[int]:
    """Claim and return tournaments of which something is due that no other process shows."""
    assert tx.share is not None
    rows = await tx.all(_CLAIM, now=tx.now, most=limit, me=tx.share.member)
    return [row["id"] for row in rows]


async def due(tx: ReadTx, limit: int) -> list[int]:
    """Return the tournaments of which something is not shown yet and may be shown now."""
    where = (_T.shown < _T.number, _T.show_at <= tx.now, _T.thread_id.is_not(None))
    rows = await tx.all(select(_T.id).where(*where).order_by(_T.show_at).limit(limit))
    return [row["id"] for row in rows]


async def earliest(tx: ReadTx) -> int | None:
    """Return when the next tournament may be shown that no other process shows."""
    where = (_T.shown < _T.number, _T.thread_id.is_not(None))
    statement = select(_T.show_at).where(*where).order_by(_T.show_at).limit(1)
    if tx.share is not None:
        mine = (_T.holder.is_(None), _T.holder == tx.share.member, _T.holder.not_in(_LIVING))
        statement = statement.where(or_(*mine))
    row = await tx.one(statement)
    return row["show_at"] if row else None


async def shown(tx: WriteTx, tournament_id: int, number: int, next_at: int) -> None:
    """Note how many decisions are shown, and when the next ones may be, by any process.

    Whoever wants the tournament to be shown again meanwhile is not forgotten.
    """
    where = update(schema.tournaments).where(_T.id == tournament_id)
    now = case((_T.shown == AGAIN, AGAIN), else_=number)
    await tx.run(where.values(shown=now, show_at=next_at, holder=None))


async def begin(tx: WriteTx, tournament_id: int) -> None:
    """Note that a tournament is being shown: whoever wants it again from now on gets it again."""
    where = update(schema.tournaments).where(_T.id == tournament_id, _T.shown == AGAIN)
    await tx.run(where.values(shown=0))


async def refresh(tx: WriteTx, tournament_id: int) -> None:
    """Have a tournament shown again, although nothing was decided."""
    where = update(schema.tournaments).where(_T.id == tournament_id)
    await tx.run(where.values(shown=AGAIN))


async def move(tx: WriteTx, tournament_id: int, channel: int, thread: int) -> None:
    """Note another place of a tournament; everything is posted there anew."""
    where = update(schema.tournaments).where(_T.id == tournament_id)
    values = {"channel_id": channel, "thread_id": thread, "shown": AGAIN, "show_at": 0}
    await tx.run(where.values(values))
    # The organisers' own thread is another place: what was told there is not told again.
    public = (_P.tournament_id == tournament_id, _P.role.not_like("staff%"))
    await tx.run(delete(schema.tournament_posts).where(*public))


async def posts(tx: ReadTx, tournament_id: int) -> dict[str, TournamentPost]:
    """Return the messages of a tournament by their roles."""
    rows = await tx.all(_POSTS.where(_P.tournament_id == tournament_id))
    return {row["role"]: make(TournamentPost, row) for row in rows}


async def keep(tx: WriteTx, post: TournamentPost) -> None:
    """Note a message, in place of an older one of its role."""
    await forget(tx, post)
    values = {name: getattr(post, name) for name in post.__slots__}
    await tx.run(insert(schema.tournament_posts).values(**values))


async def forget(tx: WriteTx, post: TournamentPost) -> None:
    """Forget a message, which is gone."""
    where = (_P.tournament_id == post.tournament_id, _P.role == post.role)
    await tx.run(delete(schema.tournament_posts).where(*where))


async def hand_in(tx: WriteTx, tournament_id: int, user_id: int, what: Json) -> None:
    """Keep the deck that somebody hands in, in place of an earlier one."""
    await tx.run(
        delete(schema.tournament_decks).where(
            _D.tournament_id == tournament_id, _D.user_id == user_id
        )
    )
    new = {"tournament_id": tournament_id, "user_id": user_id, "what": what}
    await tx.run(insert(schema.tournament_decks).values(**new, handed_at=tx.now))


async def decks(tx: ReadTx, tournament_id: int) -> dict[int, Json]:
    """Return the decks that were handed in, by user."""
    rows = await tx.all(select(_D.user_id, _D.what).where(_D.tournament_id == tournament_id))
    return {row["user_id"]: row["what"] for row in rows}


async def decks_of(tx: ReadTx, user_id: int) -> list[Json]:
    """Return the decks that somebody has handed in anywhere, for their own export."""
    rows = await tx.all(select(_D.tournament_id, _D.what).where(_D.user_id == user_id))
    return [dict(row) for row in rows]


async def rename(tx: WriteTx, user_id: int, pseudonym: int) -> None:
    """Put a pseudonym in the user's place: a game that has begun has its own copy."""
    where = update(schema.tournament_decks).where(_D.user_id == user_id)
    await tx.run(where.values(user_id=pseudonym))
