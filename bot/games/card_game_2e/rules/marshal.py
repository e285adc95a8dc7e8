"""Section 9: the marshaling phase; R21.3: ambush, which works in the same way."""

from bot.games.card_game_2e.rules.state import ThronesPlay
from bot.games.card_game_2e.rules.values import income
from bot.games.lcg.choices import chosen_card
from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import can
from bot.games.lcg.edition import edition_of
from bot.games.lcg.facts import keyword_value
from bot.games.lcg.hosts import hosts
from bot.games.lcg.moves import barred, own_copy
from bot.games.lcg.occurrence import Told, occur
from bot.games.lcg.orders import end_passing
from bot.games.lcg.phases import Phase
from bot.games.lcg.prices import price, spend
from bot.games.lcg.state import NONE, LcgState
from bot.games.lcg.values import bonus, each, given_by, holds
from bot.games.lcg.windows import open_window
from bot.kernel import DONE, Choose, Option
from bot.kernel.labels import label_of


class MarshalPhase(Phase, name="card_game_2e.marshal_phase"):
    """Steps 3.1 to 3.4."""

    steps = ("begins", "collect", "window", "next", "ends")

    phase: str = "marshal"
    number: str = "3"

    def collect(self, play: ThronesPlay) -> None:
        """Step 3.2, R9.2: the active player collects income."""
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

    def window(self, play: ThronesPlay) -> None:
        """W3: the active player may marshal; the first player has the first opportunity (R9.3)."""
        if play.state.active != NONE:
            open_window(play, "W3")

    def next(self, play: ThronesPlay) -> str | None:
        """R9.7: the next player marshals, until all have (step 3.3)."""
        state = play.state
        state.active = NONE
        state.changed()
        left = [seat for seat in state.order() if seat not in state.passed]
        return "collect" if left else None


class Marshal(Told, name="card_game_2e.marshal"):
    """R9.6: one card is marshaled, or put into play by ambush (R21.3)."""

    steps = ("host", "pay", "enter")

    seat: int
    card: int
    how: str = "marshal"
    cost: int = 0

    def host(self, play: ThronesPlay) -> None:
        """D9.3: an attachment needs a host, unless it becomes a duplicate."""
        state = play.state
        fact = state.fact(self.card)
        if fact.type != "attachment" or _as_duplicate(state, self.seat, self.card):
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

    def pay(self, play: ThronesPlay) -> None:
        """R9.6: the gold goes to the treasury."""
        state = play.state
        if self.how == "marshal" and not _as_duplicate(state, self.seat, self.card):
            spend(state, self.seat, self.card, state.codes[self.card], "marshal")
        occur(play, [Deed(kind="gold_paid", seat=self.seat, amount=self.cost)])

    def enter(self, play: ThronesPlay) -> str:
        """The card enters play."""
        if self.success:
            key = f"host/{self.seat}"
            onto = chosen_card(self.chosen("host", self.seat)) if key in self.answers else NONE
            deed = Deed(kind="enters", card=self.card, seat=self.seat, onto=onto, how=self.how)
            occur(play, [deed])
        return DONE


def _as_duplicate(state: LcgState, seat: int, card: int) -> bool:
    """R22.2: whether a card would become a duplicate."""
    return state.fact(card).unique and own_copy(state, seat, card) is not None


def marshal_cost(state: LcgState, seat: int, card: int) -> int | None:
    """What marshaling this card from hand costs now; None: it may not be marshaled."""
    fact = state.fact(card)
    if fact.type not in ("character", "location", "attachment") or barred(state, seat, card):
        return None
    if "limited" in fact.keywords and limited_left(state, seat) < 1:
        return None
    if _as_duplicate(state, seat, card):
        return 0
    if holds(state, f"cannot_marshal:{fact.type}", seat):
        return None
    cost = price(state, seat, card, state.codes[card], "marshal")
    if cost > state.players[seat].gold:
        return None
    enters = Deed(kind="enters", card=card, seat=seat, how="marshal")
    return cost if can(state, enters) else None


def limited_left(state: LcgState, seat: int) -> int:
    """R21.9: how many limited cards this seat may still marshal or play this round."""
    used = [
        note
        for kind_ in ("marshal", "marshal:duplicate", "played")
        for note in state.noted(kind_, seat)
        if "limited" in state.cards[note.code].keywords
    ]
    return 1 + bonus(state, "limited", seat) - len(used)


def ambush_cost(state: LcgState, seat: int, card: int) -> int | None:
    """R21.3: the least gold for which this card can be ambushed from hand now."""
    fact = state.fact(card)
    if fact.type not in ("character", "location", "attachment") or barred(state, seat, card):
        return None
    costs = [int(value) for name, value in map(keyword_value, fact.keywords) if name == "ambush"]
    costs += [value for value, _ in each(state, "ambush", card)]
    affordable = [cost for cost in costs if cost <= state.players[seat].gold]
    if not affordable:
        return None
    enters = Deed(kind="enters", card=card, seat=seat, how="ambush")
    return min(affordable) if can(state, enters) else None


def acts(state: LcgState, seat: int, window: str) -> list[Option]:
    """A6.1: cards that may be marshaled (W3) or ambushed (phase 4) by this seat."""
    hand = state.players[seat].hand
    found = []
    if window == "W3" and state.active == seat:
        for card in hand:
            cost = marshal_cost(state, seat, card)
            if cost is not None:
                found.append(_option(state, "marshal", card, cost))
    if window.startswith("W4"):
        for card in hand:
            cost = ambush_cost(state, seat, card)
            if cost is not None:
                found.append(_option(state, "ambush", card, cost))
    return found


def _option(state: LcgState, how: str, card: int, cost: int) -> Option:
    return Option(
        id=f"{how}:{state.name(card)}",
        label=state.label(card),
        note=how,
        args={"cost": cost},
    )


def might_act(state: LcgState, seat: int, window: str) -> bool:
    """A29.2: whether everybody has to reckon with a card being marshaled or ambushed."""
    player = state.players[seat]
    if not player.hand:
        return False
    if window == "W3":
        return state.active == seat
    if not window.startswith("W4"):
        return False
    if given_by(state, "ambush", seat):
        return True
    pool = edition_of(state).pool(state, seat)
    return any(cost <= player.gold for code, cost in _ambushes(state) if code in pool)


def _ambushes(state: LcgState) -> list[tuple[str, int]]:
    return [
        (code, int(value))
        for code, fact in state.cards.items()
        for name, value in map(keyword_value, fact.keywords)
        if name == "ambush"
    ]


def begin(play: ThronesPlay, seat: int, option: str) -> None:
    """Marshal or ambush the card an option names."""
    state = play.state
    how, _, name = option.partition(":")
    card = chosen_card(name)
    cost = (marshal_cost if how == "marshal" else ambush_cost)(state, seat, card)
    assert cost is not None
    play.push(Marshal(seat=seat, card=card, how=how, cost=cost))
