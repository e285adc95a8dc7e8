"""Who may sign up for a tournament that asks for a rating."""

from typing import Any

import pytest

from bot.discord_ui.client import Maester
from bot.kernel import Illegal
from bot.table.ratings import Ratings
from bot.text import LANGUAGES, words
from bot.tournaments import decisions as said
from bot.tournaments.ratings import RatedGame, RatedSeat, ratings
from bot.tournaments.settings import preset
from cogs import _tournament_people as people

from .fakes import ARYA, GUILD, HALL, context

DAY = 86_400
WINNER, LOSER, NEWCOMER = 10**17, 10**17 + 1, 10**17 + 2
OTHERS = [10**17 + 10 + number for number in range(4)]


def season(now: int) -> list[RatedGame]:
    """Eight games: one person is always first, another one last in every second game."""
    return [
        RatedGame(
            at=now - (9 - number) * DAY,
            number=number,
            seats=[RatedSeat(person=one) for one in (WINNER, OTHERS[number % 4], LOSER)],
            places=[[0], [1], [2]] if number % 2 else [[0], [2], [1]],
        )
        for number in range(8)
    ]


async def cup(bot: Maester, **conditions: int | None) -> int:
    settings = preset("risk", (2,), 2, "swiss").model_copy(update=conditions)
    created = said.Created(by=ARYA, name="Cup", settings=settings)
    return await bot.host.tables.tournaments.create(GUILD, HALL, created, thread=77)


async def told_no(bot: Maester, person: int, number: int) -> dict[str, str]:
    """Why somebody cannot sign up, in every language; nothing was noted."""
    before = len((await bot.host.tables.tournaments.get(number)).decisions)
    with pytest.raises(Illegal) as caught:
        await people.join(context(bot, person), number)
    assert caught.value.reason == "tournament-needs-rating"
    assert len((await bot.host.tables.tournaments.get(number)).decisions) == before
    return {language: words(language).illegal(None, caught.value) for language in LANGUAGES}


async def test_a_rating_as_a_condition(bot: Maester, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requirement 9: from, up to, between; whoever has none yet passes an upper end only."""
    now = bot.host.tables.store.clock() // 1000
    games = season(now)
    asked: list[tuple[int, str]] = []

    async def played(self: Ratings, guild: int, game: str, sizes: Any = None) -> list[RatedGame]:
        asked.append((guild, game))
        return games

    monkeypatch.setattr(Ratings, "games", played)
    shown = {one: found.shown_at(now) for one, found in ratings(games).items()}
    high, low = shown[WINNER], shown[LOSER]
    assert high is not None
    assert low is not None
    assert low < high - 1

    at_least = await cup(bot, rating_from=high)
    await people.join(context(bot, WINNER), at_least)
    for person, own in ((LOSER, str(low)), (NEWCOMER, "none yet")):
        sentence = (await told_no(bot, person, at_least))["en"]
        assert str(high) in sentence
        assert own in sentence

    at_most = await cup(bot, rating_to=low)
    for person in (LOSER, NEWCOMER):
        await people.join(context(bot, person), at_most)
    assert str(high) in (await told_no(bot, WINNER, at_most))["de"]

    between = await cup(bot, rating_from=max(0, low + 1), rating_to=high - 1)
    for person in (WINNER, LOSER, NEWCOMER):
        for sentence in (await told_no(bot, person, between)).values():
            assert "\n" not in sentence
    assert set(asked) == {(GUILD, "risk")}
