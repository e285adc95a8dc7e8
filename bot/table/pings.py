"""Pings that people ask for, and pings that they do not want: nudging and muting.

What a ping says is made from the public topic alone, so that it tells nothing about anybody's
hand.
"""

from collections.abc import Iterable

from bot.kernel import Illegal
from bot.kernel.labels import label_of
from bot.store import settings
from bot.store.outbox import TABLE, user_target
from bot.store.rows import Json
from bot.table.durations import HOUR, stamp
from bot.table.open_table import TableInfo
from bot.table.repository import Repository
from bot.table.waits import absence_of, asked, wait_of

BETWEEN_NUDGES = 6 * HOUR


class Pings:
    """Nudges and mutes, and says what is still true when a ping is delivered."""

    def __init__(self, repository: Repository) -> None:
        """Take what opens sessions."""
        self._repository = repository

    async def pingable(self, users: Iterable[int], since: int | None = None) -> set[int]:
        """Return those of these users who are not in quiet hours or on vacation now.

        With `since`, only those who have not been at any time since then.
        """
        async with self._repository.store.read() as tx:
            found = await settings.of_users(tx, set(users))
            start = tx.now if since is None else since
            away = {one: absence_of(data) for one, data in found.items()}
            return {user for user, one in away.items() if not one.away_within(start, tx.now)}

    async def still_wanted(self, session_id: int, about: Json) -> bool:
        """Return whether a reminder is still true: the same is owed, and pings are welcome.

        `about` is what its row says; rows of older releases do not name the question.
        """
        user_id: int = about["user"]
        async with self._repository.store.read() as tx:
            info = await self._repository.info(tx, session_id)
            held = info.seat_of(user_id)
            if held is None or held.owed_since != about["since"] or held.veil == "show":
                return False
            if info.session.status != "running":
                return False
            view = await self._repository.view(tx, info.session, held.seat)
        if about.get("ask") not in (None, *(ask.id for ask in view.asks if ask.owed)):
            return False
        return not wait_of(held).muted and user_id in await self.pingable([user_id])

    async def call_later(self, session_id: int, users: Iterable[int]) -> None:
        """Call these users again after their quiet hours, in which their call was delivered."""
        missed = set(users)
        async with self._repository.change(session_id) as table:
            owed = [
                one
                for one in table.seats
                if one.user_id in missed and one.owed_since and one.veil != "show"
            ]
            away = await table.absences([one.seat for one in owed])
            for one in owed:
                time = wait_of(one).marked("call", away[one.seat].free_from(table.tx.now))
                await table.set_seat(one.seat, clock=time.model_dump())

    async def mute(self, session_id: int, user_id: int) -> TableInfo:
        """Send no more reminders for what this user owes now."""
        async with self._repository.change(session_id) as table:
            held = table.seat_of(user_id)
            time = wait_of(held)
            if time.since is None:
                raise Illegal("nothing-to-mute")
            calls = {mark: at for mark, at in time.marks.items() if mark == "call"}
            muted = time.model_copy(update={"muted": True, "marks": calls})
            await table.set_seat(held.seat, clock=muted.model_dump())
            return table.info

    async def nudge(
        self, session_id: int, user_id: int, seat: int | None = None, *, moderator: bool = False
    ) -> TableInfo:
        """Remind a player who is waited for; not too often, and not in their quiet hours."""
        async with self._repository.change(session_id) as table:
            table.expect("running")
            if not moderator:
                table.seat_of(user_id)
            owed = [
                one
                for one in table.seats
                if one.owed_since is not None and one.kind == "human" and one.user_id != user_id
            ]
            if seat is not None:
                owed = [one for one in owed if one.seat == table.seat(seat).seat]
            if not owed:
                raise Illegal("nudge-nobody")
            now, refusal = table.tx.now, Illegal("nudge-nobody")
            for one in owed:
                time = wait_of(one)
                assert one.user_id is not None
                away = absence_of(await settings.get(table.tx, "user", one.user_id))
                who = label_of("user", one.user_id)
                # Only who has a choice can have muted it: under a veil nobody is told so.
                if time.muted and one.veil is None:
                    refusal = Illegal("nudge-muted", user=who)
                elif away.away(now):
                    refusal = Illegal("nudge-quiet", user=who, when=stamp(away.free_from(now)))
                elif time.nudged is not None and now < time.nudged + BETWEEN_NUDGES:
                    when = stamp(time.nudged + BETWEEN_NUDGES)
                    refusal = Illegal("nudge-too-often", user=who, when=when)
                else:
                    data = time.model_copy(update={"nudged": now}).model_dump()
                    await table.set_seat(one.seat, clock=data)
                    about = {"seat": one.seat, "user": one.user_id, "since": one.owed_since}
                    about["ask"] = asked(table.state, one.seat)
                    where = TABLE if one.veil is None else user_target(one.user_id)
                    if one.veil != "show":
                        table.want("remind", where, why="nudge", **about)
                    return table.info
            raise refusal
