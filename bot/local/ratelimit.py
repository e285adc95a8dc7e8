"""Rate limits: always counted, enforced only when asked for."""

from __future__ import annotations

import hashlib
from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Any

from bot.local.clock import Clock

GLOBAL_LIMIT = 50
# Requests and seconds per bucket; Discord does not publish these, they are what is observed.
BUCKETS: dict[tuple[str, str], tuple[int, float]] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me"): (1, 0.25),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
    ("POST", "/users/@me/channels"): (10, 10.0),
}
DEFAULT = (50, 1.0)
MAJOR = ("channel_id", "guild_id", "webhook_token", "interaction_token")


@dataclass
class Window:
    """Requests left until a moment."""

    remaining: int
    resets: float


@dataclass
class Verdict:
    """What the limits say about a request."""

    headers: dict[str, str]
    retry_after: float | None = None
    is_global: bool = False


class RateLimits:
    """Buckets per route and major parameter, and the bot's global limit."""

    def __init__(self, clock: Clock, *, enforce: bool) -> None:
        self.clock = clock
        self.enforce = enforce
        self._windows: OrderedDict[tuple[str, ...], Window] = OrderedDict()
        self._global = Window(GLOBAL_LIMIT, 0.0)
        self._lately: deque[float] = deque()
        self.busiest = 0
        """The most requests that came within a second, whenever it began."""

    def take(self, method: str, template: str, params: dict[str, Any]) -> Verdict:
        """Count a request against its bucket and the global limit."""
        now = self.clock.now()
        limit, seconds = BUCKETS.get((method, template), DEFAULT)
        major = [str(params[key]) for key in MAJOR if key in params]
        window = self._window((method, template, *major), limit, seconds, now)
        outside_global = template.startswith(("/interactions/", "/webhooks/"))
        if not outside_global:
            self._count(now)
        if self._global.resets <= now:
            self._global = Window(GLOBAL_LIMIT, now + 1.0)
        bucket = hashlib.md5(f"{method} {template}".encode(), usedforsecurity=False).hexdigest()
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, window.remaining - 1)),
            "X-RateLimit-Reset": f"{window.resets:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, window.resets - now):.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        if window.remaining <= 0:
            return Verdict(headers, max(0.001, window.resets - now))
        if not outside_global:
            if self._global.remaining <= 0:
                return Verdict(headers, max(0.001, self._global.resets - now), is_global=True)
            self._global.remaining -= 1
        window.remaining -= 1
        return Verdict(headers)

    def _count(self, now: float) -> None:
        while self._lately and self._lately[0] <= now - 1.0:
            self._lately.popleft()
        self._lately.append(now)
        self.busiest = max(self.busiest, len(self._lately))

    def _window(self, key: tuple[str, ...], limit: int, seconds: float, now: float) -> Window:
        window = self._windows.get(key)
        if window is None or window.resets <= now:
            window = Window(limit, now + seconds)
            self._windows[key] = window
            self._windows.move_to_end(key)
            while len(self._windows) > 10_000:
                self._windows.popitem(last=False)
        return window
