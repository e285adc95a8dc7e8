"""The gateway: sessions, heartbeats, resumes, and dispatches with all their mishaps."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from bot.local.faults import Faults
from bot.local.journal import Journal
from bot.local.shapes import Shapes
from bot.local.world import World

Json = dict[str, Any]
Payload = Json | Callable[["Session"], Json]

GUILDS, GUILD_MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, GUILD_REACTIONS, GUILD_TYPING = 1 << 9, 1 << 10, 1 << 11
DIRECT_MESSAGES, DIRECT_REACTIONS, DIRECT_TYPING = 1 << 12, 1 << 13, 1 << 14
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT
HEARTBEAT_MS = 41_250
ACKNOWLEDGED_AFTER = 0.02
"""Seconds, as a network takes: discord.py notes when it sent a heartbeat only after it is sent,
and takes an acknowledgement that is faster than that for one that is a whole interval late."""
KEPT_EVENTS = 2_000


@dataclass(eq=False)
class Session:
    """One identified connection of the bot; outlives its socket so that it can be resumed."""

    id: str
    shard: tuple[int, int]
    intents: int
    socket: web.WebSocketResponse | None = None
    seq: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    queue: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    held: list[tuple[str, Json]] = field(default_factory=list)

    def covers(self, guild_id: int | None) -> bool:
        """Whether events of this guild (or of no guild) belong to this shard."""
        number, count = self.shard
        return number == 0 if guild_id is None else (guild_id >> 22) % count == number

    def push(self, event: str, data: Json) -> None:
        """Number an event, keep it for a resume, and send it if somebody listens."""
        self.seq += 1
        frame = json.dumps({"op": 0, "t": event, "s": self.seq, "d": data})
        self.sent.append((self.seq, frame))
        if self.socket is not None:
            self.queue.put_nowait(frame)


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, shapes: Shapes, faults: Faults, journal: Journal) -> None:
        self.world = world
        self.shapes = shapes
        self.faults = faults
        self.journal = journal
        self.sessions: dict[str, Session] = {}
        self.resume_url = ""
        self.privileged = False
        self.token: str | None = None
        self.recommended_shards = 1
        self.on_presence: Callable[[bool], None] = lambda online: None
        self.identified = 0
        self.resumed = 0

    # -- sending

    def dispatch(self, event: str, data: Payload, guild_id: int | None, intents: int = 0) -> None:
        """Tell every session that covers the guild and asked for such events."""
        self.journal.events[event] += 1
        kind = self.faults.for_dispatch(event)
        for session in list(self.sessions.values()):
            if not session.covers(guild_id) or (intents and not session.intents & intents):
                continue
            payload = data(session) if callable(data) else data
            if kind == "lose":
                continue
            if kind == "hold":
                session.held.append((event, payload))
                continue
            if kind == "drop":
                self._abort(session)
            session.push(event, payload)
            if kind == "duplicate":
                session.push(event, payload)
            while session.held:
                session.push(*session.held.pop(0))

    def kill_sockets(self) -> int:
        """Cut every connection without a word; sessions can be resumed."""
        return sum(self._abort(session) for session in list(self.sessions.values()))

    def ask_reconnect(self) -> None:
        """Opcode 7 to every session."""
        for session in self.sessions.values():
            if session.socket is not None:
                session.queue.put_nowait(json.dumps({"op": 7, "d": None}))

    def invalidate(self, *, resumable: bool = False) -> None:
        """Opcode 9 to every session."""
        for session in list(self.sessions.values()):
            if session.socket is not None:
                session.queue.put_nowait(json.dumps({"op": 9, "d": resumable}))
            if not resumable:
                self.sessions.pop(session.id, None)

    @property
    def connected(self) -> int:
        """Sessions with a living socket."""
        return sum(session.socket is not None for session in self.sessions.values())

    def _abort(self, session: Session) -> bool:
        socket, session.socket = session.socket, None
        if socket is None:
            return False
        transport = socket._req.transport if socket._req is not None else None
        if transport is not None:
            transport.abort()
        return True

    # -- one connection

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket from hello to goodbye."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        session: Session | None = None
        writer: asyncio.Task[None] | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                frame = json.loads(message.data)
                op = frame.get("op")
                if op == 1:
                    await self._acknowledge(session, socket)
                elif op in (2, 6) and session is None:
                    session = await (self._identify if op == 2 else self._resume)(
                        socket, frame["d"]
                    )
                    if session is not None:
                        writer = asyncio.create_task(self._write(socket, session))
                        self.on_presence(True)
                elif op == 8 and session is not None:
                    self._member_chunk(session, frame["d"])
                elif op not in (3, 4):
                    await socket.close(code=4001 if session else 4003)
        finally:
            if writer is not None:
                writer.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await writer
            if session is not None and session.socket is socket:
                session.socket = None
                if socket.close_code in (1000, 1001):
                    self.sessions.pop(session.id, None)
            if session is not None and not self.connected:
                self.on_presence(False)
        return socket

    async def _acknowledge(self, session: Session | None, socket: web.WebSocketResponse) -> None:
        frame = json.dumps({"op": 11, "d": None})
        if session is None:
            await socket.send_str(frame)
        else:
            loop = asyncio.get_running_loop()
            loop.call_later(ACKNOWLEDGED_AFTER, session.queue.put_nowait, frame)

    async def _write(self, socket: web.WebSocketResponse, session: Session) -> None:
        queue = session.queue
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                await socket.send_str(await queue.get())

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        intents = data.get("intents")
        number, count = data.get("shard") or (0, 1)
        if self.token is not None and data.get("token") != self.token:
            await socket.close(code=4004, message=b"Authentication failed.")
            return None
        if not isinstance(intents, int):
            await socket.close(code=4013, message=b"Invalid intent(s).")
            return None
        if intents & PRIVILEGED and not self.privileged:
            await socket.close(code=4014, message=b"Disallowed intent(s).")
            return None
        if not 0 <= number < count:
            await socket.close(code=4010, message=b"Invalid shard.")
            return None
        session = Session(secrets.token_hex(16), (number, count), intents, socket)
        self.sessions[session.id] = session
        self.identified += 1
        bot = self.world.users[self.world.bot_id]
        guilds = [g for g in self.world.guilds_of(bot.id) if session.covers(g.id)]
        ready: Json = {
            "v": 10,
            "user": {**self.shapes.user(bot), "verified": True, "mfa_enabled": True, "email": None},
            "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.resume_url,
            "session_type": "normal",
            "application": {"id": str(bot.id), "flags": 0},
            "shard": [number, count],
            "private_channels": [],
            "user_settings": {},
            "relationships": [],
        }
        session.push("READY", ready)
        everybody = bool(intents & GUILD_MEMBERS)
        for guild in guilds:
            session.push("GUILD_CREATE", self.shapes.guild_create(guild, everybody=everybody))
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        seq = data.get("seq") or 0
        known = session is not None and (not session.sent or seq >= session.sent[0][0] - 1)
        if session is None or not known or self.faults.refuse_resume():
            if session is not None:
                self.sessions.pop(session.id, None)
            await socket.send_json({"op": 9, "d": False})
            return None
        if session.socket is not None:
            self._abort(session)
        session.socket = socket
        session.queue = asyncio.Queue()
        self.resumed += 1
        for number, frame in session.sent:
            if number > seq:
                session.queue.put_nowait(frame)
        session.push("RESUMED", {"_trace": []})
        return session

    def _member_chunk(self, session: Session, data: Json) -> None:
        guild_id = int(data["guild_id"])
        members = self.world.members.get(guild_id, {})
        if data.get("user_ids"):
            wanted = data["user_ids"] if isinstance(data["user_ids"], list) else [data["user_ids"]]
            found = [members[int(u)] for u in wanted if int(u) in members]
            missing = [str(u) for u in wanted if int(u) not in members]
        else:
            query = str(data.get("query") or "").lower()
            limit = int(data.get("limit") or 0) or 1000
            users = self.world.users
            found = [m for m in members.values() if users[m.user_id].name.startswith(query)][:limit]
            missing = []
        chunk: Json = {
            "guild_id": str(guild_id),
            "members": [self.shapes.member(m) for m in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": missing,
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.push("GUILD_MEMBERS_CHUNK", chunk)

    async def close(self) -> None:
        """Close every socket."""
        for session in list(self.sessions.values()):
            if session.socket is not None:
                with contextlib.suppress(Exception):
                    await session.socket.close(code=1001)
        self.sessions.clear()
