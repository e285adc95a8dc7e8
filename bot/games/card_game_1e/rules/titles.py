"""R13: the titles of the small council; they are not in play (R5.9)."""

from typing import Any

from bot.games.card_game_1e.rules.state import FirstPlay, FirstState
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.edition import edition_of
from bot.games.lcg.state import LcgState
from bot.kernel import DONE, Choose, Frame, Illegal, Option
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
        options += edition_of(state).asides(state, seat)
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

    def explain_title(self, state: FirstState, seat: int, value: Any) -> None:
        """R5.8, R21.1: refuse a title that somebody has taken, or that is set aside."""
        said = [str(one).partition(".")[0] for one in value] if isinstance(value, list) else []
        known = [card for card in (*state.held.values(), *state.aside) if state.codes[card] in said]
        for card in known:
            for other, held in state.held.items():
                if held == card:
                    taker = label_of("seat", other)
                    raise Illegal("title-taken", card=state.label(card), seat=taker)
            if card in state.aside:
                raise Illegal("title-aside", card=state.label(card))

    def take(self, play: FirstPlay) -> str:
        """It is held to the end of the round."""
        state = play.state
        seat = self.seats[0]
        said = self.chosen("title", seat)
        if ":" in said:
            edition_of(state).do_act(play, seat, said)
            return "ask"
        self.seats.pop(0)
        card = chosen_card(said)
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


def holder(state: LcgState, code: str) -> int | None:
    """Who holds this title."""
    found = (seat for seat in state.seats_in() if is_titled(state, seat, code))
    return next(found, None)


def is_titled(state: LcgState, seat: int, code: str) -> bool:
    """Whether a seat holds this title."""
    title = state.title(seat)
    return title is not None and state.codes[title] == code
