"""What every seat owes after a change, how long the game waits for it, and what was agreed on that.

A **wait** begins when a seat owes an answer and owed none before, or when `OpenTable.begin_wait`
says that it begins anew (another holder, a game that is resumed, a stand-in that steps back). It
goes on while the seat answers and owes the next thing, and ends when the game no longer waits for
the seat. `Wait.after` is the one place that decides which of these has happened.

An **absence** is when somebody cannot be expected to play: quiet hours in their own time zone, and
vacations. A clock stands still in it, and nobody is pinged. All times are milliseconds since 1970.

Pure: the time now is always given. Nothing of this is part of the game's state, so no undo gives
time or pings back.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from heapq import merge
from typing import Any, Literal, NamedTuple
from zoneinfo import ZoneInfo

from pydantic import BaseModel, ConfigDict, Field
from pydantic_core import to_json

from bot.kernel import Illegal, State, View
from bot.kernel.labels import text_digest
from bot.kernel.rules import for_show, waiting
from bot.store.rows import Json, Move, MoveKind, Seat, Session, Veil
from bot.table.durations import DAY, HOUR, MINUTE, check_duration

Overtime = Literal["default", "standin", "moderator"]

SHORTEST = 5 * MINUTE
LONGEST_MOVE = 14 * DAY
LONGEST_BANK = 60 * DAY
LEAST_INCREMENT = HOUR
LONGEST_INCREMENT = 7 * DAY


class Agreement(BaseModel):
    """What a table agreed on about time, in milliseconds."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    kind: Literal["none", "move", "bank"] = "none"
    time: int = 0
    """For each move, or in the bank at the start."""
    increment: int = 0
    """What comes into the bank whenever the game no longer waits for the seat."""
    overtime: Overtime = "standin"
    """What happens when time runs out, and on a seat that somebody has left."""


def agreed(session: Session) -> Agreement:
    """Return the table's agreement; a table that never made one plays without a clock."""
    return Agreement.model_validate(session.clock or {})


def check_agreement(clock: Agreement) -> Agreement:
    """Return the agreement if its times are within bounds; raise Illegal otherwise."""
    if clock.kind == "none":
        return clock
    longest = LONGEST_MOVE if clock.kind == "move" else LONGEST_BANK
    check_duration(clock.time, SHORTEST, longest)
    if clock.kind == "bank":
        check_duration(clock.increment, LEAST_INCREMENT, LONGEST_INCREMENT)
    elif clock.increment:
        raise Illegal("clock-increment-without-bank")
    return clock


def extension(clock: Agreement) -> int:
    """Return how much time a vote for more time gives: another move's time, or a day."""
    return clock.time if clock.kind == "move" else max(clock.increment, DAY)


LONGEST_VACATION = 14
"""Days."""

Span = tuple[int, int]


class Absence(BaseModel):
    """What a user has set about being away; all times in milliseconds."""

    model_config = ConfigDict(extra="ignore")

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """Minutes of the local day: from and until; the second may be in the morning after."""
    quiet_set: list[int] = []
    """When the quiet hours were last changed."""
    vacations: list[Span] = []
    digest: int | None = None
    """The local hour of the daily digest."""

    def stops(self, after: int) -> Iterator[Span]:
        """Yield the spans in which no time passes for this user, from this moment on, merged."""
        current: Span | None = None
        vacations = sorted(span for span in self.vacations if span[1] > after)
        for start, end in merge(self._quiet_spans(after), vacations):
            if current is not None and start <= current[1]:
                current = current[0], max(current[1], end)
                continue
            if current is not None:
                yield current
            current = start, end
        if current is not None:
            yield current

    def _quiet_spans(self, after: int) -> Iterator[Span]:
        if self.quiet is None:
            return
        zone, (start, end) = ZoneInfo(self.zone), self.quiet
        day = local(after, zone).date() - timedelta(days=1)
        while day.year < 9000:
            last = day if end > start else day + timedelta(days=1)
            span = at_minute(day, start, zone), at_minute(last, end, zone)
            if after < span[1] > span[0]:
                yield span
            day += timedelta(days=1)

    def quiet_at(self, minute: int) -> bool:
        """Return whether this minute of the local day is in quiet hours."""
        if self.quiet is None:
            return False
        start, end = self.quiet
        return (minute - start) % (24 * 60) < (end - start) % (24 * 60)

    def away(self, at: int) -> bool:
        """Return whether this moment is in quiet hours or a vacation."""
        return self.free_from(at) != at

    def away_within(self, start: int, end: int) -> bool:
        """Return whether any moment from start to end is in quiet hours or a vacation."""
        first, _ = next(self.stops(start), (end + 1, end + 1))
        return first <= end

    def free_from(self, at: int) -> int:
        """Return the first moment from then on at which the user may be pinged."""
        start, end = next(self.stops(at), (at + 1, at + 1))
        return end if start <= at else at

    def spent(self, start: int, end: int) -> int:
        """Return how much of this span counts: all of it but the absences."""
        total = max(end - start, 0)
        for first, last in self.stops(start):
            if first >= end:
                break
            total -= min(last, end) - max(first, start)
        return total

    def advance(self, start: int, amount: int) -> int:
        """Return the moment at which this much time has counted."""
        at = start
        for first, last in self.stops(start):
            if first > at and first - at >= amount:
                break
            amount -= max(first - at, 0)
            at = max(at, last)
        return at + amount

    def next_hour(self, hour: int, after: int) -> int:
        """Return when it is next this hour where the user lives, outside of quiet hours."""
        zone = ZoneInfo(self.zone)
        today = local(after, zone).date()
        days = (today + timedelta(days=ahead) for ahead in range(2 * LONGEST_VACATION))
        times = [at_minute(day, hour * 60, zone) for day in days]
        to_come = [at for at in times if at > after]
        return next((at for at in to_come if not self.away(at)), self.free_from(to_come[0]))


NEVER_AWAY = Absence()
"""What most people have set."""


def absence_of(settings: Mapping[str, Any]) -> Absence:
    """Return what a user's settings say about being away."""
    if settings.keys().isdisjoint(Absence.model_fields):
        return NEVER_AWAY
    return Absence.model_validate(dict(settings))


def local(at: int, zone: ZoneInfo) -> datetime:
    """Return a moment as the clock on a wall in this time zone shows it."""
    return datetime.fromtimestamp(at / 1000, zone)


def at_minute(day: date, minute: int, zone: ZoneInfo) -> int:
    """Return when it is this minute of this day there; a skipped time counts as the next one."""
    wall = datetime.combine(day, time(minute // 60 % 24, minute % 60), zone)
    return round(wall.astimezone(UTC).timestamp() * 1000)


ACTS: tuple[MoveKind, ...] = ("answer", "act-for", "timeout", "veil")
"""Moves after which a seat that still owes something is waited for from then on."""


@dataclass(frozen=True, slots=True)
class Debt:
    """What a seat owes after a change, since when, and what is new about that."""

    seat: int
    user: int | None
    since: int | None
    public: str | None
    digest: str
    ask: int | None
    """Which question that is; two under a veil may be owed since the same time."""
    fresh: bool
    """It owes something now and owed nothing before."""
    veil: Veil | None
    """Whether it is asked under a veil: with a real choice, or for show."""
    secret_changed: bool
    changed: bool
    """The seat's row has to be written."""

    def columns(self) -> Json:
        """Return what is written into the seat's row."""
        return {
            "owed_since": self.since,
            "owed_for": self.public,
            "secret_digest": self.digest,
            "veil": self.veil,
        }

    def entry(self) -> Json:
        """Return what a `turn` row of the outbox says about it."""
        return {"seat": self.seat, "user": self.user, "public": self.public}


class Known(NamedTuple):
    """Views that are known of a position, and digests of what they show: the public view's, and
    of each seat that somebody holds, that of what the seat alone may know."""

    views: Mapping[int | None, View]
    digests: Mapping[int | None, str]


NOTHING_KNOWN = Known({}, {})


def kept(before: Known, views: Mapping[int | None, View]) -> dict[int | None, str]:
    """Return the digests of what looks in these views as it did before."""
    if not before.views.keys() >= views.keys():
        return {}
    public, was = vars(views[None]), vars(before.views[None])
    news = {name for name in public if public[name] != was[name]}

    def same(seat: int | None) -> bool:
        if seat is None:
            return not news
        mine, mine_was = vars(views[seat]), vars(before.views[seat])
        return all(
            (new is public[name] and mine_was[name] is was[name])
            or (name not in news and new == mine_was[name])
            for name, new in mine.items()
        )

    return {seat: digest for seat, digest in before.digests.items() if same(seat)}


def debts(
    state: State,
    views: Mapping[int | None, View],
    seats: Sequence[Seat],
    answered: set[int | None],
    now: int,
    known: Mapping[int | None, str],
) -> list[Debt]:
    """Return what every seat owes after a change.

    A seat that has `answered` and still owes something is waited for from now on. `known` are
    the digests of seats to which nothing is new.
    """
    topics = {row.seat: row.public for row in waiting(state)}
    people = [seat.seat for seat in seats if seat.user_id is not None]
    new = {seat: _own(views, seat) for seat in people if seat not in known}
    public = views[None].model_dump(mode="json", include=set().union(*new.values())) if new else {}
    found = []
    for seat in seats:
        topic = topics.get(seat.seat)
        veil = _veil(state, seat.seat)
        # Under a veil even the answer must not show: who is named stays named since then.
        for_form = veil == "show" and not any(a.owed for a in state.asks if a.seat == seat.seat)
        goes_on = seat.owed_since is not None and (for_form or seat.seat not in answered)
        since = None if topic is None else seat.owed_since if goes_on else now
        digest = seat.secret_digest if seat.user_id is None else known.get(seat.seat, "")
        if seat.seat in new:
            mine = views[seat.seat].model_dump(mode="json", include=new[seat.seat])
            digest = text_digest(to_json(private_part(mine, public)).decode())
        held = (seat.owed_since, seat.owed_for, seat.secret_digest, seat.veil)
        owes = topic is not None and veil != "show"
        owed = seat.owed_since is not None and seat.veil != "show"
        found.append(
            Debt(
                seat=seat.seat,
                user=seat.user_id,
                since=since,
                public=topic,
                digest=digest,
                ask=asked(state, seat.seat),
                fresh=owes and not owed and seat.kind == "human",
                veil=veil,
                secret_changed=digest != seat.secret_digest,
                changed=held != (since, topic, digest, veil),
            )
        )
    return found


def acted(moves: Sequence[Move]) -> set[int | None]:
    """Return the seats that have answered by these moves, or for which somebody has."""
    return {move.seat for move in moves if move.kind in ACTS}


def asked(state: State, seat: int) -> int | None:
    """Return the question a seat is called or reminded for: the first it really has to answer."""
    mine = [ask for ask in state.asks if ask.seat == seat]
    return min((ask.id for ask in mine if ask.owed and not for_show(ask)), default=None)


def _veil(state: State, seat: int) -> Veil | None:
    """Return how a seat is asked: openly (or not at all), under a veil, or under one for show."""
    mine = [ask for ask in state.asks if ask.seat == seat]
    if any(ask.owed and not ask.veiled for ask in mine) or not any(ask.veiled for ask in mine):
        return None
    return "asked" if any(ask.owed and not for_show(ask) for ask in mine) else "show"


def _own(views: Mapping[int | None, View], seat: int) -> set[str]:
    """Return the fields of a seat's view that it does not share with everybody's."""
    mine, public = vars(views[seat]), vars(views[None])
    return {name for name in mine if mine[name] is not public[name]}


def private_part(mine: Any, public: Any) -> Any:
    """Return what a seat's view has that the public one has not; None where they agree."""
    if mine == public:
        return None
    if isinstance(mine, dict) and isinstance(public, dict):
        parts = {key: private_part(value, public.get(key)) for key, value in mine.items()}
        return {key: part for key, part in parts.items() if part is not None}
    if isinstance(mine, list) and isinstance(public, list) and len(mine) == len(public):
        return [private_part(*pair) for pair in zip(mine, public, strict=True)]
    return {"is": mine}


Mark = Literal["call", "half", "hour", "last"]

Place = Literal["table", "private"]
"""Where somebody answers: at the table, for themselves alone to see, or in their private place."""

PATIENCE = HOUR
"""Whoever was called less than this ago is not told that the others have answered."""


class Wait(BaseModel):
    """One stretch in which the game waits for a seat: its time, and the pings it has had."""

    model_config = ConfigDict(extra="ignore")

    since: int | None = None
    """When what is owed now began to be owed; None while nothing is."""
    left: int | None = None
    """Time that was left when it last began to count; None is all of it."""
    total: int = 0
    """Time at the beginning of this move."""
    counting: int | None = None
    """Since when it counts; None while it is stopped."""
    due: int | None = None
    """When time runs out if nothing happens."""
    gained: int = 0
    """What came into the bank when the wait before ended."""
    over: bool = False
    """It ran out, and a moderator has to say what happens."""
    called: int | None = None
    marks: dict[Mark, int] = Field(default_factory=dict)
    """Pings to come."""
    pinged: list[Mark] = Field(default_factory=list)
    muted: bool = False
    veiled: bool = False
    """Asked under a veil: the time it takes is not taken from the bank, for all could see it."""
    nudged: int | None = None
    place: Place | None = None
    """Where the seat's holder has answered last, which is where they are called."""

    def after(
        self,
        clock: Agreement,
        absence: Absence,
        since: int | None,
        now: int,
        *,
        anew: bool,
        paused: bool,
        taken_back: bool,
    ) -> "Wait":
        """Return the wait after a change of what the seat owes: begun, gone on, stopped or ended.

        `since` is when what is owed now began to be owed, None if nothing is; `anew` says that the
        game did not wait for the seat before; `taken_back` that the seat took its own move back.
        """
        if since is None:
            return self.stopped(absence, now) if paused else self.ended(clock, absence, now)
        if self.since is not None and not anew:
            return self.went_on(clock, absence, since, now)
        return self.begun(clock, absence, since, now, taken_back=taken_back)

    def begun(
        self, clock: Agreement, absence: Absence, since: int, now: int, *, taken_back: bool
    ) -> "Wait":
        """Return a new wait with a move's time; after an undo it is the wait before, going on."""
        if taken_back:
            left = None if self.left is None else max(self.left - self.gained, 0)
            kept = self.model_copy(update={"since": since, "marks": {}, "left": left, "gained": 0})
            return kept.counted(clock, absence, now, fill=False)
        new = Wait(since=since, left=self.left, called=now, nudged=self.nudged, place=self.place)
        return new.counted(clock, absence, now, fill=True)

    def went_on(self, clock: Agreement, absence: Absence, since: int, now: int) -> "Wait":
        """Return the wait of a seat that has answered and owes the next thing: a new move in it."""
        again: list[Mark] = ["half", "hour"] if clock.kind == "move" else []
        pinged = [mark for mark in self.pinged if mark not in again]
        new = self.stopped(absence, now)._unveiled()
        new = new.model_copy(update={"since": since, "pinged": pinged})
        new = new.model_copy(update={"called": now})
        # Whoever decided for a seat that had run out must not be called again at once.
        least = clock.increment if self.over else 0
        return new.counted(clock, absence, now, fill=True, least=least)

    def counted(
        self, clock: Agreement, absence: Absence, now: int, *, fill: bool, least: int = 0
    ) -> "Wait":
        """Return the wait with its time counting from now on; `fill` gives a whole move's time."""
        if clock.kind == "none":
            gone = {"left": None, "counting": None, "due": None, "total": 0}
            return self.model_copy(update=gone)
        whole = self.left is None or (fill and clock.kind == "move")
        left = max(clock.time if whole or self.left is None else self.left, least)
        total = left if fill or not self.total else self.total
        values = {"left": left, "total": total, "counting": now, "over": False}
        new = self.model_copy(update=values | {"due": absence.advance(now, left)})
        return new.model_copy(update={"marks": new._marks(absence, now, left)})

    def _marks(self, absence: Absence, now: int, left: int) -> dict[Mark, int]:
        """Return when to remind: at half time and an hour before the end, of waits long enough."""
        wanted: dict[Mark, int] = {}
        if self.total >= 90 * MINUTE:
            wanted["hour"] = HOUR
        if self.total >= 20 * MINUTE and abs(self.total // 2 - HOUR) >= 30 * MINUTE:
            wanted["half"] = self.total // 2
        marks: dict[Mark, int] = {m: t for m, t in self.marks.items() if m in ("call", "last")}
        for mark, rest in wanted.items():
            if mark not in self.pinged and not self.muted and left > rest:
                marks[mark] = absence.free_from(absence.advance(now, left - rest))
        return marks

    def stopped(self, absence: Absence, now: int) -> "Wait":
        """Return the wait with its clock stopped; the time used until now is taken off."""
        left = self.left
        if left is not None and self.counting is not None:
            left = max(0, left - absence.spent(self.counting, now))
        rest = {m: t for m, t in self.marks.items() if m in ("call", "last")}
        return self.model_copy(update={"left": left, "counting": None, "due": None, "marks": rest})

    def ended(self, clock: Agreement, absence: Absence, now: int) -> "Wait":
        """Return what is left when the game waits no longer; a bank gains its increment."""
        new = self.stopped(absence, now)._unveiled()
        left, gained = new.left, 0
        if clock.kind == "bank" and left is not None and not self.veiled:
            gained = max(min(clock.increment, clock.time - left), 0)
            left += gained
        gone: Json = {"since": None, "left": left, "gained": gained, "marks": {}, "over": False}
        return new.model_copy(update=gone | {"veiled": False})

    def _unveiled(self) -> "Wait":
        """Return the wait with the time there was before a veiled question."""
        if not self.veiled or self.left is None:
            return self
        return self.model_copy(update={"left": self.total})

    def marked(self, mark: Mark, at: int) -> "Wait":
        """Return the wait with one more ping to come, unless it was sent or is not wanted."""
        if mark in self.pinged or (self.muted and mark != "call"):
            return self
        return self.model_copy(update={"marks": self.marks | {mark: at}})


def next_event(wait: Wait | Json) -> int | None:
    """Return when something has to be done about a seat with this wait, or with one of this data.

    That is a ping, or its time runs out.
    """
    known: Json = wait if isinstance(wait, dict) else {"marks": wait.marks, "due": wait.due}
    due = known.get("due")
    return min([*known.get("marks", {}).values(), *([] if due is None else [due])], default=None)


def place_of(seat: Seat) -> Place | None:
    """Return where the holder of a seat has answered last, as the seat's wait says."""
    place: Place | None = (seat.clock or {}).get("place")
    return place


def wait_of(seat: Seat) -> Wait:
    """Return the wait a seat's row holds; an empty one if the game never waited for it."""
    return Wait.model_validate(seat.clock or {})
