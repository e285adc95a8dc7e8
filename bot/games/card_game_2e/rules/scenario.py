"""Positions for scenarios: any card, by its English name, in any zone."""

from typing import Any, ClassVar

from bot.games.card_game_2e.rules.facts import factions, titles
from bot.games.card_game_2e.rules.game import Game
from bot.games.card_game_2e.rules.rulebook import RULES
from bot.games.card_game_2e.rules.state import ThronesState
from bot.games.card_game_2e.rules.values import (
    claim,
    dominance,
    income,
    initiative,
    reserve,
    total,
)
from bot.games.lcg.arrange import Builder
from bot.games.lcg.scenario import LcgPositions
from bot.games.lcg.state import NONE, PHASES, Challenge


class ThronesBuilder(Builder[ThronesState]):
    """Titles are in play."""

    factions = tuple(factions())
    titles = tuple(titles())
    phases = PHASES
    plot = "Taxation"
    plots = ("Taxation", "The Winds of Winter")
    filler = "The Roseroad"
    game = Game

    def give_title(self, seat: int, code: str) -> None:
        """It lies in front of its player."""
        self.put_in_play(self.number(NONE, code), seat)

    def idle_titles(self) -> list[str]:
        """In a melee those that are not in play."""
        held = {self.state.codes[card] for card in self.state.board}
        return [one for one in self.titles if one not in held] if self.state.melee else []


class ThronesFigures:
    """What this edition computes."""

    def player(self, state: ThronesState, seat: int) -> dict[str, Any]:
        """One player's values."""
        title = state.title(seat)
        return {
            "title": state.fact(title).name if title is not None else None,
            "income": income(state, seat),
            "initiative": initiative(state, seat),
            "reserve": reserve(state, seat),
            "dominance": dominance(state, seat),
        }

    def challenge(self, state: ThronesState, fight: Challenge) -> dict[str, Any]:
        """Both totals and the claim."""
        return {
            "attack": total(state, fight, fight.attacker),
            "defence": total(state, fight, fight.defender),
            "claim": claim(state, fight),
        }


class ThronesPositions(LcgPositions[ThronesState]):
    """`joust` and `melee-3` to `melee-6`; `new-N` begins before the set-up."""

    setups: ClassVar = {
        "joust": 2,
        **{f"melee-{n}": n for n in (3, 4, 5, 6)},
        **{f"new-{n}": n for n in RULES.players},
    }
    rules = RULES
    builder = ThronesBuilder
    figures = ThronesFigures()

    def title(self, state: ThronesState, seat: int) -> int | None:
        """The title a seat holds."""
        return state.title(seat)


POSITIONS = ThronesPositions()
