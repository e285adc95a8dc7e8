"""R21.08, A21.11, A21.12: objectives are dealt, kept, put in and taken."""

from collections.abc import Sequence
from typing import Any

from bot.games.board_game.rules.board import Board
from bot.games.board_game.rules.facts import objectives
from bot.games.board_game.rules.objectives import DEALT, HAND, points_of
from bot.games.board_game.rules.refusals import picks
from bot.games.board_game.rules.state import BoardState, Playing
from bot.kernel import AFTER, DONE, Choose, Frame, Illegal, Option
from bot.kernel.labels import label_of
from bot.kernel.turns import LABEL


def objective_option(board: Board, seat: int, card: str) -> Option:
    """An objective to choose, with what it asks for and brings this house."""
    args = {"effect": label_of("effect", card), "points": points_of(board, seat, card)}
    return Option(id=card, label=label_of("objective", card), note="objective", args=args)


def options_for(board: Board, seat: int, cards: Sequence[str]) -> list[Option]:
    """Objectives to choose from, those first that bring this house most."""
    ranked = sorted(cards, key=lambda card: (-points_of(board, seat, card), card))
    return [objective_option(board, seat, card) for card in ranked]


def refuse_objective(hand: Sequence[str], value: Any) -> None:
    """R21.08: only an objective one holds."""
    for card in picks(value):
        if card in objectives() and card not in hand:
            names = [label_of("objective", one) for one in hand]
            raise Illegal(
                "objective-not-held", objective=label_of("objective", card), options=names
            )


def draw(play: Playing, seat: int) -> None:
    """R21.20, A21.21: the top objective; an empty deck gives none."""
    state = play.state
    if not state.objective_deck:
        return
    card = state.objective_deck.pop(0)
    state.objectives[seat].append(card)
    play.reveal()
    play.emit("objective-drawn", seat=label_of("seat", seat))
    effect, points = label_of("effect", card), points_of(state, seat, card)
    name = label_of("objective", card)
    play.emit("objective-seen", to=[seat], objective=name, effect=effect, points=points)


def give_back(state: BoardState, seat: int, cards: Sequence[str]) -> None:
    """Objectives return to the deck; whoever called this shuffles it."""
    for card in cards:
        state.objectives[seat].remove(card)
    state.objective_deck += cards


def shuffle(state: BoardState) -> None:
    """Sorted first: the shuffle must not carry over what was put back where."""
    state.objective_deck.sort()
    state.rng.shuffle(state.objective_deck)


class Keep(Frame, name="board.objectives"):
    """R21.08: five objectives each; everybody keeps three in secret, all at once."""

    steps = ("ask", "keep")

    def ask(self, play: Playing) -> None:
        """R21.08: ask every house which objectives it keeps."""
        state = play.state
        for seat in state.order_of_play:
            options = options_for(state, seat, state.objectives[seat])
            play.ask(
                Choose(
                    seat=seat,
                    topic="keep_objectives",
                    public="objectives",
                    about={"number": HAND},
                    options=options,
                    min=HAND,
                    max=HAND,
                    default=[option.id for option in options[:HAND]],
                )
            )

    def explain_keep_objectives(self, state: BoardState, seat: int, value: Any) -> None:
        """R21.08: refuse an objective that the house does not hold."""
        refuse_objective(state.objectives[seat], value)

    def keep(self, play: Playing) -> None:
        """The others go back into the deck."""
        state = play.state
        for seat in state.order_of_play:
            kept = self.given("keep_objectives", seat)
            give_back(state, seat, [card for card in state.objectives[seat] if card not in kept])
        shuffle(state)
        play.reveal()
        play.emit("objectives-kept", number=HAND)


def deal(state: BoardState) -> None:
    """R21.08: five each, before anybody has chosen."""
    state.objective_deck = sorted(objectives())
    state.rng.shuffle(state.objective_deck)
    state.objectives = [
        [state.objective_deck.pop(0) for _ in range(DEALT)] for _ in range(state.seats)
    ]
    state.points, state.scored = [0] * state.seats, [[] for _ in range(state.seats)]


class GivesOne(Frame):
    """Everybody names an objective of the own hand, in secret and at once."""

    def ask_all(self, play: Playing, *, topic: str) -> None:
        """Whoever holds none is not asked; how many one holds is public."""
        state = play.state
        for seat in state.order_of_play:
            options = options_for(state, seat, state.objectives[seat])
            if options:
                play.ask(
                    Choose(
                        seat=seat,
                        topic=topic,
                        purpose="cost",
                        public="objectives",
                        veiled=True,
                        options=options,
                        default=[options[-1].id],
                    )
                )

    def taken(self, play: Playing, topic: str) -> dict[int, str]:
        """What each seat named, out of its hand."""
        state = play.state
        found = {}
        for seat in state.order_of_play:
            if f"{topic}/{seat}" in self.answers:
                found[seat] = self.chosen(topic, seat)
                state.objectives[seat].remove(found[seat])
        return found


class Ambitions(GivesOne, name="board.ambitions"):
    """A21.11: Shifting Ambitions."""

    steps = ("ask", "show", "offer", "take")

    pool: list[str] = []
    queue: list[int] = []
    wishes: dict[int, list[str]] = {}
    """What those who are not heard yet would take, best first; nothing: they want to see first."""

    def ask(self, play: Playing) -> None:
        """One each, in secret."""
        self.ask_all(play, topic="put_objective")

    def explain_put_objective(self, state: BoardState, seat: int, value: Any) -> None:
        """R21.08: refuse an objective that the house does not hold."""
        refuse_objective(state.objectives[seat], value)

    def show(self, play: Playing) -> None:
        """Shuffled, then turned up: whose each was is not told."""
        given = self.taken(play, "put_objective")
        self.queue, self.pool = list(given), sorted(given.values())
        play.reveal()
        if self.pool:
            play.emit(
                "objectives-shown", objectives=[label_of("objective", card) for card in self.pool]
            )

    def offer(self, play: Playing) -> str | None:
        """In turn order each takes one; all are asked at once, but the last takes what is left."""
        while self.queue and (card := self._wished(self.queue[0])):
            self._take(play, self.queue.pop(0), card)
        if not self.queue:
            return DONE
        now = [seat for seat in self.queue[:-1] if seat not in self.wishes]
        for seat in dict.fromkeys([self.queue[0], *now]):
            play.ask(self._take_ask(play.state, seat))
        return None

    def _wished(self, seat: int) -> str | None:
        """The first card of a wish that still lies there."""
        return next((card for card in self.wishes.get(seat, []) if card in self.pool), None)

    def _take_ask(self, state: BoardState, seat: int) -> Choose:
        """One card; whoever has others before them names several, best first, or waits."""
        options = options_for(state, seat, self.pool)
        default = [option.id for option in options]
        first = seat == self.queue[0]
        if not first:
            options.append(Option(id=AFTER, label=LABEL))
        return Choose(
            seat=seat,
            topic="take_objective",
            public="objectives",
            open_to_all=first,
            about={"place": self.queue.index(seat) + 1},
            options=options,
            max=1 if first else len(self.pool),
            ordered=not first,
            default=default[:1] if first else default,
        )

    def explain_take_objective(self, state: BoardState, seat: int, value: Any) -> None:
        """A21.11: what lies there; somebody may have been quicker."""
        for card in picks(value):
            if card in objectives() and card not in self.pool:
                names = [label_of("objective", one) for one in self.pool]
                raise Illegal(
                    "objective-not-there", objective=label_of("objective", card), options=names
                )

    def take(self, play: Playing) -> str:
        """A wish counts up to "after those before me": what comes then is asked in turn."""
        for seat in self.queue:
            if f"take_objective/{seat}" in self.answers:
                given: list[str] = self.given("take_objective", seat)
                self.wishes[seat] = given[: given.index(AFTER)] if AFTER in given else given
        self.answers.clear()
        return "offer"

    def _take(self, play: Playing, seat: int, card: str) -> None:
        """Into the hand, for all to see."""
        self.wishes.pop(seat, None)
        self.pool.remove(card)
        play.state.objectives[seat].append(card)
        play.reveal()
        play.emit(
            "objective-taken", seat=label_of("seat", seat), objective=label_of("objective", card)
        )


class Information(GivesOne, name="board.information"):
    """A21.12: New Information."""

    steps = ("draw", "put_back")

    def draw(self, play: Playing) -> None:
        """In turn order one each; then one is returned in secret."""
        for seat in play.state.order_of_play:
            draw(play, seat)
        self.ask_all(play, topic="return_objective")

    def explain_return_objective(self, state: BoardState, seat: int, value: Any) -> None:
        """R21.08: refuse an objective that the house does not hold."""
        refuse_objective(state.objectives[seat], value)

    def put_back(self, play: Playing) -> None:
        """The deck is shuffled."""
        play.state.objective_deck += self.taken(play, "return_objective").values()
        shuffle(play.state)
        play.reveal()
        play.emit("objectives-returned")
