"""R13: the titles of the small council; they are not in play (R5.9)."""

from bot.games.card_game_1e.rules.facts import titles
from bot.games.card_game_1e.rules.state import FirstPlay, FirstState
from bot.games.lcg.choices import chosen_card
from bot.kernel import DONE, Choose, Frame, Option
from bot.kernel.labels import label_of

REGENT = "crown_regent"
COMMANDER = "lord_commander_of_the_kingsguard"
HAND = "hand_of_the_king"


class TitleChoice(Frame, name="card_game_1e.title_choice"):
    """R5.8: one after the other, from the first player on, openly."""

    steps = ("begin", "ask", "take")

    seats: list[int] = []

    def begin(self, play: FirstPlay) -> None:
        """R21.1: with three players used titles come back only when the chamber is empty."""
        state = play.state
        if len(state.pool) < len(state.seats_in()):
            state.pool = sorted([*state.pool, *state.aside])
            state.aside = []
        self.seats = state.order()

    def ask(self, play: FirstPlay) -> str | None:
        """Which of those that are left."""
        state = play.state
        self.answers.clear()
        self.seats = [seat for seat in self.seats if seat not in state.out]
        if not self.seats:
            return DONE
        seat = self.seats[0]
        options = [Option(id=state.name(one), label=state.label(one)) for one in state.pool]
        play.ask(
            Choose(
                seat=seat,
                topic="title",
                public="title",
                options=options,
                default=[options[0].id],
            )
        )
        return None

    def take(self, play: FirstPlay) -> str:
        """It is held to the end of the round."""
        state = play.state
        seat = self.seats.pop(0)
        card = chosen_card(self.chosen("title", seat))
        state.pool.remove(card)
        state.held[seat] = card
        state.changed()
        play.emit("title", seat=label_of("seat", seat), card=state.label(card))
        return "ask"


def return_titles(state: FirstState) -> None:
    """R11.2, R21.1: back to the chamber, or set aside until it is empty."""
    used = sorted(state.held.values())
    state.held = {}
    if len(state.seats_in()) == 3:
        state.aside += used
    else:
        state.pool = sorted([*state.pool, *used, *state.aside])
        state.aside = []
    state.changed()


def supports(state: FirstState, seat: int, other: int) -> bool:
    """R13.1: whether the title of the first supports that of the second."""
    return _related(state, seat, other, "supports")


def rival(state: FirstState, seat: int, other: int) -> bool:
    """R13.6: whether the title of the first is a rival of that of the second."""
    return _related(state, seat, other, "rivals")


def _related(state: FirstState, seat: int, other: int, how: str) -> bool:
    mine, theirs = state.title(seat), state.title(other)
    if mine is None or theirs is None:
        return False
    return state.codes[theirs] in getattr(titles()[state.codes[mine]], how)


def holder(state: FirstState, code: str) -> int | None:
    """Who holds this title."""
    return next((seat for seat, card in state.held.items() if state.codes[card] == code), None)
