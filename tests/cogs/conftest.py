from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord_ui.client import Maester
from bot.games import RULES
from bot.store import Store
from bot.table import Tables
from cogs import extensions
from cogs._translator import CatalogueTranslator


@pytest.fixture
async def store(address: str | Path) -> AsyncIterator[Store]:
    store = Store(address)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def bot(store: Store) -> Maester:
    """The client with all cogs, not connected to anything."""
    tables = Tables(store, RULES, lambda: "a seed")
    bot = Maester(store, tables, cogs=extensions(), translator=CatalogueTranslator())
    await bot.tree.set_translator(CatalogueTranslator())
    for extension in extensions():
        await bot.load_extension(extension)
    return bot
