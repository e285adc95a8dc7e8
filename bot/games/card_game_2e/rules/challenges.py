"""Section 10: the challenges phase."""

from typing import Any

from bot.games.card_game_2e.rules.fight import Fight
from bot.games.card_game_2e.rules.state import ThronesPlay
from bot.games.lcg import challenges, refusals
from bot.games.lcg.challenges import BACK
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.state import LcgState
from bot.games.lcg.stealth import ask_bypass, bypassed, check_bypass


class ChallengesPhase(challenges.ChallengesPhase, name="card_game_2e.challenges_phase"):
    """Steps 4.1 to 4.4: stealth is named together with the attackers."""

    steps = (
        "begins",
        "activate",
        "window",
        "ask",
        "name",
        "ask_stealth",
        "initiate",
        "next",
        "ends",
    )
    fight = Fight

    def ask_stealth(self, play: ThronesPlay) -> str | None:
        """R21.8: each stealthy attacker may bypass a character without stealth."""
        seat = play.state.active
        names = self.given("attackers", seat)
        if BACK in names:
            return "ask"
        other = self.chosen("challenge", seat).partition(".")[2]
        ask_bypass(play, seat, [chosen_card(one) for one in names], int(other))
        return None

    def explain_stealth(self, state: LcgState, seat: int, value: Any) -> None:
        """R21.8: refuse to bypass with, or past, a card that cannot be named."""
        other = int(self.chosen("challenge", seat).partition(".")[2])
        refusals.refuse(refusals.stealth(state, seat, other, value))

    def check_stealth(self, state: LcgState, seat: int, value: dict[str, str]) -> None:
        """A21.3: each needs a different target."""
        check_bypass(value)

    def initiate(self, play: ThronesPlay) -> str:
        """R10.5: one inseparable act."""
        return self.begin_fight(play, bypassed(self.answers.get(f"stealth/{play.state.active}")))
