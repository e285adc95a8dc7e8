"""What a table agrees on about time: in the lobby, by moderators, and by vote of the players."""

from typing import Literal

from bot.kernel import Illegal
from bot.store import requests
from bot.table.absence import DAY
from bot.table.clocks import (
    LONGEST_MOVE,
    SHORTEST,
    Agreement,
    agreed,
    check_agreement,
    check_span,
    sitting,
    span_text,
)
from bot.table.core import OpenTable, TableInfo
from bot.table.moderation import audit, check_impartial, go_on
from bot.table.voting import Poll, count, earlier_poll, keep_poll
from bot.table.watch import Watch, absences

Wish = Literal["extend", "pause", "resume"]

EXTEND = "extend"
"""The kind of a request that gave more time."""


class Agreeing(Watch):
    """Clocks, extensions and pauses by agreement."""

    async def set_clock(
        self, session_id: int, user_id: int, clock: Agreement, *, moderator: bool = False
    ) -> TableInfo:
        """Choose the table's clock: the host before the start, moderators at any time.

        `moderator=True` says that the caller has made sure of that.
        """
        check_agreement(clock)
        async with self._change(session_id) as table:
            table.expect("lobby", "running", "paused")
            lobby = table.session.status == "lobby"
            if not moderator and not (lobby and table.session.host_user == user_id):
                raise Illegal("table-not-host", user=f"user:{table.session.host_user}")
            if not lobby:
                await check_impartial(table, user_id, "none")
            await table.change(clock=clock.model_dump())
            table.want("lobby")
            if not lobby:
                await _start_over(table)
                about = {"clock": clock.kind, "time": span_text(clock.time)}
                table.notice("clock-changed", user=f"user:{user_id}", **about)
                table.want("board")
            if table.session.host_user != user_id or not lobby:
                await audit(table, "clock", user_id, clock.model_dump())
            return table.info

    async def extend(
        self, session_id: int, moderator: int, span: int, request_id: str | None = None
    ) -> TableInfo:
        """Give everybody who is waited for more time; for moderators."""
        check_span(span, SHORTEST, LONGEST_MOVE)
        async with self._change(session_id) as table:
            if await requests.repeated(table.tx, request_id, EXTEND, session_id):
                return table.info
            await check_impartial(table, moderator, "clock")
            await _extend(table, span)
            table.notice("clock-extended", user=f"user:{moderator}", time=span_text(span))
            await audit(table, "extend", moderator, {"time": span_text(span)})
            return table.info

    async def vote(
        self, session_id: int, user_id: int, wish: Wish, request_id: str | None = None
    ) -> Poll:
        """Ask for more time, a pause, or its end; it happens when more than half want it."""
        async with self._change(session_id) as table:
            known = await earlier_poll(table, request_id)
            if known is not None:
                return known
            _check_wish(table, wish)
            poll = await count(table, user_id, wish)
            if poll.passed:
                await _grant(table, wish)
                await self.play_standins(table)
            elif poll.new:
                about = {"wish": wish, "votes": poll.votes, "needed": poll.needed}
                table.notice("clock-vote", user=f"user:{user_id}", **about)
            await keep_poll(table, request_id, poll)
            return poll


def extension(clock: Agreement) -> int:
    """How much a vote for more time gives: another move's time, or a day."""
    return clock.time if clock.kind == "move" else max(clock.increment, DAY)


def _check_wish(table: OpenTable, wish: Wish) -> None:
    if wish == "resume" and table.session.status == "running":
        raise Illegal("table-not-paused")
    table.expect("paused" if wish == "resume" else "running")
    if wish == "extend" and agreed(table.session).kind == "none":
        raise Illegal("clock-none")


async def _grant(table: OpenTable, wish: Wish) -> None:
    if wish == "extend":
        span = extension(agreed(table.session))
        await _extend(table, span)
        table.notice("clock-vote-extend", time=span_text(span))
    elif wish == "pause":
        await table.change(status="paused")
        table.notice("clock-vote-pause")
    else:
        await go_on(table)
        table.notice("clock-vote-resume")


async def _extend(table: OpenTable, span: int) -> None:
    table.expect("running")
    clock, now = agreed(table.session), table.tx.now
    if clock.kind == "none":
        raise Illegal("clock-none")
    waiting = [seat for seat in table.seats if sitting(seat).since is not None]
    away = await absences(table, [seat.seat for seat in waiting])
    for seat in waiting:
        absence = away[seat.seat]
        time = sitting(seat).stopped(absence, now)
        left = (time.left or 0) + span
        time = time.model_copy(update={"left": left, "total": max(left, time.total)})
        new = time.counted(clock, absence, now, fill=False)
        await table.set_seat(seat.seat, clock=new.model_dump())
    table.want("board")


async def _start_over(table: OpenTable) -> None:
    """Under a new agreement everybody begins with all of their time."""
    for seat in [seat for seat in table.seats if seat.clock is not None]:
        kept = {"nudged": sitting(seat).nudged}
        await table.set_seat(seat.seat, clock=kept)
