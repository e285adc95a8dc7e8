"""A part of a message as a row of words with their meanings: what stands where, and in which role.

Each token belongs to exactly one word. A phrase that was written exactly beats a misspelt one, a
longer one a shorter one. Names are found written out, cut short or misspelt.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from typing import Literal

from bot.reader.text import ARROW, BACK_ARROW, KEPT, Spellings, WordByWord, nearness, spend
from bot.reader.vocabulary import Book, Found, is_name, number, ordinals, word_set

Role = Literal["source", "target"]
SEPARATORS = frozenset({",", ";", "&", "+", "/", "(", ")"})
SILENT = frozenset({":", "=", *SEPARATORS})
"""Signs that say nothing by themselves."""
FORGIVEN = 0.89
"""How near a misspelt word has to be: at most two errors, and those in a long word."""
SHORTEST_MISSPELT = 4
WHOLE_WORD = 0.95
BEGINNING = 0.93
INITIALS = 0.96
SHORTEST_BEGINNING = 4
UNSURE_BELOW = 0.55
SURE = 0.9
LONG = 6
CLEAR = 0.75
"""A shorter word than this has to be so near to a name."""
MANY_NAMES = 600
"""Among more names than this, those of several words are compared word by word."""

_VOWELS = re.compile("[aeiouy]")
_DOUBLED = re.compile(r"(.)\1+")


@cache
def _marked_as(kinds: tuple[str, ...]) -> frozenset[str]:
    return frozenset(f"#{kind}" for kind in kinds)


@dataclass(slots=True)
class Word:
    """One word or phrase of a sentence."""

    at: int
    start: int
    end: int
    text: str
    meanings: Mapping[str, float] = field(default_factory=dict)
    number: int | None = None
    role: Role | None = None
    refused: bool = False
    """Whether the sentence says not to do this."""

    def means(self, *kinds: str) -> bool:
        """Whether it can be one of these small words."""
        return not _marked_as(kinds).isdisjoint(self.meanings)

    @property
    def named(self) -> bool:
        """Whether it is a name of the game."""
        return any(map(is_name, self.meanings))

    @property
    def separates(self) -> bool:
        """Whether it parts two things of a list."""
        return self.text in SEPARATORS or self.means("and")


class Sentence:
    """The words of a part of a message."""

    def __init__(
        self,
        tokens: tuple[str, ...],
        book: Book,
        names: Mapping[str, tuple[str, ...]],
        labels: Mapping[str, Iterable[str]],
        people: frozenset[str] = frozenset(),
    ) -> None:
        """Look up every token: in the game's book, among its names, and on the buttons."""
        self.tokens = tokens
        self.words = _words(tokens, _chosen(tokens, book, names, labels))
        for word in self.words:
            if word.text in people:
                word.meanings = {**word.meanings, "#person": 1.0}
        _give_roles(self.words)
        _refuse(self.words)

    @cached_property
    def verbs(self) -> frozenset[str]:
        """The game's verbs in it."""
        return frozenset(one[1:] for word in self.words for one in word.meanings if one[0] == "!")

    @cached_property
    def turning(self) -> list[Word]:
        """The words that say that something is not meant."""
        return [word for word in self.words if turns(word) or word.means("instead-of")]


def _chosen(
    tokens: tuple[str, ...],
    book: Book,
    names: Mapping[str, tuple[str, ...]],
    labels: Mapping[str, Iterable[str]],
) -> list[Found]:
    named = mentions(tokens, names, lambda word: book.knows(word) or number(word) is not None)
    things = [_marked(one) for one in named]
    exact = [one for one in things if one.score == 1]
    candidates = [*exact, *book.exact(tokens), *_labelled(tokens, labels)]
    # Of the same length, a name comes before small words: `in die Zwillinge`.
    candidates.sort(key=lambda one: (one.start - one.end, not _has_name(one), one.start))
    taken: dict[int, Found] = {}
    _take(book.around(tokens, [one.start for one in things]), taken)
    _take(candidates, taken)
    _take([one for one in things if one.score < 1], taken)
    for start in range(len(tokens)):
        if start in taken or len(tokens[start]) < SHORTEST_MISSPELT:
            continue
        if number(tokens[start]) is not None:
            continue
        gap = next((at for at in range(start, len(tokens)) if at in taken), len(tokens)) - start
        near = book.near(tokens, start, gap)
        if near is not None and _close(tokens, near):
            _take([near], taken)
    return [one for at, one in sorted(taken.items()) if one.start == at]


def _has_name(found: Found) -> bool:
    return any(one[0] == "@" for one in found.meanings)


def _close(tokens: tuple[str, ...], found: Found) -> bool:
    letters = sum(map(len, tokens[found.start : found.end]))
    return found.score >= FORGIVEN and letters >= SHORTEST_MISSPELT


def _take(candidates: Iterable[Found], taken: dict[int, Found]) -> None:
    """Give each candidate its tokens, unless one of them is taken; the same span adds meanings."""
    for one in candidates:
        here = taken.get(one.start)
        if here is not None and (here.start, here.end) == (one.start, one.end):
            merged = Found(one.start, one.end, {**one.meanings, **here.meanings})
            taken.update(dict.fromkeys(range(one.start, one.end), merged))
        elif not any(at in taken for at in range(one.start, one.end)):
            taken.update(dict.fromkeys(range(one.start, one.end), one))


def _marked(found: Found) -> Found:
    return Found(found.start, found.end, {f"@{one}": near for one, near in found.meanings.items()})


def _labelled(tokens: tuple[str, ...], labels: Mapping[str, Iterable[str]]) -> list[Found]:
    """What stands on a button, word for word."""
    found: list[Found] = []
    letters = [at for at, token in enumerate(tokens) if token.lstrip("+-").isalnum()]
    for label, meanings in labels.items():
        listed = label.split()
        for first in range(len(letters) - len(listed) + 1):
            span = letters[first : first + len(listed)]
            if [tokens[at].lstrip("+") for at in span] == listed:
                found.append(Found(span[0], span[-1] + 1, dict.fromkeys(meanings, 1.0)))
    return found


def _words(tokens: tuple[str, ...], found: list[Found]) -> list[Word]:
    words: list[Word] = []
    begins = {one.start: one for one in found}
    at = 0
    while at < len(tokens):
        one = begins.get(at)
        end = one.end if one else at + 1
        text = " ".join(tokens[at:end])
        value = number(text)
        meanings = dict(one.meanings) if one else {}
        if len(tokens) == 1 and len(text) == 1 and text.isalpha():
            meanings = {}  # A letter alone is nothing.
        if text.lstrip("+-").isdecimal():
            meanings[f"#{text}"] = 1.0
        if text in word_set("foreign"):
            meanings["#foreign"] = 1.0
        if text in ordinals():
            meanings[f"#ordinal-{ordinals()[text]}"] = 1.0
        words.append(Word(len(words), at, end, text, meanings, value))
        at = end
    return words


def _give_roles(words: list[Word]) -> None:
    """Tell by the words around a name whether it is where one comes from or goes to."""
    named = [word for word in words if word.named]
    for place, word in enumerate(named):
        before = word.at - 1
        while before >= 0 and words[before].means("articles", "pronoun"):
            before -= 1
        word.role = _role(words[before]) if before >= 0 else None
        if word.role == "target" and _left_behind(words, before):
            word.role = "source"
        previous = named[place - 1] if place else None
        if previous is None:
            continue
        if previous.role == word.role == "source" and previous.at == before - 1:
            word.role = None  # In "von Winterfell aus" the second word belongs to the first name.
        between = {one.text for one in words[previous.at + 1 : word.at]}
        if ARROW in between:
            previous.role, word.role = previous.role or "source", "target"
        elif BACK_ARROW in between:
            previous.role, word.role = previous.role or "target", "source"
        elif place == 1 and word.role is None and previous.role is None:
            verb = any(map(_verb, words[previous.at + 1 : word.at]))
            previous.role, word.role = ("source", "target") if verb else (None, None)
    if len(named) == 2 and (named[0].role is None) != (named[1].role is None):
        one, other = named if named[0].role is None else (named[1], named[0])
        one.role = "source" if other.role == "target" else "target"


def _verb(word: Word) -> bool:
    return any(one[0] == "!" for one in word.meanings)


def _role(word: Word) -> Role | None:
    if word.means("source", "with"):
        return "source"
    return "target" if word.means("target", "against") else None


def _left_behind(words: list[Word], before: int) -> bool:
    """In `leave 1 in Winterfell` the place is where one comes from."""
    for word in reversed(words[max(before - 3, 0) : before]):
        if word.separates:
            return False
        if word.means("leaving"):
            return True
    return False


def _refuse(words: list[Word]) -> None:
    """Mark what a `not` or an `instead of` is about: the clause it stands in."""
    clause: list[Word] = []
    for word in [*words, Word(len(words), 0, 0, ",")]:
        if word.text in SEPARATORS or word.text in (ARROW, BACK_ARROW):
            _refuse_clause(clause)
            clause = []
        else:
            clause.append(word)


def turns(word: Word) -> bool:
    """Whether it says that something is not meant: `not`, `rather not`."""
    nope = word.means("nope") and not word_set("negation").isdisjoint(word.text.split())
    return word.means("not") or nope


def _refuse_clause(clause: list[Word]) -> None:
    for at, word in enumerate(clause):
        if word.means("instead-of"):
            for other in clause[at:]:
                other.refused = True
    turning = [at for at, word in enumerate(clause) if turns(word)]
    if not turning or len(clause) == 1:
        return
    after = clause[turning[0] :]
    before = clause[: turning[0]]
    names = [at for at, word in enumerate(before) if word.named]
    if not any(word.named for word in after) and names:
        after = [*before[names[-1] :], *after]  # `Winterfell nicht`
    elif not names:
        after = clause
    for word in after:
        word.refused = True


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
        for name, listed in known:
            for one in listed:
                self._exact.setdefault(one, {})[name] = 1.0
            for one in initials(listed[0]):
                self._initials.setdefault(one, {})[name] = INITIALS
        for one in variants:
            self._bare.setdefault(_VOWELS.sub("", one), set()).add(one)
            self._single.setdefault(_singled(one), set()).add(one)
            for word in _counting(one):
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
            here = self._beginning.get(word, set())
            if word.endswith("s") and len(word) >= SHORTEST_BEGINNING:
                here = here | self._beginning.get(word[:-1], set())
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
        if not begins:
            return near
        left.remove(begins[0])
        best = BEGINNING
    return best


def _without_vowels(typed: str, meant: str) -> bool:
    """`brn` is Bran, `trgryn` is Targaryen."""
    bare = _VOWELS.sub("", meant)
    enough = len(typed) >= 3 and len(meant) > 3 and meant.startswith(typed[0])
    return enough and typed.replace("y", "") == bare and not set(typed) & set("aeiou")


def _singled(text: str) -> str:
    """Without doubled letters."""
    return _DOUBLED.sub(r"\1", text)


def _alike(typed: str, meant: str) -> bool:
    """`rob` is Robb, `brann` is Bran: the same but for a letter that is doubled."""
    return len(typed) > 2 and _singled(typed) == _singled(meant)
