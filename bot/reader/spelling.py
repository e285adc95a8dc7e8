"""How near typed words are to known ones: compared with those only that they can be."""

from collections.abc import Iterable, Iterator
from typing import Any

from rapidfuzz.distance import OSA

SHORTEST = 5
"""Words shorter than this are never taken for a typing error of another, but for two letters that
changed places in one of `SWAPPED` letters."""
SWAPPED = 4
GOOD = 0.98
PER_ERROR = 0.03
ONE_ERROR = GOOD - PER_ERROR
MOST_ERRORS = 3
FAR = 0.6
"""Near enough to be offered, never to be done."""
MANY = 1000
"""Among more phrases than this no typing error is forgiven in words that came apart."""
KEPT = 4096
"""Comparisons that are kept for the next message, in each list of phrases."""


def nearness(typed: str, meant: str) -> float:
    """1 for the same, a little less for each typing error, 0 for something else."""
    if typed == meant:
        return 1.0
    one, other = typed.replace(" ", ""), meant.replace(" ", "")
    if one == other:
        return 0.99
    longest = max(len(one), len(other))
    if longest == SWAPPED == min(len(one), len(other)) and sorted(one) == sorted(other):
        return ONE_ERROR if OSA.distance(one, other) == 1 else 0.0
    if min(len(one), len(other)) < SHORTEST or abs(len(one) - len(other)) > longest // 4 + 1:
        return 0.0
    errors = OSA.distance(one, other, score_cutoff=max(1, longest // 3))
    if errors <= _errors(longest):
        return GOOD - PER_ERROR * errors
    return FAR if errors <= longest // 3 else 0.0


def _errors(longest: int) -> int:
    """How many typing errors are forgiven in so many letters."""
    return min(MOST_ERRORS, max(1, longest // 4))


class Spellings:
    """Phrases by their length, and how near what was typed lately is to each of them."""

    def __init__(self, phrases: Iterable[str], *, far: bool = False) -> None:
        """Take the phrases; `far`: also find those that are near enough only to be offered."""
        self._far = far
        self._phrases = [(one.replace(" ", ""), one) for one in dict.fromkeys(phrases)]
        longest = max((len(joined) for joined, _ in self._phrases), default=0)
        self.most_letters = longest
        """More letters than this can be like nothing here."""
        while self._apart(self.most_letters + 1) > self.most_letters - longest:
            self.most_letters += 1
        self._windows: dict[int, list[tuple[str, str, int]]] = {}
        self._kept: dict[str, dict[str, float]] = {}

    def near(self, typed: str) -> dict[str, float]:
        """The phrases that are like what was typed, and how near each is."""
        found = self._kept.get(typed)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[typed] = self._compared(typed)
        return found

    def _compared(self, typed: str) -> dict[str, float]:
        joined, distance = typed.replace(" ", ""), OSA.distance
        like = [
            one
            for other, one, most in self._window(len(joined))
            if distance(joined, other, score_cutoff=most) <= most
        ]
        scores = {one: nearness(typed, one) for one in like}
        return {one: near for one, near in scores.items() if near}

    def _window(self, length: int) -> list[tuple[str, str, int]]:
        """Phrases of about this length, without and with spaces, and the most errors in each."""
        found = self._windows.get(length)
        if found is None:
            found = self._windows[length] = []
            for joined, one in self._phrases:
                short, longest = sorted((length, len(joined)))
                most = max(1, longest // 3) if self._far else _errors(longest)
                if short >= max(SHORTEST, longest - self._apart(longest)):
                    found.append((joined, one, most))
                elif short == longest == SWAPPED:
                    found.append((joined, one, 1))
                elif short == longest:
                    found.append((joined, one, 0))
        return found

    def _apart(self, longest: int) -> int:
        """By how many letters two phrases can differ, if the longer one has so many."""
        return longest // 4 + 1 if self._far else _errors(longest)


class WordByWord:
    """Phrases of which each word has to be near, or the whole but for spaces and one letter.

    They are found word by word: however many phrases there are, their words are few.
    """

    def __init__(self, phrases: Iterable[str]) -> None:
        """Put the phrases into a tree of words, and what is left of them into lists."""
        known = [*dict.fromkeys(phrases)]
        self._words = Spellings((word for one in known for word in one.split()), far=True)
        self._tree: dict[str, Any] = {}
        self._joined: dict[str, list[str]] = {}
        self._ends: set[tuple[int, str]] = set()
        self._one_off = len(known) <= MANY
        for one in known:
            node = self._tree
            for word in one.split():
                node = node.setdefault(word, {})
            node[""] = one
            self._join(one, one.replace(" ", ""))
        longest = max((len(one.replace(" ", "")) for one in known), default=0)
        self.most_letters = longest + MOST_ERRORS
        """More letters than this can be like nothing here."""
        self.most_words = 1 + max((one.count(" ") for one in known), default=0)

    def _join(self, phrase: str, joined: str) -> None:
        for short in _shortened(joined) if self._one_off else [joined]:
            self._joined.setdefault(short, []).append(phrase)
        for length in range(len(joined) - 1, len(joined) + 2):
            letters = _intact(length)
            self._ends |= {(length, joined[:letters]), (-length, joined[len(joined) - letters :])}

    def near(self, typed: str) -> dict[str, float]:
        """The phrases that are like what was typed, and how near each is."""
        listed = typed.split()
        spaces = len(listed) - 1
        like = [*self._alike(self._tree, listed)] if spaces < self.most_words else []
        found = {one: near for one in like if (near := nearness(typed, one)) > FAR}
        for one in self._came_apart("".join(listed)):
            if one.count(" ") != spaces and (near := nearness(typed, one)) >= ONE_ERROR:
                found[one] = near
        return found

    def _came_apart(self, joined: str) -> Iterable[str]:
        """Phrases that are the same without spaces, but for one letter."""
        length, letters = len(joined), _intact(len(joined))
        head, tail = (length, joined[:letters]), (-length, joined[length - letters :])
        if head not in self._ends and tail not in self._ends:
            return ()
        shorts = _shortened(joined) if self._one_off else [joined]
        return {one for short in shorts for one in self._joined.get(short, ())}

    def _alike(self, node: dict[str, Any], words: list[str]) -> Iterator[str]:
        """The phrases of a branch whose words are all near to these."""
        if not words:
            if "" in node:
                yield node[""]
            return
        for word in self._words.near(words[0]):
            if word in node:
                yield from self._alike(node[word], words[1:])


def _intact(length: int) -> int:
    """How many letters one error leaves as they were, at the beginning or at the end."""
    return 3 if length >= 8 else 2 if length >= 6 else 0


def _shortened(word: str) -> Iterable[str]:
    """A word, and what is left of it without one letter: one error apart, two have one alike."""
    if len(word) < SHORTEST:
        return [word]
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}
