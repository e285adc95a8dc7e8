"""How much a tournament takes, before anything is made."""

from dataclasses import dataclass
from fractions import Fraction

from bot.tournaments.decisions import Why
from bot.tournaments.errors import Refused
from bot.tournaments.scoring import Outcome
from bot.tournaments.settings import MOST_PLAYERS, Settings, check_settings, structure
from bot.tournaments.sizes import table_sizes

MOST_THREADS = 950
"""Active threads at which a server is as good as full; Discord allows 1,000."""


@dataclass(frozen=True)
class RoundPlan:
    """One round: how many sit at each table, and how many sit out."""

    sizes: tuple[int, ...]
    byes: int


@dataclass(frozen=True)
class DryRun:
    """What a tournament takes."""

    players: int
    main: tuple[RoundPlan, ...]
    knockout: tuple[RoundPlan, ...]
    cut: int
    tables: int
    threads: int
    """The most that are open at once: a round's tables and the tournament's own."""
    days: int
    sums: dict[int, Fraction]
    """What all places of a table are worth together, by the size of the table."""
    warnings: tuple[Why, ...]
    """`tournament-plan-<kind>` in the catalogue has the sentence."""


def dry_run(settings: Settings, players: int, threads: int = 0) -> DryRun:
    """What a tournament with this many people takes, on a server with so many active threads."""
    check_settings(settings)
    if players < settings.fewest:
        raise Refused("tournament-too-few", there=players, min=settings.fewest)
    if players > (settings.most or MOST_PLAYERS):
        raise Refused("tournament-full", max=settings.most or MOST_PLAYERS)
    rounds, cut = structure(settings, players)
    if cut > players:
        raise Refused("tournament-cut-larger-than-field", cut=cut, there=players)
    sizes = table_sizes(players, settings.usable, settings.target)
    main = tuple(RoundPlan(tuple(sizes), players - sum(sizes)) for _ in range(rounds))
    knockout = tuple(_knockout(settings, cut))
    everything = main + knockout
    most = max((len(one.sizes) for one in everything), default=0) + 2
    used = {size for one in everything for size in one.sizes}
    sums = {size: _sum(settings, size) for size in sorted(used)}
    extra = 0 if settings.unfinished == "wait" else settings.extension
    hours = len(everything) * (settings.hours + extra)
    hours += max(0, len(everything) - 1) * settings.break_hours
    return DryRun(
        players=players,
        main=main,
        knockout=knockout,
        cut=cut,
        tables=sum(len(one.sizes) for one in everything),
        threads=most,
        days=-(-hours // 24),
        sums=sums,
        warnings=tuple(_warnings(settings, players, rounds, main, sums, threads + most)),
    )


def _sum(settings: Settings, size: int) -> Fraction:
    seats = [[at] for at in range(size)]
    return sum(settings.scoring.award(Outcome(places=seats)).values(), Fraction(0))


def _knockout(settings: Settings, players: int) -> list[RoundPlan]:
    """The rounds of the knock-out stage for this many people."""
    found = []
    if settings.duel and players:
        size = 1
        while size < players:
            size *= 2
        while size > 1:
            matches = players - size // 2
            found.append(RoundPlan((2,) * matches, players - 2 * matches))
            players, size = size // 2, size // 2
        return found
    while players > 1:
        if players in settings.sizes:
            return [*found, RoundPlan((players,), 0)]
        sizes = table_sizes(players, settings.usable, settings.target)
        if not sizes:
            return found
        found.append(RoundPlan(tuple(sizes), players - sum(sizes)))
        players = min(max(len(sizes), settings.target), players - 1)
    return found


def _warnings(
    settings: Settings,
    players: int,
    rounds: int,
    main: tuple[RoundPlan, ...],
    sums: dict[int, Fraction],
    threads: int,
) -> list[Why]:
    found = []
    if main and main[0].byes:
        found.append(Why(kind="sit-out", args={"count": main[0].byes}))
    if len(set(sums.values())) > 1 and settings.scoring.kind not in ("share", "winners"):
        found.append(Why(kind="sums-differ"))
    if settings.format == "swiss" and rounds > players // 2:
        found.append(Why(kind="robin-better", args={"rounds": players - 1 + players % 2}))
    if threads > MOST_THREADS:
        found.append(Why(kind="threads", args={"threads": threads, "max": MOST_THREADS}))
    return found
