"""What has been seen of the others: cards left and played, orders of every round."""

import pytest

from bot.discord_ui import info_pages
from bot.discord_ui.client import Maester
from bot.discord_ui.page import Press
from bot.kernel import Illegal

from .fakes import ARYA, BRAN, GUILD, HALL, context, game


async def war(bot: Maester, **options: bool) -> int:
    """A game of the Board Game that stand-ins have played for a while."""
    tables = bot.host.tables
    info = await tables.lobby.create(GUILD, HALL, ARYA, "board_game", "War", options, seats=3)
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


async def test_orders_in_the_fog_are_known_to_nobody_else(bot: Maester) -> None:
    """M10: somebody who looks on has seen no order, on this page and in the replay."""
    tables = bot.host.tables
    number = await war(bot, fog_of_war=True)
    for who, sees in ((ARYA, True), (BRAN, False)):
        asked = context(bot, who)
        asked.press = Press("known", number)
        page = await info_pages.known(asked)
        told = page.files[0][1].decode() if page.files else page.content
        assert ("📨" in told) is sees
    info = await tables.queries.info(number)
    outline = await tables.replays.outline(info, None)
    assert not [e for e in outline.told(0, info.session.number) if e.type in ("orders", "march")]
