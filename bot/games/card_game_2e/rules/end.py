"""A18.1, section 26: what holds at once after every change; victory and elimination."""

from bot.games.card_game_2e.rules.state import ThronesPlay, ThronesState
from bot.games.lcg.deed import Deed
from bot.games.lcg.end import Decide, decide, eliminate, let_go
from bot.games.lcg.hosts import misplaced
from bot.games.lcg.orders import watch_power
from bot.games.lcg.values import held, holds, strength, works

ENOUGH = 15
"""R26.5: so much power wins."""


def settle(play: ThronesPlay) -> None:
    """A18.1: 15 power; empty decks; conditions that remove cards; illegal attachments."""
    state = play.state
    if state.finish is not None or state.round == 0 or isinstance(state.stack[-1], Decide):
        return
    winners = [seat for seat in state.seats_in() if state.power(seat) >= ENOUGH]
    if winners:
        decide(play, winners, "power")
        return
    empty = [seat for seat in state.seats_in() if not state.players[seat].deck]
    if empty:
        if len(empty) == len(state.seats_in()):
            decide(play, empty, "deck")
            return
        for seat in empty:
            eliminate(play, seat, "deck")
        if state.finish is not None:
            return
    watch_power(state)
    draw_in(state)
    _remove(play)


def draw_in(state: ThronesState) -> None:
    """Characters that attack by a constant ability are in as long as it works."""
    fight = state.challenge
    if fight is None or fight.over:
        return
    if not fight.drawn_in and not works(state, "attacks_along"):
        return
    for card in state.board:
        along = holds(state, "attacks_along", card)
        if along and card not in fight.attackers:
            fight.attackers.append(card)
            fight.drawn_in.append(card)
            state.changed()
        elif not along and card in fight.drawn_in:
            fight.drawn_in.remove(card)
            fight.attackers.remove(card)
            state.changed()


def _remove(play: ThronesPlay) -> None:
    """R17.6, R24.3: what cannot stay goes."""
    state = play.state
    made = [
        Deed(kind="killed", card=card, lasting=True, how="burn")
        for card in held(state, "dies_at_zero")
        if strength(state, card) == 0
    ]
    made += [Deed(kind="sacrificed", card=card) for card in held(state, "sacrificed_at_once")]
    made += [Deed(kind="discarded", card=card, lasting=True) for card in misplaced(state)]
    let_go(play, made)
