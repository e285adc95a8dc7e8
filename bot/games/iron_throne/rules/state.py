"""The whole truth about a game of The Iron Throne."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, JsonValue

from bot.games.iron_throne.rules.cards import is_peace, roster, war_value
from bot.kernel import Play, State
from bot.kernel.labels import label_of

Side = Literal["challenge", "defence"]
Winner = Literal["", "challenge", "defence", "none"]
NOBODY = -1


class IronOptions(BaseModel):
    """What a table can agree on."""

    model_config = ConfigDict(extra="forbid")

    houses: Literal["rank", "lot"] = "rank"
    offers: Literal["together", "in_order"] = "together"
    talks: Literal[48, 24, 12, 1, 0] = 48
    """Hours after which peace talks without an agreement have failed (R7.11); 0: never."""


class Part(BaseModel):
    """R12.1: somebody who takes part, on which side, with whom."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    side: Side
    character: str
    active: bool = False


class Support(BaseModel):
    """R6.1: a character offered to a side, and what became of it."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    side: Side
    character: str
    state: Literal["offered", "accepted", "declined", "forced"] = "offered"


class PlayedCard(BaseModel):
    """A character card played for its text; it is discarded in the clean-up (R8.8)."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    card: str


class Considered(BaseModel):
    """M2: what a seat could do by what everybody saw, and what it really could."""

    model_config = ConfigDict(extra="forbid")

    public: list[str]
    own: list[str]
    drew: bool = False
    """Whether its hand has grown since."""
    come: bool = False
    """Whether it was asked about the cards that may come."""


class Encounter(BaseModel):
    """R3.4: what this turn is about."""

    model_config = ConfigDict(extra="forbid")

    challenger: int
    defender: int = NOBODY
    event: str = ""
    parts: list[Part] = []
    offers: list[Support] = []
    shown: dict[int, str] = {}
    played: list[PlayedCard] = []
    result: Literal["", "war", "peace", "betrayal"] = ""
    fixed: bool = False
    """A9: a result set by an effect stays."""
    bonus: dict[Side, int] = {"challenge": 0, "defence": 0}
    doubled: list[int] = []
    """Whose shown card counts twice (Dragonfire)."""
    doubled_once: list[int] = []
    """Who has doubled in this encounter; it stays when another card takes the doubled one's place.
    """
    no_rewards: list[int] = []
    no_sanctions: list[int] = []
    winner: Winner = ""
    deal: bool = False
    opens: int = NOBODY
    """Who has to lay the card face up (Bran)."""
    guarded: bool = False
    """Whether Barristan's ability was used this turn."""
    ahead: dict[str, JsonValue] = {}
    """M2: answers given in case the result is the one of `ahead_for`; nobody sees them."""
    ahead_for: tuple[str, str] = ("", "")
    considered: dict[int, Considered] = {}
    """What each seat was asked ahead about the window after resolution."""
    otherwise: dict[str, dict[int, Considered]] = {}
    """The same for wars that leaders may turn: by the winner there would be then."""

    def part(self, seat: int) -> Part | None:
        """How this seat takes part, if it does."""
        return next((part for part in self.parts if part.seat == seat), None)

    def active(self, side: str) -> int:
        """The active player of a side."""
        return self.challenger if side == "challenge" else self.defender

    def opposing(self, seat: int) -> int:
        """The active player of the other side."""
        part = self.part(seat)
        return self.active("defence" if part and part.side == "challenge" else "challenge")

    def is_active(self, seat: int) -> bool:
        """Whether this is the challenger or the defender."""
        return seat in (self.challenger, self.defender)

    def supporters(self, side: str) -> list[Part]:
        """Who supports a side."""
        return [part for part in self.parts if part.side == side and not part.active]

    def opposing_supporters(self, seat: int) -> list[Part]:
        """Who supports the other side."""
        part = self.part(seat)
        return self.supporters(other_side(part.side)) if part else []

    def hand_grew(self, seat: int) -> None:
        """New cards may be worth another thought."""
        for known in (self.considered, *self.otherwise.values()):
            if seat in known:
                known[seat].drew = True

    @property
    def expected(self) -> bool:
        """M2: whether it has come as it stood when something was asked ahead."""
        return self.ahead_for == (self.result, self.winner)

    @property
    def foreseen(self) -> bool:
        """M2: whether it was asked ahead what is done if it comes as it has come."""
        return self.expected or (self.result == "war" and self.winner in self.otherwise)

    def thought(self, seat: int) -> Considered | None:
        """M2: what this seat has thought over for what has come."""
        if self.expected:
            return self.considered.get(seat)
        return self.otherwise[self.winner].get(seat) if self.foreseen else None

    def won(self, seat: int) -> bool:
        """A23: only who takes part wins."""
        part = self.part(seat)
        return part is not None and part.side == self.winner

    def lost(self, seat: int) -> bool:
        """R7.6, R7.11: sometimes both sides lose."""
        part = self.part(seat)
        return part is not None and self.winner != "" and part.side != self.winner

    def has_doubled(self, seat: int) -> bool:
        """Whether this seat has doubled before; earlier releases noted only the card."""
        return seat in self.doubled_once or seat in self.doubled

    def value(self, seat: int) -> int:
        """What the card this seat shows adds to its side."""
        card = self.shown.get(seat, "")
        return war_value(card) * (2 if seat in self.doubled else 1) if card else 0

    def read_result(self) -> None:
        """R7.3: from the cards now face up, unless an effect has set it."""
        if self.fixed:
            return
        peace = [is_peace(self.shown.get(s, "")) for s in (self.challenger, self.defender)]
        self.result = "peace" if all(peace) else "betrayal" if any(peace) else "war"


def other_side(side: str) -> Side:
    """Return the side against this one."""
    return "defence" if side == "challenge" else "challenge"


class IronState(State):
    """Seats sit clockwise in the order of their numbers."""

    options: IronOptions
    houses: list[str]
    drawn: list[list[str]] = []
    """The leaders each seat may choose from, while it chooses."""
    leaders: list[str] = []
    power: dict[str, int] = {}
    """Power on each character in play; a dead one has none."""
    sheets: list[int] = []
    box: int = 0
    minted: int = 0
    """All the power there is, wherever it lies."""
    influence: list[list[int]] = []
    """`influence[a][b]`: tokens of seat a on the board of seat b."""
    decks: list[list[str]] = []
    """The first card is on top."""
    hands: list[list[str]] = []
    discards: list[list[str]] = []
    hostages: list[list[str]] = []
    event_deck: list[str] = []
    event_discard: list[str] = []
    turn: int = 0
    challenger: int = NOBODY
    phase: str = "set_up"
    encounter: Encounter | None = None

    @property
    def clash(self) -> Encounter:
        """The encounter that is on."""
        assert self.encounter is not None
        return self.encounter

    def clockwise(self, first: int) -> list[int]:
        """All seats, beginning with this one."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def seat_of(self, house: str) -> int:
        """Who plays this house."""
        return self.houses.index(house)

    def own(self, seat: int) -> list[str]:
        """The four characters of a seat, in the usual order."""
        return [name for name in roster(self.houses[seat]) if name in self.power]

    def living(self, seat: int) -> list[str]:
        """Those who are not dead."""
        return [name for name in self.own(seat) if self.power[name]]

    def strongest(self, seat: int) -> str:
        """The living character with most power."""
        return max(self.living(seat), key=lambda name: self.power[name])

    def spread(self, seat: int) -> int:
        """R9.2: own tokens on other boards."""
        return sum(self.influence[seat]) - self.influence[seat][seat]

    def fights(self, seat: int) -> bool:
        """Whether this seat's character still takes part (R12.8)."""
        part = self.encounter.part(seat) if self.encounter else None
        return part is not None and self.power[part.character] > 0

    def part_power(self, seat: int) -> int:
        """Power on the character this seat takes part with."""
        part = self.clash.part(seat)
        return self.power[part.character] if part else 0

    def total(self, side: str) -> int:
        """R7.5: the war card, the power of all characters of the side, and what effects add."""
        clash = self.clash
        fighting = sum(self.power[part.character] for part in clash.parts if part.side == side)
        shown = clash.value(clash.active(side))
        return fighting + shown + (clash.bonus["challenge" if side == "challenge" else "defence"])

    @property
    def playing(self) -> list[int]:
        """Those who have not given up."""
        return [seat for seat in range(self.seats) if seat not in self.conceded]


IronPlay = Play[IronState]


def who(seat: int) -> str:
    """A seat as events and labels name it."""
    return label_of("seat", seat)
