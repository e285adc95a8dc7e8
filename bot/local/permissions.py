"""Permission bits and how they are worked out for a member in a channel."""

from __future__ import annotations

from enum import IntFlag

from bot.local.world import Channel, World


class Permission(IntFlag):
    """The permissions the stand-in knows about."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


P = Permission
ALL = (1 << 53) - 1
EVERYONE = int(
    P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS
)
# What the invitation link of the bot asks for.
BOT = EVERYONE | int(P.MANAGE_THREADS | P.MANAGE_MESSAGES | P.PIN_MESSAGES | P.MANAGE_CHANNELS)
DIRECT = int(
    P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.ADD_REACTIONS
    | P.USE_EXTERNAL_EMOJIS
    | P.USE_APPLICATION_COMMANDS
    | P.PIN_MESSAGES
)


def in_guild(world: World, guild_id: int, user_id: int) -> int:
    """What a member may do in the guild as a whole; 0 for strangers."""
    member = world.members.get(guild_id, {}).get(user_id)
    if member is None:
        return 0
    if world.guilds[guild_id].owner_id == user_id:
        return ALL
    roles = world.roles[guild_id]
    bits = roles[guild_id].permissions
    for role_id in member.roles:
        if role_id in roles:
            bits |= roles[role_id].permissions
    return ALL if bits & P.ADMINISTRATOR else bits


def in_channel(world: World, channel: Channel, user_id: int) -> int:
    """What a user may do in a channel, overwrites and all."""
    if channel.guild_id is None:
        return DIRECT if user_id in channel.recipients else 0
    bits = in_guild(world, channel.guild_id, user_id)
    if bits in (0, ALL):
        return bits
    place = channel
    if channel.thread is not None and channel.parent_id is not None:
        place = world.channels[channel.parent_id]
    if place.overwrites:
        bits = _overwritten(world, place, user_id, bits)
    if not bits & P.VIEW_CHANNEL:
        return 0
    private = channel.type == 12 and channel.thread is not None
    outside = channel.thread is not None and user_id not in channel.thread.members
    return 0 if private and outside and not bits & P.MANAGE_THREADS else bits


def _overwritten(world: World, channel: Channel, user_id: int, bits: int) -> int:
    assert channel.guild_id is not None
    roles = set(world.members[channel.guild_id][user_id].roles)
    for layer in ({channel.guild_id}, roles, {user_id}):
        allow = deny = 0
        for overwrite in channel.overwrites:
            if int(overwrite["id"]) in layer:
                allow |= int(overwrite["allow"])
                deny |= int(overwrite["deny"])
        bits = (bits & ~deny) | allow
    return bits


def can_see(world: World, channel: Channel, user_id: int) -> bool:
    """Whether the channel exists at all for this user."""
    return bool(in_channel(world, channel, user_id) & P.VIEW_CHANNEL)
