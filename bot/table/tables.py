"""The composition root: builds the services of the table over one store."""

from collections.abc import Callable
from secrets import randbelow, token_hex

from bot.store import Store
from bot.table.absences import Absences
from bot.table.clocks import Clocks
from bot.table.deadlines import Deadlines
from bot.table.decks import Decks
from bot.table.drafts import Drafts
from bot.table.history import History
from bot.table.lessons import Lessons
from bot.table.lobby import Lobby
from bot.table.log import Log
from bot.table.moderation import Moderation
from bot.table.moves import Moves
from bot.table.open_table import Hook, is_lesson, is_over, is_talk, is_veiled
from bot.table.pings import Pings
from bot.table.places import Places
from bot.table.privacy import Privacy
from bot.table.ratings import Ratings
from bot.table.replays import Replays
from bot.table.repository import Games, Queries, Repository, Woken
from bot.table.seats import Seats
from bot.table.standins import StandIns
from bot.table.talks import Talks
from bot.table.tournaments import Tournaments
from bot.table.veils import VEIL, Veils
from bot.table.votes import Votes
from bot.table.writings import Writings


class Tables:
    """All tables over one store: a service for each thing that can be done with them."""

    def __init__(
        self,
        store: Store,
        games: Games,
        seeds: Callable[[], str] = lambda: token_hex(16),
        veil: tuple[int, int] = VEIL,
        chance: Callable[[int], int] = randbelow,
    ) -> None:
        """Build the services over an open store, whose clock is used.

        `seeds` gives every new game its seed. `veil` is how many milliseconds a veiled question
        that nobody has to answer stays open, at least and at most; `chance` draws a number below
        another one for it.
        """
        self.store = store
        self.games = games
        self.deadlines = Deadlines(store)
        self.repository = repository = Repository(store, games, self.deadlines)
        self.outbox_woken: Woken = repository.outbox_woken

        self.queries = Queries(repository)
        self.log = Log(repository)
        self.replays = Replays(repository)
        self.writings = Writings(repository)
        self.ratings = Ratings(repository)
        self.drafts = Drafts(repository)
        self.decks = Decks(repository)
        self.places = Places(repository)
        self.pings = Pings(repository)
        self.absences = Absences(repository, self.deadlines)

        self.standins = StandIns(repository, self.deadlines)
        self.seats = Seats(repository, self.standins)
        self.lobby = Lobby(repository, self.standins, seeds)
        self.moves = Moves(repository, self.standins, self.seats)
        self.history = History(repository, self.standins)
        self.moderation = Moderation(repository, self.standins)
        self.votes = Votes(repository, self.standins)
        self.privacy = Privacy(repository, self.standins, self.queries, self.seats)

        self.lessons = Lessons(repository, self.standins, self.deadlines)
        self.clocks = Clocks(repository, self.standins, self.deadlines)
        self.veils = Veils(repository, self.standins, self.deadlines, veil, chance)
        self.talks = Talks(repository, self.standins, self.deadlines)
        self.tournaments = Tournaments(repository, self.standins, self.deadlines, seeds)
        self.privacy.leave_tournaments = self.tournaments.drop_everywhere
        repository.after_change += [
            Hook(self.clocks.follow),
            Hook(self.veils.draw, is_veiled),
            Hook(self.talks.limit, is_talk),
            Hook(self.tournaments.follow, is_over),
            Hook(self.lessons.follow, is_lesson),
        ]
