"""Channels, threads and forum posts."""

from __future__ import annotations

from datetime import datetime
from typing import TypeVar

from bot.local import compose, permissions, posting
from bot.local.errors import ApiError, form_error
from bot.local.permissions import Permission as P
from bot.local.rest.call import Call, Json, Result, Routes
from bot.local.rest.messages import shown
from bot.local.world import FORUM, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel

routes = Routes()
_T = TypeVar("_T")
CHANNEL = "/channels/{channel_id}"
MEMBERS = CHANNEL + "/thread-members"


@routes.on("GET", CHANNEL)
def fetch(call: Call) -> Result:
    """Return one channel or thread."""
    return call.standin.shapes.channel(call.channel())


@routes.on("PATCH", CHANNEL)
def change(call: Call) -> Result:
    """Edit a channel or thread."""
    channel = call.channel()
    bits = permissions.in_channel(call.world, channel, call.bot)
    if channel.thread is not None:
        _edit_thread(call, channel, bits)
    elif channel.guild_id is not None and bits & P.MANAGE_CHANNELS:
        _edit_channel(call, channel)
    else:
        raise ApiError(50013)
    call.world.touch(channel)
    call.standin.hub.channel_updated(channel)
    return call.standin.shapes.channel(channel)


def _edit_thread(call: Call, channel: Channel, bits: int) -> None:
    thread, body = channel.thread, call.body
    assert thread is not None
    manager = bool(bits & P.MANAGE_THREADS)
    owner = thread.owner_id == call.bot
    if thread.archived and set(body) - {"archived", "locked"} and body.get("archived") is not False:
        raise ApiError(50083)
    if "locked" in body and not manager:
        raise ApiError(50013)
    if not manager and not owner and set(body) - {"archived"}:
        raise ApiError(50013)
    if thread.locked and not manager:
        raise ApiError(50013)
    if body.get("applied_tags") is not None and channel.parent_id is not None:
        tags = [int(tag) for tag in body["applied_tags"]]
        posting.check_tags(call.world.channels[channel.parent_id], tags, bits)
        thread.applied_tags = tags
    channel.name = body.get("name") or channel.name
    thread.locked = _or(body, "locked", thread.locked)
    thread.invitable = _or(body, "invitable", thread.invitable)
    thread.auto_archive = _or(body, "auto_archive_duration", thread.auto_archive)
    channel.rate_limit_per_user = _or(body, "rate_limit_per_user", channel.rate_limit_per_user)
    channel.flags = _or(body, "flags", channel.flags)
    if body.get("archived") is not None:
        posting.set_archived(call.world, channel, archived=body["archived"])


def _or(body: Json, key: str, default: _T) -> _T:
    value: _T | None = body.get(key)
    return default if value is None else value


def _edit_channel(call: Call, channel: Channel) -> None:
    body = call.body
    channel.name = body.get("name", channel.name)
    channel.topic = body.get("topic", channel.topic)
    channel.position = _or(body, "position", channel.position)
    if body.get("permission_overwrites") is not None:
        channel.overwrites = [_overwrite(o) for o in body["permission_overwrites"]]
    if body.get("available_tags") is not None:
        channel.tags = [_tag(call, tag) for tag in body["available_tags"]]


def _overwrite(body: Json) -> Json:
    return {
        "id": str(body["id"]),
        "type": int(body.get("type") or 0),
        "allow": str(body.get("allow") or 0),
        "deny": str(body.get("deny") or 0),
    }


def _tag(call: Call, tag: Json) -> Json:
    return {
        "id": str(tag.get("id") or call.world.snowflake()),
        "name": tag["name"],
        "moderated": bool(tag.get("moderated")),
        "emoji_id": tag.get("emoji_id"),
        "emoji_name": tag.get("emoji_name"),
    }


@routes.on("DELETE", CHANNEL)
def delete(call: Call) -> Result:
    """Delete a channel or thread; a direct channel is merely closed."""
    channel = call.channel()
    shape = call.standin.shapes.channel(channel)
    if channel.guild_id is not None:
        bits = permissions.in_channel(call.world, channel, call.bot)
        needed = P.MANAGE_THREADS if channel.thread is not None else P.MANAGE_CHANNELS
        if not bits & needed:
            raise ApiError(50013)
        posting.delete_channel(call.world, call.standin.hub, channel)
    return shape


@routes.on("PUT", CHANNEL + "/permissions/{overwrite_id}")
def set_overwrite(call: Call) -> Result:
    """Set the permissions of a role or member in a channel."""
    channel = call.channel(P.MANAGE_ROLES)
    target = str(call.id("overwrite_id"))
    fresh = _overwrite({**(call.body or {}), "id": target})
    channel.overwrites = [o for o in channel.overwrites if o["id"] != target] + [fresh]
    call.world.touch(channel)
    call.standin.hub.channel_updated(channel)
    return None


@routes.on("DELETE", CHANNEL + "/permissions/{overwrite_id}")
def remove_overwrite(call: Call) -> Result:
    """Remove the permissions of a role or member in a channel."""
    channel = call.channel(P.MANAGE_ROLES)
    target = str(call.id("overwrite_id"))
    channel.overwrites = [o for o in channel.overwrites if o["id"] != target]
    call.world.touch(channel)
    call.standin.hub.channel_updated(channel)
    return None


@routes.on("GET", "/guilds/{guild_id}/channels")
def of_guild(call: Call) -> Result:
    """The channels of a guild, without threads."""
    found = call.world.guild_channels.get(call.id("guild_id"))
    if found is None or call.bot not in call.world.members[call.id("guild_id")]:
        raise ApiError(10004)
    return [call.standin.shapes.channel(c) for c in found.values() if c.thread is None]


@routes.on("POST", "/guilds/{guild_id}/channels")
def create(call: Call) -> Result:
    """Create a channel in a guild and return it."""
    guild_id, body = call.id("guild_id"), call.body
    if guild_id not in call.world.guilds:
        raise ApiError(10004)
    if not permissions.in_guild(call.world, guild_id, call.bot) & P.MANAGE_CHANNELS:
        raise ApiError(50013)
    siblings = [c for c in call.world.guild_channels[guild_id].values() if c.thread is None]
    if len(siblings) >= 500:
        raise ApiError(30013)
    channel = Channel(
        id=call.world.snowflake(),
        type=body.get("type") or TEXT,
        name=body["name"],
        guild_id=guild_id,
        topic=body.get("topic"),
        position=len(siblings),
        parent_id=int(body["parent_id"]) if body.get("parent_id") else None,
        overwrites=[_overwrite(o) for o in body.get("permission_overwrites") or ()],
        tags=[_tag(call, tag) for tag in body.get("available_tags") or ()],
    )
    call.world.add_channel(channel)
    call.standin.hub.channel_created(channel)
    return call.standin.shapes.channel(channel)


# -- threads


@routes.on("POST", CHANNEL + "/threads")
def open_thread(call: Call) -> Result:
    """A thread in a text channel, or a post in a forum."""
    parent = call.channel()
    if parent.guild_id is None or parent.thread is not None:
        raise ApiError(50024)
    return _forum_post(call, parent) if parent.type == FORUM else _text_thread(call, parent)


def _text_thread(call: Call, parent: Channel) -> Result:
    body = call.body
    if "message" in body:
        raise form_error("message", "UNKNOWN_KEY", "Only posts in a forum carry a message")
    kind = body.get("type") or PRIVATE_THREAD
    private = kind == PRIVATE_THREAD
    call.channel(P.CREATE_PRIVATE_THREADS if private else P.CREATE_PUBLIC_THREADS)
    thread = posting.open_thread(
        call.world,
        parent,
        call.bot,
        body["name"],
        kind=PRIVATE_THREAD if private else PUBLIC_THREAD,
        auto_archive=body.get("auto_archive_duration"),
        invitable=_or(body, "invitable", True),
    )
    thread.rate_limit_per_user = _or(body, "rate_limit_per_user", 0)
    call.standin.hub.channel_created(thread)
    return call.standin.shapes.channel(thread)


def _forum_post(call: Call, forum: Channel) -> Result:
    body = call.body
    if "message" not in body:
        raise form_error("message", "BASE_TYPE_REQUIRED", "This field is required")
    bits = permissions.in_channel(call.world, forum, call.bot)
    if not bits & P.SEND_MESSAGES:
        raise ApiError(50013)
    tags = [int(tag) for tag in body.get("applied_tags") or ()]
    posting.check_tags(forum, tags, bits)
    if forum.flags & (1 << 4) and not tags:
        raise ApiError(40067, message="A tag is required to create a forum post in this channel")
    # The message is made first, so that a bad one leaves no empty post behind.
    message = compose.create(call.world, forum, call.bot, body["message"], call.files)
    thread = posting.open_thread(
        call.world,
        forum,
        call.bot,
        body["name"],
        auto_archive=body.get("auto_archive_duration"),
        tags=tags,
    )
    thread.rate_limit_per_user = _or(body, "rate_limit_per_user", 0)
    # The first message of a post has the id of the post.
    message.channel_id = message.id = thread.id
    call.standin.hub.channel_created(thread)
    posting.publish(call.world, call.standin.hub, message)
    return {**call.standin.shapes.channel(thread), "message": shown(call, message)}


def _thread(call: Call) -> Channel:
    channel = call.channel()
    if channel.thread is None:
        raise ApiError(50024)
    return channel


@routes.on("PUT", MEMBERS + "/@me")
def join(call: Call) -> Result:
    """Let the bot join a thread."""
    posting.join(call.world, call.standin.hub, _writable(call), [call.bot])
    return None


@routes.on("DELETE", MEMBERS + "/@me")
def leave(call: Call) -> Result:
    """Let the bot leave a thread."""
    posting.leave(call.world, call.standin.hub, _writable(call), call.bot)
    return None


def _writable(call: Call) -> Channel:
    channel = _thread(call)
    assert channel.thread is not None
    if channel.thread.archived:
        raise ApiError(50083)
    return channel


@routes.on("PUT", MEMBERS + "/{user_id}")
def add_member(call: Call) -> Result:
    """Bring somebody into a thread."""
    channel = _writable(call)
    compose.may_send(call.world, channel, call.bot)
    user_id = call.id("user_id")
    assert channel.guild_id is not None
    if user_id not in call.world.members[channel.guild_id]:
        raise ApiError(10007)
    posting.join(call.world, call.standin.hub, channel, [user_id])
    return None


@routes.on("DELETE", MEMBERS + "/{user_id}")
def remove_member(call: Call) -> Result:
    """Take somebody out of a thread."""
    channel = _writable(call)
    assert channel.thread is not None
    mine = channel.type == PRIVATE_THREAD and channel.thread.owner_id == call.bot
    if not mine:
        call.channel(P.MANAGE_THREADS)
    posting.leave(call.world, call.standin.hub, channel, call.id("user_id"))
    return None


@routes.on("GET", MEMBERS)
def members(call: Call) -> Result:
    """Who is in a thread."""
    channel = _thread(call)
    assert channel.thread is not None
    shape = call.standin.shapes.thread_member
    return [shape(channel.id, u, joined) for u, joined in channel.thread.members.items()]


@routes.on("GET", MEMBERS + "/{user_id}")
def member(call: Call) -> Result:
    """One membership of a thread."""
    channel = _thread(call)
    assert channel.thread is not None
    joined = channel.thread.members.get(call.id("user_id"))
    if joined is None:
        raise ApiError(10007)
    return call.standin.shapes.thread_member(channel.id, call.id("user_id"), joined)


@routes.on("GET", "/guilds/{guild_id}/threads/active")
def active(call: Call) -> Result:
    """The active threads of a guild."""
    guild_id = call.id("guild_id")
    if call.bot not in call.world.members.get(guild_id, {}):
        raise ApiError(10004)
    return _listing(call, list(call.world.active_threads[guild_id].values()))


@routes.on("GET", CHANNEL + "/threads/archived/public")
def archived_public(call: Call) -> Result:
    """Archived public threads, latest first."""
    return _archived(call, PUBLIC_THREAD)


@routes.on("GET", CHANNEL + "/threads/archived/private")
def archived_private(call: Call) -> Result:
    """Archived private threads, latest first."""
    call.channel(P.MANAGE_THREADS)
    return _archived(call, PRIVATE_THREAD)


@routes.on("GET", CHANNEL + "/users/@me/threads/archived/private")
def archived_joined(call: Call) -> Result:
    """Archived private threads the bot is in."""
    return _archived(call, PRIVATE_THREAD)


def _archived(call: Call, kind: int) -> Result:
    parent = call.channel(P.READ_MESSAGE_HISTORY)
    before = call.query.get("before")
    found: list[tuple[str, Channel]] = []
    for channel in call.world.threads_in.get(parent.id, {}).values():
        thread = channel.thread
        if thread is None or not thread.archived or channel.type != kind:
            continue
        when = thread.archive_timestamp
        if before is None or datetime.fromisoformat(when) < datetime.fromisoformat(before):
            found.append((when, channel))
    found.sort(key=lambda pair: (pair[0], pair[1].id), reverse=True)
    limit = call.limit(50, 100)
    listing = _listing(call, [channel for _, channel in found[:limit]])
    return {**listing, "has_more": len(found) > limit}


def _listing(call: Call, threads: list[Channel]) -> Json:
    seen = [t for t in threads if permissions.can_see(call.world, t, call.bot)]
    shape = call.standin.shapes
    joined = [
        shape.thread_member(t.id, call.bot, t.thread.members[call.bot])
        for t in seen
        if t.thread is not None and call.bot in t.thread.members
    ]
    return {"threads": [shape.channel(t) for t in seen], "members": joined}
