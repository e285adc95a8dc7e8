"""What lies open on the table: all players see it, and the rules that need no more take it."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from bot.games.board_game.rules.facts import (
    UNITS,
    Setup,
    castles,
    figures,
    house_cards,
    lands,
    ports,
    ranks,
    regions,
    shields,
    table_setup,
    tokens,
)
from bot.kernel.labels import label_of

NOBODY = -1
"""Nobody's seat."""
MOST_POINTS = 7
"""R21.23, A21.21: where the victory track of A Feast for Crows ends."""


class BoardOptions(BaseModel):
    """What a table agrees on before the game."""

    model_config = ConfigDict(extra="forbid")

    expansion: Literal["none", "dance_with_dragons", "feast_for_crows"] = "none"
    """R20, R21: the base game, or one of its expansions."""
    houses: Literal["ranked", "random", "draft"] = "ranked"
    """M3: who plays which house: all rank at once, by lot, or one after the other picks."""
    house_cards: Literal["usual", "base", "dragons", "either", "draft", "blind_draft"] = "usual"
    """M4: the cards of the set-up, of one of the sets, of either, or drafted."""
    castles_to_win: Literal[5, 6, 7, 8, 9, 10] = 7
    """M6: how many castles and strongholds win."""
    victory: Literal["at_once", "end_of_round"] = "at_once"
    """M7: when they are counted."""
    muster_first: bool = False
    """M8: everybody musters before the first planning."""
    endless: bool = False
    """M9: the game goes on until somebody has won."""
    fog_of_war: bool = False
    """M10: a house sees its own areas and what is next to them."""
    tides_of_battle: bool = False
    """A10.18: tides-of-battle cards in every combat."""
    tides_threes: bool = True
    tides_skulls: bool = True
    """M5: whether the threes and the skulls are among them."""
    tie_break: Literal["seed", "errata"] = "seed"
    """A18.04: how victory ties are broken."""
    lannister_port_ship: bool = False
    """A3.04: with four to six players Lannister starts with a ship in its port."""
    clash_token_timing: Literal["after_all", "after_each"] = "after_all"
    """A5.26: when a clash of kings hands the dominance tokens over."""
    dark_wings_power: Literal["with_ports", "crowns_only"] = "with_ports"
    """A5.29: what the power of Dark Wings, Dark Words counts."""
    order_shortage: Literal["turn_order", "sealed"] = "turn_order"
    """A6.06: how orders are laid when a house has too few tokens."""
    mustering: Literal["turn_order", "together"] = "turn_order"
    """R5.12: whether houses that cannot reach for the same sea are asked at once."""
    support_choice: Literal["per_order", "per_house"] = "per_order"
    """A10.04: one answer for each support order, or one for all of a house."""
    arianne_token: Literal["removed", "stays"] = "removed"
    """A11.24: the beaten defender's power token when Arianne turns the winner back."""
    adwd_lannisport_knight: bool = True
    """A20.04: whether a knight stands in Lannisport when A Dance with Dragons begins."""
    adwd_stannis_timing: Literal["cancel", "pre_resolution"] = "cancel"
    """A20.08: when Stannis of A Dance with Dragons takes the support orders away."""
    affc_white_harbor_unit: Literal["footman", "knight"] = "footman"
    """A21.07: what stands in White Harbor when A Feast for Crows begins."""
    standins: Literal["active", "vassal"] = "active"
    """Whether a stand-in plays to win, or only holds what it has."""


def unit_names(units: Mapping[str, int]) -> list[str]:
    """Return the labels of units, one by one: twice the same for two footmen."""
    return [label_of("unit", unit) for unit, number in units.items() for _ in range(number)]


def fits(sizes: Iterable[int], flags: list[int]) -> bool:
    """A16.02: every army, two units or more, needs a flag at least as large."""
    armies = sorted((size for size in sizes if size > 1), reverse=True)
    if len(armies) > len(flags):
        return False
    return all(army <= flag for army, flag in zip(armies, flags, strict=False))


class Force(BaseModel):
    """The units of one house in one area: standing and routed ones."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    units: dict[str, int] = {}
    routed: dict[str, int] = {}

    @property
    def size(self) -> int:
        """R1.09: how many units, routed ones included."""
        return sum(self.units.values()) + sum(self.routed.values())

    def count(self, unit: str) -> int:
        """Units of one kind, routed ones included."""
        return self.units.get(unit, 0) + self.routed.get(unit, 0)


class Fight(BaseModel):
    """R10: the combat that is on. The attackers stand here, not on the board."""

    model_config = ConfigDict(extra="forbid")

    attacker: int
    defender: int
    source: str
    region: str
    order: str
    attackers: dict[str, int]
    support: dict[str, str] = {}
    """Areas whose support order helps, and which side."""
    cards: dict[int, str] = {}
    """House cards turned up; a seat without a card is not in it."""
    tides: dict[int, str] = {}
    tides_shown: bool = False
    tides_deck: list[str] = []
    blade: int = NOBODY
    """Who has used the blade for strength in this combat."""
    winner: int = NOBODY
    attack: int = 0
    defence: int = 0
    """The last totals that were told."""
    to_hand: list[str] = []
    """Played cards that go back to the hand instead of the discard pile (A11.16)."""
    moved_in: bool = False
    blanked: list[str] = []
    """A20.09: cards in play whose text is ignored."""
    copied: dict[int, str] = {}
    """A20.15: cards whose printed strength and icons count instead."""
    bought: dict[int, int] = {}
    """Strength paid for with power."""

    def other(self, seat: int) -> int:
        """Return the opponent of a seat in this combat."""
        return self.defender if seat == self.attacker else self.attacker

    def side(self, seat: int) -> str:
        """Which side a combatant is on."""
        return "attacker" if seat == self.attacker else "defender"

    def told(self) -> dict[str, Any]:
        """What a question in this combat tells: who fights for what, and how it stands."""
        return {
            "attacker": label_of("seat", self.attacker),
            "defender": label_of("seat", self.defender),
            "region": label_of("region", self.region),
            "attack": self.attack,
            "defence": self.defence,
        }

    @property
    def loser(self) -> int:
        """Who has lost, once the winner is known."""
        return self.other(self.winner)


class Board(BaseModel):
    """The open part of a game. A state is one, and every view can give one (`BoardView.board`)."""

    model_config = ConfigDict(extra="forbid")

    seats: int
    conceded: list[int] = []
    options: BoardOptions
    houses: list[str]
    round: int = 0
    phase: str = "set_up"
    turn: int = NOBODY
    forces: dict[str, Force] = {}
    power_tokens: dict[str, int] = {}
    """R1.12: power tokens on the board, by seat."""
    garrisons: dict[str, int] = {}
    neutral: dict[str, int] = {}
    closed: list[str] = []
    orders: dict[str, str] = {}
    """Orders face up on the board; they belong to whoever has units there."""
    power: list[int] = []
    supply: list[int] = []
    tracks: dict[str, list[int]] = {}
    holders: dict[str, int] = {}
    """Who has each track's dominance token; in a clash that may lag behind the track (A5.26)."""
    blade_used: bool = False
    raven_used: bool = False
    wildling: int = 0
    bans: list[str] = []
    """A5.06: kinds of orders, or single tokens, that are banned this round."""
    hands: list[list[str]] = []
    piles: list[list[str]] = []
    """House cards in hand and discarded, by seat; the last discarded comes last."""
    points: list[int] = []
    """R21.14: the victory track of A Feast for Crows, by seat; empty without it."""
    scored: list[list[str]] = []
    """A21.18: general objectives scored, by seat."""
    objectives: list[list[str]] = []
    """R21.08: objectives in hand, by seat; on the board of a view only the viewer's own."""
    fight: Fight | None = None

    @property
    def setup(self) -> Setup:
        """The set-up of this number of players."""
        return table_setup(self.seats, self.options.expansion)

    @property
    def shields(self) -> dict[str, str]:
        """R1.06, R21.04: home areas, and whose they are."""
        return shields(self.seats, self.options.expansion)

    @property
    def rounds(self) -> int:
        """R4.01, R20.01: how many rounds the game has; M9: 0 if there is no last one."""
        return 0 if self.options.endless else self.setup.rounds

    @property
    def goal(self) -> int:
        """R18.01, M6: the castles that win; R21.23: or the points."""
        return MOST_POINTS if self.points else self.options.castles_to_win

    @property
    def foggy(self) -> bool:
        """M10: whether anything lies in the fog: not before the set-up."""
        return self.options.fog_of_war and bool(self.tracks)

    @property
    def order_of_play(self) -> list[int]:
        """R1.07: the Iron Throne track."""
        return self.tracks["iron_throne"]

    @property
    def combat(self) -> Fight:
        """The combat that is on."""
        assert self.fight is not None
        return self.fight

    def seat_of(self, house: str) -> int:
        """Who plays a house, or NOBODY."""
        return self.houses.index(house) if house in self.houses else NOBODY

    def owner(self, region: str) -> int:
        """Whose units stand here."""
        force = self.forces.get(region)
        return force.seat if force is not None else NOBODY

    def controller(self, region: str) -> int:
        """A1.15: units, then power token, then shield; a port goes with its land (R1.16)."""
        fact = regions()[region]
        if fact.kind == "port":
            return self.controller(fact.land)
        force = self.forces.get(region)
        if force is not None:
            return force.seat
        if region in self.power_tokens:
            return self.power_tokens[region]
        home = self.shields.get(region)
        return self.seat_of(home) if home else NOBODY

    def controllers(self) -> dict[str, int]:
        """A1.15: who controls each area."""
        # Homes first, then what lies on them, then who stands there.
        shields = {region: self.seat_of(house) for region, house in self.shields.items() if house}
        units = {region: force.seat for region, force in self.forces.items()}
        found = dict.fromkeys(regions(), NOBODY) | shields | self.power_tokens | units
        for port, land in ports().items():
            found[port] = found[land]
        return found

    def guard(self, region: str) -> int:
        """R9.22, R20.06: whose garrison is here, or NOBODY."""
        if region not in self.garrisons:
            return NOBODY
        house = self.setup.guards.get(region) or self.shields.get(region)
        return self.seat_of(house) if house else NOBODY

    def is_home(self, seat: int, region: str) -> bool:
        """R1.06: whether this is the seat's home area."""
        return self.shields.get(region) == self.houses[seat]

    def held(self, seat: int) -> list[str]:
        """Land areas a seat controls."""
        return [region for region in lands() if self.controller(region) == seat]

    def victories(self) -> list[int]:
        """R18.05: castles and strongholds under control, by seat."""
        found = [0] * (self.seats + 1)
        for region in castles():
            # Nobody is -1, so what nobody holds is counted behind the last seat.
            found[self.controller(region)] += 1
        return found[: self.seats]

    def victory(self, seat: int) -> int:
        """R18.05: castles and strongholds a seat controls."""
        return sum(self.controller(region) == seat for region in castles())

    def score(self, seat: int) -> int:
        """R18.05, R21.22: where a seat stands on the victory track."""
        return self.points[seat] if self.points else self.victory(seat)

    def strongholds(self, seat: int) -> int:
        """Strongholds a seat controls."""
        known = regions()
        return sum(
            known[r].castle == "stronghold" and self.controller(r) == seat for r in castles()
        )

    def with_units(self, seat: int) -> list[str]:
        """Areas where a seat has units, in the order of the board."""
        mine = [region for region, force in self.forces.items() if force.seat == seat]
        return sorted(mine, key=ranks().__getitem__)

    def sizes(self, seat: int) -> dict[str, int]:
        """How many units stand in each of a seat's areas."""
        return {r: force.size for r, force in self.forces.items() if force.seat == seat}

    def flags(self, seat: int) -> list[int]:
        """R5.08: the largest armies allowed."""
        return figures().supply_table[self.supply[seat]]

    def armies(self, seat: int, by: Mapping[str, int] = MappingProxyType({})) -> list[int]:
        """R1.09: a seat's armies, largest first, once areas have grown `by` so many units."""
        sizes = self.sizes(seat)
        for region, number in by.items():
            sizes[region] = sizes.get(region, 0) + number
        return sorted((size for size in sizes.values() if size > 1), reverse=True)

    def fits(self, seat: int, by: Mapping[str, int] = MappingProxyType({})) -> bool:
        """A16.02: whether a seat's armies are within its supply, once areas have grown so."""
        return fits(self.armies(seat, by), self.flags(seat))

    def reserve(self, seat: int, unit: str) -> int:
        """A2.02: pieces of a kind that are not on the board."""
        return self.reserves(seat)[unit]

    def reserves(self, seat: int) -> dict[str, int]:
        """A2.02: pieces that are not on the board, by kind."""
        left = {unit: figures().unit_limits[unit] for unit in UNITS}
        for force in self.forces.values():
            if force.seat == seat:
                for units in (force.units, force.routed):
                    for unit, number in units.items():
                        left[unit] -= number
        if self.fight is not None and self.fight.attacker == seat:
            for unit, number in self.fight.attackers.items():
                left[unit] -= number
        return left

    def place(self, seat: int, track: str) -> int:
        """Position on a track, 0 is first."""
        return self.tracks[track].index(seat)

    def stars(self, seat: int) -> int:
        """A3.08: how many special orders a seat may lay."""
        return self.setup.stars[self.place(seat, "kings_court")]

    def in_order(self, seats: list[int]) -> list[int]:
        """These seats in turn order."""
        return [seat for seat in self.order_of_play if seat in seats]

    def kind(self, region: str) -> str:
        """What kind of order lies here, or nothing."""
        order = self.orders.get(region)
        return tokens()[order].kind if order is not None else ""

    def order_areas(self, seat: int, kind: str) -> list[str]:
        """Areas in which a seat has an order of this kind, in the order of the board."""
        return [r for r in self.with_units(seat) if self.kind(r) == kind]

    def on_board(self, seat: int) -> int:
        """Power tokens of a seat on the board."""
        return sum(owner == seat for owner in self.power_tokens.values())

    def reaches(self, seat: int, source: str) -> list[str]:
        """R9.16: land areas a march or retreat by land reaches, over own ships too."""
        known = regions()
        near = list(known[source].adjacent)
        seas = [r for r in near if known[r].kind == "sea" and self.owner(r) == seat]
        for sea in seas:
            for further in known[sea].adjacent:
                if known[further].kind == "land":
                    near.append(further)
                elif (
                    known[further].kind == "sea"
                    and self.owner(further) == seat
                    and further not in seas
                ):
                    seas.append(further)
        found = {r for r in near if known[r].kind == "land" and r != source}
        return [r for r in known if r in found and r not in self.closed]

    def strength_of_card(self, card: str) -> int:
        """Printed strength."""
        return house_cards()[card].strength

    def home(self, seat: int) -> str:
        """R1.06: a seat's home area."""
        return next(r for r, house in self.shields.items() if house == self.houses[seat])

    def power_limit(self, seat: int) -> int:
        """A2.05, A21.05: how many power tokens a seat has in all."""
        return self.setup.limits.get(self.houses[seat], figures().power_limit)
