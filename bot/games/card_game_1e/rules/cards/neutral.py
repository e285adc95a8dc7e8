"""Neutral characters, locations and attachments."""

from bot.games.card_game_1e.rules.words import (
    first,
    passive,
    reducer,
    response,
    several_opponents,
)
from bot.games.lcg.acts import discard, for_player, gain_power, kneel
from bot.games.lcg.choices import Name
from bot.games.lcg.constants import blank, has, icon, keyword, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.dsl import action, an_opponent, card, saving, table
from bot.games.lcg.effects import Do, Save
from bot.games.lcg.facts import ICONS
from bot.games.lcg.filters import Filter, character, its_host, itself, named, standing, trait
from bot.games.lcg.filters import icon as with_icon
from bot.games.lcg.refs import attached, chosen_player, target, this
from bot.games.lcg.triggers import (
    entered,
    killed,
    phase_begins,
    won,
    would_be_killed,
    would_be_killed_or_discarded,
)
from bot.kernel.labels import label_of

watch = character & trait("Night's Watch")
richer = Filter(lambda c, one: c.state.power(c.controller(one)) > c.state.power(c.you))


def shuffle_back(zone: str) -> Do:
    """Everybody shuffles a pile into the own deck."""

    def run(c: Context) -> None:
        for seat in c.state.order():
            player = c.state.players[seat]
            player.deck += player.pile(zone)
            setattr(player, zone, [])
            c.state.rng.shuffle(player.deck)
        c.state.changed()
        c.running.reveal()
        c.running.emit("shuffled-back", zone=label_of("zone", zone))

    return Do(run)


def swap_plot_decks(c: Context) -> None:
    """Varys: you and an opponent use each other's plot deck to the end of the round."""
    state, other = first(c), chosen_player(c)[0]
    mine, theirs = state.plots_of.get(c.you, c.you), state.plots_of.get(other, other)
    state.plots_of |= {c.you: theirs, other: mine}
    state.changed()
    c.running.reveal()
    c.running.emit("plots-swapped", seat=label_of("seat", c.you), other=label_of("seat", other))


def toll_on_named(c: Context) -> str:
    """Magister Illyrio: the type of challenge that was named."""
    return f"toll:{c.memory.get('named', ['military'])[0]}"


CARDS = table(
    card("benjen_stark", "Benjen Stark", passive(killed(itself), shuffle_back("dead"))),
    card(
        "jon_snow",
        "Jon Snow",
        keyword(named("Ghost"), "immune_to_events"),
        response(won(with_=itself | named("Ghost")), gain_power(this)),
    ),
    card(
        "ghost",
        "Ghost",
        keyword(character & named("Jon Snow"), "immune_to_events"),
        saving(would_be_killed_or_discarded(watch), Save(), cost=kneel(this)),
    ),
    card("crossroads", "Crossroads"),
    card("street_of_steel", "Street of Steel", reducer(1, character & with_icon("military"))),
    card(
        "lordship",
        "Lordship",
        has(attached, "trait:Lord"),
        icon(attached, "power"),
        when(lambda c: c.state.phase == "dominance", strength(attached, 4)),
    ),
    card("littlefinger", "Littlefinger", strength(this, lambda c: c.state.players[c.you].gold)),
    card(
        "varys",
        "Varys",
        action(
            Do(swap_plot_decks),
            phase="plot",
            when=several_opponents,
            cost=kneel(this),
            choose=an_opponent(),
        ),
    ),
    card("shadowblack_lane", "Shadowblack Lane", reducer(1, character & with_icon("intrigue"))),
    card("milk_of_the_poppy", "Milk of the Poppy", blank(attached)),
    card(
        "ser_barristan_selmy",
        "Ser Barristan Selmy",
        passive(entered(itself), shuffle_back("discard")),
    ),
    card(
        "knight_of_flowers",
        "Knight of Flowers",
        passive(phase_begins("dominance"), gain_power(this), when=lambda c: standing(c, c.me)),
    ),
    card("street_of_sisters", "Street of Sisters", reducer(1, character & with_icon("power"))),
    card(
        "bodyguard",
        "Bodyguard",
        saving(would_be_killed_or_discarded(its_host), Save(), cost=discard(this, saved=False)),
    ),
    card(
        "maester_aemon", "Maester Aemon", saving(would_be_killed(watch), Save(), cost=kneel(this))
    ),
    card(
        "magister_illyrio",
        "Magister Illyrio",
        action(
            (
                Name("challenge", ICONS),
                for_player(chosen_player, toll_on_named, "phase", where=lambda c: str(c.you)),
            ),
            phase="challenges",
            cost=kneel(this),
            choose=an_opponent(),
        ),
    ),
    card(
        "shae",
        "Shae",
        action(kneel(target), phase="challenges", cost=kneel(this), choose=character & richer),
    ),
)
