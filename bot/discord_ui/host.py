"""What cogs, presses and the outbox share: from a session and a reader to a desk."""

from collections import OrderedDict

from bot.discord_ui.budget import Turns, UserBudget
from bot.discord_ui.desk import Desk, Draft, fitting
from bot.discord_ui.membership import Membership
from bot.discord_ui.people import People
from bot.discord_ui.pictures import Rationed, Studio
from bot.games import GAMES
from bot.kernel.rules import AHEAD, expected
from bot.store import posted
from bot.table import TableInfo, Tables, shown_ask
from bot.text import Words
from bot.text import words as words_in

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
        rules = self.tables.games(game)
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
