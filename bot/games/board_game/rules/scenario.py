"""Positions for scenarios: named set-ups, changes to them, plain facts."""

from collections import Counter
from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.games.board_game.rules.ambitions import give_back
from bot.games.board_game.rules.board import MOST_POINTS, NOBODY, Force
from bot.games.board_game.rules.drafts import SHAPE, give
from bot.games.board_game.rules.facts import (
    TOKENS,
    TRACKS,
    UNITS,
    cards_of,
    decks,
    figures,
    house_cards,
    objectives,
    regions,
    table_setup,
    tides,
    tokens,
    westeros_deck,
)
from bot.games.board_game.rules.march import Marches
from bot.games.board_game.rules.objectives import HAND
from bot.games.board_game.rules.orders import Consolidate, OrderStep, Raids
from bot.games.board_game.rules.planning import permitted
from bot.games.board_game.rules.rulebook import RULES, Game, Round
from bot.games.board_game.rules.setup import deal_cards, lay_out
from bot.games.board_game.rules.snapshot import snapshot
from bot.games.board_game.rules.state import BoardState
from bot.kernel import Rng
from bot.kernel.positions import Impossible, Positions

_STEPS: dict[str, type[OrderStep]] = {"raid": Raids, "march": Marches, "consolidate": Consolidate}
EXPANSIONS = {
    "dragons": table_setup(6, "dance_with_dragons"),
    "crows": table_setup(4, "feast_for_crows"),
}
Phase = Literal[
    "westeros", "planning", "raven", "raid", "march", "consolidate", "clean_up", "scoring"
]


class Place(BaseModel):
    """An area as it shall be; what is left out stays."""

    model_config = ConfigDict(extra="forbid")

    owner: str | None = None
    footman: int = Field(default=0, ge=0)
    knight: int = Field(default=0, ge=0)
    siege_engine: int = Field(default=0, ge=0)
    ship: int = Field(default=0, ge=0)
    routed: dict[str, int] = {}
    """How many of the units above lie routed."""
    empty: bool = False
    power_token: str | None = None
    garrison: int | None = Field(default=None, ge=0)
    neutral: int | None = Field(default=None, ge=0)


class BoardPosition(BaseModel):
    """Everything a scenario may change before play begins; what is left out stays."""

    model_config = ConfigDict(extra="forbid")

    round: int = Field(default=1, ge=1, le=99)
    phase: Phase = "planning"
    turn: str | None = None
    regions: dict[str, Place] = {}
    others: Literal["stay", "empty"] = "stay"
    orders: dict[str, str] = {}
    power: dict[str, int] = {}
    supply: dict[str, int] = {}
    tracks: dict[str, list[str]] = {}
    wildling: int | None = None
    deck_1: list[str] = []
    deck_2: list[str] = []
    deck_3: list[str] = []
    discard_1: list[str] = []
    discard_2: list[str] = []
    discard_3: list[str] = []
    wildling_deck: list[str] = []
    tides: list[str] = []
    cards: dict[str, list[str]] = {}
    hands: dict[str, list[str]] = {}
    objectives: dict[str, list[str]] = {}
    scored: dict[str, list[str]] = {}
    points: dict[str, int] = {}
    objective_deck: list[str] = []
    bans: list[str] = []
    blade_used: bool = False
    raven_used: bool = False
    preferences: dict[str, dict[str, str]] = {}
    conceded: list[str] = []


class BoardPositions(Positions[BoardState]):
    """Set-ups by number of players: seats hold the houses in the usual order."""

    setups: ClassVar = (
        {f"base-{n}": n for n in RULES.players}
        | {f"new-{n}": n for n in RULES.players}
        | {
            f"{name}-{expansion.players}": expansion.players
            for name, expansion in EXPANSIONS.items()
        }
    )
    Position = BoardPosition
    unordered = frozenset({"hands", "discards", "objectives", "scored", "bans", "conceded"})

    def start(self, setup: str, options: BaseModel, seed: str) -> BoardState:
        """`new-N` stands before the houses are chosen, all others before the first planning."""
        expansion = EXPANSIONS.get(setup.partition("-")[0])
        if expansion is not None:
            options = options.model_copy(update={"expansion": expansion.expansion})
        state = RULES.new(self.setups[setup], options, Rng(seed=seed))
        if setup.startswith("new-"):
            return state
        state.houses = list(state.setup.houses)
        lay_out(state)
        if not any(state.hands):
            deal_cards(state, [list(cards_of(one, state.setup.cards)) for one in state.houses])
        for seat, dealt in enumerate(state.objectives):
            give_back(state, seat, dealt[HAND:])
        return self._stand(state, BoardPosition())

    def arrange(self, state: BoardState, position: Any) -> BoardState:
        """Change what the scenario names, and stand before the phase it wants."""
        assert isinstance(position, BoardPosition)
        if not state.tracks:
            raise Impossible("a game that is not set up yet has no position to change")
        _areas(state, position)
        _houses(state, position)
        _cards(state, position)
        _objectives(state, position)
        _people(state, position)
        state.blade_used, state.raven_used = position.blade_used, position.raven_used
        _bans(state, position)
        _orders(state, position)
        _limits(state)
        return self._stand(state, position)

    def _stand(self, state: BoardState, position: BoardPosition) -> BoardState:
        """Before the phase, whatever was going on."""
        state.round, state.phase = position.round, position.phase
        state.asks = []
        game, frame = Game(), Round()
        game.step, frame.step = "next_round", position.phase
        state.stack = [game, frame]
        if position.turn is not None:
            step = _STEPS.get(position.phase)
            if step is None:
                raise Impossible(f"nobody has a turn in {position.phase}", "turn")
            frame.step = frame.following(position.phase)
            place = state.place(_seat(state, position.turn, "turn"), "iron_throne")
            state.stack.append(step(position=place - 1))
        return state

    def snapshot(self, state: BoardState) -> tuple[str, dict[str, Any]]:
        """There is no position before the houses are chosen."""
        if not state.tracks:
            return f"new-{state.seats}", {}
        setup = f"base-{state.seats}"
        return setup, snapshot(state, self.start(setup, state.options, "start"))

    def names(self, state: BoardState) -> list[str]:
        """Players are called by their houses once they have them."""
        return list(state.houses)

    def observe(self, state: BoardState) -> dict[str, Any]:
        """What a scenario may expect."""
        names = [house or f"player-{seat + 1}" for seat, house in enumerate(state.houses)]
        who = dict(enumerate(names)) | {NOBODY: None}
        facts: dict[str, Any] = {
            "round": state.round,
            "phase": state.phase,
            "turn": who[state.turn],
            "conceded": [who[seat] for seat in state.conceded],
            "preferences": {names[seat]: _preferences(state, seat) for seat in range(state.seats)},
            "wildling": state.wildling,
            "wildling_deck": list(state.wildling_deck),
            "bans": list(state.bans),
            "blade_used": state.blade_used,
            "raven_used": state.raven_used,
            "westeros": list(state.westeros),
        }
        dealt = bool(state.tracks)
        for number in range(3):
            facts[f"deck_{number + 1}"] = list(state.decks[number]) if dealt else []
            facts[f"discard_{number + 1}"] = list(state.discards[number]) if dealt else []
        facts["regions"] = {r: _area(state, r, who) for r in regions()} if dealt else {}
        facts["tracks"] = {t: [who[s] for s in state.tracks[t]] for t in TRACKS if dealt}
        facts["tokens"] = {TOKENS[t]: who[state.holders[t]] for t in TRACKS if dealt}
        facts["combat"] = _combat(state, who)
        return facts | _by_house(state, names)


def _by_house(state: BoardState, names: list[str]) -> dict[str, Any]:
    seats = range(state.seats) if state.tracks else range(0)
    return {
        "power": {names[s]: state.power[s] for s in seats},
        "supply": {names[s]: state.supply[s] for s in seats},
        "castles": {names[s]: state.victory(s) for s in seats},
        "strongholds": {names[s]: state.strongholds(s) for s in seats},
        "areas": {names[s]: len(state.held(s)) for s in seats},
        "stars": {names[s]: state.stars(s) for s in seats},
        "hands": {names[s]: list(state.hands[s]) for s in seats},
        "discards": {names[s]: list(state.piles[s]) for s in seats},
        "points": {names[s]: state.points[s] for s in seats if state.points},
        "objectives": {names[s]: list(state.objectives[s]) for s in seats if state.points},
        "scored": {names[s]: list(state.scored[s]) for s in seats if state.points},
        "reserve": {names[s]: {u: state.reserve(s, u) for u in UNITS} for s in seats},
    }


def _area(state: BoardState, region: str, who: dict[int, Any]) -> dict[str, Any]:
    force = state.forces.get(region, Force(seat=NOBODY))
    return {
        "controller": who[state.controller(region)],
        "owner": who[force.seat],
        **{unit: force.count(unit) for unit in UNITS},
        "routed": {unit: force.routed.get(unit, 0) for unit in UNITS},
        "order": state.orders.get(region),
        "power_token": who[state.power_tokens.get(region, NOBODY)],
        "garrison": state.garrisons.get(region, 0),
        "neutral": state.neutral.get(region, 0),
    }


def _combat(state: BoardState, who: dict[int, Any]) -> dict[str, Any] | None:
    fight = state.fight
    if fight is None:
        return None
    return {
        "attacker": who[fight.attacker],
        "defender": who[fight.defender],
        "source": fight.source,
        "region": fight.region,
        "order": fight.order,
        "attackers": {unit: fight.attackers.get(unit, 0) for unit in UNITS},
        "support": dict(fight.support),
        "cards": {who[seat]: card for seat, card in fight.cards.items()},
        "attack": fight.attack,
        "defence": fight.defence,
    }


def _preferences(state: BoardState, seat: int) -> dict[str, str]:
    kept = state.preferences.get(seat, {})
    return {key: known.held(kept, key)[0] for key, known in RULES.preferences.items()}


def _seat(state: BoardState, house: str, *where: str | int) -> int:
    if house not in state.houses:
        raise Impossible(f"{house} does not play: {', '.join(state.houses)} do", *where)
    return state.houses.index(house)


def _areas(state: BoardState, position: BoardPosition) -> None:
    for region in position.regions:
        if region not in regions():
            raise Impossible(f"there is no area {region}", "regions", region)
    if position.others == "empty":
        # What an area has is there because it is named, not because the area is.
        state.forces, state.power_tokens = {}, {}
    for region, place in position.regions.items():
        _units(state, region, place)
        given = place.model_fields_set
        if "power_token" in given:
            state.power_tokens.pop(region, None)
            if place.power_token is not None:
                seat = _seat(state, place.power_token, "regions", region, "power_token")
                state.power_tokens[region] = seat
        for key, pile in (("garrison", state.garrisons), ("neutral", state.neutral)):
            value = getattr(place, key)
            if value is not None:
                pile.pop(region, None)
                if value:
                    pile[region] = value
    for region, force in state.forces.items():
        _standing(state, region, force)


def _units(state: BoardState, region: str, place: Place) -> None:
    """Naming an owner or a unit replaces all units there."""
    if place.empty:
        state.forces.pop(region, None)
    if not place.model_fields_set & {"owner", "routed", *UNITS}:
        return
    at = ("regions", region)
    if place.owner is None:
        raise Impossible("say whose units these are: owner", *at)
    force = Force(seat=_seat(state, place.owner, *at, "owner"))
    for unit in UNITS:
        number, routed = getattr(place, unit), place.routed.get(unit, 0)
        if routed > number:
            raise Impossible(f"more {unit} routed than there are", *at, "routed")
        if number - routed:
            force.units[unit] = number - routed
        if routed:
            force.routed[unit] = routed
    if not force.size:
        raise Impossible("an owner needs units; use power_token or empty", *at)
    state.forces[region] = force
    # Whoever stands here has beaten what was here before.
    state.neutral.pop(region, None)


def _standing(state: BoardState, region: str, force: Force) -> None:
    at = ("regions", region)
    land = regions()[region].kind == "land"
    for unit in {*force.units, *force.routed}:
        if (unit == "ship") == land:
            raise Impossible(f"a {unit} cannot stand there", *at)
    if region in state.closed:
        raise Impossible("this area is closed", *at)
    if regions()[region].kind == "port":
        if force.size > figures().port_max_ships:
            raise Impossible("R17.01: three ships at most", *at)
        if state.controller(region) != force.seat:
            raise Impossible("R17.04: the port's land belongs to somebody else", *at)
    if state.guard(region) not in (NOBODY, force.seat):
        raise Impossible("a garrison of another house is here: add garrison: 0", *at)


def _houses(state: BoardState, position: BoardPosition) -> None:
    """Power, supply, tracks, wildlings."""
    for house, power in position.power.items():
        state.power[_seat(state, house, "power", house)] = power
    for seat, house in enumerate(state.houses):
        total = state.power[seat] + state.on_board(seat)
        if not 0 <= state.power[seat] <= total <= state.power_limit(seat):
            raise Impossible(f"A2.05: {house} has {total} power", "power", house)
        state.gained[seat], state.spent[seat] = total, 0
    for house, supply in position.supply.items():
        if not 0 <= supply < len(figures().supply_table):
            raise Impossible("supply is 0 to 6", "supply", house)
        state.supply[_seat(state, house, "supply", house)] = supply
    for track, houses in position.tracks.items():
        if track not in TRACKS or sorted(houses) != sorted(state.houses):
            raise Impossible("every house once, first to last", "tracks", track)
        state.tracks[track] = [state.houses.index(house) for house in houses]
        state.holders[track] = state.tracks[track][0]
    if position.wildling is not None:
        if position.wildling not in range(0, 13, 2):
            raise Impossible("A2.08: 0, 2 to 12", "wildling")
        state.wildling = position.wildling


def _cards(state: BoardState, position: BoardPosition) -> None:
    """Named cards go where the scenario wants them, the others stay below."""
    for number in range(3):
        top = getattr(position, f"deck_{number + 1}")
        out = getattr(position, f"discard_{number + 1}")
        rest = _without(f"deck_{number + 1}", westeros_deck(number, state.setup.deck), [*top, *out])
        state.rng.shuffle(rest)
        state.decks[number], state.discards[number] = [*top, *rest], list(out)
    known = [card.id for card in decks().wildlings]
    rest = _without("wildling_deck", known, position.wildling_deck)
    state.wildling_deck = [*position.wildling_deck, *rest]
    for place, tide in enumerate(position.tides):
        if tide not in tides():
            raise Impossible(f"there is no tides card {tide}", "tides", place)
    state.tides_to_come = list(position.tides)
    _sets(state, position)
    for house, hand in position.hands.items():
        seat = _seat(state, house, "hands", house)
        rest = _without("hands", state.own_cards(seat), hand)
        if not hand:
            raise Impossible("R11.02: a hand is never empty", "hands", house)
        state.hands[seat], state.piles[seat] = list(hand), rest


def _sets(state: BoardState, position: BoardPosition) -> None:
    """M4: seven cards of whatever set and house, as a draft gives them."""
    for house, cards in position.cards.items():
        seat = _seat(state, house, "cards", house)
        unknown = [card for card in cards if card not in house_cards()]
        if unknown:
            raise Impossible(f"there is no house card {unknown[0]}", "cards", house)
        if len(cards) != len(SHAPE):
            raise Impossible("R2.03: seven house cards", "cards", house)
        give(state, seat, list(cards))
        state.piles[seat] = []
    owned = [card for mine in state.cards for card in mine]
    if len(set(owned)) != len(owned):
        raise Impossible("a house card belongs to one house only", "cards")


def _objectives(state: BoardState, position: BoardPosition) -> None:
    """R21.08: named objectives go where the scenario wants them, three to every other hand."""
    if not state.points:
        if position.model_fields_set & {"objectives", "scored", "points", "objective_deck"}:
            raise Impossible("objectives belong to A Feast for Crows", "objectives")
        return
    for house, points in position.points.items():
        if not 0 <= points <= MOST_POINTS:
            raise Impossible("A21.21: points are 0 to 7", "points", house)
        state.points[_seat(state, house, "points", house)] = points
    hands = [*position.objectives.values(), *position.scored.values()]
    cards = [card for hand in hands for card in hand]
    rest = _without("objectives", sorted(objectives()), [*cards, *position.objective_deck])
    for house, hand in position.scored.items():
        state.scored[_seat(state, house, "scored", house)] = list(hand)
    for seat, house in enumerate(state.houses):
        given = position.objectives.get(house)
        state.objectives[seat] = list(given) if given is not None else rest[:HAND]
        rest = rest if given is not None else rest[HAND:]
    state.objective_deck = [*position.objective_deck, *rest]


def _without(key: str, cards: Any, named: list[str]) -> list[str]:
    rest = list(cards)
    for card in named:
        if card not in rest:
            raise Impossible(f"there is no such card left: {card}", key)
        rest.remove(card)
    return rest


def _people(state: BoardState, position: BoardPosition) -> None:
    state.conceded = [_seat(state, house, "conceded") for house in position.conceded]
    for house, wishes in position.preferences.items():
        seat = _seat(state, house, "preferences", house)
        for key, wish in wishes.items():
            known = RULES.preferences.get(key)
            if known is None or wish not in known.choices:
                raise Impossible(f"no such standing order: {key}: {wish}", "preferences", house)
            state.preferences.setdefault(seat, {})[key] = wish


def _bans(state: BoardState, position: BoardPosition) -> None:
    known = {token.kind for token in tokens().values()} | {"march_plus_1"}
    for place, ban in enumerate(position.bans):
        if ban not in known:
            raise Impossible(f"no such ban: choose {', '.join(sorted(known))}", "bans", place)
    state.bans = list(position.bans)


def _orders(state: BoardState, position: BoardPosition) -> None:
    """A2.04, R6.02: within the limits of each house."""
    used: dict[int, Counter[str]] = {}
    allowed = {token.id for token in permitted(state)}
    for region, order in position.orders.items():
        if order not in tokens():
            raise Impossible(f"there is no order {order}", "orders", region)
        if region not in state.forces:
            raise Impossible("no units there to carry it out", "orders", region)
        if order not in allowed:
            raise Impossible(f"A6.03: {order} is banned", "orders", region)
        mine = used.setdefault(state.owner(region), Counter())
        mine[order] += 1
        if mine[order] > tokens()[order].count:
            raise Impossible(f"A2.04: too many of {order}", "orders", region)
        stars = sum(n for o, n in mine.items() if tokens()[o].star)
        if stars > state.stars(state.owner(region)):
            raise Impossible("R6.02: too many special orders", "orders", region)
    if position.orders and position.phase in ("westeros", "planning"):
        raise Impossible(f"no orders lie on the board in {position.phase}", "orders")
    state.orders = dict(position.orders)


def _limits(state: BoardState) -> None:
    """A2.02, R16.01: refuse more units than there are, or armies above supply."""
    for seat, house in enumerate(state.houses):
        for unit in UNITS:
            if state.reserve(seat, unit) < 0:
                raise Impossible(f"A2.02: {house} has too many of {unit}", "regions")
        if not state.fits(seat):
            message = f"R16.01: {house}'s armies are above its supply {state.supply[seat]}"
            raise Impossible(message, "regions")


POSITIONS = BoardPositions()
