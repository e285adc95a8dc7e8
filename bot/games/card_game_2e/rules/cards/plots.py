"""The plot cards, one entry each."""

from bot.games.card_game_2e.rules.words import (
    first_time_marshaling,
    named,
    until_new_plot,
    won_this_phase,
)
from bot.games.lcg.acts import (
    discard,
    draw,
    for_player,
    gain_gold,
    gain_power,
    kill,
    kneel,
    lose_gold,
    move_power,
    put_into_play,
    put_token,
    stand,
    take_to_deck,
)
from bot.games.lcg.choices import Name, Pick, Search
from bot.games.lcg.constants import blank, discount, extra_challenge, has, player, when
from bot.games.lcg.context import Context
from bot.games.lcg.dsl import (
    action,
    an_opponent,
    card,
    forced_reaction,
    one,
    reaction,
    table,
    up_to,
    when_revealed,
)
from bot.games.lcg.effects import DiscardAtRandom, Do, If
from bot.games.lcg.facts import ICONS
from bot.games.lcg.filters import (
    anything,
    attachment,
    character,
    controlled_by,
    cost_at_most,
    kneeling,
    location,
    of_type,
    standing,
    trait,
    yours,
)
from bot.games.lcg.moves import put
from bot.games.lcg.refs import (
    Cards,
    chosen_player,
    every,
    everyone,
    faction_of,
    loser,
    picked,
    target,
    this,
    you,
    your_faction,
)
from bot.games.lcg.triggers import happens, phase_begins, won

plot = of_type("plot")
lord_or_lady = character & trait("Lord", "Lady")


def without_intrigue(c: Context) -> list[int]:
    """Players who have won no intrigue challenge in this phase."""
    return [seat for seat in everyone(c) if not won_this_phase(c, seat, "intrigue")]


def spiked(c: Context) -> bool:
    """Whether the card that was discarded is a character."""
    return any(c.fact(one).type == "character" for one in c.memory["discarded"])


def put_on_spikes(c: Context) -> None:
    """The discarded character goes to its owner's dead pile."""
    for one_card in c.memory["discarded"]:
        put(c.state, one_card, "dead")


spared = Cards("spared", lambda c: c.memory.get("spared", []))

CARDS = table(
    card(
        "01001",
        "A Clash of Kings",
        reaction(won("power"), move_power(faction_of(loser), your_faction)),
    ),
    card("01002", "A Feast for Crows", reaction(happens("dominance"), gain_power(your_faction, 2))),
    card(
        "01003",
        "A Game of Thrones",
        player(without_intrigue, "cannot_initiate:military"),
        player(without_intrigue, "cannot_initiate:power"),
    ),
    card(
        "01004",
        "A Noble Cause",
        when(first_time_marshaling(lord_or_lady), discount(2, lord_or_lady)),
    ),
    card("01005", "A Storm of Swords", extra_challenge("military")),
    card("01006", "Building Orders", when_revealed(Search(attachment | location, top=10))),
    card(
        "01007",
        "Calling the Banners",
        when_revealed(
            gain_gold(lambda c: c.count(character & controlled_by(chosen_player))),
            choose=an_opponent(),
        ),
    ),
    card(
        "01008",
        "Calm Over Westeros",
        when_revealed(
            (
                Name("challenge", ICONS),
                for_player(you, "claim_against", until_new_plot, -1, where=named),
            )
        ),
    ),
    card("01009", "Confiscation", when_revealed(discard(target), choose=attachment)),
    card("01010", "Counting Coppers", when_revealed(draw(3))),
    card("01011", "Filthy Accusations", when_revealed(kneel(target), choose=character & standing)),
    card("01012", "Fortified Position", blank(character)),
    card(
        "01013",
        "Heads on Spikes",
        when_revealed(
            (
                DiscardAtRandom(chosen_player),
                If(spiked, Do(put_on_spikes), gain_power(your_faction, 2)),
            ),
            choose=an_opponent(lambda c, seat: bool(c.state.players[seat].hand)),
        ),
    ),
    card(
        "01014",
        "Jousting Contest",
        player(everyone, "max_attackers", 1),
        player(everyone, "max_defenders", 1),
    ),
    card(
        "01015",
        "Marched to the Wall",
        when_revealed((Pick(character & yours, by=everyone), discard(picked, saved=False))),
    ),
    card(
        "01016",
        "Marching Orders",
        player(you, "cannot_marshal:location"),
        player(you, "cannot_marshal:attachment"),
        player(you, "cannot_play"),
    ),
    card("01017", "Naval Superiority", has(plot & trait("Kingdom", "Edict"), "no_base_income")),
    card(
        "01018",
        "Power Behind the Throne",
        when_revealed(put_token(this, "stand")),
        action(stand(target), cost=put_token(this, "stand", -1), choose=character & kneeling),
    ),
    card(
        "01019",
        "Rebuilding",
        when_revealed(take_to_deck(target), choose=up_to(3, anything, zone="discard")),
    ),
    card(
        "01020",
        "Reinforcements",
        when_revealed(
            put_into_play(target),
            choose=one(character & cost_at_most(5), zone=("hand", "discard")),
        ),
    ),
    card("01021", "Sneak Attack", player(you, "max_challenges", 1)),
    card("01022", "Summons", when_revealed(Search(character, top=10))),
    card(
        "01023",
        "Supporting the Faith",
        forced_reaction(phase_begins("challenges"), lose_gold(everyone)),
    ),
    card("01024", "Taxation", player(you, "limited", 1)),
    card("01025", "The Winds of Winter"),
    card(
        "01026",
        "Wildfire Assault",
        when_revealed(
            (
                Pick(character & yours, by=everyone, least=0, most=3, name="spared"),
                kill(every(lambda c, one: character(c, one) and one not in spared(c)), saved=False),
            )
        ),
    ),
)
