"""How many requests to Discord an answer comes to, over the first part of a game of each kind.

Discord takes fifty a second from a bot, however many tables it has. So nothing is shown twice:
whoever plays at the table is called there, whoever plays in private is called there, and what is
quiet is shown when it has time.
"""

from pathlib import Path

import pytest

from bot.local.client import components
from bot.local.server import Standin
from bot.local.world import Message
from tests.e2e.conftest import PATIENCE
from tests.e2e.harness import maester
from tests.e2e.presser import GAMES, Place, Presser, Ticks

ANSWERS = 40
MOST = 2.5
"""Requests per answer, the answer to the interaction included."""


async def counted(folder: Path, name: str, place: Place) -> Presser:
    """Play the first answers of a game; whoever answered, with what it came to."""
    game, seats, options = GAMES[name]
    file, clock = folder / "game.db", Ticks()
    async with Standin() as standin, maester(standin, file, "requests", clock=clock) as bot:
        standin.interactions.answer_within = PATIENCE
        presser = Presser(standin, bot, "requests", clock)
        table = await presser.begin(game, seats, options)
        with presser.counting() as count:
            while count.answers < ANSWERS and await presser.answer(table, place):
                pass
        assert standin.journal.violations == []
    return presser


def verbs(page: Message) -> list[str]:
    """What the buttons and lists of a page do."""
    ids = [
        str(part["custom_id"])
        for part in components({"components": page.components})
        if "custom_id" in part
    ]
    return [one.split(".")[1] for one in ids]


@pytest.mark.parametrize("name", GAMES)
async def test_an_answer_at_the_table_takes_few_requests(tmp_path: Path, name: str) -> None:
    """Direct messages are open; everything is shown before the next answer."""
    count = (await counted(tmp_path, name, "table")).counted
    assert count.answers == ANSWERS
    assert count.each <= MOST, count.report()


@pytest.mark.parametrize("name", ["board game", "iron throne", "melee"])
async def test_an_answer_in_private_takes_few_requests(tmp_path: Path, name: str) -> None:
    """Whoever answers on their private page is called there, and not at the table as well."""
    count = (await counted(tmp_path, name, "letter")).counted
    assert count.each <= MOST, count.report()
    assert count.kinds["letter: edit"] == 0, count.report()


async def test_a_page_that_rests_need_not_be_closed_unless_it_asks_again(tmp_path: Path) -> None:
    """A page on which all is answered says what stays true, and the answer can be changed on it."""
    file, clock = tmp_path / "game.db", Ticks()
    async with Standin() as standin, maester(standin, file, "requests", clock=clock) as bot:
        standin.interactions.answer_within = PATIENCE
        presser = Presser(standin, bot, "requests", clock)
        table = await presser.begin("board_game", 3, {"houses": "random"})
        with presser.counting() as count:
            assert await presser.answer(table, "letter")
            first = presser.last
            assert await presser.answer(table, "letter")
            second = presser.last
            assert first is not None
            assert second not in (None, first)
            _, page = presser.private(first)
            assert verbs(page)[0] == "change"
            assert "confirm" not in verbs(page)
            await presser.change(table, first)
            assert "confirm" in verbs(page)
            while count.answers < ANSWERS and count.kinds["letter: close"] == 0:
                await presser.answer(table, "letter")
        assert count.kinds["letter: close"] == 1
        assert verbs(page) == []
        assert standin.journal.violations == []
