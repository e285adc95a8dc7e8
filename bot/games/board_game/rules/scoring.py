"""R21.13-R21.23: points and supply, after clean-up in every round of A Feast for Crows."""

from typing import Any

from bot.games.board_game.rules.ambitions import draw, objective_option, refuse_objective
from bot.games.board_game.rules.board import MOST_POINTS
from bot.games.board_game.rules.objectives import (
    HAND,
    behind,
    best_of,
    met,
    points_of,
    special_met,
)
from bot.games.board_game.rules.refusals import picks
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.supply import Supply
from bot.games.board_game.rules.texts.base import yes_or_no
from bot.games.board_game.rules.tidy import Tidy, finish, playing
from bot.kernel import AFTER, Choose, Frame, Illegal, InTurn, Option
from bot.kernel.labels import label_of
from bot.kernel.turns import LABEL

NONE = "none"


class Scoring(Frame, name="board.scoring"):
    """Supply, special objectives, general objectives, new cards, victory."""

    steps = ("supply", "tidy", "begin", "ask", "hear", "draw", "win")

    specials: InTurn = InTurn()
    """R21.14: those that meet their special objective."""
    generals: InTurn = InTurn()
    """R21.16: everybody; who holds a fitting card does not show."""
    opened: bool = False
    """Whether everybody has been asked about the general objectives once."""
    trailing: dict[int, bool] = {}
    """Who was behind everybody else when last asked, by seat: all that may change meanwhile."""

    def supply(self, play: Playing) -> None:
        """R21.13: set the supply before anything is scored."""
        play.state.phase = "scoring"
        play.push(Supply())

    def tidy(self, play: Playing) -> None:
        """A4.09: put in order what lost armies have left behind."""
        play.push(Tidy())

    def begin(self, play: Playing) -> None:
        """A21.17: in turn order, and only those that want to."""
        state = play.state
        able = [seat for seat in state.order_of_play if special_met(state, seat)]
        self.specials = InTurn(seats=able)
        for seat in able:
            if play.order(seat, "special_objective", "ask", "ask") != "ask":
                self.specials.kept[seat] = "yes"
        self.generals = InTurn(seats=list(state.order_of_play))
        for seat in state.order_of_play:
            self._look(play, seat)

    def ask(self, play: Playing) -> str | None:
        """Both kinds at once; special objectives are heard first, each kind in turn order."""
        for seat, choice in self.specials.next_told():
            if choice == "yes":
                advance(play, seat, 1)
                now = play.state.points[seat]
                play.emit("special-scored", seat=label_of("seat", seat), points=1, now=now)
        if self.specials.done:
            self._hear_generals(play)
            if self.generals.done:
                return "draw"
        self.specials.ask(play, _special_ask)
        if self.specials.done or not self.opened:
            self.opened = True
            self.generals.ask(play, lambda seat: self._general_ask(play.state, seat))
        return None

    def hear(self, play: Playing) -> str:
        """Kept until those before have been heard."""
        for topic, turns in (("special_objective", self.specials), ("objective", self.generals)):
            if any(key.startswith(f"{topic}/") for key in self.answers):
                turns.take(self, topic)
        self.answers.clear()
        play.reveal()
        return "ask"

    def _look(self, play: Playing, seat: int) -> None:
        """How a house stands now, and what its standing order makes of it."""
        state = play.state
        self.trailing[seat] = behind(state, seat)
        self.generals.kept.pop(seat, None)
        if play.order(seat, "objectives", "ask", "ask") != "ask":
            self.generals.kept[seat] = best_of(state, seat, state.objectives[seat]) or NONE

    def _hear_generals(self, play: Playing) -> None:
        """A21.17: a condition is judged when its house's turn comes."""
        state, turns = play.state, self.generals
        while turns.seats:
            seat = turns.seats[0]
            if behind(state, seat) != self.trailing[seat]:
                # Backdoor Politics may have come or gone, in whosever hand: asked anew.
                self._look(play, seat)
            if seat not in turns.kept:
                return
            turns.seats.pop(0)
            self._score(play, seat, str(turns.kept.pop(seat)))

    def _general_ask(self, state: BoardState, seat: int) -> Choose:
        """R21.14: the first house, too, may hear first who scores a special objective."""
        ask = _general_ask(state, seat)
        others = [one for one in self.specials.seats if one != seat]
        if others and seat == self.generals.seats[0] and ask.forced is None:
            ask.options.append(Option(id=AFTER, label=LABEL))
        return ask

    def _score(self, play: Playing, seat: int, card: str) -> None:
        """A21.18: the card leaves the hand for good and lies open."""
        if card == NONE:
            return
        state = play.state
        state.objectives[seat].remove(card)
        state.scored[seat].append(card)
        points = points_of(state, seat, card)
        advance(play, seat, points)
        play.emit(
            "objective-scored",
            seat=label_of("seat", seat),
            objective=label_of("objective", card),
            points=points,
            now=state.points[seat],
        )

    def explain_objective(self, state: BoardState, seat: int, value: Any) -> None:
        """R21.16: why this one cannot be scored."""
        hand = state.objectives[seat]
        refuse_objective(hand, value)
        for card in picks(value):
            if card in hand and not met(state, seat, card):
                name, effect = label_of("objective", card), label_of("effect", card)
                raise Illegal("objective-not-met", objective=name, effect=effect)

    def draw(self, play: Playing) -> None:
        """R21.20: fill every hand of objectives up."""
        for seat in play.state.order_of_play:
            if len(play.state.objectives[seat]) < HAND:
                draw(play, seat)

    def win(self, play: Playing) -> None:
        """R21.23: end the game if somebody has seven points."""
        state = play.state
        if any(state.points[seat] >= MOST_POINTS for seat in playing(state)):
            finish(play, "seven-points")


def advance(play: Playing, seat: int, points: int) -> None:
    """R21.14, A21.21: along the victory track, points above 7 are lost."""
    state = play.state
    state.points[seat] = max(0, min(MOST_POINTS, state.points[seat] + points))


def _special_ask(seat: int) -> Choose:
    return Choose(
        seat=seat,
        topic="special_objective",
        purpose="act",
        quiet=["no"],
        open_to_all=True,
        public="objectives",
        options=yes_or_no(),
        default=["yes"],
    )


def _general_ask(state: BoardState, seat: int) -> Choose:
    able = [card for card in state.objectives[seat] if met(state, seat, card)]
    options = [objective_option(state, seat, card) for card in able]
    best = best_of(state, seat, able)
    return Choose(
        seat=seat,
        topic="objective",
        purpose="act",
        quiet=[NONE],
        public="objectives",
        veiled=True,
        options=[Option(id=NONE, label="nothing"), *options],
        default=[best or NONE],
    )


def ironborn_raid(play: Playing) -> None:
    """A21.10: who has scored two general objectives or more loses a point."""
    state = play.state
    for seat in state.order_of_play:
        if len(state.scored[seat]) > 1 and state.points[seat]:
            advance(play, seat, -1)
            play.emit("points-lost", seat=label_of("seat", seat), points=1, now=state.points[seat])
