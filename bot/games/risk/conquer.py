"""R6: conquest and elimination."""

from typing import TYPE_CHECKING

from bot.games.risk.board import facts
from bot.games.risk.end import last_one_wins
from bot.games.risk.reinforce import Levy, PlaceUnits, TradeIn
from bot.kernel import Amount, Play

if TYPE_CHECKING:
    from bot.games.risk.state import RiskState


class Conquest(Levy, name="risk.conquest"):
    """The last defender has fallen: elimination first (A7), then the conqueror moves in."""

    steps = ("conquer", "eliminate", "place", "ask_how_many", "move_in")

    loser: int
    source: str
    target: str
    survivors: int

    def conquer(self, play: Play["RiskState"]) -> None:
        """R6.1, R9.1: opposing means another player's (A6), neutral land only if agreed."""
        from bot.games.risk.turn import Turn

        state = play.state
        state.owner[self.target] = self.seat
        state.quiet = 0
        if self.loser >= 0 or state.options.neutral_cards:
            play.frame(Turn).conquered = True
        play.emit("conquered", seat=f"seat:{self.seat}", target=f"territory:{self.target}")

    def eliminate(self, play: Play["RiskState"]) -> None:
        """R6.3, A7: without units left, out: the conqueror takes the cards, may trade above 5."""
        state = play.state
        if self.loser < 0 or state.held(self.loser):
            return
        if self.loser not in state.out:
            state.out.append(self.loser)
        cards = state.hands[self.loser]
        state.hands[self.loser] = []
        state.hands[self.seat] += cards
        play.emit(
            "eliminated", seat=f"seat:{self.seat}", loser=f"seat:{self.loser}", cards=len(cards)
        )
        if cards:
            play.emit(
                "took-cards",
                to=[self.seat],
                cards=[f"card:{card}" for card in cards],
            )
            play.reveal()
        if not last_one_wins(play):
            play.push(TradeIn(seat=self.seat, only_above=facts().hand_limit.cards, public="invade"))

    def place(self, play: Play["RiskState"]) -> None:
        """A7: what was traded for is placed at once."""
        play.push(PlaceUnits(seat=self.seat, units=self.units, public="invade"))

    def ask_how_many(self, play: Play["RiskState"]) -> None:
        """R6.1, A4: at least who survived the last battle, at most all but one."""
        state = play.state
        most = state.units[self.source] - 1
        wish = state.preference(self.seat, "move_in", "ask")
        if wish == "ask":
            low, high = self.survivors, most
        else:
            low = high = most if wish == "all" else self.survivors
        play.ask(
            Amount(
                seat=self.seat,
                topic="move_in",
                public="invade",
                about={
                    "source": f"territory:{self.source}",
                    "target": f"territory:{self.target}",
                    "units": state.units[self.source],
                },
                min=low,
                max=high,
                default=self.survivors,
            )
        )

    def move_in(self, play: Play["RiskState"]) -> None:
        """R6.1."""
        self.occupy(play, self.given("move_in", self.seat))

    def occupy(self, play: Play["RiskState"], units: int) -> None:
        """Move so many units in."""
        state = play.state
        state.units[self.source] -= units
        state.units[self.target] += units
        play.emit(
            "moved-in",
            seat=f"seat:{self.seat}",
            source=f"territory:{self.source}",
            target=f"territory:{self.target}",
            units=units,
            left=state.units[self.source],
        )
