"""A season of the Board Game: sixty people, five rounds of ten tables, and everything goes wrong.

The real services and the real game on a fake clock. Most games end by concessions, which is the
game's own end; the first table of every round never moves, and is judged as it stands. The process
is killed again and again while decisions are written and tables are opened.
"""

import json
from collections import Counter
from functools import partial

import pytest

import bot.table.tournaments as module
from bot.games import RULES, rules
from bot.kernel import Rng
from bot.store import Store
from bot.store import tournaments as rows
from bot.table import Tables
from bot.table.tournament_games import usual_settings
from bot.tournaments import decisions as said
from bot.tournaments.export import to_json
from bot.tournaments.pairing import pair
from bot.tournaments.scoring import Outcome
from bot.tournaments.tournament import Table
from tests.tournaments import independent

from .conftest import HOST, Club, FakeClock
from .test_season import HOUR, Season, check

PEOPLE = [10**17 + number for number in range(60)]
RESERVE = 10**17 + 900
ROUNDS = 5
SHORT = 30
"""Steps of a search that need not find the best draw: the draw has tests of its own."""


class BoardSeason(Season):
    """The same people and kills, at the Board Game."""

    def restart(self) -> None:
        self.club.tables = Tables(self.club.store, RULES, lambda: f"{self.rng.below(10**9)}")

    async def concede_all(self, table: Table) -> None:
        """Everybody but one gives up, in an order by lot; the last one has won."""
        session = table.session
        assert session is not None
        seats = list(range(len(table.seats)))
        self.rng.shuffle(seats)

        async def work() -> None:
            for seat in seats[:-1]:
                info = await self.club.tables.queries.info(session)
                user = info.seats[seat].user_id
                if info.session.status == "running" and user is not None:
                    request = f"{session}/{seat}"
                    await self.club.tables.moves.concede(session, user, request)

        await self.until_done(work)


async def test_a_season_of_the_board_game(
    store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "pair", partial(pair, steps=SHORT))
    club = Club(Tables(store, RULES, lambda: "a seed"), clock)
    season = BoardSeason(club, monkeypatch)
    season.rng = Rng(seed="westeros")
    settings = usual_settings(rules("board_game"), "pods").model_copy(
        update={"rounds": ROUNDS, "cut": 0, "draw": "free", "hours": 48, "late_until": 3}
        | {"break_hours": 0, "absent_hours": 0, "extension": 0}
    )
    assert settings.houses[6]
    created = said.Created(by=HOST, name="Season", settings=settings)
    number = await club.tables.tournaments.create(1, 2, created)
    for person in PEOPLE:
        await club.tables.tournaments.decide(number, said.SignedUp(by=person, person=person))
    await season.decide(number, said.Started(by=HOST, seed="lot"))
    season.deadly = True
    for round_number in range(1, ROUNDS + 1):
        drawn = await season.club.tables.tournaments.draw(number, f"seed {round_number}")
        await season.decide(number, drawn)
        tables = list((await season.get(number)).rounds[-1].tables.values())
        assert all(table.session is not None for table in tables)
        await trouble(season, number, round_number, tables[2])
        for table in tables[1:]:
            await season.concede_all(table)
        club.clock.advance(48 * HOUR)
        await season.until_done(lambda: season.club.tables.deadlines.run_due())
        cup = await season.get(number)
        assert not cup.rounds[-1].open
        if round_number in (2, 4):
            size = len(cup.rounds[-1].tables[2].seats)
            turned = Outcome(places=[[at] for at in reversed(range(size))])
            about = {"round": round_number, "table": 2, "why": "entered upside down"}
            await season.decide(number, said.Corrected(by=HOST, outcome=turned, **about))
    await season.decide(number, said.Finished(by=HOST))
    assert season.kills > 20
    await check(season, number)
    await houses_as_drawn(season, number)


async def trouble(season: Season, number: int, round_number: int, third: Table) -> None:
    """What happens to people in a season."""
    at = {"by": HOST, "round": round_number, "table": third.number}
    people = third.people
    if round_number == 1:
        await season.decide(number, said.Dropped(by=people[0], person=people[0]))
        await season.decide(number, said.Dropped(by=people[1], person=people[1]))
    if round_number == 2:
        await season.decide(number, said.NoShow(person=people[1], **at))
        await season.decide(number, said.JoinedLate(by=HOST, person=RESERVE))
    if round_number == 3:
        await season.decide(number, said.Replaced(old=people[0], new=RESERVE + 1, **at))
        cup = await season.get(number)
        dropped = next(p for p, one in cup.entrants.items() if one.status == "dropped")
        await season.decide(number, said.Rejoined(by=HOST, person=dropped))
    if round_number == 4:
        await season.decide(number, said.Penalty(by=HOST, person=people[2], points=1, why="late"))


async def houses_as_drawn(season: Season, number: int) -> None:
    """Every game began with the houses of its draw, and nobody counts for a table twice."""
    cup = await season.get(number)
    async with season.club.store.read() as tx:
        for one in await rows.tables(tx, number):
            info = await season.club.tables.repository.info(tx, one.session_id)
            state = await season.club.tables.repository.state(tx, info.session)
            table = cup.table(one.round, one.number)
            assert table is not None
            assert state.model_dump()["houses"] == [seat.house for seat in table.seats]
    sat = Counter((t.round, p) for t in cup.tables() for p in t.people)
    assert set(sat.values()) == {1}
    data = json.loads(json.dumps(to_json(cup, {})))
    assert independent.standings(data) == [
        (line["person"], line["points"]) for line in data["standings"]
    ]
