import pytest

from bot.kernel import Illegal
from bot.store import moves, outbox
from bot.table import standins as standins_module

from .conftest import BRAN, CERSEI, DAVOS, HOST, MODERATOR, Club, holders


async def kinds(club: Club, number: int) -> list[tuple[str, int | None]]:
    async with club.store.read() as tx:
        return [(move.kind, move.seat) for move in await moves.between(tx, number, 1, 9999)]


async def notices(club: Club, number: int) -> list[str]:
    async with club.store.read() as tx:
        rows = await outbox.unclaimed(tx, number)
    return [row.payload["type"] for row in rows if row.kind == "notice"]


async def test_a_paused_game_takes_no_moves(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.tables.moderation.pause(number, MODERATOR, "dinner")
    with pytest.raises(Illegal, match="table-paused"):
        await club.does(number, HOST, "build")
    with pytest.raises(Illegal, match="table-paused"):
        await club.tables.history.undo(number, HOST, "u")
    assert await club.tables.queries.owed_by(HOST) == []
    club.clock.advance(3600)
    await club.tables.moderation.resume(number, MODERATOR)
    (owed,) = await club.tables.queries.owed_by(HOST)
    assert owed.since == club.clock.now
    with pytest.raises(Illegal, match="table-not-paused"):
        await club.tables.moderation.resume(number, MODERATOR)
    assert await notices(club, number) == ["table-was-paused", "table-was-resumed"]
    actions = [row.action for row in await club.tables.moderation.audits(guild=1)]
    assert actions == ["resume", "pause"]


async def test_a_seat_changes_hands(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.tables.drafts.save(number, HOST, 1, {"half": "private"})
    await club.tables.moderation.replace(number, MODERATOR, 0, CERSEI)
    assert (await club.tables.queries.view(number, CERSEI)).viewer == 0
    assert (await club.tables.queries.view(number, HOST)).viewer is None
    assert await club.tables.drafts.load(number, CERSEI, 1) is None
    with pytest.raises(Illegal, match="table-not-seated"):
        await club.tables.moves.take(number, HOST, [(1, "build")], "x")
    await club.does(number, CERSEI, "build")
    async with club.store.read() as tx:
        held = [(row["seat"], row["user_id"], row["until_at"]) for row in await holders(tx, number)]
    assert held == [(0, HOST, club.clock.now), (1, BRAN, None), (0, CERSEI, None)]


async def test_nobody_takes_a_second_seat_or_one_after_another(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI)).session.id
    with pytest.raises(Illegal, match="table-already-seated"):
        await club.tables.moderation.replace(number, MODERATOR, 0, BRAN)
    await club.tables.moderation.remove(number, MODERATOR, 1)
    with pytest.raises(Illegal, match="table-knows-too-much"):
        await club.tables.moderation.replace(number, MODERATOR, 0, BRAN)
    await club.tables.moderation.replace(number, MODERATOR, 1, BRAN)
    with pytest.raises(Illegal, match="table-no-such-seat"):
        await club.tables.moderation.replace(number, MODERATOR, 3, DAVOS)


async def test_a_standin_takes_over_at_once(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI)).session.id
    await club.tables.moderation.remove(number, MODERATOR, 0)
    assert [owed.user for owed in await club.tables.queries.waiting(number)] == [BRAN]
    assert await kinds(club, number) == [("start", None), ("standin", 0)]
    with pytest.raises(Illegal, match="table-nobody-there"):
        await club.tables.moderation.remove(number, MODERATOR, 0)


async def test_standins_wait_while_the_game_is_paused(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.tables.moderation.pause(number, MODERATOR)
    await club.tables.moderation.remove(number, MODERATOR, 0)
    assert await kinds(club, number) == [("start", None)]
    await club.tables.moderation.resume(number, MODERATOR)
    assert await kinds(club, number) == [("start", None), ("standin", 0)]


async def test_standins_play_until_a_person_is_waited_for(club: Club) -> None:
    number = (await club.start(HOST, standins=2, rounds=4)).session.id
    receipt = await club.does(number, HOST, "build")
    # Two stand-ins build, and both bid at once although the host has not.
    assert await kinds(club, number) == [
        ("start", None),
        ("answer", 0),
        ("standin", 1),
        ("standin", 2),
        ("standin", 1),
        ("standin", 2),
    ]
    assert receipt.number == 6
    assert [owed.user for owed in await club.tables.queries.waiting(number)] == [HOST]


async def test_an_undo_takes_the_standins_along_unless_they_revealed_something(club: Club) -> None:
    number = (await club.start(HOST, standins=1)).session.id
    await club.does(number, HOST, "build")
    await club.tables.history.undo(number, HOST, "u")
    assert (await club.tables.queries.view(number, HOST)).model_dump()["walls"] == [0, 0]
    await club.does(number, HOST, "build")
    await club.does(number, HOST, 9)
    with pytest.raises(Illegal, match="undo-revealed"):
        await club.tables.history.undo(number, HOST, "u2")


async def test_many_moves_of_standins_go_on_in_the_next_transaction(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standins_module, "MOST_IN_A_ROW", 5)
    number = (await club.start(HOST, standins=3, rounds=3, bidding=False)).session.id
    await club.tables.moderation.remove(number, MODERATOR, 0)
    assert (await club.tables.queries.info(number)).session.status == "running"
    assert await club.tables.deadlines.run_due() == 2
    assert (await club.tables.queries.info(number)).session.status == "finished"
    assert await kinds(club, number) == [
        ("start", None),
        *(("standin", step % 4) for step in range(12)),
    ]


async def test_acting_for_somebody_is_announced(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.tables.moderation.act_for(number, MODERATOR, 0, "a", reason="on holiday")
    page = await club.tables.log.page(number, None)
    assert [event.type for event in page.entries[0].events] == ["table-acted-for", "built"]
    with pytest.raises(Illegal, match="table-nothing-owed"):
        await club.tables.moderation.act_for(number, MODERATOR, 0, "b")
    await club.tables.moderation.act_for(number, MODERATOR, 1, "c")
    assert [row.action for row in await club.tables.moderation.audits(session_id=number)] == [
        "act-for"
    ] * 2


async def test_a_moderator_at_the_table_sees_their_own_seat_only(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.tables.moderation.pause(number, HOST)
    view = (await club.tables.queries.view(number, HOST)).model_dump()
    assert view["hands"][1] == 1


async def test_removing_somebody_from_the_lobby_frees_the_seat(club: Club) -> None:
    info = await club.tables.lobby.create(1, 2, HOST, "toy", "Lobby", {}, seats=2)
    await club.tables.lobby.join(info.session.id, BRAN)
    info = await club.tables.moderation.remove(info.session.id, MODERATOR, 1)
    assert info.seats[1].kind == "open"


async def test_cancelling_a_game(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    with pytest.raises(Illegal, match="table-not-host"):
        await club.tables.lobby.cancel(number, BRAN)
    await club.tables.lobby.cancel(number, MODERATOR, moderator=True)
    assert await club.tables.queries.owed_by(HOST) == []
    assert await club.tables.queries.waiting(number) == []
    with pytest.raises(Illegal, match="table-cancelled"):
        await club.tables.moves.take(number, HOST, [(1, "build")], "x")
