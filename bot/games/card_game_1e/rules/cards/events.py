"""Events; they are neutral, whatever house they name (R2.10)."""

from bot.games.card_game_1e.rules.facts import cards
from bot.games.card_game_1e.rules.values import influence as influence_of
from bot.games.card_game_1e.rules.values import plot_income
from bot.games.card_game_1e.rules.words import (
    SearchFor,
    any_phase,
    crest,
    first,
    influence,
    kneel_several,
    lannister,
    plots_of,
    response,
    reveal_new_plot,
    stark,
)
from bot.games.lcg.acts import (
    become_attachment,
    discard,
    draw,
    for_player,
    gain_power,
    give,
    give_strength,
    kill,
    kneel,
    pay,
    put_into_play,
    stand,
    take_control,
    take_to_hand,
)
from bot.games.lcg.choices import Name, Pick, Search
from bot.games.lcg.conditions import during_challenge
from bot.games.lcg.constants import strength
from bot.games.lcg.context import Context
from bot.games.lcg.costs import Cost, kneel_one, paid
from bot.games.lcg.deed import Deed
from bot.games.lcg.dsl import action, an_opponent, card, interrupt, maximum, one, table
from bot.games.lcg.effects import Do, If, Instead, Later, then
from bot.games.lcg.entry import Ability
from bot.games.lcg.filters import (
    Filter,
    attacking,
    character,
    controlled_by,
    icon,
    kneeling,
    location,
    participating,
    theirs,
    trait,
    unique,
    yours,
)
from bot.games.lcg.hosts import may_attach
from bot.games.lcg.occurrence import occur
from bot.games.lcg.refs import (
    attached,
    chosen_player,
    loser,
    picked,
    target,
    this,
    winner,
    your_faction,
)
from bot.games.lcg.triggers import happens, killed, lost, won
from bot.kernel.labels import label_of

NAMES = sorted(
    code
    for code, fact in cards().items()
    if fact.type in ("character", "location", "attachment", "event")
)
knight = character & trait("Knight")
in_challenge = during_challenge()


def stark_players(c: Context) -> list[int]:
    """Everybody who plays House Stark."""
    return [seat for seat in c.state.order() if c.state.players[seat].faction == "stark"]


def small_location(c: Context, found: int) -> bool:
    """Bran the Builder's Legacy: a location that costs at most 2."""
    return c.fact(found).type == "location" and c.fact(found).price <= 2


def into_play(c: Context, found: int) -> Deed:
    """What was found is put into play."""
    return Deed(kind="enters", card=found, seat=c.you, source=c.me, how="put")


def guilty(cost: Cost) -> Ability:
    """Guilty: one of its two costs."""
    return action(kill(target), phase="dominance", cost=cost, choose=character & ~stark)


def narrow_sea(cost: Cost) -> Ability:
    """Lords of the Narrow Sea: one of its two costs."""
    return any_phase(
        (
            Pick(zone="plots", whose=plots_of(chosen_player), by=chosen_player),
            *reveal_new_plot(chosen_player),
            If(poorer_plot, gain_power(your_faction)),
        ),
        cost=cost,
        choose=an_opponent(lambda c, seat: bool(first(c).plot_deck(seat))),
    )


def poorer_plot(c: Context) -> bool:
    """Whether the opponent's new plot has less income than yours."""
    state = first(c)
    return plot_income(state, chosen_player(c)[0]) < plot_income(state, c.you)


def expose(c: Context) -> None:
    """Call Their Bluff: opponents reveal their hands and discard all cards of that name."""
    name = c.state.cards[str(c.memory["named"][0])].name
    made = []
    c.running.reveal()
    for seat in c.state.opponents(c.you):
        hand = c.state.players[seat].hand
        labels = [c.state.label(card_) for card_ in hand]
        c.running.emit("hand-revealed", seat=label_of("seat", seat), cards=labels)
        made += [
            Deed(kind="hand_discarded", card=card_, seat=seat, source=c.me)
            for card_ in hand
            if c.fact(card_).name == name
        ]
    made.append(Deed(kind="cards_revealed", seat=c.you, source=c.me))
    occur(c.running, made)


def yields(c: Context, one_card: int) -> bool:
    """Support of the Kingdom: a location that gives gold or influence."""
    fact = first(c).fact(one_card)
    return fact.modifiers.gold > 0 or influence_of(first(c), one_card) > 0


def fits_one_of_yours(c: Context, found: int) -> bool:
    """Prosperity and Plenty: an attachment that may lie on one of your characters."""
    mine = [card_ for card_ in c.state.controlled(c.you) if c.kind(card_) == "character"]
    return c.fact(found).type == "attachment" and any(
        may_attach(c.state, found, card_) for card_ in mine
    )


bears_target = Filter(lambda c, host: not c.target or may_attach(c.state, c.target[0], host))

CARDS = table(
    card(
        "distraction",
        "Distraction",
        action(kneel(target), phase="marshal", choose=character & icon("military")),
    ),
    card(
        "winter_is_coming",
        "Winter is Coming",
        action(
            for_player(stark_players, "claim", "challenge"),
            phase="challenges",
            when=in_challenge,
            limit=maximum(1, "round"),
        ),
    ),
    card(
        "kings_in_the_north",
        "Kings in the North",
        response(happens("dominance"), gain_power(paid), cost=kneel_several(character & stark, 2)),
    ),
    card(
        "lethal_counterattack",
        "Lethal Counterattack",
        action(
            kill(character & attacking),
            phase="challenges",
            when=during_challenge("military"),
            cost=kneel_several(character & stark, 2),
            limit=maximum(1, "challenge"),
        ),
    ),
    card(
        "bran_the_builders_legacy",
        "Bran the Builder's Legacy",
        action(SearchFor(small_location, into_play), phase="dominance", cost=pay(3)),
    ),
    card("guilty", "Guilty!", guilty(influence(3)), guilty(kneel_one(character & crest("noble")))),
    card(
        "i_never_bet_against_my_family",
        "I Never Bet Against My Family",
        action(
            for_player(chosen_player, "claim", "challenge", lambda c: -c.x),
            phase="challenges",
            when=in_challenge,
            cost=(pay(lambda c: c.x), kneel_one(character & lannister)),
            choose=an_opponent(),
            x="choose",
        ),
    ),
    card(
        "the_lions_will", "The Lion's Will", any_phase(kneel(target), cost=pay(2), choose=character)
    ),
    card(
        "insidious_ways",
        "Insidious Ways",
        action(
            (give_strength(target, 2, "phase"), Later(won(), draw(2), until="challenge")),
            phase="challenges",
            choose=character & lannister & attacking,
        ),
    ),
    card(
        "call_their_bluff",
        "Call Their Bluff",
        action((Name("card", NAMES), Do(expose)), phase="dominance", cost=pay(2)),
    ),
    card(
        "im_you_writ_small",
        "I'm You Writ Small",
        strength(attached, 2),
        action(
            (
                give(target, "keyword:deadly", "phase"),
                Pick(character & lannister),
                become_attachment(picked, "Boon"),
            ),
            phase="challenges",
            choose=character,
        ),
    ),
    card(
        "a_lannister_pays_his_debts",
        "A Lannister Pays His Debts",
        response(
            lost(),
            kill(target),
            cost=kneel_one(character & lannister),
            choose=character & participating & controlled_by(winner),
        ),
    ),
    card(
        "youve_killed_the_wrong_dwarf",
        "You've Killed the Wrong Dwarf!",
        any_phase(
            (kneel(target), then(gain_power(target))),
            choose=character & ~crest("noble") & ~kneeling,
        ),
    ),
    card("muster", "Muster", action(Search(knight), phase="marshal", cost=kneel_one(knight))),
    card(
        "prosperity_and_plenty",
        "Prosperity and Plenty",
        any_phase(
            (Pick(character & yours & bears_target, name="onto"), put_into_play(target)),
            cost=pay(1),
            choose=one(fits_one_of_yours, zone="discard"),
        ),
    ),
    card(
        "lords_of_the_narrow_sea",
        "Lords of the Narrow Sea",
        narrow_sea(influence(3)),
        narrow_sea(kneel_one(character & crest("noble"))),
    ),
    card("retreat", "Retreat", interrupt(killed(character & unique & yours), Instead("hand"))),
    card(
        "support_of_the_kingdom",
        "Support of the Kingdom",
        response(won("power"), take_control(target), choose=location & theirs & yields),
    ),
    card(
        "dance_with_dragons",
        "Dance With Dragons",
        any_phase(Search(trait("Dragon")), cost=influence(1)),
    ),
    card(
        "forever_burning",
        "Forever Burning",
        any_phase(give_strength(target, -1, "phase"), choose=character),
        action(take_to_hand(this), phase="dominance", cost=influence(1), zone="dead"),
        action(take_to_hand(this), phase="dominance", cost=pay(2), zone="dead"),
    ),
    card(
        "seductive_promise",
        "Seductive Promise",
        response(
            won("power", margin=4),
            take_control(target),
            choose=character & ~unique & controlled_by(loser),
            limit=maximum(1, "phase"),
        ),
    ),
    card(
        "westeros_bleeds",
        "Westeros Bleeds",
        action(discard(character), phase="dominance", cost=influence(4)),
    ),
    card(
        "distinct_mastery",
        "Distinct Mastery",
        any_phase(
            stand(target), choose=character & kneeling & crest("holy", "learned", "noble", "war")
        ),
    ),
)
