"""House Lannister."""

from bot.games.card_game_1e.rules.words import (
    any_phase,
    greyjoy,
    honor_guard,
    lannister,
    on_house,
    passive,
    reducer,
    response,
    shown_by_opponent,
    with_errata,
)
from bot.games.lcg.acts import (
    Act,
    discard,
    draw,
    gain_power,
    give,
    kill,
    kneel,
    pay,
    put_token,
    return_to_hand,
)
from bot.games.lcg.choices import Either, LookAtTop, May
from bot.games.lcg.constants import has, keyword, strength
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.dsl import (
    action,
    an_opponent,
    card,
    forced_interrupt,
    limit,
    saving,
    table,
)
from bot.games.lcg.effects import DiscardAtRandom, DiscardFromDeck, Do, Instead, Save
from bot.games.lcg.entry import Trigger
from bot.games.lcg.filters import (
    Filter,
    character,
    its_host,
    itself,
    location,
    named,
    strength_at_most,
    trait,
)
from bot.games.lcg.moves import put
from bot.games.lcg.occurrence import occur
from bot.games.lcg.refs import (
    attached,
    chosen_player,
    it,
    opponents,
    target,
    this,
    you,
    your_faction,
)
from bot.games.lcg.triggers import (
    killed,
    marshaled,
    phase_begins,
    won,
    would_be_killed_or_discarded,
)


def won_intrigue_or_took_part(c: Context) -> bool:
    """Tyrion Lannister: you won an intrigue challenge, or any in which he took part."""
    fight = c.state.challenge
    if fight is None or fight.winner != c.you:
        return False
    return fight.type == "intrigue" or c.me in fight.side(c.you)


costs_x = Filter(lambda c, one: c.fact(one).price == c.x)


def pycelle_may(c: Context) -> bool:
    """Grand Maester Pycelle: as corrected, not to another copy of himself."""
    if not shown_by_opponent(c):
        return False
    return not with_errata(c) or c.fact(c.event.source).name != "Grand Maester Pycelle"


def reveal_and_take(c: Context) -> None:
    """Grand Maester Pycelle: the top card of your deck is revealed and taken."""
    top = c.state.players[c.you].deck[0]
    occur(c.running, [Deed(kind="to_hand", card=top, seat=c.you, source=c.me, how="shown")])


def bury(c: Context) -> None:
    """Raff the Sweetling: the top card goes under the deck."""
    seat = chosen_player(c)[0]
    put(c.state, c.state.players[seat].deck[0], "deck", bottom=True)
    c.running.reveal()


def stands_again(c: Context) -> bool:
    """Lannisport Brothel: a character stands in the standing phase."""
    return c.event.how == "standing" and character(c, c.event.card)


CARDS = table(
    card(
        "gutter_rats_cunning",
        "Gutter Rat's Cunning",
        strength(attached, 2),
        keyword(attached, "stealth"),
    ),
    card(
        "gilded_plate",
        "Gilded Plate",
        saving(
            would_be_killed_or_discarded(its_host),
            Save(),
            cost=(pay(1), discard(this, saved=False)),
        ),
    ),
    card(
        "joffrey_baratheon",
        "Joffrey Baratheon",
        response(
            killed(character & trait("Lord", "Lady")), gain_power(this), limit=limit(3, "round")
        ),
    ),
    card("ser_jaime_lannister", "Ser Jaime Lannister", has(this, "no_kneel:military")),
    card(
        "tyrion_lannister",
        "Tyrion Lannister",
        response(Trigger(("result",), won_intrigue_or_took_part), draw(1), cost=pay(1)),
    ),
    card(
        "cersei_lannister",
        "Cersei Lannister",
        action(
            (kneel(target), give(target, "no_stand", "round")),
            phase="dominance",
            cost=(kneel(this), pay(2)),
            choose=character,
        ),
    ),
    card(
        "tywin_lannister",
        "Tywin Lannister",
        passive(phase_begins("marshal"), put_token(this, "gold", 2)),
        has(this, "gold_spent"),
    ),
    card(
        "ser_ilyn_payne",
        "Ser Ilyn Payne",
        action(
            kill(target), phase="marshal", cost=kneel(this), choose=character & strength_at_most(2)
        ),
    ),
    card(
        "the_hound",
        "The Hound",
        forced_interrupt(killed(itself), Instead("discard")),
        passive(
            phase_begins("dominance"),
            Either(deck=[DiscardFromDeck(you)], leave=[discard(this, saved=False)]),
        ),
    ),
    card(
        "chella_daughter_of_cheyk",
        "Chella, Daughter of Cheyk",
        response(
            won(with_=character & trait("Clansman")),
            return_to_hand(target),
            cost=pay(lambda c: c.x),
            choose=location & costs_x,
            x="choose",
        ),
    ),
    card(
        "bronn",
        "Bronn",
        any_phase(
            Act(
                "modified",
                target,
                how="guarded",
                to="phase",
                info=lambda c: {"where": str(c.me)},
            ),
            cost=pay(2),
            choose=character,
        ),
    ),
    card(
        "grand_maester_pycelle",
        "Grand Maester Pycelle",
        response(
            Trigger(("to_hand", "cards_revealed"), pycelle_may),
            Do(reveal_and_take, lambda c: bool(c.state.players[c.you].deck)),
            limit=limit(3, "phase"),
        ),
    ),
    card(
        "raff_the_sweetling",
        "Raff the Sweetling",
        any_phase(
            (LookAtTop(1, chosen_player), May(Do(bury))),
            cost=pay(1),
            choose=an_opponent(lambda c, seat: bool(c.state.players[seat].deck)),
        ),
    ),
    card(
        "ser_jacelyn_bywater",
        "Ser Jacelyn Bywater",
        response(killed(itself), DiscardAtRandom(opponents)),
    ),
    card(
        "enemy_informer",
        "Enemy Informer",
        response(marshaled(itself), kneel(target), choose=character),
    ),
    card(
        "qyburns_informers", "Qyburn's Informers", response(won("intrigue", with_=itself), draw(2))
    ),
    card(
        "cerseis_attendant",
        "Cersei's Attendant",
        response(killed(named("Cersei Lannister") | itself), kneel(target), choose=character),
    ),
    card("lurkers_at_harrenhal", "Lurkers at Harrenhal"),
    card("lannisport_steward", "Lannisport Steward"),
    card("lannisport_weaponsmith", "Lannisport Weaponsmith"),
    honor_guard("lannisport_honor_guard", "Lannisport Honor Guard"),
    card(
        "lannisport",
        "Lannisport",
        response(
            won("intrigue"), gain_power(your_faction), cost=pay(1), limit=limit(1, "challenge")
        ),
    ),
    card(
        "lannisport_brothel",
        "Lannisport Brothel",
        response(Trigger(("stood",), stands_again), kneel(it), cost=kneel(this)),
    ),
    card(
        "golden_tooth_mines",
        "Golden Tooth Mines",
        passive(Trigger(("revealed",), lambda c: c.event.seat == c.you), draw(1)),
    ),
    card("western_fiefdoms", "Western Fiefdoms", reducer(1, lannister)),
    card("queen_cerseis_chambers", "Queen Cersei's Chambers", on_house()),
    card("the_goldroad", "The Goldroad"),
    card("hall_of_heroes", "Hall of Heroes", reducer(2, character & lannister)),
    card("sunset_sea", "Sunset Sea", reducer(2, character & (lannister | greyjoy), discards=True)),
)
