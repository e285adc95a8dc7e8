"""What players write in short: `y` for yes; and `7 v 2`, how a fight would end: that is no move."""

from functools import cache

from bot.reader.vocabulary import number, word_set
from bot.text import LANGUAGES, words

BETWEEN = frozenset({"%", ":", "-", "/"})
"""Signs between two numbers; a minus between digits is read as `%`."""


@cache
def _letters() -> dict[str, str]:
    """Single letters, and the words they stand for."""
    listed = [one for said in map(words, LANGUAGES) for one in said.say("typed-letters").split(",")]
    return dict(one.split() for one in listed)


def written_out(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """A message of one letter as the word it stands for."""
    if len(tokens) != 1:
        return tokens
    return (_letters().get(tokens[0], tokens[0]),)


def scoreless(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """Without sums of strength: `7 v 2` between numbers, `= 8` at the end; not all of it."""
    left: list[str] = []
    at = 0
    while at < len(tokens):
        if _fight(tokens[at : at + 3]):
            at += 3
        elif tokens[at] == "=" and at + 2 == len(tokens) and number(tokens[at + 1]) is not None:
            at += 2
        else:
            left.append(tokens[at])
            at += 1
    while left and left[-1] in (",", "(", ")", ":"):
        left.pop()
    return tuple(left) if any(map(str.isalpha, left)) else tokens


def _fight(three: tuple[str, ...]) -> bool:
    if len(three) < len(("7", "v", "2")) or not (three[0].isdecimal() and three[2].isdecimal()):
        return False
    return three[1] in BETWEEN | word_set("against")
