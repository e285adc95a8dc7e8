"""The outbox on Discord: one message per turn at the table, the hand to each player."""

import aiohttp
import discord

from bot.discord_ui import slow_play
from bot.discord_ui.boards import Boards
from bot.discord_ui.closer import Closer
from bot.discord_ui.desk import Desk
from bot.discord_ui.film import film_page
from bot.discord_ui.host import Host
from bot.discord_ui.letters import Letters
from bot.discord_ui.lobby import lobby_page
from bot.discord_ui.page import CONTENT, Page, shorten, tail
from bot.discord_ui.posts import ARCHIVED, Posts
from bot.discord_ui.reach import Reach
from bot.discord_ui.rooms import Rooms
from bot.discord_ui.tournaments.venues import Venues
from bot.store import outbox
from bot.store.outbox import AGAIN, FILM, LOBBY, TABLE, Lane
from bot.store.rows import Json, Outgoing
from bot.store.search import OPEN
from bot.table import Batch, Delivered, OutOfReach, RetryLater, TableInfo, Undeliverable
from bot.table.durations import DAY

LOCKED = 160005
LOST = {10003, 10004, 50001, 50013, 50024, ARCHIVED, LOCKED}
"""The channel or server is gone, or we may not write there (any more, or locked)."""

FOR_GOOD = {10003, 10004}
"""It does not come back by itself: somebody has to name another place, or to invite us."""

A_DAY = DAY / 1000
TOO_LATE = 30 * DAY
"""What was to be shown at a table that is over is given up then."""

PLACELESS_TRIES = 6

Shown = dict[int, int | None]
"""From rows that have been shown to the messages they are in."""


class Delivery:
    """Shows batches of the outbox."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        """Take the connection and the host."""
        self.host = host
        self.posts = Posts(client, host)
        self.rooms = Rooms(client, host)
        self.venues = Venues(client, host)
        self.boards = Boards(self.posts)
        self.letters = Letters(self.posts, self.rooms)
        self.closer = Closer(self.posts)
        self.reach = Reach(host)

    async def deliver(self, batch: Batch) -> Delivered:
        """Show it; a repeat shows the same once."""
        done: Shown = {}
        try:
            if batch.closes:
                await self._close(batch)
            elif batch.target == FILM:
                await self._film(batch, done)
            elif batch.user_id is not None:
                await self.letters.deliver(batch, batch.user_id, done)
            else:
                await self._to_table(batch, done)
        except discord.HTTPException as error:
            refused = error.code in LOST or isinstance(error, discord.Forbidden)
            if refused and batch.target == "table":
                await self._lose(batch, error, done)
            if refused and batch.target == FILM and self._young(batch):
                raise RetryLater(f"{error.code}: {error.text}", A_DAY) from None
            if error.code in LOST:
                raise Undeliverable(f"{error.code}: {error.text}") from None
            if error.status >= 500 or error.status == 429:
                raise RetryLater(f"{error.status}") from None
            raise
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise RetryLater(type(error).__name__) from None
        return Delivered(done={row.id: done.get(row.id) for row in batch.rows})

    async def _close(self, batch: Batch) -> None:
        if batch.user_id is not None:
            await self.letters.refresh(batch.rows[0], batch.user_id)
        else:
            await self._refresh_board(batch)
        await self.closer.deliver(batch)

    async def _refresh_board(self, batch: Batch) -> None:
        """Show who is waited for now; where nothing can be shown, the next news will find out."""
        try:
            await self.boards.refresh(batch.session_id)
        except discord.HTTPException as error:
            if error.code not in LOST and not isinstance(error, discord.Forbidden):
                raise

    async def _lose(self, batch: Batch, error: discord.HTTPException, done: Shown) -> None:
        """The table's place is out of reach: note that, and have everything told later."""
        info = await self.host.tables.queries.info(batch.session_id)
        await self.reach.lost(info, LOCKED if error.code == ARCHIVED else error.code)
        self._give_up(info, batch)
        forever = error.code in FOR_GOOD or info.session.status not in OPEN
        reason = f"{error.code}: {error.text}"
        raise OutOfReach(reason, done, A_DAY if forever else None) from None

    def _give_up(self, info: TableInfo, batch: Batch) -> None:
        """Nobody waits for a table that was over long ago, or that never had a place."""
        nowhere = info.session.status == LOBBY and info.session.thread_id is None
        if not self._young(batch) and (nowhere or info.session.status not in OPEN):
            raise Undeliverable("the table is over, and out of reach for too long")

    async def _to_table(self, batch: Batch, done: Shown) -> None:
        desk = await self.host.desk(batch.session_id)
        if desk.info.session.thread_id is None and await self.venues.open(desk):
            desk = await self.host.desk(batch.session_id)
        if desk.info.session.thread_id is None:
            if batch.rows[0].attempts < PLACELESS_TRIES:
                raise RetryLater("the table has no place yet", 1)
            self._give_up(desk.info, batch)
            raise OutOfReach("the table has no place", done, A_DAY)
        for row in batch.rows:
            if row.kind == "notice":
                done[row.id] = await self._notices(desk, row, [row.payload])
            elif row.kind == AGAIN and desk.view is None and row.payload.get("notices"):
                done[row.id] = await self._notices(desk, row, row.payload["notices"])
            elif row.kind == LOBBY:
                done[row.id] = await self._lobby(desk, row)
            elif row.kind == "open":
                done[row.id] = await self._open_seat(desk, row)
            elif row.kind == "overtime":
                done[row.id] = await self._overtime(desk, row)
        kinds = ("log", "board", "turn", "remind", AGAIN)
        rest = [row for row in batch.rows if row.kind in kinds]
        if rest and desk.view is not None:
            shown = await self.boards.show(desk, rest)
            done |= dict.fromkeys((row.id for row in rest), shown)
            await self.rooms.tag(desk)
        await self.reach.back(batch.session_id)

    def _young(self, batch: Batch) -> bool:
        """Whether what was to be shown is not so old that nobody waits for it."""
        return self.host.tables.store.clock() - batch.rows[0].created_at <= TOO_LATE

    async def _film(self, batch: Batch, done: Shown) -> None:
        """Show the whole game once its end has been told; not if it goes on after all."""
        desk = await self.host.desk(batch.session_id)
        session, row = desk.info.session, batch.rows[0]
        if session.status != "finished" or session.thread_id is None:
            return
        async with self.host.tables.store.read() as tx:
            untold = await outbox.waiting(tx, Lane(session.id, TABLE))
        if untold or not self.host.studio.free(urgent=False):
            raise RetryLater("the end has not been told, or there is no time to draw", 5)
        page = await film_page(self.host.studio, self.host.tables.replays, desk)
        if page is not None:
            done[row.id] = await self._post(desk, page, row)

    async def _post(self, desk: Desk, page: Page, row: Outgoing) -> int:
        where = desk.info.session.thread_id
        assert where is not None
        return await self.posts.post(where, page, row)

    async def _notices(self, desk: Desk, row: Outgoing, notices: list[Json]) -> int:
        """What is no move; before the start there is no board that could tell it."""
        told = [desk.words.notice(one["type"], dict(one["args"]), desk.mention) for one in notices]
        return await self._post(desk, Page(tail(told, CONTENT, "…")), row)

    async def _overtime(self, desk: Desk, row: Outgoing) -> int:
        """Call the moderators, by their role if the server has one, and the host."""
        server = await self.host.people.server(desk.info.session.guild_id)
        page = slow_play.overtime(desk, row.payload["seat"], server.moderator_role)
        return await self._post(desk, page, row)

    async def _open_seat(self, desk: Desk, row: Outgoing) -> int:
        """An announcement, which is closed when somebody sits there."""
        seat, session = row.payload["seat"], desk.info.session
        page = slow_play.open_seat(desk, seat)
        number = await self._post(desk, page, row)
        where = session.thread_id or 0, number
        note = self.posts.note(session.id, f"open:{seat}", where, "", page)
        await self.posts.replace(note, "continued")
        return number

    async def _lobby(self, desk: Desk, row: Outgoing) -> int | None:
        """Edit the lobby's message where it is, or post it in the table's new place."""
        session, page = desk.info.session, lobby_page(desk)
        heading = await self.venues.heading(desk)
        if heading:
            page.content = shorten(f"{heading}\n{page.content}", CONTENT)
        taken = [f"open:{seat.seat}" for seat in desk.info.seats if seat.kind != "open"]
        if taken and session.status != LOBBY:
            await self.posts.end(session.id, taken, "taken")
        last = await self.posts.newest(session.id, LOBBY)
        if heading and last is None:
            # A tournament's table calls its players when it opens, and never again for this.
            page.mentions = [seat.user_id for seat in desk.info.seats if seat.user_id is not None]
        here = last is not None and last.channel_id == session.thread_id and last.ended is None
        number = last.message_id if last is not None else 0
        if last is None or not here or not await self.posts.edit(last, page, ""):
            number = await self._post(desk, page, row)
            where = session.thread_id or 0, number
            note = self.posts.note(session.id, LOBBY, where, "", page)
            await self.posts.replace(note, "continued")
        await self.rooms.tag(desk)
        return number
