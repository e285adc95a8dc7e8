"""What words can mean: phrases of all languages' catalogues, names, and where they stand.

A meaning is a short string whose first character tells its kind:

- `@territory:pyke` a name of the game;
- `=draw/no` a keyword for an option of a question; `~draw/no` one that only hints at it;
- `!attack` a verb of the game;
- `#rest` a small word of every game.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from bot.kernel.asks import Key, Option
from bot.kernel.labels import LABEL, label_of, parts_of
from bot.reader.text import KEPT, WordByWord, phrase, spend
from bot.text import LANGUAGES, words
from bot.text.words import MissingWords

LONGEST_PHRASE = 6
GAP = "…"
"""Stands in a phrase where names come between its words."""
LONGEST_GAP = 10
SHORT = 3
SMALL = (
    "idiom",
    *("polite", "thanks", "pronoun", "intent", "unit", "articles", "particles", "source"),
    *(
        "target",
        "against",
        "with",
        "and",
        "all",
        "least",
        "each",
        "rest",
        "rest-none",
        "both",
        "only",
    ),
    *("none", "half", "even", "except", "leaving", "not", "yes", "default", "pass", "nope"),
    *("or", "correction", "instead", "instead-of", "ranking", "chatty"),
    *("offer-accept", "offer-accept-maybe", "offer-refuse", "offer-break", "offer-break-maybe"),
    *("offer-propose", "last-one", "anything", "not-yet", "place-noun"),
    *("after-others", "reversed", "middle", "last-but-one", "in-list", "sparing", "likewise"),
)
"""Small words of every game; each has an entry `typed-<word>` in the catalogues."""
NAMES = frozenset({"territory", "region", "card", "character", "house", "unit", "track"})
"""Kinds of names: entries `<game>-typed-<this>-…` are what a name is called besides."""
KEYWORDS = frozenset({"choice", "place", "side", "source", "term"})
"""Kinds of labels that are common words and no names: `top`, `power`, `hand`."""
NO_TOPIC = NAMES | {"verb", "order", "did", "term", "examples", "foreign"}
"""Entries `<game>-typed-<this>-…` that are no keywords of a question."""

_ENTRY = re.compile(r"([a-z]+(?:_[a-z0-9]+)*)-typed-([a-z_]+)-([a-z0-9_.]+?)(-maybe)?")

_REMARK = re.compile(r"\([^)]*\)")


def name_of(kind: str, which: object) -> str:
    """Return the meaning of a word that names this thing: `@region:pyke`."""
    return f"@{label_of(kind, which)}"


def is_name(meaning: str) -> bool:
    """Whether a meaning is a name of the game, and no common word that stands on a button."""
    return meaning[0] == "@" and meaning[1:].partition(":")[0] not in KEYWORDS


@cache
def phrases(key: str, game: str | None = None) -> tuple[str, ...]:
    """The comma-separated phrases of an entry, in all languages; none if there is no entry."""
    found: dict[str, None] = {}
    for language in LANGUAGES:
        try:
            text = words(language).tell(game, f"typed-{key}", {})
        except MissingWords:
            continue
        listed = [one for one in text.split(",") if GAP not in one]
        found |= dict.fromkeys(filter(None, map(phrase, listed)))
    return tuple(found)


@cache
def parted(key: str, game: str | None = None) -> tuple[tuple[str, str], ...]:
    """The phrases of an entry that stand around a name, such as `let … go`."""
    found: dict[tuple[str, str], None] = {}
    for language in LANGUAGES:
        try:
            text = words(language).tell(game, f"typed-{key}", {})
        except MissingWords:
            continue
        for one in text.split(","):
            head, gap, tail = one.partition(GAP)
            if gap:
                found[(phrase(head), phrase(tail))] = None
    return tuple(found)


@cache
def word_set(*keys: str) -> frozenset[str]:
    """Phrases that stand for the same thing."""
    return frozenset(word for key in keys for word in phrases(key))


FOREIGN = ("foreign", "foreign-person", "foreign-place")
"""Names of Westeros that are known in every game, also where nothing is called so."""


@cache
def foreign(game: str) -> dict[str, str]:
    """What is no name here but one elsewhere, and what it means."""
    return {one: f"#{key}" for key in FOREIGN for one in (*phrases(key), *phrases(key, game))}


@cache
def numbers() -> dict[str, int]:
    """Numbers as words: the entry lists them from zero on, other forms after a slash."""
    return _counted("typed-numbers", 0)


@cache
def ordinals() -> dict[str, int]:
    """`first`, `zweite` … and the place each stands for, from 1 on."""
    return _counted("typed-ordinals", 1)


def _counted(key: str, first: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for language in LANGUAGES:
        for value, forms in enumerate(words(language).say(key).split(","), first):
            found |= {phrase(form): value for form in forms.split("/")}
    return found


def number(token: str) -> int | None:
    """The number a token stands for; one with a minus is none."""
    digits = token.removeprefix("+")
    if digits.isascii() and digits.isdecimal():
        return int(digits) if len(digits) < 7 else None
    return numbers().get(token)


@cache
def called(game: str, label: str) -> tuple[str, ...]:
    """All that a name such as `territory:pyke` is called, in all languages."""
    kind, which = parts_of(label)
    names = [str(words(language).name(game, label)) for language in LANGUAGES]
    told = [phrase(one) for name in names for one in (name, _REMARK.sub(" ", name))]
    more = phrases(f"{kind}-{which}", game)
    variants = dict.fromkeys([*told, *map(_without_article, told), *more])
    return tuple(one for one in variants if one)


def named_by(game: str, option: Option | Key) -> str | None:
    """The label an option is known by, if it is a name; a seat is known by its house."""
    return _named_by(game, option.id, option.label)


@cache
def nicknames(game: str, label: str) -> tuple[str, ...]:
    """What a name is called besides where it is written just so: no part of it is a name."""
    kind, which = parts_of(label)
    return phrases(f"called-{kind}-{which}", game)


@lru_cache(8192)
def _named_by(game: str, which: str, label: str) -> str | None:
    found = LABEL.fullmatch(label)
    if found is None:
        return None
    if found.group(1) != "seat":
        return label
    known = words(LANGUAGES[0]).has(f"{game}-house-{which}")
    return label_of("house", which) if known else None


def _without_article(name: str) -> str:
    first, _, rest = name.partition(" ")
    return rest if first in word_set("articles") and rest else name


@dataclass(frozen=True, slots=True)
class Found:
    """A phrase in the text: from where to where, what it can mean, and how surely."""

    start: int
    end: int
    meanings: Mapping[str, float]

    @property
    def score(self) -> float:
        """How well the best of its meanings fits."""
        return max(self.meanings.values())


class Book:
    """Phrases and what they mean, found in a text with and without typing errors."""

    def __init__(
        self,
        meanings: Mapping[str, Iterable[str]],
        around: Mapping[str, Iterable[tuple[str, str]]] | None = None,
        spellings: WordByWord | None = None,
    ) -> None:
        """Take the phrases of each meaning, those around names, and who finds misspelt ones."""
        self._around: dict[str, list[tuple[str, str]]] = {}
        for meaning, pairs in (around or {}).items():
            for head, tail in pairs:
                self._around.setdefault(head, []).append((tail, meaning))
        self._meanings: dict[str, list[str]] = {}
        for meaning, variants in meanings.items():
            for one in variants:
                self._meanings.setdefault(one, []).append(meaning)
        self.spellings = spellings or WordByWord(self._meanings)
        """Finds these phrases, and may find others."""
        self._most = max((one.count(" ") + 1 for one in self._meanings), default=1)
        self._near: dict[str, dict[str, float]] = {}

    def knows(self, word: str) -> bool:
        """Whether it is a phrase of this book as it stands."""
        return word in self._meanings

    def exact(self, tokens: tuple[str, ...]) -> list[Found]:
        """Every phrase that stands in the text as it is written here."""
        found: list[Found] = []
        for start in range(len(tokens)):
            for end in range(start + 1, min(len(tokens), start + self._most) + 1):
                if not tokens[end - 1].isalnum():
                    break
                typed = " ".join(tokens[start:end])
                if typed in self._meanings:
                    found.append(Found(start, end, dict.fromkeys(self._meanings[typed], 1.0)))
        spend(len(tokens))
        return found

    def around(self, tokens: tuple[str, ...], named: Iterable[int]) -> list[Found]:
        """Phrases of two words with a name between them; the second one is only `#gap`."""
        found: list[Found] = []
        names = {*named}
        for start, token in enumerate(tokens):
            for tail, meaning in self._around.get(token, ()):
                onward = range(start + 2, min(len(tokens), start + LONGEST_GAP))
                end = next((at for at in onward if tokens[at] == tail), None)
                if end is not None and names & {*range(start + 1, end)}:
                    found.append(Found(start, start + 1, {meaning: 1.0}))
                    found.append(Found(end, end + 1, {"#gap": 1.0}))
        return found

    def near(self, tokens: tuple[str, ...], start: int, most: int) -> Found | None:
        """The longest misspelt phrase that begins here and has at most so many words."""
        for end in range(min(start + most, start + LONGEST_PHRASE, len(tokens)), start, -1):
            span = tokens[start:end]
            if not all(map(str.isalnum, span)) or span[-1].isdecimal():
                continue
            spend(1)
            found = self._like(" ".join(span))
            if found:
                return Found(start, end, found)
        return None

    def _like(self, typed: str) -> dict[str, float]:
        found = self._near.get(typed)
        if found is None:
            if len(self._near) >= KEPT:
                self._near.clear()
            best: dict[str, float] = {}
            for one, score in self.spellings.near(typed).items():
                turned = word_set("not", "or") & {*typed.split()} ^ word_set("not", "or") & {
                    *one.split()
                }
                if not turned:  # `do not attack` is no typing error of `do now attack`.
                    for meaning in self._meanings.get(one, ()):
                        if meaning[0] != "#":  # Small words are short: `mercy` is no `merci`.
                            best[meaning] = max(score, best.get(meaning, 0.0))
            found = self._near[typed] = best
        return found


@cache
def _entries() -> frozenset[tuple[str, str, str, str]]:
    """Game, topic, option and `-maybe` of every keyword in the catalogues."""
    keys = frozenset().union(*(words(language).keys() for language in LANGUAGES))
    found = (_ENTRY.fullmatch(key) for key in keys if "-typed-" in key)
    return frozenset((one[1], one[2], one[3], one[4] or "") for one in found if one)


@lru_cache(256)
def book(game: str, verbs: tuple[str, ...], topics: frozenset[str] | None) -> Book:
    """The words of a game: small words, its verbs, keywords of these questions (None: of all)."""
    meanings: dict[str, Iterable[str]] = {f"#{one}": phrases(one) for one in SMALL}
    # Idioms with a word of the game in them stand in its own catalogue.
    meanings["#idiom"] = {*phrases("idiom"), *phrases("idiom", game)}
    meanings |= {f"!{verb}": phrases(f"verb-{verb}", game) for verb in verbs}
    around: dict[str, Iterable[tuple[str, str]]] = {}
    for of, topic, option, maybe in _entries():
        if of != game or topic in NO_TOPIC:
            continue
        if topics is None or topic in topics:
            meaning = f"{'~' if maybe else '='}{topic}/{option}"
            meanings[meaning] = phrases(f"{topic}-{option}{maybe}", game)
            around[meaning] = parted(f"{topic}-{option}{maybe}", game)
    # What is misspelt is looked for in one tree a game: a new one for each question is dear.
    return Book(meanings, around, book(game, verbs, None).spellings if topics is not None else None)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase in the text that has one meaning."""

    start: int
    end: int
    meaning: str
    score: float

    @property
    def span(self) -> range:
        """The places of its tokens."""
        return range(self.start, self.end)


def search(tokens: tuple[str, ...], meanings: Mapping[str, tuple[str, ...]]) -> list[Phrase]:
    """Every place where one of these phrases stands, the surest and longest first."""
    known = _known(tuple(meanings.items()))
    found = known.exact(tokens)
    taken = {at for one in found for at in range(one.start, one.end)}
    for start in range(len(tokens)):
        if start not in taken and len(tokens[start]) > SHORT:
            gap = next((at for at in range(start, len(tokens)) if at in taken), len(tokens))
            near = known.near(tokens, start, gap - start)
            if near is not None:
                found.append(near)
                taken |= {*range(near.start, near.end)}
    places = {meaning: place for place, meaning in enumerate(meanings)}
    listed = [
        Phrase(one.start, one.end, meaning, score)
        for one in found
        for meaning, score in sorted(one.meanings.items(), key=lambda item: places[item[0]])
        if not any(_inside(one, other) for other in found)
    ]
    return sorted(listed, key=lambda one: (-one.score, one.start - one.end))


def _inside(one: Found, other: Found) -> bool:
    """Whether a longer phrase, found as surely, has this one as a part."""
    within = other.start <= one.start and one.end <= other.end
    longer = other.end - other.start > one.end - one.start
    return within and longer and other.score >= one.score


@lru_cache(256)
def _known(meanings: tuple[tuple[str, tuple[str, ...]], ...]) -> Book:
    return Book(dict(meanings))
