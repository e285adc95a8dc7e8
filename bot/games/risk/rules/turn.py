"""R3: the course of a Skirmish, turn by turn."""

from bot.games.risk.rules.departure import leave
from bot.games.risk.rules.draw import DrawCard
from bot.games.risk.rules.end import count_points
from bot.games.risk.rules.in_progress import CurrentTurn
from bot.games.risk.rules.invasion import Invasions
from bot.games.risk.rules.maneuver import Maneuver
from bot.games.risk.rules.objectives import Completing
from bot.games.risk.rules.purchase import Buying
from bot.games.risk.rules.reinforcement import Reinforcements
from bot.games.risk.rules.setup import SetUp
from bot.games.risk.rules.state import NEUTRAL, RiskState, ThisTurn
from bot.games.risk.rules.window import open_window
from bot.kernel import Frame, Play
from bot.kernel.labels import label_of


class Skirmish(Frame, name="risk.skirmish"):
    """The whole game: set-up, then turn after turn until it ends."""

    steps = ("set_up", "next_turn")

    def set_up(self, play: Play[RiskState]) -> None:
        """R2: set up the game."""
        play.push(SetUp())

    def next_turn(self, play: Play[RiskState]) -> str | None:
        """R2.8: clockwise, past those who are out. M1: ends a game in which nothing moves."""
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


class Turn(CurrentTurn, name="risk.turn"):
    """R3.1: reinforce, invade, maneuver, draw; R13.1: with what Dominion puts in between."""

    steps = (
        "begin",
        "reinforce",
        "buy",
        "refresh",
        "invade",
        "maneuver",
        "complete",
        "draw",
        "late_maneuver",
    )

    def begin(self, play: Play[RiskState]) -> None:
        """A turn begins: what lasted until now ends, and some cards are played right here."""
        state = play.state
        state.phase = "reinforce"
        state.trail = []
        state.this_turn = ThisTurn()
        if state.mourning == self.seat:
            state.mourning = NEUTRAL
        for gone in state.out:
            # In games saved by earlier releases it did not end at once.
            leave(play, gone)
        play.emit("turn", seat=label_of("seat", self.seat), round=state.round)
        if state.options.has("maesters"):
            open_window(play, "turn_start", [self.seat, *state.opponents(self.seat)])

    def reinforce(self, play: Play[RiskState]) -> None:
        """R3.1 (1), R13.1 (1)."""
        play.push(Reinforcements(seat=self.seat))

    def buy(self, play: Play[RiskState]) -> None:
        """R13.1 (2): the purchases of a Dominion turn."""
        if play.state.options.has("characters") or play.state.options.has("objectives"):
            play.state.phase = "buy"
            play.push(Buying(seat=self.seat))

    def refresh(self, play: Play[RiskState]) -> None:
        """R13.1 (3), R17.2: face-down characters are turned up again."""
        state = play.state
        own = state.own_characters(self.seat)
        state.face_down = [card for card in state.face_down if card not in own]

    def invade(self, play: Play[RiskState]) -> None:
        """R3.1 (2), R13.1 (4)."""
        play.state.phase = "invade"
        play.push(Invasions(seat=self.seat))

    def maneuver(self, play: Play[RiskState]) -> None:
        """R3.1 (3), R13.1 (5)."""
        play.state.phase = "maneuver"
        play.push(Maneuver(seat=self.seat))

    def complete(self, play: Play[RiskState]) -> None:
        """R13.1 (6): objectives that are reached."""
        if play.state.options.has("objectives"):
            play.state.phase = "objective"
            play.push(Completing(seat=self.seat))

    def draw(self, play: Play[RiskState]) -> None:
        """R3.1 (4), R13.1 (7)."""
        play.state.phase = "draw"
        play.push(DrawCard(seat=self.seat, entitled=self.conquered))

    def late_maneuver(self, play: Play[RiskState]) -> None:
        """Ellaria Sand: a maneuver that was kept back may also be the last thing of the turn."""
        state = play.state
        if state.this_turn.free_maneuver and self.seat not in state.out:
            play.push(Maneuver(seat=self.seat))
