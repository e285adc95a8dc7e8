"""What becomes of a line that is no certain move: it is asked back if it is likely one.

The rules of grammar say what a line may mean; how likely it is that it means anything at all is
weighed (`likely`). A doubtful offer to what is rather talk is left away, and what is rather a move
is answered with what its known words come to, with what they hint at, or with all there is.
"""

from bot.kernel import Choose, Illegal, Offer
from bot.reader.chains import Move
from bot.reader.hints import Hint, around, hits, shown
from bot.reader.likely import likelihood
from bot.reader.listing import few_answers
from bot.reader.parses import Prompt
from bot.reader.reading import Reading, decided
from bot.reader.sentence import SILENT, Sentence, Word, is_story, turns
from bot.reader.text import QUOTE
from bot.reader.vocabulary import word_set

A_MOVE = 1.0
"""So likely a line has to be a move to be asked back, where grammar finds none in it."""
SURELY = 3.0
"""The same where grammar makes it a question or a story."""
TALK = -1.5
"""So likely it has to be talk to be left alone, where grammar finds a move in it."""


def weighed(prompt: Prompt, reading: Reading, whole: Sentence) -> Reading:
    """The reading, or what is better: nothing for talk, something for a move."""
    if reading.kind == "silence":
        told = is_story(whole.words) or any(word.text in ("?", QUOTE) for word in whole.words)
        if reading.agrees or likelihood(prompt, whole) < (SURELY if told else A_MOVE):
            return reading
        return _guessed(prompt, whole) or reading
    if isinstance(prompt.shown, Offer):
        return reading  # Terms are told to somebody, as talk is.
    doubtful = reading.kind in ("offer", "refuse", "ask") and not reading.whole and not reading.look
    if doubtful and not any(map(turns, whole.words)) and likelihood(prompt, whole) < TALK:
        return Reading("silence")
    return reading


def _guessed(prompt: Prompt, whole: Sentence) -> Reading | None:
    """What a line that is likely a move can mean; None if that may be just what is refused."""
    ask = prompt.shown
    if ask is None or not ask.owed or whole.turning or any(map(_unclear, whole.words)):
        return None
    moves = _known_alone(prompt, whole)
    if len(moves) > 1:
        return Reading("offer", moves)
    found = hits(prompt, whole)
    absent = next((word for word in whole.words if word.named and not word.means("person")), None)
    if absent is not None and not any(found.values()):
        return Reading("refuse", refusal=Illegal("typed-not-here", text=absent.text))
    listed = sorted((one for one in found if found[one]), key=lambda one: -len(found[one]))
    if isinstance(ask, Choose) and listed:
        moves, _ = shown(prompt, whole, Hint(listed, None))
        if moves:
            return Reading("offer", moves)
    several = len([word for word in whole.words if word.text not in SILENT]) > 1
    return Reading("ask") if several and few_answers(prompt.view) else None


def _unclear(word: Word) -> bool:
    """Whether it says that something is not meant, or that something else is."""
    return turns(word) or word.text == QUOTE or word.means("instead-of", "except")


def _known_alone(prompt: Prompt, whole: Sentence) -> list[Move]:
    """What the words come to that can mean something, without all others."""
    kept = [word for word in whole.words if not _strange(word)]
    if len(kept) == len(whole.words):
        return []
    tokens = [token for word in kept for token in whole.tokens[word.start : word.end]]
    while tokens and tokens[0] in SILENT:
        del tokens[0]
    if not tokens:
        return []
    reading = decided(prompt, tuple(tokens))
    return around(prompt, reading.moves) if reading.kind in ("do", "note", "offer") else []


def _strange(word: Word) -> bool:
    small = word_set("filler", "deciding", "hesitation")
    if word.text in SILENT:
        return False
    means = bool(word.meanings) or word.number is not None
    return not means or (not word.named and {*word.text.split()} <= small)
