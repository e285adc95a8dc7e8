"""Who ran out of time in the simulated month, and whether they had had all of it."""

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bench.habits import START
from bot.store import Store, moves, sessions
from bot.store.rows import Session
from bot.table.clocks import LONG_OUTAGE
from bot.table.durations import HOUR
from bot.table.waits import agreed


@dataclass
class Timeouts:
    """Nobody runs out of time that they did not have, nor right after a long outage."""

    counts: Counter[str]
    breach: Callable[[str], None]
    outages: list[tuple[int, int]] = field(default_factory=list)

    def grace(self, session_id: int, at: int) -> None:
        """Nobody runs out of time within an hour after a long outage."""
        for start, end in self.outages:
            if end - start >= LONG_OUTAGE and 0 <= at - end < HOUR:
                self.breach(f"game {session_id}: a time-out right after an outage")

    async def history(self, store: Store, count: int) -> None:
        """From the moves alone, of so many games."""
        async with store.read() as tx:
            for number in range(1, count + 1):
                session = await sessions.get(tx, number)
                assert session is not None
                self._game(session, await moves.between(tx, number, 1, 10**6))

    def _game(self, session: Session, history: list[Any]) -> None:
        clock = agreed(session)
        acted: dict[int, int] = defaultdict(lambda: START)
        for move in history:
            timed_out = any(event["type"] == "table-timed-out" for event in move.events)
            self.counts["time-outs by default"] += timed_out
            self.counts[f"moves {move.kind}"] += 1
            had = move.made_at - acted[move.seat]
            if timed_out and clock.kind == "move" and had < clock.time:
                self.breach(f"seat {move.seat} of game {session.id} had only {had / HOUR:.1f} h")
            if timed_out:
                self.grace(session.id, move.made_at)
            if move.seat is not None and move.kind in ("answer", "timeout", "act-for"):
                acted[move.seat] = move.made_at
