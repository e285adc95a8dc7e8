"""What a player sees, and nothing else."""

from __future__ import annotations

import heapq
from typing import Any

from bot.local import permissions
from bot.local.interactions import Interaction
from bot.local.parts import Parts
from bot.local.player.options import localised, usable
from bot.local.world import Channel, Message, User

Json = dict[str, Any]


def person(standin: Parts, user: User) -> Json:
    """A user with the settings only they (and the stand-in) know."""
    return {
        **standin.shapes.user(user),
        "name": user.global_name or user.name,
        "locale": user.locale,
        "dms_open": user.dms_open,
    }


def overview(standin: Parts, user: User) -> Json:
    """The whole side bar: guilds, channels, posts, direct channels."""
    world = standin.world
    guilds = []
    for guild in world.guilds_of(user.id):
        places = [
            _place(standin, channel, user.id)
            for channel in world.guild_channels[guild.id].values()
            if channel.thread is None and permissions.can_see(world, channel, user.id)
        ]
        bits = permissions.in_guild(world, guild.id, user.id)
        guilds.append(
            {
                "id": str(guild.id),
                "name": guild.name,
                "locale": guild.locale,
                "permissions": str(bits),
                "manager": bool(bits & permissions.P.MANAGE_GUILD),
                "bot_here": world.bot_id in world.members[guild.id],
                "channels": sorted(places, key=lambda p: (p["position"], int(p["id"]))),
                "roles": [standin.shapes.role(r) for r in world.roles[guild.id].values()],
                "members": [standin.shapes.user(world.users[m]) for m in world.members[guild.id]],
            }
        )
    direct = [
        standin.shapes.channel(c, user.id) for c in world.dms.values() if user.id in c.recipients
    ]
    return {
        "user": person(standin, user),
        "bot": standin.shapes.user(world.users[world.bot_id]),
        "bot_online": standin.gateway.connected > 0,
        "guilds": guilds,
        "dms": direct,
    }


def _place(standin: Parts, channel: Channel, user_id: int) -> Json:
    world = standin.world
    threads = [
        standin.shapes.channel(t, user_id)
        for t in world.threads_in.get(channel.id, {}).values()
        if permissions.can_see(world, t, user_id)
    ]
    return {**standin.shapes.channel(channel, user_id), "threads": threads}


def messages(
    standin: Parts, channel: Channel, user_id: int, limit: int, before: int | None = None
) -> list[Json]:
    """The last messages, oldest first, own ephemeral ones among them."""
    world = standin.world
    public: list[Message] = world.logs[channel.id].window(limit, before=before)
    private = world.ephemerals.get((channel.id, user_id), {}).values()
    own = [m for m in private if before is None or m.id < before]
    shown = heapq.nlargest(limit, [*public, *own], key=lambda m: m.id)
    return [standin.hub.seen(message) for message in reversed(shown)]


def commands(standin: Parts, channel: Channel, user: User) -> list[Json]:
    """The commands this user is offered here, in their language."""
    found = usable(standin.world, channel, user.id)
    return [localised(command, user.locale) for command in found]


def outcome(standin: Parts, interaction: Interaction) -> Json:
    """What became of an interaction."""
    state = "answered" if interaction.answered is not None else "open"
    shape: Json = {
        "interaction_id": str(interaction.id),
        "state": "failed" if interaction.failed else state,
        "kind": interaction.answered,
        "message": None,
        "modal": None,
        "choices": interaction.choices,
    }
    if interaction.original is not None:
        shape["message"] = standin.hub.seen(interaction.original)
    if interaction.modal is not None:
        shape["modal"] = modal(interaction)
    return shape


def modal(interaction: Interaction) -> Json:
    """Return an open modal as the page shows it."""
    return {
        "modal_id": str(interaction.id),
        "channel_id": str(interaction.channel_id),
        **(interaction.modal or {}),
    }
