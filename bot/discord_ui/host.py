"""What cogs, presses and the outbox share: from a session and a reader to a desk."""

from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.faces import face
from bot.discord_ui.people import People
from bot.table import TableInfo, Tables
from bot.text import Words


class Host:
    """The tables, the people, and desks to write at."""

    def __init__(self, tables: Tables, people: People) -> None:
        """Take the application and the settings."""
        self.tables = tables
        self.people = people

    async def desk(self, info: TableInfo, words: Words, user_id: int | None = None) -> Desk:
        """A desk for one user, or for everybody; before the start there is no view."""
        users = [seat.user_id for seat in info.seats if seat.user_id is not None]
        view = None
        if info.session.number:
            view = await self.tables.view(info.session.id, user_id)
        names = await self.people.names(users)
        return Desk(words, info, face(info.session.game), view, names)

    async def public_desk(self, info: TableInfo) -> Desk:
        """A desk for what everybody at the table reads, in the server's language."""
        server = await self.people.server(info.session.guild_id)
        return await self.desk(info, server.words)

    async def draft(self, session_id: int, user_id: int, ask_id: int) -> Draft:
        """The user's half-done answer to an ask."""
        found = await self.tables.load_draft(session_id, user_id, ask_id)
        return Draft.model_validate(found or {})
