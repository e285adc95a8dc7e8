"""What one player, or everybody, may know."""

from bot.games.card_game_1e.rules.state import FirstState
from bot.games.card_game_1e.rules.values import claim, income, influence, initiative, total
from bot.games.lcg import view as shared_view
from bot.games.lcg.view import CardView, ChallengeView, LcgView
from bot.kernel import View
from bot.kernel.rules import for_seat, shared


class PieceView(shared_view.PieceView):
    """A card in play with all its present values."""

    crests: list[str] = []
    influence: int = 0


class PlayerView(shared_view.PlayerView):
    """One player's side of the table."""

    ready: str = ""
    """The ready deck it plays; empty: one of its own."""
    play: list[PieceView]


class FirstView(LcgView):
    """A game as one reader may see it."""

    players: list[PlayerView]
    chamber: list[CardView] = []
    """Titles that can be chosen."""
    against: int | None = None
    """Whom the running challenge is declared against."""
    teams: bool = False


def view(state: FirstState, viewer: int | None) -> FirstView:
    """What this seat (None: the public) may know."""
    public = FirstView(
        **shared(state, None),
        **shared_view.table(state),
        players=[_player(state, seat) for seat in range(state.seats)],
        challenge=_challenge(state),
        chamber=[shared_view.card_view(state, card) for card in state.pool],
        against=None if state.challenge is None else state.challenge.against,
        teams=state.options.teams != "none",
    )
    if viewer is None:
        return public
    return for_seat(public, state, viewer, shared_view.secrets(state, viewer))


def views(state: FirstState) -> dict[int | None, View]:
    """What everybody may know."""
    return shared_view.views(state, view(state, None))


def _player(state: FirstState, seat: int) -> PlayerView:
    return PlayerView(
        **shared_view.player(state, seat, state.title(seat)),
        income=income(state, seat),
        initiative=initiative(state, seat),
        ready=state.ready[seat] if state.ready else "",
        play=[_piece(state, card) for card in state.controlled(seat)],
    )


def _piece(state: FirstState, card: int) -> PieceView:
    return PieceView(
        **shared_view.piece(state, card),
        crests=list(state.fact(card).crests),
        influence=influence(state, card),
    )


def _challenge(state: FirstState) -> ChallengeView | None:
    fight = state.challenge
    if fight is None:
        return None
    sums = (total(state, fight, fight.attacker), total(state, fight, fight.defender))
    return shared_view.challenge(state, fight, sums, claim(state, fight))
