"""Positions of any game as data: a set-up, what is different from it, and what was answered."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.games import GAMES
from bot.kernel.engine import run
from bot.kernel.state import Play

from .writing import Writer, take

Made = tuple[tuple[str | int, str, Any], ...]
"""Answers that lead to a position: who, topic, value."""
DOES_NOTHING = ("pass", "unless")
"""What is answered in a window that nobody speaks of."""


class Place(NamedTuple):
    """Who writes (a house, or a seat) and where."""

    who: str | int
    setup: str
    change: Mapping[str, Any] = {}
    made: Made = ()
    options: Mapping[str, Any] = {}
    """What the table has agreed on."""
    dice: tuple[int, ...] = ()
    """What is rolled first."""


class Tables:
    """The positions of one game, each arranged once."""

    def __init__(self, game: str, places: Mapping[str, Place]) -> None:
        """Take them by name."""
        self.game = GAMES[game]
        self.places = places
        self.names = (*places,)
        self._kept: dict[str, Any] = {}

    def writer(self, name: str) -> Writer:
        """Somebody who writes in this position."""
        if name not in self._kept:
            self._kept[name] = self._arranged(self.places[name])
        state = self._kept[name].copy_state()
        seat = self._seat(state, self.places[name].who)
        return Writer(self.game.rules, self.game.lexicon, state, seat)

    def _seat(self, state: Any, who: str | int) -> int:
        return who if isinstance(who, int) else self.game.positions.names(state).index(who)

    def _arranged(self, place: Place) -> Any:
        positions, agreed = self.game.positions, self.game.rules.Options(**place.options)
        state = positions.start(place.setup, agreed, "typed")
        if place.change:
            state = positions.arrange(state, positions.Position.model_validate(place.change))
        state.rng.forced = [*place.dice]
        run(Play(state))
        for who, topic, value in place.made:
            state = self._taken(state, self._seat(state, who), topic, value)
        seat = self._seat(state, place.who)
        while not any(ask.seat == seat for ask in state.asks):
            state = self._passed(state)
        return state

    def _taken(self, state: Any, seat: int, topic: str, value: Any) -> Any:
        """The state after an answer; whoever could act before that passes."""
        while True:
            for ask in state.asks:
                if (ask.seat, ask.topic) == (seat, topic):
                    told = self.game.positions.value(ask, value)
                    listed = {one.id for one in getattr(ask, "options", ())}
                    if topic != "act" or {*told} <= listed:
                        return take(self.game.rules, state, seat, [(ask.id, told)])
            state = self._passed(state)

    def _passed(self, state: Any) -> Any:
        """The state after somebody has let a window pass."""
        idle = next(ask for ask in state.asks if ask.topic == "act" and ask.answer is None)
        nothing = next(one.id for one in idle.options if one.id in DOES_NOTHING)
        return take(self.game.rules, state, idle.seat, [(idle.id, [nothing])])
