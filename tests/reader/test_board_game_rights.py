"""Rights that are seldom used, in words: waiting for those before me, doing without support."""

from pathlib import Path
from typing import Any

import pytest

from bot.workshop.scenario import load
from bot.workshop.script import opening, play_step
from tests.reader.test_board_game_words import read

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "board_game"

AFTER = "10-combat/r10-02-three-supporters-in-turn.yaml", "tyrell"
CALLED = "09-march/a9-21-called-houses-in-turn-order.yaml", "stark"
CARDS = "10-combat/a10-06-own-support-declined-at-the-cards.yaml", "lannister"
FIRST = "12-consolidate/r4-03-the-port-before-the-muster.yaml", "stark"


def asked(file: str, house: str, steps: int) -> Any:
    """The position of a scenario after some steps, with this house's question first."""
    stage = load(SCENARIOS / file)
    opening(stage)
    for place, step in enumerate(stage.script.play[:steps]):
        play_step(stage, step, ("play", place))
    seat = stage.state.houses.index(house)
    stage.state.asks.sort(key=lambda ask: ask.seat != seat)
    return stage.state


@pytest.mark.parametrize(
    ("where", "steps", "said", "value"),
    [
        (AFTER, 1, "after those before me", {"searoad_marches": "after"}),
        (AFTER, 1, "wait", {"searoad_marches": "after"}),
        (AFTER, 1, "nach den anderen", {"searoad_marches": "after"}),
        (AFTER, 1, "erst die anderen", {"searoad_marches": "after"}),
        (AFTER, 1, "attacker", {"searoad_marches": "attacker"}),
        (CALLED, 1, "yes", {"crackclaw_point": "attacker"}),
        (CALLED, 1, "later", {"crackclaw_point": "after"}),
        (CARDS, 1, "without the support from harrenhal", ["decline/harrenhal"]),
        (CARDS, 1, "Harrenhal: auf diese Unterstützung verzichten", ["decline/harrenhal"]),
        (CARDS, 1, "the hound", ["the_hound"]),
        (FIRST, 0, "first the order in port of winterfell", ["first/port_of_winterfell"]),
        (FIRST, 0, "muster", ["muster"]),
    ],
)
def test_it_can_be_said(where: tuple[str, str], steps: int, said: str, value: Any) -> None:
    assert read(asked(*where, steps), said) == [value]
