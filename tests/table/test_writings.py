"""Notes are their writer's alone; letters reach their reader once, and nobody else."""

import pytest

from bot.kernel import Illegal
from bot.store import outbox, settings
from bot.table.writings import LONGEST_LETTER, LONGEST_NOTE, MOST_AN_HOUR, REFUSED

from .conftest import BRAN, CERSEI, HOST, MODERATOR, Club


async def test_a_note_is_kept_for_its_writer(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    writings = club.tables.writings
    await writings.write_note(number, HOST, "  Bran bluffs  ")
    assert await writings.note(number, HOST) == "Bran bluffs"
    assert await writings.note(number, BRAN) == ""
    await writings.write_note(number, HOST, "")
    assert await writings.note(number, HOST) == ""
    with pytest.raises(Illegal, match="table-not-seated"):
        await writings.note(number, MODERATOR)
    with pytest.raises(Illegal, match="note-too-long"):
        await writings.write_note(number, HOST, "x" * (LONGEST_NOTE + 1))


async def test_a_letter_is_handed_over_once(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    writings = club.tables.writings
    for _ in range(2):
        await writings.send(number, HOST, 1, "peace?", "same request")
    (letter,) = await writings.letters(number, BRAN)
    assert (letter.text, letter.from_seat) == ("peace?", 0)
    async with club.store.read() as tx:
        rows = [row for row in await outbox.unclaimed(tx, number) if row.kind == "letter"]
    assert [(row.target, row.payload) for row in rows] == [(f"user:{BRAN}", {"letter": letter.id})]
    assert await writings.letter(letter.id, BRAN) == letter
    assert await writings.letter(letter.id, HOST) is None
    assert await writings.letters(number, CERSEI) == []


async def test_letters_that_cannot_be_are_refused_with_the_reason(club: Club) -> None:
    number = (await club.start(HOST, BRAN, standins=1)).session.id
    writings = club.tables.writings

    async def refused(reason: str, user: int, seat: int, text: str) -> None:
        with pytest.raises(Illegal, match=reason):
            await writings.send(number, user, seat, text, club.request())

    await refused("letter-empty", HOST, 1, "  ")
    await refused("letter-too-long", HOST, 1, "x" * (LONGEST_LETTER + 1))
    await refused("letter-to-yourself", HOST, 0, "me")
    await refused("letter-nobody-there", HOST, 2, "you")
    await refused("table-no-such-seat", HOST, 9, "you")
    await refused("table-not-seated", MODERATOR, 1, "you")
    for _ in range(MOST_AN_HOUR):
        await writings.send(number, HOST, 1, "again", club.request())
    await refused("letter-too-many", HOST, 1, "and again")
    club.clock.advance(3601)
    await writings.send(number, HOST, 1, "later", club.request())


async def test_a_table_may_forbid_letters(club: Club) -> None:
    lobby = club.tables.lobby
    number = (await lobby.create(1, 2, HOST, "toy", "Test", {}, seats=2)).session.id
    await lobby.join(number, BRAN)
    with pytest.raises(Illegal, match="letter-not-now"):
        await club.tables.writings.send(number, HOST, 1, "soon", club.request())
    await lobby.set_options(number, HOST, {}, letters=False)
    await lobby.start(number, HOST)
    with pytest.raises(Illegal, match="letter-forbidden"):
        await club.tables.writings.send(number, HOST, 1, "psst", club.request())


async def test_nobody_has_to_read_somebodys_letters(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    async with club.store.write() as tx:
        await settings.change(tx, "user", BRAN, {REFUSED: [HOST]})
    with pytest.raises(Illegal, match="letter-refused"):
        await club.tables.writings.send(number, HOST, 1, "peace?", club.request())


async def test_whoever_is_forgotten_leaves_no_note_and_no_letter(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    writings = club.tables.writings
    await writings.write_note(number, HOST, "secret")
    await writings.send(number, HOST, 1, "peace?", club.request())
    exported = await club.tables.privacy.export(HOST)
    assert [note["text"] for note in exported["notes"]] == ["secret"]
    assert [letter["text"] for letter in exported["letters"]] == ["peace?"]
    await club.tables.privacy.forget(HOST)
    assert await writings.letters(number, BRAN) == []
    assert (await club.tables.privacy.export(HOST))["notes"] == []
