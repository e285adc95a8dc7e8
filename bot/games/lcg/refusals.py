"""Why an answer that is not among the options is against the rules.

Only cards that the player may know are spoken of: of all others nothing is said.
"""

import re
from typing import Any

from bot.games.lcg.edition import edition_of
from bot.games.lcg.facts import ICONS
from bot.games.lcg.hosts import hosts
from bot.games.lcg.marshal import limited_left
from bot.games.lcg.moves import barred
from bot.games.lcg.prices import price
from bot.games.lcg.reasons import why_unusable
from bot.games.lcg.state import Challenge, LcgState
from bot.games.lcg.titles import supports
from bot.games.lcg.values import has_icon, has_keyword, holds
from bot.games.lcg.windows import Window
from bot.kernel import Illegal
from bot.kernel.labels import label_of

_ACT = re.compile(r"([a-z]+):\w+\.(\d{1,6})")


def refuse(refusal: Illegal | None) -> None:
    """Raise this refusal, if there is one."""
    if refusal is not None:
        raise refusal


def named(state: LcgState, seat: int, said: str) -> tuple[str, int] | None:
    """How an act would use which card, if this seat may know that card."""
    found = _ACT.match(said)
    if found is None or not known(state, int(found[2]), seat):
        return None
    return found[1], int(found[2])


def act(state: LcgState, seat: int, window: str, said: str) -> Illegal | None:
    """Why this seat cannot marshal or use a card in a window."""
    found = named(state, seat, said)
    if found is None:
        return None
    how, card = found
    if how == "use":
        return _use(state, seat, card)
    if how != "marshal" or card not in state.players[seat].hand:
        return None
    label = state.label(card)
    if state.fact(card).type != "event" and (window != "W3" or state.active != seat):
        return Illegal("marshal-when-active", card=label)
    if "limited" in state.fact(card).keywords and limited_left(state, seat) < 1:
        return Illegal("limited-used", card=label)
    cost = price(state, seat, card, state.codes[card], "marshal")
    return entering(state, seat, card) or unpaid(state, seat, card, cost)


def _use(state: LcgState, seat: int, card: int) -> Illegal | None:
    window, held = state.stack[-1], state.board.get(card)
    holder = held.controller if held is not None else state.owners[card]
    if holder != seat:
        return Illegal("not-yours", card=state.label(card))
    if not isinstance(window, Window):
        return None
    return why_unusable(state, seat, card, window)


def entering(state: LcgState, seat: int, card: int) -> Illegal | None:
    """Why a card cannot be brought into play from this seat's hand, however that is done."""
    if state.fact(card).type == "event":
        return Illegal("events-are-played", card=state.label(card))
    return Illegal("unique-barred", card=state.label(card)) if barred(state, seat, card) else None


def unpaid(state: LcgState, seat: int, card: int, cost: int) -> Illegal:
    """Why a card cannot be brought into play now: what it costs, or where it would lie."""
    label, gold = state.label(card), state.purse(seat)
    if cost > gold:
        return Illegal("cannot-pay", card=label, cost=cost, gold=gold)
    if state.fact(card).type == "attachment" and not hosts(state, card):
        return Illegal("no-host", card=label)
    return Illegal("not-usable-now", card=label)


def challenge(state: LcgState, seat: int, value: Any) -> Illegal | None:
    """Why this seat cannot start this challenge."""
    kind, _, other = str(value[0] if isinstance(value, list) and value else value).partition(".")
    if kind not in ICONS or not other.isdecimal() or int(other) >= state.seats:
        return None
    if int(other) == seat:
        return Illegal("attack-oneself")
    if int(other) in state.out:
        return None
    refusal = edition_of(state).why_no_foe(state, seat, int(other))
    if refusal is not None:
        return refusal
    if supports(state, seat, int(other)):
        return Illegal("supported-title", seat=label_of("seat", other))
    begun = [note for note in state.noted("initiated", seat, phase=True) if note.what == kind]
    name = label_of("challenge", kind)
    return Illegal("challenge-used" if begun else "no-such-challenge", challenge=name)


def attackers(state: LcgState, seat: int, kind: str, value: Any) -> Illegal | None:
    """Why one of these cannot attack."""
    for card in cards(state, seat, value):
        piece = state.board.get(card)
        if piece is None or piece.controller != seat or piece.knelt:
            return Illegal("cannot-attack", card=state.label(card))
        if not has_icon(state, card, kind):
            return Illegal("no-icon", card=state.label(card), challenge=label_of("challenge", kind))
    return None


def stealth(state: LcgState, seat: int, other: int, value: Any) -> Illegal | None:
    """Why one of these cannot bypass, or be bypassed."""
    pairs = value if isinstance(value, dict) else {}
    for card in cards(state, seat, list(pairs)):
        if not has_keyword(state, card, "stealth"):
            return Illegal("no-stealth", card=state.label(card))
    for card in cards(state, seat, list(pairs.values())):
        piece = state.board.get(card)
        if piece is None or piece.controller != other or state.fact(card).type != "character":
            return Illegal("not-the-defenders", card=state.label(card))
        if has_keyword(state, card, "stealth") or holds(state, "no_bypass", card):
            return Illegal("not-bypassed", card=state.label(card))
    return None


def defenders(state: LcgState, seat: int, fight: Challenge, value: Any) -> Illegal | None:
    """Why one of these cannot defend."""
    for card in cards(state, seat, value):
        piece = state.board.get(card)
        if card in fight.bypassed.values():
            return Illegal("bypassed", card=state.label(card))
        if piece is None or piece.controller != seat or piece.knelt:
            return Illegal("cannot-defend", card=state.label(card))
        if not has_icon(state, card, fight.type):
            return Illegal(
                "no-icon", card=state.label(card), challenge=label_of("challenge", fight.type)
            )
    return None


def plot(state: LcgState, seat: int, value: Any) -> Illegal | None:
    """Why this plot cannot be chosen."""
    for card in cards(state, seat, value):
        if state.fact(card).type == "plot" and card not in state.plot_deck(seat):
            return Illegal("plot-used", card=state.label(card))
    return None


def cards(state: LcgState, seat: int, value: Any) -> list[int]:
    """The cards that an answer names and this seat may know."""
    said = value if isinstance(value, list) else [value]
    numbers = [str(one).rpartition(".")[2] for one in said[:50]]
    found = [int(one) for one in numbers if one.isdecimal() and len(one) < 6]
    return [card for card in found if known(state, card, seat)]


def known(state: LcgState, card: int, seat: int) -> bool:
    """Whether this seat may know which card this is; titles lie open."""
    if card < len(state.codes) and state.zone(card) == "pool":
        return True
    return card < len(state.codes) and state.visible(card, seat)
