"""Builds the position that a scenario describes."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from bot.games.lcg.facts import Card, slug
from bot.games.lcg.game import Game
from bot.games.lcg.hosts import misplaced
from bot.games.lcg.state import NONE, LcgState, Piece, Player
from bot.kernel import InTurn
from bot.kernel.positions import Impossible

S = TypeVar("S", bound=LcgState)

SET_UP = "set_up"
KEPT = ("game", "version", "seats", "rng", "options")
"""What a position takes over from the game it is laid out in."""
EARLY = (SET_UP, "plot")
"""Before these nobody has a revealed plot."""


class Builder(ABC, Generic[S]):
    """Numbers cards as it lays them out; an edition says what differs."""

    factions: Iterable[str]
    titles: Iterable[str]
    phases: tuple[str, ...]
    plot: str
    """The revealed plot of who has none."""
    plots: tuple[str, ...]
    filler: str
    """What decks are filled up with: a card that does nothing by itself."""
    game: type[Game]
    """The frame at the bottom."""

    def __init__(self, state: S, names: list[str], position: Any) -> None:
        """Begin with an empty table; chance stays as it was."""
        for name in names:
            if name not in self.factions:
                known = ", ".join(self.factions)
                raise Impossible(f"there is no faction {name}: choose {known}", "sides", name)
        self.names = names
        self.position = position
        self.state: S = self.empty(state)
        self.state.codes = list(names)
        self.state.owners = list(range(len(names)))
        self.state.players = [Player(faction=name) for name in names]
        self.state.round = position.round
        for seat in range(len(names)):
            self.put_in_play(seat, seat)

    def empty(self, state: S) -> S:
        """A game with the same options and chance, without cards."""
        kept = {name: getattr(state, name) for name in KEPT}
        return type(state).model_validate({**kept, "codes": [], "owners": [], "players": []})

    def stack(self, left: list[str]) -> list[Any]:
        """In the middle of a round with these phases left, or in the set-up with these hands."""
        state, turn, setup = self.state, self.game.turn, self.game.setup
        game = self.game(step="round", frame=self.game._name)
        if self.position.phase != SET_UP:
            return [game, turn(step="next", frame=turn._name, left=left)]
        state.round = 0
        first = self.position.first
        state.first = self.names.index(first) if first in self.names else 0
        turns = InTurn(seats=state.order())
        return [game, setup(step="ask_mulligan", frame=setup._name, turns=turns)]

    @abstractmethod
    def give_title(self, seat: int, code: str) -> None:
        """Let a seat hold this title."""

    @abstractmethod
    def idle_titles(self) -> list[str]:
        """Titles that nobody holds, in a game that has any."""

    def build(self) -> S:
        """The state before the first step of the phase."""
        state, position = self.state, self.position
        for seat, name in enumerate(self.names):
            if name in position.sides:
                self._side(seat, name, position.sides[name])
            else:
                self._fill(seat, self.plots, 10)
                if position.phase not in EARLY:
                    self.put_in_play(self._new(seat, self.plot, "sides", name), seat)
        for title in self.idle_titles():
            state.pool.append(self.number(NONE, title))
        begun = position.phase != SET_UP
        place = self.phases.index(position.phase) if begun else 0
        state.stack = self.stack(list(self.phases[place:]))
        wrong = misplaced(state)
        if wrong:
            raise Impossible(f"{state.fact(wrong[0]).name} may not be attached there", "sides")
        return state

    def _side(self, seat: int, name: str, side: Any) -> None:
        state, where = self.state, ("sides", name)
        player = state.players[seat]
        house = state.board[seat]
        house.power, house.knelt, player.gold = side.power, side.knelt, side.gold
        if side.agenda is not None:
            player.agenda = [self._new(seat, side.agenda, *where, "agenda", type="agenda")]
        if side.title is not None:
            self.give_title(seat, self._find(side.title, *where, "title", type="title").id)
        plot = side.plot
        if plot is None and self.position.phase not in EARLY:
            plot = self.plot
        if plot is not None:
            self.put_in_play(self._new(seat, plot, *where, "plot", type="plot"), seat)
        for zone in ("hand", "deck", "discard", "dead", "removed", "used"):
            for place, one in enumerate(getattr(side, zone)):
                kind = "plot" if zone == "used" else ""
                card = self._new(seat, one, *where, zone, place, type=kind)
                player.pile(zone).append(card)
        for place, one in enumerate(side.plots):
            player.plots.append(self._new(seat, one, *where, "plots", place, type="plot"))
        self._fill(seat, () if side.plots else self.plots, side.filler)
        for place, one in enumerate(side.play):
            self._lay(seat, one, NONE, (*where, "play", place))

    def _fill(self, seat: int, plots: tuple[str, ...], filler: int) -> None:
        player = self.state.players[seat]
        player.plots += [self._new(seat, name) for name in plots]
        player.deck += [self._new(seat, self.filler) for _ in range(filler)]

    def _lay(self, seat: int, one: Any, host: int, where: tuple[str | int, ...]) -> None:
        """Put a card into play with everything on it."""
        name = one if isinstance(one, str) else one.card
        owner = seat
        controller = seat
        if not isinstance(one, str):
            owner = self._seat(one.owner, seat, *where)
            controller = self._seat(one.controller, owner if host != NONE else seat, *where)
        card = self._new(owner, name, *where)
        fact = self.state.fact(card)
        expected = ("attachment",) if host != NONE else ("character", "location")
        if fact.type not in expected:
            raise Impossible(f"{name} is no {' or '.join(expected)}", *where)
        piece = self.put_in_play(card, controller, host)
        if isinstance(one, str):
            return
        piece.knelt, piece.power, piece.tokens = one.knelt, one.power, dict(one.tokens)
        for _ in range(one.duplicates):
            piece.duplicates.append(self._new(owner, name, *where))
        for place, attachment in enumerate(one.attachments):
            self._lay(seat, attachment, card, (*where, "attachments", place))

    def _seat(self, name: str | None, usual: int, *where: str | int) -> int:
        if name is None:
            return usual
        if name not in self.names:
            raise Impossible(f"{name} does not play: {', '.join(self.names)}", *where)
        return self.names.index(name)

    def put_in_play(self, card: int, seat: int, host: int = NONE) -> Piece:
        """Lay a card into play."""
        self.state.arrivals += 1
        piece = Piece(controller=seat, arrived=self.state.arrivals, host=host)
        self.state.board[card] = piece
        return piece

    def _new(self, seat: int, name: str, *where: str | int, type: str = "") -> int:
        return self.number(seat, self._find(name, *where, type=type).id)

    def number(self, owner: int, code: str) -> int:
        """Give a card its number."""
        self.state.codes.append(code)
        self.state.owners.append(owner)
        return len(self.state.codes) - 1

    def _find(self, name: str, *where: str | int, type: str = "") -> Card:
        wanted = slug(name)
        for card in self.state.cards.values():
            if wanted in (card.slug, card.id) and card.type != "faction":
                if type and card.type != type:
                    raise Impossible(f"{name} is no {type}", *where)
                return card
        raise Impossible(f"there is no card called {name}", *where)
