"""The whole truth about a game: the open board, and what lies face down beside it."""

from bot.games.board_game.rules.board import Board, Force
from bot.games.board_game.rules.facts import TRACKS, cards_of
from bot.games.board_game.rules.fog import told
from bot.kernel import Event, Play, State


class BoardState(Board, State):
    """A game at one moment."""

    gained: list[int] = []
    spent: list[int] = []
    """Power taken from the pool and given back to it."""
    decks: list[list[str]] = []
    """Westeros decks, top card first."""
    searched: dict[int, int] = {}
    """A20.18: Westeros decks whose top card somebody alone knows, and who."""
    discards: list[list[str]] = []
    westeros: list[str] = []
    """The three cards of this round."""
    wildling_deck: list[str] = []
    objective_deck: list[str] = []
    cards: list[list[str]] = []
    """R2.03: the seven house cards of each seat; empty in games of earlier releases."""
    tides_to_come: list[str] = []
    """Tides cards fixed in advance by a scenario."""

    def as_told(self, event: Event) -> list[Event]:
        """M10: in the fog everybody hears of what they see."""
        return told(self, event) if self.foggy else [event]

    def own_cards(self, seat: int) -> list[str]:
        """R2.03: a seat's seven house cards, wherever they are."""
        return self.cards[seat] if self.cards else list(cards_of(self.houses[seat]))

    def add(
        self, region: str, seat: int, unit: str, number: int = 1, *, routed: bool = False
    ) -> None:
        """Put units into an area that holds no others."""
        force = self.forces.setdefault(region, Force(seat=seat))
        pile = force.routed if routed else force.units
        pile[unit] = pile.get(unit, 0) + number

    def take(self, region: str, unit: str, number: int = 1, *, routed: bool = False) -> None:
        """Take units out of an area."""
        force = self.forces[region]
        pile = force.routed if routed else force.units
        pile[unit] -= number
        if not pile[unit]:
            del pile[unit]
        if not force.size:
            del self.forces[region]


Playing = Play[BoardState]
"""One run of the engine over this game."""


def new_tracks(state: BoardState) -> None:
    """R3.05, R3.06: markers as in the set-up; position 1 takes the token."""
    for track in TRACKS:
        state.tracks[track] = [state.seat_of(house) for house in state.setup.tracks[track]]
        state.holders[track] = state.tracks[track][0]
