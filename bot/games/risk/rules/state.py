"""The whole truth about a game of Risk, and the counting that all its rules share."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.games.risk.rules.board import Board, board, facts
from bot.games.risk.rules.cards import SPECIALS, characters_of
from bot.kernel import Illegal, State

NEUTRAL = -1
"""Who owns a neutral territory (R2.6): nobody's seat."""

PARTS = ("gold", "special_units", "characters", "maesters", "objectives", "placed")
"""R11.2: what Dominion is made of."""
NEEDS = {
    "characters": ("gold",),
    "maesters": ("gold", "special_units", "characters"),
    "objectives": ("gold", "special_units"),
}
"""Parts of Dominion that make no sense without others: prices, or cards that name them."""


class RiskOptions(BaseModel):
    """What a table agrees on before the game."""

    model_config = ConfigDict(extra="forbid")

    mode: Literal["skirmish", "dominion"] = "skirmish"
    """R1.1: the basic game, or Dominion with all its parts; World at War is either with 6 or 7."""
    gold: bool = False
    special_units: bool = False
    characters: bool = False
    maesters: bool = False
    objectives: bool = False
    """R11.2: parts of Dominion mixed into a Skirmish; objectives bring their own victory."""
    placed: bool = False
    """R12.9 in a Skirmish: territories are claimed one by one instead of dealt."""
    start_units: Literal[3, 2] = 3
    """Units on each own territory at the start: the rulebook's three, or two as elsewhere (D1)."""
    neutral_cards: bool = False
    """Whether conquering only neutral land earns a card; by the rulebook's wording no (A6)."""
    houses: Literal["ranked", "draft", "random"] = "ranked"
    """How houses are chosen (R2.2): all rank at once, one after the other, or by lot."""
    ties: Literal["tiebreak", "shared"] = "tiebreak"
    """Equal points: decided by territories, castles, units (A11), or always shared."""
    stalemate_rounds: int = Field(default=10, ge=2, le=100)
    """Rounds without any conquest after which the points are counted."""

    def has(self, part: str) -> bool:
        """Whether a part of Dominion is played with."""
        return self.mode == "dominion" or bool(getattr(self, part))

    @property
    def mixed(self) -> bool:
        """Whether anything of Dominion is played with."""
        return any(self.has(part) for part in PARTS)

    @property
    def end_card(self) -> bool:
        """R10.1, R12.5: the end card ends the game unless objectives do."""
        return not self.has("objectives")

    def check_parts(self) -> None:
        """Refuse parts that make no sense without others."""
        for part, needed in NEEDS.items():
            for other in needed:
                if self.has(part) and not self.has(other):
                    raise Illegal("option-needs", option=part, needs=other)


RALLIED = 5
"""Units that wait for Rally the Smallfolk."""


class Rallied(BaseModel):
    """Rally the Smallfolk: units that wait face down until their owner holds the territory."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    card: str
    units: int


class ThisTurn(BaseModel):
    """What has happened in the running turn and what cards have made of it."""

    model_config = ConfigDict(extra="forbid")

    conquests: list[tuple[str, int]] = []
    """Territories taken this turn and from whom."""
    kills: int = 0
    """Opposing units destroyed (R16: objectives count them)."""
    halved: bool = False
    """Freefolk Uprising: half of the base reinforcements."""
    bought_objective: bool = False
    traded_single: bool = False
    """Nothing asks for it any more; saved games have it."""
    pirates: bool = False
    """Pirate Ship Fleet: own ports reach every coast."""
    salladhor: bool = False
    protected: list[str] = []
    """Bribery: cannot be invaded any more."""
    truces: dict[str, int] = {}
    """A Temporary Truce: protected until land of somebody else falls; by whom."""
    peace: list[int] = []
    """Wed for Peace: seats nothing can be taken from."""
    high_ground: dict[str, int] = {}
    """Establish the High Ground: territory and seat."""
    maneuvers: int = 1
    free_maneuver: bool = False
    """Ellaria Sand: the maneuver may come at any moment."""
    extra_cards: int = 0
    look_at_two: bool = False
    """Xaro Xhoan Daxos: the next territory card is chosen out of two."""


class RiskState(State):
    """A game of Risk at one moment."""

    options: RiskOptions
    board: str
    order: list[int] = []
    """Seats in turn order."""
    houses: list[str]
    owner: dict[str, int] = {}
    units: dict[str, int] = {}
    hands: list[list[str]]
    deck: list[str] = []
    """Top card first."""
    discard: list[str] = []
    out: list[int] = []
    """Seats that are out, in the order they left: eliminated or conceded."""
    round: int = 0
    turn: int = NEUTRAL
    phase: str = "set_up"
    quiet: int = 0
    """Full rounds in a row without a conquest."""
    raised: list[int]
    lost: list[int]
    """Units put on the board and taken off it, by seat; the neutrals' come last."""
    trail: list[tuple[str, str]] = []
    """This turn's invasions and maneuver, for the picture."""
    gold: list[int] = []
    earned: int = 0
    paid: int = 0
    """Gold that came from the supply and went back to it."""
    vp: list[int] = []
    specials: dict[str, dict[str, int]] = {}
    """R18: special units by territory and kind; they belong to whoever holds the territory."""
    made: int = 0
    destroyed: int = 0
    """Special units put on the board and taken off it."""
    face_down: list[str] = []
    """Characters used since their owner's last refreshing (R17)."""
    captive: dict[str, int] = {}
    """Captured characters and the seats that hold them."""
    dead: list[str] = []
    maester_deck: list[str] = []
    maester_discard: list[str] = []
    maesters: list[list[str]] = []
    objective_deck: list[str] = []
    objective_discard: list[str] = []
    objectives: list[list[str]] = []
    rallied: list[Rallied] = []
    this_turn: ThisTurn = ThisTurn()
    mourning: int = NEUTRAL
    """Whose opponents pay double until this seat's next turn."""

    @property
    def map(self) -> Board:
        """The board played on."""
        return board(self.board)

    def held(self, seat: int) -> list[str]:
        """Territories this seat controls: its own, with at least one unit in them."""
        units = self.units
        return [t for t, owner in self.owner.items() if owner == seat and units[t] > 0]

    def count(self, seat: int) -> "Count":
        """Territories, castles, ports and units of a seat."""
        held = self.held(seat)
        return Count(
            territories=len(held),
            castles=len(self.map.castles.intersection(held)),
            ports=len(self.map.ports.intersection(held)),
            units=sum(self.units[t] for t in held),
        )

    def with_specials(self, territory: str, kind: str) -> int:
        """Special units of a kind in a territory."""
        return self.specials.get(territory, {}).get(kind, 0)

    def add_special(self, territory: str, kind: str, number: int = 1) -> None:
        """Put special units from the supply on the board."""
        here = self.specials.setdefault(territory, {})
        here[kind] = here.get(kind, 0) + number
        self.made += number

    def lose_specials(self, territory: str) -> None:
        """R18.6: whoever conquers a territory removes the special units in it."""
        self.destroyed += sum(self.specials.pop(territory, {}).values())

    def move_specials(self, source: str, target: str, moved: dict[str, int]) -> None:
        """R18.5, A18: knights and siege engines go along."""
        for kind, number in moved.items():
            if number:
                self.specials[source][kind] -= number
                here = self.specials.setdefault(target, {})
                here[kind] = here.get(kind, 0) + number

    def count_specials(self, seat: int) -> dict[str, int]:
        """Special units of a seat by kind."""
        held = self.held(seat)
        return {kind: sum(self.with_specials(t, kind) for t in held) for kind in SPECIALS}

    def earn(self, seat: int, gold: int) -> None:
        """Gold from the supply."""
        self.gold[seat] += gold
        self.earned += gold

    def pay(self, seat: int, gold: int) -> None:
        """Gold to the supply."""
        self.gold[seat] -= gold
        self.paid += gold

    def take_gold(self, loser: int, winner: int, most: int) -> int:
        """A21: gold from one player to another, no more than there is."""
        gold = min(most, self.gold[loser])
        self.gold[loser] -= gold
        self.gold[winner] += gold
        return gold

    def regions(self, seat: int) -> list[str]:
        """Regions a seat controls entirely."""
        held = set(self.held(seat))
        return [r.id for r in self.map.regions.values() if held.issuperset(r.territories)]

    def seat_of_power(self, seat: int) -> str:
        """R12.7: the territory of the seat's house."""
        return next(h.seat_of_power for h in facts().houses if h.id == self.houses[seat])

    def own_characters(self, seat: int) -> list[str]:
        """The four characters of the seat's house, dead or alive."""
        return list(characters_of(self.houses[seat]))

    def usable(self, seat: int) -> list[str]:
        """R17.1: own characters that lie face up."""
        if not self.options.has("characters"):
            return []
        away = {*self.face_down, *self.captive, *self.dead}
        return [c for c in self.own_characters(seat) if c not in away]

    def opponents(self, seat: int) -> list[int]:
        """A16: the others still in the game, clockwise from this seat."""
        place = self.order.index(seat)
        around = [*self.order[place + 1 :], *self.order[:place]]
        return [other for other in around if other not in self.out]

    def draw_card(self) -> str | None:
        """The top territory card, the end card as well; A9: an empty deck is shuffled again."""
        if not self.deck:
            self.rng.shuffle(self.discard)
            self.deck, self.discard = self.discard, []
        return self.deck.pop(0) if self.deck else None

    def draw_maester(self) -> str | None:
        """The top maester card; A9."""
        if not self.maester_deck:
            self.rng.shuffle(self.maester_discard)
            self.maester_deck, self.maester_discard = self.maester_discard, []
        return self.maester_deck.pop(0) if self.maester_deck else None

    def draw_objective(self) -> str | None:
        """The top objective; A9."""
        if not self.objective_deck:
            self.rng.shuffle(self.objective_discard)
            self.objective_deck, self.objective_discard = self.objective_discard, []
        return self.objective_deck.pop(0) if self.objective_deck else None

    @property
    def playing(self) -> list[int]:
        """Seats still in the game, in turn order."""
        return [seat for seat in self.order if seat not in self.out]

    def add(self, seat: int, territory: str, units: int) -> None:
        """Put units from the supply on the board."""
        self.units[territory] += units
        self.raised[seat] += units

    def remove(self, territory: str, units: int) -> None:
        """Take units off the board."""
        self.units[territory] -= units
        self.lost[self.owner[territory]] += units


class Count(BaseModel):
    """What a seat controls."""

    territories: int
    castles: int
    ports: int
    units: int

    @property
    def points(self) -> int:
        """R10.2: one point for each territory, castle and port."""
        return self.territories + self.castles + self.ports
