"""Which cards an ability speaks of: small tests, joined with `&`, `|` and `~`."""

from collections.abc import Callable

from bot.games.lcg.context import Context
from bot.games.lcg.entry import Number, Test, number
from bot.games.lcg.values import has_icon, has_keyword, strength, traits


class Filter:
    """A test of a card; `character & stark & kneeling` reads like the card."""

    __slots__ = ("test",)

    def __init__(self, test: Test) -> None:
        """Take the plain test."""
        self.test = test

    def __call__(self, c: Context, card: int) -> bool:
        """Whether the card fits."""
        return self.test(c, card)

    def __and__(self, other: Test) -> "Filter":
        """Return the filter that both let through."""
        return Filter(lambda c, card: self.test(c, card) and other(c, card))

    def __or__(self, other: Test) -> "Filter":
        """Return the filter that either lets through."""
        return Filter(lambda c, card: self.test(c, card) or other(c, card))

    def __invert__(self) -> "Filter":
        """Return the filter that lets through what this one does not."""
        return Filter(lambda c, card: not self.test(c, card))


anything = Filter(lambda c, card: True)


def of_type(*names: str) -> Filter:
    """Cards of these types."""
    return Filter(lambda c, card: c.kind(card) in names)


character = of_type("character")
location = of_type("location")
attachment = of_type("attachment")
event = of_type("event")
faction_card = of_type("faction")

unique = Filter(lambda c, card: c.fact(card).unique)
loyal = Filter(lambda c, card: c.fact(card).loyal)


def faction(name: str) -> Filter:
    """Cards of a faction."""
    return Filter(lambda c, card: c.fact(card).belongs(name) and c.kind(card) != "faction")


def trait(*names: str) -> Filter:
    """Cards with any of these traits."""
    wanted = frozenset(names)

    def test(c: Context, card: int) -> bool:
        if card not in c.state.board and c.deed is not None and c.deed.card == card and c.deed.was:
            return not wanted.isdisjoint(c.deed.was.traits)
        return not wanted.isdisjoint(traits(c.state, card))

    return Filter(test)


def named(name: str) -> Filter:
    """Cards with this title."""
    return Filter(lambda c, card: c.fact(card).name == name)


def keyword(name: str) -> Filter:
    """Cards with a keyword."""
    return Filter(lambda c, card: has_keyword(c.state, card, name))


def icon(name: str) -> Filter:
    """Characters with a challenge icon."""
    return Filter(lambda c, card: has_icon(c.state, card, name))


def cost_at_most(most: Number) -> Filter:
    """Cards of this printed cost or less."""
    return Filter(lambda c, card: c.fact(card).price <= number(most, c))


def strength_at_most(most: Number) -> Filter:
    """Characters whose STR is this or less."""
    return Filter(lambda c, card: strength(c.state, card) <= number(most, c))


def printed_strength_at_most(most: int) -> Filter:
    """Characters of this printed STR or less."""
    return Filter(lambda c, card: (c.fact(card).strength or 0) <= most)


yours = Filter(lambda c, card: c.controller(card) == c.you)
"""Cards you control."""
theirs = Filter(lambda c, card: c.state.opposed(c.you, c.controller(card)))
"""Cards an opponent controls."""
other = Filter(lambda c, card: card != c.me)
"""Any card but this one."""
itself = Filter(lambda c, card: card == c.me)
"""This card."""
its_host = Filter(lambda c, card: c.me in c.state.board and c.state.board[c.me].host == card)
"""The card this attachment lies on."""


def controlled_by(who: Callable[[Context], list[int]]) -> Filter:
    """Cards of these players."""
    return Filter(lambda c, card: c.controller(card) in who(c))


standing = Filter(lambda c, card: card in c.state.board and not c.state.board[card].knelt)
kneeling = Filter(lambda c, card: card in c.state.board and c.state.board[card].knelt)
attacking = Filter(lambda c, card: c.fighting(card) == "attacking")
defending = Filter(lambda c, card: c.fighting(card) == "defending")
participating = Filter(lambda c, card: c.fighting(card) != "")
bare = Filter(lambda c, card: not c.state.attachments(card))
"""Cards without attachments."""
powerful = Filter(lambda c, card: card in c.state.board and c.state.board[card].power > 0)
"""Cards with power on them."""
duplicated = Filter(lambda c, card: card in c.state.board and bool(c.state.board[card].duplicates))


def with_token(name: str) -> Filter:
    """Cards with a token of this name."""
    return Filter(lambda c, card: card in c.state.board and name in c.state.board[card].tokens)


def exists(test: Test) -> Callable[[Context], bool]:
    """Whether any card in play fits."""
    return lambda c: any(test(c, card) for card in c.state.board)
