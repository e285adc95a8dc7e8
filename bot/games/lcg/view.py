"""What one player, or everybody, may know: the parts that the views of both editions share."""

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, SerializerFunctionWrapHandler, model_serializer

from bot.games.lcg.state import NONE, Challenge, LcgState
from bot.games.lcg.values import blank, icons, keywords, strength
from bot.kernel import View
from bot.kernel.rules import for_seat


def _code(told: dict[str, Any]) -> str:
    """The code as an id says it."""
    return str(told["id"]).rpartition(".")[0]


class CardView(BaseModel):
    """A card that lies open; `id` names it in options."""

    model_config = ConfigDict(extra="forbid")

    id: str
    code: str = Field(default_factory=_code)
    """Which card it is; left out in a text where the id begins with it."""

    @model_serializer(mode="wrap")
    def _short(self, plain: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Without what the id says."""
        found: dict[str, Any] = plain(self)
        if "id" in found and found["id"].rpartition(".")[0] == self.code:
            del found["code"]
        return found


class PieceView(CardView):
    """A card in play with all its present values."""

    type: str
    owner: int
    knelt: bool = False
    power: int = 0
    tokens: dict[str, int] = {}
    host: str = ""
    duplicates: int = 0
    strength: int | None = None
    icons: list[str] = []
    keywords: list[str] = []
    blank: bool = False

    @model_serializer(mode="wrap")
    def _short(self, plain: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Without what is as usual: most have neither power nor tokens nor attachments."""
        found: dict[str, Any] = plain(self)
        if "id" in found and found["id"].rpartition(".")[0] == self.code:
            del found["code"]
        if self.strength is None:
            found.pop("strength", None)
        return {key: value for key, value in found.items() if value or key in _TOLD}


_TOLD = frozenset({"id", "code", "type", "owner", "strength"})


class PlayerView(BaseModel):
    """One player's side of the table."""

    model_config = ConfigDict(extra="forbid")

    faction: str
    agenda: str = ""
    plot: str = ""
    title: str = ""
    gold: int
    power: int
    income: int
    initiative: int
    hand: int
    deck: int
    plots: int
    placed: int
    out: bool
    discard: list[CardView]
    dead: list[CardView]
    used: list[CardView]
    removed: list[CardView]
    play: Sequence[PieceView]


class ChallengeView(BaseModel):
    """The running challenge."""

    model_config = ConfigDict(extra="forbid")

    type: str
    attacker: int
    defender: int
    attackers: list[str]
    defenders: list[str]
    bypassed: list[str]
    totals: tuple[int, int]
    claim: int
    step: str
    winner: int | None


class LcgView(View):
    """A game as one reader may see it."""

    round: int
    phase: str
    step: str
    first: int
    active: int | None
    players: Sequence[PlayerView]
    challenge: ChallengeView | None
    hand: list[CardView] = []
    plots: list[CardView] = []
    placed: list[CardView] = []
    hidden: list[CardView] = []
    """Own face-down duplicates."""


def table(state: LcgState) -> dict[str, Any]:
    """What everybody sees of the game as a whole."""
    return {
        "round": state.round,
        "phase": state.phase,
        "step": state.step,
        "first": state.first,
        "active": None if state.active == NONE else state.active,
    }


def secrets(state: LcgState, seat: int) -> dict[str, Any]:
    """What only this seat sees; of plots the deck it chooses from."""
    player = state.players[seat]
    mine = [piece for piece in state.board.values() if piece.controller == seat]
    return {
        "hand": [card_view(state, card) for card in player.hand],
        "plots": [card_view(state, card) for card in state.plot_deck(seat)],
        "placed": [card_view(state, card) for card in player.placed],
        "hidden": [card_view(state, card) for piece in mine for card in piece.hidden],
    }


def views(state: LcgState, public: View) -> dict[int | None, View]:
    """What everybody may know; the table is the same object in all of them."""
    found: dict[int | None, View] = {None: public}
    for seat in range(state.seats):
        found[seat] = for_seat(public, state, seat, secrets(state, seat))
    return found


def card_view(state: LcgState, card: int) -> CardView:
    """A card by name and code."""
    return CardView(id=state.name(card), code=state.codes[card])


def player(state: LcgState, seat: int, title: int | None) -> dict[str, Any]:
    """What everybody sees of a player besides cards in play and values of the edition."""
    own = state.players[seat]
    plot = state.plot(seat)
    return {
        "faction": own.faction,
        "agenda": state.codes[own.agenda[0]] if own.agenda else "",
        "plot": state.codes[plot] if plot is not None else "",
        "title": state.codes[title] if title is not None else "",
        "gold": own.gold,
        "power": state.power(seat),
        "hand": len(own.hand),
        "deck": len(own.deck),
        "plots": len(own.plots),
        "placed": len(own.placed),
        "out": seat in state.out,
        "discard": [card_view(state, card) for card in own.discard],
        "dead": [card_view(state, card) for card in own.dead],
        "used": [card_view(state, card) for card in own.used],
        # An eliminated player's deck stays as unknown as it was.
        "removed": [] if seat in state.out else [card_view(state, card) for card in own.removed],
    }


def piece(state: LcgState, card: int) -> dict[str, Any]:
    """Return what everybody sees of a card in play."""
    found, fact = state.board[card], state.fact(card)
    fights = fact.type == "character"
    return {
        "id": state.name(card),
        "code": state.codes[card],
        "type": found.as_type or fact.type,
        "owner": state.owners[card],
        "knelt": found.knelt,
        "power": found.power,
        "tokens": dict(found.tokens),
        "host": state.name(found.host) if found.host != NONE else "",
        "duplicates": len(found.duplicates),
        "strength": strength(state, card) if fights else None,
        "icons": icons(state, card) if fights else [],
        "keywords": sorted(keywords(state, card)),
        "blank": blank(state, card),
    }


def challenge(
    state: LcgState, fight: Challenge, totals: tuple[int, int], claim: int
) -> ChallengeView:
    """The running challenge; `totals` as they are now, used until it is decided."""
    decided = fight.winner != NONE or fight.totals != (0, 0)
    return ChallengeView(
        type=fight.type,
        attacker=fight.attacker,
        defender=fight.defender,
        attackers=[state.name(card) for card in fight.attackers],
        defenders=[state.name(card) for card in fight.defenders],
        bypassed=[state.name(card) for card in fight.bypassed.values()],
        totals=fight.totals if decided else totals,
        claim=claim,
        step=fight.step,
        winner=None if fight.winner == NONE else fight.winner,
    )
