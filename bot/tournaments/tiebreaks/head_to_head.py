"""Head to head: points in the games of those who are tied against each other."""

from collections.abc import Sequence
from fractions import Fraction

from bot.tournaments.plain import Person
from bot.tournaments.tiebreaks.book import Book


def head_to_head(book: Book, group: Sequence[Person]) -> dict[Person, Fraction]:
    """Points from the games among the tied; nothing for anybody unless all of them have met."""
    tied = set(group)
    met = {
        person: {one for game in book.games[person] for one in game.opponents} & tied
        for person in group
    }
    if any(met[person] != tied - {person} for person in group):
        return dict.fromkeys(group, Fraction(0))
    return {
        person: sum(
            (Fraction(len(tied & set(game.beat))) for game in book.games[person]), Fraction(0)
        )
        + sum((Fraction(len(tied & set(game.drew)), 2) for game in book.games[person]), Fraction(0))
        for person in group
    }
