"""Section 27: the titles of melee."""

from bot.games.card_game_2e.rules.facts import titles
from bot.games.card_game_2e.rules.state import ThronesPlay, ThronesState
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.moves import enter_play, leave_play
from bot.games.lcg.state import NONE
from bot.kernel import DONE, Choose, Frame, Option

TAKEN_OUT = {3: 2, 4: 1, 5: 1}
"""R27.1: so many titles are taken out at random; none with six players."""


class TitleChoice(Frame, name="card_game_2e.title_choice"):
    """R27.1 to R27.4: handed on in player order, chosen in secret, revealed together."""

    steps = ("shuffle", "offer", "take", "reveal")

    left: list[int] = []
    seats: list[int] = []
    taken: dict[int, int] = {}

    def shuffle(self, play: ThronesPlay) -> None:
        """R27.1."""
        state = play.state
        self.left = list(state.pool)
        state.rng.shuffle(self.left)
        del self.left[: TAKEN_OUT.get(len(state.seats_in()), 0)]
        self.left.sort()
        self.seats = state.order()

    def offer(self, play: ThronesPlay) -> str | None:
        """R27.2: the next player looks at what is left and takes one."""
        state = play.state
        if not self.seats or not self.left:
            return "reveal"
        play.ask(
            Choose(
                seat=self.seats[0],
                topic="title",
                public="title",
                options=[Option(id=state.name(one), label=state.label(one)) for one in self.left],
                default=[state.name(self.left[0])],
            )
        )
        return None

    def take(self, play: ThronesPlay) -> str:
        """In secret."""
        seat = self.seats.pop(0)
        card = chosen_card(self.chosen("title", seat))
        self.left.remove(card)
        self.taken[seat] = card
        return "offer"

    def reveal(self, play: ThronesPlay) -> str:
        """R27.3: all chosen titles enter play together."""
        state = play.state
        play.reveal()
        for seat, card in self.taken.items():
            state.pool.remove(card)
            enter_play(state, card, seat)
            play.emit("title", seat=f"seat:{seat}", card=state.label(card))
        return DONE


def return_titles(play: ThronesPlay) -> None:
    """R27.5: all titles leave play together."""
    state = play.state
    for card in [card for card in state.board if state.owners[card] == NONE]:
        leave_play(state, card)
        state.pool.append(card)
    state.pool.sort()


def supports(state: ThronesState, seat: int, other: int) -> bool:
    """R27.7: whether the title of the first supports that of the second."""
    mine, theirs = state.title(seat), state.title(other)
    if mine is None or theirs is None:
        return False
    return state.codes[theirs] in titles()[state.codes[mine]].supports


def rival(state: ThronesState, seat: int, other: int) -> bool:
    """R27.8: whether the title of the first is a rival of that of the second."""
    mine, theirs = state.title(seat), state.title(other)
    if mine is None or theirs is None:
        return False
    return state.codes[theirs] in titles()[state.codes[mine]].rivals
