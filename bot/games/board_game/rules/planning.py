"""R6: the planning phase. R7: the messenger raven."""

from collections import Counter
from functools import cache
from typing import Any

from bot.games.board_game.rules.board import Board, unit_names
from bot.games.board_game.rules.facts import OrderToken, regions, tokens
from bot.games.board_game.rules.refusals import refuse_exchange, refuse_orders, refuse_raven
from bot.games.board_game.rules.state import BoardState, Playing
from bot.kernel import DONE, Assign, Choose, Frame, Illegal, Key, Limit, Option
from bot.kernel.labels import label_of


def permitted(board: Board) -> list[OrderToken]:
    """A6.03: tokens that are not banned this round."""
    return _permitted(tuple(board.bans))


@cache
def _permitted(bans: tuple[str, ...]) -> list[OrderToken]:
    return [t for t in tokens().values() if t.kind not in bans and t.id not in bans]


@cache
def _tokens(bans: tuple[str, ...]) -> tuple[list[Option], list[Limit], list[str]]:
    """The same for every house: values, A2.04 limits, and which are special."""
    known = _permitted(bans)
    values = [
        Option(
            id=t.id,
            label=label_of("order", t.id),
            note="tokens" if t.count > 1 else None,
            args={"count": t.count},
        )
        for t in known
    ]
    limits = [Limit(values=[t.id], at_most=t.count, reason="order-limit") for t in known]
    return values, limits, [token.id for token in known if token.star]


def supply_of_tokens(board: Board, seat: int) -> int:
    """A6.05: how many tokens a house may lay."""
    stars = sum(token.count for token in permitted(board) if token.star)
    plain = sum(token.count for token in permitted(board) if not token.star)
    return plain + min(stars, board.stars(seat))


def is_short(board: Board, seat: int) -> bool:
    """A6.05: more areas than tokens."""
    return len(board.with_units(seat)) > supply_of_tokens(board, seat)


def _needed(board: Board, seat: int) -> int:
    """A6.05: how many orders a house has to lay."""
    return min(len(board.with_units(seat)), supply_of_tokens(board, seat))


def _place(board: Board, area: str) -> Key:
    """An area that needs an order, and who would carry it out."""
    units = unit_names(board.forces[area].units)
    return Key(id=area, label=label_of("region", area), note="units", args={"units": units})


def orders_ask(board: Board, seat: int) -> Assign | None:
    """R6.01, R6.02: one order in every area with own units."""
    areas = board.with_units(seat)
    if not areas:
        return None
    values, limits, stars = _tokens(tuple(board.bans))
    limits = [*limits, Limit(values=stars, at_most=board.stars(seat), reason="star-limit")]
    short = is_short(board, seat)
    return Assign(
        seat=seat,
        topic="orders",
        public="orders",
        about={"stars": board.stars(seat), "areas": len(areas)},
        keys=[_place(board, area) for area in areas],
        values=values,
        limits=limits,
        complete=not short,
        default=cautious_orders(board, seat),
    )


CAUTIOUS = {
    "land": ("defense_plus_2", "defense_plus_1", "support_plus_1", "support_0"),
    "sea": ("support_plus_1", "support_0", "defense_plus_2", "defense_plus_1"),
    "port": ("consolidate", "support_0"),
}
REST = ("consolidate_special", "consolidate", "raid_special", "raid", "march_0", "march_minus_1")
LEAVINGS = ("march_plus_1", "support_0", "support_plus_1", "defense_plus_1", "defense_plus_2")


def cautious_orders(board: Board, seat: int) -> dict[str, str]:
    """Hold what one has: guard borders, support, gather power; nobody is attacked."""
    left = Counter({token.id: token.count for token in permitted(board)})
    stars = board.stars(seat)
    laid: dict[str, str] = {}
    for area in sorted(board.with_units(seat), key=lambda a: -_danger(board, seat, a)):
        kind = regions()[area].kind
        first = CAUTIOUS[kind]
        if kind == "land" and not _danger(board, seat, area):
            first = ("consolidate_special", "consolidate")
        for order in (*first, *REST, *LEAVINGS):
            if left[order] and (stars or not tokens()[order].star):
                laid[area] = order
                left[order] -= 1
                stars -= tokens()[order].star
                break
    return {area: laid[area] for area in board.with_units(seat) if area in laid}


def _danger(board: Board, seat: int, area: str) -> int:
    """Units of others next door."""
    near = regions()[area].adjacent
    return sum(board.forces[r].size for r in near if board.owner(r) not in (-1, seat))


class Planning(Frame, name="board.planning"):
    """R6: all lay their orders at once; only in a shortage one after the other (R6.04).

    Then only a short house shows anything, its empty areas (A6.06). So whoever is not short lays
    at the same time as the next short house: neither could have learned from the other.
    """

    steps = ("begin", "ask", "collect", "reveal")

    groups: list[list[int]] = []
    short: bool = False
    laid: dict[int, dict[str, str]] = {}
    """Face down."""

    def begin(self, play: Playing) -> None:
        """R6.04, A6.06: who orders first; houses that are short of tokens go in turn."""
        state = play.state
        state.phase = "planning"
        turn = list(state.order_of_play)
        shortage = any(is_short(state, seat) for seat in turn)
        self.short = shortage and state.options.order_shortage == "turn_order"
        self.groups = [[]]
        for seat in turn:
            self.groups[-1].append(seat)
            if self.short and is_short(state, seat) and seat != turn[-1]:
                self.groups.append([])

    def ask(self, play: Playing) -> None:
        """R6.01: ask everybody of this group for an order in each area with units."""
        for seat in self.groups[0]:
            ask = orders_ask(play.state, seat)
            if ask is not None:
                play.ask(ask)

    def explain_orders(self, state: BoardState, seat: int, value: Any) -> None:
        """R6.01, R6.02, A6.03: refuse orders that cannot lie there, or not all of them."""
        known = [token.id for token in permitted(state)]
        refuse_orders(state, seat, known, _needed(state, seat), value)

    def check_orders(self, state: BoardState, seat: int, value: dict[str, str]) -> None:
        """A6.05: a short house lays all it may."""
        needed = _needed(state, seat)
        if len(value) < needed:
            raise Illegal("orders-too-few", needed=needed, got=len(value))

    def collect(self, play: Playing) -> str | None:
        """A6.06: face down; only the empty areas show."""
        for seat in self.groups.pop(0):
            given = self.answers.pop(f"orders/{seat}", {})
            assert isinstance(given, dict)
            laid = self.laid[seat] = {region: str(order) for region, order in given.items()}
            if self.short:
                empty = [r for r in play.state.with_units(seat) if r not in laid]
                play.emit(
                    "orders-laid",
                    seat=label_of("seat", seat),
                    empty=[label_of("region", region) for region in empty],
                )
        return "ask" if self.groups else None

    def reveal(self, play: Playing) -> None:
        """R6.07: turn up all orders at once."""
        play.reveal()
        for seat in play.state.order_of_play:
            laid = self.laid.get(seat, {})
            play.state.orders.update(laid)
            if laid:
                play.emit(
                    "orders",
                    seat=label_of("seat", seat),
                    orders=[
                        [label_of("region", region), label_of("order", laid[region])]
                        for region in laid
                    ],
                )


def exchanges(board: Board, seat: int, area: str) -> list[str]:
    """A7.03: tokens that could lie here instead."""
    others = [board.orders[r] for r in board.with_units(seat) if r in board.orders and r != area]
    used = Counter(others)
    stars = sum(tokens()[order].star for order in others)
    return [
        token.id
        for token in permitted(board)
        if token.id != board.orders[area]
        and used[token.id] < token.count
        and (not token.star or stars < board.stars(seat))
    ]


class Raven(Frame, name="board.raven"):
    """R7.01: exchange an order, or look at the top wildling card; A7.02: or neither."""

    steps = ("ask", "act", "done")

    seat: int = -1
    card: str = ""
    """What the holder sees, while deciding."""
    area: str = ""

    def ask(self, play: Playing) -> str | None:
        """R7.01: ask the raven's holder what to use it for."""
        state = play.state
        state.phase = "raven"
        self.seat = state.holders["kings_court"]
        if state.raven_used:
            return DONE
        if play.order(self.seat, "raven", "ask", "ask") == "never":
            play.emit("raven-pass", seat=label_of("seat", self.seat))
            return DONE
        areas = [r for r in state.with_units(self.seat) if r in state.orders]
        options = [
            Option(
                id=r,
                label="raven-swap",
                note="laid",
                args={"region": label_of("region", r), "order": label_of("order", state.orders[r])},
            )
            for r in areas
            if exchanges(state, self.seat, r)
        ]
        play.ask(
            Choose(
                seat=self.seat,
                topic="raven",
                purpose="act",
                quiet=["pass"],
                public="raven",
                options=[
                    Option(id="pass", label="raven-pass"),
                    Option(id="look", label="raven-look"),
                    *options,
                ],
                default=["pass"],
            )
        )
        return None

    def explain_raven(self, state: BoardState, seat: int, value: Any) -> None:
        """A7.03: refuse an area whose order cannot be exchanged."""
        refuse_raven(state, seat, value)

    def explain_raven_order(self, state: BoardState, seat: int, value: Any) -> None:
        """A7.03: refuse an order that cannot replace the one there."""
        refuse_exchange(state, seat, self.area, [t.id for t in permitted(state)], value)

    def act(self, play: Playing) -> str | None:
        """R7.01; A7.02: only the holder sees the card."""
        state = play.state
        choice = self.chosen("raven", self.seat)
        if choice == "pass":
            play.emit("raven-pass", seat=label_of("seat", self.seat))
            return DONE
        state.raven_used = True
        if choice == "look":
            self._look(play)
            return None
        self.area = choice
        known = exchanges(state, self.seat, choice)
        play.ask(
            Choose(
                seat=self.seat,
                topic="raven_order",
                public="raven",
                about={
                    "region": label_of("region", choice),
                    "order": label_of("order", state.orders[choice]),
                },
                options=[Option(id=order, label=label_of("order", order)) for order in known],
                default=known[:1],
            )
        )
        return None

    def _look(self, play: Playing) -> None:
        self.card = play.state.wildling_deck[0]
        play.reveal()
        play.emit("raven-look", seat=label_of("seat", self.seat))
        card, effect = label_of("wildling", self.card), label_of("effect", self.card)
        play.emit("raven-card", to=[self.seat], card=card, effect=effect)
        play.ask(
            Choose(
                seat=self.seat,
                topic="raven_card",
                public="raven",
                about={"card": card},
                options=[
                    Option(id="top", label="raven-top"),
                    Option(id="bottom", label="raven-bottom"),
                ],
                default=["top"],
            )
        )

    def done(self, play: Playing) -> None:
        """Exchange the order, or put the wildling card where the holder wants it."""
        state = play.state
        if self.card:
            place = self.chosen("raven_card", self.seat)
            if place == "bottom":
                state.wildling_deck.append(state.wildling_deck.pop(0))
            self.card = ""
            play.emit("raven-put", seat=label_of("seat", self.seat), place=label_of("place", place))
            return
        now = self.chosen("raven_order", self.seat)
        before, state.orders[self.area] = state.orders[self.area], now
        play.emit(
            "raven-swap",
            seat=label_of("seat", self.seat),
            region=label_of("region", self.area),
            before=label_of("order", before),
            now=label_of("order", now),
        )
