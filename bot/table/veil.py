"""Veiled questions: nobody sees who had a choice, since those who had none take a while as well.

A question that is asked for show, or of a stand-in, is answered after a delay that is drawn once
and kept as a deadline. Rung twice, or for something that is long over, it finds nothing to do.
"""

from bot.kernel import Answer
from bot.kernel.views import for_show
from bot.store import deadlines
from bot.store.rows import Deadline
from bot.table.changes import Owing
from bot.table.core import OpenTable
from bot.table.standins import StandIns, answer_as_agreed, one_person, played

VEILED = "veil"
"""The kind of the deadline that answers; its name is the question's id."""


class Veils(StandIns):
    """Answers what nobody has to answer, after a while that tells nothing."""

    async def draw_veils(self, table: OpenTable, owed: list[Owing]) -> None:
        """After every change: draw a delay for each veiled question that is not a person's."""
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
        pending = await deadlines.of_session(table.tx, table.session.id)
        drawn = {one.name for one in pending if one.kind == VEILED}
        least, most = (0, 0) if one_person(table) else self.veil
        for ask in found:
            if str(ask.id) not in drawn:
                at = table.tx.now + least + self.chance(most - least + 1)
                await deadlines.put(table.tx, table.session.id, VEILED, at, name=str(ask.id))

    async def lift_veil(self, deadline: Deadline) -> None:
        """The while is over: answer, unless somebody has or it is a person's to answer now."""
        assert deadline.session_id is not None
        async with self._change(deadline.session_id) as table:
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
                await self.play_standins(table)
                return
