"""Does what is expected hold? Plain data against plain data, and every difference in words."""

from collections.abc import Iterator
from typing import Any

from bot.workshop.yaml_lines import Loc

Mismatch = tuple[Loc, str]

_LIST_TESTS = {"exactly", "includes", "excludes", "size"}
_NUMBER_TESTS = {"min", "max"}


class Unknown(Exception):
    """Something is expected of a thing that does not exist."""

    def __init__(self, where: Loc, message: str) -> None:
        """Say where in the expectation."""
        super().__init__(message)
        self.where = where


def differences(
    expected: Any, got: Any, where: Loc = (), unordered: frozenset[str] = frozenset()
) -> Iterator[Mismatch]:
    """Where the expectation does not hold; of a mapping only the named keys are looked at."""
    if isinstance(expected, dict) and isinstance(got, list) and _only(expected, _LIST_TESTS):
        yield from _list_tests(expected, got, where)
    elif isinstance(expected, dict) and isinstance(got, int) and _only(expected, _NUMBER_TESTS):
        low, high = expected.get("min", got), expected.get("max", got)
        if not low <= got <= high:
            yield where, f"expected {show(expected)}, got {got}"
    elif isinstance(expected, dict) and isinstance(got, dict):
        for key, value in expected.items():
            if key not in got:
                raise Unknown((*where, key), f"there is no {key}: known are {few(got)}")
            yield from differences(value, got[key], (*where, key), unordered)
    elif isinstance(expected, list) and isinstance(got, list) and unordered.intersection(where):
        if sorted(map(show, expected)) != sorted(map(show, got)):
            yield where, f"expected {show(expected)}, got {show(got)}"
    elif expected != got or isinstance(expected, bool) != isinstance(got, bool):
        yield where, f"expected {show(expected)}, got {show(got)}"


def fits(expected: Any, got: Any) -> bool:
    """Whether there is no difference."""
    try:
        return next(differences(expected, got), None) is None
    except Unknown:
        return False


def show(value: Any) -> str:
    """A value as it would stand in a scenario, on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {show(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(show, value)) + "]"
    if value is None:
        return "nothing"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _only(expected: dict[Any, Any], tests: set[str]) -> bool:
    return bool(expected) and set(expected) <= tests


def _list_tests(expected: dict[str, Any], got: list[Any], where: Loc) -> Iterator[Mismatch]:
    for item in expected.get("includes", []):
        if item not in got:
            yield (*where, "includes"), f"expected {show(item)} among {show(got)}"
    for item in expected.get("excludes", []):
        if item in got:
            yield (*where, "excludes"), f"did not expect {show(item)} among {show(got)}"
    if "exactly" in expected:
        wanted = expected["exactly"]
        if not isinstance(wanted, list):
            raise Unknown((*where, "exactly"), "exactly is a list")
        if sorted(map(show, wanted)) != sorted(map(show, got)):
            text = f"expected exactly {show(wanted)} in any order, got {show(got)}"
            yield (*where, "exactly"), text
    if "size" in expected and expected["size"] != len(got):
        yield (*where, "size"), f"expected {show(expected['size'])} of them, got {len(got)}"


def few(known: dict[Any, Any]) -> str:
    """The first names of many."""
    names = [str(name) for name in known]
    return ", ".join(names[:12]) + (" …" if len(names) > 12 else "")
