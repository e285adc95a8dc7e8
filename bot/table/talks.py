"""Talks end, whatever clock the table has: without an agreement in time, a talk has failed.

The end is set once, when the talk begins, and told to all. Nobody loses by it what they could not
help: it waits for who is away, and after an outage there is some time left.
"""

from bot.kernel import Event, Offer
from bot.store.rows import Deadline
from bot.table.clocks import LEAST_GRACE, LONG_OUTAGE, MOST_GRACE
from bot.table.deadlines import Deadlines
from bot.table.durations import HOUR, stamp
from bot.table.open_table import OpenTable
from bot.table.repository import Repository
from bot.table.standins import StandIns, answer_by_default
from bot.table.waits import Debt

TALK = "talk"
"""The kind of the deadline that ends a talk; its name is the id of one of its questions."""


class Talks:
    """Limits how long players may talk."""

    def __init__(self, repository: Repository, standins: StandIns, deadlines: Deadlines) -> None:
        """Take what opens sessions, who plays seats without a person, and what keeps time."""
        self._repository = repository
        self._standins = standins
        self._deadlines = deadlines
        deadlines.handle(TALK, self.end)

    async def limit(self, table: OpenTable, owed: list[Debt]) -> None:
        """Put down the end of a talk that has just begun, after every change of a table."""
        hours = table.rules.talk_hours(table.state)
        name = _talk(table)
        if name is None or not hours or table.session.status not in ("lobby", "running"):
            return
        if name in await self._deadlines.pending(table.tx, table.session.id, TALK):
            return
        at = table.tx.now + hours * HOUR
        await self._deadlines.put(table.tx, table.session.id, TALK, at, name=name)
        table.notice("talk-until", when=stamp(at))

    async def end(self, deadline: Deadline) -> None:
        """Handle a talk's deadline: end it without an agreement, or put the end off."""
        assert deadline.session_id is not None
        async with self._repository.change(deadline.session_id) as table:
            if _talk(table) != deadline.name or table.session.status != "running":
                return
            talk = [ask for ask in table.state.asks if isinstance(ask, Offer)]
            now, later = table.tx.now, deadline.due_at
            away = await table.absences([ask.seat for ask in talk])
            if now - later >= LONG_OUTAGE and not deadline.payload.get("late"):
                later = now + min(max(now - later, LEAST_GRACE), MOST_GRACE)
            later = max(later, *(one.free_from(now) for one in away.values() if one.away(now)), 0)
            if later > now:
                await self._deadlines.put(
                    table.tx,
                    table.session.id,
                    TALK,
                    later,
                    name=deadline.name,
                    payload={"late": True},
                )
                return
            silent = next((ask for ask in talk if ask.owed), talk[0])
            answer_by_default(table, silent, "timeout", Event(type="table-talk-over", args={}))
            await self._standins.play(table)


def _talk(table: OpenTable) -> str | None:
    """Return the name of the talk that is going on: its first question, which stays to its end."""
    if table.state.finish is not None:
        return None
    talk = [ask.id for ask in table.state.asks if isinstance(ask, Offer)]
    return str(min(talk)) if talk else None
