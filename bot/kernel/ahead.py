"""Questions that are not open yet, so that a player can write down a plan for them."""

import json
from typing import Any
from zlib import crc32

from bot.kernel.asks import AnyAsk
from bot.kernel.rules import Rules
from bot.kernel.views import View

AHEAD = 1_000_000_000
"""Numbers from here on are plans; a game never asks so many questions."""


def plan_id(ask: AnyAsk) -> int:
    """The number of a plan: the same for the question to come and the one that is then asked."""
    text = f"{ask.topic} {json.dumps(ask.about, sort_keys=True)}"
    return AHEAD + crc32(text.encode()) % AHEAD


def expected(rules: Rules[Any], view: View) -> list[AnyAsk]:
    """What this seat may plan for now, under the numbers of its plans; not what is open."""
    if view.viewer is None or view.finish is not None:
        return []
    taken = {plan_id(ask) for ask in view.asks}
    found = []
    for ask in rules.ahead(view):
        ask.id = plan_id(ask)
        if ask.id not in taken:
            taken.add(ask.id)
            found.append(ask)
    return found
