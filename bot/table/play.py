"""During the game: answers, standing orders, giving up, and half-filled forms."""

import json
from collections.abc import Sequence
from typing import Any

from bot.kernel import Answer, Illegal, State, concede, prefer
from bot.kernel.ahead import AHEAD, expected
from bot.store import moves
from bot.table.core import OpenTable, Receipt
from bot.table.standins import StandIns

LARGEST_DRAFT = 20_000
"""Characters of JSON; the largest real form is far smaller."""


class Playing(StandIns):
    """What players do."""

    async def take(
        self,
        session_id: int,
        user_id: int,
        answers: Sequence[tuple[int | str, Any]],
        request_id: str,
    ) -> Receipt:
        """Take all of these answers or none; when this returns, they are saved.

        A question is named by its id, or by its topic: then it is the one that is open to this
        seat once the answers before it are in. The same request again changes nothing and gets the
        first receipt. Whoever a stand-in plays for has the seat back first.
        """
        async with self._change(session_id) as table:
            held = table.info.seat_of(user_id)
            if held is None or held.kind != "standin":
                return await self._take(table, user_id, answers, request_id)
        await self.come_back(session_id, user_id)
        async with self._change(session_id) as table:
            return await self._take(table, user_id, answers, request_id)

    async def _take(
        self,
        table: OpenTable,
        user_id: int,
        answers: Sequence[tuple[int | str, Any]],
        request_id: str,
    ) -> Receipt:
        done = await table.repeated(request_id, user_id)
        if done is not None:
            return done
        table.expect("running")
        seat = table.seat_of(user_id).seat
        if not answers:
            raise Illegal("table-nothing-answered")
        for which, value in answers:
            ask = which if isinstance(which, int) else _open_ask(table.state, seat, which)
            table.answer("answer", Answer(seat=seat, ask=ask, value=value), user_id)
        await self.play_standins(table)
        return table.receipt(user_id)

    async def prefer(
        self, session_id: int, user_id: int, key: str, value: Any, request_id: str
    ) -> Receipt:
        """Change a standing order of the user's seat."""
        async with self._change(session_id) as table:
            done = await table.repeated(request_id, user_id)
            if done is not None:
                return done
            table.expect("running", "paused")
            seat = table.seat_of(user_id).seat
            out = prefer(table.rules, table.state, seat, key, value)
            payload = {"key": key, "value": value}
            table.record("prefer", out.state, out.events, out.revealed, seat, user_id, payload)
            return table.receipt(user_id)

    async def concede(self, session_id: int, user_id: int, request_id: str) -> Receipt:
        """Give up; the seat's questions take their defaults from now on."""
        async with self._change(session_id) as table:
            done = await table.repeated(request_id, user_id)
            if done is not None:
                return done
            table.expect("running")
            seat = table.seat_of(user_id).seat
            out = concede(table.rules, table.state, seat)
            table.record("concede", out.state, out.events, out.revealed, seat, user_id, {})
            await self.play_standins(table)
            return table.receipt(user_id)

    async def show_again(self, session_id: int) -> None:
        """Have the lobby or the board posted anew, after the table has moved elsewhere."""
        async with self._change(session_id) as table:
            table.want("lobby" if table.session.status == "lobby" else "board")

    async def save_draft(self, session_id: int, user_id: int, ask_id: int, value: Any) -> None:
        """Keep a half-filled answer to a question that is open, or a plan for one to come."""
        if len(json.dumps(value)) > LARGEST_DRAFT:
            raise Illegal("table-draft-too-large")
        async with self.store.write() as tx:
            table = await self._open(tx, session_id)
            table.expect("running", "paused")
            seat = table.seat_of(user_id).seat
            known = [ask for ask in table.state.asks if ask.seat == seat]
            if ask_id >= AHEAD:
                known = expected(table.rules, table.rules.view(table.state, seat))
            if all(ask.id != ask_id for ask in known):
                raise Illegal("already-decided")
            await moves.save_draft(tx, session_id, seat, ask_id, value)

    async def load_draft(self, session_id: int, user_id: int, ask_id: int) -> Any:
        """The user's half-filled answer, or None."""
        async with self.store.read() as tx:
            info = await self._info(tx, session_id)
            seat = info.seat_of(user_id)
            if seat is None:
                return None
            return await moves.load_draft(tx, session_id, seat.seat, ask_id)


def _open_ask(state: State, seat: int, topic: str) -> int:
    """The id of the question of this topic that is open to the seat, or Illegal."""
    for ask in state.asks:
        if ask.seat == seat and ask.topic == topic:
            return ask.id
    raise Illegal("game-over" if state.finish is not None else "not-asked-now", topic=topic)
