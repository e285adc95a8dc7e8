import pytest
from sqlalchemy import select, text

from bot.kernel import Illegal, Rng
from bot.store import schema

from .conftest import BRAN, HOST, MODERATOR, Club
from .toy import Toy, ToyState


async def walls(club: Club, number: int) -> list[int]:
    found: list[int] = (await club.tables.queries.view(number, None)).model_dump()["walls"]
    return found


async def test_a_move_is_taken_back_and_stays_in_the_history(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.does(number, HOST, "build")
    receipt = await club.tables.history.undo(number, HOST, "u")
    assert [event.type for event in receipt.events] == ["table-undone"]
    assert await walls(club, number) == [0, 0]
    assert await club.tables.history.undo(number, HOST, "u") == receipt
    await club.does(number, HOST, "rest")
    page = await club.tables.log.page(number, None)
    assert [(entry.kind, entry.undone) for entry in page.entries] == [
        ("answer", True),
        ("undo", False),
    ]


async def test_what_came_to_light_cannot_be_taken_back(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.does(number, HOST, "draw")
    with pytest.raises(Illegal, match="undo-revealed"):
        await club.tables.history.undo(number, HOST, "u")


async def test_nobody_takes_back_what_another_did(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    with pytest.raises(Illegal, match="undo-nothing"):
        await club.tables.history.undo(number, HOST, "u0")
    await club.does(number, HOST, "build")
    with pytest.raises(Illegal, match="undo-not-yours"):
        await club.tables.history.undo(number, BRAN, "u1")
    await club.does(number, BRAN, "build")
    with pytest.raises(Illegal, match="undo-not-yours"):
        await club.tables.history.undo(number, HOST, "u2")
    await club.tables.history.undo(number, BRAN, "u3")
    # Bran's move is gone, so the last one is the host's again.
    await club.tables.history.undo(number, HOST, "u4")
    assert await walls(club, number) == [0, 0]
    with pytest.raises(Illegal, match="undo-nothing"):
        await club.tables.history.undo(number, HOST, "u5")


async def test_undoing_again_and_again_never_loses_the_thread(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    for step in range(10):
        await club.does(number, HOST, "build")
        assert await walls(club, number) == [1, 0]
        await club.tables.history.undo(number, HOST, f"u{step}")
        assert await walls(club, number) == [0, 0]
    await club.does(number, HOST, "build")
    await club.does(number, BRAN, "build")
    assert await walls(club, number) == [1, 1]


async def test_answers_of_one_request_go_back_together(club: Club) -> None:
    number = (await club.start(HOST, BRAN, rounds=1)).session.id
    await club.does(number, HOST, "build")
    await club.tables.moves.prefer(number, BRAN, "mood", "wild", "p")
    await club.tables.moves.take(number, BRAN, [(2, "build"), (4, 3)], "both")
    await club.tables.history.undo(number, BRAN, "u")
    assert await walls(club, number) == [1, 0]
    assert [ask.topic for ask in (await club.tables.queries.view(number, BRAN)).asks] == ["act"]


async def test_standing_orders_outlive_an_undo(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.does(number, HOST, "build")
    await club.tables.moves.prefer(number, BRAN, "mood", "wild", "p")
    await club.tables.history.undo(number, HOST, "u")
    assert (await club.tables.queries.view(number, BRAN)).preferences == {"mood": "wild"}


async def test_a_button_for_a_question_taken_back_fits_no_other(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.does(number, HOST, "build")
    (stale,) = (await club.tables.queries.view(number, BRAN)).asks
    await club.tables.history.undo(number, HOST, "u")
    await club.does(number, HOST, "rest")
    (fresh,) = (await club.tables.queries.view(number, BRAN)).asks
    assert fresh.id != stale.id
    with pytest.raises(Illegal, match="already-decided"):
        await club.tables.moves.take(number, BRAN, [(stale.id, "build")], "stale")


async def test_a_rewind_calls_whoever_is_waited_for_again(club: Club) -> None:
    number = (await club.start(HOST, BRAN, rounds=1)).session.id
    await club.does(number, HOST, "draw")
    waited = [owed.user for owed in await club.tables.queries.waiting(number)]
    turns = select(schema.outbox.c.payload).where(schema.outbox.c.kind == "turn")
    rows = turns.order_by(schema.outbox.c.id.desc()).limit(1)
    async with club.tables.store.write() as tx:
        await tx.run(text("DELETE FROM outbox"))
    await club.tables.history.rewind(number, MODERATOR, 1, "wrong rule", "w")
    async with club.tables.store.read() as tx:
        called = (await tx.value(rows))["owed"]
    assert waited
    assert {entry["user"] for entry in called} == {
        owed.user for owed in await club.tables.queries.waiting(number)
    }


async def test_a_rewind_goes_anywhere_and_is_told(club: Club) -> None:
    number = (await club.start(HOST, BRAN, rounds=1)).session.id
    for user, value in ((HOST, "draw"), (BRAN, "build"), (HOST, 1), (BRAN, 2)):
        await club.does(number, user, value)
    assert (await club.tables.queries.info(number)).session.status == "finished"
    receipt = await club.tables.history.rewind(number, MODERATOR, 2, "wrong rule", "w")
    assert receipt.events[0].args == {
        "user": "user:900",
        "from": 5,
        "to": 2,
        "reason": "wrong rule",
    }
    info = await club.tables.queries.info(number)
    assert (info.session.status, info.session.number, info.session.result) == ("running", 6, None)
    assert await walls(club, number) == [0, 0]
    assert [owed.user for owed in await club.tables.queries.waiting(number)] == [BRAN]
    (entry,) = await club.tables.moderation.audits(session_id=number)
    assert (entry.actor, entry.action, entry.detail["to"]) == (MODERATOR, "rewind", 2)
    page = await club.tables.log.page(number, None)
    assert [entry.undone for entry in page.entries] == [True, True, False]
    for wrong in (0, 6, 7):
        with pytest.raises(Illegal, match=r"rewind-no-such-move\(min=1, max=5\)"):
            await club.tables.history.rewind(number, MODERATOR, wrong, "", f"w{wrong}")
    # Forward again is a rewind too: the end of the game is an earlier move.
    await club.tables.history.rewind(number, MODERATOR, 5, "was right", "w5")
    assert (await club.tables.queries.info(number)).session.status == "finished"
    page = await club.tables.log.page(number, None)
    assert [(entry.number, entry.undone) for entry in page.entries] == [
        (3, False),
        (5, False),
        (6, True),
        (7, False),
    ]


async def test_waiting_time_is_not_taken_back(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    club.clock.advance(30)
    await club.does(number, HOST, "build")
    club.clock.advance(30)
    await club.tables.history.undo(number, HOST, "u")
    (owed,) = await club.tables.queries.waiting(number)
    assert (owed.user, owed.since) == (HOST, club.clock.now)


async def test_a_position_is_written_down_only_while_nobody_plays(club: Club) -> None:
    number = (await club.start(HOST, BRAN, rounds=1)).session.id
    await club.does(number, HOST, "draw")
    with pytest.raises(Illegal, match="table-not-paused-or-over"):
        await club.tables.history.position(number)
    await club.tables.moderation.pause(number, MODERATOR)
    _, true = await club.tables.history.position(number)
    assert not true
    with pytest.raises(Illegal, match="rewind-no-such-move"):
        await club.tables.history.position(number, 99)
    await club.tables.moderation.resume(number, MODERATOR)
    await club.does(number, BRAN, "build")
    await club.does(number, HOST, 1)
    await club.does(number, BRAN, 2)
    state, true = await club.tables.history.position(number)
    assert true
    assert state.finish is None, "the position before the end"


async def test_a_position_of_a_paused_game_tells_no_secrets(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int | None] = []

    def redeal(rules: Toy, state: ToyState, viewer: int | None, rng: Rng) -> ToyState:
        asked.append(viewer)
        other = state.copy_state()
        other.hands = [[0] for _ in other.hands]
        return other

    monkeypatch.setattr(Toy, "redeal", redeal)
    number = (await club.start(HOST, BRAN, rounds=1)).session.id
    await club.tables.moderation.pause(number, MODERATOR)
    state, _ = await club.tables.history.position(number)
    assert isinstance(state, ToyState)
    assert (asked, state.hands) == ([None], [[0], [0]])
