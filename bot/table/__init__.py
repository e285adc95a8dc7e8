"""The application: seats, sessions, moves, deadlines, outbox. Knows games and the store only."""

from bot.table.housekeeping import Housekeeping
from bot.table.log import LogEntry, LogPage
from bot.table.open_table import OpenTable, Receipt, TableInfo
from bot.table.pulse import Pulse
from bot.table.repository import Owed, shown_ask, waited_for
from bot.table.tables import Tables
from bot.table.worker import (
    Batch,
    Deliver,
    Delivered,
    OutboxWorker,
    OutOfReach,
    RetryLater,
    Undeliverable,
)

__all__ = [
    "Batch",
    "Deliver",
    "Delivered",
    "Housekeeping",
    "LogEntry",
    "LogPage",
    "OpenTable",
    "OutOfReach",
    "OutboxWorker",
    "Owed",
    "Pulse",
    "Receipt",
    "RetryLater",
    "TableInfo",
    "Tables",
    "Undeliverable",
    "shown_ask",
    "waited_for",
]
