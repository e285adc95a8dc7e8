"""Whether a policy decides by what its seat may know."""

from typing import Any

from pydantic import BaseModel

from bot.kernel import Rng, Rules
from bot.workshop.match import Match
from bot.workshop.policies import policy


def decides_by_its_view(
    rules: Rules[Any], players: int, answers: int, options: BaseModel | None = None
) -> None:
    """Deal everything hidden anew at each question: the answer must stay the same."""
    play = policy(rules, "heuristic")
    match = Match(rules, players, "hidden", [play] * players, options)
    asked = 0
    for number, _ in zip(range(answers), match.steps(), strict=False):
        ask = next((ask for ask in match.state.asks if ask.owed), None)
        if ask is None:
            break
        other = rules.redeal(match.state, ask.seat, Rng(seed=f"redeal/{number}"))
        ours, theirs = rules.view(match.state, ask.seat), rules.view(other, ask.seat)
        assert play(ours, ask, Rng(seed="1")) == play(theirs, ask, Rng(seed="1"))
        asked += 1
    assert asked > answers // 2
