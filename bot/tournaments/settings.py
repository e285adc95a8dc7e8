"""What an organiser decides before a tournament begins."""

from fractions import Fraction
from typing import Literal

from pydantic import Field, JsonValue

from bot.kernel.labels import label_of
from bot.tournaments.errors import Refused
from bot.tournaments.plain import Plain, Points
from bot.tournaments.scoring import AnyScoring, Duel, Share
from bot.tournaments.tiebreaks import TieBreak

Format = Literal["swiss", "robin", "pods", "elimination", "league"]
FORMATS: tuple[Format, ...] = ("swiss", "robin", "pods", "elimination", "league")

TWO_PLAYERS: tuple[TieBreak, ...] = ("head_to_head", "strength", "extended_strength")
MANY_PLAYERS: tuple[TieBreak, ...] = (
    "wins",
    "seconds",
    "table_share",
    "strength",
    "best_game",
)
"""What decides between equal points, in this order; the lot drawn at the start comes last."""

MOST_PLAYERS = 512
MOST_ROUNDS = 32
MOST_HOURS = 24 * 366
MOST_DAYS = 3650
MOST_RATING = 100_000
LONGEST_MOVE, LONGEST_BANK, LONGEST_INCREMENT = 14 * 24, 60 * 24, 7 * 24
"""Hours of a table's clock: for a move, in a bank, and what a bank gains with every move."""
MOST_CHAT_DELAY = 6 * 3600
"""Seconds; Discord's slow mode knows no more."""
LARGEST_TABLE = 12

STRUCTURE = (
    # players up to, rounds, cut
    (8, 3, 0),
    (16, 4, 0),
    (24, 4, 4),
    (40, 5, 4),
    (44, 5, 8),
    (76, 6, 8),
    (148, 6, 16),
    (MOST_PLAYERS, 7, 16),
)
"""The publisher's basic structure of a Swiss tournament."""


class Settings(Plain):
    """The rules of one tournament; fixed once it has started."""

    game: str = Field(max_length=40)
    options: dict[str, JsonValue] = {}
    """How every table is set up."""
    format: Format
    sizes: tuple[int, ...]
    """How many people can sit at a table."""
    target: int
    """How many should."""
    full_tables: bool = False
    """Only tables of the target size; the others sit out in turn."""
    houses: dict[int, tuple[str, ...]] = {}
    """The house of every seat, by the size of the table; none where seats do not differ."""
    rounds: int | None = None
    """Rounds before a cut; None: as many as the format wants for the field."""
    legs: int = 1
    """How often everybody meets everybody in a round robin."""
    cut: int | None = 0
    """How many go on into the knock-out stage; None: as the publisher's structure says."""
    draw: Literal["free", "points"] = "points"
    """Tables of many: drawn freely, or from people with about the same points."""
    dutch: bool = False
    """Swiss by the Dutch system where it can pair."""
    scoring: AnyScoring
    ties: tuple[TieBreak, ...] = ()
    bye: Literal["win", "mean"] | Points = "mean"
    """A bye counts as a first place, as the mean of one's other rounds, or as a fixed number."""
    best: int | None = None
    """Only so many of one's best rounds count."""
    late_until: int = 1
    """The last round that people may still join."""
    late_points: Points = Fraction(0)
    """What every missed round is worth to somebody who joins late."""
    fewest: int = 2
    most: int | None = None
    check_in: bool = False
    hours: int = 24 * 7
    """How long a round lasts."""
    unfinished: Literal["adjudicate", "wait", "organiser"] = "adjudicate"
    """What happens at the end of a round to a table that still plays."""
    extension: int = 0
    """Hours that such a table gets once, before that."""
    silent_hours: int = 0
    """Whoever such a table has waited for so long is placed last when it is judged; 0: nobody."""
    absent_hours: int = 0
    """Whoever has not answered at all after so many hours did not come; 0: organisers decide."""
    break_hours: int = 0
    """So long after a round the next one begins by itself; 0: organisers begin it."""
    starts_at: int = 0
    """When the tournament starts by itself, in seconds since 1970; 0: organisers start it."""
    check_in_hours: int = 24
    """How long before that people are called to check in."""
    check_in_rounds: bool = False
    """Whether people check in before every later round too; whoever does not sits it out."""
    wishes: bool = False
    """Whether people may say which houses they would like."""
    clock: Literal["none", "move", "bank"] = "none"
    """The clock of every table: none, so much time for a move, or a bank."""
    clock_hours: int = 0
    clock_increment: int = 0
    """Hours that a bank gains with every move."""
    overtime: Literal["standin", "default", "moderator"] = "standin"
    """What happens when time runs out: a stand-in plays, a default is taken, or moderators say."""
    chat_delay: int = 0
    """Seconds between two messages of the same person at a table, players included; 0: none."""
    decks: bool = False
    """Whether everybody hands in a deck before the start, which is locked then."""
    role: int | None = None
    """The role that people need to sign up."""
    member_days: int = 0
    """How long people must have been on the server to sign up."""
    rating_from: int | None = None
    rating_to: int | None = None
    """The ratings, as they are shown, with which people can sign up; without one only if there is
    no lower end."""

    @property
    def duel(self) -> bool:
        """Whether every table has two players."""
        return set(self.sizes) == {2}

    @property
    def usable(self) -> tuple[int, ...]:
        """The table sizes that may be formed."""
        return (self.target,) if self.full_tables else tuple(sorted(set(self.sizes)))


def preset(game: str, sizes: tuple[int, ...], usual: int | None, fmt: Format) -> Settings:
    """Settings that fit a game with these table sizes, as the format wants them."""
    if fmt in ("swiss", "robin") and 2 in sizes:
        sizes, usual = (2,), 2
    target = usual if usual in sizes and usual is not None else max(sizes)
    duel = set(sizes) == {2}
    return Settings(
        game=game,
        format=fmt,
        sizes=sizes,
        target=target,
        scoring=Duel() if duel else Share(),
        ties=TWO_PLAYERS if duel else MANY_PLAYERS,
        bye="win" if duel else "mean",
        rounds=3 if fmt == "pods" else 6 if fmt == "league" else None,
        cut=None if fmt == "swiss" else target if fmt == "pods" else 0,
        late_until=3 if fmt == "league" else 1 if fmt in ("robin", "elimination") else 2,
        fewest=max(2, min(sizes)),
    )


def check_settings(settings: Settings) -> None:
    """Raise Refused where the settings do not fit together; the first thing that is wrong."""
    sizes = settings.sizes
    if not sizes or min(sizes) < 2 or max(sizes) > LARGEST_TABLE:
        raise Refused("tournament-sizes", max=LARGEST_TABLE)
    if settings.target not in sizes:
        raise Refused("tournament-target", sizes=[str(size) for size in sorted(sizes)])
    if settings.format in ("swiss", "robin") and not settings.duel:
        raise Refused(
            "tournament-format-needs-two", format=label_of("tournament_format", settings.format)
        )
    if settings.rounds is not None and not 1 <= settings.rounds <= MOST_ROUNDS:
        raise Refused("tournament-rounds", max=MOST_ROUNDS)
    if settings.rounds is None and settings.format in ("pods", "league"):
        raise Refused("tournament-rounds", max=MOST_ROUNDS)
    if not 1 <= settings.legs <= 2:
        raise Refused("tournament-legs")
    if not 1 <= settings.hours <= MOST_HOURS:
        raise Refused("tournament-hours", max=MOST_HOURS)
    if not 0 <= settings.extension <= settings.hours:
        raise Refused("tournament-extension", max=settings.hours)
    waits = (
        settings.absent_hours,
        settings.break_hours,
        settings.check_in_hours,
        settings.silent_hours,
    )
    if any(not 0 <= hours <= MOST_HOURS for hours in waits) or settings.starts_at < 0:
        raise Refused("tournament-hours", max=MOST_HOURS)
    if not 0 <= settings.member_days <= MOST_DAYS:
        raise Refused("tournament-member-days", max=MOST_DAYS)
    if not min(settings.usable) <= settings.fewest <= MOST_PLAYERS:
        raise Refused("tournament-fewest", min=min(settings.usable), max=MOST_PLAYERS)
    if settings.most is not None and not settings.fewest <= settings.most <= MOST_PLAYERS:
        raise Refused("tournament-most", min=settings.fewest, max=MOST_PLAYERS)
    if settings.best is not None and settings.best < 1:
        raise Refused("tournament-best")
    if not 1 <= settings.late_until <= MOST_ROUNDS:
        raise Refused("tournament-late-until", max=MOST_ROUNDS)
    if settings.format == "robin" and settings.late_until > 1:
        raise Refused("tournament-robin-late")
    if settings.check_in_rounds and settings.format in ("robin", "elimination"):
        raise Refused(
            "tournament-no-round-check-in", format=label_of("tournament_format", settings.format)
        )
    _check_cut(settings)
    _check_houses(settings)
    _check_ratings(settings)
    _check_clock(settings)
    if len(set(settings.ties)) != len(settings.ties):
        raise Refused("tournament-ties-twice")


def _check_cut(settings: Settings) -> None:
    most = settings.most or MOST_PLAYERS
    if settings.cut is None:
        if settings.format != "swiss":
            raise Refused("tournament-cut-unknown")
        return
    if settings.cut and settings.format in ("elimination", "league"):
        raise Refused(
            "tournament-cut-not-here", format=label_of("tournament_format", settings.format)
        )
    if settings.cut and not min(settings.usable) <= settings.cut <= most:
        raise Refused("tournament-cut-too-large", min=min(settings.usable), max=most)


def _check_houses(settings: Settings) -> None:
    for size, houses in settings.houses.items():
        if size not in settings.sizes or len(houses) != size or len(set(houses)) != size:
            raise Refused("tournament-houses", size=size)
    if settings.houses and set(settings.houses) != set(settings.sizes):
        missing = min(set(settings.sizes) - set(settings.houses))
        raise Refused("tournament-houses", size=missing)


def _check_ratings(settings: Settings) -> None:
    ends = [one for one in (settings.rating_from, settings.rating_to) if one is not None]
    if any(not 0 <= one <= MOST_RATING for one in ends) or ends != sorted(ends):
        raise Refused("tournament-ratings", max=MOST_RATING)


def _check_clock(settings: Settings) -> None:
    most = LONGEST_BANK if settings.clock == "bank" else LONGEST_MOVE
    if settings.clock != "none" and not 1 <= settings.clock_hours <= most:
        raise Refused("tournament-clock", max=most)
    if settings.clock == "bank" and not 1 <= settings.clock_increment <= LONGEST_INCREMENT:
        raise Refused("tournament-increment", max=LONGEST_INCREMENT)
    if not 0 <= settings.chat_delay <= MOST_CHAT_DELAY:
        raise Refused("tournament-chat-delay", max=MOST_CHAT_DELAY)


LATER = frozenset(
    {
        "hours",
        "extension",
        "unfinished",
        "silent_hours",
        "absent_hours",
        "break_hours",
        "check_in_rounds",
        "wishes",
        "clock",
        "clock_hours",
        "clock_increment",
        "overtime",
        "chat_delay",
        "late_until",
        "late_points",
        "best",
        "bye",
    }
)
"""What can still be changed after the start, if all organisers agree."""


def check_later(old: Settings, new: Settings) -> None:
    """Raise Refused where a change after the start touches more than it may."""
    changed = {name for name, value in old if value != getattr(new, name)}
    if not changed <= LATER:
        raise Refused("tournament-fixed")
    check_settings(new)


def structure(settings: Settings, players: int) -> tuple[int, int]:
    """How many rounds before the cut and how many in the cut, for this field."""
    rounds, cut = settings.rounds, settings.cut or 0
    if settings.format == "elimination":
        return 0, players
    if settings.format == "robin":
        return settings.legs * (players - 1 + players % 2), cut
    if settings.format == "swiss":
        usual = next(row for row in STRUCTURE if players <= row[0])
        rounds = usual[1] if rounds is None else rounds
        cut = usual[2] if settings.cut is None else cut
    return rounds or 1, cut
