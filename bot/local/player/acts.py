"""What a player can do."""

from __future__ import annotations

from typing import Any

from bot.local import compose, permissions, posting
from bot.local.errors import ApiError
from bot.local.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from bot.local.parts import Parts
from bot.local.permissions import Permission as P
from bot.local.player import forms
from bot.local.player.options import Filling, Refused, find_command
from bot.local.rules.messages import check_message
from bot.local.rules.schema import Report
from bot.local.world import EPHEMERAL, FORUM, LOADING, Channel, Message

Json = dict[str, Any]


class Acts:
    """The deeds of one user."""

    def __init__(self, standin: Parts, user_id: int) -> None:
        if user_id not in standin.world.users or standin.world.users[user_id].bot:
            raise ApiError(10013)
        self.standin = standin
        self.world = standin.world
        self.hub = standin.hub
        self.user = standin.world.users[user_id]

    def channel(self, channel_id: int) -> Channel:
        """A channel this user sees."""
        return posting.visible_channel(self.world, channel_id, self.user.id)

    def message(self, channel: Channel, message_id: int) -> Message:
        """A message this user sees."""
        found = self.world.message_for(self.user.id, channel.id, message_id)
        if found is None:
            raise ApiError(10008)
        return found

    # -- interactions

    def command(self, channel_id: int, name: str, given: Json) -> Interaction:
        """Type a slash command."""
        return self._command(COMMAND, channel_id, name, given, None)

    def autocomplete(self, channel_id: int, name: str, given: Json, focused: str) -> Interaction:
        """Ask what could be typed here."""
        return self._command(AUTOCOMPLETE, channel_id, name, given, focused)

    def _command(
        self, kind: int, channel_id: int, name: str, given: Json, focused: str | None
    ) -> Interaction:
        channel = self.channel(channel_id)
        command, path, declared = find_command(self.world, channel, self.user.id, name)
        if focused is not None:
            option = next((o for o in declared if o["name"] == focused), None)
            if option is None or not option.get("autocomplete"):
                raise Refused(f"no autocomplete for: {focused}")
        filling = Filling(self.standin, channel)
        options = filling.options(declared, given, focused)
        for step in reversed(path):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
        if options:
            data["options"] = options
        if filling.resolved:
            data["resolved"] = filling.resolved
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        full = " ".join([command["name"], *(step["name"] for step in path)])
        start = self.standin.interactions.start
        return start(kind, self.user.id, channel, data, name=full)

    def menu(self, channel_id: int, name: str, target: int, kind: int) -> Interaction:
        """Choose a command from the menu of a user (2) or of a message (3)."""
        channel = self.channel(channel_id)
        command, _, _ = find_command(self.world, channel, self.user.id, name, kind)
        filling = Filling(self.standin, channel)
        if kind == 2:
            filling.user(target)
        else:
            message = self.message(channel, target)
            filling.resolved["messages"] = {str(target): self.standin.shapes.message(message)}
        data: Json = {
            "id": command["id"],
            "name": command["name"],
            "type": kind,
            "target_id": str(target),
            "resolved": filling.resolved,
        }
        start = self.standin.interactions.start
        return start(COMMAND, self.user.id, channel, data, name=command["name"])

    def component(
        self, channel_id: int, message_id: int, custom_id: str, values: list[Any] | None
    ) -> Interaction:
        """Press a button (no values) or choose in a select."""
        channel = self.channel(channel_id)
        message = self.message(channel, message_id)
        if message.author_id != self.world.bot_id or message.flags & LOADING:
            raise Refused("nothing to press here")
        if channel.thread is not None and channel.thread.archived and channel.thread.locked:
            raise Refused("the thread is closed")
        component = forms.find_component(message.components, custom_id)
        if (component["type"] == 2) != (values is None):
            raise Refused("a button is pressed, a select is chosen from")
        data: Json = {
            "component_type": component["type"],
            "custom_id": custom_id,
            "id": component["id"],
        }
        if values is not None:
            filling = Filling(self.standin, channel)
            data["values"] = forms.selected(filling, component, values)
            if filling.resolved:
                data["resolved"] = filling.resolved
        start = self.standin.interactions.start
        return start(COMPONENT, self.user.id, channel, data, message=message)

    def submit(self, modal_id: int, values: Json) -> Interaction:
        """Send off an open modal."""
        opened = self.modal(modal_id)
        assert opened.modal is not None
        channel = self.channel(opened.channel_id)
        filling = Filling(self.standin, channel)
        data: Json = {
            "custom_id": opened.modal["custom_id"],
            "components": forms.submission(filling, opened.modal, values),
        }
        if filling.resolved:
            data["resolved"] = filling.resolved
        interactions = self.standin.interactions
        del interactions.modals[modal_id]
        return interactions.start(
            MODAL,
            self.user.id,
            channel,
            data,
            message=opened.message,
            trigger=interactions.metadata(opened),
        )

    def modal(self, modal_id: int) -> Interaction:
        """An open modal of this user's."""
        opened = self.standin.interactions.modals.get(modal_id)
        if opened is None or opened.user_id != self.user.id:
            raise Refused("no such modal is open")
        return opened

    def dismiss(self, target: int) -> None:
        """Close a modal, or take an ephemeral message off the screen."""
        if target in self.standin.interactions.modals:
            self.modal(target)
            del self.standin.interactions.modals[target]
            return
        for (_, viewer), shown in self.world.ephemerals.items():
            if viewer == self.user.id and target in shown:
                self.hub.message_deleted(shown.pop(target))
                return
        raise ApiError(10008)

    # -- messages

    def say(
        self,
        channel_id: int,
        content: str,
        *,
        reply_to: int | None = None,
        files: dict[str, tuple[str, bytes]] | None = None,
    ) -> Message:
        """Send a message as this player; return it as it was posted."""
        channel = self.channel(channel_id)
        compose.may_send(self.world, channel, self.user.id)
        body: Json = {"content": content}
        if reply_to is not None:
            body["message_reference"] = {"message_id": str(reply_to)}
        _check(body)
        message = compose.create(self.world, channel, self.user.id, body, files or {})
        return posting.publish(self.world, self.hub, message)

    def post(self, forum_id: int, name: str, content: str, tags: list[int]) -> Channel:
        """Open a post in a forum, or a thread in a text channel."""
        parent = self.channel(forum_id)
        if parent.guild_id is None or parent.thread is not None:
            raise ApiError(50024)
        bits = permissions.in_channel(self.world, parent, self.user.id)
        if not bits & (P.SEND_MESSAGES if parent.type == FORUM else P.CREATE_PUBLIC_THREADS):
            raise ApiError(50013)
        posting.check_tags(parent, tags, bits)
        _check({"content": content})
        if not 1 <= len(name) <= 100:
            raise Refused("a name has 1 to 100 characters")
        thread = posting.open_thread(self.world, parent, self.user.id, name, tags=tags)
        self.hub.channel_created(thread)
        if content:
            body = {"content": content}
            message = compose.create(self.world, thread, self.user.id, body, {})
            if parent.type == FORUM:
                message.id = thread.id
            posting.publish(self.world, self.hub, message)
        return thread

    def edit(self, channel_id: int, message_id: int, content: str) -> Message:
        """Edit a message of one's own."""
        message = self.message(self.channel(channel_id), message_id)
        if message.author_id != self.user.id:
            raise ApiError(50005)
        _check({"content": content})
        compose.edit(self.world, message, {"content": content}, {})
        self.hub.message_edited(message)
        return message

    def delete_message(self, channel_id: int, message_id: int) -> None:
        """Delete a message: one's own, or anybody's with Manage Messages or Manage Server."""
        channel = self.channel(channel_id)
        message = self.message(channel, message_id)
        if message.flags & EPHEMERAL:
            self.dismiss(message_id)
            return
        if message.author_id != self.user.id:
            self._need(channel, P.MANAGE_MESSAGES)
        posting.delete_message(self.world, self.hub, message)

    def react(self, channel_id: int, message_id: int, emoji: str, *, add: bool) -> None:
        """Add a reaction or take it back."""
        message = self.message(self.channel(channel_id), message_id)
        change = posting.react if add else posting.unreact
        change(self.world, self.hub, message, emoji, self.user.id)

    # -- places

    def direct(self) -> Channel:
        """The direct channel with the bot."""
        return self.world.dm_between(self.user.id, self.world.bot_id)

    def delete_channel(self, channel_id: int) -> None:
        """Delete a channel or thread."""
        channel = self.channel(channel_id)
        if channel.guild_id is None:
            raise ApiError(50024)
        self._need(channel, P.MANAGE_CHANNELS if channel.thread is None else P.MANAGE_THREADS)
        posting.delete_channel(self.world, self.hub, channel)

    def change_thread(self, channel_id: int, body: Json) -> Channel:
        """Archive, revive, lock or rename a thread."""
        channel = self.channel(channel_id)
        if channel.thread is None:
            raise ApiError(50024)
        if channel.thread.owner_id != self.user.id or "locked" in body:
            self._need(channel, P.MANAGE_THREADS)
        channel.name = str(body.get("name", channel.name))
        channel.thread.locked = bool(body.get("locked", channel.thread.locked))
        archived = bool(body.get("archived", channel.thread.archived))
        posting.set_archived(self.world, channel, archived=archived)
        self.world.touch(channel)
        self.hub.channel_updated(channel)
        return channel

    def kick(self, guild_id: int, target: int) -> None:
        """Put somebody, or the bot, out of the guild."""
        self._need_guild(guild_id)
        self.standin.admin.kick(guild_id, target)

    def invite_bot(self, guild_id: int) -> None:
        """Let the bot into a guild; refuse if there is none."""
        self._need_guild(guild_id)
        self.standin.admin.invite_bot(guild_id)

    def _need_guild(self, guild_id: int) -> None:
        if guild_id not in self.world.guilds:
            raise ApiError(10004)
        if not permissions.in_guild(self.world, guild_id, self.user.id) & P.MANAGE_GUILD:
            raise ApiError(50013)

    def _need(self, channel: Channel, permission: P) -> None:
        # In this small world the managers of the server are its moderators too.
        bits = permissions.in_channel(self.world, channel, self.user.id)
        if not bits & (permission | P.MANAGE_GUILD):
            raise ApiError(50013)


def _check(body: Json) -> None:
    report = Report()
    check_message(report, (), body, "send")
    if report:
        raise ApiError(50035, report.tree)
