"""R9: how the game ends."""

from bot.games.iron_throne.rules.cards import facts
from bot.games.iron_throne.rules.state import IronPlay, IronState, who


def all_spread(state: IronState) -> bool:
    """R9.1: whether somebody has no influence left at home."""
    return any(state.spread(seat) == facts().setup.influence for seat in range(state.seats))


def over(play: IronPlay) -> bool:
    """R9.1: whether somebody has spread all influence or a house has died out; then it is over."""
    state = play.state
    if state.finish is not None:
        return True
    if all_spread(state):
        _finish(play, "influence")
    elif any(not state.living(seat) for seat in range(state.seats)):
        _finish(play, "house-dead")
    return state.finish is not None


def last_one_wins(play: IronPlay) -> None:
    """M3: when all others have given up."""
    if len(play.state.playing) <= 1:
        _finish(play, "last-one")


def _points(state: IronState) -> dict[int, int]:
    return {seat: state.spread(seat) if state.influence else 0 for seat in range(state.seats)}


def ranked(state: IronState) -> list[list[int]]:
    """R9.2: the places by influence on others, equals together; who gave up comes last."""
    points = _points(state)
    ranks = sorted({points[seat] for seat in state.playing}, reverse=True)
    places = [[seat for seat in state.playing if points[seat] == rank] for rank in ranks]
    return places + [[seat] for seat in reversed(state.conceded)]


def _finish(play: IronPlay, reason: str) -> None:
    """R9.2: most influence on others wins, equals share; who gave up comes last."""
    state = play.state
    points, places = _points(state), ranked(state)
    winners = [who(seat) for seat in places[0]]
    state.phase = "over"
    play.emit("shared-victory" if len(winners) > 1 else "victory", winners=winners)
    play.finish(reason, places, points)
