"""Positions of The Iron Throne for scenarios: named set-ups, changes to them, plain facts."""

from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.games.iron_throne.rules.cards import (
    card_house,
    card_name,
    facts,
    full_deck,
    full_events,
    house_ids,
    roster,
)
from bot.games.iron_throne.rules.encounter import EncounterPhase
from bot.games.iron_throne.rules.rulebook import RULES
from bot.games.iron_throne.rules.setup import lay_out
from bot.games.iron_throne.rules.snapshot import snapshot
from bot.games.iron_throne.rules.state import NOBODY, Encounter, IronState, Part, Side
from bot.games.iron_throne.rules.turn import Game, Turn
from bot.kernel import Offer, Rng
from bot.kernel.asks import AnyAsk
from bot.kernel.positions import Impossible, Positions
from bot.kernel.state import Play

PHASES = ("hostages", "preparation", "support", "encounter", "resolution")


class Supporter(BaseModel):
    """Whose support has been accepted."""

    model_config = ConfigDict(extra="forbid")

    side: Side
    character: str


class IronPosition(BaseModel):
    """Everything a scenario may change before play begins; what is left out stays."""

    model_config = ConfigDict(extra="forbid")

    houses: list[str] = []
    leaders: dict[str, str] = {}
    challenger: str | None = None
    phase: Literal["hostages", "preparation", "support", "encounter", "resolution"] = "hostages"
    hands: dict[str, list[str]] = {}
    decks: dict[str, list[str]] = {}
    discards: dict[str, list[str] | Literal["rest"]] = {}
    hostages: dict[str, list[str]] = {}
    power: dict[str, int] = {}
    sheets: dict[str, int] = {}
    box: int = Field(default=0, ge=0)
    influence: dict[str, dict[str, int]] = {}
    events: list[str] = []
    event_discard: list[str] | Literal["rest"] = []
    defender: str | None = None
    characters: dict[str, str] = {}
    supporters: dict[str, Supporter] = {}
    shown: dict[str, str] = {}
    preferences: dict[str, dict[str, str]] = {}
    conceded: list[str] = []


class IronPositions(Positions[IronState]):
    """Set-ups by number of players; seats hold the houses in their usual order."""

    setups: ClassVar = {f"court-{n}": n for n in RULES.players} | {
        f"new-{n}": n for n in RULES.players
    }
    Position = IronPosition
    unordered = frozenset({"hands", "hostages", "dead", "discards", "conceded"})

    def start(self, setup: str, options: BaseModel, seed: str) -> IronState:
        """`new-N` stands before the choice of houses; `court-N` before the first turn."""
        state = RULES.new(self.setups[setup], options, Rng(seed=seed))
        if setup.startswith("new-"):
            return state
        state.houses = list(house_ids()[: state.seats])
        return self.arrange(state, IronPosition())

    def arrange(self, state: IronState, position: Any) -> IronState:
        """Lay everything out as the scenario wants it, and stand before the phase it names."""
        assert isinstance(position, IronPosition)
        if not state.houses[0]:
            raise Impossible("a game that is not set up yet has no position to change")
        _people(state, position)
        lay_out(Play(state))
        _powers(state, position)
        _influence(state, position)
        _stand(state, position)
        _cards(state, position)
        _events(state, position)
        _preferences(state, position)
        return state

    def observe(self, state: IronState) -> dict[str, Any]:
        """What a scenario may expect."""
        names = [name or f"player-{seat + 1}" for seat, name in enumerate(state.houses)]
        found: dict[str, Any] = {
            "houses": list(state.houses),
            "leaders": dict(zip(names, state.leaders, strict=False)),
            "challenger": names[state.challenger] if state.challenger != NOBODY else None,
            "phase": state.phase,
            "turn": state.turn,
            "box": state.box,
            "power": dict(state.power),
            "dead": [name for name, power in state.power.items() if not power],
            "event_deck": list(state.event_deck),
            "event_discard": list(state.event_discard),
            "conceded": [names[seat] for seat in state.conceded],
            "preferences": {name: _wishes(state, seat) for seat, name in enumerate(names)},
        }
        return found | _piles_seen(state, names) | _clash_seen(state, names)

    def snapshot(self, state: IronState) -> tuple[str, dict[str, Any]]:
        """There is no position before houses and leaders are chosen."""
        if not all(state.houses) or not all(state.leaders) or not state.hands:
            return f"new-{state.seats}", {}
        return f"court-{state.seats}", snapshot(state)

    def names(self, state: IronState) -> list[str]:
        """Players are called by their houses."""
        return list(state.houses)

    def value(self, ask: AnyAsk, value: Any) -> Any:
        """`refuse` and `accept` in a talk are written without further ado."""
        if isinstance(ask, Offer) and value == "refuse":
            return {"refuse": True}
        if isinstance(ask, Offer) and value == "accept":
            return {"accept": ask.proposal.number if ask.proposal else 0}
        return value


def _seat(state: IronState, name: str, *where: str | int) -> int:
    if name not in state.houses:
        raise Impossible(f"{name} does not play: {', '.join(state.houses)} do", *where)
    return state.seat_of(name)


def _people(state: IronState, position: IronPosition) -> None:
    """Houses, leaders, who gave up, whose turn it is."""
    if position.houses:
        if len(set(position.houses)) != state.seats or not set(position.houses) <= set(house_ids()):
            raise Impossible(f"houses names {state.seats} different houses", "houses")
        state.houses = list(position.houses)
    state.leaders = [roster(house)[0] for house in state.houses]
    for house, leader in position.leaders.items():
        seat = _seat(state, house, "leaders", house)
        if leader not in roster(house):
            known = ", ".join(roster(house))
            raise Impossible(f"{leader} is not one of {house}: {known}", "leaders", house)
        state.leaders[seat] = leader
    state.conceded = [
        _seat(state, name, "conceded", place) for place, name in enumerate(position.conceded)
    ]
    state.challenger = 0
    if position.challenger is not None:
        state.challenger = _seat(state, position.challenger, "challenger")


def _character(state: IronState, name: str, seat: int | None, *where: str | int) -> str:
    own = state.own(seat) if seat is not None else list(state.power)
    if name not in own:
        raise Impossible(f"{name} is not a character in play: {', '.join(own)}", *where)
    return name


def _powers(state: IronState, position: IronPosition) -> None:
    for name, power in position.power.items():
        if power < 0:
            raise Impossible("power is not below 0", "power", name)
        state.power[_character(state, name, None, "power", name)] = power
    for house, power in position.sheets.items():
        if power < 0:
            raise Impossible("power is not below 0", "sheets", house)
        state.sheets[_seat(state, house, "sheets", house)] = power
    for seat, house in enumerate(state.houses):
        if not state.living(seat):
            raise Impossible(f"all of {house} are dead: the game is over", "power")
    state.box = position.box
    state.minted = sum(state.power.values()) + sum(state.sheets) + state.box


def _influence(state: IronState, position: IronPosition) -> None:
    everything = facts().setup.influence
    for house, tokens in position.influence.items():
        seat = _seat(state, house, "influence", house)
        for target, number in tokens.items():
            where = ("influence", house, target)
            other = _seat(state, target, *where)
            if other == seat or number < 0:
                raise Impossible("tokens lie on other houses' boards", *where)
            state.influence[seat][other] = number
        home = everything - state.spread(seat)
        if home < 1:
            raise Impossible("with all influence spread the game is over", "influence", house)
        state.influence[seat][seat] = home


def _stand(state: IronState, position: IronPosition) -> None:
    """The encounter as far as it has come, and the frames that go on from there."""
    state.turn, state.asks = 1, []
    clash = Encounter(challenger=state.challenger)
    state.encounter = clash
    started = PHASES.index(position.phase)
    if started >= PHASES.index("support"):
        _active(state, position)
    for key, phase in (("supporters", "encounter"), ("shown", "resolution")):
        if getattr(position, key) and started < PHASES.index(phase):
            raise Impossible(f"there are {key} only from phase {phase} on", key)
    for house, support in position.supporters.items():
        seat = _seat(state, house, "supporters", house)
        if clash.is_active(seat):
            raise Impossible(f"{house} is an active player", "supporters", house)
        name = _living(state, support.character, seat, "supporters", house)
        clash.parts.append(Part(seat=seat, side=support.side, character=name))
    state.phase = position.phase
    state.stack = [Game(frame="iron.game", step="next_turn")]
    state.stack.append(Turn(frame="iron.turn", step=position.phase))
    if position.phase == "resolution":
        state.phase = "encounter"
        state.stack.append(EncounterPhase(frame="iron.encounter", step="effects"))


def _living(state: IronState, name: str, seat: int, *where: str | int) -> str:
    if not state.power[_character(state, name, seat, *where)]:
        raise Impossible(f"{name} is dead", *where)
    return name


def _active(state: IronState, position: IronPosition) -> None:
    clash = state.clash
    if position.defender is None:
        raise Impossible("from phase support on there is a defender", "phase")
    clash.defender = _seat(state, position.defender, "defender")
    if clash.defender == clash.challenger:
        raise Impossible("the challenger does not defend", "defender")
    pair = (clash.challenger, clash.defender)
    if {state.houses[seat] for seat in pair} != set(position.characters):
        raise Impossible("name a character for each of the active players", "characters")
    sides: tuple[Side, Side] = ("challenge", "defence")
    for seat, side in zip(pair, sides, strict=True):
        house = state.houses[seat]
        name = _living(state, position.characters[house], seat, "characters", house)
        clash.parts.append(Part(seat=seat, side=side, character=name, active=True))
    clash.event = position.defender


def _cards(state: IronState, position: IronPosition) -> None:
    """Named cards go where the scenario wants them; the others stay in the deck."""
    piles = {house: full_deck(house) for house in state.houses}
    order = Rng(seed=state.rng.seed)

    def take(house: str, name: str, *where: str | int) -> str:
        card = f"{house}.{name}"
        if card not in piles[house]:
            raise Impossible(f"there is no {card} left", *where)
        piles[house].remove(card)
        return card

    for key in ("hands", "decks", "discards", "hostages"):
        for house in getattr(position, key):
            _seat(state, house, key, house)
    for holder, cards in position.hostages.items():
        seat = state.seat_of(holder)
        for place, card in enumerate(cards):
            where = ("hostages", holder, place)
            house = card_house(card)
            if house == holder:
                raise Impossible("nobody holds the own house hostage", *where)
            _seat(state, house, *where)
            state.hostages[seat].append(take(house, card_name(card), *where))
    for house, card in position.shown.items():
        seat = _seat(state, house, "shown", house)
        state.clash.shown[seat] = take(house, card, "shown", house)
    if position.phase == "resolution":
        if set(state.clash.shown) != {state.clash.challenger, state.clash.defender}:
            raise Impossible("both active players show a card", "shown")
        state.clash.read_result()
    for seat, house in enumerate(state.houses):
        discard = position.discards.get(house, [])
        named: dict[str, list[str]] = {
            "hands": position.hands.get(house, []),
            "decks": position.decks.get(house, []),
            "discards": [] if discard == "rest" else list(discard),
        }
        found = {
            key: [take(house, name, key, house, place) for place, name in enumerate(names)]
            for key, names in named.items()
        }
        rest = piles[house]
        order.shuffle(rest)
        if house not in position.hands:
            found["hands"] = [rest.pop() for _ in range(min(facts().setup.hand, len(rest)))]
        if discard == "rest":
            found["discards"], rest = rest, []
        state.hands[seat] = found["hands"]
        state.decks[seat] = [*found["decks"], *rest]
        state.discards[seat] = found["discards"]


def _events(state: IronState, position: IronPosition) -> None:
    rest = full_events(state.houses)
    out = [] if position.event_discard == "rest" else list(position.event_discard)
    for key, cards in (("events", position.events), ("event_discard", out)):
        for place, card in enumerate(cards):
            if card not in rest:
                raise Impossible(f"there is no event {card} left", key, place)
            rest.remove(card)
    if position.event_discard == "rest":
        out, rest = rest, []
    Rng(seed=state.rng.seed).shuffle(rest)
    state.event_deck, state.event_discard = [*position.events, *rest], out


def _preferences(state: IronState, position: IronPosition) -> None:
    """Scenarios want to see every question unless they say otherwise."""
    for seat in range(state.seats):
        state.preferences[seat] = {"hostages": "always", "welcome": "see", "ahead": "no"}
    for house, wishes in position.preferences.items():
        seat = _seat(state, house, "preferences", house)
        for key, wish in wishes.items():
            known = RULES.preferences.get(key)
            where = ("preferences", house, key)
            if known is None:
                raise Impossible(f"{key}: known are {', '.join(RULES.preferences)}", *where)
            if wish not in known.choices:
                raise Impossible(f"{wish}: choose {', '.join(known.choices)}", *where)
            state.preferences[seat][key] = wish


def _wishes(state: IronState, seat: int) -> dict[str, str]:
    kept = state.preferences.get(seat, {})
    return {key: str(kept.get(key, one.default)) for key, one in RULES.preferences.items()}


def _piles_seen(state: IronState, names: list[str]) -> dict[str, Any]:
    def short(piles: list[list[str]]) -> dict[str, list[str]]:
        return {name: list(map(card_name, pile)) for name, pile in zip(names, piles, strict=False)}

    return {
        "hands": short(state.hands),
        "decks": short(state.decks),
        "discards": short(state.discards),
        "hostages": dict(zip(names, map(list, state.hostages), strict=False)),
        "sheets": dict(zip(names, state.sheets, strict=False)),
        "influence": {
            names[a]: {names[b]: n for b, n in enumerate(tokens) if n and a != b}
            for a, tokens in enumerate(state.influence)
        },
        "spread": {name: state.spread(seat) for seat, name in enumerate(names) if state.influence},
        "sizes": {
            name: {
                "hand": len(state.hands[seat]),
                "deck": len(state.decks[seat]),
                "discard": len(state.discards[seat]),
                "hostages": len(state.hostages[seat]),
            }
            for seat, name in enumerate(names)
            if state.hands
        },
    }


def _clash_seen(state: IronState, names: list[str]) -> dict[str, Any]:
    clash = state.encounter or Encounter(challenger=NOBODY)
    on = state.encounter is not None
    played: dict[str, list[str]] = {}
    for one in clash.played:
        played.setdefault(names[one.seat], []).append(card_name(one.card))
    return {
        "defender": names[clash.defender] if clash.defender != NOBODY else None,
        "event": clash.event,
        "sides": {
            side: [names[part.seat] for part in clash.parts if part.side == side]
            for side in ("challenge", "defence")
        },
        "taking_part": {names[part.seat]: part.character for part in clash.parts},
        "shown": {names[seat]: card_name(card) for seat, card in clash.shown.items()},
        "played": played,
        "result": clash.result,
        "totals": {side: state.total(side) if on else 0 for side in ("challenge", "defence")},
        "winner": clash.winner,
    }


POSITIONS = IronPositions()
