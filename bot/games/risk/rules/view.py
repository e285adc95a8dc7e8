"""What one reader may know of a game of Risk."""

from pydantic import BaseModel, ConfigDict

from bot.games.risk.rules.invasion import safe_from
from bot.games.risk.rules.objectives import fulfilled
from bot.games.risk.rules.state import RiskOptions, RiskState
from bot.kernel import View
from bot.kernel.rules import for_seat, shared


class Held(BaseModel):
    """A territory: whose it is (-1: neutral) and how many units stand there."""

    model_config = ConfigDict(extra="forbid")

    owner: int
    units: int
    knights: int = 0
    siege_engines: int = 0
    fortifications: int = 0


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
    gold: int | None = None
    vp: int | None = None
    maesters: int = 0
    objectives: int = 0
    rallied: int = 0
    characters: dict[str, str] = {}
    """Each character and how it lies: up, down, captive or dead."""


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
    safe: list[str] = []
    """Territories that cards protect from invasion this turn."""
    maesters: list[str] = []
    objectives: list[str] = []
    reached: list[str] = []
    """The viewer's own maester cards and objectives, and which of these are fulfilled now."""
    rallied: list[str] = []
    """Where the viewer's own units wait face down."""
    maester_deck: int = 0
    maester_discard: list[str] = []
    objective_discard: list[str] = []


def view(state: RiskState, viewer: int | None) -> RiskView:
    """Build the view for one seat, or for the public."""
    return _own(_public(state), state, viewer)


def views(state: RiskState) -> dict[int | None, View]:
    """Everybody's view; what all see is built once."""
    public = _public(state)
    return {viewer: _own(public, state, viewer) for viewer in (None, *range(state.seats))}


def _public(state: RiskState) -> RiskView:
    return RiskView(
        **shared(state, None),
        options=state.options,
        board=state.board,
        round=state.round,
        turn=state.turn,
        phase=state.phase,
        territories={t: _held(state, t, owner) for t, owner in state.owner.items()},
        players=[_player(state, seat) for seat in range(state.seats)],
        deck=len(state.deck),
        discard=list(state.discard),
        trail=list(state.trail),
        hand=[],
        safe=sorted(safe_from(state)),
        maester_deck=len(state.maester_deck),
        maester_discard=list(state.maester_discard),
        objective_discard=list(state.objective_discard),
    )


def _own(public: RiskView, state: RiskState, viewer: int | None) -> RiskView:
    """The public view, and what this seat alone may know."""
    if viewer is None:
        return public
    return for_seat(public, state, viewer, _secrets(state, viewer))


def _held(state: RiskState, territory: str, owner: int) -> Held:
    units = state.units.get(territory, 0)
    if not state.specials.get(territory):
        return Held(owner=owner, units=units)
    return Held(
        owner=owner,
        units=units,
        knights=state.with_specials(territory, "knight"),
        siege_engines=state.with_specials(territory, "siege_engine"),
        fortifications=state.with_specials(territory, "fortification"),
    )


def _secrets(state: RiskState, viewer: int) -> dict[str, list[str]]:
    """The viewer's own cards; maesters, objectives and rallied units are Dominion's."""
    mine = state.objectives[viewer] if state.objectives else []
    return {
        "hand": list(state.hands[viewer]),
        "maesters": list(state.maesters[viewer]) if state.maesters else [],
        "objectives": list(mine),
        "reached": [card for card in mine if state.round and fulfilled(state, viewer, card)],
        "rallied": [r.card for r in state.rallied if r.seat == viewer],
    }


def _characters(state: RiskState, seat: int) -> dict[str, str]:
    if not state.options.has("characters"):
        return {}
    lies = dict.fromkeys(state.own_characters(seat), "up")
    for card in lies:
        if card in state.dead:
            lies[card] = "dead"
        elif card in state.captive:
            lies[card] = "captive"
        elif card in state.face_down:
            lies[card] = "down"
    return lies


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
        gold=state.gold[seat] if state.gold else None,
        vp=state.vp[seat] if state.vp else None,
        maesters=len(state.maesters[seat]) if state.maesters else 0,
        objectives=len(state.objectives[seat]) if state.objectives else 0,
        rallied=sum(r.seat == seat for r in state.rallied),
        characters=_characters(state, seat),
    )
