"""From what somebody typed to plain words, and from a message to single moves."""

import re
import unicodedata
from functools import lru_cache

from bot.kernel import Illegal

MOST_MOVES = 10
MOST_TOKENS = 80
"""More words than this are no move."""
MOST_WORDS = 100
MOST_CHARACTERS = 700
"""More than this nobody needs to say at once."""
MOST_LISTED = 200
LONGEST_LIST = 1000
"""The same where nothing but names is listed, as in a ranking of all territories."""
MOST_SENT = 2000
"""More than this is not even looked at: one character can stand for eighteen."""

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_MENTION = re.compile(r"<(?:[@#][!&]?|a?:\w{1,40}:|/[^>]{1,64}:|t:)\d{1,25}[^>]{0,4}>")
_QUOTES = re.compile(r"[`\"“”„«»*_~|]+")
_APOSTROPHES = re.compile(r"[’'‘´]")
_ARROW = re.compile(r"-{0,3}>|=+>|[→⇒➡⟶➔]|>{2,3}")
_BACK_ARROW = re.compile(r"<-{1,3}|[←⇐⬅]")
_PLUS = re.compile(r"\+(?=\d)")
"""`Winterfell +3`: no separator, but more units."""
_AT = re.compile(r"@(?=\s?\d)")
"""`stop @ 2`; mentions are gone by then."""
_PIECE = re.compile(r"->|<-|[,;?+&]|(?<!\S)-(?=\d)|\d+|[^\W\d_]+")
_TIMES = re.compile(r"\b(\d{1,4})\s?[x×]\b|\b[x×](\d{1,4})\b")
_ENDS = re.compile(r"(?<!\d)[.!]+(?:\s+|$)|(?<=\w\s\d)[.!]\s+(?=[^\W\d])")
_WORD = re.compile(r"\d+|[^\W\d_]+")
_BLANKS = re.compile(r"[^\S\r\n]+")
_LINES = re.compile(r"(?: ?[\r\n])+ ?")
ARROW, BACK_ARROW = "->", "<-"


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
    """Lower case, no mentions, accents, quotes, emojis or invisible characters."""
    text = folded(_MENTION.sub(" ", text))
    text = _APOSTROPHES.sub("", _QUOTES.sub(" ", text))
    text = _ARROW.sub(f" {ARROW} ", _BACK_ARROW.sub(f" {BACK_ARROW} ", text))
    text = _PLUS.sub(" ", _TIMES.sub(r" \1\2 ", _AT.sub(" at ", text)))
    split = unicodedata.normalize("NFKD", text)
    return "".join(char for char in split if unicodedata.category(char) not in ("Mn", "Cf", "Co"))


def tokens(text: str) -> list[str]:
    """The words, numbers, arrows and separators of a text."""
    return _PIECE.findall(plain(text))


def phrase(text: str) -> str:
    """A name or phrase as it is compared: its words, joined by single spaces."""
    return " ".join(token for token in tokens(text) if token.isalnum())


def moves(text: str, then: tuple[str, ...]) -> list[list[str]]:
    """The single moves of a message, as tokens: parted by `;`, lines, sentences and `then`."""
    found: list[list[str]] = []
    for line in re.split(r"[;\r\n]+", text):
        for sentence in _ENDS.split(line):
            found += _parted(tokens(sentence), then)
    return found


def _parted(words: list[str], then: tuple[str, ...]) -> list[list[str]]:
    """Parted at `then`, together with an `and` or a comma before it."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word in then:
            parts.append([])
        else:
            parts[-1].append(word)
    return [part for part in map(_trimmed, parts) if part]


def _trimmed(words: list[str]) -> list[str]:
    """Without separators and `and` at both ends."""
    loose = {",", ";", "&", "and", "und"}
    while words and words[0] in loose:
        words = words[1:]
    while words and words[-1] in loose:
        words = words[:-1]
    return words
