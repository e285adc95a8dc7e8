"""What can be chosen has names that tell the choices apart."""

from bot.games.card_game_1e.rules.rulebook import RULES
from bot.kernel import Choose
from bot.text import words
from bot.workshop.match import Match
from bot.workshop.policies import at_random


def test_challenges_name_their_opponent() -> None:
    """R8.1: with several opponents, the same type is offered once for each of them."""
    match = Match(RULES, 4, "names", [at_random] * 4)
    seen = 0
    for _ in match.steps():
        for ask in match.state.asks:
            if isinstance(ask, Choose) and ask.topic == "challenge":
                for language in ("en", "de"):
                    told = [
                        words(language).option("card_game_1e", one, lambda seat: f"#{seat}")
                        for one in ask.options
                    ]
                    assert len(set(told)) == len(told)
                seen = max(seen, len(ask.options))
        if seen > 4:
            return
    raise AssertionError(f"at most {seen} choices")
