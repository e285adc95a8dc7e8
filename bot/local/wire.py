"""Pointing discord.py at a stand-in."""

from __future__ import annotations

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_discord_at(base_url: str) -> None:
    """Make discord.py talk to the stand-in at this address; call it before login."""
    base = yarl.URL(base_url)
    Route.BASE = str(base / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway"
