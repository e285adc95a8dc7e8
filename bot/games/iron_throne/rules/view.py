"""What one reader may know of a game of The Iron Throne."""

from typing import Any

from pydantic import BaseModel, ConfigDict

from bot.games.iron_throne.rules.cards import card_house
from bot.games.iron_throne.rules.state import IronOptions, IronState, PlayedCard, Support
from bot.kernel import Offer, Proposal, View
from bot.kernel.rules import for_seat, shared


class PartView(BaseModel):
    """Somebody who takes part."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    side: str
    character: str
    active: bool
    alive: bool


class EncounterView(BaseModel):
    """This turn's encounter as everybody sees it; `defender` -1: not known yet."""

    model_config = ConfigDict(extra="forbid")

    challenger: int
    defender: int
    parts: list[PartView]
    offers: list[Support]
    shown: dict[int, str]
    played: list[PlayedCard]
    result: str
    totals: dict[str, int]
    bonus: dict[str, int]
    winner: str
    talk: Proposal | None
    no_rewards: list[int]
    no_sanctions: list[int]


class Player(BaseModel):
    """What everybody sees of a seat."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    house: str
    leader: str
    sheet: int
    characters: dict[str, int]
    dead: list[str]
    influence: dict[str, int]
    """Own tokens by the house on whose board they lie, the own one included."""
    spread: int
    hand: int
    deck: int
    discard: list[str]
    hostages: dict[str, int]
    conceded: bool


class IronView(View):
    """The table as everybody sees it, and what is the viewer's own."""

    options: IronOptions
    turn: int
    challenger: int
    phase: str
    box: int
    event: str
    event_deck: int
    event_discard: list[str]
    encounter: EncounterView | None
    players: list[Player]
    hand: list[str]
    hostages: list[str]
    leaders: list[str]
    """The leaders the viewer may choose from, while choosing."""


def view(state: IronState, viewer: int | None) -> IronView:
    """Build the view for one seat, or for the public."""
    return _own(_public(state), state, viewer)


def views(state: IronState) -> dict[int | None, View]:
    """Everybody's view; what all see is built once."""
    public = _public(state)
    return {viewer: _own(public, state, viewer) for viewer in (None, *range(state.seats))}


def _public(state: IronState) -> IronView:
    return IronView(
        **shared(state, None),
        options=state.options,
        turn=state.turn,
        challenger=state.challenger,
        phase=state.phase,
        box=state.box,
        event=state.encounter.event if state.encounter else "",
        event_deck=len(state.event_deck),
        event_discard=list(state.event_discard),
        encounter=_encounter(state),
        players=[_player(state, seat) for seat in range(state.seats)],
        hand=[],
        hostages=[],
        leaders=[],
    )


def _own(public: IronView, state: IronState, viewer: int | None) -> IronView:
    """The public view, and what this seat alone may know."""
    if viewer is None:
        return public
    secrets = {
        "hand": _pile(state.hands, viewer),
        "hostages": _pile(state.hostages, viewer),
        "leaders": _pile(state.drawn, viewer),
    }
    return for_seat(public, state, viewer, secrets)


def _pile(piles: list[list[str]], viewer: int) -> list[str]:
    return list(piles[viewer]) if piles else []


def _encounter(state: IronState) -> EncounterView | None:
    clash = state.encounter
    if clash is None:
        return None
    talk = next((ask.proposal for ask in state.asks if isinstance(ask, Offer)), None)
    return EncounterView(
        challenger=clash.challenger,
        defender=clash.defender,
        parts=[
            PartView(**part.model_dump(), alive=state.power[part.character] > 0)
            for part in clash.parts
        ],
        offers=list(clash.offers),
        shown=dict(clash.shown),
        played=list(clash.played),
        result=clash.result,
        totals={side: state.total(side) for side in ("challenge", "defence")},
        bonus={str(side): number for side, number in clash.bonus.items()},
        winner=clash.winner,
        talk=talk,
        no_rewards=list(clash.no_rewards),
        no_sanctions=list(clash.no_sanctions),
    )


def _player(state: IronState, seat: int) -> Player:
    house = state.houses[seat]
    known: dict[str, Any] = {
        "leader": "",
        "sheet": 0,
        "characters": {},
        "dead": [],
        "influence": {},
        "spread": 0,
        "hand": 0,
        "deck": 0,
        "discard": [],
        "hostages": {},
    }
    if state.influence:
        held = [card_house(card) for card in state.hostages[seat]]
        known = {
            "leader": state.leaders[seat],
            "sheet": state.sheets[seat],
            "characters": {name: state.power[name] for name in state.own(seat)},
            "dead": [name for name in state.own(seat) if not state.power[name]],
            "influence": dict(zip(state.houses, state.influence[seat], strict=True)),
            "spread": state.spread(seat),
            "hand": len(state.hands[seat]),
            "deck": len(state.decks[seat]),
            "discard": list(state.discards[seat]),
            "hostages": {h: held.count(h) for h in state.houses if h in held},
        }
    return Player(seat=seat, house=house, conceded=seat in state.conceded, **known)
