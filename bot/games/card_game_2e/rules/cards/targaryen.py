"""House Targaryen."""

from bot.games.card_game_2e.rules.words import targaryen
from bot.games.lcg.acts import (
    Together,
    give,
    give_strength,
    kneel,
    put_into_play,
    put_token,
    return_to_hand,
    stand,
    take_to_deck,
)
from bot.games.lcg.choices import Either
from bot.games.lcg.conditions import this_attacks
from bot.games.lcg.constants import has, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.costs import kneel_one
from bot.games.lcg.dsl import action, card, forced_reaction, one, reaction, table
from bot.games.lcg.effects import If, Later
from bot.games.lcg.filters import (
    bare,
    character,
    defending,
    itself,
    kneeling,
    named,
    participating,
    trait,
    unique,
    yours,
)
from bot.games.lcg.refs import target, this
from bot.games.lcg.triggers import phase_ends, won

hatchling = trait("Hatchling")


def betrayed(c: Context) -> bool:
    """Ser Jorah Mormont: three or more betrayal tokens."""
    return c.state.board[c.me].tokens.get("betrayal", 0) >= 3


CARDS = table(
    card(
        "01165",
        "Ser Jorah Mormont",
        when(betrayed, has(this, "sacrificed_at_once")),
        forced_reaction(won(with_=itself), put_token(this, "betrayal")),
    ),
    card("01171", "Unsullied", when(this_attacks, strength(character & defending, -1))),
    card(
        "01173",
        "Plaza of Punishment",
        reaction(
            won("power"),
            Together(give_strength(target, -2, "phase"), give(target, "dies_at_zero", "phase")),
            cost=kneel(this),
            choose=character & bare,
        ),
    ),
    card(
        "01176",
        "Dracarys!",
        action(
            Together(give_strength(target, -4, "phase"), give(target, "dies_at_zero", "phase")),
            cost=kneel_one(character & (trait("Dragon") | named("Daenerys Targaryen"))),
            choose=character & participating,
        ),
    ),
    card(
        "01177",
        "Fire and Blood",
        action(
            (
                If(
                    lambda c: all(hatchling(c, one_card) for one_card in c.target),
                    Either(deck=[take_to_deck(target)], play=[put_into_play(target)]),
                ),
                If(
                    lambda c: not all(hatchling(c, one_card) for one_card in c.target),
                    take_to_deck(target),
                ),
            ),
            phase="challenges",
            choose=one(character & targaryen & unique, zone="dead"),
        ),
    ),
    card(
        "01178",
        "Waking the Dragon",
        action(
            (
                stand(target),
                Later(phase_ends(), return_to_hand(target), about=target),
            ),
            choose=character & targaryen & unique & kneeling & yours,
        ),
    ),
)
