"""Awaiting work that must not be left half done."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")


async def settle(work: Awaitable[T]) -> T:
    """Await work to its end; a cancellation takes effect only after it.

    A connection whose statement is cancelled would keep the database locked for everybody.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait({task})
        raise
