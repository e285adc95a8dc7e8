"""Everything that happens to cards and players, as data: what it is, to whom, what became of it."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from bot.games.lcg.state import NONE

Status = Literal["", "done", "cancelled", "saved", "failed"]


class Was(BaseModel):
    """A15.5: last known information about a card that left play."""

    model_config = ConfigDict(extra="forbid")

    controller: int
    strength: int = 0
    traits: list[str] = []
    attacking: bool = False
    defending: bool = False
    host: int = NONE


class Deed(BaseModel):
    """One thing that happens. Its kind is what interrupts and reactions wait for."""

    model_config = ConfigDict(extra="forbid")

    kind: str
    card: int = NONE
    """What it happens to."""
    seat: int = NONE
    """Whom it happens to, or who does it."""
    source: int = NONE
    """The card whose effect it is; NONE: the framework (R14.11)."""
    amount: int = 1
    to: str = ""
    """Where a card goes."""
    onto: int = NONE
    """The card it is put on, or that power goes to."""
    how: str = ""
    """What else tells it apart: `marshal`, `ambush`, `pillage`, the name of a phase or token."""
    unsavable: bool = False
    """R17.5: no save may be tried."""
    lasting: bool = False
    """R17.6: a condition keeps removing the card; a save has to end it."""
    replaced: str = ""
    """R17.7: where the card goes instead."""
    status: Status = ""
    was: Was | None = None
    info: dict[str, JsonValue] = Field(default_factory=dict)


LEAVING = frozenset({"killed", "discarded", "sacrificed", "returned", "shuffled", "removed"})
"""Deeds by which a card leaves play."""
SAVABLE = LEAVING - {"sacrificed"}
"""R17.5: a sacrifice can never be saved."""
