"""Every cog can tell and forget what it keeps about somebody."""

import json
from typing import Any

import pytest

from bot.discord_ui.client import Maester
from cogs._base import MaesterCog

ARYA = 77


async def test_every_cog_answers_for_itself(bot: Maester) -> None:
    assert bot.cogs
    for cog in bot.cogs.values():
        assert isinstance(cog, MaesterCog)
        json.dumps(await cog.export(ARYA))
        await cog.forget(ARYA)


async def test_a_cog_without_them_cannot_be_made(bot: Maester) -> None:
    class Careless(MaesterCog):
        async def export(self, user_id: int) -> dict[str, Any]:
            return {}

    with pytest.raises(TypeError, match="forget"):
        Careless(bot)  # type: ignore[abstract]  # that is the point


async def test_settings_are_told_and_forgotten(bot: Maester) -> None:
    settings = bot.cogs["Settings"]
    assert isinstance(settings, MaesterCog)
    await bot.host.people.set_person(ARYA, name="Arya", language="de", secrets="ephemeral")
    assert (await settings.export(ARYA))["settings"]["language"] == "de"
    await settings.forget(ARYA)
    person = await bot.host.people.person(ARYA)
    assert (person.name, person.language, person.secrets) == ("", None, "dm")


async def test_tables_are_told(bot: Maester) -> None:
    await bot.host.tables.lobby.create(1, 2, ARYA, "risk", "Needle", {})
    lobby = bot.cogs["Lobby"]
    assert isinstance(lobby, MaesterCog)
    (told,) = (await lobby.export(ARYA))["tables"]
    assert (told["title"], told["seat"], told["host"]) == ("Needle", 1, True)
