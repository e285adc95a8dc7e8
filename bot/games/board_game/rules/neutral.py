"""R9.18-A9.21: neutral forces, and calling for support against them."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Mapping

from bot.games.board_game.rules.board import Board
from bot.games.board_game.rules.facts import regions, tokens
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.strength import plain_value, support_value, supporters
from bot.games.board_game.rules.support import answer_told
from bot.kernel import Assign, Choose, Frame, InTurn, Key, Option
from bot.kernel.labels import label_of
from bot.kernel.turns import check_after


def against(
    board: Board,
    source: str,
    target: str,
    moves: Mapping[str, Mapping[str, int]],
    heard: Mapping[str, str],
) -> int:
    """R9.18: marching units, march modifier, own support and what others have granted.

    `heard` is what support orders have answered, `target/area` to attacker or none.
    """
    me = board.owner(source)
    castle = bool(regions()[target].castle)
    total = tokens()[board.orders[source]].modifier
    total += sum(n * plain_value(u, attack=True, castle=castle) for u, n in moves[target].items())
    for seat, areas in supporters(board, target).items():
        for area in areas:
            if seat != me and heard.get(f"{target}/{area}") != "attacker":
                continue
            units = Counter(board.forces[area].units)
            if seat == me and area in moves:
                units += Counter(moves[area])
            total += support_value(units, board.orders[area], attack=True, castle=castle)
    return total


def not_heard(board: Board, seat: int, target: str, heard: Mapping[str, str]) -> dict[str, int]:
    """What support orders of others could add that have not answered for this target."""
    castle = bool(regions()[target].castle)
    return {
        area: support_value(
            board.forces[area].units, board.orders[area], attack=True, castle=castle
        )
        for helper, areas in supporters(board, target).items()
        for area in areas
        if helper != seat and f"{target}/{area}" not in heard
    }


class Caller(Frame):
    """A9.21: a house that marches against a neutral force may call for support."""

    seat: int
    source: str
    target: str = ""
    """Where the one fight is, if there is one."""
    heard: dict[str, str] = {}
    """What support orders have answered, `target/area` to attacker or none."""
    turns: InTurn = InTurn()

    @property
    @abstractmethod
    def marching(self) -> dict[str, Counter[str]]:
        """Units by destination, as they are told to march."""

    def _strength(self, state: BoardState) -> int:
        """How strong the march is against its target, with what has been granted so far."""
        return against(state, self.source, self.target, self.marching, self.heard)

    def call(self, play: Playing) -> str | None:
        """A9.20, A9.21: others are asked only if it needs them; standing orders answer first."""
        state = play.state
        self.target = next(region for region in self.marching if region in state.neutral)
        strength, needed = self._strength(state), state.neutral[self.target]
        if strength >= needed:
            return "go"
        play.emit(
            "support-called",
            seat=label_of("seat", self.seat),
            region=label_of("region", self.target),
            strength=strength,
            needed=needed,
        )
        asked = self._asked(state)
        self.turns = InTurn(seats=state.in_order(list(asked)))
        for seat, areas in asked.items():
            wish = play.order(seat, f"support_{state.houses[self.seat]}", "ask", "ask")
            if wish != "ask":
                side = "attacker" if wish == "always" else "none"
                self.turns.kept[seat] = dict.fromkeys(areas, side)
        return None

    def _asked(self, state: BoardState) -> dict[int, list[str]]:
        """The support orders that could help and have not answered, by house."""
        found: dict[int, list[str]] = {}
        for area in not_heard(state, self.seat, self.target, self.heard):
            found.setdefault(state.owner(area), []).append(area)
        return found

    def ask_support(self, play: Playing) -> str | None:
        """A9.21: in turn order; nobody waits for those whose help cannot matter any more."""
        state = play.state
        self._tell(play)
        strength, needed = self._strength(state), state.neutral[self.target]
        most = strength + sum(not_heard(state, self.seat, self.target, self.heard).values())
        if strength >= needed or most < needed:
            self.turns.seats = [seat for seat in self.turns.seats if seat in self.turns.kept]
            self._tell(play)
        if self.turns.done:
            return "fix"
        asked = self._asked(state)
        self.turns.ask(play, lambda seat: self._support_ask(state, seat, asked[seat]))
        return None

    def _tell(self, play: Playing) -> None:
        for seat, given in self.turns.next_told():
            answer_told(play, seat, given)
            self.heard |= {f"{self.target}/{area}": side for area, side in given.items()}

    def _support_ask(self, state: BoardState, seat: int, areas: list[str]) -> Assign:
        return Assign(
            seat=seat,
            topic="neutral_support",
            quiet=dict.fromkeys(areas, "none"),
            open_to_all=True,
            public="support",
            about={
                "attacker": label_of("seat", self.seat),
                "region": label_of("region", self.target),
                "needed": state.neutral[self.target],
                "strength": self._strength(state),
            },
            keys=[Key(id=area, label=label_of("region", area)) for area in areas],
            values=[Option(id=side, label=label_of("side", side)) for side in ("attacker", "none")],
            default=dict.fromkeys(areas, "none"),
        )

    def check_neutral_support(self, state: BoardState, seat: int, value: dict[str, str]) -> None:
        """Whoever waits for the others waits with all orders."""
        check_after(value)

    def answered(self, play: Playing) -> str:
        """A9.21: told when those before have been heard."""
        if self.turns.done:
            # Saved by a release that asked everybody without turns.
            seats = [s for s in play.state.order_of_play if f"neutral_support/{s}" in self.answers]
            self.turns.seats = seats
        self.turns.take(self, "neutral_support")
        return "ask_support"

    def fix(self, play: Playing) -> str | None:
        """A9.21: the march is fixed after the answers; without enough help it is given anew."""
        state = play.state
        strength, needed = self._strength(state), state.neutral[self.target]
        if strength < needed:
            return "ask"
        if play.order(self.seat, "called_march", "ask", "ask") != "ask":
            return "go"
        play.ask(
            Choose(
                seat=self.seat,
                topic="called_march",
                open_to_all=True,
                public="march",
                about={
                    "region": label_of("region", self.target),
                    "strength": strength,
                    "needed": needed,
                },
                options=[
                    Option(id="march", label="called-march"),
                    Option(id="anew", label="called-anew"),
                ],
                default=["march"],
            )
        )
        return None

    def fixed(self, play: Playing) -> str | None:
        """Off they go, or other moves."""
        return "ask" if self.chosen("called_march", self.seat) == "anew" else None
