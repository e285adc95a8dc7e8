"""A season on Discord's wire: nothing opened twice, nothing lost, and the standings are right."""

from pathlib import Path

from tests.e2e.season import check, opened, play
from tests.tournaments import independent

PEOPLE, ROUNDS = 60, 5


async def test_a_season_of_the_board_game_over_the_wire(tmp_path: Path) -> None:
    async with opened(tmp_path / "maester.db", PEOPLE) as season:
        await play(season, ROUNDS, PEOPLE)
        await check(season, independent.standings)
        assert season.bot.kills >= 2 * ROUNDS
