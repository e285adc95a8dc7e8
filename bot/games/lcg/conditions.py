"""Conditions: "while …", "if …", "during a challenge in which …"."""

from bot.games.lcg.context import Context
from bot.games.lcg.entry import Condition, Test
from bot.games.lcg.state import NONE


def during_challenge(type: str = "", *, participant: Test | None = None) -> Condition:
    """Whether a challenge (of this type, with such a participant) is being resolved."""

    def check(c: Context) -> bool:
        fight = c.challenge
        if fight is None or not fight.type.startswith(type):
            return False
        sides = (*fight.attackers, *fight.defenders)
        return participant is None or any(participant(c, card) for card in sides)

    return check


def in_your_challenge(*, attacking: bool | None = None, type: str = "") -> Condition:
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
