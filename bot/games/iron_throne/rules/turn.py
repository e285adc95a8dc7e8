"""R3.5: the course of the game, turn by turn."""

from bot.games.iron_throne.rules.encounter import EncounterPhase
from bot.games.iron_throne.rules.hostages import StartOfTurn
from bot.games.iron_throne.rules.moves import refill
from bot.games.iron_throne.rules.preparation import Preparation
from bot.games.iron_throne.rules.resolution import Resolution
from bot.games.iron_throne.rules.setup import SetUp
from bot.games.iron_throne.rules.state import Encounter, IronPlay, who
from bot.games.iron_throne.rules.support import SupportPhase
from bot.kernel import Frame


class Game(Frame, name="iron.game"):
    """Set-up, then turn after turn until it ends."""

    steps = ("set_up", "first_turn", "next_turn")

    def set_up(self, play: IronPlay) -> None:
        """R2: set up the game."""
        play.push(SetUp())

    def first_turn(self, play: IronPlay) -> None:
        """R2.8; M3: if that player has given up meanwhile, the next one."""
        state = play.state
        order = state.clockwise(state.challenger)
        begin_turn(play, next(seat for seat in order if seat not in state.conceded))

    def next_turn(self, play: IronPlay) -> str:
        """R8.9: clockwise, past those who gave up."""
        state = play.state
        order = state.clockwise(state.challenger)[1:]
        begin_turn(play, next(seat for seat in order if seat not in state.conceded))
        return "next_turn"


def begin_turn(play: IronPlay, seat: int) -> None:
    """A new challenger, a new encounter."""
    state = play.state
    state.challenger = seat
    state.turn += 1
    state.encounter = Encounter(challenger=seat)
    play.emit("turn", seat=who(seat), turn=state.turn)
    play.push(Turn())


class Turn(Frame, name="iron.turn"):
    """R3.5: hostages, four phases, clean-up."""

    steps = ("hostages", "preparation", "support", "encounter", "resolution", "clean_up")

    def hostages(self, play: IronPlay) -> None:
        """R4.1: the challenger's turn starts with the hostages."""
        play.push(StartOfTurn(seat=play.state.challenger))

    def preparation(self, play: IronPlay) -> None:
        """R5: phase 1, the preparation."""
        play.push(Preparation())

    def support(self, play: IronPlay) -> None:
        """R6: phase 2, the support."""
        play.push(SupportPhase())

    def encounter(self, play: IronPlay) -> None:
        """R7: phase 3, the encounter."""
        play.push(EncounterPhase())

    def resolution(self, play: IronPlay) -> None:
        """R8: phase 4, the resolution."""
        play.push(Resolution())

    def clean_up(self, play: IronPlay) -> None:
        """R8.8: cards to the discard piles, everybody up to five."""
        state = play.state
        clash = state.clash
        for seat, card in clash.shown.items():
            if card:
                state.discards[seat].append(card)
        for one in clash.played:
            state.discards[one.seat].append(one.card)
        state.encounter = None
        for seat in state.clockwise(state.challenger):
            refill(play, seat)
