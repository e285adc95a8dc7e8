"""What areas are worth, and which march from an area looks best; for players by program."""

from collections import Counter
from dataclasses import dataclass

from bot.games.board_game.rules.board import NOBODY, Board
from bot.games.board_game.rules.facts import POINTS, STAY, house_cards, regions, tokens
from bot.games.board_game.rules.march import LEAVE, check_moves, is_fight, moved, moves_ask
from bot.games.board_game.rules.objectives import FIRM_LAND, SPECIAL_LAND, points_of
from bot.games.board_game.rules.refusals import TOKEN
from bot.games.board_game.rules.strength import plain_value, support_value, supporters
from bot.kernel import Assign, Illegal

FIGHT_MARGIN = 1
"""An attack needs to be so much stronger than what can be seen of the defence."""


def worth(board: Board, seat: int, region: str) -> float:
    """What holding an area brings."""
    fact = regions()[region]
    if fact.kind != "land":
        return 0.6 if fact.kind == "sea" else 0.2
    value = 0.5 + 2.0 * fact.barrels + 1.2 * fact.crowns
    if board.points:
        value += _wanted(board, seat, region)
    if fact.castle:
        value += (2.0 if board.points else 9.0) + POINTS[fact.castle]
    if board.is_home(seat, region):
        value += 3.0
    return value


def _wanted(board: Board, seat: int, region: str) -> float:
    """R21: what the objectives a player knows of give for an area, while they are not met."""
    house = board.houses[seat]
    value = 9.0 if region in SPECIAL_LAND[house] else 0.0
    rival = board.controller(region)
    if rival not in (NOBODY, seat) and region in SPECIAL_LAND[board.houses[rival]]:
        # What a rival scores with in every round is worth taking from them.
        value += 9.0
    if house == "stark" and regions()[region].castle:
        value += 4.0
    for card in board.objectives[seat]:
        areas = FIRM_LAND.get(card, ())
        if region in areas:
            value += 8.0 * points_of(board, seat, card) / len(areas)
        if card == "home_invasion" and board.shields.get(region, house) != house:
            value += 6.0
    return value


def threat(board: Board, seat: int, region: str) -> int:
    """The strongest enemy force next door that could march here."""
    castle = bool(regions()[region].castle)
    found = 0
    for near in regions()[region].adjacent:
        force = board.forces.get(near)
        if force is None or force.seat == seat:
            continue
        if regions()[near].kind != regions()[region].kind:
            continue
        strong = sum(n * plain_value(u, attack=True, castle=castle) for u, n in force.units.items())
        found = max(found, strong)
    return found


def best_card(board: Board, seat: int) -> int:
    """The strongest card in hand."""
    return max((house_cards()[card].strength for card in board.hands[seat]), default=0)


def defence(board: Board, seat: int, region: str) -> float:
    """How strong the defence of an area looks to this attacker."""
    force = board.forces.get(region)
    owner = force.seat if force is not None else board.guard(region)
    strong = float(board.garrisons.get(region, 0) if board.guard(region) == owner else 0)
    if force is not None:
        strong += sum(
            n * plain_value(u, attack=False, castle=False) for u, n in force.units.items()
        )
    if board.kind(region) == "defense":
        strong += tokens()[board.orders[region]].modifier
    for helper, areas in supporters(board, region).items():
        for area in areas:
            value = support_value(
                board.forces[area].units, board.orders[area], attack=False, castle=False
            )
            # Nobody knows whom a third house will help.
            strong += value if helper == owner else 0 if helper == seat else 0.4 * value
    return strong + _their_card(board, owner)


def _their_card(board: Board, seat: int) -> float:
    """The strongest card they hold; in the expansions, where there is no time to wait, a usual one.

    R20.01, R21.14: A Dance with Dragons has six rounds, A Feast for Crows scores in every one.
    """
    hand = board.hands[seat]
    if board.options.expansion == "none" or not hand:
        return best_card(board, seat)
    return sum(house_cards()[card].strength for card in hand) / len(hand)


def attack(board: Board, seat: int, source: str, region: str, units: Counter[str]) -> float:
    """How strong an attack with these units would be, the best card included."""
    castle = bool(regions()[region].castle)
    strong = float(tokens()[board.orders[source]].modifier)
    strong += sum(n * plain_value(u, attack=True, castle=castle) for u, n in units.items())
    for area in supporters(board, region).get(seat, []):
        strong += support_value(
            board.forces[area].units, board.orders[area], attack=True, castle=castle
        )
    return strong + best_card(board, seat)


def best_march(board: Board, seat: int, source: str) -> tuple[float, dict[str, str]]:
    """The best moves found from an area with a march order, and what they gain."""
    ask = moves_ask(board, seat, source)
    return _March(board, seat, source, ask).best() if ask is not None else (0.0, {})


@dataclass(frozen=True, slots=True)
class _March:
    """One march order, and the question where its units go."""

    board: Board
    seat: int
    source: str
    ask: Assign

    def best(self) -> tuple[float, dict[str, str]]:
        """The best moves found, and what they gain."""
        known = regions()
        named = (place for key in self.ask.keys for place in key.allowed or [] if place in known)
        places = list(dict.fromkeys(named))
        fights = [place for place in places if is_fight(self.board, self.seat, place)]
        tried = [{}, self._spread(places), *(self._all_to(place) for place in fights)]
        return max(((self._gain(moves), moves) for moves in tried), key=lambda one: one[0])

    def _legal(self, moves: dict[str, str]) -> bool:
        """Whether the rules allow it; nobody else's help is counted on, so none is called for."""
        board = self.board
        others = [area for area in board.orders if board.owner(area) != self.seat]
        heard = {f"{target}/{area}": "none" for target in board.neutral for area in others}
        try:
            check_moves(board, self.seat, self.source, moves, heard)
        except Illegal:
            return False
        return True

    def _spread(self, places: list[str]) -> dict[str, str]:
        """One unit each into the best areas that need no fight."""
        board, seat = self.board, self.seat
        free = [p for p in places if board.controller(p) != seat and not is_fight(board, seat, p)]
        free.sort(key=lambda place: -worth(board, seat, place))
        moves: dict[str, str] = {}
        for place in free:
            for key in self.ask.keys:
                if key.id in moves or place not in (key.allowed or []):
                    continue
                trial = self._with_token(moves | {key.id: place})
                if self._gain(trial) > self._gain(moves) and self._legal(trial):
                    moves = trial
                    break
        return moves

    def _all_to(self, place: str) -> dict[str, str]:
        """As many as the supply allows into one fight."""
        keys = [key.id for key in self.ask.keys if place in (key.allowed or [])]
        for number in range(len(keys), 0, -1):
            trial = self._with_token(dict.fromkeys(keys[-number:], place))
            if self._legal(trial):
                return trial
        return {}

    def _with_token(self, moves: dict[str, str]) -> dict[str, str]:
        """A power token stays behind where nobody else does."""
        plain = {key: place for key, place in moves.items() if key != TOKEN}
        empty = len(plain) == self.board.forces[self.source].size
        can = any(key.id == TOKEN for key in self.ask.keys)
        return plain | {TOKEN: LEAVE} if empty and can and STAY not in plain.values() else plain

    def _gain(self, value: dict[str, str]) -> float:
        """What these moves bring, minus what they give up."""
        board, seat, source = self.board, self.seat, self.source
        moves = moved(value)
        gain = 0.0
        for region, units in moves.items():
            if region in board.neutral:
                gain += worth(board, seat, region)
            elif is_fight(board, seat, region):
                margin = attack(board, seat, source, region, units) - defence(board, seat, region)
                if margin < FIGHT_MARGIN:
                    return -1.0
                gain += worth(board, seat, region) + min(margin, 3.0)
            elif board.controller(region) != seat:
                gain += worth(board, seat, region)
                gain += 1.0 if board.controller(region) != NOBODY else 0.0
                if not regions()[region].castle and threat(board, seat, region) > 1:
                    gain -= 1.0
        leaving = sum(sum(units.values()) for units in moves.values())
        if leaving == board.forces[source].size:
            if value.get(TOKEN) == LEAVE:
                gain -= 0.8
            elif not board.is_home(seat, source):
                gain -= worth(board, seat, source)
            if threat(board, seat, source):
                gain -= 0.5 * worth(board, seat, source)
        return gain
