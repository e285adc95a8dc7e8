"""The application: everything that can be done at a table, in one place."""

from bot.table.history import History
from bot.table.lobby import Lobby
from bot.table.moderation import Moderation
from bot.table.play import Playing
from bot.table.reading import Reading


class Tables(Lobby, Playing, History, Moderation, Reading):
    """All tables: lobby, play, history, moderation and reading over one store."""
