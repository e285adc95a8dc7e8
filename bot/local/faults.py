"""What can go wrong on demand."""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Literal

Json = dict[str, Any]
When = Literal["before", "after"]
DispatchKind = Literal["duplicate", "hold", "lose", "drop"]


@dataclass
class RequestFault:
    """A failing answer for requests whose "METHOD /template" or "METHOD /path" matches."""

    pattern: str
    status: int = 500
    code: int = 0
    message: str | None = None
    count: int = 1
    when: When = "before"
    delay: float = 0.0
    retry_after: float = 0.05
    is_global: bool = False
    hits: int = 0


@dataclass
class DelayFault:
    """A slow answer: `delay` seconds before the request takes effect, or after."""

    pattern: str
    delay: float
    count: int = 1
    when: When = "before"
    hits: int = 0


@dataclass
class DispatchFault:
    """A gateway event that arrives twice, after its successor, never, or on a dead socket."""

    event: str
    kind: DispatchKind
    count: int = 1
    hits: int = 0


@dataclass
class Faults:
    """All faults that are switched on."""

    requests: list[RequestFault | DelayFault] = field(default_factory=list)
    dispatches: list[DispatchFault] = field(default_factory=list)
    refuse_resumes: int = 0

    def fail(self, pattern: str, **how: Any) -> RequestFault:
        """Make matching requests fail."""
        fault = RequestFault(pattern, **how)
        self.requests.append(fault)
        return fault

    def slow(self, pattern: str, delay: float, **how: Any) -> DelayFault:
        """Make matching requests slow."""
        fault = DelayFault(pattern, delay, **how)
        self.requests.append(fault)
        return fault

    def disturb(self, event: str, kind: DispatchKind, count: int = 1) -> DispatchFault:
        """Disturb matching gateway events."""
        fault = DispatchFault(event, kind, count)
        self.dispatches.append(fault)
        return fault

    def clear(self) -> None:
        """Switch everything off."""
        self.requests.clear()
        self.dispatches.clear()
        self.refuse_resumes = 0

    def for_request(
        self, method: str, template: str, path: str, body: Any = None
    ) -> list[RequestFault | DelayFault]:
        """The faults that strike this request, by its route alone; each strike is counted."""
        struck = []
        for fault in self.requests:
            if fault.hits < fault.count and any(
                fnmatchcase(f"{method} {target}", fault.pattern) for target in (template, path)
            ):
                fault.hits += 1
                struck.append(fault)
        self.requests = [f for f in self.requests if f.hits < f.count]
        return struck

    def for_dispatch(self, event: str) -> DispatchKind | None:
        """What happens to this event, if anything."""
        for fault in self.dispatches:
            if fault.hits < fault.count and fnmatchcase(event, fault.event):
                fault.hits += 1
                return fault.kind
        return None

    def refuse_resume(self) -> bool:
        """Whether this resume is refused."""
        if self.refuse_resumes > 0:
            self.refuse_resumes -= 1
            return True
        return False
