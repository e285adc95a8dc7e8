"""R5.4-R5.7: the dice of real battles fall as often as they should."""

from collections import Counter
from itertools import product
from math import sqrt

import pytest

from bot.games.risk.rules.battle import Battle
from bot.games.risk.rules.fight import compare
from bot.games.risk.rules.invasion import Invasion
from bot.games.risk.rules.rulebook import Risk
from bot.games.risk.rules.state import RiskOptions, RiskState
from bot.kernel import Play, Rng

BATTLES = 100_000 // 6 + 1
COMBINATIONS = list(product((1, 2, 3), (1, 2)))


def exact(attack: int, defence: int) -> dict[tuple[int, int], float]:
    """Defenders and attackers lost, with their chances: every fall of the dice counted once."""
    counted: Counter[tuple[int, int]] = Counter()
    for dice in product(range(1, 7), repeat=attack + defence):
        ours = sorted(dice[:attack], reverse=True)
        theirs = sorted(dice[attack:], reverse=True)
        won = 0
        lost = 0
        for place in range(min(attack, defence)):
            if ours[place] > theirs[place]:
                won += 1
            else:
                lost += 1
        counted[won, lost] += 1
    total = 6 ** (attack + defence)
    return {result: count / total for result, count in counted.items()}


def position(seed: str) -> RiskState:
    state = Risk().new(3, RiskOptions(), Rng(seed=seed))
    state.owner = dict.fromkeys(state.map.territories, 1) | {"harrenhal": 0}
    state.units = dict.fromkeys(state.map.territories, 2)
    return state


@pytest.mark.parametrize(("attack", "defence"), COMBINATIONS)
def test_battles_go_as_often_as_they_should(attack: int, defence: int) -> None:
    state = position(f"odds-{attack}-{defence}")
    invasion = Invasion(seat=0, source="harrenhal", target="kings_landing")
    state.stack = [invasion]
    play = Play(state)
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(BATTLES):
        state.units["harrenhal"], state.units["kings_landing"] = attack + 1, 2
        battle = Battle(
            seat=0, source="harrenhal", target="kings_landing", attack=attack, defence=defence
        )
        battle.roll_and_compare(play)
        play.events.clear()
        won = 2 - state.units["kings_landing"]
        lost = attack + 1 - state.units["harrenhal"]
        assert invasion.survivors == attack - lost
        seen[won, lost] += 1
    chances = exact(attack, defence)
    assert set(seen) == set(chances)
    for result, chance in chances.items():
        # Four standard deviations; of these 14 numbers one in a thousand seeds would be outside.
        error = 4 * sqrt(BATTLES * chance * (1 - chance))
        assert abs(seen[result] - BATTLES * chance) < error, result


def test_known_odds() -> None:
    """Three against two, counted by hand by many before: 2890, 2611 and 2275 of 7776."""
    known = {(2, 0): 2890, (1, 1): 2611, (0, 2): 2275}
    assert exact(3, 2) == {result: count / 7776 for result, count in known.items()}


def test_ties_go_to_the_defender() -> None:
    assert compare([6, 4, 1], [5, 4]) == (1, 1)
    assert compare([3, 3, 3], [3, 3]) == (0, 2)
    assert compare([6], [5, 5]) == (1, 0)
