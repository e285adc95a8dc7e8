"""One stretch in which the game waits for a seat: its time, and the pings the seat has had.

A **wait** begins when a seat owes an answer and owed none before, or when `OpenTable.begin_wait`
says that it begins anew (another holder, a game that is resumed, a stand-in that steps back). It
goes on while the seat answers and owes the next thing, and ends when the game no longer waits for
the seat. `Wait.after` is the one place that decides which of these has happened.

Pure: the time now is always given. Nothing of this is part of the game's state, so no undo gives
time or pings back.
"""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.store.rows import Json, Seat
from bot.table.absence import Absence
from bot.table.agreement import Agreement
from bot.table.durations import HOUR, MINUTE

Mark = Literal["call", "half", "hour", "last"]

PATIENCE = HOUR
"""Whoever was called less than this ago is not told that the others have answered."""


class Wait(BaseModel):
    """One stretch in which the game waits for a seat: its time, and the pings it has had."""

    model_config = ConfigDict(extra="ignore")

    since: int | None = None
    """When what is owed now began to be owed; None while nothing is."""
    left: int | None = None
    """Time that was left when it last began to count; None is all of it."""
    total: int = 0
    """Time at the beginning of this move."""
    counting: int | None = None
    """Since when it counts; None while it is stopped."""
    due: int | None = None
    """When time runs out if nothing happens."""
    gained: int = 0
    """What came into the bank when the wait before ended."""
    over: bool = False
    """It ran out, and a moderator has to say what happens."""
    called: int | None = None
    marks: dict[Mark, int] = {}
    """Pings to come."""
    pinged: list[Mark] = []
    muted: bool = False
    veiled: bool = False
    """Asked under a veil: the time it takes is not taken from the bank, for all could see it."""
    nudged: int | None = None

    def next_event(self) -> int | None:
        """Return when something has to be done about this seat: a ping, or its time runs out."""
        times = [*self.marks.values()] + ([self.due] if self.due is not None else [])
        return min(times, default=None)

    def after(
        self,
        clock: Agreement,
        absence: Absence,
        since: int | None,
        now: int,
        *,
        anew: bool,
        paused: bool,
        taken_back: bool,
    ) -> "Wait":
        """Return the wait after a change of what the seat owes: begun, gone on, stopped or ended.

        `since` is when what is owed now began to be owed, None if nothing is; `anew` says that the
        game did not wait for the seat before; `taken_back` that the seat took its own move back.
        """
        if since is None:
            return self.stopped(absence, now) if paused else self.ended(clock, absence, now)
        if self.since is not None and not anew:
            return self.went_on(clock, absence, since, now)
        return self.begun(clock, absence, since, now, taken_back=taken_back)

    def begun(
        self, clock: Agreement, absence: Absence, since: int, now: int, *, taken_back: bool
    ) -> "Wait":
        """Return a new wait with a move's time; after an undo it is the wait before, going on."""
        if taken_back:
            left = None if self.left is None else max(self.left - self.gained, 0)
            kept = self.model_copy(update={"since": since, "marks": {}, "left": left, "gained": 0})
            return kept.counted(clock, absence, now, fill=False)
        new = Wait(since=since, left=self.left, called=now, nudged=self.nudged)
        return new.counted(clock, absence, now, fill=True)

    def went_on(self, clock: Agreement, absence: Absence, since: int, now: int) -> "Wait":
        """Return the wait of a seat that has answered and owes the next thing: a new move in it."""
        again: list[Mark] = ["half", "hour"] if clock.kind == "move" else []
        pinged = [mark for mark in self.pinged if mark not in again]
        new = self.stopped(absence, now)._unveiled()
        new = new.model_copy(update={"since": since, "pinged": pinged})
        new = new.model_copy(update={"called": now})
        # Whoever decided for a seat that had run out must not be called again at once.
        least = clock.increment if self.over else 0
        return new.counted(clock, absence, now, fill=True, least=least)

    def counted(
        self, clock: Agreement, absence: Absence, now: int, *, fill: bool, least: int = 0
    ) -> "Wait":
        """Return the wait with its time counting from now on; `fill` gives a whole move's time."""
        if clock.kind == "none":
            gone = {"left": None, "counting": None, "due": None, "total": 0}
            return self.model_copy(update=gone)
        whole = self.left is None or (fill and clock.kind == "move")
        left = max(clock.time if whole or self.left is None else self.left, least)
        total = left if fill or not self.total else self.total
        values = {"left": left, "total": total, "counting": now, "over": False}
        new = self.model_copy(update=values | {"due": absence.advance(now, left)})
        return new.model_copy(update={"marks": new._marks(absence, now, left)})

    def _marks(self, absence: Absence, now: int, left: int) -> dict[Mark, int]:
        """Return when to remind: at half time and an hour before the end, of waits long enough."""
        wanted: dict[Mark, int] = {}
        if self.total >= 90 * MINUTE:
            wanted["hour"] = HOUR
        if self.total >= 20 * MINUTE and abs(self.total // 2 - HOUR) >= 30 * MINUTE:
            wanted["half"] = self.total // 2
        marks: dict[Mark, int] = {m: t for m, t in self.marks.items() if m in ("call", "last")}
        for mark, rest in wanted.items():
            if mark not in self.pinged and not self.muted and left > rest:
                marks[mark] = absence.free_from(absence.advance(now, left - rest))
        return marks

    def stopped(self, absence: Absence, now: int) -> "Wait":
        """Return the wait with its clock stopped; the time used until now is taken off."""
        left = self.left
        if left is not None and self.counting is not None:
            left = max(0, left - absence.spent(self.counting, now))
        rest = {m: t for m, t in self.marks.items() if m in ("call", "last")}
        return self.model_copy(update={"left": left, "counting": None, "due": None, "marks": rest})

    def ended(self, clock: Agreement, absence: Absence, now: int) -> "Wait":
        """Return what is left when the game waits no longer; a bank gains its increment."""
        new = self.stopped(absence, now)._unveiled()
        left, gained = new.left, 0
        if clock.kind == "bank" and left is not None and not self.veiled:
            gained = max(min(clock.increment, clock.time - left), 0)
            left += gained
        gone: Json = {"since": None, "left": left, "gained": gained, "marks": {}, "over": False}
        return new.model_copy(update=gone | {"veiled": False})

    def _unveiled(self) -> "Wait":
        """Return the wait with the time there was before a veiled question."""
        if not self.veiled or self.left is None:
            return self
        return self.model_copy(update={"left": self.total})

    def marked(self, mark: Mark, at: int) -> "Wait":
        """Return the wait with one more ping to come, unless it was sent or is not wanted."""
        if mark in self.pinged or (self.muted and mark != "call"):
            return self
        return self.model_copy(update={"marks": self.marks | {mark: at}})


def wait_of(seat: Seat) -> Wait:
    """Return the wait a seat's row holds; an empty one if the game never waited for it."""
    return Wait.model_validate(seat.clock or {})
