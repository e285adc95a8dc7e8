"""Autocompletion: never an error, never more than Discord takes, the best match first."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

import structlog
from discord.app_commands import Choice
from rapidfuzz import fuzz, process, utils

from bot.discord_ui.context import Context
from bot.discord_ui.page import shorten
from bot.reader.text import bounded
from bot.table import TableInfo
from cogs._commands import Interaction, looking
from cogs._tables import Scope, candidates, searched

log = structlog.get_logger()

MOST = 25
LONGEST = 100
ALIKE = 60
"""Names less alike than this to what is typed are left out."""

Names = Mapping[str, str]
"""From values to what is shown for them."""
Source = Callable[[Context], Awaitable[Names]]
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


def matching(typed: str, names: Names) -> list[str]:
    """Return the values whose names match what is typed: those with a word that begins so first."""
    typed = bounded(typed, listed=True)
    if not typed.strip():
        return list(names)[:MOST]
    start = f" {typed.strip().casefold()}"
    begun = [value for value, name in names.items() if start in f" {name.casefold()}"]
    ranked = process.extract(
        typed,
        dict(names),
        scorer=fuzz.WRatio,
        processor=utils.default_process,
        score_cutoff=ALIKE,
        limit=MOST,
    )
    return list(dict.fromkeys([*begun, *(str(value) for _, _, value in ranked)]))[:MOST]


def suggest(source: Source) -> Suggest:
    """Return an autocompletion callback that suggests what is possible at the moment."""

    async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await _choices(interaction, source, current)

    return complete


async def _choices(
    interaction: Interaction, source: Source, typed: str | None
) -> list[Choice[str]]:
    """Return what matches what is typed; with None everything, in its own order."""
    try:
        names = await source(await looking(interaction))
        fitting = list(names)[:MOST] if typed is None else matching(typed, names)
    except Exception as error:  # an empty list says it better than a failed one
        log.info("nothing-to-suggest", error=repr(error))
        return []
    return [
        Choice(name=shorten(names[value], LONGEST), value=value)
        for value in fitting
        if names[value] and len(value) <= LONGEST
    ]


def tables(scope: Scope) -> Suggest:
    """Return tables by title, number, game or player; where none matches, similar titles."""

    async def source(context: Context, current: str) -> Names:
        found = await searched(context, scope, current)
        names = {str(info.session.id): _titled(context, info) for info in found}
        if not names:
            newest = await candidates(context, scope)
            near = {str(info.session.id): _titled(context, info) for info in newest}
            names = {value: near[value] for value in matching(current, near)}
        return names

    async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await _choices(interaction, lambda context: source(context, current), None)

    return complete


def _titled(context: Context, info: TableInfo) -> str:
    words, session = context.person.words, info.session
    game = words.say(f"game-{session.game}")
    status = words.say(f"cogs-status-{session.status}")
    return f"{shorten(session.title, 50)} · {game} · {status} · #{session.id}"


def typed_so_far(context: Context, option: str) -> str | None:
    """Return what another option of the same command holds while this one is being typed."""
    value = getattr(context.interaction.namespace, option, None)
    return str(value) if value not in (None, "") else None
