"""A18.1, section 26: what holds at once after every change; victory and elimination."""

from bot.games.card_game_2e.rules.state import ThronesPlay, ThronesState
from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import vanish
from bot.games.lcg.hosts import misplaced
from bot.games.lcg.moves import leave_play, put
from bot.games.lcg.occurrence import occur
from bot.games.lcg.orders import watch_power
from bot.games.lcg.state import NONE
from bot.games.lcg.values import holds, strength
from bot.kernel import DONE, Choose, Frame, Option

ENOUGH = 15
"""R26.5: so much power wins."""


class Decide(Frame, name="card_game_2e.decide"):
    """R26.6, R26.9: the first player decides between players who would win together."""

    steps = ("ask", "end")

    seats: list[int]
    reason: str

    def ask(self, play: ThronesPlay) -> None:
        """Which of them wins."""
        first = play.state.first
        seats = sorted(self.seats, key=lambda seat: seat != first)
        play.ask(
            Choose(
                seat=first,
                topic="winner",
                purpose="order",
                public="order",
                options=[Option(id=str(seat), label=f"seat:{seat}") for seat in seats],
                default=[str(seats[0])],
            )
        )

    def end(self, play: ThronesPlay) -> str:
        """The game is over."""
        finish(play, int(self.chosen("winner", play.state.first)), self.reason)
        return DONE


def settle(play: ThronesPlay) -> None:
    """A18.1: 15 power; empty decks; conditions that remove cards; illegal attachments."""
    state = play.state
    if state.finish is not None or state.round == 0 or isinstance(state.stack[-1], Decide):
        return
    winners = [seat for seat in state.seats_in() if state.power(seat) >= ENOUGH]
    if winners:
        _decide(play, winners, "power")
        return
    empty = [seat for seat in state.seats_in() if not state.players[seat].deck]
    if empty:
        if len(empty) == len(state.seats_in()):
            _decide(play, empty, "deck")
            return
        for seat in empty:
            eliminate(play, seat, "deck")
        if state.finish is not None:
            return
    watch_power(state)
    draw_in(state)
    _remove(play)


def draw_in(state: ThronesState) -> None:
    """Characters that attack by a constant ability are in as long as it works."""
    fight = state.challenge
    if fight is None or fight.over:
        return
    for card in state.board:
        works = holds(state, "attacks_along", card)
        if works and card not in fight.attackers:
            fight.attackers.append(card)
            fight.drawn_in.append(card)
            state.changed()
        elif not works and card in fight.drawn_in:
            fight.drawn_in.remove(card)
            fight.attackers.remove(card)
            state.changed()


def _remove(play: ThronesPlay) -> None:
    """R17.6, R24.3: what cannot stay goes."""
    state = play.state
    made = [
        Deed(kind="killed", card=card, lasting=True, how="burn")
        for card in list(state.board)
        if holds(state, "dies_at_zero", card) and strength(state, card) == 0
    ]
    made += [
        Deed(kind="sacrificed", card=card)
        for card in list(state.board)
        if holds(state, "sacrificed_at_once", card)
    ]
    made += [Deed(kind="discarded", card=card, lasting=True) for card in misplaced(state)]
    under_way = {
        deed.card
        for frame in state.stack
        for deed in getattr(frame, "deeds", [])
        if deed.lasting and deed.status == ""
    }
    made = [deed for deed in made if deed.card not in under_way]
    if made:
        occur(play, made)


def _decide(play: ThronesPlay, seats: list[int], reason: str) -> None:
    if len(seats) == 1:
        finish(play, seats[0], reason)
    else:
        play.push(Decide(seats=seats, reason=reason))


def finish(play: ThronesPlay, winner: int, reason: str) -> None:
    """End the game: the winner, then by power, then those who were eliminated."""
    state = play.state
    rest = [seat for seat in state.seats_in() if seat != winner]
    powers = sorted({state.power(seat) for seat in rest}, reverse=True)
    places = [[winner]]
    places += [[seat for seat in rest if state.power(seat) == power] for power in powers]
    places += [[seat] for seat in reversed(state.out) if seat != winner]
    points = {seat: state.power(seat) for seat in range(state.seats)}
    play.finish(reason, places, points)


def ranked(state: ThronesState) -> list[list[int]]:
    """When time is called: most power, then most cards to draw, then fewest dead characters.

    Those who were eliminated come last, whoever went first at the very end.
    """
    ranks: dict[tuple[int, ...], list[int]] = {}
    for seat in state.seats_in():
        own = state.players[seat]
        rank = (state.power(seat), len(own.deck), -len(own.dead))
        ranks.setdefault(rank, []).append(seat)
    places = [ranks[rank] for rank in sorted(ranks, reverse=True)]
    return places + [[seat] for seat in reversed(state.out)]


def eliminate(play: ThronesPlay, seat: int, reason: str) -> None:
    """R26.8, A26.2, A26.4: a player is out; the last one left wins."""
    state = play.state
    if seat in state.out:
        return
    if state.first == seat and len(state.seats_in()) > 1:
        # R6.8: the player to the left.
        state.first = state.order(seat)[1]
    state.out.append(seat)
    if seat not in state.conceded:
        # Whatever is still asked of this seat answers itself.
        state.conceded.append(seat)
    play.emit("eliminated", seat=f"seat:{seat}", reason=f"reason:{reason}")
    for card in [card for card in state.board if card not in range(state.seats)]:
        piece = state.board.get(card)
        if piece is None:
            continue
        if state.owners[card] == NONE and piece.controller == seat:
            leave_play(state, card)
            state.pool.append(card)
        elif state.owners[card] == seat:
            vanish(state, card)
        elif piece.controller == seat:
            put(state, card, "discard")
    _leave_game(state, seat)
    if len(state.seats_in()) == 1:
        finish(play, state.seats_in()[0], "last")


def _leave_game(state: ThronesState, seat: int) -> None:
    player = state.players[seat]
    for zone in ("hand", "deck", "discard", "dead", "plots", "used", "placed"):
        player.removed += player.pile(zone)
        setattr(player, zone, [])
    player.removed += [card for card in state.limbo if state.owners[card] == seat]
    state.limbo = [card for card in state.limbo if state.owners[card] != seat]
    player.gold = 0
    state.board[state.house(seat)].power = 0
    state.lasting = [record for record in state.lasting if record.seat != seat]
    state.delayed = [one for one in state.delayed if one.seat != seat]
    state.changed()
