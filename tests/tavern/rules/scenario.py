"""How scenarios arrange an evening in the tavern, and what they see of it."""

from collections import Counter
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict

from bot.kernel import Rng
from bot.kernel.positions import Impossible, Positions
from tests.tavern.rules.facts import CARDS
from tests.tavern.rules.rulebook import TAVERN, TavernState

GUESTS = ("alys", "bert", "cass", "dora")


class TavernPosition(BaseModel):
    """What can be changed: gold and hands, by guest."""

    model_config = ConfigDict(extra="forbid")

    gold: dict[str, int] = {}
    hands: dict[str, list[str]] = {}


class TavernPositions(Positions[TavernState]):
    """Set-ups by number of guests."""

    setups: ClassVar = {f"guests-{number}": number for number in TAVERN.players}
    Position = TavernPosition

    def start(self, setup: str, options: BaseModel, seed: str) -> TavernState:
        return TAVERN.new(self.setups[setup], options, Rng(seed=seed))

    def arrange(self, state: TavernState, position: TavernPosition) -> TavernState:
        for name, gold in position.gold.items():
            seat = _seat(state, "gold", name)
            state.won += gold - state.gold[seat]
            state.gold[seat] = gold
        for name, hand in position.hands.items():
            state.hands[_seat(state, "hands", name)] = list(hand)
        held = Counter(card for hand in state.hands for card in hand)
        left = Counter(CARDS) - held
        if held - Counter(CARDS):
            raise Impossible("there are not so many of these cards", "hands")
        state.deck, state.discard = sorted(left.elements()), []
        return state

    def observe(self, state: TavernState) -> dict[str, Any]:
        names = self.names(state)
        return {
            "round": state.round,
            "gold": dict(zip(names, state.gold, strict=True)),
            "hands": {name: sorted(hand) for name, hand in zip(names, state.hands, strict=True)},
        }

    def names(self, state: TavernState) -> list[str]:
        return list(GUESTS[: state.seats])

    def snapshot(self, state: TavernState) -> tuple[str, dict[str, Any]]:
        if state.round > 1 or state.phase != "sit_down":
            raise Impossible("an evening can only be written down while the guests sit down")
        seen = self.observe(state)
        return f"guests-{state.seats}", {"gold": seen["gold"], "hands": seen["hands"]}


def _seat(state: TavernState, where: str, name: str) -> int:
    if name not in GUESTS[: state.seats]:
        raise Impossible(f"nobody is called {name}", where, name)
    return GUESTS.index(name)


POSITIONS = TavernPositions()
