"""A Game of Thrones: The Board Game, 2nd edition, as the kernel plays it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pydantic import BaseModel, JsonValue

from bot.games.board_game.rules.ahead import ahead, planned, rests_on
from bot.games.board_game.rules.ambitions import Ambitions
from bot.games.board_game.rules.board import MOST_POINTS, BoardOptions
from bot.games.board_game.rules.facts import (
    TRACKS,
    UNITS,
    decks,
    figures,
    objectives,
    regions,
    tokens,
    westeros_deck,
)
from bot.games.board_game.rules.fog import sight
from bot.games.board_game.rules.game import Game
from bot.games.board_game.rules.lesson import LESSON
from bot.games.board_game.rules.neutral import Caller
from bot.games.board_game.rules.options import check_mix, idle
from bot.games.board_game.rules.penalties import Penalty
from bot.games.board_game.rules.planning import Planning, Raven
from bot.games.board_game.rules.policy import heuristic, standin, vassal
from bot.games.board_game.rules.scoring import Scoring
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.supply import Supply
from bot.games.board_game.rules.support import Support
from bot.games.board_game.rules.tidy import last_player_wins, ranked
from bot.games.board_game.rules.view import BoardView, view, views
from bot.kernel import Broken, InTurn, Preference, Rng, Rules, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of
from bot.kernel.rules import CARRY_OUT, Plan


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
        for unit in UNITS:
            if state.reserve(seat, unit) < 0:
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
        assert isinstance(view, BoardView)
        return ahead(view)

    def rests_on(self, view: View, ask: AnyAsk, value: Any) -> JsonValue:
        """A4.07: everybody else's forces near it, and one's own that march."""
        assert isinstance(view, BoardView)
        return rests_on(view, ask, value)

    def planned(self, view: View, ask: AnyAsk, plan: Plan) -> Any:
        """A4.07: what is written down and still holds."""
        assert isinstance(view, BoardView)
        return planned(view, ask, plan)

    def orders(self, view: View) -> Mapping[str, Preference]:
        """Support is given to houses that play."""
        assert isinstance(view, BoardView)
        playing = [f"support_{house}" for house in view.houses]
        return {
            key: one
            for key, one in self.preferences.items()
            if (key in playing or not key.startswith("support_") or not all(view.houses))
            and (key not in ("special_objective", "objectives") or view.points)
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
        for number, deck in enumerate(state.decks):
            # A20.18: whoever has searched a deck knows its top card.
            knows = number in state.searched and state.searched[number] == viewer
            known = deck[:1] if knows else []
            rest = deck[len(known) :]
            rng.shuffle(rest)
            deck[:] = [*known, *rest]
        top = state.wildling_deck[:1]
        rng.shuffle(state.wildling_deck)
        for frame in state.stack:
            if isinstance(frame, Raven) and frame.card and frame.seat == viewer:
                state.wildling_deck.remove(top[0])
                state.wildling_deck.insert(0, top[0])
            elif isinstance(frame, Raven) and frame.card:
                frame.card = state.wildling_deck[0]
            elif isinstance(frame, Planning):
                _redeal_orders(frame, viewer, rng)
            elif isinstance(frame, Support | Caller):
                _forget_kept(frame.turns, viewer)
            elif isinstance(frame, Scoring):
                _forget_objectives(frame.turns, viewer)
        _redeal_objectives(state, viewer, rng)
        if state.foggy and state.finish is None:
            _redeal_fog(state, viewer, rng)
        _redeal_tides(state, viewer, rng)
        for ask in state.asks:
            if ask.seat != viewer:
                _tell_other_card(state, ask)


RULES = BoardGame()


def _redeal_orders(frame: Planning, viewer: int | None, rng: Rng) -> None:
    """A19.06: the same tokens in other areas; only the empty ones are known."""
    for seat, laid in frame.laid.items():
        if seat != viewer:
            orders = list(laid.values())
            rng.shuffle(orders)
            frame.laid[seat] = dict(zip(laid, orders, strict=True))


def _forget_kept(turns: InTurn, viewer: int | None) -> None:
    """R10.02: what others have said about support before it was their turn."""
    for seat, said in turns.kept.items():
        if seat != viewer and isinstance(said, dict):
            turns.kept[seat] = dict.fromkeys(said, "none")


def _redeal_fog(state: BoardState, viewer: int | None, rng: Rng) -> None:
    """M10: forces, orders and tokens the viewer does not see stand in other areas of their kind."""
    seen = sight(state, viewer) if viewer is not None else frozenset[str]()
    kept = {*seen, *state.closed}
    if viewer is None:
        # Nobody sees anything: this must be a position that could be.
        ports = {region.id for region in regions().values() if region.kind == "port"}
        kept |= {*state.neutral, *state.garrisons, *state.shields, *ports}
        kept |= {regions()[port].land for port in ports}
    else:
        # Whose a port is that one sees follows from its land.
        kept |= {state.home(viewer), *(regions()[area].land for area in seen)}
    if state.fight is not None:
        kept |= {state.fight.region, state.fight.source, *state.fight.support}
    for frame in state.stack:
        if isinstance(frame, Caller):
            kept |= {frame.source, frame.target}
    moved: dict[str, str] = {}
    for kind in ("land", "sea", "port"):
        free = [r for r, fact in regions().items() if fact.kind == kind and r not in kept]
        others = list(free)
        rng.shuffle(others)
        moved |= dict(zip(free, others, strict=True))
    piles: list[dict[str, Any]] = [state.forces, state.orders, state.power_tokens]
    for pile in (*piles, state.garrisons, state.neutral):
        _move(pile, moved)
    for frame in state.stack:
        if isinstance(frame, Planning):
            for laid in frame.laid.values():
                _move(laid, moved)


def _move(pile: dict[str, Any], moved: Mapping[str, str]) -> None:
    """What lies in these areas lies in others."""
    now = {moved.get(region, region): thing for region, thing in pile.items()}
    pile.clear()
    pile.update(now)


def _forget_objectives(turns: InTurn, viewer: int | None) -> None:
    """R21.16: what others mean to score when their turn comes."""
    for seat in turns.kept:
        if seat != viewer:
            turns.kept[seat] = "none"


def _redeal_objectives(state: BoardState, viewer: int | None, rng: Rng) -> None:
    """A19.06: objectives in other hands and in the deck."""
    hidden = [seat for seat, _ in enumerate(state.objectives) if seat != viewer]
    unseen = [*state.objective_deck, *(card for s in hidden for card in state.objectives[s])]
    rng.shuffle(unseen)
    for seat in hidden:
        number = len(state.objectives[seat])
        state.objectives[seat], unseen = unseen[:number], unseen[number:]
    state.objective_deck = unseen


def _redeal_tides(state: BoardState, viewer: int | None, rng: Rng) -> None:
    """Tides cards not turned up yet."""
    fight = state.fight
    if fight is None or fight.tides_shown:
        return
    hidden = [seat for seat in fight.tides if seat != viewer]
    fight.tides_deck += [fight.tides[seat] for seat in hidden]
    rng.shuffle(fight.tides_deck)
    for seat in hidden:
        fight.tides[seat] = fight.tides_deck.pop()


def _tell_other_card(state: BoardState, ask: AnyAsk) -> None:
    """Another seat's question shows it a card in secret: the one that lies there now."""
    if ask.topic == "raven_card":
        ask.about["card"] = label_of("wildling", state.wildling_deck[0])
    if ask.topic == "tides_redraw" and state.fight is not None:
        ask.about["card"] = label_of("tide", state.fight.tides[ask.seat])
