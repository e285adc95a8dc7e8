"""House Targaryen."""

from bot.games.card_game_2e.rules.words import targaryen
from bot.games.lcg.acts import (
    Together,
    discard,
    give,
    give_strength,
    kneel,
    pay,
    put_into_play,
    put_token,
    return_to_hand,
    sacrifice,
    stand,
    take_to_deck,
)
from bot.games.lcg.choices import Either, Pick
from bot.games.lcg.conditions import in_your_challenge, this_attacks
from bot.games.lcg.constants import extra_challenge, has, keyword, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.costs import kneel_one
from bot.games.lcg.dsl import action, card, forced_reaction, interrupt, limit, one, reaction, table
from bot.games.lcg.effects import If, Later, Reduce
from bot.games.lcg.filters import (
    attachment,
    bare,
    character,
    defending,
    its_host,
    itself,
    kneeling,
    named,
    participating,
    standing,
    theirs,
    trait,
    unique,
    yours,
)
from bot.games.lcg.refs import attached, picked, target, this
from bot.games.lcg.triggers import left_play, phase_ends, won

hatchling = trait("Hatchling")
stormborn = trait("Stormborn")


def betrayed(c: Context) -> bool:
    """Ser Jorah Mormont: three or more betrayal tokens."""
    return c.state.board[c.me].tokens.get("betrayal", 0) >= 3


def stands_in_your_challenge(c: Context) -> bool:
    """Daenerys Targaryen: she stands, and you take part in the challenge."""
    return standing(c, c.me) and in_your_challenge()(c)


def first_military_attack(c: Context) -> bool:
    """Drogo's Arakh: whether the challenge is your first military one of the round."""
    begun = [note for note in c.state.noted("initiated", c.you) if note.what == "military"]
    return len(begun) == 1 and in_your_challenge(attacking=True, type="military")(c)


CARDS = table(
    card(
        "01160",
        "Daenerys Targaryen",
        when(stands_in_your_challenge, strength(character & participating & theirs, -1)),
    ),
    card("01161", "Drogon", keyword(character & stormborn & yours, "renown")),
    card("01162", "Khal Drogo", extra_challenge("military")),
    card(
        "01163",
        "Magister Illyrio",
        action(stand(target), cost=pay(2), choose=character & kneeling, limit=limit(1, "phase")),
    ),
    card(
        "01164",
        "Rhaegal",
        reaction(
            won(with_=stormborn),
            stand(target),
            choose=character & stormborn & kneeling,
            limit=limit(1, "phase"),
        ),
    ),
    card(
        "01165",
        "Ser Jorah Mormont",
        when(betrayed, has(this, "sacrificed_at_once")),
        forced_reaction(won(with_=itself), put_token(this, "betrayal")),
    ),
    card("01166", "Viserion", keyword(character & stormborn & yours, "stealth")),
    card(
        "01167",
        "Viserys Targaryen",
        interrupt(left_play(itself), discard(target), choose=attachment),
    ),
    card("01168", "Braided Warrior"),
    card(
        "01169",
        "Handmaiden",
        action(stand(target), cost=sacrifice(this), choose=character & trait("Lady") & kneeling),
    ),
    card(
        "01170",
        "Targaryen Loyalist",
        action(Reduce(1, character & targaryen), phase="marshal", cost=kneel(this)),
    ),
    card("01171", "Unsullied", when(this_attacks, strength(character & defending, -1))),
    card(
        "01172",
        "Drogo's Arakh",
        strength(attached, 2),
        when(first_military_attack, has(named("Khal Drogo") & its_host, "no_kneel:attack")),
    ),
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
        "01174",
        "Dothraki Sea",
        reaction(
            won("power"),
            (
                Pick(character & trait("Dothraki"), zone="hand", for_=put_into_play(picked)),
                put_into_play(picked),
                Later(phase_ends(), return_to_hand(picked, saved=False), about=picked),
            ),
            cost=sacrifice(this),
        ),
    ),
    card(
        "01175", "Illyrio's Estate", action(Reduce(1, targaryen), phase="marshal", cost=kneel(this))
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
