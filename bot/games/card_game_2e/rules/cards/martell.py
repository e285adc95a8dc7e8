"""The cards of House Martell, one entry each."""

from bot.games.card_game_2e.rules.words import martell, named, plots_used, you_are_first
from bot.games.lcg.acts import (
    Together,
    for_player,
    gain_power,
    give,
    give_icon,
    kneel,
    pay,
    put_into_play,
    remove_from_challenge,
    return_to_hand,
    sacrifice,
    take_to_hand,
)
from bot.games.lcg.choices import LookAtTop, Name, Pick, PutBack
from bot.games.lcg.conditions import in_your_challenge
from bot.games.lcg.constants import has, icon, keyword, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.dsl import action, card, limit, maximum, reaction, table
from bot.games.lcg.effects import Reduce, then
from bot.games.lcg.facts import ICONS
from bot.games.lcg.filters import (
    attacking,
    character,
    controlled_by,
    cost_at_most,
    its_host,
    itself,
    other,
    participating,
    strength_at_most,
    trait,
    yours,
)
from bot.games.lcg.refs import (
    attached,
    defender,
    picked,
    seen,
    target,
    this,
    winner,
    you,
    your_faction,
)
from bot.games.lcg.triggers import entered, initiated, lost, won
from bot.kernel.labels import label_of


def fives_of_margin(c: Context) -> int:
    """The Red Viper: how many times 5 STR the challenge was won by."""
    return c.challenge.margin // 5 if c.challenge is not None else 0


def type_of_challenge(c: Context) -> str:
    """Sunspear: the type of the challenge that was lost."""
    return c.challenge.type if c.challenge is not None else ""


CARDS = table(
    card(
        "01103",
        "Areo Hotah",
        reaction(entered(itself), remove_from_challenge(target), choose=character & participating),
    ),
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
        "01105",
        "Doran Martell",
        strength(character & martell & trait("Lord", "Lady") & yours & other, plots_used),
    ),
    card(
        "01106",
        "Edric Dayne",
        action(
            (Name("icon", ICONS), give(this, lambda c: label_of("icon", named(c)), "phase")),
            cost=pay(1),
        ),
    ),
    card(
        "01107",
        "Maester Caleotte",
        reaction(
            lost(with_=itself),
            (
                Name("icon", ICONS),
                give(target, lambda c: label_of("icon", named(c)), "phase", -1),
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
        "01109",
        "The Red Viper",
        reaction(won(with_=itself & attacking), gain_power(this, fives_of_margin)),
    ),
    card(
        "01110",
        "Desert Scavenger",
        action(Reduce(1, character & martell), phase="marshal", cost=kneel(this)),
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
    card("01113", "House Dayne Knight"),
    card(
        "01114",
        "Palace Spearman",
        when(lambda c: not you_are_first(c), icon(this, "intrigue")),
    ),
    card(
        "01115",
        "Dawn",
        strength(attached, plots_used),
        keyword(trait("House Dayne") & its_host, "intimidate"),
    ),
    card(
        "01116",
        "Ghaston Grey",
        reaction(
            lost(attacking=False),
            (Pick(character & attacking), return_to_hand(picked, saved=False)),
            cost=(kneel(this), sacrifice(this)),
        ),
    ),
    card(
        "01117",
        "Sunspear",
        reaction(
            lost(attacking=False),
            for_player(you, "claim", "phase", where=type_of_challenge),
            cost=kneel(this),
        ),
    ),
    card(
        "01118", "Blood Orange Grove", action(Reduce(1, martell), phase="marshal", cost=kneel(this))
    ),
    card(
        "01119",
        "Doran's Game",
        reaction(
            won("intrigue", margin=5),
            gain_power(your_faction, plots_used),
            limit=maximum(1, "challenge"),
        ),
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
