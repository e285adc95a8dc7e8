"""The clocks of a table: what was agreed, and one seat's time while the game waits for it.

Pure: the time now is always given. Nothing of this is part of the game's state, so no undo gives
time or pings back.
"""

import re
from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.kernel import Illegal
from bot.store.rows import Json, Seat, Session
from bot.table.absence import DAY, HOUR, MINUTE, Absence

Overtime = Literal["default", "standin", "moderator"]
Mark = Literal["call", "half", "hour", "last"]

SHORTEST = 5 * MINUTE
LONGEST_MOVE = 14 * DAY
LONGEST_BANK = 60 * DAY
LEAST_INCREMENT = HOUR
LONGEST_INCREMENT = 7 * DAY

PATIENCE = HOUR
"""Whoever was called less than this ago is not told that the others have answered."""

UNITS = {
    "m": MINUTE,
    "min": MINUTE,
    "minute": MINUTE,
    "minuten": MINUTE,
    "minutes": MINUTE,
    "h": HOUR,
    "std": HOUR,
    "hour": HOUR,
    "hours": HOUR,
    "stunde": HOUR,
    "stunden": HOUR,
    "d": DAY,
    "t": DAY,
    "day": DAY,
    "days": DAY,
    "tag": DAY,
    "tage": DAY,
    "w": 7 * DAY,
    "week": 7 * DAY,
    "weeks": 7 * DAY,
    "woche": 7 * DAY,
    "wochen": 7 * DAY,
}


class Agreement(BaseModel):
    """What a table agreed on about time, in milliseconds."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    kind: Literal["none", "move", "bank"] = "none"
    time: int = 0
    """For each move, or in the bank at the start."""
    increment: int = 0
    """What comes into the bank whenever the game no longer waits for the seat."""
    overtime: Overtime = "standin"
    """What happens when time runs out, and on a seat that somebody has left."""


def agreed(session: Session) -> Agreement:
    """What this table agreed on."""
    return Agreement.model_validate(session.clock or {})


def check_agreement(clock: Agreement) -> Agreement:
    """An agreement one can play with, or Illegal."""
    if clock.kind == "none":
        return clock
    longest = LONGEST_MOVE if clock.kind == "move" else LONGEST_BANK
    check_span(clock.time, SHORTEST, longest)
    if clock.kind == "bank":
        check_span(clock.increment, LEAST_INCREMENT, LONGEST_INCREMENT)
    elif clock.increment:
        raise Illegal("clock-increment-without-bank")
    return clock


def check_span(span: int, least: int, most: int) -> int:
    """A length of time within bounds, or Illegal."""
    if not least <= span <= most:
        raise Illegal("clock-range", min=span_text(least), max=span_text(most))
    return span


def read_span(typed: str) -> int:
    """A length of time as people write it: `24h`, `1d 12h`, `90 min`, `3 Tage`; or Illegal."""
    text = typed.strip().lower()
    parts = re.findall(r"(\d{1,6})\s*([a-z]+)", text, re.ASCII)
    rest = re.sub(r"(\d{1,6})\s*([a-z]+)|[\s,]", "", text, flags=re.ASCII)
    if not parts or rest or any(unit not in UNITS for _, unit in parts):
        raise Illegal("span-unreadable", text=typed[:60])
    return sum(int(number) * UNITS[unit] for number, unit in parts)


def span_text(span: int) -> str:
    """The same the other way round, in every language: `36 h`, `3 d 12 h`."""
    days, rest = divmod(max(span, 0) // MINUTE, 24 * 60)
    if days < 2:
        days, rest = 0, rest + days * 24 * 60
    hours, minutes = divmod(rest, 60)
    parts = [f"{n} {unit}" for n, unit in ((days, "d"), (hours, "h"), (minutes, "min")) if n]
    return " ".join(parts) or "0 min"


class Sitting(BaseModel):
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
    """What came into the bank when the stretch before ended."""
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
        """When something has to be done about this seat."""
        times = [*self.marks.values()] + ([self.due] if self.due is not None else [])
        return min(times, default=None)

    def begun(
        self, clock: Agreement, absence: Absence, since: int, now: int, *, taken_back: bool
    ) -> "Sitting":
        """The game waits for the seat and did not before; after an undo it is the same stretch."""
        if taken_back:
            left = None if self.left is None else max(self.left - self.gained, 0)
            kept = self.model_copy(update={"since": since, "marks": {}, "left": left, "gained": 0})
            return kept.counted(clock, absence, now, fill=False)
        new = Sitting(since=since, left=self.left, called=now, nudged=self.nudged)
        return new.counted(clock, absence, now, fill=True)

    def went_on(self, clock: Agreement, absence: Absence, since: int, now: int) -> "Sitting":
        """The seat has answered and owes the next thing: a new move of the same stretch."""
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
    ) -> "Sitting":
        """Let the time count from now on; `fill` gives the time of a whole move."""
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
        """When to remind: at half time and in the last hour, as far as that makes sense."""
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

    def stopped(self, absence: Absence, now: int) -> "Sitting":
        """The clock stands still; what was used is used."""
        left = self.left
        if left is not None and self.counting is not None:
            left = max(0, left - absence.spent(self.counting, now))
        rest = {m: t for m, t in self.marks.items() if m in ("call", "last")}
        return self.model_copy(update={"left": left, "counting": None, "due": None, "marks": rest})

    def ended(self, clock: Agreement, absence: Absence, now: int) -> "Sitting":
        """The game does not wait for the seat any more."""
        new = self.stopped(absence, now)._unveiled()
        left, gained = new.left, 0
        if clock.kind == "bank" and left is not None and not self.veiled:
            gained = max(min(clock.increment, clock.time - left), 0)
            left += gained
        gone: Json = {"since": None, "left": left, "gained": gained, "marks": {}, "over": False}
        return new.model_copy(update=gone | {"veiled": False})

    def _unveiled(self) -> "Sitting":
        """With the time there was before a veiled question."""
        if not self.veiled or self.left is None:
            return self
        return self.model_copy(update={"left": self.total})

    def marked(self, mark: Mark, at: int) -> "Sitting":
        """The same with one more ping to come, unless it has been sent or is not wanted."""
        if mark in self.pinged or (self.muted and mark != "call"):
            return self
        return self.model_copy(update={"marks": self.marks | {mark: at}})


def sitting(seat: Seat) -> Sitting:
    """A seat's clock and pings."""
    return Sitting.model_validate(seat.clock or {})
