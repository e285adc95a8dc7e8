"""Guided first games: one person among stand-ins, told one idea after the other.

A lesson has no clock. It is closed after its last idea, when the learner begins another one, or
when nobody has gone on with it for a long time.
"""

from typing import Any

from bot.kernel import Illegal, Rules, begin
from bot.kernel.labels import label_of
from bot.kernel.lesson import Lesson, Progress, advance
from bot.store import WriteTx, requests, sessions
from bot.store.rows import Deadline, Json
from bot.store.search import OPEN
from bot.table.deadlines import Deadlines
from bot.table.durations import DAY
from bot.table.open_table import OpenTable, TableInfo
from bot.table.options import check_options
from bot.table.repository import Repository, shown_ask
from bot.table.standins import StandIns
from bot.table.waits import Debt

FORGOTTEN = "lesson"
"""The kind of the deadline that closes a lesson nobody goes on with."""

PATIENCE = 30 * DAY


class Lessons:
    """Begins lessons, notes how far they are, and closes them."""

    def __init__(self, repository: Repository, standins: StandIns, deadlines: Deadlines) -> None:
        """Take what opens sessions, who plays the other seats, and what closes old lessons."""
        self._repository = repository
        self._standins = standins
        self._deadlines = deadlines
        deadlines.handle(FORGOTTEN, self.close_forgotten)

    async def begin(
        self,
        guild: int,
        channel: int,
        user_id: int,
        game: str,
        title: str,
        *,
        language: str,
        thread: int,
        request_id: str,
        part: str = "",
    ) -> TableInfo:
        """Start a lesson in a thread; an earlier one of this user is closed.

        `request_id` is as in `Lobby.create`; `part` names one of the further lessons.
        """
        lesson = self.of(game, part)
        for info in await self.open_of(user_id):
            await self.close(info.session.id, user_id)
        async with self._repository.store.write() as tx:
            known = await requests.get(tx, request_id)
            if known is not None and known.session_id is not None:
                return await self._repository.info(tx, known.session_id)
            table = await self._set_up(
                tx,
                lesson,
                part,
                game=game,
                title=title,
                guild_id=guild,
                channel_id=channel,
                thread_id=thread,
                host_user=user_id,
                language=language,
            )
            about = {"session_id": table.session.id, "thread_id": thread}
            await requests.finish(tx, request_id, **about)
            await self._standins.play(table)
            await table.save(self._repository.after_change)
        self._repository.outbox_woken.set()
        self._deadlines.woken.set()
        return await self._repository.stored(table.session.id)

    async def _set_up(self, tx: WriteTx, lesson: Lesson, part: str, **about: object) -> OpenTable:
        """Return the table of a lesson that has just begun; whoever calls this saves it."""
        rules = self._repository.games[str(about["game"])]
        options = check_options(rules, dict(lesson.options))
        session_id = await sessions.create(
            tx,
            options=options.model_dump(mode="json"),
            seats=lesson.seats,
            lesson=Progress(part=part).model_dump(mode="json"),
            **about,
        )
        rows: list[Json] = [
            {"seat": number, "kind": "standin", "joined_at": tx.now}
            for number in range(lesson.seats)
        ]
        rows[lesson.seat] |= {"kind": "human", "user_id": about["host_user"], "chosen": True}
        await sessions.replace_seats(tx, session_id, rows)
        for seat in await sessions.seats(tx, session_id):
            await sessions.note_holder(tx, session_id, seat.seat, seat.kind, seat.user_id)
        await sessions.keep_seed(tx, session_id, lesson.seed)
        table = OpenTable(tx, await self._repository.info(tx, session_id), rules, None)
        out = begin(rules, lesson.seats, options, lesson.seed)
        learner = table.session.host_user
        payload = {"seats": lesson.seats}
        table.record("start", out.state, out.events, True, None, learner, payload)
        return table

    def of(self, game: str, part: str = "") -> Lesson:
        """Return a lesson of a game; raise Illegal if it offers none."""
        try:
            lesson = lesson_of(self._repository.games[game], part)
        except KeyError:
            raise Illegal("table-unknown-game", game=game[:40]) from None
        if lesson is None:
            raise Illegal("table-no-lesson", played=label_of("game", game))
        return lesson

    async def open_of(self, user_id: int) -> list[TableInfo]:
        """Return the lessons this user has begun and not ended; the newest comes first."""
        async with self._repository.store.read() as tx:
            found = await sessions.lessons_of(tx, user_id, OPEN)
            seats = await sessions.seats_of(tx, [session.id for session in found])
        return [TableInfo(session, seats[session.id]) for session in found]

    async def close(self, session_id: int, user_id: int) -> None:
        """End a lesson early; one that is over stays as it is."""
        async with self._repository.change(session_id) as table:
            if table.session.lesson is None or table.session.host_user != user_id:
                raise Illegal("table-not-seated")
            await _close(table)

    async def close_forgotten(self, deadline: Deadline) -> None:
        """Handle a deadline: close a lesson that nobody has gone on with."""
        assert deadline.session_id is not None
        async with self._repository.change(deadline.session_id) as table:
            if table.session.lesson is not None:
                await _close(table)

    async def follow(self, table: OpenTable, _owed: list[Debt]) -> None:
        """Note which idea applies now, and close the lesson after the last one."""
        session = table.session
        if session.lesson is None or session.status not in ("lobby", "running"):
            return
        before = Progress.model_validate(session.lesson)
        lesson = lesson_of(table.rules, before.part)
        if lesson is None:
            return
        held = table.info.seat_of(session.host_user)
        seat = lesson.seat if held is None else held.seat
        asks = [ask for ask in table.views[seat].asks if ask.owed]
        given = sum(move.kind == "answer" and move.seat == seat for move in table.moves)
        ended = table.state.finish is not None or seat in table.state.conceded or held is None
        after = advance(lesson, before, shown_ask(asks) if asks else None, given, ended)
        if after != before:
            await table.change(lesson=after.model_dump(mode="json"))
        if after.over and table.state.finish is None:
            await _close(table)
        elif table.moves:
            due = table.tx.now + PATIENCE
            await self._deadlines.put(table.tx, session.id, FORGOTTEN, due)


def lesson_of(rules: Rules[Any], part: str) -> Lesson | None:
    """Return one of a game's lessons: the first, or a further one by its name."""
    return rules.further_lessons.get(part) if part else rules.lesson


async def _close(table: OpenTable) -> None:
    """Close a lesson that is open, without a result."""
    if table.session.status in ("finished", "cancelled"):
        return
    table.want("lobby")
    await table.change(status="cancelled", finished_at=table.tx.now)
