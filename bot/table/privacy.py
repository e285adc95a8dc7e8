"""The people's rights: what is stored about me, and forget me.

Running games get a stand-in. Finished games keep their history, since it is the others' too, but
a pseudonym stands in it: a number that was drawn by chance and is kept nowhere else, so that
nobody can find out from it who it was.
"""

from secrets import randbits

from bot.store import people
from bot.store.rows import Json
from bot.table.leaving import Leaving
from bot.table.moderation import hand_over
from bot.table.reading import Reading


class Privacy(Leaving, Reading):
    """Export and forget."""

    async def stored_about(self, user_id: int) -> Json:
        """Everything the tables keep about a user."""
        async with self.store.read(aside=True) as tx:
            return await people.everything(tx, user_id)

    async def forget(self, user_id: int) -> int:
        """Make everything about a user nobody's; the pseudonym that is left."""
        for info in await self.tables_of(user_id):
            if info.session.status == "lobby":
                await self.leave(info.session.id, user_id)
            else:
                await self._give_up_seat(info.session.id, user_id)
        pseudonym = -(randbits(52) + 1)
        async with self.store.write(aside=True) as tx:
            await people.forget(tx, user_id, pseudonym)
        return pseudonym

    async def _give_up_seat(self, session_id: int, user_id: int) -> None:
        async with self._change(session_id) as table:
            held = table.info.seat_of(user_id)
            if held is None or table.session.status not in ("running", "paused"):
                return
            await hand_over(table, held, None)
            table.notice("clock-gone", seat=f"seat:{held.seat}")
            table.want("lobby")
            people = [seat for seat in table.seats if seat.user_id is not None]
            if people and table.session.host_user == user_id:
                await table.change(host_user=people[0].user_id)
            if not people:
                await table.change(status="cancelled", finished_at=table.tx.now)
                return
            await self.play_standins(table)
