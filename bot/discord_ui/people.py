"""What people and servers have set: languages, where secrets go, where games are played."""

from collections.abc import Iterable
from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.discord_ui.safe import plain
from bot.store import Store, settings
from bot.text import Words, language_of, words

TABLES_EACH = 5
"""Slow games last for weeks: somebody who plays much has three or four of their own."""

Route = Literal["dm", "thread", "ephemeral"]


class Person(BaseModel):
    """What we keep about a user."""

    model_config = ConfigDict(extra="ignore")

    name: str = ""
    locale: str = ""
    """Discord's language of the user, as last seen."""
    language: str | None = None
    """Chosen with /settings; goes before Discord's."""
    secrets: Route = "dm"
    threads_explained: bool = False
    """Whether this user has been told who else can read private threads."""
    dm_channel: int | None = None
    dm_closed: bool = False
    """The last push was refused; we do not try again until the user says so."""

    @property
    def words(self) -> Words:
        """The catalogue this person reads."""
        return words(self.language or language_of(self.locale))


class Server(BaseModel):
    """What a server has set."""

    model_config = ConfigDict(extra="ignore")

    language: str | None = None
    locale: str = ""
    home: int | None = None
    """The forum or channel in which games are opened."""
    moderator_role: int | None = None
    tables: int = TABLES_EACH
    """Open tables one user may host here; moderators as many as they need."""

    @property
    def words(self) -> Words:
        """The catalogue for what everybody on this server reads."""
        return words(self.language or language_of(self.locale))


class People:
    """Reads and writes settings; nothing is kept in memory, so any process sees the same."""

    def __init__(self, store: Store) -> None:
        """Take the open store."""
        self.store = store

    async def person(self, user_id: int) -> Person:
        """A user's settings."""
        async with self.store.read() as tx:
            return Person.model_validate(await settings.get(tx, "user", user_id))

    async def server(self, guild_id: int) -> Server:
        """A server's settings."""
        async with self.store.read() as tx:
            return Server.model_validate(await settings.get(tx, "guild", guild_id))

    async def around(self, guild_id: int, user_ids: Iterable[int]) -> tuple[Server, dict[int, str]]:
        """A table's server, and the display names of these people, made harmless."""
        async with self.store.read() as tx:
            server = Server.model_validate(await settings.get(tx, "guild", guild_id))
            found = await settings.get_known(tx, "user", sorted(set(user_ids)))
        names = {user: plain(data["name"]) for user, data in found.items() if data.get("name")}
        return server, names

    async def set_person(self, user_id: int, **changes: object) -> None:
        """Change some of a user's settings; None takes one back."""
        async with self.store.write() as tx:
            await settings.change(tx, "user", user_id, changes)

    async def set_server(self, guild_id: int, **changes: object) -> None:
        """Change some of a server's settings."""
        async with self.store.write() as tx:
            await settings.change(tx, "guild", guild_id, changes)

    async def seen(self, user_id: int, name: str, locale: str) -> Person:
        """Note the name and language a user comes with, where they are new."""
        person, new = await self.met(user_id, name, locale)
        if new:
            await self.set_person(user_id, name=name, locale=locale)
        return person

    async def met(self, user_id: int, name: str, locale: str) -> tuple[Person, bool]:
        """A user with the name and language they come with, and whether those are to be noted.

        Reading waits for nobody; who has to answer within seconds notes it later.
        """
        person = await self.person(user_id)
        new = (person.name, person.locale) != (name, locale)
        return person.model_copy(update={"name": name, "locale": locale}), new
