"""Where everything is kept: SQLite by default. All SQL of the project lives in this package."""

from bot.store.clock import Clock, system_clock
from bot.store.database import ReadTx, Store, WriteTx
from bot.store.errors import DriverError, StoreError

__all__ = ["Clock", "DriverError", "ReadTx", "Store", "StoreError", "WriteTx", "system_clock"]
