"""Constant abilities (R14.6): what a card gives while it is in play."""

from dataclasses import replace

from bot.games.lcg.context import Context
from bot.games.lcg.entry import Condition, Constant, Number, Test
from bot.games.lcg.filters import Filter
from bot.games.lcg.refs import Cards, Seats, Whom, you
from bot.games.lcg.state import NONE


def _test(whom: Whom) -> Test:
    if isinstance(whom, Cards):
        return lambda c, card: card in whom(c)
    return whom


def has(whom: Whom, kind: str, value: Number = 1) -> Constant:
    """Cards in play have a modifier of this kind (docs/adding-cards.md lists the kinds)."""
    return Constant(kind, _test(whom), value)


def strength(whom: Whom, value: Number) -> Constant:
    """STR."""
    return has(whom, "strength", value)


def icon(whom: Whom, name: str) -> Constant:
    """A challenge icon."""
    return has(whom, f"icon:{name}")


def keyword(whom: Whom, name: str) -> Constant:
    """A keyword."""
    return has(whom, f"keyword:{name}")


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


def when(condition: Condition, *constants: Constant) -> tuple[Constant, ...]:
    """R14.6: they work while the condition holds."""
    return tuple(replace(one, when=condition) for one in constants)


def extra_challenge(type: str) -> Constant:
    """A10.1: one more challenge of a type."""
    return player(you, f"challenges:{type}")


def in_fight(*, attacking: bool | None = None, type: str = "") -> Condition:
    """Whether you are in the challenge being resolved, in this role, of this type."""

    def check(c: Context) -> bool:
        fight = c.challenge
        if fight is None or c.you not in (fight.attacker, fight.defender) or c.you == NONE:
            return False
        role = attacking is None or (fight.attacker == c.you) == attacking
        return role and (not type or fight.type == type)

    return check


def this_participates(c: Context) -> bool:
    """Whether this card takes part in the challenge."""
    return c.fighting(c.me) != ""


def this_attacks(c: Context) -> bool:
    """Whether this card is attacking."""
    return c.fighting(c.me) == "attacking"
