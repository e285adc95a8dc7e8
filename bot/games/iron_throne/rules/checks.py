"""Invariants: nothing appears, nothing gets lost. And dealing anew what a viewer cannot see."""

from collections import Counter

from bot.games.iron_throne.rules.cards import card_house, facts, full_deck, full_events, roster
from bot.games.iron_throne.rules.state import IronState
from bot.kernel import Broken, Choose, Rng


def check(state: IronState) -> None:
    """Power, influence, cards, hostages and events are accounted for; everybody can answer."""
    for ask in state.asks:
        if isinstance(ask, Choose) and len(ask.options) < ask.min:
            raise Broken(f"nothing to choose from: {ask.topic}")
    if not state.influence:
        return
    _check_power(state)
    for seat, tokens in enumerate(state.influence):
        if sum(tokens) != facts().setup.influence or min(tokens) < 0:
            raise Broken(f"influence of {seat} appeared or got lost")
    cards = Counter(card for pile in _piles(state) for card in pile)
    if cards != Counter(card for house in state.houses for card in full_deck(house)):
        raise Broken("house cards appeared or got lost")
    for seat, house in enumerate(state.houses):
        own = [*state.hands[seat], *state.decks[seat], *state.discards[seat]]
        if any(card_house(card) != house for card in own):
            raise Broken(f"{house} holds a card of another house")
        if any(card_house(card) == house for card in state.hostages[seat]):
            raise Broken(f"{house} holds itself hostage")
    if Counter([*state.event_deck, *state.event_discard]) != Counter(full_events(state.houses)):
        raise Broken("event cards appeared or got lost")


def _check_power(state: IronState) -> None:
    everything = sum(state.power.values()) + sum(state.sheets) + state.box
    if everything != state.minted:
        raise Broken("power appeared or got lost")
    if min([*state.power.values(), *state.sheets, state.box]) < 0:
        raise Broken("power below nothing")
    for seat in range(state.seats):
        if len(state.own(seat)) != 4 or state.leaders[seat] in state.power:
            raise Broken("a house has four characters besides its leader")


def _piles(state: IronState) -> list[list[str]]:
    piles = [*state.decks, *state.hands, *state.discards, *state.hostages]
    if state.encounter is not None:
        piles.append(list(state.encounter.shown.values()))
        piles.append([one.card for one in state.encounter.played])
    return piles


def redeal(state: IronState, viewer: int | None, rng: Rng) -> None:
    """Decks, the others' hands and hostages, leaders not yet revealed and events, dealt anew."""
    for seat, house in enumerate(state.houses):
        if not state.influence:
            break
        hidden = [state.decks[seat]]
        if seat != viewer:
            hidden.append(state.hands[seat])
        places = [(pile, place) for pile in hidden for place in range(len(pile))]
        places += [
            (pile, place)
            for holder, pile in enumerate(state.hostages)
            for place, card in enumerate(pile)
            if holder != viewer and card_house(card) == house
        ]
        cards = [pile[place] for pile, place in places]
        rng.shuffle(cards)
        for (pile, place), card in zip(places, cards, strict=True):
            pile[place] = card
    for seat, drawn in enumerate(state.drawn):
        if seat != viewer:
            names = list(roster(state.houses[seat]))
            rng.shuffle(names)
            state.drawn[seat] = names[: len(drawn)]
    peeked = any(ask.topic == "peek" and ask.seat == viewer for ask in state.asks)
    top, rest = state.event_deck[:peeked], state.event_deck[peeked:]
    rng.shuffle(rest)
    state.event_deck = [*top, *rest]
