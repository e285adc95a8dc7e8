"""Rules for buttons, selects, layouts and modals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.local.rules.schema import (
    Check,
    Path,
    Report,
    boolean,
    items,
    nullable,
    one_of,
    record,
    snowflake,
    text,
    url,
    whole,
)

Json = dict[str, Any]
SELECTS = (3, 5, 6, 7, 8)
V2_ONLY = {9, 10, 12, 13, 14, 17}
MEDIA_SCHEMES = ("http", "https", "attachment")

_id = nullable(whole(0, 2**31 - 1))
_custom_id = text(100, 1)
_base: dict[str, Check] = {"type": whole(), "id": _id}
_emoji = record(
    {"id": nullable(snowflake), "name": nullable(text(32)), "animated": nullable(boolean)}
)
_option_fields: dict[str, Check] = {
    "label": text(100, 1),
    "value": text(100, 1),
    "description": nullable(text(100)),
    "default": nullable(boolean),
}
_plain_option = record(_option_fields, ("label", "value"))
_select_option = record({**_option_fields, "emoji": nullable(_emoji)}, ("label", "value"))
_media = record({"url": url(2048, MEDIA_SCHEMES)}, ("url",))
_file = record({"url": url(2048, ("attachment",))}, ("url",))
_gallery_item = record(
    {
        "media": _media,
        "description": nullable(text(1024, 1)),
        "spoiler": nullable(boolean),
    },
    ("media",),
)

_button_shape = record(
    {
        **_base,
        "style": one_of(1, 2, 3, 4, 5, 6),
        "label": nullable(text(80)),
        "custom_id": nullable(_custom_id),
        "url": nullable(url(512, ("http", "https", "discord"))),
        "sku_id": nullable(snowflake),
        "emoji": nullable(_emoji),
        "disabled": nullable(boolean),
    },
    ("type", "style"),
)


def _button(report: Report, path: Path, value: Any) -> None:
    _button_shape(report, path, value)
    if not isinstance(value, dict):
        return
    style = value.get("style")
    if style in (1, 2, 3, 4):
        if not value.get("custom_id"):
            report.add((*path, "custom_id"), "BASE_TYPE_REQUIRED", "A custom id is required")
        if value.get("url"):
            report.add((*path, "url"), "BUTTON_COMPONENT_BAD_URL", "Only link buttons have a url")
    if style == 5:
        if not value.get("url"):
            report.add((*path, "url"), "BASE_TYPE_REQUIRED", "A url is required")
        if value.get("custom_id"):
            report.add(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_FORBIDDEN",
                "A link button has no custom id",
            )
    if style in (1, 2, 3, 4, 5) and not value.get("label") and not value.get("emoji"):
        report.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI", "A label or an emoji is required")


def _select_shape(kind: int) -> Check:
    fields: dict[str, Check] = {
        **_base,
        "custom_id": _custom_id,
        "placeholder": nullable(text(150)),
        "min_values": nullable(whole(0, 25)),
        "max_values": nullable(whole(1, 25)),
        "disabled": nullable(boolean),
        "required": nullable(boolean),
    }
    needed = ["type", "custom_id"]
    if kind == 3:
        fields["options"] = items(_select_option, 25, 1)
        needed.append("options")
    else:
        kinds = {5: ("user",), 6: ("role",), 7: ("user", "role"), 8: ("channel",)}[kind]
        default = record({"id": snowflake, "type": one_of(*kinds)}, ("id", "type"))
        fields["default_values"] = nullable(items(default, 25))
    if kind == 8:
        fields["channel_types"] = nullable(items(whole(0)))
    return record(fields, needed)


_SELECT_SHAPES = {kind: _select_shape(kind) for kind in SELECTS}


def _select(report: Report, path: Path, value: Json) -> None:
    _SELECT_SHAPES[value["type"]](report, path, value)
    _choice_bounds(report, path, value)


def _choice_bounds(report: Report, path: Path, value: Json) -> None:
    options = value.get("options")
    least, most = value.get("min_values", 1), value.get("max_values", 1)
    if isinstance(least, int) and isinstance(most, int) and least > most:
        report.add((*path, "min_values"), "SELECT_MIN_MAX", "min_values is above max_values")
    if not isinstance(options, list):
        return
    if isinstance(most, int) and "max_values" in value and most > max(len(options), 1):
        report.add((*path, "max_values"), "SELECT_MAX_OPTIONS", "More values than options")
    seen: set[Any] = set()
    chosen = 0
    for index, option in enumerate(options):
        if not isinstance(option, dict) or not isinstance(option.get("value"), str):
            continue
        chosen += bool(option.get("default"))
        if option["value"] in seen:
            report.add(
                (*path, "options", index, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(option["value"])
    if isinstance(most, int) and chosen > most:
        report.add((*path, "options"), "SELECT_TOO_MANY_DEFAULTS", "More defaults than max_values")


def _action_row(report: Report, path: Path, value: Json) -> None:
    children = items(_row_child, 5, 1)
    record({**_base, "components": children}, ("type", "components"))(report, path, value)
    inside = value.get("components")
    if isinstance(inside, list) and len(inside) > 1:
        kinds = [c.get("type") for c in inside if isinstance(c, dict)]
        if any(kind in SELECTS for kind in kinds):
            report.add(
                (*path, "components"),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "A select takes a whole row",
            )


def _row_child(report: Report, path: Path, value: Any) -> None:
    _dispatch(report, path, value, {2: _button, **dict.fromkeys(SELECTS, _select)})


_text_display = record({**_base, "content": text(4000, 1)}, ("type", "content"))
_thumbnail = record(
    {
        **_base,
        "media": _media,
        "description": nullable(text(1024, 1)),
        "spoiler": nullable(boolean),
    },
    ("type", "media"),
)


def _text_child(report: Report, path: Path, value: Any) -> None:
    _dispatch(report, path, value, {10: _text_display})


def _accessory(report: Report, path: Path, value: Any) -> None:
    _dispatch(report, path, value, {2: _button, 11: _thumbnail})


_section = record(
    {**_base, "components": items(_text_child, 3, 1), "accessory": _accessory},
    ("type", "components", "accessory"),
)
_LAYOUT: dict[int, Check] = {
    1: _action_row,
    9: _section,
    10: _text_display,
    12: record({**_base, "items": items(_gallery_item, 10, 1)}, ("type", "items")),
    13: record({**_base, "file": _file, "spoiler": nullable(boolean)}, ("type", "file")),
    14: record(
        {**_base, "divider": nullable(boolean), "spacing": nullable(one_of(1, 2))}, ("type",)
    ),
}


def _container_child(report: Report, path: Path, value: Any) -> None:
    _dispatch(report, path, value, _LAYOUT)


_container = record(
    {
        **_base,
        "components": items(_container_child, 40, 1),
        "accent_color": nullable(whole(0, 0xFFFFFF)),
        "spoiler": nullable(boolean),
    },
    ("type", "components"),
)


def _dispatch(report: Report, path: Path, value: Any, kinds: dict[int, Check]) -> None:
    if not isinstance(value, dict):
        report.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    kind = value.get("type")
    check = kinds.get(kind) if isinstance(kind, int) and not isinstance(kind, bool) else None
    if check is None:
        report.add(
            (*path, "type"),
            "UNION_TYPE_CHOICES",
            f'Value of field "type" must be one of {tuple(sorted(kinds))}.',
        )
    else:
        check(report, path, value)


def walk(components: Any) -> Iterator[Json]:
    """Every component of a tree, nested ones too."""
    if not isinstance(components, list):
        return
    for component in components:
        if not isinstance(component, dict):
            continue
        yield component
        yield from walk(component.get("components"))
        yield from walk([component.get("accessory"), component.get("component")])


def _unique_ids(report: Report, path: Path, components: Any) -> None:
    customs: set[str] = set()
    numbers: set[int] = set()
    for component in walk(components):
        custom = component.get("custom_id")
        if isinstance(custom, str):
            if custom in customs:
                report.add(
                    path,
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    f"Component custom id cannot be duplicated: {custom}",
                )
            customs.add(custom)
        number = component.get("id")
        if isinstance(number, int) and number:
            if number in numbers:
                report.add(path, "COMPONENT_ID_DUPLICATED", f"Component id used twice: {number}")
            numbers.add(number)


def check_message_components(report: Report, path: Path, components: Any, v2: bool) -> None:
    """The components of a message, classic or v2."""
    if components is None:
        return
    kinds: dict[int, Check] = {**_LAYOUT, 17: _container} if v2 else {1: _action_row}

    def child(report: Report, path: Path, value: Any) -> None:
        _dispatch(report, path, value, kinds)

    items(child, 40 if v2 else 5)(report, path, components)
    _unique_ids(report, path, components)
    if v2:
        everything = list(walk(components))
        if len(everything) > 40:
            report.add(
                path,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                "The total number of components, nested ones included, must be 40 or fewer",
            )
        written = sum(len(c["content"]) for c in everything if isinstance(c.get("content"), str))
        if written > 4000:
            report.add(
                path,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                "The total displayable text must be 4000 or fewer characters",
            )


# -- modals

_TEXT_INPUT_FIELDS: dict[str, Check] = {
    **_base,
    "custom_id": _custom_id,
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
    _dispatch(report, path, value, {4: _text_input})
    if isinstance(value, dict) and not value.get("label"):
        report.add((*path, "label"), "BASE_TYPE_REQUIRED", "This field is required")


def _labelled_text_input(report: Report, path: Path, value: Json) -> None:
    _text_input(report, path, value)
    if value.get("label"):
        report.add((*path, "label"), "LABEL_TWICE", "The label component already names it")


def _modal_select(report: Report, path: Path, value: Json) -> None:
    _select(report, path, value)
    if value.get("disabled"):
        report.add((*path, "disabled"), "MODAL_SELECT_DISABLED", "Not allowed in a modal")
    if value.get("required", True) and value.get("min_values") == 0:
        report.add(
            (*path, "required"), "MODAL_SELECT_REQUIRED", "min_values 0 needs required false"
        )


def _group(least: int, extra: dict[str, Check]) -> Check:
    shape = record(
        {
            **_base,
            "custom_id": _custom_id,
            "required": nullable(boolean),
            "options": items(_plain_option, 10, least),
            **extra,
        },
        ("type", "custom_id", "options"),
    )

    def check(report: Report, path: Path, value: Json) -> None:
        shape(report, path, value)
        bounds = value if extra else {**value, "max_values": 1}
        _choice_bounds(
            report, path, {"max_values": 10, "min_values": 0, **bounds} if extra else bounds
        )

    return check


_UP_TO_TEN: dict[str, Check] = {
    "min_values": nullable(whole(0, 10)),
    "max_values": nullable(whole(1, 10)),
}
_LABELLED: dict[int, Check] = {
    4: _labelled_text_input,
    **dict.fromkeys(SELECTS, _modal_select),
    19: record(
        {**_base, "custom_id": _custom_id, "required": nullable(boolean), **_UP_TO_TEN},
        ("type", "custom_id"),
    ),
    21: _group(2, {}),
    22: _group(1, _UP_TO_TEN),
    23: record(
        {**_base, "custom_id": _custom_id, "default": nullable(boolean)}, ("type", "custom_id")
    ),
}


def _labelled(report: Report, path: Path, value: Any) -> None:
    _dispatch(report, path, value, _LABELLED)


def _modal_child(report: Report, path: Path, value: Any) -> None:
    label = record(
        {
            **_base,
            "label": text(45, 1),
            "description": nullable(text(100)),
            "component": _labelled,
        },
        ("type", "label", "component"),
    )
    row = record({**_base, "components": items(_row_text_input, 1, 1)}, ("type", "components"))
    _dispatch(report, path, value, {1: row, 10: _text_display, 18: label})


_modal = record(
    {
        "custom_id": _custom_id,
        "title": text(45, 1),
        "components": items(_modal_child, 5, 1),
    },
    ("custom_id", "title", "components"),
)


def check_modal(report: Report, path: Path, data: Any) -> None:
    """A modal as sent in an interaction callback."""
    _modal(report, path, data)
    if isinstance(data, dict):
        _unique_ids(report, (*path, "components"), data.get("components"))
