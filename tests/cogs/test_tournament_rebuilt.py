"""Requirements 1, 6 and 9: everything is derived; organisers are warned; who may sign up."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from sqlalchemy import delete

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.tournaments import agreed, alarms, pages, personal, tables
from bot.discord_ui.tournaments.sight import sight
from bot.kernel import Illegal
from bot.render.bracket import bracket_sheet
from bot.render.drawing import to_svg
from bot.render.standings import standings_sheet
from bot.store import Store, schema
from bot.table import Tables
from bot.text import LANGUAGES, words
from bot.tournaments import decisions as said
from bot.tournaments.scoring import Outcome
from bot.tournaments.settings import preset
from bot.tournaments.standings import standings
from cogs import _tournament_people as people

from .fakes import ARYA, GUILD, HALL, context
from .test_tournaments import PEOPLE, begun, cup

DAY = 86_400


async def everything(bot: Maester, number: int) -> list[str | bytes]:
    """Every page and picture of a tournament, in every language."""
    found: list[str | bytes] = []
    for language in LANGUAGES:
        seen = await sight(bot.host, number, words(language))
        told = [pages.head(seen), agreed.rules_page(seen), tables.pairings_page(seen)]
        told += [pages.round_page(seen, one) for one in seen.cup.rounds]
        told += [personal.mine(seen, one) for one in PEOPLE[:4]]
        told += [personal.why(seen, one) for one in PEOPLE[:4]]
        told.append(await tables.standings_page(None, seen, 0, PEOPLE[0]))
        found += [page.content for page in told]
        found.append(to_svg(standings_sheet(tables.standings_sheet(seen, 0))).encode())
        if seen.cup.knockout:
            sheets = tables.bracket_sheets(seen)
            found += [to_svg(bracket_sheet(sheet)).encode() for sheet in sheets]
    return found


@pytest.mark.parametrize("cut", [0, 2])
async def test_what_is_derived_is_the_same_again_after_everything_else_is_gone(
    bot: Maester, store: Store, cut: int
) -> None:
    """Requirement 1: posts and threads are forgotten, the process is another one: byte-equal."""
    number = await cup(bot, rounds=1, cut=cut)
    await begun(bot, number)
    cups = bot.host.tables.tournaments
    for table in (1, 2):
        end = said.Result(round=1, table=table, outcome=Outcome(places=[[1], [0]]))
        await cups.decide(number, end)
    if cut:
        best = [line.person for line in standings(await cups.get(number))][:cut]
        await cups.decide(number, said.CutMade(by=ARYA, seeds=best))
        await cups.decide(number, await cups.draw(number, "seed"))
    before = await everything(bot, number)
    async with store.write() as tx:
        await tx.run(delete(schema.tournament_posts))
    bot.host.tables = Tables(store, bot.host.tables.games)
    assert await everything(bot, number) == before


async def test_organisers_are_told_whom_open_tables_wait_for(bot: Maester) -> None:
    """Requirement 6: which tables are open, and whom they wait for; in both languages."""
    number = await cup(bot, hours=48)
    await begun(bot, number)
    cups = bot.host.tables.tournaments
    first, second = (await cups.get(number)).tables()
    end = said.Result(round=1, table=second.number, outcome=Outcome(places=[[0], [1]]))
    await cups.decide(number, end)
    for language in LANGUAGES:
        seen = await sight(bot.host, number, words(language))
        page = alarms.warning(seen, said.Warned(round=1))
        awaited = seen.awaited[first.session or 0]
        assert awaited
        assert f"<@{ARYA}>" in page.content
        line = page.content.split("\n")[1]
        assert f"**{first.number}**" in line or f" {first.number}" in line
        for person in awaited:
            assert seen.name(person) in line
        assert len(page.content.split("\n")) == 2, "a table that has ended is not named"


class Member(discord.Member):
    """Somebody of the server: since when, and with which roles."""

    def __init__(self, user: int, since: float, *roles: int) -> None:
        self._user: Any = SimpleNamespace(id=user)
        self._known = [SimpleNamespace(id=role) for role in roles]
        self.joined_at = discord.utils.utcnow().fromtimestamp(since, discord.utils.utcnow().tzinfo)

    @property
    def roles(self) -> Any:
        return self._known


def somebody(bot: Maester, user: int, days: float, *roles: int) -> Context:
    """Somebody who has been on the server for so many days."""
    found = context(bot, user)
    now = bot.host.tables.store.clock() / 1000
    interaction: Any = found.interaction
    interaction.user = Member(user, now - days * DAY, *roles)
    interaction.permissions = discord.Permissions.none()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_role_and_days_on_the_server_as_conditions(bot: Maester, language: str) -> None:
    """Requirement 9."""
    settings = preset("risk", (2,), 2, "swiss").model_copy(update={"role": 55, "member_days": 3})
    created = said.Created(by=ARYA, name="Cup", settings=settings)
    number = await bot.host.tables.tournaments.create(GUILD, HALL, created, thread=77)
    for days, roles, reason in (
        (9, (), "tournament-needs-role"),
        (9, (54,), "tournament-needs-role"),
        (2.9, (55,), "tournament-needs-days"),
    ):
        with pytest.raises(Illegal) as caught:
            await people.join(somebody(bot, 7, days, *roles), number)
        assert caught.value.reason == reason
        assert "\n" not in words(language).illegal(None, caught.value)
    await people.join(somebody(bot, 7, 3.1, 54, 55), number)
    assert list((await bot.host.tables.tournaments.get(number)).entrants) == [7]
