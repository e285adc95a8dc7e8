"""The rule behind a no, and what would be legal instead; whatever is said of it is public."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.games.board_game.rules.board import NOBODY, Board
from bot.games.board_game.rules.facts import (
    LAND_UNITS,
    POINTS,
    UNITS,
    figures,
    house_cards,
    parted_by_river,
    raid_reach,
    regions,
    tokens,
)
from bot.games.board_game.rules.fog import sight
from bot.kernel import Illegal, Key
from bot.kernel.labels import label_of

TOKEN = "power_token"
"""The key of a march's answer that says whether a power token is left."""


def pairs(value: Any) -> list[tuple[str, str]]:
    """What a player has assigned, as far as it can be read."""
    if not isinstance(value, dict):
        return []
    return [(str(key), given) for key, given in value.items() if isinstance(given, str)]


def picks(value: Any) -> list[str]:
    """What a player has chosen, as far as it can be read."""
    chosen = [value] if isinstance(value, str) else value
    return [one for one in chosen if isinstance(one, str)] if isinstance(chosen, list) else []


def names(areas: Sequence[str]) -> list[str]:
    """Return areas as names for a sentence."""
    return [label_of("region", area) for area in areas]


def refuse_fog(board: Board, seat: int, areas: Iterable[str]) -> None:
    """M10: nothing is said about areas that lie in the fog."""
    if not board.foggy:
        return
    seen = sight(board, seat)
    for area in areas:
        if area in regions() and area not in seen:
            raise Illegal("in-the-fog", region=label_of("region", area))


def is_closed(board: Board, region: str) -> bool:
    """A3.14: closed areas, and their ports."""
    return region in board.closed or regions()[region].land in board.closed


def refuse_house(board: Board, value: Any) -> None:
    """R3.02: which houses play follows from the number of players."""
    playing = board.setup.houses
    for house in picks(value):
        if house not in playing and house in {card.house for card in house_cards().values()}:
            free = [one for one in playing if one not in board.houses]
            options = [label_of("house", one) for one in free]
            raise Illegal("house-not-playing", house=label_of("house", house), options=options)


def refuse_unit(board: Board, source: str, key: str) -> None:
    """R9.03: a unit that cannot march from here, routed or not there at all."""
    unit = key.partition("/")[0]
    if unit not in UNITS:
        return
    force = board.forces[source]
    here = [label_of("unit", one) for one, number in force.units.items() for _ in range(number)]
    if force.count(unit) > force.units.get(unit, 0):
        raise Illegal(
            "march-routed",
            unit=label_of("unit", unit),
            region=label_of("region", source),
            options=here,
        )
    raise Illegal(
        "march-no-unit",
        unit=label_of("unit", unit),
        region=label_of("region", source),
        options=here,
    )


def refuse_token(board: Board, seat: int, source: str) -> None:
    """R9.11, A9.14: why no power token can be left here."""
    fact = regions()[source]
    where = label_of("region", source)
    if fact.kind != "land":
        raise Illegal("token-on-land-only", region=where)
    if board.is_home(seat, source):
        raise Illegal("token-not-at-home", region=where)
    if source in board.power_tokens:
        raise Illegal("token-lies-there", region=where)
    if not board.power[seat]:
        raise Illegal("token-no-power", region=where)
    raise Illegal("token-not-needed", region=where)


def refuse_place(
    board: Board, seat: int, source: str, unit: str, place: str, near: Sequence[str]
) -> None:
    """R9.02, R1.03, R9.16, A3.14, R17.04: why this unit cannot march there."""
    if place not in regions() or place in near:
        return
    kind = regions()[place].kind
    region, start, options = label_of("region", place), label_of("region", source), names(near)
    if is_closed(board, place):
        raise Illegal("march-closed", region=region, options=options)
    if unit in LAND_UNITS and kind != "land":
        raise Illegal(
            "march-only-land", unit=label_of("unit", unit), region=region, options=options
        )
    if unit == "ship" and kind == "land":
        raise Illegal("march-only-sea", unit=label_of("unit", unit), region=region, options=options)
    foreign = board.controller(place) != seat or board.owner(place) not in (NOBODY, seat)
    if kind == "port" and foreign:
        raise Illegal("march-foreign-port", region=region, options=options)
    if parted_by_river(source, place):
        raise Illegal("march-river", source=start, region=region, options=options)
    if unit == "ship":
        raise Illegal("march-sea-too-far", source=start, region=region, options=options)
    raise Illegal("march-land-too-far", source=start, region=region, options=options)


def refuse_moves(board: Board, seat: int, source: str, keys: Sequence[Key], value: Any) -> None:
    """R9.01: the first unit, or token, that cannot do what it was told."""
    refuse_fog(board, seat, [place for _, place in pairs(value)])
    allowed = {key.id: key.allowed or [] for key in keys}
    for key, place in pairs(value):
        if key == TOKEN and key not in allowed:
            refuse_token(board, seat, source)
        if key not in allowed:
            refuse_unit(board, source, key)
        elif key != TOKEN:
            near = [one for one in allowed[key] if one in regions()]
            refuse_place(board, seat, source, key.partition("/")[0], place, near)


def refuse_march(board: Board, seat: int, value: Any) -> None:
    """A4.04: only an own march order."""
    refuse_fog(board, seat, picks(value))
    mine = names(board.order_areas(seat, "march"))
    for area in picks(value):
        if area in regions():
            raise Illegal("march-no-order", region=label_of("region", area), options=mine)


def refuse_raid(board: Board, seat: int, targets: Mapping[str, Sequence[str]], value: Any) -> None:
    """R8.01-R8.04, A8.07: why this raid has no such target."""
    refuse_fog(board, seat, [part for choice in picks(value) for part in choice.split("/")])
    for choice in picks(value):
        source, _, target = choice.partition("/")
        if source not in regions():
            return
        start = label_of("region", source)
        if source not in targets:
            raise Illegal("raid-no-order", region=start, options=names(list(targets)))
        if target not in regions():
            return
        region, options = label_of("region", target), names(targets[source])
        if target not in raid_reach(source):
            raise Illegal("raid-too-far", source=start, region=region, options=options)
        order = board.orders.get(target)
        if order is None or board.owner(target) in (NOBODY, seat):
            raise Illegal("raid-no-enemy-order", source=start, region=region, options=options)
        kind = tokens()[order].kind
        if kind == "march" or (kind == "defense" and not tokens()[board.orders[source]].star):
            raise Illegal(
                "raid-not-this-order",
                source=start,
                region=region,
                order=label_of("order", order),
                options=options,
            )


def refuse_orders(
    board: Board, seat: int, permitted: Sequence[str], needed: int, value: Any
) -> None:
    """R6.01, R6.02, A6.03, A2.04: why these orders cannot be laid."""
    given = pairs(value)
    refuse_fog(board, seat, [area for area, _ in given])
    mine = board.with_units(seat)
    for area, order in given:
        if area in regions() and area not in mine:
            raise Illegal("orders-no-units", region=label_of("region", area), options=names(mine))
        if order in tokens() and order not in permitted:
            allowed = [label_of("order", one) for one in permitted]
            raise Illegal("order-banned", order=label_of("order", order), options=allowed)
    missing = [area for area in mine if area not in dict(given)]
    if isinstance(value, dict) and needed == len(mine) and missing:
        raise Illegal("orders-missing", options=names(missing))
    refuse_too_many(board, seat, [order for _, order in given], permitted)


def refuse_too_many(board: Board, seat: int, laid: Sequence[str], permitted: Sequence[str]) -> None:
    """A2.04, R6.02: more tokens than there are, more special ones than the court allows."""
    used = Counter(order for order in laid if order in tokens())
    free = [label_of("order", one) for one in permitted if used[one] < tokens()[one].count]
    for order, number in used.items():
        most = tokens()[order].count
        if number > most:
            raise Illegal(
                "order-limit", order=label_of("order", order), max=most, got=number, options=free
            )
    stars = [label_of("order", order) for order in used if tokens()[order].star]
    if len(stars) > board.stars(seat):
        raise Illegal("star-limit", max=board.stars(seat), got=len(stars), options=stars)


def refuse_exchange(
    board: Board, seat: int, area: str, permitted: Sequence[str], value: Any
) -> None:
    """A7.03: why the raven cannot lay this order here."""
    others = [board.orders[r] for r in board.with_units(seat) if r in board.orders and r != area]
    for order in picks(value):
        if order == board.orders[area]:
            raise Illegal(
                "raven-same-order", order=label_of("order", order), region=label_of("region", area)
            )
        refuse_orders(board, seat, permitted, 0, {area: order})
        refuse_too_many(board, seat, [*others, order], permitted)


def refuse_raven(board: Board, seat: int, value: Any) -> None:
    """A7.03: only an own order is exchanged."""
    refuse_fog(board, seat, picks(value))
    mine = [area for area in board.with_units(seat) if area in board.orders]
    for area in picks(value):
        if area in regions() and area not in mine:
            raise Illegal("raven-no-order", region=label_of("region", area), options=names(mine))


def refuse_card(hand: Sequence[str], value: Any) -> None:
    """R10.13: a card of the own hand."""
    for card in picks(value):
        if card in house_cards() and card not in hand:
            options = [label_of("card", one) for one in hand]
            raise Illegal("card-not-in-hand", card=label_of("card", card), options=options)


def refuse_retreat(
    board: Board, seat: int, areas: Sequence[str], cost: Mapping[str, int], value: Any
) -> None:
    """R10.32-A10.36: why the beaten army cannot go there; Robb's owner may be the one who asks."""
    assert board.fight is not None
    fight, loser = board.fight, board.fight.loser
    refuse_fog(board, seat, picks(value))
    fewest = min(cost.values(), default=0)
    for area in picks(value):
        if area not in regions() or area in areas:
            continue
        region, options = label_of("region", area), names(areas)
        if area in cost:
            raise Illegal(
                "retreat-losses", region=region, losses=cost[area], fewest=fewest, options=options
            )
        if area == fight.source and loser == fight.defender:
            raise Illegal("retreat-attackers-area", region=region, options=options)
        if is_closed(board, area):
            raise Illegal("retreat-closed", region=region, options=options)
        if area in board.neutral:
            raise Illegal("retreat-neutral", region=region, options=options)
        if (regions()[area].kind == "land") != (regions()[fight.region].kind == "land"):
            raise Illegal("retreat-terrain", region=region, options=options)
        holder = board.controller(area) if regions()[area].kind != "sea" else board.owner(area)
        if holder not in (NOBODY, loser):
            raise Illegal(
                "retreat-enemy", region=region, owner=label_of("seat", holder), options=options
            )
        raise Illegal("retreat-too-far", region=region, options=options)


def refuse_muster_area(board: Board, seat: int, key: str, areas: Sequence[str]) -> None:
    """R5.12, A12.05: why nothing can be mustered there."""
    area, _, second = key.partition("/")
    if area not in regions():
        return
    refuse_fog(board, seat, [area])
    fact, region, options = regions()[area], label_of("region", area), names(areas)
    if not fact.castle:
        raise Illegal("muster-no-castle", region=region, options=options)
    if board.controller(area) != seat or is_closed(board, area):
        raise Illegal("muster-not-yours", region=region, options=options)
    if area not in areas:
        raise Illegal("muster-not-here", region=region, options=options)
    if second and POINTS[fact.castle] < 2:
        raise too_dear(area, 2)


def too_dear(area: str, points: int) -> Illegal:
    """A5.16: more than the castle's points."""
    most = POINTS[regions()[area].castle]
    options = [label_of("unit", unit) for unit in UNITS if figures().muster_cost[unit] <= most]
    return Illegal(
        "muster-points", region=label_of("region", area), max=most, got=points, options=options
    )
