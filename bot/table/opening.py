"""Threads for tables: noted before they are opened, so that a kill leaves none without a table."""

from bot.store import requests, sessions
from bot.store.requests import Request
from bot.table.core import Base


class Opening(Base):
    """Requests that open a thread."""

    async def opening(self, request_id: str) -> Request | None:
        """What is known of a request: it is under way, or done."""
        async with self.store.read() as tx:
            return await requests.get(tx, request_id)

    async def begin_opening(self, request_id: str, channel: int, name: str) -> None:
        """Note that a thread of this name is about to be opened in a channel."""
        async with self.store.write() as tx:
            await requests.begin(
                tx, request_id, requests.THREAD, {"name": name}, channel_id=channel
            )

    async def drop_opening(self, request_id: str) -> None:
        """Nothing was opened, or it is gone again."""
        async with self.store.write() as tx:
            await requests.drop(tx, request_id)

    async def openings(self) -> list[Request]:
        """Every request of the last time that opened a thread, or was about to."""
        async with self.store.read() as tx:
            return await requests.openings(tx)

    async def known_threads(self, thread_ids: list[int]) -> set[int]:
        """Those of these threads that are or were a table's, or in which we have written."""
        async with self.store.read() as tx:
            return await requests.known_threads(tx, thread_ids)

    async def placeless(self) -> list[int]:
        """Tables in their lobby that have no thread: earlier releases could be killed there."""
        async with self.store.read() as tx:
            return await sessions.placeless(tx)

    async def clear_away(self, session_id: int) -> None:
        """Close a table that nobody can find."""
        async with self._change(session_id) as table:
            if table.session.status == "lobby" and table.session.thread_id is None:
                await table.change(status="cancelled", finished_at=table.tx.now)
