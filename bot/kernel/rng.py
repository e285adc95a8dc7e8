"""Chance: seeded, counted, stored in the state, so the same seed and answers give the same game."""

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from typing import TypeVar

from pydantic import BaseModel, ConfigDict

T = TypeVar("T")


class WrongDie(ValueError):
    """A die that was fixed in advance cannot be the one that is rolled."""


class Rng(BaseModel):
    """Counter-based: number n of a seed is a hash of both, on every machine and release."""

    model_config = ConfigDict(extra="forbid")

    seed: str
    count: int = 0
    forced: list[int | tuple[int, int]] = []
    """Rolls fixed by a scenario, used up before chance decides; some with their sides."""

    on_top: list[str] = []
    """Names that a scenario wants first, in this order, wherever they are shuffled."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely as the other."""
        if bound < 1:
            raise ValueError(f"no number is below {bound}")
        ceiling = (1 << 64) - (1 << 64) % bound
        while True:
            digest = blake2b(f"{self.seed}/{self.count}".encode(), digest_size=8).digest()
            self.count += 1
            number = int.from_bytes(digest, "big")
            if number < ceiling:
                return number % bound

    def roll(self, sides: int) -> int:
        """Return what a die of so many sides shows; a scenario may have fixed it."""
        if self.forced:
            first = self.forced[0]
            shown, of = first if isinstance(first, tuple) else (first, sides)
            if of != sides or shown > sides:
                raise WrongDie(f"a die with {sides} sides is rolled, not {shown} of {of}")
            del self.forced[0]
            self.count += 1
            return shown
        return self.below(sides) + 1

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        if self.on_top:
            rank = {name: place for place, name in enumerate(self.on_top)}
            items[:] = sorted(items, key=lambda item: rank.get(str(item), len(rank)))

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]
