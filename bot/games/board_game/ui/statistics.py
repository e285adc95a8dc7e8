"""How the houses of the Board Game have done, counted from the games that are finished."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.games.board_game.rules.view import BoardView
from bot.kernel import View
from bot.kernel.labels import label_of
from bot.text import Words

GAME = "board_game"


@dataclass(slots=True)
class Tally:
    """One house: games, victories, and sums of places and of castles at the end."""

    games: int = 0
    wins: int = 0
    places: int = 0
    castles: int = 0


def tally(views: Iterable[View]) -> dict[str, Tally]:
    """R18: by house, from the public views of finished games."""
    found: dict[str, Tally] = {}
    for view in views:
        if not isinstance(view, BoardView) or view.finish is None or not view.houses:
            continue
        for place, seats in enumerate(view.finish.places, 1):
            for seat in seats:
                one = found.setdefault(view.houses[seat], Tally())
                one.games += 1
                one.wins += place == 1
                one.places += place
                # R21.22: where points decide, the castles are counted on the board.
                ended = view.players[seat].castles if view.points else view.finish.points.get(seat)
                one.castles += ended or 0
    return found


def told(words: Words, counted: dict[str, Tally]) -> str:
    """A line for each house, the most victorious first."""
    if not counted:
        return words.tell(GAME, "statistics-none", {})
    ranked = sorted(counted.items(), key=lambda one: (-one[1].wins, one[1].places / one[1].games))
    lines = [
        words.tell(
            GAME,
            "statistics-line",
            {
                "house": label_of("house", house),
                "games": one.games,
                "wins": one.wins,
                "percent": round(100 * one.wins / one.games),
                "place": round(one.places / one.games, 1),
                "castles": round(one.castles / one.games, 1),
            },
        )
        for house, one in ranked
    ]
    return "\n".join([words.tell(GAME, "statistics", {}), *lines])
