"""R3: the course of a Skirmish, turn by turn."""

from typing import TYPE_CHECKING

from bot.games.risk.draw import DrawCard
from bot.games.risk.end import count_points
from bot.games.risk.invade import Invasions
from bot.games.risk.maneuver import Maneuver
from bot.games.risk.reinforce import Reinforcements
from bot.games.risk.setup import SetUp
from bot.kernel import Frame, Play

if TYPE_CHECKING:
    from bot.games.risk.state import RiskState


class Skirmish(Frame, name="risk.skirmish"):
    """The whole game: set-up, then turn after turn until it ends."""

    steps = ("set_up", "next_turn")

    def set_up(self, play: Play["RiskState"]) -> None:
        """R2."""
        play.push(SetUp())

    def next_turn(self, play: Play["RiskState"]) -> str | None:
        """R2.8: clockwise, past those who are out. Ends a game in which nothing moves any more."""
        state = play.state
        place = state.order.index(state.turn) + 1 if state.turn in state.order else 0
        while place < len(state.order) and state.order[place] in state.out:
            place += 1
        if place >= len(state.order) or state.round == 0:
            if state.round and state.quiet >= state.options.stalemate_rounds:
                count_points(play, "stalemate")
                return None
            state.round += 1
            state.quiet += 1
            place = next(p for p, seat in enumerate(state.order) if seat not in state.out)
        state.turn = state.order[place]
        play.push(Turn(seat=state.turn))
        return "next_turn"


class Turn(Frame, name="risk.turn"):
    """R3.1: reinforce, invade, maneuver, draw."""

    steps = ("reinforce", "invade", "maneuver", "draw")

    seat: int
    conquered: bool = False
    """Whether a conquest of this turn entitles to a territory card (R9.1)."""

    def reinforce(self, play: Play["RiskState"]) -> None:
        """R3.1 (1)."""
        play.state.phase = "reinforce"
        play.state.trail = []
        play.emit("turn", seat=f"seat:{self.seat}", round=play.state.round)
        play.push(Reinforcements(seat=self.seat))

    def invade(self, play: Play["RiskState"]) -> None:
        """R3.1 (2)."""
        play.state.phase = "invade"
        play.push(Invasions(seat=self.seat))

    def maneuver(self, play: Play["RiskState"]) -> None:
        """R3.1 (3)."""
        play.state.phase = "maneuver"
        play.push(Maneuver(seat=self.seat))

    def draw(self, play: Play["RiskState"]) -> None:
        """R3.1 (4)."""
        play.state.phase = "draw"
        play.push(DrawCard(seat=self.seat, entitled=self.conquered))
