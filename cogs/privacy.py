"""/privacy: what is stored about a user, all of it as a file, and forgetting it."""

import gzip
import json
from typing import Any

from discord import app_commands

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.page import FILE_BYTES, Page
from cogs._base import MaesterCog
from cogs._commands import Interaction, serve
from cogs._words import called, options


class Privacy(MaesterCog):
    """The commands of everybody's rights to their data; every cog takes part."""

    privacy = app_commands.Group(**called("cmd-privacy"))

    @privacy.command(**called("cmd-privacy-show"))
    async def show(self, interaction: Interaction) -> None:
        """Show in short what is stored about the user."""

        async def work(context: Context) -> Page:
            found = await self.host.tables.privacy.export(context.user_id)
            own = sum(len(found[kind]) for kind in ("messages", "outbox", "deadlines"))
            return Page(
                context.person.words.say(
                    "slow-privacy",
                    settings=len(found["settings"]),
                    seats=len(found["seats_held"]) or len(found["seats"]),
                    moves=len(found["moves"]),
                    moderation=len(found["moderation"]),
                    own=own,
                )
            )

        await serve(interaction, work)

    @privacy.command(**called("cmd-privacy-export"))
    async def export_all(self, interaction: Interaction) -> None:
        """Send the user everything that is stored about them, as a file."""

        async def work(context: Context) -> Page:
            data = await self.everything(context.user_id)
            text = json.dumps(data, indent=1, ensure_ascii=False, default=str).encode()
            file = ("maester.json", text)
            if len(text) > FILE_BYTES:
                file = ("maester.json.gz", gzip.compress(text))
            said = context.person.words.say("slow-export")
            return Page(said, files=[(*file, said)])

        await serve(interaction, work)

    @privacy.command(**called("cmd-privacy-forget"))
    @options("confirm")
    async def forget_all(self, interaction: Interaction, confirm: bool = False) -> None:
        """Delete what is stored about the user, after a confirmation."""

        async def work(context: Context) -> Page:
            say = context.person.words.say
            if not confirm:
                return Page(say("slow-confirm-forget"))
            await self.forget_everywhere(context.user_id)
            return Page(say("slow-forgotten"))

        await serve(interaction, work)

    async def everything(self, user_id: int) -> dict[str, Any]:
        """Return what the tables and all cogs keep about a user."""
        found: dict[str, Any] = {"stored": await self.host.tables.privacy.export(user_id)}
        for name, cog in self.bot.cogs.items():
            assert isinstance(cog, MaesterCog)
            found[name] = await cog.export(user_id)
        return found

    async def forget_everywhere(self, user_id: int) -> None:
        """Forget a user in every cog, then at the tables, which delete the settings last."""
        for cog in self.bot.cogs.values():
            assert isinstance(cog, MaesterCog)
            await cog.forget(user_id)
        await self.host.tables.privacy.forget(user_id)

    async def forget(self, user_id: int) -> None:
        """Do nothing: this cog keeps nothing of its own."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return nothing: this cog keeps nothing of its own."""
        return {}


async def setup(bot: Maester) -> None:
    """Add the cog; the client calls this when it loads the module."""
    await bot.add_cog(Privacy(bot))
