"""Going back: a player undoes a move, a moderator rewinds the game; the history keeps both.

Standing orders and the count of questions stay as they are: the first are no moves of the game,
and the second makes sure that a button for a question that was taken back fits no later one.
Clocks and reminders live outside of the state, so they are never undone.
"""

from secrets import token_hex

from bot.kernel import Event, Illegal, Rng, State
from bot.kernel.labels import label_of
from bot.store import moves, states
from bot.store.rows import Json, MoveKind
from bot.table.open_table import OpenTable, Receipt
from bot.table.repository import Repository
from bot.table.rights import audit, check_impartial
from bot.table.standins import StandIns


class History:
    """Takes moves back, and hands out earlier positions."""

    def __init__(self, repository: Repository, standins: StandIns) -> None:
        """Take what opens sessions, and who plays the seats without a person."""
        self._repository = repository
        self._standins = standins

    async def undo(self, session_id: int, user_id: int, request_id: str) -> Receipt:
        """Undo the last move, if it was this user's and revealed nothing."""

        async def work(table: OpenTable) -> None:
            table.expect("running")
            seat = table.seat_of(user_id).seat
            target = await _undoable(table, seat, user_id)
            event = Event(type="table-undone", args={"seat": label_of("seat", seat)})
            table.quiet_user = user_id
            await restore(table, "undo", target, event, seat, user_id, {})
            await self._standins.play(table)

        return await self._repository.once(session_id, user_id, request_id, work)

    async def rewind(
        self, session_id: int, moderator: int, to_number: int, reason: str, request_id: str
    ) -> Receipt:
        """Go back to the state after any earlier move; this is announced and audited."""

        async def work(table: OpenTable) -> None:
            table.expect("running", "paused", "finished")
            await check_impartial(table, moderator)
            if table.session.status == "finished":
                await moves.unbundle(table.tx, session_id)
            detail = {"from": table.number, "to": to_number, "reason": reason}
            event = Event(
                type="table-rewound", args={"user": label_of("user", moderator), **detail}
            )
            await restore(table, "rewind", to_number, event, None, moderator, {"reason": reason})
            await audit(table, "rewind", moderator, detail)
            await self._standins.play(table)

        return await self._repository.once(session_id, moderator, request_id, work)

    async def position(self, session_id: int, number: int | None = None) -> tuple[State, bool]:
        """Return a position of a finished or paused game, and whether it is the true one.

        A game that goes on keeps its secrets: of a paused one it is a position that nobody who has
        seen the table could tell from the true one. `number` is the move after which it stood; of a
        finished game the one before its end unless told otherwise.
        """
        async with self._repository.store.read() as tx:
            info = await self._repository.info(tx, session_id)
            session = info.session
            if session.status not in ("finished", "paused"):
                raise Illegal("table-not-paused-or-over")
            over = session.status == "finished"
            usual = max(1, session.number - 1) if over else session.number
            text = await states.load(tx, session_id, usual if number is None else number)
        if text is None:
            raise Illegal("rewind-no-such-move", min=1, max=session.number)
        rules = self._repository.games[session.game]
        state: State = rules.load(text)
        return (
            (state, True) if over else (rules.redeal(state, None, Rng(seed=token_hex(16))), False)
        )


async def _undoable(table: OpenTable, seat: int, user_id: int) -> int:
    """Return the number of the state before the user's last request; or raise Illegal.

    Stand-ins that have moved since go back with it; standing orders do not count.
    """
    number = table.number
    while True:
        move = await moves.get(table.tx, table.session.id, number)
        if move is None or move.kind not in (
            "answer",
            "standin",
            "veil",
            "prefer",
            "undo",
            "rewind",
        ):
            raise Illegal("undo-nothing")
        if move.restores is not None:
            number = move.restores
            continue
        # Who was asked under a veil has answered, whether they had a choice or not.
        if move.kind == "veil":
            raise Illegal("undo-not-yours")
        if move.kind == "answer" and (move.seat, move.actor_user) != (seat, user_id):
            raise Illegal("undo-not-yours")
        if move.revealed:
            raise Illegal("undo-revealed")
        number -= 1
        if move.kind == "answer" and move.part == 0:
            return number


async def restore(
    table: OpenTable,
    kind: MoveKind,
    target: int,
    event: Event,
    seat: int | None,
    actor: int | None,
    payload: Json,
) -> None:
    """Bring back the state after an earlier move, and tell the table by `event`.

    After a rewind everybody who is waited for is called: what they were asked is another question.
    """
    if not 1 <= target < table.number:
        raise Illegal("rewind-no-such-move", min=1, max=table.number - 1)
    text = await states.load(table.tx, table.session.id, target)
    earlier = await moves.get(table.tx, table.session.id, target)
    if text is None or earlier is None:
        raise Illegal("rewind-no-such-move", min=1, max=table.number - 1)
    state: State = table.rules.load(text)
    state.asked = table.state.asked
    state.preferences = table.state.preferences
    # Going back to where somebody went back to: point at the move itself.
    restores = target if earlier.restores is None else earlier.restores
    detail = payload | {"to": target}
    table.calls_again = kind == "rewind"
    table.record(kind, state, [event], False, seat, actor, detail, restores=restores)
