"""/cards: decks are made, read, shown, shared and deleted; bad input is answered clearly."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_ui import decks as deck_pages
from bot.discord_ui.client import Maester
from bot.discord_ui.decks import FIELD
from bot.discord_ui.page import Press
from bot.games import GAMES, card_game_2e
from bot.games.card_game_1e.rules.decks import POOL as OTHER
from bot.games.card_game_2e.rules.decks import POOL
from bot.kernel import Illegal
from bot.text.words import add_folder, catalogues, remove_folder
from cogs import _decks as steps

from .fakes import ARYA, BRAN, GUILD, context

GAME = "card_game_2e"
FOLDER = Path(card_game_2e.__file__).resolve().parent / "words"


class Blind:
    """Draws nothing."""

    def free(self, urgent: bool) -> bool:
        return False

    async def draw(self, request: object) -> None:
        assert request


@pytest.fixture(autouse=True)
def known(bot: Maester, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One game is played with decks; nothing is drawn."""
    there = any(path.parent == FOLDER for path in catalogues("en"))
    add_folder(FOLDER)
    for module in (deck_pages, steps):
        monkeypatch.setattr(module, "pools", lambda: {GAME: POOL})
    games = {**GAMES, GAME: SimpleNamespace(cards=None, decks=POOL)}
    monkeypatch.setattr(deck_pages, "GAMES", games)
    monkeypatch.setattr(bot.host, "studio_for", lambda user: Blind())
    yield
    if not there:
        remove_folder(FOLDER)


async def test_a_random_deck_is_made_shown_and_listed(bot: Maester) -> None:
    arya = context(bot, ARYA)
    page = await steps.new(arya, "random/card_game_2e/stark", "Wolves *of* @everyone")
    assert "✅" in page.content
    assert "House Stark" in page.content
    assert "@everyone" not in page.content
    assert "Wolves" in (await steps.listed(arya)).content
    assert list((await steps.own_names(arya)).values()) == ["Wolves *of* @everyone"]
    assert await steps.own_names(context(bot, BRAN)) == {}


async def test_a_deck_is_exported_and_read_again(bot: Maester) -> None:
    arya = context(bot, ARYA)
    page = await steps.export(arya, "ready/card_game_2e/tyrell_lion")
    ((_, data, _),) = page.files
    page = await steps.read_in(arya, data.decode())
    assert "Rose and Lion" in page.content
    assert "✅" in page.content
    rows = await bot.host.tables.decks.visible(ARYA, None, [GAME])
    assert [row.name for row in rows] == ["Rose and Lion"]


async def test_what_cannot_be_read_is_named_and_nothing_is_kept(bot: Maester) -> None:
    arya = context(bot, ARYA)
    page = await steps.read_in(arya, "House Stark\n3x Robb Strak\n2x **Nobody** @everyone\n1x Ice")
    assert page.refused
    assert "Did you mean Robb Stark" in page.content
    assert "@everyone" not in page.content
    page = await steps.read_in(arya, "\n".join(["3x Ice"] * 400))
    assert "400 lines" in page.content
    assert await steps.own_names(arya) == {}


async def test_a_misspelt_deck_is_read_as_one_of_its_own_edition(
    bot: Maester, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the other edition makes of it is not told, however few problems that has."""
    monkeypatch.setattr(deck_pages, "pools", lambda: {"card_game_1e": OTHER, GAME: POOL})
    arya = context(bot, ARYA)
    text = deck_pages.text_of(
        deck_pages.ready(GAME, "stark_fealty", arya.person.words), arya.person.words
    )
    page = await steps.read_in(
        arya, text.replace("Arya Stark", "Arya Strak").replace("3x Robb", "Rbb")
    )
    assert "“Arya Strak”: no card is called that. Did you mean Arya Stark?" in page.content
    assert "“Rbb Stark”: no card is called that. Did you mean Robb Stark?" in page.content
    assert await steps.own_names(arya) == {}


async def test_a_deck_stays_one_of_its_edition_whatever_its_text_becomes(
    bot: Maester, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A text that fits the other edition as well was kept with cards this one does not have."""
    monkeypatch.setattr(deck_pages, "pools", lambda: {"card_game_1e": OTHER, GAME: POOL})
    arya = context(bot, ARYA)
    await steps.new(arya, "ready/card_game_2e/stark_rose", "Mine")
    (number,) = await steps.own_names(arya)
    arya.press = Press("deck_text", 0, 0, number)
    arya.fields = {FIELD: "Mine\nHouse Stark\n4x Ice\n3x Robb Stark"}
    page = await steps.take_text(arya)
    assert "R2.4: Ice is there 4 times" in page.content
    assert "R2.4" in (await steps.show(arya, number)).content
    arya.fields = {FIELD: "Mine\nHouse Stark\n3x Ice\n3x Crossroads"}
    page = await steps.take_text(arya)
    assert page.refused
    assert "“Crossroads” is a card of Card Game 1e, not of this game" in page.content
    assert "R2.4" in (await steps.show(arya, number)).content


async def test_what_fits_two_editions_is_of_the_newest_and_an_agenda_counts(
    bot: Maester, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (deck_pages, steps):
        monkeypatch.setattr(module, "pools", lambda: {"card_game_1e": OTHER, GAME: POOL})
    arya = context(bot, ARYA)
    assert "Card Game 2e" in (await steps.read_in(arya, "A\nHouse Stark\n3x Ice")).content
    await steps.delete(arya, "A", True)
    await steps.new(arya, "ready/card_game_1e/stark", "Old")
    assert "Card Game 1e" in (await steps.read_in(arya, "B\nHouse Stark\n3x Ice")).content
    page = await steps.read_in(arya, "C\nHouse Stark\nFealty\n3x Ice\n1x Nobody Here")
    assert page.refused
    assert "The deck (Card Game 2e) was not saved" in page.content
    assert "Fealty" not in page.content


async def test_an_illegal_deck_is_kept_with_every_broken_rule(bot: Maester) -> None:
    page = await steps.read_in(context(bot, ARYA), "Few\nHouse Stark\n4x Ice\n1x Tywin Lannister")
    for rule in ("R2.2", "R2.3", "R2.4", "R2.5"):
        assert f"{rule}:" in page.content
    assert "Tywin Lannister" in page.content


async def test_the_text_of_a_deck_is_changed_in_a_form(bot: Maester) -> None:
    arya = context(bot, ARYA)
    await steps.new(arya, "ready/card_game_2e/stark_rose", None)
    (number,) = await steps.own_names(arya)
    form: Any = await steps.form(arya, "Wolf and Rose")
    text = form.children[0].component.default
    arya.press = Press("deck_text", 0, 0, number)
    arya.fields = {FIELD: text.replace("Wolf and Rose", "Renamed")}
    page = await steps.take_text(arya)
    assert "Renamed" in page.content
    assert await steps.own_names(arya) == {number: "Renamed"}
    bran = context(bot, BRAN)
    bran.press, bran.fields = arya.press, arya.fields
    with pytest.raises(Illegal, match="deck-unknown"):
        await steps.take_text(bran)


async def test_decks_are_shared_copied_and_deleted(bot: Maester) -> None:
    arya, bran = context(bot, ARYA), context(bot, BRAN)
    await steps.new(arya, "ready/card_game_2e/stark_rose", "Mine")
    (number,) = await steps.own_names(arya)
    with pytest.raises(Illegal):
        await steps.show(bran, number)
    await steps.share(arya, "Mine")
    assert "Mine" in (await steps.show(bran, number)).content
    await steps.copy(bran, number, None)
    assert list((await steps.own_names(bran)).values()) == ["Mine (copy)"]
    assert "for good" in (await steps.delete(bran, "Mine", True)).content
    assert list((await steps.own_names(bran)).values()) == ["Mine (copy)"]
    assert "for good" in (await steps.delete(arya, "Mine", False)).content
    await steps.delete(arya, "Mine", True)
    assert await steps.own_names(arya) == {}


async def test_every_broken_rule_is_told_with_its_number(bot: Maester) -> None:
    tables = bot.host.tables
    arya = context(bot, ARYA)
    await steps.read_in(arya, "Few\nHouse Stark\n4x Ice")
    (number,) = await steps.own_names(arya)
    held = deck_pages.kept(await tables.decks.get(int(number), ARYA, GUILD))
    words = arya.person.words
    assert [line.split(":")[0] for line in deck_pages.faults_told(held, words)] == [
        "• R2.2",
        "• R2.3",
        "• R2.4",
    ]


async def test_cards_are_found_in_either_language(bot: Maester) -> None:
    arya = context(bot, ARYA)
    assert await steps._card_value(arya, "Eis") == f"{GAME}/01153"
    assert await steps._card_value(arya, "ice") == f"{GAME}/01153"
    assert (await steps.card_names(arya))[f"{GAME}/01153"] == "Ice · Eis"
    with pytest.raises(Illegal, match="card-unknown"):
        await steps.show_card(arya, "zzzzqqqq")
    with pytest.raises(Illegal, match="card-none-named"):
        await steps.show_card(arya, None)


async def test_a_name_that_no_card_has_offers_those_like_it(bot: Maester) -> None:
    page = await steps.show_card(context(bot, ARYA), "robb strk or grey wnd")
    assert "No card is called “robb strk or grey wnd”. Is it one of these?" in page.content
    (offered,) = page.rows[0]
    assert isinstance(offered, discord.ui.Select)
    names = [option.label for option in offered.options]
    assert "Grey Wind" in names
    assert len(names) <= steps.MOST_NEAR


async def test_with_two_editions_each_name_says_which(
    bot: Maester, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is not said is the newest edition, or that of one's newest deck."""
    for module in (deck_pages, steps):
        monkeypatch.setattr(module, "pools", lambda: {"card_game_1e": OTHER, GAME: POOL})
    arya = context(bot, ARYA)
    starts = await steps.start_names(arya)
    assert starts["random/card_game_2e"] == "A random legal deck · Card Game 2e"
    assert starts["random/card_game_1e"] == "A random legal deck · Card Game 1e"
    assert next(iter(starts)) == "random/card_game_2e"
    assert "Card Game 2e" in (await steps.new(arya, None, None)).content
    assert "Card Game 2e · House Stark" in (await steps.new(arya, "House Stark", None)).content
    assert "Card Game 1e" in (await steps.new(arya, "random/card_game_1e", None)).content
    assert "Card Game 1e" in (await steps.new(arya, "random", None)).content
    assert "Card Game 1e" in (await steps.listed(arya)).content
    names = await steps.card_names(arya)
    assert names[f"{GAME}/01048"] == "Robert Baratheon · Card Game 2e"
