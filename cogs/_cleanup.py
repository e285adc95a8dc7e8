"""/mod close: many tables at once, counted first and confirmed once."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.discord_ui.context import Context
from bot.discord_ui.harmless import plain
from bot.discord_ui.page import CONTENT, ENDS, LONGEST, Page, Press, button, checked, shorten
from bot.kernel import Illegal
from bot.store.search import Filter
from bot.table import TableInfo
from cogs._commands import moderators_only, the_guild

VERB = "close"
LONGEST_ARG = LONGEST - len(Press(VERB).encode())
AT_ONCE = 100
"""Tables that one press closes: each is told, and Discord lets us say fifty things a second."""
NAMED = 8
"""Titles shown before the question is answered."""
DAY = 24 * 60 * 60
MILLISECONDS = 1000
NUMBERS = re.compile(r"#?(\d{1,9})(?:-#?(\d{1,9}))?")
LARGEST = 2**63
"""Numbers from here on do not fit into a database's integer."""


@dataclass(frozen=True, slots=True)
class Cleanup:
    """A filter for tables of a server that fits into a button and means the same later."""

    newest: int
    """Tables opened after the question was asked are not meant."""
    host: int | None = None
    game: str | None = None
    idle_since: int | None = None
    """Seconds."""
    numbers: tuple[tuple[int, int], ...] = ()

    def wanted(self, guild: int) -> Filter:
        """Return the filter as the store takes it; organisers close a tournament's tables."""
        idle = None if self.idle_since is None else self.idle_since * MILLISECONDS
        return Filter(
            guild=guild,
            host=self.host,
            game=self.game,
            idle_since=idle,
            numbers=self.numbers,
            newest=self.newest,
            tournaments=False,
        )

    def encode(self) -> str:
        """Return the filter as an argument of a button."""
        parts = [
            f"h{self.host}" if self.host is not None else "",
            f"g{self.game}" if self.game is not None else "",
            f"i{self.idle_since}" if self.idle_since is not None else "",
            f"u{self.newest}",
            "n" + ",".join(f"{a}-{b}" if a != b else f"{a}" for a, b in self.numbers),
        ]
        return ".".join(part for part in parts if part not in ("", "n"))


def decode(arg: str) -> Cleanup:
    """Return the filter in a button's argument; or raise Illegal."""
    given = {part[:1]: part[1:] for part in arg.split(".")}
    numbers = given.get("n", "")
    try:
        cleanup = Cleanup(
            newest=int(given["u"]),
            host=int(given["h"]) if "h" in given else None,
            game=given.get("g"),
            idle_since=int(given["i"]) if "i" in given else None,
            numbers=tuple(named(numbers)) if numbers else (),
        )
    except (KeyError, ValueError):
        raise Illegal("close-which") from None
    largest = max(cleanup.newest, cleanup.host or 0, (cleanup.idle_since or 0) * MILLISECONDS)
    if cleanup.encode() != arg or largest >= LARGEST:
        raise Illegal("close-which")
    return cleanup


def named(typed: str) -> Iterator[tuple[int, int]]:
    """Return `12, 15-20` as ranges of numbers; or raise Illegal."""
    tight = re.sub(r"\s*[-–]\s*", "-", typed.strip(" ,;"))
    for part in re.split(r"[\s,;]+", tight):
        found = NUMBERS.fullmatch(part)
        if found is None:
            raise Illegal("close-numbers", text=part[:40])
        first, last = int(found[1]), int(found[2] or found[1])
        yield min(first, last), max(first, last)


async def ask(
    context: Context, host: int | None, game: str | None, days: int | None, tables: str | None
) -> Page:
    """Return a page that says how many tables these are, and asks for confirmation."""
    await moderators_only(context)
    if host is None and game is None and days is None and not tables:
        raise Illegal("close-which")
    now = context.host.tables.store.clock() // MILLISECONDS
    newest = await context.host.tables.queries.search(Filter(guild=the_guild(context).id), 1)
    cleanup = Cleanup(
        newest=newest[0].session.id if newest else 0,
        host=host,
        game=game,
        idle_since=None if days is None else now - days * DAY,
        numbers=tuple(named(tables)) if tables else (),
    )
    return await _question(context, cleanup)


async def _question(context: Context, cleanup: Cleanup, done: str = "") -> Page:
    say, tables = context.person.words.say, context.host.tables
    wanted = cleanup.wanted(the_guild(context).id)
    count = await tables.queries.count(wanted)
    if not count and done:
        return Page(done)
    if not count:
        raise Illegal("close-none")
    press = Press(VERB, 0, 0, cleanup.encode())
    if len(press.arg) > LONGEST_ARG:
        raise Illegal("close-too-many-numbers")
    some = [_line(context, info) for info in await tables.queries.search(wanted, NAMED)]
    more = [say("cogs-close-more", count=count - len(some))] if count > len(some) else []
    head = [done] if done else []
    text = "\n".join([*head, say("cogs-close-sure", count=count), *some, *more])
    yes = button(press, say("cogs-close-yes", count=min(count, AT_ONCE)), ENDS)
    return checked(Page(shorten(text, CONTENT), rows=[[yes]]))


def _line(context: Context, info: TableInfo) -> str:
    session = info.session
    return context.person.words.say(
        "cogs-close-line",
        number=session.id,
        title=plain(session.title, 60),
        host=f"<@{session.host_user}>",
        status=context.person.words.say(f"cogs-status-{session.status}"),
    )


async def close(context: Context) -> Page:
    """Close the tables after the button was pressed, and say how many they were."""
    await moderators_only(context)
    cleanup = decode(context.press.arg)
    tables = context.host.tables
    closed = 0
    for info in await tables.queries.search(cleanup.wanted(the_guild(context).id), AT_ONCE):
        try:
            await tables.moderation.close(info.session.id, context.user_id)
        except Illegal:  # somebody else has closed it, or it came to its end
            continue
        closed += 1
    done = context.person.words.say("cogs-close-done", count=closed)
    return await _question(context, cleanup, done)
