"""R10.10-R10.12, R10.25: how strong a side is."""

from pydantic import BaseModel, ConfigDict

from bot.games.board_game.rules.board import Board, Fight
from bot.games.board_game.rules.facts import HouseCard, house_cards, regions, tides, tokens
from bot.games.board_game.rules.sides import helpers, own_units
from bot.games.board_game.rules.state import BoardState
from bot.games.board_game.rules.texts import text_of

STANDING = {"footman": 1, "knight": 2, "ship": 1, "siege_engine": 0}
SIEGE = 4
"""R10.10: a siege engine against a castle or stronghold."""


class Strength(BaseModel):
    """What a side's total is made of."""

    model_config = ConfigDict(extra="forbid")

    units: int
    order: int
    support: int
    garrison: int
    card: int = 0
    tides: int = 0
    blade: int = 0
    final: int | None = None
    """A10.26: what a text sets the total to."""

    @property
    def total(self) -> int:
        """A10.26: never below 0."""
        if self.final is not None:
            return self.final
        parts = (self.units, self.order, self.support, self.garrison, self.card)
        return max(0, sum(parts) + self.tides + self.blade)


def plain_value(unit: str, *, attack: bool, castle: bool) -> int:
    """R10.10, A10.11: a standing unit without any card's text."""
    if unit == "siege_engine":
        return SIEGE if attack and castle else 0
    return STANDING[unit]


def supports(board: Board, area: str, target: str) -> bool:
    """R10.08: whether a support order in this area reaches the target; R10.07: not from within."""
    known = regions()
    if board.kind(area) != "support" or target not in known[area].adjacent:
        return False
    kinds = (known[area].kind, known[target].kind)
    return kinds in {("land", "land"), ("sea", "land"), ("sea", "sea"), ("port", "sea")}


def supporters(board: Board, target: str) -> dict[int, list[str]]:
    """R10.02: areas with a support order next to the target, by house."""
    found: dict[int, list[str]] = {}
    for area in regions()[target].adjacent:
        if area in board.forces and supports(board, area, target):
            found.setdefault(board.owner(area), []).append(area)
    return found


def support_value(units: dict[str, int], order: str, *, attack: bool, castle: bool) -> int:
    """R10.03, R10.08: all standing units under the order, and its bonus."""
    total = sum(n * plain_value(u, attack=attack, castle=castle) for u, n in units.items())
    return total + tokens()[order].modifier


def _value(state: BoardState, fight: Fight, owner: int, unit: str, *, attack: bool) -> int:
    """A10.26: a unit's value with the texts of both cards, in turn order."""
    castle = bool(regions()[fight.region].castle)
    value = plain_value(unit, attack=attack, castle=castle)
    for seat in state.in_order(list(fight.cards)):
        value = text_of(fight, seat).unit_value(state, fight, seat, owner, unit, value)
    return value


def strength(state: BoardState, fight: Fight, seat: int) -> Strength:
    """R10.12 before the cards are turned up, R10.25 afterwards."""
    attack = seat == fight.attacker
    units = own_units(state, fight, seat)
    total = sum(n * _value(state, fight, seat, u, attack=attack) for u, n in units.items())
    help_ = 0
    for area in helpers(state, fight, seat):
        force = state.forces[area]
        help_ += tokens()[state.orders[area]].modifier
        help_ += sum(
            n * _value(state, fight, force.seat, u, attack=attack) for u, n in force.units.items()
        )
    order = garrison = 0
    if attack:
        order = tokens()[fight.order].modifier
    else:
        if state.kind(fight.region) == "defense":
            order = tokens()[state.orders[fight.region]].modifier
            if seat in fight.cards:
                order *= text_of(fight, seat).defense_factor
        if state.guard(fight.region) == seat:
            garrison = state.garrisons[fight.region]
    shown = fight.tides_shown and seat in fight.tides
    return Strength(
        units=total,
        order=order,
        support=help_,
        garrison=garrison,
        card=card_strength(state, fight, seat),
        tides=tides()[fight.tides[seat]].strength if shown else 0,
        blade=int(fight.blade == seat),
        final=fixed(state, fight).get(seat),
    )


def fixed(state: BoardState, fight: Fight) -> dict[int, int]:
    """A10.26: final strengths set by texts, in turn order: the last one stands."""
    found: dict[int, int] = {}
    for seat in state.in_order(list(fight.cards)):
        found |= text_of(fight, seat).final(state, fight, seat)
    return found


def printed(fight: Fight, seat: int) -> HouseCard:
    """A20.15: the card whose printed strength and icons count for a combatant."""
    return house_cards()[fight.copied.get(seat, fight.cards[seat])]


def card_strength(state: BoardState, fight: Fight, seat: int) -> int:
    """R10.16, A10.17, A10.26: printed strength and the text's bonus, not below 0."""
    if seat not in fight.cards:
        return 0
    strength = printed(fight, seat).strength
    other = fight.other(seat)
    if other in fight.cards and text_of(fight, other).blanks_strength:
        strength = 0
    return max(0, strength + text_of(fight, seat).bonus(state, fight, seat))


def card_icons(state: BoardState, fight: Fight, seat: int) -> tuple[int, int]:
    """R10.16, R10.20: swords and forts of the house card, its text and the tides card."""
    swords = forts = 0
    if seat in fight.cards:
        card = printed(fight, seat)
        more = text_of(fight, seat).icons(state, fight, seat)
        swords, forts = card.swords + more[0], card.forts + more[1]
    if fight.tides_shown and seat in fight.tides:
        tide = tides()[fight.tides[seat]]
        swords, forts = swords + tide.swords, forts + tide.forts
    return swords, forts


def totals(state: BoardState, fight: Fight) -> tuple[int, int]:
    """Both totals as they stand."""
    return (
        strength(state, fight, fight.attacker).total,
        strength(state, fight, fight.defender).total,
    )


def better(state: BoardState, fight: Fight, attack: int, defence: int) -> int:
    """R10.27: the higher total; equal ones go to the higher place on the Fiefdoms track."""
    if attack != defence:
        return fight.attacker if attack > defence else fight.defender
    fiefdoms = state.tracks["fiefdoms"]
    return min(fight.attacker, fight.defender, key=fiefdoms.index)
