"""One session, opened for changing inside one transaction; and what all parts of Tables share."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from secrets import randbelow, token_hex
from typing import Any, NoReturn
from weakref import WeakValueDictionary

from bot.kernel import Answer, Event, Illegal, Rules, State, View, answer
from bot.kernel.ahead import AHEAD, expected, plan_id
from bot.store import ReadTx, Store, WriteTx, moves, sessions
from bot.store.outbox import TABLE
from bot.store.rows import Json, Move, MoveKind, Seat, Session, Status
from bot.table.changes import Owing, digest_of, owing
from bot.table.queue import Wanted, enqueue, lane

ACTS: tuple[MoveKind, ...] = ("answer", "act-for", "timeout", "veil")
"""Moves after which a seat that still owes something is waited for anew."""

VEIL = (20_000, 300_000)
"""Milliseconds, at least and at most: as long as somebody who is there takes to pass."""

POSITIONS = 128
"""Games whose newest views are kept at hand."""

Games = Callable[[str], Rules[Any]]
"""From a game's id to its rules; KeyError if there is none."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """A move counts: what it led to, as far as whoever made it may know."""

    session_id: int
    number: int
    """The number of the newest state when the move was made."""
    events: tuple[Event, ...]
    left: int = 0
    """So many of the last answers were not taken, since something else is asked first."""


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A session and its seats; nothing in it is secret."""

    session: Session
    seats: list[Seat]

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat this user holds."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)


class Positions:
    """The views of the games that were looked at last; what has a number never changes."""

    def __init__(self) -> None:
        """Nothing has been looked at."""
        self._kept: OrderedDict[int, tuple[int, dict[int | None, View]]] = OrderedDict()

    def views(self, session_id: int, number: int) -> dict[int | None, View]:
        """Those that are known of this position."""
        known, views = self._kept.get(session_id, (0, {}))
        return views if known == number else {}

    def keep(self, session_id: int, number: int, views: Mapping[int | None, View]) -> None:
        """Know these for a while, unless a newer position is known."""
        if views and self._kept.get(session_id, (0, {}))[0] <= number:
            self._kept[session_id] = number, dict(views)
            self._kept.move_to_end(session_id)
        if len(self._kept) > POSITIONS:
            self._kept.popitem(last=False)


AfterMove = Callable[["OpenTable", list[Owing]], Awaitable[None]]
"""Called in the transaction of every change, with who owes what now: the place for clocks."""


class OpenTable:
    """One session within one write transaction: moves are collected, then saved together."""

    def __init__(self, tx: WriteTx, info: TableInfo, rules: Rules[Any], state: State | None):
        """Take what was read at the beginning of the transaction."""
        self.tx = tx
        self.session = info.session
        self.seats = info.seats
        self.rules = rules
        self._state = state
        self.moves: list[Move] = []
        self.wanted: list[Wanted] = []
        self.request_id: str | None = None
        self.quiet_user: int | None = None
        """Somebody who knows that it is their turn again, and is not told."""
        self.views: Mapping[int | None, View] = {}
        """What everybody may know once this is saved."""
        self._states: list[tuple[int, str]] = []
        self.was_open = {ask.id for ask in state.asks} if state is not None else set()
        """Questions that were open before this transaction."""

    @property
    def number(self) -> int:
        """The number of the newest state, the moves of this transaction included."""
        return self.session.number + len(self.moves)

    @property
    def state(self) -> State:
        """The newest state."""
        if self._state is None:
            raise Illegal("table-not-started")
        return self._state

    @property
    def info(self) -> TableInfo:
        """The session as it is now."""
        return TableInfo(self.session, self.seats)

    def expect(self, *statuses: Status) -> None:
        """Raise Illegal unless the session is in one of these states."""
        if self.session.status not in statuses:
            _wrong_status(self.session.status)

    def seat_of(self, user_id: int) -> Seat:
        """The seat this user holds, or Illegal."""
        seat = self.info.seat_of(user_id)
        if seat is None:
            raise Illegal("table-not-seated")
        return seat

    def seat(self, number: int) -> Seat:
        """The seat of this number, or Illegal."""
        if not 0 <= number < len(self.seats):
            raise Illegal("table-no-such-seat", max=len(self.seats))
        return self.seats[number]

    def answer(self, kind: MoveKind, given: Answer, actor: int | None, *first: Event) -> None:
        """Take one answer as a move of its own; `first` are events to tell before its own."""
        out = answer(self.rules, self.state, given, in_place=True)
        payload = {"ask": given.ask, "value": given.value}
        self.record(
            kind, out.state, [*first, *out.events], out.revealed, given.seat, actor, payload
        )

    def record(
        self,
        kind: MoveKind,
        state: State,
        events: Iterable[Event],
        revealed: bool,
        seat: int | None,
        actor: int | None,
        payload: Json,
        restores: int | None = None,
    ) -> None:
        """Note a move and the state it led to."""
        self._state = state
        move = Move(
            session_id=self.session.id,
            number=self.number + 1,
            kind=kind,
            seat=seat,
            actor_user=actor,
            payload=payload,
            events=[event.model_dump(mode="json") for event in events],
            revealed=revealed,
            restores=restores,
            request_id=self.request_id,
            part=len(self.moves),
            made_at=self.tx.now,
        )
        self.moves.append(move)
        self._states.append((move.number, self.rules.dump(state)))

    async def repeated(self, request_id: str, user_id: int) -> Receipt | None:
        """The receipt of this request if it was taken before; else it is noted for the moves."""
        done = await moves.of_request(self.tx, self.session.id, request_id)
        if not done:
            self.request_id = request_id
            return None
        if done[0].actor_user != user_id:
            raise Illegal("table-request-reused")
        return self._receipt(done, user_id)

    def receipt(self, user_id: int) -> Receipt:
        """What the moves of this transaction led to, as this user may know it."""
        return self._receipt(self.moves, user_id)

    def _receipt(self, done: Sequence[Move], user_id: int) -> Receipt:
        held = self.info.seat_of(user_id)
        events = (Event.model_validate(data) for move in done for data in move.events)
        seen = tuple(event for event in events if event.seen_by(held.seat if held else None))
        return Receipt(self.session.id, done[-1].number, seen)

    def want(self, kind: str, target: str = TABLE, **payload: Any) -> None:
        """Have something shown once this transaction is committed."""
        self.wanted.append(Wanted(kind, target, payload))

    def notice(self, kind: str, **params: Any) -> None:
        """Tell the table about something that is no move: a catalogue key and its parameters."""
        self.want("notice", type=kind, args=params)

    async def change(self, **values: Any) -> None:
        """Change some fields of the session."""
        await sessions.change(self.tx, self.session.id, **values)
        self.session = replace(self.session, **values)
        if values.get("status") in ("paused", "cancelled") and self.session.number:
            self._want_rest()

    def _want_rest(self) -> None:
        """Nobody is waited for any more: no message may say that somebody is."""
        self.want("board")
        if self.session.status == "cancelled":
            for seat in self.seats:
                if seat.user_id is not None and seat.owed_since is not None:
                    self.want_secrets(seat.user_id, seat.seat)

    def want_secrets(self, user_id: int, seat: int) -> None:
        """Have a user's private page looked after, although no move has changed it."""
        about = {"user": user_id, "seat": seat, "called": False}
        self.want("secrets", lane(user_id), **about, first=self.number + 1, last=self.number)

    async def set_seat(self, seat: int, **values: Any) -> None:
        """Change some fields of a seat."""
        await sessions.set_seat(self.tx, self.session.id, seat, **values)
        self.seats[seat] = replace(self.seats[seat], **values)

    async def save(self, hooks: Sequence[AfterMove]) -> None:
        """Write everything down: moves, states, who owes what, and what is to be shown."""
        owed: list[Owing] = []
        if self._state is not None:
            owed = await self._save_game(self._state)
            for hook in hooks:
                await hook(self, owed)
        # Whoever is asked under a veil is called in private, whatever they were called for before.
        topics = {r.seat: r.public for r in owed if r.public is not None and r.veil is None}
        await enqueue(self.tx, self.session.id, self.wanted, topics)

    async def _tidy_drafts(self, state: State) -> None:
        """Throw away half-done answers and plans: those just answered or not asked any more."""
        kept = await moves.drafted(self.tx, self.session.id)
        answered = {move.payload["ask"] for move in self.moves if move.kind == "answer"}
        asked = [ask for ask in state.asks if ask.id not in answered]
        useful = {(ask.seat, number) for ask in asked for number in (ask.id, plan_id(ask))}
        for seat in {seat for seat, number in kept if number >= AHEAD}:
            coming = expected(self.rules, self.rules.view(state, seat))
            useful |= {(seat, ask.id) for ask in coming}
        for seat, number in kept:
            if (seat, number) not in useful:
                await moves.drop_draft(self.tx, self.session.id, seat, number)

    async def _save_game(self, state: State) -> list[Owing]:
        tx, session_id = self.tx, self.session.id
        if self.moves:
            self.rules.check(state)
            await moves.append(tx, self.moves)
            await moves.save_states(tx, session_id, self._states)
            await self._tidy_drafts(state)
        acted = {move.seat for move in self.moves if move.kind in ACTS}
        self.views = self.rules.views(state)
        public = self.views[None].model_dump(mode="json")
        owed = owing(state, self.views, public, self.seats, acted, tx.now)
        await sessions.set_owed(tx, session_id, [row.columns() for row in owed if row.changed])
        digest = digest_of(public)
        self._want_shown(owed, digest)
        if self.moves:
            await self._advance(state, digest)
        return owed

    def _want_shown(self, owed: list[Owing], digest: str) -> None:
        span: Json = {"first": self.session.number + 1, "last": self.number}
        events = [Event.model_validate(data) for move in self.moves for data in move.events]
        if any(event.to is None for event in events):
            self.want("log", **span)
        if digest != self.session.board_digest:
            self.want("board")
        fresh = [row for row in owed if row.fresh and row.user != self.quiet_user]
        if self.session.status != "paused":
            self._want_called(fresh)
        for row in owed:
            told = any(event.to is not None and row.seat in event.to for event in events)
            if row.user is not None and (row.secret_changed or told):
                about = {"user": row.user, "seat": row.seat, "called": row.fresh}
                self.want("secrets", lane(row.user), **about, **span)

    def _want_called(self, fresh: list[Owing]) -> None:
        """Call those who newly owe something: at the table, or under a veil in private."""
        openly = [row.entry() for row in fresh if row.veil is None]
        if openly:
            self.want("turn", owed=openly)
        for row in fresh:
            if row.veil is not None and row.user is not None:
                about = {"seat": row.seat, "user": row.user, "since": row.since, "ask": row.ask}
                self.want("remind", lane(row.user), why="call", **about)

    async def _advance(self, state: State, digest: str) -> None:
        # Somebody else may have moved if the database lets several processes write at once.
        if not await sessions.advance(self.tx, self.session, self.number, digest):
            raise Illegal("table-changed")
        values: Json = {}
        if state.finish is not None:
            result = state.finish.model_dump(mode="json")
            values = {"status": "finished", "finished_at": self.tx.now, "result": result}
        elif self.session.status in ("lobby", "finished"):
            values = {"status": "running", "finished_at": None, "result": None}
        if values:
            await sessions.change(self.tx, self.session.id, **values)
        if values.get("status", self.session.status) != self.session.status:
            self.want("lobby")  # its words and tags say how the table stands


class Base:
    """What every part of Tables works with."""

    def __init__(
        self,
        store: Store,
        games: Games,
        seeds: Callable[[], str] = lambda: token_hex(16),
        veil: tuple[int, int] = VEIL,
        chance: Callable[[int], int] = randbelow,
    ) -> None:
        """Take an open store (whose clock is used), the games, and a source of seeds.

        `veil` is how long a veiled question is left open that nobody has to answer, from and to;
        `chance` draws a number below another one for it.
        """
        self.store = store
        self.games = games
        self.seeds = seeds
        self.veil = veil
        self.chance = chance
        self.after_move: list[AfterMove] = []
        self.outbox_woken = asyncio.Event()
        self.deadlines_woken = asyncio.Event()
        self._positions = Positions()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def _change(self, session_id: int) -> AsyncIterator[OpenTable]:
        """Open a session for changing; saved and committed when the block ends."""
        lock = self._locks.setdefault(session_id, asyncio.Lock())
        async with lock, self.store.write() as tx:
            table = await self._open(tx, session_id)
            yield table
            await table.save(self.after_move)
        self._positions.keep(session_id, table.number, table.views)
        self.outbox_woken.set()
        self.deadlines_woken.set()

    async def _open(self, tx: WriteTx, session_id: int) -> OpenTable:
        info = await self._info(tx, session_id, lock=True)
        rules = self.games(info.session.game)
        state = await self._state(tx, rules, info.session) if info.session.number else None
        return OpenTable(tx, info, rules, state)

    async def _info(self, tx: ReadTx, session_id: int, *, lock: bool = False) -> TableInfo:
        session = await sessions.get(tx, session_id, lock=lock)
        if session is None:
            raise Illegal("table-unknown")
        return TableInfo(session, await sessions.seats(tx, session_id))

    async def _view(self, tx: ReadTx, session: Session, seat: int | None) -> View:
        """What this seat (None: everybody) may know of the newest position."""
        views = self._positions.views(session.id, session.number)
        if seat not in views:
            rules = self.games(session.game)
            views[seat] = rules.view(await self._state(tx, rules, session), seat)
            self._positions.keep(session.id, session.number, views)
        return views[seat]

    async def _state(self, tx: ReadTx, rules: Rules[Any], session: Session) -> State:
        text = await moves.state(tx, session.id, session.number)
        if text is None:
            raise Illegal("table-not-started")
        state: State = rules.load(text)
        return state


def _wrong_status(status: Status) -> NoReturn:
    reasons: dict[Status, str] = {
        "lobby": "table-not-started",
        "running": "table-already-started",
        "paused": "table-paused",
        "finished": "table-finished",
        "cancelled": "table-cancelled",
    }
    raise Illegal(reasons[status])
