"""What words can mean: the phrases of all languages' catalogues, and how near a typed one is."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

from rapidfuzz.distance import OSA

from bot.discord_ui.typed.tokens import ARROW, BACK_ARROW, phrase
from bot.text import LANGUAGES, words
from bot.text.words import MissingWords

SEPARATORS = frozenset({",", ";", "+", "&", ARROW, BACK_ARROW})
SHORTEST = 4
"""Words shorter than this are never taken for a typing error of another."""
LONG = 5
"""Small words of so many letters are known again with a typing error."""
LONGEST_PHRASE = 6
GOOD = 0.98
PER_ERROR = 0.03
FAR = 0.6
"""Near enough to be offered, never to be done."""


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


def nearness(typed: str, meant: str) -> float:
    """1 for the same, a little less for each typing error, 0 for something else."""
    if typed == meant:
        return 1.0
    one, other = typed.replace(" ", ""), meant.replace(" ", "")
    if one == other:
        return 0.99
    longest = max(len(one), len(other))
    if min(len(one), len(other)) < SHORTEST or abs(len(one) - len(other)) > longest // 4 + 1:
        return 0.0
    errors = OSA.distance(one, other)
    if errors <= max(1, longest // 4) and errors <= 3:
        return GOOD - PER_ERROR * errors
    return FAR if errors <= longest // 3 else 0.0


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


def search(words: list[str], meanings: dict[str, tuple[str, ...]]) -> list[Found]:
    """Every place where one of these phrases stands, the surest and longest first."""
    exact = {variant for variants in meanings.values() for variant in variants}
    found = []
    for start in range(len(words)):
        for end in range(start + 1, min(len(words), start + LONGEST_PHRASE) + 1):
            if not words[end - 1].isalnum():
                break
            typed = " ".join(words[start:end])
            known = typed in exact or (end - start == 1 and typed in common())
            known = known or any(map(str.isdecimal, words[start:end]))
            for meaning, variants in meanings.items():
                score = max((_score(typed, one, known) for one in variants), default=0.0)
                if score > FAR:
                    found.append(Found(start, end, meaning, score))
    found = [one for one in found if not any(_inside(one, other) for other in found)]
    return sorted(found, key=lambda one: (-one.score, one.start - one.end))


def _inside(one: Found, other: Found) -> bool:
    """Whether a longer phrase, found as surely, has this one as a part."""
    within = other.start <= one.start and one.end <= other.end and one.span != other.span
    return within and other.score >= one.score


def _score(typed: str, meant: str, known: bool) -> float:
    if known:
        return 1.0 if typed == meant else 0.0
    turning = word_set("turning")
    if turning & set(typed.split()) != turning & set(meant.split()):
        return 0.0
    near = nearness(typed, meant)
    # Word by word, lest `help the challenger` be `Mel to the challenger`.
    if typed.count(" ") != meant.count(" "):
        return near if near >= GOOD - PER_ERROR else 0.0
    return near if all(map(nearness, typed.split(), meant.split())) else 0.0
