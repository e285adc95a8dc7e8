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
CUSTOM_ID = text(100, 1)
BASE: dict[str, Check] = {"type": whole(), "id": _id}
_emoji = record(
    {"id": nullable(snowflake), "name": nullable(text(32)), "animated": nullable(boolean)}
)
_option_fields: dict[str, Check] = {
    "label": text(100, 1),
    "value": text(100, 1),
    "description": nullable(text(100)),
    "default": nullable(boolean),
}
PLAIN_OPTION = record(_option_fields, ("label", "value"))
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
        **BASE,
        "style": one_of(1, 2, 3, 4, 5, 6),
        "label": nullable(text(80)),
        "custom_id": nullable(CUSTOM_ID),
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
        **BASE,
        "custom_id": CUSTOM_ID,
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


def check_select(report: Report, path: Path, value: Json) -> None:
    """A select of any kind."""
    _SELECT_SHAPES[value["type"]](report, path, value)
    choice_bounds(report, path, value)


def choice_bounds(report: Report, path: Path, value: Json) -> None:
    """The bounds of a choice agree with each other and with its options."""
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
    record({**BASE, "components": children}, ("type", "components"))(report, path, value)
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
    dispatch(report, path, value, {2: _button, **dict.fromkeys(SELECTS, check_select)})


TEXT_DISPLAY = record({**BASE, "content": text(4000, 1)}, ("type", "content"))
_thumbnail = record(
    {
        **BASE,
        "media": _media,
        "description": nullable(text(1024, 1)),
        "spoiler": nullable(boolean),
    },
    ("type", "media"),
)


def _text_child(report: Report, path: Path, value: Any) -> None:
    dispatch(report, path, value, {10: TEXT_DISPLAY})


def _accessory(report: Report, path: Path, value: Any) -> None:
    dispatch(report, path, value, {2: _button, 11: _thumbnail})


_section = record(
    {**BASE, "components": items(_text_child, 3, 1), "accessory": _accessory},
    ("type", "components", "accessory"),
)
_LAYOUT: dict[int, Check] = {
    1: _action_row,
    9: _section,
    10: TEXT_DISPLAY,
    12: record({**BASE, "items": items(_gallery_item, 10, 1)}, ("type", "items")),
    13: record({**BASE, "file": _file, "spoiler": nullable(boolean)}, ("type", "file")),
    14: record(
        {**BASE, "divider": nullable(boolean), "spacing": nullable(one_of(1, 2))}, ("type",)
    ),
}


def _container_child(report: Report, path: Path, value: Any) -> None:
    dispatch(report, path, value, _LAYOUT)


_container = record(
    {
        **BASE,
        "components": items(_container_child, 40, 1),
        "accent_color": nullable(whole(0, 0xFFFFFF)),
        "spoiler": nullable(boolean),
    },
    ("type", "components"),
)


def dispatch(report: Report, path: Path, value: Any, kinds: dict[int, Check]) -> None:
    """Check a component by the rules of its type, if that type may stand here."""
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


def unique_ids(report: Report, path: Path, components: Any) -> None:
    """No custom id and no number is used twice."""
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
        dispatch(report, path, value, kinds)

    items(child, 40 if v2 else 5)(report, path, components)
    unique_ids(report, path, components)
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
