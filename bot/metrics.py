"""What Prometheus may know: docs/running.md explains it, docs/monitoring watches it."""

import logging
from typing import Literal

from prometheus_client import Counter, Gauge, Histogram

Result = Literal["ok", "refused", "error", "late"]

INTERACTIONS = Counter("maester_interactions_total", "Interactions by type", ["type"])
OVER_BUDGET = Counter(
    "maester_over_budget_total", "What users wanted beyond their budget, by kind", ["kind"]
)
ANSWERS = Counter(
    "maester_answers_total",
    "Answers to commands, presses, forms and messages: ok, refused (the rules or the table do not "
    "allow it), error (a mistake of ours), late (Discord no longer took it)",
    ["result"],
)
TOOK = Histogram(
    "maester_answer_seconds",
    "From a command, press or form to the first answer",
    buckets=(0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0),
)
ERRORS = Counter("maester_errors_total", "Lines of the log that tell of an error", ["event"])
LAG = Histogram(
    "maester_loop_lag_seconds",
    "How much later than it should the event loop came back to a sleeper",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0),
)
COLLECTED = Histogram(
    "maester_gc_pause_seconds",
    "Pauses for the garbage collector",
    ["generation"],
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5),
)
OPEN_GAMES = Gauge("maester_open_games", "Tables that are not over", ["game", "status"])
BACKLOG = Gauge("maester_outbox_rows", "Messages and edits that wait to be shown")
AGE = Gauge("maester_outbox_age_seconds", "How long the oldest of them has waited")
OUT_OF_REACH = Gauge(
    "maester_outbox_out_of_reach_rows", "Rows for tables whose place Discord does not let us reach"
)
DELIVERED = Counter(
    "maester_outbox_delivered_total",
    "Attempts to show rows: done, failed (for good), later (tried again)",
    ["result"],
)
PICTURES = Counter(
    "maester_pictures_total",
    "Pictures: drawn, skipped (no share of the processor left), late (the message went without), "
    "died (the process that draws), failed (by a mistake of ours)",
    ["result"],
)
DRAWING = Histogram(
    "maester_picture_seconds",
    "Processor time of one picture",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 6.0),
)
READY = Gauge("maester_ready", "Whether a part of /ready is well: 1 or 0", ["part"])

for _result in ("ok", "refused", "error", "late"):
    ANSWERS.labels(_result)
for _result in ("done", "failed", "later"):
    DELIVERED.labels(_result)
for _result in ("drawn", "skipped", "late", "died", "failed"):
    PICTURES.labels(_result)


class CountErrors(logging.Handler):
    """Counts what the log tells of errors: our own by name, a library's by the library's."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count an error by what the line says happened, or by its logger."""
        said: object = record.msg  # structlog hands its whole event over, others a text
        event = said.get("event") if isinstance(said, dict) else record.name
        ERRORS.labels(str(event)).inc()
