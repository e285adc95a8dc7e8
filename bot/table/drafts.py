"""Half-filled answers, and plans for questions to come."""

import json
from typing import Any

from bot.kernel import Illegal
from bot.kernel.rules import AHEAD, expected, firm
from bot.store import moves
from bot.table.repository import Repository
from bot.table.standins import PLAN

LARGEST_DRAFT = 20_000
"""Characters of JSON; the largest real form is far smaller."""


class Drafts:
    """Keeps what a player has filled in and not sent."""

    def __init__(self, repository: Repository) -> None:
        """Take what opens sessions."""
        self._repository = repository

    async def save(
        self, session_id: int, user_id: int, ask_id: int, value: dict[str, Any], plan: Any = None
    ) -> None:
        """Save a half-filled answer to an open question, or a plan for one to come.

        `plan` is the whole answer, once it is finished: only then can it be carried out.
        """
        if len(json.dumps(value)) > LARGEST_DRAFT:
            raise Illegal("table-draft-too-large")
        async with self._repository.store.write(alone=False) as tx:
            table = await self._repository.open(tx, session_id)
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
        """Return the questions to come for which the user has finished a plan."""
        async with self._repository.store.read() as tx:
            held = (await self._repository.info(tx, session_id)).seat_of(user_id)
            kept = await moves.drafts_of(tx, session_id, held.seat) if held is not None else {}
        return {number for number, value in kept.items() if number >= AHEAD and PLAN in value}

    async def load(self, session_id: int, user_id: int, ask_id: int) -> Any:
        """Return the user's half-filled answer to a question, or None."""
        async with self._repository.store.read() as tx:
            info = await self._repository.info(tx, session_id)
            seat = info.seat_of(user_id)
            if seat is None:
                return None
            return await moves.load_draft(tx, session_id, seat.seat, ask_id)
