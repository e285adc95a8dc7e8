"""The cards of House Stark, one entry each."""

from bot.games.card_game_1e.rules.words import (
    any_phase,
    baratheon,
    cheaper,
    declared_as_defender,
    first,
    honor_guard,
    host_is,
    influence,
    on_house,
    passive,
    plots_of,
    reducer,
    response,
    reveal_new_plot,
    stark,
    with_errata,
)
from bot.games.lcg.acts import (
    discard,
    draw,
    gain_power,
    give,
    join_challenge,
    kill,
    kneel,
    pay,
    return_to_hand,
    take_to_hand,
)
from bot.games.lcg.choices import May, Pick, Search
from bot.games.lcg.conditions import during_challenge, in_your_challenge
from bot.games.lcg.constants import has, icon, keyword, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.dsl import a_player, action, card, saving, table
from bot.games.lcg.effects import Do, Save
from bot.games.lcg.entry import Trigger
from bot.games.lcg.filters import (
    Filter,
    character,
    controlled_by,
    exists,
    its_host,
    itself,
    named,
    participating,
    trait,
    yours,
)
from bot.games.lcg.filters import keyword as with_keyword
from bot.games.lcg.moves import put
from bot.games.lcg.occurrence import occur
from bot.games.lcg.refs import attached, chosen_player, loser, target, this, you
from bot.games.lcg.triggers import entered, won, would_be_killed, would_be_killed_or_discarded
from bot.games.lcg.values import has_keyword
from bot.kernel.labels import label_of

direwolf = trait("Direwolf")
besides_host = Filter(lambda c, one: one not in attached(c))
STOLEN = ("stealth", "renown")


def steal_keywords(c: Context) -> None:
    """Arya Stark: the character loses stealth and renown, she gains what it lost."""
    (victim,) = c.target
    found = [name for name in STOLEN if has_keyword(c.state, victim, name)]
    made = [
        Deed(kind="modified", card=victim, source=c.me, how=f"lost:{name}", to="phase")
        for name in found
    ]
    made += [
        Deed(kind="modified", card=c.me, source=c.me, how=label_of("keyword", name), to="phase")
        for name in found
    ]
    occur(c.running, made)


def put_back(c: Context) -> None:
    """Winterfell Reserves: the top card of a discard pile goes on top of its owner's deck."""
    pile = c.state.players[chosen_player(c)[0]].discard
    if pile:
        put(c.state, pile[-1], "deck")


def played_on_her(c: Context) -> bool:
    """Sansa Stark: somebody has played an attachment onto her."""
    deed = c.event
    return deed.how == "marshal" and deed.onto == c.me and c.fact(deed.card).type == "attachment"


def who_played_it(c: Context) -> list[int]:
    """Whoever played the card."""
    return [c.event.seat]


def bran_may(c: Context) -> bool:
    """Bran Stark: as corrected, three times per round."""
    return not with_errata(c) or len(c.state.noted("bran", c.you)) < 3


def three_dead(c: Context) -> bool:
    """Trident Reinforcements: your dead pile holds three characters."""
    return sum(c.fact(one).type == "character" for one in c.state.players[c.you].dead) >= 3


CARDS = table(
    card(
        "ice",
        "Ice",
        action(
            kill(target),
            phase="challenges",
            when=host_is(participating),
            cost=(kneel(this), discard(this, saved=False)),
            choose=character & participating & besides_host,
        ),
    ),
    card(
        "nymeria",
        "Nymeria",
        saving(would_be_killed(its_host), Save(), cost=kneel(this)),
        when(host_is(named("Arya Stark")), strength(attached, 1), keyword(attached, "stealth")),
    ),
    card(
        "summer",
        "Summer",
        strength(attached, 2),
        icon(attached, "military"),
        when(host_is(named("Bran Stark")), keyword(attached, "stealth")),
    ),
    card(
        "ser_rodrik_cassel",
        "Ser Rodrik Cassel",
        has(this, "no_kneel:defend"),
        when(lambda c: c.fighting(c.me) == "defending", strength(this, 2)),
    ),
    card("eddard_stark", "Eddard Stark", passive(entered(itself), gain_power(this))),
    card(
        "catelyn_stark",
        "Catelyn Stark",
        response(
            declared_as_defender(itself),
            give(target, "adds_nothing", "challenge"),
            choose=character & participating,
        ),
    ),
    card(
        "arya_stark",
        "Arya Stark",
        any_phase(
            Do(steal_keywords),
            cost=influence(1),
            choose=character & (with_keyword("stealth") | with_keyword("renown")),
        ),
    ),
    card(
        "robb_stark",
        "Robb Stark",
        response(
            won("military", with_=itself), kill(target), choose=character & controlled_by(loser)
        ),
    ),
    card(
        "sansa_stark",
        "Sansa Stark",
        response(
            Trigger(("enters",), played_on_her), May(draw(1, who_played_it), who=who_played_it)
        ),
    ),
    card(
        "greatjon_umber",
        "Greatjon Umber",
        action(
            join_challenge(this),
            phase="challenges",
            when=lambda c: in_your_challenge()(c) and not during_challenge("intrigue")(c),
            cost=kneel(this),
        ),
    ),
    card(
        "shaggydog",
        "Shaggydog",
        when(
            exists(character & stark & trait("Lord") & yours),
            strength(this, 3),
            keyword(this, "immune_to_events"),
        ),
    ),
    card("hodor", "Hodor", has(this, "cannot_attack_with"), has(this, "no_bypass")),
    card(
        "bran_stark",
        "Bran Stark",
        action(
            (
                Do(lambda c: c.state.note("bran", c.you)),
                Pick(zone="plots", whose=plots_of(you)),
                *reveal_new_plot(you),
            ),
            phase="plot",
            when=lambda c: bran_may(c) and bool(first(c).plot_deck(c.you)),
            cost=kneel(this),
        ),
    ),
    card("grey_wind", "Grey Wind", cheaper(2, exists(named("Robb Stark")))),
    card(
        "lady",
        "Lady",
        strength(character & named("Sansa Stark"), 1),
        keyword(character & named("Sansa Stark"), "renown"),
        cheaper(2, exists(named("Sansa Stark"))),
    ),
    card("war_host_of_the_north", "War Host of the North"),
    honor_guard("winterfell_honor_guard", "Winterfell Honor Guard"),
    card("knight_of_the_tumblestone", "Knight of the Tumblestone"),
    card("direwolf_pup", "Direwolf Pup"),
    card(
        "kennel_master",
        "Kennel Master",
        strength(this, lambda c: c.count(direwolf)),
        saving(
            would_be_killed_or_discarded(itself),
            (Save(), return_to_hand(this)),
            when=lambda c: c.count(direwolf & yours) >= 3,
        ),
    ),
    card("house_tully_recruiter", "House Tully Recruiter", reducer(1, character & stark)),
    card(
        "trident_reinforcements",
        "Trident Reinforcements",
        action(take_to_hand(this), phase="dominance", when=three_dead, zone="dead"),
    ),
    card(
        "winterfell_reserves",
        "Winterfell Reserves",
        response(
            declared_as_defender(itself),
            Do(put_back),
            cost=pay(1),
            choose=a_player(lambda c, seat: bool(c.state.players[seat].discard)),
        ),
    ),
    card(
        "winterfell_kennels",
        "Winterfell Kennels",
        any_phase(Search(direwolf), cost=(kneel(this), pay(1))),
    ),
    card("winterfell_castle", "Winterfell Castle", strength(character & stark & yours, 1)),
    card("northern_fiefdoms", "Northern Fiefdoms", reducer(1, stark)),
    card("lord_eddards_chambers", "Lord Eddard's Chambers", on_house()),
    card("great_keep", "Great Keep"),
    card("godswood", "Godswood", reducer(2, character & stark)),
    card(
        "narrow_sea",
        "Narrow Sea",
        reducer(2, character & (stark | baratheon), discards=True),
    ),
)
