"""Questions that are not open yet, so that a player can write down a plan for them.

A plan is a proposal. With the standing order `plans` a seat may have it carried out when its
question comes, as long as nothing it rests on has changed.
"""

import json
from typing import Any
from zlib import crc32

from pydantic import BaseModel, JsonValue

from bot.kernel.asks import AnyAsk, Choose
from bot.kernel.errors import Illegal
from bot.kernel.rules import Rules
from bot.kernel.views import View

AHEAD = 1_000_000_000
"""Numbers from here on are plans; a game never asks so many questions."""


ORDER, CARRY_OUT = "plans", "carry_out"
"""The standing order of games whose plans can be carried out, and the choice that says so."""


class Firm(BaseModel):
    """A finished plan: the answer, and what it rests on; by pick where it is a list of them."""

    value: JsonValue
    rests: dict[str, JsonValue]


def firm(rules: Rules[Any], view: View, ask: AnyAsk, value: Any) -> Firm:
    """A plan as it is written down now."""
    parts = {one: [one] for one in value} if isinstance(ask, Choose) else {"": value}
    rests = {name: rules.rests_on(view, ask, part) for name, part in parts.items()}
    return Firm(value=value, rests=rests)


def holding(rules: Rules[Any], view: View, ask: AnyAsk, plan: Firm) -> Any:
    """The plan's answer to this question if nothing it rests on has changed, else None.

    Of a list the first one that can still be chosen counts.
    """
    value, name = plan.value, ""
    if isinstance(ask, Choose) and isinstance(value, list):
        known = {option.id for option in ask.options}
        name = next((str(one) for one in value if one in known), "")
        value = [name]
    rests = plan.rests.get(name)
    try:
        plain = ask.check(value)
    except Illegal:
        return None
    return plain if rests is not None and rules.rests_on(view, ask, plain) == rests else None


def plan_id(ask: AnyAsk) -> int:
    """The number of a plan: the same for the question to come and the one that is then asked."""
    text = f"{ask.topic} {ask.which}{json.dumps(ask.about, sort_keys=True)}"
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
