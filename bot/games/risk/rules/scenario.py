"""Positions of Risk for scenarios: named set-ups, changes to them, plain facts."""

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.games.risk.rules.board import facts, table_setup
from bot.games.risk.rules.cards import SPECIALS, characters, maester_deck, objectives
from bot.games.risk.rules.placement import lay_out
from bot.games.risk.rules.rulebook import RULES
from bot.games.risk.rules.snapshot import snapshot
from bot.games.risk.rules.state import NEUTRAL, RALLIED, Rallied, RiskOptions, RiskState, ThisTurn
from bot.games.risk.rules.turn import Skirmish, Turn
from bot.kernel import Answer, Illegal, Rng, answer
from bot.kernel.asks import AnyAsk
from bot.kernel.engine import run
from bot.kernel.positions import Impossible, Positions
from bot.kernel.state import Play


class Place(BaseModel):
    """A territory as it shall be; what is left out stays."""

    model_config = ConfigDict(extra="forbid")

    owner: str | None = None
    units: int | None = Field(default=None, ge=1)
    knights: int = Field(default=0, ge=0)
    siege_engines: int = Field(default=0, ge=0)
    fortifications: int = Field(default=0, ge=0)


class RiskPosition(BaseModel):
    """Everything a scenario may change before play begins; what is left out stays."""

    model_config = ConfigDict(extra="forbid")

    territories: dict[str, Place] = {}
    others: Place = Place()
    """All territories that `territories` does not name."""
    hands: dict[str, list[str]] = {}
    deck: list[str] = []
    """The top cards, in order; cards that are named nowhere stay below them."""
    discard: list[str] | Literal["rest"] = []
    """`rest`: every card that is named nowhere."""
    order: list[str] = []
    turn: str | None = None
    round: int = Field(default=1, ge=1)
    quiet: int | None = Field(default=None, ge=0)
    phase: Literal["begin", "reinforce", "buy", "invade", "maneuver", "objective", "draw"] = (
        "reinforce"
    )
    conquered: bool = False
    """Whether the player whose turn it is has earned a territory card already."""
    preferences: dict[str, dict[str, str | list[str]]] = {}
    out: list[str] = []
    conceded: list[str] = []
    gold: dict[str, int] = {}
    vp: dict[str, int] = {}
    maesters: dict[str, list[str]] = {}
    objectives: dict[str, list[str]] = {}
    maester_deck: list[str] = []
    objective_deck: list[str] = []
    maester_discard: list[str] = []
    """Named cards; the others stay in the deck, below those that are named there."""
    face_down: list[str] = []
    captive: dict[str, str] = {}
    dead: list[str] = []
    rallied: dict[str, str] = {}
    """Rally the Smallfolk: whose units wait face down, and on which territory card."""
    conquests: dict[str, str] = {}
    """Territories conquered this turn already, and from whom."""
    kills: int = Field(default=0, ge=0)
    this_turn: dict[str, Any] = {}
    """What cards have made of this turn, such as `{maneuvers: 2}`."""


class RiskPositions(Positions[RiskState]):
    """Set-ups by board and number of players: seats hold the houses in the usual order."""

    setups: ClassVar = {f"{table_setup(n).board}-{n}": n for n in RULES.players} | {
        f"new-{n}": n for n in RULES.players
    }
    Position = RiskPosition
    faces = 8
    unordered = frozenset(
        {"hands", "out", "conceded", "regions", "maesters", "objectives", "dead", "face_down"}
    )

    def start(self, setup: str, options: BaseModel, seed: str) -> RiskState:
        """`new-N` stands before the first roll; the others are dealt, the first house begins."""
        seats = self.setups[setup]
        state = RULES.new(seats, options, Rng(seed=seed))
        if setup.startswith("new-"):
            return state
        wanted = state.options
        state.options = RiskOptions(start_units=wanted.start_units)
        state.rng.forced = [6, *[1] * (seats - 1)]
        run(Play(state))
        for ask in list(state.asks):
            house = table_setup(seats).houses[ask.seat]
            given = Answer(seat=ask.seat, ask=ask.id, value=[house])
            state = answer(RULES, state, given, in_place=True).state
        state.options = wanted
        if not wanted.end_card:
            state.deck.remove(facts().end_card.id)
        lay_out(state)
        return self._stand(state, RiskPosition())

    def arrange(self, state: RiskState, position: Any) -> RiskState:
        """Change what the scenario names, and stand before the phase it wants."""
        assert isinstance(position, RiskPosition)
        if not state.owner:
            raise Impossible("a game that is not set up yet has no position to change")
        self._people(state, position)
        self._territories(state, position)
        _cards(state, position, self.names(state))
        arrange_dominion(state, position, self.names(state))
        if position.quiet is not None:
            state.quiet = position.quiet
        return self._stand(state, position)

    def observe(self, state: RiskState) -> dict[str, Any]:
        """What a scenario may expect."""
        names = self.names(state)
        who = {NEUTRAL: "neutral"} | {
            seat: name or f"player-{seat + 1}" for seat, name in enumerate(names)
        }
        owner = {
            t: who[state.owner[t]] if t in state.owner else None for t in state.map.territories
        }
        seats = range(state.seats)
        return {
            "board": state.board,
            "round": state.round,
            "quiet": state.quiet,
            "turn": who[state.turn] if state.turn != NEUTRAL else None,
            "phase": state.phase,
            "order": [who[seat] for seat in state.order],
            "out": [who[seat] for seat in state.out],
            "conceded": [who[seat] for seat in state.conceded],
            "territories": {
                t: {"owner": owner[t], "units": state.units.get(t, 0), **_specials(state, t)}
                for t in owner
            },
            "hands": {who[seat]: list(state.hands[seat]) for seat in seats},
            "deck": list(state.deck),
            "deck_size": len(state.deck),
            "discard": list(state.discard),
            "preferences": {who[seat]: _preferences(state, seat) for seat in seats},
            "players": {who[seat]: _counted(state, seat) for seat in seats},
            "trail": [list(pair) for pair in state.trail],
            **observe_dominion(state, who),
        }

    def snapshot(self, state: RiskState) -> tuple[str, dict[str, Any]]:
        """There is no position before the first turn."""
        setup = table_setup(state.seats)
        if state.turn == NEUTRAL:
            return f"new-{state.seats}", {}
        return f"{setup.board}-{state.seats}", snapshot(state)

    def names(self, state: RiskState) -> list[str]:
        """Players are called by their houses."""
        return list(state.houses)

    def value(self, ask: AnyAsk, value: Any) -> Any:
        """A set to trade in is written as its three cards."""
        if (
            ask.topic == "trade"
            and isinstance(value, list)
            and all(isinstance(c, str) for c in value)
        ):
            return "+".join(sorted(value))
        return value

    def _people(self, state: RiskState, position: RiskPosition) -> None:
        names = self.names(state)
        if position.order:
            if sorted(position.order) != sorted(names):
                raise Impossible("order names every player once", "order")
            state.order = [names.index(name) for name in position.order]
        state.conceded = [_seat(names, *one) for one in _each(position.conceded, "conceded")]
        state.out = [_seat(names, *one) for one in _each(position.out, "out")]
        state.out += [seat for seat in state.conceded if seat not in state.out]
        for name, wishes in position.preferences.items():
            seat = _seat(names, name, "preferences", name)
            for key, wish in wishes.items():
                known = RULES.preferences.get(key)
                where = ("preferences", name, key)
                if known is None:
                    raise Impossible(f"{key}: known are {', '.join(RULES.preferences)}", *where)
                try:
                    state.preferences.setdefault(seat, {})[key] = known.check(wish)
                except Illegal:
                    choices = ", ".join(known.choices)
                    raise Impossible(f"{wish}: choose {choices}", *where) from None

    def _territories(self, state: RiskState, position: RiskPosition) -> None:
        names = self.names(state)
        for territory in position.territories:
            if territory not in state.map.territories:
                message = f"there is no territory {territory} on this board"
                raise Impossible(message, "territories", territory)
        for territory in state.map.territories:
            named = territory in position.territories
            place = position.territories[territory] if named else position.others
            where = ("territories", territory, "owner") if named else ("others", "owner")
            if place.owner is not None:
                neutral = place.owner == "neutral"
                state.owner[territory] = NEUTRAL if neutral else _seat(names, place.owner, *where)
            if place.units is not None:
                state.units[territory] = place.units
            _put_specials(state, territory, place)
        state.made = sum(n for here in state.specials.values() for n in here.values())
        state.raised, state.lost = [0] * (state.seats + 1), [0] * (state.seats + 1)
        for territory, owner in state.owner.items():
            state.raised[owner] += state.units[territory]
        for seat, name in enumerate(names):
            holds = bool(state.held(seat))
            if not holds and seat not in state.out:
                raise Impossible(f"{name} holds no territory and is not out", "territories")
            if holds and seat in state.out and seat not in state.conceded:
                raise Impossible(f"{name} is out and holds territories", "out")

    def _stand(self, state: RiskState, position: RiskPosition) -> RiskState:
        """Before the phase of the turn, whatever was going on."""
        turn = state.turn
        if position.turn is not None:
            turn = _seat(self.names(state), position.turn, "turn")
        if len(state.playing) < 2:
            raise Impossible("fewer than two players are left", "out")
        if turn in state.out:
            where = "out" if position.turn is None else "turn"
            raise Impossible(f"{state.houses[turn]} is out and has no turn", where)
        if position.conquered and position.phase == "reinforce":
            raise Impossible("nothing is conquered before the reinforcements", "conquered")
        state.turn, state.round, state.phase = turn, position.round, position.phase
        state.asks, state.trail = [], []
        frame = Turn(seat=turn, conquered=position.conquered)
        frame.step = "complete" if position.phase == "objective" else position.phase
        if position.phase == "begin":
            state.phase = "reinforce"
        state.stack = [Skirmish(step="next_turn", frame="risk.skirmish"), frame]
        return state


def _put_specials(state: RiskState, territory: str, place: Place) -> None:
    numbers = (place.knights, place.siege_engines, place.fortifications)
    here = {kind: number for kind, number in zip(SPECIALS, numbers, strict=True) if number}
    if here:
        state.specials[territory] = here


def _specials(state: RiskState, territory: str) -> dict[str, int]:
    return {f"{kind}s": state.with_specials(territory, kind) for kind in SPECIALS}


def _each(names: list[str], key: str) -> Iterator[tuple[str, str, int]]:
    return ((name, key, place) for place, name in enumerate(names))


def _seat(names: list[str], name: str, *where: str | int) -> int:
    if name not in names:
        raise Impossible(f"{name} does not play: {', '.join(names)} do", *where)
    return names.index(name)


def _cards(state: RiskState, position: RiskPosition, names: list[str]) -> None:
    """Named cards go where the scenario wants them, the others stay in the deck."""
    end = facts().end_card.id
    known = {*state.map.territories, end}
    seen: set[str] = set()
    discard = [] if position.discard == "rest" else list(position.discard)
    piles: list[tuple[tuple[str, ...], list[str]]] = [
        *((("hands", name), cards) for name, cards in position.hands.items()),
        (("deck",), position.deck),
        (("discard",), discard),
        (("rallied",), list(position.rallied.values())),
    ]
    for where, cards in piles:
        for place, card in enumerate(cards):
            if card not in known:
                raise Impossible(f"there is no card {card}", *where, place)
            if card in seen:
                raise Impossible(f"{card} is in two places", *where, place)
            if card == end and where[0] != "deck":
                raise Impossible(f"{end} can only be in the deck", *where, place)
            seen.add(card)
    for name, cards in position.hands.items():
        state.hands[_seat(names, name, "hands", name)] = list(cards)
    rest = [card for card in state.deck if card not in seen]
    if position.discard == "rest":
        discard = [card for card in rest if card != end]
        rest = [card for card in rest if card == end]
    state.deck = [*position.deck, *rest]
    state.discard = discard
    if not state.options.end_card:
        state.deck = [card for card in state.deck if card != end]
    elif state.deck.index(end) < len(state.deck) - len(state.map.territories) // 2 - 1:
        raise Impossible(f"A10: {end} lies in the lower half of the full deck", "deck")
    for seat in state.out:
        if state.hands[seat] and seat not in state.conceded:
            raise Impossible(f"{names[seat]} is out and holds cards", "hands", names[seat])


def _preferences(state: RiskState, seat: int) -> dict[str, str | list[str]]:
    kept = state.preferences.get(seat, {})
    held = {key: known.held(kept, key) for key, known in RULES.preferences.items()}
    return {key: one if RULES.preferences[key].many else one[0] for key, one in held.items()}


def _counted(state: RiskState, seat: int) -> dict[str, Any]:
    mine = state.count(seat)
    held = set(state.held(seat))
    return mine.model_dump() | {
        "points": mine.points,
        "cards": len(state.hands[seat]),
        "regions": [r.id for r in state.map.regions.values() if held.issuperset(r.territories)],
    }


def arrange_dominion(state: RiskState, position: RiskPosition, names: list[str]) -> None:
    """Gold, victory points, cards and what has happened this turn."""
    for name, gold in position.gold.items():
        if not state.gold:
            raise Impossible("there is no gold in this game", "gold")
        state.gold[_seat(names, name, "gold", name)] = gold
    state.earned, state.paid = sum(state.gold), 0
    for name, points in position.vp.items():
        state.vp[_seat(names, name, "vp", name)] = points
    if state.maesters:
        piles = _named(position.maesters, names, state.seats, "maesters")
        fixed = [position.maester_deck, position.maester_discard]
        rest = _without("maesters", maester_deck(), [*piles, *fixed])
        state.maesters, state.maester_discard = piles, list(position.maester_discard)
        state.maester_deck = [*position.maester_deck, *rest]
    if state.objectives:
        piles = _named(position.objectives, names, state.seats, "objectives")
        rest = _without("objectives", sorted(objectives()), [*piles, position.objective_deck])
        state.objectives, state.objective_deck = piles, [*position.objective_deck, *rest]
    for character in [*position.face_down, *position.captive, *position.dead]:
        if character not in characters():
            raise Impossible(f"there is no character {character}")
    state.face_down, state.dead = list(position.face_down), list(position.dead)
    state.captive = {c: _seat(names, who, "captive", c) for c, who in position.captive.items()}
    state.rallied = [
        Rallied(seat=_seat(names, who, "rallied", who), card=card, units=RALLIED)
        for who, card in position.rallied.items()
    ]
    taken = [
        (t, NEUTRAL if who == "neutral" else _seat(names, who, "conquests", t))
        for t, who in position.conquests.items()
    ]
    state.this_turn = ThisTurn(conquests=taken, kills=position.kills, **position.this_turn)


def _named(given: dict[str, list[str]], names: list[str], seats: int, key: str) -> list[list[str]]:
    piles: list[list[str]] = [[] for _ in range(seats)]
    for name, cards in given.items():
        piles[_seat(names, name, key, name)] = list(cards)
    return piles


def _without(key: str, deck: list[str], piles: list[list[str]]) -> list[str]:
    """The deck without the cards that are named; Impossible if there are too few of one."""
    rest = list(deck)
    for card in [card for pile in piles for card in pile]:
        if card not in rest:
            raise Impossible(f"there is no such card left: {card}", key)
        rest.remove(card)
    return rest


def observe_dominion(state: RiskState, who: dict[int, str]) -> dict[str, Any]:
    """Gold, victory points, cards and characters, players by name."""
    seats = range(state.seats)
    return {
        "gold": {who[seat]: state.gold[seat] for seat in seats if state.gold},
        "vp": {who[seat]: state.vp[seat] for seat in seats if state.vp},
        "maesters": {who[seat]: list(state.maesters[seat]) for seat in seats if state.maesters},
        "objectives": {
            who[seat]: list(state.objectives[seat]) for seat in seats if state.objectives
        },
        "maester_discard": list(state.maester_discard),
        "objective_discard": list(state.objective_discard),
        "face_down": list(state.face_down),
        "captive": {card: who[seat] for card, seat in state.captive.items()},
        "dead": list(state.dead),
        "kills": state.this_turn.kills,
        "rallied": {who[r.seat]: r.card for r in state.rallied},
    }


POSITIONS = RiskPositions()
