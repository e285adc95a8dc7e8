"""One session, opened for changing inside one transaction."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NoReturn

from bot.kernel import Answer, Event, Illegal, Offer, Rules, State, View, answer, go_on
from bot.kernel.labels import text_digest
from bot.kernel.rules import AHEAD, expected, plan_id
from bot.store import WriteTx, moves, sessions, settings, states
from bot.store.outbox import FILM, TABLE, Wanted, enqueue, user_target
from bot.store.rows import Json, Move, MoveKind, Seat, Session, Status
from bot.store.sessions import Opened
from bot.table.waits import (
    NOTHING_KNOWN,
    Absence,
    Debt,
    Known,
    Place,
    absence_of,
    acted,
    debts,
    kept,
    place_of,
)


@dataclass(frozen=True, slots=True)
class Receipt:
    """Proof that a move counts, and what it led to, as far as its maker may know."""

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
        """Return the seat this user holds, or None."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def seat_number(self, user_id: int | None) -> int | None:
        """Return the number of this user's seat; None for anybody who holds none."""
        held = None if user_id is None else self.seat_of(user_id)
        return None if held is None else held.seat


AfterChange = Callable[["OpenTable", list[Debt]], Awaitable[None]]
"""Called in the transaction of a change, with who owes what now: the place for clocks."""


@dataclass(frozen=True, slots=True)
class Hook:
    """What a service does after every change of a table that concerns it."""

    run: AfterChange
    concerns: Callable[["OpenTable"], bool] | None = None
    """None: every table."""


class OpenTable:
    """One session within one write transaction: moves are collected, then saved together."""

    def __init__(
        self,
        tx: WriteTx,
        info: TableInfo,
        rules: Rules[Any],
        state: State | None,
        text: bytes | None = None,
        opened: Opened | None = None,
        known: Known = NOTHING_KNOWN,
    ) -> None:
        """Take what was read at the beginning of the transaction.

        `text` is the saved state, `known` what is known of its views.
        """
        self.tx = tx
        self._opened = opened
        self._waits: dict[int, Seat] = {}
        """Seats as they are to be saved: who owes what, and their waits."""
        self.session = info.session
        self.seats = info.seats
        self.rules = rules
        self._state = state
        self.moves: list[Move] = []
        self.wanted: list[Wanted] = []
        self.request_id: str | None = None
        self.calls_again = False
        """Whoever owes something is called, even if they owed something before: after a rewind."""
        self.quiet_user: int | None = None
        """Somebody who knows that it is their turn again, and is not told."""
        self.views: Mapping[int | None, View] = {}
        """What everybody may know once this is saved."""
        self.digests: dict[int | None, str] = {}
        """The digests of these views."""
        self._before = text
        self._known = known
        self._states: list[tuple[int, str]] = []
        self._events: list[Event] = []
        """What the moves of this transaction led to."""
        self.was_open = {ask.id for ask in state.asks} if state is not None else set()
        """Questions that were open before this transaction."""

    @property
    def number(self) -> int:
        """Return the number of the newest state, the moves of this transaction included."""
        return self.session.number + len(self.moves)

    @property
    def text(self) -> bytes | None:
        """Return the newest state as it is saved, or None before the game has started."""
        return self._states[-1][1].encode() if self._states else self._before

    @property
    def state(self) -> State:
        """Return the newest state; raise Illegal before the game has started."""
        if self._state is None:
            raise Illegal("table-not-started")
        return self._state

    @property
    def info(self) -> TableInfo:
        """Return the session and its seats, the changes of this transaction included."""
        return TableInfo(self.session, self.seats)

    def expect(self, *statuses: Status) -> None:
        """Raise Illegal unless the session has one of these statuses."""
        if self.session.status not in statuses:
            _wrong_status(self.session.status)

    def seat_of(self, user_id: int) -> Seat:
        """Return the seat this user holds; raise Illegal if there is none."""
        seat = self.info.seat_of(user_id)
        if seat is None:
            raise Illegal("table-not-seated")
        return seat

    def seat(self, number: int) -> Seat:
        """Return the seat of this number; raise Illegal if there is none."""
        if not 0 <= number < len(self.seats):
            raise Illegal("table-no-such-seat", max=len(self.seats))
        return self.seats[number]

    def answer(self, kind: MoveKind, given: Answer, actor: int | None, *first: Event) -> None:
        """Take one answer as a move; the `first` events are told before its own.

        Where the pace of a window is kept, the last answer stays in until `run_on`.
        """
        out = answer(self.rules, self.state, given, in_place=True, hold=self.held)
        payload = {"ask": given.ask, "value": given.value}
        self.record(
            kind, out.state, [*first, *out.events], out.revealed, given.seat, actor, payload
        )

    @property
    def held(self) -> bool:
        """Whether the questions that are open take effect no earlier than a time drawn for them.

        Whoever is asked alone, as all can see, goes on at once: most of them have the next word.
        """
        several = len({ask.seat for ask in self.state.asks}) > 1
        return several and is_veiled(self) and self.rules.pace(self.state) == "held"

    @property
    def full(self) -> bool:
        """Whether all answers of a step are in that is held."""
        asks = self.state.asks
        return bool(asks) and not any(ask.answer is None for ask in asks)

    @property
    def step(self) -> str:
        """Return the name of the open questions' step: the id of the first of them."""
        return str(min(ask.id for ask in self.state.asks))

    @property
    def is_fresh(self) -> bool:
        """Whether these questions were opened by this transaction."""
        return not any(ask.id in self.was_open for ask in self.state.asks)

    def run_on(self) -> None:
        """Let the answers take effect that were held.

        That is part of the move that brought the last of them, or else a move of nobody's.
        """
        out = go_on(self.state)
        if not self.moves:
            self.record("veil", out.state, out.events, out.revealed, None, None, {})
            return
        last = self.moves[-1]
        self._events += out.events
        told = [*last.events, *(event.model_dump(mode="json") for event in out.events)]
        self.moves[-1] = replace(last, events=told, revealed=last.revealed or out.revealed)
        self._state = out.state
        self._states[-1] = (last.number, self.rules.dump(out.state))

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
        """Add a move and the state it led to; they are written when the table is saved."""
        self._state = state
        told = list(events)
        self._events += told
        move = Move(
            session_id=self.session.id,
            number=self.number + 1,
            kind=kind,
            seat=seat,
            actor_user=actor,
            payload=payload,
            events=[event.model_dump(mode="json") for event in told],
            revealed=revealed,
            restores=restores,
            request_id=self.request_id,
            part=len(self.moves),
            made_at=self.tx.now,
        )
        self.moves.append(move)
        self._states.append((move.number, self.rules.dump(state)))

    async def repeated(self, request_id: str, user_id: int) -> Receipt | None:
        """Return this request's receipt if it was taken before; else note it for the moves."""
        over, opened = self.session.status in ("finished", "cancelled"), self._opened
        if opened is not None and opened.request == request_id and not opened.taken and not over:
            self.request_id = request_id
            return None
        done = await moves.of_request(self.tx, self.session.id, request_id, over=over)
        if not done:
            self.request_id = request_id
            return None
        if done[0].actor_user != user_id:
            raise Illegal("table-request-reused")
        events = [Event.model_validate(data) for move in done for data in move.events]
        return self._receipt(done[-1].number, events, user_id)

    def receipt(self, user_id: int) -> Receipt:
        """Return what the moves of this transaction led to, as this user may know it."""
        return self._receipt(self.moves[-1].number, self._events, user_id)

    def _receipt(self, number: int, events: Sequence[Event], user_id: int) -> Receipt:
        held = self.info.seat_of(user_id)
        seen = tuple(event for event in events if event.seen_by(held.seat if held else None))
        return Receipt(self.session.id, number, seen)

    def want(self, kind: str, target: str = TABLE, **payload: Any) -> None:
        """Queue something to be shown once this transaction is committed."""
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
        """Queue what clears messages that still say that somebody is waited for."""
        self.want("board")
        if self.session.status == "cancelled":
            for seat in self.seats:
                if seat.user_id is not None and seat.owed_since is not None:
                    self.want_secrets(seat.user_id, seat.seat)

    def want_secrets(self, user_id: int, seat: int) -> None:
        """Queue an update of a user's private page that no move has changed."""
        about = {"user": user_id, "seat": seat, "called": False}
        self.want("secrets", user_target(user_id), **about, first=self.number + 1, last=self.number)

    async def set_seat(self, seat: int, **values: Any) -> None:
        """Change some fields of a seat."""
        await sessions.set_seat(self.tx, self.session.id, seat, **values)
        self.seats[seat] = replace(self.seats[seat], **values)

    def note_place(self, seat: int, place: Place | None) -> None:
        """Note where the holder of a seat answers; it is saved with the seat's wait."""
        held = self.seats[seat]
        if place is not None and place_of(held) != place:
            self.seats[seat] = replace(held, clock=(held.clock or {}) | {"place": place})

    async def begin_wait(self, seat: int, **values: Any) -> None:
        """Have the game wait anew for what a seat owes, and change some fields of the seat.

        When this is saved, whoever holds the seat is called, and their time begins.
        """
        await self.set_seat(seat, owed_since=None, owed_for=None, **values)

    async def absences(self, seats: Iterable[int]) -> dict[int, Absence]:
        """Return when the holders of these seats are away, by seat."""
        users = {seat: self.seats[seat].user_id for seat in seats}
        found = dict(self._opened.settings) if self._opened is not None else {}
        new = [user for user in users.values() if user is not None and user not in found]
        found |= await settings.of_users(self.tx, new)
        return {
            seat: absence_of(found[user]) if user is not None else Absence()
            for seat, user in users.items()
        }

    async def save(self, hooks: Sequence[Hook]) -> None:
        """Write the moves, states, debts and what is to be shown; `hooks` run in between."""
        owed: list[Debt] = []
        if self._state is not None:
            owed = await self._save_game(self._state)
            for hook in hooks:
                if hook.concerns is None or hook.concerns(self):
                    await hook.run(self, owed)
            await self.save_waits({})
        # Whoever is asked under a veil is called in private, whatever they were called for before.
        topics = {r.seat: r.public for r in owed if r.public is not None and r.veil is None}
        queued = self._opened is None or self._opened.queued
        await enqueue(self.tx, self.session.id, self.wanted, topics, queued=queued)

    async def save_waits(self, clocks: Mapping[int, Json]) -> None:
        """Write what seats owe after this change, together with these waits of theirs."""
        for number, clock in clocks.items():
            seat = self._waits.get(number, self.seats[number])
            self._waits[number] = replace(seat, clock=clock)
        await sessions.set_waits(self.tx, [*self._waits.values()])
        self._waits = {}

    async def _tidy_drafts(self, state: State) -> None:
        """Delete the drafts and plans of questions that were answered or are no longer asked."""
        if self._opened is not None and not self._opened.drafts:
            return
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

    async def _save_game(self, state: State) -> list[Debt]:
        tx, session_id = self.tx, self.session.id
        if self.moves:
            self.rules.check(state)
            await moves.append(tx, self.moves)
            await states.save(tx, session_id, self._states, self._before)
            await self._tidy_drafts(state)
        self.views = self.rules.views(state)
        known = kept(self._known, self.views)
        owed = debts(state, self.views, self.seats, acted(self.moves), tx.now, known)
        self._waits = {
            row.seat: replace(self.seats[row.seat], **row.columns()) for row in owed if row.changed
        }
        digest = known.get(None) or text_digest(self.views[None].model_dump_json())
        self.digests = {None: digest} | {
            row.seat: row.digest for row in owed if row.user is not None
        }
        self._want_shown(owed, digest)
        if self.moves:
            await self._advance(state, digest)
        return owed

    def _want_shown(self, owed: list[Debt], digest: str) -> None:
        span: Json = {"first": self.session.number + 1, "last": self.number}
        if any(event.to is None for event in self._events):
            self.want("log", **span)
        if digest != self.session.board_digest:
            self.want("board", quiet=bool(self.moves))
        fresh = [row for row in owed if row.fresh and row.user != self.quiet_user]
        if self.calls_again:
            fresh = [row for row in owed if row.public is not None and row.user is not None]
        if self.session.status != "paused":
            self._want_called(fresh)
        for row in owed:
            told = any(event.to is not None and row.seat in event.to for event in self._events)
            if row.user is not None and (row.secret_changed or told):
                openly = row.veil is None and place_of(self.seats[row.seat]) == "table"
                about = {"user": row.user, "seat": row.seat, "called": row.fresh, "openly": openly}
                self.want("secrets", user_target(row.user), **about, **span)

    def _want_called(self, fresh: list[Debt]) -> None:
        """Queue calls to those who newly owe something: at the table, or in private if veiled."""
        openly = [
            row.entry() | {"place": place_of(self.seats[row.seat])}
            for row in fresh
            if row.veil is None
        ]
        if openly:
            self.want("turn", owed=openly)
        for row in fresh:
            if row.veil is not None and row.user is not None:
                about = {"seat": row.seat, "user": row.user, "since": row.since, "ask": row.ask}
                self.want("remind", user_target(row.user), why="call", **about)

    async def _advance(self, state: State, digest: str) -> None:
        # Somebody else may have moved if the database lets several processes write at once.
        if not await sessions.advance(self.tx, self.session, self.number, digest):
            raise Illegal("table-changed")
        values: Json = {}
        if state.finish is not None:
            result = state.finish.model_dump(mode="json")
            values = {"status": "finished", "finished_at": self.tx.now, "result": result}
            if self.session.status != "finished" and self.session.lesson is None:
                self.want(FILM, FILM)
        elif self.session.status in ("lobby", "finished"):
            values = {"status": "running", "finished_at": None, "result": None}
        if values:
            await sessions.change(self.tx, self.session.id, **values)
        if values.get("status", self.session.status) != self.session.status:
            self.want("lobby")  # its words and tags say how the table stands


def _wrong_status(status: Status) -> NoReturn:
    reasons: dict[Status, str] = {
        "lobby": "table-not-started",
        "running": "table-already-started",
        "paused": "table-paused",
        "finished": "table-finished",
        "cancelled": "table-cancelled",
    }
    raise Illegal(reasons[status])


def is_lesson(table: OpenTable) -> bool:
    """Return whether the table is a guided first game."""
    return table.session.lesson is not None


def is_veiled(table: OpenTable) -> bool:
    """Return whether a veiled question is open."""
    return any(ask.veiled for ask in table.state.asks)


def is_talk(table: OpenTable) -> bool:
    """Return whether players are talking about an offer."""
    return any(isinstance(ask, Offer) for ask in table.state.asks)


def is_over(table: OpenTable) -> bool:
    """Return whether the game has ended."""
    return table.state.finish is not None
