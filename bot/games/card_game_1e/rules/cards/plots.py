"""The plot cards, one entry each."""

from collections.abc import Callable

from bot.games.card_game_1e.rules.words import (
    SearchEach,
    crest,
    entries_of,
    passive,
    several_opponents,
)
from bot.games.lcg.acts import (
    discard,
    discard_cards,
    draw,
    kill,
    kneel,
    return_to_hand,
)
from bot.games.lcg.choices import ChooseOpponent, Pick
from bot.games.lcg.constants import each_of, has, keyword, player, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.dsl import card, table, when_revealed
from bot.games.lcg.effects import Do, If
from bot.games.lcg.entry import Ability, Entry
from bot.games.lcg.filters import (
    Filter,
    attachment,
    character,
    icon,
    kneeling,
    location,
    of_type,
    standing,
    strength_at_most,
    theirs,
    trait,
    unique,
    yours,
)
from bot.games.lcg.occurrence import occur
from bot.games.lcg.refs import Cards, chosen_player, everyone, opponents, picked, target
from bot.games.lcg.triggers import phase_begins
from bot.games.lcg.uses import Use

MOST_SEATS = 6
DECREE = 4
plot = of_type("plot")
spared = Cards("spared", lambda c: c.memory.get("spared", []))
not_spared = Filter(lambda c, one: one not in spared(c))
not_of_chosen = Filter(lambda c, one: c.controller(one) != c.you)


def both(c: Context) -> list[int]:
    """You and the chosen opponent, you first."""
    return [c.you, *chosen_player(c)]


def truce(type: str) -> Ability:
    """You and an opponent cannot declare challenges of a type against each other this round."""

    def run(c: Context) -> None:
        (other,) = chosen_player(c)
        made = [
            Deed(
                kind="modified",
                seat=seat,
                source=c.me,
                how=f"truce:{type}",
                to="round",
                info={"where": str(foe)},
            )
            for seat, foe in ((c.you, other), (other, c.you))
        ]
        occur(c.running, made)

    return when_revealed(If(several_opponents, ChooseOpponent(), Do(run)))


def season(id: str, name: str, test: Filter) -> Entry:
    """You and an opponent search your decks for a card."""
    return card(id, name, when_revealed((ChooseOpponent(), SearchEach(test, both))))


def revealed_ability(c: Context, one: int) -> int | None:
    """Which ability of a plot works when it is revealed."""
    entry = entries_of(c, one)
    abilities = entry.abilities if entry is not None else ()
    found = [place for place, each in enumerate(abilities) if each.timing == "when_revealed"]
    return found[0] if found else None


copied = Filter(lambda c, one: plot(c, one) and theirs(c, one) and copy_works(c, one))


def copy_works(c: Context, one: int) -> bool:
    """Good for the Gander: a plot that does something when revealed, and is no copy itself."""
    return revealed_ability(c, one) is not None and c.state.codes[one] != "good_for_the_gander"


def copy(c: Context) -> None:
    """Good for the Gander: do what that plot does."""
    for one in picked(c):
        place = revealed_ability(c, one)
        assert place is not None
        c.running.push(Use(seat=c.you, card=c.me, code=c.state.codes[one], ability=place))


def in_seat_order(place: int) -> Callable[[Context, int], bool]:
    """Cards of the player who is this many places from the first player."""

    def test(c: Context, one: int) -> bool:
        order = c.state.order()
        return place < len(order) and c.controller(one) == order[place]

    return test


def snowed(place: int) -> Pick:
    """Snowed Under: one kneeling character or location of one player."""
    test = (character | location) & kneeling & in_seat_order(place)
    return Pick(test, name=f"picked{place}")


buried = Cards(
    "buried",
    lambda c: [one for place in range(MOST_SEATS) for one in c.memory.get(f"picked{place}", [])],
)


def fewest(c: Context) -> bool:
    """Holding the Trident: you control fewer characters than every opponent."""

    def number(seat: int) -> int:
        return sum(c.kind(one) == "character" for one in c.state.controlled(seat))

    return all(number(c.you) < number(seat) for seat in opponents(c))


def largest_hand(c: Context) -> list[int]:
    """Rule by Decree: whoever alone has most cards in hand, if that is more than four."""
    hands = {seat: len(c.state.players[seat].hand) for seat in c.state.order()}
    most = max(hands.values())
    found = [seat for seat, number in hands.items() if number == most]
    return found if len(found) == 1 and most > DECREE else []


def surplus(c: Context) -> int:
    """Rule by Decree: how many cards go."""
    seats = largest_hand(c)
    return len(c.state.players[seats[0]].hand) - DECREE if seats else 0


CARDS = table(
    season("summoning_season", "Summoning Season", character),
    card("mutual_cause", "Mutual Cause", truce("power")),
    card("uneasy_truce", "Uneasy Truce", player(everyone, "toll_to_defender:military", 2)),
    card("rains_of_autumn", "Rains of Autumn", player(everyone, "no_income_bonus")),
    card(
        "good_for_the_gander",
        "Good for the Gander",
        when_revealed((Pick(copied), Do(copy))),
    ),
    card(
        "tourney_for_the_hand",
        "Tourney for the Hand",
        strength(character & trait("Knight") & yours, 1),
        keyword(character & trait("Knight") & yours, "immune_to_opponents_character_abilities"),
    ),
    card(
        "fleeing_to_the_wall",
        "Fleeing to the Wall",
        when_revealed(
            (
                Pick(location, by=everyone, least=0, most=3, name="spared"),
                discard(location & not_spared, saved=False),
            )
        ),
    ),
    card(
        "drunken_allegations",
        "Drunken Allegations",
        when_revealed((ChooseOpponent(), Pick(character & standing, by=both), kneel(picked))),
    ),
    card("mutual_blackmail", "Mutual Blackmail", truce("intrigue")),
    card("planning_ahead", "Planning Ahead", player(everyone, "skips:taxation")),
    card(
        "wildfire_assault",
        "Wildfire Assault",
        when_revealed(
            (
                Pick(character & yours, by=everyone, least=0, most=3, name="spared"),
                kill(character & not_spared, saved=False),
            )
        ),
    ),
    card("hear_me_roar", "Hear Me Roar", strength(character & ~icon("intrigue"), -1)),
    card("blockade", "Blockade", has(plot & theirs, "no_base_income")),
    card(
        "the_power_of_blood",
        "The Power of Blood",
        has(character & crest("noble"), "cannot_be:killed"),
    ),
    season("building_season", "Building Season", location),
    card("mutual_enemies", "Mutual Enemies", truce("military")),
    card(
        "holding_the_trident", "Holding the Trident", when(fewest, strength(character & yours, 2))
    ),
    card("calm_over_westeros", "Calm Over Westeros", player(everyone, "toll:event")),
    card(
        "snowed_under",
        "Snowed Under",
        passive(
            phase_begins("standing"),
            (*(snowed(place) for place in range(MOST_SEATS)), return_to_hand(buried)),
        ),
    ),
    card("the_power_of_arms", "The Power of Arms", strength(character & crest("war") & yours, 2)),
    card("valar_morghulis", "Valar Morghulis", when_revealed(kill(character))),
    card(
        "condemned_by_the_realm",
        "Condemned by the Realm",
        when_revealed(
            (
                ChooseOpponent(),
                Pick(character & not_of_chosen, by=chosen_player, for_=kill(picked)),
                kill(picked),
            )
        ),
    ),
    card("counting_favors", "Counting Favors", when_revealed((ChooseOpponent(), draw(3, both)))),
    card(
        "power_and_wealth",
        "Power and Wealth",
        each_of(character & yours, "strength", lambda c, one: len(c.state.attachments(one))),
    ),
    card(
        "mad_kings_legacy", "Mad King's Legacy", when_revealed(discard(target), choose=attachment)
    ),
    card(
        "rule_by_decree",
        "Rule by Decree",
        when_revealed(
            (
                Pick(zone="hand", by=largest_hand, least=1_000, most=surplus),
                discard_cards(picked),
            )
        ),
    ),
    card(
        "noose_and_swordpoint",
        "Noose and Swordpoint",
        has(character & strength_at_most(2), "no_stand"),
    ),
    card("herding_the_masses", "Herding the Masses", has(character & ~unique, "cannot_defend")),
)
