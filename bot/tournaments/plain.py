"""The base of everything that is stored: plain, frozen, strict about what it knows."""

from fractions import Fraction
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict

Person = int
"""Somebody's id; a negative one is somebody who asked to be forgotten."""

LARGEST = 1_000_000
"""No number of points, up or down, and no denominator is larger."""


class Plain(BaseModel):
    """A record that never changes and refuses fields it does not know."""

    model_config = ConfigDict(extra="forbid", frozen=True)


def _bounded(value: Fraction) -> Fraction:
    if abs(value) > LARGEST or value.denominator > LARGEST:
        raise ValueError(f"must be at most {LARGEST}, with a denominator of at most {LARGEST}")
    return value


Points = Annotated[Fraction, AfterValidator(_bounded)]
"""An exact number of points; written as `3/2` in JSON."""


def countable(value: Fraction) -> int | str:
    """A number for a sentence: whole ones as numbers, so that the words around them fit."""
    return int(value) if value.denominator == 1 else written(value)


def written(value: Fraction) -> str:
    """A number as people write it: `3`, `1/2`, `3 1/2`."""
    whole, rest = divmod(abs(value), 1)
    parts = [str(whole)] if whole or not rest else []
    parts += [str(rest)] if rest else []
    return ("-" if value < 0 else "") + " ".join(parts)
