"""Names in a text: written out, cut short, by their first letters, without vowels or misspelt."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache

from bot.reader.text import KEPT, ONE_ERROR, Spellings, WordByWord, nearness, spend
from bot.reader.vocabulary import Found, word_set

WHOLE_WORD = 0.95
BEGINNING = 0.93
INITIALS = 0.96
SHORTEST_BEGINNING = 4
SHORTEST_PART = 5
"""In a shorter word of a name no typing error is forgiven."""
UNSURE_BELOW = 0.55
SURE = 0.9
LONG = 6
CLEAR = 0.75
"""A shorter word than this has to be so near to a name."""
MANY_NAMES = 600
"""Among more names than this, those of several words are compared word by word."""

_VOWELS = re.compile("[aeiouy]")
_DOUBLED = re.compile(r"(.)\1+")


def mentions(
    tokens: tuple[str, ...],
    known: Mapping[str, tuple[str, ...]],
    taken: Callable[[str], bool],
) -> list[Found]:
    """The names in the text, in its order; `taken` words are no part of a misspelt name."""
    found: list[Found] = []
    names = _names(tuple(known.items()))
    for start in range(len(tokens)):
        length, end = 0, start
        for end in range(start + 1, min(len(tokens), start + names.most_words) + 1):
            length += len(tokens[end - 1])
            if not tokens[end - 1].isalnum() or length > names.most_letters:
                break
            near = _near(tokens[start:end], names, taken)
            if near and (length >= LONG or max(near.values()) >= CLEAR):
                found.append(Found(start, end, near))
        spend(end - start)
    found.sort(key=lambda one: (-one.score, one.start - one.end))
    clear = {at for at, one in enumerate(tokens) if taken(one) or names.exact(one) or len(one) < 4}
    return _apart(_longer(found, names.most_words, clear))


def _apart(found: Iterable[Found]) -> list[Found]:
    """In the order of the text, without those that share words with one that comes before."""
    chosen: list[Found] = []
    used: set[int] = set()
    for one in found:
        span = range(one.start, one.end)
        if used.isdisjoint(span):
            chosen.append(one)
            used.update(span)
    return sorted(chosen, key=lambda one: one.start)


def _longer(found: list[Found], most_words: int, known: set[int]) -> Iterator[Found]:
    """A short form may be the beginning of the whole name with a typing error in its other word."""
    beginning: dict[int, list[Found]] = {}
    for one in found:
        beginning.setdefault(one.start, []).append(one)
    for one in found:
        best = max(one.meanings, key=one.meanings.__getitem__)
        whole = [
            other
            for start in range(one.end - most_words, one.start + 1)
            for other in beginning.get(start, ())
            if one.end <= other.end and other.meanings.get(best, 0) >= SURE
            if not known & {*range(other.start, one.start), *range(one.end, other.end)}
        ]
        yield max(whole, key=lambda other: (other.end - other.start, other.score), default=one)


def _near(
    span: tuple[str, ...], names: "_Names", taken: Callable[[str], bool]
) -> Mapping[str, float]:
    typed = " ".join(span)
    exact = names.exact(typed)
    if exact:
        return exact
    if any(map(taken, (span[0], span[-1]))) or span[0].isdecimal():
        return {}
    if len(span) > 1 and any(len(word) == 1 for word in span):
        return {}
    return names.like(typed)


class _Names:
    """Names with all they are called, found by what was typed without looking at each of them."""

    def __init__(self, known: tuple[tuple[str, tuple[str, ...]], ...]) -> None:
        """Sort what they are called by words, by beginnings and by letters."""
        variants = dict.fromkeys(one for _, listed in known for one in listed)
        self.most_words = 2 + max((one.count(" ") for one in variants), default=0)
        self._places = {name: place for place, (name, _) in enumerate(known)}
        self._exact: dict[str, dict[str, float]] = {}
        self._initials: dict[str, dict[str, float]] = {}
        self._beginning: dict[str, set[str]] = {}
        self._bare: dict[str, set[str]] = {}
        self._single: dict[str, set[str]] = {}
        parts = {word for one in variants if " " in one for word in _counting(one)}
        self._parts = Spellings(word for word in parts if len(word) >= SHORTEST_PART)
        self._having: dict[str, set[str]] = {}
        for name, listed in known:
            for one in listed:
                self._exact.setdefault(one, {})[name] = 1.0
            for one in initials(listed[0]):
                self._initials.setdefault(one, {})[name] = INITIALS
        for one in variants:
            self._bare.setdefault(_VOWELS.sub("", one), set()).add(one)
            self._single.setdefault(_singled(one), set()).add(one)
            for word in _counting(one):
                if len(word) >= SHORTEST_PART:
                    self._bare.setdefault(_VOWELS.sub("", word), set()).add(one)
                self._having.setdefault(word, set()).add(one)
                self._having.setdefault(_singled(word), set()).add(one)
                for end in {len(word), *range(SHORTEST_BEGINNING, len(word))}:
                    self._beginning.setdefault(word[:end], set()).add(one)
        many = len(variants) > MANY_NAMES
        self._by_word = WordByWord(variants) if many else None
        few = (one for one in variants if not many or " " not in one)
        self._spellings = Spellings(few, far=True)
        longest = self._by_word.most_letters if self._by_word else 0
        self.most_letters = max(longest, self._spellings.most_letters)
        self._kept: dict[str, dict[str, float]] = {}

    def exact(self, typed: str) -> dict[str, float] | None:
        """The names that are called exactly so."""
        return self._exact.get(typed)

    def like(self, typed: str) -> dict[str, float]:
        """The names that can be meant, in the order they are known in, and how well each fits."""
        found = self._kept.get(typed)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[typed] = self._initials.get(typed) or self._compared(typed)
        return found

    def _compared(self, typed: str) -> dict[str, float]:
        span = typed.split()
        scores: dict[str, float] = {}
        near = {*self._spellings.near(typed), *(self._by_word.near(typed) if self._by_word else ())}
        near |= self._begun(span) | self._without_vowels(span)
        for one in near | self._single.get(_singled(typed), set()):
            score = _fits(span, one)
            for name in self._exact[one] if score >= UNSURE_BELOW else ():
                scores[name] = max(score, scores.get(name, 0.0))
        return {name: scores[name] for name in sorted(scores, key=self._places.__getitem__)}

    def _begun(self, span: list[str]) -> set[str]:
        """What has a word that begins like each of these."""
        found: list[set[str]] = []
        for word in span:
            here = {*self._beginning.get(word, ())}
            if word.endswith("s") and len(word) >= SHORTEST_BEGINNING:
                here |= self._beginning.get(word[:-1], set())
            if len(word) > 2:
                here |= self._having.get(_singled(word), set())
            for part in self._parts.near(word):
                here |= self._having[part]
            found.append(here)
        return set.intersection(*found)

    def _without_vowels(self, span: list[str]) -> set[str]:
        return self._bare.get(span[0].replace("y", ""), set()) if len(span) == 1 else set()


_names = lru_cache(64)(_Names)


def alike(typed: str, known: Mapping[str, tuple[str, ...]]) -> Mapping[str, float]:
    """The names that a whole text can mean, and how well each fits."""
    names = _Names(tuple(known.items()))
    spend(len(known))
    return names.exact(typed) or (names.like(typed) if typed else {})


@cache
def initials(name: str) -> frozenset[str]:
    """The first letters of a name's words: all of them, and those of the words that count."""
    counting = _counting(name)
    letters = {"".join(word[0] for word in some) for some in (name.split(), counting)}
    return frozenset(one for one in letters if len(one) > 1)


def _counting(name: str) -> list[str]:
    small = word_set("articles", "source", "target") | {"of"}
    return [word for word in name.split() if word not in small]


def _fits(span: list[str], meant: str) -> float:
    if any(word.isdecimal() and word not in meant.split() for word in span):
        return 0.0  # `war 12` is no typing error of `war 2`.
    near = nearness(" ".join(span), meant)
    if near >= BEGINNING:
        return near
    if len(span) == 1 and (_without_vowels(span[0], meant) or _alike(span[0], meant)):
        return BEGINNING
    left = _counting(meant)
    best = WHOLE_WORD
    for word in span:
        if word in left:
            left.remove(word)
            continue
        short = word[:-1] if word.endswith("s") else word  # "the pirates"
        begins = [one for one in left if one.startswith(word) or one == short]
        begins = begins if len(word) >= SHORTEST_BEGINNING else []
        begins = begins or [
            one
            for one in left
            if _alike(word, one) or _misspelt(word, one) or _without_vowels(word, one)
        ]
        if not begins:
            return near
        left.remove(begins[0])
        best = BEGINNING
    return best


def _misspelt(typed: str, meant: str) -> bool:
    """`jamie` is Jaime: one error in one word of a name."""
    return len(meant) >= SHORTEST_PART and nearness(typed, meant) >= ONE_ERROR


def _without_vowels(typed: str, meant: str) -> bool:
    """`brn` is Bran, `trgryn` is Targaryen."""
    bare = _VOWELS.sub("", meant)
    enough = len(typed) >= 3 and len(meant) > 3 and meant.startswith(typed[0])
    return enough and typed.replace("y", "") == bare and not set(typed) & set("aeiou")


def _singled(text: str) -> str:
    """Without doubled letters, and with one letter for `i` and `y`."""
    return _DOUBLED.sub(r"\1", text.replace("y", "i"))


def _alike(typed: str, meant: str) -> bool:
    """`rob` is Robb, `brann` is Bran: the same but for a letter that is doubled."""
    return len(typed) > 2 and _singled(typed) == _singled(meant)
