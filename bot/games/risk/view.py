"""What one reader may know of a game of Risk."""

from pydantic import BaseModel, ConfigDict

from bot.games.risk.state import RiskOptions, RiskState
from bot.kernel import View
from bot.kernel.views import own_asks, waiting


class Held(BaseModel):
    """A territory: whose it is (-1: neutral) and how many units stand there."""

    model_config = ConfigDict(extra="forbid")

    owner: int
    units: int


class Player(BaseModel):
    """What everybody sees of a seat."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    house: str
    place: int
    territories: int
    castles: int
    ports: int
    units: int
    points: int
    cards: int
    regions: list[str]
    out: bool


class RiskView(View):
    """The board as everybody sees it, and the viewer's own cards."""

    options: RiskOptions
    board: str
    round: int
    turn: int
    phase: str
    territories: dict[str, Held]
    players: list[Player]
    deck: int
    discard: list[str]
    trail: list[tuple[str, str]]
    hand: list[str]


def view(state: RiskState, viewer: int | None) -> RiskView:
    """Build the view for one seat, or for the public."""
    return RiskView(
        game=state.game,
        viewer=viewer,
        seats=state.seats,
        waiting=waiting(state),
        asks=own_asks(state, viewer),
        preferences=dict(state.preferences.get(viewer, {})) if viewer is not None else {},
        conceded=list(state.conceded),
        finish=state.finish,
        options=state.options,
        board=state.board,
        round=state.round,
        turn=state.turn,
        phase=state.phase,
        territories={
            t: Held(owner=owner, units=state.units.get(t, 0)) for t, owner in state.owner.items()
        },
        players=[_player(state, seat) for seat in range(state.seats)],
        deck=len(state.deck),
        discard=list(state.discard),
        trail=list(state.trail),
        hand=list(state.hands[viewer]) if viewer is not None else [],
    )


def _player(state: RiskState, seat: int) -> Player:
    mine = state.count(seat)
    held = set(state.held(seat))
    return Player(
        seat=seat,
        house=state.houses[seat],
        place=state.order.index(seat) + 1 if state.order else 0,
        territories=mine.territories,
        castles=mine.castles,
        ports=mine.ports,
        units=mine.units,
        points=mine.points,
        cards=len(state.hands[seat]),
        regions=[r.id for r in state.map.regions.values() if held.issuperset(r.territories)],
        out=seat in state.out,
    )
