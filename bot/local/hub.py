"""One place that tells everybody what happened: the bot by gateway, players by stream."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from bot.local import gateway as gw
from bot.local import permissions
from bot.local.gateway import Gateway, Session
from bot.local.shapes import Shapes, emoji_shape
from bot.local.world import Channel, Member, Message, Role, World

Json = dict[str, Any]
Listener = Callable[[Json], None]


class Hub:
    """Fans events out to those who may know."""

    def __init__(self, world: World, shapes: Shapes, gateway: Gateway) -> None:
        self.world = world
        self.shapes = shapes
        self.gateway = gateway
        self.streams: dict[int, set[Listener]] = {}

    # -- players

    def listen(self, user_id: int, listener: Listener) -> Callable[[], None]:
        """Call the listener with everything this user sees; returns how to stop."""
        self.streams.setdefault(user_id, set()).add(listener)

        def stop() -> None:
            listeners = self.streams.get(user_id, set())
            listeners.discard(listener)
            if not listeners:
                self.streams.pop(user_id, None)

        return stop

    def tell(self, user_id: int, event: Json) -> None:
        """Send an event to all connections of one user."""
        for listener in list(self.streams.get(user_id, ())):
            listener(event)

    def tell_channel(self, channel: Channel, event: Json) -> None:
        """Tell everybody who sees a channel."""
        for user_id in list(self.streams):
            if permissions.can_see(self.world, channel, user_id):
                self.tell(user_id, event)

    # -- messages

    def message_created(self, message: Message) -> None:
        """A message appeared."""
        channel = self.world.channels[message.channel_id]
        if message.ephemeral_for is None:
            self._dispatch_message("MESSAGE_CREATE", message, channel)
        self._tell_message("message", message, channel)

    def message_edited(self, message: Message) -> None:
        """A message changed."""
        channel = self.world.channels[message.channel_id]
        if message.ephemeral_for is None:
            self._dispatch_message("MESSAGE_UPDATE", message, channel)
        self._tell_message("message_edited", message, channel)

    def message_deleted(self, message: Message) -> None:
        """A message is gone."""
        channel = self.world.channels[message.channel_id]
        ids = {"id": str(message.id), "channel_id": str(message.channel_id)}
        if message.ephemeral_for is None:
            data = self._with_guild(channel, ids)
            self._to_bot("MESSAGE_DELETE", data, channel, gw.GUILD_MESSAGES, gw.DIRECT_MESSAGES)
            self.tell_channel(channel, {"type": "message_deleted", **ids})
        else:
            self.tell(message.ephemeral_for, {"type": "message_deleted", **ids})

    def _tell_message(self, kind: str, message: Message, channel: Channel) -> None:
        if message.ephemeral_for is not None:
            self.tell(message.ephemeral_for, {"type": kind, "message": self.seen(message)})
        elif self.streams:
            self.tell_channel(channel, {"type": kind, "message": self.seen(message)})

    def seen(self, message: Message) -> Json:
        """A message as its readers see it."""
        shape = self.shapes.message(message)
        shape["ephemeral"] = message.ephemeral_for is not None
        if "interaction" in shape:
            names = self._command_names(shape["interaction"]["name"], message.guild_id)
            shape["interaction"] = shape["interaction"] | {"name_localizations": names}
        for reaction, who in zip(
            shape.get("reactions", ()), message.reactions.values(), strict=True
        ):
            reaction["users"] = [str(user_id) for user_id in who]
        return shape

    def _command_names(self, name: str, guild_id: int | None) -> dict[str, str]:
        """What a command that was used is called in other languages, its sub-commands included."""
        path: list[Json] = []
        known = [c for at in (guild_id, None) for c in self.world.commands.get(at, {}).values()]
        for word in name.split(" "):
            step = next((one for one in known if one["name"] == word), None)
            if step is None:
                return {}
            path.append(step)
            known = step.get("options") or []
        words = [step.get("name_localizations") or {} for step in path]
        locales = {locale for one in words for locale in one}
        return {
            locale: " ".join(
                str(one.get(locale, step["name"])) for one, step in zip(words, path, strict=True)
            )
            for locale in locales
        }

    def _dispatch_message(self, event: str, message: Message, channel: Channel) -> None:
        data = self._with_guild(channel, self.shapes.message(message))
        data["channel_type"] = channel.type
        if message.guild_id is not None:
            member = self.world.members[message.guild_id].get(message.author_id)
            if member is not None:
                data["member"] = self.shapes.member(member, with_user=False)
        visible = self.bot_reads(message)

        def payload(session: Session) -> Json:
            return data if visible or session.intents & gw.MESSAGE_CONTENT else blank(data)

        self._to_bot(event, payload, channel, gw.GUILD_MESSAGES, gw.DIRECT_MESSAGES)

    def bot_reads(self, message: Message) -> bool:
        """Whether the bot gets the content without the privileged intent."""
        bot = self.world.bot_id
        if message.guild_id is None or message.author_id == bot or bot in message.mentions:
            return True
        if message.reference is not None and message.type == 19:
            at = int(message.reference["channel_id"])
            answered = self.world.message(at, int(message.reference["message_id"]))
            return answered is not None and answered.author_id == bot
        return False

    # -- channels and threads

    def channel_created(self, channel: Channel) -> None:
        """A channel or thread appeared."""
        data = self.shapes.channel(channel)
        if channel.thread is not None:
            self._to_bot("THREAD_CREATE", {**data, "newly_created": True}, channel, gw.GUILDS)
        elif channel.guild_id is not None:
            self._to_bot("CHANNEL_CREATE", data, channel, gw.GUILDS)
        self._tell_place("channel", channel)

    def channel_updated(self, channel: Channel) -> None:
        """A channel or thread changed."""
        event = "THREAD_UPDATE" if channel.thread is not None else "CHANNEL_UPDATE"
        self._to_bot(event, self.shapes.channel(channel), channel, gw.GUILDS)
        self._tell_place("channel_edited", channel)

    def channel_deleted(self, channel: Channel, watchers: Iterable[int]) -> None:
        """A channel or thread is gone; `watchers` saw it."""
        if channel.thread is not None:
            keys = ("id", "guild_id", "parent_id", "type")
            shape = self.shapes.channel(channel)
            data = {key: shape[key] for key in keys}
            self.gateway.dispatch("THREAD_DELETE", data, channel.guild_id, gw.GUILDS)
        else:
            data = self.shapes.channel(channel)
            self.gateway.dispatch("CHANNEL_DELETE", data, channel.guild_id, gw.GUILDS)
        for user_id in watchers:
            self.tell(user_id, {"type": "channel_deleted", "id": str(channel.id)})

    def watchers(self, channel: Channel) -> list[int]:
        """Connected users who see a channel now."""
        return [u for u in self.streams if permissions.can_see(self.world, channel, u)]

    def _tell_place(self, kind: str, channel: Channel) -> None:
        for user_id in self.watchers(channel):
            self.tell(user_id, {"type": kind, "channel": self.shapes.channel(channel, user_id)})

    def thread_members(self, channel: Channel, added: list[int], removed: list[int]) -> None:
        """People joined or left a thread; the bot hears only about itself."""
        thread, bot = channel.thread, self.world.bot_id
        assert thread is not None
        if bot in added or bot in removed:
            data = {
                "id": str(channel.id),
                "guild_id": str(channel.guild_id),
                "member_count": len(thread.members),
                "added_members": [
                    self.shapes.thread_member(channel.id, u, thread.members[u])
                    for u in added
                    if u == bot
                ],
                "removed_member_ids": [str(u) for u in removed if u == bot],
            }
            self.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, channel.guild_id, gw.GUILDS)
        for user_id in added:
            shape = self.shapes.channel(channel, user_id)
            self.tell(user_id, {"type": "channel", "channel": shape})

    def pins_updated(self, channel: Channel) -> None:
        """The pins of a channel changed."""
        data = self._with_guild(
            channel, {"channel_id": str(channel.id), "last_pin_timestamp": self.world.stamp()}
        )
        self._to_bot("CHANNEL_PINS_UPDATE", data, channel, gw.GUILDS, gw.DIRECT_MESSAGES)

    def typing(self, channel: Channel, user_id: int) -> None:
        """Somebody is typing."""
        data = self._with_guild(
            channel,
            {
                "channel_id": str(channel.id),
                "user_id": str(user_id),
                "timestamp": int(self.world.clock.now()),
            },
        )
        self._to_bot("TYPING_START", data, channel, gw.GUILD_TYPING, gw.DIRECT_TYPING)
        self.tell_channel(channel, {"type": "typing", **data})

    def reaction(self, message: Message, emoji: str, user_id: int, *, added: bool) -> None:
        """A reaction came or went."""
        channel = self.world.channels[message.channel_id]
        data = self._with_guild(
            channel,
            {
                "user_id": str(user_id),
                "channel_id": str(channel.id),
                "message_id": str(message.id),
                "emoji": emoji_shape(emoji),
                "burst": False,
                "type": 0,
                "message_author_id": str(message.author_id),
            },
        )
        if added and message.guild_id is not None:
            member = self.world.members[message.guild_id].get(user_id)
            if member is not None:
                data["member"] = self.shapes.member(member)
        event = "MESSAGE_REACTION_ADD" if added else "MESSAGE_REACTION_REMOVE"
        self._to_bot(event, data, channel, gw.GUILD_REACTIONS, gw.DIRECT_REACTIONS)
        self._tell_message("message_edited", message, channel)

    # -- guilds

    def bot_joined(self, guild_id: int) -> None:
        """The bot was invited."""
        data = self.shapes.guild_create(self.world.guilds[guild_id])
        # A guild joined later has no "unavailable" key: that is how clients tell the two apart.
        del data["unavailable"]
        self.gateway.dispatch("GUILD_CREATE", data, guild_id, gw.GUILDS)
        self._tell_guild(guild_id)

    def bot_left(self, guild_id: int) -> None:
        """The bot was kicked."""
        self.gateway.dispatch("GUILD_DELETE", {"id": str(guild_id)}, guild_id, gw.GUILDS)
        self._tell_guild(guild_id)

    def bot_online(self, online: bool) -> None:
        """The bot came or went."""
        for user_id in list(self.streams):
            self.tell(user_id, {"type": "bot_online", "online": online})

    def _tell_guild(self, guild_id: int) -> None:
        """Whoever looks at the member list should look again."""
        for user_id in list(self.streams):
            if user_id in self.world.members[guild_id]:
                self.tell(user_id, {"type": "guild_edited", "guild_id": str(guild_id)})

    def member_joined(self, member: Member) -> None:
        """A person joined a guild."""
        data = {**self.shapes.member(member), "guild_id": str(member.guild_id)}
        self.gateway.dispatch("GUILD_MEMBER_ADD", data, member.guild_id, gw.GUILD_MEMBERS)
        self.tell(member.user_id, {"type": "guild_joined", "guild_id": str(member.guild_id)})
        self._tell_guild(member.guild_id)

    def member_left(self, guild_id: int, user_id: int) -> None:
        """A person left a guild."""
        user = self.shapes.user(self.world.users[user_id])
        data = {"guild_id": str(guild_id), "user": user}
        self.gateway.dispatch("GUILD_MEMBER_REMOVE", data, guild_id, gw.GUILD_MEMBERS)
        self.tell(user_id, {"type": "guild_left", "guild_id": str(guild_id)})
        self._tell_guild(guild_id)

    def role_changed(self, role: Role, event: str) -> None:
        """A role was created, updated or deleted."""
        data: Json = {"guild_id": str(role.guild_id)}
        if event == "GUILD_ROLE_DELETE":
            data["role_id"] = str(role.id)
        else:
            data["role"] = self.shapes.role(role)
        self.gateway.dispatch(event, data, role.guild_id, gw.GUILDS)

    # -- helpers

    def _with_guild(self, channel: Channel, data: Json) -> Json:
        if channel.guild_id is not None:
            data["guild_id"] = str(channel.guild_id)
        return data

    def _to_bot(
        self,
        event: str,
        data: gw.Payload,
        channel: Channel,
        guild_intent: int,
        direct_intent: int = 0,
    ) -> None:
        if permissions.can_see(self.world, channel, self.world.bot_id):
            intent = direct_intent if channel.guild_id is None else guild_intent
            self.gateway.dispatch(event, data, channel.guild_id, intent)


def blank(message: Json) -> Json:
    """A message without what only the privileged intent shows."""
    return {**message, "content": "", "embeds": [], "attachments": [], "components": []}


class Stream:
    """Events for one listener, in order."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[Json] = asyncio.Queue()

    def __call__(self, event: Json) -> None:
        """Queue an event for whoever reads this stream."""
        self.queue.put_nowait(event)
