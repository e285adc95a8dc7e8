"""The people and tables of a simulated month, day by day, and what is checked about them."""

import asyncio
import heapq
import itertools
from collections import Counter
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from bench.calls import Calls
from bench.council import CouncilRules
from bench.habits import START, ZONES, Clock, Person, Report, in_quiet
from bench.post import FORUM, HALL, THREADS, Post
from bench.timeouts import Timeouts
from bot.games import GAMES, RULES
from bot.kernel import Illegal, Rng, Rules
from bot.store import Store, deadlines
from bot.store.rows import Outgoing, Seat
from bot.table import Batch, Delivered, OutboxWorker, Tables
from bot.table.durations import DAY, HOUR, MINUTE
from bot.table.waits import Agreement, wait_of

MODERATOR = 999_999
LONGEST = 400 * DAY
"""The Iron Throne with somebody who never looks and a clock of two days takes its time."""

PATIENCE = 10
"""How often a moderator is called for the same seat before a stand-in gets it."""

SLACK = 1000
"""Milliseconds by which something due may be late while the process runs."""

OUTAGES = (30_000, 5 * MINUTE, 20 * MINUTE, 3 * HOUR, 9 * HOUR, 2 * DAY)


COUNCIL = CouncilRules()
MIX = ("council", "risk", "iron_throne", "board_game", *["council"] * 6)
"""What the tables play, in turn."""

LONGEST_SITTING = 40
"""Answers that somebody gives before they look away."""


games: Mapping[str, Rules[Any]] = {**{one: RULES[one] for one in GAMES}, COUNCIL.id: COUNCIL}
"""The rules of the real games, and those made for this."""


class Month:
    """The simulation."""

    def __init__(
        self,
        path: str | Path,
        count: int,
        players: int,
        seed: int,
        rounds: int,
        mix: Sequence[str],
        days: int | None,
    ) -> None:
        self.end = START + (LONGEST if days is None else days * DAY)
        """When it stops, whether the games are over or not."""
        self.cut_short = days is not None
        self.path = path
        self.count = count
        self.rounds = rounds
        self.chance = Random(seed)
        self.clock = Clock()
        self.report = Report()
        self.people = {number: self._person(number) for number in range(1, players + 1)}
        self.queue: list[tuple[int, int, str, tuple[int, ...]]] = []
        self.order = itertools.count()
        self.expected: set[tuple[int, int, int]] = set()
        """Who will look at which seat of which game."""
        self.forgotten: set[tuple[int, int, int]] = set()
        self.overtimes: Counter[tuple[int, int]] = Counter()
        """How often a moderator was called for which seat of which game."""
        self.open: set[int] = set()
        self.seen: set[str] = set()
        self.mix = itertools.cycle(mix)
        about = self.people, self.clock, self.report.counts, self._breach
        self.post, self.calls = Post(*about), Calls(*about)
        self.timeouts = Timeouts(self.report.counts, self._breach)

    def _person(self, number: int) -> Person:
        chance = self.chance
        evening = chance.choice((21, 22, 23, 0)) * 60
        quiet = (evening, (evening + chance.choice((7, 8, 9)) * 60) % 1440)
        return Person(
            number,
            chance.choice(ZONES),
            quiet if chance.random() < 0.7 else None,
            delay=chance.choice((0.5, 2, 5, 9)),
            forgets=chance.choice((0, 0.02, 0.1)),
            vanishes=START + int(chance.uniform(1, 30) * DAY) if chance.random() < 0.05 else None,
        )

    # --- the process: started, killed, started again

    async def boot(self) -> None:
        self.store = Store(self.path, self.clock)
        await self.store.open()
        self.tables = Tables(
            self.store, games, lambda: f"{self.chance.random()}", chance=self.chance.randrange
        )
        self.post.connect(self.tables)
        self.task = self.tables.deadlines
        self.worker = OutboxWorker(self.store, self, self.tables.outbox_woken)
        self.report.counts["seats given grace"] += await self.tables.clocks.forgive_outage()

    async def kill(self) -> None:
        """In the middle of what is under way; then nothing for a while."""
        await self.tables.clocks.beat()
        self.report.counts["kills"] += 1
        work = asyncio.gather(self.task.run_due(), self.worker.drain(), return_exceptions=True)
        for _ in range(self.chance.randrange(60)):
            await asyncio.sleep(0)
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        await self.store.close()
        outage = self.chance.choice(OUTAGES)
        self.timeouts.outages.append((self.clock.now, self.clock.now + outage))
        self.clock.now += outage
        await self.boot()

    async def deliver(self, batch: Batch) -> Delivered:
        """In Discord's place: a repeated nonce is the same message.

        What real games show is written by the bot's own delivery. The small game has no words, and
        may be named in any digest.
        """
        rows = tuple(row for row in batch.rows if row.kind != "digest")
        if rows and (await self.tables.queries.info(batch.session_id)).session.game != COUNCIL.id:
            await self.post.deliver(replace(batch, rows=rows))
        done: dict[int, int | None] = {}
        for row in batch.rows:
            if row.nonce not in self.seen:
                self.seen.add(row.nonce)
                await self._shown(row)
            done[row.id] = None
        return Delivered(done=done)

    async def _shown(self, row: Outgoing) -> None:
        if row.kind == "turn":
            waiting = {
                owed.user: owed for owed in await self.tables.queries.waiting(row.session_id)
            }
            users = [entry["user"] for entry in row.payload["owed"] if entry["user"] in waiting]
            now = await self.tables.pings.pingable(users)
            for user in now:
                await self._call(row.session_id, user, 0, "turn")
            if late := set(users) - now:
                await self.tables.pings.call_later(row.session_id, late)
        elif row.kind == "remind":
            user, since = row.payload["user"], row.payload["since"]
            if not await self.tables.pings.still_wanted(row.session_id, row.payload):
                return
            why = row.payload["why"]
            await self._call(row.session_id, user, 0 if why == "call" else since, why)
        elif row.kind == "digest" and self.clock.now - row.created_at < 3 * HOUR:
            person = self.people[row.payload["user"]]
            # One a day of their own calendar: after an outage two may come on one day of another.
            self.calls.ping(0, person.id, (0, person.day(self.clock.now)), "digest")
        elif row.kind == "notice" and row.payload["type"] == "clock-standin-plays":
            self.report.counts["time-outs by stand-in"] += 1
            self.timeouts.grace(row.session_id, row.created_at)
        elif row.kind == "overtime":
            info = await self.tables.queries.info(row.session_id)
            if info.seats[row.payload["seat"]].kind == "human":
                self.timeouts.grace(row.session_id, row.created_at)
            self.report.counts["moderator called"] += 1
            at = self.clock.now + self.chance.randrange(1, 24) * HOUR
            self._plan(at, "moderate", row.session_id, row.payload["seat"])
        elif row.kind == "open":
            at = self.clock.now + self.chance.randrange(1, 48) * HOUR
            self._plan(at, "take over", row.session_id, row.payload["seat"])

    async def _call(self, session_id: int, user: int, since: int, what: str) -> None:
        asks = (await self.tables.queries.view(session_id, user)).asks
        self.calls.call(session_id, user, asks, since, what)

    def _breach(self, text: str) -> None:
        day = (self.clock.now - START) / DAY
        self.report.breaches.append(f"day {day:.2f}: {text}")

    # --- what people do

    def _plan(self, at: int, what: str, *about: int) -> None:
        heapq.heappush(self.queue, (at, next(self.order), what, about))

    async def open_all(self) -> None:
        users = list(self.people)
        self.chance.shuffle(users)
        for person in self.people.values():
            await self.tables.absences.set_quiet(person.id, person.quiet, person.zone)
            if self.chance.random() < 0.2:
                hour = next(h for h in (9, 12, 18) if not in_quiet(person.quiet, h * 60))
                await self.tables.absences.set_digest(person.id, hour)
            if self.chance.random() < 0.3:
                self._plan(START + int(self.chance.uniform(0, 25) * DAY), "vacation", person.id)
            await self._habits(person.id)
        size = len(users) // self.count
        for number in range(self.count):
            await self._open(users[number * size : (number + 1) * size])
        for _ in range(self.count // 2 + 4):
            busy = min(30, 4 * self.rounds)
            self._plan(START + int(self.chance.uniform(0, busy) * DAY), "kill")
        for _ in range(self.count):
            at = START + int(self.chance.uniform(0, 30) * DAY)
            what = self.chance.choice(("nudge", "vote", "mute", "leave", "undo"))
            self._plan(at, what, self.chance.randrange(1, self.count + 1))

    async def _habits(self, user: int) -> None:
        """Whether they take direct messages, where they want their secrets, what they read."""
        secrets = self.chance.choice(("dm",) * 8 + ("thread", "ephemeral"))
        locale = self.chance.choice(("de", "en-US"))
        await self.post.settings.set_person(user, secrets=secrets, locale=locale, name=f"P{user}")
        if self.chance.random() < 0.25:
            self.post.closed.add(user)
        for _ in range(self.chance.choice((0, 0, 1, 2))):
            self._plan(START + int(self.chance.uniform(0, 30) * DAY), "door", user)

    async def _door(self, user: int) -> None:
        """Direct messages are closed without a word; who opens them says so."""
        if user in self.post.closed:
            self.post.closed.discard(user)
            await self.post.settings.set_person(user, dm_closed=None)
        else:
            self.post.closed.add(user)

    async def _open(self, users: list[int]) -> None:
        overtime = self.chance.choice(("default", "standin", "moderator"))
        hours = self.chance.choice((8, 24, 48))
        kinds: list[dict[str, Any]] = [
            {"kind": "move", "time": hours * HOUR},
            {"kind": "bank", "time": 4 * hours * HOUR, "increment": 4 * HOUR},
        ]
        data = self.chance.choice(kinds) | {"overtime": overtime}
        game = next(self.mix)
        options = {"rounds": self.rounds} if game == COUNCIL.id else {}
        info = await self.tables.lobby.create(1, 2, users[0], game, "A table", options)
        number = info.session.id
        where = self.chance.choice((HALL, HALL, FORUM))
        await self.tables.places.move(number, where, THREADS + number)
        await self.tables.lobby.set_options(number, users[0], {}, seats=len(users))
        await self.tables.clocks.set(number, users[0], Agreement.model_validate(data))
        for user in users[1:]:
            await self.tables.lobby.join(number, user)
        await self.tables.lobby.start(number, users[0])
        self.open.add(number)
        await self._follow(number)

    async def _follow(self, session_id: int) -> None:
        """Whoever owes something will look sooner or later, or never."""
        for owed in await self.tables.queries.waiting(session_id):
            person = self.people.get(owed.user or 0)
            if person is None or (session_id, owed.seat, owed.since) in self.forgotten:
                continue
            key = session_id, owed.seat, person.id
            if key in self.expected:
                continue
            if self.chance.random() < person.forgets:
                self.forgotten.add((session_id, owed.seat, owed.since))
                self.report.counts["forgotten"] += 1
                continue
            hours = min(self.chance.expovariate(1 / person.delay), 60)
            at = self.clock.now + int(hours * HOUR)
            while person.away(at):
                at += 30 * MINUTE + self.chance.randrange(30 * MINUTE)
            self.expected.add(key)
            self._plan(at, "answer", *key)

    async def _act(self, what: str, about: tuple[int, ...]) -> None:
        doing: dict[str, Any] = {
            "answer": self._answer,
            "kill": self.kill,
            "vacation": self._vacation,
            "door": self._door,
            "nudge": self._nudge,
            "vote": self._vote,
            "mute": self._mute,
            "undo": self._undo,
            "leave": self._leave,
            "moderate": self._moderate,
            "take over": self._take_over,
        }
        work: Coroutine[Any, Any, None] = doing[what](*about)
        try:
            await work
            self.report.counts[what] += 1
        except Illegal as refused:
            self.report.counts[f"refused {refused.reason}"] += 1

    async def _answer(self, session_id: int, seat: int, user: int) -> None:
        self.expected.discard((session_id, seat, user))
        person = self.people[user]
        if person.vanishes is not None and self.clock.now > person.vanishes:
            self.forgotten |= {
                (session_id, one.seat, one.since)
                for one in await self.tables.queries.waiting(session_id)
                if one.user == user
            }
            return
        for made in range(self.chance.randrange(1, LONGEST_SITTING)):
            info, view, _ = await self.tables.queries.look(session_id, user)
            ask = next((ask for ask in view.asks if ask.owed), None) if view else None
            if view is None or ask is None or view.viewer != seat:
                if not made:
                    await self._look_in(session_id, user)
                return
            policy = games[info.session.game].policies["standin"]
            value = policy(view, ask, Rng(seed=f"{self.clock.now}/{ask.id}"))
            request = f"{session_id}/{ask.id}/{self.clock.now}"
            await self.tables.moves.take(session_id, user, [(ask.id, value)], request)

    async def _look_in(self, session_id: int, user: int) -> None:
        """Nothing is asked. A stand-in may play: whoever looks takes the seat back."""
        await self.tables.seats.come_back(session_id, user)

    async def _vacation(self, user: int) -> None:
        days = self.chance.randrange(1, 8)
        absence = await self.tables.absences.announce_vacation(user, None, days)
        self.people[user].vacations = absence.vacations

    async def _seat(self, session_id: int) -> Seat | None:
        info = await self.tables.queries.info(session_id)
        people = [seat for seat in info.seats if seat.user_id is not None]
        running = info.session.status == "running"
        return self.chance.choice(people) if people and running else None

    async def _nudge(self, session_id: int) -> None:
        for _ in range(3):
            await self.tables.pings.nudge(session_id, MODERATOR, moderator=True)

    async def _vote(self, session_id: int) -> None:
        info = await self.tables.queries.info(session_id)
        for seat in info.seats:
            if seat.user_id is not None and info.session.status == "running":
                await self.tables.votes.on_time(session_id, seat.user_id, "extend")

    async def _mute(self, session_id: int) -> None:
        if seat := await self._seat(session_id):
            await self.tables.pings.mute(session_id, seat.user_id or 0)

    async def _undo(self, session_id: int) -> None:
        if seat := await self._seat(session_id):
            await self.tables.history.undo(session_id, seat.user_id or 0, f"undo{self.clock.now}")
            self.calls.undone[session_id] += 1

    async def _leave(self, session_id: int) -> None:
        info = await self.tables.queries.info(session_id)
        humans = [seat for seat in info.seats if seat.user_id is not None]
        if len(humans) > 1 and (seat := await self._seat(session_id)):
            await self.tables.seats.leave(session_id, seat.user_id or 0)

    async def _take_over(self, session_id: int, seat: int) -> None:
        try:
            await self.tables.seats.take_over(
                session_id, self.chance.choice(list(self.people)), seat
            )
        except Illegal as refused:
            if refused.reason in ("table-already-seated", "table-knows-too-much"):
                self._plan(self.clock.now + HOUR, "take over", session_id, seat)
            raise

    async def _moderate(self, session_id: int, seat: int) -> None:
        self.overtimes[session_id, seat] += 1
        if self.overtimes[session_id, seat] > PATIENCE:
            await self.tables.moderation.remove(session_id, MODERATOR, seat)
        elif self.chance.random() < 0.5:
            await self.tables.clocks.extend(session_id, MODERATOR, 12 * HOUR)
        else:
            request = f"act{self.clock.now}/{seat}"
            await self.tables.moderation.act_for(session_id, MODERATOR, seat, request)

    # --- time goes by

    async def run(self) -> Report:
        """Until every game is over."""
        await self.boot()
        await self.open_all()
        while self.open and self.clock.now < self.end:
            async with self.store.read() as tx:
                due = await deadlines.earliest(tx)
            person = self.queue[0][0] if self.queue else None
            at = min(one for one in (due, person, self.end) if one is not None)
            self.clock.now = max(self.clock.now, at)
            touched = set(self.open)
            if person is not None and person <= self.clock.now:
                _, _, what, about = heapq.heappop(self.queue)
                if what not in ("kill", "vacation", "door"):
                    touched = {about[0]}
                await self._act(what, about)
            else:
                touched = await self._due_sessions()
            await self.task.run_due()
            await self.worker.drain()
            await self._look(touched)
        self.report.days = (self.clock.now - START) / DAY
        self.report.open_games = len(self.open)
        for number in self.open if not self.cut_short else ():
            waits = [
                (one.seat, one.public, one.due) for one in await self.tables.queries.waiting(number)
            ]
            self._breach(f"game {number} did not end; it waits for {waits}")
        await self.timeouts.history(self.store, self.count)
        await self.store.close()
        return self.report

    async def _due_sessions(self) -> set[int]:
        async with self.store.read() as tx:
            due = await deadlines.due(tx, limit=1000)
        return {one.session_id for one in due if one.session_id is not None} & self.open

    async def _look(self, touched: set[int]) -> None:
        """After everything that was due: nothing may be overdue, and nobody is left uncalled."""
        for number in touched & self.open:
            info = await self.tables.queries.info(number)
            if info.session.status not in ("running", "paused"):
                self.open.discard(number)
                self.report.counts[f"{info.session.game} {info.session.status}"] += 1
                continue
            for seat in info.seats:
                due = wait_of(seat).due
                if due is not None and due < self.clock.now - SLACK:
                    self._breach(f"a deadline of game {number}, seat {seat.seat} was missed")
            await self._check_waiting(number)
            await self._follow(number)

    async def _check_waiting(self, number: int) -> None:
        """Whom all see that the game waits for: those it does wait for."""
        view = await self.tables.queries.view(number, None)
        told = {one.seat for one in await self.tables.queries.waiting(number)}
        true = {one.seat for one in view.waiting}
        if told != true:
            self._breach(f"game {number} is said to wait for {told}, but waits for {true}")
