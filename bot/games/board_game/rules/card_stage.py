"""R10.14: the texts of house cards are carried out."""

from bot.games.board_game.rules.board import NOBODY, Board
from bot.games.board_game.rules.facts import house_cards
from bot.games.board_game.rules.state import Playing
from bot.games.board_game.rules.texts import text_of
from bot.kernel import DONE, Frame

STANNIS = "stannis_baratheon_dwd"


class CardStage(Frame, name="board.card"):
    """A10.15: the texts of one stage, in turn order as the track stands, each card once."""

    steps = ("next_card", "decided")

    stage: str
    served: list[str] = []
    seat: int = NOBODY

    def next_card(self, play: Playing) -> str | None:
        """R10.14, A11.06: carry out the next card text of this stage, or end."""
        state = play.state
        fight = state.combat
        for seat in state.in_order(list(fight.cards)):
            card = fight.cards[seat]
            if card in self.served or self.stage not in timing(state, card):
                continue
            self.served.append(card)
            self.seat = seat
            text = text_of(fight, seat)
            saved = text.destroys and text_of(fight, fight.other(seat)).saves_units
            ask = text.question(state, fight, seat) if not saved else None
            if ask is not None:
                play.ask(ask)
                return None
            if text.works(state, fight, seat) and not saved:
                text.resolve(play, fight, seat, "")
            return "next_card"
        return DONE

    def decided(self, play: Playing) -> str:
        """Do what the owner decided."""
        card = self.served[-1]
        fight = play.state.combat
        given = self.given(card, self.seat)
        choice = str(given[0] if isinstance(given, list) else given)
        text_of(fight, self.seat).resolve(play, fight, self.seat, choice)
        return "next_card"


def timing(board: Board, card: str) -> list[str]:
    """A10.15: the stages at which a card's text works; A20.08: of Stannis as the table wants."""
    if card == STANNIS:
        return [board.options.adwd_stannis_timing]
    return house_cards()[card].timing
