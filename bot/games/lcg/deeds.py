"""What each kind of deed does, and whether it could do anything.

A kind is registered with two functions: `can` says whether it would change the game (R14.9), `do`
changes it and tells everybody. An edition registers its own kinds in the same way.
"""

from collections.abc import Callable
from typing import Any

from bot.games.lcg.deed import LEAVING, Deed
from bot.games.lcg.edition import edition_of
from bot.games.lcg.hosts import hosts, may_attach
from bot.games.lcg.moves import (
    add_duplicate,
    barred,
    enter_play,
    leave_challenge,
    own_copy,
    put,
    take_out,
    was,
)
from bot.games.lcg.state import NONE, Lasting, LcgPlay, LcgState
from bot.games.lcg.values import holds
from bot.kernel.labels import label_of

Can = Callable[[LcgState, Deed], bool]
Do = Callable[[LcgPlay, Deed], None]
_kinds: dict[str, tuple[Can, Do]] = {}


def always(state: LcgState, deed: Deed) -> bool:
    """For deeds that always change something."""
    return True


def kind(name: str, can: Can = always) -> Callable[[Do], Do]:
    """Register a kind of deed."""

    def register(do: Do) -> Do:
        if name in _kinds:
            raise ValueError(f"there are two kinds of deed called {name}")
        _kinds[name] = (can, do)
        return do

    return register


def can(state: LcgState, deed: Deed) -> bool:
    """Whether a deed would change the game."""
    return _kinds[deed.kind][0](state, deed) and not edition_of(state).forbids(state, deed)


def do(play: LcgPlay, deed: Deed) -> None:
    """Let it happen, unless it no longer can (A15.6)."""
    state = play.state
    if not can(state, deed):
        deed.status = "failed"
        return
    if deed.card != NONE and deed.was is None:
        deed.was = was(state, deed.card)
    _kinds[deed.kind][1](play, deed)
    deed.status = "done"
    state.changed()


def tell(play: LcgPlay, deed: Deed, event: str, **more: Any) -> None:
    """Emit what happened to a card, with its name and its controller."""
    state = play.state
    seat = deed.was.controller if deed.was is not None else deed.seat
    play.emit(event, card=state.label(deed.card), seat=label_of("seat", seat), **more)


def _in_play(state: LcgState, deed: Deed) -> bool:
    return deed.card in state.board


DESTINATION = {
    "killed": "dead",
    "discarded": "discard",
    "sacrificed": "discard",
    "returned": "hand",
    "shuffled": "deck",
    "removed": "removed",
}


def _leave(play: LcgPlay, deed: Deed) -> None:
    """R23.3 to R23.5: a card leaves play; a replaced destination changes only where it goes."""
    state = play.state
    zone = deed.replaced or deed.to or DESTINATION[deed.kind]
    put(state, deed.card, "deck" if zone == "top" else zone)
    if zone == "deck":
        state.rng.shuffle(state.players[state.owners[deed.card]].deck)
    if deed.kind in ("killed", "sacrificed"):
        assert deed.was is not None
        state.note(deed.kind, deed.was.controller, deed.card)
    tell(play, deed, deed.kind, zone=label_of("zone", zone))


for _name in sorted(LEAVING):
    kind(_name, _in_play)(_leave)


@kind("duplicate_left", lambda state, deed: state.zone(deed.card) == "duplicate")
def _duplicate_left(play: LcgPlay, deed: Deed) -> None:
    """R22.5: what entered as a duplicate leaves as one; the card above stays as it is."""
    zone = DESTINATION[deed.how]
    put(play.state, deed.card, zone)
    play.reveal()
    event = "to-hand" if zone == "hand" else "duplicate-discarded"
    seat = label_of("seat", play.state.owners[deed.card])
    play.emit(event, card=play.state.label(deed.card), seat=seat)


@kind("hand_discarded", lambda state, deed: state.zone(deed.card) == "hand")
def _hand_discarded(play: LcgPlay, deed: Deed) -> None:
    """R4.7: a card from a hand goes to the discard pile, or where it is replaced to."""
    put(play.state, deed.card, deed.replaced or deed.to or "discard")
    play.reveal()
    seat = play.state.owners[deed.card]
    play.emit("hand-discarded", card=play.state.label(deed.card), seat=label_of("seat", seat))


@kind("deck_discarded", lambda state, deed: state.zone(deed.card) == "deck")
def _deck_discarded(play: LcgPlay, deed: Deed) -> None:
    put(play.state, deed.card, "discard")
    play.reveal()
    seat = play.state.owners[deed.card]
    play.emit("deck-discarded", card=play.state.label(deed.card), seat=label_of("seat", seat))


@kind("to_hand", lambda state, deed: state.zone(deed.card) not in ("play", "hand"))
def _to_hand(play: LcgPlay, deed: Deed) -> None:
    """A card goes to hand from a pile; `how` says whether everybody sees it (R28.5)."""
    state = play.state
    seat = state.owners[deed.card]
    hidden = state.zone(deed.card) == "deck" and deed.how != "shown"
    put(state, deed.card, "hand")
    if hidden:
        play.emit("took", to=[seat], seat=label_of("seat", seat), card=state.label(deed.card))
    else:
        play.reveal()
        play.emit("to-hand", seat=label_of("seat", seat), card=state.label(deed.card))


@kind("to_deck", lambda state, deed: state.zone(deed.card) not in ("play", "deck"))
def _to_deck(play: LcgPlay, deed: Deed) -> None:
    """A card is shuffled into its owner's deck."""
    state = play.state
    owner = state.owners[deed.card]
    put(state, deed.card, "deck")
    state.rng.shuffle(state.players[owner].deck)
    play.emit("to-deck", seat=label_of("seat", owner), card=state.label(deed.card))


@kind("drawn", lambda state, deed: deed.amount > 0 and bool(state.players[deed.seat].deck))
def _drawn(play: LcgPlay, deed: Deed) -> None:
    """R4.10: from the top into the hand, together."""
    state = play.state
    player = state.players[deed.seat]
    cards = player.deck[: deed.amount]
    del player.deck[: deed.amount]
    player.hand += cards
    deed.info["cards"] = list(cards)
    play.reveal()
    play.emit("drew", seat=label_of("seat", deed.seat), number=len(cards))
    names = [state.label(card) for card in cards]
    play.emit("drew-cards", to=[deed.seat], seat=label_of("seat", deed.seat), cards=names)


@kind("gold_gained", lambda state, deed: deed.amount > 0)
def _gold_gained(play: LcgPlay, deed: Deed) -> None:
    play.state.players[deed.seat].gold += deed.amount
    play.emit("gold-gained", seat=label_of("seat", deed.seat), number=deed.amount)


def _pays(state: LcgState, deed: Deed) -> bool:
    return 0 <= deed.amount <= state.purse(deed.seat)


@kind("gold_paid", _pays)
def _gold_paid(play: LcgPlay, deed: Deed) -> None:
    """R26.1: spent gold returns to the treasury."""
    play.state.spend(deed.seat, deed.amount)
    if deed.amount:
        play.emit("gold-paid", seat=label_of("seat", deed.seat), number=deed.amount)


@kind("gold_lost", lambda state, deed: state.players[deed.seat].gold > 0 and deed.amount > 0)
def _gold_lost(play: LcgPlay, deed: Deed) -> None:
    player = play.state.players[deed.seat]
    lost = min(deed.amount, player.gold)
    player.gold -= lost
    play.emit("gold-lost", seat=label_of("seat", deed.seat), number=lost)


@kind("gold_moved", lambda state, deed: state.players[deed.seat].gold > 0 and deed.amount > 0)
def _gold_moved(play: LcgPlay, deed: Deed) -> None:
    """From `seat` to the seat named by `onto`."""
    state = play.state
    moved = min(deed.amount, state.players[deed.seat].gold)
    state.players[deed.seat].gold -= moved
    state.players[deed.onto].gold += moved
    play.emit(
        "gold-moved",
        seat=label_of("seat", deed.seat),
        to_seat=label_of("seat", deed.onto),
        number=moved,
    )


@kind("power_gained", lambda state, deed: deed.amount > 0 and deed.card in state.board)
def _power_gained(play: LcgPlay, deed: Deed) -> None:
    """R18.12: from the treasury to the card."""
    piece = play.state.board[deed.card]
    piece.power += deed.amount
    tell(play, deed, "power-gained", number=deed.amount)


def _has_power(state: LcgState, deed: Deed) -> bool:
    return deed.amount > 0 and deed.card in state.board and state.board[deed.card].power > 0


@kind("power_lost", _has_power)
def _power_lost(play: LcgPlay, deed: Deed) -> None:
    piece = play.state.board[deed.card]
    lost = min(deed.amount, piece.power)
    piece.power -= lost
    tell(play, deed, "power-lost", number=lost)


@kind("power_moved", lambda state, deed: _has_power(state, deed) and deed.onto in state.board)
def _power_moved(play: LcgPlay, deed: Deed) -> None:
    """R26.4: moved power is not gained."""
    state = play.state
    moved = min(deed.amount, state.board[deed.card].power)
    state.board[deed.card].power -= moved
    state.board[deed.onto].power += moved
    seat = state.board[deed.onto].controller
    tell(play, deed, "power-moved", number=moved, to_seat=label_of("seat", seat))


@kind("knelt", lambda state, deed: _in_play(state, deed) and not state.board[deed.card].knelt)
def _knelt(play: LcgPlay, deed: Deed) -> None:
    """R16.7: only a standing card can kneel; who is declared is told with the declaration."""
    play.state.board[deed.card].knelt = True
    if deed.how != "declared":
        tell(play, deed, "knelt")


@kind("stood", lambda state, deed: _in_play(state, deed) and state.board[deed.card].knelt)
def _stood(play: LcgPlay, deed: Deed) -> None:
    """In the standing phase all cards stand, which needs no line for each."""
    play.state.board[deed.card].knelt = False
    if deed.how != "standing":
        tell(play, deed, "stood")


def _has_tokens(state: LcgState, deed: Deed) -> bool:
    if deed.card not in state.board:
        return False
    return deed.amount > 0 or state.board[deed.card].tokens.get(deed.how, 0) >= -deed.amount


@kind("token", _has_tokens)
def _token(play: LcgPlay, deed: Deed) -> None:
    """R4.13: `how` names the token; a negative number takes some away."""
    tokens = play.state.board[deed.card].tokens
    tokens[deed.how] = tokens.get(deed.how, 0) + deed.amount
    if not tokens[deed.how]:
        del tokens[deed.how]
    tell(play, deed, "token", token=label_of("token", deed.how), number=deed.amount)


def _may_enter(state: LcgState, deed: Deed) -> bool:
    fact = state.fact(deed.card)
    if deed.card in state.board or barred(state, deed.seat, deed.card):
        return False
    if own_copy(state, deed.seat, deed.card) is not None and state.owners[deed.card] == deed.seat:
        return True
    if fact.type == "attachment":
        if deed.onto != NONE:
            return may_attach(state, deed.card, deed.onto)
        return bool(hosts(state, deed.card))
    return fact.type in ("character", "location")


@kind("enters", _may_enter)
def _enters(play: LcgPlay, deed: Deed) -> None:
    """R23.1, R22.7: a card enters play, as a duplicate if its player has that unique card."""
    state = play.state
    label = state.label(deed.card)
    above = own_copy(state, deed.seat, deed.card) if state.fact(deed.card).unique else None
    if above is not None and state.owners[deed.card] == deed.seat:
        add_duplicate(state, deed.card, above)
        deed.info["duplicate"] = above
        state.note(f"{deed.how}:duplicate", deed.seat, deed.card)
        play.emit(
            "duplicate", card=label, seat=label_of("seat", deed.seat), how=label_of("how", deed.how)
        )
        return
    if state.fact(deed.card).type == "attachment" and deed.onto == NONE:
        deed.onto = hosts(state, deed.card)[0]
    deed.info["from"] = state.zone(deed.card)
    piece = enter_play(state, deed.card, deed.seat, host=deed.onto)
    piece.knelt = deed.info.get("knelt") is True or holds(state, "enters_knelt", deed.card)
    state.note(deed.how, deed.seat, deed.card)
    host = state.label(deed.onto) if deed.onto != NONE else ""
    play.reveal()
    play.emit(
        "entered",
        card=label,
        seat=label_of("seat", deed.seat),
        how=label_of("how", deed.how),
        host=host,
    )


@kind("duplicated", lambda state, deed: _in_play(state, deed) and deed.onto not in state.board)
def _duplicated(play: LcgPlay, deed: Deed) -> None:
    """A card (`onto`) is put under another one as a duplicate, face down if `how` says so."""
    add_duplicate(play.state, deed.onto, deed.card, hidden=deed.how == "face_down")
    tell(play, deed, "duplicated")


def _may_become(state: LcgState, deed: Deed) -> bool:
    return deed.card in state.limbo and deed.onto in state.board


@kind("attached", _may_become)
def _attached(play: LcgPlay, deed: Deed) -> None:
    """R3.10: an event becomes an attachment; it stays one until it leaves play."""
    state = play.state
    piece = enter_play(state, deed.card, deed.seat, host=deed.onto)
    piece.as_type = "attachment"
    given = [Lasting(kind="trait", until="play", card=deed.card, where=str(deed.info["trait"]))]
    words = deed.info["keywords"]
    given += [
        Lasting(kind=label_of("keyword", word), until="play", card=deed.card)
        for word in (words if isinstance(words, list) else [])
    ]
    state.lasting += given
    host = state.label(deed.onto)
    play.emit("attached", card=state.label(deed.card), seat=label_of("seat", deed.seat), host=host)


def _may_control(state: LcgState, deed: Deed) -> bool:
    piece = state.board.get(deed.card)
    if piece is None or piece.controller == deed.seat:
        return False
    return not barred(state, deed.seat, deed.card)


@kind("controlled", _may_control)
def _controlled(play: LcgPlay, deed: Deed) -> None:
    """A25.1: until the card leaves play; R11.5: out of the challenge; A22.4: no duplicates."""
    state = play.state
    piece = state.board[deed.card]
    leave_challenge(state, deed.card)
    piece.controller = deed.seat
    for duplicate in list(piece.duplicates):
        put(state, duplicate, "discard")
    play.emit("controlled", card=state.label(deed.card), seat=label_of("seat", deed.seat))


def _takes_part(state: LcgState, deed: Deed) -> bool:
    fight = state.challenge
    return fight is not None and deed.card in (*fight.attackers, *fight.defenders)


@kind("left_challenge", _takes_part)
def _left_challenge(play: LcgPlay, deed: Deed) -> None:
    leave_challenge(play.state, deed.card)
    tell(play, deed, "left-challenge")


def _may_join(state: LcgState, deed: Deed) -> bool:
    return state.challenge is not None and _in_play(state, deed) and not _takes_part(state, deed)


@kind("joined", _may_join)
def _joined(play: LcgPlay, deed: Deed) -> None:
    """A11.5: a character takes part without having been declared, on its controller's side."""
    state = play.state
    fight = state.challenge
    assert fight is not None
    fight.side(state.board[deed.card].controller).append(deed.card)
    tell(play, deed, "joined")


def _modifies(state: LcgState, deed: Deed) -> bool:
    return deed.amount != 0 and (deed.card == NONE or deed.card in state.board)


@kind("modified", _modifies)
def _modified(play: LcgPlay, deed: Deed) -> None:
    """R18.5: a lasting modifier of the kind `how` on a card or a seat, until `to`."""
    state = play.state
    where, step = str(deed.info.get("where", "")), str(deed.info.get("step", ""))
    state.lasting.append(
        Lasting(
            kind=deed.how,
            until=deed.to,
            value=deed.amount,
            card=deed.card,
            seat=deed.seat if deed.card == NONE else NONE,
            where=where,
            step=step,
        )
    )
    if deed.card != NONE:
        what = label_of("modifier", deed.how.replace(":", "_"))
        counts = deed.how.startswith(("strength", "icon"))
        tell(play, deed, "modified", what=what, number=deed.amount if counts else "none")


@kind("initiates")
def _initiates(play: LcgPlay, deed: Deed) -> None:
    """R15.11: the effect of an ability initiates; only cancels refer to it."""


@kind("played", lambda state, deed: deed.card in state.limbo or deed.card in state.board)
def _played(play: LcgPlay, deed: Deed) -> None:
    """R3.5: an event that has been dealt with goes to the discard pile, unless it is in play."""
    state = play.state
    state.note("played", deed.seat, deed.card)
    if deed.card in state.limbo:
        put(state, deed.card, deed.to or "discard")


def vanish(state: LcgState, card: int) -> None:
    """Take a card out of play without triggers and out of the game (A26.2)."""
    take_out(state, card)
    state.players[state.owners[card]].removed.append(card)
    state.changed()
