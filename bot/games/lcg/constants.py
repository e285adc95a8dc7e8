"""Constant abilities (R14.6): what a card gives while it is in play."""

from collections.abc import Callable
from dataclasses import replace

from bot.games.lcg.context import Context
from bot.games.lcg.entry import Condition, Constant, Number, Test
from bot.games.lcg.filters import Filter
from bot.games.lcg.refs import Cards, Seats, Whom, you
from bot.kernel.labels import label_of


def _test(whom: Whom) -> Test:
    if isinstance(whom, Cards):
        return lambda c, card: card in whom(c)
    return whom


def has(whom: Whom, kind: str, value: Number = 1) -> Constant:
    """Cards in play have a modifier of this kind (docs/adding-cards.md lists the kinds)."""
    return Constant(kind, _test(whom), value)


def strength(whom: Whom, value: Number) -> Constant:
    """A constant effect that changes strength."""
    return has(whom, "strength", value)


def icon(whom: Whom, name: str) -> Constant:
    """A challenge icon."""
    return has(whom, label_of("icon", name))


def keyword(whom: Whom, name: str) -> Constant:
    """A constant effect that gives a keyword."""
    return has(whom, label_of("keyword", name))


def blank(whom: Whom) -> Constant:
    """R19.8: the printed text box, except for traits, counts as empty."""
    return has(whom, "blank")


def player(who: Seats, kind: str, value: Number = 1) -> Constant:
    """Players have a modifier of this kind."""
    return Constant(kind, lambda c, seat: seat in who(c), value)


def discount(value: Number, test: Filter, how: str = "marshal") -> Constant:
    """Own cards cost less: `how` is `marshal` or `play`."""

    def mine(c: Context, card: int) -> bool:
        return c.state.owners[card] == c.you and test(c, card)

    return Constant(f"reduction:{how}", mine, value)


def each_of(whom: Whom, kind: str, value: Callable[[Context, int], int]) -> Constant:
    """A modifier whose value depends on the card it is on."""
    return Constant(kind, _test(whom), of=value)


def when(condition: Condition, *constants: Constant) -> tuple[Constant, ...]:
    """R14.6: they work while the condition holds."""
    return tuple(replace(one, when=condition) for one in constants)


def extra_challenge(type: str) -> Constant:
    """A10.1: one more challenge of a type."""
    return player(you, f"challenges:{type}")
