"""The plot phase."""

from typing import Any, ClassVar

from bot.games.lcg import refusals
from bot.games.lcg.choices import card_options, chosen_card
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.edition import edition_of
from bot.games.lcg.forced import Forced
from bot.games.lcg.moves import enter_play, put
from bot.games.lcg.occurrence import occur
from bot.games.lcg.phases import Phase
from bot.games.lcg.state import LcgPlay, LcgState
from bot.kernel import Choose, Frame, Option
from bot.kernel.labels import label_of


class PlotPhase(Phase):
    """Choose, reveal, first player, what plots do, titles, actions."""

    title_choice: ClassVar[type[Frame]]

    phase: str = "plot"
    number: str = "1"
    winner: int = -1
    plots: list[int] = []

    def choose(self, play: LcgPlay) -> None:
        """Step 1.2: each chooses a plot, face down, all at once."""
        state = play.state
        state.step = "1.2"
        for seat in state.order():
            options = card_options(Context(state, seat), state.plot_deck(seat))
            play.ask(
                Choose(
                    seat=seat,
                    topic="plot",
                    public="plot",
                    options=options,
                    default=[options[0].id],
                )
            )

    def explain_plot(self, state: LcgState, seat: int, value: Any) -> None:
        """Refuse a plot that is not in the deck."""
        refusals.refuse(refusals.plot(state, seat, value))

    def reveal(self, play: LcgPlay) -> None:
        """Step 1.3: all old plots leave and all new ones enter at one moment."""
        state = play.state
        state.step = "1.3"
        chosen = {seat: chosen_card(self.chosen("plot", seat)) for seat in state.order()}
        for seat in chosen:
            turn_up(play, seat, chosen[seat])
        self.plots = list(chosen.values())
        play.reveal()

    def count(self, play: LcgPlay) -> None:
        """Tell who wins initiative."""
        state = play.state
        self.winner = winner_of_initiative(state)
        value = edition_of(state).initiative
        play.emit(
            "initiative",
            seat=label_of("seat", self.winner),
            values=[[label_of("seat", seat), value(state, seat)] for seat in state.seats_in()],
        )

    def first_player(self, play: LcgPlay) -> None:
        """The winner of initiative names any player."""
        state = play.state
        seats = [self.winner, *(seat for seat in state.seats_in() if seat != self.winner)]
        wish = play.order(self.winner, "first_player", "ask", "ask")
        if wish != "ask":
            seats = seats[:1] if wish == "me" else [state.order(self.winner)[1]]
        play.ask(
            Choose(
                seat=self.winner,
                topic="first_player",
                public="first_player",
                options=[
                    *(Option(id=str(seat), label=label_of("seat", seat)) for seat in seats),
                    *(edition_of(state).asides(state, self.winner) if len(seats) > 1 else ()),
                ],
                default=[str(seats[0])],
            )
        )

    def named(self, play: LcgPlay) -> str | None:
        """Who acts first in every phase, until another one is named."""
        state = play.state
        said = self.chosen("first_player", self.winner)
        if ":" in said:
            edition_of(state).do_act(play, self.winner, said)
            return "first_player"
        state.first = int(self.chosen("first_player", self.winner))
        state.changed()
        play.emit("first-player", seat=label_of("seat", state.first))
        return None

    def when_revealed(self, play: LcgPlay) -> None:
        """What plots do when revealed, in the first player's order."""
        push_when_revealed(play, self.plots)

    def return_used(self, play: LcgPlay) -> None:
        """Who has no plots left takes the used ones back."""
        for seat in play.state.seats_in():
            take_back(play, seat)

    def revealed(self, play: LcgPlay) -> None:
        """What answers to revealing comes after what plots do."""
        state = play.state
        occur(
            play,
            [
                Deed(kind="revealed", card=card, seat=state.board[card].controller)
                for card in self.plots
                if card in state.board
            ],
        )

    def titles(self, play: LcgPlay) -> None:
        """Step 1.4: have titles chosen, where there are any."""
        if play.state.melee:
            play.state.step = "1.4"
            play.push(self.title_choice())


def turn_up(play: LcgPlay, seat: int, card: int) -> None:
    """The new plot covers the former one, which is used from then on."""
    state = play.state
    former = state.plot(seat)
    state.lasting = [one for one in state.lasting if one.until != f"plot/{seat}"]
    if former is not None:
        put(state, former, "used")
    enter_play(state, card, seat)
    play.emit("plot-revealed", seat=label_of("seat", seat), card=state.label(card))


def take_back(play: LcgPlay, seat: int) -> None:
    """An empty plot deck is filled with the used plots."""
    player = play.state.players[seat]
    if not player.plots and player.used:
        player.plots, player.used = player.used, []
        play.state.changed()
        play.emit("plots-returned", seat=label_of("seat", seat))


def push_when_revealed(play: LcgPlay, plots: list[int]) -> None:
    """What plots do when revealed, also outside the plot phase."""
    state = play.state
    deeds = [
        Deed(kind="revealed", card=card, seat=state.board[card].controller, status="done")
        for card in plots
        if card in state.board
    ]
    if deeds and edition_of(state).listeners("when_revealed", ["revealed"]):
        play.push(Forced(timing="when_revealed", deeds=deeds))


def winner_of_initiative(state: LcgState) -> int:
    """Highest initiative, then least power, then chance."""
    value = edition_of(state).initiative
    seats = state.seats_in()
    best = max(value(state, seat) for seat in seats)
    seats = [seat for seat in seats if value(state, seat) == best]
    least = min(state.power(seat) for seat in seats)
    seats = [seat for seat in seats if state.power(seat) == least]
    return seats[0] if len(seats) == 1 else state.rng.pick(seats)
