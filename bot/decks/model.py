"""A deck as it is handed in."""

from typing import Any

from pydantic import BaseModel, ConfigDict


class Copies(BaseModel):
    """So many copies of a card in a deck."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    id: str
    count: int = 1


class Deck(BaseModel):
    """A faction, an agenda or none, plots, and the cards that are drawn."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    id: str = ""
    name: str = ""
    faction: str
    agenda: str | None = None
    plots: tuple[Copies, ...]
    draw: tuple[Copies, ...]

    def codes(self, part: tuple[Copies, ...]) -> list[str]:
        """The ids of all cards of one part, each as often as it is there."""
        return [copies.id for copies in part for _ in range(copies.count)]

    def plain(self) -> dict[str, Any]:
        """The deck as data to be stored, without the names a ready deck has."""
        return self.model_dump(mode="json", include={"faction", "agenda", "plots", "draw"})


def size(part: tuple[Copies, ...]) -> int:
    """How many cards a part has."""
    return sum(copies.count for copies in part)
