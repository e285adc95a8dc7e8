"""The channels and threads in which tables are shown.

A thread is noted before it is opened, so that a kill leaves none behind without a table.
"""

from bot.store import outbox, requests, sessions
from bot.store.requests import Request
from bot.table.open_table import TableInfo
from bot.table.repository import Repository


class Places:
    """Notes where tables are shown, and which threads were opened for them."""

    def __init__(self, repository: Repository) -> None:
        """Take what opens sessions."""
        self._repository = repository

    async def move(
        self, session_id: int, channel: int, thread: int | None, request_id: str | None = None
    ) -> TableInfo:
        """Note where the table's messages go, and show what waits for a place there at once.

        `request_id` is as in `Lobby.create`.
        """
        async with self._repository.change(session_id) as table:
            await table.change(channel_id=channel, thread_id=thread)
            await outbox.wake(table.tx, [session_id])
            if request_id is not None:
                about = {"session_id": session_id, "thread_id": thread}
                await requests.finish(table.tx, request_id, **about)
            return table.info

    async def repost(self, session_id: int) -> None:
        """Queue the lobby or the board again, after the table has moved elsewhere."""
        async with self._repository.change(session_id) as table:
            table.want("lobby" if table.session.status == "lobby" else "board")

    async def reopen(self, session_id: int) -> None:
        """Have a table whose thread is gone shown in a new one, with its heading and its board."""
        async with self._repository.change(session_id) as table:
            await table.change(thread_id=None)
            table.want("lobby")
            if table.session.status != "lobby":
                table.want("board")
            await outbox.wake(table.tx, [session_id])

    async def opening(self, request_id: str) -> Request | None:
        """Return what is known of a request that opens a thread: under way, done, or None."""
        async with self._repository.store.read() as tx:
            return await requests.get(tx, request_id)

    async def begin_opening(self, request_id: str, channel: int, name: str) -> None:
        """Note that a thread of this name is about to be opened in a channel."""
        async with self._repository.store.write() as tx:
            await requests.begin(
                tx, request_id, requests.THREAD, {"name": name}, channel_id=channel
            )

    async def drop_opening(self, request_id: str) -> None:
        """Forget a request: nothing was opened, or it is gone again."""
        async with self._repository.store.write() as tx:
            await requests.drop(tx, request_id)

    async def openings(self) -> list[Request]:
        """Return the recent requests that opened a thread, or were about to."""
        async with self._repository.store.read() as tx:
            return await requests.openings(tx)

    async def known_threads(self, thread_ids: list[int]) -> set[int]:
        """Return those of these threads that are or were a table's, or in which we have written."""
        async with self._repository.store.read() as tx:
            return await requests.known_threads(tx, thread_ids)

    async def placeless(self) -> list[int]:
        """Return the lobbies without a thread: earlier releases could be killed there."""
        async with self._repository.store.read() as tx:
            return await sessions.placeless(tx)

    async def clear_away(self, session_id: int) -> None:
        """Close a lobby that nobody can find, since it has no thread."""
        async with self._repository.change(session_id) as table:
            if table.session.status == "lobby" and table.session.thread_id is None:
                await table.change(status="cancelled", finished_at=table.tx.now)
