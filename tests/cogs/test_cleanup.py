"""/mod close: which tables are meant, asked once, done by a button."""

from typing import Any

import discord
import pytest

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.page import LONGEST, Page, Press, decode
from bot.kernel import Illegal
from cogs import _cleanup, _list
from cogs._cleanup import Cleanup, named
from tests.cogs.fakes import ARYA, BRAN, CERSEI, GUILD, context, game, table
from tests.cogs.test_tournaments import begun, cup


class Member(discord.Member):
    """As much of a member as is looked at."""

    def __init__(self, user: int) -> None:
        self._user: Any = discord.Object(user)
        self._roles: Any = []

    @property
    def roles(self) -> list[discord.Role]:
        return []


def moderator(bot: Maester, press: Press | None = None, *, manages: bool = True) -> Context:
    """Cersei, who may manage the server unless said otherwise."""
    asked = context(bot, CERSEI)
    interaction: Any = asked.interaction
    interaction.user = Member(CERSEI)
    interaction.guild = discord.Object(GUILD)
    interaction.permissions = discord.Permissions(manage_guild=manages)
    asked.press = press or asked.press
    return asked


def pressed(page: Page) -> Press:
    """What the only button stands for."""
    ((button,),) = page.rows
    return decode(str(getattr(button, "custom_id", "")))


async def statuses(bot: Maester, *numbers: int) -> list[str]:
    return [(await bot.host.tables.queries.info(number)).session.status for number in numbers]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("7", [(7, 7)]),
        ("#7, 9-12", [(7, 7), (9, 12)]),
        ("12 – 9; 3", [(9, 12), (3, 3)]),
        (" 4 5,6, ", [(4, 4), (5, 5), (6, 6)]),
    ],
)
def test_numbers_as_people_write_them(typed: str, meant: list[tuple[int, int]]) -> None:
    assert list(named(typed)) == meant


@pytest.mark.parametrize("typed", ["all", "1-2-3", "1;drop", "-3", "9" * 12, "²", ""])
def test_other_numbers_are_refused(typed: str) -> None:
    with pytest.raises(Illegal, match="close-numbers"):
        list(named(typed))


@pytest.mark.parametrize(
    "cleanup",
    [
        Cleanup(7),
        Cleanup(7, host=2**62, game="board_game", idle_since=1_800_000_000),
        Cleanup(7, numbers=((1, 1), (3, 9))),
    ],
)
def test_a_button_remembers_which_tables(cleanup: Cleanup) -> None:
    press = Press(_cleanup.VERB, 0, 0, cleanup.encode())
    assert len(press.encode()) <= LONGEST
    assert _cleanup.decode(decode(press.encode()).arg) == cleanup


@pytest.mark.parametrize("forged", ["", "u", "u1.hx", "h5", f"u{2**63}", "u1.h05", "u1.z9", "u²"])
def test_a_forged_button_is_refused(forged: str) -> None:
    with pytest.raises(Illegal):
        _cleanup.decode(forged)


async def test_many_tables_are_counted_then_closed_by_one_press(bot: Maester) -> None:
    mine = [(await table(bot, ARYA, title=f"Flood {n}")).session.id for n in range(12)]
    other, running = (await table(bot, BRAN)).session.id, await game(bot, ARYA)
    page = await _cleanup.ask(moderator(bot), ARYA, None, None, None)
    assert "**13 tables**" in page.content
    assert "Flood 11" in page.content
    assert set(await statuses(bot, *mine)) == {"lobby"}
    later = (await table(bot, ARYA, title="After the question")).session.id
    done = await _cleanup.close(moderator(bot, pressed(page)))
    assert "13 tables are closed" in done.content
    assert done.rows == []
    assert set(await statuses(bot, *mine, running)) == {"cancelled"}
    assert await statuses(bot, other, later) == ["lobby", "lobby"]
    audits = await bot.host.tables.moderation.audits(guild=GUILD)
    assert {(row.action, row.actor) for row in audits} == {("close", CERSEI)}
    assert len(audits) == 13
    again = await _cleanup.close(moderator(bot, pressed(page)))
    assert "No table was left" in again.content


async def test_more_than_one_press_takes_are_asked_about_again(
    bot: Maester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_cleanup, "AT_ONCE", 2)
    numbers = [(await table(bot, ARYA)).session.id for _ in range(3)]
    page = await _cleanup.ask(moderator(bot), None, "risk", None, None)
    page = await _cleanup.close(moderator(bot, pressed(page)))
    assert "2 tables are closed" in page.content
    assert "**One table** would" in page.content
    await _cleanup.close(moderator(bot, pressed(page)))
    assert set(await statuses(bot, *numbers)) == {"cancelled"}


async def test_numbers_and_idle_days_narrow_it_down(bot: Maester) -> None:
    one, two = [(await table(bot, ARYA)).session.id for _ in range(2)]
    page = await _cleanup.ask(moderator(bot), None, None, None, f"{one}, 700-900")
    assert "**One table**" in page.content
    with pytest.raises(Illegal, match="close-none"):
        await _cleanup.ask(moderator(bot), None, None, 3, None)
    with pytest.raises(Illegal, match="close-which"):
        await _cleanup.ask(moderator(bot), None, None, None, None)
    many = ",".join(str(two + 2 * number) for number in range(60))
    with pytest.raises(Illegal, match="close-too-many-numbers"):
        await _cleanup.ask(moderator(bot), None, None, None, many)


async def test_only_moderators_ask_and_press(bot: Maester) -> None:
    number = (await table(bot, ARYA)).session.id
    page = await _cleanup.ask(moderator(bot), ARYA, None, None, None)
    with pytest.raises(Illegal, match="moderators-only"):
        await _cleanup.ask(moderator(bot, manages=False), ARYA, None, None, None)
    with pytest.raises(Illegal, match="moderators-only"):
        await _cleanup.close(moderator(bot, pressed(page), manages=False))
    assert await statuses(bot, number) == ["lobby"]


async def test_the_list_has_pages_and_every_table_is_on_one(bot: Maester) -> None:
    titles = {(await table(bot, ARYA, title=f"War {n:02}")).session.title for n in range(60)}
    asked = context(bot, BRAN)
    page = await _list.tables_page(asked, 0)
    seen, pages = set(), 0
    while True:
        pages += 1
        seen |= {title for title in titles if title in page.content}
        onward = [decode(str(getattr(one, "custom_id", ""))) for row in page.rows for one in row]
        older = [press for press in onward if press.arg == str(pages)]
        if not older:
            break
        asked.press = older[0]
        page = await _list.turn(asked)
    assert seen == titles
    assert pages == 8
    asked.press = Press(_list.VERB, 0, 0, "9" * 50)
    assert "War 59" in (await _list.turn(asked)).content


async def test_tables_of_tournaments_are_left_to_organisers(bot: Maester) -> None:
    number = await cup(bot, 2)
    await begun(bot, number)
    with pytest.raises(Illegal, match="close-none"):
        await _cleanup.ask(moderator(bot), None, "risk", None, None)
    (session,) = {one.session for one in (await bot.host.tables.tournaments.get(number)).tables()}
    assert await statuses(bot, session or 0) == ["running"]
