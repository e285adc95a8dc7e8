"""House Greyjoy."""

from bot.games.card_game_2e.rules.words import greyjoy, you_are_first
from bot.games.lcg.acts import become_attachment, draw, gain_power, give, put_into_play
from bot.games.lcg.choices import Either, Pick
from bot.games.lcg.conditions import this_attacks
from bot.games.lcg.constants import has, keyword, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.dsl import action, card, limit, reaction, saving, table
from bot.games.lcg.effects import Save, then
from bot.games.lcg.filters import (
    Filter,
    character,
    defending,
    itself,
    location,
    named,
    strength_at_most,
    yours,
)
from bot.games.lcg.refs import attached, it, loser, picked, target, your_faction
from bot.games.lcg.triggers import pillaged, won, would_be_killed
from bot.games.lcg.values import strength as strength_of

weaker = Filter(lambda c, one: strength_of(c.state, one) < strength_of(c.state, c.me))


def lifted_by_one(c: Context) -> bool:
    """Risen from the Sea: +1 STR ends "killed while its STR is 0" only if it is exactly 0."""
    return _sum(c, c.event.card) + 1 > 0


def _sum(c: Context, one: int) -> int:
    from bot.games.lcg.values import bonus

    return (c.fact(one).strength or 0) + bonus(c.state, "strength", one)


CARDS = table(
    card(
        "01068",
        "Balon Greyjoy",
        when(this_attacks, has(character & defending & weaker, "adds_nothing")),
    ),
    card(
        "01069",
        "Euron Crow's Eye",
        reaction(
            pillaged(itself),
            (
                Pick(location, zone="discard", whose=loser, for_=put_into_play(target)),
                put_into_play(picked),
            ),
        ),
    ),
    card(
        "01078",
        "Great Kraken",
        keyword(named("Balon Greyjoy") & yours, "stealth"),
        reaction(
            won(unopposed=True),
            Either(draw=[draw(1)], power=[gain_power(your_faction)]),
            limit=limit(2, "round"),
        ),
    ),
    card(
        "01081",
        "Risen from the Sea",
        saving(
            would_be_killed(character & greyjoy),
            (Save(), then(become_attachment(it, "Condition", "terminal"))),
            ends_condition=lifted_by_one,
        ),
        strength(attached, 1),
    ),
    card(
        "01082",
        "The Kraken's Grasp",
        action(
            give(target, "adds_nothing", "challenge"),
            phase="challenges",
            when=you_are_first,
            choose=character & defending & strength_at_most(5),
        ),
    ),
)
