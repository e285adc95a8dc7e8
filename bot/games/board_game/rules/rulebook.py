"""A Game of Thrones: The Board Game, 2nd edition, as the kernel plays it."""

from collections.abc import Sequence
from typing import Any, ClassVar

from pydantic import BaseModel, JsonValue

from bot.games.board_game.rules.ahead import ahead, planned, rests_on
from bot.games.board_game.rules.board import BoardOptions
from bot.games.board_game.rules.checks import (
    check_cards,
    check_orders,
    check_power,
    check_supply,
    check_tracks,
    check_units,
)
from bot.games.board_game.rules.facts import figures
from bot.games.board_game.rules.game import Game
from bot.games.board_game.rules.lesson import LESSON
from bot.games.board_game.rules.neutral import Caller
from bot.games.board_game.rules.planning import Planning, Raven
from bot.games.board_game.rules.policy import heuristic, standin, vassal
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.support import Support
from bot.games.board_game.rules.tidy import last_player_wins, ranked
from bot.games.board_game.rules.view import BoardView, view, views
from bot.kernel import InTurn, Preference, Rng, Rules, View
from bot.kernel.ahead import CARRY_OUT
from bot.kernel.asks import AnyAsk
from bot.kernel.rules import Plan

_HOUSES = figures().setups[-1].houses


class BoardGame(Rules[BoardState]):
    """The base game for three to six players."""

    id = "board_game"
    version = 1
    players = (3, 4, 5, 6)
    State = BoardState
    Options = BoardOptions
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

    def deal_hidden(self, state: BoardState, viewer: int | None, rng: Rng) -> None:
        """Decks, orders face down and tides."""
        for deck in state.decks:
            rng.shuffle(deck)
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
        ask.about["card"] = f"wildling:{state.wildling_deck[0]}"
    if ask.topic == "tides_redraw" and state.fight is not None:
        ask.about["card"] = f"tide:{state.fight.tides[ask.seat]}"
