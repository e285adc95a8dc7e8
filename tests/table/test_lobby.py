import pytest

from bot.kernel import Illegal

from .conftest import BRAN, CERSEI, DAVOS, HOST, MODERATOR, Club


async def test_a_table_is_opened_joined_and_started(club: Club) -> None:
    tables = club.tables
    info = await tables.lobby.create(1, 2, HOST, "toy", "  A   feast ", {"rounds": 3})
    assert (info.session.title, info.session.status, len(info.seats)) == ("A feast", "lobby", 4)
    assert info.session.options == {"rounds": 3, "map": "north", "bidding": True}
    number = info.session.id
    info = await tables.lobby.join(number, BRAN)
    assert [seat.user_id for seat in info.seats] == [HOST, BRAN, None, None]
    info = await tables.lobby.start(number, HOST)
    assert info.session.status == "running"
    assert sorted(seat.user_id or 0 for seat in info.seats) == [HOST, BRAN]
    assert (await tables.queries.view(number, HOST)).seats == 2
    assert [row.session.id for row in await tables.queries.of_guild(1)] == [number]
    assert await tables.queries.of_guild(2) == []


async def test_nobody_sits_twice_and_a_full_table_is_full(club: Club) -> None:
    info = await club.tables.lobby.create(1, 2, HOST, "toy", "Small", {}, seats=2)
    with pytest.raises(Illegal, match="table-already-seated"):
        await club.tables.lobby.join(info.session.id, HOST)
    await club.tables.lobby.join(info.session.id, BRAN)
    with pytest.raises(Illegal, match=r"table-full\(max=2\)"):
        await club.tables.lobby.join(info.session.id, CERSEI)


async def test_a_person_may_have_the_place_of_a_standin(club: Club) -> None:
    info = await club.tables.lobby.create(1, 2, HOST, "toy", "Small", {}, seats=2)
    info = await club.tables.lobby.fill_with_standins(info.session.id, HOST)
    assert [seat.kind for seat in info.seats] == ["human", "standin"]
    info = await club.tables.lobby.join(info.session.id, BRAN)
    assert [seat.kind for seat in info.seats] == ["human", "human"]


async def test_the_host_is_replaced_when_they_leave_and_an_empty_table_goes(club: Club) -> None:
    info = await club.tables.lobby.create(1, 2, HOST, "toy", "Small", {})
    number = info.session.id
    await club.tables.lobby.join(number, BRAN)
    info = await club.tables.seats.leave(number, HOST)
    assert info.session.host_user == BRAN
    with pytest.raises(Illegal, match="table-not-host"):
        await club.tables.lobby.start(number, HOST)
    info = await club.tables.seats.leave(number, BRAN)
    assert info.session.status == "cancelled"
    with pytest.raises(Illegal, match="table-cancelled"):
        await club.tables.lobby.join(number, CERSEI)


async def test_a_chosen_seat_is_kept_and_the_others_are_dealt(club: Club) -> None:
    orders = set()
    for _ in range(12):
        info = await club.tables.lobby.create(1, 2, HOST, "toy", "Seats", {}, seats=4)
        number = info.session.id
        for user in (BRAN, CERSEI, DAVOS):
            await club.tables.lobby.join(number, user)
        info = await club.tables.lobby.choose_seat(number, DAVOS, 0)
        assert [seat.user_id for seat in info.seats] == [DAVOS, BRAN, CERSEI, HOST]
        with pytest.raises(Illegal, match="table-seat-taken"):
            await club.tables.lobby.choose_seat(number, HOST, 0)
        info = await club.tables.lobby.start(number, HOST)
        assert info.seats[0].user_id == DAVOS
        orders.add(tuple(seat.user_id for seat in info.seats))
    assert len(orders) > 1


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"rounds": 0}, "table-option-range(option='rounds', min=1, max=10000)"),
        ({"map": "east"}, "table-option-choice(option='map', options=['north', 'south'])"),
        (
            {"bidding": "perhaps"},
            "table-option-choice(option='bidding', options=['true', 'false'])",
        ),
        (
            {"speed": 1},
            "table-option-unknown(option='speed', options=['rounds', 'map', 'bidding'])",
        ),
    ],
)
async def test_a_bad_option_is_refused_with_what_would_be_right(
    club: Club, options: dict[str, object], reason: str
) -> None:
    with pytest.raises(Illegal) as refused:
        await club.tables.lobby.create(1, 2, HOST, "toy", "Bad", options)
    assert str(refused.value) == reason
    info = await club.tables.lobby.create(1, 2, HOST, "toy", "Good", {})
    with pytest.raises(Illegal) as refused:
        await club.tables.lobby.set_options(info.session.id, HOST, options)
    assert str(refused.value) == reason
    assert (await club.tables.queries.info(info.session.id)).session.options["rounds"] == 2


async def test_options_that_do_not_fit_the_seats(club: Club) -> None:
    info = await club.tables.lobby.create(1, 2, HOST, "toy", "South", {"map": "south"})
    assert len(info.seats) == 3
    number = info.session.id
    with pytest.raises(Illegal, match="toy-south-is-small"):
        await club.tables.lobby.set_options(number, HOST, {}, seats=4)
    info = await club.tables.lobby.set_options(number, HOST, {"map": "north"}, seats=4)
    assert (info.session.options["map"], len(info.seats)) == ("north", 4)
    with pytest.raises(Illegal, match="table-not-host"):
        await club.tables.lobby.set_options(number, BRAN, {})
    await club.tables.lobby.set_options(number, MODERATOR, {"rounds": 5}, moderator=True)


async def test_fewer_seats_keep_everybody_who_sits(club: Club) -> None:
    info = await club.tables.lobby.create(1, 2, HOST, "toy", "Shrinking", {}, seats=4)
    number = info.session.id
    await club.tables.lobby.join(number, BRAN)
    await club.tables.lobby.choose_seat(number, BRAN, 3)
    info = await club.tables.lobby.set_options(number, HOST, {}, seats=2)
    assert [seat.user_id for seat in info.seats] == [HOST, BRAN]
    await club.tables.lobby.set_options(number, HOST, {}, seats=3)
    await club.tables.lobby.join(number, CERSEI)
    with pytest.raises(Illegal, match=r"table-too-many-seated\(seated=3, seats=2\)"):
        await club.tables.lobby.set_options(number, HOST, {}, seats=2)


async def test_too_few_players_do_not_start(club: Club) -> None:
    info = await club.tables.lobby.create(1, 2, HOST, "toy", "Alone", {})
    with pytest.raises(Illegal, match=r"table-too-few\(min=2\)"):
        await club.tables.lobby.start(info.session.id, HOST)
    assert (await club.tables.queries.info(info.session.id)).session.status == "lobby"


async def test_a_started_game_is_no_lobby_any_more(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    for act in (
        club.tables.lobby.join(number, CERSEI),
        club.tables.lobby.start(number, HOST),
        club.tables.lobby.set_options(number, HOST, {"rounds": 1}),
    ):
        with pytest.raises(Illegal, match="table-already-started"):
            await act


async def test_unknown_games_tables_and_titles(club: Club) -> None:
    with pytest.raises(Illegal, match="table-unknown-game"):
        await club.tables.lobby.create(1, 2, HOST, "chess", "No", {})
    with pytest.raises(Illegal, match="table-unknown"):
        await club.tables.queries.info(77)
    for title in ("", "   ", "x" * 101):
        with pytest.raises(Illegal, match="table-title"):
            await club.tables.lobby.create(1, 2, HOST, "toy", title, {})


async def test_a_table_is_found_by_its_thread(club: Club) -> None:
    info = await club.tables.lobby.create(1, 2, HOST, "toy", "Thread", {})
    await club.tables.places.move(info.session.id, 55, 66)
    found = await club.tables.queries.by_thread(66)
    assert found is not None
    assert (found.session.id, found.session.channel_id) == (info.session.id, 55)
    assert await club.tables.queries.by_thread(67) is None
