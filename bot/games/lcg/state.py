"""Where every card is, and everything that has been done to it.

A card is an instance: a number that stays the same for the whole game. `codes` says which card it
is, `owners` whose. Numbers are dealt at random when the game begins, so that a number tells
nothing about the cards next to it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict, JsonValue, PrivateAttr

from bot.games.lcg.facts import Card
from bot.kernel import State
from bot.kernel.labels import label_of
from bot.kernel.state import Play

NONE = -1
"""No card, no seat."""

PHASES = ("plot", "draw", "marshal", "challenges", "dominance", "standing", "taxation")
"""The phases of a round."""
PILES = ("hand", "deck", "discard", "dead", "plots", "used", "removed", "agenda", "placed")
"""Zones out of play, one of each for every player. `placed`: face down during set-up."""
OPEN = frozenset({"discard", "dead", "used", "removed", "agenda"})
"""A4.1: piles that everybody may look at."""
OWN = frozenset({"hand", "plots", "placed"})
"""Piles that their owner may look at; nobody looks into a deck."""

LcgPlay = Play[Any]
"""A run over the state of either edition."""


class Memo(dict[Any, Any]):
    """What was computed from the state and holds until it changes; equal to every other one."""

    def __eq__(self, other: object) -> bool:
        """It is no part of the state."""
        return isinstance(other, Memo)

    __hash__ = None


class Player(BaseModel):
    """One seat's zones out of play, gold, and what it plays."""

    model_config = ConfigDict(extra="forbid")

    faction: str
    gold: int = 0
    hand: list[int] = []
    deck: list[int] = []
    """The top card is the first."""
    discard: list[int] = []
    """The top card is the last, as in all open piles."""
    dead: list[int] = []
    plots: list[int] = []
    used: list[int] = []
    removed: list[int] = []
    agenda: list[int] = []
    placed: list[int] = []

    def pile(self, zone: str) -> list[int]:
        """The cards of one zone."""
        found: list[int] = getattr(self, zone)
        return found


class Piece(BaseModel):
    """What lies on and around a card in play."""

    model_config = ConfigDict(extra="forbid")

    controller: int
    arrived: int
    """Counts up with every card that enters play."""
    knelt: bool = False
    power: int = 0
    tokens: dict[str, int] = {}
    host: int = NONE
    """The card it is attached to."""
    duplicates: list[int] = []
    """R22.2: cards under it."""
    hidden: list[int] = []
    """Those of the duplicates that lie face down."""
    as_type: str = ""
    """R3.10: the type it has instead of the printed one."""


class Challenge(BaseModel):
    """The challenge being resolved (R10.8)."""

    model_config = ConfigDict(extra="forbid")

    type: str
    attacker: int
    defender: int
    against: int
    """R27.12: the opponent it was initiated against, whoever it was redirected to."""
    attackers: list[int] = []
    defenders: list[int] = []
    declared: list[int] = []
    """Those attackers and defenders who were declared as such."""
    drawn_in: list[int] = []
    """Attackers that take part by a constant ability, as long as it works."""
    bypassed: dict[int, int] = {}
    """R21.8: from the stealthy attacker to the character it bypassed."""
    step: str = "4.2"
    winner: int = NONE
    loser: int = NONE
    totals: tuple[int, int] = (0, 0)
    unopposed: bool = False
    over: bool = False

    @property
    def margin(self) -> int:
        """A11.2: the difference of both totals."""
        return abs(self.totals[0] - self.totals[1])

    def side(self, seat: int) -> list[int]:
        """The characters taking part on this player's side."""
        if seat == self.attacker:
            return self.attackers
        return self.defenders if seat == self.defender else []


class Lasting(BaseModel):
    """R18.5: a modifier that works for its time, whatever becomes of its source."""

    model_config = ConfigDict(extra="forbid")

    kind: str
    until: str
    value: int = 1
    card: int = NONE
    seat: int = NONE
    where: str = ""
    """What it is bound to besides, such as a type of challenge or a seat."""
    step: str = ""
    """The step of an entry whose filter says what it fits; empty if it fits everything."""


class Delayed(BaseModel):
    """R18.9: part of an effect that waits for its moment."""

    model_config = ConfigDict(extra="forbid")

    until: str
    """When it is forgotten, whether or not its moment has come."""
    seat: int
    card: int
    code: str
    ability: int
    block: int
    memory: dict[str, list[JsonValue]] = {}


class Note(BaseModel):
    """Something that later rules of this round ask about."""

    model_config = ConfigDict(extra="forbid")

    kind: str
    phase: str
    seat: int
    card: int = NONE
    code: str = ""
    other: int = NONE
    what: str = ""


class LcgState(State):
    """What the states of both card games have in common."""

    cards: ClassVar[Mapping[str, Card]]
    """What is printed on the cards of this edition, by id."""

    codes: list[str]
    owners: list[int]
    players: list[Player]
    board: dict[int, Piece] = {}
    limbo: list[int] = []
    """A4.2: events between payment and discard pile."""
    first: int = 0
    active: int = NONE
    phase: str = ""
    round: int = 0
    challenge: Challenge | None = None
    lasting: list[Lasting] = []
    delayed: list[Delayed] = []
    counts: dict[str, int] = {}
    """Uses of abilities with a limit or a maximum."""
    notes: list[Note] = []
    """What happened this round."""
    arrivals: int = 0
    out: list[int] = []
    """Eliminated players, the first to go first."""
    pool: list[int] = []
    """Titles that nobody holds, and that are not in the game this round."""
    step: str = ""
    """The step of the rulebook's chart the game is at, such as 4.2.1."""
    passed: list[int] = []
    """Who has been active in this phase."""

    _memo: Memo = PrivateAttr(default_factory=Memo)

    @property
    def memo(self) -> Memo:
        """What was computed since the last change."""
        private = self.__pydantic_private__  # by way of `self._memo` it takes six times as long
        assert private is not None
        memo: Memo = private["_memo"]
        return memo

    def changed(self) -> None:
        """Forget what was computed; call after every change that is not a deed."""
        self.memo.clear()

    def fact(self, card: int) -> Card:
        """What is printed on a card."""
        return self.cards[self.codes[card]]

    def name(self, card: int) -> str:
        """A card as an option calls it: its name and number."""
        return f"{self.fact(card).slug}.{card}"

    def label(self, card: int) -> str:
        """A card's name for the catalogue."""
        return label_of("card", self.codes[card])

    def source(self, card: int) -> str:
        """The name of the card whose effect something is; empty: the framework (R14.11)."""
        return "" if card == NONE else self.label(card)

    def seats_in(self) -> list[int]:
        """Everybody who still plays, in order of seats."""
        return [seat for seat in range(self.seats) if seat not in self.out]

    def order(self, start: int | None = None) -> list[int]:
        """R1.6: player order, from the first player or another seat on."""
        start = self.first if start is None else start
        turn = [(start + step) % self.seats for step in range(self.seats)]
        return [seat for seat in turn if seat not in self.out]

    def opponents(self, seat: int) -> list[int]:
        """All players this one plays against, in player order."""
        return [other for other in self.order() if self.opposed(seat, other)]

    def opposed(self, seat: int, other: int) -> bool:
        """Whether two players play against each other."""
        return NONE not in (seat, other) and seat != other

    def purse(self, seat: int) -> int:
        """All gold that a seat can pay with."""
        return self.players[seat].gold

    def spend(self, seat: int, amount: int) -> None:
        """Pay so much of it."""
        self.players[seat].gold -= amount

    def controlled(self, seat: int) -> Sequence[int]:
        """The cards in play that this seat controls."""
        memo = self.memo
        if "controlled" not in memo:
            found: dict[int, list[int]] = {}
            for card, piece in self.board.items():
                found.setdefault(piece.controller, []).append(card)
            memo["controlled"] = {one: tuple(cards) for one, cards in found.items()}
        mine: Sequence[int] = memo["controlled"].get(seat, ())
        return mine

    def house(self, seat: int) -> int:
        """A seat's faction card."""
        return seat

    def plot(self, seat: int) -> int | None:
        """A seat's revealed plot."""
        for card in self.controlled(seat):
            if self.fact(card).type == "plot":
                return card
        return None

    @property
    def melee(self) -> bool:
        """Whether titles are used."""
        return False

    def title(self, seat: int) -> int | None:
        """The title a seat holds."""
        return None

    def plot_deck(self, seat: int) -> list[int]:
        """The plots a seat chooses from."""
        return self.players[seat].plots

    def power(self, seat: int) -> int:
        """R26.3: the power on all cards a seat controls."""
        return sum(piece.power for piece in self.board.values() if piece.controller == seat)

    def attachments(self, card: int) -> list[int]:
        """What is attached to a card."""
        return [other for other, piece in self.board.items() if piece.host == card]

    def zone(self, card: int) -> str:
        """Where a card is: `play`, `duplicate`, `limbo`, `pool`, or a pile."""
        if card in self.board:
            return "play"
        if card in self.limbo:
            return "limbo"
        if self.owners[card] == NONE:
            return "pool"
        player = self.players[self.owners[card]]
        for zone in PILES:
            if card in player.pile(zone):
                return zone
        return "duplicate"

    def visible(self, card: int, viewer: int | None) -> bool:
        """Whether this viewer may know which card this is."""
        zone = self.zone(card)
        if zone in ("play", "limbo") or zone in OPEN:
            return True
        if zone == "duplicate":
            above = next(one for one in self.board.values() if card in one.duplicates)
            return card not in above.hidden or above.controller == viewer
        return zone in OWN and self.owners[card] == viewer

    def note(
        self, kind: str, seat: int, card: int = NONE, other: int = NONE, what: str = ""
    ) -> None:
        """Write down for the rest of the round what happened."""
        code = self.codes[card] if card != NONE else ""
        self.notes.append(
            Note(
                kind=kind,
                phase=self.phase,
                seat=seat,
                card=card,
                code=code,
                other=other,
                what=what,
            )
        )

    def noted(self, kind: str, seat: int | None = None, *, phase: bool = False) -> list[Note]:
        """What was written down this round, or this phase."""
        return [
            note
            for note in self.notes
            if note.kind == kind
            and (seat is None or note.seat == seat)
            and (not phase or note.phase == self.phase)
        ]
