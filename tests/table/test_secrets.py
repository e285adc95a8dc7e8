import pytest

from bot.store import outbox

from .conftest import BRAN, CERSEI, HOST, MODERATOR, Club
from .toy import Toy


async def test_a_view_shows_the_own_seat_and_nothing_else(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    mine = (await club.tables.queries.view(number, BRAN)).model_dump()
    assert isinstance(mine["hands"][1], list)
    assert mine["hands"][0] == 1
    for stranger in (CERSEI, None):
        public = (await club.tables.queries.view(number, stranger)).model_dump()
        assert public["hands"] == [1, 1]
        assert public["asks"] == []


async def test_the_log_and_receipts_are_filtered(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    receipt = await club.does(number, HOST, "draw")
    assert [event.type for event in receipt.events] == ["drew"]
    for user, seen in ((HOST, ["drew"]), (BRAN, []), (None, [])):
        page = await club.tables.log.page(number, user)
        assert [event.type for entry in page.entries for event in entry.events] == seen
        entries = await club.tables.log.between(number, user, 2, 2)
        assert [event.type for entry in entries for event in entry.events] == seen


async def test_a_repeated_request_is_filtered_like_the_first(club: Club) -> None:
    number = (await club.start(HOST, BRAN, bidding=False)).session.id
    first = await club.tables.moves.take(number, HOST, [(1, "draw")], "same")
    assert await club.tables.moves.take(number, HOST, [(1, "draw")], "same") == first


async def test_who_acts_for_a_seat_does_not_see_what_it_draws(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(Toy.policies, "standin", lambda view, ask, rng: ["draw"])
    number = (await club.start(HOST, BRAN)).session.id
    for _ in range(2):
        receipt = await club.tables.moderation.act_for(number, MODERATOR, 0, "same")
        assert [event.type for event in receipt.events] == ["table-acted-for"]
    assert len((await club.tables.queries.view(number, HOST)).model_dump()["hands"][0]) == 2


async def test_only_those_whose_secrets_changed_are_told(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI)).session.id
    async with club.store.write() as tx:
        rows = await outbox.unclaimed(tx, number)
        assert {row.target for row in rows} == {"table", "user:100", "user:200", "user:300"}
        await outbox.mark_done(tx, {row.id: None for row in rows})
    await club.does(number, HOST, "draw")
    async with club.store.read() as tx:
        rows = await outbox.unclaimed(tx, number)
    secrets = {row.target: row.payload for row in rows if row.kind == "secrets"}
    # The first has a new card, the second a question; the third has nothing new.
    assert set(secrets) == {"user:100", "user:200"}
    told = {"user": 100, "seat": 0, "called": False, "openly": False, "first": 2, "last": 2}
    assert secrets["user:100"] == told
    # Nothing of it is in the open: no log row, and the payloads name numbers only.
    assert "log" not in {row.kind for row in rows}


async def test_pages_of_the_log(club: Club) -> None:
    number = (await club.start(HOST, BRAN, rounds=30, bidding=False)).session.id
    for step in range(44):
        await club.does(number, (HOST, BRAN)[step % 2], "build")
    newest = await club.tables.log.page(number, None)
    assert (newest.page, newest.pages) == (0, 3)
    assert [entry.number for entry in newest.entries] == list(range(26, 46))
    oldest = await club.tables.log.page(number, None, 99)
    assert (oldest.page, [entry.number for entry in oldest.entries]) == (2, [2, 3, 4, 5])
