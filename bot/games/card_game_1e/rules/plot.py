"""R5: the plot phase."""

from bot.games.card_game_1e.rules.phases import Phase
from bot.games.card_game_1e.rules.state import FirstPlay, FirstState
from bot.games.card_game_1e.rules.titles import TitleChoice
from bot.games.card_game_1e.rules.values import initiative
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.deed import Deed
from bot.games.lcg.edition import edition_of
from bot.games.lcg.forced import Forced
from bot.games.lcg.moves import enter_play, put
from bot.games.lcg.occurrence import occur
from bot.games.lcg.values import holds
from bot.games.lcg.windows import open_window
from bot.kernel import Choose, Option
from bot.kernel.labels import label_of


class PlotPhase(Phase, name="card_game_1e.plot_phase"):
    """Choose, reveal, first player, what plots do, titles, actions."""

    steps = (
        "begins",
        "shadows",
        "choose",
        "chosen_window",
        "reveal",
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

    def choose(self, play: FirstPlay) -> None:
        """R5.1: each chooses a plot, face down, all at once."""
        state = play.state
        state.step = "1.2"
        for seat in state.order():
            found = state.plot_deck(seat)
            play.ask(
                Choose(
                    seat=seat,
                    topic="plot",
                    public="plot",
                    options=[Option(id=state.name(one), label=state.label(one)) for one in found],
                    default=[state.name(found[0])],
                )
            )

    def chosen_window(self, play: FirstPlay) -> None:
        """Some cards open a window between choosing and revealing."""
        state = play.state
        if any(holds(state, "plot_window", seat) for seat in state.seats_in()):
            open_window(play, "chosen")

    def reveal(self, play: FirstPlay) -> None:
        """R5.1, R5.2, R5.4: all plots are revealed together."""
        state = play.state
        state.step = "1.3"
        chosen = {seat: chosen_card(self.chosen("plot", seat)) for seat in state.order()}
        for seat in chosen:
            turn_up(play, seat, chosen[seat])
        self.plots = list(chosen.values())
        play.reveal()
        self.winner = winner_of_initiative(state)
        play.emit(
            "initiative",
            seat=label_of("seat", self.winner),
            values=[initiative(state, seat) for seat in state.seats_in()],
        )

    def first_player(self, play: FirstPlay) -> None:
        """R5.5: the winner of initiative names any player."""
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

    def named(self, play: FirstPlay) -> None:
        """R5.6: who acts first in every phase of this round."""
        state = play.state
        state.first = int(self.chosen("first_player", self.winner))
        state.changed()
        play.emit("first-player", seat=label_of("seat", state.first))

    def when_revealed(self, play: FirstPlay) -> None:
        """R5.7: what plots do when revealed, in the first player's order."""
        push_when_revealed(play, self.plots)

    def return_used(self, play: FirstPlay) -> None:
        """R5.3: after the last plot has been dealt with, the used ones are the plot deck again."""
        for seat in play.state.seats_in():
            take_back(play, seat)

    def revealed(self, play: FirstPlay) -> None:
        """R19.8, R19.9: passive abilities and responses to revealing."""
        state = play.state
        occur(
            play,
            [
                Deed(kind="revealed", card=card, seat=state.board[card].controller)
                for card in self.plots
                if card in state.board
            ],
        )

    def titles(self, play: FirstPlay) -> None:
        """R5.8: have titles chosen, in melee only."""
        if play.state.melee:
            play.state.step = "1.4"
            play.push(TitleChoice())


def turn_up(play: FirstPlay, seat: int, card: int) -> None:
    """R5.2: the new plot covers the former one, which is used from then on."""
    state = play.state
    former = state.plot(seat)
    if former is not None:
        put(state, former, "used")
    enter_play(state, card, seat)
    play.emit("plot-revealed", seat=label_of("seat", seat), card=state.label(card))


def take_back(play: FirstPlay, seat: int) -> None:
    """R5.3: an empty plot deck is filled with the used plots."""
    player = play.state.players[seat]
    if not player.plots and player.used:
        player.plots, player.used = player.used, []
        play.state.changed()
        play.emit("plots-returned", seat=label_of("seat", seat))


def push_when_revealed(play: FirstPlay, plots: list[int]) -> None:
    """What plots do when revealed, also outside the plot phase."""
    state = play.state
    deeds = [
        Deed(kind="revealed", card=card, seat=state.board[card].controller, status="done")
        for card in plots
        if card in state.board
    ]
    if deeds and edition_of(state).listeners("when_revealed", ["revealed"]):
        play.push(Forced(timing="when_revealed", deeds=deeds))


def winner_of_initiative(state: FirstState) -> int:
    """R5.4: highest initiative, then least power, then chance."""
    seats = state.seats_in()
    best = max(initiative(state, seat) for seat in seats)
    seats = [seat for seat in seats if initiative(state, seat) == best]
    least = min(state.power(seat) for seat in seats)
    seats = [seat for seat in seats if state.power(seat) == least]
    return seats[0] if len(seats) == 1 else state.rng.pick(seats)
