"""What was asked of the stand-in: counts, violations, and a record if wanted."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Json = dict[str, Any]


@dataclass
class Journal:
    """Counters by method and route template, and the list of bad requests."""

    record_to: str | Path | None = None
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    violations: list[Json] = field(default_factory=list)
    over_limit: Counter[str] = field(default_factory=Counter)

    def request(self, method: str, template: str, path: str, body: Any, status: int) -> None:
        """Count a finished request and write it down if asked to."""
        self.counts[(method, template)] += 1
        self.statuses[status] += 1
        if self.record_to is None:
            return
        line = {"method": method, "route": template, "path": path, "body": body, "status": status}
        with Path(self.record_to).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")

    def violation(self, method: str, route: str, body: Any, source: str, detail: Any) -> None:
        """Note a request that Discord would not accept."""
        self.violations.append(
            {"method": method, "route": route, "body": body, "source": source, "detail": detail}
        )

    def count(self, method: str, template: str) -> int:
        """How often an endpoint was called."""
        return self.counts[(method, template)]

    @property
    def total(self) -> int:
        """All requests so far."""
        return sum(self.counts.values())

    @property
    def invalid(self) -> int:
        """Requests that count towards Discord's ban of an address (401, 403, 429)."""
        return sum(self.statuses[status] for status in (401, 403, 429))

    def reset(self) -> None:
        """Start counting anew."""
        for counter in (self.counts, self.statuses, self.events, self.over_limit):
            counter.clear()
        self.violations.clear()

    def summary(self) -> Json:
        """The counters as JSON."""
        return {
            "requests": {f"{m} {t}": n for (m, t), n in sorted(self.counts.items())},
            "statuses": {str(s): n for s, n in sorted(self.statuses.items())},
            "events": dict(sorted(self.events.items())),
            "over_limit": dict(self.over_limit),
            "total": self.total,
            "invalid": self.invalid,
            "violations": self.violations,
        }
