"""A part of a joust on Discord's wire: decks in secret, then buttons, text and commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.local.client import Json, Player, components
from tests.e2e.conftest import Server
from tests.e2e.harness import maester
from tests.e2e.support import Table, opened, suggested, text_of, told


async def brought(player: Player, table: Table, name: str) -> str:
    """Choose a ready deck in the lobby; what the player alone reads then."""
    page = await player.press(table.lobby, "Deck")
    assert page.message is not None
    shown = await player.settled(page.message)
    lists = [part for part in components(shown) if part.get("options")]
    ready = next(part for part in lists if any(o["label"] == name for o in part["options"]))
    value = next(one["value"] for one in ready["options"] if one["label"] == name)
    outcome = await player.choose(shown, ready["custom_id"], value)
    assert not outcome.failed
    return str((await player.settled(shown))["content"])


async def says(player: Player, text: str) -> str:
    """Write to the bot directly; what it answers."""
    sent = await player.say(await player.dm(), text)

    def answer() -> Json | None:
        for message in player.messages.values():
            reference = message.get("message_reference") or {}
            if reference.get("message_id") == sent["id"]:
                return message
        return None

    return str((await player.until(answer))["content"])


async def looked_at(player: Player, channel: str, name: str) -> str:
    """Pick a card from the list below the table's newest message; what the player alone reads."""

    def offered() -> tuple[Json, Json, str] | None:
        for message in player.messages.values():
            for part in components(message) if message["channel_id"] == channel else []:
                for one in part.get("options", []):
                    if one["label"] == name and one["value"].startswith("card_game"):
                        return message, part, one["value"]
        return None

    message, part, value = await player.until(offered)
    outcome = await player.choose(message, part["custom_id"], value)
    assert outcome.message is not None
    shown = await player.settled(outcome.message)
    assert shown["flags"] & 64
    return str(shown["content"])


async def pressed(player: Player, page: Json, label: str) -> Json:
    """Press a button of one's own page; the page once it has changed."""
    before = page["content"], page["components"]
    outcome = await player.press(page, label)
    assert not outcome.failed, label

    def changed() -> Json | None:
        now = player.messages.get(int(page["id"]))
        return now if now and (now["content"], now["components"]) != before else None

    shown: Json = await player.until(changed)
    return shown


@pytest.mark.both
async def test_a_joust_by_buttons_text_and_commands(server: Server, database: str | Path) -> None:
    """Arya presses and gives commands, Bran writes in German; each sees only what is theirs."""
    arya, bran = [await server.player(name) for name in ("arya", "bran")]
    async with maester(server.standin, database, seed="a joust"):
        await told(bran, server.channel("great-hall"), "settings me language", language="de")
        table = await opened(server, [arya, bran], game="card_game_2e", seats=2)
        here = table.thread
        await told(arya, here, "game options", option="pace", value="live")
        assert "Winter Pack" in await brought(arya, table, "Winter Pack")
        assert "Winter Pack" not in str(await bran.history(here))
        await told(arya, here, "game start")
        page = await told(arya, here, "game hand")
        assert "Do you keep this hand?" in page["content"]
        assert "Your answer is in" in (await pressed(arya, page, "Keep this hand"))["content"]
        assert "Vorbereitung: Lege Charaktere" in await says(bran, "behalten")

        dear = "Eddard Stark, Sansa Stark, Vanguard of the North"
        refused = await text_of(arya, here, "lcg2 setup", cards=dear)
        assert "R5.6: your set-up costs 14 gold, and 8 is the most" in refused
        names = await suggested(arya, here, "lcg2 setup", "cards")
        assert "Sansa Stark" in names.values()
        assert "Sansa Stark" in await text_of(arya, here, "lcg2 setup", cards="sansa, wolfswood")
        said = await says(bran, "Vorbereitung Illyrio, Ritter von Haus Dayn")
        assert "🏁 🐺 Stark beginnt mit Sansa Stark" in said

        assert "Noble Cause" in await text_of(arya, here, "lcg2 plot", card="noble cause")
        assert "Wer ist in dieser Runde Startspieler?" in await says(bran, "Strategie Ruft Banner")
        said = await says(bran, "ich")
        assert "**Aufmarsch** – was tust du? Du hast 4 Gold." in said
        said = await says(bran, "Aufmarsch Krieger mit langen Zöpfen; passen")
        assert "lässt **Krieger mit langen Zöpfen** aufmarschieren" in said

        assert "3.2 income and marshaling" in await text_of(arya, here, "lcg2 help")
        said = await text_of(arya, here, "lcg2 marshal", cards="heart tree grove, eddard")
        assert "marshals **Eddard Stark**" in said
        told_of = await looked_at(bran, here, "Heart Tree Grove")
        assert "Herzbaumhain" in told_of
        assert "Eddard Stark" in await looked_at(arya, here, "Eddard Stark")
        assert "it may gain 1 power" in await text_of(arya, here, "lcg2 keyword", keyword="renown")
        did = await text_of(arya, here, "lcg2 card", card="eddard")
        assert "Why not now?** R15.1: Eddard Stark answers to something" in did
        refused = await text_of(arya, here, "lcg2 play", card="eddard")
        assert "R15.1: Eddard Stark answers to something that is not happening now" in refused
        assert "R15.1" in await says(arya, "use eddard")
        assert "**At this table:**" in did
        assert "**Eddard Stark**" in did.partition("At this table")[2]
        assert "Ritter von Haus Dayn" in await text_of(
            bran, here, "lcg2 card", card="Ritter von Haus Dayn"
        )
        refused = await text_of(arya, here, "lcg2 until", until="whenever")
        assert "I don't know what “whenever” means" in refused
        said = await text_of(arya, here, "lcg2 until", until="until I am attacked")
        assert "Pass for me: **until I am attacked**" in said
        assert "**Marshaling** – what do you do?" in await text_of(arya, here, "game hand")
        said = await text_of(arya, here, "lcg2 until", until="until this phase is over")
        assert "Challenges phase" in said
