"""What the stand-in is made of: everything that its API, gateway and player API work on."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from aiohttp import web

from bot.local.admin import Admin
from bot.local.clock import Clock, SystemClock
from bot.local.faults import Faults
from bot.local.gateway import Gateway
from bot.local.hub import Hub
from bot.local.interactions import Interactions
from bot.local.journal import Journal
from bot.local.nonces import Nonces
from bot.local.openapi import official
from bot.local.ratelimit import RateLimits
from bot.local.shapes import Shapes
from bot.local.world import World

HOST = "127.0.0.1"


class Parts:
    """The world and whoever reads or changes it; `Standin` opens it to the network."""

    def __init__(
        self,
        *,
        port: int,
        clock: Clock | None,
        token: str | None,
        rate_limits: bool,
        privileged_intents: bool,
        openapi: str | Path | None,
        record: str | Path | None,
    ) -> None:
        self.port = port
        self.token = token
        self.clock: Clock = clock or SystemClock()
        self.world = World(self.clock)
        self.shapes = Shapes(self.world, secrets.token_bytes(16))
        self.journal = Journal(record or os.environ.get("DISCORD_RECORD") or None)
        self.faults = Faults()
        self.gateway = Gateway(self.world, self.shapes, self.faults, self.journal)
        self.gateway.privileged = privileged_intents
        self.gateway.token = token
        self.hub = Hub(self.world, self.shapes, self.gateway)
        self.gateway.on_presence = self.hub.bot_online
        self.interactions = Interactions(self.world, self.shapes, self.hub, self.clock)
        self.nonces = Nonces(self.clock)
        self.admin = Admin(self.world, self.hub)
        self.ratelimits = RateLimits(self.clock, enforce=rate_limits)
        self.player_sockets: set[web.WebSocketResponse] = set()
        described = openapi or os.environ.get("DISCORD_OPENAPI") or None
        self.openapi = official(str(described)) if described else None

    @property
    def base_url(self) -> str:
        """Where the web page and the player API are."""
        return f"http://{HOST}:{self.port}"

    @property
    def api_url(self) -> str:
        """What discord.py's routes start with."""
        return f"{self.base_url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """Where the gateway is."""
        return f"ws://{HOST}:{self.port}/gateway"
