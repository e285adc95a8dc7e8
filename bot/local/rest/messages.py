"""Messages, pins and reactions."""

from __future__ import annotations

from urllib.parse import unquote

from bot.local import compose, posting
from bot.local.errors import ApiError, form_error
from bot.local.hub import blank
from bot.local.permissions import Permission as P
from bot.local.permissions import in_channel
from bot.local.rest.call import Call, Json, Result, Routes
from bot.local.world import Message

routes = Routes()
MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"
REACTION = MESSAGE + "/reactions/{emoji_name}"


def shown(call: Call, message: Message) -> Json:
    """A message as the bot may read it."""
    shape = call.standin.shapes.message(message)
    if call.standin.gateway.privileged or call.standin.hub.bot_reads(message):
        return shape
    return blank(shape)


@routes.on("GET", MESSAGES)
def history(call: Call) -> Result:
    """A page of history, newest first."""
    channel = call.channel(P.READ_MESSAGE_HISTORY)
    marks = {k: call.mark(k) for k in ("before", "after", "around") if k in call.query}
    log = call.world.logs[channel.id]
    page = log.window(call.limit(50, 100), **marks)
    return [shown(call, message) for message in page]


@routes.on("POST", MESSAGES)
def send(call: Call) -> Result:
    """A new message, or the first one again if its nonce was seen."""
    channel = call.channel()
    body = call.body or {}
    repeated = call.standin.nonces.seen(channel.id, body)
    if repeated is not None:
        return shown(call, repeated)
    compose.may_send(call.world, channel, call.bot)
    bits = in_channel(call.world, channel, call.bot)
    if call.files and not bits & P.ATTACH_FILES:
        raise ApiError(50013)
    if body.get("message_reference") and not bits & P.READ_MESSAGE_HISTORY:
        raise ApiError(50013)
    message = compose.create(call.world, channel, call.bot, body, call.files)
    posting.publish(call.world, call.standin.hub, message)
    call.standin.nonces.keep(channel.id, body, message)
    return shown(call, message)


@routes.on("GET", MESSAGES + "/pins")
def pins(call: Call) -> Result:
    """Pinned messages with the time of pinning."""
    channel = call.channel(P.READ_MESSAGE_HISTORY)
    found = [call.world.message(channel.id, i) for i in reversed(channel.pins)]
    listed = [
        {"pinned_at": call.world.stamp(), "message": shown(call, m)} for m in found if m is not None
    ]
    return {"items": listed, "has_more": False}


@routes.on("GET", "/channels/{channel_id}/pins")
def pins_old(call: Call) -> Result:
    """Pinned messages, the old way."""
    channel = call.channel(P.READ_MESSAGE_HISTORY)
    found = [call.world.message(channel.id, i) for i in reversed(channel.pins)]
    return [shown(call, m) for m in found if m is not None]


def _pin(call: Call) -> Result:
    channel = call.channel(P.PIN_MESSAGES)
    message = call.message(channel)
    if not message.pinned:
        if len(channel.pins) >= 250:
            raise ApiError(30003)
        message.pinned = True
        channel.pins.append(message.id)
        _pins_changed(call, message)
        notice = Message(
            id=call.world.snowflake(),
            channel_id=channel.id,
            guild_id=channel.guild_id,
            author_id=call.bot,
            created=call.world.clock.now(),
            type=6,
            reference={"channel_id": str(channel.id), "message_id": str(message.id)},
        )
        posting.publish(call.world, call.standin.hub, notice)
    return None


def _unpin(call: Call) -> Result:
    channel = call.channel(P.PIN_MESSAGES)
    message = call.message(channel)
    if message.pinned:
        message.pinned = False
        channel.pins.remove(message.id)
        _pins_changed(call, message)
    return None


def _pins_changed(call: Call, message: Message) -> None:
    channel = call.world.channels[message.channel_id]
    call.world.touch(channel)
    call.world.touch_message(message)
    call.standin.hub.pins_updated(channel)
    call.standin.hub.message_edited(message)


for _path in (MESSAGES + "/pins/{message_id}", "/channels/{channel_id}/pins/{message_id}"):
    routes.on("PUT", _path)(_pin)
    routes.on("DELETE", _path)(_unpin)


@routes.on("POST", MESSAGES + "/bulk-delete")
def bulk_delete(call: Call) -> Result:
    """Delete several messages."""
    channel = call.channel(P.MANAGE_MESSAGES)
    for number in call.body["messages"]:
        message = call.world.message(channel.id, int(number))
        if message is not None:
            posting.delete_message(call.world, call.standin.hub, message)
    return None


@routes.on("GET", MESSAGE)
def fetch(call: Call) -> Result:
    """Return one message."""
    return shown(call, call.message(call.channel(P.READ_MESSAGE_HISTORY)))


@routes.on("PATCH", MESSAGE)
def change(call: Call) -> Result:
    """Edit a message of one's own."""
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.bot:
        raise ApiError(50005)
    if channel.thread is not None and channel.thread.archived:
        raise ApiError(50083)
    compose.check_age(call.world, message)
    compose.edit(call.world, message, call.body or {}, call.files)
    call.standin.hub.message_edited(message)
    return shown(call, message)


@routes.on("DELETE", MESSAGE)
def delete(call: Call) -> Result:
    """Delete a message."""
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.bot:
        call.channel(P.MANAGE_MESSAGES)
    posting.delete_message(call.world, call.standin.hub, message)
    return None


@routes.on("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> Result:
    """Show that the bot is typing."""
    channel = call.channel()
    compose.may_send(call.world, channel, call.bot)
    call.standin.hub.typing(channel, call.bot)
    return None


def _emoji(call: Call) -> str:
    text = unquote(call.params["emoji_name"])
    name, _, number = text.partition(":")
    if (number and not number.isdecimal()) or (not number and name.isascii()):
        raise ApiError(10014)
    return text


@routes.on("PUT", REACTION + "/@me")
def react(call: Call) -> Result:
    """Add the bot's reaction to a message."""
    channel = call.channel(P.READ_MESSAGE_HISTORY)
    message = call.message(channel)
    emoji = _emoji(call)
    if emoji not in message.reactions:
        call.channel(P.ADD_REACTIONS)
    posting.react(call.world, call.standin.hub, message, emoji, call.bot)
    return None


@routes.on("DELETE", REACTION + "/@me")
def unreact(call: Call) -> Result:
    """Take the bot's own reaction back."""
    message = call.message(call.channel())
    posting.unreact(call.world, call.standin.hub, message, _emoji(call), call.bot)
    return None


@routes.on("DELETE", REACTION + "/{user_id}")
def remove_reaction(call: Call) -> Result:
    """Remove somebody's reaction."""
    message = call.message(call.channel(P.MANAGE_MESSAGES))
    posting.unreact(call.world, call.standin.hub, message, _emoji(call), call.id("user_id"))
    return None


@routes.on("GET", REACTION)
def reactors(call: Call) -> Result:
    """Return the users who reacted with this emoji."""
    message = call.message(call.channel(P.READ_MESSAGE_HISTORY))
    who = message.reactions.get(_emoji(call), [])[: call.limit(25, 100)]
    return [call.standin.shapes.user(call.world.users[u]) for u in who]


@routes.on("DELETE", MESSAGE + "/reactions")
def clear_reactions(call: Call) -> Result:
    """Remove all reactions."""
    message = call.message(call.channel(P.MANAGE_MESSAGES))
    for emoji, who in list(message.reactions.items()):
        for user_id in list(who):
            posting.unreact(call.world, call.standin.hub, message, emoji, user_id)
    return None


@routes.on("POST", MESSAGE + "/threads")
def thread_from_message(call: Call) -> Result:
    """A thread that grows out of a message."""
    channel = call.channel(P.CREATE_PUBLIC_THREADS)
    message = call.message(channel)
    if message.thread_id is not None:
        raise ApiError(160004)
    if channel.guild_id is None or channel.thread is not None:
        raise form_error("type", "CHANNEL_TYPE", "Threads start in channels of a guild")
    thread = posting.open_thread(
        call.world,
        channel,
        call.bot,
        call.body["name"],
        thread_id=message.id,
        auto_archive=call.body.get("auto_archive_duration"),
    )
    message.thread_id = thread.id
    message.flags |= 1 << 5
    call.world.touch_message(message)
    call.standin.hub.channel_created(thread)
    call.standin.hub.message_edited(message)
    return call.standin.shapes.channel(thread)
