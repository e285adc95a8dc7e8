"""Hidden cards are dealt anew, everything open stays."""

from bot.games.card_game_1e.rules.rulebook import RULES
from bot.kernel import Rng
from bot.workshop.match import Match
from bot.workshop.policies import at_random


def test_no_view_tells_hidden_cards_apart() -> None:
    for seats in (2, 4):
        match = Match(RULES, seats, "redeal", [at_random] * seats)
        moved = 0
        for number, _ in enumerate(match.steps()):
            if number % 11:
                continue
            state = match.state
            for viewer in (None, *range(seats)):
                other = RULES.redeal(state, viewer, Rng(seed=f"{viewer}/{number}"))
                RULES.check(other)
                mine, theirs = RULES.view(state, viewer), RULES.view(other, viewer)
                assert mine.model_dump_json() == theirs.model_dump_json()
                moved += other.codes != state.codes
        assert moved > 20
