"""How moves of the tavern are typed: two verbs, and what a robbery will ask next."""

from typing import Any

from bot.kernel import Amount, View
from bot.kernel.asks import AnyAsk
from bot.reader import Done, Lexicon
from tests.tavern.rules.view import TavernView


def foresee(view: View, topic: str, done: Done) -> AnyAsk | None:
    """How much is stolen, once it is said from whom."""
    victim = done.get("card")
    if topic != "haul" or not isinstance(victim, str) or not isinstance(view, TavernView):
        return None
    most = view.gold[int(victim.removeprefix("rob-"))]
    seat = view.viewer or 0
    return Amount(seat=seat, topic="haul", public="turn", min=1, max=most, default=1)


def follows(topic: str, value: Any) -> str | None:
    """A robbery goes on with how much."""
    return "haul" if topic == "card" and value != ["pass"] else None


TAVERN = Lexicon(
    verbs={"rob": ("card", "haul"), "stop": ("react",)}, foresee=foresee, follows=follows
)
