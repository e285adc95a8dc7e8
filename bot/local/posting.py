"""What putting a message, thread or deletion into the world brings with it."""

from __future__ import annotations

from datetime import datetime

from bot.local import compose, permissions
from bot.local.errors import ApiError
from bot.local.hub import Hub
from bot.local.permissions import Permission as P
from bot.local.world import PUBLIC_THREAD, Channel, Message, Thread, World

MAX_ACTIVE_THREADS = 1000


def publish(world: World, hub: Hub, message: Message) -> Message:
    """Enter a message: revive its thread, bring in whom it mentions, tell everybody."""
    channel = world.channels[message.channel_id]
    thread = channel.thread
    if thread is not None and message.ephemeral_for is None:
        if thread.archived:
            set_archived(world, channel, archived=False)
            hub.channel_updated(channel)
        join(world, hub, channel, compose.newcomers(world, channel, message))
    world.add_message(message)
    hub.message_created(message)
    return message


def join(world: World, hub: Hub, channel: Channel, users: list[int]) -> None:
    """Add users to a thread."""
    thread = channel.thread
    assert thread is not None
    fresh = [u for u in users if u not in thread.members]
    for user_id in fresh:
        thread.members[user_id] = world.stamp()
    if fresh:
        world.touch(channel)
        hub.thread_members(channel, fresh, [])


def leave(world: World, hub: Hub, channel: Channel, user_id: int) -> None:
    """Take a user out of a thread."""
    assert channel.thread is not None
    if channel.thread.members.pop(user_id, None) is not None:
        world.touch(channel)
        hub.thread_members(channel, [], [user_id])


def set_archived(world: World, channel: Channel, *, archived: bool) -> None:
    """Archive or revive a thread."""
    assert channel.thread is not None
    if channel.thread.archived != archived:
        channel.thread.archived = archived
        channel.thread.archive_timestamp = world.stamp()
        world.touch(channel)


def open_thread(
    world: World,
    parent: Channel,
    owner_id: int,
    name: str,
    *,
    kind: int = PUBLIC_THREAD,
    thread_id: int | None = None,
    auto_archive: int | None = None,
    invitable: bool = True,
    tags: list[int] | None = None,
) -> Channel:
    """A new thread with its owner in it."""
    assert parent.guild_id is not None
    if len(world.active_threads[parent.guild_id]) >= MAX_ACTIVE_THREADS:
        raise ApiError(160006)
    now = world.stamp()
    thread = Thread(
        owner_id=owner_id,
        created=now,
        archive_timestamp=now,
        auto_archive=auto_archive or 4320,
        invitable=invitable,
        applied_tags=tags or [],
        members={owner_id: now},
    )
    channel = Channel(
        id=world.snowflake() if thread_id is None else thread_id,
        type=kind,
        name=name,
        guild_id=parent.guild_id,
        parent_id=parent.id,
        thread=thread,
    )
    return world.add_channel(channel)


def delete_channel(world: World, hub: Hub, channel: Channel) -> None:
    """Delete a channel with its threads, and tell those who saw it."""
    for thread in list(world.threads_in.get(channel.id, {}).values()):
        delete_channel(world, hub, thread)
    watchers = hub.watchers(channel)
    world.remove_channel(channel)
    hub.channel_deleted(channel, watchers)


def delete_message(world: World, hub: Hub, message: Message) -> None:
    """Delete a message, and tell those who saw it."""
    world.remove_message(message)
    hub.message_deleted(message)


def react(world: World, hub: Hub, message: Message, emoji: str, user_id: int) -> None:
    """Add a reaction once."""
    who = message.reactions.setdefault(emoji, [])
    if user_id not in who:
        if len(message.reactions) > 20:
            del message.reactions[emoji]
            raise ApiError(30010, message="Maximum number of reactions reached (20)")
        who.append(user_id)
        world.touch_message(message)
        hub.reaction(message, emoji, user_id, added=True)


def unreact(world: World, hub: Hub, message: Message, emoji: str, user_id: int) -> None:
    """Take a reaction back."""
    who = message.reactions.get(emoji, [])
    if user_id in who:
        who.remove(user_id)
        if not who:
            del message.reactions[emoji]
        world.touch_message(message)
        hub.reaction(message, emoji, user_id, added=False)


def check_tags(forum: Channel, tags: list[int], bits: int) -> None:
    """Tags must exist; moderated ones need Manage Threads."""
    known = {int(tag["id"]): tag for tag in forum.tags}
    for tag in tags:
        if tag not in known:
            raise ApiError(
                50035,
                {"applied_tags": {"_errors": [{"code": "TAG_UNKNOWN", "message": str(tag)}]}},
            )
        if known[tag].get("moderated") and not bits & P.MANAGE_THREADS:
            raise ApiError(50013)


def archive_stale(world: World, hub: Hub) -> None:
    """Archive threads in which nothing was said for as long as they say."""
    now = world.clock.now()
    for threads in world.active_threads.values():
        for channel in list(threads.values()):
            thread = channel.thread
            assert thread is not None
            last = channel.last_message_id or channel.id
            spoken = ((last >> 22) + 1_420_070_400_000) / 1000
            revived = datetime.fromisoformat(thread.archive_timestamp).timestamp()
            if now - max(spoken, revived) >= thread.auto_archive * 60:
                set_archived(world, channel, archived=True)
                hub.channel_updated(channel)


def visible_channel(world: World, channel_id: int, user_id: int) -> Channel:
    """A channel, if it exists (10003) and this user may see it (50001)."""
    channel = world.channels.get(channel_id)
    if channel is None:
        raise ApiError(10003)
    if not permissions.can_see(world, channel, user_id):
        raise ApiError(50001)
    return channel
