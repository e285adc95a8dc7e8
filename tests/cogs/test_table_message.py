"""The table's message fits into one of Discord's, however much has happened and stands below it."""

import pytest

from bot.discord_ui.client import Maester
from bot.discord_ui.page import CONTENT
from bot.discord_ui.table_pages import board
from bot.kernel import Event
from bot.table import LogEntry

from .fakes import ARYA, BRAN, game


@pytest.mark.parametrize("long", [100, 1200, 1900, 1990])
async def test_what_stands_below_leaves_less_room_for_what_happened(
    bot: Maester, monkeypatch: pytest.MonkeyPatch, long: int
) -> None:
    desk = await bot.host.desk(await game(bot, ARYA, BRAN))
    monkeypatch.setattr(type(desk.face), "summary", lambda *_: "x" * long)
    about = {"seat": "seat:0", "target": "territory:pyke"}
    events = (Event(type="conquered", args=about),) * 60
    entry = LogEntry(2, "answer", 0, 0, events, undone=False)
    page = board(desk, [entry], [], [])
    told = page.content.splitlines()
    assert "x" * long in told
    assert len(page.content) <= CONTENT
    assert any("Pyke" in line for line in told) or long == 1990
