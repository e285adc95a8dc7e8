"""R7: the marshalling phase; R17.3: ambush, which puts a card into play at any time."""

from bot.games.card_game_1e.rules import shadows
from bot.games.card_game_1e.rules.influence import Influence
from bot.games.card_game_1e.rules.phases import Phase
from bot.games.card_game_1e.rules.state import FirstPlay, FirstState
from bot.games.card_game_1e.rules.values import income
from bot.games.lcg.choices import card_options, chosen_card
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import can
from bot.games.lcg.edition import edition_of
from bot.games.lcg.hosts import hosts
from bot.games.lcg.moves import barred, own_copy
from bot.games.lcg.occurrence import Gathers, answer, occur
from bot.games.lcg.orders import end_passing
from bot.games.lcg.prices import price, spend
from bot.games.lcg.state import NONE
from bot.games.lcg.values import bonus, holds
from bot.games.lcg.windows import open_window
from bot.kernel import DONE, Choose, Option
from bot.kernel.labels import label_of

PERMANENT = ("character", "location", "attachment")
ON_HOUSE = "on_house"
"""The kind of constant that lets a location be attached to the house card."""


class MarshalPhase(Phase, name="card_game_1e.marshal_phase"):
    """R7.1: each player has one turn, from the first player on."""

    steps = ("begins", "shadows", "collect", "window", "next", "ends")

    phase: str = "marshal"
    number: str = "3"

    def collect(self, play: FirstPlay) -> None:
        """R7.2, R7.3: income is fixed at the beginning of the turn."""
        state = play.state
        waiting = [seat for seat in state.order() if seat not in state.passed]
        if not waiting:
            return
        state.step = "3.2"
        state.active = waiting[0]
        state.passed.append(state.active)
        end_passing(state, [state.active], "active")
        state.changed()
        play.emit("active", seat=label_of("seat", state.active))
        occur(play, [Deed(kind="income", seat=state.active, amount=income(state, state.active))])

    def window(self, play: FirstPlay) -> None:
        """R7.4, R7.8: the active player marshals; everybody may act."""
        if play.state.active != NONE:
            open_window(play, "W3")

    def next(self, play: FirstPlay) -> str | None:
        """The next player's turn."""
        state = play.state
        state.active = NONE
        state.changed()
        left = [seat for seat in state.order() if seat not in state.passed]
        return "collect" if left else None


class Marshal(Gathers, name="card_game_1e.marshal"):
    """R7.4: one card is played, or put into play by ambush; `house`: on one's own house card."""

    steps = ("host", "pay", "enter", "answer")

    seat: int
    card: int
    how: str = "marshal"
    cost: int = 0
    on_house: bool = False

    def host(self, play: FirstPlay) -> None:
        """R2.7: what an attachment goes on; R17.3: which influence pays an ambush."""
        state = play.state
        if self.how == "ambush" and self.cost:
            c, cost = Context(state, self.seat), Influence(self.cost)
            least, most = cost.bounds(c)
            play.ask(
                Choose(
                    seat=self.seat,
                    topic="cost",
                    purpose="cost",
                    public="act",
                    about={"card": state.label(self.card)},
                    options=card_options(c, cost.candidates(c)),
                    min=least,
                    max=most,
                    default=cost.usual(c),
                )
            )
        if state.fact(self.card).type != "attachment" or as_duplicate(state, self.seat, self.card):
            return
        found = hosts(state, self.card)
        play.ask(
            Choose(
                seat=self.seat,
                topic="host",
                purpose="target",
                public="act",
                about={"card": state.label(self.card)},
                options=[
                    Option(
                        id=state.name(one),
                        label=state.label(one),
                        args={"seat": label_of("seat", state.board[one].controller)},
                    )
                    for one in found
                ],
                default=[state.name(found[0])],
            )
        )

    def check_cost(self, state: FirstState, seat: int, value: list[str]) -> None:
        """R2.16: enough influence."""
        cards = [chosen_card(one) for one in value]
        Influence(self.cost).check(Context(state, self.seat), cards)

    def pay(self, play: FirstPlay) -> None:
        """R7.4: the gold goes to the treasury; R17.3: influence instead."""
        state = play.state
        if self.how == "ambush":
            found = self.answers.get(f"cost/{self.seat}")
            cards = [chosen_card(str(one)) for one in found] if isinstance(found, list) else []
            c = Context(state, self.seat, memory={"paid": list(cards)})
            made = Influence(self.cost).deeds(c)
            if made:
                occur(play, made)
            return
        if not as_duplicate(state, self.seat, self.card):
            spend(state, self.seat, self.card, state.codes[self.card], "marshal")
        occur(play, [Deed(kind="gold_paid", seat=self.seat, amount=self.cost)])

    def enter(self, play: FirstPlay) -> None:
        """The card enters play standing (R7.11)."""
        if not self.success:
            return
        key = f"host/{self.seat}"
        onto = chosen_card(self.chosen("host", self.seat)) if key in self.answers else NONE
        if self.on_house:
            onto = play.state.house(self.seat)
        deed = Deed(kind="enters", card=self.card, seat=self.seat, onto=onto, how=self.how)
        occur(play, [deed])

    def answer(self, play: FirstPlay) -> str:
        """R19.9: responses to it."""
        if self.on_house and self.card in play.state.board:
            play.state.board[self.card].as_type = "attachment"
            play.state.changed()
        answer(play, self)
        return DONE


def as_duplicate(state: FirstState, seat: int, card: int) -> bool:
    """R14.5: whether a card would become a duplicate."""
    return state.fact(card).unique and own_copy(state, seat, card) is not None


def marshal_cost(state: FirstState, seat: int, card: int) -> int | None:
    """What playing this card from hand costs now; None: it may not be played."""
    fact = state.fact(card)
    if fact.type not in PERMANENT or fact.shadow or barred(state, seat, card):
        return None
    if "limited" in fact.keywords and limited_left(state, seat) < 1:
        return None
    if as_duplicate(state, seat, card):
        return 0
    if holds(state, f"cannot_marshal:{fact.type}", seat):
        return None
    cost = price(state, seat, card, state.codes[card], "marshal")
    if cost > state.purse(seat):
        return None
    return cost if can(state, Deed(kind="enters", card=card, seat=seat, how="marshal")) else None


def limited_left(state: FirstState, seat: int) -> int:
    """R16.5: how many limited cards this seat may still play this round."""
    used = [
        note
        for kind_ in ("marshal", "marshal:duplicate", "played")
        for note in state.noted(kind_, seat)
        if "limited" in state.cards[note.code].keywords
    ]
    return 1 + bonus(state, "limited", seat) - len(used)


def ambush_cost(state: FirstState, seat: int, card: int) -> int | None:
    """R17.3: the influence for which this card can be put into play from hand now."""
    fact = state.fact(card)
    if "ambush" not in fact.keywords or fact.type not in PERMANENT or barred(state, seat, card):
        return None
    if not Influence(fact.price).payable(Context(state, seat)):
        return None
    enters = Deed(kind="enters", card=card, seat=seat, how="ambush")
    return fact.price if can(state, enters) else None


def acts(state: FirstState, seat: int, window: str) -> list[Option]:
    """What this seat may do in an action window besides using abilities."""
    hand = state.players[seat].hand
    found = []
    if window == "W3" and state.active == seat:
        for card in hand:
            cost = marshal_cost(state, seat, card)
            if cost is not None:
                found.append(_option(state, "marshal", card, cost))
                if on_house(state, card) and not as_duplicate(state, seat, card):
                    found.append(_option(state, "attach", card, cost))
            if shadows.may_hide(state, seat, card):
                found.append(_option(state, "shadow", card, shadows.INTO))
    for card in hand:
        cost = ambush_cost(state, seat, card)
        if cost is not None:
            found.append(_option(state, "ambush", card, cost))
    return found


def on_house(state: FirstState, card: int) -> bool:
    """Whether this card may be attached to its player's house card instead."""
    entry = edition_of(state).entries.get(state.codes[card])
    return entry is not None and any(one.kind == ON_HOUSE for one in entry.constants)


def _option(state: FirstState, how: str, card: int, cost: int) -> Option:
    return Option(
        id=f"{how}:{state.name(card)}", label=state.label(card), note=how, args={"cost": cost}
    )


def might_act(state: FirstState, seat: int, window: str, pool: frozenset[str]) -> bool:
    """Whether everybody has to reckon with a card being played or ambushed."""
    if not state.players[seat].hand:
        return False
    if window == "W3" and state.active == seat:
        return True
    costs = [
        fact.price
        for code, fact in state.cards.items()
        if code in pool and "ambush" in fact.keywords
    ]
    return any(Influence(cost).payable(Context(state, seat)) for cost in costs)


def begin(play: FirstPlay, seat: int, option: str) -> None:
    """Do what an option names."""
    state = play.state
    how, _, name = option.partition(":")
    card = chosen_card(name)
    if how == "shadow":
        shadows.hide(play, seat, card)
        return
    cost = (ambush_cost if how == "ambush" else marshal_cost)(state, seat, card)
    assert cost is not None
    play.push(
        Marshal(
            seat=seat,
            card=card,
            how="ambush" if how == "ambush" else "marshal",
            cost=cost,
            on_house=how == "attach",
        )
    )
