"""What moderators may do; all of it is written into the audit list and told to the table.

The caller makes sure that somebody is a moderator. A moderator sees no more of a game than anybody
else: there is no function here that shows a hidden view. Whoever holds or ever held a seat of a
game may pause it, and do nothing else to it: they have seen one hand and would gain by the rest.
"""

from typing import Any, Literal

from bot.kernel import Event, Illegal
from bot.store import moves, records, sessions, witnesses
from bot.store.rows import Audit, Seat, SeatKind
from bot.table.core import OpenTable, Receipt, TableInfo
from bot.table.standins import StandIns, answer_for


class Moderation(StandIns):
    """Pausing, and changing who plays."""

    async def pause(self, session_id: int, moderator: int, reason: str = "") -> TableInfo:
        """Stop the game for a while: no moves are taken."""
        async with self._change(session_id) as table:
            table.expect("running")
            await table.change(status="paused")
            await _tell(table, "pause", "table-was-paused", moderator, reason=reason)
            return table.info

    async def resume(self, session_id: int, moderator: int) -> TableInfo:
        """Go on; whoever is waited for is told, and their time begins now."""
        async with self._change(session_id) as table:
            if table.session.status == "running":
                raise Illegal("table-not-paused")
            table.expect("paused")
            await check_impartial(table, moderator, "clock")
            await go_on(table)
            await _tell(table, "resume", "table-was-resumed", moderator)
            await self.play_standins(table)
        return await self._shown(session_id)

    async def close(self, session_id: int, moderator: int) -> TableInfo:
        """Give a table up that nobody looks after, before or during the game."""
        async with self._change(session_id) as table:
            table.expect("lobby", "running", "paused")
            if table.session.host_user != moderator:
                await check_impartial(table, moderator, "none")
            await table.change(status="cancelled", finished_at=table.tx.now)
            table.want("lobby")
            await _tell(table, "close", "table-was-closed", moderator)
            return table.info

    async def replace(self, session_id: int, moderator: int, seat: int, new_user: int) -> TableInfo:
        """Give a seat to somebody else, who sees that seat's secrets from now on."""
        async with self._change(session_id) as table:
            table.expect("running", "paused")
            await check_impartial(table, moderator)
            held = table.seat(seat)
            await check_newcomer(table, seat, new_user)
            await hand_over(table, held, new_user)
            await _tell(
                table,
                "replace",
                "table-was-replaced",
                moderator,
                seat=f"seat:{seat}",
                old=_name(held),
                new=f"user:{new_user}",
            )
            return table.info

    async def remove(self, session_id: int, moderator: int, seat: int) -> TableInfo:
        """Take somebody off their seat; a stand-in takes over, or in the lobby nobody."""
        async with self._change(session_id) as table:
            table.expect("lobby", "running", "paused")
            await check_impartial(table, moderator)
            held = table.seat(seat)
            if held.user_id is None:
                raise Illegal("table-nobody-there")
            if table.session.status == "lobby":
                await table.set_seat(seat, kind="open", user_id=None, chosen=False)
                table.want("lobby")
            else:
                await hand_over(table, held, None)
            about = {"seat": f"seat:{seat}", "old": _name(held)}
            await _tell(table, "remove", "table-was-removed", moderator, **about)
            if table.session.status != "lobby":
                await self.play_standins(table)
        return await self._shown(session_id)

    async def act_for(
        self, session_id: int, moderator: int, seat: int, request_id: str, reason: str = ""
    ) -> Receipt:
        """Have a seat's questions answered as a stand-in would, always announced."""
        async with self._change(session_id) as table:
            done = await table.repeated(request_id, moderator)
            if done is not None:
                return done
            table.expect("running")
            await check_impartial(table, moderator)
            table.seat(seat)
            args = {"user": f"user:{moderator}", "seat": f"seat:{seat}", "reason": reason}
            event = Event(type="table-acted-for", args=args)
            act(table, seat, moderator, event)
            await audit(table, "act-for", moderator, {"seat": seat, "reason": reason})
            await self.play_standins(table)
            return table.receipt(moderator)

    async def audits(
        self, *, guild: int | None = None, session_id: int | None = None, limit: int = 50
    ) -> list[Audit]:
        """What moderators did, newest first."""
        async with self.store.read() as tx:
            return await records.audits(tx, guild_id=guild, session_id=session_id, limit=limit)

    async def _shown(self, session_id: int) -> TableInfo:
        async with self.store.read() as tx:
            return await self._info(tx, session_id)


def act(table: OpenTable, seat: int, moderator: int | None, event: Event) -> None:
    """Answer all that is asked of a seat as a stand-in would; `event` is told before."""
    told = [event]
    for ask_id in [ask.id for ask in table.state.asks if ask.owed and ask.seat == seat]:
        open_ask = next((ask for ask in table.state.asks if ask.id == ask_id), None)
        if open_ask is not None:
            answer_for(table, open_ask, "act-for", moderator, *told)
            told = []
    if told:
        raise Illegal("table-nothing-owed")


async def go_on(table: OpenTable) -> None:
    """Let a paused game run again: whoever is waited for is called, and their time begins now."""
    await table.change(status="running")
    for seat in [seat for seat in table.seats if seat.owed_since is not None]:
        await table.set_seat(seat.seat, owed_since=None, owed_for=None)


Ballot = Literal["game", "clock", "none"]
"""How a table gets by itself what a moderator may not do: the command to vote with, or not."""


async def check_impartial(table: OpenTable, moderator: int, ballot: Ballot = "game") -> None:
    """Refuse a moderator who holds or ever held a seat of this game."""
    if await witnesses.seats_seen(table.tx, table.session.id, moderator):
        raise Illegal("moderator-plays", ballot=ballot)


async def check_newcomer(table: OpenTable, seat: int, user_id: int) -> None:
    """Refuse somebody who sits here already, or has seen another seat's secrets."""
    if table.info.seat_of(user_id) is not None:
        raise Illegal("table-already-seated")
    if await witnesses.seats_seen(table.tx, table.session.id, user_id) - {seat}:
        raise Illegal("table-knows-too-much", user=f"user:{user_id}")


async def hand_over(
    table: OpenTable, held: Seat, user_id: int | None, empty: SeatKind = "standin"
) -> None:
    """Change a seat's holder; the newcomer owes what the seat owes, with time of their own."""
    if held.user_id is not None:
        table.want_secrets(held.user_id, held.seat)
    kind: SeatKind = empty if user_id is None else "human"
    values: dict[str, Any] = {"kind": kind, "user_id": user_id, "joined_at": table.tx.now}
    fresh = {"owed_since": None, "owed_for": None, "secret_digest": "", "clock": None}
    await table.set_seat(held.seat, **values, **fresh)
    session_id = table.session.id
    await sessions.note_holder(table.tx, session_id, held.seat, kind, user_id)
    await moves.drop_drafts(table.tx, session_id, held.seat)


async def _tell(table: OpenTable, action: str, kind: str, moderator: int, **about: Any) -> None:
    table.notice(kind, user=f"user:{moderator}", **about)
    await audit(table, action, moderator, about)


async def audit(table: OpenTable, action: str, moderator: int, detail: dict[str, Any]) -> None:
    """Write down what somebody did with a moderator's rights."""
    guild, session_id = table.session.guild_id, table.session.id
    await records.audit(
        table.tx, action, actor=moderator, guild_id=guild, session_id=session_id, detail=detail
    )


def _name(seat: Seat) -> str:
    return "standin" if seat.user_id is None else f"user:{seat.user_id}"
