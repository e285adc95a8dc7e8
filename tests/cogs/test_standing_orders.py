"""Standing orders: one choice, any number of choices, more of them than fit on a page."""

from typing import Any

import discord
import pytest

from bot.discord_ui import standing_orders
from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.page import ROWS, Page, Press, decode
from bot.discord_ui.router import VERBS
from bot.discord_ui.table_pages import panel
from bot.games.risk.rules.board import board
from bot.games.risk.rules.rulebook import Risk
from bot.games.risk.rules.view import RiskView
from bot.kernel import Event, Illegal, Preference
from bot.text import Words
from cogs import _standing_orders

from .fakes import ARYA, BRAN, context, game

PLACES = tuple(board("westeros").territories)
WATCH = Preference(choices=PLACES, default=("pyke",), many=True, names="territory")


@pytest.fixture
def watching(monkeypatch: pytest.MonkeyPatch) -> None:
    """An order about territories; the catalogue has a title for it under this key."""
    monkeypatch.setattr(Risk, "preferences", {**Risk.preferences, "defence": WATCH})


def pressed(bot: Maester, press: Press, *values: str, at: int = 1) -> Context:
    found = context(bot, ARYA)
    found.interaction.id = at
    found.press, found.values = press, [*values]
    return found


def selects(page: Page) -> list[discord.ui.Select[Any]]:
    return [item for row in page.rows for item in row if isinstance(item, discord.ui.Select)]


async def kept(bot: Maester, number: int) -> Any:
    return (await bot.host.tables.queries.view(number, ARYA)).preferences.get("defence")


async def test_a_skirmish_shows_no_orders_about_dominion(bot: Maester) -> None:
    number = await game(bot, ARYA, BRAN)
    page = await standing_orders.orders(pressed(bot, Press("orders", number)))
    assert "How you defend" in page.content
    assert "Maester" not in page.content
    assert len(selects(page)) == 3


async def test_more_orders_than_rows_are_opened_one_by_one(bot: Maester) -> None:
    number = await game(bot, ARYA, BRAN)
    desk = await bot.host.desk(number, user_id=ARYA)
    assert isinstance(desk.view, RiskView)
    desk.view.options.mode = "dominion"
    page = standing_orders.orders_page(pressed(bot, Press("orders", number)), desk)
    general = [key for key in Risk.preferences if not key.startswith("use_")]
    assert [len(one.options) for one in selects(page)] == [len(general)]
    assert "Maester cards in defence" in page.content
    one = standing_orders.order_page(pressed(bot, Press("orders", number)), desk, "maesters")
    assert [option.value for option in selects(one)[0].options] == [
        "declared",
        "ask",
        "able",
        "never",
    ]


async def test_very_many_orders_have_pages_and_only_given_ones_are_told(
    bot: Maester, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = {f"defence-{n}": Preference(choices=("most", "one"), default="most") for n in range(60)}
    monkeypatch.setattr(Risk, "preferences", many)
    monkeypatch.setattr(Words, "preference", lambda self, game, key, choice=None: f"{key} {choice}")
    number = await game(bot, ARYA, BRAN)
    await bot.host.tables.moves.prefer(number, ARYA, "defence-7", "one", "p")
    page = await standing_orders.orders(pressed(bot, Press("orders", number)))
    assert "defence-7 None: **defence-7 one**" in page.content
    assert "59 more are as usual" in page.content
    assert [len(one.options) for one in selects(page)] == [25]
    last = await standing_orders.orders_at(pressed(bot, Press("orders_at", number, 2, "back")))
    assert [len(one.options) for one in selects(last)] == [10]


async def test_any_number_of_many_page_by_page(bot: Maester, watching: None) -> None:
    number = await game(bot, ARYA, BRAN)
    page = await standing_orders.orders(pressed(bot, Press("orders", number)))
    assert "How you defend: **Pyke**" in page.content
    first = await standing_orders.turn_page(
        pressed(bot, Press("order_page", number, 0, "defence.here"))
    )
    (shown,) = selects(first)
    assert (shown.min_values, shown.max_values) == (0, 25)
    on = Press("order_page", number, 0, "defence.on")
    (second,) = selects(await standing_orders.turn_page(pressed(bot, on)))
    assert len(second.options) == len(PLACES) - 25
    some = Press("order_some", number, 1, "defence")
    await standing_orders.order_some(pressed(bot, some, PLACES[-1], PLACES[30], at=2))
    assert set(await kept(bot, number)) == {PLACES[30], PLACES[-1], "pyke"} - (
        {"pyke"} & set(PLACES[25:])
    )
    await standing_orders.order_some(pressed(bot, Press("order_some", number, 0, "defence"), at=3))
    assert set(await kept(bot, number)) <= {PLACES[30], PLACES[-1]}
    page = await standing_orders.order_set(
        pressed(bot, Press("order_set", number, 0, "defence.no"), at=4)
    )
    assert await kept(bot, number) == []
    assert "**none**" in page.content
    await standing_orders.order_set(
        pressed(bot, Press("order_set", number, 0, "defence.all"), at=5)
    )
    assert await kept(bot, number) == list(PLACES)


async def test_as_a_command(bot: Maester, watching: None) -> None:
    number = await game(bot, ARYA, BRAN)
    typed = context(bot, ARYA, order="How you defend", choice="Pyke, ")
    typed.press = Press("panel", number)
    assert "Pyke, Winterfell" in await _standing_orders.values(typed)
    assert "Pyke, Pyke" not in await _standing_orders.values(typed)
    assert (await _standing_orders.titles(typed))["draw"] == "Drawing a card"
    page = await _standing_orders.change(typed, "how you defend", "pyke, winterfel")
    assert set(await kept(bot, number)) == {"pyke", "winterfell"}
    assert "Saved" in page.content
    typed.interaction.id = 2
    await _standing_orders.change(typed, "defence", "none")
    assert await kept(bot, number) == []
    with pytest.raises(Illegal, match="text-not-understood"):
        await _standing_orders.change(typed, "defence", "Atlantis")
    with pytest.raises(Illegal, match="which-option"):
        await _standing_orders.change(typed, None, "Pyke")


async def test_an_order_that_is_none(bot: Maester) -> None:
    number = await game(bot, ARYA, BRAN)
    with pytest.raises(Illegal, match="no-such-preference"):
        await standing_orders.turn_page(pressed(bot, Press("order_page", number, 0, "tempo.on")))
    with pytest.raises(Illegal, match="no-such-preference-value"):
        await standing_orders.order(
            pressed(bot, Press("order", number, 0, "defence"), "wildly", at=2)
        )


async def test_an_order_that_decided_for_the_first_time_stands_on_the_page_with_a_button(
    bot: Maester,
) -> None:
    number = await game(bot, ARYA, BRAN)
    desk = await bot.host.desk(number, user_id=ARYA)
    assert desk.view is not None
    before = panel(desk)
    desk.view.told = {"defence": "most", "draw": "end"}
    page = panel(desk)
    assert "How you defend: **With as many dice as allowed**" in page.content
    assert len(page.rows) <= ROWS
    shown = [item for row in page.rows for item in row if isinstance(item, discord.ui.Button)]
    usual = [item for row in before.rows for item in row if isinstance(item, discord.ui.Button)]
    new = [item for item in shown if item.label not in [one.label for one in usual]]
    assert [item.label for item in new] == ["Change: How you defend", "Change: Drawing a card"]
    press = decode(str(new[0].custom_id))
    assert (press.verb, VERBS[press.verb].in_place) == ("order_open", False)
    opened = await VERBS[press.verb].run(pressed(bot, press))
    assert isinstance(opened, Page)
    assert [str(one.custom_id) for one in selects(opened)] == [
        Press("order", number, 0, "defence").encode()
    ]


async def test_what_an_order_decided_is_not_said_twice(bot: Maester) -> None:
    number = await game(bot, ARYA, BRAN)
    desk = await bot.host.desk(number, user_id=ARYA)
    assert desk.view is not None
    desk.view.told = {"defence": "most"}
    event = Event(type="order-told", to=[0], args={"order": "defence", "choice": "most"})
    line = desk.words.event(desk.game, event)
    assert panel(desk, note=f"Something else.\n{line}").content.count(line) == 1
