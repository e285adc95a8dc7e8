"""R9: the territory card, and R10.1: the card that ends the game."""

from typing import TYPE_CHECKING

from bot.games.risk.board import facts
from bot.games.risk.end import count_points
from bot.kernel import DONE, Choose, Frame, Option, Play

if TYPE_CHECKING:
    from bot.games.risk.state import RiskState


class DrawCard(Frame, name="risk.draw_card"):
    """R9.1: one card for conquering at least one opposing territory this turn."""

    steps = ("ask", "draw")

    seat: int
    entitled: bool

    def ask(self, play: Play["RiskState"]) -> str | None:
        """R9.1: one may draw. Only where the end card can come up is it worth a question.

        A8: a draw that would make a sixth card is not made. Who has given up draws nothing.
        """
        state = play.state
        if self.seat in state.conceded:
            return DONE
        if not self.entitled or len(state.hands[self.seat]) >= facts().hand_limit.cards:
            return DONE
        wish = state.preference(self.seat, "draw", "end")
        if wish == "always" or (wish == "end" and not end_possible(state)):
            return "draw"
        play.ask(
            Choose(
                seat=self.seat,
                topic="draw",
                public="draw",
                about={"left": len(state.deck), "end": end_possible(state)},
                options=[Option(id="draw", label="draw-card"), Option(id="no", label="no-card")],
                default=["draw"],
            )
        )
        return None

    def draw(self, play: Play["RiskState"]) -> None:
        """R9.1, R10.1: the game ends at once when the end card is drawn."""
        state = play.state
        if f"draw/{self.seat}" in self.answers and self.chosen("draw", self.seat) == "no":
            play.emit("declined-card", seat=f"seat:{self.seat}")
            return
        card = state.deck.pop(0)
        play.reveal()
        if card == facts().end_card.id:
            state.discard.append(card)
            play.emit("end-card", seat=f"seat:{self.seat}")
            count_points(play, "end-card")
            return
        state.hands[self.seat].append(card)
        play.emit("drew-card", seat=f"seat:{self.seat}", cards=len(state.hands[self.seat]))
        play.emit("drew", to=[self.seat], card=f"card:{card}")


def end_possible(state: "RiskState") -> bool:
    """A10: the end card lies in the lower half, so it cannot come up before that is reached."""
    total = len(state.map.territories)
    return len(state.deck) <= total // 2 + 1
