"""One press: who, what, at which table."""

from dataclasses import dataclass

import discord

from bot.discord_ui.codec import Press
from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.host import Host
from bot.discord_ui.limits import Page
from bot.discord_ui.pages import open_ask, panel
from bot.discord_ui.people import Person
from bot.kernel import Illegal
from bot.table import TableInfo


@dataclass(slots=True)
class Context:
    """What a handler of a press works with."""

    host: Host
    interaction: discord.Interaction
    press: Press
    person: Person
    values: list[str]
    fields: dict[str, str]

    @property
    def user_id(self) -> int:
        """Who pressed."""
        return self.interaction.user.id

    @property
    def request_id(self) -> str:
        """The same for a repeated delivery of the same press."""
        return f"i{self.interaction.id}"

    @property
    def in_panel(self) -> bool:
        """Whether the press came from the user's own page: an ephemeral message or a DM."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild is None)

    async def info(self) -> TableInfo:
        """The table; one of another server is as good as none."""
        info = await self.host.tables.show(self.press.session)
        guild = self.interaction.guild_id
        if guild is not None and guild != info.session.guild_id:
            raise Illegal("table-unknown")
        return info

    async def desk(self) -> Desk:
        """A desk for the user at this table."""
        return await self.host.desk(await self.info(), self.person.words, self.user_id)

    async def draft(self, desk: Desk, ask_id: int = 0) -> Draft:
        """The user's half-done answer to the ask that is shown."""
        ask = open_ask(desk.view, ask_id) if desk.view else None
        if ask is None:
            return Draft()
        return await self.host.draft(desk.session_id, self.user_id, ask.id)

    async def panel(self, note: str = "") -> Page:
        """The user's own page as it is now."""
        desk = await self.desk()
        if desk.view is None:
            raise Illegal("table-not-started")
        return panel(desk, await self.draft(desk, self.press.ask), note=note, ask_id=self.press.ask)

    async def refusal(self, error: Illegal) -> Page:
        """Why it is not possible; on the user's own page together with what is open now."""
        try:
            desk = await self.desk()
        except Illegal:
            return Page(self.person.words.illegal(None, error))
        text = f"⚠️ {desk.illegal(error)}"
        if self.in_panel and desk.view is not None:
            return panel(desk, await self.draft(desk), note=text)
        return Page(text)
