"""What players do during the game: answers, standing orders, giving up."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.kernel import Answer, Illegal, State, answer, concede, prefer
from bot.kernel.engine import check
from bot.table.open_table import OpenTable, Receipt
from bot.table.repository import Repository
from bot.table.seats import Seats
from bot.table.standins import StandIns
from bot.table.waits import Place


class Moves:
    """Takes what players do: answers, standing orders, giving up."""

    def __init__(self, repository: Repository, standins: StandIns, seats: Seats) -> None:
        """Take what opens sessions, who plays seats without a person, and who gives seats back."""
        self._repository = repository
        self._standins = standins
        self._seats = seats

    async def take(
        self,
        session_id: int,
        user_id: int,
        answers: Sequence[tuple[int | str, Any]],
        request_id: str,
        *,
        partly: bool = False,
        place: Place | None = None,
    ) -> Receipt:
        """Take all of these answers or none; when this returns, they are saved.

        `partly`: the last ones may be left out, if something else is asked before them.
        `place`: where the user has answered, and will be called from now on.

        A question is named by its id, or by its topic: then it is the one that is open to this
        seat once the answers before it are in. The same request again changes nothing and gets the
        first receipt. Whoever a stand-in plays for has the seat back first.
        """
        async with self._repository.change(session_id, request_id) as table:
            held = table.info.seat_of(user_id)
            if held is None or held.kind != "standin":
                return await self._take(table, user_id, answers, request_id, partly, place)
        await self._seats.come_back(session_id, user_id)
        async with self._repository.change(session_id, request_id) as table:
            return await self._take(table, user_id, answers, request_id, partly, place)

    async def _take(
        self,
        table: OpenTable,
        user_id: int,
        answers: Sequence[tuple[int | str, Any]],
        request_id: str,
        partly: bool,
        place: Place | None,
    ) -> Receipt:
        done = await table.repeated(request_id, user_id)
        if done is not None:
            return done
        table.expect("running")
        seat = table.seat_of(user_id).seat
        if not answers:
            raise Illegal("table-nothing-answered")
        table.note_place(seat, place)
        left = 0
        for taken, (which, value) in enumerate(answers):
            try:
                ask = which if isinstance(which, int) else _open_ask(table.state, seat, which)
            except Illegal:
                if not partly or not taken:
                    raise
                left = len(answers) - taken
                break
            table.answer("answer", Answer(seat=seat, ask=ask, value=value), user_id)
        await self._standins.play(table)
        return replace(table.receipt(user_id), left=left)

    async def refusal(
        self, session_id: int, user_id: int, answers: Sequence[tuple[int | str, Any]]
    ) -> Illegal | None:
        """Why the rules would refuse these answers, or None; nothing is done and nothing shown.

        Where one of them would bring something to light, the rest is not tried.
        """
        async with self._repository.store.read() as tx:
            info = await self._repository.info(tx, session_id)
            held = info.seat_of(user_id)
            if held is None or not info.session.number:
                return Illegal("table-not-seated")
            rules = self._repository.games[info.session.game]
            state = await self._repository.state(tx, info.session)
        try:
            for which, value in answers:
                ask = which if isinstance(which, int) else _open_ask(state, held.seat, which)
                given = Answer(seat=held.seat, ask=ask, value=value)
                check(state, given)
                out = answer(rules, state, given)
                if out.revealed:
                    return None
                state = out.state
        except Illegal as refusal:
            return refusal
        return None

    async def prefer(
        self, session_id: int, user_id: int, key: str, value: Any, request_id: str
    ) -> Receipt:
        """Change a standing order of the user's seat."""

        async def work(table: OpenTable) -> None:
            table.expect("running", "paused")
            seat = table.seat_of(user_id).seat
            out = prefer(table.rules, table.state, seat, key, value)
            payload = {"key": key, "value": value}
            table.record("prefer", out.state, out.events, out.revealed, seat, user_id, payload)

        return await self._repository.once(session_id, user_id, request_id, work)

    async def concede(self, session_id: int, user_id: int, request_id: str) -> Receipt:
        """Give the user's seat up; its questions take their defaults from now on."""

        async def work(table: OpenTable) -> None:
            table.expect("running")
            seat = table.seat_of(user_id).seat
            out = concede(table.rules, table.state, seat)
            table.record("concede", out.state, out.events, out.revealed, seat, user_id, {})
            await self._standins.play(table)

        return await self._repository.once(session_id, user_id, request_id, work)


def _open_ask(state: State, seat: int, topic: str) -> int:
    """Return the id of the question of this topic that is open to the seat; or raise Illegal."""
    mine = [ask for ask in state.asks if ask.seat == seat and ask.topic == topic]
    # Of several on one topic the next is the first that has no answer yet.
    for ask in sorted(mine, key=lambda one: not one.owed):
        return ask.id
    raise Illegal("game-over" if state.finish is not None else "not-asked-now", topic=topic)
