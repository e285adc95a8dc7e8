"""A very small schema language that reports errors the way Discord does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

Path = tuple[str | int, ...]
Check = Callable[["Report", Path, Any], None]


class Report:
    """Collects what is wrong with a request, each thing at its place."""

    def __init__(self) -> None:
        self.tree: dict[str, Any] = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Note one error at its place in the tree."""
        node = self.tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def __bool__(self) -> bool:
        return bool(self.tree)


def text(maximum: int | None = None, minimum: int = 0) -> Check:
    """A string of limited length."""

    def check(report: Report, path: Path, value: Any) -> None:
        if not isinstance(value, str):
            report.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        elif maximum is not None and len(value) > maximum:
            report.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {maximum} or fewer in length.")
        elif len(value) < minimum:
            if value:
                report.add(path, "BASE_TYPE_MIN_LENGTH", f"Must be {minimum} or more in length.")
            else:
                report.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    return check


def url(maximum: int = 2048, schemes: tuple[str, ...] = ("http", "https")) -> Check:
    """A web address with one of the schemes."""
    length = text(maximum)

    def check(report: Report, path: Path, value: Any) -> None:
        length(report, path, value)
        if isinstance(value, str) and not value.startswith(tuple(f"{s}://" for s in schemes)):
            report.add(
                path,
                "URL_TYPE_INVALID_SCHEME",
                f'Scheme "{value.split(":")[0]}" is not supported. '
                f"Scheme must be one of {schemes}.",
            )

    return check


def number(minimum: float | None = None, maximum: float | None = None) -> Check:
    """An integer or float in a range."""

    def check(report: Report, path: Path, value: Any) -> None:
        if isinstance(value, bool) or not isinstance(value, int | float):
            report.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        elif minimum is not None and value < minimum:
            report.add(
                path, "NUMBER_TYPE_MIN", f"Value should be greater than or equal to {minimum}."
            )
        elif maximum is not None and value > maximum:
            report.add(path, "NUMBER_TYPE_MAX", f"Value should be less than or equal to {maximum}.")

    return check


def whole(minimum: float | None = None, maximum: float | None = None) -> Check:
    """An integer in a range."""
    in_range = number(minimum, maximum)

    def check(report: Report, path: Path, value: Any) -> None:
        if isinstance(value, float):
            report.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        else:
            in_range(report, path, value)

    return check


def boolean(report: Report, path: Path, value: Any) -> None:
    """Check that the value is true or false."""
    if not isinstance(value, bool):
        report.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def snowflake(report: Report, path: Path, value: Any) -> None:
    """An id, as digits or as a number."""
    good = (isinstance(value, str) and value.isdecimal()) or (
        isinstance(value, int) and not isinstance(value, bool) and value >= 0
    )
    if not good:
        report.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def anything(report: Report, path: Path, value: Any) -> None:
    """Accept any value."""


def one_of(*values: Any) -> Check:
    """One of a few values."""
    allowed = set(values)

    def check(report: Report, path: Path, value: Any) -> None:
        if not isinstance(value, str | int) or isinstance(value, bool) or value not in allowed:
            report.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {tuple(sorted(allowed))}.")

    return check


def nullable(check: Check) -> Check:
    """The same, or null."""

    def maybe(report: Report, path: Path, value: Any) -> None:
        if value is not None:
            check(report, path, value)

    return maybe


def items(check: Check, maximum: int | None = None, minimum: int = 0) -> Check:
    """A list of limited length."""

    def check_list(report: Report, path: Path, value: Any) -> None:
        if not isinstance(value, list):
            report.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        if (maximum is not None and len(value) > maximum) or len(value) < minimum:
            bound = f"{minimum} and {maximum}" if maximum is not None else f"{minimum} or more"
            report.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {bound} in length.")
        for index, item in enumerate(value):
            check(report, (*path, index), item)

    return check_list


def mapping(check: Check, keys: Iterable[str]) -> Check:
    """An object whose keys come from a fixed set and whose values are alike."""
    known = set(keys)

    def check_mapping(report: Report, path: Path, value: Any) -> None:
        if not isinstance(value, dict):
            report.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for key, entry in value.items():
            if key in known:
                check(report, (*path, key), entry)
            else:
                report.add((*path, key), "ENUM_TYPE_COERCE", f'Value "{key}" is not a known key.')

    return check_mapping


def record(fields: Mapping[str, Check], required: Iterable[str] = ()) -> Check:
    """An object with known keys and no others."""
    needed = tuple(required)

    def check(report: Report, path: Path, value: Any) -> None:
        if not isinstance(value, dict):
            report.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        for key in needed:
            if value.get(key) is None:
                report.add((*path, key), "BASE_TYPE_REQUIRED", "This field is required")
        for key, entry in value.items():
            field = fields.get(key)
            if field is None:
                report.add((*path, key), "UNKNOWN_KEY", f'"{key}" is not a known key here.')
            elif not (entry is None and key in needed):
                field(report, (*path, key), entry)

    return check
