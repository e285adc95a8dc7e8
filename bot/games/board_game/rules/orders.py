"""R4.03: order after order in turn order. R8: raids. R12: consolidating power."""

from typing import Any

from bot.games.board_game.rules.acts import gain, pay, remove_order
from bot.games.board_game.rules.board import NOBODY, Board
from bot.games.board_game.rules.facts import POINTS, raid_reach, regions, tokens
from bot.games.board_game.rules.muster import Muster, things
from bot.games.board_game.rules.refusals import refuse_raid
from bot.games.board_game.rules.state import BoardState, Playing
from bot.kernel import DONE, Choose, Frame, Option
from bot.kernel.labels import label_of


class OrderStep(Frame):
    """R4.03, A4.05: the pointer is a position of the throne track."""

    kind: str = ""
    position: int = -1
    seat: int = NOBODY

    def next_house(self, state: BoardState) -> bool:
        """A4.04: the next house that has such an order; False if none is left."""
        track = state.order_of_play
        for step in range(1, len(track) + 1):
            place = (self.position + step) % len(track)
            if state.order_areas(track[place], self.kind):
                self.position = place
                self.seat = state.turn = track[place]
                return True
        state.turn = NOBODY
        return False


def raid_targets(board: Board, seat: int, source: str) -> list[str]:
    """R8.01, R8.02, A8.07: enemy orders a raid can remove."""
    kinds = {"support", "raid", "consolidate_power"}
    if tokens()[board.orders[source]].star:
        kinds.add("defense")
    return [
        r
        for r in raid_reach(source)
        if board.owner(r) not in (NOBODY, seat) and board.kind(r) in kinds
    ]


class Raids(OrderStep, name="board.raid"):
    """R8: raid orders."""

    steps = ("begin", "ask", "carry_out")

    kind: str = "raid"

    def begin(self, play: Playing) -> None:
        """R4.02: the raid step begins."""
        play.state.phase = "raid"

    def ask(self, play: Playing) -> str | None:
        """Which raid, and on what; A8.07: or without effect."""
        state = play.state
        if not self.next_house(state):
            return DONE
        ask = raid_ask(state, self.seat)
        if ask is None:
            area = state.order_areas(self.seat, "raid")[0]
            self.answers[f"raid/{self.seat}"] = [f"{area}/none"]
        else:
            play.ask(ask)
        return None

    def explain_raid(self, state: BoardState, seat: int, value: Any) -> None:
        """R8.01-R8.04: refuse an area that cannot raid, or be raided from there."""
        refuse_raid(state, seat, _all_targets(state, seat), value)

    def carry_out(self, play: Playing) -> str:
        """R8.01, R8.05: both tokens leave the board."""
        state = play.state
        source, target = self.chosen("raid", self.seat).split("/")
        del state.orders[source]
        if target == "none":
            play.emit(
                "raid-spent", seat=label_of("seat", self.seat), region=label_of("region", source)
            )
            return "ask"
        loser = state.owner(target)
        order = state.orders.pop(target)
        play.emit(
            "raid",
            seat=label_of("seat", self.seat),
            source=label_of("region", source),
            region=label_of("region", target),
            loser=label_of("seat", loser),
            order=label_of("order", order),
        )
        if tokens()[order].kind == "consolidate_power":
            # R8.06, A8.08: the raider gains even if the victim has nothing.
            pay(play, loser, 1, "raid")
            gain(play, self.seat, 1, "raid")
        return "ask"


def _all_targets(board: Board, seat: int) -> dict[str, list[str]]:
    """Targets by raid order."""
    areas = board.order_areas(seat, "raid")
    return {area: raid_targets(board, seat, area) for area in areas}


def raid_ask(board: Board, seat: int) -> Choose | None:
    """Which raid on what, or None where no raid has a target."""
    targets = _all_targets(board, seat)
    if not any(targets.values()):
        return None
    options = []
    for area, found in targets.items():
        options += [_raid_option(board, area, target) for target in found]
        options.append(_no_raid(board, area))
    default = [next(o.id for o in options if o.id.endswith("/none"))]
    return Choose(
        seat=seat,
        topic="raid",
        purpose="act",
        quiet=default,
        open_to_all=True,
        public="raid",
        options=options,
        default=default,
    )


def _raid_option(board: Board, source: str, target: str) -> Option:
    return Option(
        id=f"{source}/{target}",
        label="raid-on-star" if _is_special(board, source) else "raid-on",
        args={
            "source": label_of("region", source),
            "region": label_of("region", target),
            "order": label_of("order", board.orders[target]),
            "owner": label_of("seat", board.owner(target)),
        },
    )


def _no_raid(board: Board, area: str) -> Option:
    return Option(
        id=f"{area}/none",
        label="raid-none-star" if _is_special(board, area) else "raid-none",
        args={"source": label_of("region", area)},
    )


def _is_special(board: Board, area: str) -> bool:
    """A ★ order lies there."""
    return tokens()[board.orders[area]].star


FIRST = "first/"
"""Before the ★ order of this question, the plain one in that area."""


class Consolidate(OrderStep, name="board.consolidate"):
    """R12: consolidate-power orders; a special one first, unless its house wants another order."""

    steps = ("begin", "ask", "carry_out")

    kind: str = "consolidate_power"
    area: str = ""

    def begin(self, play: Playing) -> None:
        """R4.02: the consolidation step begins."""
        play.state.phase = "consolidate"

    def ask(self, play: Playing) -> str | None:
        """R12.04, A12.05: power, or a muster where that is possible; R4.03: or another order."""
        state = play.state
        if not self.next_house(state):
            return DONE
        areas = state.order_areas(self.seat, self.kind)
        self.area = max(areas, key=lambda area: tokens()[state.orders[area]].star)
        self.answers.clear()
        ask = consolidate_ask(state, self.seat, self.area) or first_ask(state, self.seat)
        if ask is not None:
            play.ask(ask)
        return None

    def carry_out(self, play: Playing) -> str:
        """R12.01: take power, or muster by a starred order."""
        state = play.state
        chosen = "power"
        for topic in ("consolidate", "consolidate_first"):
            if f"{topic}/{self.seat}" in self.answers:
                chosen = self.chosen(topic, self.seat)
        if chosen == "muster":
            del state.orders[self.area]
            play.push(Muster(queue=[self.seat], area=self.area, why="order"))
            return "ask"
        if chosen != "power":
            self.area = chosen.removeprefix(FIRST)
        power = consolidated_power(state, self.seat, self.area)
        if power:
            del state.orders[self.area]
            power = gain(play, self.seat, power, "order")
            play.emit(
                "consolidated",
                seat=label_of("seat", self.seat),
                region=label_of("region", self.area),
                power=power,
            )
        else:
            remove_order(play, self.area, self.seat, "no_effect")
        # A4.09 would change nothing: power moves neither units nor control.
        return "ask"


def can_muster(board: Board, seat: int, area: str) -> bool:
    """A12.05: whether the order here is a special one by which something can be mustered."""
    star = tokens()[board.orders[area]].star
    castle = POINTS[regions()[area].castle]
    return bool(star and castle and things(board, seat, area, [area]))


def other_musters(board: Board, seat: int) -> list[str]:
    """Areas in which others can still muster by an order of this step."""
    return [
        area
        for area in board.orders
        if board.kind(area) == "consolidate_power"
        and board.owner(area) != seat
        and can_muster(board, board.owner(area), area)
    ]


def consolidate_ask(board: Board, seat: int, area: str) -> Choose | None:
    """R12.04, A12.05: power or a muster, or None where nothing could be mustered.

    R4.03: while others can muster too, the house may take another of its orders first.
    """
    if not can_muster(board, seat, area):
        return None
    options = [Option(id=one, label=label_of("choice", one)) for one in ("power", "muster")]
    for plain in board.order_areas(seat, "consolidate_power"):
        if plain != area and other_musters(board, seat):
            args = {"region": label_of("region", plain)}
            options.append(Option(id=f"{FIRST}{plain}", label="consolidate-first", args=args))
    return Choose(
        seat=seat,
        topic="consolidate",
        open_to_all=True,
        public="consolidate",
        about={"region": label_of("region", area), "power": consolidated_power(board, seat, area)},
        options=options,
        default=["power"],
    )


def first_ask(board: Board, seat: int) -> Choose | None:
    """R4.03, R12.03: which plain order comes first, if another's muster could close a port."""
    seas = {
        thing.removeprefix("ship/")
        for area in other_musters(board, seat)
        for thing in things(board, board.owner(area), area, [area])
    }
    areas = board.order_areas(seat, "consolidate_power")
    ports = [a for a in areas if regions()[a].sea in seas and consolidated_power(board, seat, a)]
    if not ports or len(areas) == 1:
        return None
    return Choose(
        seat=seat,
        topic="consolidate_first",
        purpose="order",
        open_to_all=True,
        public="consolidate",
        options=[Option(id=area, label=label_of("region", area)) for area in areas],
        default=ports[:1],
    )


def consolidated_power(board: Board, seat: int, area: str) -> int:
    """R12.01: 1 and 1 per crown; A12.02: a sea gives none; R12.03: no port under blockade."""
    fact = regions()[area]
    if fact.kind == "sea":
        return 0
    if fact.kind == "port":
        return int(board.owner(fact.sea) in (NOBODY, seat))
    return 1 + fact.crowns
