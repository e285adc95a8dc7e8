"""House Targaryen."""

from bot.games.card_game_1e.rules.words import (
    SearchFor,
    any_phase,
    crest,
    enters,
    honor_guard,
    host_is,
    influence,
    martell,
    on_house,
    passive,
    reducer,
    response,
    shown_by_opponent,
    targaryen,
)
from bot.games.lcg.acts import (
    discard,
    draw,
    for_player,
    gain_power,
    give,
    give_strength,
    kill,
    pay,
    return_to_hand,
    take_gold,
    take_to_hand,
)
from bot.games.lcg.choices import ChooseOpponent, Either, May, Pick
from bot.games.lcg.constants import has, icon, keyword, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.dsl import action, an_opponent, card, limit, one, saving, table
from bot.games.lcg.effects import Do, Later, Save, then
from bot.games.lcg.entry import Trigger
from bot.games.lcg.filters import (
    Filter,
    attachment,
    bare,
    character,
    exists,
    itself,
    kneeling,
    named,
    participating,
    trait,
    yours,
)
from bot.games.lcg.filters import icon as with_icon
from bot.games.lcg.hosts import may_attach
from bot.games.lcg.occurrence import occur
from bot.games.lcg.refs import (
    attached,
    chosen_player,
    everyone,
    loser,
    picked,
    target,
    this,
    your_faction,
)
from bot.games.lcg.triggers import (
    killed,
    marshaled,
    phase_begins,
    phase_ends,
    won,
    would_be_killed,
    would_be_killed_or_discarded,
)

dragon = trait("Dragon")
elsewhere = Filter(lambda c, other: other not in attached(c) and may_attach(c.state, c.me, other))


def alone_on_host(c: Context) -> bool:
    """Flame-Kissed: the character carries no other attachment."""
    return all(c.state.attachments(host) == [c.me] for host in attached(c))


def opponent_attaches(c: Context) -> bool:
    """Captain Groleo: an opponent plays or reveals an attachment."""
    deed = c.event
    if c.fact(deed.card).type != "attachment":
        return False
    if deed.kind == "enters":
        return deed.how == "marshal" and c.state.opposed(c.you, deed.seat)
    return shown_by_opponent(c)


def attacked_alone(c: Context) -> bool:
    """Daenerys Targaryen: you won a challenge in which she attacked alone."""
    fight = c.state.challenge
    return fight is not None and fight.winner == c.you and fight.attackers == [c.me]


def lands_dead(c: Context) -> int:
    """Whose dead pile the card went to; -1: nobody's."""
    card_ = c.event.card
    return c.state.owners[card_] if c.state.zone(card_) == "dead" else -1


def move_wine(c: Context) -> None:
    """Poisoned Wine: it goes to the chosen character."""
    (host,) = c.target
    made = Deed(kind="reattached", card=c.me, seat=c.you, onto=host, source=c.me)
    occur(c.running, [made])


def rich(c: Context, seat: int) -> bool:
    """Whether somebody has gold."""
    return c.state.players[seat].gold > 0


def lose_one(c: Context) -> None:
    """Daario Naharis: 1 gold of the chosen player goes back."""
    made = [Deed(kind="gold_lost", seat=seat, source=c.me) for seat in chosen_player(c)]
    occur(c.running, made)


def duplicate(c: Context, found: int) -> Deed:
    """Rhaegal: what was found lies under him."""
    return Deed(kind="duplicated", card=c.me, onto=found, source=c.me, seat=c.you)


def no_dearer(c: Context, other: int) -> bool:
    """Lady Daenerys's Chambers: an attachment that costs no more than the character."""
    fits = c.deed is None or c.fact(other).price <= c.fact(c.deed.card).price
    return c.fact(other).type == "attachment" and fits


CARDS = table(
    card(
        "blood_of_the_dragon",
        "Blood of the Dragon",
        when(host_is(participating), strength(attached, 6), has(attached, "trait:Dragon")),
    ),
    card(
        "poisoned_wine",
        "Poisoned Wine",
        strength(attached, -2),
        any_phase(
            Do(move_wine),
            cost=influence(1),
            choose=character & elsewhere,
        ),
    ),
    card(
        "aegons_blade",
        "Aegon's Blade",
        when(host_is(with_icon("military")), strength(attached, 2)),
        when(host_is(with_icon("intrigue")), keyword(attached, "stealth")),
        when(host_is(with_icon("power")), keyword(attached, "renown")),
    ),
    card(
        "flame_kissed",
        "Flame-Kissed",
        when(alone_on_host, strength(attached, -2), has(attached, "dies_at_zero")),
    ),
    card(
        "bones_of_a_child",
        "Bones of a Child",
        action(
            for_player(chosen_player, "claim", "challenge", -1),
            phase="challenges",
            when=lambda c: c.challenge is not None,
            cost=discard(this, saved=False),
            choose=an_opponent(),
        ),
    ),
    card(
        "captain_groleo",
        "Captain Groleo",
        response(
            Trigger(("enters", "to_hand"), opponent_attaches),
            gain_power(your_faction),
            limit=limit(1, "phase"),
        ),
    ),
    card(
        "daenerys_targaryen",
        "Daenerys Targaryen",
        passive(Trigger(("result",), attacked_alone), take_gold(loser, 1_000)),
    ),
    card(
        "khal_drogo",
        "Khal Drogo",
        response(won(), (enters(), Later(phase_ends(), return_to_hand(this))), zone="hand"),
    ),
    card(
        "viserys_targaryen",
        "Viserys Targaryen",
        saving(would_be_killed_or_discarded(itself), (Save(), return_to_hand(this))),
    ),
    card(
        "rhaegal",
        "Rhaegal",
        any_phase(SearchFor(named("Rhaegal"), duplicate), cost=pay(1)),
    ),
    card(
        "drogon",
        "Drogon",
        any_phase(
            (give(target, "dies_at_zero", "phase"), give_strength(target, -1, "phase")),
            cost=pay(2),
            choose=character,
            limit=limit(1, "phase"),
        ),
    ),
    card(
        "viserion",
        "Viserion",
        action(
            kill(target),
            phase="dominance",
            cost=pay(4),
            choose=character & kneeling,
            limit=limit(1, "phase"),
        ),
    ),
    card(
        "strong_belwas",
        "Strong Belwas",
        saving(would_be_killed(character & crest("noble")), Save(), cost=pay(2)),
    ),
    card(
        "daario_naharis",
        "Daario Naharis",
        passive(
            phase_begins("dominance"),
            Either(gold=[ChooseOpponent(everyone, rich), Do(lose_one)], leave=[discard(this)]),
        ),
    ),
    card(
        "quaithe_of_the_shadow",
        "Quaithe of the Shadow",
        when(lambda c: not bare(c, c.me), has(this, "cannot_be_target")),
    ),
    card(
        "xaro_xoan_daxos",
        "Xaro Xoan Daxos",
        passive(
            marshaled(itself),
            (Pick(character & yours, for_=return_to_hand(picked)), return_to_hand(picked)),
        ),
    ),
    card(
        "jhogo",
        "Jhogo",
        when(
            lambda c: any(trait("Weapon")(c, item) for item in c.state.attachments(c.me)),
            strength(this, 2),
        ),
    ),
    card("brown_ben_plumm", "Brown Ben Plumm"),
    honor_guard("dothraki_honor_guard", "Dothraki Honor Guard"),
    card(
        "the_titans_bastard",
        "The Titan's Bastard",
        response(
            Trigger(("killed", "discarded", "played"), lambda c: lands_dead(c) == c.you),
            enters(),
            zone="hand",
        ),
        response(
            Trigger(
                ("killed", "discarded", "played"), lambda c: c.state.opposed(c.you, lands_dead(c))
            ),
            return_to_hand(this),
        ),
    ),
    card(
        "danys_handmaiden",
        "Dany's Handmaiden",
        response(killed(named("Daenerys Targaryen") | itself), discard(target), choose=attachment),
    ),
    card("warlocks_servitors", "Warlock's Servitors"),
    card(
        "qartheen_fanatic",
        "Qartheen Fanatic",
        when(exists(character & dragon), strength(this, 1), icon(this, "military")),
    ),
    card(
        "pentoshi_guildmaster",
        "Pentoshi Guildmaster",
        response(won(margin=4), (take_to_hand(this), then(May(pay(3), enters()))), zone="discard"),
    ),
    card("illyrios_man", "Illyrio's Man", reducer(1, character & targaryen)),
    card(
        "xaros_home",
        "Xaro's Home",
        response(
            marshaled(attachment) & (lambda c: c.event.seat == c.you),
            draw(1),
            cost=influence(1),
        ),
    ),
    card("eastern_fiefdoms", "Eastern Fiefdoms", reducer(1, targaryen)),
    card("khal_drogos_tent", "Khal Drogo's Tent", on_house()),
    card("temple_of_the_graces", "Temple of the Graces"),
    card("great_pyramid", "Great Pyramid", reducer(2, character & targaryen)),
    card("summer_sea", "Summer Sea", reducer(2, character & (targaryen | martell), discards=True)),
    card(
        "lady_daeneryss_chambers",
        "Lady Daenerys's Chambers",
        response(
            marshaled(character & targaryen) & (lambda c: c.event.seat == c.you),
            take_to_hand(target),
            choose=one(no_dearer, zone="discard"),
        ),
    ),
)
