"""R9: the territory card, and R10.1: the card that ends the game."""

from bot.games.risk.rules.board import facts
from bot.games.risk.rules.end import draw_cards
from bot.games.risk.rules.in_progress import CardDraw
from bot.games.risk.rules.state import RiskState
from bot.games.risk.rules.usable_cards import guarded
from bot.games.risk.rules.window import interrupted, open_window
from bot.kernel import DONE, Choose, Option, Play
from bot.kernel.labels import label_of

LOOKS_AT = 2
"""Cards that Xaro Xhoan Daxos looks at."""


class DrawCard(CardDraw, name="risk.draw_card"):
    """R9.1: one card for conquering at least one opposing territory this turn."""

    steps = ("use_characters", "ask", "draw", "choose_card")

    looked_at: list[str] = []
    """Xaro Xhoan Daxos: the two cards of which one is kept."""

    def use_characters(self, play: Play[RiskState]) -> None:
        """R17: characters that bring another card or a choice."""
        open_window(play, "draw", [self.seat])

    def ask(self, play: Play[RiskState]) -> str | None:
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
        end = end_possible(state, LOOKS_AT if state.this_turn.look_at_two else 1)
        asks = ("ask", "end") if end else ("ask",)
        if play.order(self.seat, "draw", "end", *asks) not in asks:
            return "draw"
        play.ask(
            Choose(
                seat=self.seat,
                topic="draw",
                purpose="act",
                quiet=["no"],
                open_to_all=not guarded(state, self.seat),
                public="draw",
                about={
                    "left": len(state.deck),
                    "end": end,
                    **guarded(state, self.seat),
                },
                options=[Option(id="draw", label="draw-card"), Option(id="no", label="no-card")],
                default=["draw"],
            )
        )
        return None

    def draw(self, play: Play[RiskState]) -> str | None:
        """R9.1, R10.1: the game ends at once when the end card is drawn."""
        state = play.state
        self.entitled = False
        if f"draw/{self.seat}" in self.answers and self.chosen("draw", self.seat) == "no":
            play.emit("declined-card", seat=label_of("seat", self.seat))
            return DONE
        if state.this_turn.look_at_two:
            return self._look(play)
        for card in draw_cards(play, self.seat):
            self._keep(play, card)
        return "ask"

    def _look(self, play: Play[RiskState]) -> str | None:
        """Two cards, of which one is kept."""
        state = play.state
        state.this_turn.look_at_two = False
        self.looked_at = draw_cards(play, self.seat, LOOKS_AT)
        if not self.looked_at:
            return "ask"
        play.ask(
            Choose(
                seat=self.seat,
                topic="keep_card",
                public="draw",
                options=[Option(id=card, label=label_of("card", card)) for card in self.looked_at],
                default=self.looked_at[:1],
            )
        )
        return None

    def choose_card(self, play: Play[RiskState]) -> str | None:
        """The other card is discarded."""
        kept = self.chosen("keep_card", self.seat)
        play.state.discard += [card for card in self.looked_at if card != kept]
        self.looked_at = []
        self._keep(play, kept)
        return "ask"

    def _keep(self, play: Play[RiskState], card: str) -> None:
        state = play.state
        state.hands[self.seat].append(card)
        play.emit("drew-card", seat=label_of("seat", self.seat), cards=len(state.hands[self.seat]))
        play.emit("drew", to=[self.seat], card=label_of("card", card))


def end_possible(state: RiskState, cards: int = 1) -> bool:
    """Whether the end card can be among the next cards; A10: it lies in the lower half."""
    total = len(state.map.territories)
    return state.options.end_card and len(state.deck) - cards <= total // 2
