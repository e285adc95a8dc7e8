"""The player API over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import BodyPartReader, WSMsgType, web

from bot.local.errors import ApiError
from bot.local.hub import Stream
from bot.local.interactions import Interaction
from bot.local.parts import Parts
from bot.local.player import sight
from bot.local.player.acts import Acts
from bot.local.player.options import Refused
from bot.local.rules.commands import LOCALES
from bot.local.world import User

Json = dict[str, Any]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
MAX_WAIT = 60.0


def _answer(body: Any, status: int = 200) -> web.Response:
    return web.json_response(body, status=status)


@web.middleware
async def player_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refusals become plain JSON: {"error": …}."""
    try:
        return await handler(request)
    except Refused as error:
        return _answer({"error": str(error), "code": 0}, 400)
    except ApiError as error:
        body = {"error": error.message, "code": error.code, "errors": error.errors}
        return _answer(body, error.status)
    except (KeyError, ValueError, TypeError) as error:
        return _answer({"error": f"bad request: {error!r}", "code": 0}, 400)


class PlayerApi:
    """All player routes."""

    def __init__(self, standin: Parts) -> None:
        self.standin = standin

    def routes(self) -> list[web.RouteDef]:
        """The table of routes."""
        channel = "/{user}/channels/{channel}"
        message = channel + "/messages/{message}"
        guild = "/{user}/guilds/{guild}"
        return [
            web.get("/users", self.users),
            web.post("/users", self.create_user),
            web.get("/{user}/me", self.me),
            web.patch("/{user}/me", self.settings),
            web.get("/{user}/view", self.view),
            web.get("/{user}/stream", self.stream),
            web.post("/{user}/dm", self.direct),
            web.get("/{user}/modals", self.modals),
            web.post("/{user}/modals/{modal}", self.submit),
            web.delete("/{user}/modals/{modal}", self.dismiss),
            web.get(channel + "/commands", self.commands),
            web.post(channel + "/commands", self.command),
            web.post(channel + "/autocomplete", self.autocomplete),
            web.post(channel + "/menu", self.menu),
            web.get(channel + "/messages", self.messages),
            web.post(channel + "/messages", self.say),
            web.post(channel + "/threads", self.post),
            web.post(channel + "/typing", self.typing),
            web.patch(channel, self.change_thread),
            web.delete(channel, self.delete_channel),
            web.patch(message, self.edit),
            web.delete(message, self.delete_message),
            web.post(message + "/press", self.press),
            web.post(message + "/choose", self.choose),
            web.put(message + "/reactions/{emoji}", self.react),
            web.delete(message + "/reactions/{emoji}", self.react),
            web.post(guild + "/join", self.join),
            web.post(guild + "/leave", self.leave),
            web.post(guild + "/kick", self.kick),
            web.post(guild + "/invite-bot", self.invite_bot),
        ]

    # -- helpers

    def _acts(self, request: web.Request) -> Acts:
        return Acts(self.standin, int(request.match_info["user"]))

    def _id(self, request: web.Request, name: str) -> int:
        return int(request.match_info[name])

    async def _body(self, request: web.Request) -> Json:
        body = await request.json() if request.can_read_body else {}
        if not isinstance(body, dict):
            raise Refused("the body must be a JSON object")
        return body

    async def _outcome(self, request: web.Request, interaction: Interaction) -> web.Response:
        if request.query.get("wait") != "0":
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(MAX_WAIT):
                    await interaction.done.wait()
        return _answer(sight.outcome(self.standin, interaction))

    # -- people

    async def users(self, request: web.Request) -> web.Response:
        """Everybody one can act as."""
        people = [u for u in self.standin.world.users.values() if not u.bot]
        return _answer([sight.person(self.standin, u) for u in people])

    async def create_user(self, request: web.Request) -> web.Response:
        """A new user, seated in every guild unless told otherwise."""
        body = await self._body(request)
        name = str(body["name"])
        if not 2 <= len(name) <= 32:
            raise Refused("a name has 2 to 32 characters")
        user = self.standin.admin.create_user(
            name, _locale(body.get("locale", "en-US")), join=bool(body.get("join", True))
        )
        return _answer(sight.person(self.standin, user), 201)

    async def me(self, request: web.Request) -> web.Response:
        """Return the user who plays here."""
        return _answer(sight.person(self.standin, self._acts(request).user))

    async def settings(self, request: web.Request) -> web.Response:
        """Change one's language, or open and close direct messages."""
        user, body = self._acts(request).user, await self._body(request)
        user.locale = _locale(body.get("locale", user.locale))
        user.dms_open = bool(body.get("dms_open", user.dms_open))
        self.standin.world.save("user", user.id, user)
        person = sight.person(self.standin, user)
        self.standin.hub.tell(user.id, {"type": "me", "user": person})
        return _answer(person)

    async def view(self, request: web.Request) -> web.Response:
        """Everything in the side bar."""
        return _answer(sight.overview(self.standin, self._acts(request).user))

    async def stream(self, request: web.Request) -> web.WebSocketResponse:
        """A socket on which everything this user sees arrives as it happens."""
        user: User = self._acts(request).user
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        stream = Stream()
        stop = self.standin.hub.listen(user.id, stream)
        hello = {"type": "hello", "view": sight.overview(self.standin, user)}
        stream(hello)

        async def pump() -> None:
            while True:
                event = await stream.queue.get()
                await socket.send_str(json.dumps(event))

        writer = asyncio.create_task(pump())
        self.standin.player_sockets.add(socket)
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
        finally:
            stop()
            self.standin.player_sockets.discard(socket)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await writer
        return socket

    # -- interactions

    async def commands(self, request: web.Request) -> web.Response:
        """The commands on offer in a channel."""
        acts = self._acts(request)
        channel = acts.channel(self._id(request, "channel"))
        return _answer(sight.commands(self.standin, channel, acts.user))

    async def command(self, request: web.Request) -> web.Response:
        """Type a slash command: {"name": "game start", "options": {…}}."""
        body, acts = await self._body(request), self._acts(request)
        started = acts.command(
            self._id(request, "channel"), str(body["name"]), body.get("options") or {}
        )
        return await self._outcome(request, started)

    async def autocomplete(self, request: web.Request) -> web.Response:
        """Ask for suggestions: the same, with "focused" naming the option being typed."""
        body, acts = await self._body(request), self._acts(request)
        started = acts.autocomplete(
            self._id(request, "channel"),
            str(body["name"]),
            body.get("options") or {},
            str(body["focused"]),
        )
        return await self._outcome(request, started)

    async def menu(self, request: web.Request) -> web.Response:
        """A context menu: {"name", "target", "kind": "user" or "message"}."""
        body, acts = await self._body(request), self._acts(request)
        kind = 2 if body["kind"] == "user" else 3
        channel_id = self._id(request, "channel")
        started = acts.menu(channel_id, str(body["name"]), int(body["target"]), kind)
        return await self._outcome(request, started)

    async def press(self, request: web.Request) -> web.Response:
        """Press a button: {"custom_id"}."""
        return await self._component(request, select=False)

    async def choose(self, request: web.Request) -> web.Response:
        """Choose in a select: {"custom_id", "values"}."""
        return await self._component(request, select=True)

    async def _component(self, request: web.Request, *, select: bool) -> web.Response:
        body, acts = await self._body(request), self._acts(request)
        values = list(body["values"]) if select else None
        started = acts.component(
            self._id(request, "channel"),
            self._id(request, "message"),
            str(body["custom_id"]),
            values,
        )
        return await self._outcome(request, started)

    async def modals(self, request: web.Request) -> web.Response:
        """The modals that are open."""
        user_id = self._acts(request).user.id
        opened = self.standin.interactions.modals.values()
        return _answer([sight.modal(i) for i in opened if i.user_id == user_id])

    async def submit(self, request: web.Request) -> web.Response:
        """Send off a modal: {"values": {custom id: value}}."""
        body, acts = await self._body(request), self._acts(request)
        modal = acts.modal(self._id(request, "modal"))
        started = acts.submit(modal.id, body.get("values") or {})
        answer = await self._outcome(request, started)
        if started.failed:
            # Discord leaves the form open, so that nothing typed is lost.
            self.standin.interactions.modals[modal.id] = modal
        return answer

    async def dismiss(self, request: web.Request) -> web.Response:
        """Close a modal without sending it."""
        self._acts(request).dismiss(self._id(request, "modal"))
        return _answer({})

    # -- messages

    async def messages(self, request: web.Request) -> web.Response:
        """The last messages of a channel, oldest first."""
        acts = self._acts(request)
        channel = acts.channel(self._id(request, "channel"))
        limit = max(1, min(int(request.query.get("limit", "50")), 200))
        before = int(request.query["before"]) if "before" in request.query else None
        return _answer(sight.messages(self.standin, channel, acts.user.id, limit, before))

    async def say(self, request: web.Request) -> web.Response:
        """Send a message: {"content", "reply_to"?}, or a form with files."""
        files: dict[str, tuple[str, bytes]] = {}
        if request.content_type.startswith("multipart/"):
            body: Json = {}
            async for part in await request.multipart():
                assert isinstance(part, BodyPartReader)
                content = bytes(await part.read())
                if part.filename is not None:
                    files[f"files[{len(files)}]"] = (part.filename, content)
                elif part.name is not None:
                    body[part.name] = content.decode()
        else:
            body = await self._body(request)
        acts = self._acts(request)
        reply_to = int(body["reply_to"]) if body.get("reply_to") else None
        message = acts.say(
            self._id(request, "channel"),
            str(body.get("content", "")),
            reply_to=reply_to,
            files=files,
        )
        return _answer(self.standin.hub.seen(message), 201)

    async def edit(self, request: web.Request) -> web.Response:
        """Edit one's own message: {"content"}."""
        body, acts = await self._body(request), self._acts(request)
        ids = self._id(request, "channel"), self._id(request, "message")
        return _answer(self.standin.hub.seen(acts.edit(*ids, str(body["content"]))))

    async def delete_message(self, request: web.Request) -> web.Response:
        """Delete a message."""
        acts = self._acts(request)
        acts.delete_message(self._id(request, "channel"), self._id(request, "message"))
        return _answer({})

    async def react(self, request: web.Request) -> web.Response:
        """Add a reaction (PUT) or take it back (DELETE)."""
        ids = self._id(request, "channel"), self._id(request, "message")
        emoji = request.match_info["emoji"]
        self._acts(request).react(*ids, emoji, add=request.method == "PUT")
        return _answer({})

    async def typing(self, request: web.Request) -> web.Response:
        """Show the others that this user is typing."""
        acts = self._acts(request)
        channel = acts.channel(self._id(request, "channel"))
        self.standin.hub.typing(channel, acts.user.id)
        return _answer({})

    # -- places

    async def direct(self, request: web.Request) -> web.Response:
        """Open the direct channel with the bot."""
        acts = self._acts(request)
        return _answer(self.standin.shapes.channel(acts.direct(), acts.user.id))

    async def post(self, request: web.Request) -> web.Response:
        """Open a forum post or thread: {"name", "content", "tags"}."""
        body, acts = await self._body(request), self._acts(request)
        thread = acts.post(
            self._id(request, "channel"),
            str(body["name"]),
            str(body.get("content", "")),
            [int(tag) for tag in body.get("tags") or ()],
        )
        return _answer(self.standin.shapes.channel(thread, acts.user.id), 201)

    async def change_thread(self, request: web.Request) -> web.Response:
        """Archive, revive, lock or rename a thread."""
        body, acts = await self._body(request), self._acts(request)
        channel = acts.change_thread(self._id(request, "channel"), body)
        return _answer(self.standin.shapes.channel(channel, acts.user.id))

    async def delete_channel(self, request: web.Request) -> web.Response:
        """Delete a channel or thread."""
        self._acts(request).delete_channel(self._id(request, "channel"))
        return _answer({})

    async def join(self, request: web.Request) -> web.Response:
        """Let the player who asks join a guild."""
        self.standin.admin.join(self._id(request, "guild"), self._acts(request).user.id)
        return _answer({})

    async def leave(self, request: web.Request) -> web.Response:
        """Let the player who asks leave a guild."""
        self.standin.admin.kick(self._id(request, "guild"), self._acts(request).user.id)
        return _answer({})

    async def kick(self, request: web.Request) -> web.Response:
        """Put somebody out: {"user_id"}; without one, the bot."""
        body, acts = await self._body(request), self._acts(request)
        target = int(body.get("user_id") or self.standin.world.bot_id)
        acts.kick(self._id(request, "guild"), target)
        return _answer({})

    async def invite_bot(self, request: web.Request) -> web.Response:
        """Let the bot into a guild for the player who asks."""
        self._acts(request).invite_bot(self._id(request, "guild"))
        return _answer({})


def _locale(value: Any) -> str:
    if value not in LOCALES:
        raise Refused(f"no such language: {value}")
    return str(value)
