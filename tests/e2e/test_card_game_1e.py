"""A part of a game of the first edition on Discord's wire: buttons, text and commands."""

from __future__ import annotations

from pathlib import Path

from bot.local.client import Player
from tests.e2e.conftest import Server
from tests.e2e.harness import maester
from tests.e2e.support import opened, suggested, text_of, told
from tests.e2e.test_card_game_2e import brought, pressed, says


async def test_two_players_by_buttons_text_and_commands(server: Server, database: Path) -> None:
    """Arya presses and gives commands, Bran writes in German; each sees only what is theirs."""
    arya, bran = [await server.player(name) for name in ("arya", "bran")]
    async with maester(server.standin, database, seed="the first game"):
        await told(bran, server.channel("great-hall"), "settings me language", language="de")
        table = await opened(server, [arya, bran], game="card_game_1e", seats=2)
        here = table.thread
        refused = await text_of(arya, here, "game options", option="teams", value="two_on_two")
        assert "R21.3: two against two needs four players, and 2 sit here" in refused
        assert "Stark" in await brought(arya, table, "Stark")
        await brought(bran, table, "Lannister")
        await told(arya, here, "game start")
        page = await told(arya, here, "game hand")
        assert "Do you keep this hand?" in page["content"]
        assert "Your answer is in" in (await pressed(arya, page, "Keep this hand"))["content"]
        assert "Startkarten: Lege Charaktere" in await says(bran, "behalten")

        refused = await text_of(arya, here, "lcg1 setup", cards="hodor, sansa, shaggydog, ghost")
        assert "R3.6: your start cards cost 7 gold, and 5 is the most" in refused
        names = await suggested(arya, here, "lcg1 setup", "cards")
        assert "Sansa Stark" in names.values()
        assert "Nymeria" not in names.values()
        await told(arya, here, "lcg1 setup", cards="hodor, sansa, shaggydog")
        said = await says(bran, "Vorbereitung Bluthund, Verwalter aus Lannisport")
        assert "🏁 🐺 Stark beginnt mit Sansa Stark, Shaggydog, Hodor" in said

        assert "Valar Morghulis" in await text_of(arya, here, "lcg1 plot", card="valar")
        assert "Wer ist in dieser Runde Startspieler?" in await says(bran, "Strategie Blockade")
        said = await says(bran, "ich")
        assert (
            "☠️ **Der Bluthund** von 🦁 Lannister wird getötet und kommt auf den Ablagestapel."
            in said
        )
        assert "**Aufmarsch** – was tust du? Du hast 0 Gold." in said
        said = await says(bran, "Aufmarsch Die Goldstraße; passen")
        assert "spielt **Die Goldstraße** aus" in said

        assert "3.2 income and playing cards" in await text_of(arya, here, "lcg1 help")
        said = await text_of(arya, here, "lcg1 marshal", cards="great keep")
        assert "plays **Great Keep**" in said
        deadly = await text_of(arya, here, "lcg1 keyword", keyword="deadly")
        assert "the defender kills one defending character" in deadly
        did = await text_of(arya, here, "lcg1 card", card="hodor")
        assert "is killed and goes to the dead pile" in did.partition("At this table")[2]


HANDS = {
    "Stark": "lady, ghost",
    "Lannister": "pycelle, steward",
    "Baratheon": "stannis, stormlands fiefdoms",
    "Targaryen": "jhogo, plumm, handmaiden",
}
PLOTS = ("power of arms", "hear me roar", "rains of autumn", "herding the masses")
"""None of them does anything when revealed; Baratheon wins initiative."""


async def begun(server: Server, people: list[Player], option: str, value: str) -> str:
    """A table of four with the ready decks, up to the choice of the first player; its thread."""
    table = await opened(server, people, game="card_game_1e", seats=4)
    for name, wanted in (("pace", "live"), (option, value)):
        await told(people[0], table.thread, "game options", option=name, value=wanted)
    for person, deck in zip(people, HANDS, strict=True):
        await brought(person, table, deck)
    await told(people[0], table.thread, "game start")
    for person in people:
        await says(person, "keep")
    for person, cards in zip(people, HANDS.values(), strict=True):
        await says(person, f"setup {cards}")
    for person, plot in zip(people, PLOTS, strict=True):
        await says(person, f"plot {plot}")
    return table.thread


async def test_four_with_titles_and_gold_that_changes_hands(server: Server, database: Path) -> None:
    """R13, R21.4: titles are taken in turn, gold is given away, the Crown Regent is asked."""
    people = [await server.player(name) for name in ("arya", "bran", "cersei", "davos")]
    arya, bran, cersei, davos = people
    async with maester(server.standin, database, seed="four lords"):
        here = await begun(server, people, "littlefinger", "true")
        assert "🐺 Stark is the first player" in await says(cersei, "stark")
        page = (await told(arya, here, "game hand"))["content"]
        assert "supports Master of Laws · rival of Hand of the King" in page
        assert "is the **Master of Whispers**" in await says(arya, "title master of whispers")
        assert "R5.8" in await says(cersei, "title master of whispers")
        assert "is the **Crown Regent**" in await says(cersei, "crown regent")
        assert "is the **Master of Coin**" in await says(bran, "Meister der Münze")
        assert "Draw phase" in await says(davos, "lord commander")
        for person in (arya, cersei, bran):
            await says(person, "pass for good here")
        assert "collects 7 gold" in await text_of(arya, here, "game log")
        assert "Challenges phase" in await says(davos, "pass for good here")
        given = await says(arya, "give baratheon 1 gold")
        assert "1 gold of 🐺 Stark goes to 🦌 Baratheon" in given
        await says(arya, "pass for good here")
        assert "R13.2: your title supports that of" in await says(arya, "attack lannister")
        said = await says(arya, "military vs targaryen with ghost")
        assert "🐺 Stark attacks 🐉 Targaryen with Ghost" in said
        asked = await told(cersei, here, "game hand")
        assert "You are the Crown Regent" in asked["content"]
        assert "Crown Regent" not in (await told(bran, here, "game hand"))["content"]
        await says(cersei, "no")
        assert (
            "whom does each of these attackers bypass"
            in (await told(arya, here, "game hand"))["content"]
        )


async def test_two_against_two(server: Server, database: Path) -> None:
    """R21.3: no titles, no challenge against a partner."""
    people = [await server.player(name) for name in ("arya", "bran", "cersei", "davos")]
    arya, bran, cersei, davos = people
    async with maester(server.standin, database, seed="four lords"):
        await begun(server, people, "teams", "two_on_two")
        said = await says(cersei, "stark")
        assert "Draw phase" in said
        for person in (arya, cersei, bran, davos):
            await says(person, "pass for good here")
        await says(arya, "pass for good here")
        assert "R21.3: partners do not challenge each other" in await says(arya, "attack lannister")
        said = await says(arya, "military vs targaryen with ghost")
        assert "🐺 Stark attacks 🐉 Targaryen with Ghost" in said
