"""Moving power, influence and cards: each kind of move stands here once."""

from bot.games.iron_throne.rules.cards import card_house, card_name, facts
from bot.games.iron_throne.rules.state import IronPlay, IronState, who
from bot.kernel.labels import label_of


def place_power(play: IronPlay, seat: int, shares: dict[str, int]) -> None:
    """R13.1: from the own sheet onto own living characters; what is on `sheet` stays."""
    state = play.state
    for character, power in shares.items():
        power = min(power, state.sheets[seat])
        if character == "sheet" or not power or not state.power[character]:
            continue
        state.sheets[seat] -= power
        state.power[character] += power
        play.emit(
            "power-placed",
            seat=who(seat),
            character=label_of("character", character),
            power=power,
            now=state.power[character],
        )


def remove_power(play: IronPlay, character: str, power: int, *, sanction: bool = False) -> int:
    """R13.2: to the owner's sheet, as much as there is (A16); dead at 0 (R3.1)."""
    state = play.state
    seat = owner(state, character)
    power = min(power, state.power[character])
    if not power:
        return 0
    state.power[character] -= power
    state.sheets[seat] += power
    play.emit(
        "sanctioned" if sanction else "power-removed",
        seat=who(seat),
        character=label_of("character", character),
        power=power,
        now=state.power[character],
    )
    bury(play, character)
    return power


def owner(state: IronState, character: str) -> int:
    """Whose character it is."""
    return next(seat for seat in range(state.seats) if character in state.own(seat))


def bury(play: IronPlay, character: str) -> None:
    """R3.1: a character without power is dead."""
    state = play.state
    if not state.power[character]:
        play.emit(
            "died", seat=who(owner(state, character)), character=label_of("character", character)
        )


def take_power(play: IronPlay, seat: int, character: str, power: int) -> None:
    """R10.7c: from a character to the torturer's sheet."""
    state = play.state
    power = min(power, state.power[character])
    state.power[character] -= power
    state.sheets[seat] += power
    play.emit(
        "power-tortured",
        seat=who(seat),
        loser=who(owner(state, character)),
        character=label_of("character", character),
        power=power,
        now=state.power[character],
    )
    bury(play, character)


def win_power(play: IronPlay, seat: int, loser: int, shares: dict[str, int]) -> None:
    """From somebody's sheet onto own living characters."""
    state = play.state
    for character, power in shares.items():
        power = min(power, state.sheets[loser])
        if not power or not state.power[character]:
            continue
        state.sheets[loser] -= power
        state.power[character] += power
        play.emit(
            "power-won",
            seat=who(seat),
            loser=who(loser),
            character=label_of("character", character),
            power=power,
            now=state.power[character],
        )


def to_box(play: IronPlay, seat: int, power: int) -> None:
    """R13.3: from a sheet out of the game."""
    state = play.state
    power = min(power, state.sheets[seat])
    state.sheets[seat] -= power
    state.box += power
    play.emit("sheet-lost", seat=who(seat), power=power, now=state.sheets[seat])


def pay_sheet(play: IronPlay, seat: int, winner: int, power: int) -> None:
    """From one sheet to another."""
    state = play.state
    power = min(power, state.sheets[seat])
    state.sheets[seat] -= power
    state.sheets[winner] += power
    play.emit("sheet-paid", seat=who(seat), winner=who(winner), power=power)


def spread_influence(play: IronPlay, seat: int, target: int) -> None:
    """R14.5: a token from the own board to another's."""
    state = play.state
    if seat == target or not state.influence[seat][seat]:
        return
    state.influence[seat][seat] -= 1
    state.influence[seat][target] += 1
    left = state.influence[seat][seat]
    play.emit("influence-spread", seat=who(seat), target=who(target), left=left)


def pop_deck(play: IronPlay, seat: int) -> str | None:
    """The top card; R14.2: an empty deck is made of the discards at once. A22: or there is none."""
    state = play.state
    if not state.decks[seat]:
        reshuffle(play, seat)
    if not state.decks[seat]:
        return None
    card = state.decks[seat].pop(0)
    if not state.decks[seat]:
        reshuffle(play, seat)
    return card


def reshuffle(play: IronPlay, seat: int) -> None:
    """The discards go into the deck."""
    state = play.state
    if state.discards[seat]:
        state.decks[seat] += state.discards[seat]
        state.discards[seat] = []
        state.rng.shuffle(state.decks[seat])
        play.emit("reshuffled", seat=who(seat))


def draw(play: IronPlay, seat: int, number: int) -> None:
    """House cards from the own deck to the hand."""
    cards = [card for card in (pop_deck(play, seat) for _ in range(number)) if card]
    if not cards:
        return
    play.state.hands[seat] += cards
    if play.state.encounter is not None:
        play.state.encounter.hand_grew(seat)
    play.reveal()
    play.emit("drew", seat=who(seat), number=len(cards))
    play.emit(
        "drew-cards",
        to=[seat],
        seat=who(seat),
        cards=[label_of("card", card_name(card)) for card in cards],
    )


def discard(play: IronPlay, seat: int, cards: list[str]) -> None:
    """From the hand to the own discard pile, face up."""
    if not cards:
        return
    for card in cards:
        play.state.hands[seat].remove(card)
        play.state.discards[seat].append(card)
    play.reveal()
    play.emit("discarded", seat=who(seat), cards=[label_of("card", card) for card in cards])


def refill(play: IronPlay, seat: int) -> None:
    """R8.8, R14.1: up to five cards."""
    missing = facts().setup.hand - len(play.state.hands[seat])
    if missing > 0:
        draw(play, seat, missing)


def sources(state: IronState, loser: int, drawing: int = 0) -> list[str]:
    """R10.1, A17: where a hostage can be taken from; `drawing`: after so many cards are drawn."""
    left = len(state.decks[loser])
    if drawing:
        left += len(state.discards[loser])
    drawn = min(drawing, left)
    found = ["deck"] if left > drawn else []
    found += ["hand"] if state.hands[loser] or drawn else []
    held = {card_house(card) for card in state.hostages[loser]}
    return found + [f"hostage.{house}" for house in state.houses if house in held]


def take_hostage(play: IronPlay, taker: int, loser: int, source: str) -> None:
    """R10.1-R10.4: one card, face down to the taker; the own one to the hand."""
    state = play.state
    knows = [taker]
    if source == "deck":
        card = pop_deck(play, loser)
        assert card is not None
    elif source == "hand":
        card = state.rng.pick(state.hands[loser])
        state.hands[loser].remove(card)
        knows.append(loser)
    else:
        house = source.removeprefix("hostage.")
        card = state.rng.pick([c for c in state.hostages[loser] if card_house(c) == house])
        state.hostages[loser].remove(card)
        knows.append(loser)
    play.reveal()
    kind = source.partition(".")[0]
    if card_house(card) == state.houses[taker]:
        state.hands[taker].append(card)
        state.clash.hand_grew(taker)
        play.emit(
            "hostage-home", seat=who(taker), loser=who(loser), source=label_of("source", kind)
        )
    else:
        state.hostages[taker].append(card)
        play.emit(
            "hostage-taken",
            seat=who(taker),
            loser=who(loser),
            house=label_of("house", card_house(card)),
            source=label_of("source", kind),
        )
    play.emit("hostage-named", to=sorted(knows), seat=who(taker), card=label_of("card", card))
