"""A season on a fake clock: drops, no-shows, replacements, corrections, kills, restarts."""

import json
from collections import Counter
from typing import Any
from unittest.mock import Mock

import pytest

from bot.kernel import Rng
from bot.store import sessions
from bot.store import tournaments as rows
from bot.table import Tables, deadlines
from bot.tournaments import decisions as said
from bot.tournaments.export import to_json
from bot.tournaments.scoring import Outcome
from bot.tournaments.settings import preset
from bot.tournaments.tournament import Tournament
from tests.tournaments import independent

from .conftest import HOST, Club
from .toy import games

PEOPLE = [10**17 + number for number in range(24)]
RESERVE = 10**17 + 900
ROUNDS = 5
HOUR = 3600
PATIENCE = 1800
"""Seconds after which whatever has failed is tried again."""


class Killed(Exception):
    """The process ends here; what was not committed is gone."""


class Season:
    """A club whose process is killed now and then and starts again."""

    def __init__(self, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
        self.club = club
        self.rng = Rng(seed="season")
        self.kills = 0
        self.deadly = False
        # Every kill is written down with all there was in memory, which takes longer than the rest.
        monkeypatch.setattr(deadlines, "log", Mock())
        for module, name in ((rows, "decide"), (rows, "opened"), (sessions, "create")):
            monkeypatch.setattr(module, name, self._fragile(getattr(module, name)))

    def _fragile(self, real: Any) -> Any:
        async def call(*args: Any, **more: Any) -> Any:
            late = self.rng.below(2)
            found = await real(*args, **more) if late else None
            if self.deadly and self.rng.below(8) == 0:
                self.kills += 1
                raise Killed
            return found if late else await real(*args, **more)

        return call

    async def until_done(self, work: Any) -> None:
        """Do something, restarting and trying again whenever the process is killed."""
        for _ in range(50):
            try:
                await work()
                break
            except Killed:
                self.restart()
        for _ in range(50):
            self.club.clock.advance(PATIENCE)
            kills = self.kills
            await self.club.tables.deadlines.run_due()
            if self.kills == kills:
                return
            self.restart()

    def restart(self) -> None:
        self.club.tables = Tables(self.club.store, games, lambda: f"seed {self.rng.below(10**9)}")

    async def decide(self, number: int, decision: said.AnyDecision) -> None:
        async def work() -> None:
            before = await self.club.tables.tournaments.get(number)
            again = [one.model_copy(update={"at": 0}) for one in before.decisions[-3:]]
            if decision not in again:
                await self.club.tables.tournaments.decide(number, decision)

        await self.until_done(work)

    async def get(self, number: int) -> Tournament:
        return await self.club.tables.tournaments.get(number)

    async def play(self, session_id: int) -> None:
        """Play a game to its end, whatever is killed."""

        async def work() -> None:
            while True:
                info = await self.club.tables.queries.info(session_id)
                if info.session.status != "running":
                    return
                owed = next(seat for seat in info.seats if seat.owed_since is not None)
                assert owed.user_id is not None
                await self.club.does(session_id, owed.user_id, "build")

        await self.until_done(work)


async def test_a_season(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    season = Season(club, monkeypatch)
    settings = preset("toy", (2, 3, 4), 4, "pods").model_copy(
        update={
            "rounds": ROUNDS,
            "cut": 0,
            "draw": "free",
            "options": {"bidding": False, "rounds": 1},
            "hours": 48,
            "late_until": 3,
        }
    )
    created = said.Created(by=HOST, name="Season", settings=settings)
    number = await club.tables.tournaments.create(1, 2, created)
    for person in PEOPLE:
        await season.decide(number, said.SignedUp(by=person, person=person))
    await season.decide(number, said.Started(by=HOST, seed="lot"))
    season.deadly = True
    for round_number in range(1, ROUNDS + 1):
        drawn = await club.tables.tournaments.draw(number, f"seed {round_number}")
        await season.decide(number, drawn)
        cup = await season.get(number)
        tables = list(cup.rounds[-1].tables.values())
        assert all(table.session is not None for table in tables)
        await trouble(season, number, round_number, cup)
        for table in tables[1:]:
            assert table.session is not None
            await season.play(table.session)
        # The first table of every round never moves; the round ends all the same.
        club.clock.advance(48 * HOUR)
        await season.until_done(club.tables.deadlines.run_due)
        cup = await season.get(number)
        assert not cup.rounds[-1].open
        if round_number in (2, 4):
            table = cup.rounds[-1].tables[2]
            turned = Outcome(places=[[at] for at in reversed(range(len(table.seats)))])
            about = {"round": round_number, "table": 2, "why": "entered upside down"}
            await season.decide(number, said.Corrected(by=HOST, outcome=turned, **about))
    await season.decide(number, said.Finished(by=HOST))
    assert season.kills > 8
    await check(season, number)


async def trouble(season: Season, number: int, round_number: int, cup: Tournament) -> None:
    """What happens to people in a season."""
    at = {"by": HOST, "round": round_number, "table": 3}
    third = cup.rounds[-1].tables[3].people
    if round_number == 1:
        await season.decide(number, said.Dropped(by=third[0], person=third[0]))
    if round_number == 2:
        await season.decide(number, said.NoShow(person=third[1], **at))
        await season.decide(number, said.JoinedLate(by=HOST, person=RESERVE))
    if round_number == 3:
        await season.decide(number, said.Replaced(old=third[0], new=RESERVE + 1, **at))
        await season.decide(
            number, said.Rejoined(by=HOST, person=cup.rounds[0].tables[3].people[0])
        )
    if round_number == 4:
        await season.decide(number, said.Penalty(by=HOST, person=third[2], points=1))


async def check(season: Season, number: int) -> None:
    """No table twice, no result lost, and standings that another program agrees with."""
    cup = await season.get(number)
    async with season.club.store.read() as tx:
        opened = await rows.tables(tx, number)
        stored = {one.session_id: await sessions.get(tx, one.session_id) for one in opened}
    keys = Counter((one.round, one.number, one.attempt) for one in opened)
    assert set(keys.values()) == {1}
    assert len(opened) == sum(len(one.tables) for one in cup.rounds)
    corrected = {(one.round, one.table) for one in cup.decisions if isinstance(one, said.Corrected)}
    for one in opened:
        session, table = stored[one.session_id], cup.table(one.round, one.number)
        assert session is not None
        assert table is not None
        assert table.outcome is not None
        if session.status == "finished" and (one.round, one.number) not in corrected:
            assert session.result is not None
            assert session.result["places"] == table.outcome.places
        else:
            assert session.status in ("finished", "cancelled")
            assert table.outcome.modified or (one.round, one.number) in corrected
    data = json.loads(json.dumps(to_json(cup, {})))
    assert independent.standings(data) == [
        (line["person"], line["points"]) for line in data["standings"]
    ]
