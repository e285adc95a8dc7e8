"""The neutral cards, one entry each."""

from bot.games.lcg.acts import (
    discard,
    draw,
    gain_power,
    give_strength,
    kill,
    kneel,
    put_token,
    remove_from_game,
    sacrifice,
    stand,
)
from bot.games.lcg.choices import Pick
from bot.games.lcg.constants import blank, icon, player
from bot.games.lcg.dsl import (
    action,
    cancelling,
    card,
    interrupt,
    maximum,
    reaction,
    saving,
    table,
)
from bot.games.lcg.effects import Cancel, If, Later, Reduce, Save
from bot.games.lcg.filters import (
    attachment,
    attacking,
    character,
    controlled_by,
    event,
    its_host,
    itself,
    location,
    participating,
    trait,
    with_token,
    yours,
)
from bot.games.lcg.filters import icon as has_icon
from bot.games.lcg.refs import attached, loser, opponents, picked, target, this, you, your_faction
from bot.games.lcg.triggers import (
    marshaled,
    phase_ends,
    won,
    would_be_killed_or_discarded,
    would_initiate,
)

CARDS = table(
    card("01028", "Littlefinger", reaction(marshaled(itself), draw(2))),
    card(
        "01029",
        "Varys",
        interrupt(phase_ends("dominance"), discard(character), cost=remove_from_game(this)),
    ),
    card(
        "01030",
        "Rattleshirt's Raiders",
        reaction(
            won(with_=itself & attacking),
            discard(target),
            choose=attachment & controlled_by(loser),
        ),
    ),
    card(
        "01031",
        "Wildling Horde",
        action(
            give_strength(target, 2, "challenge"),
            phase="challenges",
            cost=kneel(your_faction),
            choose=character & trait("Wildling") & yours & participating,
        ),
    ),
    card("01032", "Seal of the Hand", action(stand(attached), cost=kneel(this))),
    card(
        "01033",
        "Bodyguard",
        saving(would_be_killed_or_discarded(its_host), Save(), cost=sacrifice(this)),
    ),
    card("01034", "Little Bird", icon(attached, "intrigue")),
    card("01035", "Milk of the Poppy", blank(attached)),
    card("01036", "Noble Lineage", icon(attached, "power")),
    card("01037", "Syrio's Training", icon(attached, "military")),
    card("01038", "The Iron Throne", player(you, "dominance", 8)),
    card(
        "01039",
        "The Kingsroad",
        action(Reduce(3, character), phase="marshal", cost=(kneel(this), sacrifice(this))),
    ),
    card("01040", "The Roseroad"),
    card(
        "01041",
        "Put to the Sword",
        reaction(
            won("military", attacking=True, margin=5),
            kill(target),
            choose=character & controlled_by(loser),
            limit=maximum(1, "challenge"),
        ),
    ),
    card(
        "01042",
        "Put to the Torch",
        reaction(
            won("military", attacking=True, margin=5),
            discard(target),
            choose=location & controlled_by(loser),
            limit=maximum(1, "challenge"),
        ),
    ),
    card(
        "01043",
        "Superior Claim",
        reaction(
            won("power", margin=5), gain_power(your_faction, 2), limit=maximum(1, "challenge")
        ),
    ),
    card(
        "01044",
        "Tears of Lys",
        reaction(
            won("intrigue", attacking=True),
            (
                Pick(character & ~has_icon("intrigue") & controlled_by(loser)),
                put_token(picked, "poison"),
                Later(
                    phase_ends(),
                    If(
                        lambda c: any(with_token("poison")(c, one) for one in picked(c)),
                        put_token(picked, "poison", -1),
                        kill(picked),
                    ),
                    about=picked,
                ),
            ),
            limit=maximum(1, "challenge"),
        ),
    ),
    card(
        "01045",
        "The Hand's Judgment",
        cancelling(
            would_initiate(event, by=opponents),
            Cancel(),
            x=lambda c: c.fact(c.event.card).price,
        ),
    ),
)
