"""R9: march orders."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from bot.games.board_game.rules.acts import remove_token
from bot.games.board_game.rules.board import NOBODY, Board, Fight, unit_names
from bot.games.board_game.rules.combat import Combat
from bot.games.board_game.rules.facts import (
    STAY,
    UNITS,
    figures,
    kind_neighbours,
    regions,
)
from bot.games.board_game.rules.neutral import Caller, against, not_heard
from bot.games.board_game.rules.orders import OrderStep
from bot.games.board_game.rules.refusals import TOKEN, refuse_march, refuse_moves
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.tidy import Tidy, strand_ships
from bot.kernel import DONE, Assign, Choose, Illegal, Key, Option
from bot.kernel.labels import label_of

LEAVE = "leave"


class Marches(OrderStep, name="board.march"):
    """R4.03: one march order after the other."""

    steps = ("begin", "ask", "carry_out")

    kind: str = "march"

    def begin(self, play: Playing) -> None:
        """R4.02: the march step begins."""
        play.state.phase = "march"

    def ask(self, play: Playing) -> str | None:
        """Which march order; A4.04."""
        state = play.state
        if not self.next_house(state):
            return DONE
        play.ask(march_ask(state, self.seat))
        return None

    def explain_march(self, state: BoardState, seat: int, value: Any) -> None:
        """A4.04: refuse an area without a march order of this house."""
        refuse_march(state, seat, value)

    def carry_out(self, play: Playing) -> str:
        """R9: carry out the order that was chosen, then ask for the next."""
        play.push(Move(seat=self.seat, source=self.chosen("march", self.seat)))
        return "ask"


def march_ask(board: Board, seat: int) -> Choose:
    """Which march order."""
    areas = board.order_areas(seat, "march")
    options = [
        Option(
            id=area,
            label="march-from",
            note="units",
            args={
                "region": label_of("region", area),
                "order": label_of("order", board.orders[area]),
                "units": unit_names({u: board.forces[area].units.get(u, 0) for u in UNITS}),
            },
        )
        for area in areas
    ]
    return Choose(
        seat=seat,
        topic="march",
        purpose="source",
        open_to_all=True,
        public="march",
        options=options,
        default=areas[:1],
    )


def destinations(board: Board, seat: int, source: str, unit: str) -> list[str]:
    """R9.02, R9.16, R17.04: where a unit of this kind can march."""
    if unit != "ship":
        return board.reaches(seat, source)
    known = regions()
    found = list(kind_neighbours(source, "sea"))
    for port in kind_neighbours(source, "port"):
        friendly = board.controller(port) == seat and board.owner(port) in (NOBODY, seat)
        if friendly and known[source].kind == "sea" and port not in board.closed:
            found.append(port)
    return found


def is_fight(board: Board, seat: int, region: str) -> bool:
    """R9.04, A9.06: units, garrisons and neutral forces have to be fought."""
    return (
        board.owner(region) not in (NOBODY, seat)
        or board.guard(region) not in (NOBODY, seat)
        or region in board.neutral
    )


def can_leave_token(board: Board, seat: int, source: str) -> bool:
    """R9.11, A9.14: where a power token could be left at all."""
    fact = regions()[source]
    return (
        fact.kind == "land"
        and not board.is_home(seat, source)
        and source not in board.power_tokens
        and board.power[seat] > 0
        and not board.forces[source].routed
    )


def moves_ask(board: Board, seat: int, source: str) -> Assign | None:
    """R9.01, R9.11: where each unit goes, whether a power token stays; R9.03: no routed ones."""
    keys, places = [], [STAY]
    for unit in UNITS:
        number = board.forces[source].units.get(unit, 0)
        near = destinations(board, seat, source, unit) if number else []
        places += [place for place in near if place not in places]
        for one in range(1, number + 1 if near else 1):
            name = unit if one == 1 else f"{unit}/{one}"
            keys.append(Key(id=name, label=label_of("unit", unit), allowed=[STAY, *near]))
    if not keys:
        return None
    values = [
        Option(id=p, label="march-stay" if p == STAY else label_of("region", p)) for p in places
    ]
    if can_leave_token(board, seat, source):
        keys.append(Key(id=TOKEN, label="march-token", allowed=["no", LEAVE]))
        values += [Option(id=LEAVE, label="march-leave"), Option(id="no", label="march-no-token")]
    return Assign(
        seat=seat,
        topic="march_moves",
        quiet={},
        open_to_all=True,
        public="march",
        about={
            "source": label_of("region", source),
            "order": label_of("order", board.orders[source]),
        },
        keys=keys,
        values=values,
        complete=False,
        default={},
    )


def check_moves(
    board: Board, seat: int, source: str, value: Mapping[str, str], heard: Mapping[str, str]
) -> None:
    """A9.09: Illegal if any part of a march is.

    `heard` is what support orders have answered to a call against a neutral force.
    """
    moves = moved(value)
    leaving = sum(sum(units.values()) for units in moves.values())
    if value.get(TOKEN) == LEAVE and leaving < board.forces[source].size:
        raise Illegal("token-not-needed", region=label_of("region", source))
    if not moves:
        return
    fights = [region for region in moves if is_fight(board, seat, region)]
    if len(fights) > 1:
        one, other = fights[:2]
        raise Illegal(
            "march-two-fights", region=label_of("region", one), other=label_of("region", other)
        )
    _check_room(board, seat, source, moves, fights)
    if fights and fights[0] in board.neutral:
        needed = board.neutral[fights[0]]
        strength = against(board, source, fights[0], moves, heard)
        if strength + sum(not_heard(board, seat, fights[0], heard).values()) < needed:
            raise Illegal(
                "neutral-too-strong",
                region=label_of("region", fights[0]),
                needed=needed,
                strength=strength,
            )


def _check_room(
    board: Board, seat: int, source: str, moves: dict[str, Counter[str]], fights: list[str]
) -> None:
    """A16.04: the march must fit twice; R17.01: three ships in a port."""
    full = figures().port_max_ships
    before: Counter[str] = Counter()
    for region, units in moves.items():
        number = sum(units.values())
        force = board.forces.get(region)
        there = force.size if force is not None else 0
        if regions()[region].kind == "port" and there + number > full:
            raise Illegal("march-port-full", region=label_of("region", region), max=full)
        if region not in fights:
            before[region] += number
            before[source] -= number
    after = Counter(before)
    for region in fights:
        number = sum(moves[region].values())
        after[region] += number
        after[source] -= number
    for change in (before, after):
        if not board.fits(seat, change):
            would_be = board.armies(seat, change)
            raise Illegal("march-supply", flags=board.flags(seat), armies=would_be)


def moved(value: Mapping[str, str]) -> dict[str, Counter[str]]:
    """Units by destination."""
    found: dict[str, Counter[str]] = {}
    for key, place in value.items():
        if key != TOKEN and place != STAY:
            found.setdefault(place, Counter())[key.partition("/")[0]] += 1
    return found


class Move(Caller, name="board.move"):
    """R9: one march order from its area."""

    steps = (
        "ask",
        "call",
        "ask_support",
        "answered",
        "fix",
        "fixed",
        "go",
        "fight",
        "after",
    )

    order: str = ""
    moves: dict[str, dict[str, int]] = {}

    def ask(self, play: Playing) -> str | None:
        """R9.01: all moves in one answer."""
        self.order = play.state.orders[self.source]
        ask = moves_ask(play.state, self.seat, self.source)
        if ask is None:
            self.answers[f"march_moves/{self.seat}"] = {}
        else:
            play.ask(ask)
        return None

    def explain_march_moves(self, state: BoardState, seat: int, value: Any) -> None:
        """R9.02, R9.03, R9.11: the first unit that cannot do what it was told."""
        ask = moves_ask(state, seat, self.source)
        refuse_moves(state, seat, self.source, ask.keys if ask is not None else [], value)

    def check_march_moves(self, state: BoardState, seat: int, value: dict[str, str]) -> None:
        """A9.09: refused as a whole if any part is illegal."""
        check_moves(state, seat, self.source, value, self.heard)

    @property
    def marching(self) -> dict[str, Counter[str]]:
        """Units by destination, as they are told to march."""
        return moved(self.given("march_moves", self.seat))

    def call(self, play: Playing) -> str | None:
        """R9.18: only against a neutral force others may be called."""
        against_neutral = any(region in play.state.neutral for region in self.marching)
        return super().call(play) if against_neutral else "go"

    def go(self, play: Playing) -> str | None:
        """R9.01, R9.08, R9.12: peaceful moves, then the power token; A9.15: then stranded ships."""
        state = play.state
        value = self.given("march_moves", self.seat)
        self.moves = {region: dict(units) for region, units in self.marching.items()}
        fights = [region for region in self.moves if is_fight(state, self.seat, region)]
        self.target = fights[0] if fights else ""
        strength = 0
        if self.target in state.neutral:
            counted = {region: Counter(units) for region, units in self.moves.items()}
            strength = against(state, self.source, self.target, counted, self.heard)
        del state.orders[self.source]
        if not self.moves:
            play.emit(
                "march-spent",
                seat=label_of("seat", self.seat),
                region=label_of("region", self.source),
            )
            return "after"
        for region, units in self.moves.items():
            for unit, number in units.items():
                state.take(self.source, unit, number)
            if region != self.target:
                self._enter(play, region, units)
        if value.get(TOKEN) == LEAVE:
            state.power[self.seat] -= 1
            state.power_tokens[self.source] = self.seat
            play.emit(
                "token-left",
                seat=label_of("seat", self.seat),
                region=label_of("region", self.source),
            )
        strand_ships(play)
        if self.target in state.neutral:
            self._beat_neutral(play, strength)
            return "after"
        return "fight" if self.target else "after"

    def _enter(self, play: Playing, region: str, units: Mapping[str, int]) -> None:
        """R9.08: an enemy power token goes."""
        state = play.state
        for unit, number in units.items():
            state.add(region, self.seat, unit, number)
        if state.power_tokens.get(region, self.seat) != self.seat:
            remove_token(play, region)
        play.emit(
            "march",
            seat=label_of("seat", self.seat),
            source=label_of("region", self.source),
            region=label_of("region", region),
            units=unit_names(units),
        )

    def _beat_neutral(self, play: Playing, strength: int) -> None:
        """R9.18, A9.20: the neutral force leaves the game."""
        state = play.state
        needed = state.neutral.pop(self.target)
        self._enter(play, self.target, self.moves[self.target])
        play.emit(
            "neutral-beaten",
            seat=label_of("seat", self.seat),
            region=label_of("region", self.target),
            strength=strength,
            needed=needed,
        )

    def fight(self, play: Playing) -> None:
        """R9.04: after all other moves."""
        state = play.state
        owner = state.owner(self.target)
        state.fight = Fight(
            attacker=self.seat,
            defender=owner if owner != NOBODY else state.guard(self.target),
            source=self.source,
            region=self.target,
            order=self.order,
            attackers=dict(self.moves[self.target]),
        )
        play.push(Combat())

    def after(self, play: Playing) -> None:
        """A4.09: put in order what the march has left behind."""
        play.push(Tidy())
