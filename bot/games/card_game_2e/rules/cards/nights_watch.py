"""The Night's Watch."""

from bot.games.card_game_2e.rules.words import lost_this_phase, nights_watch
from bot.games.lcg.acts import (
    Together,
    draw,
    for_player,
    gain_gold,
    gain_power,
    give,
    give_strength,
    kneel,
    put_into_play,
    return_to_hand,
    sacrifice,
    stand,
    take_control,
    take_gold,
)
from bot.games.lcg.choices import Pick, PickHost
from bot.games.lcg.constants import has, keyword, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.costs import discard_from_hand
from bot.games.lcg.dsl import (
    action,
    card,
    forced_reaction,
    interrupt,
    limit,
    maximum,
    one,
    reaction,
    saving,
    table,
)
from bot.games.lcg.effects import DiscardAtRandom, Instead, Reduce, Save, then
from bot.games.lcg.filters import (
    attacking,
    character,
    cost_at_most,
    defending,
    exists,
    itself,
    kneeling,
    location,
    named,
    other,
    standing,
    trait,
    unique,
    yours,
)
from bot.games.lcg.refs import attached, it, loser, opponents, picked, target, this, your_faction
from bot.games.lcg.triggers import (
    bypassed,
    happens,
    killed,
    lost,
    marshaled,
    phase_ends,
    won,
    would_be_killed,
)


def another_attacks(c: Context) -> bool:
    """Jon Snow: he stands, and another Night's Watch character of yours attacks."""
    return standing(c, c.me) and exists(character & nights_watch & yours & attacking & other)(c)


CARDS = table(
    card(
        "01122",
        "Benjen Stark",
        has(character & trait("Ranger") & yours, "no_bypass"),
        interrupt(killed(itself), (gain_power(your_faction, 2), then(Instead("deck")))),
    ),
    card(
        "01123",
        "Ghost",
        reaction(bypassed(by=itself), give(it, "cannot_defend", "phase")),
    ),
    card("01124", "Jon Snow", when(another_attacks, has(this, "attacks_along"))),
    card(
        "01125",
        "Maester Aemon",
        saving(would_be_killed(character & nights_watch), Save(), cost=kneel(this)),
    ),
    card(
        "01126",
        "Old Bear Mormont",
        when(exists(named("The Wall") & yours), has(this, "no_kneel:defend")),
        interrupt(
            phase_ends("challenges"),
            (
                Pick(nights_watch, zone="hand", for_=put_into_play(picked)),
                PickHost(picked),
                put_into_play(picked),
            ),
            when=lambda c: not lost_this_phase(c, c.you, role="defender"),
        ),
    ),
    card("01127", "Samwell Tarly"),
    card("01128", "Ser Waymar Royce", interrupt(killed(itself), DiscardAtRandom(opponents))),
    card(
        "01129",
        "Yoren",
        reaction(
            marshaled(itself),
            put_into_play(target),
            choose=one(character & cost_at_most(3), zone="discard", whose=opponents),
        ),
    ),
    card("01130", "Messenger Raven", action(draw(1), phase="dominance", cost=return_to_hand(this))),
    card(
        "01131",
        "Old Forest Hunter",
        action(gain_gold(1), cost=discard_from_hand(1), limit=limit(1, "phase")),
    ),
    card("01132", "Ranging Party"),
    card(
        "01133",
        "Steward at the Wall",
        action(Reduce(1, character & nights_watch), phase="marshal", cost=kneel(this)),
    ),
    card(
        "01134",
        "Veteran Builder",
        action(stand(target), cost=sacrifice(this), choose=location & kneeling),
    ),
    card("01135", "Longclaw", strength(attached, 1), keyword(attached, "renown")),
    card(
        "01136",
        "Castle Black",
        action(
            Together(stand(target), give_strength(target, 2, "challenge")),
            cost=kneel(this),
            choose=character & nights_watch & defending,
        ),
    ),
    card(
        "01137",
        "The Wall",
        strength(character & nights_watch & yours, 1),
        forced_reaction(lost(unopposed=True), kneel(this)),
        interrupt(phase_ends("challenges"), gain_power(your_faction, 2), cost=kneel(this)),
    ),
    card(
        "01138",
        "A Meager Contribution",
        reaction(
            happens("income", to=opponents),
            take_gold(lambda c: [c.event.seat]),
            limit=maximum(1, "round"),
        ),
    ),
    card(
        "01139",
        "Take the Black",
        action(
            take_control(target),
            phase="dominance",
            choose=character & ~unique & cost_at_most(6),
            limit=maximum(1, "round"),
        ),
    ),
    card(
        "01140",
        "The Sword in the Darkness",
        reaction(
            won(attacking=False, margin=5, with_=character & nights_watch & yours),
            for_player(loser, "cannot_attack", "round", where=lambda c: str(c.you)),
        ),
    ),
)
