"""Standing orders in Risk: what they decide stands in the log of whoever gave them."""

from typing import Any

from bot.games.risk.rules.rulebook import Risk
from bot.games.risk.rules.state import RiskState
from bot.kernel import Answer, Event, answer, prefer
from bot.text import words
from tests.reader.positions_risk import position

RULES = Risk()


def attacked(**orders: str) -> tuple[RiskState, list[Event]]:
    """Seat 0 attacks King's Landing until it falls; its holder has given these orders."""
    state: Any = position("attack")
    defender = state.owner["kings_landing"]
    state.preferences[defender] = {}
    for key, value in orders.items():
        state = prefer(RULES, state, defender, key, value).state
    events: list[Event] = []
    for topic, value in (("invade_from", "harrenhal"), ("invade_to", "kings_landing")):
        state, told = _given(state, topic, value)
        events += told
    state, told = _given(state, "how", "all")
    return state, events + told


def _given(state: RiskState, topic: str, value: str) -> tuple[RiskState, list[Event]]:
    ask = next(ask for ask in state.asks if ask.topic == topic)
    outcome = answer(RULES, state, Answer(seat=ask.seat, ask=ask.id, value=[value]))
    return outcome.state, outcome.events


def test_a_defence_by_order_is_told_once_and_to_the_defender_alone() -> None:
    state, events = attacked(defence="one")
    told = [event for event in events if event.type == "order-followed"]
    assert len([event for event in events if event.type == "battle"]) > 1
    assert [event.args for event in told] == [{"order": "defence", "choice": "one"}]
    assert told[0].to is not None
    assert not told[0].seen_by(None)
    assert not told[0].seen_by(state.turn)
    assert "How you defend: **Always with one die**" in words("en").event("risk", told[0])
    assert "Wie du verteidigst" in words("de").event("risk", told[0])


def test_what_was_never_ordered_is_not_told() -> None:
    _, events = attacked()
    assert not [event for event in events if event.type == "order-followed"]
