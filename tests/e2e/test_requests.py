"""How many requests to Discord an answer comes to, over the first part of a game of each kind.

Discord takes fifty a second from a bot, however many tables it has. So nothing is shown twice:
whoever plays at the table is called there, whoever plays in private is called there, and what is
quiet is shown when it has time.
"""

from pathlib import Path

import pytest

from bot.local.server import Standin
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


@pytest.mark.parametrize("name", GAMES)
async def test_an_answer_at_the_table_takes_few_requests(tmp_path: Path, name: str) -> None:
    """Direct messages are open; everything is shown before the next answer."""
    count = (await counted(tmp_path, name, "table")).counted
    assert count.answers == ANSWERS
    assert count.each <= MOST, count.report()


@pytest.mark.parametrize("name", ["risk", "melee"])
async def test_an_answer_in_private_takes_few_requests(tmp_path: Path, name: str) -> None:
    """Whoever answers on their private page is called there, and not at the table as well."""
    count = (await counted(tmp_path, name, "letter")).counted
    assert count.each <= MOST, count.report()
    assert count.kinds["letter: edit"] == 0, count.report()
