"""Statements are compiled once in a process, not once for each of a thousand databases."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import engine, server

_first: dict[str, Engine] = {}


def _shared(made: Engine) -> None:
    """Take over the dialect of the first engine of this kind, and all that it has compiled."""
    first = _first.setdefault(made.dialect.name, made)
    made.dialect = made.pool._dialect = first.dialect
    made._compiled_cache = first._compiled_cache


def _sharing(create: Callable[..., Any]) -> Callable[..., Any]:
    def sharing(*args: Any, **options: Any) -> Any:
        made = create(*args, **options)
        _shared(made.sync_engine if isinstance(made, AsyncEngine) else made)
        return made

    return sharing


def share() -> None:
    """From now on, in this process and in those that are forked from it."""
    for module, name in ((engine, "create_engine"), (server, "create_async_engine")):
        create = getattr(module, name)
        if create.__name__ != "sharing":
            setattr(module, name, _sharing(create))
