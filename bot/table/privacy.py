"""The people's rights: what is stored about me, and forget me.

Running games get a stand-in. Finished games keep their history, since it is the others' too, but
a pseudonym stands in it: a number that was drawn by chance and is kept nowhere else, so that
nobody can find out from it who it was.
"""

from collections.abc import Awaitable, Callable
from secrets import randbits

from bot.kernel.labels import label_of
from bot.store import personal_data
from bot.store.rows import Json
from bot.table.repository import Queries, Repository
from bot.table.seats import Seats, hand_over, pass_on_host
from bot.table.standins import StandIns


class Privacy:
    """Exports and forgets what is stored about a user."""

    def __init__(
        self, repository: Repository, standins: StandIns, queries: Queries, seats: Seats
    ) -> None:
        """Take the services by which a user leaves every table."""
        self._repository = repository
        self._standins = standins
        self._queries = queries
        self._seats = seats
        self.leave_tournaments: Callable[[int], Awaitable[None]] | None = None
        """Takes a user out of every tournament before they are forgotten."""

    async def export(self, user_id: int) -> Json:
        """Return everything the tables keep about a user."""
        async with self._repository.store.read(aside=True) as tx:
            return await personal_data.export(tx, user_id)

    async def forget(self, user_id: int) -> int:
        """Take a user off every table and out of every row; return the pseudonym that is left."""
        if self.leave_tournaments is not None:
            await self.leave_tournaments(user_id)
        for info in await self._queries.of_user(user_id):
            if info.session.status == "lobby":
                await self._seats.leave(info.session.id, user_id)
            else:
                await self._give_up_seat(info.session.id, user_id)
        pseudonym = -(randbits(52) + 1)
        async with self._repository.store.write(aside=True) as tx:
            await personal_data.forget(tx, user_id, pseudonym)
        return pseudonym

    async def _give_up_seat(self, session_id: int, user_id: int) -> None:
        async with self._repository.change(session_id) as table:
            held = table.info.seat_of(user_id)
            if held is None or table.session.status not in ("running", "paused"):
                return
            await hand_over(table, held, None)
            table.notice("clock-gone", seat=label_of("seat", held.seat))
            table.want("lobby")
            await pass_on_host(table, user_id)
            await self._standins.play(table)
