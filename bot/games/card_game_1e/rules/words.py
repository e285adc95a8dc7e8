"""Words of this edition's cards that the shared ones do not have."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.card_game_1e.rules.influence import Influence
from bot.games.card_game_1e.rules.state import FirstState
from bot.games.lcg.acts import Act, discard, kneel, take_control
from bot.games.lcg.choices import NOTHING, Search, chosen_card
from bot.games.lcg.constants import has, when
from bot.games.lcg.context import Context
from bot.games.lcg.costs import PickCost, paid
from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import can, kind
from bot.games.lcg.dsl import action, an_opponent, card, forced_reaction, reaction
from bot.games.lcg.edition import edition_of
from bot.games.lcg.effects import Do, Reduce
from bot.games.lcg.entry import Ability, Condition, Constant, Entry, Step, Test, Trigger
from bot.games.lcg.filters import Filter, faction
from bot.games.lcg.hosts import may_attach
from bot.games.lcg.occurrence import occur
from bot.games.lcg.plot import push_when_revealed, take_back, turn_up
from bot.games.lcg.refs import Seats, attached, chosen_player, this
from bot.games.lcg.state import NONE, LcgPlay, LcgState
from bot.kernel.labels import label_of

any_phase = action
"""**Any Phase:** effect."""
response = reaction
"""**Response:** After …, effect."""
passive = forced_reaction
"""What happens by itself after something."""
influence = Influence
"""Kneel so much influence."""

baratheon = faction("baratheon")
greyjoy = faction("greyjoy")
lannister = faction("lannister")
martell = faction("martell")
stark = faction("stark")
targaryen = faction("targaryen")


def first(c: Context) -> FirstState:
    """The state as this edition's."""
    assert isinstance(c.state, FirstState)
    return c.state


def crest(*names: str) -> Filter:
    """Cards with any of these crests."""

    def test(c: Context, one: int) -> bool:
        return not set(names).isdisjoint(first(c).fact(one).crests)

    return Filter(test)


def host_is(test: Test) -> Condition:
    """Whether the card this attachment lies on fits."""
    return lambda c: any(test(c, one) for one in attached(c))


def on_house() -> Constant:
    """This location may be attached to its player's house card instead."""
    return has(this, "on_house")


def cheaper(value: Any, condition: Condition) -> tuple[Constant, ...]:
    """This card costs less to play if something holds."""
    return when(condition, has(this, "cheaper", value))


def reducer(amount: int, test: Filter, *, discards: bool = False) -> Ability:
    """**Marshalling:** kneel (or discard) this card; the next such card costs less."""
    cost = discard(this) if discards else kneel(this)
    return action(Reduce(amount, test), phase="marshal", cost=cost)


def declared_as_defender(test: Test) -> Trigger:
    """A character is declared as a defender."""
    return Trigger(("declared_defender",), lambda c: test(c, c.event.card))


def shown_by_opponent(c: Context) -> bool:
    """Whether an effect of an opponent has revealed this card."""
    deed = c.event
    if deed.kind == "to_hand" and deed.how != "shown":
        return False
    return deed.source != NONE and c.state.opposed(c.you, deed.seat)


def several_opponents(c: Context) -> bool:
    """Whether you have more than one opponent."""
    return len(c.state.opponents(c.you)) > 1


def with_errata(c: Context) -> bool:
    """Whether cards are played as corrected."""
    return first(c).options.errata


@kind("cards_revealed")
def _cards_revealed(play: LcgPlay, deed: Deed) -> None:
    """An effect has revealed cards that stay where they are."""


def _limited_left(state: LcgState, deed: Deed) -> bool:
    return not state.noted("limited_response", deed.seat)


@kind("limited_response", _limited_left)
def _limited_response(play: LcgPlay, deed: Deed) -> None:
    """R16.6: each player may use one limited response per round."""
    play.state.note("limited_response", deed.seat)


class LimitedResponse:
    """R16.6: the part of the cost that counts limited responses."""

    def payable(self, c: Context) -> bool:
        """Whether none was used this round."""
        return can(c.state, Deed(kind="limited_response", seat=c.you))

    def deeds(self, c: Context) -> list[Deed]:
        """Return the deed that counts this response."""
        return [Deed(kind="limited_response", seat=c.you)]


def enters(how: str = "put", who: Callable[[Context], int] = lambda c: c.you) -> Do:
    """This card is put into play from wherever it is, under somebody's control."""

    def deed(c: Context) -> Deed:
        return Deed(kind="enters", card=c.me, seat=who(c), source=NONE, how=how)

    def could(c: Context) -> bool:
        return c.me == NONE or can(c.state, deed(c))

    return Do(lambda c: occur(c.running, [deed(c)]), could)


def honor_guard(id: str, name: str) -> Entry:
    """Put into play under an opponent's control; comes back when it helps that opponent win."""

    def chosen(c: Context) -> int:
        return chosen_player(c)[0] if chosen_player(c) else c.state.opponents(c.you)[0]

    def helps(c: Context) -> bool:
        fight = c.state.challenge
        if fight is None or c.me not in c.state.board:
            return False
        holder = c.state.board[c.me].controller
        lent = holder != c.state.owners[c.me]
        return lent and fight.winner == holder and c.me in fight.side(holder)

    return card(
        id,
        name,
        action(enters(who=chosen), phase="challenges", choose=an_opponent(), zone="hand"),
        passive(
            Trigger(("result",), helps), take_control(this, who=lambda c: [c.state.owners[c.me]])
        ),
    )


class SearchEach(Search):
    """Several players search their decks, each for one card that fits; in player order."""

    def __init__(self, test: Test, who: Seats) -> None:
        """Whoever searches."""
        super().__init__(test)
        self.who = who

    def could(self, c: Context) -> bool:
        """Whether there is anything to search."""
        return any(c.state.players[seat].deck for seat in self.who(c))

    def seats(self, c: Context) -> list[int]:
        """You first, the others after you."""
        return self.who(c)

    def heard(self, c: Context, answers: Mapping[int, list[str]]) -> bool | None:
        """Each shows and takes what was found, and shuffles."""
        deeds = []
        for seat, picks in answers.items():
            deeds += [
                Deed(kind="to_hand", card=chosen_card(one), seat=seat, source=c.me, how="shown")
                for one in picks
                if one != NOTHING
            ]
            c.state.rng.shuffle(c.state.players[seat].deck)
        c.running.reveal()
        if deeds:
            occur(c.running, deeds)
        return bool(deeds)


class SearchFor(Search):
    """You search your deck for a card that does not go to your hand."""

    def __init__(self, test: Test, deed: Callable[[Context, int], Deed]) -> None:
        """What happens to the card that was found."""
        super().__init__(test)
        self.deed = deed

    def heard(self, c: Context, answers: Mapping[int, list[str]]) -> bool | None:
        """Let it happen, and shuffle the rest."""
        found = [chosen_card(one) for one in answers.get(c.you, []) if one != NOTHING]
        c.running.reveal()
        occur(c.running, [self.deed(c, one) for one in found])
        c.state.rng.shuffle(c.state.players[c.you].deck)
        return bool(found)


def plots_of(who: Seats) -> Seats:
    """Whose plot deck these players choose from."""
    return lambda c: [first(c).plots_of.get(seat, seat) for seat in who(c)]


def reveal_new_plot(who: Seats) -> tuple[Step, ...]:
    """The picked plot is that player's revealed plot from now on, with everything it does."""

    def reveal(c: Context) -> None:
        found = c.memory.get("picked", [])
        if not found:
            return
        seat, one = who(c)[0], int(found[0])
        turn_up(c.running, seat, one)
        c.running.reveal()
        occur(c.running, [Deed(kind="revealed", card=one, seat=seat)])
        push_when_revealed(c.running, [one])

    def refill(c: Context) -> None:
        take_back(c.running, plots_of(who)(c)[0])

    return (Do(reveal), Do(refill))


def _may_move(state: LcgState, deed: Deed) -> bool:
    if deed.card not in state.board or deed.onto == state.board[deed.card].host:
        return False
    return may_attach(state, deed.card, deed.onto)


@kind("reattached", _may_move)
def _reattached(play: LcgPlay, deed: Deed) -> None:
    """An attachment moves to another card."""
    state = play.state
    state.board[deed.card].host = deed.onto
    label, host = state.label(deed.card), state.label(deed.onto)
    play.emit("attached", card=label, seat=label_of("seat", deed.seat), host=host)


def entries_of(c: Context, one: int) -> Entry | None:
    """What a card does."""
    return edition_of(c.state).entries.get(c.state.codes[one])


def kneel_several(test: Test, number: int) -> PickCost:
    """Kneel so many of your cards."""
    return PickCost(Act("knelt", paid), test, number=number)
