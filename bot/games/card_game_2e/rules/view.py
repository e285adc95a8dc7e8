"""What one player, or everybody, may know."""

from typing import Any

from pydantic import BaseModel, ConfigDict, SerializerFunctionWrapHandler, model_serializer

from bot.games.card_game_2e.rules.state import ThronesState
from bot.games.card_game_2e.rules.values import claim, income, initiative, reserve, total
from bot.games.lcg.facts import ICONS
from bot.games.lcg.state import NONE
from bot.games.lcg.values import blank, has_icon, keywords, strength
from bot.kernel import View
from bot.kernel.views import for_seat, shared


class CardView(BaseModel):
    """A card that lies open; `id` names it in options."""

    model_config = ConfigDict(extra="forbid")

    id: str
    code: str


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
        """Without what is as usual: most cards have neither power nor tokens nor attachments."""
        return {key: value for key, value in plain(self).items() if value or key in _TOLD}


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
    reserve: int
    hand: int
    deck: int
    plots: int
    placed: int
    out: bool
    play: list[PieceView]
    discard: list[CardView]
    dead: list[CardView]
    used: list[CardView]
    removed: list[CardView]


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


class ThronesView(View):
    """A game as one reader may see it."""

    round: int
    phase: str
    step: str
    first: int
    active: int | None
    players: list[PlayerView]
    challenge: ChallengeView | None
    hand: list[CardView] = []
    plots: list[CardView] = []
    placed: list[CardView] = []
    hidden: list[CardView] = []
    """Own face-down duplicates."""


def view(state: ThronesState, viewer: int | None) -> ThronesView:
    """What this seat (None: the public) may know."""
    public = ThronesView(
        **shared(state, None),
        round=state.round,
        phase=state.phase,
        step=state.step,
        first=state.first,
        active=None if state.active == NONE else state.active,
        players=[_player(state, seat) for seat in range(state.seats)],
        challenge=_challenge(state),
    )
    return public if viewer is None else for_seat(public, state, viewer, _secrets(state, viewer))


def views(state: ThronesState) -> dict[int | None, View]:
    """What everybody may know; the table is the same object in all of them."""
    public = view(state, None)
    found: dict[int | None, View] = {None: public}
    for seat in range(state.seats):
        found[seat] = for_seat(public, state, seat, _secrets(state, seat))
    return found


def _secrets(state: ThronesState, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    mine = [piece for piece in state.board.values() if piece.controller == seat]
    return {
        "hand": [_card(state, card) for card in player.hand],
        "plots": [_card(state, card) for card in player.plots],
        "placed": [_card(state, card) for card in player.placed],
        "hidden": [_card(state, card) for piece in mine for card in piece.hidden],
    }


def _card(state: ThronesState, card: int) -> CardView:
    return CardView(id=state.name(card), code=state.codes[card])


def _player(state: ThronesState, seat: int) -> PlayerView:
    player = state.players[seat]
    plot, title = state.plot(seat), state.title(seat)
    return PlayerView(
        faction=player.faction,
        agenda=state.codes[player.agenda[0]] if player.agenda else "",
        plot=state.codes[plot] if plot is not None else "",
        title=state.codes[title] if title is not None else "",
        gold=player.gold,
        power=state.power(seat),
        income=income(state, seat),
        initiative=initiative(state, seat),
        reserve=reserve(state, seat),
        hand=len(player.hand),
        deck=len(player.deck),
        plots=len(player.plots),
        placed=len(player.placed),
        out=seat in state.out,
        play=[_piece(state, card) for card in state.controlled(seat)],
        discard=[_card(state, card) for card in player.discard],
        dead=[_card(state, card) for card in player.dead],
        used=[_card(state, card) for card in player.used],
        # An eliminated player's deck stays as unknown as it was.
        removed=[] if seat in state.out else [_card(state, card) for card in player.removed],
    )


def _piece(state: ThronesState, card: int) -> PieceView:
    piece, fact = state.board[card], state.fact(card)
    fights = fact.type == "character"
    return PieceView(
        id=state.name(card),
        code=state.codes[card],
        type=piece.as_type or fact.type,
        owner=state.owners[card],
        knelt=piece.knelt,
        power=piece.power,
        tokens=dict(piece.tokens),
        host=state.name(piece.host) if piece.host != NONE else "",
        duplicates=len(piece.duplicates),
        strength=strength(state, card) if fights else None,
        icons=[icon for icon in ICONS if has_icon(state, card, icon)] if fights else [],
        keywords=sorted(keywords(state, card)),
        blank=blank(state, card),
    )


def _challenge(state: ThronesState) -> ChallengeView | None:
    fight = state.challenge
    if fight is None:
        return None
    decided = fight.winner != NONE or fight.totals != (0, 0)
    sums = (total(state, fight, fight.attacker), total(state, fight, fight.defender))
    return ChallengeView(
        type=fight.type,
        attacker=fight.attacker,
        defender=fight.defender,
        attackers=[state.name(card) for card in fight.attackers],
        defenders=[state.name(card) for card in fight.defenders],
        bypassed=[state.name(card) for card in fight.bypassed.values()],
        totals=fight.totals if decided else sums,
        claim=claim(state, fight),
        step=fight.step,
        winner=None if fight.winner == NONE else fight.winner,
    )
