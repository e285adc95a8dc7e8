"""The application: seats, sessions, moves, deadlines, outbox. Knows games and the store only."""

from bot.table.core import AfterMove, OpenTable, Receipt, TableInfo
from bot.table.deadlines import DeadlineTask, Handler
from bot.table.pulse import Pulse
from bot.table.reading import LogEntry, LogPage, Owed, shown_ask, waited_for
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
    "AfterMove",
    "Batch",
    "DeadlineTask",
    "Deliver",
    "Delivered",
    "Handler",
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
