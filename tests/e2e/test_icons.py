"""Our own emojis on the stand-in: uploaded when missing, shown in text, buttons and selects."""

from __future__ import annotations

from pathlib import Path

import discord

from bot.discord_ui.page import ICONS, Page, Press, button, every_shape, select
from bot.render.icons import icon_name
from tests.e2e.conftest import Server
from tests.e2e.harness import maester


async def test_missing_icons_are_uploaded_once_and_used(
    server: Server, database: str | Path
) -> None:
    before = dict(ICONS._shown)
    try:
        for _ in range(2):
            async with maester(server.standin, database) as bot:
                await ICONS.fetch(bot)
        names = [one["name"] for one in server.standin.world.emojis.values()]
        assert sorted(names) == sorted(icon_name(shape) for shape in every_shape().values())
        press = Press("panel", 1)
        page = Page(
            "🐺 Stark", [[button(press, "🐺 Stark")], [select(press, "", [("a", "🦁 L", "")])]]
        )
        view = page.view()
        assert page.text.startswith("<:maester_")
        pressed, chosen = view.children
        assert isinstance(pressed, discord.ui.Button)
        assert isinstance(chosen, discord.ui.Select)
        assert (pressed.label, chosen.options[0].label) == ("Stark", "L")
        assert pressed.emoji is not None
        assert chosen.options[0].emoji is not None
    finally:
        ICONS._shown = before
        ICONS._known = None
