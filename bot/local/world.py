"""Everything that exists in the little Discord: plain records and their indexes."""

from __future__ import annotations

import bisect
import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.local.clock import Clock, iso

Json = dict[str, Any]
EPOCH_MS = 1_420_070_400_000

TEXT, DM, FORUM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 15, 11, 12
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15


@dataclass(slots=True)
class User:
    """A person, or the bot."""

    id: int
    name: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True


@dataclass(slots=True)
class Guild:
    """A server with its channels, roles and members."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"


@dataclass(slots=True)
class Role:
    """A role; the one with the guild's own id is everyone's."""

    id: int
    guild_id: int
    name: str
    permissions: int
    position: int = 0


@dataclass(slots=True)
class Member:
    """A user's place in a guild."""

    guild_id: int
    user_id: int
    joined_at: str
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Thread:
    """What a thread has beyond a channel."""

    owner_id: int
    created: str
    archive_timestamp: str
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 4320
    applied_tags: list[int] = field(default_factory=list)
    members: dict[int, str] = field(default_factory=dict)
    message_count: int = 0
    total_sent: int = 0


@dataclass(slots=True)
class Channel:
    """A text channel, forum, thread or direct message channel."""

    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    flags: int = 0
    rate_limit_per_user: int = 0
    overwrites: list[Json] = field(default_factory=list)
    recipients: list[int] = field(default_factory=list)
    tags: list[Json] = field(default_factory=list)
    pins: list[int] = field(default_factory=list)
    last_message_id: int | None = None
    thread: Thread | None = None


@dataclass(slots=True)
class Message:
    """A message, public or for one pair of eyes."""

    id: int
    channel_id: int
    guild_id: int | None
    author_id: int
    created: float
    content: str = ""
    type: int = 0
    flags: int = 0
    tts: bool = False
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reference: Json | None = None
    nonce: str | int | None = None
    edited: str | None = None
    pinned: bool = False
    position: int | None = None
    thread_id: int | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)
    interaction: Json | None = None
    ephemeral_for: int | None = None
    late_edits: int = 0


class MessageLog:
    """The messages of one channel, oldest first."""

    __slots__ = ("by_id", "ids")

    def __init__(self) -> None:
        self.by_id: dict[int, Message] = {}
        self.ids: list[int] = []

    def add(self, message: Message) -> None:
        """Append a message; ids only ever grow."""
        self.by_id[message.id] = message
        self.ids.append(message.id)

    def remove(self, message_id: int) -> None:
        """Take a message out."""
        del self.by_id[message_id]
        del self.ids[bisect.bisect_left(self.ids, message_id)]

    def window(
        self,
        limit: int,
        *,
        before: int | None = None,
        after: int | None = None,
        around: int | None = None,
    ) -> list[Message]:
        """Newest first, at most `limit`, the way Discord pages."""
        ids = self.ids
        if around is not None:
            middle = bisect.bisect_left(ids, around)
            chosen = ids[max(0, middle - limit // 2) : middle + (limit + 1) // 2]
        elif after is not None:
            start = bisect.bisect_right(ids, after)
            chosen = ids[start : start + limit]
        else:
            end = len(ids) if before is None else bisect.bisect_left(ids, before)
            chosen = ids[max(0, end - limit) : end]
        return [self.by_id[i] for i in reversed(chosen)]


class World:
    """The whole truth, with an index for every look-up the API needs."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.roles: dict[int, dict[int, Role]] = {}
        self.members: dict[int, dict[int, Member]] = {}
        self.channels: dict[int, Channel] = {}
        self.guild_channels: dict[int, dict[int, Channel]] = {}
        self.active_threads: dict[int, dict[int, Channel]] = {}
        self.threads_in: dict[int, dict[int, Channel]] = {}
        self.logs: dict[int, MessageLog] = {}
        self.ephemerals: dict[tuple[int, int], dict[int, Message]] = {}
        self.dms: dict[tuple[int, int], Channel] = {}
        self.commands: dict[int | None, dict[int, Json]] = {None: {}}
        self.emojis: dict[int, Json] = {}
        self.files: dict[int, bytes] = {}
        self.bot_id = 0
        self.dirty: dict[tuple[str, str], Any] | None = None
        self._sequence = itertools.count()
        self._last_ms = 0

    # -- ids and persistence

    def snowflake(self) -> int:
        """A new id: time first, so that ids sort by age."""
        ms = max(int(self.clock.now() * 1000) - EPOCH_MS, self._last_ms)
        number = next(self._sequence) & 0xFFF
        if number == 0:
            ms += 1
        self._last_ms = ms
        return (ms << 22) | (1 << 12) | number

    def observe_id(self, snowflake: int) -> None:
        """Never hand out an id at or below one that is already in use."""
        self._last_ms = max(self._last_ms, (snowflake >> 22) + 1)

    def stamp(self) -> str:
        """Now, as Discord writes it."""
        return iso(self.clock.now())

    def save(self, kind: str, key: object, thing: Any) -> None:
        """Note that a record changed (or, with None, is gone)."""
        if self.dirty is not None:
            self.dirty[(kind, str(key))] = thing

    # -- users and guilds

    def add_user(self, user: User) -> User:
        """Add a user to the world and return it."""
        self.users[user.id] = user
        self.save("user", user.id, user)
        return user

    def add_guild(self, guild: Guild) -> Guild:
        """Enter a guild, empty."""
        self.guilds[guild.id] = guild
        for index in (self.roles, self.members, self.guild_channels, self.active_threads):
            index.setdefault(guild.id, {})
        self.save("guild", guild.id, guild)
        return guild

    def add_role(self, role: Role) -> Role:
        """Add a role to a guild and return it."""
        self.roles[role.guild_id][role.id] = role
        self.save("role", role.id, role)
        return role

    def add_member(self, member: Member) -> Member:
        """Seat a user in a guild."""
        self.members[member.guild_id][member.user_id] = member
        self.save("member", f"{member.guild_id}:{member.user_id}", member)
        return member

    def remove_member(self, guild_id: int, user_id: int) -> None:
        """Take a user out of a guild."""
        self.members[guild_id].pop(user_id, None)
        self.save("member", f"{guild_id}:{user_id}", None)

    # -- channels

    def add_channel(self, channel: Channel) -> Channel:
        """Enter a channel into every index."""
        self.channels[channel.id] = channel
        self.logs.setdefault(channel.id, MessageLog())
        if channel.guild_id is not None:
            self.guild_channels[channel.guild_id][channel.id] = channel
            if channel.thread is not None and channel.parent_id is not None:
                self.threads_in.setdefault(channel.parent_id, {})[channel.id] = channel
        else:
            low, high = sorted(channel.recipients)
            self.dms[(low, high)] = channel
        self.touch(channel)
        return channel

    def touch(self, channel: Channel) -> None:
        """A channel changed: keep the list of active threads right, and save."""
        if channel.thread is not None and channel.guild_id is not None:
            active = self.active_threads[channel.guild_id]
            if channel.thread.archived:
                active.pop(channel.id, None)
            else:
                active[channel.id] = channel
        self.save("channel", channel.id, channel)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel, its threads and everything said there."""
        for thread in list(self.threads_in.pop(channel.id, {}).values()):
            self.remove_channel(thread)
        for message in self.logs.pop(channel.id).by_id.values():
            self._forget(message)
        self.channels.pop(channel.id, None)
        if channel.guild_id is not None:
            self.guild_channels[channel.guild_id].pop(channel.id, None)
            self.active_threads[channel.guild_id].pop(channel.id, None)
        if channel.parent_id is not None:
            self.threads_in.get(channel.parent_id, {}).pop(channel.id, None)
        self.save("channel", channel.id, None)

    def dm_between(self, one: int, other: int) -> Channel:
        """The direct message channel of two users, opened if need be."""
        low, high = sorted((one, other))
        found = self.dms.get((low, high))
        if found is None:
            found = self.add_channel(Channel(self.snowflake(), DM, recipients=[low, high]))
        return found

    # -- messages

    def add_message(self, message: Message) -> Message:
        """Enter a message where its readers will find it."""
        if message.ephemeral_for is not None:
            key = (message.channel_id, message.ephemeral_for)
            shown = self.ephemerals.setdefault(key, {})
            shown[message.id] = message
            if len(shown) > 100:
                del shown[next(iter(shown))]
            return message
        self.logs[message.channel_id].add(message)
        channel = self.channels[message.channel_id]
        channel.last_message_id = message.id
        if channel.thread is not None:
            message.position = channel.thread.total_sent
            channel.thread.message_count += message.id != channel.id  # a post's first is not one
            channel.thread.total_sent += 1
        self.touch(channel)
        self.save("message", message.id, message)
        return message

    def touch_message(self, message: Message) -> None:
        """A message changed."""
        if message.ephemeral_for is None:
            self.save("message", message.id, message)

    def remove_message(self, message: Message) -> None:
        """Delete a message."""
        if message.ephemeral_for is not None:
            key = (message.channel_id, message.ephemeral_for)
            self.ephemerals.get(key, {}).pop(message.id, None)
            return
        log = self.logs[message.channel_id]
        if message.id in log.by_id:
            log.remove(message.id)
            channel = self.channels[message.channel_id]
            if message.id in channel.pins:
                channel.pins.remove(message.id)
            if channel.thread is not None:
                channel.thread.message_count -= message.id != channel.id
            self.touch(channel)
        self._forget(message)

    def _forget(self, message: Message) -> None:
        for attachment in message.attachments:
            self.files.pop(int(attachment["id"]), None)
            self.save("file", attachment["id"], None)
        self.save("message", message.id, None)

    def message(self, channel_id: int, message_id: int) -> Message | None:
        """A public message, or None."""
        log = self.logs.get(channel_id)
        return None if log is None else log.by_id.get(message_id)

    def message_for(self, user_id: int, channel_id: int, message_id: int) -> Message | None:
        """A message as one user can see it: public, or an ephemeral of their own."""
        found = self.message(channel_id, message_id)
        return found or self.ephemerals.get((channel_id, user_id), {}).get(message_id)

    def add_file(self, file_id: int, body: bytes) -> None:
        """Keep an attachment's bytes."""
        self.files[file_id] = body
        self.save("file", file_id, body)

    # -- questions

    def guilds_of(self, user_id: int) -> Iterator[Guild]:
        """The guilds a user is in."""
        return (g for g in self.guilds.values() if user_id in self.members[g.id])

    def share_guild(self, one: int, other: int) -> bool:
        """Whether two users have a guild in common."""
        return any(one in m and other in m for m in self.members.values())
