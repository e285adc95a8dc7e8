"""Section 5: set-up. Hands, mulligans, face-down cards, reveal, up to seven cards."""

from bot.games.card_game_2e.rules.state import ThronesPlay, ThronesState
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.hosts import hosts
from bot.games.lcg.moves import add_duplicate, enter_play, own_copy, put
from bot.kernel import DONE, Choose, Frame, Illegal, Option
from bot.kernel.labels import label_of
from bot.kernel.turns import InTurn

HAND = 7
MOST = 8
"""R5.6: the total cost of what is placed."""


class Setup(Frame, name="card_game_2e.setup"):
    """R5.1 to R5.12: from the deal to the cards that are set up."""

    steps = ("deal", "ask_mulligan", "mulligan", "ask_place", "place", "reveal", "attach", "fill")

    turns: InTurn = InTurn()
    waiting: list[int] = []
    """R5.10: attachments that need a host, in player order."""

    def deal(self, play: ThronesPlay) -> None:
        """R5.1 to R5.4: a random first player; each draws seven cards."""
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
            _draw_to(state, seat)
        self.turns = InTurn(seats=state.order())

    def ask_mulligan(self, play: ThronesPlay) -> None:
        """R5.5: in player order each may take a new hand once."""
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

    def mulligan(self, play: ThronesPlay) -> str | None:
        """The second hand must be kept."""
        state = play.state
        for seat, wish in self.turns.hear(self, "mulligan"):
            if wish == "mulligan":
                player = state.players[seat]
                player.deck += player.hand
                player.hand = []
                state.rng.shuffle(player.deck)
                _draw_to(state, seat)
                state.changed()
            play.emit("mulligan" if wish == "mulligan" else "kept", seat=label_of("seat", seat))
        return None if self.turns.done else "ask_mulligan"

    def ask_place(self, play: ThronesPlay) -> None:
        """R5.6: each places cards face down; only their number shows, so all are asked at once."""
        state = play.state
        for seat in state.order():
            hand = state.players[seat].hand
            fit = [card for card in hand if state.fact(card).type != "event"]
            play.ask(
                Choose(
                    seat=seat,
                    topic="place",
                    quiet=[],
                    public="place",
                    about={"gold": MOST},
                    options=[
                        Option(
                            id=state.name(card),
                            label=state.label(card),
                            note="cost",
                            args={"cost": state.fact(card).price},
                        )
                        for card in fit
                    ],
                    min=0,
                    max=len(fit),
                    veiled=True,
                    default=[],
                )
            )

    def check_place(self, state: ThronesState, seat: int, value: list[str]) -> None:
        """R5.6 to R5.9: cost, limited, hosts, duplicates."""
        cards = [chosen_card(one) for one in value]
        facts = [state.fact(card) for card in cards]
        paid: set[str] = set()
        cost = 0
        for fact in sorted(facts, key=lambda one: -one.price):
            if not fact.unique or fact.name not in paid:
                cost += fact.price
            paid.add(fact.name)
        if cost > MOST:
            raise Illegal("setup-too-expensive", max=MOST, got=cost)
        if sum("limited" in fact.keywords for fact in facts) > 1:
            raise Illegal("setup-one-limited")
        for card in cards:
            if state.fact(card).type == "attachment" and not any(
                _could_host(state, card, other) for other in cards
            ):
                raise Illegal("setup-no-host", card=state.label(card))

    def place(self, play: ThronesPlay) -> None:
        """The chosen cards leave the hand, face down."""
        state = play.state
        for seat in state.order():
            for one in self.given("place", seat):
                put(state, chosen_card(one), "placed")
            number = len(state.players[seat].placed)
            play.emit("placed", seat=label_of("seat", seat), number=number)

    def reveal(self, play: ThronesPlay) -> None:
        """R5.10, R5.11: all are revealed together; they are in play without having entered it."""
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

    def attach(self, play: ThronesPlay) -> str | None:
        """R5.10: in player order each puts attachments on own cards."""
        state = play.state
        self._hear_host(play)
        while self.waiting:
            card = self.waiting[0]
            seat = state.owners[card]
            above = own_copy(state, seat, card) if state.fact(card).unique else None
            found = [host for host in hosts(state, card) if state.board[host].controller == seat]
            if above is not None or not found:
                # No host is left for it (A5.4 let two attachments share one): back to hand.
                self.waiting.pop(0)
                if above is not None:
                    add_duplicate(state, card, above)
                else:
                    put(state, card, "hand")
                continue
            play.ask(
                Choose(
                    seat=seat,
                    topic="host",
                    purpose="target",
                    public="host",
                    about={"card": state.label(card)},
                    options=[
                        Option(id=state.name(host), label=state.label(host)) for host in found
                    ],
                    default=[state.name(found[0])],
                )
            )
            return "attach"
        return None

    def _hear_host(self, play: ThronesPlay) -> None:
        for key, value in list(self.answers.items()):
            if key.startswith("host/") and isinstance(value, list):
                card = self.waiting.pop(0)
                seat = play.state.owners[card]
                enter_play(play.state, card, seat, host=chosen_card(str(value[0])))
        self.answers.clear()

    def fill(self, play: ThronesPlay) -> str:
        """R5.12: up to seven cards in hand."""
        for seat in play.state.order():
            _draw_to(play.state, seat)
        play.state.changed()
        return DONE


def _draw_to(state: ThronesState, seat: int) -> None:
    player = state.players[seat]
    number = max(0, HAND - len(player.hand))
    player.hand += player.deck[:number]
    del player.deck[:number]


def _could_host(state: ThronesState, attachment: int, other: int) -> bool:
    """R5.8: whether a card placed with it will be a legal host."""
    rule, fact = state.fact(attachment).attach_to, state.fact(other)
    if rule is None or fact.type != rule.type or attachment == other:
        return False
    if rule.faction and fact.faction != rule.faction:
        return False
    if rule.traits_any and not set(fact.traits) & set(rule.traits_any):
        return False
    mine = set(state.fact(attachment).traits)
    for keyword in fact.keywords:
        if keyword == "no_attachments":
            return False
        if keyword.startswith("no_attachments_except(") and keyword[22:-1] not in mine:
            return False
    return True
