"""M3, M4: houses and house cards that are drafted instead of given."""

from typing import Any

from bot.games.board_game.rules.board import NOBODY
from bot.games.board_game.rules.facts import cards_of, house_cards
from bot.games.board_game.rules.refusals import picks, refuse_house
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.texts.base import card_options
from bot.kernel import DONE, Choose, Frame, Illegal, Option
from bot.kernel.labels import label_of

SHAPE = (4, 3, 2, 2, 1, 1, 0)
"""R2.03: the strengths of the seven cards of every house."""
SETS = ("base", "dragons")


class HouseDraft(Frame, name="board.house_draft"):
    """M3: one after the other, in an order drawn by lot, everybody takes a house."""

    steps = ("lots", "ask", "take")

    queue: list[int] = []

    def lots(self, play: Playing) -> None:
        """Who comes first."""
        self.queue = [seat for seat, house in enumerate(play.state.houses) if not house]
        play.state.rng.shuffle(self.queue)
        play.reveal()
        play.emit("draft-order", seats=[label_of("seat", seat) for seat in self.queue])

    def ask(self, play: Playing) -> str | None:
        """Any that is left; the last one takes what remains."""
        if not self.queue:
            return DONE
        free = free_houses(play.state)
        play.ask(
            Choose(
                seat=self.queue[0],
                topic="draft_house",
                public="houses",
                open_to_all=True,
                options=[Option(id=house, label=label_of("house", house)) for house in free],
                default=free[:1],
            )
        )
        return None

    def explain_draft_house(self, state: BoardState, seat: int, value: Any) -> None:
        """M3: not a house that is gone or does not play."""
        refuse_house(state, value)
        for house in picks(value):
            if house in state.houses:
                options = [label_of("house", one) for one in free_houses(state)]
                raise Illegal("draft-gone", pick=label_of("house", house), options=options)

    def take(self, play: Playing) -> str:
        """M3: give the seat its house, then ask the next one."""
        seat = self.queue.pop(0)
        play.state.houses[seat] = self.chosen("draft_house", seat)
        return "ask"


def free_houses(state: BoardState) -> list[str]:
    """Houses nobody has taken."""
    return [house for house in state.setup.houses if house not in state.houses]


class EitherSet(Frame, name="board.either_set"):
    """M4: everybody chooses one of the two sets of the own house, all at once."""

    steps = ("ask", "take")

    def ask(self, play: Playing) -> None:
        """A house that is in one set only is not asked."""
        for seat, house in enumerate(play.state.houses):
            if cards_of(house, "base") != cards_of(house, "dragons"):
                play.ask(
                    Choose(
                        seat=seat,
                        topic="card_set",
                        public="cards",
                        options=[Option(id=one, label=label_of("set", one)) for one in SETS],
                        default=[SETS[0]],
                    )
                )

    def take(self, play: Playing) -> None:
        """Turned up together."""
        state = play.state
        play.reveal()
        for seat, house in enumerate(state.houses):
            if f"card_set/{seat}" in self.answers:
                chosen = self.chosen("card_set", seat)
                give(state, seat, list(cards_of(house, chosen)))
                who, which = label_of("seat", seat), label_of("set", chosen)
                play.emit("set-taken", seat=who, set=which)


class CardDraft(Frame, name="board.card_draft"):
    """M4: in the open, strength by strength, there and back along the throne track."""

    steps = ("begin", "ask", "take")

    queue: list[tuple[int, int]] = []
    """Seats and the strength they pick."""

    def begin(self, play: Playing) -> None:
        """The whole order of picks."""
        order = list(play.state.order_of_play)
        for number, strength in enumerate(SHAPE):
            turn = order if number % 2 == 0 else order[::-1]
            self.queue += [(seat, strength) for seat in turn]

    def ask(self, play: Playing) -> str | None:
        """A card of this strength that nobody has."""
        if not self.queue:
            return DONE
        seat, strength = self.queue[0]
        free = pool(play.state, strength)
        play.ask(
            Choose(
                seat=seat,
                topic="draft_card",
                public="cards",
                open_to_all=True,
                about={"strength": strength},
                options=card_options(free),
                default=free[:1],
            )
        )
        return None

    def explain_draft_card(self, state: BoardState, seat: int, value: Any) -> None:
        """M4: a card that is gone, or of another strength."""
        _, strength = self.queue[0]
        for card in picks(value):
            if card in house_cards() and card not in pool(state, strength):
                options = [label_of("card", one) for one in pool(state, strength)]
                raise Illegal("draft-gone", pick=label_of("card", card), options=options)

    def take(self, play: Playing) -> str:
        """M4: give the seat its card for all to see, then ask the next one."""
        seat, _ = self.queue.pop(0)
        card = self.chosen("draft_card", seat)
        give(play.state, seat, [*play.state.cards[seat], card])
        play.emit("card-drafted", seat=label_of("seat", seat), card=label_of("card", card))
        return "ask"


class BlindDraft(Frame, name="board.blind_draft"):
    """M4: all rank the cards of a strength in secret; where two want the same, turn order decides.

    The turn goes there and back from strength to strength, as in the open draft.
    """

    steps = ("ask", "take")

    place: int = 0
    """Which strength is ranked now."""

    def ask(self, play: Playing) -> str | None:
        """At least one; what is not ranked comes by lot."""
        state = play.state
        if self.place == len(set(SHAPE)):
            return DONE
        strength = self.strength
        free = pool(state, strength)
        for seat in state.order_of_play:
            play.ask(
                Choose(
                    seat=seat,
                    topic="draft_blind",
                    public="cards",
                    about={"strength": strength, "number": SHAPE.count(strength)},
                    options=card_options(free),
                    min=1,
                    max=len(free),
                    ordered=True,
                    default=free,
                )
            )
        return None

    @property
    def strength(self) -> int:
        """The strength that is ranked now."""
        return sorted(set(SHAPE), reverse=True)[self.place]

    def explain_draft_blind(self, state: BoardState, seat: int, value: Any) -> None:
        """M4: a card of another strength, or one that is gone."""
        free = pool(state, self.strength)
        for card in picks(value):
            if card in house_cards() and card not in free:
                options = [label_of("card", one) for one in free]
                raise Illegal("draft-gone", pick=label_of("card", card), options=options)

    def take(self, play: Playing) -> str:
        """Each the first of the own list that is still free."""
        state, strength = play.state, self.strength
        play.reveal()
        for number, one in enumerate(SHAPE):
            if one != strength:
                continue
            order = list(state.order_of_play)
            for seat in order if number % 2 == 0 else order[::-1]:
                free = pool(state, strength)
                rest = list(free)
                state.rng.shuffle(rest)
                wanted = [*self.given("draft_blind", seat), *rest]
                card = next(str(card) for card in wanted if card in free)
                give(state, seat, [*state.cards[seat], card])
                play.emit("card-drafted", seat=label_of("seat", seat), card=label_of("card", card))
        self.place += 1
        return "ask"


def pool(state: BoardState, strength: int) -> list[str]:
    """Cards of this strength, of whatever set and house, that nobody has; most icons first."""
    taken = {card for mine in state.cards for card in mine}
    free = [c for c in house_cards().values() if c.strength == strength and c.id not in taken]
    free.sort(key=lambda card: (-card.swords - card.forts - bool(card.timing), card.id))
    return [card.id for card in free]


def give(state: BoardState, seat: int, cards: list[str]) -> None:
    """These are the house cards of a seat, all in hand."""
    state.cards[seat], state.hands[seat] = cards, list(cards)


def begin_cards(play: Playing) -> None:
    """M4: the draft the table wants, if any."""
    frames = {"either": EitherSet, "draft": CardDraft, "blind_draft": BlindDraft}
    wanted = frames.get(play.state.options.house_cards)
    if wanted is not None:
        play.state.turn = NOBODY
        play.push(wanted())
