"""Rules for modals."""

from __future__ import annotations

from typing import Any

from bot.local.rules.components import (
    BASE,
    CUSTOM_ID,
    PLAIN_OPTION,
    SELECTS,
    TEXT_DISPLAY,
    check_select,
    choice_bounds,
    dispatch,
    unique_ids,
)
from bot.local.rules.schema import (
    Check,
    Path,
    Report,
    boolean,
    items,
    nullable,
    one_of,
    record,
    text,
    whole,
)

Json = dict[str, Any]

_TEXT_INPUT_FIELDS: dict[str, Check] = {
    **BASE,
    "custom_id": CUSTOM_ID,
    "style": one_of(1, 2),
    "label": nullable(text(45, 1)),
    "value": nullable(text(4000)),
    "placeholder": nullable(text(100)),
    "required": nullable(boolean),
    "min_length": nullable(whole(0, 4000)),
    "max_length": nullable(whole(1, 4000)),
}
_text_input_shape = record(_TEXT_INPUT_FIELDS, ("type", "custom_id", "style"))


def _text_input(report: Report, path: Path, value: Json) -> None:
    _text_input_shape(report, path, value)
    least, most = value.get("min_length"), value.get("max_length")
    if isinstance(least, int) and isinstance(most, int) and least > most:
        report.add((*path, "min_length"), "TEXT_INPUT_MIN_MAX", "min_length is above max_length")
    filled = value.get("value")
    if isinstance(filled, str) and isinstance(most, int) and len(filled) > most:
        report.add((*path, "value"), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def _row_text_input(report: Report, path: Path, value: Any) -> None:
    dispatch(report, path, value, {4: _text_input})
    if isinstance(value, dict) and not value.get("label"):
        report.add((*path, "label"), "BASE_TYPE_REQUIRED", "This field is required")


def _labelled_text_input(report: Report, path: Path, value: Json) -> None:
    _text_input(report, path, value)
    if value.get("label"):
        report.add((*path, "label"), "LABEL_TWICE", "The label component already names it")


def _modal_select(report: Report, path: Path, value: Json) -> None:
    check_select(report, path, value)
    if value.get("disabled"):
        report.add((*path, "disabled"), "MODAL_SELECT_DISABLED", "Not allowed in a modal")
    if value.get("required", True) and value.get("min_values") == 0:
        report.add(
            (*path, "required"), "MODAL_SELECT_REQUIRED", "min_values 0 needs required false"
        )


def _group(least: int, extra: dict[str, Check]) -> Check:
    shape = record(
        {
            **BASE,
            "custom_id": CUSTOM_ID,
            "required": nullable(boolean),
            "options": items(PLAIN_OPTION, 10, least),
            **extra,
        },
        ("type", "custom_id", "options"),
    )

    def check(report: Report, path: Path, value: Json) -> None:
        shape(report, path, value)
        options = value.get("options")
        count = len(options) if isinstance(options, list) else 1
        most = count if extra else 1
        choice_bounds(report, path, {"min_values": 0, "max_values": max(most, 1), **value})

    return check


_UP_TO_TEN: dict[str, Check] = {
    "min_values": nullable(whole(0, 10)),
    "max_values": nullable(whole(1, 10)),
}
_LABELLED: dict[int, Check] = {
    4: _labelled_text_input,
    **dict.fromkeys(SELECTS, _modal_select),
    19: record(
        {**BASE, "custom_id": CUSTOM_ID, "required": nullable(boolean), **_UP_TO_TEN},
        ("type", "custom_id"),
    ),
    21: _group(2, {}),
    22: _group(1, _UP_TO_TEN),
    23: record(
        {**BASE, "custom_id": CUSTOM_ID, "default": nullable(boolean)}, ("type", "custom_id")
    ),
}


def _labelled(report: Report, path: Path, value: Any) -> None:
    dispatch(report, path, value, _LABELLED)


def _modal_child(report: Report, path: Path, value: Any) -> None:
    label = record(
        {
            **BASE,
            "label": text(45, 1),
            "description": nullable(text(100)),
            "component": _labelled,
        },
        ("type", "label", "component"),
    )
    row = record({**BASE, "components": items(_row_text_input, 1, 1)}, ("type", "components"))
    dispatch(report, path, value, {1: row, 10: TEXT_DISPLAY, 18: label})


_modal = record(
    {
        "custom_id": CUSTOM_ID,
        "title": text(45, 1),
        "components": items(_modal_child, 5, 1),
    },
    ("custom_id", "title", "components"),
)


def check_modal(report: Report, path: Path, data: Any) -> None:
    """A modal as sent in an interaction callback."""
    _modal(report, path, data)
    if isinstance(data, dict):
        unique_ids(report, (*path, "components"), data.get("components"))
