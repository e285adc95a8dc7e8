"""How a stand-in plays: it robs the richest, and stops whoever robs it if it can."""

from typing import Any

from bot.kernel import Choose, Rng, View
from bot.kernel.asks import AnyAsk
from tests.tavern.rules.facts import COUNTERS
from tests.tavern.rules.view import TavernView


def standin(view: View, ask: AnyAsk, rng: Rng) -> Any:
    """Answer one question, by the view alone."""
    assert isinstance(view, TavernView)
    if ask.topic == "card" and isinstance(ask, Choose):
        gold = {one.id: view.gold[int(one.id[4:])] for one in ask.options if one.id != "pass"}
        return [max(gold, key=lambda id: gold[id])] if gold else ["pass"]
    if ask.topic == "react":
        card = str(ask.about["card"]).removeprefix("card:")
        return ["stop"] if COUNTERS[card] in view.hand else ["pass"]
    return ask.default
