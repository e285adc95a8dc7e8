"""A game again from its beginning: every stop, what is told there, and nothing that was hidden."""

import pytest
import zstandard

from bot.kernel import Illegal
from bot.store import outbox
from bot.table.recordings import LARGEST, Recording, record, unpack

from .conftest import BRAN, HOST, Club
from .toy import View


async def played(club: Club) -> int:
    """A game of two rounds in which the first move was taken back and made again."""
    number = (await club.start(HOST, BRAN)).session.id
    await club.does(number, HOST, "build")
    await club.tables.history.undo(number, HOST, "u")
    await club.does(number, HOST, "draw")
    for _ in range(2):
        await club.does(number, BRAN, "build")
        await club.does(number, HOST, 3)
        await club.does(number, BRAN, 5)
        if (await club.tables.queries.info(number)).session.status == "running":
            await club.does(number, HOST, "rest")
    return number


async def test_a_replay_stops_where_something_was_seen_and_nothing_was_taken_back(
    club: Club,
) -> None:
    number = await played(club)
    info = await club.tables.queries.info(number)
    replays = club.tables.replays
    everybody = await replays.outline(info, None)
    host = await replays.outline(info, 0)
    assert [event.type for event in everybody.told(0, info.session.number)] == [
        *("built", "bids", "round"),
        *("built", "bids"),
    ]
    assert "drew" in [event.type for event in host.told(0, info.session.number)]
    assert {"drew"} == {e.type for s in host.steps for e in s.events} - {
        e.type for s in everybody.steps for e in s.events
    }


async def test_the_board_at_the_end_of_a_round_is_the_one_of_then(club: Club) -> None:
    number = await played(club)
    info = await club.tables.queries.info(number)
    outline = await club.tables.replays.outline(info, None)
    first, second = outline.rounds
    assert (first.round, second.round) == (0, 2)
    then = await club.tables.replays.view(info, None, first.last)
    now = await club.tables.replays.view(info, None, second.last)
    assert isinstance(then, View)
    assert isinstance(now, View)
    assert (then.walls, then.scores) == ([0, 1], [0, 1])
    assert (now.walls, now.scores) == ([0, 2], [0, 2])
    assert now == await club.tables.queries.view(number, None)


async def test_everybody_else_sees_no_hand_in_a_replay(club: Club) -> None:
    number = await played(club)
    info = await club.tables.queries.info(number)
    for seat, hidden in ((None, [0, 1]), (0, [1]), (1, [0])):
        outline = await club.tables.replays.outline(info, seat)
        for stop in outline.numbers:
            view = await club.tables.replays.view(info, seat, stop)
            assert isinstance(view, View)
            assert all(isinstance(view.hands[other], int) for other in hidden)


async def test_a_recording_is_what_its_reader_saw(club: Club) -> None:
    number = await played(club)
    info = await club.tables.queries.info(number)
    replays = club.tables.replays
    outline = await replays.outline(info, 1)
    recording = await record(replays, info, 1, outline, ["Ada", "Ben"])
    again = unpack(recording.pack())
    assert again == recording
    last = again.stops[-1]
    assert last.view is not None
    shown = View.model_validate(last.view)
    assert shown == (await replays.view(info, 1, last.number)).model_copy(
        update={"asks": [], "preferences": {}, "told": {}}
    )
    assert "drew" not in {event.type for stop in again.stops for event in stop.events}


async def test_a_game_that_has_not_begun_has_no_replay(club: Club) -> None:
    info = await club.tables.lobby.create(1, 2, HOST, "toy", "Test", {}, seats=2)
    with pytest.raises(Illegal, match="table-not-started"):
        await club.tables.replays.outline(info, None)


async def test_a_move_that_never_was_is_refused(club: Club) -> None:
    info = await club.start(HOST, BRAN)
    with pytest.raises(Illegal, match="replay-no-such-move"):
        await club.tables.replays.view(info, None, 99)


@pytest.mark.parametrize("data", [b"", b"\x28\xb5\x2f\xfd\x00", b"{}", b"GIF89a" * 9])
def test_what_is_no_recording_is_refused(data: bytes) -> None:
    with pytest.raises(Illegal, match="replay-not-a-file"):
        unpack(data)


def test_a_recording_of_a_later_release_is_refused() -> None:
    later = Recording(maester=2, game="toy", title="", names=[], viewer=None, stops=[])
    with pytest.raises(Illegal, match="replay-too-new"):
        unpack(later.pack())


def test_a_recording_that_says_it_is_huge_is_refused() -> None:
    bomb = zstandard.ZstdCompressor().compress(bytes(LARGEST + 1))
    with pytest.raises(Illegal, match="replay-not-a-file"):
        unpack(bomb)


async def test_the_end_of_a_game_wants_a_film(club: Club) -> None:
    number = await played(club)
    async with club.store.read() as tx:
        rows = await outbox.unclaimed(tx, number)
    assert ("film", "film") in [(row.kind, row.target) for row in rows]
