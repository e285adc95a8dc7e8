"""A part of a message as a row of words with their meanings: what stands where, and in which role.

Each token belongs to exactly one word. A phrase that was written exactly beats a misspelt one, a
longer one a shorter one.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import pairwise
from typing import Literal

from bot.reader.names import UNSURE_BELOW, WHOLE_WORD, mentions
from bot.reader.text import ARROW, BACK_ARROW
from bot.reader.vocabulary import Book, Found, is_name, number, ordinals, word_set

Role = Literal["source", "target"]
SEPARATORS = frozenset({",", ";", "&", "+", "/", "(", ")"})
CORRECTING = ("correction", "instead", "reversed")
SILENT = frozenset({":", "=", *SEPARATORS})
"""Signs that say nothing by themselves."""
FORGIVEN = 0.89
"""How near a misspelt word has to be: at most two errors, and those in a long word."""
SHORTEST_MISSPELT = 4


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
        found: list[Found],
        people: frozenset[str] = frozenset(),
        opposed: frozenset[str] = frozenset(),
    ) -> None:
        """Make words of tokens and of what was `looked_up` for them.

        What stands beside a word with an `opposed` meaning is named because it is not meant.
        """
        self.tokens = tokens
        self._opposed = opposed
        self.words = _words(tokens, found)
        for word in self.words:
            if word.text in people:
                word.meanings = {**word.meanings, "#person": 1.0}
        _give_roles(self.words)
        _refuse(self.words)
        for clause in clauses(self.words) if opposed else ():
            if any(map(self._opposes, clause)):
                for word in clause:
                    word.refused |= word.named

    def _opposes(self, word: Word) -> bool:
        return not self._opposed.isdisjoint(word.meanings)

    @cached_property
    def verbs(self) -> frozenset[str]:
        """The game's verbs in it."""
        return frozenset(one[1:] for word in self.words for one in word.meanings if one[0] == "!")

    @cached_property
    def retracting(self) -> bool:
        """Whether any word could take back what was said before it."""
        retract = word_set("retract")
        return any(word.means(*CORRECTING) or word.text in retract for word in self.words)

    @cached_property
    def turning(self) -> list[Word]:
        """The words that say that something is not meant."""
        return [
            word
            for word in self.words
            if turns(word) or word.means("instead-of") or self._opposes(word)
        ]


def looked_up(
    tokens: tuple[str, ...],
    book: Book,
    names: Mapping[str, tuple[str, ...]],
    labels: Mapping[str, Iterable[str]],
    elsewhere: Mapping[str, str],
) -> list[Found]:
    """What stands in a text: of the game's book, of its names, and of the buttons."""
    small = word_set("filler", "being", "modal", "asking")  # `as` is not Arya Stark.
    named = mentions(tokens, names, lambda word: word in small or _known(word, book))
    things = [_marked(one) for one in named or _alone(tokens, book, names)]
    exact = [one for one in things if one.score == 1]
    candidates = [*exact, *book.exact(tokens), *_labelled(tokens, labels)]
    # Of the same length, a name comes before small words: `in die Zwillinge`.
    candidates.sort(key=lambda one: (one.start - one.end, not _has_name(one), one.start))
    taken: dict[int, Found] = {}
    if len(tokens) == 1 and not exact:  # `Ned` alone is somebody, whatever it says beside others.
        _take(_elsewhere(tokens, elsewhere), taken)
    _take(book.around(tokens, [one.start for one in things]), taken)
    _take(candidates, taken)
    _take(_of_names(tokens, names), taken)
    whole = [one for one in _elsewhere(tokens, elsewhere) if one.end - one.start > 1]
    _take([one for one in whole if one.start not in taken], taken)
    _take([one for one in things if one.score < 1], taken)
    free = (one for one in _elsewhere(tokens, elsewhere) if one.start not in taken)
    _take(free, taken)
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


def _alone(
    tokens: tuple[str, ...], book: Book, names: Mapping[str, tuple[str, ...]]
) -> list[Found]:
    """A word of every day that is a name as well, if hardly anything else is said: `calm`."""
    words = [one for one in tokens if one.isalpha() and not _known(one, book)]
    if len(words) != 1 or words[0] not in word_set("filler"):
        return []
    named = mentions(tokens, names, lambda word: _known(word, book))
    return [Found(one.start, one.end, dict.fromkeys(one.meanings, HALF)) for one in named]


HALF = 0.6
"""How sure it is that a word of every day is meant as a name."""
LONGEST_FOREIGN = 6


def _elsewhere(tokens: tuple[str, ...], known: Mapping[str, str]) -> Iterable[Found]:
    """Names of other games, and of cards that are not at this table; the longest first."""
    for length in range(min(len(tokens), LONGEST_FOREIGN), 0, -1):
        for start in range(len(tokens) - length + 1):
            typed = " ".join(tokens[start : start + length])
            if typed in known:
                yield Found(start, start + length, {known[typed]: 1.0})


def _of_names(tokens: tuple[str, ...], names: Mapping[str, tuple[str, ...]]) -> Iterator[Found]:
    """Small words that are part of a longer name as well: `krieger`, `maester`, `house`."""
    units = word_set("unit")
    for at, token in enumerate(tokens):
        if token in word_set("unit", "polite", "house"):
            meant = [
                name
                for name, variants in names.items()
                if any(" " in one and token in one.split() for one in variants)
            ]
            sure = WHOLE_WORD if token in units else UNSURE_BELOW
            if meant:
                yield Found(at, at + 1, {f"@{name}": sure for name in meant})


def _known(word: str, book: Book) -> bool:
    return book.knows(word) or number(word) is not None


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
        if text == ARROW:
            meanings["#becomes"] = 1.0
        if text in word_set("foreign"):  # Also where it is a name here.
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
    """Mark what a `not` is about: the clause it stands in, or the one before a `no thanks`."""
    before: list[Word] = []
    for clause in clauses(words):
        _refuse_clause(clause)
        if before and declines(clause):
            for word in before:
                word.refused = True
        elif _refers_back(clause):
            for word in before:
                word.refused |= word.named
        before = clause


def _refers_back(clause: list[Word]) -> bool:
    """Whether it refuses what was named before it: `Winterfell stays, don't swap that`."""
    if not any(map(turns, clause)) or any(word.named or word.number for word in clause):
        return False
    small = ("articles", "pronoun", "place-noun", "intent", "polite", "not-yet")
    if not all(turns(word) or _verb(word) or word.means(*small) for word in clause):
        return False
    after = [*clause[1:], None]
    return any(
        word.means("articles") and (one is None or turns(one) or one.means("place-noun"))
        for word, one in zip(clause, after, strict=True)
    )


def turns(word: Word) -> bool:
    """Whether it says that something is not meant: `not`, `rather not`, `no support`."""
    if word.means("ranking", "idiom"):
        return False  # `zur Not`, `fragt nicht`
    if word.means(*CORRECTING) and word.text.split()[-1] not in word_set("not"):
        return False  # `no actually`
    return word.means("not") or not word_set("not").isdisjoint(word.text.split())


def clauses(words: list[Word]) -> list[list[Word]]:
    """The words between commas and other signs that part what is said."""
    found: list[list[Word]] = [[]]
    for word in words:
        if word.text in SEPARATORS or word.text in (ARROW, BACK_ARROW, "?"):
            found.append([])
        else:
            found[-1].append(word)
    return [clause for clause in found if clause]


def _keyword(word: Word) -> bool:
    return any(one[0] == "=" for one in word.meanings)


def declines(clause: list[Word]) -> bool:
    """Whether it is nothing but a no: `no thanks`, `no way`, `auf keinen Fall`."""
    small = word_set("filler", "refusing")
    if any(" " in word.text and _keyword(word) and not word.means("nope") for word in clause):
        return False  # `no maneuver` is an answer of its own.
    beside = [word for word in clause if not turns(word)]
    return len(beside) < len(clause) and all(
        word.means("polite", "thanks") or {*word.text.split()} <= small for word in beside
    )


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
        # `Winterfell nicht`; in `Tyrell yes Baratheon no` only what stands after the `yes`.
        said = [at for at, word in enumerate(before) if word.means("yes")]
        told = [at for at, word in enumerate(before) if word.named or _keyword(word)]
        start = min(at for at in told if at > max(said, default=-1) or at == names[-1])
        after = [*before[start:], *after]
    elif not names:
        after = clause
    for word in after:
        word.refused = True


def is_story(words: list[Word]) -> bool:
    """Whether all of it is told, asked or imagined: `why would anyone send Arya`."""
    told = _texts(words)
    return bool(told) and (_asks(told) or _supposes(words) or _reports(words) or _remembers(told))


def of_others(clause: list[Word]) -> bool:
    """Whether a clause says what somebody else does: `you always stop at 5`."""
    told = [token for token in _texts(clause) if token not in word_set("hesitation", "leading")]
    return bool(told) and told[0] in word_set("others")


def _texts(words: list[Word]) -> list[str]:
    """Its words one by one, without signs."""
    listed = [word.text for word in words if word.text not in SILENT]
    return [token for text in listed for token in text.split()]


def _asks(told: list[str]) -> bool:
    """`who plays Robb`, `should I attack`, `hast du Arya`; not `can I have Stark`."""
    loose = word_set("hesitation", "leading")
    said = [token for token in told if token not in loose]
    if not said:
        return False
    first, second = [*said, ""][:2]
    if " ".join((first, second)) in word_set("suggesting"):
        return False  # `how about Stark`
    other = first in word_set("question-verb") and second in word_set("question-person")
    mine = first in word_set("question-self") and second in word_set("self")
    mine = mine and not word_set("or").isdisjoint(told)  # Of one thing it is asked back.
    return first in word_set("wondering") or other or mine


def _remembers(told: list[str]) -> bool:
    """`imagine that`, `last time it was Stark`."""
    pairs = {" ".join(pair) for pair in pairwise(told)}
    return not word_set("story").isdisjoint(pairs | {*told})


def _supposes(words: list[Word]) -> bool:
    """`if you attack`, `wenn Ada kommt`: what somebody else may do; not `if nobody objects`."""
    for word, after in pairwise([one for one in words if one.text not in SILENT]):
        first = after.text.split()[0]
        other = first in word_set("others", "third-person") or _somebody(after)
        other = other and not after.means("none")
        if word.text in word_set("supposing") and other:
            return True
    return False


def _reports(words: list[Word]) -> bool:
    """`Ada said Peace`, `he says`: what somebody else said."""
    own = word_set("self")
    listed = [one for one in words if one.text not in SILENT]
    said = word_set("saying")
    return any(after.text in said and before.text not in own for before, after in pairwise(listed))


def _somebody(word: Word) -> bool:
    return word.means("person", "foreign") or any(
        meaning.startswith("@house:") for meaning in word.meanings
    )
