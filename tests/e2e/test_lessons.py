"""A stranger learns each game by its buttons; the lesson follows wherever the stranger goes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.local.client import Json, Player
from tests.e2e.conftest import Server
from tests.e2e.harness import Clicker, delivered, maester
from tests.e2e.support import text_of, told
from tests.e2e.test_iron_throne import Courtier

WITH_LESSON = [game for game, found in GAMES.items() if found.lesson is not None]

IDEA = re.compile(r"🎓 (?:Idea|Thema) (\d+) (?:of|von) (\d+)")
OVER = {"en": "That was your first game", "de": "Das war deine erste Partie"}
MOST_PRESSES = 300


class Pupil:
    """Somebody with a mouse, who reads what stands above the question."""

    def __init__(self, player: Player, thread: str, game: str, lang: str) -> None:
        self.player, self.thread, self.lang = player, thread, lang
        self.hand = (Clicker if game == "risk" else Courtier)(player, thread, 1, lang)
        self.ideas: list[int] = []
        self.of = 0

    async def learn(self, most: int = MOST_PRESSES) -> Json:
        """Press on, at most so often, until the lesson says that it is over; the last page."""
        page = await self.hand.panel(await self.player.until(self.hand.called))
        for _ in range(most):
            self.read(page)
            if OVER[self.lang] in page["content"]:
                break
            choice = self.hand.choose(page)
            assert choice is not None, page["content"]
            outcome = await self.hand.do(page, *choice)
            assert not outcome.failed, (choice, page["content"])
            page = await self.player.settled(page)
        return page

    def read(self, page: Json) -> None:
        """Note the idea at the top of the page."""
        found = IDEA.search(page["content"])
        if found:
            number, self.of = int(found[1]), int(found[2])
            if number not in self.ideas:
                self.ideas.append(number)


async def begun(player: Player, server: Server, game: str, lang: str = "en") -> Pupil:
    """A lesson in its thread, as the answer to the command says."""
    answer = await text_of(player, server.channel("great-hall"), "game learn", game=game)
    thread = re.search(r"<#(\d+)>", answer)
    assert thread is not None, answer
    return Pupil(player, thread[1], game, lang)


@pytest.mark.parametrize("game", WITH_LESSON)
async def test_a_lesson_by_buttons_to_its_end(
    game: str, server: Server, database: str | Path
) -> None:
    lang = "de" if WITH_LESSON.index(game) % 2 else "en"
    pupil = await server.player("pupil", {"en": "en-US", "de": "de"}[lang])
    async with maester(server.standin, database) as bot:
        clicker = await begun(pupil, server, game, lang)
        await clicker.learn(most=6)
        assert clicker.ideas[0] == 1
    # It goes on where it was after a restart.
    async with maester(server.standin, database) as bot:
        page = await clicker.learn()
        assert OVER[lang] in page["content"]
        assert clicker.ideas == sorted(clicker.ideas), clicker.ideas
        assert len(clicker.ideas) >= 3
        lesson = GAMES[game].lesson
        assert lesson is not None
        assert clicker.of == len(lesson.ideas)
        await delivered(bot.host.tables.store)
        last = max(await pupil.history(clicker.thread), key=lambda message: int(message["id"]))
        assert OVER[lang] in last["content"]
        assert "⏳" not in last["content"]
        assert not await bot.host.tables.lessons.open_of(pupil.id)
        opened = await pupil.press(
            page, {"en": "Play against stand-ins", "de": "Gegen Ersatzspieler"}[lang]
        )
        assert not opened.failed
        assert "<#" in opened.content


async def test_an_expansion_has_a_lesson_of_its_own(server: Server, database: Path) -> None:
    pupil = await server.player("pupil", "de")
    async with maester(server.standin, database) as bot:
        first = await begun(pupil, server, "board_game", "de")
        crows = await begun(pupil, server, "board_game:crows", "de")
        assert crows.thread != first.thread
        page = await crows.learn()
        assert "A Feast for Crows ist kürzer" in page["content"]
        assert crows.of == len(GAMES["board_game"].lessons["crows"].ideas)
        assert not await bot.host.tables.lessons.open_of(pupil.id)


async def test_a_lesson_is_one_persons_own(server: Server, database: str | Path) -> None:
    """One at a time, not in the list of tables, none of the tables that one may have open."""
    pupil, other = await server.player("pupil"), await server.player("other")
    hall = server.channel("great-hall")
    async with maester(server.standin, database) as bot:
        first = await begun(pupil, server, "risk")
        again = await told(pupil, hall, "game learn", game="risk")
        assert "in the middle" in again["content"]
        assert first.thread in again["content"]
        assert "There are none" in await text_of(other, hall, "game list")
        anew = await pupil.press(again, "Begin again")
        assert first.thread not in anew.content
        await begun(pupil, server, "iron_throne")
        (running,) = await bot.host.tables.lessons.open_of(pupil.id)
        assert running.session.game == "iron_throne"
        await bot.host.tables.lobby.check_hosting(pupil.id, server.guild_id, here=1, everywhere=1)


async def test_help_leads_to_a_lesson(server: Server, database: str | Path) -> None:
    stranger = await server.player("stranger", "de")
    hall = server.channel("great-hall")
    async with maester(server.standin, database):
        page = await told(stranger, hall, "help")
        assert "`/spiel lernen`" in page["content"]
        about = await stranger.press(page, "Kampf um den Eisernen Thron")
        assert about.message is not None
        shown = await stranger.settled(about.message)
        assert "Einflussmarker" in shown["content"]
        begins = await stranger.press(shown, "Hier lernen")
        assert "Deine erste Partie beginnt" in begins.content
        await stranger.sees("Thema 1 von")
