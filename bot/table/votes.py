"""What a table decides by itself, without a moderator: what more than half of the players want."""

from dataclasses import asdict, dataclass
from typing import Literal, assert_never

from bot.kernel import Event, Illegal
from bot.kernel.labels import label_of
from bot.store import requests
from bot.table.clocks import extend
from bot.table.durations import DAY, duration_text
from bot.table.history import restore
from bot.table.moderation import resume
from bot.table.open_table import OpenTable
from bot.table.repository import Repository
from bot.table.rights import check_free
from bot.table.seats import vacate
from bot.table.standins import StandIns, answer_all_for
from bot.table.waits import agreed, extension

VOTE_LASTS = 2 * DAY

VOTE = "vote"
"""The kind of a request that was a vote; its data is the poll it led to."""

Wish = Literal["extend", "pause", "resume"]
"""What a table can vote on about its time."""

MotionKind = Literal["act", "free", "rewind"]


@dataclass(frozen=True, slots=True)
class Motion:
    """Something to vote on: decide for a seat, free a seat, or go back to a move."""

    kind: MotionKind
    number: int
    """Of the seat, or of the move."""


@dataclass(frozen=True, slots=True)
class Poll:
    """How many votes a motion has, and how many it needs."""

    votes: int
    needed: int
    new: bool = True
    """Whether this voter had not voted before."""

    @property
    def passed(self) -> bool:
        """Return whether the motion has enough votes."""
        return self.votes >= self.needed


class Votes:
    """Counts votes, and carries out what more than half of the players want."""

    def __init__(self, repository: Repository, standins: StandIns) -> None:
        """Take what opens sessions, and who plays the seats without a person."""
        self._repository = repository
        self._standins = standins

    async def on_game(
        self, session_id: int, user_id: int, motion: Motion, request_id: str | None = None
    ) -> Poll:
        """Vote for a motion; it is carried out when more than half of the players want it."""
        async with self._repository.change(session_id) as table:
            known = await earlier_poll(table, request_id)
            if known is not None:
                return known
            if motion.kind == "act":
                table.expect("running")
            table.expect("running", "paused")
            await check_free(table)
            poll = await count(table, user_id, _subject(table, user_id, motion))
            if poll.passed:
                await _carry_out(table, motion)
                await self._standins.play(table)
            elif poll.new:
                about = {"votes": poll.votes, "needed": poll.needed, **_told(motion)}
                table.notice(
                    "table-vote", user=label_of("user", user_id), motion=motion.kind, **about
                )
            await keep_poll(table, request_id, poll)
            return poll

    async def on_time(
        self, session_id: int, user_id: int, wish: Wish, request_id: str | None = None
    ) -> Poll:
        """Vote for more time, a pause or its end; carried out when more than half want it."""
        async with self._repository.change(session_id) as table:
            known = await earlier_poll(table, request_id)
            if known is not None:
                return known
            _check_wish(table, wish)
            await check_free(table)
            poll = await count(table, user_id, wish)
            if poll.passed:
                await _grant(table, wish)
                await self._standins.play(table)
            elif poll.new:
                about = {"wish": wish, "votes": poll.votes, "needed": poll.needed}
                table.notice("clock-vote", user=label_of("user", user_id), **about)
            await keep_poll(table, request_id, poll)
            return poll


async def count(table: OpenTable, user_id: int, subject: str) -> Poll:
    """Count a player's vote; votes of people who have left, and old ones, do not count."""
    table.seat_of(user_id)
    people = {seat.user_id for seat in table.seats if seat.user_id is not None}
    recent = {
        about: {user: at for user, at in cast.items() if at > table.tx.now - VOTE_LASTS}
        for about, cast in (table.session.votes or {}).items()
    }
    votes = {about: cast for about, cast in recent.items() if cast}
    known = {int(user): at for user, at in votes.get(subject, {}).items() if int(user) in people}
    new = user_id not in known
    known.setdefault(user_id, table.tx.now)
    poll = Poll(len(known), len(people) // 2 + 1, new)
    votes.pop(subject, None)
    if not poll.passed:
        votes[subject] = {str(user): at for user, at in known.items()}
    await table.change(votes=votes)
    return poll


async def earlier_poll(table: OpenTable, request_id: str | None) -> Poll | None:
    """Return what came of this very vote when it was delivered before, or None."""
    done = None if request_id is None else await requests.get(table.tx, request_id)
    return None if done is None else Poll(**done.data)


async def keep_poll(table: OpenTable, request_id: str | None, poll: Poll) -> None:
    """Save what came of a vote, in case it is delivered again."""
    if request_id is not None:
        about = {"session_id": table.session.id, "done_at": table.tx.now}
        await requests.begin(table.tx, request_id, VOTE, asdict(poll), **about)


def _subject(table: OpenTable, user_id: int, motion: Motion) -> str:
    """Return the key of exactly what is voted on: this question, holder or move; or Illegal."""
    number = motion.number
    match motion.kind:
        case "act":
            table.seat(number)
            owed = [ask.id for ask in table.state.asks if ask.owed and ask.seat == number]
            if not owed:
                raise Illegal("table-nothing-owed")
            return f"act:{number}:{min(owed)}"
        case "free":
            held = table.seat(number)
            if held.user_id is None:
                raise Illegal("table-nobody-there")
            if held.user_id == user_id:
                raise Illegal("vote-own-seat")
            return f"free:{number}:{held.joined_at}"
        case "rewind":
            if not 1 <= number < table.number:
                raise Illegal("rewind-no-such-move", min=1, max=table.number - 1)
            return f"rewind:{number}"
        case _:
            assert_never(motion.kind)


async def _carry_out(table: OpenTable, motion: Motion) -> None:
    match motion.kind:
        case "act":
            event = Event(type="table-voted-act", args={"seat": label_of("seat", motion.number)})
            answer_all_for(table, motion.number, None, event)
        case "free":
            held = table.seat(motion.number)
            table.notice("table-voted-free", user=label_of("user", held.user_id))
            await vacate(table, held)
        case "rewind":
            args = {"from": table.number, "to": motion.number}
            event = Event(type="table-voted-rewind", args=args)
            await restore(table, "rewind", motion.number, event, None, None, {})
        case _:
            assert_never(motion.kind)


def _check_wish(table: OpenTable, wish: Wish) -> None:
    if wish == "resume" and table.session.status == "running":
        raise Illegal("table-not-paused")
    table.expect("paused" if wish == "resume" else "running")
    if wish == "extend" and agreed(table.session).kind == "none":
        raise Illegal("clock-none")


async def _grant(table: OpenTable, wish: Wish) -> None:
    if wish == "extend":
        span = extension(agreed(table.session))
        await extend(table, span)
        table.notice("clock-vote-extend", time=duration_text(span))
    elif wish == "pause":
        await table.change(status="paused")
        table.notice("clock-vote-pause")
    else:
        await resume(table)
        table.notice("clock-vote-resume")


def _told(motion: Motion) -> dict[str, object]:
    """Return the parameters of the sentence about a motion: its seat, and its move."""
    if motion.kind == "rewind":
        return {"seat": "none", "to": motion.number}
    return {"seat": label_of("seat", motion.number), "to": 0}
