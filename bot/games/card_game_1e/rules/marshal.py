"""R7: the marshalling phase; R17.3: ambush, which puts a card into play at any time."""

from bot.games.card_game_1e.rules import shadows
from bot.games.card_game_1e.rules.influence import Influence
from bot.games.card_game_1e.rules.phases import Phase
from bot.games.card_game_1e.rules.state import FirstPlay, FirstState
from bot.games.lcg import marshal
from bot.games.lcg.choices import card_options, chosen_card
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import can
from bot.games.lcg.edition import edition_of
from bot.games.lcg.marshal import PERMANENT, as_duplicate, marshal_cost, option
from bot.games.lcg.moves import barred
from bot.games.lcg.occurrence import Gathers, answer, occur
from bot.games.lcg.state import LcgState
from bot.kernel import DONE, Choose, Option

ON_HOUSE = "on_house"
"""The kind of constant that lets a location be attached to the house card."""


class MarshalPhase(marshal.MarshalPhase, Phase, name="card_game_1e.marshal_phase"):
    """R7.1 to R7.8: each player has one turn, from the first player on."""

    steps = ("begins", "shadows", "collect", "window", "next", "ends")


class Marshal(marshal.Marshal, Gathers, name="card_game_1e.marshal"):
    """R7.4: one card is played, or put into play by ambush; `house`: on one's own house card."""

    steps = ("host", "pay", "enter", "answer")

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
        super().host(play)

    def check_cost(self, state: FirstState, seat: int, value: list[str]) -> None:
        """R2.16: enough influence."""
        cards = [chosen_card(one) for one in value]
        Influence(self.cost).check(Context(state, self.seat), cards)

    def pay(self, play: FirstPlay) -> None:
        """R7.4: the gold goes to the treasury; R17.3: influence instead."""
        if self.how != "ambush":
            super().pay(play)
            return
        found = self.answers.get(f"cost/{self.seat}")
        cards = [chosen_card(str(one)) for one in found] if isinstance(found, list) else []
        c = Context(play.state, self.seat, memory={"paid": list(cards)})
        made = Influence(self.cost).deeds(c)
        if made:
            occur(play, made)

    def enter(self, play: FirstPlay) -> None:
        """The card enters play standing (R7.11)."""
        super().enter(play)

    def onto(self, state: LcgState) -> int:
        """The own house card, if the player wants it there."""
        return state.house(self.seat) if self.on_house else super().onto(state)

    def answer(self, play: FirstPlay) -> str:
        """R19.9: responses to it."""
        if self.on_house and self.card in play.state.board:
            play.state.board[self.card].as_type = "attachment"
            play.state.changed()
        answer(play, self)
        return DONE


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
                found.append(option(state, "marshal", card, cost))
                if on_house(state, card) and not as_duplicate(state, seat, card):
                    found.append(option(state, "attach", card, cost))
            if shadows.may_hide(state, seat, card):
                found.append(option(state, "shadow", card, shadows.INTO))
    for card in hand:
        cost = ambush_cost(state, seat, card)
        if cost is not None:
            found.append(option(state, "ambush", card, cost))
    return found


def on_house(state: FirstState, card: int) -> bool:
    """Whether this card may be attached to its player's house card instead."""
    entry = edition_of(state).entries.get(state.codes[card])
    return entry is not None and any(one.kind == ON_HOUSE for one in entry.constants)


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


def begin(play: FirstPlay, seat: int, said: str) -> None:
    """Do what an option names."""
    state = play.state
    how, _, name = said.partition(":")
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
