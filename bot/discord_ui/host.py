"""What cogs, presses and the outbox share: the tables, the people, and desks to write at.

`People` knows what people and servers have set: languages, where secrets go, where games are
played. `Membership` knows whether a player is still on the server a table belongs to.
"""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Literal

import discord
from pydantic import BaseModel, ConfigDict

from bot.discord_ui.budget import Turns, UserBudget
from bot.discord_ui.desk import Desk, Draft, fitting
from bot.discord_ui.harmless import plain
from bot.discord_ui.page import Page
from bot.discord_ui.pictures import Rationed, Studio, with_picture
from bot.games import GAMES
from bot.kernel.rules import AHEAD, expected
from bot.store import Store, posted, settings
from bot.table import TableInfo, Tables, shown_ask
from bot.text import Words, language_of, words
from bot.text import words as words_in

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
    refused_letters: list[int] = []
    """Players whose letters this user does not want."""

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
    organiser_role: int | None = None
    """Who may create tournaments, besides moderators."""
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


UNKNOWN_MEMBER = 10007
KEPT = 600.0
"""Seconds for which somebody who was there is taken to be there still."""
MOST_SEEN = 10_000

Ask = Callable[[int, int], Awaitable[object]]
"""Fetches a member of a server from Discord."""


class Membership:
    """Asks Discord where an interaction does not say: in direct messages and on other servers."""

    def __init__(self, ask: Ask | None = None) -> None:
        """Take what asks Discord; without it, nobody is known to have left."""
        self._ask = ask
        self._seen: dict[tuple[int, int], float] = {}

    async def left(self, guild_id: int, user_id: int) -> bool:
        """Whether Discord says that this user is not on that server."""
        key = guild_id, user_id
        now = time.monotonic()
        if self._ask is None or now - self._seen.get(key, -KEPT) < KEPT:
            return False
        try:
            await self._ask(guild_id, user_id)
        except discord.HTTPException as error:
            # Any other trouble is ours, and no reason to stop somebody's game.
            return error.code == UNKNOWN_MEMBER
        if len(self._seen) >= MOST_SEEN:
            self._seen.clear()
        self._seen[key] = now
        return False


TROUBLE = "trouble"
"""The role of the note that a table's place is out of reach; its digest is Discord's code."""


MOST_TABLES = 20
"""Open tables of one host on all servers, unless the operator says otherwise."""

MOST_NEWS = 3
"""Lines about what was done to a seat since its last move."""

DRAWING = 1
"""Pictures a user may wait for behind one that is being drawn; all users share one process."""

REMEMBERED = 2000
"""Messages of which we know what a press has made of them; of others it is found out."""


class Host:
    """The tables, the people, and desks to write at."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        studio: Studio,
        membership: Membership | None = None,
        budget: UserBudget | None = None,
        most_tables: int = MOST_TABLES,
    ) -> None:
        """Take the application, the settings, whoever draws, who is still there, and limits."""
        self.tables = tables
        self.people = people
        self.studio = studio
        self.membership = membership or Membership()
        self.budget = budget or UserBudget()
        self.most_tables = most_tables
        self.opening = Turns()
        """One new table of each user at a time: the next one counts it."""
        self._drawing = Turns(waiting=DRAWING)
        self._shown: OrderedDict[int, int] = OrderedDict()

    def studio_for(self, user_id: int) -> Studio:
        """Whoever draws, for pictures that this user asks for."""
        return Rationed(self.studio, self.budget, self._drawing, user_id)

    async def with_mirror(self, page: Page, desk: Desk, user_id: int) -> Page:
        """The user's own page, with the picture where it shows what nobody else sees yet.

        Nobody asked for it, so under load the answer comes without.
        """
        kind = desk.face.mirrored(desk.view) if desk.view is not None else None
        studio = self.studio_for(user_id)
        if kind is None or not studio.free(urgent=True):
            return page
        return await with_picture(studio, desk, page, kind=kind, private=True)

    async def desk(
        self,
        session_id: int,
        words: Words | None = None,
        user_id: int | None = None,
        ask_id: int = 0,
    ) -> Desk:
        """A desk for one user, or for everybody in the server's language.

        Before the start there is no view. If `ask_id` is a plan's, that plan lies on the desk.
        """
        plan = ask_id if ask_id >= AHEAD else 0
        info, view, draft = await self.tables.queries.look(session_id, user_id, plan)
        users = [seat.user_id for seat in info.seats if seat.user_id is not None]
        server, names = await self.people.around(info.session.guild_id, users)
        shown = Draft.model_validate(draft or {})
        game = info.session.game
        rules = self.tables.games[game]
        words = words or (server.words if info.session.lesson is None else _learners(info))
        desk = Desk(words, info, GAMES[game].face, view, shown, names, rules)
        asks = view.asks if view is not None else []
        if plan and view is not None:
            desk.planning = next((a for a in expected(rules, view) if a.id == plan), None)
        ask = desk.planning or (shown_ask(asks) if asks else None)
        if ask is not None:
            desk.draft = fitting(ask, shown)
        return desk

    async def news(self, desk: Desk, seat: int, *, public: bool = False) -> list[str]:
        """What was done to a seat since its last move, as it or everybody may know it."""
        log = self.tables.log
        entries = await log.since_own(desk.session_id, [seat], public=public)
        events = [event for one in entries[seat] if not one.undone for event in one.events]
        return desk.face.news(seat, events, desk.words, desk.called, MOST_NEWS)

    def note_shown(self, message_id: int, number: int) -> None:
        """A press has just changed this message to a page of the position of this number."""
        self._shown[message_id] = number
        self._shown.move_to_end(message_id)
        if len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)

    def shows(self, message_id: int, number: int) -> bool:
        """Whether a press has made this message show the position of this number."""
        return self._shown.get(message_id) == number

    async def trouble(self, desk: Desk) -> str:
        """Why the table's place is out of reach and what would help; empty if all is well."""
        session = desk.info.session
        async with self.tables.store.read() as tx:
            noted = await posted.newest(tx, session.id, TROUBLE)
        if noted is None or noted.channel_id != session.thread_id:
            return ""
        known = ("10003", "10004", "160005")
        key = f"ui-lost-{noted.digest}" if noted.digest in known else "ui-lost-permission"
        return desk.say(key, where=f"<#{session.thread_id}>")


def _learners(info: TableInfo) -> Words:
    """The words of a lesson's thread: it is for one person, in their language."""
    return words_in(info.session.language)
