"""How abilities are put together."""

import pytest

from bot.games.lcg.acts import draw, gain_power, kill
from bot.games.lcg.dsl import action, card, limit, maximum, reaction, table
from bot.games.lcg.edition import limit_key
from bot.games.lcg.effects import If, Later
from bot.games.lcg.filters import character, location
from bot.games.lcg.refs import target, your_faction
from bot.games.lcg.triggers import phase_ends, won


def test_steps_inside_steps_are_numbered() -> None:
    inner = If(lambda c: True, draw(1), draw(2))
    later = Later(phase_ends(), inner, kill(target))
    entry = card("1", "One", action((gain_power(your_faction), later)))
    (ability,) = entry.abilities
    assert len(ability.blocks) == 3
    assert ability.blocks[later.number] == later.blocks[0]
    assert ability.blocks[inner.number] == inner.blocks[0]


def test_a_card_is_written_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        table(card("1", "One"), card("1", "One"))


def test_limits_count_for_a_copy_and_maximums_for_a_title() -> None:
    """R20.1, R20.3."""
    once, most = limit(1, "round"), maximum(1, "challenge")
    assert limit_key(once, 7, "01001", 0, 1) != limit_key(once, 8, "01001", 0, 1)
    assert limit_key(most, 7, "01001", 0, 1) == limit_key(most, 8, "01001", 0, 1)
    assert limit_key(most, 7, "01001", 0, 1) != limit_key(most, 7, "01001", 0, 0)


def test_a_trigger_takes_a_further_condition() -> None:
    never = won() & (lambda c: False)
    assert never.kinds == won().kinds
    ability = reaction(never, draw(1), choose=character | location)
    assert ability.choose is not None
    assert ability.choose.least == ability.choose.most == 1
