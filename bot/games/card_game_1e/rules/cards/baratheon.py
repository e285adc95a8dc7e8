"""House Baratheon."""

from bot.games.card_game_1e.rules.facts import cards
from bot.games.card_game_1e.rules.words import (
    LimitedResponse,
    any_phase,
    baratheon,
    cheaper,
    enters,
    honor_guard,
    host_is,
    influence,
    on_house,
    passive,
    reducer,
    response,
)
from bot.games.lcg.acts import (
    discard,
    for_player,
    gain_power,
    give,
    give_icon,
    kneel,
    pay,
    return_to_hand,
    stand,
)
from bot.games.lcg.choices import Either, Name, Pick
from bot.games.lcg.constants import each_of, has, keyword, player, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.dsl import action, card, limit, saving, table
from bot.games.lcg.effects import Do, Save
from bot.games.lcg.entry import Trigger
from bot.games.lcg.filters import (
    attachment,
    character,
    exists,
    icon,
    its_host,
    itself,
    location,
    participating,
    powerful,
    standing,
    theirs,
    trait,
    unique,
    yours,
)
from bot.games.lcg.refs import attached, picked, target, this, you, your_faction
from bot.games.lcg.triggers import gained_power, killed, won, would_be_killed
from bot.games.lcg.values import holds

asshai = character & trait("Asshai")
PLOTS = sorted(code for code, fact in cards().items() if fact.type == "plot")


def faces_no_lord(c: Context) -> bool:
    """Stannis Baratheon: he attacks a player without any Lord character."""
    fight = c.challenge
    if fight is None or c.me not in fight.attackers:
        return False
    lord = character & trait("Lord")
    return not any(lord(c, one) for one in c.state.controlled(fight.against))


def name_plot(c: Context) -> None:
    """Dragonstone Port: remember the plot that was named."""
    c.state.note("named_plot", c.you, c.me, what=str(c.memory["named"][0]))


def opponent_reveals_it(c: Context) -> bool:
    """Dragonstone Port: an opponent reveals the plot that was named."""
    named = [one.what for one in c.state.noted("named_plot", phase=True) if one.card == c.me]
    deed = c.event
    return c.state.opposed(c.you, deed.seat) and c.state.codes[deed.card] in named


CARDS = table(
    card(
        "shadows_blessing",
        "Shadow's Blessing",
        when(host_is(icon("power")), strength(attached, 2)),
        when(host_is(~icon("power")), strength(attached, -2)),
    ),
    card("motley", "Motley", each_of(attached, "toll_to", lambda c, one: c.you)),
    card(
        "lightbringer", "Lightbringer", saving(would_be_killed(its_host), Save(), cost=kneel(this))
    ),
    card("stinking_drunk", "Stinking Drunk", when(host_is(participating), strength(attached, -4))),
    card(
        "selyse_baratheon",
        "Selyse Baratheon",
        action(
            give_icon(target, "intrigue", "phase"),
            phase="challenges",
            cost=influence(1),
            choose=character & unique,
        ),
    ),
    card(
        "robert_baratheon",
        "Robert Baratheon",
        passive(gained_power(itself) & (lambda c: c.event.how == "renown"), gain_power(this)),
    ),
    card(
        "stannis_baratheon", "Stannis Baratheon", when(faces_no_lord, has(this, "forbids_defence"))
    ),
    card("renly_baratheon", "Renly Baratheon", any_phase(stand(this), cost=influence(1))),
    card(
        "melisandre",
        "Melisandre",
        when(lambda c: standing(c, c.me), strength(asshai, 1)),
        has(character & theirs, "power_ignored"),
    ),
    card(
        "ser_davos_seaworth",
        "Ser Davos Seaworth",
        saving(
            would_be_killed(itself), (Save(), Either(pay=[pay(1)], leave=[return_to_hand(this)]))
        ),
    ),
    card("brienne_of_tarth", "Brienne of Tarth"),
    card(
        "maester_cressen",
        "Maester Cressen",
        action(
            discard(target),
            phase="marshal",
            cost=kneel(this),
            choose=attachment & trait("Condition"),
        ),
    ),
    card("ser_axell_florent", "Ser Axell Florent", response(won("power", margin=4), stand(this))),
    card(
        "edric_storm",
        "Edric Storm",
        response(
            won("power", attacking=True, margin=4),
            for_player(you, "challenges:power", "phase"),
            cost=(LimitedResponse(), discard(this, saved=False)),
        ),
    ),
    card(
        "devan_seaworth",
        "Devan Seaworth",
        when(exists(character & yours & powerful), keyword(this, "stealth")),
    ),
    card("knight_of_the_rainwood", "Knight of the Rainwood", has(this, "cannot_be:discarded")),
    card(
        "stanniss_northern_cavalry",
        "Stannis's Northern Cavalry",
        when(
            lambda c: holds(c.state, "strength", c.me),
            has(this, "cannot_be:killed"),
            has(this, "cannot_be:discarded"),
        ),
    ),
    honor_guard("highgarden_honor_guard", "Highgarden Honor Guard"),
    card(
        "old_red_priest",
        "Old Red Priest",
        passive(
            killed(itself), (Pick(location & yours & standing, for_=kneel(picked)), kneel(picked))
        ),
    ),
    card(
        "army_of_the_faithful",
        "Army of the Faithful",
        cheaper(lambda c: c.count(asshai & yours), lambda c: True),
    ),
    card(
        "renlys_courtier",
        "Renly's Courtier",
        any_phase(give(target, "blank", "phase"), cost=kneel(this), choose=character & ~unique),
    ),
    card("bastard_of_robert", "Bastard of Robert"),
    card(
        "house_tyrell_guard",
        "House Tyrell Guard",
        response(killed(character & baratheon & yours), enters(), zone="hand"),
    ),
    card("host_of_storms_end", "Host of Storm's End"),
    card(
        "dragonstone_port",
        "Dragonstone Port",
        player(you, "plot_window"),
        action(
            (Name("card", PLOTS), Do(name_plot)),
            phase="plot",
            when=lambda c: c.state.step == "1.2",
            limit=limit(1, "phase"),
        ),
        passive(Trigger(("revealed",), opponent_reveals_it), gain_power(your_faction)),
    ),
    card("stormlands_fiefdoms", "Stormlands Fiefdoms", reducer(1, baratheon)),
    card("king_roberts_chambers", "King Robert's Chambers", on_house()),
    card("aegons_garden", "Aegon's Garden"),
    card("great_hall", "Great Hall", reducer(2, character & baratheon)),
)
