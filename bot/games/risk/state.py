"""The whole truth about a game of Risk, and the counting that all its rules share."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.games.risk.board import Board, board, facts
from bot.kernel import State

NEUTRAL = -1
"""Who owns a neutral territory (R2.6): nobody's seat."""


class RiskOptions(BaseModel):
    """What a table agrees on before the game."""

    model_config = ConfigDict(extra="forbid")

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


def symbol(state: RiskState, card: str) -> str:
    """The symbol on a territory card."""
    return state.map.territories[card].card_symbol


END_CARD = facts().end_card.id
HAND_LIMIT = facts().hand_limit.cards
