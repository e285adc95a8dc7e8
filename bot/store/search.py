"""Searching all sessions by what is known of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Select, exists, func, or_, select

from bot.store import schema
from bot.store.database import ReadTx, columns, make
from bot.store.rows import Session, Status

_S = schema.sessions.c
_T = schema.seats.c
_U = schema.user_settings.c

OPEN: tuple[Status, ...] = ("lobby", "running", "paused")
MOST_DIGITS = 18
"""More of them do not fit into a database's integer."""


@dataclass(frozen=True, slots=True)
class Word:
    """Something typed: a part of a title, a number, a game, or a part of a player's name."""

    text: str
    games: tuple[str, ...] = ()
    """The games that are called so in the language of whoever typed it."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which sessions are looked for; whatever is left out does not matter."""

    guild: int | None = None
    statuses: Sequence[Status] = OPEN
    words: Sequence[Word] = ()
    """Each of them has to be found somewhere."""
    seated: int | None = None
    """Somebody who sits there."""
    not_seated: int | None = None
    host: int | None = None
    game: str | None = None
    idle_since: int | None = None
    """Lobbies that nobody has opened or joined after this moment."""
    numbers: Sequence[tuple[int, int]] = ()
    """Sessions numbered from and to, both included."""
    newest: int | None = None
    """Sessions up to this number."""
    lessons: bool = True
    """Whether guided first games are among them."""
    tournaments: bool = True
    """Whether tables of tournaments are among them."""


async def find(tx: ReadTx, wanted: Filter, limit: int, offset: int = 0) -> list[Session]:
    """Return the sessions that match, newest first."""
    found = select(*columns(schema.sessions, Session)).where(*_conditions(wanted))
    rows = await tx.all(found.order_by(_S.id.desc()).limit(limit).offset(offset))
    return [make(Session, row) for row in rows]


async def count(tx: ReadTx, wanted: Filter) -> int:
    """Return how many sessions match."""
    statement = select(func.count()).select_from(schema.sessions)
    found: int = await tx.value(statement.where(*_conditions(wanted)))
    return found


def _conditions(wanted: Filter) -> Iterator[ColumnElement[bool]]:
    yield _S.status.in_(wanted.statuses)
    if wanted.guild is not None:
        yield _S.guild_id == wanted.guild
    if wanted.seated is not None:
        yield _S.id.in_(_tables_of(wanted.seated))
    if wanted.not_seated is not None:
        yield _S.id.not_in(_tables_of(wanted.not_seated))
    if wanted.host is not None:
        yield _S.host_user == wanted.host
    if wanted.game is not None:
        yield _S.game == wanted.game
    if wanted.idle_since is not None:
        later = exists().where(_T.session_id == _S.id, _T.joined_at > wanted.idle_since)
        yield _S.status == "lobby"
        yield _S.created_at <= wanted.idle_since
        yield ~later
    if wanted.numbers:
        yield or_(*(_S.id.between(first, last) for first, last in wanted.numbers))
    if wanted.newest is not None:
        yield _S.id <= wanted.newest
    if not wanted.lessons:
        yield _S.lesson.is_(None)
    if not wanted.tournaments:
        yield _S.id.not_in(select(schema.tournament_tables.c.session_id))
    for word in wanted.words:
        yield _has(word)


def _tables_of(user_id: int) -> Select[tuple[int]]:
    return select(_T.session_id).where(_T.user_id == user_id)


def _has(word: Word) -> ColumnElement[bool]:
    name = _U.data["name"].as_string()
    player = exists().where(
        _T.session_id == _S.id, _T.user_id == _U.owner_id, _contains(name, word.text)
    )
    found = [_contains(_S.title, word.text), _S.game.in_(word.games), player]
    number = word.text.lstrip("#")
    if number.isascii() and number.isdecimal() and len(number) <= MOST_DIGITS:
        found.append(_S.id == int(number))
    return or_(*found)


def _contains(column: ColumnElement[str], part: str) -> ColumnElement[bool]:
    """Return whether a text has this part in either case: SQLite folds only ASCII letters."""
    forms = {part} if part.isascii() else {part, part.lower(), part.upper(), part.capitalize()}
    return or_(*(column.icontains(form, autoescape=True) for form in sorted(forms)))
