"""Why something cannot be done that only this edition knows: ambush, shadows, gifts, influence."""

from bot.games.card_game_1e.rules import littlefinger
from bot.games.card_game_1e.rules.influence import Influence, worth
from bot.games.card_game_1e.rules.state import FirstState
from bot.games.card_game_1e.rules.words import LimitedResponse
from bot.games.lcg import refusals
from bot.games.lcg.context import Context
from bot.games.lcg.entry import Ability, number
from bot.games.lcg.state import LcgState
from bot.kernel import Illegal


def act(state: FirstState, seat: int, window: str, said: str) -> Illegal | None:
    """Why this seat cannot do this in a window."""
    if said.startswith(littlefinger.GIVE):
        return littlefinger.why_not(state, seat, said)
    found = refusals.named(state, seat, said)
    if found is None or found[0] not in ("ambush", "shadow", "attach"):
        return refusals.act(state, seat, window, said)
    how, card = found
    if card not in state.players[seat].hand:
        return None
    if how == "shadow" and not state.fact(card).shadow:
        return Illegal("no-shadow", card=state.label(card))
    if how != "ambush":
        return refusals.act(state, seat, window, said.replace(how, "marshal", 1))
    refusal = refusals.entering(state, seat, card)
    if refusal is None and "ambush" not in state.fact(card).keywords:
        return Illegal("no-ambush", card=state.label(card))
    price = state.fact(card).price
    return refusal or _influence(state, seat, card, price) or refusals.unpaid(state, seat, card, 0)


def unpaid(state: LcgState, seat: int, card: int, ability: Ability) -> Illegal | None:
    """R2.16, R16.6: why an ability cannot be paid, if it is for want of influence or a limit."""
    assert isinstance(state, FirstState)
    for cost in ability.cost:
        if isinstance(cost, Influence):
            need = number(cost.amount, Context(state, seat, card))
            refusal = _influence(state, seat, card, need)
            if refusal is not None:
                return refusal
        elif isinstance(cost, LimitedResponse) and not cost.payable(Context(state, seat, card)):
            return Illegal("limited-response-used", card=state.label(card))
    return None


def _influence(state: FirstState, seat: int, card: int, need: int) -> Illegal | None:
    got = worth(state, seat)
    if got >= need:
        return None
    return Illegal("no-influence", card=state.label(card), needed=need, got=got)
