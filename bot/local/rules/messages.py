"""Rules for messages: content, embeds, attachments, flags."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.local.rules.components import V2_ONLY, check_message_components, walk
from bot.local.rules.schema import (
    Check,
    Path,
    Report,
    anything,
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

COMPONENTS_V2 = 1 << 15
MAX_FILE = 10 * 1024 * 1024
_schemes = ("http", "https", "attachment")
_picture = record(
    {
        "url": nullable(url(2048, _schemes)),
        "proxy_url": anything,
        "width": anything,
        "height": anything,
        "content_type": anything,
        "placeholder": anything,
        "placeholder_version": anything,
        "description": nullable(text(4096)),
        "flags": anything,
    }
)
_embed = record(
    {
        "type": nullable(text()),
        "url": nullable(url()),
        "title": nullable(text(256)),
        "description": nullable(text(4096)),
        "color": nullable(whole(0, 0xFFFFFF)),
        "timestamp": nullable(text(64)),
        "author": nullable(
            record(
                {
                    "name": nullable(text(256)),
                    "url": nullable(url()),
                    "icon_url": nullable(url(2048, _schemes)),
                    "proxy_icon_url": anything,
                }
            )
        ),
        "footer": nullable(
            record(
                {
                    "text": nullable(text(2048)),
                    "icon_url": nullable(url(2048, _schemes)),
                    "proxy_icon_url": anything,
                }
            )
        ),
        "image": nullable(_picture),
        "thumbnail": nullable(_picture),
        "video": anything,
        "provider": anything,
        "flags": anything,
        "fields": nullable(
            items(
                record(
                    {"name": text(256, 1), "value": text(1024, 1), "inline": nullable(boolean)},
                    ("name", "value"),
                ),
                25,
            )
        ),
    }
)
_attachment = record(
    {
        "id": snowflake,
        "filename": nullable(text(1024, 1)),
        "description": nullable(text(1024)),
        "title": nullable(text(1024)),
        "duration_secs": anything,
        "waveform": anything,
        "is_spoiler": nullable(boolean),
        "is_remix": nullable(boolean),
        # discord.py sends a kept attachment back as it came.
        **dict.fromkeys(
            ("size", "url", "proxy_url", "spoiler", "content_type", "width", "height"), anything
        ),
    },
    ("id",),
)
_allowed_mentions = record(
    {
        "parse": nullable(items(one_of("users", "roles", "everyone"), 3)),
        "users": nullable(items(snowflake, 100)),
        "roles": nullable(items(snowflake, 100)),
        "replied_user": nullable(boolean),
    }
)
_reference = record(
    {
        "message_id": snowflake,
        "channel_id": nullable(snowflake),
        "guild_id": nullable(snowflake),
        "fail_if_not_exists": nullable(boolean),
        "type": nullable(one_of(0, 1)),
    },
    ("message_id",),
)


def _nonce(report: Report, path: Path, value: Any) -> None:
    if isinstance(value, str):
        text(25)(report, path, value)
    else:
        whole(-(2**63), 2**63 - 1)(report, path, value)


_SHARED: dict[str, Check] = {
    "content": nullable(text(2000)),
    "embeds": nullable(items(_embed, 10)),
    "allowed_mentions": nullable(_allowed_mentions),
    "components": anything,
    "flags": nullable(whole(0)),
    "attachments": nullable(items(_attachment, 10)),
    "tts": nullable(boolean),
    "poll": anything,
}
_CREATE: dict[str, Check] = {**_SHARED, "sticker_ids": nullable(items(snowflake, 3))}
_SEND: dict[str, Check] = {
    **_CREATE,
    "nonce": nullable(_nonce),
    "enforce_nonce": nullable(boolean),
    "message_reference": nullable(_reference),
}
_shapes: Mapping[str, Check] = {
    "send": record(_SEND),
    "post": record(_CREATE),
    "edit": record(_CREATE),
    "callback": record(_SHARED),
    "followup": record(
        {
            **_SHARED,
            **dict.fromkeys(("username", "avatar_url", "thread_name", "applied_tags"), anything),
        }
    ),
}


def check_message(report: Report, path: Path, body: Any, kind: str) -> None:
    """A message body; `kind` says which endpoint's keys are allowed."""
    _shapes[kind](report, path, body)
    if not isinstance(body, dict):
        return
    flags = body.get("flags")
    components = body.get("components")
    v2 = isinstance(flags, int) and bool(flags & COMPONENTS_V2)
    if kind == "edit" and not v2:
        # An edit need not repeat the flag: what the message already is decides, later.
        v2 = any(c.get("type") in V2_ONLY for c in walk(components))
    check_message_components(report, (*path, "components"), components, v2)
    if v2:
        _v2_alone(report, path, body)
    _embed_sum(report, path, body.get("embeds"))


def _v2_alone(report: Report, path: Path, body: dict[str, Any]) -> None:
    for key in ("content", "embeds", "sticker_ids", "poll"):
        if body.get(key):
            report.add(
                (*path, key),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _embed_sum(report: Report, path: Path, embeds: Any) -> None:
    if not isinstance(embeds, list):
        return
    total = 0
    for embed in embeds:
        if not isinstance(embed, dict):
            continue
        parts = [embed.get("title"), embed.get("description")]
        for key, name in (("author", "name"), ("footer", "text")):
            inner = embed.get(key)
            parts.append(inner.get(name) if isinstance(inner, dict) else None)
        for field in embed.get("fields") or ():
            if isinstance(field, dict):
                parts += [field.get("name"), field.get("value")]
        total += sum(len(part) for part in parts if isinstance(part, str))
    if total > 6000:
        report.add(
            (*path, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000"
        )


def check_files(report: Report, files: Mapping[str, tuple[str, bytes]]) -> None:
    """Note uploaded files that are too many or too large."""
    if len(files) > 10:
        report.add(("files",), "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 10 in length.")
    for key, (_, content) in files.items():
        if len(content) > MAX_FILE:
            report.add((key,), "FILE_TOO_LARGE", f"File exceeds {MAX_FILE} bytes")
