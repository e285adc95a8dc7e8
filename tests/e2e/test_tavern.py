"""A game that bot/ and cogs/ do not know, on Discord's wire: buttons, text, commands, pictures."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from bot.discord_ui.painter import PictureRequest, drawn
from bot.games import Game
from bot.local.client import Json, Player
from tests.e2e.conftest import Server
from tests.e2e.harness import Sketch, maester
from tests.e2e.support import moves_of, suggested, text_of, told
from tests.e2e.test_iron_throne import Courtier
from tests.tavern.opening import tavern_opened

MOST_SITTINGS = 60

GERMAN = (
    ("Was tust du an welchem Tisch?", "Kamin trinken, Tresen würfeln, Keller schlafen"),
    ("Ein Pakt am Tresen", "ablehnen"),
    ("Wen bestiehlt dein Dieb?", "bestiehl Arya 1"),
    ("Hältst du das auf?", "passe"),
)
"""A part of each question, and what Brienne writes then."""


class Painter(Sketch):
    """Draws for real, here and now."""

    def __init__(self) -> None:
        self.drawn: list[tuple[str, str, bytes]] = []

    async def draw(self, *asked: object) -> bytes:
        (request,) = asked
        assert isinstance(request, PictureRequest)
        picture = drawn(request)
        assert picture is not None
        self.drawn.append((request.kind, request.language, picture))
        return picture


class Writer:
    """Somebody who only writes, in German and in a direct message."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.wrote: set[str] = set()

    async def says(self, text: str) -> str:
        """Write to the bot; what it answers."""
        sent = await self.player.say(await self.player.dm(), text)

        def answer() -> Json | None:
            for message in self.player.messages.values():
                if (message.get("message_reference") or {}).get("message_id") == sent["id"]:
                    return message
            return None

        message: Json = await self.player.until(answer)
        return str(message["content"])

    async def sit(self, thread: str) -> None:
        """Answer what is asked, if anything is."""
        page = await text_of(self.player, thread, "game hand")
        found = [text for question, text in GERMAN if question in page]
        if found and "Deine Antwort ist da" not in page:
            said = await self.says(found[-1])
            assert "✅" in said, (page, said)
            self.wrote.add(found[-1])


@pytest.fixture
def tavern() -> Iterator[Game]:
    with tavern_opened() as game:
        yield game


async def test_a_made_up_game_by_buttons_text_and_commands(
    tavern: Game, server: Server, database: str | Path
) -> None:
    arya, brienne = await server.player("arya"), await server.player("brienne")
    painter = Painter()
    async with maester(server.standin, database, "an evening", studio=painter):
        hall = server.channel("great-hall")
        await told(arya, hall, "game new", game="tavern", title="Closing Time", seats=3)
        lobby = await arya.sees("Take a seat")
        thread = str(lobby["channel_id"])
        assert "Pacts: yes" in lobby["content"]
        await told(brienne, thread, "game join")
        await arya.press(arya.messages[int(lobby["id"])], "Fill with stand-ins")
        await told(arya, thread, "game start")

        set_to = await text_of(
            arya, thread, "game orders", order="When somebody plays a card", choice="always pass"
        )
        assert "always pass" in set_to
        writer = Writer(brienne)
        said = await writer.says("Dauerbefehl reagieren: immer passen")
        assert "immer passen" in said
        assert "Deine Karten" in await text_of(brienne, thread, "game hand")

        clicker = Courtier(arya, thread, seed=1)
        for _ in range(MOST_SITTINGS):
            if "The game is over" in await text_of(arya, thread, "game show"):
                break
            await clicker.sit()
            await writer.sit(thread)
        else:
            raise AssertionError("the evening never ends")
        assert "Closing time!" in await text_of(arya, thread, "game board")
        log = await text_of(arya, thread, "game log")
        assert re.search(r"Stand-in \d (plays|steals)", log), log
        assert "Sperrstunde!" in await text_of(brienne, thread, "game board")
    assert {"Kamin trinken, Tresen würfeln, Keller schlafen"} < writer.wrote
    assert {move["seat"] for move in await moves_of(database)} >= {0, 1, 2}
    kinds = {(kind, language) for kind, language, _ in painter.drawn}
    assert ("scene", "en") in kinds
    assert ("board", "de") in kinds
    for _, _, picture in painter.drawn:
        assert Image.open(io.BytesIO(picture)).width >= 400


async def test_its_own_commands(tavern: Game, server: Server, database: str | Path) -> None:
    arya, davos = await server.player("arya"), await server.player("davos")
    names = {arya.id: "Arya", davos.id: "Davos"}
    async with maester(server.standin, database, "an evening"):
        hall = server.channel("great-hall")
        await told(arya, hall, "game new", game="tavern", title="Last Orders", seats=2)
        lobby = await arya.sees("Take a seat")
        thread = str(lobby["channel_id"])
        await told(davos, thread, "game join")
        await told(arya, thread, "game options", option="Pacts", value="no")
        await told(arya, thread, "game start")
        for player in (arya, davos):
            await player.say(await player.dm(), "hearth drink, bar drink, cellar sleep")
        await arya.until(lambda: asked_for_a_thief(arya) or asked_for_a_thief(davos))
        thief, other = (arya, davos) if asked_for_a_thief(arya) else (davos, arya)
        victims = await suggested(thief, thread, "tavern rob", "victim")
        assert set(victims.values()) == {names[other.id], "Pass"}
        victim = next(id for id, name in victims.items() if name != "Pass")
        page = await text_of(thief, thread, "tavern rob", victim=victim, gold=9)
        assert "⚠️" in page
        await told(thief, thread, "tavern rob", victim=victim, gold=1)
        page = await text_of(other, thread, "tavern pass")
        assert "⚠️" not in page
        assert "steals one gold piece" in await text_of(arya, thread, "game log")


def asked_for_a_thief(player: Player) -> bool:
    line = f"⏳ Waiting for <@{player.id}>: a thief"
    return any(line in message["content"] for message in player.messages.values())
