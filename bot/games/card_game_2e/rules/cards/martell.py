"""House Martell."""

from bot.games.card_game_2e.rules.words import named, you_are_first
from bot.games.lcg.acts import (
    Together,
    for_player,
    give,
    give_icon,
    put_into_play,
    return_to_hand,
    take_to_hand,
)
from bot.games.lcg.choices import LookAtTop, Name, Pick, PutBack
from bot.games.lcg.conditions import in_your_challenge
from bot.games.lcg.constants import has, icon, when
from bot.games.lcg.dsl import action, card, limit, maximum, reaction, table
from bot.games.lcg.effects import then
from bot.games.lcg.facts import ICONS
from bot.games.lcg.filters import (
    character,
    controlled_by,
    cost_at_most,
    itself,
    strength_at_most,
)
from bot.games.lcg.refs import defender, picked, seen, target, this, winner
from bot.games.lcg.triggers import entered, initiated, lost

CARDS = table(
    card(
        "01104",
        "Arianne Martell",
        action(
            (
                Pick(character & cost_at_most(5), zone="hand", for_=put_into_play(picked)),
                put_into_play(picked),
                then(return_to_hand(this, saved=False)),
            ),
            limit=limit(1, "phase"),
        ),
    ),
    card(
        "01107",
        "Maester Caleotte",
        reaction(
            lost(with_=itself),
            (
                Name("icon", ICONS),
                give(target, lambda c: f"icon:{named(c)}", "phase", -1),
            ),
            choose=character,
        ),
    ),
    card(
        "01108",
        "Obara Sand",
        when(in_your_challenge(attacking=False, type="power"), has(this, "may_defend:power")),
    ),
    card(
        "01111",
        "Dornish Paramour",
        reaction(
            initiated(with_=itself),
            give(target, "must_defend", "challenge"),
            choose=character & controlled_by(defender),
        ),
    ),
    card(
        "01112",
        "Greenblood Trader",
        reaction(
            entered(itself),
            (
                LookAtTop(2),
                Pick(among=seen, least=0),
                take_to_hand(picked, shown=False),
                PutBack("bottom"),
            ),
        ),
    ),
    card(
        "01114",
        "Palace Spearman",
        when(lambda c: not you_are_first(c), icon(this, "intrigue")),
    ),
    card(
        "01120",
        "Unbowed, Unbent, Unbroken",
        reaction(
            lost(attacking=False),
            (
                Name("challenge", ICONS),
                for_player(winner, lambda c: f"cannot_initiate:{named(c)}", "phase"),
            ),
            when=lambda c: not you_are_first(c),
            limit=maximum(1, "challenge"),
        ),
    ),
    card(
        "01121",
        "Confinement",
        action(
            Together(*(give_icon(target, one, "phase", -1) for one in ICONS)),
            choose=character & strength_at_most(4),
        ),
    ),
)
