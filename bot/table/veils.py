"""Veiled questions: nobody sees who had a choice, since having none takes time as well.

A question that is asked for show, or of a stand-in, is answered after a delay that is drawn once
and kept as a deadline. Rung twice, or for something that is long over, it finds nothing to do.

Where a game holds answers under a veil (`Rules.pace`), a delay is drawn whenever such questions are
opened, and no pass takes effect before it is over; an act at once does.
"""

from collections.abc import Callable

from bot.kernel import Answer
from bot.kernel.rules import for_show
from bot.store.rows import Deadline
from bot.table.deadlines import Deadlines
from bot.table.open_table import OpenTable
from bot.table.repository import Repository
from bot.table.standins import WINDOW, StandIns, answer_as_agreed, one_person, played
from bot.table.waits import Debt

VEIL = (20_000, 300_000)
"""Milliseconds, at least and at most: as long as somebody who is there takes to pass."""

VEILED = "veil"
"""The kind of the deadline that answers; its name is the question's id."""


class Veils:
    """Answers what nobody has to answer, after a delay that tells nothing."""

    def __init__(
        self,
        repository: Repository,
        standins: StandIns,
        deadlines: Deadlines,
        delay: tuple[int, int],
        chance: Callable[[int], int],
    ) -> None:
        """Take the services it needs, the shortest and longest delay, and who draws it."""
        self._repository = repository
        self._standins = standins
        self._deadlines = deadlines
        self.delay = delay
        self._chance = chance
        deadlines.handle(VEILED, self.lift)
        deadlines.handle(WINDOW, self.ripen)

    async def draw(self, table: OpenTable, owed: list[Debt]) -> None:
        """Draw one delay for what is asked together under a veil, after every change.

        It is for the questions that are not a person's and, where answers are held, for all.
        """
        if table.state.finish is not None or table.session.status not in ("lobby", "running"):
            return
        at = table.tx.now + self._delay(table)
        if table.held:
            at = await self._hold(table, at)
        seats = played(table)
        found = [
            ask
            for ask in table.state.asks
            if ask.veiled and ask.owed and (for_show(ask) or ask.seat in seats)
        ]
        if not found:
            return
        drawn = await self._deadlines.pending(table.tx, table.session.id, VEILED)
        # One delay for all that are asked together: the longest of several would tell how many
        # had nothing to decide.
        for name in [str(ask.id) for ask in found if str(ask.id) not in drawn]:
            await self._deadlines.put(table.tx, table.session.id, VEILED, at, name=name)

    def _delay(self, table: OpenTable) -> int:
        """Return a delay by chance; where answers are held, mostly a short one with a long tail."""
        pace = table.rules.pace(table.state)
        if pace == "live" or one_person(table):
            return 0
        least, most = table.rules.delay(table.state) or self.delay
        span = most - least
        drawn = self._chance(span + 1)
        return least + (drawn * self._chance(span + 1) // max(span, 1) if pace == "held" else drawn)

    async def _hold(self, table: OpenTable, at: int) -> int:
        """Return the time before which nothing takes effect; put it down for new questions."""
        pending = await self._deadlines.due_at(table.tx, table.session.id, WINDOW, table.step)
        if pending is not None:
            return max(pending, table.tx.now)
        if not table.is_fresh and not table.full:
            return at
        # All answers are in and nothing rings any more: the table was paused meanwhile.
        due = at if table.is_fresh else table.tx.now
        await self._deadlines.put(table.tx, table.session.id, WINDOW, due, name=table.step)
        return due

    async def ripen(self, deadline: Deadline) -> None:
        """Handle a window's deadline: if all answers are in, they take effect now."""
        assert deadline.session_id is not None
        async with self._repository.change(deadline.session_id) as table:
            if table.session.status == "running":
                await self._standins.play(table)

    async def lift(self, deadline: Deadline) -> None:
        """Handle a veil's deadline: answer, unless somebody has, or a person holds the seat now."""
        assert deadline.session_id is not None
        async with self._repository.change(deadline.session_id) as table:
            if table.session.status != "running":
                return
            for ask in [ask for ask in table.state.asks if ask.veiled and ask.owed]:
                if str(ask.id) != deadline.name:
                    continue
                if for_show(ask):
                    given = Answer(seat=ask.seat, ask=ask.id, value=ask.forced)
                    table.answer("veil", given, None)
                elif ask.seat in played(table):
                    answer_as_agreed(table, ask, "veil")
                await self._standins.play(table)
                return
