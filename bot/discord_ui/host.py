"""What cogs, presses and the outbox share: from a session and a reader to a desk."""

from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.faces import face
from bot.discord_ui.people import People
from bot.discord_ui.pictures import Studio
from bot.table import Tables
from bot.text import Words


class Host:
    """The tables, the people, and desks to write at."""

    def __init__(self, tables: Tables, people: People, studio: Studio) -> None:
        """Take the application, the settings, and whoever draws the pictures."""
        self.tables = tables
        self.people = people
        self.studio = studio

    async def desk(
        self, session_id: int, words: Words | None = None, user_id: int | None = None
    ) -> Desk:
        """A desk for one user, or for everybody in the server's language.

        Before the start there is no view.
        """
        info, view, draft = await self.tables.look(session_id, user_id)
        users = [seat.user_id for seat in info.seats if seat.user_id is not None]
        server, names = await self.people.around(info.session.guild_id, users)
        shown = Draft.model_validate(draft or {})
        return Desk(words or server.words, info, face(info.session.game), view, shown, names)
