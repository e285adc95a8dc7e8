"""House Tyrell."""

from bot.games.card_game_2e.rules.words import first_event, tyrell
from bot.games.lcg.acts import give_strength, kneel, put_into_play, stand
from bot.games.lcg.choices import LookAtTop, Name, Pick, PutBack, Search
from bot.games.lcg.constants import discount, has, icon, player, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.dsl import a_player, action, card, limit, reaction, table, up_to
from bot.games.lcg.filters import (
    Filter,
    anything,
    character,
    cost_at_most,
    exists,
    itself,
    yours,
)
from bot.games.lcg.filters import named as titled
from bot.games.lcg.refs import chosen_player, defender, loser, picked, target, this
from bot.games.lcg.triggers import strength_raised, won

TYPES = ("character", "location", "attachment", "event")
with_right = exists(titled("Right") & yours)
of_another_type = Filter(lambda c, one: c.fact(one).type != c.memory["named"][0])


def attacks_alone(c: Context) -> bool:
    """The Knight of Flowers: while this character attacks alone."""
    return c.challenge is not None and c.challenge.attackers == [c.me]


CARDS = table(
    card(
        "01179",
        "Left",
        when(with_right, strength(this, 1), icon(this, "power"), has(this, "no_kneel:defend")),
    ),
    card(
        "01181",
        "Margaery Tyrell",
        action(
            give_strength(target, 3, "phase"),
            phase="challenges",
            cost=kneel(this),
            choose=character,
        ),
    ),
    card("01182", "Paxter Redwyne", when(first_event, discount(1, anything, how="play"))),
    card(
        "01183",
        "Randyll Tarly",
        reaction(strength_raised(itself), stand(this), limit=limit(2, "phase")),
    ),
    card(
        "01185",
        "The Knight of Flowers",
        when(attacks_alone, player(defender, "max_defenders", 1)),
    ),
    card(
        "01186",
        "The Queen of Thorns",
        reaction(
            won("intrigue", with_=itself),
            (
                Pick(character & tyrell & cost_at_most(6), zone="hand", for_=put_into_play(picked)),
                put_into_play(picked),
            ),
        ),
    ),
    card(
        "01195",
        "Growing Strong",
        action(
            give_strength(target, 2, "phase"),
            phase="challenges",
            choose=up_to(3, character & tyrell),
        ),
    ),
    card(
        "01196",
        "Olenna's Cunning",
        reaction(
            won(("intrigue", "power")),
            (Name("type", TYPES, by=loser), Search(of_another_type)),
        ),
    ),
    card(
        "01197",
        "The Bear and the Maiden Fair",
        action(
            (
                LookAtTop(5, chosen_player),
                PutBack("bottom", least=0, most=3),
                PutBack("top"),
            ),
            choose=a_player(),
        ),
    ),
)
