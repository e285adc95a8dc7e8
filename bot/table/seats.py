"""How seats change hands: by leaving, taking over, and coming back."""

from typing import Any

from bot.kernel import Illegal
from bot.kernel.labels import label_of
from bot.store import decks, moves, sessions, witnesses
from bot.store.rows import Seat, SeatKind
from bot.table.open_table import OpenTable, TableInfo
from bot.table.repository import Repository
from bot.table.rights import check_free, of_tournament
from bot.table.standins import StandIns
from bot.table.waits import agreed


class Seats:
    """Lets people leave their seats, take over open ones, and come back to their own."""

    def __init__(self, repository: Repository, standins: StandIns) -> None:
        """Take what opens sessions, and who plays the seats without a person."""
        self._repository = repository
        self._standins = standins

    async def leave(self, session_id: int, user_id: int) -> TableInfo:
        """Free the user's seat: in the lobby, or in a game, where somebody may take it over.

        Another player becomes host if the host leaves; a table that everybody has left is closed.
        """
        async with self._repository.change(session_id) as table:
            table.expect("lobby", "running", "paused")
            held = table.seat_of(user_id)
            alone = sum(seat.user_id is not None for seat in table.seats) == 1
            if table.session.status == "lobby":
                await table.set_seat(
                    held.seat, kind="open", user_id=None, chosen=False, joined_at=None
                )
                await decks.bring(table.tx, session_id, user_id, None)
                table.want("lobby")
                await pass_on_host(table, user_id)
            elif alone and not await of_tournament(table):
                await hand_over(table, held, None, "open")
                table.notice("clock-all-left", user=label_of("user", user_id))
                await pass_on_host(table, user_id)
            else:
                table.notice(
                    "clock-left", user=label_of("user", user_id), seat=label_of("seat", held.seat)
                )
                await vacate(table, held)
                await self._standins.play(table)
        return await self._repository.stored(session_id)

    async def take_over(self, session_id: int, user_id: int, seat: int) -> TableInfo:
        """Give an open seat of a game to this user, who sees its secrets from now on."""
        async with self._repository.change(session_id) as table:
            table.expect("running", "paused")
            await check_free(table)
            held = table.seat(seat)
            if held.kind != "open":
                raise Illegal("seat-not-open", seats=_open_seats(table) or ["none"])
            await check_newcomer(table, seat, user_id)
            await hand_over(table, held, user_id)
            table.notice(
                "clock-taken-over", user=label_of("user", user_id), seat=label_of("seat", seat)
            )
            table.want("lobby")
            table.quiet_user = user_id
        return await self._repository.stored(session_id)

    async def come_back(self, session_id: int, user_id: int) -> bool:
        """Give the seat back to its holder if a stand-in plays it; return whether one did."""
        held = (await self._repository.stored(session_id)).seat_of(user_id)
        if held is None or held.kind != "standin":
            return False
        async with self._repository.change(session_id) as table:
            held = table.seat_of(user_id)
            if table.session.status not in ("running", "paused") or held.kind != "standin":
                return False
            await table.begin_wait(held.seat, kind="human")
            await sessions.note_holder(table.tx, session_id, held.seat, "human", user_id)
            table.notice(
                "clock-came-back", user=label_of("user", user_id), seat=label_of("seat", held.seat)
            )
            table.quiet_user = user_id
        return True


async def check_newcomer(table: OpenTable, seat: int, user_id: int) -> None:
    """Raise Illegal if the user sits here already, or has seen another seat's secrets."""
    if table.info.seat_of(user_id) is not None:
        raise Illegal("table-already-seated")
    if await witnesses.seats_seen(table.tx, table.session.id, user_id) - {seat}:
        raise Illegal("table-knows-too-much", user=label_of("user", user_id))


async def hand_over(
    table: OpenTable, held: Seat, user_id: int | None, empty: SeatKind = "standin"
) -> None:
    """Change a seat's holder; the newcomer owes what the seat owes, with time of their own."""
    if held.user_id is not None:
        table.want_secrets(held.user_id, held.seat)
    kind: SeatKind = empty if user_id is None else "human"
    values: dict[str, Any] = {"kind": kind, "user_id": user_id, "joined_at": table.tx.now}
    await table.begin_wait(held.seat, **values, secret_digest="", clock=None)
    session_id = table.session.id
    await sessions.note_holder(table.tx, session_id, held.seat, kind, user_id)
    await moves.drop_drafts(table.tx, session_id, held.seat)


async def vacate(table: OpenTable, held: Seat) -> None:
    """Open a seat of a game in which others stay, and announce that it can be taken over.

    At a table of a tournament a stand-in plays on, and organisers may name somebody else.
    """
    if await of_tournament(table):
        await hand_over(table, held, None)
        return
    await hand_over(table, held, None, "open")
    table.want("open", seat=held.seat)
    if agreed(table.session).overtime == "moderator":
        table.want("overtime", seat=held.seat)
    table.want("lobby")
    await pass_on_host(table, held.user_id)


async def pass_on_host(table: OpenTable, leaver: int | None) -> None:
    """Make the next in line host if the host has left; close a table that nobody is left at."""
    people = [seat for seat in table.seats if seat.user_id is not None]
    if not people:
        await table.change(status="cancelled", finished_at=table.tx.now)
    elif table.session.host_user == leaver:
        heir = min(people, key=lambda seat: seat.joined_at or 0)
        await table.change(host_user=heir.user_id)


def _open_seats(table: OpenTable) -> list[str]:
    return [str(seat.seat + 1) for seat in table.seats if seat.kind == "open"]
