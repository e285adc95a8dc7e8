"""R2.16: influence, paid by kneeling cards; R13.11: the Hand of the King has 2 once a round."""

from bot.games.card_game_1e.rules.state import FirstState
from bot.games.card_game_1e.rules.titles import HAND
from bot.games.card_game_1e.rules.values import influence
from bot.games.lcg.acts import Act
from bot.games.lcg.choices import cheapest
from bot.games.lcg.context import Context
from bot.games.lcg.costs import PickCost, paid
from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import can, kind
from bot.games.lcg.entry import Number, number
from bot.games.lcg.state import LcgPlay
from bot.kernel import Illegal
from bot.kernel.labels import label_of

HAND_INFLUENCE = 2


class Influence(PickCost):
    """Kneel so much influence; what is paid too much is lost."""

    def __init__(self, amount: Number) -> None:
        """Take how much influence has to be knelt."""
        super().__init__(Act("knelt", paid), lambda c, card: True)
        self.amount = amount

    def candidates(self, c: Context) -> list[int]:
        """Standing cards with influence, and the title of the Hand."""
        return sources(_state(c), c.you)

    def bounds(self, c: Context) -> tuple[int, int]:
        """At least as many cards as pay it if the best ones do, at most all."""
        state, need = _state(c), number(self.amount, c)
        worth = sorted((_worth(state, card) for card in self.candidates(c)), reverse=True)
        least = next((n for n in range(len(worth) + 1) if sum(worth[:n]) >= need), len(worth))
        return least, len(worth)

    def usual(self, c: Context) -> list[str]:
        """As few and as cheap cards as pay it."""
        state, need = _state(c), number(self.amount, c)
        ranked = {option.id: option for option in cheapest(c, self.candidates(c))}
        worth = {state.name(card): _worth(state, card) for card in self.candidates(c)}
        single = [one for one in ranked if worth[one] >= need]
        if single:
            return [min(single, key=lambda one: worth[one])]
        found: list[str] = []
        for one in sorted(ranked, key=lambda name: -worth[name]):
            found.append(one)
            need -= worth[one]
            if need <= 0:
                break
        return found

    def check(self, c: Context, cards: list[int]) -> None:
        """Together they must have enough."""
        got, need = sum(_worth(_state(c), card) for card in cards), number(self.amount, c)
        if got < need:
            raise Illegal("too-little-influence", needed=need, got=got)

    def payable(self, c: Context) -> bool:
        """Whether there is enough."""
        state = _state(c)
        found = [card for card in self.candidates(c) if card != c.me or not c.blind]
        return sum(_worth(state, card) for card in found) >= number(self.amount, c)

    def deeds(self, c: Context) -> list[Deed]:
        """Cards kneel; the title counts as used."""
        state = _state(c)
        return [
            Deed(kind="title_paid", card=card, seat=c.you)
            if card in state.held.values()
            else Deed(kind="knelt", card=card, seat=c.you)
            for card in c.memory.get("paid", [])
        ]


def _state(c: Context) -> FirstState:
    assert isinstance(c.state, FirstState)
    return c.state


def sources(state: FirstState, seat: int) -> list[int]:
    """What this seat can pay influence with now."""
    found = [
        card
        for card in state.controlled(seat)
        if influence(state, card) and not state.board[card].knelt
    ]
    title = state.title(seat)
    if title is not None and can(state, Deed(kind="title_paid", card=title, seat=seat)):
        found.append(title)
    return found


def worth(state: FirstState, seat: int) -> int:
    """How much influence this seat can pay now."""
    return sum(_worth(state, card) for card in sources(state, seat))


def _worth(state: FirstState, card: int) -> int:
    return HAND_INFLUENCE if card in state.held.values() else influence(state, card)


def _hand_left(state: object, deed: Deed) -> bool:
    assert isinstance(state, FirstState)
    return state.titled(deed.seat, HAND) and not state.noted("title_paid", deed.seat)


@kind("title_paid", _hand_left)
def _title_paid(play: LcgPlay, deed: Deed) -> None:
    """R13.11: once per round."""
    play.state.note("title_paid", deed.seat, deed.card)
    play.emit("title-used", seat=label_of("seat", deed.seat), card=play.state.label(deed.card))
