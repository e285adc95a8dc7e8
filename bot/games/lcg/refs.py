"""What an ability's words point at: this card, the target, you, the loser …"""

from collections.abc import Callable

from bot.games.lcg.context import Context
from bot.games.lcg.entry import Test
from bot.games.lcg.filters import Filter
from bot.games.lcg.state import NONE


class Cards:
    """Words for cards: a name, and the cards it means at a moment."""

    __slots__ = ("find", "name")

    def __init__(self, name: str, find: Callable[[Context], list[int]]) -> None:
        """`name` is also the key under which a choice is remembered."""
        self.name = name
        self.find = find

    def __call__(self, c: Context) -> list[int]:
        """The cards meant."""
        return self.find(c)


def _remembered(name: str) -> Cards:
    return Cards(name, lambda c: c.memory.get(name, []))


def _host(c: Context) -> list[int]:
    if c.me in c.state.board:
        return [c.state.board[c.me].host] if c.state.board[c.me].host != NONE else []
    # The attachment has paid for itself: its host is remembered from before.
    return list(c.memory.get("host", []))


this = Cards("this", lambda c: [c.me])
attached = Cards("attached", _host)
"""The card this attachment lies on."""
target = _remembered("target")
picked = _remembered("picked")
seen = _remembered("seen")
"""Cards that were looked at."""
chosen_host = _remembered("onto")
"""Where an attachment that is put into play goes."""
it = Cards("it", lambda c: [c.event.card] if c.deed is not None and c.deed.card != NONE else [])
"""The card that the trigger is about."""


def every(test: Test) -> Cards:
    """All cards in play that fit when the effect resolves (R3.6)."""
    return Cards("every", lambda c: [card for card in c.state.board if test(c, card)])


Seats = Callable[[Context], list[int]]


def you(c: Context) -> list[int]:
    """The controller of the ability."""
    return [c.you]


def opponents(c: Context) -> list[int]:
    """All other players, in player order."""
    return c.state.opponents(c.you)


def everyone(c: Context) -> list[int]:
    """All players, in player order."""
    return c.state.order()


def loser(c: Context) -> list[int]:
    """Who lost the challenge."""
    return [c.challenge.loser] if c.challenge is not None and c.challenge.loser != NONE else []


def winner(c: Context) -> list[int]:
    """Who won the challenge."""
    return [c.challenge.winner] if c.challenge is not None and c.challenge.winner != NONE else []


def attacker(c: Context) -> list[int]:
    """The attacking player."""
    return [c.challenge.attacker] if c.challenge is not None else []


def defender(c: Context) -> list[int]:
    """The defending player."""
    return [c.challenge.defender] if c.challenge is not None else []


def chosen_player(c: Context) -> list[int]:
    """The player chosen as target."""
    return [int(seat) for seat in c.memory.get("player", [])]


def its_controller(c: Context) -> list[int]:
    """Whoever controls the card the trigger is about."""
    return [c.controller(c.event.card)]


def faction_of(who: Seats) -> Cards:
    """The faction cards of these players."""
    return Cards("faction", lambda c: [c.state.house(seat) for seat in who(c)])


your_faction = faction_of(you)

Whom = Cards | Filter
"""What a verb may be about; a filter means every card in play that fits."""


def cards_of(whom: Whom, c: Context) -> list[int]:
    """The cards a word means at a moment."""
    if isinstance(whom, Cards):
        return whom(c)
    return [card for card in c.state.board if whom(c, card)]
