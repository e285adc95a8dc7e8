"""R12: what holds at once after every change; victory, and players who give up."""

from bot.games.card_game_1e.rules.state import FirstPlay, FirstState
from bot.games.lcg import end
from bot.games.lcg.deed import Deed
from bot.games.lcg.hosts import misplaced
from bot.games.lcg.orders import watch_power
from bot.games.lcg.values import held, strength

ENOUGH, TEAM = 15, 30
"""R12.1, R21.3: so much power wins, alone or as a team."""


def settle(play: FirstPlay) -> None:
    """R12.1: enough power; what cannot stay in play goes."""
    state = play.state
    if state.finish is not None or state.round == 0 or isinstance(state.stack[-1], end.Decide):
        return
    watch_power(state)
    winners = [seat for seat in state.seats_in() if _enough(state, seat)]
    winners = [
        seat for seat in winners if state.partner(seat) not in winners[: winners.index(seat)]
    ]
    if winners:
        end.decide(play, winners, "power")
        return
    _remove(play)


def _enough(state: FirstState, seat: int) -> bool:
    partner = state.partner(seat)
    if partner is None:
        return state.power(seat) >= ENOUGH
    return state.power(seat) + state.power(partner) >= TEAM


def _remove(play: FirstPlay) -> None:
    """Terminal effects, and attachments that lie where they must not."""
    state = play.state
    made = [
        Deed(kind="killed", card=card, lasting=True, how="terminal")
        for card in held(state, "dies_at_zero")
        if strength(state, card) == 0
    ]
    made += [Deed(kind="discarded", card=card, lasting=True) for card in misplaced(state)]
    end.let_go(play, made)
