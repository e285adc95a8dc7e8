"""Why a player cannot use a card in a window, though they may know what it is."""

from collections.abc import Iterator

from bot.games.lcg.edition import edition_of
from bot.games.lcg.entry import Ability
from bot.games.lcg.prices import price
from bot.games.lcg.state import LcgState
from bot.games.lcg.uses import Offer, obstacle
from bot.games.lcg.values import blank, holds
from bot.games.lcg.windows import TRIGGERED, Window
from bot.kernel import Illegal
from bot.kernel.labels import label_of


def why_unusable(state: LcgState, seat: int, card: int, window: Window) -> Illegal:
    """Return the rule against a use of this card in an open window."""
    found = [*_obstacles(state, seat, card, window)]
    known = _refusals(state, seat, card)
    order = list(known)
    name = max(found, key=order.index, default="no-ability")
    if name == "cost-unpayable":
        for ability in edition_of(state).entries[state.codes[card]].abilities:
            refusal = edition_of(state).why_unpaid(state, seat, card, ability)
            if refusal is not None:
                return refusal
    return known[name]


def _refusals(state: LcgState, seat: int, card: int) -> dict[str, Illegal]:
    """What may be in the way, in the order of R16.1; of several abilities the last is told."""
    label, code, gold = state.label(card), state.codes[card], state.purse(seat)
    cost = price(state, seat, card, code, "play") if state.fact(card).type == "event" else 0
    entry = edition_of(state).entries.get(code)
    phases = [
        label_of("phase", phase)
        for ability in (entry.abilities if entry is not None else ())
        for phase in ability.phases
    ]
    found = [
        Illegal("no-ability", card=label),
        Illegal("card-blank", card=label),
        Illegal("works-by-itself", card=label),
        Illegal("not-in-play", card=label),
        Illegal("waits-for-action", card=label),
        Illegal("waits-for-trigger", card=label),
        Illegal("wrong-phase", card=label, phases=phases),
        Illegal("answered-already", card=label),
        Illegal("cannot-trigger"),
        Illegal("condition-unmet", card=label),
        Illegal("limit-used", card=label),
        Illegal("cannot-play", card=label),
        Illegal("limited-used", card=label),
        Illegal("cannot-pay", card=label, cost=cost, gold=gold),
        Illegal("cost-unpayable", card=label),
        Illegal("no-target", card=label),
        Illegal("changes-nothing", card=label),
        Illegal("not-usable-now", card=label),
    ]
    return {one.reason: one for one in found}


def _obstacles(state: LcgState, seat: int, card: int, window: Window) -> Iterator[str]:
    """What keeps each ability of a card from being used."""
    code = state.codes[card]
    if card in state.board and blank(state, card):
        yield "card-blank"
        return
    entry = edition_of(state).entries.get(code)
    for place, ability in enumerate(entry.abilities if entry is not None else ()):
        yield from _of_ability(state, seat, Offer(card, code, place), ability, window)


def _of_ability(
    state: LcgState, seat: int, offer: Offer, ability: Ability, window: Window
) -> Iterator[str]:
    card = offer.card
    zone = "play" if card in state.players[seat].agenda else state.zone(card)
    now = window.window if window.window in TRIGGERED else "action"
    if ability.forced:
        yield "works-by-itself"
    elif edition_of(state).home(offer.code, ability) != zone:
        yield "not-in-play"
    elif ability.timing != now:
        yield "waits-for-action" if ability.timing == "action" else "waits-for-trigger"
    elif ability.trigger is None:
        fits = not ability.phases or state.phase in ability.phases
        yield _named(state, seat, offer, obstacle(state, seat, offer)) if fits else "wrong-phase"
    else:
        yield "waits-for-trigger"
        for number, deed in enumerate(window.open_deeds(state)):
            if deed.kind in ability.trigger.kinds:
                answer = Offer(card, offer.code, offer.ability, number)
                if window.fresh(state, answer, deed):
                    yield _named(state, seat, answer, obstacle(state, seat, answer, deed))
                else:
                    yield "answered-already"


def _named(state: LcgState, seat: int, offer: Offer, name: str) -> str:
    """Why an event cannot be played; no obstacle: it is offered, or was a moment ago."""
    if name != "not-playable":
        return name or "not-usable-now"
    if holds(state, "cannot_play", seat):
        return "cannot-play"
    if not edition_of(state).may_play(state, seat, offer.code):
        return "limited-used"
    dear = price(state, seat, offer.card, offer.code, "play") > state.purse(seat)
    return "cannot-pay" if dear else "cost-unpayable"
