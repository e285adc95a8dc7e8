"""Somebody's id out of a list of decisions; everything that follows from it stays the same."""

from typing import Any

from bot.kernel.labels import label_of
from bot.tournaments.decisions import MANY, AnyDecision
from bot.tournaments.plain import Person

PEOPLE = frozenset({"by", "person", "old", "new", "first", "second"})
"""Fields of decisions that hold somebody's id."""


def forget(decisions: list[AnyDecision], person: Person, alias: Person) -> list[AnyDecision]:
    """The same decisions with another id, which must be negative and new."""
    if alias >= 0:
        raise ValueError("an alias is a negative number")
    data = MANY.dump_python(decisions, mode="json")
    return MANY.validate_python([_renamed(one, person, alias) for one in data])


def _renamed(value: Any, person: Person, alias: Person, key: str = "") -> Any:
    if isinstance(value, dict):
        known = {
            name: item if name == "settings" else _renamed(item, person, alias, name)
            for name, item in value.items()
        }
        if known.get("by") == alias and "why" in known:
            known["why"] = ""
        return known
    if isinstance(value, list):
        return [_renamed(item, person, alias, key) for item in value]
    if key in PEOPLE or key == "seeds":
        return alias if value == person else value
    return label_of("user", alias) if value == label_of("user", person) else value
