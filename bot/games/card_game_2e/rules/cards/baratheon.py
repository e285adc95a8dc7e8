"""House Baratheon."""

from bot.games.card_game_2e.rules.words import baratheon, lost_this_round
from bot.games.lcg.acts import (
    discard,
    discard_cards,
    draw,
    gain_power,
    give_icon,
    join_challenge,
    kneel,
    lose_power,
    move_power,
    pay,
    stand,
)
from bot.games.lcg.choices import ChooseOpponent, Pick
from bot.games.lcg.conditions import in_your_challenge
from bot.games.lcg.constants import icon, keyword, player, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.dsl import (
    action,
    an_opponent,
    any_number,
    card,
    interrupt,
    limit,
    reaction,
    table,
)
from bot.games.lcg.effects import Do, Instead, Later, Reduce, then
from bot.games.lcg.filters import (
    attachment,
    character,
    exists,
    faction_card,
    its_host,
    itself,
    kneeling,
    named,
    other,
    standing,
    theirs,
    trait,
    yours,
)
from bot.games.lcg.refs import (
    attached,
    chosen_player,
    everyone,
    faction_of,
    picked,
    target,
    this,
    you,
    your_faction,
)
from bot.games.lcg.triggers import (
    entered,
    gained_power,
    happens,
    killed,
    marshaled_or_played,
    phase_begins,
    phase_ends,
    won,
)
from bot.games.lcg.values import strength as strength_of
from bot.kernel.labels import label_of

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
        "looked", to=[c.you], seat=label_of("seat", c.you), cards=list(map(c.state.label, cards))
    )


def has_faction_power(c: Context, seat: int) -> bool:
    """Chamber of the Painted Table: whether there is power on this player's faction card."""
    return c.state.board[c.state.house(seat)].power > 0


CARDS = table(
    card(
        "01046",
        "Maester Cressen",
        action(
            discard(target),
            phase="marshal",
            cost=kneel(this),
            choose=attachment & trait("Condition"),
        ),
    ),
    card(
        "01047",
        "Melisandre",
        reaction(
            marshaled_or_played(rhllor),
            kneel(target),
            choose=character & standing,
            limit=limit(1, "round"),
        ),
    ),
    card(
        "01048",
        "Robert Baratheon",
        strength(this, lambda c: c.count(character & kneeling & other)),
    ),
    card(
        "01049",
        "Selyse Baratheon",
        action(
            give_icon(target, "intrigue", "phase"),
            phase="challenges",
            cost=pay(1),
            choose=character & baratheon,
        ),
    ),
    card("01050", "Ser Davos Seaworth", interrupt(killed(itself), Instead("hand"))),
    card(
        "01051",
        "Shireen Baratheon",
        interrupt(killed(itself), kneel(target), choose=character & standing),
    ),
    card("01052", "Stannis Baratheon", player(everyone, "stand_limit", 2)),
    card("01053", "Bastard in Hiding"),
    card("01054", "Fiery Followers", reaction(phase_begins("dominance"), stand(this))),
    card(
        "01055",
        "King's Hunting Party",
        when(exists(character & trait("King") & theirs), icon(this, "intrigue")),
    ),
    card(
        "01056",
        "Dragonstone Faithful",
        action(Reduce(1, character & baratheon), phase="marshal", cost=kneel(this)),
    ),
    card(
        "01057",
        "Vanguard Lancer",
        reaction(entered(itself), lose_power(target), choose=(character | faction_card) & theirs),
    ),
    card(
        "01058",
        "Lightbringer",
        keyword(named("Stannis Baratheon") & its_host, "renown"),
        reaction(gained_power(its_host), stand(attached), limit=limit(1, "phase")),
    ),
    card(
        "01059", "Dragonstone Port", action(Reduce(1, baratheon), phase="marshal", cost=kneel(this))
    ),
    card(
        "01060",
        "Chamber of the Painted Table",
        reaction(
            happens("dominance"),
            (
                ChooseOpponent(test=has_faction_power),
                move_power(faction_of(chosen_player), your_faction),
            ),
            cost=kneel(this),
        ),
    ),
    card(
        "01061",
        "The Red Keep",
        player(you, "side:power", 2),
        interrupt(
            phase_ends("challenges"),
            draw(2),
            when=lambda c: not lost_this_round(c, c.you, "power"),
            cost=kneel(this),
        ),
    ),
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
