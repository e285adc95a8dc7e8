"""Which table a command is about, and who may see it."""

import pytest

from bot.discord_ui.client import Maester
from bot.kernel import Illegal
from cogs._tables import at_table, candidates
from tests.cogs.fakes import ARYA, BRAN, CERSEI, GUILD, context, table


async def test_in_a_tables_thread_it_is_that_table(bot: Maester) -> None:
    await table(bot, ARYA, title="One", thread=31)
    two = await table(bot, ARYA, title="Two", thread=32)
    found = await at_table(context(bot, ARYA, channel=32))
    assert found.session.id == two.session.id


async def test_a_named_table_goes_before_the_thread(bot: Maester) -> None:
    one = await table(bot, ARYA, title="One", thread=31)
    await table(bot, ARYA, title="Two", thread=32)
    asked = context(bot, ARYA, channel=32)
    found = await at_table(asked, str(one.session.id))
    assert found.session.id == asked.press.session == one.session.id


async def test_elsewhere_it_is_the_only_one(bot: Maester) -> None:
    mine = await table(bot, ARYA)
    await table(bot, BRAN)
    assert (await at_table(context(bot, ARYA))).session.id == mine.session.id
    assert (await at_table(context(bot, ARYA), None, "all")).session.id == mine.session.id
    with pytest.raises(Illegal, match="no-table"):
        await at_table(context(bot, CERSEI))


async def test_of_several_one_must_be_named_by_number_or_title(bot: Maester) -> None:
    await table(bot, ARYA, title="Storm of Swords")
    feast = await table(bot, ARYA, title="Feast for Crows")
    with pytest.raises(Illegal, match="which-table"):
        await at_table(context(bot, ARYA))
    found = await at_table(context(bot, ARYA), "feast for crow")
    assert found.session.id == feast.session.id


async def test_an_old_table_is_named_by_its_title_too(bot: Maester) -> None:
    old = await table(bot, BRAN, title="Feast for Crows")
    for number in range(60):
        await table(bot, ARYA, title=f"War {number}")
    found = await at_table(context(bot, CERSEI), "Feast for Crows", "all")
    assert found.session.id == old.session.id


@pytest.mark.parametrize("typed", ["0", "77", "9" * 40, "²", "1; drop table sessions"])
async def test_nonsense_is_refused(bot: Maester, typed: str) -> None:
    await table(bot, ARYA, title="One")
    with pytest.raises(Illegal):
        await at_table(context(bot, ARYA), typed)


async def test_tables_of_other_servers_are_as_good_as_none(bot: Maester) -> None:
    far = await table(bot, ARYA, guild=GUILD + 1)
    with pytest.raises(Illegal, match="table-unknown"):
        await at_table(context(bot, ARYA), str(far.session.id), "all")
    assert await candidates(context(bot, ARYA), "all") == []


async def test_in_direct_messages_one_sees_ones_own_tables_of_all_servers(bot: Maester) -> None:
    near, far = await table(bot, ARYA, BRAN), await table(bot, ARYA, guild=GUILD + 1)
    mine = await candidates(context(bot, ARYA, guild=None), "all")
    assert [info.session.id for info in mine] == [far.session.id, near.session.id]
    with pytest.raises(Illegal, match="table-unknown"):
        await at_table(context(bot, BRAN, guild=None), str(far.session.id), "all")


async def test_one_can_join_where_one_does_not_sit(bot: Maester) -> None:
    mine, other = await table(bot, ARYA), await table(bot, BRAN)
    free = await candidates(context(bot, ARYA), "joinable")
    assert [info.session.id for info in free] == [other.session.id]
    assert mine.session.id != other.session.id


async def test_a_command_of_another_game_is_refused(bot: Maester) -> None:
    await table(bot, ARYA, thread=31)
    with pytest.raises(Illegal, match="other-game"):
        await at_table(context(bot, ARYA, channel=31), game="chess")
