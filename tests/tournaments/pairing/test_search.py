"""The search: its cost is right at every step, it finds what exists, and repeats itself."""

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.kernel import Rng
from bot.tournaments.pairing.search import Problem, cost, search


def problem(numbers: list[int], sizes: list[int]) -> Problem:
    """Costs from a list of numbers."""
    people = sum(sizes)
    rng = Rng(seed=str(numbers))
    pair = [[0] * people for _ in range(people)]
    for one in range(people):
        for two in range(one):
            pair[one][two] = pair[two][one] = numbers[rng.below(len(numbers))]
    own = [[numbers[rng.below(len(numbers))] for _ in range(people)] for _ in range(people)]
    return Problem(pair=pair, sizes=sizes, own=own)


@settings(max_examples=30, deadline=None)
@given(st.lists(st.integers(0, 9), min_size=3, max_size=9))
def test_the_cost_it_reports_is_the_cost_of_what_it_found(numbers: list[int]) -> None:
    given_problem = problem(numbers, [3, 3, 2])
    found, lowest = search(given_problem, range(8), Rng(seed="s"), 200)
    assert sorted(found) == list(range(8))
    assert lowest == cost(given_problem, found)


def test_it_finds_the_best_of_a_small_problem() -> None:
    for seed in range(6):
        given_problem = problem([seed, 1, 5, 7, 0], [3, 3])
        best = min(cost(given_problem, order) for order in permutations(range(6)))
        assert search(given_problem, range(6), Rng(seed="s"))[1] == best


def test_the_same_seed_finds_the_same() -> None:
    given_problem = problem([1, 4, 2, 8], [4, 4, 4])
    assert search(given_problem, range(12), Rng(seed="a"), 500) == search(
        given_problem, range(12), Rng(seed="a"), 500
    )
