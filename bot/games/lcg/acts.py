"""Verbs: `kill(target)`, `draw(2)`, `kneel(this)`. Each is an effect, and most can be a cost."""

from collections.abc import Callable
from typing import Any

from bot.games.lcg import deeds as kinds
from bot.games.lcg.context import Context
from bot.games.lcg.deed import LEAVING, Deed
from bot.games.lcg.entry import Number, Step, number
from bot.games.lcg.occurrence import occur
from bot.games.lcg.refs import Cards, Seats, Whom, cards_of, chosen_host, target, you
from bot.games.lcg.state import NONE
from bot.kernel.labels import label_of

PENDING = frozenset({"target", "picked", "paid"})
"""Words whose cards are not known before they are chosen."""


class Act(Step):
    """A verb with its object. All its deeds happen at one moment."""

    def __init__(
        self,
        kind: str,
        whom: Whom | None = None,
        who: Seats | None = None,
        amount: Number = 1,
        **fixed: Any,
    ) -> None:
        """`whom` are the cards it happens to, `who` the players; `fixed` goes into the deed."""
        self.kind = kind
        self.whom = whom
        self.who = who
        self.amount = amount
        self.fixed = fixed

    def deeds(self, c: Context) -> list[Deed]:
        """What would happen now."""
        amount = number(self.amount, c)
        made = []
        seats = self.who(c) if self.who is not None else [NONE]
        for seat in seats:
            for card in cards_of(self.whom, c) if self.whom is not None else [NONE]:
                if self.kind in LEAVING and card != NONE and c.state.zone(card) == "duplicate":
                    made.append(Deed(kind="duplicate_left", card=card, source=c.me, how=self.kind))
                    continue
                fixed = {key: self._value(value, c) for key, value in self.fixed.items()}
                made.append(
                    Deed(kind=self.kind, card=card, seat=seat, source=c.me, amount=amount, **fixed)
                )
        return made

    def _value(self, value: Any, c: Context) -> Any:
        if isinstance(value, Cards):
            found = value(c)
            return found[0] if found else NONE
        return value(c) if callable(value) else value

    @property
    def pending(self) -> str:
        """The name of the choice it waits for, if any."""
        name = self.whom.name if isinstance(self.whom, Cards) else ""
        return name if name in PENDING else ""

    def could(self, c: Context) -> bool:
        """R14.9; what depends on a choice is judged when choosing."""
        if self.pending and not c.memory.get(self.pending):
            return True
        return any(kinds.can(c.state, deed) for deed in self.deeds(c))

    def affects(self, c: Context, card: int) -> bool | None:
        """Whether it would change anything about this target."""
        if self.whom is not target:
            return None
        return any(kinds.can(c.state, deed) for deed in self.deeds(c.with_target([card])))

    def payable(self, c: Context) -> bool:
        """R16.4: whether it can be paid in full, with one's own cards and gold."""
        made = self.deeds(c)
        own = all(deed.card == NONE or c.controller(deed.card) == c.you for deed in made)
        return bool(made) and own and all(kinds.can(c.state, deed) for deed in made)

    def run(self, c: Context) -> bool | None:
        """Let the deeds of this act occur."""
        occur(c.running, self.deeds(c))
        return None


class Together(Step):
    """Several verbs at one moment."""

    def __init__(self, *acts: Act) -> None:
        """In this order, where that matters."""
        self.acts = acts

    def could(self, c: Context) -> bool:
        """Whether any part could change anything."""
        return any(act.could(c) for act in self.acts)

    def affects(self, c: Context, card: int) -> bool | None:
        """A16.4: legal if at least one part would change something."""
        found = [known for act in self.acts if (known := act.affects(c, card)) is not None]
        return any(found) if found else None

    def run(self, c: Context) -> bool | None:
        """Let all of it happen."""
        occur(c.running, [deed for act in self.acts for deed in act.deeds(c)])
        return None


def kill(whom: Whom, *, saved: bool = True) -> Act:
    """R23.3: to the dead pile."""
    return Act("killed", whom, unsavable=not saved)


def discard(whom: Whom, *, saved: bool = True) -> Act:
    """Discard from play."""
    return Act("discarded", whom, unsavable=not saved)


def sacrifice(whom: Whom) -> Act:
    """R23.5: put an own card on the discard pile."""
    return Act("sacrificed", whom)


def return_to_hand(whom: Whom, *, saved: bool = True) -> Act:
    """From play to the owner's hand."""
    return Act("returned", whom, unsavable=not saved)


def shuffle_into_deck(whom: Whom) -> Act:
    """From play into the owner's deck."""
    return Act("shuffled", whom)


def remove_from_game(whom: Whom) -> Act:
    """R4.11: out of the game for good."""
    return Act("removed", whom)


def take_to_hand(whom: Whom, *, shown: bool = True) -> Act:
    """From a pile to its owner's hand."""
    return Act("to_hand", whom, how="shown" if shown else "")


def take_to_deck(whom: Whom) -> Act:
    """From a pile into its owner's deck, which is shuffled."""
    return Act("to_deck", whom)


def discard_cards(whom: Whom) -> Act:
    """Discard these cards from a hand."""
    return Act("hand_discarded", whom)


def kneel(whom: Whom) -> Act:
    """R16.7: a standing card kneels."""
    return Act("knelt", whom)


def stand(whom: Whom) -> Act:
    """A kneeling card stands."""
    return Act("stood", whom)


def gain_power(whom: Whom, amount: Number = 1) -> Act:
    """Power from the treasury on a card; `your_faction` is "for your faction" (R26.2)."""
    return Act("power_gained", whom, amount=amount)


def lose_power(whom: Whom, amount: Number = 1) -> Act:
    """Power from a card to the treasury."""
    return Act("power_lost", whom, amount=amount)


def move_power(origin: Whom, goal: Cards, amount: Number = 1) -> Act:
    """R26.4: from one card to another."""
    return Act("power_moved", origin, amount=amount, onto=goal)


def draw(amount: Number = 1, who: Seats = you) -> Act:
    """R4.10: an act by which somebody draws so many cards."""
    return Act("drawn", who=who, amount=amount)


def gain_gold(amount: Number, who: Seats = you) -> Act:
    """From the treasury to the pool."""
    return Act("gold_gained", who=who, amount=amount)


def pay(amount: Number) -> Act:
    """An act by which you pay so much gold."""
    return Act("gold_paid", who=you, amount=amount)


def lose_gold(who: Seats, amount: Number = 1_000) -> Act:
    """Back to the treasury, all of it unless told otherwise."""
    return Act("gold_lost", who=who, amount=amount)


def take_gold(who: Seats, amount: Number = 1) -> Act:
    """From somebody's pool to yours."""
    return Act("gold_moved", who=who, amount=amount, onto=lambda c: c.you)


def put_into_play(whom: Whom, *, who: Seats = you, how: str = "put") -> Act:
    """R23.2: not marshaling; under your control unless told otherwise.

    Where the card may be an attachment, `PickHost` goes before it.
    """
    return Act("enters", whom, who=who, how=how, onto=chosen_host)


def take_control(whom: Whom, who: Seats = you) -> Act:
    """A25.1: until the card leaves play."""
    return Act("controlled", whom, who=who)


def put_token(whom: Whom, name: str, amount: int = 1) -> Act:
    """R4.13: a token by its name; below 0 takes it away."""
    return Act("token", whom, amount=amount, how=name)


def remove_from_challenge(whom: Whom) -> Act:
    """R11.5: an act that takes characters out of the challenge."""
    return Act("left_challenge", whom)


def become_attachment(host: Cards, trait: str, *keywords: str) -> Act:
    """R3.10: this event becomes an attachment on `host`, with a trait and keywords."""
    info = {"trait": trait, "keywords": list(keywords)}
    return Act("attached", Cards("this", lambda c: [c.me]), who=you, onto=host, info=info)


def join_challenge(whom: Whom) -> Act:
    """A11.5: on its controller's side, without kneeling or icon."""
    return Act("joined", whom)


Word = str | Callable[[Context], str]
"""A word that may depend on the moment, such as the type that was named."""


def give(whom: Whom, kind: Word, until: Word, amount: Number = 1) -> Act:
    """R18.5: a lasting modifier on cards: `strength`, `icon:power`, `keyword:renown`, …"""
    return Act("modified", whom, amount=amount, how=kind, to=until)


def give_strength(whom: Whom, amount: Number, until: str) -> Act:
    """An act that changes the strength of characters for a time."""
    return give(whom, "strength", until, amount)


def give_icon(whom: Whom, icon: str, until: str, amount: int = 1) -> Act:
    """An icon for a time; -1 takes one away."""
    return give(whom, label_of("icon", icon), until, amount)


def for_player(
    who: Seats,
    kind: Word,
    until: Word,
    amount: Number = 1,
    where: Word = "",
) -> Act:
    """A lasting modifier on players; `where` binds it to a type of challenge or to a seat."""
    found = where if callable(where) else (lambda c: where)
    return Act(
        "modified",
        who=who,
        amount=amount,
        how=kind,
        to=until,
        info=lambda c: {"where": found(c)},
    )
