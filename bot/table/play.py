"""During the game: answers, standing orders, giving up, and half-filled forms."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.kernel import Answer, Illegal, State, concede, prefer
from bot.kernel.ahead import AHEAD, expected, firm
from bot.store import moves
from bot.table.core import OpenTable, Receipt
from bot.table.standins import PLAN, StandIns

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
        *,
        partly: bool = False,
    ) -> Receipt:
        """Take all of these answers or none; when this returns, they are saved.

        `partly`: the last ones may be left out, if something else is asked before them.

        A question is named by its id, or by its topic: then it is the one that is open to this
        seat once the answers before it are in. The same request again changes nothing and gets the
        first receipt. Whoever a stand-in plays for has the seat back first.
        """
        async with self._change(session_id) as table:
            held = table.info.seat_of(user_id)
            if held is None or held.kind != "standin":
                return await self._take(table, user_id, answers, request_id, partly)
        await self.come_back(session_id, user_id)
        async with self._change(session_id) as table:
            return await self._take(table, user_id, answers, request_id, partly)

    async def _take(
        self,
        table: OpenTable,
        user_id: int,
        answers: Sequence[tuple[int | str, Any]],
        request_id: str,
        partly: bool,
    ) -> Receipt:
        done = await table.repeated(request_id, user_id)
        if done is not None:
            return done
        table.expect("running")
        seat = table.seat_of(user_id).seat
        if not answers:
            raise Illegal("table-nothing-answered")
        left = 0
        for place, (which, value) in enumerate(answers):
            try:
                ask = which if isinstance(which, int) else _open_ask(table.state, seat, which)
            except Illegal:
                if not partly or not place:
                    raise
                left = len(answers) - place
                break
            table.answer("answer", Answer(seat=seat, ask=ask, value=value), user_id)
        await self.play_standins(table)
        return replace(table.receipt(user_id), left=left)

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

    async def save_draft(
        self, session_id: int, user_id: int, ask_id: int, value: dict[str, Any], plan: Any = None
    ) -> None:
        """Keep a half-filled answer to a question that is open, or a plan for one to come.

        `plan` is the whole answer, once it is finished: only then can it be carried out.
        """
        if len(json.dumps(value)) > LARGEST_DRAFT:
            raise Illegal("table-draft-too-large")
        async with self.store.write() as tx:
            table = await self._open(tx, session_id)
            table.expect("running", "paused")
            seat = table.seat_of(user_id).seat
            known = [ask for ask in table.state.asks if ask.seat == seat]
            view = table.rules.view(table.state, seat)
            if ask_id >= AHEAD:
                known = expected(table.rules, view)
            ask = next((ask for ask in known if ask.id == ask_id), None)
            if ask is None:
                raise Illegal("already-decided")
            if plan is not None:
                done = firm(table.rules, view, ask, ask.check(plan))
                value = value | {PLAN: done.model_dump(mode="json")}
            await moves.save_draft(tx, session_id, seat, ask_id, value)

    async def plans(self, session_id: int, user_id: int) -> set[int]:
        """The questions to come for which the user has finished a plan."""
        async with self.store.read() as tx:
            held = (await self._info(tx, session_id)).seat_of(user_id)
            kept = await moves.drafts_of(tx, session_id, held.seat) if held is not None else {}
        return {number for number, value in kept.items() if number >= AHEAD and PLAN in value}

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
    mine = [ask for ask in state.asks if ask.seat == seat and ask.topic == topic]
    # Of several on one topic the next is the first that has no answer yet.
    for ask in sorted(mine, key=lambda one: not one.owed):
        return ask.id
    raise Illegal("game-over" if state.finish is not None else "not-asked-now", topic=topic)
