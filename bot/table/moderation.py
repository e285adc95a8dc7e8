"""What moderators may do; everything is written into the audit list and told to the table.

The caller makes sure that somebody is a moderator. A moderator sees no more of a game than anybody
else: there is no function here that shows a hidden view. Whoever holds or ever held a seat of a
game may pause it, and do nothing else to it: they have seen one hand and would gain by the rest.
"""

from typing import Any

from bot.kernel import Event, Illegal
from bot.kernel.labels import label_of
from bot.store import audits
from bot.store.rows import Audit, Seat
from bot.table.open_table import OpenTable, Receipt, TableInfo
from bot.table.repository import Repository
from bot.table.rights import audit, check_free, check_impartial
from bot.table.seats import check_newcomer, hand_over
from bot.table.standins import StandIns, answer_all_for


class Moderation:
    """Pauses and closes games, and changes who plays."""

    def __init__(self, repository: Repository, standins: StandIns) -> None:
        """Take what opens sessions, and who plays the seats without a person."""
        self._repository = repository
        self._standins = standins

    async def pause(self, session_id: int, moderator: int, reason: str = "") -> TableInfo:
        """Stop the game for a while; it takes no moves."""
        async with self._repository.change(session_id) as table:
            table.expect("running")
            await table.change(status="paused")
            await _tell(table, "pause", "table-was-paused", moderator, reason=reason)
            return table.info

    async def resume(self, session_id: int, moderator: int) -> TableInfo:
        """Let a paused game run again; whoever is waited for is called, and their time begins."""
        async with self._repository.change(session_id) as table:
            if table.session.status == "running":
                raise Illegal("table-not-paused")
            table.expect("paused")
            await check_impartial(table, moderator, "clock")
            await resume(table)
            await _tell(table, "resume", "table-was-resumed", moderator)
            await self._standins.play(table)
        return await self._repository.stored(session_id)

    async def close(self, session_id: int, moderator: int) -> TableInfo:
        """Close a table that nobody looks after, before or during the game."""
        async with self._repository.change(session_id) as table:
            table.expect("lobby", "running", "paused")
            await check_free(table)
            if table.session.host_user != moderator:
                await check_impartial(table, moderator, "none")
            await table.change(status="cancelled", finished_at=table.tx.now)
            table.want("lobby")
            await _tell(table, "close", "table-was-closed", moderator)
            return table.info

    async def replace(self, session_id: int, moderator: int, seat: int, new_user: int) -> TableInfo:
        """Give a seat to another user, who sees that seat's secrets from now on."""
        async with self._repository.change(session_id) as table:
            table.expect("running", "paused")
            await check_free(table)
            await check_impartial(table, moderator)
            held = table.seat(seat)
            await check_newcomer(table, seat, new_user)
            await hand_over(table, held, new_user)
            await _tell(
                table,
                "replace",
                "table-was-replaced",
                moderator,
                seat=label_of("seat", seat),
                old=_name(held),
                new=label_of("user", new_user),
            )
            return table.info

    async def remove(self, session_id: int, moderator: int, seat: int) -> TableInfo:
        """Take a user off their seat; in a game a stand-in takes over."""
        async with self._repository.change(session_id) as table:
            table.expect("lobby", "running", "paused")
            await check_free(table)
            await check_impartial(table, moderator)
            held = table.seat(seat)
            if held.user_id is None:
                raise Illegal("table-nobody-there")
            if table.session.status == "lobby":
                await table.set_seat(seat, kind="open", user_id=None, chosen=False)
                table.want("lobby")
            else:
                await hand_over(table, held, None)
            about = {"seat": label_of("seat", seat), "old": _name(held)}
            await _tell(table, "remove", "table-was-removed", moderator, **about)
            if table.session.status != "lobby":
                await self._standins.play(table)
        return await self._repository.stored(session_id)

    async def act_for(
        self, session_id: int, moderator: int, seat: int, request_id: str, reason: str = ""
    ) -> Receipt:
        """Answer a seat's questions as a stand-in would; this is always announced."""

        async def work(table: OpenTable) -> None:
            table.expect("running")
            await check_impartial(table, moderator)
            table.seat(seat)
            args = {
                "user": label_of("user", moderator),
                "seat": label_of("seat", seat),
                "reason": reason,
            }
            event = Event(type="table-acted-for", args=args)
            answer_all_for(table, seat, moderator, event)
            await audit(table, "act-for", moderator, {"seat": seat, "reason": reason})
            await self._standins.play(table)

        return await self._repository.once(session_id, moderator, request_id, work)

    async def audits(
        self, *, guild: int | None = None, session_id: int | None = None, limit: int = 50
    ) -> list[Audit]:
        """Return what moderators did in a guild or at a table, newest first."""
        async with self._repository.store.read() as tx:
            return await audits.newest(tx, guild_id=guild, session_id=session_id, limit=limit)


async def resume(table: OpenTable) -> None:
    """Let a paused game run again; whoever is waited for is called, and their time begins."""
    await table.change(status="running")
    for seat in [seat for seat in table.seats if seat.owed_since is not None]:
        await table.begin_wait(seat.seat)


async def _tell(table: OpenTable, action: str, kind: str, moderator: int, **about: Any) -> None:
    table.notice(kind, user=label_of("user", moderator), **about)
    await audit(table, action, moderator, about)


def _name(seat: Seat) -> str:
    return "standin" if seat.user_id is None else label_of("user", seat.user_id)
