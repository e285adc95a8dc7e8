"""Rules for application commands and autocomplete answers."""

from __future__ import annotations

import re
from typing import Any

from bot.local.rules.schema import (
    Check,
    Path,
    Report,
    anything,
    boolean,
    items,
    mapping,
    nullable,
    number,
    one_of,
    record,
    snowflake,
    text,
    whole,
)

LOCALES = [
    "ar",
    "bg",
    "cs",
    "da",
    "de",
    "el",
    "en-GB",
    "en-US",
    "es-419",
    "es-ES",
    "fi",
    "fr",
    "he",
    "hi",
    "hr",
    "hu",
    "id",
    "it",
    "ja",
    "ko",
    "lt",
    "nl",
    "no",
    "pl",
    "pt-BR",
    "ro",
    "ru",
    "sv-SE",
    "th",
    "tr",
    "uk",
    "vi",
    "zh-CN",
    "zh-TW",
]
# Letters of any script, marks that go with them, digits, dash, underscore, apostrophe.
_NAME = re.compile(r"^[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}$")


def _chat_name(report: Report, path: Path, value: Any) -> None:
    text(32, 1)(report, path, value)
    if isinstance(value, str) and value and (not _NAME.match(value) or value != value.lower()):
        report.add(
            path,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid: lower-case letters, digits, - and _ only",
        )


def _choice(value: Check) -> Check:
    return record(
        {
            "name": text(100, 1),
            "name_localizations": nullable(mapping(text(100, 1), LOCALES)),
            "value": value,
        },
        ("name", "value"),
    )


_CHANNEL_TYPES = (*range(6), *range(10, 16))
"""What a channel option may be limited to; media channels are not among them."""

_CHOICE_VALUE: dict[int, Check] = {
    3: text(100),
    4: whole(-(2**53), 2**53),
    10: number(-(2**53), 2**53),
}


def _option_fields(kind: int) -> dict[str, Check]:
    fields: dict[str, Check] = {
        "type": one_of(*range(1, 12)),
        "name": _chat_name,
        "name_localizations": nullable(mapping(_chat_name, LOCALES)),
        "description": text(100, 1),
        "description_localizations": nullable(mapping(text(100, 1), LOCALES)),
        "required": nullable(boolean),
    }
    if kind in (1, 2):
        fields["options"] = anything
    if kind in _CHOICE_VALUE:
        fields["choices"] = nullable(items(_choice(_CHOICE_VALUE[kind]), 25))
        fields["autocomplete"] = nullable(boolean)
    if kind == 3:
        fields["min_length"] = nullable(whole(0, 6000))
        fields["max_length"] = nullable(whole(1, 6000))
    if kind in (4, 10):
        fields["min_value"] = nullable(number(-(2**53), 2**53))
        fields["max_value"] = nullable(number(-(2**53), 2**53))
    if kind == 7:
        fields["channel_types"] = nullable(items(one_of(*_CHANNEL_TYPES)))
    return fields


_OPTION = {
    kind: record(_option_fields(kind), ("type", "name", "description")) for kind in range(1, 12)
}


def _option(report: Report, path: Path, value: Any) -> None:
    kind = value.get("type") if isinstance(value, dict) else None
    _OPTION.get(kind if isinstance(kind, int) else 3, _OPTION[3])(report, path, value)
    if not isinstance(value, dict):
        return
    if value.get("autocomplete") and value.get("choices"):
        report.add(path, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Choices or autocomplete")
    if kind in (1, 2):
        _options(report, (*path, "options"), value.get("options"), kind)


def _options(report: Report, path: Path, options: Any, parent: int) -> None:
    if options is None:
        return
    items(anything, 25)(report, path, options)
    if not isinstance(options, list):
        return
    optional_seen = False
    names: set[Any] = set()
    for index, option in enumerate(options):
        place = (*path, index)
        _option(report, place, option)
        if not isinstance(option, dict):
            continue
        kind, name = option.get("type"), option.get("name")
        if parent == 2 and kind != 1:
            report.add((*place, "type"), "UNION_TYPE_CHOICES", "A group holds subcommands only")
        if parent == 1 and kind in (1, 2):
            report.add((*place, "type"), "UNION_TYPE_CHOICES", "A subcommand holds no commands")
        if isinstance(name, str):
            if name in names:
                report.add(
                    (*place, "name"),
                    "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
                    "Option names must be unique",
                )
            names.add(name)
        if kind not in (1, 2):
            if option.get("required") and optional_seen:
                report.add(
                    (*place, "required"),
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
            optional_seen = optional_seen or not option.get("required")
    kinds = {o.get("type") for o in options if isinstance(o, dict)}
    if kinds & {1, 2} and kinds - {1, 2}:
        report.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands or options")


_COMMAND_FIELDS: dict[str, Check] = {
    "id": nullable(snowflake),
    "type": nullable(one_of(1, 2, 3, 4)),
    "name": text(32, 1),
    "name_localizations": nullable(mapping(text(32, 1), LOCALES)),
    "description": nullable(text(100)),
    "description_localizations": nullable(mapping(text(100), LOCALES)),
    "options": anything,
    "default_member_permissions": anything,
    "dm_permission": nullable(boolean),
    "default_permission": nullable(boolean),
    "contexts": nullable(items(one_of(0, 1, 2), 3)),
    "integration_types": nullable(items(one_of(0, 1), 2)),
    "nsfw": nullable(boolean),
    "handler": anything,
}
_command_shape = record(_COMMAND_FIELDS, ("name",))


def _size(node: Any) -> int:
    """Characters of names, descriptions and values, longest translation counted."""
    if not isinstance(node, dict):
        return 0
    total = 0
    for key in ("name", "description"):
        words = [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()]
        total += max(len(word) for word in words if isinstance(word, str))
    if isinstance(node.get("value"), str):
        total += len(node["value"])
    for key in ("options", "choices"):
        for child in node.get(key) or ():
            total += _size(child)
    return total


def check_command(report: Report, path: Path, command: Any) -> None:
    """Note everything Discord would refuse about a command."""
    _command_shape(report, path, command)
    if not isinstance(command, dict):
        return
    if command.get("type", 1) in (None, 1):
        _chat_name(report, (*path, "name"), command.get("name"))
        for locale, name in (command.get("name_localizations") or {}).items():
            _chat_name(report, (*path, "name_localizations", locale), name)
        if not command.get("description"):
            report.add((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
        _options(report, (*path, "options"), command.get("options"), 0)
        if _size(command) > 8000:
            report.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")
    elif command.get("options") or command.get("description"):
        report.add(path, "APPLICATION_COMMAND_CONTEXT_MENU", "No options or description here")


def check_commands(report: Report, commands: Any) -> None:
    """A whole set, as in a bulk overwrite."""
    if not isinstance(commands, list):
        report.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    seen: set[tuple[Any, Any]] = set()
    counts = {1: 0, 2: 0, 3: 0, 4: 0}
    for index, command in enumerate(commands):
        check_command(report, (index,), command)
        if not isinstance(command, dict):
            continue
        kind = command.get("type") or 1
        key = (kind, command.get("name"))
        if isinstance(key[1], str) and isinstance(kind, int):
            counts[kind] = counts.get(kind, 0) + 1
            if key in seen:
                report.add(
                    (index, "name"),
                    "APPLICATION_COMMANDS_DUPLICATE_NAME",
                    "Application command names must be unique",
                )
            seen.add(key)
    # The limits of context menus are lower than that of slash commands.
    for kind, most in ((1, 100), (2, 15), (3, 15)):
        if counts[kind] > most:
            report.add((), "APPLICATION_COMMANDS_MAX", f"At most {most} commands of type {kind}")


def check_autocomplete(report: Report, path: Path, data: Any) -> None:
    """The choices of an autocomplete answer."""

    def value(report: Report, path: Path, entry: Any) -> None:
        if isinstance(entry, str):
            text(100)(report, path, entry)
        else:
            number(-(2**53), 2**53)(report, path, entry)

    record({"choices": items(_choice(value), 25)}, ("choices",))(report, path, data)
