"""R8.1 to R8.4: the challenges phase."""

from bot.games.card_game_1e.rules.fight import Fight
from bot.games.card_game_1e.rules.phases import Phase
from bot.games.card_game_1e.rules.state import FirstPlay
from bot.games.lcg import challenges
from bot.games.lcg.challenges import BACK


class ChallengesPhase(challenges.ChallengesPhase, Phase, name="card_game_1e.challenges_phase"):
    """R8.1: from the first player on, each starts their challenges."""

    steps = ("begins", "shadows", "activate", "window", "ask", "name", "initiate", "next", "ends")
    fight = Fight

    def initiate(self, play: FirstPlay) -> str:
        """R8.2: the challenge is resolved completely before the next."""
        if BACK in self.given("attackers", play.state.active):
            return "ask"
        return self.begin_fight(play, {})
