"""Parts of a message in a row, and the same done with several things: `marshal Tywin, Ice`."""

from collections.abc import Sequence

from bot.reader.chains import Move
from bot.reader.parses import Prompt
from bot.reader.reading import decided, sentence
from bot.reader.sentence import SILENT, Word

MOST_THINGS = 6


def repeats(prompt: Prompt, words: Sequence[Word]) -> bool:
    """Whether this begins with a verb that is done with one thing after the other."""
    return any(one[1:] in prompt.lexicon.repeated for one in words[0].meanings if one[0] == "!")


def each_of(prompt: Prompt, tokens: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The verb with each of the things in a list; nothing unless each alone is a certain move."""
    words = sentence(prompt, tokens).words
    cuts = [word for word in words if word.separates]
    if not cuts or len(cuts) >= MOST_THINGS or not repeats(prompt, words):
        return []
    verb, begins = tokens[: words[0].end], [words[0].end, *(word.end for word in cuts)]
    ends = [*(word.start for word in cuts), len(tokens)]
    listed = [(*verb, *tokens[at:end]) for at, end in zip(begins, ends, strict=True) if at < end]
    readings = [decided(prompt, one) for one in listed]
    certain = all(one.kind == "do" and len(one.moves[0].steps) == 1 for one in readings)
    return listed if certain else []


def joined(found: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Parts of a message as one, with commas between them."""
    tokens: list[str] = []
    for part in found:
        tokens += [*part, ","]
    return tuple(tokens[:-1])


def is_bare(move: Move, tokens: tuple[str, ...]) -> bool:
    """A keyword before a comma is not the whole message."""
    return len([token for token in tokens if token not in SILENT]) == 1 and len(move.steps) == 1
