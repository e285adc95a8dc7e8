"""Positions of the card games, arranged by the cards of each house."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from bot.games import GAMES
from bot.kernel.engine import run
from bot.kernel.state import Play

from .writing import Writer, take

Made = tuple[tuple[str, str, Any], ...]
"""Answers that lead to a position: house, topic, value."""
Where = tuple[str, dict[str, Any], Made]
"""A set-up, what is different from it, and the answers given there."""


class CardTables:
    """The positions of one card game; it is the first seat that writes."""

    def __init__(
        self, game: str, where: Mapping[str, Where], options: Mapping[str, Any] | None = None
    ) -> None:
        """`options`: what the table has agreed on, by position."""
        self.game = GAMES[game]
        self.where = where
        self.options = options or {}
        self._kept: dict[str, Any] = {}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the positions are called."""
        return (*self.where,)

    def writer(self, name: str) -> Writer:
        """The first seat, writing in this position."""
        if name not in self._kept:
            self._kept[name] = self._arranged(name)
        return Writer(self.game.rules, self.game.lexicon, self._kept[name].copy_state(), 0)

    def _arranged(self, name: str) -> Any:
        setup, change, made = self.where[name]
        rules, positions = self.game.rules, self.game.positions
        agreed = rules.Options(**self.options.get(name, {}))
        state = positions.start(setup, agreed, "typed")
        state = positions.arrange(state, positions.Position.model_validate(change))
        run(Play(state))
        for house, topic, value in made:
            state = self._taken(state, house, topic, value)
        return state

    def _taken(self, state: Any, house: str, topic: str, value: Any) -> Any:
        """The state after an answer; whoever could act before that passes."""
        rules, positions = self.game.rules, self.game.positions
        seat = positions.names(state).index(house)
        while True:
            for ask in state.asks:
                told = positions.value(ask, value)
                listed = {one.id for one in getattr(ask, "options", ())}
                if (ask.seat, ask.topic) == (seat, topic) and (topic != "act" or {*told} <= listed):
                    return take(rules, state, seat, [(ask.id, told)])
            idle = next(one for one in state.asks if one.topic == "act")
            state = take(rules, state, idle.seat, [(idle.id, ["unless"])])
