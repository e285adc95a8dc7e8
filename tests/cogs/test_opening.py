"""/game new, delivered more than once."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord_ui.client import Maester
from cogs import _lobby
from cogs._commands import UnderWay

from .fakes import ARYA, GUILD, HALL, context, table


async def test_while_the_first_is_under_way_the_second_says_nothing(bot: Maester) -> None:
    asked: Any = context(bot, ARYA)
    asked.interaction.guild = SimpleNamespace(id=GUILD)
    await bot.host.tables.places.begin_opening(asked.request_id, HALL, "War")
    with pytest.raises(UnderWay):
        await _lobby.open_table(asked, "risk", "War", None, standins=False)
    assert await bot.host.tables.queries.of_guild(GUILD) == []


async def test_once_it_is_done_the_second_is_told_the_same(bot: Maester) -> None:
    info = await table(bot, ARYA, title="War", thread=77)
    asked: Any = context(bot, ARYA)
    asked.interaction.guild = SimpleNamespace(id=GUILD)
    await bot.host.tables.places.begin_opening(asked.request_id, HALL, "War")
    await bot.host.tables.places.move(info.session.id, HALL, 77, asked.request_id)
    page = await _lobby.open_table(asked, "risk", "War", None, standins=False)
    assert "<#77>" in page.content
    assert len(await bot.host.tables.queries.of_guild(GUILD)) == 1
