"""Players by program, from their own view alone: the stand-in, and a vassal who only defends."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from bot.games.board_game.rules.board import Board
from bot.games.board_game.rules.facts import house_cards, regions, tides, tokens
from bot.games.board_game.rules.march import is_fight, moved
from bot.games.board_game.rules.muster import check_muster
from bot.games.board_game.rules.objectives import FIRM_LAND, met, points_of
from bot.games.board_game.rules.planning import cautious_orders, permitted
from bot.games.board_game.rules.plans import best_march, threat, worth
from bot.games.board_game.rules.view import BoardView
from bot.kernel import AFTER, Assign, Choose, Illegal, Rng, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import id_of


def standin(view: View, ask: AnyAsk, rng: Rng) -> Any:
    """Plays for somebody who is not there, as the table has agreed."""
    assert isinstance(view, BoardView)
    plays = vassal if view.options.standins == "vassal" else heuristic
    return plays(view, ask, rng)


def vassal(view: View, ask: AnyAsk, rng: Rng) -> Any:
    """Holds what it has by cautious defaults; attacks nobody, but does its part at the Wall."""
    assert isinstance(view, BoardView)
    if ask.topic == "wildling_bid":
        return _wildling_bid(view.board(), ask, rng)
    return ask.default


def heuristic(view: View, ask: AnyAsk, rng: Rng) -> Any:
    """Answer one question; whatever there is no rule of thumb for takes its default."""
    assert isinstance(view, BoardView)
    thumb = _THUMBS.get(ask.topic)
    if thumb is None or not view.tracks:
        return ask.default
    return thumb(view.board(), ask, rng)


def _orders(board: Board, ask: Assign, rng: Rng) -> dict[str, str]:
    """March where something can be won, gather power and muster behind, hold the rest."""
    seat = ask.seat
    left = Counter({token.id: token.count for token in permitted(board)})
    stars = board.stars(seat)
    laid: dict[str, str] = {}

    def lay(area: str, *wanted: str) -> bool:
        nonlocal stars
        for order in wanted:
            if area not in laid and left[order] and (stars or not tokens()[order].star):
                laid[area] = order
                left[order] -= 1
                stars -= tokens()[order].star
                return True
        return False

    for area, target in _marches(board, seat):
        if not lay(area, "march_plus_1" if target else "march_0", "march_0", "march_minus_1"):
            break
    for area in board.with_units(seat):
        if regions()[area].castle and not threat(board, seat, area):
            lay(area, "consolidate_special", "consolidate")
        elif regions()[area].kind == "port" or _safe_crown(board, seat, area):
            lay(area, "consolidate")
    for area in sorted(board.with_units(seat), key=lambda a: -threat(board, seat, a)):
        if regions()[area].kind == "land" and threat(board, seat, area):
            lay(area, "defense_plus_2", "defense_plus_1")
        lay(area, "support_plus_1", "support_0", "raid")
    rest = cautious_orders(board, seat)
    for key in ask.keys:
        lay(key.id, rest.get(key.id, "raid"), *(token.id for token in permitted(board)))
    return {key.id: laid[key.id] for key in ask.keys if key.id in laid}


def _safe_crown(board: Board, seat: int, area: str) -> bool:
    return bool(regions()[area].crowns) and threat(board, seat, area) < 2


def _marches(board: Board, seat: int) -> list[tuple[str, bool]]:
    """Areas worth a march order, best first, and whether they mean to fight."""
    found = []
    for area in board.with_units(seat):
        orders = board.orders | {area: "march_0"}
        gain, moves = best_march(board.model_copy(update={"orders": orders}), seat, area)
        if gain > 1.0:
            fights = any(is_fight(board, seat, region) for region in moved(moves))
            found.append((gain, area, fights))
    found.sort(key=lambda one: (-one[0], one[1]))
    return [(area, fights) for _, area, fights in found]


def _march(board: Board, ask: Choose, rng: Rng) -> list[str]:
    areas = [option.id for option in ask.options]
    return [max(areas, key=lambda area: best_march(board, ask.seat, area)[0])]


def _march_moves(board: Board, ask: Assign, rng: Rng) -> dict[str, str]:
    source = id_of(ask.about["source"])
    moves = best_march(board, ask.seat, source)[1]
    known = {key.id: key.allowed or [] for key in ask.keys}
    legal = all(place in known.get(key, []) for key, place in moves.items())
    return moves if legal else {}


def _raid(board: Board, ask: Choose, rng: Rng) -> list[str]:
    """Power first, then support and defence."""
    value = {"consolidate_power": 3, "support": 2, "defense": 2, "raid": 1, "": 0}

    def rank(option: str) -> int:
        target = option.split("/")[1]
        return value[board.kind(target)] if target != "none" else 0

    return [max((option.id for option in ask.options), key=rank)]


def _muster(board: Board, ask: Assign, rng: Rng) -> dict[str, str]:
    """Knights where there is room, else footmen and upgrades; some ships."""
    seat = ask.seat
    ships = figures_of(board, seat)["ship"]
    wanted = ["knight", "siege_engine", "upgrade_knight", "footman", "upgrade_siege_engine"]
    chosen: dict[str, str] = {}
    for key in ask.keys:
        allowed = key.allowed or []
        sea = [thing for thing in allowed if thing.startswith("ship/") and "port_" not in thing]
        mine = [thing for thing in wanted if thing in allowed]
        for thing in [*sea[:1], *mine] if ships < 2 else [*mine, *sea[:1]]:
            if thing.startswith("siege") and rng.below(3):
                continue
            trial = chosen | {key.id: thing}
            try:
                check_muster(board, seat, trial)
            except Illegal:
                continue
            if ask.about["why"] != "why:horde" or len({k.removesuffix("/2") for k in trial}) == 1:
                chosen = trial
                ships += thing.startswith("ship/")
                break
    return chosen


def figures_of(board: Board, seat: int) -> Counter[str]:
    """Units on the board by kind."""
    found: Counter[str] = Counter()
    for force in board.forces.values():
        if force.seat == seat:
            found.update(force.units)
            found.update(force.routed)
    return found


def _bid(board: Board, ask: Any, rng: Rng) -> int:
    """A share of what there is, most for the first track."""
    share = {"track:iron_throne": 4, "track:fiefdoms": 3, "track:kings_court": 2}
    most = board.power[ask.seat]
    return int(min(most, most // share[ask.about["track"]] + rng.below(2)))


def _wildling_bid(board: Board, ask: Any, rng: Rng) -> int:
    """One's part and a little more, if that may be enough."""
    part = -(-ask.about["strength"] // board.seats)
    return int(min(ask.max, part + rng.below(2)))


def _card(board: Board, ask: Choose, rng: Rng) -> list[str]:
    """The weakest card that wins against the opponent's likely answer, or the least loss."""
    fight = board.combat
    other = fight.other(ask.seat)
    mine, theirs = (
        (fight.attack, fight.defence)
        if ask.seat == fight.attacker
        else (fight.defence, fight.attack)
    )
    strengths = sorted(house_cards()[card].strength for card in board.hands[other])
    likely = strengths[-2] if len(strengths) > 1 else strengths[-1] if strengths else 0
    cards = [option.id for option in ask.options if option.id in house_cards()]

    def score(card: str) -> tuple[float, int]:
        fact = house_cards()[card]
        margin = mine + fact.strength - theirs - likely
        won = 2.0 if margin > 0 else 1.0 if margin == 0 else 0.0
        return won * 3 + 0.4 * (fact.swords if won else fact.forts), -fact.strength

    return [max(cards, key=score)]


def _yes(board: Board, ask: Choose, rng: Rng) -> list[str]:
    return ["yes"]


def _tyrion(board: Board, ask: Choose, rng: Rng) -> list[str]:
    """Back with it if it is strong."""
    card = id_of(ask.about["card"])
    return ["yes" if house_cards()[card].strength >= 2 else "no"]


def _redraw(board: Board, ask: Choose, rng: Rng) -> list[str]:
    tide = tides()[id_of(ask.about["card"])]
    return ["yes" if tide.strength == 0 and not tide.skulls else "no"]


def _support(board: Board, ask: Assign, rng: Rng) -> dict[str, str]:
    """Own side always; of others the one with fewer castles, unless it stands beside me."""
    fight = board.combat
    me = ask.seat
    keys = [key.id for key in ask.keys]
    if me in (fight.attacker, fight.defender):
        return dict.fromkeys(keys, fight.side(me))
    castles = {seat: board.score(seat) for seat in (fight.attacker, fight.defender)}
    if castles[fight.attacker] == castles[fight.defender]:
        return dict.fromkeys(keys, "none")
    weaker = min(castles, key=lambda seat: castles[seat])
    return dict.fromkeys(keys, fight.side(weaker))


def _first_real(board: Board, ask: Choose, rng: Rng) -> list[str]:
    """Whatever is better than nothing."""
    for option in ask.options:
        if option.id not in ("none", "no", "pass", "nothing"):
            return [option.id]
    return list(ask.default)


def _retreat(board: Board, ask: Choose, rng: Rng) -> list[str]:
    areas = [option.id for option in ask.options]
    loser = int(id_of(ask.about["loser"]))
    sign = 1 if loser == ask.seat else -1
    return [max(areas, key=lambda a: sign * (worth(board, loser, a) - threat(board, loser, a)))]


def _consolidate(board: Board, ask: Choose, rng: Rng) -> list[str]:
    room = sum(board.reserve(ask.seat, unit) for unit in ("footman", "knight"))
    return ["muster" if room and board.power[ask.seat] >= 3 else "power"]


def _westeros(board: Board, ask: Choose, rng: Rng) -> list[str]:
    """Mustering and power for all are good for whoever decides; a ban if one is threatened."""
    ids = [option.id for option in ask.options]
    for wish in ("mustering", "power"):
        if wish in ids:
            return [wish]
    return ["no_march_plus_1" if board.stars(ask.seat) == 0 else "nothing"]


def _ties(board: Board, ask: Choose, rng: Rng) -> list[str]:
    """Oneself first, those with many castles last."""
    houses = [option.id for option in ask.options]

    def rank(house: str) -> tuple[bool, int]:
        seat = board.seat_of(house)
        return (seat != ask.seat, board.score(seat))

    return sorted(houses, key=rank)


def _wildling_ties(board: Board, ask: Choose, rng: Rng) -> list[str]:
    ranked = _ties(board, ask, rng)
    return ranked[:1] if ask.about["wanted"] == "choice:highest" else ranked[-1:]


def _keep(board: Board, ask: Choose, rng: Rng) -> list[str]:
    """R21.08: objectives that are near and bring much."""
    ids = [option.id for option in ask.options if option.id != AFTER]
    return sorted(ids, key=lambda card: -_promise(board, ask.seat, card))[: ask.max]


def _give(board: Board, ask: Choose, rng: Rng) -> list[str]:
    """A21.11, A21.12: the objective that promises least."""
    ids = [option.id for option in ask.options]
    return [min(ids, key=lambda card: _promise(board, ask.seat, card))]


def _promise(board: Board, seat: int, card: str) -> float:
    """What an objective is likely to bring this house."""
    points = points_of(board, seat, card)
    if met(board, seat, card):
        return 2.0 * points + 1.0
    missing = sum(board.controller(area) != seat for area in FIRM_LAND.get(card, ("",) * 2) if area)
    return points / (1.0 + (missing or 2))


_THUMBS: dict[str, Callable[[Board, Any, Rng], Any]] = {
    "orders": _orders,
    "march": _march,
    "march_moves": _march_moves,
    "raid": _raid,
    "muster": _muster,
    "bid": _bid,
    "wildling_bid": _wildling_bid,
    "house_card": _card,
    "tyrion_lannister": _tyrion,
    "tides_redraw": _redraw,
    "blade": _yes,
    "support": _support,
    "cersei_lannister": _first_real,
    "renly_baratheon": _first_real,
    "patchface": _first_real,
    "retreat": _retreat,
    "consolidate": _consolidate,
    "westeros_choice": _westeros,
    "clash_ties": _ties,
    "wildling_ties": _wildling_ties,
    "keep_objectives": _keep,
    "take_objective": _keep,
    "put_objective": _give,
    "return_objective": _give,
    "ser_ilyn_payne": _first_real,
    "ser_gerris_drinkwater": _first_real,
    "reek": _yes,
    "alayne_stone": _yes,
}
