"""Why an answer that is not among the options is against the rules.

Only cards that the player may know are spoken of: of all others nothing is said.
"""

import re
from typing import Any

from bot.games.card_game_2e.rules.marshal import limited_left
from bot.games.card_game_2e.rules.reasons import why_unusable
from bot.games.card_game_2e.rules.state import ThronesState
from bot.games.card_game_2e.rules.titles import supports
from bot.games.lcg.facts import ICONS, keyword_value
from bot.games.lcg.hosts import hosts
from bot.games.lcg.moves import barred
from bot.games.lcg.prices import price
from bot.games.lcg.state import Challenge, LcgState
from bot.games.lcg.values import has_icon, has_keyword, holds
from bot.games.lcg.windows import Window
from bot.kernel import Illegal
from bot.kernel.labels import label_of

_ACT = re.compile(r"(marshal|ambush|use):\w+\.(\d+)")


def act(state: LcgState, seat: int, window: str, said: str) -> Illegal | None:
    """Why this seat cannot do this in a window."""
    found = _ACT.match(said)
    if found is None:
        return None
    how, card = found[1], int(found[2])
    if not _known(state, card, seat):
        return None
    if how == "use":
        return _use(state, seat, card)
    return _marshal(state, seat, window, how, card)


def _use(state: LcgState, seat: int, card: int) -> Illegal | None:
    window, held = state.stack[-1], state.board.get(card)
    holder = held.controller if held is not None else state.owners[card]
    if holder != seat:
        return Illegal("not-yours", card=state.label(card))
    if not isinstance(window, Window):
        return None
    return why_unusable(state, seat, card, window)


def _marshal(state: LcgState, seat: int, window: str, how: str, card: int) -> Illegal | None:
    fact, label = state.fact(card), state.label(card)
    if card not in state.players[seat].hand:
        return None
    if fact.type == "event":
        return Illegal("events-are-played", card=label)
    if how == "marshal" and (window != "W3" or state.active != seat):
        return Illegal("marshal-when-active", card=label)
    if barred(state, seat, card):
        return Illegal("unique-barred", card=label)
    if how == "marshal" and "limited" in fact.keywords and limited_left(state, seat) < 1:
        return Illegal("limited-used", card=label)
    gold = state.players[seat].gold
    cost = price(state, seat, card, state.codes[card], "marshal") if how == "marshal" else None
    if how == "ambush":
        costs = [int(value) for word, value in map(keyword_value, fact.keywords) if word == how]
        if not costs:
            return Illegal("no-ambush", card=label)
        cost = min(costs)
    if cost is not None and cost > gold:
        return Illegal("cannot-pay", card=label, cost=cost, gold=gold)
    if fact.type == "attachment" and not hosts(state, card):
        return Illegal("no-host", card=label)
    return Illegal("not-usable-now", card=label)


def challenge(state: ThronesState, seat: int, value: Any) -> Illegal | None:
    """Why this seat cannot start this challenge."""
    kind, _, other = str(value[0] if isinstance(value, list) and value else value).partition(".")
    if kind not in ICONS or not other.isdecimal() or int(other) >= state.seats:
        return None
    if int(other) == seat:
        return Illegal("attack-oneself")
    if int(other) in state.out:
        return None
    if supports(state, seat, int(other)):
        return Illegal("supported-title", seat=label_of("seat", other))
    begun = [note for note in state.noted("initiated", seat, phase=True) if note.what == kind]
    name = label_of("challenge", kind)
    return Illegal("challenge-used" if begun else "no-such-challenge", challenge=name)


def attackers(state: ThronesState, seat: int, kind: str, value: Any) -> Illegal | None:
    """Why one of these cannot attack."""
    for card in _cards(state, seat, value):
        piece = state.board.get(card)
        if piece is None or piece.controller != seat or piece.knelt:
            return Illegal("cannot-attack", card=state.label(card))
        if not has_icon(state, card, kind):
            return Illegal("no-icon", card=state.label(card), challenge=label_of("challenge", kind))
    return None


def stealth(state: ThronesState, seat: int, other: int, value: Any) -> Illegal | None:
    """Why one of these cannot bypass, or be bypassed."""
    pairs = value if isinstance(value, dict) else {}
    for card in _cards(state, seat, list(pairs)):
        if not has_keyword(state, card, "stealth"):
            return Illegal("no-stealth", card=state.label(card))
    for card in _cards(state, seat, list(pairs.values())):
        piece = state.board.get(card)
        if piece is None or piece.controller != other or state.fact(card).type != "character":
            return Illegal("not-the-defenders", card=state.label(card))
        if has_keyword(state, card, "stealth") or holds(state, "no_bypass", card):
            return Illegal("not-bypassed", card=state.label(card))
    return None


def defenders(state: ThronesState, seat: int, fight: Challenge, value: Any) -> Illegal | None:
    """Why one of these cannot defend."""
    for card in _cards(state, seat, value):
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


def plot(state: ThronesState, seat: int, value: Any) -> Illegal | None:
    """Why this plot cannot be chosen."""
    for card in _cards(state, seat, value):
        if state.fact(card).type == "plot" and card not in state.players[seat].plots:
            return Illegal("plot-used", card=state.label(card))
    return None


def _cards(state: ThronesState, seat: int, value: Any) -> list[int]:
    """The cards that an answer names and this seat may know."""
    said = value if isinstance(value, list) else [value]
    numbers = [str(one).rpartition(".")[2] for one in said[:50]]
    cards = [int(one) for one in numbers if one.isdecimal() and len(one) < 6]
    return [card for card in cards if _known(state, card, seat)]


def _known(state: LcgState, card: int, seat: int) -> bool:
    return card < len(state.codes) and state.visible(card, seat)
