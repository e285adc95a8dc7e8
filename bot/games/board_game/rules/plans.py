"""What areas are worth, and which march from an area looks best; for players by program."""

from collections import Counter

from bot.games.board_game.rules.facts import POINTS, STAY, house_cards, regions, tokens
from bot.games.board_game.rules.march import LEAVE, Move, is_fight, moves_ask
from bot.games.board_game.rules.neutral import moved
from bot.games.board_game.rules.refusals import TOKEN
from bot.games.board_game.rules.state import NOBODY, BoardState
from bot.games.board_game.rules.strength import plain_value, support_value, supporters
from bot.kernel import Assign, Illegal

FIGHT_MARGIN = 1
"""An attack needs to be so much stronger than what can be seen of the defence."""


def worth(state: BoardState, seat: int, region: str) -> float:
    """What holding an area brings."""
    fact = regions()[region]
    if fact.kind != "land":
        return 0.6 if fact.kind == "sea" else 0.2
    value = 0.5 + 2.0 * fact.barrels + 1.2 * fact.crowns
    if fact.castle:
        value += 9.0 + POINTS[fact.castle]
    if fact.home == state.houses[seat]:
        value += 3.0
    return value


def threat(state: BoardState, seat: int, region: str) -> int:
    """The strongest enemy force next door that could march here."""
    castle = bool(regions()[region].castle)
    found = 0
    for near in regions()[region].adjacent:
        force = state.forces.get(near)
        if force is None or force.seat == seat:
            continue
        if regions()[near].kind != regions()[region].kind:
            continue
        strong = sum(n * plain_value(u, attack=True, castle=castle) for u, n in force.units.items())
        found = max(found, strong)
    return found


def best_card(state: BoardState, seat: int) -> int:
    """The strongest card in hand."""
    return max((house_cards()[card].strength for card in state.hands[seat]), default=0)


def defence(state: BoardState, seat: int, region: str) -> float:
    """How strong the defence of an area looks to this attacker."""
    force = state.forces.get(region)
    owner = force.seat if force is not None else state.guard(region)
    strong = float(state.garrisons.get(region, 0) if state.guard(region) == owner else 0)
    if force is not None:
        strong += sum(
            n * plain_value(u, attack=False, castle=False) for u, n in force.units.items()
        )
    if state.kind(region) == "defense":
        strong += tokens()[state.orders[region]].modifier
    for helper, areas in supporters(state, region).items():
        for area in areas:
            value = support_value(
                state.forces[area].units, state.orders[area], attack=False, castle=False
            )
            # Nobody knows whom a third house will help.
            strong += value if helper == owner else 0 if helper == seat else 0.4 * value
    return strong + best_card(state, owner)


def attack(state: BoardState, seat: int, source: str, region: str, units: Counter[str]) -> float:
    """How strong an attack with these units would be, the best card included."""
    castle = bool(regions()[region].castle)
    strong = float(tokens()[state.orders[source]].modifier)
    strong += sum(n * plain_value(u, attack=True, castle=castle) for u, n in units.items())
    for area in supporters(state, region).get(seat, []):
        strong += support_value(
            state.forces[area].units, state.orders[area], attack=True, castle=castle
        )
    return strong + best_card(state, seat)


def best_march(state: BoardState, seat: int, source: str) -> tuple[float, dict[str, str]]:
    """The best moves found from an area with a march order, and what they gain."""
    ask = moves_ask(state, seat, source)
    if ask is None:
        return 0.0, {}
    # Nobody else's help is counted on, so none is called for.
    others = [area for area in state.orders if state.owner(area) != seat]
    heard = {f"{target}/{area}": "none" for target in state.neutral for area in others}
    frame = Move(seat=seat, source=source, order=state.orders[source], heard=heard)
    found: list[tuple[float, dict[str, str]]] = [(0.0, {})]
    places = list(dict.fromkeys(p for key in ask.keys for p in key.allowed or [] if p in regions()))
    spread = _spread(state, seat, frame, ask, places)
    found.append((_gain(state, seat, source, spread), spread))
    for place in places:
        if is_fight(state, seat, place):
            moves = _all_to(state, seat, frame, ask, place)
            found.append((_gain(state, seat, source, moves), moves))
    return max(found, key=lambda one: one[0])


def _legal(state: BoardState, seat: int, frame: Move, moves: dict[str, str]) -> bool:
    try:
        frame.check_march_moves(state, seat, moves)
    except Illegal:
        return False
    return True


def _spread(
    state: BoardState, seat: int, frame: Move, ask: Assign, places: list[str]
) -> dict[str, str]:
    """One unit each into the best areas that need no fight."""
    free = [p for p in places if state.controller(p) != seat and not is_fight(state, seat, p)]
    free.sort(key=lambda p: -worth(state, seat, p))
    moves: dict[str, str] = {}
    for place in free:
        for key in ask.keys:
            if key.id in moves or place not in (key.allowed or []):
                continue
            trial = _with_token(state, frame, ask, moves | {key.id: place})
            better = _gain(state, seat, frame.source, trial)
            if better > _gain(state, seat, frame.source, moves) and _legal(
                state, seat, frame, trial
            ):
                moves = trial
                break
    return moves


def _all_to(state: BoardState, seat: int, frame: Move, ask: Assign, place: str) -> dict[str, str]:
    """As many as the supply allows into one fight."""
    moves: dict[str, str] = {}
    keys = [key.id for key in ask.keys if place in (key.allowed or [])]
    for number in range(len(keys), 0, -1):
        trial = _with_token(state, frame, ask, dict.fromkeys(keys[-number:], place))
        if _legal(state, seat, frame, trial):
            moves = trial
            break
    return moves


def _with_token(
    state: BoardState, frame: Move, ask: Assign, moves: dict[str, str]
) -> dict[str, str]:
    """A power token stays behind where nobody else does."""
    plain = {key: place for key, place in moves.items() if key != TOKEN}
    empty = len(plain) == state.forces[frame.source].size
    can = any(key.id == TOKEN for key in ask.keys)
    return plain | {TOKEN: LEAVE} if empty and can and STAY not in plain.values() else plain


def _gain(state: BoardState, seat: int, source: str, value: dict[str, str]) -> float:
    """What these moves bring, minus what they give up."""
    moves = moved(value)
    gain = 0.0
    for region, units in moves.items():
        if region in state.neutral:
            gain += worth(state, seat, region)
        elif is_fight(state, seat, region):
            margin = attack(state, seat, source, region, units) - defence(state, seat, region)
            if margin < FIGHT_MARGIN:
                return -1.0
            gain += worth(state, seat, region) + min(margin, 3.0)
        elif state.controller(region) != seat:
            gain += worth(state, seat, region)
            gain += 1.0 if state.controller(region) != NOBODY else 0.0
            if not regions()[region].castle and threat(state, seat, region) > 1:
                gain -= 1.0
    leaving = sum(sum(units.values()) for units in moves.values())
    if leaving == state.forces[source].size:
        if value.get(TOKEN) == LEAVE:
            gain -= 0.8
        elif regions()[source].home != state.houses[seat]:
            gain -= worth(state, seat, source)
        if threat(state, seat, source):
            gain -= 0.5 * worth(state, seat, source)
    return gain
