"""Tournaments for tests: fields, rounds, results by lot, and random lists of decisions."""

from fractions import Fraction
from typing import Any

from bot.kernel import Rng
from bot.tournaments import decisions as said
from bot.tournaments.decisions import AnyDecision
from bot.tournaments.errors import Refused
from bot.tournaments.knockout import decided
from bot.tournaments.pairing import pair
from bot.tournaments.preview import cut_people
from bot.tournaments.replay import create, take
from bot.tournaments.scoring import Beaten, GamePoints, Outcome, Places, Winners
from bot.tournaments.settings import FORMATS, Format, Settings, preset
from bot.tournaments.tiebreaks import TIE_BREAKS
from bot.tournaments.tournament import Table, Tournament

BOSS = 1
"""Who organises; nobody who plays."""

SHORT = 30
"""Steps of a search that need not find the best."""

HOUSES = {size: tuple("abcdef"[:size]) for size in (3, 4, 5, 6)}


def duel(fmt: Format = "swiss", **changes: Any) -> Settings:
    """Settings for games of two."""
    return preset("toy", (2,), 2, fmt).model_copy(update=changes)


def many(fmt: Format = "pods", **changes: Any) -> Settings:
    """Settings for tables of three to six."""
    found = preset("toy", (3, 4, 5, 6), 6, fmt).model_copy(update=changes)
    if "fewest" in changes or not found.sizes:
        return found
    return found.model_copy(update={"fewest": min(found.usable)})


def entered(settings: Settings, players: int) -> Tournament:
    """A tournament with people 101, 102 and so on, not started."""
    found = create(said.Created(by=BOSS, name="Cup", settings=settings))
    for number in range(players):
        take(found, said.SignedUp(person=101 + number))
    return found


def started(settings: Settings, players: int) -> Tournament:
    """The same, started."""
    found = entered(settings, players)
    take(found, said.Started(by=BOSS, seed="lot"))
    return found


def paired(tournament: Tournament, *tables: tuple[int, ...], byes: tuple[int, ...] = ()) -> None:
    """Take a round with exactly these tables."""
    plans = [
        said.Plan(number=number, chairs=[said.Chair(person=one) for one in table])
        for number, table in enumerate(tables, 1)
    ]
    take(
        tournament,
        said.Paired(
            by=BOSS,
            round=len(tournament.rounds) + 1,
            seed="by hand",
            tables=plans,
            byes=[said.Bye(person=one) for one in byes],
            by_hand=True,
        ),
    )


def ended(tournament: Tournament, table: int, *order: int | tuple[int, ...], **more: Any) -> None:
    """End a table of the newest round: people from first to last, a tuple shares a place."""
    current = tournament.current
    assert current is not None
    seats = current.tables[table].people
    places = [
        [seats.index(one) for one in (group if isinstance(group, tuple) else (group,))]
        for group in order
    ]
    left = more.pop("left", [])
    take(
        tournament,
        said.Result(
            round=current.number,
            table=table,
            outcome=Outcome(places=places, **more),
            left=[seats.index(one) for one in left],
        ),
    )


def by_lot(table: Table, rng: Rng, *, ties: bool = False) -> Outcome:
    """Some outcome of a table."""
    order = list(range(len(table.seats)))
    rng.shuffle(order)
    places = [[order[0]]]
    for at in order[1:]:
        if ties and rng.below(4) == 0:
            places[-1].append(at)
        else:
            places.append([at])
    points = {at: rng.below(7) for at in order} if ties and rng.below(2) else {}
    return Outcome(places=places, points=points, modified=ties and rng.below(5) == 0)


def play(tournament: Tournament, rng: Rng, *, ties: bool = False) -> None:
    """End every open table by lot."""
    current = tournament.current
    assert current is not None
    for table in current.open:
        take(
            tournament,
            said.Result(
                round=current.number, table=table.number, outcome=by_lot(table, rng, ties=ties)
            ),
        )


def play_on(tournament: Tournament, rng: Rng, rounds: int) -> None:
    """Pair and play so many rounds."""
    for _ in range(rounds):
        take(tournament, pair(tournament, f"seed {rng.below(1000)}"))
        play(tournament, rng)


def some_settings(rng: Rng) -> Settings:
    """Settings by lot that fit together."""
    fmt: Format = rng.pick(FORMATS)
    two = fmt in ("swiss", "robin") or rng.below(2) == 0
    settings = duel(fmt) if two else many(fmt)
    changes: dict[str, Any] = {}
    if fmt in ("swiss", "pods", "league"):
        changes["rounds"] = 1 + rng.below(3)
        changes["late_until"] = 1 + rng.below(3)
    if fmt == "robin":
        changes["legs"] = 1 + rng.below(2)
    if fmt in ("swiss", "pods", "robin"):
        changes["cut"] = rng.pick([0, settings.target, settings.target + 1])
    if fmt in ("swiss", "pods", "league") and rng.below(3) == 0:
        changes["check_in_rounds"] = True
    if not two and rng.below(2):
        changes["houses"] = HOUSES
        changes["wishes"] = rng.below(2) == 0
    if rng.below(3) == 0:
        changes["best"] = 2
    if rng.below(3) == 0:
        changes["unfinished"] = "wait"
    if rng.below(2):
        changes["scoring"] = rng.pick([Beaten(), Places(), Winners(), GamePoints(bonus=[5, 3])])
        ties = list(TIE_BREAKS)
        rng.shuffle(ties)
        changes["ties"] = tuple(ties[: rng.below(len(ties) + 1)])
        changes["bye"] = rng.pick(["win", "mean", Fraction(3, 2)])
        changes["late_points"] = Fraction(1, 3)
    changes["check_in"] = rng.below(4) == 0
    changes["draw"] = rng.pick(["free", "points"])
    changes["most"] = rng.pick([None, 9])
    return settings.model_copy(update=changes)


def _around(tournament: Tournament, person: int, other: int, rng: Rng) -> list[AnyDecision]:
    """What can be decided before and after the start, about people and rules."""
    settings = tournament.settings.model_copy(update={"hours": 1 + rng.below(99)})
    if rng.below(4) == 0:
        settings = settings.model_copy(update={"check_in_rounds": not settings.check_in_rounds})
    houses = [house for house in "abcdefg" if rng.below(3) == 0]
    leader = rng.pick([BOSS, person])
    return [
        said.CheckedIn(person=person),
        said.CheckInCalled(by=BOSS),
        said.Wished(person=person, houses=houses),
        said.Departed(person=rng.pick([person, BOSS])),
        said.Returned(person=rng.pick([other, BOSS, *tournament.departed])),
        said.Alarmed(about="nobody-there"),
        said.OrganiserNamed(by=BOSS, person=leader, allowed=bool(rng.below(2))),
        said.Proposed(by=leader, settings=settings),
        said.Agreed(by=rng.pick([BOSS, *tournament.organisers]), yes=rng.below(3) > 0),
    ]


def some_decision(tournament: Tournament, rng: Rng) -> AnyDecision:
    """Some decision, more often than not one that can be taken now."""
    person = 101 + rng.below(12)
    other = 101 + rng.below(12)
    round_number, table = 1 + rng.below(len(tournament.rounds) + 1), 1 + rng.below(4)
    tables = [one for one in tournament.tables() if rng.below(3)]
    seats = 2
    if tables:
        chosen = rng.pick(tables)
        round_number, table, seats = chosen.round, chosen.number, len(chosen.seats)
        person = rng.pick(chosen.people) if rng.below(2) else person
        outcome = by_lot(chosen, rng, ties=True)
    else:
        outcome = Outcome(places=[[0], [1]])
    left = [at for at in range(seats) if rng.below(9) == 0]
    at = {"round": round_number, "table": table, "by": BOSS}
    result = said.Result(**at, outcome=outcome, left=left)
    again = said.Corrected(**at, outcome=outcome, left=left, confirmed=bool(rng.below(2)))
    if tournament.phase == "open":
        early: list[AnyDecision] = [
            *[said.SignedUp(person=person)] * 9,
            said.CheckedIn(person=person),
            said.CheckedIn(person=other),
            said.CheckInCalled(by=BOSS),
            said.DeckHandedIn(person=person, digest="0"),
            said.KeptApart(by=BOSS, first=person, second=other),
            said.Dropped(person=person),
            *_around(tournament, person, other, rng),
            said.Started(by=BOSS, seed=str(rng.below(99))),
            result,
        ]
        return rng.pick(early)
    choices: list[AnyDecision] = [
        said.JudgeCalled(**at | {"by": person}, why="x" * rng.below(2)),
        said.Ruled(**at, why="x" * rng.below(2)),
        said.Paused(by=BOSS) if rng.below(2) else said.Resumed(by=BOSS),
        said.Resumed(by=BOSS),
        said.Warned(round=round_number),
        *_around(tournament, person, other, rng),
        *[result] * 9,
        again,
        said.TableOpened(**at, session=rng.below(999)),
        said.NoShow(**at, person=person),
        said.Replaced(**at, old=person, new=other),
        said.Extended(**at, hours=rng.below(9)),
        said.JoinedLate(person=other),
        said.Dropped(person=person),
        said.Rejoined(person=other),
        said.Penalty(by=BOSS, person=person, points=rng.below(3)),
        said.Disqualified(by=BOSS, person=other, why="x" * rng.below(2), voided=bool(rng.below(2))),
        said.Unpaired(by=BOSS, round=round_number),
        said.KeptApart(by=BOSS, first=person, second=other),
        said.CutMade(by=BOSS, seeds=[]),
        said.Finished(by=BOSS, why="x" * rng.below(2)),
    ]
    pick = rng.below(len(choices) + 4)
    if pick == len(choices) - 2:
        return said.CutMade(by=BOSS, seeds=cut_people(tournament))
    if pick >= len(choices):
        try:
            return pair(tournament, str(rng.below(99)), by=BOSS, steps=SHORT)
        except Refused:
            return said.Finished(by=BOSS)
    return choices[pick]


def next_step(tournament: Tournament, rng: Rng) -> AnyDecision:
    """What brings the tournament on: a result, the next round, the cut, the end."""
    if tournament.phase == "open":
        return said.Started(by=BOSS, seed=str(rng.below(99)))
    still = [table for table in tournament.tables() if table.outcome is None]
    if tournament.paused_at is not None:
        return said.Resumed(by=BOSS)
    if still:
        table = rng.pick(still)
        return said.Result(
            round=table.round, table=table.number, outcome=by_lot(table, rng, ties=True)
        )
    if not tournament.seeds and len(tournament.rounds) >= tournament.wanted:
        if tournament.cut:
            return said.CutMade(by=BOSS, seeds=cut_people(tournament))
        return said.Finished(by=BOSS)
    if tournament.seeds and decided(tournament):
        return said.Finished(by=BOSS)
    late = [one for one in tournament.playing if one not in tournament.there]
    if late and rng.below(4):
        return said.CheckedIn(person=rng.pick(late))
    return pair(tournament, str(rng.below(99)), by=BOSS, steps=SHORT)


def some_history(seed: str, length: int) -> Tournament:
    """A tournament from so many random decisions; those that are refused change nothing."""
    rng = Rng(seed=seed)
    found = create(said.Created(by=BOSS, name="Cup", settings=some_settings(rng)))
    for person in range(4 + rng.below(8)):
        take(found, said.SignedUp(person=101 + person))
    bold = rng.below(5)
    for _ in range(length):
        try:
            usual = rng.below(6) > bold
            take(found, next_step(found, rng) if usual else some_decision(found, rng))
        except Refused:
            continue
    return found
