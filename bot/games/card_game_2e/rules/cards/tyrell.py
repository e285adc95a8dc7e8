"""The cards of House Tyrell, one entry each."""

from bot.games.card_game_2e.rules.words import first_event, named, tyrell
from bot.games.lcg.acts import (
    Together,
    draw,
    for_player,
    give_strength,
    kneel,
    pay,
    put_into_play,
    remove_from_challenge,
    stand,
)
from bot.games.lcg.choices import LookAtTop, Name, Pick, PutBack, Search
from bot.games.lcg.conditions import during_challenge
from bot.games.lcg.constants import discount, has, icon, player, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.dsl import a_player, action, card, limit, reaction, table, up_to
from bot.games.lcg.effects import DiscardAtRandom, Reduce
from bot.games.lcg.facts import ICONS
from bot.games.lcg.filters import (
    Filter,
    anything,
    attacking,
    character,
    cost_at_most,
    exists,
    its_host,
    itself,
    location,
    trait,
    yours,
)
from bot.games.lcg.filters import named as titled
from bot.games.lcg.refs import (
    attached,
    attacker,
    chosen_player,
    defender,
    loser,
    picked,
    target,
    this,
    you,
)
from bot.games.lcg.triggers import entered, strength_raised, won

TYPES = ("character", "location", "attachment", "event")
with_right = exists(titled("Right") & yours)
of_another_type = Filter(lambda c, one: c.fact(one).type != c.memory["named"][0])
with_left = exists(titled("Left") & yours)


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
        "01180",
        "Maester Lomys",
        reaction(won("intrigue", attacking=False), DiscardAtRandom(attacker)),
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
        "01184",
        "Right",
        when(with_left, strength(this, 1), icon(this, "intrigue"), has(this, "no_kneel:defend")),
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
    card("01187", "Courtesan of the Rose"),
    card(
        "01188",
        "Garden Caretaker",
        action(Reduce(1, character & tyrell), phase="marshal", cost=kneel(this)),
    ),
    card(
        "01189",
        "Olenna's Informant",
        reaction(
            entered(itself),
            (
                Name("challenge", ICONS),
                for_player(you, lambda c: f"challenges:{named(c)}", "phase"),
            ),
            when=lambda c: c.state.phase == "challenges",
        ),
    ),
    card(
        "01190",
        "Wardens of the Reach",
        strength(this, lambda c: c.count(location & trait("The Reach") & yours)),
    ),
    card(
        "01191",
        "Heartsbane",
        action(
            give_strength(attached, 3, "challenge"),
            when=during_challenge(participant=its_host),
            cost=kneel(this),
        ),
    ),
    card(
        "01192",
        "Highgarden",
        action(
            Together(stand(target), remove_from_challenge(target)),
            phase="challenges",
            cost=(kneel(this), pay(1)),
            choose=character & attacking,
        ),
    ),
    card("01193", "The Mander", reaction(won(margin=5), draw(2), cost=kneel(this))),
    card("01194", "Rose Garden", action(Reduce(1, tyrell), phase="marshal", cost=kneel(this))),
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
