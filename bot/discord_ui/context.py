"""One press: who, what, at which table."""

from dataclasses import dataclass

import discord

from bot.discord_ui.desk import Desk
from bot.discord_ui.host import Host, Person
from bot.discord_ui.page import Page, Press
from bot.discord_ui.table_pages import panel
from bot.kernel import Illegal
from bot.store import posted, sessions
from bot.table import TableInfo
from bot.table.waits import Place


@dataclass(slots=True)
class Context:
    """What a handler of a press works with."""

    host: Host
    interaction: discord.Interaction
    press: Press
    person: Person
    values: list[str]
    fields: dict[str, str]
    new: bool = False
    """The user's name or language is not noted yet."""
    _desk: Desk | None = None

    @property
    def user_id(self) -> int:
        """The Discord number of whoever pressed."""
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

    @property
    def lasting(self) -> bool:
        """Whether the user is where they alone read for long: in a DM or a private thread."""
        kind = getattr(getattr(self.interaction, "channel", None), "type", None)
        return self.interaction.guild_id is None or kind is discord.ChannelType.private_thread

    @property
    def place(self) -> Place:
        """Where the user plays."""
        return "private" if self.lasting else "table"

    async def note_user(self) -> None:
        """Keep the name and language the user came with, if they are new."""
        if self.new:
            name, locale = self.person.name, self.person.locale
            await self.host.people.set_person(self.user_id, name=name, locale=locale)

    async def info(self) -> TableInfo:
        """The table; one of another server is as good as none, unless one plays there."""
        return (await self.desk()).info

    async def desk(self, *, anew: bool = False) -> Desk:
        """A desk for the user at this table; `anew` after something has changed."""
        if self._desk is None or anew:
            session, words = self.press.session, self.person.words
            self._desk = await self.host.desk(session, words, self.user_id, self.press.ask)
            self._desk.here = self.interaction.channel_id
            self._desk.stays = self.lasting
            guild = self.interaction.guild_id
            info = self._desk.info
            seated = info.seat_of(self.user_id) is not None
            # What one plays oneself can be played from anywhere: the answer is private.
            if guild not in (None, info.session.guild_id) and not seated:
                raise Illegal("table-unknown")
            if guild != info.session.guild_id and await self.host.membership.left(
                info.session.guild_id, self.user_id
            ):
                raise Illegal("table-left-server")
        return self._desk

    def note_shown(self) -> None:
        """The message that was pressed shows the user's page as it is now, if it is theirs."""
        message, desk = self.interaction.message, self._desk
        if message is not None and desk is not None and self.lasting:
            self.host.note_shown(message.id, desk.info.session.number)

    async def note_asking(self, page: Page) -> None:
        """Note that the message that was pressed asks something again, so it has to be closed."""
        message = self.interaction.message
        if message is not None and self.lasting and page.kept is not None:
            async with sessions.held(self.host.tables.store, self.press.session) as tx:
                await posted.keep(tx, message.id, page.kept)

    async def panel(self, note: str = "", *, changing: bool = False) -> Page:
        """The user's own page as it is now."""
        desk = await self.desk(anew=True)
        desk.changing = changing
        if desk.view is None:
            raise Illegal("table-not-started")
        trouble = await self.host.trouble(desk)
        if not note and desk.view.viewer is not None:
            desk.news = await self.host.news(desk, desk.view.viewer)
        return panel(desk, note="\n".join(part for part in (trouble, note) if part))

    async def refusal(self, error: Illegal) -> Page:
        """Why it is not possible; on the user's own page together with what is open now."""
        try:
            desk = await self.desk(anew=True)
        except Illegal:
            return Page(self.person.words.illegal(None, error), refused=True)
        text = f"⚠️ {desk.illegal(error)}"
        if self.in_panel and desk.view is not None:
            page = panel(desk, note=text)
            page.refused = True
            return page
        return Page(text, refused=True)
