"""Why a card cannot be ambushed; everything else is refused alike in both editions."""

from bot.games.lcg import refusals
from bot.games.lcg.facts import keyword_value
from bot.games.lcg.state import LcgState
from bot.kernel import Illegal


def act(state: LcgState, seat: int, window: str, said: str) -> Illegal | None:
    """Why this seat cannot do this in a window."""
    found = refusals.named(state, seat, said)
    if found is None or found[0] != "ambush":
        return refusals.act(state, seat, window, said)
    card = found[1]
    if card not in state.players[seat].hand:
        return None
    words = map(keyword_value, state.fact(card).keywords)
    costs = [int(value) for word, value in words if word == "ambush"]
    refusal = refusals.entering(state, seat, card)
    if refusal is None and not costs:
        return Illegal("no-ambush", card=state.label(card))
    return refusal or refusals.unpaid(state, seat, card, min(costs))
