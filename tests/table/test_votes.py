"""What a table decides by vote where no moderator may: act for a seat, free it, go back."""

import pytest

from bot.kernel import Illegal
from bot.store import moves
from bot.table.durations import HOUR
from bot.table.votes import Motion

from .conftest import BRAN, CERSEI, DAVOS, HOST, MODERATOR, Club
from .slow import DAILY, Slow

LEFT_ALONE = DAILY.model_copy(update={"overtime": "moderator"})


async def test_the_table_decides_for_a_seat_that_holds_it_up(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI)).session.id
    poll = await club.tables.votes.on_game(number, BRAN, Motion("act", 0))
    assert (poll.votes, poll.needed, poll.passed) == (1, 2, False)
    assert (await club.tables.votes.on_game(number, BRAN, Motion("act", 0))).votes == 1
    assert (await club.tables.votes.on_game(number, CERSEI, Motion("act", 0))).passed
    page = await club.tables.log.page(number, None)
    assert [event.type for event in page.entries[0].events] == ["table-voted-act", "built"]
    assert [owed.user for owed in await club.tables.queries.waiting(number)] == [BRAN]
    async with club.store.read() as tx:
        move = await moves.get(tx, number, 2)
    assert move is not None
    assert (move.kind, move.seat, move.actor_user) == ("act-for", 0, None)
    with pytest.raises(Illegal, match="table-nothing-owed"):
        await club.tables.votes.on_game(number, CERSEI, Motion("act", 0))


async def test_a_vote_is_about_the_question_that_is_open(club: Club) -> None:
    """Who wanted an answer to one question has said nothing about the next one."""
    number = (await club.start(HOST, BRAN, CERSEI, bidding=False)).session.id
    await club.tables.votes.on_game(number, BRAN, Motion("act", 0))
    for user in (HOST, BRAN, CERSEI):
        await club.does(number, user, "build")
    assert (await club.tables.votes.on_game(number, CERSEI, Motion("act", 0))).votes == 1


async def test_the_table_frees_a_seat_that_somebody_else_takes_over(club: Club) -> None:
    slow = Slow(club)
    number = await slow.start(HOST, BRAN, CERSEI, clock=LEFT_ALONE)
    await slow.mail.take()
    await club.tables.votes.on_game(number, BRAN, Motion("free", 0))
    assert (await club.tables.votes.on_game(number, CERSEI, Motion("free", 0))).passed
    info = await club.tables.queries.info(number)
    assert (info.seats[0].kind, info.seats[0].user_id) == ("open", None)
    assert info.session.host_user == BRAN
    told = [what for what, _ in await slow.mail.take()]
    assert told == ["table-vote", "table-voted-free", "open", "overtime"]
    with pytest.raises(Illegal, match="table-nobody-there"):
        await club.tables.votes.on_game(number, BRAN, Motion("free", 0))
    await club.tables.seats.take_over(number, DAVOS, 0)
    assert (await club.tables.queries.view(number, DAVOS)).viewer == 0


async def test_a_vote_about_a_seat_is_about_who_holds_it(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI)).session.id
    await club.tables.votes.on_game(number, BRAN, Motion("free", 0))
    club.clock.advance(60)
    await club.tables.moderation.replace(number, MODERATOR, 0, DAVOS)
    assert (await club.tables.votes.on_game(number, CERSEI, Motion("free", 0))).votes == 1


async def test_the_table_goes_back(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI)).session.id
    for user in (HOST, BRAN):
        await club.does(number, user, "build")
    await club.tables.votes.on_game(number, HOST, Motion("rewind", 1))
    await club.tables.moderation.pause(number, MODERATOR)
    assert (await club.tables.votes.on_game(number, CERSEI, Motion("rewind", 1))).passed
    assert (await club.tables.queries.view(number, None)).model_dump()["walls"] == [0, 0, 0]
    page = await club.tables.log.page(number, None)
    assert [event.type for event in page.entries[-1].events] == ["table-voted-rewind"]
    for wrong in (0, 99):
        with pytest.raises(Illegal, match="rewind-no-such-move"):
            await club.tables.votes.on_game(number, HOST, Motion("rewind", wrong))


async def test_who_may_vote_on_what(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    with pytest.raises(Illegal, match="table-not-seated"):
        await club.tables.votes.on_game(number, MODERATOR, Motion("act", 0))
    with pytest.raises(Illegal, match="vote-own-seat"):
        await club.tables.votes.on_game(number, HOST, Motion("free", 0))
    with pytest.raises(Illegal, match="table-no-such-seat"):
        await club.tables.votes.on_game(number, HOST, Motion("act", 7))
    await club.tables.moderation.pause(number, MODERATOR)
    with pytest.raises(Illegal, match="table-paused"):
        await club.tables.votes.on_game(number, HOST, Motion("act", 0))
    # Two players are a majority together only: nobody is voted down by one other.
    assert (await club.tables.votes.on_game(number, BRAN, Motion("free", 0))).needed == 2


async def test_a_vote_delivered_twice_counts_once(club: Club) -> None:
    """Also if it was the one that was needed: the second delivery opens no new vote."""
    slow = Slow(club)
    number = await slow.start(HOST, BRAN, CERSEI, rounds=9)
    await club.does(number, HOST, "build")
    for motion in ("rewind", "extend"):
        for user in (BRAN, CERSEI):
            polls = [
                await club.tables.votes.on_game(
                    number, user, Motion("rewind", 1), f"{motion}{user}"
                )
                if motion == "rewind"
                else await club.tables.votes.on_time(number, user, "extend", f"{motion}{user}")
                for _ in range(2)
            ]
            assert polls[0] == polls[1]
        assert polls[0].passed
    async with club.store.read() as tx:
        kinds = [move.kind for move in await moves.between(tx, number, 1, 99)]
    assert kinds == ["start", "answer", "rewind"]
    assert await slow.due(number) == {0: 48}
    votes = (await club.tables.queries.info(number)).session.votes
    assert not any((votes or {}).values())


async def test_more_time_given_twice_by_one_command_is_given_once(club: Club) -> None:
    slow = Slow(club)
    number = await slow.start(HOST, BRAN)
    for _ in range(2):
        await club.tables.clocks.extend(number, MODERATOR, HOUR, "i1")
    assert await slow.due(number) == {0: 25}
    assert len(await club.tables.moderation.audits(session_id=number)) == 1
