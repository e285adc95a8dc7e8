"""What a table has agreed on about time: the kind of clock, and what happens when time runs out."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.kernel import Illegal
from bot.store.rows import Session
from bot.table.durations import DAY, HOUR, MINUTE, check_duration

Overtime = Literal["default", "standin", "moderator"]

SHORTEST = 5 * MINUTE
LONGEST_MOVE = 14 * DAY
LONGEST_BANK = 60 * DAY
LEAST_INCREMENT = HOUR
LONGEST_INCREMENT = 7 * DAY


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
    """Return the table's agreement; a table that never made one plays without a clock."""
    return Agreement.model_validate(session.clock or {})


def check_agreement(clock: Agreement) -> Agreement:
    """Return the agreement if its times are within bounds; raise Illegal otherwise."""
    if clock.kind == "none":
        return clock
    longest = LONGEST_MOVE if clock.kind == "move" else LONGEST_BANK
    check_duration(clock.time, SHORTEST, longest)
    if clock.kind == "bank":
        check_duration(clock.increment, LEAST_INCREMENT, LONGEST_INCREMENT)
    elif clock.increment:
        raise Illegal("clock-increment-without-bank")
    return clock


def extension(clock: Agreement) -> int:
    """Return how much time a vote for more time gives: another move's time, or a day."""
    return clock.time if clock.kind == "move" else max(clock.increment, DAY)
