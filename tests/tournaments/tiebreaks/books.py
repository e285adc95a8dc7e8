"""Books for tests: everybody's games, written as who beat whom."""

from fractions import Fraction

from bot.tournaments.tiebreaks import Book, Game


def duels(*rounds: list[tuple[str, str, str]], byes: dict[int, int] | None = None) -> Book:
    """Games of two by name (`a` is 1): winner, `>` or `=`, loser; a win is 2 and a draw 1."""
    games: dict[int, list[Game]] = {}
    points: dict[int, Fraction] = {}
    for number, one in enumerate(rounds, 1):
        for left, sign, right in one:
            first, second = ord(left) - 96, ord(right) - 96
            for person, other, won in ((first, second, True), (second, first, False)):
                level = sign == "="
                gain = Fraction(1 if level else 2 if won else 0)
                games.setdefault(person, []).append(
                    Game(
                        round=number,
                        points=gain,
                        place=1 if level or won else 2,
                        size=2,
                        opponents=(other,),
                        beat=(other,) if won and not level else (),
                        drew=(other,) if level else (),
                    )
                )
                points[person] = points.get(person, Fraction(0)) + gain
    played = {person: len(found) for person, found in games.items()}
    for person, count in (byes or {}).items():
        points[person] += 2 * count
        played[person] += count
    return Book(games=games, points=points, played=played)
