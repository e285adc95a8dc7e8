"""Records as Discord writes them on the wire."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from bot.local import permissions
from bot.local.clock import iso
from bot.local.world import Channel, Guild, Member, Message, Role, User, World

Json = dict[str, Any]
LINK_LIFETIME = 24 * 3600


class Shapes:
    """Builds wire payloads; knows the address attachments are served from."""

    def __init__(self, world: World, secret: bytes) -> None:
        self.world = world
        self.base_url = ""
        self._secret = secret

    # -- people

    def user(self, user: User) -> Json:
        """Return a user as Discord sends one."""
        return {
            "id": str(user.id),
            "username": user.name,
            "discriminator": "0",
            "global_name": user.global_name,
            "avatar": None,
            "avatar_decoration_data": None,
            "bot": user.bot,
            "public_flags": 0,
            "flags": 0,
        }

    def member(self, member: Member, *, with_user: bool = True) -> Json:
        """Return a guild member as Discord sends one."""
        shape: Json = {
            "roles": [str(role) for role in member.roles],
            "nick": member.nick,
            "joined_at": member.joined_at,
            "avatar": None,
            "banner": None,
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        }
        if with_user:
            shape["user"] = self.user(self.world.users[member.user_id])
        return shape

    def role(self, role: Role) -> Json:
        """Return a role as Discord sends one."""
        return {
            "id": str(role.id),
            "name": role.name,
            "permissions": str(role.permissions),
            "position": role.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }

    def guild(self, guild: Guild) -> Json:
        """A guild, without what changes all the time."""
        return {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": str(guild.owner_id),
            "preferred_locale": guild.locale,
            "icon": None,
            "features": ["COMMUNITY"],
            "roles": [self.role(r) for r in self.world.roles[guild.id].values()],
            "emojis": [],
            "stickers": [],
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "system_channel_flags": 0,
            "afk_timeout": 300,
            "member_count": len(self.world.members[guild.id]),
        }

    def guild_create(self, guild: Guild, *, everybody: bool = False) -> Json:
        """A guild as a bot is told about it; without the intent, no members but itself."""
        world, bot = self.world, self.world.bot_id
        told = world.members[guild.id].values() if everybody else [world.members[guild.id][bot]]
        return {
            **self.guild(guild),
            "joined_at": world.members[guild.id][bot].joined_at,
            "large": len(world.members[guild.id]) >= 250,
            "unavailable": False,
            "members": [self.member(member) for member in told],
            "channels": [
                self.channel(c) for c in world.guild_channels[guild.id].values() if not c.thread
            ],
            "threads": [
                self.channel(t)
                for t in world.active_threads[guild.id].values()
                if permissions.can_see(world, t, bot)
            ],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    # -- channels

    def channel(self, channel: Channel, viewer: int | None = None) -> Json:
        """A channel; direct ones list the other side."""
        last = channel.last_message_id
        shape: Json = {
            "id": str(channel.id),
            "type": channel.type,
            "last_message_id": None if last is None else str(last),
            "flags": channel.flags,
        }
        if channel.guild_id is None:
            me = self.world.bot_id if viewer is None else viewer
            others = [self.world.users[r] for r in channel.recipients if r != me]
            return {**shape, "recipients": [self.user(u) for u in others]}
        shape |= {
            "guild_id": str(channel.guild_id),
            "name": channel.name,
            "parent_id": None if channel.parent_id is None else str(channel.parent_id),
            "rate_limit_per_user": channel.rate_limit_per_user,
        }
        if channel.thread is not None:
            return {**shape, **self._thread(channel)}
        shape |= {
            "topic": channel.topic,
            "position": channel.position,
            "nsfw": False,
            "permission_overwrites": channel.overwrites,
        }
        if channel.type == 15:
            shape |= {
                "available_tags": channel.tags,
                "default_reaction_emoji": None,
                "default_sort_order": None,
                "default_forum_layout": 0,
                "default_thread_rate_limit_per_user": 0,
            }
        return shape

    def _thread(self, channel: Channel) -> Json:
        thread = channel.thread
        assert thread is not None
        shape: Json = {
            "owner_id": str(thread.owner_id),
            "message_count": thread.message_count,
            "total_message_sent": thread.total_sent,
            "member_count": min(len(thread.members), 50),
            "applied_tags": [str(tag) for tag in thread.applied_tags],
            "thread_metadata": {
                "archived": thread.archived,
                "archive_timestamp": thread.archive_timestamp,
                "auto_archive_duration": thread.auto_archive,
                "locked": thread.locked,
                "invitable": thread.invitable,
                "create_timestamp": thread.created,
            },
        }
        joined = thread.members.get(self.world.bot_id)
        if joined is not None:
            shape["member"] = self.thread_member(channel.id, self.world.bot_id, joined)
        return shape

    def thread_member(self, thread_id: int, user_id: int, joined: str) -> Json:
        """Someone's membership of a thread."""
        return {
            "id": str(thread_id),
            "user_id": str(user_id),
            "join_timestamp": joined,
            "flags": 0,
        }

    # -- messages

    def message(self, message: Message, *, deep: bool = True) -> Json:
        """A message in full."""
        world = self.world
        shape: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "author": self.user(world.users[message.author_id]),
            "content": message.content,
            "timestamp": iso(message.created),
            "edited_timestamp": message.edited,
            "tts": message.tts,
            "mention_everyone": message.mention_everyone,
            "mentions": [self._mention(message, u) for u in message.mentions],
            "mention_roles": [str(role) for role in message.mention_roles],
            "attachments": [
                self.attachment(message, a) for a in message.attachments if not a.get("embedded")
            ],
            "embeds": [self._with_links(message, e) for e in message.embeds],
            "components": [self._with_links(message, c) for c in message.components],
            "pinned": message.pinned,
            "type": message.type,
            "flags": message.flags,
        }
        if message.reactions:
            shape["reactions"] = [self._reaction(e, who) for e, who in message.reactions.items()]
        if message.nonce is not None:
            shape["nonce"] = message.nonce
        if message.position is not None:
            shape["position"] = message.position
        if message.interaction is not None:
            shape |= message.interaction
            shape["application_id"] = shape["webhook_id"] = str(world.bot_id)
        if message.thread_id is not None and message.thread_id in world.channels:
            shape["thread"] = self.channel(world.channels[message.thread_id])
        if message.reference is not None:
            shape["message_reference"] = message.reference
            if deep and message.type == 19:
                at = int(message.reference["channel_id"])
                other = world.message(at, int(message.reference["message_id"]))
                shape["referenced_message"] = other and self.message(other, deep=False)
        return shape

    def _mention(self, message: Message, user_id: int) -> Json:
        shape = self.user(self.world.users[user_id])
        if message.guild_id is not None:
            member = self.world.members[message.guild_id].get(user_id)
            if member is not None:
                shape["member"] = self.member(member, with_user=False)
        return shape

    def _reaction(self, emoji: str, who: list[int]) -> Json:
        return {
            "emoji": emoji_shape(emoji),
            "count": len(who),
            "count_details": {"burst": 0, "normal": len(who)},
            "me": self.world.bot_id in who,
            "me_burst": False,
            "burst_colors": [],
        }

    def attachment(self, message: Message, attachment: Json) -> Json:
        """An attachment with a fresh signed link."""
        link = self.link(message.channel_id, attachment)
        return {**attachment, "url": link, "proxy_url": link}

    def link(self, channel_id: int, attachment: Json) -> str:
        """A signed link that runs out."""
        expires = int(self.world.clock.now()) + LINK_LIFETIME
        path = f"/attachments/{channel_id}/{attachment['id']}/{attachment['filename']}"
        return f"{self.base_url}{path}?ex={expires:x}&hm={self.signature(path, expires)}"

    def signature(self, path: str, expires: int) -> str:
        """What makes a link genuine."""
        text = f"{path}?{expires:x}".encode()
        return hmac.new(self._secret, text, hashlib.sha256).hexdigest()

    def _with_links(self, message: Message, node: Any) -> Any:
        if not message.attachments:
            return node
        by_name = {f"attachment://{a['filename']}": a for a in message.attachments}
        return self._resolve(message, node, by_name)

    def _resolve(self, message: Message, node: Any, by_name: dict[str, Json]) -> Any:
        if isinstance(node, list):
            return [self._resolve(message, item, by_name) for item in node]
        if not isinstance(node, dict):
            return node
        shape = {key: self._resolve(message, value, by_name) for key, value in node.items()}
        for key in ("url", "icon_url"):
            attachment = by_name.get(shape[key]) if isinstance(shape.get(key), str) else None
            if attachment is not None:
                shape[key] = self.link(message.channel_id, attachment)
                shape["proxy_url" if key == "url" else "proxy_icon_url"] = shape[key]
                if key == "url":
                    shape |= {k: attachment.get(k) for k in ("width", "height", "content_type")}
                    shape |= {"attachment_id": attachment["id"], "loading_state": 2}
        return shape


def emoji_shape(key: str) -> Json:
    """An emoji from its route form: a character, or name:id."""
    name, _, number = key.partition(":")
    return {"id": number or None, "name": name}
