"""House Lannister."""

from bot.games.card_game_2e.rules.words import lannister
from bot.games.lcg.acts import (
    discard,
    draw,
    gain_gold,
    gain_power,
    kill,
    kneel,
    put_into_play,
    return_to_hand,
)
from bot.games.lcg.choices import ChooseOpponent, May, Pick
from bot.games.lcg.conditions import during_challenge
from bot.games.lcg.constants import extra_challenge, has, icon, keyword, player, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.dsl import (
    action,
    an_opponent,
    cancelling,
    card,
    forced_interrupt,
    limit,
    one,
    reaction,
    table,
)
from bot.games.lcg.effects import Cancel, DiscardFromDeck, If, Later, Reduce, then
from bot.games.lcg.filters import (
    Filter,
    character,
    controlled_by,
    cost_at_most,
    exists,
    its_host,
    itself,
    named,
    of_type,
    theirs,
    trait,
    unique,
    yours,
)
from bot.games.lcg.refs import (
    attached,
    chosen_player,
    everyone,
    picked,
    target,
    this,
    you,
    your_faction,
)
from bot.games.lcg.triggers import entered, initiated, killed, phase_ends, won, would_initiate


def ambushed_this_phase(c: Context) -> bool:
    """Gold Cloaks: whether this card entered play by ambush in this phase."""
    return any(note.card == c.me for note in c.state.noted("ambush", phase=True))


same_title = Filter(
    lambda c, card: c.fact(card).name in {c.fact(one).name for one in c.memory["discarded"]}
)


def attacking_in_intrigue(c: Context) -> bool:
    """Cersei Lannister: while she attacks in an intrigue challenge."""
    return during_challenge("intrigue")(c) and c.fighting(c.me) == "attacking"


def larger_hand(c: Context) -> bool:
    """The Queen's Assassin: whether you hold more cards than the chosen opponent."""
    players = c.state.players
    return all(len(players[c.you].hand) > len(players[seat].hand) for seat in chosen_player(c))


def threatened(c: Context, seat: int) -> bool:
    """The Queen's Assassin: an opponent with a smaller hand and a character to kill."""
    chosen = c.with_memory("player", [seat])
    return larger_hand(chosen) and exists(character & controlled_by(chosen_player))(chosen)


CARDS = table(
    card("01084", "Cersei Lannister", when(attacking_in_intrigue, player(you, "claim"))),
    card("01085", "Grand Maester Pycelle"),
    card(
        "01086",
        "Joffrey Baratheon",
        reaction(
            killed(character & trait("Lord", "Lady")), gain_power(this), limit=limit(3, "round")
        ),
    ),
    card(
        "01087",
        "Ser Jaime Lannister",
        when(during_challenge("military"), has(this, "no_kneel:attack")),
        when(during_challenge("military", participant=itself), keyword(this, "renown")),
    ),
    card(
        "01088",
        "The Tickler",
        action(
            (
                ChooseOpponent(test=lambda c, seat: bool(c.state.players[seat].deck)),
                DiscardFromDeck(chosen_player),
                then(May(Pick(same_title), discard(picked))),
            ),
            phase="dominance",
            cost=kneel(this),
        ),
    ),
    card(
        "01089",
        "Tyrion Lannister",
        reaction(initiated("intrigue"), gain_gold(2), limit=limit(2, "round")),
    ),
    card("01090", "Tywin Lannister", strength(this, lambda c: c.state.players[c.you].gold)),
    card("01091", "Burned Men"),
    card(
        "01092",
        "Gold Cloaks",
        forced_interrupt(phase_ends(), discard(this, saved=False), when=ambushed_this_phase),
    ),
    card("01093", "Lannisport Moneylender"),
    card(
        "01094",
        "Lannisport Merchant",
        action(Reduce(1, character & lannister), phase="marshal", cost=kneel(this)),
    ),
    card(
        "01095",
        "The Queen's Assassin",
        reaction(
            entered(itself, how="ambush"),
            If(larger_hand, Pick(character & yours, by=chosen_player), kill(picked)),
            choose=an_opponent(threatened),
        ),
    ),
    card(
        "01096",
        "Widow's Wail",
        strength(attached, 2),
        icon(named("Joffrey Baratheon") & its_host, "military"),
    ),
    card("01097", "Casterly Rock", extra_challenge("intrigue")),
    card("01098", "Lannisport", reaction(won("intrigue"), draw(1))),
    card(
        "01099", "Western Fiefdom", action(Reduce(1, lannister), phase="marshal", cost=kneel(this))
    ),
    card(
        "01100",
        "Hear Me Roar!",
        action(
            (
                Pick(character & lannister, zone="hand", for_=put_into_play(picked)),
                put_into_play(picked),
                Later(phase_ends(), discard(picked, saved=False), about=picked),
            ),
        ),
    ),
    card(
        "01101",
        "The Things I Do For Love",
        action(
            return_to_hand(target),
            phase="challenges",
            when=exists(character & lannister & trait("Lord", "Lady") & yours),
            cost=kneel(your_faction),
            choose=one(character & theirs & cost_at_most(lambda c: c.x)),
            x="choose",
        ),
    ),
    card(
        "01102",
        "Treachery",
        cancelling(
            would_initiate(of_type("character", "location", "attachment"), by=everyone),
            Cancel(),
            when=exists(character & lannister & unique & yours),
        ),
    ),
)
