import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.kernel import Answer, Illegal
from bot.store import Store, deadlines, moves, sessions
from bot.table import OpenTable, Receipt, Tables
from bot.table.open_table import Hook
from bot.table.waits import Debt

from .conftest import BRAN, CERSEI, HOST, Club
from .toy import games

pytestmark = pytest.mark.both


async def history(club: Club, session_id: int) -> list[tuple[int, str, int | None]]:
    async with club.store.read() as tx:
        found = await moves.between(tx, session_id, 1, 10_000)
    return [(move.number, move.kind, move.seat) for move in found]


async def test_a_whole_game(club: Club) -> None:
    number = (await club.start(HOST, BRAN, rounds=1)).session.id
    receipt = await club.does(number, HOST, "build")
    assert (receipt.number, [event.type for event in receipt.events]) == (2, ["built"])
    await club.does(number, BRAN, "rest")
    await club.does(number, HOST, 3)
    await club.does(number, BRAN, 5)
    info = await club.tables.queries.info(number)
    assert info.session.status == "finished"
    assert info.session.result is not None
    assert info.session.result["places"] == [[1], [0]]
    assert [seat.owed_since for seat in info.seats] == [None, None]
    with pytest.raises(Illegal, match="table-finished"):
        await club.tables.moves.take(number, HOST, [(1, "build")], "late")


async def test_only_the_holder_of_a_seat_answers(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    with pytest.raises(Illegal, match="table-not-seated"):
        await club.tables.moves.take(number, CERSEI, [(1, "build")], "a")
    with pytest.raises(Illegal, match="not-your-question"):
        await club.tables.moves.take(number, BRAN, [(1, "build")], "b")
    with pytest.raises(Illegal, match="table-nothing-answered"):
        await club.tables.moves.take(number, HOST, [], "c")
    assert await history(club, number) == [(1, "start", None)]


async def test_the_same_request_twice_counts_once(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    first = await club.tables.moves.take(number, HOST, [(1, "build")], "same")
    await club.does(number, BRAN, "build")
    again = await club.tables.moves.take(number, HOST, [(1, "build")], "same")
    assert again == first
    assert (await club.tables.queries.view(number, None)).model_dump()["walls"] == [1, 1]
    with pytest.raises(Illegal, match="table-request-reused"):
        await club.tables.moves.take(number, BRAN, [(1, "build")], "same")


async def test_the_same_request_twice_at_once_counts_once(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    other = Tables(club.store, games)
    receipts = await asyncio.gather(
        *(
            tables.moves.take(number, HOST, [(1, "build")], "same")
            for tables in (club.tables, other) * 4
        )
    )
    assert all(receipt == receipts[0] for receipt in receipts)
    assert len(await history(club, number)) == 2


async def test_the_request_that_ended_the_game_can_be_repeated(club: Club) -> None:
    number = (await club.start(HOST, BRAN, rounds=1, bidding=False)).session.id
    await club.does(number, HOST, "build")
    first = await club.tables.moves.take(number, BRAN, [(2, "build")], "end")
    assert await club.tables.moves.take(number, BRAN, [(2, "build")], "end") == first


async def test_several_answers_count_together_or_not_at_all(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    with pytest.raises(Illegal, match="not-your-question"):
        await club.tables.moves.take(number, HOST, [(1, "build"), (2, "build")], "both")
    assert await history(club, number) == [(1, "start", None)]
    assert (await club.tables.queries.view(number, None)).model_dump()["walls"] == [0, 0]


async def test_two_people_answer_at_the_same_time(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI, rounds=20)).session.id
    for turn in range(20):
        for user in (HOST, BRAN, CERSEI):
            await club.does(number, user, "build")
        await asyncio.gather(*(club.does(number, user, 1) for user in (HOST, BRAN, CERSEI)))
        assert (await club.tables.queries.info(number)).session.number == 1 + 6 * (turn + 1)


async def test_two_processes_on_one_database_never_both_win(
    club: Club, address: str | Path
) -> None:
    number = (await club.start(HOST, BRAN, rounds=50, bidding=False)).session.id
    second = Store(address, club.clock)
    await second.open()
    others = Tables(second, games)
    won = 0
    for step in range(40):
        user = (HOST, BRAN)[step % 2]
        results = await asyncio.gather(
            *(
                tables.moves.take(number, user, [(step + 1, "build")], f"{step}/{name}")
                for name, tables in (("a", club.tables), ("b", others))
            ),
            return_exceptions=True,
        )
        won += sum(not isinstance(result, BaseException) for result in results)
        assert [type(r) for r in results if isinstance(r, BaseException)] == [Illegal]
    await second.close()
    assert won == 40
    assert (await club.tables.queries.view(number, None)).model_dump()["walls"] == [20, 20]


async def test_different_sessions_play_side_by_side(club: Club) -> None:
    numbers = [(await club.start(HOST, BRAN, rounds=5)).session.id for _ in range(8)]

    async def play(number: int) -> None:
        while (await club.tables.queries.info(number)).session.status == "running":
            for owed in await club.tables.queries.waiting(number):
                assert owed.user is not None
                await club.does(number, owed.user, "build" if owed.public == "act" else 4)

    await asyncio.gather(*(play(number) for number in numbers))
    assert await club.tables.queries.owed_by(HOST) == []


async def test_standing_orders_and_giving_up(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.tables.moves.prefer(number, BRAN, "mood", "wild", "p1")
    assert (await club.tables.queries.view(number, BRAN)).preferences == {"mood": "wild"}
    assert (await club.tables.queries.view(number, HOST)).preferences == {}
    with pytest.raises(Illegal, match="no-such-preference"):
        await club.tables.moves.prefer(number, BRAN, "tempo", "fast", "p2")
    await club.tables.moves.concede(number, BRAN, "c1")
    await club.does(number, HOST, "build")
    waiting = await club.tables.queries.waiting(number)
    assert [(owed.user, owed.public) for owed in waiting] == [(HOST, "bid")]
    assert [kind for _, kind, _ in await history(club, number)] == [
        "start",
        "prefer",
        "concede",
        "answer",
    ]


async def test_a_half_done_answer_is_gone_once_it_is_answered(club: Club) -> None:
    """The question is still open, for others have not answered it; it shows the answer then."""
    number = (await club.start(HOST, BRAN)).session.id
    for user in (HOST, BRAN):
        await club.does(number, user, "build")
    view = await club.tables.queries.view(number, HOST)
    (bid,) = view.asks
    await club.tables.drafts.save(number, HOST, bid.id, {"half": 1})
    await club.does(number, HOST, 0)
    assert (await club.tables.queries.view(number, HOST)).asks[0].answer == 0
    assert await club.tables.drafts.load(number, HOST, bid.id) is None


async def test_drafts_are_kept_until_the_question_is_closed(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.tables.drafts.save(number, HOST, 1, {"half": 1})
    await club.tables.drafts.save(number, HOST, 1, {"half": 2})
    assert await club.tables.drafts.load(number, HOST, 1) == {"half": 2}
    assert await club.tables.drafts.load(number, BRAN, 1) is None
    with pytest.raises(Illegal, match="already-decided"):
        await club.tables.drafts.save(number, BRAN, 1, {})
    with pytest.raises(Illegal, match="table-draft-too-large"):
        await club.tables.drafts.save(number, HOST, 1, {"half": "x" * 30_000})
    await club.does(number, HOST, "build")
    assert await club.tables.drafts.load(number, HOST, 1) is None


async def test_who_is_waited_for_since_when(club: Club) -> None:
    begun = club.clock.now
    number = (await club.start(HOST, BRAN)).session.id
    club.clock.advance(60)
    await club.does(number, HOST, "build")
    await club.does(number, BRAN, "build")
    club.clock.advance(60)
    await club.does(number, HOST, 1)
    (owed,) = await club.tables.queries.waiting(number)
    assert (owed.user, owed.public, owed.since) == (BRAN, "bid", begun + 60_000)
    assert [row.session.id for row in await club.tables.queries.owed_by(BRAN)] == [number]
    assert await club.tables.queries.owed_by(HOST) == []


async def test_a_caller_who_gives_up_waiting_leaves_nothing_half_done(club: Club) -> None:
    number = (await club.start(HOST, BRAN, rounds=1000, bidding=False)).session.id
    for patience in range(60):
        (owed,) = await club.tables.queries.waiting(number)
        assert owed.user is not None
        task = asyncio.create_task(club.does(number, owed.user, "build"))
        await asyncio.sleep(patience / 2000)
        task.cancel()
        (left,) = await asyncio.gather(task, return_exceptions=True)
        assert isinstance(left, (Receipt, asyncio.CancelledError)), "the database stayed locked"
    view = (await club.tables.queries.view(number, None)).model_dump()
    assert sum(view["walls"]) == len(await history(club, number)) - 1


async def test_whoever_finds_that_another_was_faster_changes_nothing(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id

    async def overtaken() -> None:
        async with club.tables.repository.change(number) as table:
            table.answer("answer", Answer(seat=0, ask=1, value="build"), HOST)
            await sessions.change(table.tx, number, number=2)

    with pytest.raises(Illegal, match="table-changed"):
        await overtaken()
    assert await history(club, number) == [(1, "start", None)]
    assert (await club.tables.queries.info(number)).session.number == 1


async def test_clocks_are_set_in_the_same_transaction_as_the_move(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    broken = False

    async def clock(table: OpenTable, owed: list[Debt]) -> None:
        for row in owed:
            if row.since is not None:
                due = row.since + 1000
                await deadlines.put(table.tx, number, "turn", due, name=f"seat:{row.seat}")
            else:
                await deadlines.cancel(table.tx, number, "turn", f"seat:{row.seat}")
        if broken:
            raise RuntimeError("no clock, no move")

    async def pending() -> list[str]:
        async with club.store.read() as tx:
            return [row.name for row in await deadlines.of_session(tx, number)]

    club.tables.repository.after_change.append(Hook(clock))
    await club.does(number, HOST, "build")
    assert await pending() == ["seat:1"]
    broken = True
    with pytest.raises(RuntimeError):
        await club.does(number, BRAN, "build")
    assert await pending() == ["seat:1"]
    assert len(await history(club, number)) == 2


async def test_a_question_may_be_named_by_its_topic(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    with pytest.raises(Illegal, match=r"not-asked-now\(topic='act'\)"):
        await club.tables.moves.take(number, BRAN, [("act", "build")], "early")
    await club.tables.moves.take(number, HOST, [("act", "build")], "a")
    await club.tables.moves.take(number, BRAN, [("act", "build"), ("bid", 3)], "b")
    assert [kind for _, kind, _ in await history(club, number)] == ["start"] + ["answer"] * 3
    with pytest.raises(Illegal, match="toy-no-sevens"):
        await club.tables.moves.take(number, HOST, [("bid", 7)], "c")


async def test_a_chain_may_be_taken_as_far_as_it_is_asked(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    chain: list[tuple[int | str, Any]] = [("act", "build"), ("act", "build")]
    with pytest.raises(Illegal, match="not-asked-now"):
        await club.tables.moves.take(number, HOST, chain, "whole")
    assert len(await history(club, number)) == 1
    receipt = await club.tables.moves.take(number, HOST, chain, "partly", partly=True)
    assert receipt.left == 1
    assert len(await history(club, number)) == 2
    with pytest.raises(Illegal, match="not-asked-now"):
        await club.tables.moves.take(number, HOST, chain, "nothing", partly=True)
    assert len(await history(club, number)) == 2
