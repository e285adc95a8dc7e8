"""Set-up: hands, mulligans, cards laid face down, reveal, up to seven cards."""

from typing import ClassVar

from bot.games.lcg.choices import card_options, chosen_card
from bot.games.lcg.context import Context
from bot.games.lcg.facts import keyword_value
from bot.games.lcg.hosts import hosts
from bot.games.lcg.moves import add_duplicate, enter_play, own_copy, put
from bot.games.lcg.state import LcgPlay, LcgState
from bot.kernel import DONE, Choose, Frame, Illegal, Option
from bot.kernel.labels import label_of
from bot.kernel.turns import InTurn

HAND = 7


class Setup(Frame):
    """From the deal to the cards that are set up; an edition says what may be placed."""

    steps: ClassVar[tuple[str, ...]] = (
        "deal",
        "ask_mulligan",
        "mulligan",
        "ask_place",
        "place",
        "reveal",
        "attach",
        "fill",
    )

    most: ClassVar[int]
    """The total cost of what is placed."""

    turns: InTurn = InTurn()
    waiting: list[int] = []
    """Attachments that need a host, in player order."""

    def may_place(self, state: LcgState, card: int) -> bool:
        """Whether this card of a hand may be placed."""
        return state.fact(card).type != "event"

    def cost(self, state: LcgState, seat: int, card: int) -> int:
        """What placing this card costs."""
        return state.fact(card).price

    def check_costs(self, state: LcgState, seat: int, cards: list[int]) -> int:
        """What placing these cards costs together; raise Illegal where they exclude each other."""
        return sum(self.cost(state, seat, card) for card in cards)

    def deal(self, play: LcgPlay) -> None:
        """A random first player; each draws seven cards."""
        state = play.state
        state.first = state.rng.below(state.seats)
        play.reveal()
        play.emit("first-player", seat=label_of("seat", state.first))
        for seat, player in enumerate(state.players):
            state.rng.shuffle(player.deck)
            agenda = state.label(player.agenda[0]) if player.agenda else ""
            play.emit(
                "sits",
                seat=label_of("seat", seat),
                house=label_of("house", player.faction),
                agenda=agenda,
            )
            draw_to(state, seat)
        self.turns = InTurn(seats=state.order())

    def ask_mulligan(self, play: LcgPlay) -> None:
        """In player order each may take a new hand once."""
        self.turns.ask(
            play,
            lambda seat: Choose(
                seat=seat,
                topic="mulligan",
                quiet=["keep"],
                public="mulligan",
                options=[Option(id="keep", label="keep"), Option(id="mulligan", label="mulligan")],
                default=["keep"],
            ),
        )

    def mulligan(self, play: LcgPlay) -> str | None:
        """The whole hand goes back; the second one must be kept."""
        state = play.state
        for seat, wish in self.turns.hear(self, "mulligan"):
            if wish == "mulligan":
                player = state.players[seat]
                player.deck += player.hand
                player.hand = []
                state.rng.shuffle(player.deck)
                draw_to(state, seat)
                state.changed()
            play.emit("mulligan" if wish == "mulligan" else "kept", seat=label_of("seat", seat))
        return None if self.turns.done else "ask_mulligan"

    def ask_place(self, play: LcgPlay) -> None:
        """Each places cards face down; only their number shows, so all are asked at once."""
        state = play.state
        for seat in state.order():
            fit = [card for card in state.players[seat].hand if self.may_place(state, card)]
            play.ask(
                Choose(
                    seat=seat,
                    topic="place",
                    quiet=[],
                    public="place",
                    about={"gold": self.most},
                    options=[
                        Option(
                            id=state.name(card),
                            label=state.label(card),
                            note="cost",
                            args={"cost": self.cost(state, seat, card)},
                        )
                        for card in fit
                    ],
                    min=0,
                    max=len(fit),
                    veiled=True,
                    default=[],
                )
            )

    def check_place(self, state: LcgState, seat: int, value: list[str]) -> None:
        """Refuse what costs too much, a second limited card, and attachments without a host."""
        cards = [chosen_card(one) for one in value]
        cost = self.check_costs(state, seat, cards)
        if cost > self.most:
            raise Illegal("setup-too-expensive", max=self.most, got=cost)
        if sum("limited" in state.fact(card).keywords for card in cards) > 1:
            raise Illegal("setup-one-limited")
        for card in cards:
            if state.fact(card).type == "attachment" and not any(
                could_host(state, card, other) for other in cards
            ):
                raise Illegal("setup-no-host", card=state.label(card))

    def place(self, play: LcgPlay) -> None:
        """The chosen cards leave the hand, face down."""
        state = play.state
        for seat in state.order():
            for one in self.given("place", seat):
                put(state, chosen_card(one), "placed")
            number = len(state.players[seat].placed)
            play.emit("placed", seat=label_of("seat", seat), number=number)

    def reveal(self, play: LcgPlay) -> None:
        """All are revealed together; they are in play without having entered it."""
        state = play.state
        play.reveal()
        for seat in state.order():
            placed = list(state.players[seat].placed)
            play.emit(
                "set-up", seat=label_of("seat", seat), cards=[state.label(card) for card in placed]
            )
            for card in placed:
                above = own_copy(state, seat, card) if state.fact(card).unique else None
                if above is not None:
                    add_duplicate(state, card, above)
                elif state.fact(card).type == "attachment":
                    self.waiting.append(card)
                else:
                    enter_play(state, card, seat)

    def attach(self, play: LcgPlay) -> str | None:
        """In player order each puts attachments on own cards."""
        state = play.state
        self._hear_host(play)
        while self.waiting:
            card = self.waiting[0]
            seat = state.owners[card]
            above = own_copy(state, seat, card) if state.fact(card).unique else None
            found = [host for host in hosts(state, card) if state.board[host].controller == seat]
            if above is not None or not found:
                # No host is left for it, because another attachment took the only one: to hand.
                self.waiting.pop(0)
                if above is not None:
                    add_duplicate(state, card, above)
                else:
                    put(state, card, "hand")
                continue
            options = card_options(Context(state, seat), found)
            play.ask(
                Choose(
                    seat=seat,
                    topic="host",
                    purpose="target",
                    public="host",
                    about={"card": state.label(card)},
                    options=options,
                    default=[options[0].id],
                )
            )
            return "attach"
        return None

    def _hear_host(self, play: LcgPlay) -> None:
        for key, value in list(self.answers.items()):
            if key.startswith("host/") and isinstance(value, list):
                card = self.waiting.pop(0)
                seat = play.state.owners[card]
                enter_play(play.state, card, seat, host=chosen_card(str(value[0])))
        self.answers.clear()

    def fill(self, play: LcgPlay) -> str:
        """Up to seven cards in hand."""
        for seat in play.state.order():
            draw_to(play.state, seat)
        play.state.changed()
        return DONE


def draw_to(state: LcgState, seat: int) -> None:
    """Draw up to seven cards."""
    player = state.players[seat]
    number = max(0, HAND - len(player.hand))
    player.hand += player.deck[:number]
    del player.deck[:number]


def could_host(state: LcgState, attachment: int, other: int) -> bool:
    """Whether a card placed with it will be a legal host."""
    rule, fact = state.fact(attachment).attach_to, state.fact(other)
    if rule is None or rule.opponent or fact.type != rule.type or attachment == other:
        return False
    if rule.faction and not fact.belongs(rule.faction):
        return False
    if rule.traits_any and not set(fact.traits) & set(rule.traits_any):
        return False
    mine = set(state.fact(attachment).traits)
    for keyword in fact.keywords:
        name, value = keyword_value(keyword)
        if name == "no_attachments" and (not value or value in mine):
            return False
        if name == "no_attachments_except" and value not in mine:
            return False
    return True
