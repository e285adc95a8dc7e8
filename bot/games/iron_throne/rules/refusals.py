"""Why something is no option: the rule behind it, instead of a plain no."""

from typing import Any

from bot.games.iron_throne.rules.cards import card_name, characters
from bot.games.iron_throne.rules.effects import ABILITIES, CARDS
from bot.games.iron_throne.rules.state import IronState
from bot.kernel import Illegal
from bot.kernel.labels import label_of


def words(value: Any) -> list[str]:
    """All texts in an answer, whatever its shape."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return [word for one in value for word in words(one)]
    if isinstance(value, dict):
        return [word for pair in value.items() for one in pair for word in words(one)]
    return []


def refuse_dead(state: IronState, value: Any) -> None:
    """A4, R12.6, R12.9: the dead take part in nothing."""
    for word in words(value):
        name = word.rpartition(".")[2]
        if state.power.get(name) == 0:
            raise Illegal("character-dead", character=label_of("character", name))


def refuse_card(state: IronState, seat: int, value: Any) -> None:
    """R7.1, R10.5: only cards of the own hand."""
    hand = [card_name(card) for card in state.hands[seat]]
    for word in words(value):
        if word not in hand:
            raise Illegal("card-not-held", card=word[:100])


def passes(state: IronState, seat: int, kind: str) -> bool:
    """Whether this seat's standing order is to let this window pass."""
    wish = state.preference(seat, kind, "always")
    return wish == "pass" or (wish == "part" and state.clash.part(seat) is None)


def refuse_act(state: IronState, seat: int, kind: str, value: Any, *, first: bool) -> None:
    """R11.1-R11.3, A6, A7: the first reason why this ability or card cannot be used now."""
    for name in words(value)[:1]:
        leader = state.leaders[seat]
        if name.partition(".")[0] == "leader":
            timely = characters()[leader].ability.window == kind and leader in ABILITIES
            if not timely or not first:
                raise Illegal("wrong-time", character=label_of("character", leader))
            if not ABILITIES[leader].open(state, seat):
                raise Illegal("without-effect", character=label_of("character", leader))
        elif name not in characters():
            return
        else:
            _refuse_card(state, seat, kind, name)
        if passes(state, seat, kind):
            raise Illegal("standing-order", window=label_of("window", kind))


def _refuse_card(state: IronState, seat: int, kind: str, name: str) -> None:
    """R11.2, R11.3, A7: say why a card cannot be played in this window."""
    leader = state.leaders[seat]
    part = state.clash.part(seat)
    label = label_of("character", name)
    if state.power.get(name) == 0:
        raise Illegal("character-dead", character=label)
    if part is None or not state.fights(seat) or name not in (part.character, leader):
        raise Illegal("character-not-taking-part", character=label)
    if f"{state.houses[seat]}.{name}" not in state.hands[seat]:
        raise Illegal("card-not-held", card=label_of("card", f"{state.houses[seat]}.{name}"))
    if characters()[name].card.window != kind:
        raise Illegal("wrong-time", character=label)
    if not CARDS[name].fits(state, seat):
        raise Illegal("without-effect", character=label)


def refuse_hostage(state: IronState, seat: int, value: Any) -> None:
    """R10.2, A18: other people's hostages, and cards of the dead."""
    if not isinstance(value, dict):
        return
    others = [c for s in range(state.seats) if s != seat for c in state.hostages[s]]
    for key, order in value.items():
        if key not in state.hostages[seat] and key in others:
            raise Illegal("not-your-hostage")
        act, _, name = str(order).partition(".")
        victim = name or card_name(str(key)).partition(".")[0]
        dead = state.power.get(victim) == 0
        if act in ("torture", "cruel") and dead:
            raise Illegal("dead-not-tortured")
