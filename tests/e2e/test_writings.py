"""Notes, letters and replays on Discord's wire."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.conftest import Server
from tests.e2e.harness import maester
from tests.e2e.support import begun, text_of, told


async def test_players_write_to_one_another(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        arya, davos = table.people
        page = await told(arya, table.thread, "game letter")
        outcome = await arya.choose(page, "Write to …", "1")
        assert outcome.modal is not None
        sent = await arya.submit(outcome.modal, {"value": "peace? @everyone **now**"})
        assert sent.message is not None
        assert "is on its way" in sent.message["content"]
        letter = await davos.sees("peace?", channel=await davos.dm())
        assert "@everyone" not in letter["content"]
        answer = await davos.press(letter, "Answer")
        assert answer.modal is not None
        await davos.submit(answer.modal, {"value": "never"})
        reply = await arya.sees("never", channel=await arya.dm())
        refused = (await arya.press(reply, "No more letters from them")).message
        assert refused is not None
        assert "accepts no letters from you" in await text_of(
            davos, table.thread, "game letter", to="0", text="still never"
        )
        await arya.press(refused, "Accept them again")
        assert "is on its way" in await text_of(
            davos, table.thread, "game letter", to="0", text="well"
        )


async def test_a_note_is_written_and_read_by_its_writer(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        arya, davos = table.people
        await text_of(arya, table.thread, "game notes", text="Davos bluffs")
        page = await told(arya, table.thread, "game notes")
        assert "Davos bluffs" in page["content"]
        form = (await arya.press(page, "Edit")).modal
        assert form is not None
        saved = await arya.submit(form, {"value": "Davos never bluffs"})
        assert saved.message is not None
        assert "never" in saved.message["content"]
        assert "Nothing is written" in await text_of(davos, table.thread, "game notes")


async def test_earlier_rounds_are_behind_the_board(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        arya, _ = table.people
        board = await told(arya, table.thread, "game board")
        page = (await arya.press(board, "Earlier rounds")).message
        assert page is not None
        assert "of" in page["content"]
        assert page["attachments"]
