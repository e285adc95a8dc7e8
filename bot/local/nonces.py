"""Nonces: a repeated message with `enforce_nonce` is answered with the first one."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from bot.local.clock import Clock
from bot.local.world import Message

LIFETIME = 180.0


class Nonces:
    """The nonces of the last few minutes."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.repeats = 0
        self._kept: OrderedDict[tuple[int, str], tuple[float, Message]] = OrderedDict()

    def seen(self, channel_id: int, body: dict[str, Any]) -> Message | None:
        """The message this one repeats, if any."""
        if body.get("nonce") is None or not body.get("enforce_nonce"):
            return None
        horizon = self.clock.now() - LIFETIME
        while self._kept and next(iter(self._kept.values()))[0] < horizon:
            self._kept.popitem(last=False)
        found = self._kept.get((channel_id, str(body["nonce"])))
        if found is None:
            return None
        self.repeats += 1
        return found[1]

    def keep(self, channel_id: int, body: dict[str, Any], message: Message) -> None:
        """Remember a message by its nonce."""
        if body.get("nonce") is not None:
            self._kept[(channel_id, str(body["nonce"]))] = (self.clock.now(), message)
