"""Positions for scenarios: any card, by its English name, in any zone."""

from typing import Any, ClassVar

from pydantic import BaseModel

from bot.games.card_game_1e.rules.facts import factions, titles
from bot.games.card_game_1e.rules.game import Game
from bot.games.card_game_1e.rules.rulebook import RULES
from bot.games.card_game_1e.rules.state import FirstOptions, FirstState
from bot.games.card_game_1e.rules.values import claim, dominance, income, initiative, total
from bot.games.lcg.arrange import Builder
from bot.games.lcg.scenario import LcgPositions
from bot.games.lcg.state import NONE, PHASES, Challenge


class FirstBuilder(Builder[FirstState]):
    """Titles are held, not in play."""

    factions = tuple(factions())
    titles = tuple(titles())
    phases = PHASES
    plot = "Counting Favors"
    plots = ("Tourney for the Hand", "Rains of Autumn")
    filler = "Crossroads"
    game = Game

    def give_title(self, seat: int, code: str) -> None:
        """It stands beside the house card."""
        self.state.held[seat] = self.number(NONE, code)

    def idle_titles(self) -> list[str]:
        """In a melee those that nobody holds."""
        held = {self.state.codes[card] for card in self.state.held.values()}
        return [one for one in self.titles if one not in held] if self.state.melee else []


class FirstFigures:
    """What this edition computes."""

    def player(self, state: FirstState, seat: int) -> dict[str, Any]:
        """One player's values."""
        title = state.title(seat)
        return {
            "title": state.fact(title).name if title is not None else None,
            "income": income(state, seat),
            "initiative": initiative(state, seat),
            "dominance": dominance(state, seat),
        }

    def challenge(self, state: FirstState, fight: Challenge) -> dict[str, Any]:
        """Both totals and the claim."""
        return {
            "attack": total(state, fight, fight.attacker),
            "defence": total(state, fight, fight.defender),
            "claim": claim(state, fight),
        }


class FirstPositions(LcgPositions[FirstState]):
    """`duel`, `melee-3` to `melee-6`, `teams`; `new-N` begins before the set-up."""

    setups: ClassVar = {
        "duel": 2,
        **{f"melee-{n}": n for n in (3, 4, 5, 6)},
        "teams": 4,
        **{f"new-{n}": n for n in RULES.players},
    }
    rules = RULES
    builder = FirstBuilder
    figures = FirstFigures()
    idle = "ask"

    def agreed(self, setup: str, options: BaseModel) -> BaseModel:
        """R21.3: two against two."""
        assert isinstance(options, FirstOptions)
        return options.model_copy(update={"teams": "two_on_two"}) if setup == "teams" else options

    def setup_of(self, state: FirstState) -> str:
        """Teams are a set-up of their own."""
        return "teams" if state.options.teams != "none" else super().setup_of(state)

    def title(self, state: FirstState, seat: int) -> int | None:
        """The title a seat holds."""
        return state.title(seat)


POSITIONS = FirstPositions()
