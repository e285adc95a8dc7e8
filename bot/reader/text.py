"""From what somebody typed to plain words, and from a message to its parts.

How much thought one text is worth is counted in places that are looked up, not in seconds. Where
words can stand for many things, a short text can be as much work as a book. Ordinary lines need a
third of `MOST` as a rule; whatever needs more is not read to its end, and nothing is done.
"""

import re
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache

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
    text = folded(_MENTION.sub(" ", _QUOTED_LINE.sub(f" {QUOTE} ", text)))
    text = _APOSTROPHES.sub("", _QUOTES.sub(f" {QUOTE} ", text))
    if not _OPENS.search(text):
        text = _STAR.sub(" star ", text)
    text = _MARKS.sub(" ", text)
    text = _ARROW.sub(f" {ARROW} ", _BACK_ARROW.sub(f" {BACK_ARROW} ", text))
    text = _NTH.sub(lambda found: f" {_NTHS[int(found[1])]} ", text)
    text = _TIMES.sub(r" \1\2 ", _WITH.sub(" with ", _AT.sub(" at ", text)))
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


MOST = 3000


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
