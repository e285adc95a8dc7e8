"""Builds the position that a scenario describes."""

from typing import Any

from bot.games.card_game_2e.rules.facts import cards, factions, titles
from bot.games.card_game_2e.rules.game import Game, Round
from bot.games.card_game_2e.rules.setup import Setup
from bot.games.card_game_2e.rules.state import PHASES, ThronesState
from bot.games.lcg.facts import Card, slug
from bot.games.lcg.hosts import misplaced
from bot.games.lcg.state import NONE, Piece, Player
from bot.kernel import Frame, InTurn
from bot.kernel.positions import Impossible

PLOT = "Taxation"
PLOTS = ("Taxation", "The Winds of Winter")
BEFORE = ("set_up", "plot")
"""Phases before which nobody has a revealed plot."""
FILLER = "The Roseroad"
"""What decks are filled up with: cards that do nothing by themselves."""


class Builder:
    """Numbers cards as it lays them out."""

    def __init__(self, state: ThronesState, names: list[str], position: Any) -> None:
        """Begin with an empty table; chance stays as it was."""
        for name in names:
            if name not in factions():
                known = ", ".join(factions())
                raise Impossible(f"there is no faction {name}: choose {known}", "sides", name)
        self.names = names
        self.position = position
        self.state = ThronesState(
            game=state.game,
            version=state.version,
            seats=state.seats,
            rng=state.rng,
            codes=list(names),
            owners=list(range(len(names))),
            players=[Player(faction=name) for name in names],
            round=position.round,
        )
        for seat in range(len(names)):
            self._put_in_play(seat, seat)

    def build(self) -> ThronesState:
        """The state before the first step of the phase."""
        state, position = self.state, self.position
        for seat, name in enumerate(self.names):
            if name in position.sides:
                self._side(seat, name, position.sides[name])
            else:
                self._fill(seat, PLOTS, 10)
                if position.phase not in BEFORE:
                    self._put_in_play(self._new(seat, PLOT, "sides", name), seat)
        if state.melee:
            held = {state.codes[card] for card in state.board}
            for title in titles():
                if title not in held:
                    state.pool.append(self._number(NONE, title))
        state.stack = [Game(step="round", frame=Game._name), self._below(state)]
        wrong = misplaced(state)
        if wrong:
            raise Impossible(f"{state.fact(wrong[0]).name} may not be attached there", "sides")
        return state

    def _below(self, state: ThronesState) -> Frame:
        """Where the game stands: in the set-up with these hands, or before a phase."""
        if self.position.phase == "set_up":
            state.round = 0
            first = self.position.first
            state.first = self.names.index(first) if first in self.names else 0
            turns = InTurn(seats=state.order())
            return Setup(step="ask_mulligan", frame=Setup._name, turns=turns)
        place = PHASES.index(self.position.phase)
        return Round(step="next", frame=Round._name, left=list(PHASES[place:]))

    def _side(self, seat: int, name: str, side: Any) -> None:
        state, where = self.state, ("sides", name)
        player = state.players[seat]
        house = state.board[seat]
        house.power, house.knelt, player.gold = side.power, side.knelt, side.gold
        if side.agenda is not None:
            player.agenda = [self._new(seat, side.agenda, *where, "agenda", type="agenda")]
        if side.title is not None:
            code = self._find(side.title, *where, "title", type="title").id
            self._put_in_play(self._number(NONE, code), seat)
        plot = side.plot
        if plot is None and self.position.phase not in BEFORE:
            plot = PLOT
        if plot is not None:
            self._put_in_play(self._new(seat, plot, *where, "plot", type="plot"), seat)
        for zone in ("hand", "deck", "discard", "dead", "removed", "used"):
            for place, one in enumerate(getattr(side, zone)):
                kind = "plot" if zone == "used" else ""
                card = self._new(seat, one, *where, zone, place, type=kind)
                player.pile(zone).append(card)
        for place, one in enumerate(side.plots):
            player.plots.append(self._new(seat, one, *where, "plots", place, type="plot"))
        self._fill(seat, () if side.plots else PLOTS, side.filler)
        for place, one in enumerate(side.play):
            self._lay(seat, one, NONE, (*where, "play", place))

    def _fill(self, seat: int, plots: tuple[str, ...], filler: int) -> None:
        player = self.state.players[seat]
        player.plots += [self._new(seat, name) for name in plots]
        player.deck += [self._new(seat, FILLER) for _ in range(filler)]

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
        piece = self._put_in_play(card, controller, host)
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

    def _put_in_play(self, card: int, seat: int, host: int = NONE) -> Piece:
        self.state.arrivals += 1
        piece = Piece(controller=seat, arrived=self.state.arrivals, host=host)
        self.state.board[card] = piece
        return piece

    def _new(self, seat: int, name: str, *where: str | int, type: str = "") -> int:
        return self._number(seat, self._find(name, *where, type=type).id)

    def _number(self, owner: int, code: str) -> int:
        self.state.codes.append(code)
        self.state.owners.append(owner)
        return len(self.state.codes) - 1

    def _find(self, name: str, *where: str | int, type: str = "") -> Card:
        wanted = slug(name)
        for card in cards().values():
            if wanted in (card.slug, card.id) and card.type != "faction":
                if type and card.type != type:
                    raise Impossible(f"{name} is no {type}", *where)
                return card
        raise Impossible(f"there is no card called {name}", *where)
