"""The cards of House Stark, one entry each."""

from bot.games.card_game_2e.rules.words import stark
from bot.games.lcg.acts import (
    draw,
    for_player,
    gain_power,
    give_strength,
    kill,
    kneel,
    sacrifice,
    stand,
    take_to_hand,
)
from bot.games.lcg.choices import Pick
from bot.games.lcg.conditions import during_challenge, this_participates
from bot.games.lcg.constants import each_of, has, icon, keyword, player, strength, when
from bot.games.lcg.context import Context
from bot.games.lcg.costs import kneel_one
from bot.games.lcg.deed import Deed
from bot.games.lcg.dsl import (
    action,
    cancelling,
    card,
    limit,
    maximum,
    reaction,
    table,
)
from bot.games.lcg.effects import Cancel, Do, Later, Reduce
from bot.games.lcg.filters import (
    attacking,
    character,
    controlled_by,
    duplicated,
    event,
    exists,
    its_host,
    itself,
    named,
    of_type,
    other,
    participating,
    printed_strength_at_most,
    strength_at_most,
    trait,
    yours,
)
from bot.games.lcg.occurrence import occur
from bot.games.lcg.refs import attached, loser, opponents, picked, target, this, you, your_faction
from bot.games.lcg.triggers import (
    entered,
    initiated,
    killed_or_sacrificed,
    lost,
    stood,
    won,
    would_initiate,
)
from bot.kernel.labels import label_of

direwolf = trait("Direwolf")


def top_card_under(c: Context) -> None:
    """Arya Stark: the top card of your deck is put face down under her as a duplicate."""
    top = c.state.players[c.you].deck[0]
    occur(c.running, [Deed(kind="duplicated", card=c.me, onto=top, source=c.me, how="face_down")])


def reveal_top(c: Context) -> None:
    """Gates of Winterfell: a Stark card on top of your deck is drawn."""
    top = c.state.players[c.you].deck[0]
    c.running.reveal()
    c.running.emit("revealed", seat=label_of("seat", c.you), card=c.state.label(top))
    if stark(c, top):
        occur(c.running, [Deed(kind="drawn", seat=c.you, source=c.me)])


CARDS = table(
    card(
        "01141",
        "Arya Stark",
        when(lambda c: duplicated(c, c.me), icon(this, "military")),
        reaction(entered(itself), Do(top_card_under, lambda c: bool(c.state.players[c.you].deck))),
    ),
    card(
        "01142",
        "Bran Stark",
        cancelling(would_initiate(event, by=opponents), Cancel(), cost=sacrifice(this)),
    ),
    card("01143", "Catelyn Stark", when(this_participates, player(opponents, "cannot_trigger"))),
    card("01144", "Eddard Stark", reaction(initiated(against=you), stand(this))),
    card(
        "01145",
        "Grey Wind",
        action(
            kill(target),
            phase="challenges",
            cost=kneel(this),
            choose=character
            & strength_at_most(lambda c: 2 if exists(named("Robb Stark") & yours)(c) else 1),
        ),
    ),
    card(
        "01146",
        "Robb Stark",
        reaction(
            killed_or_sacrificed(character & stark & yours),
            stand(character & yours),
            limit=limit(1, "round"),
        ),
    ),
    card(
        "01147",
        "Sansa Stark",
        has(this, "enters_knelt"),
        reaction(stood(itself), gain_power(your_faction), limit=limit(1, "round")),
    ),
    card(
        "01148",
        "Summer",
        keyword(named("Bran Stark") & yours, "insight"),
        reaction(
            entered(itself),
            (
                Pick(character & stark & printed_strength_at_most(2), zone=("discard", "dead")),
                take_to_hand(picked),
            ),
        ),
    ),
    card("01149", "Direwolf Pup", strength(this, lambda c: c.count(direwolf & yours & other))),
    card("01150", "Tumblestone Knight"),
    card(
        "01151",
        "Vanguard of the North",
        when(
            lambda c: during_challenge("military")(c) and exists(of_type("plot") & trait("War"))(c),
            has(this, "no_kneel:attack"),
        ),
    ),
    card(
        "01152",
        "Winterfell Steward",
        action(Reduce(1, character & stark), phase="marshal", cost=kneel(this)),
    ),
    card(
        "01153",
        "Ice",
        strength(attached, 2),
        reaction(
            won("military", with_=its_host),
            kill(target),
            cost=sacrifice(this),
            choose=character & controlled_by(loser),
        ),
    ),
    card(
        "01154",
        "Gates of Winterfell",
        action(
            Do(reveal_top, lambda c: bool(c.state.players[c.you].deck)),
            phase="challenges",
            cost=kneel(this),
        ),
    ),
    card(
        "01155",
        "The Wolfswood",
        each_of(direwolf & yours, "ambush", lambda c, one: c.fact(one).price),
    ),
    card(
        "01156",
        "Heart Tree Grove",
        action(Reduce(1, stark), phase="marshal", cost=kneel(this)),
    ),
    card(
        "01157",
        "For the North!",
        action(
            (
                give_strength(target, 2, "challenge"),
                Later(won(), draw(1), until="challenge"),
            ),
            when=during_challenge("military"),
            choose=character & stark & participating,
        ),
    ),
    card(
        "01158",
        "Like Warm Rain",
        reaction(
            lost("intrigue", attacking=False),
            kill(target),
            cost=kneel_one(character & direwolf & yours),
            choose=character & attacking,
            limit=maximum(1, "challenge"),
        ),
    ),
    card(
        "01159",
        "Winter Is Coming",
        action(
            for_player(you, "claim", "challenge"),
            when=during_challenge(),
            limit=maximum(1, "challenge"),
        ),
    ),
)
