"""What words can mean: the phrases of all languages' catalogues, and where they stand."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from rapidfuzz.distance import OSA

from bot.discord_ui.typed.effort import spend
from bot.discord_ui.typed.spelling import KEPT, SHORTEST, WordByWord
from bot.discord_ui.typed.tokens import ARROW, BACK_ARROW, phrase
from bot.text import LANGUAGES, words
from bot.text.words import MissingWords

SEPARATORS = frozenset({",", ";", "+", "&", ARROW, BACK_ARROW})
LONG = 5
"""Small words of so many letters are known again with a typing error."""
LONGEST_PHRASE = 6


@cache
def phrases(key: str, game: str | None = None) -> tuple[str, ...]:
    """The comma-separated phrases of an entry, in all languages; none if there is no entry."""
    found: dict[str, None] = {}
    for language in LANGUAGES:
        try:
            text = words(language).tell(game, f"typed-{key}", {})
        except MissingWords:
            continue
        found |= dict.fromkeys(filter(None, map(phrase, text.split(","))))
    return tuple(found)


@cache
def word_set(*keys: str) -> frozenset[str]:
    """Single words that stand for the same thing."""
    return frozenset(word for key in keys for word in phrases(key))


@cache
def numbers() -> dict[str, int]:
    """Numbers as words: the entry lists them from zero on, other forms after a slash."""
    found: dict[str, int] = {}
    for language in LANGUAGES:
        listed = words(language).say("typed-numbers").split(",")
        for value, forms in enumerate(listed):
            found |= {phrase(form): value for form in forms.split("/")}
    return found


def number(token: str) -> int | None:
    """The number a token stands for."""
    if token.isascii() and token.isdecimal():
        return int(token) if len(token) < 7 else None
    return numbers().get(token)


@cache
def common() -> frozenset[str]:
    """Words with a meaning of their own, which are never a misspelt name."""
    keys = ("fillers", "source", "target", "with", "articles", "particles", "and", "then")
    more = ("all", "least", "each", "rest", "half", "default", "yes", "loose", "turning")
    longer = ("leaving", "except", "nope", "chatter")
    return word_set(*keys, *more, *longer) | frozenset(numbers())


SMALL = ("rest", "except", "only", "none", "both", "all", "each")
"""Kinds of small words that turn a sentence round."""


@cache
def _small() -> dict[str, list[str]]:
    """The small words of several words each (`bis auf`), and plain words for them."""
    single = {kind: next(one for one in phrases(kind) if " " not in one) for kind in SMALL}
    several = {one: kind for kind in SMALL if kind != "all" for one in phrases(kind) if " " in one}
    found = {one: [single[kind]] for one, kind in several.items()}
    return found | {one: [",", single["rest"], single["none"]] for one in phrases("rest-none")}


@cache
def _long_small() -> frozenset[str]:
    return frozenset(one for one in word_set(*SMALL) if len(one) >= LONG and " " not in one)


def spelt(words: list[str], known: Callable[[str], bool], more: Iterable[str] = ()) -> list[str]:
    """With one word for each small word of several, and without typing errors in small words.

    Words that are `known` to be something else stay as they are; `more` are as common as these.
    """
    right = _long_small() | {one for one in more if len(one) >= LONG}
    found: list[str] = []
    for word in _joined(words):
        near = [] if known(word) or word in common() else _one_error_away(word, right)
        found.append(near[0] if len(near) == 1 else word)
    return found


def _joined(words: list[str]) -> list[str]:
    found: list[str] = []
    at = 0
    while at < len(words):
        ends = range(min(len(words), at + LONGEST_PHRASE), at + 1, -1)
        end = next((one for one in ends if " ".join(words[at:one]) in _small()), at + 1)
        found += _small().get(" ".join(words[at:end]), words[at:end])
        at = end
    for at, word in enumerate(found):
        if word in word_set("but") and word_set("not", "none", "rest") & {*found[at + 1 : at + 4]}:
            found[at] = ","  # `Stark, but not Tyrell` leaves nobody out of anything.
    return found


def _one_error_away(word: str, right: frozenset[str]) -> list[str]:
    if len(word) < SHORTEST or word in right or not word.isalpha():
        return []
    return [one for one in right if OSA.distance(word, one, score_cutoff=1) == 1]


@dataclass(frozen=True, slots=True)
class Found:
    """A phrase found among the tokens: from where to where, what it means, how surely."""

    start: int
    end: int
    meaning: str
    score: float

    @property
    def span(self) -> range:
        """The places of its tokens."""
        return range(self.start, self.end)


def search(words: list[str], meanings: Mapping[str, tuple[str, ...]]) -> list[Found]:
    """Every place where one of these phrases stands, the surest and longest first."""
    book = _book(tuple(meanings.items()))
    found: list[Found] = []
    for start in range(len(words)):
        length, end = 0, start
        for end in range(start + 1, min(len(words), start + book.most_words) + 1):
            length += len(words[end - 1])
            if not words[end - 1].isalnum() or length > book.most_letters:
                break
            typed = words[start] if end - start == 1 else " ".join(words[start:end])
            found += [Found(start, end, one, score) for one, score in book.scores(typed)]
        spend(end - start)
    found = _outermost(found)
    return sorted(found, key=lambda one: (-one.score, one.start - one.end))


def _outermost(found: list[Found]) -> list[Found]:
    """Without those that a longer phrase, found as surely, has as a part."""
    beginning: dict[int, list[Found]] = {}
    for one in found:
        beginning.setdefault(one.start, []).append(one)
    return [
        one
        for one in found
        if not any(
            _inside(one, other)
            for start in range(one.end - LONGEST_PHRASE, one.start + 1)
            for other in beginning.get(start, ())
        )
    ]


def _inside(one: Found, other: Found) -> bool:
    """Whether a longer phrase, found as surely, has this one as a part."""
    within = other.start <= one.start and one.end <= other.end and one.span != other.span
    return within and other.score >= one.score


class _Book:
    """Phrases and what they mean."""

    def __init__(self, meanings: tuple[tuple[str, tuple[str, ...]], ...]) -> None:
        """Turn them round: from a phrase to what it can mean."""
        self._places = {meaning: place for place, (meaning, _) in enumerate(meanings)}
        self._meanings: dict[str, list[str]] = {}
        for meaning, variants in meanings:
            for one in variants:
                self._meanings.setdefault(one, []).append(meaning)
        self._spellings = WordByWord(self._meanings)
        self.most_letters = self._spellings.most_letters
        self.most_words = min(self._spellings.most_words + 1, LONGEST_PHRASE)
        """One more than there are: a word may have come apart."""
        self._kept: dict[str, list[tuple[str, float]]] = {}

    def scores(self, typed: str) -> list[tuple[str, float]]:
        """What words can mean, and how surely, in the order of the meanings."""
        found = self._kept.get(typed)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[typed] = self._scored(typed)
        return found

    def _scored(self, typed: str) -> list[tuple[str, float]]:
        best: dict[str, float] = {}
        for one, near in self._like(typed).items():
            for meaning in self._meanings[one]:
                best[meaning] = max(near, best.get(meaning, 0.0))
        return sorted(best.items(), key=lambda scored: self._places[scored[0]])

    def _like(self, typed: str) -> dict[str, float]:
        """The phrases words can be: themselves, or what they may be a typing error of."""
        if typed in self._meanings:
            return {typed: 1.0}
        listed = typed.split()
        if (len(listed) == 1 and typed in common()) or any(map(str.isdecimal, listed)):
            return {}
        # `do not attack` is no typing error of `do now attack`.
        turned = word_set("turning") & {*listed}
        near = self._spellings.near(typed).items()
        return {one: score for one, score in near if word_set("turning") & {*one.split()} == turned}


_book = lru_cache(256)(_Book)
