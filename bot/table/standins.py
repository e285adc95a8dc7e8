"""Stand-in players: seats without a person, answered right away.

A stand-in plays a seat that nobody holds, and one whose holder ran out of time and is not back.
A seat that somebody has left stays open, and is played meanwhile as the table agreed.
"""

from typing import Any

import structlog

from bot.kernel import Answer, Broken, Event, Illegal, Rng
from bot.kernel.asks import AnyAsk
from bot.kernel.engine import check
from bot.store import deadlines, sessions
from bot.store.rows import Deadline, MoveKind
from bot.table.clocks import agreed
from bot.table.core import Base, OpenTable

MOST_IN_A_ROW = 200
"""Answers of stand-ins in one transaction; the rest goes on in the next one."""

CONTINUE = "standins"
"""The kind of the deadline that goes on with them."""

log = structlog.get_logger()


class StandIns(Base):
    """Plays the seats that no person holds."""

    async def play_standins(self, table: OpenTable) -> None:
        """Answer for all stand-ins until only people are waited for."""
        if table.session.status not in ("lobby", "running"):
            return
        overtime = agreed(table.session).overtime
        plays = {"standin"} if overtime == "moderator" else {"standin", "open"}
        seats = {seat.seat: seat.kind for seat in table.seats if seat.kind in plays}
        for _ in range(MOST_IN_A_ROW):
            ask = next((ask for ask in table.state.asks if ask.owed and ask.seat in seats), None)
            if ask is None:
                return
            if seats[ask.seat] == "open" and overtime == "default":
                answer_by_default(table, ask, "standin")
            else:
                answer_for(table, ask, "standin", None)
        await deadlines.put(table.tx, table.session.id, CONTINUE, table.tx.now)

    async def continue_standins(self, deadline: Deadline) -> None:
        """Go on where one transaction had enough; does nothing if nobody is left to answer."""
        assert deadline.session_id is not None
        async with self._change(deadline.session_id) as table:
            if table.session.status == "running":
                await self.play_standins(table)

    async def come_back(self, session_id: int, user_id: int) -> bool:
        """Take the seat back from the stand-in that plays it; False if none does."""
        async with self.store.read() as tx:
            held = (await self._info(tx, session_id)).seat_of(user_id)
        if held is None or held.kind != "standin":
            return False
        async with self._change(session_id) as table:
            held = table.seat_of(user_id)
            if table.session.status not in ("running", "paused") or held.kind != "standin":
                return False
            await table.set_seat(held.seat, kind="human", owed_since=None, owed_for=None)
            await sessions.note_holder(table.tx, session_id, held.seat, "human", user_id)
            table.notice("clock-came-back", user=f"user:{user_id}", seat=f"seat:{held.seat}")
            table.quiet_user = user_id
        return True


def answer_by_default(table: OpenTable, ask: AnyAsk, kind: MoveKind, *first: Event) -> None:
    """Answer one question as it says itself."""
    table.answer(kind, Answer(seat=ask.seat, ask=ask.id, value=_default(table, ask)), None, *first)


def answer_for(
    table: OpenTable, ask: AnyAsk, kind: MoveKind, actor: int | None, *first: Event
) -> None:
    """Answer one question as a stand-in would; `first` are events to tell before."""
    given = Answer(seat=ask.seat, ask=ask.id, value=_decide(table, ask))
    table.answer(kind, given, actor, *first)


def _decide(table: OpenTable, ask: AnyAsk) -> Any:
    """The policy's answer, or the default where it has none that is legal."""
    policy = table.rules.policies.get("standin")
    if policy is not None:
        chance = Rng(seed=f"{table.state.rng.seed}/standin/{ask.seat}/{table.number}")
        try:
            value = policy(table.rules.view(table.state, ask.seat), ask, chance)
            check(table.state, Answer(seat=ask.seat, ask=ask.id, value=value))
        except Exception as error:  # a stand-in's mistake must not stop a game of people
            log.warning("standin-failed", session=table.session.id, topic=ask.topic, error=error)
        else:
            return value
    return _default(table, ask)


def _default(table: OpenTable, ask: AnyAsk) -> Any:
    try:
        check(table.state, Answer(seat=ask.seat, ask=ask.id, value=ask.default))
    except Illegal as error:
        raise Broken(f"the default answer to {ask.topic} is illegal: {error}") from error
    return ask.default
