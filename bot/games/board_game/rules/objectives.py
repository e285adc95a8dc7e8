"""R21.08, R21.14, R21.16: the objectives of A Feast for Crows, and when they are met."""

from collections.abc import Callable

from bot.games.board_game.rules.board import NOBODY, Board
from bot.games.board_game.rules.facts import castles, lands, objectives, regions

HAND = 3
"""R21.08, R21.20: how many objectives a house keeps, and draws up to."""
DEALT = 5
FIRM_LAND = {
    "stop_the_storm": ("storms_end",),
    "arbor_gold": ("the_arbor",),
    "take_the_black": ("castle_black",),
    "hold_court": ("kings_landing",),
    "pull_the_weeds": ("searoad_marches", "blackwater", "the_reach"),
    "a_firm_grip": ("crackclaw_point", "kingswood"),
    "protect_the_neck": ("seagard", "greywater_watch", "flints_finger"),
    "a_mountainous_task": ("the_eyrie",),
    "a_riper_fruit": ("winterfell",),
}
"""Objectives that ask for these areas and nothing else."""
SPECIAL_LAND = {
    "stark": ("winterfell",),
    "lannister": ("lannisport", "kings_landing"),
    "baratheon": ("dragonstone", "kings_landing"),
    "arryn": ("the_eyrie",),
}
"""Areas every special objective asks for."""
BRIDGES = (("the_twins", "seagard"), ("crackclaw_point", "the_mountains_of_the_moon"))
STARK_CASTLES = 5
CROWNS = 4
HARVEST = 5

Count = Callable[[Board, int], int]


def holds(board: Board, seat: int, *areas: str) -> bool:
    """Whether a seat controls all these areas."""
    return all(board.controller(area) == seat for area in areas)


def leads(board: Board, seat: int, count: Count) -> bool:
    """A21.19: whether a seat has more than every other house."""
    mine = count(board, seat)
    return all(count(board, other) < mine for other in range(board.seats) if other != seat)


def special_met(board: Board, seat: int) -> bool:
    """R21.14: whether a house meets its special objective."""
    house = board.houses[seat]
    if not holds(board, seat, *SPECIAL_LAND[house]):
        return False
    if house == "stark":
        return board.victory(seat) >= STARK_CASTLES
    return house != "arryn" or leads(board, seat, lambda one, who: one.power[who])


def met(board: Board, seat: int, objective: str) -> bool:
    """R21.16: whether a house meets a general objective now."""
    if objective in FIRM_LAND:
        return holds(board, seat, *FIRM_LAND[objective])
    if objective in COUNTS:
        return leads(board, seat, COUNTS[objective])
    return CONDITIONS[objective](board, seat)


def points_of(board: Board, seat: int, objective: str) -> int:
    """R21.16: the number printed for the house of this seat."""
    return objectives()[objective].points[board.houses[seat]]


def best_of(board: Board, seat: int, hand: list[str]) -> str | None:
    """The objective in this hand that is met and brings most, if one brings anything."""
    able = [card for card in hand if points_of(board, seat, card) and met(board, seat, card)]
    return max(able, key=lambda card: points_of(board, seat, card), default=None)


def _seas(board: Board, seat: int) -> int:
    return sum(regions()[r].kind == "sea" and f.seat == seat for r, f in board.forces.items())


def _ships(board: Board, seat: int) -> int:
    return sum(force.count("ship") for force in board.forces.values() if force.seat == seat)


def _ports(board: Board, seat: int) -> int:
    ports = [region.port for region in regions().values() if region.port]
    return sum(board.controller(port) == seat for port in ports)


def _small_castles(board: Board, seat: int) -> int:
    small = [region for region in castles() if regions()[region].castle == "castle"]
    return sum(board.controller(region) == seat for region in small)


COUNTS: dict[str, Count] = {
    "land_grab": lambda board, seat: len(board.held(seat)),
    "extend_your_reach": _seas,
    "naval_superiority": _ships,
    "mercantile_ventures": _ports,
    "a_stalwart_position": lambda board, seat: board.strongholds(seat),
    "spreading_the_wealth": lambda board, seat: board.on_board(seat),
    "friendly_confines": _small_castles,
}
"""A21.19: objectives that ask for more of something than every other house has."""


def _units(board: Board, seat: int, area: str) -> int:
    """A seat's units in an area."""
    force = board.forces.get(area)
    return force.size if force is not None and force.seat == seat else 0


def behind(board: Board, seat: int) -> bool:
    """Every other house is above this one on the victory track."""
    return all(board.points[o] > board.points[seat] for o in range(board.seats) if o != seat)


def _invades(board: Board, seat: int) -> bool:
    """A house holds another's home area."""
    homes = {region: board.seat_of(house) for region, house in board.shields.items()}
    return any(
        owner not in (NOBODY, seat) and board.controller(region) == seat
        for region, owner in homes.items()
    )


def _crowns(board: Board, seat: int) -> bool:
    crowned = [region for region in lands() if regions()[region].crowns]
    return sum(board.controller(region) == seat for region in crowned) >= CROWNS


def _supports_the_crown(board: Board, seat: int) -> bool:
    court = _units(board, seat, "kings_landing")
    return _units(board, seat, "crackclaw_point") == 3 and not court


def _ghosts(board: Board, seat: int) -> bool:
    beside = sum(_units(board, seat, near) for near in regions()["harrenhal"].adjacent)
    return _units(board, seat, "harrenhal") == 1 and not beside


CONDITIONS: dict[str, Callable[[Board, int], bool]] = {
    "cavalry_charge": lambda board, seat: board.reserve(seat, "knight") == 0,
    "backdoor_politics": behind,
    "home_invasion": _invades,
    "the_raven": lambda board, seat: board.holders["kings_court"] == seat,
    "the_throne": lambda board, seat: board.holders["iron_throne"] == seat,
    "the_blade": lambda board, seat: board.holders["fiefdoms"] == seat,
    "support_the_crown": _supports_the_crown,
    "crossing_guard": lambda board, seat: any(holds(board, seat, *ends) for ends in BRIDGES),
    "ample_harvest": lambda board, seat: board.supply[seat] >= HARVEST,
    "nothing_but_ghosts": _ghosts,
    "the_final_hour": lambda board, seat: len(board.hands[seat]) == 1,
    "the_peoples_chosen": _crowns,
}
