"""Leaving a running game, and taking over: the seat stays open, and is played meanwhile."""

from bot.kernel import Illegal
from bot.store.rows import Seat
from bot.table.clocks import agreed
from bot.table.core import OpenTable, TableInfo
from bot.table.lobby import Lobby
from bot.table.moderation import check_newcomer, hand_over


class Leaving(Lobby):
    """Seats that change hands by themselves."""

    async def leave(self, session_id: int, user_id: int) -> TableInfo:
        """Stand up: in the lobby, or from a running game, whose seat somebody may take over."""
        info = await self.show(session_id)
        if info.session.status not in ("running", "paused"):
            return await super().leave(session_id, user_id)
        async with self._change(session_id) as table:
            table.expect("running", "paused")
            held = table.seat_of(user_id)
            if len([seat for seat in table.seats if seat.user_id is not None]) == 1:
                await hand_over(table, held, None, "open")
                table.notice("clock-all-left", user=f"user:{user_id}")
                await table.change(status="cancelled", finished_at=table.tx.now)
                return table.info
            table.notice("clock-left", user=f"user:{user_id}", seat=f"seat:{held.seat}")
            await vacate(table, held)
            await self.play_standins(table)
        return await self.show(session_id)

    async def take_over(self, session_id: int, user_id: int, seat: int) -> TableInfo:
        """Sit down on a seat that somebody has left; its secrets are the newcomer's from now on."""
        async with self._change(session_id) as table:
            table.expect("running", "paused")
            held = table.seat(seat)
            if held.kind != "open":
                raise Illegal("seat-not-open", seats=_open_seats(table) or ["none"])
            await check_newcomer(table, seat, user_id)
            await hand_over(table, held, user_id)
            table.notice("clock-taken-over", user=f"user:{user_id}", seat=f"seat:{seat}")
            table.want("lobby")
            table.quiet_user = user_id
        return await self.show(session_id)


async def vacate(table: OpenTable, held: Seat) -> None:
    """Let a seat stand open at a table at which others stay; it is announced."""
    await hand_over(table, held, None, "open")
    table.want("open", seat=held.seat)
    if agreed(table.session).overtime == "moderator":
        table.want("overtime", seat=held.seat)
    table.want("lobby")
    if table.session.host_user == held.user_id:
        people = [seat for seat in table.seats if seat.user_id is not None]
        heir = min(people, key=lambda seat: seat.joined_at or 0)
        await table.change(host_user=heir.user_id)


def _open_seats(table: OpenTable) -> list[str]:
    return [str(seat.seat + 1) for seat in table.seats if seat.kind == "open"]
