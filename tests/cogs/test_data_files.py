"""What a server's owner has added as a data file, and cannot be read, ends the start with that."""

from pathlib import Path

import pytest

from bot.datafiles import DataError
from bot.discord_ui.client import Maester
from bot.store import Store
from bot.table import Tables

COG = """
from bot.datafiles import DataError
raise DataError("cards.json: the file: Invalid JSON")
"""


async def test_a_cog_that_cannot_read_its_data_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cog_without_data.py").write_text(COG)
    monkeypatch.syspath_prepend(tmp_path)
    store = Store(tmp_path / "maester.db")
    bot = Maester(store, Tables(store, {}), cogs=["cog_without_data"])
    with pytest.raises(DataError, match=r"cards\.json: the file: Invalid JSON"):
        await bot.setup_hook()
