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


def test_whose_plots_one_uses_one_knows() -> None:
    """Varys: the plot deck one chooses from lies open to oneself, whoever owns it."""
    match = Match(RULES, 3, "swapped", [at_random] * 3)
    while match.state.phase != "plot" or not match.state.round:
        match.step()
    state = match.state
    state.plots_of = {0: 1, 1: 0}
    state.changed()
    moved = 0
    for number in range(5):
        for viewer in range(3):
            other = RULES.redeal(state, viewer, Rng(seed=f"swapped/{viewer}/{number}"))
            assert RULES.view(state, viewer) == RULES.view(other, viewer)
            moved += any(other.codes[card] != state.codes[card] for card in state.players[2].plots)
    assert moved  # Whoever uses none of them knows nothing of them.
