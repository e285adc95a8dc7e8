"""What has been seen of the others: cards left and played, orders of every round."""

import pytest

from bot.discord_ui import info_pages
from bot.discord_ui.client import Maester
from bot.discord_ui.page import Press
from bot.kernel import Illegal

from .fakes import ARYA, GUILD, HALL, context, game


async def war(bot: Maester) -> int:
    """A game of the Board Game that stand-ins have played for a while."""
    tables = bot.host.tables
    info = await tables.lobby.create(GUILD, HALL, ARYA, "board_game", "War", {}, seats=3)
    await tables.lobby.fill_with_standins(info.session.id, ARYA)
    await tables.lobby.start(info.session.id, ARYA)
    await tables.moves.concede(info.session.id, ARYA, "c")
    return info.session.id


async def test_cards_and_orders_that_were_seen_can_be_looked_up(bot: Maester) -> None:
    number = await war(bot)
    asked = context(bot, ARYA)
    asked.press = Press("known", number)
    page = await info_pages.known(asked)
    view = await bot.host.tables.queries.view(number, None)
    assert page.content.count("in hand: ") == view.seats
    ((name, data, _),) = page.files
    told = data.decode()
    assert name == "known.txt"
    assert "**" not in told
    assert "March" in told
    assert told.count("📨") > view.seats


async def test_a_game_that_offers_nothing_to_look_up_says_so(bot: Maester) -> None:
    asked = context(bot, ARYA)
    asked.press = Press("known", await game(bot, ARYA))
    with pytest.raises(Illegal, match="nothing-known"):
        await info_pages.known(asked)
