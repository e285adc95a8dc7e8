"""The cards of House Greyjoy, one entry each."""

from bot.games.card_game_2e.rules.words import greyjoy, you_are_first
from bot.games.lcg.acts import (
    become_attachment,
    discard,
    draw,
    gain_power,
    give,
    give_strength,
    kill,
    kneel,
    put_into_play,
    sacrifice,
    stand,
)
from bot.games.lcg.choices import Either, Pick
from bot.games.lcg.conditions import this_attacks
from bot.games.lcg.constants import has, keyword, player, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.dsl import action, card, limit, maximum, reaction, saving, table
from bot.games.lcg.effects import Reduce, Save, then
from bot.games.lcg.filters import (
    Filter,
    attachment,
    attacking,
    character,
    controlled_by,
    cost_at_most,
    defending,
    its_host,
    itself,
    location,
    named,
    participating,
    standing,
    strength_at_most,
    trait,
    yours,
)
from bot.games.lcg.refs import attached, it, loser, opponents, picked, target, this, your_faction
from bot.games.lcg.triggers import happens, pillaged, won, would_be_killed
from bot.games.lcg.values import bonus
from bot.games.lcg.values import strength as strength_of

weaker = Filter(lambda c, one: strength_of(c.state, one) < strength_of(c.state, c.me))
ironborn = trait("Ironborn")


def lifted_by_one(c: Context) -> bool:
    """Risen from the Sea: +1 STR ends "killed while its STR is 0" only if it is exactly 0."""
    return _sum(c, c.event.card) + 1 > 0


def _sum(c: Context, one: int) -> int:
    return (c.fact(one).strength or 0) + bonus(c.state, "strength", one)


CARDS = table(
    card(
        "01065",
        "Aeron Damphair",
        reaction(
            happens("dominance"),
            (
                Pick(character & ironborn, zone="dead", for_=put_into_play(picked)),
                put_into_play(picked),
            ),
        ),
    ),
    card("01066", "Alannys Greyjoy", when(you_are_first, player(opponents, "reserve", -1))),
    card("01067", "Asha Greyjoy", reaction(won(unopposed=True, with_=itself), stand(this))),
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
    card("01070", "Maester Wendamyr"),
    card("01071", "Theon Greyjoy", reaction(won(unopposed=True, with_=itself), gain_power(this))),
    card("01072", "Black Wind's Crew"),
    card(
        "01073",
        "Drowned Men",
        strength(this, lambda c: c.count(location & trait("Warship") & yours)),
    ),
    card(
        "01074",
        "Iron Islands Fishmonger",
        action(Reduce(1, character & greyjoy), phase="marshal", cost=kneel(this)),
    ),
    card(
        "01075",
        "Lordsport Shipwright",
        action(
            kneel(target),
            phase="marshal",
            cost=kneel(this),
            choose=location & standing & cost_at_most(lambda c: 3 if you_are_first(c) else 2),
        ),
    ),
    card("01076", "Salty Navigator"),
    card(
        "01077",
        "Throwing Axe",
        reaction(
            won(with_=its_host & attacking),
            kill(target),
            cost=sacrifice(this),
            choose=character & defending,
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
        "01079",
        "Iron Fleet Scout",
        action(
            give_strength(target, lambda c: 2 if you_are_first(c) else 1, "challenge"),
            phase="challenges",
            cost=kneel(this),
            choose=character & greyjoy & participating,
        ),
    ),
    card("01080", "Sea Tower", action(Reduce(1, greyjoy), phase="marshal", cost=kneel(this))),
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
    card(
        "01083",
        "We Do Not Sow",
        reaction(
            won(unopposed=True),
            discard(target),
            choose=(attachment | location) & controlled_by(loser),
            limit=maximum(1, "challenge"),
        ),
    ),
)
