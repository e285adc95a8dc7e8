"""The admin API: faults, time, counters, and a look at everything."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from bot.local.clock import FakeClock
from bot.local.parts import Parts
from bot.local.player.options import Refused


class ControlApi:
    """All control routes."""

    def __init__(self, standin: Parts) -> None:
        self.standin = standin

    def routes(self) -> list[web.RouteDef]:
        """The table of routes."""
        return [
            web.get("/state", self.state),
            web.get("/journal", self.journal),
            web.delete("/journal", self.reset),
            web.get("/channels/{channel}/messages", self.messages),
            web.post("/faults/requests", self.fail),
            web.post("/faults/delays", self.slow),
            web.post("/faults/dispatches", self.disturb),
            web.post("/faults/resumes", self.refuse_resumes),
            web.delete("/faults", self.clear),
            web.post("/gateway/kill", self.kill),
            web.post("/gateway/reconnect", self.reconnect),
            web.post("/gateway/invalidate", self.invalidate),
            web.post("/clock/advance", self.advance),
        ]

    async def state(self, request: web.Request) -> web.Response:
        """Return the time, and how many users, channels and connections there are."""
        standin = self.standin
        return web.json_response(
            {
                "now": standin.clock.now(),
                "connected": standin.gateway.connected,
                "sessions": len(standin.gateway.sessions),
                "users": len(standin.world.users),
                "channels": len(standin.world.channels),
                "messages": sum(len(log.ids) for log in standin.world.logs.values()),
                "interactions": standin.interactions.started,
                "repeated_nonces": standin.nonces.repeats,
                "busiest_second": standin.ratelimits.busiest,
            }
        )

    async def journal(self, request: web.Request) -> web.Response:
        """Requests by route, statuses, events, violations."""
        return web.json_response(self.standin.journal.summary())

    async def reset(self, request: web.Request) -> web.Response:
        """Empty the journal of requests."""
        self.standin.journal.reset()
        return web.json_response({})

    async def messages(self, request: web.Request) -> web.Response:
        """Every public message of a channel, oldest first."""
        log = self.standin.world.logs[int(request.match_info["channel"])]
        return web.json_response([self.standin.hub.seen(m) for m in log.by_id.values()])

    async def _arguments(self, request: web.Request) -> dict[str, Any]:
        body = await request.json()
        if not isinstance(body, dict):
            raise Refused("the body must be a JSON object")
        return body

    async def fail(self, request: web.Request) -> web.Response:
        """Make requests fail; the fields are those of `Faults.fail`."""
        self.standin.faults.fail(**await self._arguments(request))
        return web.json_response({})

    async def slow(self, request: web.Request) -> web.Response:
        """Make requests slow; the fields are those of `Faults.slow`."""
        self.standin.faults.slow(**await self._arguments(request))
        return web.json_response({})

    async def disturb(self, request: web.Request) -> web.Response:
        """Disturb gateway events; the fields are those of `Faults.disturb`."""
        self.standin.faults.disturb(**await self._arguments(request))
        return web.json_response({})

    async def refuse_resumes(self, request: web.Request) -> web.Response:
        """Refuse the next so many resumes."""
        self.standin.faults.refuse_resumes = int((await self._arguments(request))["count"])
        return web.json_response({})

    async def clear(self, request: web.Request) -> web.Response:
        """Switch all faults off."""
        self.standin.faults.clear()
        return web.json_response({})

    async def kill(self, request: web.Request) -> web.Response:
        """Cut all gateway connections."""
        return web.json_response({"killed": self.standin.gateway.kill_sockets()})

    async def reconnect(self, request: web.Request) -> web.Response:
        """Ask all sessions to reconnect (opcode 7)."""
        self.standin.gateway.ask_reconnect()
        return web.json_response({})

    async def invalidate(self, request: web.Request) -> web.Response:
        """Invalidate all sessions (opcode 9)."""
        self.standin.gateway.invalidate()
        return web.json_response({})

    async def advance(self, request: web.Request) -> web.Response:
        """Move a fake clock: {"seconds"}."""
        if not isinstance(self.standin.clock, FakeClock):
            raise Refused("the stand-in runs on real time")
        self.standin.clock.advance(float((await self._arguments(request))["seconds"]))
        return web.json_response({"now": self.standin.clock.now()})
