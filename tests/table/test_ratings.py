"""Ratings of a server come from its finished games: who held which seat, and who left."""

from bot.table import TableInfo
from bot.tournaments.ratings import RatedGame, RatedSeat

from .conftest import BRAN, CERSEI, DAVOS, HOST, MODERATOR, Club

DAY = 24 * 3600


async def play(club: Club, info: TableInfo) -> None:
    """Play a game to its end: everybody builds; a day passes."""
    number = info.session.id
    while (info := await club.tables.queries.info(number)).session.status == "running":
        owed = next(seat for seat in info.seats if seat.owed_since is not None)
        assert owed.user_id is not None
        await club.does(number, owed.user_id, "build")
    club.clock.advance(DAY)


async def test_finished_games_are_rated_with_those_who_played(club: Club) -> None:
    await play(club, await club.start(HOST, BRAN, CERSEI, rounds=1, bidding=False))
    await club.start(HOST, BRAN, rounds=1, bidding=False)  # still being played
    (game,) = await club.tables.ratings.games(1, "toy")
    assert game.seats == [RatedSeat(person=one) for one in (HOST, BRAN, CERSEI)]
    assert game.places == [[0], [1], [2]]
    found = await club.tables.ratings.of_guild(1, "toy")
    assert found[HOST].mean > found[BRAN].mean > found[CERSEI].mean
    assert await club.tables.ratings.of_guild(2, "toy") == {}
    assert await club.tables.ratings.of_guild(1, "toy", sizes=[2]) == {}


async def test_a_stand_in_is_nobody_and_one_person_alone_is_no_game(club: Club) -> None:
    await play(club, await club.start(HOST, BRAN, standins=1, rounds=1, bidding=False))
    await play(club, await club.start(HOST, standins=1, rounds=1, bidding=False))
    (game,) = await club.tables.ratings.games(1, "toy")
    assert [seat.person for seat in game.seats] == [HOST, BRAN, None]


async def left_seats(club: Club) -> list[bool]:
    (game,) = await club.tables.ratings.games(1, "toy")
    return [seat.left for seat in game.seats]


async def test_whoever_is_replaced_has_left_and_the_newcomer_is_not_rated(club: Club) -> None:
    info = await club.start(HOST, BRAN, CERSEI, rounds=1, bidding=False)
    number = info.session.id
    club.clock.advance(DAY)
    await club.tables.moderation.replace(number, MODERATOR, 1, DAVOS)
    await play(club, info)
    assert await left_seats(club) == [False, True, False]
    found = await club.tables.ratings.of_guild(1, "toy")
    assert DAVOS not in found
    assert found[BRAN].mean < min(found[HOST].mean, found[CERSEI].mean)


async def test_being_forgotten_changes_nobody_elses_rating(club: Club) -> None:
    await play(club, await club.start(HOST, BRAN, CERSEI, rounds=1, bidding=False))
    await play(club, await club.start(BRAN, HOST, rounds=1, bidding=False))
    before = await club.tables.ratings.of_guild(1, "toy")
    pseudonym = await club.tables.privacy.forget(BRAN)
    after = await club.tables.ratings.of_guild(1, "toy")
    assert BRAN not in after
    assert not after[pseudonym].listed_at(club.clock.now // 1000)
    for person in (HOST, CERSEI):
        assert after[person].mean == before[person].mean


def test_a_rated_game_is_plain_data() -> None:
    game = RatedGame(at=1, number=2, seats=[RatedSeat(person=3)], places=[[0]])
    assert RatedGame.model_validate_json(game.model_dump_json()) == game
