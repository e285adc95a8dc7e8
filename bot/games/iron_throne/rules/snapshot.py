"""A position of The Iron Throne in the words of scenarios: the counterpart of arranging one."""

from collections import Counter
from typing import Any

from bot.games.iron_throne.rules.cards import card_house, card_name, full_deck
from bot.games.iron_throne.rules.state import NOBODY, IronState

PHASES = ("hostages", "preparation", "support", "encounter")


def snapshot(state: IronState) -> dict[str, Any]:
    """Everything `change` can say about this position; the running phase begins anew."""
    names = state.houses
    phase = state.phase if state.phase in PHASES else "hostages"
    if phase in ("support", "encounter") and not _sides_known(state):
        phase = "preparation"
    found: dict[str, Any] = {
        "houses": list(names),
        "leaders": dict(zip(names, state.leaders, strict=True)),
        **({"challenger": names[state.challenger]} if state.challenger != NOBODY else {}),
        "phase": phase,
        "hands": {names[seat]: _short(hand) for seat, hand in enumerate(state.hands)},
        "decks": {names[seat]: _short(deck) for seat, deck in enumerate(state.decks) if deck},
        "discards": _discards(state),
        "hostages": {names[seat]: list(held) for seat, held in enumerate(state.hostages) if held},
        "power": dict(state.power),
        "sheets": {names[seat]: power for seat, power in enumerate(state.sheets)},
        "box": state.box,
        "influence": {
            names[seat]: {names[o]: n for o, n in enumerate(tokens) if n and o != seat}
            for seat, tokens in enumerate(state.influence)
        },
        "events": list(state.event_deck),
        "event_discard": list(state.event_discard),
        "conceded": [names[seat] for seat in state.conceded],
        **(_clash(state, phase) if phase in ("support", "encounter") else {}),
    }
    return {key: value for key, value in found.items() if value not in ([], {})}


def _sides_known(state: IronState) -> bool:
    clash = state.encounter
    active = [part for part in clash.parts if part.active] if clash else []
    return len(active) == 2 and all(state.power[part.character] for part in active)


def _clash(state: IronState, phase: str) -> dict[str, Any]:
    clash, names = state.clash, state.houses
    found: dict[str, Any] = {
        "defender": names[clash.defender],
        "characters": {names[part.seat]: part.character for part in clash.parts if part.active},
    }
    joined = {
        names[part.seat]: {"side": part.side, "character": part.character}
        for part in clash.parts
        if not part.active and state.power[part.character]
    }
    return found | ({"supporters": joined} if joined and phase == "encounter" else {})


def _discards(state: IronState) -> dict[str, list[str]]:
    """Discard piles; whatever lies on the table in this encounter is counted to them."""
    found = {}
    for seat, house in enumerate(state.houses):
        rest = Counter(full_deck(house))
        held = [card for pile in state.hostages for card in pile if card_house(card) == house]
        rest.subtract([*state.hands[seat], *state.decks[seat], *state.discards[seat], *held])
        found[house] = _short([*state.discards[seat], *rest.elements()])
    return {house: pile for house, pile in found.items() if pile}


def _short(cards: list[str]) -> list[str]:
    return [card_name(card) for card in cards]
