"""Alert rules, dashboard and docs name the metrics there are, and no others."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from prometheus_client import REGISTRY

from bot import metrics

DOCS = Path(__file__).parents[2] / "docs"
NAME = re.compile(r"\bmaester_[a-z_]+")
ENDINGS = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
FROM_PROMETHEUS = {"up", "process_cpu_seconds_total", "process_resident_memory_bytes"}
FUNCTIONS = {"absent", "by", "histogram_quantile", "increase", "le", "or", "rate", "sum"}


def known() -> dict[str, set[str]]:
    """The bot's metrics, and the names that each has for Prometheus."""
    assert metrics.READY
    return {
        one.name: {f"{one.name}{ending}" for ending in ENDINGS[one.type]}
        for one in REGISTRY.collect()
        if one.name.startswith("maester_")
    }


def alerts() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load((DOCS / "monitoring/alerts.yml").read_text())["groups"]
    rules: list[dict[str, Any]] = group["rules"]
    return rules


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DOCS / "monitoring/dashboard.json").read_text())[
        "panels"
    ]
    return found


def expressions() -> Iterator[str]:
    yield from (rule["expr"] for rule in alerts())
    yield from (target["expr"] for panel in panels() for target in panel["targets"])


def test_every_metric_that_is_named_exists() -> None:
    names = set().union(*known().values())
    for text in expressions():
        plain = re.sub(r"\{[^}]*\}|\[[^]]*\]|\bby \([^)]*\)", " ", text)
        words = set(re.findall(r"[a-z_]{2,}", plain)) - FUNCTIONS
        assert words, text
        assert words <= names | FROM_PROMETHEUS, text


def test_every_label_that_is_named_exists() -> None:
    labels = {label for one in vars(metrics).values() for label in getattr(one, "_labelnames", ())}
    for text in expressions():
        named = set(re.findall(r"(\w+)=~?\"", text)) - {"job"}
        for group in re.findall(r"by \(([^)]*)\)", text):
            named |= {label.strip() for label in group.split(",")} - {"le"}
        assert named <= labels, text


def test_the_dashboard_shows_every_metric() -> None:
    shown = set(NAME.findall(json.dumps(panels())))
    assert [name for name, names in known().items() if not names & shown] == []
    places = [tuple(panel["gridPos"].values()) for panel in panels()]
    assert len({panel["id"] for panel in panels()}) == len(set(places)) == len(places)


def test_every_alert_says_what_is_wrong() -> None:
    names = [rule["alert"] for rule in alerts()]
    assert len(set(names)) == len(names)
    page = (DOCS / "running.md").read_text()
    for rule in alerts():
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"]
        assert f"`{rule['alert']}`" in page, "what to do about it"


def test_the_page_explains_every_metric() -> None:
    page = (DOCS / "running.md").read_text()
    explained = set(NAME.findall(page))
    for name, names in known().items():
        assert names & explained or name in explained, name
    everything = set().union(*known().values()) | set(known())
    assert explained <= everything
