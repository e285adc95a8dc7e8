"""What one reader may know."""

from collections import Counter
from functools import cache, lru_cache
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from bot.games.board_game.rules.board import NOBODY, Board, BoardOptions, Fight, Force
from bot.games.board_game.rules.facts import TOKENS, TRACKS, UNITS, Region, castles, lands, regions
from bot.games.board_game.rules.fog import sight
from bot.games.board_game.rules.muster import Muster
from bot.games.board_game.rules.objectives import COUNTS, met, points_of, special_met
from bot.games.board_game.rules.planning import Planning, Raven
from bot.games.board_game.rules.state import BoardState
from bot.games.board_game.rules.strength import strength
from bot.kernel import View
from bot.kernel.rules import for_seat, shared


class Area(BaseModel):
    """An area as everybody sees it; seats, -1 for nobody."""

    model_config = ConfigDict(extra="forbid")

    controller: int
    owner: int = NOBODY
    units: dict[str, int] = {}
    routed: dict[str, int] = {}
    order: str | None = None
    face_down: bool = False
    power_token: int = NOBODY
    garrison: int = 0
    neutral: int = 0
    closed: bool = False
    fog: bool = False
    """M10: the viewer does not see what is here."""


class Player(BaseModel):
    """What everybody sees of a house (A11.05: hands are open)."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    house: str
    power: int
    power_on_board: int
    supply: int
    flags: list[int]
    armies: list[int]
    castles: int
    score: int
    """R18.05, R21.14: castles and strongholds, or points."""
    strongholds: int
    areas: int
    stars: int
    hand: list[str]
    discard: list[str]
    objectives: int = 0
    """How many are in hand; only their owner knows which."""
    scored: list[str] = []
    special: bool = False
    """R21.14: whether the special objective is met as the board stands."""
    reserve: dict[str, int]
    places: dict[str, int]


UNKNOWN = -1
"""M10: a number the viewer does not know."""
UNSEEN: dict[str, Any] = {
    **dict.fromkeys(("castles", "score", "strongholds", "areas", "power_on_board"), UNKNOWN),
    "armies": [],
    "reserve": {},
    "special": False,
}
"""M10: what others have on the board."""


class CombatView(BaseModel):
    """The combat that is on, as far as it is turned up."""

    model_config = ConfigDict(extra="forbid")

    attacker: int
    defender: int
    source: str
    region: str
    order: str
    attackers: dict[str, int]
    support: dict[str, str]
    cards: dict[int, str]
    tides: dict[int, str]
    attack: int
    defence: int
    sums: dict[int, dict[str, int]] = {}
    """What both sides count at present, from the moment cards lie open until one has won."""


class Goal(NamedTuple):
    """An objective in hand: what it brings its house, and whether it is met."""

    objective: str
    points: int
    met: bool


class BoardView(View):
    """The board as everybody sees it, and the viewer's own secrets."""

    options: BoardOptions
    houses: list[str]
    round: int
    rounds: int
    """R4.01, R20.01: how many the game has; M9: 0 if it has no last one."""
    phase: str
    turn: int
    regions: dict[str, Area] = {}
    players: list[Player] = []
    tracks: dict[str, list[int]] = {}
    holders: dict[str, int] = {}
    blade_used: bool = False
    raven_used: bool = False
    wildling: int = 0
    westeros: list[str] = []
    westeros_discard: list[list[str]] = []
    bans: list[str] = []
    combat: CombatView | None = None
    to_muster: list[int] = []
    """Who musters after those who are asked now."""
    rally: bool = False
    """A21.09: whether they muster in castles only."""
    goal: int = 7
    """R18.01, R21.23: what wins."""
    orders: dict[str, str] = Field(default_factory=dict)
    """The viewer's own orders that are not turned up yet."""
    seen_wildling: str | None = None
    seen_westeros: dict[str, str] = Field(default_factory=dict)
    """A20.18: top cards the viewer alone knows, by Westeros deck."""
    tide: str | None = None
    objectives: list[str] = Field(default_factory=list)
    """R21.08: the viewer's own."""

    @property
    def points(self) -> bool:
        """R21.22: whether objectives decide instead of castles."""
        return self.options.expansion == "feast_for_crows"

    @property
    def fog(self) -> bool:
        """M10: whether a part of the board is hidden from the viewer."""
        return any(area.fog for area in self.regions.values())

    def goals(self) -> list[Goal]:
        """R21.16: the viewer's objectives, as the board stands.

        M10: in the fog nobody can tell who has the most of something.
        """
        board, seat = self.board(), self.viewer
        if seat is None:
            return []
        unsure = frozenset(COUNTS) if self.fog else frozenset[str]()
        return [
            Goal(card, points_of(board, seat, card), met(board, seat, card) and card not in unsure)
            for card in self.objectives
        ]

    def board(self) -> Board:
        """What lies open, for rules that need no more; what is changed in it changes no view."""
        areas, players = self.regions, self.players
        return Board.model_construct(
            seats=self.seats,
            conceded=list(self.conceded),
            options=self.options,
            houses=list(self.houses),
            round=self.round,
            phase=self.phase,
            turn=self.turn,
            forces={r: _force(area) for r, area in areas.items() if area.owner != NOBODY},
            power_tokens={r: a.power_token for r, a in areas.items() if a.power_token != NOBODY},
            garrisons={r: a.garrison for r, a in areas.items() if a.garrison},
            neutral={r: a.neutral for r, a in areas.items() if a.neutral},
            closed=[r for r, a in areas.items() if a.closed],
            orders={r: a.order for r, a in areas.items() if a.order},
            power=[player.power for player in players],
            supply=[player.supply for player in players],
            tracks={track: list(self.tracks[track]) for track in TRACKS},
            holders={track: self.holders[TOKENS[track]] for track in TRACKS},
            blade_used=self.blade_used,
            raven_used=self.raven_used,
            wildling=self.wildling,
            bans=list(self.bans),
            hands=[list(player.hand) for player in players],
            piles=[list(player.discard) for player in players],
            points=[player.score for player in players] if self.points else [],
            scored=[list(player.scored) for player in players] if self.points else [],
            objectives=[
                list(self.objectives) if player.seat == self.viewer else [] for player in players
            ],
            fight=_fight(self.combat),
        )


def _force(area: Area) -> Force:
    standing = {unit: n - area.routed.get(unit, 0) for unit, n in area.units.items()}
    units = {unit: number for unit, number in standing.items() if number}
    return Force(seat=area.owner, units=units, routed=dict(area.routed))


def _fight(combat: CombatView | None) -> Fight | None:
    if combat is None:
        return None
    return Fight(
        attacker=combat.attacker,
        defender=combat.defender,
        source=combat.source,
        region=combat.region,
        order=combat.order,
        attackers=dict(combat.attackers),
        support=dict(combat.support),
        cards=dict(combat.cards),
        tides=dict(combat.tides),
        tides_shown=bool(combat.tides),
        attack=combat.attack,
        defence=combat.defence,
    )


def view(state: BoardState, viewer: int | None) -> BoardView:
    """Build the view for one seat, or for the public."""
    return _fogged(_own(_public(state), state, viewer), state)


def views(state: BoardState) -> dict[int | None, View]:
    """Everybody's view; what all see is built once."""
    public = _public(state)
    return {viewer: _fogged(_own(public, state, viewer), state) for viewer in _readers(state)}


def _readers(state: BoardState) -> tuple[int | None, ...]:
    return (None, *range(state.seats))


def _fogged(whole: BoardView, state: BoardState) -> BoardView:
    """M10: the view without what its reader does not see; at the end the fog lifts."""
    if not state.foggy or state.finish is not None:
        return whole
    seen = sight(state, whole.viewer) if whole.viewer is not None else frozenset[str]()
    areas = {
        region: area if region in seen else Area(controller=NOBODY, closed=area.closed, fog=True)
        for region, area in whole.regions.items()
    }
    players = [
        player if player.seat == whole.viewer else player.model_copy(update=UNSEEN)
        for player in whole.players
    ]
    if whole.points:
        players = [
            player.model_copy(update={"score": whole.players[player.seat].score})
            for player in players
        ]
    fight = whole.combat if state.fight is not None and state.fight.region in seen else None
    return whole.model_copy(update={"regions": areas, "players": players, "combat": fight})


def _public(state: BoardState) -> BoardView:
    return BoardView(
        **shared(state, None),
        options=state.options,
        houses=list(state.houses),
        round=state.round,
        rounds=state.rounds,
        phase=state.phase,
        turn=state.turn,
        **(_open(state) if state.tracks else {}),
    )


def _own(public: BoardView, state: BoardState, viewer: int | None) -> BoardView:
    """The public view, and what this seat alone may know."""
    if viewer is None:
        return public
    return for_seat(public, state, viewer, _secrets(state, viewer) if state.tracks else {})


def _open(state: BoardState) -> dict[str, Any]:
    """What lies open once the board is laid out."""
    control = state.controllers()
    held, won = _held(control), Counter(control[region] for region in castles())
    hidden = {region for orders in _laid(state).values() for region in orders}
    used = hidden.union(
        *(state.forces, state.orders, state.power_tokens),
        *(state.garrisons, state.neutral, state.closed),
    )
    return {
        "regions": {
            region: _area(state, region, seat, region in hidden) if region in used else _bare(seat)
            for region, seat in control.items()
        },
        "players": [
            _player(state, seat, held.get(seat, []), won[seat]) for seat in range(state.seats)
        ],
        "tracks": {track: list(state.tracks[track]) for track in TRACKS},
        "holders": {TOKENS[track]: state.holders[track] for track in TRACKS},
        "blade_used": state.blade_used,
        "raven_used": state.raven_used,
        "wildling": state.wildling,
        "bans": list(state.bans),
        "goal": state.goal,
        "westeros": list(state.westeros),
        "westeros_discard": [sorted(pile) for pile in state.discards],
        "combat": _combat(state),
        "to_muster": [s for f in state.stack if isinstance(f, Muster) for s in f.queue],
        "rally": any(isinstance(f, Muster) and f.castles for f in state.stack),
    }


def _laid(state: BoardState) -> dict[int, dict[str, str]]:
    """Orders lying face down (A6.06)."""
    for frame in state.stack:
        if isinstance(frame, Planning):
            return frame.laid
    return {}


def _secrets(state: BoardState, viewer: int) -> dict[str, Any]:
    """A19.06: what only this seat knows."""
    found: dict[str, Any] = {"orders": dict(_laid(state).get(viewer, {}))}
    for ask in state.asks:
        if ask.seat == viewer and ask.topic == "orders" and ask.answer:
            found["orders"] = dict(ask.answer)
    for frame in state.stack:
        if isinstance(frame, Raven) and frame.seat == viewer and frame.card:
            found["seen_wildling"] = frame.card
    mine = [deck for deck, seat in state.searched.items() if seat == viewer]
    found["seen_westeros"] = {f"deck_{n + 1}": state.decks[n][0] for n in mine}
    if state.points:
        found["objectives"] = list(state.objectives[viewer])
    fight = state.fight
    if fight is not None and not fight.tides_shown:
        found["tide"] = fight.tides.get(viewer)
    return found


def _area(state: BoardState, region: str, controller: int, face_down: bool) -> Area:
    force = state.forces.get(region)
    return _made(
        controller,
        NOBODY if force is None else force.seat,
        () if force is None else tuple(force.units.items()),
        () if force is None else tuple(force.routed.items()),
        state.orders.get(region),
        face_down,
        state.power_tokens.get(region, NOBODY),
        state.garrisons.get(region, 0),
        state.neutral.get(region, 0),
        region in state.closed,
    )


@cache
def _bare(controller: int) -> Area:
    """An area in which nothing is."""
    return Area(controller=controller)


@lru_cache(maxsize=4096)
def _made(
    controller: int,
    owner: int,
    units: tuple[tuple[str, int], ...],
    routed: tuple[tuple[str, int], ...],
    order: str | None,
    face_down: bool,
    power_token: int,
    garrison: int,
    neutral: int,
    closed: bool,
) -> Area:
    """An area that looks like this: a move changes few of them, and nobody changes a view."""
    force = Force(seat=owner, units=dict(units), routed=dict(routed))
    return Area(
        controller=controller,
        owner=owner,
        units={unit: force.count(unit) for unit in UNITS if force.count(unit)},
        routed=force.routed,
        order=order,
        face_down=face_down,
        power_token=power_token,
        garrison=garrison,
        neutral=neutral,
        closed=closed,
    )


def _held(control: dict[str, int]) -> dict[int, list[Region]]:
    """The land areas of each seat."""
    known = regions()
    held: dict[int, list[Region]] = {}
    for region in lands():
        held.setdefault(control[region], []).append(known[region])
    return held


def _player(state: BoardState, seat: int, held: list[Region], won: int) -> Player:
    return Player(
        seat=seat,
        house=state.houses[seat],
        power=state.power[seat],
        power_on_board=state.on_board(seat),
        supply=state.supply[seat],
        flags=list(state.flags(seat)),
        armies=state.armies(seat),
        castles=won,
        score=state.points[seat] if state.points else won,
        strongholds=sum(region.castle == "stronghold" for region in held),
        areas=len(held),
        stars=state.stars(seat),
        hand=list(state.hands[seat]),
        discard=list(state.piles[seat]),
        objectives=len(state.objectives[seat]) if state.points else 0,
        scored=list(state.scored[seat]) if state.points else [],
        special=bool(state.points) and special_met(state, seat),
        reserve=state.reserves(seat),
        places={track: state.place(seat, track) + 1 for track in TRACKS},
    )


def _combat(state: BoardState) -> CombatView | None:
    fight = state.fight
    if fight is None:
        return None
    return CombatView(
        attacker=fight.attacker,
        defender=fight.defender,
        source=fight.source,
        region=fight.region,
        order=fight.order,
        attackers=dict(fight.attackers),
        support=dict(fight.support),
        cards=dict(fight.cards),
        tides=dict(fight.tides) if fight.tides_shown else {},
        attack=fight.attack,
        defence=fight.defence,
        sums=_sums(state, fight) if fight.cards and fight.winner == NOBODY else {},
    )


def _sums(state: BoardState, fight: Fight) -> dict[int, dict[str, int]]:
    """R10.12: what a side's strength is made of, and its total."""
    sides = {seat: strength(state, fight, seat) for seat in (fight.attacker, fight.defender)}
    return {
        seat: one.model_dump(exclude={"final"}) | {"total": one.total}
        for seat, one in sides.items()
    }
