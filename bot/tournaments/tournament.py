"""What follows from the decisions so far: entrants, rounds, tables; nothing of it is stored."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import blake2b
from typing import Literal

from bot.tournaments.decisions import AnyDecision, Why
from bot.tournaments.plain import Person
from bot.tournaments.scoring import Outcome
from bot.tournaments.settings import Settings


@dataclass
class Entrant:
    """Somebody who signed up, and what became of them."""

    person: Person
    number: int
    """The order in which they signed up, from 1."""
    strength: int = 0
    status: Literal["signed_up", "playing", "waiting", "dropped", "out"] = "signed_up"
    checked_in: bool = False
    wishes: tuple[str, ...] = ()
    """Houses they would like; none: any."""
    deck: str = ""
    """The digest of the deck that was handed in."""
    first_round: int = 1
    penalty: Fraction = Fraction(0)
    voided: bool = False


@dataclass
class Seat:
    """A seat of a table: whose it is, and who plays there if somebody else does."""

    person: Person
    house: str | None = None
    substitute: Person | None = None
    left: bool = False
    absent: bool = False

    @property
    def held(self) -> bool:
        """Whether whose seat it is has played it to the end."""
        return not (self.left or self.absent or self.substitute is not None)


@dataclass
class Table:
    """A table of a round, its game, and how it ended."""

    round: int
    number: int
    seats: list[Seat]
    why: list[Why] = field(default_factory=list)
    attempt: int = 1
    """Goes up when a correction lets other people play here: another game is needed then."""
    session: int | None = None
    outcome: Outcome | None = None
    extra_hours: int = 0
    until: int = 0
    """When its time is over, if it has more than the round."""
    call: Person | None = None
    """Who has called a judge and has no answer yet."""
    match: int = 0
    """Its place in the bracket; tables are counted without the byes between them."""

    @property
    def people(self) -> list[Person]:
        """Whose seats these are, in order."""
        return [seat.person for seat in self.seats]

    def seat_of(self, person: Person) -> int | None:
        """The number of the seat that is theirs."""
        return next((at for at, seat in enumerate(self.seats) if seat.person == person), None)

    @property
    def played(self) -> bool:
        """Whether it has ended, and by playing: nobody won because others did not come."""
        return self.outcome is not None and not self.outcome.absent

    def again(self, people: list[Person]) -> None:
        """Let these people play here from the start."""
        self.seats = [
            Seat(one, self.seats[at].house if at < len(self.seats) else None)
            for at, one in enumerate(people)
        ]
        self.outcome, self.session = None, None
        self.attempt += 1


@dataclass
class Round:
    """A round: its tables by number, and who sits out."""

    number: int
    knockout: bool
    seed: str
    tables: dict[int, Table]
    byes: dict[Person, list[Why]]
    cost: dict[str, int]
    began: int = 0
    """When it was published, in seconds since 1970."""
    ends: int = 0
    warned: bool = False
    missing: list[Person] = field(default_factory=list)
    """Who had not checked in for it and sits out with nothing."""

    @property
    def open(self) -> list[Table]:
        """The tables that have not ended."""
        return [table for table in self.tables.values() if table.outcome is None]

    def at_match(self, match: int) -> Table | None:
        """The table at a place of the bracket."""
        return next((one for one in self.tables.values() if one.match == match), None)

    def table_of(self, person: Person) -> Table | None:
        """The table at which somebody has a seat of their own."""
        return next((one for one in self.tables.values() if person in one.people), None)


@dataclass
class Tournament:
    """The state of a tournament; made by `replay`, changed by `take` only."""

    name: str
    settings: Settings
    decisions: list[AnyDecision]
    phase: Literal["open", "running", "finished", "cancelled"] = "open"
    organisers: set[Person] = field(default_factory=set)
    departed: dict[Person, int] = field(default_factory=dict)
    """Who has left the server, and when that was seen."""
    proposal: Settings | None = None
    """Other rules that wait for the organisers' agreement."""
    agreed: set[Person] = field(default_factory=set)
    """Who has agreed to them."""
    adopted: dict[int, tuple[Settings, Settings]] = field(default_factory=dict)
    """Rules before and after a change that all have agreed to, by the number of the decision."""
    entrants: dict[Person, Entrant] = field(default_factory=dict)
    apart: set[frozenset[Person]] = field(default_factory=set)
    lot: str = ""
    wanted: int = 0
    """How many rounds there are before the knock-out stage."""
    cut: int = 0
    rounds: list[Round] = field(default_factory=list)
    paused_at: int | None = None
    """Since when everything stands still."""
    seeds: list[Person] = field(default_factory=list)
    """Who plays in the knock-out stage, the best first."""

    @property
    def main(self) -> list[Round]:
        """The rounds before the knock-out stage."""
        return [one for one in self.rounds if not one.knockout]

    @property
    def knockout(self) -> list[Round]:
        """The rounds of the knock-out stage."""
        return [one for one in self.rounds if one.knockout]

    @property
    def current(self) -> Round | None:
        """The newest round."""
        return self.rounds[-1] if self.rounds else None

    @property
    def playing(self) -> list[Person]:
        """Who can be paired, in the order of signing up."""
        return [one.person for one in self.entrants.values() if one.status == "playing"]

    @property
    def there(self) -> list[Person]:
        """Who can be paired now: those who play, and have checked in where that is wanted."""
        every = self.settings.check_in_rounds and not self.seeds
        return [one for one in self.playing if not every or self.entrants[one].checked_in]

    @property
    def undecided(self) -> list[Person]:
        """The organisers whose agreement to a proposal is missing; who has left has no say."""
        if self.proposal is None:
            return []
        return sorted(self.organisers - self.agreed - set(self.departed))

    @property
    def way_back(self) -> Literal["any", "cut", "no"]:
        """Whether somebody who stops can come back: at any time, before the cut, or not."""
        if self.seeds:
            return "no"
        return "cut" if self.cut else "any"

    @property
    def field(self) -> list[Person]:
        """Everybody who took part, those who stopped as well."""
        return [
            one.person
            for one in self.entrants.values()
            if one.status in ("playing", "dropped", "out")
        ]

    @property
    def waiting(self) -> list[Person]:
        """Who signed up and has no place, in their order."""
        if self.phase != "open":
            return [one.person for one in self.entrants.values() if one.status == "waiting"]
        most = self.settings.most
        return [] if most is None else [one.person for one in self.entrants.values()][most:]

    def tables(self) -> Iterator[Table]:
        """Every table of every round."""
        for one in self.rounds:
            yield from one.tables.values()

    def table(self, round_number: int, number: int) -> Table | None:
        """A table by its round and number, if there is one."""
        if not 1 <= round_number <= len(self.rounds):
            return None
        return self.rounds[round_number - 1].tables.get(number)

    def lot_of(self, person: Person) -> bytes:
        """Somebody's lot: from the seed recorded at the start; the smaller one comes first."""
        number = self.entrants[person].number
        return blake2b(f"{self.lot}/lot/{number}".encode(), digest_size=16).digest()


def ready(settings: Settings, one: Entrant) -> bool:
    """Whether somebody has done everything to play: checked in, handed in a deck."""
    return (one.checked_in or not settings.check_in) and bool(one.deck or not settings.decks)
