"""What was decided in a tournament, by whom, when and why: the only thing that is stored."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from pydantic_core import from_json

from bot.tournaments.errors import Refused
from bot.tournaments.plain import Person, Plain, Points
from bot.tournaments.scoring import Outcome
from bot.tournaments.settings import Settings

VERSION = 2
"""The shape of these records; goes up when an older release could not read them."""

MAESTER = 0
"""Who decided, if nobody did: a rule or the clock."""

LONGEST = 300
"""Characters of a reason or a name."""

MOST_WISHES = 12
"""Houses that somebody can wish for."""


class Why(Plain):
    """A reason as data; `tournament-why-<kind>` in the catalogue has the sentence."""

    kind: str
    args: dict[str, int | str] = {}


class Chair(Plain):
    """Where somebody is to sit, and with which house."""

    person: Person
    house: str | None = None


class Plan(Plain):
    """One table of a pairing, and why these people meet."""

    number: int
    chairs: list[Chair]
    why: list[Why] = []
    match: int = 0
    """Its place in the bracket, where that is not its number."""


class Bye(Plain):
    """Somebody who does not play in a round, and why."""

    person: Person
    why: list[Why] = []


class Decision(Plain):
    """Who decided when, and why."""

    by: Person = MAESTER
    at: int = 0
    """Seconds since 1970."""
    why: str = Field(default="", max_length=LONGEST)


class Created(Decision):
    """The tournament exists; always the first record, and there only."""

    kind: Literal["created"] = "created"
    version: int = VERSION
    name: str = Field(min_length=1, max_length=LONGEST)
    settings: Settings


class Changed(Decision):
    """The organiser has changed the rules, before the start."""

    kind: Literal["changed"] = "changed"
    settings: Settings


class Proposed(Decision):
    """Other rules after the start; they hold once every organiser has agreed."""

    kind: Literal["proposed"] = "proposed"
    settings: Settings


class Agreed(Decision):
    """An organiser agrees to the rules that were proposed, or does not, which ends that."""

    kind: Literal["agreed"] = "agreed"
    yes: bool = True


class OrganiserNamed(Decision):
    """Somebody may decide here, or no longer."""

    kind: Literal["organiser_named"] = "organiser_named"
    person: Person
    allowed: bool = True


class SignedUp(Decision):
    """Somebody wants to play: a place, or one on the waiting list."""

    kind: Literal["signed_up"] = "signed_up"
    person: Person
    strength: int = 0
    """A rating to seed by, where the organiser wants that; 0: none."""


class CheckedIn(Decision):
    """Somebody has said that they are there, before the start or before a round."""

    kind: Literal["checked_in"] = "checked_in"
    person: Person


class CheckInCalled(Decision):
    """Whoever has not checked in is called to do so: for the start, or for the next round."""

    kind: Literal["check_in_called"] = "check_in_called"


class DeckHandedIn(Decision):
    """Somebody has handed in a deck, or another one; which one stays secret."""

    kind: Literal["deck_handed_in"] = "deck_handed_in"
    person: Person
    digest: str = Field(max_length=LONGEST)
    """Proves later which deck it was."""


class Wished(Decision):
    """Somebody has said which houses they would like; none: any."""

    kind: Literal["wished"] = "wished"
    person: Person
    houses: list[str] = Field(max_length=MOST_WISHES)


class KeptApart(Decision):
    """Two people who should not meet; only organisers may see this."""

    kind: Literal["kept_apart"] = "kept_apart"
    first: Person
    second: Person


class Started(Decision):
    """The field is fixed, and the lot that decides the last ties is drawn."""

    kind: Literal["started"] = "started"
    seed: str = Field(min_length=1, max_length=LONGEST)


class JoinedLate(Decision):
    """Somebody joins after the start."""

    kind: Literal["joined_late"] = "joined_late"
    person: Person
    strength: int = 0


class Dropped(Decision):
    """Somebody stops: off the list before the start, out of further rounds after it."""

    kind: Literal["dropped"] = "dropped"
    person: Person


class Departed(Decision):
    """Somebody is no longer on the server; after a day that counts as stopping."""

    kind: Literal["departed"] = "departed"
    person: Person


class Returned(Decision):
    """Somebody who had left the server is there again."""

    kind: Literal["returned"] = "returned"
    person: Person


class Rejoined(Decision):
    """Somebody who had dropped is back, with nothing for the rounds missed."""

    kind: Literal["rejoined"] = "rejoined"
    person: Person


class Paired(Decision):
    """A round: who sits where; made with this seed, or changed by hand."""

    kind: Literal["paired"] = "paired"
    round: int
    seed: str = Field(max_length=LONGEST)
    tables: list[Plan]
    byes: list[Bye] = []
    cost: dict[str, int] = {}
    by_hand: bool = False


class Unpaired(Decision):
    """The newest round is taken back, before any of its tables has ended."""

    kind: Literal["unpaired"] = "unpaired"
    round: int


class TableOpened(Decision):
    """The game of a table exists."""

    kind: Literal["table_opened"] = "table_opened"
    round: int
    table: int
    session: int


class NoShow(Decision):
    """Somebody did not come; a table of two is decided by this."""

    kind: Literal["no_show"] = "no_show"
    round: int
    table: int
    person: Person


class Replaced(Decision):
    """Somebody else plays on at a seat."""

    kind: Literal["replaced"] = "replaced"
    round: int
    table: int
    old: Person
    new: Person


class Extended(Decision):
    """A table has more time."""

    kind: Literal["extended"] = "extended"
    round: int
    table: int
    hours: int


class Result(Decision):
    """A table has ended, or was judged at the end of the round."""

    kind: Literal["result"] = "result"
    round: int
    table: int
    outcome: Outcome
    left: list[int] = []
    """Seats whose player had left the game before its end."""
    source: Literal["game", "judged", "organiser"] = "game"


class Corrected(Decision):
    """A result was wrong; this is the right one."""

    kind: Literal["corrected"] = "corrected"
    round: int
    table: int
    outcome: Outcome
    left: list[int] = []
    confirmed: bool = False
    """That games of later rounds, which this decides, are to be played again."""


class Warned(Decision):
    """The round ends soon, and organisers are told which tables still play."""

    kind: Literal["warned"] = "warned"
    round: int


class Alarmed(Decision):
    """Organisers are told that something needs them; `cup-alarm-<about>` has the sentence."""

    kind: Literal["alarmed"] = "alarmed"
    about: Literal["too-few", "nobody-there", "undecided"]
    round: int = 0


class JudgeCalled(Decision):
    """Somebody at a table asks for a judge; the table is paused until the ruling."""

    kind: Literal["judge_called"] = "judge_called"
    round: int
    table: int


class Ruled(Decision):
    """A judge has answered a call; the reason is the ruling, and the table goes on."""

    kind: Literal["ruled"] = "ruled"
    round: int
    table: int


class Paused(Decision):
    """The tournament stands still: its tables, and the time of its round."""

    kind: Literal["paused"] = "paused"


class Resumed(Decision):
    """The tournament goes on; the round has as much time left as it had."""

    kind: Literal["resumed"] = "resumed"


class Penalty(Decision):
    """A judge has warned somebody or taken points away."""

    kind: Literal["penalty"] = "penalty"
    person: Person
    points: Points


class Disqualified(Decision):
    """Somebody is out for good; their points stand or are voided."""

    kind: Literal["disqualified"] = "disqualified"
    person: Person
    voided: bool = False


class CutMade(Decision):
    """Who goes on into the knock-out stage, from first to last seed."""

    kind: Literal["cut_made"] = "cut_made"
    seeds: list[Person]


class Finished(Decision):
    """Everything is decided and sealed."""

    kind: Literal["finished"] = "finished"


class Cancelled(Decision):
    """There will be no result."""

    kind: Literal["cancelled"] = "cancelled"


AnyDecision = Annotated[
    Created
    | Changed
    | Proposed
    | Agreed
    | OrganiserNamed
    | SignedUp
    | CheckedIn
    | CheckInCalled
    | DeckHandedIn
    | Wished
    | KeptApart
    | Started
    | JoinedLate
    | Dropped
    | Departed
    | Returned
    | Rejoined
    | Paired
    | Unpaired
    | TableOpened
    | NoShow
    | Replaced
    | Extended
    | Result
    | Corrected
    | Warned
    | Alarmed
    | JudgeCalled
    | Ruled
    | Paused
    | Resumed
    | Penalty
    | Disqualified
    | CutMade
    | Finished
    | Cancelled,
    Field(discriminator="kind"),
]

AtTable = TableOpened | NoShow | Replaced | Extended | Result | Corrected | JudgeCalled | Ruled
"""Decisions about one table of one round."""

ONE: TypeAdapter[AnyDecision] = TypeAdapter(AnyDecision)
MANY: TypeAdapter[list[AnyDecision]] = TypeAdapter(list[AnyDecision])


def load(text: str | bytes) -> list[AnyDecision]:
    """The records of a tournament, of this release or an older one; Refused if of a newer one."""
    data = from_json(text)
    found = data[0].get("version", VERSION) if data else VERSION
    if found > VERSION:
        raise Refused("tournament-too-new", version=found, known=VERSION)
    return MANY.validate_python(data)


def dump(decisions: list[AnyDecision]) -> str:
    """The records as JSON."""
    return MANY.dump_json(decisions).decode()
