"""Section 7: the plot phase."""

from typing import Any

from bot.games.card_game_2e.rules import refusals
from bot.games.card_game_2e.rules.state import ThronesPlay, ThronesState
from bot.games.card_game_2e.rules.titles import TitleChoice
from bot.games.card_game_2e.rules.values import initiative
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.deed import Deed
from bot.games.lcg.edition import edition_of
from bot.games.lcg.forced import Forced
from bot.games.lcg.moves import enter_play, put
from bot.games.lcg.occurrence import occur
from bot.games.lcg.phases import Phase
from bot.kernel import Choose, Option
from bot.kernel.labels import label_of


class PlotPhase(Phase, name="card_game_2e.plot_phase"):
    """Steps 1.1 to 1.5."""

    steps = (
        "begins",
        "choose",
        "reveal",
        "initiative",
        "first_player",
        "named",
        "when_revealed",
        "return_used",
        "revealed",
        "titles",
        "window",
        "ends",
    )

    phase: str = "plot"
    number: str = "1"
    winner: int = -1
    plots: list[int] = []

    def choose(self, play: ThronesPlay) -> None:
        """Step 1.2, R7.1: each chooses a plot, face down, all at once."""
        state = play.state
        state.step = "1.2"
        for seat in state.order():
            found = state.players[seat].plots
            play.ask(
                Choose(
                    seat=seat,
                    topic="plot",
                    public="plot",
                    options=[Option(id=state.name(one), label=state.label(one)) for one in found],
                    default=[state.name(found[0])],
                )
            )

    def explain_plot(self, state: ThronesState, seat: int, value: Any) -> None:
        """R7.1: from the own plot deck."""
        refusal = refusals.plot(state, seat, value)
        if refusal is not None:
            raise refusal

    def reveal(self, play: ThronesPlay) -> None:
        """Step 1.3, R7.2, A7.1: all old plots leave and all new ones enter at one moment."""
        state = play.state
        state.step = "1.3"
        chosen = {seat: chosen_card(self.chosen("plot", seat)) for seat in state.order()}
        for seat in chosen:
            turn_up(play, seat, chosen[seat])
        self.plots = list(chosen.values())
        play.reveal()
        # A18.1: what an old plot allowed may be forbidden from now on.
        edition_of(state).settle(play)

    def initiative(self, play: ThronesPlay) -> None:
        """1.3 I, R7.3: who wins initiative."""
        state = play.state
        self.winner = winner_of_initiative(state)
        play.emit(
            "initiative",
            seat=label_of("seat", self.winner),
            values=[initiative(state, seat) for seat in state.seats_in()],
        )

    def first_player(self, play: ThronesPlay) -> None:
        """1.3 II, R7.4: the winner names any player."""
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
                options=[Option(id=str(seat), label=label_of("seat", seat)) for seat in seats],
                default=[str(seats[0])],
            )
        )

    def named(self, play: ThronesPlay) -> None:
        """The first player keeps the token until another one is named (R6.7)."""
        state = play.state
        state.first = int(self.chosen("first_player", self.winner))
        state.changed()
        play.emit("first-player", seat=label_of("seat", state.first))

    def when_revealed(self, play: ThronesPlay) -> None:
        """1.3 III, R7.5: the first player decides the order of the "when revealed" abilities."""
        push_when_revealed(play, self.plots)

    def return_used(self, play: ThronesPlay) -> None:
        """R7.6, A7.3: who has no plots left takes the used pile back."""
        state = play.state
        for seat in state.seats_in():
            player = state.players[seat]
            if not player.plots:
                player.plots, player.used = player.used, []
                play.emit("plots-returned", seat=label_of("seat", seat))

    def revealed(self, play: ThronesPlay) -> None:
        """R7.7: reactions to revealing come after III."""
        state = play.state
        occur(
            play,
            [
                Deed(kind="revealed", card=card, seat=state.board[card].controller)
                for card in self.plots
                if card in state.board
            ],
        )

    def titles(self, play: ThronesPlay) -> None:
        """Step 1.4, section 27."""
        if play.state.melee:
            play.state.step = "1.4"
            play.push(TitleChoice())


def turn_up(play: ThronesPlay, seat: int, card: int) -> None:
    """R7.2: the new plot covers the former one, which goes to the used pile."""
    state = play.state
    former = state.plot(seat)
    state.lasting = [one for one in state.lasting if one.until != f"plot/{seat}"]
    if former is not None:
        put(state, former, "used")
    enter_play(state, card, seat)
    play.emit("plot-revealed", seat=label_of("seat", seat), card=state.label(card))


def push_when_revealed(play: ThronesPlay, plots: list[int]) -> None:
    """R7.8: also for plots revealed outside step 1.3."""
    state = play.state
    deeds = [
        Deed(kind="revealed", card=card, seat=state.board[card].controller, status="done")
        for card in plots
        if card in state.board
    ]
    if deeds and edition_of(state).listeners("when_revealed", ["revealed"]):
        play.push(Forced(timing="when_revealed", deeds=deeds))


def winner_of_initiative(state: ThronesState) -> int:
    """R7.3: highest initiative, then least power, then chance."""
    seats = state.seats_in()
    best = max(initiative(state, seat) for seat in seats)
    seats = [seat for seat in seats if initiative(state, seat) == best]
    least = min(state.power(seat) for seat in seats)
    seats = [seat for seat in seats if state.power(seat) == least]
    return seats[0] if len(seats) == 1 else state.rng.pick(seats)
