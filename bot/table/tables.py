"""The application: everything that can be done at a table, in one place."""

from collections.abc import Callable, Mapping
from secrets import randbelow, token_hex

from bot.store import Store
from bot.table.agreeing import Agreeing
from bot.table.away import DIGEST, Away
from bot.table.core import VEIL, Games
from bot.table.deadlines import Handler
from bot.table.history import History
from bot.table.moderation import Moderation
from bot.table.opening import Opening
from bot.table.pings import Pings
from bot.table.play import Playing
from bot.table.privacy import Privacy
from bot.table.standins import CONTINUE
from bot.table.talks import TALK, Talks
from bot.table.veil import VEILED, Veils
from bot.table.voting import Voting
from bot.table.watch import ALARM


class Tables(
    Privacy, Opening, Playing, History, Moderation, Agreeing, Voting, Pings, Away, Veils, Talks
):
    """All tables over one store: lobby, play, history, moderation, time, people, reading."""

    def __init__(
        self,
        store: Store,
        games: Games,
        seeds: Callable[[], str] = lambda: token_hex(16),
        veil: tuple[int, int] = VEIL,
        chance: Callable[[int], int] = randbelow,
    ) -> None:
        """Take an open store, the games, sources of seeds and chance, and how long veils last."""
        super().__init__(store, games, seeds, veil, chance)
        self.after_move += [self.watch, self.draw_veils, self.time_talks]

    def handlers(self) -> Mapping[str, Handler]:
        """What is done about deadlines, by their kind."""
        return {
            CONTINUE: self.continue_standins,
            VEILED: self.lift_veil,
            TALK: self.end_talk,
            ALARM: self.ring,
            DIGEST: self.send_digest,
        }
