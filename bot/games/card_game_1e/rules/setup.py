"""R3: set-up. Hands, mulligans, start cards face down, reveal, up to seven cards."""

from bot.games.card_game_1e.rules.state import FirstPlay, FirstState
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.hosts import hosts
from bot.games.lcg.moves import enter_play, put
from bot.kernel import DONE, Choose, Frame, Illegal, Option
from bot.kernel.labels import label_of
from bot.kernel.turns import InTurn

HAND = 7
MOST = 5
"""R3.6: the total cost of the start cards."""
PENALTY = 2
"""R3.10, R7.6: what a card of another house costs more."""


class Setup(Frame, name="card_game_1e.setup"):
    """R3.3 to R3.13: hands, the first cards, and who begins."""

    steps = ("deal", "ask_mulligan", "mulligan", "ask_place", "place", "reveal", "attach", "fill")

    turns: InTurn = InTurn()
    waiting: list[int] = []
    """R3.7: attachments that need a host, in player order."""

    def deal(self, play: FirstPlay) -> None:
        """R3.3, R3.4: a random start player; each draws seven cards."""
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

    def ask_mulligan(self, play: FirstPlay) -> None:
        """R3.5: each may take a new hand once."""
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

    def mulligan(self, play: FirstPlay) -> str | None:
        """The whole hand goes back."""
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

    def ask_place(self, play: FirstPlay) -> None:
        """R3.6: face down, so that all are asked at once."""
        state = play.state
        for seat in state.order():
            fit = [card for card in state.players[seat].hand if may_set_up(state, card)]
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
                            args={"cost": setup_cost(state, seat, card)},
                        )
                        for card in fit
                    ],
                    min=0,
                    max=len(fit),
                    veiled=True,
                    default=[],
                )
            )

    def check_place(self, state: FirstState, seat: int, value: list[str]) -> None:
        """R3.6 to R3.10: cost, limited, hosts, no duplicates."""
        cards = [chosen_card(one) for one in value]
        facts = [state.fact(card) for card in cards]
        cost = sum(setup_cost(state, seat, card) for card in cards)
        if cost > MOST:
            raise Illegal("setup-too-expensive", max=MOST, got=cost)
        if sum("limited" in fact.keywords for fact in facts) > 1:
            raise Illegal("setup-one-limited")
        names = [fact.name for fact in facts if fact.unique]
        for fact in facts:
            if names.count(fact.name) > 1:
                raise Illegal("setup-duplicate", card=label_of("card", fact.id))
        for card in cards:
            if state.fact(card).type == "attachment" and not any(
                _could_host(state, card, other) for other in cards
            ):
                raise Illegal("setup-no-host", card=state.label(card))

    def place(self, play: FirstPlay) -> None:
        """The chosen cards leave the hand, face down."""
        state = play.state
        for seat in state.order():
            for one in self.given("place", seat):
                put(state, chosen_card(one), "placed")
            number = len(state.players[seat].placed)
            play.emit("placed", seat=label_of("seat", seat), number=number)

    def reveal(self, play: FirstPlay) -> None:
        """R3.11, R3.12: all together; they are in play without having been played."""
        state = play.state
        play.reveal()
        for seat in state.order():
            placed = list(state.players[seat].placed)
            play.emit(
                "set-up", seat=label_of("seat", seat), cards=[state.label(card) for card in placed]
            )
            for card in placed:
                if state.fact(card).type == "attachment":
                    self.waiting.append(card)
                else:
                    enter_play(state, card, seat)

    def attach(self, play: FirstPlay) -> str | None:
        """R3.7: each puts set-up attachments on own cards."""
        state = play.state
        for key, value in list(self.answers.items()):
            if key.startswith("host/") and isinstance(value, list):
                card = self.waiting.pop(0)
                enter_play(state, card, state.owners[card], host=chosen_card(str(value[0])))
        self.answers.clear()
        while self.waiting:
            card = self.waiting[0]
            seat = state.owners[card]
            found = [host for host in hosts(state, card) if state.board[host].controller == seat]
            if not found:
                self.waiting.pop(0)
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

    def fill(self, play: FirstPlay) -> str:
        """R3.13: up to seven cards in hand."""
        for seat in play.state.order():
            draw_to(play.state, seat)
        play.state.changed()
        return DONE


def draw_to(state: FirstState, seat: int) -> None:
    """R3.4: draw up to seven cards."""
    player = state.players[seat]
    number = max(0, HAND - len(player.hand))
    player.hand += player.deck[:number]
    del player.deck[:number]


def may_set_up(state: FirstState, card: int) -> bool:
    """R3.6, R3.7: characters, locations, and attachments with the Setup keyword."""
    fact = state.fact(card)
    if fact.type == "attachment":
        return "setup" in fact.keywords
    return fact.type in ("character", "location") and not fact.shadow


def setup_cost(state: FirstState, seat: int, card: int) -> int:
    """R3.10: the printed cost, and the penalty for cards of another house."""
    return state.fact(card).price + penalty(state, seat, card)


def penalty(state: FirstState, seat: int, card: int) -> int:
    """R7.6: what a card of another house costs more; neutral cards cost no more."""
    fact = state.fact(card)
    own = fact.faction == "neutral" or fact.belongs(state.players[seat].faction)
    return 0 if own else PENALTY


def _could_host(state: FirstState, attachment: int, other: int) -> bool:
    """R3.7: whether a card set up with it will be a legal host."""
    rule, fact = state.fact(attachment).attach_to, state.fact(other)
    if rule is None or rule.opponent or fact.type != rule.type or attachment == other:
        return False
    if rule.faction and not fact.belongs(rule.faction):
        return False
    if rule.traits_any and not set(fact.traits) & set(rule.traits_any):
        return False
    return not any(keyword.startswith("no_attachments") for keyword in fact.keywords)
