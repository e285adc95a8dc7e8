"""What players write beside their moves: notes to themselves, letters to one another."""

from bot.kernel import Illegal
from bot.kernel.labels import label_of
from bot.store import settings, writings
from bot.store.outbox import Wanted, enqueue, user_target
from bot.store.writings import LetterRow
from bot.table.durations import HOUR
from bot.table.open_table import TableInfo
from bot.table.repository import Repository

LONGEST_NOTE = 1800
LONGEST_LETTER = 1000
MOST_AN_HOUR = 20
"""Letters that one player may write at a table in an hour."""
SHOWN = 10
"""Letters on the page of all letters."""

REFUSED = "refused_letters"
"""Where a user's settings keep whose letters they do not want."""


class Writings:
    """Keeps notes, and hands letters over."""

    def __init__(self, repository: Repository) -> None:
        """Take what opens sessions."""
        self._repository = repository

    async def note(self, session_id: int, user_id: int) -> str:
        """Return a player's note about a game; Illegal for anybody who does not play."""
        async with self._repository.store.read() as tx:
            _seat(await self._repository.info(tx, session_id), user_id)
            return await writings.note(tx, session_id, user_id)

    async def write_note(self, session_id: int, user_id: int, text: str) -> None:
        """Replace a player's note about a game."""
        text = text.strip()
        if len(text) > LONGEST_NOTE:
            raise Illegal("note-too-long", length=len(text), max=LONGEST_NOTE)
        async with self._repository.store.write() as tx:
            _seat(await self._repository.info(tx, session_id), user_id)
            await writings.write_note(tx, session_id, user_id, text)

    async def letters(self, session_id: int, user_id: int) -> list[LetterRow]:
        """Return the newest letters that a player wrote or got at a table."""
        async with self._repository.store.read() as tx:
            return await writings.letters_of(tx, session_id, user_id, SHOWN)

    async def letter(self, number: int, reader: int) -> LetterRow | None:
        """Return a letter to this reader; None if there is none, or not for them."""
        async with self._repository.store.read() as tx:
            found = await writings.letter(tx, number)
        return found if found is not None and found.to_user == reader else None

    async def send(
        self, session_id: int, user_id: int, to_seat: int, text: str, request_id: str
    ) -> LetterRow:
        """Hand a letter over to the player on a seat, once for each request."""
        text = text.strip()
        if not text:
            raise Illegal("letter-empty")
        if len(text) > LONGEST_LETTER:
            raise Illegal("letter-too-long", length=len(text), max=LONGEST_LETTER)
        async with self._repository.store.write() as tx:
            if (done := await writings.of_request(tx, request_id)) is not None:
                return done
            info = await self._repository.info(tx, session_id)
            _check_allowed(info)
            from_seat = _seat(info, user_id)
            reader = _reader(info, from_seat, to_seat)
            refused = (await settings.get(tx, "user", reader)).get(REFUSED, [])
            if user_id in refused:
                raise Illegal("letter-refused", seat=label_of("seat", to_seat))
            lately = await writings.sent_since(tx, session_id, user_id, tx.now - HOUR)
            if lately >= MOST_AN_HOUR:
                raise Illegal("letter-too-many", max=MOST_AN_HOUR)
            letter = LetterRow(
                *(0, session_id, user_id, from_seat, reader, to_seat),
                *(text, request_id, tx.now),
            )
            number = await writings.send(tx, letter)
            row = Wanted("letter", user_target(reader), {"letter": number})
            await enqueue(tx, session_id, [row], {})
        self._repository.outbox_woken.set()
        return letter


def _check_allowed(info: TableInfo) -> None:
    if not info.session.letters:
        raise Illegal("letter-forbidden")
    if info.session.status not in ("running", "paused"):
        raise Illegal("letter-not-now")


def _seat(info: TableInfo, user_id: int) -> int:
    seat = info.seat_number(user_id)
    if seat is None:
        raise Illegal("table-not-seated")
    return seat


def _reader(info: TableInfo, from_seat: int, to_seat: int) -> int:
    """Return who reads a letter to this seat."""
    if not 0 <= to_seat < len(info.seats):
        raise Illegal("table-no-such-seat", max=len(info.seats))
    if to_seat == from_seat:
        raise Illegal("letter-to-yourself")
    held = info.seats[to_seat]
    if held.user_id is None or held.kind != "human":
        raise Illegal("letter-nobody-there", seat=label_of("seat", to_seat))
    return held.user_id
