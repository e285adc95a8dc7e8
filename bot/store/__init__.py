"""Where everything is kept: SQLite by default. All SQL of the project lives in this package."""

from bot.store.database import Clock, ReadTx, Store, WriteTx, system_clock
from bot.store.errors import DatabaseAway, DriverError, StoreError

__all__ = [
    "Clock",
    "DatabaseAway",
    "DriverError",
    "ReadTx",
    "Store",
    "StoreError",
    "WriteTx",
    "system_clock",
]
