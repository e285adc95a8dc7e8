"""What happened, as data. Words are made from it later, in the reader's language."""

from typing import Any

from pydantic import BaseModel, ConfigDict


class Event(BaseModel):
    """Something that happened: its type, its parameters, and who may see it (None: everybody)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    type: str
    args: dict[str, Any] = {}
    to: list[int] | None = None

    def seen_by(self, viewer: int | None) -> bool:
        """Whether this seat (None: the public) may know of it."""
        return self.to is None or viewer in self.to


class Finish(BaseModel):
    """How the game ended: places from first to last, those who share a place together."""

    model_config = ConfigDict(extra="forbid")

    reason: str
    places: list[list[int]]
    points: dict[int, int] = {}

    @property
    def winners(self) -> list[int]:
        """The seats on the first place; more than one is a shared victory."""
        return self.places[0]
