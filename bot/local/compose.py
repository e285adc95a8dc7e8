"""Making and changing messages: attachments, mentions, layout, archive state."""

from __future__ import annotations

import copy
import mimetypes
import re
import struct
from collections.abc import Mapping
from typing import Any

from bot.local import permissions
from bot.local.errors import ApiError, form_error
from bot.local.permissions import Permission as P
from bot.local.rules.components import V2_ONLY, walk
from bot.local.world import (
    COMPONENTS_V2,
    EPHEMERAL,
    FORUM,
    LOADING,
    PRIVATE_THREAD,
    Channel,
    Message,
    World,
)

Json = dict[str, Any]
Files = Mapping[str, tuple[str, bytes]]
SETTABLE = (1 << 2) | (1 << 12) | COMPONENTS_V2
OLD_AFTER = 3600
OLD_EDITS = 3
_USER = re.compile(r"<@!?(\d{1,20})>")
_ROLE = re.compile(r"<@&(\d{1,20})>")
_UNSAFE = re.compile(r"[^\w.\-]")


def may_send(world: World, channel: Channel, author_id: int) -> None:
    """Refuse, as Discord would, a message that may not be sent here."""
    if channel.type == FORUM:
        raise ApiError(50008)
    if channel.guild_id is None:
        other = next((r for r in channel.recipients if r != author_id), author_id)
        if not world.share_guild(author_id, other):
            raise ApiError(50278)
        if not world.users[other].dms_open:
            raise ApiError(50007)
        return
    bits = permissions.in_channel(world, channel, author_id)
    if not bits & P.VIEW_CHANNEL:
        raise ApiError(50001)
    thread = channel.thread
    needed = P.SEND_MESSAGES if thread is None else P.SEND_MESSAGES_IN_THREADS
    if not bits & needed:
        raise ApiError(50013)
    if thread is not None and thread.locked:
        if thread.archived:
            raise ApiError(50083)
        if not bits & P.MANAGE_THREADS:
            raise ApiError(160005)


def create(
    world: World,
    channel: Channel,
    author_id: int,
    body: Json,
    files: Files,
    *,
    ephemeral_for: int | None = None,
    interaction: Json | None = None,
    kind: int = 0,
) -> Message:
    """A new message, checked and complete, not yet entered into the world."""
    message = Message(
        id=world.snowflake(),
        channel_id=channel.id,
        guild_id=channel.guild_id,
        author_id=author_id,
        created=world.clock.now(),
        content=body.get("content") or "",
        type=kind,
        tts=bool(body.get("tts")),
        nonce=body.get("nonce"),
        flags=(body.get("flags") or 0) & SETTABLE,
        embeds=_embeds(body),
        components=copy.deepcopy(body.get("components") or []),
        interaction=interaction,
        ephemeral_for=ephemeral_for,
    )
    if ephemeral_for is not None:
        message.flags |= EPHEMERAL
    reference = body.get("message_reference")
    if reference is not None:
        _refer(world, channel, message, reference)
    uploads = _attach(world, message, body.get("attachments"), files)
    _settle(message)
    for file_id, content in uploads:
        world.add_file(file_id, content)
    _find_mentions(world, message, body.get("allowed_mentions"))
    return message


def edit(world: World, message: Message, body: Json, files: Files) -> None:
    """Change a message in place, or refuse and leave it as it was."""
    draft = copy.copy(message)
    draft.attachments = [dict(a) for a in message.attachments]
    flags = body.get("flags")
    if flags is not None:
        kept = draft.flags & ~(1 << 2)
        # The components-v2 flag can be set by an edit, never removed.
        draft.flags = kept | (flags & ((1 << 2) | COMPONENTS_V2))
    draft.flags &= ~LOADING
    if "content" in body:
        draft.content = body["content"] or ""
    if "embeds" in body:
        draft.embeds = _embeds(body)
    if "components" in body:
        draft.components = copy.deepcopy(body["components"] or [])
    if draft.flags & COMPONENTS_V2 and (draft.content or draft.embeds):
        raise form_error(
            "content" if draft.content else "embeds",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            "Content and embeds cannot be used with MessageFlags.IS_COMPONENTS_V2",
        )
    uploads = _attach(world, draft, body.get("attachments"), files)
    _settle(draft)
    for file_id, content in uploads:
        world.add_file(file_id, content)
    if "content" in body or "components" in body:
        _find_mentions(world, draft, body.get("allowed_mentions"))
    for gone in {a["id"] for a in message.attachments} - {a["id"] for a in draft.attachments}:
        world.files.pop(int(gone), None)
        world.save("file", gone, None)
    for name in (
        *("content", "embeds", "components", "attachments", "flags"),
        *("mentions", "mention_roles", "mention_everyone"),
    ):
        setattr(message, name, getattr(draft, name))
    message.edited = world.stamp()
    world.touch_message(message)


def check_age(world: World, message: Message) -> None:
    """Edits of old messages are throttled."""
    if world.clock.now() - message.created > OLD_AFTER:
        if message.late_edits >= OLD_EDITS:
            raise ApiError(30046)
        message.late_edits += 1


def _embeds(body: Json) -> list[Json]:
    return [{"type": "rich", **embed} for embed in copy.deepcopy(body.get("embeds") or [])]


def _refer(world: World, channel: Channel, message: Message, reference: Json) -> None:
    target = world.message(channel.id, int(reference["message_id"]))
    if target is None:
        if reference.get("fail_if_not_exists", True):
            raise form_error("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return
    message.type = 19
    message.reference = {
        "type": 0,
        "channel_id": str(channel.id),
        "message_id": str(target.id),
        **({} if channel.guild_id is None else {"guild_id": str(channel.guild_id)}),
    }


def _attach(
    world: World, message: Message, listed: list[Json] | None, files: Files
) -> list[tuple[int, bytes]]:
    uploads: list[tuple[int, bytes]] = []
    described: dict[str, Json] = {}
    old = {a["id"]: a for a in message.attachments}
    if listed is not None:
        kept = []
        for index, entry in enumerate(listed):
            key = str(entry["id"])
            if f"files[{key}]" in files:
                described[key] = entry
            elif key in old:
                kept.append(old[key])
            else:
                raise form_error(
                    f"attachments.{index}.id", "ATTACHMENT_NOT_FOUND", "Attachment data not found"
                )
        used = _references(message)
        kept += [a for a in old.values() if a.get("embedded") and a["filename"] in used]
        message.attachments = kept
    for key, (filename, content) in files.items():
        number = key.removeprefix("files[").removesuffix("]")
        entry = described.get(number, {})
        name = _UNSAFE.sub("_", entry.get("filename") or filename) or "file"
        file_id = world.snowflake()
        uploads.append((file_id, content))
        width, height = _picture_size(content)
        message.attachments.append(
            {
                "id": str(file_id),
                "filename": name,
                "size": len(content),
                "content_type": mimetypes.guess_type(name)[0] or "application/octet-stream",
                **({"description": entry["description"]} if entry.get("description") else {}),
                **({"width": width, "height": height} if width else {}),
                **({"ephemeral": True} if message.ephemeral_for is not None else {}),
            }
        )
    if len(message.attachments) > 10:
        raise form_error("attachments", "BASE_TYPE_BAD_LENGTH", "Must be 10 or fewer in length.")
    return uploads


def _picture_size(content: bytes) -> tuple[int | None, int | None]:
    if content[:8] == b"\x89PNG\r\n\x1a\n" and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    return None, None


def _references(message: Message) -> set[str]:
    found: set[str] = set()

    def look(node: Any) -> None:
        if isinstance(node, dict):
            for value in node.values():
                look(value)
        elif isinstance(node, list):
            for value in node:
                look(value)
        elif isinstance(node, str) and node.startswith("attachment://"):
            found.add(node.removeprefix("attachment://"))

    look(message.embeds)
    look(message.components)
    return found


def _settle(message: Message) -> None:
    """The rules that need the whole message."""
    v2 = bool(message.flags & COMPONENTS_V2)
    kinds = {c["type"] for c in walk(message.components)}
    if not v2 and kinds & V2_ONLY:
        raise form_error(
            "components",
            "COMPONENT_V2_FLAG_REQUIRED",
            "These components need MessageFlags.IS_COMPONENTS_V2",
        )
    names = {a["filename"] for a in message.attachments}
    used = _references(message)
    if used - names:
        raise form_error(
            "components" if v2 else "embeds",
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The referenced attachment was not found: {sorted(used - names)}",
        )
    if v2 and names - used:
        raise form_error(
            "attachments",
            "ATTACHMENT_NOT_SHOWN",
            f"Files must be shown by a component: {sorted(names - used)}",
        )
    for attachment in message.attachments:
        if not v2:
            attachment["embedded"] = attachment["filename"] in used
    if v2 and not message.components:
        raise ApiError(50006)
    if not v2 and not (message.content or message.embeds or message.attachments):
        raise ApiError(50006)
    _number(message.components)
    _spell_emojis(message.components)


def _spell_emojis(components: list[Json]) -> None:
    """Bots may send an emoji's number as a number; Discord always shows it as text."""
    for component in walk(components):
        for one in (component, *component.get("options", ())):
            emoji = one.get("emoji") or {}
            if emoji.get("id") is not None:
                emoji["id"] = str(emoji["id"])


def _number(components: list[Json]) -> None:
    taken = {c["id"] for c in walk(components) if c.get("id")}
    number = 0
    for component in walk(components):
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number


def texts(message: Message) -> str:
    """Everything written in a message that can mention somebody."""
    shown = [c["content"] for c in walk(message.components) if c.get("type") == 10]
    return "\n".join([message.content, *shown])


def _find_mentions(world: World, message: Message, allowed: Json | None) -> None:
    text = texts(message)
    parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or ())
    users, roles = (
        {int(i) for i in ((allowed or {}).get(key) or ())} for key in ("users", "roles")
    )
    found = [int(i) for i in _USER.findall(text)]
    message.mentions = [
        u for u in dict.fromkeys(found) if u in world.users and ("users" in parse or u in users)
    ]
    replied = True if allowed is None else bool(allowed.get("replied_user"))
    if replied and message.type == 19 and message.reference is not None:
        target = world.message(message.channel_id, int(message.reference["message_id"]))
        if target is not None and target.author_id not in message.mentions:
            message.mentions.append(target.author_id)
    guild_roles = {} if message.guild_id is None else world.roles[message.guild_id]
    message.mention_roles = [
        r
        for r in dict.fromkeys(int(i) for i in _ROLE.findall(text))
        if r in guild_roles and ("roles" in parse or r in roles)
    ]
    everyone = ("@everyone" in text or "@here" in text) and "everyone" in parse
    if everyone and message.guild_id is not None:
        channel = world.channels[message.channel_id]
        bits = permissions.in_channel(world, channel, message.author_id)
        message.mention_everyone = bool(bits & P.MENTION_EVERYONE)


def newcomers(world: World, channel: Channel, message: Message) -> list[int]:
    """Who a message in a thread brings into it: its author, and those it mentions."""
    thread = channel.thread
    if thread is None or message.ephemeral_for is not None or channel.guild_id is None:
        return []
    members = world.members[channel.guild_id]
    wanted = [message.author_id]
    bits = permissions.in_channel(world, channel, message.author_id)
    if channel.type != PRIVATE_THREAD or thread.invitable or bits & P.MANAGE_THREADS:
        wanted += message.mentions
    return [u for u in wanted if u in members and u not in thread.members]
