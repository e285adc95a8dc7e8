"""Section 27: the titles of melee."""

from bot.games.card_game_2e.rules.state import ThronesPlay, ThronesState
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.moves import enter_play, leave_play
from bot.games.lcg.state import NONE
from bot.kernel import DONE, Choose, Frame, Illegal, Option
from bot.kernel.labels import label_of
from bot.kernel.state import answer_key
from bot.kernel.turns import AFTER, LABEL

TAKEN_OUT = {3: 2, 4: 1, 5: 1}
"""R27.1: so many titles are taken out at random; none with six players."""


class TitleChoice(Frame, name="card_game_2e.title_choice"):
    """R27.1 to R27.4: handed on in player order, chosen in secret, revealed together.

    A29.6: everybody may rank the titles before the rest is handed on to them; whoever wants to see
    the rest first waits for it.
    """

    steps = ("shuffle", "offer", "take", "reveal")

    left: list[int] = []
    seats: list[int] = []
    taken: dict[int, int] = {}
    ranked: dict[int, list[int]] = {}
    """Rankings handed in ahead, the favourite first; empty for those who want to see the rest."""

    def shuffle(self, play: ThronesPlay) -> None:
        """R27.1: shuffle the titles; with few players some are taken out unseen."""
        state = play.state
        self.left = list(state.pool)
        state.rng.shuffle(self.left)
        del self.left[: TAKEN_OUT.get(len(state.seats_in()), 0)]
        self.left.sort()
        self.seats = state.order()

    def offer(self, play: ThronesPlay) -> str | None:
        """R27.2: who has the rest in hand looks at it; the others may rank all titles."""
        state = play.state
        if not self.seats or not self.left:
            return "reveal"
        for seat in self.seats:
            if seat == self.seats[0]:
                play.ask(_question(state, seat, self.left))
            elif seat not in self.ranked:
                ask = _question(state, seat, sorted(state.pool))
                ask.options.append(Option(id=AFTER, label=LABEL))
                ask.default = [AFTER]
                play.ask(ask)
        return None

    def check_title(self, state: ThronesState, seat: int, value: list[str]) -> None:
        """To wait goes with no ranking."""
        if AFTER in value and len(value) > 1:
            raise Illegal("after-alone")

    def take(self, play: ThronesPlay) -> str:
        """In secret: the next players take their favourites, as far as those are known."""
        for seat in self.seats:
            value = self.answers.pop(answer_key("title", seat), None)
            if isinstance(value, list):
                self.ranked[seat] = [chosen_card(str(one)) for one in value if one != AFTER]
        while self.seats and self.left:
            found = [card for card in self.ranked.get(self.seats[0], []) if card in self.left]
            if not found:
                break
            seat = self.seats.pop(0)
            self.left.remove(found[0])
            self.taken[seat] = found[0]
        return "offer"

    def reveal(self, play: ThronesPlay) -> str:
        """R27.3: all chosen titles enter play together."""
        state = play.state
        play.reveal()
        for seat, card in self.taken.items():
            state.pool.remove(card)
            enter_play(state, card, seat)
            play.emit("title", seat=label_of("seat", seat), card=state.label(card))
        return DONE

    def forget(self, hidden: list[int]) -> None:
        """Nobody else knows who took what, nor how others have ranked the titles."""
        takers = [seat for seat in self.taken if seat in hidden]
        cards = sorted(self.taken[seat] for seat in takers)
        self.taken |= dict(zip(takers, cards, strict=True))
        self.ranked |= {seat: [] for seat in self.ranked if seat in hidden}


def _question(state: ThronesState, seat: int, cards: list[int]) -> Choose:
    """Which title; several are a ranking."""
    return Choose(
        seat=seat,
        topic="title",
        public="title",
        options=[Option(id=state.name(one), label=state.label(one)) for one in cards],
        max=len(cards),
        ordered=True,
        default=[state.name(cards[0])],
    )


def return_titles(play: ThronesPlay) -> None:
    """R27.5: all titles leave play together."""
    state = play.state
    for card in [card for card in state.board if state.owners[card] == NONE]:
        leave_play(state, card)
        state.pool.append(card)
    state.pool.sort()
