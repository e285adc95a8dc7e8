"""As much of an interaction as the commands' parts look at."""

from types import SimpleNamespace
from typing import Any

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.host import Person
from bot.discord_ui.page import Press
from bot.table import TableInfo

GUILD, HALL = 10, 20
ARYA, BRAN, CERSEI = 100, 200, 300


def context(
    bot: Maester, user: int, *, guild: int | None = GUILD, channel: int = HALL, **typed: Any
) -> Context:
    """Somebody gives a command, with these options typed so far."""
    interaction: Any = SimpleNamespace(
        id=1,
        client=bot,
        user=SimpleNamespace(id=user, display_name="Somebody"),
        guild_id=guild,
        channel_id=channel,
        locale="en-US",
        message=None,
        namespace=SimpleNamespace(**typed),
    )
    return Context(bot.host, interaction, Press("panel"), Person(), [], {})


async def table(
    bot: Maester, *users: int, title: str = "A table", guild: int = GUILD, thread: int = 0
) -> TableInfo:
    """A table in its lobby."""
    tables = bot.host.tables
    info = await tables.lobby.create(
        guild, HALL, users[0], "risk", title, {"houses": "random"}, seats=3
    )
    for user in users[1:]:
        await tables.lobby.join(info.session.id, user)
    return await tables.places.move(info.session.id, HALL, thread or 1000 + info.session.id)


async def game(bot: Maester, *users: int) -> int:
    """A running game of three, stand-ins on the seats that are left."""
    info = await table(bot, *users)
    number = info.session.id
    await bot.host.tables.lobby.fill_with_standins(number, users[0])
    await bot.host.tables.lobby.start(number, users[0])
    return number
