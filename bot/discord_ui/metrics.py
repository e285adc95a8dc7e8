"""What Prometheus may know."""

from prometheus_client import Counter, Histogram

INTERACTIONS = Counter("maester_interactions_total", "Interactions by type", ["type"])
TOOK = Histogram(
    "maester_answer_seconds",
    "From a command, press or form to the first answer",
    buckets=(0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0),
)
