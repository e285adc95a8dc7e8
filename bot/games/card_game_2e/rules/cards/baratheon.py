"""House Baratheon."""

from bot.games.card_game_2e.rules.words import baratheon
from bot.games.lcg.acts import discard_cards, gain_power, join_challenge, kneel, stand
from bot.games.lcg.choices import Pick
from bot.games.lcg.conditions import in_your_challenge
from bot.games.lcg.constants import player, strength
from bot.games.lcg.context import Context
from bot.games.lcg.dsl import action, an_opponent, any_number, card, interrupt, table
from bot.games.lcg.effects import Do, Instead, Later, then
from bot.games.lcg.filters import (
    character,
    exists,
    itself,
    kneeling,
    other,
    standing,
    trait,
    yours,
)
from bot.games.lcg.refs import chosen_player, everyone, picked, target, this
from bot.games.lcg.triggers import killed, won
from bot.games.lcg.values import strength as strength_of

rhllor = trait("R'hllor")


def four_strength_of_one_player(c: Context, cards: list[int]) -> bool:
    """Consolidation of Power: characters of a single player with a combined STR of 4 or less."""
    one_player = len({c.controller(one) for one in cards}) == 1
    return one_player and sum(strength_of(c.state, one) for one in cards) <= 4


def show_hand(c: Context) -> None:
    """Seen In Flames: look at the chosen player's hand."""
    cards = [one for seat in chosen_player(c) for one in c.state.players[seat].hand]
    c.running.reveal()
    c.running.emit(
        "looked", to=[c.you], seat=f"seat:{c.you}", cards=list(map(c.state.label, cards))
    )


CARDS = table(
    card(
        "01048",
        "Robert Baratheon",
        strength(this, lambda c: c.count(character & kneeling & other)),
    ),
    card("01050", "Ser Davos Seaworth", interrupt(killed(itself), Instead("hand"))),
    card(
        "01051",
        "Shireen Baratheon",
        interrupt(killed(itself), kneel(target), choose=character & standing),
    ),
    card("01052", "Stannis Baratheon", player(everyone, "stand_limit", 2)),
    card(
        "01062",
        "Consolidation of Power",
        action(
            (
                kneel(target),
                then(Pick(among=target)),
                then(gain_power(picked)),
            ),
            phase="marshal",
            choose=any_number(character & standing, four_strength_of_one_player),
        ),
    ),
    card(
        "01063",
        "Ours is the Fury",
        action(
            (
                join_challenge(target),
                Later(won(), stand(target), until="challenge", about=target),
            ),
            when=in_your_challenge(attacking=False),
            choose=character & baratheon & kneeling & yours,
        ),
    ),
    card(
        "01064",
        "Seen In Flames",
        action(
            (
                Do(show_hand),
                then(Pick(zone="hand", whose=chosen_player)),
                discard_cards(picked),
            ),
            phase="challenges",
            when=exists(character & rhllor & yours),
            choose=an_opponent(lambda c, seat: bool(c.state.players[seat].hand)),
        ),
    ),
)
