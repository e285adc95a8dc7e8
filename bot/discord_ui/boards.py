"""The table's message: what happened, where things stand, who is waited for."""

from dataclasses import dataclass, field
from typing import Any

from bot.discord_ui import slow_play, table_pages
from bot.discord_ui.desk import Desk
from bot.discord_ui.hands import pushed
from bot.discord_ui.happened import lines
from bot.discord_ui.page import ROWS, Page, checked, in_rows, with_button
from bot.discord_ui.pictures import with_picture
from bot.discord_ui.posts import Posts, fresh, posted_by
from bot.store import sessions
from bot.store.outbox import AGAIN, close_later
from bot.store.rows import Json, Outgoing, Posted
from bot.table import LogEntry, waited_for

BOARD = "board"
BUTTON = "button:"
"""Roles of the table's message, and of one that tells a user where their hand is."""

MOST_CALLED = 2
"""Where more are called at once, each reads on their own page what was done to them."""

A_WHILE = 10_000
"""Milliseconds after which the table's message shows what it has nothing to tell of, such as that
one of several has answered: by then there is often more to show."""

AT_REST = ("paused", "cancelled")
"""States in which nobody is waited for, and nothing is worth a new message."""


@dataclass(slots=True)
class News:
    """What rows of one batch want to tell in the table's message."""

    first: int | None = None
    last: int | None = None
    called: set[int] = field(default_factory=set)
    """Who has to be called, if they are still waited for."""
    asleep: set[int] = field(default_factory=set)
    """Those of them who are in quiet hours, or were when an earlier attempt was made."""
    aside: set[int] = field(default_factory=set)
    """Those of them who play in private, and are called there."""
    reminded: list[int] = field(default_factory=list)
    """Who is pinged although they have been called before."""
    since: list[str] = field(default_factory=list)
    """What was done to those who are called."""
    heads: list[str] = field(default_factory=list)
    notices: list[str] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    """Seats that can be taken over."""
    role: int | None = None
    """A role that is called."""

    @property
    def here(self) -> set[int]:
        """Who is called at the table now."""
        return self.called - self.asleep - self.aside

    def moves(self, payload: Json) -> None:
        """Moves of which nobody has been told."""
        firsts = (self.first, payload.get("first"))
        lasts = (self.last, payload.get("last"))
        self.first = min((one for one in firsts if one is not None), default=None)
        self.last = max((one for one in lasts if one is not None), default=None)


@dataclass(frozen=True, slots=True)
class Told:
    """Which moves the table's last message tells of, and which chapter its picture shows."""

    first: int
    last: int
    chapter: str

    @classmethod
    def of(cls, message: Posted | None, first: int) -> "Told":
        """Return what a note says; without a message, nothing before this move is missing."""
        if message is None:
            return cls(first, first - 1, "")
        span, _, chapter = message.digest.partition(":")
        start, _, end = span.partition("-")
        return cls(int(start), int(end or start), chapter)


class Boards:
    """Keeps one message at each table up to date, and posts a new one where somebody is called."""

    def __init__(self, posts: Posts) -> None:
        """Take the messages that were posted."""
        self.posts = posts
        self.host = posts.host

    async def _gather(self, desk: Desk, rows: list[Outgoing]) -> News:
        """What these rows want to tell."""
        news = News()
        for row in rows:
            if row.kind == "log":
                news.moves(row.payload)
            elif row.kind == "turn":
                await self._turn(row, news)
            elif row.kind == "remind":
                await self._remind(desk, row, news)
            elif row.kind == AGAIN:
                await self._again(desk, row, news)
        return news

    async def _turn(self, row: Outgoing, news: News) -> None:
        """A call: to everybody who plays at the table, or who is not written to in private."""
        for entry in row.payload["owed"]:
            user = entry["user"]
            news.called.add(user)
            if entry.get("place") == "private" and pushed(await self.host.people.person(user)):
                news.aside.add(user)

    async def _remind(self, desk: Desk, row: Outgoing, news: News) -> None:
        """A ping, unless it is no longer true or welcome."""
        user, why = row.payload["user"], row.payload["why"]
        pings = self.host.tables.pings
        if not await pings.still_wanted(desk.session_id, row.payload):
            return
        if user not in await pings.pingable([user], _first_tried(row)):
            news.called.add(user)
            return
        for owed in await self.host.tables.queries.waiting(desk.session_id):
            if owed.user == user:
                news.heads.append(slow_play.remind(desk, why, user, owed))
                news.reminded.append(user)

    async def _again(self, desk: Desk, row: Outgoing, news: News) -> None:
        """Everything that could not be told; whoever is waited for now is called."""
        info, about = desk.info, row.payload
        news.heads.append(desk.say("ui-again"))
        news.moves(about)
        waiting = [owed.user for owed in waited_for(info) if not owed.veiled]
        news.called |= {user for user in waiting if user is not None}
        for notice in about.get("notices", []):
            args: dict[str, Any] = dict(notice["args"])
            news.notices.append(desk.words.notice(notice["type"], args, desk.mention))
        kinds = {seat.seat: seat.kind for seat in info.seats}
        for seat in about.get("seats", []):
            if kinds.get(seat) == "open":
                news.notices.append(slow_play.open_seat(desk, seat).content)
                news.seats.append(seat)
        late = {owed.seat for owed in waited_for(info) if owed.out_of_time}
        if overtime := late.intersection(about.get("overtime", [])):
            server = await self.host.people.server(info.session.guild_id)
            news.role = server.moderator_role
            calls = [slow_play.overtime(desk, seat, news.role) for seat in sorted(overtime)]
            news.notices += [call.content for call in calls]

    async def show(self, desk: Desk, rows: list[Outgoing]) -> int | None:
        """Edit the turn's message while it is fresh; a new call for somebody is a new message."""
        tables, session, row = self.host.tables, desk.info.session, rows[0]
        news = await self._gather(desk, rows)
        idle = not news.heads and all(one.kind == "remind" for one in rows)
        if idle and row.attempts == 1:
            return None
        await self._let_sleep(desk, news, row)
        await self._since(desk, news)
        last = await self.posts.newest(session.id, BOARD)
        told = Told.of(last, news.first or session.number + 1)
        # What was given up once is told with what comes next.
        first = min(news.first or told.last + 1, told.last + 1)
        # What is newer than these rows has rows of its own, and would be told twice.
        upto = max(news.last or told.last, told.last)
        entries = await tables.log.between(session.id, None, min(told.first, first), upto)
        more = any(entry.number > told.last for entry in entries)
        long = more and sum(map(len, lines(desk, entries, brief=True))) > table_pages.ROOM_FOR_LOG
        # Not whether they still owe it: if we were killed after posting, the same rows must post
        # again (and it is found that they have), whatever has happened since.
        renew = bool(news.here) or long or bool(news.heads)
        posted_by_us = last is not None and posted_by(row, last) and told.last >= upto
        renew = renew and not posted_by_us
        if idle or (not renew and not posted_by_us and _may_have_called(rows)):
            page = _page(desk, news, entries, first)
            found = await self._adopt(desk, news, page, row, (first, upto))
            if found is not None or idle:
                return found
        if last is not None and not more and _is_quiet(rows) and self._may_wait(desk, last):
            await self._later(session.id)
            return last.message_id
        if last is not None and self._fits(desk, row, last, renew, posted_by_us):
            page = _page(desk, news, entries, told.first)
            chapter = await self._illustrate(desk, page, told.chapter, entries)
            if await self.posts.edit(last, page, f"{told.first}-{upto}:{chapter}"):
                self.host.note_shown(last.message_id, session.number)
                return last.message_id
            if session.status in AT_REST:
                await self.posts.end(session.id, [BOARD, BUTTON], session.status)
                return None
        page = _page(desk, news, entries, first)
        return await self._post(desk, news, page, row, (first, upto), entries)

    async def refresh(self, session_id: int) -> None:
        """Show who is waited for now, if the table's message does not yet."""
        last = await self.posts.newest(session_id, BOARD)
        desk = await self.host.desk(session_id)
        if last is None or desk.view is None or not self._may_wait(desk, last):
            return
        if self.host.shows(last.message_id, desk.info.session.number):
            return
        told = Told.of(last, 1)
        entries = await self.host.tables.log.between(session_id, None, told.first, told.last)
        page = _page(desk, News(), entries, told.first)
        if await self.posts.edit(last, page, last.digest):
            self.host.note_shown(last.message_id, desk.info.session.number)

    async def _later(self, session_id: int) -> None:
        """Have the table's message brought up to date when that has time."""
        store = self.host.tables.store
        async with sessions.held(store, session_id) as tx:
            await close_later(tx, session_id, None, store.clock() + A_WHILE)

    def _may_wait(self, desk: Desk, last: Posted) -> bool:
        """Whether the last message is the table's still, and the game goes on."""
        session = desk.info.session
        here = last.channel_id == session.thread_id and last.ended is None
        return here and session.status == "running"

    def _fits(
        self, desk: Desk, row: Outgoing, last: Posted, renew: bool, posted_by_us: bool
    ) -> bool:
        """Whether the last message is the one to edit: here, not too old, and nobody is called."""
        session = desk.info.session
        if last.channel_id != session.thread_id or last.ended is not None or renew:
            return False
        editable = fresh(row, last, self.host.tables.store.clock())
        return editable or posted_by_us or session.status in AT_REST

    async def _post(
        self,
        desk: Desk,
        news: News,
        page: Page,
        row: Outgoing,
        span: tuple[int, int],
        entries: list[LogEntry],
    ) -> int:
        """A new message; the older one waits for nobody any more."""
        where = desk.info.session.thread_id
        assert where is not None
        chapter = await self._illustrate(desk, page, "", entries)
        number = await self.posts.post(where, page, row)
        self.host.note_shown(number, desk.info.session.number)
        await self._note(desk, news, page, number, f"{span[0]}-{span[1]}:{chapter}")
        return number

    async def _adopt(
        self, desk: Desk, news: News, page: Page, row: Outgoing, span: tuple[int, int]
    ) -> int | None:
        """The new message of an earlier attempt, although these rows need none any more."""
        where = desk.info.session.thread_id
        assert where is not None
        number = await self.posts.adopt(where, page, row)
        if number is not None:
            await self._note(desk, news, page, number, f"{span[0]}-{span[1]}:")
        return number

    async def _note(self, desk: Desk, news: News, page: Page, number: int, digest: str) -> None:
        session = desk.info.session
        note = self.posts.note(session.id, BOARD, (session.thread_id or 0, number), digest, page)
        why = "decided" if news.called else "continued"
        await self.posts.replace(note, why, roles=[BUTTON])

    async def _since(self, desk: Desk, news: News) -> None:
        """What was done to whoever is called, since their last move; not where all are called."""
        seats = [desk.info.seat_number(user) for user in sorted(news.here)]
        if len(seats) > MOST_CALLED:
            return
        for seat in seats:
            told = [] if seat is None else await self.host.news(desk, seat, public=True)
            if seat is not None and told:
                news.since += [desk.say("ui-news", house=desk.called(seat)), *told]

    async def _let_sleep(self, desk: Desk, news: News, row: Outgoing) -> None:
        """Whoever is called in quiet hours, since this is late, is called when they are over.

        So is whoever has slept since the row was first tried: an earlier attempt may have told
        the same by an edit then, and a new message would tell it twice.
        """
        tables, session = self.host.tables, desk.info.session
        pingable = await tables.pings.pingable(news.called, _first_tried(row))
        news.asleep = news.called - pingable
        if missed := news.asleep.intersection(_openly(desk)):
            await tables.pings.call_later(session.id, missed)

    async def _illustrate(self, desk: Desk, page: Page, shown: str, entries: list[LogEntry]) -> str:
        """Give the table's message a picture of the chapter it tells of; of which it has one then.

        A picture costs more than the whole rest of a move: once a turn is enough here, since the
        text is always up to date and the button draws a fresh one for whoever wants it. Under load
        the message keeps the picture it has, or goes without.
        """
        chapter = desk.face.chapter(desk.view) if desk.view else ""
        if shown == chapter or not self.host.studio.free(urgent=not shown):
            return shown
        events = [event for entry in entries if not entry.undone for event in entry.events]
        await with_picture(self.host.studio, desk, page, kind="scene", events=events)
        return chapter if page.files else shown


def _page(desk: Desk, news: News, entries: list[LogEntry], first: int) -> Page:
    """The table's message, with the moves from this one on."""
    told = [entry for entry in entries if entry.number >= first]
    called = [user for user in _openly(desk) if user in news.here]
    newly = [*called, *(user for user in news.reminded if user not in called)]
    waiting = waited_for(desk.info)
    page = table_pages.board(
        desk, told, waiting, newly, heads=[*news.heads, *news.since], notices=news.notices
    )
    page.role = news.role
    if news.reminded:
        page.rows = with_button(page.rows, slow_play.mute_button(desk))
    seats = [slow_play.seat_button(desk, seat) for seat in news.seats]
    page.rows += in_rows(seats)[: ROWS - len(page.rows)]
    return checked(page)


def _is_quiet(rows: list[Outgoing]) -> bool:
    """Whether these rows only show what there is nothing to tell of, for the first time."""
    quiet = all(row.kind == "board" and row.payload.get("quiet") for row in rows)
    return quiet and rows[0].attempts == 1


def _may_have_called(rows: list[Outgoing]) -> bool:
    """Whether an earlier attempt may have posted these rows, since they called somebody then."""
    return rows[0].attempts > 1 and any(row.kind in ("turn", "remind") for row in rows)


def _first_tried(row: Outgoing) -> int | None:
    """When earlier attempts at a row began; None if there were none."""
    return row.claimed_at if row.attempts > 1 else None


def _openly(desk: Desk) -> list[int]:
    """Who is waited for and may be called for all to see."""
    waiting = waited_for(desk.info)
    return [owed.user for owed in waiting if not owed.veiled and owed.user is not None]
