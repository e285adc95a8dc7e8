"""R10 and A11: how a Skirmish ends."""

from typing import Any

from bot.games.risk.rules.board import facts
from bot.games.risk.rules.state import RiskState
from bot.kernel import Play
from bot.kernel.labels import label_of


def draw_cards(play: Play[RiskState], seat: int, number: int = 1) -> list[str]:
    """The top territory cards, as many as there are, turned up or taken by this seat.

    R10.1: if the end card is among them the game ends at once, and nothing more comes of them.
    """
    state = play.state
    play.reveal()
    drawn: list[str] = []
    while len(drawn) < number and (card := state.draw_card()) is not None:
        drawn.append(card)
        if card == facts().end_card.id:
            state.discard += drawn
            play.emit("end-card", seat=label_of("seat", seat))
            count_points(play, "end-card")
            return []
    return drawn


def win_by_objectives(play: Play[RiskState], winner: int) -> None:
    """R11.1: the others follow by victory points, then by what they control."""
    state = play.state
    others = [seat for seat in sorted(state.playing) if seat != winner]
    ranks: dict[tuple[int, int], list[int]] = {}
    for seat in others:
        ranks.setdefault((state.vp[seat], state.count(seat).points), []).append(seat)
    places = [[winner], *(ranks[rank] for rank in sorted(ranks, reverse=True))]
    points = {seat: state.vp[seat] for seat in sorted(state.playing)}
    finish(play, "objectives", places, points)


def ranked(state: RiskState) -> list[list[int]]:
    """R10.2: most points win; A11: then territories, castles, units; still equal is shared."""
    ranks: dict[tuple[int, ...], list[int]] = {}
    for seat in sorted(state.playing):
        mine = state.count(seat)
        further = (mine.territories, mine.castles, mine.units)
        rank = (mine.points, *further) if state.options.ties == "tiebreak" else (mine.points,)
        if state.options.has("objectives") and state.vp:
            # A Dominion in which nothing moves any more is decided by victory points first.
            rank = (state.vp[seat], *rank)
        ranks.setdefault(rank, []).append(seat)
    return [ranks[rank] for rank in sorted(ranks, reverse=True)]


def gone(state: RiskState) -> list[list[int]]:
    """Those who are out, whoever left first at the very end."""
    return [[seat] for seat in reversed(state.out)]


def count_points(play: Play[RiskState], reason: str) -> None:
    """R10.2: tell everybody's points, and end the game by them."""
    state = play.state
    points: dict[int, int] = {}
    for seat in sorted(state.playing):
        mine = state.count(seat)
        points[seat] = mine.points
        play.emit(
            "points",
            seat=label_of("seat", seat),
            territories=mine.territories,
            castles=mine.castles,
            ports=mine.ports,
            points=mine.points,
        )
    finish(play, reason, ranked(state), points)


def finish(
    play: Play[RiskState], reason: str, places: list[list[int]], points: dict[int, int]
) -> None:
    """End the game with these places; those who are out come last."""
    winners: list[Any] = [label_of("seat", seat) for seat in places[0]]
    play.state.phase = "over"
    play.emit("shared-victory" if len(winners) > 1 else "victory", winners=winners)
    play.finish(reason, [*places, *gone(play.state)], points)
