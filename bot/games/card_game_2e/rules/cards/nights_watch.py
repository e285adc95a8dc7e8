"""The Night's Watch."""

from bot.games.card_game_2e.rules.words import nights_watch
from bot.games.lcg.acts import for_player, gain_power, give, kneel, take_control
from bot.games.lcg.constants import has, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.dsl import (
    action,
    card,
    forced_reaction,
    interrupt,
    maximum,
    reaction,
    saving,
    table,
)
from bot.games.lcg.effects import Instead, Save, then
from bot.games.lcg.filters import (
    attacking,
    character,
    cost_at_most,
    exists,
    itself,
    other,
    standing,
    trait,
    unique,
    yours,
)
from bot.games.lcg.refs import it, loser, target, this, your_faction
from bot.games.lcg.triggers import bypassed, killed, lost, phase_ends, won, would_be_killed


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
        "01137",
        "The Wall",
        strength(character & nights_watch & yours, 1),
        forced_reaction(lost(unopposed=True), kneel(this)),
        interrupt(phase_ends("challenges"), gain_power(your_faction, 2), cost=kneel(this)),
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
