"""Ratings as people see them: a list, a page with a curve, and nothing of who hides."""

import re
from typing import Any

import pytest

from bot.discord_ui.client import Maester
from bot.discord_ui.rankings import Rated, rating_page
from bot.text import LANGUAGES, words
from bot.tournaments.ratings import DAY, RatedGame, RatedSeat, ranking, ratings
from tests.e2e.harness import DOT, Sketch

ARYA, BRAN = 1, 2
NOW = 40 * DAY


def games(count: int = 12) -> list[RatedGame]:
    """Arya always wins, and Bran is always second; the others are new every time."""
    return [
        RatedGame(
            at=day * DAY,
            number=day,
            seats=[RatedSeat(person=one) for one in (ARYA, BRAN, 10 * day, 10 * day + 1)],
            places=[[0], [1], [2], [3]],
        )
        for day in range(1, count + 1)
    ]


def test_the_best_come_first_and_nobody_too_early_or_long_away() -> None:
    found = ratings(games())
    listed = [one.person for one in ranking(found, NOW)]
    assert listed == [ARYA, BRAN]
    assert ranking(ratings(games(2)), NOW) == []
    assert ranking(found, NOW + 200 * DAY) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 12])
async def test_a_players_page_has_the_number_once_it_is_sure(language: str, count: int) -> None:
    rating = ratings(games(count))[ARYA]
    about = Rated("risk", "Arya", rating, hidden=False)
    page = await rating_page(Sketch(), about, words(language), NOW)
    shown = rating.shown_at(NOW)
    assert (shown is None) == (count == 1)
    assert shown is None or str(shown) in page.content
    assert [data for _, data, _ in page.files] == ([] if count == 1 else [DOT])
    assert str(round(rating.mean * 100)) in page.content, "the curve in words"
    assert (words(language).say("rank-how") in page.content) == (count == 1), "why there is none"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_long_curve_is_told_by_its_newest_games(language: str) -> None:
    rating = ratings(games(80))[ARYA]
    page = await rating_page(
        Sketch(), Rated("risk", "Arya", rating, hidden=False), words(language), 80 * DAY
    )
    means = [str(round(mean * 100)) for _, mean, _ in rating.curve]
    text, picture = page.content, page.files[0][2]
    assert re.findall(r"\b\d{4}\b", text.splitlines()[2]) == means[-10:]
    assert re.findall(r"\b\d{4}\b", picture) == means[-60:]
    assert "71" in text
    assert "21" in picture


async def test_whoever_hides_is_named_nowhere(bot: Maester) -> None:
    people, service = bot.host.people, bot.host.tables.ratings
    await people.set_person(ARYA, name="Arya", unrated=True)
    await people.set_person(BRAN, name="Bran")
    assert await service.hidden([ARYA, BRAN]) == {ARYA}
    await people.set_person(ARYA, unrated=None)
    hidden: Any = await service.hidden([ARYA, BRAN])
    assert hidden == set()
