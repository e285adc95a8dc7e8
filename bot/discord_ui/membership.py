"""Whether a player is still on the server a table belongs to."""

import time
from collections.abc import Awaitable, Callable

import discord

UNKNOWN_MEMBER = 10007
KEPT = 600.0
"""Seconds for which somebody who was there is taken to be there still."""
MOST = 10_000

Ask = Callable[[int, int], Awaitable[object]]
"""Fetches a member of a server from Discord."""


class Membership:
    """Asks Discord where an interaction does not say: in direct messages and on other servers."""

    def __init__(self, ask: Ask | None = None) -> None:
        """Take what asks Discord; without it, nobody is known to have left."""
        self._ask = ask
        self._seen: dict[tuple[int, int], float] = {}

    async def left(self, guild_id: int, user_id: int) -> bool:
        """Whether Discord says that this user is not on that server."""
        key = guild_id, user_id
        now = time.monotonic()
        if self._ask is None or now - self._seen.get(key, -KEPT) < KEPT:
            return False
        try:
            await self._ask(guild_id, user_id)
        except discord.HTTPException as error:
            # Any other trouble is ours, and no reason to stop somebody's game.
            return error.code == UNKNOWN_MEMBER
        if len(self._seen) >= MOST:
            self._seen.clear()
        self._seen[key] = now
        return False
