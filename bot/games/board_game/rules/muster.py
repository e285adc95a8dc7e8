"""R5.12-R5.18: mustering."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.games.board_game.rules.board import Board
from bot.games.board_game.rules.facts import POINTS, castles, figures, kind_neighbours, regions
from bot.games.board_game.rules.refusals import names, pairs, refuse_muster_area, too_dear
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.tidy import Tidy
from bot.kernel import DONE, Assign, Frame, Illegal, Key, Option
from bot.kernel.labels import label_of

NONE = "none"
UPGRADES = {"upgrade_knight": "knight", "upgrade_siege_engine": "siege_engine"}


def muster_areas(board: Board, seat: int, *, small: bool = False) -> list[str]:
    """R5.12, A5.14: castles and strongholds under control; no unit need stand there.

    A21.09: or only castles.
    """
    held = [r for r in castles() if board.controller(r) == seat and r not in board.closed]
    return [r for r in held if not small or regions()[r].castle == "castle"]


def cost(thing: str) -> int:
    """R5.13: return how many mustering points something costs."""
    return figures().muster_cost["ship" if thing.startswith("ship/") else thing]


def ship_places(board: Board, seat: int, area: str) -> list[str]:
    """R5.15: the area's port, or an adjacent sea without enemy ships."""
    port = regions()[area].port
    found = []
    if port and port not in board.closed and board.owner(port) in (-1, seat):
        force = board.forces.get(port)
        if force is None or force.size < figures().port_max_ships:
            found.append(port)
    return found + [s for s in kind_neighbours(area, "sea") if board.owner(s) in (-1, seat)]


def upgrades(board: Board, seat: int, area: str) -> list[str]:
    """A5.17: what a footman that stands here could become."""
    force = board.forces.get(area)
    if force is None or not force.count("footman"):
        return []
    return [up for up, unit in UPGRADES.items() if board.reserve(seat, unit)]


def frees_footman(board: Board, seat: int, area: str, areas: list[str]) -> bool:
    """A5.17: whether an upgrade in one of these areas could free a footman for this one."""
    points = POINTS[regions()[area].castle]
    # An upgrade takes a point of its own area, so a castle cannot free a footman for itself.
    return any(upgrades(board, seat, one) and (one != area or points > 1) for one in areas)


def things(board: Board, seat: int, area: str, areas: list[str]) -> list[str]:
    """What could be mustered here, if upgrades in these areas freed the footmen for it."""
    points = POINTS[regions()[area].castle]
    more = board.fits(seat, {area: 1})
    found = []
    for unit in ("footman", "knight", "siege_engine"):
        freed = unit == "footman" and frees_footman(board, seat, area, areas)
        if more and cost(unit) <= points and (board.reserve(seat, unit) or freed):
            found.append(unit)
    found += upgrades(board, seat, area)
    if board.reserve(seat, "ship"):
        places = ship_places(board, seat, area)
        found += [f"ship/{place}" for place in places if board.fits(seat, {place: 1})]
    return found


class Muster(Frame, name="board.muster"):
    """R5.12: in turn order, each in the areas it controls.

    If the table wants that, houses that cannot reach for the same sea are asked at once.
    """

    steps = ("ask", "place")

    queue: list[int]
    group: list[int] = []
    """Who is asked now."""
    why: str = "mustering"
    area: str = ""
    """A12.05: a muster by order happens in one area."""
    castles: bool = False
    """A21.09: Rally the Men musters in castles, not in strongholds."""
    one_area: bool = False
    """A14.15: the reward of The Horde Descends."""

    def ask(self, play: Playing) -> str | None:
        """What, and where the ships go; one answer for the whole house."""
        state = play.state
        self.group = []
        ships: set[str] = set()
        together = state.options.mustering == "together"
        for seat in list(self.queue):
            if self.group and not together:
                break
            ask = muster_ask(state, seat, self.areas(state, seat), self.why, one_area=self.one_area)
            if ask is not None:
                wanted_too = {one.id for one in ask.values if one.id.startswith("ship/")}
                if ships & wanted_too:
                    break
                ships |= wanted_too
                self.group.append(seat)
                play.ask(ask)
            self.queue.remove(seat)
        return None if self.group else DONE

    def areas(self, state: BoardState, seat: int) -> list[str]:
        """Where this seat may muster."""
        return [self.area] if self.area else muster_areas(state, seat, small=self.castles)

    def explain_muster(self, state: BoardState, seat: int, value: Any) -> None:
        """R5.12-R5.18: the first thing that cannot be mustered."""
        areas = self.areas(state, seat)
        for key, thing in pairs(value):
            refuse_muster_area(state, seat, key, areas)
            area, _, second = key.partition("/")
            if area in areas:
                can = things(state, seat, area, [area] if self.one_area else areas)
                _refuse_thing(state, seat, area, thing, can, second=bool(second))

    def check_muster(self, state: BoardState, seat: int, value: dict[str, str]) -> None:
        """A5.16, A5.17, R5.18, A2.02, R17.01, checked as a whole."""
        areas = list(dict.fromkeys(area for area, _ in wanted(value)))
        if self.one_area and len(areas) > 1:
            raise Illegal("muster-one-area")
        check_muster(state, seat, value)

    def place(self, play: Playing) -> str:
        """R5.13-A5.17: upgrades first, for the pieces they free."""
        for seat in self.group:
            carry_out(play, seat, self.given("muster", seat))
        play.push(Tidy())
        return "ask"


def muster_ask(
    board: Board, seat: int, areas: list[str], why: str, *, one_area: bool = False
) -> Assign | None:
    """The question, or None if nothing can be mustered."""
    keys, known = [], [NONE]
    for area in areas:
        can = things(board, seat, area, [area] if one_area else areas)
        if not can:
            continue
        known += [thing for thing in can if thing not in known]
        label = label_of("region", area)
        keys.append(Key(id=area, label=label, allowed=[*can, NONE]))
        if regions()[area].castle == "stronghold":
            small = [thing for thing in can if cost(thing) == 1]
            args = {"region": label}
            second = Key(id=f"{area}/2", label="second-point", args=args, allowed=[*small, NONE])
            keys.append(second)
    if not keys:
        return None
    return Assign(
        seat=seat,
        topic="muster",
        quiet={},
        open_to_all=True,
        public="muster",
        about={"why": label_of("why", why)},
        keys=keys,
        values=[_option(thing) for thing in known],
        complete=False,
        default={},
    )


def _option(thing: str) -> Option:
    if thing.startswith("ship/"):
        args = {"region": label_of("region", thing.removeprefix("ship/"))}
        return Option(id=thing, label="muster-ship", args=args)
    if thing in UPGRADES:
        return Option(
            id=thing, label="muster-upgrade", args={"unit": label_of("unit", UPGRADES[thing])}
        )
    if thing == NONE:
        return Option(id=thing, label="muster-none")
    return Option(id=thing, label=label_of("unit", thing))


def wanted(value: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Area and thing, one by one."""
    for key, thing in value.items():
        if thing != NONE:
            yield key.removesuffix("/2"), thing


def check_muster(board: Board, seat: int, value: dict[str, str]) -> None:
    """Raise Illegal unless all of it can be done."""
    paid: Counter[str] = Counter()
    used: Counter[str] = Counter()
    grown: Counter[str] = Counter()
    upgraded: Counter[str] = Counter()
    for area, thing in wanted(value):
        paid[area] += cost(thing)
        if thing in UPGRADES:
            upgraded[area] += 1
            used[UPGRADES[thing]] += 1
            used["footman"] -= 1
        elif thing.startswith("ship/"):
            grown[thing.removeprefix("ship/")] += 1
            used["ship"] += 1
        else:
            grown[area] += 1
            used[thing] += 1
    for area, points in paid.items():
        most = POINTS[regions()[area].castle]
        if points > most:
            raise too_dear(area, points)
    for area, number in upgraded.items():
        force = board.forces.get(area)
        if force is None or force.count("footman") < number:
            raise Illegal("muster-no-footman", region=label_of("region", area))
    for unit, number in used.items():
        if number > board.reserve(seat, unit):
            raise Illegal("muster-reserve", unit=label_of("unit", unit))
    sizes = board.sizes(seat)
    for area, number in grown.items():
        full = figures().port_max_ships
        if regions()[area].kind == "port" and sizes.get(area, 0) + number > full:
            raise Illegal("muster-port-full", region=label_of("region", area), max=full)
    if grown and not board.fits(seat, grown):
        raise Illegal("muster-supply", flags=board.flags(seat), armies=board.armies(seat, grown))


def _refuse_thing(
    board: Board, seat: int, area: str, thing: str, can: list[str], *, second: bool
) -> None:
    """Why this cannot be mustered here, where only `can` can be."""
    unit, _, place = thing.partition("/")
    if unit not in figures().muster_cost or (unit == "ship") != bool(place):
        return
    if thing in can and not (second and cost(thing) > 1):
        return
    region = label_of("region", area)
    if cost(thing) > POINTS[regions()[area].castle]:
        raise too_dear(area, cost(thing))
    if second and cost(thing) > 1:
        raise Illegal("muster-goes-first", region=region, unit=label_of("unit", thing))
    made = UPGRADES.get(thing, unit)
    force = board.forces.get(area)
    if thing in UPGRADES and (force is None or not force.count("footman")):
        raise Illegal("muster-no-footman", region=region)
    if not board.reserve(seat, made):
        raise Illegal("muster-reserve", unit=label_of("unit", made))
    if unit == "ship":
        _refuse_ship(board, seat, area, place)
    more = {place or area: 1}
    if thing not in UPGRADES and not board.fits(seat, more):
        raise Illegal("muster-supply", flags=board.flags(seat), armies=board.armies(seat, more))


def _refuse_ship(board: Board, seat: int, area: str, place: str) -> None:
    """R5.15, R17.01: why a ship of this castle cannot be put there."""
    places = ship_places(board, seat, area)
    if place not in regions() or place in places:
        return
    region, options = label_of("region", place), names(places)
    if place not in regions()[area].adjacent or regions()[place].kind == "land":
        raise Illegal(
            "muster-ship-too-far", source=label_of("region", area), region=region, options=options
        )
    if board.owner(place) != seat:
        raise Illegal("muster-enemy-ships", region=region, options=options)
    raise Illegal("muster-port-full", region=region, max=figures().port_max_ships)


def carry_out(play: Playing, seat: int, value: dict[str, str]) -> None:
    """Put the pieces on the board."""
    for area, thing in wanted(value):
        if thing in UPGRADES:
            upgrade(play, area, UPGRADES[thing], "muster")
    for area, thing in wanted(value):
        if thing in UPGRADES:
            continue
        unit, _, place = thing.partition("/")
        play.state.add(place or area, seat, unit)
        play.emit(
            "mustered",
            seat=label_of("seat", seat),
            region=label_of("region", area),
            unit=label_of("unit", unit),
            place=label_of("region", place or area),
        )


def upgrade(play: Playing, area: str, unit: str, why: str, *, routed: bool | None = None) -> None:
    """A5.17: a footman becomes something better; a standing one first, and routed stays routed."""
    state = play.state
    force = state.forces[area]
    seat = force.seat
    lying = routed if routed is not None else not force.units.get("footman")
    state.add(area, seat, unit, routed=lying)
    state.take(area, "footman", routed=lying)
    play.emit(
        "upgraded",
        seat=label_of("seat", seat),
        region=label_of("region", area),
        unit=label_of("unit", unit),
        why=label_of("why", why),
    )
