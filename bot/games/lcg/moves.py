"""Moving cards between zones; everything that has to follow at the same moment follows."""

from bot.games.lcg.deed import Was
from bot.games.lcg.edition import edition_of
from bot.games.lcg.state import NONE, LcgState, Piece
from bot.games.lcg.values import has_keyword, strength, traits


def take_out(state: LcgState, card: int) -> None:
    """Take a card out of wherever it is; a card in play leaves play (R23.4)."""
    if card in state.board:
        leave_play(state, card)
        return
    if card in state.limbo:
        state.limbo.remove(card)
        return
    if state.owners[card] == NONE:
        return
    player = state.players[state.owners[card]]
    for pile in (
        *(player.hand, player.deck, player.discard, player.dead, player.plots),
        *(player.used, player.removed, player.agenda, player.placed),
    ):
        if card in pile:
            pile.remove(card)
            return
    for piece in state.board.values():
        if card in piece.duplicates:
            piece.duplicates.remove(card)
            piece.hidden = [one for one in piece.hidden if one != card]


def put(state: LcgState, card: int, zone: str, *, bottom: bool = False) -> None:
    """Put a card into its owner's zone (R23.6), on top unless told otherwise."""
    take_out(state, card)
    pile = state.players[state.owners[card]].pile(zone)
    if zone == "deck":
        pile.insert(len(pile) if bottom else 0, card)
    else:
        pile.append(card)
    state.changed()


def leave_play(state: LcgState, card: int) -> None:
    """R23.4: tokens vanish, duplicates are discarded, attachments go home, effects end."""
    terminal = [one for one in state.attachments(card) if has_keyword(state, one, "terminal")]
    loose = [one for one in state.attachments(card) if one not in terminal]
    piece = state.board.pop(card)
    state.lasting = [record for record in state.lasting if record.card != card]
    state.delayed = [one for one in state.delayed if card not in one.memory.get("bound", [])]
    state.counts = {
        key: uses for key, uses in state.counts.items() if key.split("/")[1] != str(card)
    }
    leave_challenge(state, card)
    for duplicate in piece.duplicates:
        state.players[state.owners[duplicate]].discard.append(duplicate)
    for one in terminal:
        put(state, one, "discard")
    for one in loose:
        back = edition_of(state).attachments_return and state.fact(one).type != "event"
        put(state, one, "hand" if back else "discard")
    state.changed()


def leave_challenge(state: LcgState, card: int) -> None:
    """R11.5: a character that is out takes no further part."""
    fight = state.challenge
    if fight is not None and card in (*fight.attackers, *fight.defenders):
        fight.attackers = [one for one in fight.attackers if one != card]
        fight.defenders = [one for one in fight.defenders if one != card]
        state.changed()


def enter_play(
    state: LcgState, card: int, controller: int, *, host: int = NONE, knelt: bool = False
) -> Piece:
    """R23.1: put a card into play as a new object."""
    take_out(state, card)
    state.arrivals += 1
    piece = Piece(controller=controller, arrived=state.arrivals, host=host, knelt=knelt)
    state.board[card] = piece
    state.changed()
    return piece


def add_duplicate(state: LcgState, card: int, above: int, *, hidden: bool = False) -> None:
    """R22.2: put a card under another one as a duplicate."""
    take_out(state, card)
    state.board[above].duplicates.append(card)
    if hidden:
        state.board[above].hidden.append(card)
    state.changed()


def was(state: LcgState, card: int) -> Was | None:
    """A15.5: a card in play as it is now, to be remembered."""
    piece = state.board.get(card)
    if piece is None:
        return None
    fight = state.challenge
    return Was(
        controller=piece.controller,
        strength=strength(state, card),
        traits=sorted(traits(state, card)),
        attacking=fight is not None and card in fight.attackers,
        defending=fight is not None and card in fight.defenders,
        host=piece.host,
    )


def own_copy(state: LcgState, seat: int, card: int) -> int | None:
    """R22.1: the copy of this unique card that a player owns and controls in play."""
    fact = state.fact(card)
    for other in state.controlled(seat):
        known = state.fact(other)
        if known.unique and known.name == fact.name and state.owners[other] == seat:
            return other
    return None


def barred(state: LcgState, seat: int, card: int) -> bool:
    """R22.8, R22.9, A22.3: whether a player can bring no copy of this unique card into play."""
    fact = state.fact(card)
    if not fact.unique:
        return False
    dead = [one for one in state.players[seat].dead if state.fact(one).name == fact.name]
    if dead and dead != [card]:
        return True
    for other, piece in state.board.items():
        known = state.fact(other)
        if other == card or not known.unique or known.name != fact.name:
            continue
        owned, held = state.owners[other] == seat, piece.controller == seat
        if owned != held:
            return True
        if owned and held and state.owners[card] != seat:
            return True
    return False
