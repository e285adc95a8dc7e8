"""How much we take in and send out.

Everything is taken once, and from each user so much that nobody drowns the others. We send no more
requests a second than Discord allows a whole bot (`Pace`).
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import Enum
from math import ceil
from types import SimpleNamespace
from typing import Literal

import aiohttp

REMEMBERED = 2000
"""So many of the last ones are known without asking the database."""


class Once:
    """Knows what has come in lately, by Discord's number for it."""

    def __init__(self) -> None:
        """Begin without knowing of anything that has come in."""
        self._seen: OrderedDict[int, None] = OrderedDict()

    def first(self, number: int) -> bool:
        """Note that this has come in; return whether it is the first time."""
        if number in self._seen:
            return False
        self._seen[number] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True


Kind = Literal["message", "command", "suggestion", "picture", "table"]
"""A message to us; a command, press or form; an autocompletion; a picture; a new table."""

MINUTE = 60.0


@dataclass(frozen=True, slots=True)
class Allowance:
    """`at_once` of a kind after a pause, and `per_minute` in the long run."""

    at_once: float
    per_minute: float
    answered: int = 1
    """So many refusals are answered; the others of the same spell are passed over in silence."""

    def times(self, factor: float) -> "Allowance":
        """Return an allowance so many times more generous."""
        return Allowance(self.at_once * factor, self.per_minute * factor, self.answered)


# Generous for people, little for a machine that answers some fifty moves a second in all. Discord
# shows an unanswered press as failed, so a person who presses again is told again; a program that
# goes on and on is not, since each answer costs as much as a cheap command.
ALLOWANCES: Mapping[Kind, Allowance] = {
    # Nobody types a move every second and a half for long.
    "message": Allowance(at_once=15, per_minute=40),
    # Who hurries through a long list presses twice a second, for a while.
    "command": Allowance(at_once=30, per_minute=120, answered=3),
    # Discord asks after a short pause in typing, several times for one option.
    "suggestion": Allowance(at_once=40, per_minute=180, answered=3),
    # A picture takes up to half a second of a processor that everybody shares.
    "picture": Allowance(at_once=10, per_minute=20),
    # Each opens a thread that others see.
    "table": Allowance(at_once=10, per_minute=10),
}

PAUSE = 10.0
"""Seconds of refilling after which somebody who has spent everything is listened to again.

Without it a flood would get one thing done and one refusal answered for every drop.
"""


class Verdict(Enum):
    """What to do with something a user wants."""

    TAKE = "take"
    TELL = "tell"
    """Refuse, and say so."""
    IGNORE = "ignore"
    """Refuse without a word: they have been told."""


@dataclass(slots=True)
class _Account:
    """What a user has left of one kind."""

    left: float
    at: float
    spent: bool = False
    refused: int = 0


class UserBudget:
    """What every user has left of each kind; kept in memory only, and forgotten once it is full."""

    def __init__(
        self,
        allowances: Mapping[Kind, Allowance] = ALLOWANCES,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin with full accounts."""
        self._allowances = allowances
        self._clock = clock
        self._accounts: OrderedDict[tuple[int, Kind], _Account] = OrderedDict()
        self._full_after = max(one.at_once / one.per_minute * MINUTE for one in allowances.values())

    @property
    def accounts(self) -> int:
        """How many are in memory."""
        return len(self._accounts)

    def take(self, user_id: int, kind: Kind) -> Verdict:
        """Use one of this kind if there is one left; return what to do."""
        account = self._account(user_id, kind)
        if account.spent and account.left >= self._enough(kind):
            account.spent, account.refused = False, 0
        if not account.spent and account.left >= 1:
            account.left -= 1
            return Verdict.TAKE
        return self._refuse(account, kind)

    def refuse(self, user_id: int, kind: Kind) -> Verdict:
        """Too much of this kind is under way at once: treat it as if nothing were left."""
        account = self._account(user_id, kind)
        account.left = 0
        return self._refuse(account, kind)

    def wait(self, user_id: int, kind: Kind) -> int:
        """Seconds until a user who has spent everything is listened to again, at least one."""
        lacking = self._enough(kind) - self._account(user_id, kind).left
        return max(1, ceil(lacking / self._allowances[kind].per_minute * MINUTE))

    def _refuse(self, account: _Account, kind: Kind) -> Verdict:
        account.spent = True
        account.refused += 1
        told = account.refused <= self._allowances[kind].answered
        return Verdict.TELL if told else Verdict.IGNORE

    def _enough(self, kind: Kind) -> float:
        allowed = self._allowances[kind]
        return min(allowed.at_once, max(1.0, allowed.per_minute * PAUSE / MINUTE))

    def _account(self, user_id: int, kind: Kind) -> _Account:
        """The account as it stands now, the last one used at the end of the line."""
        now, allowed = self._clock(), self._allowances[kind]
        self._forget_idle(now)
        key = (user_id, kind)
        account = self._accounts.setdefault(key, _Account(allowed.at_once, now))
        self._accounts.move_to_end(key)
        refilled = account.left + (now - account.at) * allowed.per_minute / MINUTE
        account.left, account.at = min(allowed.at_once, refilled), now
        return account

    def _forget_idle(self, now: float) -> None:
        """An account nobody has touched for so long is full, as if it had never been there."""
        while self._accounts:
            key, oldest = next(iter(self._accounts.items()))
            if now - oldest.at < self._full_after:
                return
            del self._accounts[key]


def allowances(factor: float) -> Mapping[Kind, Allowance]:
    """The usual allowances, so many times more generous."""
    return {kind: one.times(factor) for kind, one in ALLOWANCES.items()}


@dataclass(slots=True)
class _Line:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    inside: int = 0


class Turns:
    """One thing of each user at a time, in the order they came."""

    def __init__(self, waiting: int | None = None) -> None:
        """`waiting` of a user may wait behind the one that is under way; None for any number."""
        self._waiting = waiting
        self._lines: dict[int, _Line] = {}

    @property
    def users(self) -> int:
        """How many have something under way."""
        return len(self._lines)

    def full(self, user_id: int) -> bool:
        """Whether one more of this user would be too many."""
        line = self._lines.get(user_id)
        return self._waiting is not None and line is not None and line.inside > self._waiting

    @asynccontextmanager
    async def turn(self, user_id: int) -> AsyncIterator[None]:
        """Wait for this user's turn, and hold it."""
        line = self._lines.setdefault(user_id, _Line())
        line.inside += 1
        try:
            async with line.lock:
                yield
        finally:
            line.inside -= 1
            if not line.inside:
                del self._lines[user_id]


MOST_REQUESTS = 46
"""Requests within a second; Discord's limit is 50, and some may be under way for longer."""

SECOND = 1.0
FREE = ("/interactions/", "/webhooks/")
"""What Discord does not count."""


class Pace:
    """Lets requests pass one after the other, and waits where there were too many."""

    def __init__(self, most: int = MOST_REQUESTS, seconds: float = SECOND) -> None:
        """Allow `most` requests within so many seconds."""
        self._sent: deque[float] = deque(maxlen=most)
        self._seconds = seconds
        self._turn = asyncio.Lock()

    async def turn(self) -> None:
        """Wait until another request is allowed."""
        async with self._turn:
            if len(self._sent) == self._sent.maxlen:
                await asyncio.sleep(self._sent[0] + self._seconds - time.monotonic())
            self._sent.append(time.monotonic())

    def trace(self) -> aiohttp.TraceConfig:
        """Return the hook that discord.py calls before every request."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._before)
        return config

    async def _before(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        if not any(part in request.url.path for part in FREE):
            await self.turn()
