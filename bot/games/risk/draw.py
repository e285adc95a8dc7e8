"""R9: the territory card, and R10.1: the card that ends the game."""

from typing import TYPE_CHECKING

from bot.games.risk.board import facts
from bot.games.risk.end import count_points
from bot.games.risk.window import guarded, interrupted, open_window
from bot.kernel import DONE, Choose, Frame, Option, Play

if TYPE_CHECKING:
    from bot.games.risk.state import RiskState


class DrawCard(Frame, name="risk.draw_card"):
    """R9.1: one card for conquering at least one opposing territory this turn."""

    steps = ("use_characters", "ask", "draw", "choose_card")

    seat: int
    entitled: bool
    looked_at: list[str] = []
    """Xaro Xhoan Daxos: the two cards of which one is kept."""

    def use_characters(self, play: Play["RiskState"]) -> None:
        """R17: characters that bring another card or a choice."""
        open_window(play, "draw", [self.seat])

    def ask(self, play: Play["RiskState"]) -> str | None:
        """R9.1: one may draw. Only where the end card can come up is it worth a question.

        A8: a draw that would make a sixth card is not made. Who has given up draws nothing.
        """
        state = play.state
        if self.seat in state.conceded:
            return DONE
        if interrupted(play):
            return "ask"
        if not self.entitled and state.this_turn.extra_cards > 0:
            state.this_turn.extra_cards -= 1
            self.entitled = True
        if not self.entitled or len(state.hands[self.seat]) >= facts().hand_limit.cards:
            return DONE
        asks = ("ask", "end") if end_possible(state) else ("ask",)
        if play.order(self.seat, "draw", "end", *asks) not in asks:
            return "draw"
        play.ask(
            Choose(
                seat=self.seat,
                topic="draw",
                public="draw",
                about={
                    "left": len(state.deck),
                    "end": end_possible(state),
                    **guarded(state, self.seat),
                },
                options=[Option(id="draw", label="draw-card"), Option(id="no", label="no-card")],
                default=["draw"],
            )
        )
        return None

    def draw(self, play: Play["RiskState"]) -> str | None:
        """R9.1, R10.1: the game ends at once when the end card is drawn."""
        state = play.state
        self.entitled = False
        if f"draw/{self.seat}" in self.answers and self.chosen("draw", self.seat) == "no":
            play.emit("declined-card", seat=f"seat:{self.seat}")
            return DONE
        play.reveal()
        if state.this_turn.look_at_two:
            return self._look(play)
        if state.options.end_card:
            card: str | None = state.deck.pop(0)
        else:
            card = state.draw_card()
        if card == facts().end_card.id:
            state.discard.append(card)
            play.emit("end-card", seat=f"seat:{self.seat}")
            count_points(play, "end-card")
            return None
        if card is not None:
            self._keep(play, card)
        return "ask"

    def _look(self, play: Play["RiskState"]) -> str | None:
        """Two cards, of which one is kept."""
        state = play.state
        state.this_turn.look_at_two = False
        drawn = [state.draw_card(), state.draw_card()]
        self.looked_at = [card for card in drawn if card is not None]
        if not self.looked_at:
            return "ask"
        play.ask(
            Choose(
                seat=self.seat,
                topic="keep_card",
                public="draw",
                options=[Option(id=card, label=f"card:{card}") for card in self.looked_at],
                default=self.looked_at[:1],
            )
        )
        return None

    def choose_card(self, play: Play["RiskState"]) -> str | None:
        """The other card is discarded."""
        kept = self.chosen("keep_card", self.seat)
        play.state.discard += [card for card in self.looked_at if card != kept]
        self.looked_at = []
        self._keep(play, kept)
        return "ask"

    def _keep(self, play: Play["RiskState"], card: str) -> None:
        state = play.state
        state.hands[self.seat].append(card)
        play.emit("drew-card", seat=f"seat:{self.seat}", cards=len(state.hands[self.seat]))
        play.emit("drew", to=[self.seat], card=f"card:{card}")


def end_possible(state: "RiskState") -> bool:
    """A10: the end card lies in the lower half, so it cannot come up before that is reached."""
    total = len(state.map.territories)
    return state.options.end_card and len(state.deck) <= total // 2 + 1
