"""A Game of Thrones: The Board Game, 2nd edition, as the kernel plays it, round after round (R4).

Once the orders lie open, a house sees its raids, marches and musters coming and may plan them. A
plan holds while nothing has changed near it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from pydantic import BaseModel, JsonValue

from bot.games.board_game.rules.ambitions import Ambitions, Keep
from bot.games.board_game.rules.board import MOST_POINTS, NOBODY, Board, BoardOptions
from bot.games.board_game.rules.drafts import begin_cards
from bot.games.board_game.rules.facts import (
    TRACKS,
    decks,
    figures,
    objectives,
    regions,
    tokens,
    westeros_deck,
)
from bot.games.board_game.rules.lesson import FURTHER, LESSON
from bot.games.board_game.rules.march import Marches, is_fight, march_ask, moved, moves_ask
from bot.games.board_game.rules.muster import Muster, muster_areas, muster_ask, wanted
from bot.games.board_game.rules.options import check_mix, idle
from bot.games.board_game.rules.orders import Consolidate, Raids, consolidate_ask, raid_ask
from bot.games.board_game.rules.penalties import Penalty
from bot.games.board_game.rules.planning import Planning, Raven
from bot.games.board_game.rules.policy import heuristic, standin, vassal
from bot.games.board_game.rules.redeal import deal_hidden
from bot.games.board_game.rules.scoring import Scoring
from bot.games.board_game.rules.setup import Houses
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.supply import Supply
from bot.games.board_game.rules.tidy import Tidy, finish, last_player_wins, ranked
from bot.games.board_game.rules.view import BoardView, view, views
from bot.games.board_game.rules.westeros import Westeros
from bot.kernel import Assign, Broken, Choose, Frame, Preference, Rng, Rules, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import id_of
from bot.kernel.rules import CARRY_OUT, Plan

STEPS = ("raid", "march", "consolidate")
"""R4.02: the steps in which orders are carried out."""


def check_units(state: BoardState) -> None:
    """A2.02, R17.01, A3.14: pieces within limits, each where it may stand."""
    for region, force in state.forces.items():
        kind = regions()[region].kind
        known = {*force.units, *force.routed}
        numbers = [*force.units.values(), *force.routed.values()]
        if not numbers or min(numbers) < 1:
            raise Broken(f"{region}: units without number")
        if any((unit == "ship") != (kind != "land") for unit in known):
            raise Broken(f"{region}: units that cannot stand there")
        if kind == "port" and force.size > figures().port_max_ships:
            raise Broken(f"{region}: too many ships")
        if region in state.closed or region in state.neutral:
            raise Broken(f"{region}: nobody can be there")
    for seat in range(state.seats):
        for unit, left in state.reserves(seat).items():
            if left < 0:
                raise Broken(f"{state.houses[seat]}: more {unit} than in the box")


def check_supply(state: BoardState) -> None:
    """R16.01: the limit holds at all times, but while armies are being reduced."""
    if state.finish is not None and state.finish.reason == "last-player":
        # Everybody else may have given up while armies were being reduced.
        return
    for frame in state.stack:
        moved = isinstance(frame, Penalty) and frame.card == "rattleshirts_raiders"
        if moved or isinstance(frame, Supply):
            return
    for seat in range(state.seats):
        if not 0 <= state.supply[seat] < len(figures().supply_table):
            raise Broken(f"{state.houses[seat]}: no such supply")
        if not state.fits(seat):
            raise Broken(f"{state.houses[seat]}: armies above the supply limit")


def check_orders(state: BoardState) -> None:
    """A2.04, R6.02: no house has more orders of a kind, or stars, than it may."""
    used: dict[int, Counter[str]] = {}
    for region, order in state.orders.items():
        used.setdefault(state.owner(region), Counter())[order] += 1
    for seat, orders in used.items():
        for order, number in orders.items():
            if number > tokens()[order].count:
                raise Broken(f"seat {seat}: {number} times {order}")
        stars = sum(n for order, n in orders.items() if tokens()[order].star)
        if state.phase in ("planning", "raven") and stars > state.stars(seat):
            raise Broken(f"seat {seat}: too many special orders")


def check_power(state: BoardState) -> None:
    """A2.05, R1.10: what was taken is there or was given back."""
    for seat in range(state.seats):
        power = state.power[seat] + state.on_board(seat)
        if state.power[seat] < 0 or power > state.power_limit(seat):
            raise Broken(f"{state.houses[seat]}: {power} power")
        if power != state.gained[seat] - state.spent[seat]:
            raise Broken(f"{state.houses[seat]}: power appeared or got lost")


def check_tracks(state: BoardState) -> None:
    """R15: every track holds every house once; A2.08."""
    for track in TRACKS:
        if sorted(state.tracks[track]) != list(range(state.seats)):
            raise Broken(f"{track} is no order of the houses")
    if state.wildling not in range(0, 13, 2):
        raise Broken(f"wildlings at {state.wildling}")


def check_cards(state: BoardState) -> None:
    """R2.01: seven house cards each, ten in each Westeros deck, nine wildling cards."""
    played = state.fight.cards if state.fight is not None else {}
    put_away = any(frame.frame == "board.combat" and _away(frame.step) for frame in state.stack)
    returned = [getattr(frame, "returned", None) for frame in state.stack]
    for seat in range(state.seats):
        mine = [*state.hands[seat], *state.piles[seat]]
        mine += [card for card in returned if card in state.own_cards(seat)]
        if seat in played and not put_away:
            mine.append(played[seat])
        if sorted(mine) != sorted(state.own_cards(seat)):
            raise Broken(f"{state.houses[seat]}: house cards appeared or got lost")
    for number in range(3):
        cards = [
            *state.decks[number],
            *state.discards[number],
            *state.westeros[number : number + 1],
        ]
        if sorted(cards) != sorted(westeros_deck(number, state.setup.deck)):
            raise Broken(f"Westeros deck {number + 1} is not whole")
    if sorted(state.wildling_deck) != sorted(card.id for card in decks().wildlings):
        raise Broken("the wildling deck is not whole")


def _away(step: str) -> bool:
    """Whether a combat that goes on with this step has put its cards away already."""
    return step in ("move_in", "after_combat", "end", "")


_HOUSES = list(dict.fromkeys(house for setup in figures().setups for house in setup.houses))


def check_objectives(state: BoardState) -> None:
    """R21.08, A21.21: every objective is somewhere once, points are 0 to 7."""
    if not state.points:
        return
    shown = [card for frame in state.stack if isinstance(frame, Ambitions) for card in frame.pool]
    held = [card for hand in (*state.objectives, *state.scored) for card in hand]
    if sorted([*shown, *held, *state.objective_deck]) != sorted(objectives()):
        raise Broken("objectives appeared or got lost")
    if not all(0 <= points <= MOST_POINTS for points in state.points):
        raise Broken("points beyond the victory track")


class Game(Frame, name="board.game"):
    """R4.01: set-up, then ten rounds."""

    steps = ("houses", "cards", "objectives", "next_round")

    def houses(self, play: Playing) -> None:
        """R3.02: the players get their houses."""
        play.push(Houses())

    def cards(self, play: Playing) -> None:
        """M4: deal or draft the house cards."""
        begin_cards(play)

    def objectives(self, play: Playing) -> None:
        """R21.08: have every house keep some of its objectives, if there are any."""
        if play.state.objectives:
            play.push(Keep())

    def next_round(self, play: Playing) -> str | None:
        """R4.01, R18.03: begin the next round, or end the game after the last."""
        state = play.state
        if state.rounds and state.round == state.rounds:
            finish(play, "last-points" if state.points else "last-round")
            return None
        state.round += 1
        play.emit("round", round=state.round)
        play.push(Round())
        return "next_round"


class Round(Frame, name="board.round"):
    """R4.01, R4.02: one round."""

    steps = (
        *("westeros", "planning", "raven", "raid", "march", "consolidate", "clean_up"),
        "scoring",
    )

    def westeros(self, play: Playing) -> None:
        """R5.01: not in round 1; M8: then a muster, if the table wants one."""
        state = play.state
        if state.round > 1:
            state.phase = "westeros"
            play.push(Westeros())
        elif state.options.muster_first:
            state.phase = "westeros"
            play.push(Muster(queue=list(state.order_of_play)))

    def planning(self, play: Playing) -> None:
        """R6: everybody gives orders in secret."""
        play.push(Planning())

    def raven(self, play: Playing) -> None:
        """R7: the raven's holder may use it."""
        play.push(Raven())

    def raid(self, play: Playing) -> None:
        """R8: raid orders are carried out."""
        play.push(Raids())

    def march(self, play: Playing) -> None:
        """R9: march orders are carried out."""
        play.push(Marches())

    def consolidate(self, play: Playing) -> None:
        """R12: Consolidate Power orders are carried out."""
        play.push(Consolidate())

    def clean_up(self, play: Playing) -> None:
        """R13: orders off, routed units up, blade and raven fresh; A5.06: bans end."""
        state = play.state
        state.phase = "clean_up"
        state.turn = NOBODY
        state.orders, state.bans = {}, []
        for force in state.forces.values():
            for unit, number in force.routed.items():
                force.units[unit] = force.units.get(unit, 0) + number
            force.routed = {}
        state.blade_used = state.raven_used = False
        play.emit("clean-up")
        play.push(Tidy())

    def scoring(self, play: Playing) -> None:
        """R21.13-R21.23: in A Feast for Crows only."""
        if play.state.points:
            play.push(Scoring())


class BoardGame(Rules[BoardState]):
    """The base game for three to six players, and its expansions."""

    id = "board_game"
    version = 1
    players = (3, 4, 5, 6)
    State = BoardState
    Options = BoardOptions
    ViewType = BoardView
    round_event = ("round", "round")
    preferences: ClassVar = {
        **{
            f"support_{house}": Preference(choices=("ask", "always", "never"), default="ask")
            for house in _HOUSES
        },
        "own_support": Preference(choices=("always", "ask"), default="always"),
        "accept_support": Preference(choices=("always", "ask"), default="always"),
        "called_march": Preference(choices=("ask", "march"), default="ask"),
        "blade": Preference(choices=("ask", "never", "decisive"), default="ask"),
        "retreat": Preference(choices=("ask", "home", "castle"), default="ask"),
        "raven": Preference(choices=("ask", "never"), default="ask"),
        "ties": Preference(choices=("ask", "weakest", "track"), default="ask"),
        "plans": Preference(choices=("ask", CARRY_OUT), default="ask"),
        "take_ships": Preference(choices=("ask", "all", "none"), default="ask"),
        "special_objective": Preference(choices=("ask", "always"), default="ask"),
        "objectives": Preference(choices=("ask", "best"), default="ask"),
    }
    policies: ClassVar = {"standin": standin, "heuristic": heuristic, "vassal": vassal}
    lesson = LESSON
    further_lessons: ClassVar = FURTHER

    def new(self, seats: int, options: BaseModel, rng: Rng) -> BoardState:
        """R3.02: the houses follow from the number of players."""
        return BoardState(
            game=self.id,
            version=self.version,
            seats=seats,
            rng=rng,
            stack=[Game()],
            options=BoardOptions.model_validate(options.model_dump()),
            houses=[""] * seats,
        )

    def houses_for(self, seats: int, options: BaseModel) -> tuple[str, ...]:
        """R3.02: the houses follow from the number of players."""
        return tuple(self.new(seats, options, Rng(seed="")).setup.houses)

    def give_houses(self, state: BoardState, houses: Sequence[str]) -> None:
        """R3.02: drawn elsewhere; nobody ranks any more."""
        state.houses = list(houses)

    def view(self, state: BoardState, viewer: int | None) -> BoardView:
        """What this seat (None: the public) may know."""
        return view(state, viewer)

    def views(self, state: BoardState) -> dict[int | None, View]:
        """What everybody may know; the board is the same object in all of them."""
        return views(state)

    def ahead(self, view: View) -> list[AnyAsk]:
        """A4.07: raids, marches and musters may be planned once the orders lie open."""
        seen, seat = BoardView.of(view), view.viewer
        if seat is None or seen.phase not in ("westeros", "raven", *STEPS):
            return []
        board = seen.board()
        if seen.phase == "westeros":
            ask = muster_ask(board, seat, muster_areas(board, seat, small=seen.rally), "mustering")
            return [ask] if ask is not None and seat in seen.to_muster else []
        first = STEPS.index(seen.phase) if seen.phase in STEPS else 0
        found = [ask for step in STEPS[first:] for ask in _ASKS[step](board, seat)]
        return [ask for ask in found if ask is not None]

    def rests_on(self, view: View, ask: AnyAsk, value: Any) -> JsonValue:
        """A4.07: everybody else's forces near it, and one's own that march."""
        return _facts(BoardView.of(view), ask, value)

    def planned(self, view: View, ask: AnyAsk, plan: Plan) -> Any:
        """A4.07: what is written down; a march only if the plan for its moves holds too."""
        assert view.viewer is not None
        listed = plan(ask)
        if ask.topic != "march" or not isinstance(ask, Choose):
            return listed
        board = BoardView.of(view).board()
        for source in listed or [option.id for option in ask.options]:
            moves = moves_ask(board, view.viewer, source)
            if moves is None or plan(moves) is not None:
                return [source]
            if listed:
                break
        return None

    def orders(self, view: View) -> Mapping[str, Preference]:
        """Support is given to houses that play."""
        seen = BoardView.of(view)
        playing = [f"support_{house}" for house in seen.houses]
        return {
            key: one
            for key, one in self.preferences.items()
            if (key in playing or not key.startswith("support_") or not all(seen.houses))
            and (key not in ("special_objective", "objectives") or seen.points)
        }

    def check_options(self, seats: int, options: BaseModel) -> None:
        """R20.01, R21.01: an expansion has its own number of players."""
        super().check_options(seats, options)
        check_mix(seats, BoardOptions.model_validate(options.model_dump()))

    def idle_options(self, options: BaseModel) -> frozenset[str]:
        """Options about a set-up or cards that are not in the game."""
        return idle(BoardOptions.model_validate(options.model_dump()))

    def conceded(self, play: Playing, seat: int) -> None:
        """M2: the house goes on by defaults and cannot win; the last one left has won."""
        last_player_wins(play)

    def places_now(self, state: BoardState) -> list[list[int]]:
        """R18.03, A18.04: as if the last round had just been played."""
        return ranked(state) if state.tracks else super().places_now(state)

    def check(self, state: BoardState) -> None:
        """Units, supply, orders, power, tracks and cards."""
        if not state.tracks:
            return
        check_units(state)
        check_supply(state)
        check_orders(state)
        check_power(state)
        check_tracks(state)
        check_cards(state)
        check_objectives(state)

    def deal_hidden(self, state: BoardState, viewer: int | None, rng: Rng) -> None:
        """Decks, orders face down and tides."""
        deal_hidden(state, viewer, rng)


def _in_order(ask: Choose, most: int) -> Choose:
    """A plan for one question after the other: several of its options, best first."""
    return ask.model_copy(update={"max": most, "ordered": True})


def _raids(board: Board, seat: int) -> list[AnyAsk | None]:
    ask = raid_ask(board, seat)
    many = len(board.order_areas(seat, "raid"))
    return [_in_order(ask, many) if ask is not None and many > 1 else ask]


def _marches(board: Board, seat: int) -> list[AnyAsk | None]:
    areas = board.order_areas(seat, "march")
    which: list[AnyAsk | None] = []
    if len(areas) > 1:
        which = [_in_order(march_ask(board, seat), len(areas))]
    return [*which, *(moves_ask(board, seat, area) for area in areas)]


def _musters(board: Board, seat: int) -> list[AnyAsk | None]:
    found: list[AnyAsk | None] = []
    for area in board.order_areas(seat, "consolidate_power"):
        ask = consolidate_ask(board, seat, area)
        if ask is not None:
            found += [ask, muster_ask(board, seat, [area], "order")]
    return found


_ASKS = {"raid": _raids, "march": _marches, "consolidate": _musters}


def _facts(view: BoardView, ask: AnyAsk, value: Any) -> JsonValue:
    """A4.07: the facts a plan rests on, as its seat sees them."""
    if ask.topic == "raid" and isinstance(ask, Choose):
        return next(dict(option.args) for option in ask.options if option.id == value[0])
    if ask.topic == "march" or value == ["power"]:
        return True
    if ask.topic == "march_moves" and isinstance(ask, Assign):
        source = id_of(ask.about["source"])
        return _of_march(view, source, moved(value))
    if ask.topic == "consolidate":
        return _near(view, [id_of(ask.about["region"])])
    places = [place for area, thing in wanted(value) for place in (area, thing.partition("/")[2])]
    return _near(view, [place for place in places if place])


def _of_march(view: BoardView, source: str, moves: dict[str, Any]) -> JsonValue:
    """Those who march, everybody else near them and near where they go, and help in the fight."""
    board, seat = view.board(), view.viewer
    assert seat is not None
    fights = [place for place in moves if is_fight(board, seat, place)]
    helping: dict[str, JsonValue] = {
        near: [view.regions[near].order, _counts(view.regions[near].units)]
        for place in fights
        for near in regions()[place].adjacent
        if board.kind(near) == "support"
    }
    return [_counts(view.regions[source].units), _near(view, [source, *moves]), helping]


def _counts(units: dict[str, int]) -> JsonValue:
    return dict(units)


def _near(view: BoardView, places: Iterable[str]) -> JsonValue:
    """Everybody else's forces in these areas and next to them."""
    near = {one for place in places for one in (place, *regions()[place].adjacent)}
    found: dict[str, JsonValue] = {}
    for one in sorted(near):
        area = view.regions[one]
        others: list[JsonValue] = []
        if area.controller != view.viewer and (area.garrison or area.neutral):
            others += [area.garrison, area.neutral]
        if area.owner not in (NOBODY, view.viewer):
            order = area.order if area.order and tokens()[area.order].kind == "defense" else None
            others += [area.owner, _counts(area.units), _counts(area.routed), order]
        found[one] = others
    return found


RULES = BoardGame()
