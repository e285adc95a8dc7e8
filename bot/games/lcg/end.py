"""Who has won; players who are out; cards that cannot stay in play."""

from collections.abc import Sequence

from bot.games.lcg.deed import Deed
from bot.games.lcg.deeds import vanish
from bot.games.lcg.first import FirstDecides
from bot.games.lcg.moves import leave_play, put
from bot.games.lcg.occurrence import occur
from bot.games.lcg.state import NONE, LcgPlay, LcgState
from bot.kernel import DONE, Choose, Option
from bot.kernel.labels import label_of


class Decide(FirstDecides, name="lcg.decide"):
    """The first player decides between players who would win together."""

    steps = ("ask", "end")

    seats: list[int]
    reason: str

    def ask(self, play: LcgPlay) -> None:
        """Which of them wins."""
        first = self.asks_first(play.state)
        seats = sorted(self.seats, key=lambda seat: seat != first)
        play.ask(
            Choose(
                seat=first,
                topic="winner",
                purpose="order",
                public="order",
                options=[Option(id=str(seat), label=label_of("seat", seat)) for seat in seats],
                default=[str(seats[0])],
            )
        )

    def end(self, play: LcgPlay) -> str:
        """The game is over."""
        finish(play, int(self.decided("winner", play.state)), self.reason)
        return DONE


def let_go(play: LcgPlay, deeds: Sequence[Deed]) -> None:
    """Let cards go that cannot stay in play, unless that is under way already."""
    if not deeds:
        return
    under_way = {
        deed.card
        for frame in play.state.stack
        for deed in getattr(frame, "deeds", [])
        if deed.lasting and deed.status == ""
    }
    made = [deed for deed in deeds if deed.card not in under_way]
    if made:
        occur(play, made)


def decide(play: LcgPlay, seats: list[int], reason: str) -> None:
    """End the game; who of several players wins is decided by the first player."""
    if len(seats) == 1:
        finish(play, seats[0], reason)
    else:
        play.push(Decide(seats=seats, reason=reason))


def finish(play: LcgPlay, winner: int, reason: str) -> None:
    """End the game: the winner and partner, then by power, then those who were eliminated."""
    state: LcgState = play.state
    together = [seat for seat in range(state.seats) if not state.opposed(winner, seat)]
    rest = [seat for seat in state.seats_in() if seat not in together]
    powers = sorted({state.power(seat) for seat in rest}, reverse=True)
    places = [together]
    places += [[seat for seat in rest if state.power(seat) == power] for power in powers]
    places += [[seat] for seat in reversed(state.out) if seat not in together]
    points = {seat: state.power(seat) for seat in range(state.seats)}
    play.finish(reason, places, points)


def ranked(state: LcgState) -> list[list[int]]:
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


def eliminate(play: LcgPlay, seat: int, reason: str) -> None:
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
    play.emit("eliminated", seat=label_of("seat", seat), cause=label_of("reason", reason))
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
    left = state.seats_in()
    if not any(state.opposed(left[0], other) for other in left):
        finish(play, left[0], "last")


def _leave_game(state: LcgState, seat: int) -> None:
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
