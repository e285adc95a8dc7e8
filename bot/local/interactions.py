"""Interactions from the click to the last follow-up, with their clocks."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from bot.local import compose, permissions
from bot.local.clock import Clock, Timer
from bot.local.errors import ApiError, form_error
from bot.local.hub import Hub
from bot.local.posting import publish
from bot.local.rules.messages import MAX_FILE
from bot.local.shapes import Shapes
from bot.local.world import EPHEMERAL, LOADING, Channel, Message, World

Json = dict[str, Any]
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
ANSWER_WITHIN = 3.0
TOKEN_LIFETIME = 15 * 60


@dataclass(eq=False)
class Interaction:
    """One interaction and what became of it."""

    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    guild_id: int | None
    created: float
    data: Json
    name: str = ""
    message: Message | None = None
    trigger: Json | None = None
    answered: int | None = None
    failed: bool = False
    original: Message | None = None
    made: dict[int, Message] = field(default_factory=dict)
    choices: list[Json] | None = None
    modal: Json | None = None
    timer: Timer | None = None
    done: asyncio.Event = field(default_factory=asyncio.Event)


class Interactions:
    """All living interactions, found by id and by token."""

    def __init__(self, world: World, shapes: Shapes, hub: Hub, clock: Clock) -> None:
        self.world = world
        self.shapes = shapes
        self.hub = hub
        self.clock = clock
        self.by_id: OrderedDict[int, Interaction] = OrderedDict()
        self.by_token: dict[str, Interaction] = {}
        self.modals: dict[int, Interaction] = {}
        self.started = 0
        self.answer_within = ANSWER_WITHIN

    # -- beginning

    def start(
        self,
        kind: int,
        user_id: int,
        channel: Channel,
        data: Json,
        *,
        name: str = "",
        message: Message | None = None,
        trigger: Json | None = None,
    ) -> Interaction:
        """Send an interaction to the bot."""
        self._forget_expired()
        interaction = Interaction(
            id=self.world.snowflake(),
            token=secrets.token_urlsafe(48),
            type=kind,
            user_id=user_id,
            channel_id=channel.id,
            guild_id=channel.guild_id,
            created=self.clock.now(),
            data=data,
            name=name,
            message=message,
            trigger=trigger,
        )
        self.by_id[interaction.id] = interaction
        self.by_token[interaction.token] = interaction
        self.started += 1
        interaction.timer = self.clock.call_later(
            self.answer_within, lambda: self._fail(interaction)
        )
        payload = self._payload(interaction, channel)
        self.hub.gateway.dispatch("INTERACTION_CREATE", payload, channel.guild_id)
        return interaction

    def _payload(self, interaction: Interaction, channel: Channel) -> Json:
        world, user_id = self.world, interaction.user_id
        user = self.shapes.user(world.users[user_id])
        bits = permissions.in_channel(world, channel, user_id)
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(world.bot_id),
            "type": interaction.type,
            "data": interaction.data,
            "token": interaction.token,
            "version": 1,
            "channel_id": str(channel.id),
            "channel": {**self.shapes.channel(channel), "permissions": str(bits)},
            "app_permissions": str(permissions.in_channel(world, channel, world.bot_id)),
            "locale": world.users[user_id].locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": {"0": str(channel.guild_id or 0)},
            "context": 1 if channel.guild_id is None else 0,
            "attachment_size_limit": MAX_FILE,
        }
        if channel.guild_id is None:
            payload["user"] = user
        else:
            guild = world.guilds[channel.guild_id]
            member = self.shapes.member(world.members[guild.id][user_id])
            payload |= {
                "guild_id": str(guild.id),
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": ["COMMUNITY"]},
                "guild_locale": guild.locale,
                "member": {**member, "permissions": str(bits)},
            }
        if interaction.message is not None:
            payload["message"] = self.shapes.message(interaction.message)
        return payload

    def _forget_expired(self) -> None:
        horizon = self.clock.now() - TOKEN_LIFETIME
        while self.by_id:
            oldest = next(iter(self.by_id.values()))
            if oldest.created > horizon:
                break
            self.by_id.popitem(last=False)
            del self.by_token[oldest.token]

    def _fail(self, interaction: Interaction) -> None:
        if interaction.answered is None:
            interaction.failed = True
            interaction.done.set()
            event = {"type": "interaction_failed", "interaction_id": str(interaction.id)}
            self.hub.tell(interaction.user_id, event)

    # -- the first answer

    def callback(self, interaction_id: int, token: str, body: Json, files: compose.Files) -> Json:
        """The bot's first answer."""
        interaction = self.by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise ApiError(10062)
        if interaction.answered is not None:
            raise ApiError(40060)
        if self.clock.now() - interaction.created > self.answer_within or interaction.failed:
            raise ApiError(10062)
        if interaction.channel_id not in self.world.channels:
            raise ApiError(10003)
        kind, data = body["type"], body.get("data") or {}
        self._check_kind(interaction, kind)
        message: Message | None = None
        if kind in (4, 5):
            message = self._first_message(interaction, kind, data, files)
        elif kind == 6:
            interaction.original = interaction.message
        elif kind == 7:
            message = interaction.original = interaction.message
            if message is None or not self._exists(message):
                raise ApiError(10008)
            compose.edit(self.world, message, data, files)
        elif kind == 8:
            interaction.choices = data["choices"]
        elif kind == 9:
            interaction.modal = data
            self._show_modal(interaction)
        self._settle(interaction, kind)
        if kind == 7 and message is not None:
            self.hub.message_edited(message)
        return self._receipt(interaction, kind, message)

    def _show_modal(self, interaction: Interaction) -> None:
        # A screen has room for one; it stays until sent or closed, however long that takes.
        for shown in list(self.modals.values()):
            if shown.user_id == interaction.user_id:
                del self.modals[shown.id]
        self.modals[interaction.id] = interaction

    def _check_kind(self, interaction: Interaction, kind: int) -> None:
        allowed = {
            COMMAND: {4, 5, 9},
            COMPONENT: {4, 5, 6, 7, 9},
            AUTOCOMPLETE: {8},
            MODAL: {4, 5} if interaction.message is None else {4, 5, 6, 7},
        }[interaction.type]
        if kind not in allowed:
            raise form_error(
                "type", "BASE_TYPE_CHOICES", f"Value must be one of {sorted(allowed)}."
            )

    def _first_message(
        self, interaction: Interaction, kind: int, data: Json, files: compose.Files
    ) -> Message:
        hidden = bool((data.get("flags") or 0) & EPHEMERAL)
        if kind == 4:
            message = self._create(interaction, data, files, hidden=hidden)
        else:
            message = Message(
                id=self.world.snowflake(),
                channel_id=interaction.channel_id,
                guild_id=interaction.guild_id,
                author_id=self.world.bot_id,
                created=self.clock.now(),
                type=20 if interaction.type == COMMAND else 19,
                flags=LOADING | (EPHEMERAL if hidden else 0),
                interaction=self._metadata(interaction),
                ephemeral_for=interaction.user_id if hidden else None,
            )
            if message.type == 19:
                self._point_at(interaction, message)
        interaction.original = message
        self._publish(interaction, message)
        return message

    def _settle(self, interaction: Interaction, kind: int) -> None:
        interaction.answered = kind
        if interaction.timer is not None:
            interaction.timer.cancel()
            interaction.timer = None
        if kind == 9 and interaction.modal is not None:
            event = {
                "type": "modal",
                "modal_id": str(interaction.id),
                "interaction_id": str(interaction.id),
                **interaction.modal,
            }
            self.hub.tell(interaction.user_id, event)
        done: Json = {"type": "interaction_answered", "interaction_id": str(interaction.id)}
        self.hub.tell(interaction.user_id, {**done, "kind": kind})
        interaction.done.set()

    def _receipt(self, interaction: Interaction, kind: int, message: Message | None) -> Json:
        receipt: Json = {"id": str(interaction.id), "type": interaction.type}
        resource: Json = {"type": kind}
        if message is not None:
            receipt |= {
                "response_message_id": str(message.id),
                "response_message_loading": bool(message.flags & LOADING),
                "response_message_ephemeral": message.ephemeral_for is not None,
            }
            resource["message"] = self.shapes.message(message)
        return {"interaction": receipt, "resource": resource}

    # -- afterwards

    def living(self, token: str) -> Interaction:
        """An answered interaction whose token still works."""
        interaction = self.by_token.get(token)
        if interaction is None or self.clock.now() - interaction.created > TOKEN_LIFETIME:
            raise ApiError(50027)
        if interaction.answered is None:
            raise ApiError(10015)
        return interaction

    def followup(self, token: str, body: Json, files: compose.Files) -> Message:
        """One more message; right after a defer it fills the waiting one."""
        interaction = self.living(token)
        waiting = interaction.original
        if waiting is not None and waiting.flags & LOADING:
            compose.edit(self.world, waiting, body, files)
            self.hub.message_edited(waiting)
            return waiting
        hidden = bool((body.get("flags") or 0) & EPHEMERAL)
        message = self._create(interaction, body, files, hidden=hidden)
        self._publish(interaction, message)
        return message

    def find(self, token: str, message_id: int | None) -> Message:
        """A message of this interaction; None asks for the original answer."""
        interaction = self.living(token)
        if message_id is None:
            message = interaction.original
        else:
            message = interaction.made.get(message_id)
            if message is None and interaction.original is not None:
                same = interaction.original.id == message_id
                message = interaction.original if same else None
        if message is None or not self._exists(message):
            raise ApiError(10008)
        return message

    def edit(self, token: str, message_id: int | None, body: Json, files: compose.Files) -> Message:
        """Change a message of this interaction."""
        message = self.find(token, message_id)
        compose.edit(self.world, message, body, files)
        self.hub.message_edited(message)
        return message

    def delete(self, token: str, message_id: int | None) -> None:
        """Delete a message of this interaction."""
        message = self.find(token, message_id)
        self.world.remove_message(message)
        self.hub.message_deleted(message)

    def _exists(self, message: Message) -> bool:
        if message.ephemeral_for is not None:
            shown = self.world.ephemerals.get((message.channel_id, message.ephemeral_for), {})
            return message.id in shown
        return self.world.message(message.channel_id, message.id) is not None

    # -- making messages

    def _create(
        self, interaction: Interaction, body: Json, files: compose.Files, *, hidden: bool
    ) -> Message:
        channel = self.world.channels.get(interaction.channel_id)
        if channel is None:
            raise ApiError(10003)
        first = interaction.answered is None
        message = compose.create(
            self.world,
            channel,
            self.world.bot_id,
            body,
            files,
            ephemeral_for=interaction.user_id if hidden else None,
            interaction=self._metadata(interaction),
            kind=20 if interaction.type == COMMAND and first else 0,
        )
        if message.type == 0:
            self._point_at(interaction, message)
        return message

    def _point_at(self, interaction: Interaction, message: Message) -> None:
        """Answers to a click show as replies to what was clicked."""
        target = interaction.original if interaction.answered is not None else interaction.message
        if target is None or target.ephemeral_for is not None:
            message.type = 0
            return
        message.type = 19
        message.reference = {
            "type": 0,
            "channel_id": str(target.channel_id),
            "message_id": str(target.id),
            **({} if target.guild_id is None else {"guild_id": str(target.guild_id)}),
        }

    def _publish(self, interaction: Interaction, message: Message) -> None:
        interaction.made[message.id] = message
        publish(self.world, self.hub, message)

    def _metadata(self, interaction: Interaction) -> Json:
        user = self.shapes.user(self.world.users[interaction.user_id])
        about: Json = {
            "id": str(interaction.id),
            "type": interaction.type,
            "user": user,
            "authorizing_integration_owners": {"0": str(interaction.guild_id or 0)},
        }
        if interaction.type == COMPONENT and interaction.message is not None:
            about["interacted_message_id"] = str(interaction.message.id)
        if interaction.trigger is not None:
            about["triggering_interaction_metadata"] = interaction.trigger
        if interaction.original is not None:
            about["original_response_message_id"] = str(interaction.original.id)
        metadata: Json = {"interaction_metadata": about}
        if interaction.type == COMMAND:
            metadata["interaction"] = {
                "id": str(interaction.id),
                "type": interaction.type,
                "name": interaction.name,
                "user": user,
            }
        return metadata

    def metadata(self, interaction: Interaction) -> Json:
        """What a modal's submission says about the interaction that opened it."""
        about: Json = self._metadata(interaction)["interaction_metadata"]
        return about
