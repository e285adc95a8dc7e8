"""Veiled questions: nobody sees who had a choice, since having none takes time as well.

A question that is asked for show, or of a stand-in, is answered after a delay that is drawn once
and kept as a deadline. Rung twice, or for something that is long over, it finds nothing to do.
"""

from collections.abc import Callable

from bot.kernel import Answer
from bot.kernel.views import for_show
from bot.store.rows import Deadline
from bot.table.deadlines import Deadlines
from bot.table.open_table import OpenTable
from bot.table.repository import Repository
from bot.table.standins import StandIns, answer_as_agreed, one_person, played
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

    async def draw(self, table: OpenTable, owed: list[Debt]) -> None:
        """Draw one delay for the veiled questions that are not a person's, after every change."""
        if table.state.finish is not None or table.session.status not in ("lobby", "running"):
            return
        seats = played(table)
        found = [
            ask
            for ask in table.state.asks
            if ask.veiled and ask.owed and (for_show(ask) or ask.seat in seats)
        ]
        if not found:
            return
        drawn = await self._deadlines.pending(table.tx, table.session.id, VEILED)
        fresh = [str(ask.id) for ask in found if str(ask.id) not in drawn]
        if not fresh:
            return
        # One delay for all that are asked together: the longest of several would tell how many
        # had nothing to decide.
        least, most = (0, 0) if one_person(table) else self.delay
        at = table.tx.now + least + self._chance(most - least + 1)
        for name in fresh:
            await self._deadlines.put(table.tx, table.session.id, VEILED, at, name=name)

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
