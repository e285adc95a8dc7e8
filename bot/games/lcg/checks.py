"""What must hold at every moment, and dealing anew what a viewer does not know."""

from collections import Counter
from collections.abc import Sequence

from bot.games.lcg.edition import edition_of
from bot.games.lcg.hosts import misplaced
from bot.games.lcg.state import NONE, OPEN, OWN, PILES, LcgState
from bot.kernel import Broken, Rng


def check(state: LcgState, others: Sequence[int] = ()) -> None:
    """Raise Broken unless every card is in one place and no rule about cards in play is broken."""
    where = [*state.board, *state.limbo, *state.pool, *others]
    for piece in state.board.values():
        where += piece.duplicates
        if piece.power < 0 or min(piece.tokens.values(), default=1) < 1:
            raise Broken("a card has less than nothing on it")
    for player in state.players:
        for zone in PILES:
            where += player.pile(zone)
        if player.gold < 0:
            raise Broken("somebody owes gold")
    if len(where) != len(state.codes) or len(set(where)) != len(where):
        places = Counter(where)
        wrong = [card for card in range(len(state.codes)) if places[card] != 1]
        names = [f"{state.fact(card).name} ({card})" for card in wrong]
        raise Broken(f"cards in no place or in two: {', '.join(names[:5])}")
    _uniques(state)
    _limits(state)
    _hosts(state)
    _fight(state)


def _uniques(state: LcgState) -> None:
    """R22.1: one copy of a unique title for each player."""
    seen = set()
    for card, piece in state.board.items():
        fact = state.fact(card)
        if not fact.unique:
            continue
        whose = piece.controller, fact.name
        if whose in seen:
            raise Broken(f"{fact.name} is in play twice under one player")
        seen.add(whose)


def _limits(state: LcgState) -> None:
    """R20: no ability is used more often than its limit or maximum says."""
    for key, uses in state.counts.items():
        _, what, place, _ = key.split("/")
        code = what if what in state.cards else state.codes[int(what)]
        limit = edition_of(state).ability(code, int(place)).limit
        if limit is None or uses > limit.times:
            raise Broken(f"{state.cards[code].name} was used too often")


def _hosts(state: LcgState) -> None:
    """R24: attachments lie on cards in play, and where they may."""
    for card, piece in state.board.items():
        if piece.host != NONE and piece.host not in state.board:
            raise Broken(f"{state.fact(card).name} is attached to nothing")
    busy = any(frame.frame.startswith("lcg.") for frame in state.stack)
    if misplaced(state) and not busy:
        raise Broken("an attachment lies where it must not")


def _fight(state: LcgState) -> None:
    fight = state.challenge
    if fight is None:
        return
    for card in (*fight.attackers, *fight.defenders):
        if card not in state.board:
            raise Broken("somebody participates without being in play")


def deal_hidden(state: LcgState, viewer: int | None, rng: Rng) -> None:
    """Deal anew what this viewer does not know.

    The viewer's own hidden cards change places. What is in other decks nobody is told (A2.2): their
    hidden cards become any that such a deck may hold.

    Cards are numbers; so whatever refers to a hidden card refers to another one from then on.
    """
    known = _known(state, viewer)
    plots = [state.fact(card).type == "plot" for card in range(len(state.codes))]
    for seat in range(state.seats):
        for kind in (True, False):
            hidden = [
                card
                for card, owner in enumerate(state.owners)
                if owner == seat and card not in known and plots[card] == kind
            ]
            codes = [state.codes[card] for card in hidden]
            if seat != viewer:
                codes = _any_deck(state, seat, plots=kind, number=len(codes), rng=rng) or codes
            rng.shuffle(codes)
            for card, code in zip(hidden, codes, strict=True):
                state.codes[card] = code
    state.changed()


def _any_deck(state: LcgState, seat: int, *, plots: bool, number: int, rng: Rng) -> list[str]:
    """Return so many plots, or other cards, that this seat's deck may hold."""
    pool = sorted(edition_of(state).pool(state, seat))
    fit = [code for code in pool if (state.cards[code].type == "plot") == plots]
    return [rng.pick(fit) for _ in range(number)] if fit else []


def _known(state: LcgState, viewer: int | None) -> set[int]:
    """Return the cards that a viewer knows; of an eliminated player's nobody knows more."""
    known = {*state.board, *state.limbo}
    if viewer is not None:
        known.update(state.plot_deck(viewer))  # It may be somebody else's.
    for seat, player in enumerate(state.players):
        for zone in OWN if seat == viewer else ():
            known.update(player.pile(zone))
        for zone in OPEN:
            if zone != "removed" or seat not in state.out:
                known.update(player.pile(zone))
    for piece in state.board.values():
        shown = piece.controller == viewer
        known.update(one for one in piece.duplicates if shown or one not in piece.hidden)
    return known
