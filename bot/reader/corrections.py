"""Corrections: `no wait, Pyke instead`, `4, no 3`; what was said last counts, to be confirmed."""

from collections.abc import Iterator

from bot.kernel import Choose
from bot.kernel.asks import Assign
from bot.reader.reading import Scene
from bot.reader.sentence import SILENT, Sentence, Word
from bot.reader.text import ARROW, BACK_ARROW
from bot.reader.vocabulary import number, word_set

EXPLICIT = ("correction", "instead")
MOST_BEFORE = 12
"""In a longer sentence a `no` between two names is part of a story."""


def corrections(scene: Scene, words: list[Word]) -> list[Word]:
    """The words that take back what was said before them."""
    told = [word for word in words if word.text not in SILENT]
    marks = [word for word in words if word.means(*EXPLICIT)]
    if len(told) <= len(marks):
        return []
    if not marks and not _is_list(scene) and len(words) <= MOST_BEFORE:
        marks = [word for word in words if _takes_back(words, word)]
    return marks


def _is_list(scene: Scene) -> bool:
    """Whether several are named in the answer that is asked for: `no` belongs to one of them."""
    ask = scene.shown
    return isinstance(ask, Assign) or (isinstance(ask, Choose) and ask.max > 1)


def _takes_back(words: list[Word], word: Word) -> bool:
    """`4, no 3`: a `no` between two answers, the first of which has ended."""
    if word.text not in word_set("retract"):
        return False
    before, after = words[: word.at], words[word.at + 1 :]
    ended = bool(before) and (before[-1].separates or before[-1].text in word_set("hesitation"))
    return ended and any(map(_says, before)) and bool(after) and _first_says(after)


def _first_says(words: list[Word]) -> bool:
    loose = word_set("hesitation", "articles", "polite", "ranking", "intent", "filler")
    told = [one for one in words if one.text not in SILENT and one.text not in loose]
    first = next((one for one in told if not any(m[0] == "!" for m in one.meanings)), None)
    return first is not None and (_says(first) or first.means("source", "target", "with"))


def _says(word: Word) -> bool:
    return word.named or word.number is not None or any(one[0] == "=" for one in word.meanings)


def takes_back(words: list[Word]) -> bool:
    """Whether a part of a message begins by taking back what was said before it."""
    told = [word for word in words if word.text not in SILENT]
    first = next(
        (
            place
            for place, word in enumerate(told)
            if _says(word) and word.text not in word_set("retract")
        ),
        len(told),
    )
    marks = [word for word in told[:first] if word.means(*EXPLICIT)]
    begins = [word for word in told[:first] if word.text not in word_set("hesitation")][:1]
    if marks:
        return True
    retracts = bool(begins) and begins[0].text in word_set("retract")
    return retracts and _first_says(words[begins[0].at + 1 :])


def without(whole: Sentence, marks: list[Word]) -> Iterator[tuple[str, ...]]:
    """What can be left of a sentence: the new words in the place of the old ones, alone, or after
    the beginning of what was said before.

    An `instead` at the end belongs to what stands before it.
    """
    words = whole.words
    last = marks[-1]
    after = [word for word in words[last.at + 1 :] if _counts(word)]
    before = [word for word in words[: last.at] if _counts(word)]
    if not after and len(marks) > 1:
        mark = marks[-2]
        after = [word for word in words[mark.at + 1 : last.at] if _counts(word)]
        before = [word for word in words[: mark.at] if _counts(word)]
    elif not after:
        after, before = before, []
    ways = [_swapped(before, after), after]
    ways += [[*before[:end], *after] for end in range(len(before) - 1, 0, -1)]
    for way in filter(None, ways):
        yield tuple(token for word in way for token in whole.tokens[word.start : word.end])


def _counts(word: Word) -> bool:
    loose = word_set("hesitation", "retract")
    return not word.means(*EXPLICIT, "polite") and word.text not in loose


def _swapped(before: list[Word], after: list[Word]) -> list[Word]:
    """The sentence before the correction, with each new word in the place of the last of its kind.

    None if nothing of it would be left, or a new word has no place in it.
    """
    found = [*before]
    changed: set[int] = set()
    for word in after:
        sort = _sort(word)
        if not sort:
            continue
        place = next(
            (
                at
                for at in sorted({*range(len(found))} - changed, reverse=True)
                if _sort(found[at]) & sort
            ),
            None,
        )
        if place is None:
            return []
        found[place] = word
        changed.add(place)
    kept = [word for at, word in enumerate(found) if at not in changed and _sort(word)]
    return found if changed and kept else []


def _sort(word: Word) -> set[str]:
    """What kind of word it is: a territory, a number, a keyword; nothing for small words."""
    if word.text in (ARROW, BACK_ARROW) or word.text in SILENT:
        return set()
    found = {one.partition(":")[0] for one in word.meanings if one[0] == "@"}
    found |= {one.partition("/")[0] for one in word.meanings if one[0] == "="}
    signed = word.text[:1] in "+-" and word.text[1:].isdecimal()
    if word.number is not None or signed or number(word.text) is not None:
        found.add("number")
    return found
