"""Which rules hold for which request: the one place that knows Discord's limits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.local.rules.commands import check_autocomplete, check_command, check_commands
from bot.local.rules.messages import check_files, check_message
from bot.local.rules.modals import check_modal
from bot.local.rules.schema import (
    Check,
    Report,
    anything,
    boolean,
    items,
    nullable,
    one_of,
    record,
    snowflake,
    text,
    whole,
)

Body = Any
Files = Mapping[str, tuple[str, bytes]]
Rule = Callable[[Report, Body], None]
ARCHIVE = one_of(60, 1440, 4320, 10080)

_thread_fields: dict[str, Check] = {
    "name": text(100, 1),
    "auto_archive_duration": nullable(ARCHIVE),
    "rate_limit_per_user": nullable(whole(0, 21600)),
}
_text_thread = record(
    {
        **_thread_fields,
        "type": nullable(one_of(10, 11, 12)),
        "invitable": nullable(boolean),
    },
    ("name",),
)
_forum_thread = record(
    {
        **_thread_fields,
        "applied_tags": nullable(items(snowflake, 5)),
        "message": anything,
        # discord.py sends it for posts too.
        "type": nullable(one_of(11)),
    },
    ("name", "message"),
)
_tag = record(
    {
        "id": nullable(snowflake),
        "name": text(20, 1),
        "moderated": nullable(boolean),
        "emoji_id": nullable(snowflake),
        "emoji_name": nullable(text(100)),
    },
    ("name",),
)
_overwrite = record(
    {"id": snowflake, "type": one_of(0, 1, "0", "1"), "allow": anything, "deny": anything},
    ("id",),
)
_channel_fields: dict[str, Check] = {
    "name": text(100, 1),
    "type": nullable(whole(0)),
    "topic": nullable(text(4096)),
    "position": nullable(whole(0)),
    "nsfw": nullable(boolean),
    "rate_limit_per_user": nullable(whole(0, 21600)),
    "parent_id": nullable(snowflake),
    "permission_overwrites": nullable(items(_overwrite, 100)),
    "flags": nullable(whole(0)),
    "available_tags": nullable(items(_tag, 20)),
    "default_auto_archive_duration": nullable(ARCHIVE),
    "default_thread_rate_limit_per_user": nullable(whole(0, 21600)),
    "default_reaction_emoji": anything,
    "default_sort_order": nullable(one_of(0, 1)),
    "default_forum_layout": nullable(one_of(0, 1, 2)),
    **dict.fromkeys(("bitrate", "user_limit", "rtc_region", "video_quality_mode"), anything),
}
_edit_channel = record(
    {
        **_channel_fields,
        "archived": nullable(boolean),
        "locked": nullable(boolean),
        "invitable": nullable(boolean),
        "auto_archive_duration": nullable(ARCHIVE),
        "applied_tags": nullable(items(snowflake, 5)),
    }
)


def _plain(check: Check) -> Rule:
    def rule(report: Report, body: Body) -> None:
        check(report, (), body)

    return rule


def _message(kind: str) -> Rule:
    def rule(report: Report, body: Body) -> None:
        check_message(report, (), body, kind)

    return rule


def _thread(report: Report, body: Body) -> None:
    if isinstance(body, dict) and "message" in body:
        _forum_thread(report, (), body)
        check_message(report, ("message",), body["message"], "post")
    else:
        _text_thread(report, (), body)


_callback_shape = record({"type": one_of(1, 4, 5, 6, 7, 8, 9), "data": anything}, ("type",))
_defer = record({"flags": nullable(whole(0)), "tts": nullable(boolean)})


def _callback(report: Report, body: Body) -> None:
    _callback_shape(report, (), body)
    if not isinstance(body, dict):
        return
    kind, data = body.get("type"), body.get("data")
    path = ("data",)
    if kind == 4 or (kind == 7 and data is not None):
        check_message(report, path, data, "callback" if kind == 4 else "edit")
    elif kind in (5, 6) and data is not None:
        _defer(report, path, data)
        if isinstance(data, dict) and (data.get("flags") or 0) & ~(1 << 6):
            report.add((*path, "flags"), "DEFER_FLAGS", "A defer carries the ephemeral flag only")
    elif kind == 8:
        check_autocomplete(report, path, data)
    elif kind == 9:
        check_modal(report, path, data)


def _bulk(report: Report, body: Body) -> None:
    check_commands(report, body)


def _one_command(report: Report, body: Body) -> None:
    check_command(report, (), body)


_MESSAGES = "/channels/{channel_id}/messages"
_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
_emoji_name = text(32, 2)

RULES: dict[tuple[str, str], Rule] = {
    ("POST", _MESSAGES): _message("send"),
    ("PATCH", _MESSAGES + "/{message_id}"): _message("edit"),
    ("POST", _MESSAGES + "/{message_id}/threads"): _plain(record(_thread_fields, ("name",))),
    ("POST", _MESSAGES + "/bulk-delete"): _plain(
        record({"messages": items(snowflake, 100, 2)}, ("messages",))
    ),
    ("POST", "/channels/{channel_id}/threads"): _thread,
    ("PATCH", "/channels/{channel_id}"): _plain(_edit_channel),
    ("PUT", "/channels/{channel_id}/permissions/{overwrite_id}"): _plain(
        record({"id": anything, "type": anything, "allow": anything, "deny": anything})
    ),
    ("POST", "/guilds/{guild_id}/channels"): _plain(record(_channel_fields, ("name",))),
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"): _callback,
    ("POST", _HOOK): _message("followup"),
    ("PATCH", _HOOK + "/messages/@original"): _message("edit"),
    ("PATCH", _HOOK + "/messages/{message_id}"): _message("edit"),
    ("PUT", _COMMANDS): _bulk,
    ("PUT", _GUILD_COMMANDS): _bulk,
    ("POST", _COMMANDS): _one_command,
    ("POST", _GUILD_COMMANDS): _one_command,
    ("POST", "/users/@me/channels"): _plain(record({"recipient_id": snowflake}, ("recipient_id",))),
    ("POST", "/applications/{application_id}/emojis"): _plain(
        record({"name": _emoji_name, "image": text(None, 1)}, ("name", "image"))
    ),
    ("PATCH", "/applications/{application_id}/emojis/{emoji_id}"): _plain(
        record({"name": _emoji_name})
    ),
}


def check_request(method: str, template: str, body: Body, files: Files) -> dict[str, Any] | None:
    """What our own rules have against a request, in Discord's shape; None if nothing."""
    report = Report()
    rule = RULES.get((method, template))
    if rule is not None:
        rule(report, body)
    elif body is not None and body != {}:
        report.add((), "BODY_UNEXPECTED", "This endpoint takes no body")
    if files:
        check_files(report, files)
    return report.tree or None
