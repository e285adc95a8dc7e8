"""/privacy: told, exported and forgotten by everybody who keeps something."""

import json
from typing import Any

from bot.discord_ui import proposals
from bot.discord_ui.client import Maester
from bot.discord_ui.proposals import Offered

from .fakes import ARYA, BRAN, CERSEI, game


def privacy(bot: Maester) -> Any:
    """Loading an extension makes its classes anew, so the type is known by name only."""
    return bot.cogs["Privacy"]


async def test_the_export_has_a_part_of_every_cog_and_is_json(bot: Maester) -> None:
    number = await game(bot, ARYA, BRAN)
    await bot.host.tables.absences.set_quiet(ARYA, (1320, 480), "Europe/Berlin")
    found = await privacy(bot).everything(ARYA)
    assert set(found) == {"stored", *bot.cogs}
    text = json.dumps(found)
    assert '"Europe/Berlin"' in text
    assert [one["session_id"] for one in found["stored"]["seats_held"]] == [number]
    assert found["SlowPlay"]["times"]["quiet"] == (1320, 480)


async def test_what_was_typed_and_is_on_offer_is_told_and_forgotten(bot: Maester) -> None:
    number = await game(bot, ARYA, BRAN)
    offer = Offered(user=ARYA, message=7, session=number, text="attack the wall")
    await proposals.keep(bot.host, offer)
    found = await privacy(bot).everything(ARYA)
    assert found["stored"]["settings"]["typed"]["text"] == "attack the wall"
    await privacy(bot).forget_everywhere(ARYA)
    assert await proposals.kept(bot.host, ARYA) is None
    assert "attack the wall" not in json.dumps(await privacy(bot).everything(ARYA))


async def test_forgetting_leaves_nothing_with_any_cog(bot: Maester) -> None:
    number = await game(bot, ARYA, BRAN)
    await bot.host.people.set_person(ARYA, name="Arya", language="de")
    await bot.host.tables.absences.set_digest(ARYA, 9)
    await privacy(bot).forget_everywhere(ARYA)
    found = await privacy(bot).everything(ARYA)
    stored = found.pop("stored")
    assert {key for key, value in stored.items() if value} == {"user"}
    stranger = await privacy(bot).everything(CERSEI)
    assert found == {name: part for name, part in stranger.items() if name != "stored"}
    info = await bot.host.tables.queries.info(number)
    assert ARYA not in [seat.user_id for seat in info.seats]
    assert BRAN in [seat.user_id for seat in info.seats]
