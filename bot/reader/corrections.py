"""Corrections (`no wait, Pyke instead`, `4, no 3`): what was said last counts, if confirmed."""

from collections.abc import Iterator

from bot.kernel import Choose
from bot.kernel.asks import Assign
from bot.reader.parses import Prompt
from bot.reader.sentence import CORRECTING, SILENT, Sentence, Word
from bot.reader.text import ARROW, BACK_ARROW
from bot.reader.vocabulary import number, word_set

MOST_BEFORE = 12
"""In a longer sentence a `no` between two names is part of a story."""


def corrections(prompt: Prompt, words: list[Word]) -> list[Word]:
    """The words that take back what was said before them."""
    told = [word for word in words if word.text not in SILENT]
    marks = [word for word in words if word.means(*CORRECTING)]
    if len(told) <= len(marks):
        return []
    between = [mark for mark in marks if any(map(_says, words[: mark.at]))]
    last = bool(between) and not any(map(_says, words[between[-1].at + 1 :]))
    if (not between or last) and len(words) <= MOST_BEFORE:
        listed = _is_list(prompt)
        marks += [word for word in words if _takes_back(words, word, listed)]
        marks.sort(key=lambda mark: mark.at)
    return marks


def _is_list(prompt: Prompt) -> bool:
    """Whether several are named in the answer that is asked for: `no` belongs to one of them."""
    ask = prompt.shown
    several = isinstance(ask, Assign) and len(ask.keys) > 1
    return several or (isinstance(ask, Choose) and ask.max > 1)


def _takes_back(words: list[Word], word: Word, listed: bool) -> bool:
    """`4, no 3`: a `no` between two answers, the first of which has ended.

    In a list it has to name something again: `A hand, B hand, no, B deck`.
    """
    if word.text not in word_set("retract"):
        return False
    before, after = words[: word.at], words[word.at + 1 :]
    ended = bool(before) and (before[-1].separates or before[-1].text in word_set("hesitation"))
    again = not listed or bool(_named(before) & _named(after)) or _one_place(before, after)
    return ended and again and any(map(_says, before)) and bool(after) and _first_says(after)


def _one_place(before: list[Word], after: list[Word]) -> bool:
    """Whether all that is said anew has one counterpart before it: `Karhold knight, no, ship`."""
    new = [word for word in after if _sort(word)]
    if not after or after[0].means("target") or any(word.means("yes") for word in before):
        return False  # `yes to Tyrell, no to Baratheon`
    counted = [len([old for old in before if _sort(old) & _sort(word)]) for word in new]
    return bool(new) and counted == [1] * len(new)


def _named(words: list[Word]) -> set[str]:
    return {word.text for word in words if word.named}


def _first_says(words: list[Word]) -> bool:
    loose = word_set("hesitation", "articles", "polite", "ranking", "intent", "filler")
    told = [one for one in words if one.text not in SILENT]
    told = [one for one in told if one.text not in loose or one.means("both")]
    first = next((one for one in told if not any(m[0] == "!" for m in one.meanings)), None)
    return first is not None and (_says(first) or first.means("source", "target", "with"))


def _says(word: Word) -> bool:
    several = word.means("both") and not word.means("all")
    told = any(one[0] == "=" for one in word.meanings)
    return word.named or word.number is not None or told or several


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
    marks = [word for word in told[:first] if word.means(*CORRECTING)]
    begins = [word for word in told[:first] if word.text not in word_set("hesitation")][:1]
    if marks:
        return True
    retracts = bool(begins) and begins[0].text in word_set("retract")
    after = words[begins[0].at + 1 :] if begins else []
    return retracts and (_first_says(after) or any(word.means("instead-of") for word in after))


def without(prompt: Prompt, whole: Sentence, marks: list[Word]) -> Iterator[tuple[str, ...]]:
    """What can be left of a sentence: the new words in the place of the old ones, beside them,
    alone, or after the beginning of what was said before.

    An `instead` at the end belongs to what stands before it.
    """
    words = whole.words
    before, after = _halves(words, marks)
    if not after and _ends_in_no(words, marks[-1]):
        yield ("no",)
    listed = _is_list(prompt)
    if not after or (listed and _says_again(prompt, before, after)):
        return
    ways = [_in_place(before, after)]
    alike = any(_sort(old) & _sort(new) for old in before for new in after)
    if not alike and any(map(_says, after)):
        ways.append([*before, *after])
    if not listed or len([one for one in before if one.named]) <= 1:
        ways.append(after)
        if any(map(_says, after)):
            ways += [[*before[:end], *after] for end in range(len(before) - 1, 0, -1)]
    elif all(any(_sort(old) & _sort(new) for new in after) for old in before if _sort(old)):
        ways.append(after)
    for way in filter(None, ways):
        yield tuple(token for word in way for token in whole.tokens[word.start : word.end])


def _ends_in_no(words: list[Word], last: Word) -> bool:
    """`yes, hm, actually no`: whether the correction is a no, and nothing else."""
    said = [token for word in words[last.at :] for token in word.text.split()]
    return said[-1] in word_set("retract", "negation") and not any(
        word.named or word.number is not None for word in words[last.at :]
    )


def _says_again(prompt: Prompt, before: list[Word], after: list[Word]) -> bool:
    """`A, B, no wait, B first`: the same in another order, which cannot be told."""
    ranked = isinstance(prompt.shown, Choose) and prompt.shown.ordered
    if ranked and len(_named(after)) > 1 and _named(after) == _named(before):
        return False  # All of it is said anew.
    return isinstance(prompt.shown, Choose) and _named(after) <= _named(before) != set()


def _halves(words: list[Word], marks: list[Word]) -> tuple[list[Word], list[Word]]:
    """What was said before the last correction, and what after it."""
    taken = {mark.at for mark in marks}
    last = marks[-1]
    after = [word for word in words[last.at + 1 :] if _counts(word)]
    before = [word for word in words[: last.at] if _counts(word)]
    if any(map(_says, after)):
        return before, after
    if _ends_in_no(words, last) and any(map(_says, before)):
        return [], []
    for mark in reversed(marks[:-1]):
        new = [word for word in words[mark.at + 1 : last.at] if _counts(word)]
        if any(map(_says, new)):
            return [word for word in words[: mark.at] if _counts(word)], new
    return ([], [word for word in before if word.at not in taken]) if not after else (before, after)


def _counts(word: Word) -> bool:
    loose = word_set("hesitation", "retract")
    return not word.means(*CORRECTING, "polite") and word.text not in loose


def _in_place(before: list[Word], after: list[Word]) -> list[Word]:
    """The sentence before the correction with the new words in it: `3 on A, no make it 4, 2 on B`.

    After `instead of` it is said which word the new one replaces.
    """
    turn = next((at for at, word in enumerate(after) if word.means("instead-of")), None)
    if turn is not None:
        old, new = [word for word in after[turn + 1 :] if _sort(word)][:1], after[turn + 2 :]
        if not old or not new or old[0].text not in {word.text for word in before}:
            return []
        place = next(at for at, word in enumerate(before) if word.text == old[0].text)
        return [*before[:place], *new, *before[place + 1 :]]
    cut = next((at for at, word in enumerate(after) if word.separates), len(after))
    head = _swapped(before, after[:cut])
    return [*head, *after[cut:]] if head else _swapped(before, after)


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
        if place is None and not changed:
            return []
        if place is None:  # `march` `+1`: beside the word that was said with it.
            place = max(changed) + 1
            found.insert(place, word)
            changed = {at + (at >= place) for at in changed}
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
