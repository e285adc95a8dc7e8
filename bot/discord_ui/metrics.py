"""What Prometheus may know."""

from prometheus_client import Counter, Histogram

INTERACTIONS = Counter("maester_interactions_total", "Interactions by type", ["type"])
TOOK = Histogram("maester_press_seconds", "From a press to its answer")
