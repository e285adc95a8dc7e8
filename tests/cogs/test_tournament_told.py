"""What a tournament tells says what is true then, and offers what can be done."""

import pytest

from bot.discord_ui.client import Maester
from bot.discord_ui.page import Page
from bot.discord_ui.tournaments import agreed, personal
from bot.discord_ui.tournaments.sight import sight
from bot.text import words
from bot.tournaments import decisions as said
from bot.tournaments.scoring import Outcome
from bot.tournaments.settings import preset
from cogs import _tournament_lead as lead
from cogs import _tournament_people as people

from .fakes import ARYA, context
from .test_tournaments import PEOPLE, begun, cup, everybody_moderates

__all__ = ["everybody_moderates"]


def verbs(page: Page) -> list[str]:
    """What the buttons of a page do."""
    ids = [str(getattr(item, "custom_id", "")) for row in page.rows for item in row]
    return [one.split(".")[1] for one in ids]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"format": "swiss", "rounds": 2, "cut": 0}, "2 rounds. No cut."),
        ({"format": "swiss", "rounds": 2, "cut": None}, "follows from the field"),
        ({"format": "pods", "rounds": 3, "cut": 4}, "3 rounds. Then 4 go on"),
        ({"format": "robin"}, "follows from the field"),
    ],
)
def test_the_number_of_rounds_is_told_where_it_is_known(
    changes: dict[str, object], told: str
) -> None:
    settings = preset("risk", (2,), 2, "swiss").model_copy(update=changes)
    assert told in "\n".join(agreed.rules_lines(settings, words("en")))


@pytest.mark.parametrize(
    ("cut", "told"), [(0, "come back later"), (2, "come back before the knock-out stage")]
)
async def test_whoever_stops_is_told_whether_they_can_come_back(
    bot: Maester, cut: int, told: str
) -> None:
    number = await cup(bot, cut=cut)
    await begun(bot, number)
    asked = context(bot, PEOPLE[0])
    page = await people.leave(asked, number)
    assert told in page.content
    assert "the table you play at now" in page.content
    one = (await bot.host.tables.tournaments.get(number)).rounds[0]
    table = one.table_of(PEOPLE[0])
    assert table is not None
    end = said.Result(round=1, table=table.number, outcome=Outcome(places=[[0], [1]]))
    await bot.host.tables.tournaments.decide(number, end)
    assert "Everything you have played stands" in (await people.leave(asked, number)).content


async def test_a_judge_can_be_called_only_where_one_plays(bot: Maester) -> None:
    number = await cup(bot, rounds=1)
    await begun(bot, number)
    cups = bot.host.tables.tournaments
    assert "cup_judge" in verbs(personal.mine(await sight(bot.host, number), PEOPLE[0]))
    for table in (1, 2):
        end = said.Result(round=1, table=table, outcome=Outcome(places=[[0], [1]]))
        await cups.decide(number, end)
    assert "cup_judge" not in verbs(personal.mine(await sight(bot.host, number), PEOPLE[0]))
    await cups.decide(number, said.Finished(by=ARYA))
    assert "You are in." not in personal.mine(await sight(bot.host, number), PEOPLE[0]).content


async def test_an_organiser_who_plays_is_offered_no_other_draw(bot: Maester) -> None:
    number = await cup(bot)
    cups = bot.host.tables.tournaments
    await cups.decide(number, said.OrganiserNamed(by=ARYA, person=PEOPLE[0]))
    await cups.decide(number, said.Started(by=ARYA, seed="lot"))
    page = await lead.next_step(context(bot, ARYA), number)
    assert verbs(page) == ["cup_publish", "cup_redraw", "cup_swap"]
    page = await lead.next_step(context(bot, PEOPLE[0]), number)
    assert verbs(page) == ["cup_publish"]
    assert "but not change it" in page.content
