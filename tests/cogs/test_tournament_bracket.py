"""A tournament that is nothing but a bracket: its standings tell wins and rounds, no points."""

import pytest

from bot.discord_ui.client import Maester
from bot.discord_ui.tournaments import pages, personal, tables
from bot.discord_ui.tournaments.sight import sight
from bot.text import LANGUAGES, words
from bot.tournaments import decisions as said
from bot.tournaments.export import standings_csv, to_json
from bot.tournaments.scoring import Outcome
from bot.tournaments.settings import preset

from .fakes import ARYA, GUILD, HALL
from .test_tournaments import NAMES, PEOPLE, begun

SIX = 6
TOLD = {
    "en": [
        "**{0}** 2 wins 👑",
        "**{1}** one win, out in the final",
        "**{2}** one win, out in the semi-finals",
        "**{4}** no wins, out in the quarter-finals",
    ],
    "de": [
        "**{0}** 2 Siege 👑",
        "**{1}** ein Sieg, ausgeschieden im Finale",
        "**{2}** ein Sieg, ausgeschieden im Halbfinale",
        "**{4}** noch kein Sieg, ausgeschieden im Viertelfinale",
    ],
}


@pytest.fixture
async def number(bot: Maester) -> int:
    """A bracket of six, with its first round."""
    settings = preset("risk", (2,), 2, "elimination")
    cups = bot.host.tables.tournaments
    created = said.Created(by=ARYA, name="Bracket", settings=settings)
    made = await cups.create(GUILD, HALL, created, thread=77)
    for person, name in zip(PEOPLE[:SIX], NAMES, strict=False):
        await bot.host.people.set_person(person, name=name)
        await cups.decide(made, said.SignedUp(by=person, person=person))
    await begun(bot, made)
    return made


async def best_win(bot: Maester, number: int) -> None:
    """The better seed, who sits first, wins every table of the round."""
    cups = bot.host.tables.tournaments
    current = (await cups.get(number)).rounds[-1]
    for at in list(current.tables):
        end = said.Result(round=current.number, table=at, outcome=Outcome(places=[[0], [1]]))
        await cups.decide(number, end)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_standings_of_a_bracket_tell_wins_and_how_far(
    bot: Maester, number: int, language: str
) -> None:
    cups = bot.host.tables.tournaments
    seen = await sight(bot.host, number, words(language))
    shown = (await tables.standings_page(None, seen)).content
    assert "0" not in shown.partition("\n")[2], "nobody has lost, and nobody has points"
    for _ in range(2):
        await best_win(bot, number)
        await cups.decide(number, await cups.draw(number, "seed"))
    await best_win(bot, number)
    seen = await sight(bot.host, number, words(language))
    names = [seen.name(person) for person in seen.cup.seeds]
    shown = (await tables.standings_page(None, seen)).content
    for line in TOLD[language]:
        assert line.format(*names) in shown, shown
    assert TOLD[language][0].format(*names) in pages.head(seen).content
    told = personal.mine(seen, seen.cup.seeds[4]).content
    assert TOLD[language][3].rpartition("** ")[2] in told
    assert ": 0" not in told
    assert " 5" not in pages.round_page(seen, seen.cup.rounds[0]).content

    sheet = tables.standings_sheet(seen, 0)
    assert [row.rounds for row in sheet.rows] == [
        ("–", "1.", "1."),
        ("–", "1.", "2."),
        ("1.", "2.", "–"),
        ("1.", "2.", "–"),
        ("2.", "–", "–"),
        ("2.", "–", "–"),
    ]
    assert [row.points for row in sheet.rows] == ["2", "1", "1", "1", "0", "0"]


async def test_files_of_a_bracket_tell_wins_and_how_far(bot: Maester, number: int) -> None:
    await best_win(bot, number)
    cup = await bot.host.tables.tournaments.get(number)
    first, *lines = standings_csv(cup, {}).splitlines()
    assert first.startswith("place,name,knockout wins,knockout round,")
    assert [line.split(",")[2:4] for line in lines] == [
        ["0", "1"],
        ["0", "1"],
        ["1", "1"],
        ["1", "1"],
        ["0", "1"],
        ["0", "1"],
    ]
    assert [line["knockout"]["wins"] for line in to_json(cup, {})["standings"]] == [
        0,
        0,
        1,
        1,
        0,
        0,
    ]
