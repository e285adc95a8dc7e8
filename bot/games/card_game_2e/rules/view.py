"""What one player, or everybody, may know."""

from bot.games.card_game_2e.rules.state import ThronesState
from bot.games.card_game_2e.rules.values import claim, income, initiative, reserve, total
from bot.games.lcg import view as shared_view
from bot.games.lcg.view import CardView, ChallengeView, LcgView, PieceView
from bot.kernel import View
from bot.kernel.rules import for_seat, shared

__all__ = ["CardView", "ChallengeView", "PieceView", "PlayerView", "ThronesView", "view", "views"]


class PlayerView(shared_view.PlayerView):
    """One player's side of the table."""

    reserve: int
    play: list[PieceView]


class ThronesView(LcgView):
    """A game as one reader may see it."""

    players: list[PlayerView]


def view(state: ThronesState, viewer: int | None) -> ThronesView:
    """What this seat (None: the public) may know."""
    public = ThronesView(
        **shared(state, None),
        **shared_view.table(state),
        players=[_player(state, seat) for seat in range(state.seats)],
        challenge=_challenge(state),
    )
    if viewer is None:
        return public
    return for_seat(public, state, viewer, shared_view.secrets(state, viewer))


def views(state: ThronesState) -> dict[int | None, View]:
    """What everybody may know."""
    return shared_view.views(state, view(state, None))


def _player(state: ThronesState, seat: int) -> PlayerView:
    return PlayerView(
        **shared_view.player(state, seat, state.title(seat)),
        income=income(state, seat),
        initiative=initiative(state, seat),
        reserve=reserve(state, seat),
        play=[PieceView(**shared_view.piece(state, card)) for card in state.controlled(seat)],
    )


def _challenge(state: ThronesState) -> ChallengeView | None:
    fight = state.challenge
    if fight is None:
        return None
    sums = (total(state, fight, fight.attacker), total(state, fight, fight.defender))
    return shared_view.challenge(state, fight, sums, claim(state, fight))
