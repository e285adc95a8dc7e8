"""A part of a game of the first edition on Discord's wire: buttons, text and commands."""

from __future__ import annotations

from pathlib import Path

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
        assert "🏁 Die Vorbereitung von 🐺 Stark: Sansa Stark, Shaggydog, Hodor" in said

        assert "Valar Morghulis" in await text_of(arya, here, "lcg1 plot", card="valar")
        assert "Wer ist in dieser Runde Startspieler?" in await says(bran, "Strategie Blockade")
        said = await says(bran, "ich")
        assert "☠️ **Der Bluthund** von 🦁 Lannister wird getötet (Ablagestapel)." in said
        assert "**Aufmarsch** – was tust du? Du hast 0 Gold." in said
        said = await says(bran, "Aufmarsch Die Goldstraße; passen")
        assert "spielt aus: **Die Goldstraße**" in said

        assert "3.2 income and playing cards" in await text_of(arya, here, "lcg1 help")
        said = await text_of(arya, here, "lcg1 marshal", cards="great keep")
        assert "plays: **Great Keep**" in said
        deadly = await text_of(arya, here, "lcg1 keyword", keyword="deadly")
        assert "the defender kills one defending character" in deadly
        did = await text_of(arya, here, "lcg1 card", card="hodor")
        assert "is killed (dead pile)" in did.partition("At this table")[2]
