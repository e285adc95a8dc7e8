"""A player in a few lines of Python: acts through the player API, sees through its stream."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import aiohttp

Json = dict[str, Any]
LOADING = 1 << 7


class PlayerError(Exception):
    """The stand-in refused; `code` is Discord's error code, or 0."""

    def __init__(self, status: int, body: Json) -> None:
        self.status = status
        self.code = int(body.get("code") or 0)
        super().__init__(f"{status}: {body.get('error')}")


@dataclass
class Outcome:
    """What became of a command, a click or a submission."""

    interaction_id: int
    state: str
    kind: int | None
    message: Json | None
    modal: Json | None
    choices: list[Json] | None

    @property
    def failed(self) -> bool:
        """Whether the player saw "The application did not respond"."""
        return self.state == "failed"

    @property
    def content(self) -> str:
        """The text of the answer."""
        return "" if self.message is None else str(self.message["content"])


class Player:
    """One user. `async with Player(base_url, user_id) as arya:` also opens the stream."""

    def __init__(self, base_url: str, user_id: int | str, *, timeout: float = 10.0) -> None:
        self.id = int(user_id)
        self.timeout = timeout
        self.view: Json = {}
        self.events: list[Json] = []
        self.messages: dict[int, Json] = {}
        self._base = f"{base_url}/player"
        self._session: aiohttp.ClientSession | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession()
        ready = asyncio.Event()
        self._reader = asyncio.create_task(self._read(ready))
        async with asyncio.timeout(self.timeout):
            await ready.wait()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError, aiohttp.ClientError):
                await self._reader
        if self._session is not None:
            await self._session.close()

    # -- seeing

    async def _read(self, ready: asyncio.Event) -> None:
        assert self._session is not None
        url = f"{self._base}/{self.id}/stream"
        async with self._session.ws_connect(url, max_msg_size=0) as socket:
            async for frame in socket:
                if frame.type is not aiohttp.WSMsgType.TEXT:
                    break
                event = frame.json()
                async with self._news:
                    self._take(event)
                    self._news.notify_all()
                ready.set()

    def _take(self, event: Json) -> None:
        self.events.append(event)
        if event["type"] == "hello":
            self.view = event["view"]
        elif event["type"] in ("message", "message_edited"):
            self.messages[int(event["message"]["id"])] = event["message"]
        elif event["type"] == "message_deleted":
            self.messages.pop(int(event["id"]), None)

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Wait until the condition gives something true about what was seen; returns it."""
        found: Any = None

        def satisfied() -> bool:
            nonlocal found
            found = condition()
            return bool(found)

        async with asyncio.timeout(self.timeout), self._news:
            await self._news.wait_for(satisfied)
        return found

    async def event(self, kind: str, *, after: int = 0) -> Json:
        """Wait for the first event of a kind, from position `after` in `events` on."""
        found: Json = await self.until(
            lambda: next((e for e in self.events[after:] if e["type"] == kind), None)
        )
        return found

    async def sees(self, text: str, *, channel: int | str | None = None) -> Json:
        """Wait for a finished message that contains the text."""

        def look() -> Json | None:
            for message in self.messages.values():
                here = channel is None or message["channel_id"] == str(channel)
                if here and not message["flags"] & LOADING and text in written(message):
                    return message
            return None

        found: Json = await self.until(look)
        return found

    async def settled(self, message: Json) -> Json:
        """Wait until a message is no longer "thinking"; returns it as it is then."""
        number = int(message["id"])

        def look() -> Json | None:
            current = self.messages.get(number)
            return current if current and not current["flags"] & LOADING else None

        found: Json = await self.until(look)
        return found

    async def history(self, channel: int | str, limit: int = 50) -> list[Json]:
        """The last messages of a channel, oldest first."""
        found: list[Json] = await self._call(
            "GET", f"channels/{channel}/messages", params={"limit": str(limit)}
        )
        return found

    async def look(self) -> Json:
        """The side bar as it is now."""
        self.view = await self._call("GET", "view")
        return self.view

    async def commands(self, channel: int | str) -> list[Json]:
        """The commands on offer in a channel."""
        found: list[Json] = await self._call("GET", f"channels/{channel}/commands")
        return found

    def channel(self, name: str) -> str:
        """The id of a guild channel by its name, from the last look."""
        for guild in self.view["guilds"]:
            for channel in guild["channels"]:
                if channel["name"] == name:
                    return str(channel["id"])
        raise KeyError(name)

    @property
    def guild(self) -> str:
        """The id of the first guild."""
        return str(self.view["guilds"][0]["id"])

    # -- interactions

    async def command(
        self, channel: int | str, name: str, /, *, wait: bool = True, **options: Any
    ) -> Outcome:
        """Type a slash command, such as "game start"."""
        body = {"name": name, "options": options}
        return await self._interact(f"channels/{channel}/commands", body, wait)

    async def autocomplete(
        self, channel: int | str, name: str, focused: str, typed: str = "", /, **options: Any
    ) -> list[Json]:
        """What the bot suggests for an option."""
        body = {"name": name, "options": {**options, focused: typed}, "focused": focused}
        outcome = await self._interact(f"channels/{channel}/autocomplete", body, wait=True)
        return outcome.choices or []

    async def menu(
        self, channel: int | str, name: str, *, user: int | None = None, message: int | None = None
    ) -> Outcome:
        """Use a context menu command on a user or a message."""
        kind = "message" if user is None else "user"
        body = {"name": name, "kind": kind, "target": user if message is None else message}
        return await self._interact(f"channels/{channel}/menu", body, wait=True)

    async def press(self, message: Json, button: str, *, wait: bool = True) -> Outcome:
        """Press a button, named by custom id or label."""
        body = {"custom_id": find_custom_id(message, button)}
        return await self._interact(f"{_path(message)}/press", body, wait)

    async def choose(self, message: Json, select: str, *values: Any, wait: bool = True) -> Outcome:
        """Choose values in a select, named by custom id or placeholder."""
        body = {"custom_id": find_custom_id(message, select), "values": list(values)}
        return await self._interact(f"{_path(message)}/choose", body, wait)

    async def submit(
        self, modal: Json, values: Json | None = None, *, wait: bool = True
    ) -> Outcome:
        """Submit a modal with values by custom id."""
        return await self._interact(f"modals/{modal['modal_id']}", {"values": values or {}}, wait)

    async def dismiss(self, modal: Json) -> None:
        """Close a modal without sending it."""
        await self._call("DELETE", f"modals/{modal['modal_id']}")

    async def _interact(self, path: str, body: Json, wait: bool) -> Outcome:
        params = {} if wait else {"wait": "0"}
        answer: Json = await self._call("POST", path, body, params=params)
        return Outcome(**{**answer, "interaction_id": int(answer["interaction_id"])})

    # -- messages and places

    async def say(self, channel: int | str, content: str, *, reply_to: Json | None = None) -> Json:
        """Send a message; return it as it was posted."""
        body: Json = {"content": content}
        if reply_to is not None:
            body["reply_to"] = reply_to["id"]
        sent: Json = await self._call("POST", f"channels/{channel}/messages", body)
        return sent

    async def send_file(self, channel: int | str, name: str, content: bytes) -> Json:
        """Send a file; return the message it is in."""
        form = aiohttp.FormData()
        form.add_field("content", "")
        form.add_field("file", content, filename=name)
        sent: Json = await self._call("POST", f"channels/{channel}/messages", form)
        return sent

    async def edit(self, message: Json, content: str) -> Json:
        """Edit one's own message."""
        edited: Json = await self._call("PATCH", _path(message), {"content": content})
        return edited

    async def delete(self, message: Json) -> None:
        """Delete a message."""
        await self._call("DELETE", _path(message))

    async def react(self, message: Json, emoji: str, *, add: bool = True) -> None:
        """Add a reaction or take it back."""
        await self._call("PUT" if add else "DELETE", f"{_path(message)}/reactions/{emoji}")

    async def post(
        self, channel: int | str, name: str, content: str = "", tags: list[str] | None = None
    ) -> Json:
        """Open a forum post or a thread."""
        body = {"name": name, "content": content, "tags": tags or []}
        thread: Json = await self._call("POST", f"channels/{channel}/threads", body)
        return thread

    async def change_thread(self, channel: int | str, **changes: Any) -> Json:
        """Archive, revive, lock or rename a thread."""
        thread: Json = await self._call("PATCH", f"channels/{channel}", changes)
        return thread

    async def delete_channel(self, channel: int | str) -> None:
        """Delete a channel or thread."""
        await self._call("DELETE", f"channels/{channel}")

    async def dm(self) -> str:
        """The id of the direct channel with the bot."""
        return str((await self._call("POST", "dm"))["id"])

    async def settings(self, **changes: Any) -> Json:
        """Change `locale` or `dms_open`."""
        changed: Json = await self._call("PATCH", "me", changes)
        return changed

    async def leave(self, guild: int | str) -> None:
        """Leave a guild as this player."""
        await self._call("POST", f"guilds/{guild}/leave")

    async def join(self, guild: int | str) -> None:
        """Join a guild as this player."""
        await self._call("POST", f"guilds/{guild}/join")

    async def kick(self, guild: int | str, user: int | None = None) -> None:
        """Put somebody, or by default the bot, out of a guild."""
        await self._call("POST", f"guilds/{guild}/kick", {"user_id": user})

    async def invite_bot(self, guild: int | str) -> None:
        """Let the bot into a guild."""
        await self._call("POST", f"guilds/{guild}/invite-bot")

    async def _call(
        self, method: str, path: str, body: Any = None, params: dict[str, str] | None = None
    ) -> Any:
        assert self._session is not None
        url = f"{self._base}/{self.id}/{path}"
        sent: dict[str, Any] = {"params": params}
        if body is not None:
            sent["data" if isinstance(body, aiohttp.FormData) else "json"] = body
        async with self._session.request(method, url, **sent) as response:
            answer = await response.json()
            if response.status >= 400:
                raise PlayerError(response.status, answer)
            return answer


def _path(message: Json) -> str:
    return f"channels/{message['channel_id']}/messages/{message['id']}"


def components(message: Json) -> list[Json]:
    """Every component of a message or modal, nested ones too."""
    found: list[Json] = []

    def visit(node: Any) -> None:
        if isinstance(node, list):
            for child in node:
                visit(child)
        elif isinstance(node, dict):
            found.append(node)
            for key in ("components", "accessory", "component"):
                visit(node.get(key))

    visit(message.get("components"))
    return found


def written(message: Json) -> str:
    """Everything there is to read in a message."""
    parts = [message["content"]]
    for embed in message["embeds"]:
        parts += [embed.get("title"), embed.get("description")]
        parts += [f"{field['name']} {field['value']}" for field in embed.get("fields") or ()]
        parts.append((embed.get("footer") or {}).get("text"))
    parts += [part.get("content") for part in components(message)]
    return "\n".join(part for part in parts if part)


def find_custom_id(message: Json, name: str) -> str:
    """The custom id of a component named by custom id, label or placeholder."""
    for part in components(message):
        names = (part.get("custom_id"), part.get("label"), part.get("placeholder"))
        if name in names and part.get("custom_id"):
            return str(part["custom_id"])
    raise KeyError(name)
