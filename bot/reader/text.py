"""From what somebody typed to plain words, from a message to its parts; how alike words are.

How much thought one text is worth is counted in places that are looked up, not in seconds. Where
words can stand for many things, a short text can be as much work as a book. Ordinary lines need a
fifth of `MOST`, few of them half; whatever needs more is not read to its end, and nothing is done.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Any

from rapidfuzz.distance import OSA

from bot.kernel import Illegal

MOST_MOVES = 10
MOST_WORDS = 100
MOST_CHARACTERS = 700
"""More than this nobody needs to say at once."""
MOST_LISTED = 200
LONGEST_LIST = 1000
"""The same where nothing but names is listed, as in a ranking of all territories."""
MOST_SENT = 2000
"""More than this is not even looked at: one character can stand for eighteen."""

ARROW, BACK_ARROW, QUOTE = "->", "<-", '"'

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_EMBLEMS = str.maketrans(
    {
        "🐺": " wolf ",
        "🦁": " lion ",
        "🦌": " stag ",
        "🌹": " rose ",
        "☀": " sun ",
        "🌞": " sun ",
        "🐉": " dragon ",
        "🐲": " dragon ",
        "🐙": " kraken ",
        "🦑": " kraken ",
        "🦅": " falcon ",
    }
)
"""Signs of houses as they stand on buttons; they count only in a message without a word."""
_MENTION = re.compile(r"<(?:[@#][!&]?|a?:\w{1,40}:|/[^>]{1,64}:|t:)\d{1,25}[^>]{0,4}>")
_QUOTED_LINE = re.compile(r"^ ?> [^\n]*$", re.MULTILINE)
_HEART = re.compile(r"<3+(?!\d)")
_QUOTES = re.compile(r"[\"“”„«»]+")
_MARKS = re.compile(r"[`*_~|]+")
_APOSTROPHES = re.compile(r"[’'‘´]")
_ARROW = re.compile(r"-{0,3}>|=+>|[→⇒➡⟶➔]|>{2,3}")
_BACK_ARROW = re.compile(r"<-{1,3}|[←⇐⬅]")
_AT = re.compile(r"@(?=\s?\d)")
"""`stop @ 2`; mentions are gone by then."""
_WITH = re.compile(r"\bw/(?!\w)")
_STAR = re.compile(r"(?<=\w)\s?(?:[★⭐]|(?<!\*)\*(?!\*))(?=[\s,;.!)]|$)|[★⭐]")
_OPENS = re.compile(r"(?<!\w)\*+(?=\w)")
"""`march*`: a star of its own, not a mark around a word."""
_PIECE = re.compile(r"->|<-|[,;?:=&/()%\"]|\d+\.\d+|(?<!\d)[+\-−]\d+|\+|\d+|[^\W\d_]+")
_SIGN = re.compile(r"(?<=\d)[−-](?=\d)")
_TIMES = re.compile(r"\b(\d{1,4})\s?[x×]\b|\b[x×](\d{1,4})\b")
_NTHS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
_NTH = re.compile(r"\b([1-9])(?:st|nd|rd|th)\b")
_ENDS = re.compile(
    r"(?<=\?)\s+(?=[^\W\d])|(?<!\d)[.!]+(?:\s+|$)|(?<=\w\s\d)[.!]\s+(?=[^\W\d])|…\s*"
)
_WORD = re.compile(r"\d+|[^\W\d_]+")
_DRAWN_OUT = re.compile(r"([^\W\d_s])\1{2,}")
"""`nooo`, `pleeease`; not the three of `Fusssoldat`."""
_SAID_AGAIN = re.compile(r"\b(no|nein|nee?)\1+\b")
"""`nonono`."""
_LETTERS = re.compile(r"[a-z]+(?: [a-z]+)*")
_BLANKS = re.compile(r"[^\S\r\n]+")
_LINES = re.compile(r"(?: ?[\r\n])+ ?")


def bounded(text: str, *, listed: bool = False) -> str:
    """What somebody typed, normalised; Illegal if that is more than can be read.

    Everything that is typed comes through here, whichever way it takes. Characters and words are
    counted as they will be read, since one sign may stand for a whole sentence.
    """
    words, characters = (MOST_LISTED, LONGEST_LIST) if listed else (MOST_WORDS, MOST_CHARACTERS)
    if len(text) <= MOST_SENT:
        whole = folded(text)
        if len(whole) <= characters and len(_WORD.findall(whole)) <= words:
            normal = unicodedata.normalize("NFKC", text)
            return _LINES.sub("\n", _BLANKS.sub(" ", normal))
    raise Illegal("typed-too-long", words=words, characters=characters)


def folded(text: str) -> str:
    """Lower case, and umlauts as they are written without them; signs stay."""
    return unicodedata.normalize("NFKC", text).casefold().translate(_UMLAUTS)


@lru_cache(1024)
def plain(text: str) -> str:
    """Lower case, no mentions, accents, emojis or invisible characters; signs that count stay."""
    text = _HEART.sub(" ", text)
    if not _WORD.search(text):
        text = text.translate(_EMBLEMS)
    text = folded(_MENTION.sub(" ", _QUOTED_LINE.sub(f" {QUOTE} ", text)))
    text = _APOSTROPHES.sub("", _QUOTES.sub(f" {QUOTE} ", text))
    if not _OPENS.search(text):
        text = _STAR.sub(" star ", text)
    text = _MARKS.sub(" ", text)
    text = _ARROW.sub(f" {ARROW} ", _BACK_ARROW.sub(f" {BACK_ARROW} ", text))
    text = _NTH.sub(lambda found: f" {_NTHS[int(found[1])]} ", text)
    text = _TIMES.sub(r" \1\2 ", _WITH.sub(" with ", _AT.sub(" at ", text)))
    text = _SAID_AGAIN.sub(r"\1", _DRAWN_OUT.sub(r"\1", text))
    split = unicodedata.normalize("NFKD", text)
    return "".join(char for char in split if unicodedata.category(char) not in ("Mn", "Cf", "Co"))


@lru_cache(4096)
def tokens(text: str) -> tuple[str, ...]:
    """The words, numbers (with a sign as `+1`), arrows and separators of a text."""
    found = _PIECE.findall(_SIGN.sub(" % ", plain(text)))
    return tuple(piece.replace("−", "-") for piece in found)


@lru_cache(65536)
def phrase(text: str) -> str:
    """A name or phrase as it is compared: its words, joined by single spaces."""
    short = text.strip(" ").lower()
    if _LETTERS.fullmatch(short) and not (_DRAWN_OUT.search(short) or _SAID_AGAIN.search(short)):
        return short  # Most are nothing but words, and there are thousands of them.
    return " ".join(token.lstrip("+") for token in tokens(text) if token.lstrip("+-").isalnum())


def parts(text: str, then: frozenset[str]) -> list[tuple[str, ...]]:
    """The parts of a message, as tokens: at `;`, new lines, ends of sentences and `then`."""
    found: list[tuple[str, ...]] = []
    for line in re.split(r"[;\r\n]+", text):
        for sentence in _ENDS.split(line):
            found += _parted(tokens(sentence), then)
    return found


def _parted(words: tuple[str, ...], then: frozenset[str]) -> list[tuple[str, ...]]:
    """Parted at `then`, together with an `and` or a comma before it."""
    pieces: list[list[str]] = [[]]
    for at, word in enumerate(words):
        if word in then and 0 < at < len(words) - 1:
            pieces.append([])
        else:
            pieces[-1].append(word)
    asked = ["?"] if words[-1:] == ("?",) else []  # All of it is asked, not its last part.
    pieces = [[*piece, *asked] for piece in pieces[:-1]] + pieces[-1:]
    return [tuple(piece) for piece in map(_trimmed, pieces) if piece]


def _trimmed(words: list[str]) -> list[str]:
    """Without separators and `and` at both ends."""
    loose = {",", ";", "&", "and", "und", ")", "("}
    while words and words[0] in loose:
        words = words[1:]
    while words and words[-1] in loose:
        words = words[:-1]
    return words


MOST = 1500


class Effort:
    """What is left of it for one text."""

    def __init__(self, most: int = MOST) -> None:
        """Nothing has been looked up."""
        self.left = most


class Exhausted(Exception):
    """No refusal of the rules, lest a reader go on without the rest: what is left would be sure."""


_effort: ContextVar[Effort | None] = ContextVar("effort", default=None)


@contextmanager
def limited(effort: Effort | None = None) -> Iterator[None]:
    """Count what is looked up in here; Illegal if it becomes too much."""
    token = _effort.set(effort or _effort.get() or Effort())
    try:
        yield
    except Exhausted:
        raise Illegal("typed-too-much") from None
    finally:
        _effort.reset(token)


def spend(places: int) -> None:
    """So many more places were looked up."""
    effort = _effort.get()
    if effort is not None:
        effort.left -= places
        if effort.left < 0:
            raise Exhausted


SHORTEST = 5
"""Words shorter than this are never taken for a typing error of another, but for two letters that
changed places in one of `SWAPPED` letters."""
SWAPPED = 4
GOOD = 0.98
PER_ERROR = 0.03
ONE_ERROR = GOOD - PER_ERROR
MOST_ERRORS = 3
FAR = 0.57
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
