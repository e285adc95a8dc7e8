"""How many tables one host may have, finding any of them, and closing many."""

import pytest

from bot.kernel import Illegal
from bot.store import settings
from bot.store.search import Filter, Word
from bot.table.waits import Agreement

from .conftest import BRAN, CERSEI, HOST, MODERATOR, Club
from .test_moderation import notices

GUILD, OTHER = 1, 2
DAY = 24 * 3600


async def opened(club: Club, user: int = HOST, title: str = "War", guild: int = GUILD) -> int:
    info = await club.tables.lobby.create(guild, 2, user, "toy", title, {}, seats=2)
    return info.session.id


async def found(club: Club, wanted: Filter) -> list[int]:
    numbers = [info.session.id for info in await club.tables.queries.search(wanted, 1000)]
    assert await club.tables.queries.count(wanted) == len(numbers)
    return numbers


async def test_open_tables_of_a_host_are_counted_here_and_everywhere(club: Club) -> None:
    mine = [await opened(club) for _ in range(2)]
    await opened(club, guild=OTHER)
    await opened(club, BRAN)
    check = club.tables.lobby.check_hosting
    await check(HOST, GUILD, here=3, everywhere=4)
    with pytest.raises(Illegal, match="table-too-many-here"):
        await check(HOST, GUILD, here=2, everywhere=4)
    with pytest.raises(Illegal, match="table-too-many-everywhere"):
        await check(HOST, GUILD, here=None, everywhere=3)
    await check(HOST, GUILD, here=None, everywhere=4)
    await club.tables.lobby.cancel(mine[0], HOST)
    await check(HOST, GUILD, here=2, everywhere=3)


async def test_running_and_paused_tables_count_too(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.tables.moderation.pause(number, MODERATOR)
    with pytest.raises(Illegal, match="table-too-many-here"):
        await club.tables.lobby.check_hosting(HOST, GUILD, here=1, everywhere=9)


async def test_any_table_is_found_by_title_number_game_and_player(club: Club) -> None:
    old = await opened(club, CERSEI, "Der Ärger im Süden")
    for _ in range(60):
        await opened(club)
    async with club.store.write() as tx:
        await settings.change(tx, "user", CERSEI, {"name": "Königin Cersei"})

    async def words(*typed: str) -> list[int]:
        return await found(club, Filter(guild=GUILD, words=[Word(one) for one in typed]))

    assert old not in [info.session.id for info in await club.tables.queries.of_guild(GUILD)]
    for typed in (["süd"], ["ärger"], ["SÜDEN", "der"], [f"#{old}"], ["königin"], ["cers", "im"]):
        assert await words(*typed) == [old], typed
    assert await words("süden", "norden") == []
    assert await words("%") == await words("_") == []
    assert len(await found(club, Filter(guild=GUILD, words=[Word("x", ("toy",))]))) == 61


async def test_tables_are_told_apart_by_seat_host_game_and_age(club: Club) -> None:
    old = await opened(club)
    joined = await opened(club)
    club.clock.advance(10 * DAY)
    await club.tables.lobby.join(joined, BRAN)
    running = (await club.start(CERSEI, BRAN)).session.id
    new = await opened(club, BRAN)
    away = await opened(club, guild=OTHER)
    since = club.clock.now - 5 * DAY * 1000
    assert await found(club, Filter(guild=GUILD, idle_since=since)) == [old]
    assert await found(club, Filter(guild=GUILD, seated=BRAN)) == [new, running, joined]
    assert await found(club, Filter(guild=GUILD, statuses=("lobby",), not_seated=BRAN)) == [old]
    assert await found(club, Filter(host=HOST)) == [away, joined, old]
    assert await found(club, Filter(guild=GUILD, game="chess")) == []
    assert await found(club, Filter(guild=GUILD, numbers=[(old, joined), (new, new)])) == [
        new,
        joined,
        old,
    ]
    assert await found(club, Filter(guild=GUILD, newest=joined)) == [joined, old]


async def test_a_moderator_closes_a_table_for_all_to_see(club: Club) -> None:
    lobby, running = await opened(club), (await club.start(HOST, BRAN)).session.id
    for number in (lobby, running):
        await club.tables.moderation.close(number, MODERATOR)
        assert (await club.tables.queries.info(number)).session.status == "cancelled"
        assert "table-was-closed" in await notices(club, number)
        with pytest.raises(Illegal, match="table-cancelled"):
            await club.tables.moderation.close(number, MODERATOR)
    audits = await club.tables.moderation.audits(guild=GUILD)
    assert [(row.action, row.actor, row.session_id) for row in audits] == [
        ("close", MODERATOR, running),
        ("close", MODERATOR, lobby),
    ]
    assert await club.tables.queries.waiting(running) == []


async def test_what_a_moderator_does_with_the_hosts_rights_is_written_down(club: Club) -> None:
    tables, clock = club.tables, Agreement(kind="move", time=DAY * 1000)
    for user, moderator in ((HOST, False), (MODERATOR, True)):
        number = await opened(club)
        await tables.lobby.join(number, BRAN)
        await tables.lobby.set_options(number, user, {"rounds": 5}, moderator=moderator)
        await tables.clocks.set(number, user, clock, moderator=moderator)
        await tables.lobby.start(number, user, moderator=moderator)
        await tables.lobby.cancel(number, user, moderator=moderator)
        lobby = await opened(club)
        await tables.lobby.cancel(lobby, user, moderator=moderator)
    audits = [(row.action, row.actor) for row in await tables.moderation.audits(guild=GUILD)]
    deeds = ("options", "clock", "start", "close", "close")
    assert audits[::-1] == [(deed, MODERATOR) for deed in deeds]
    with pytest.raises(Illegal, match="table-not-host"):
        await tables.lobby.cancel(await opened(club), BRAN)
    assert len(await tables.moderation.audits(guild=GUILD)) == len(deeds)
