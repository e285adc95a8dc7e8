"""What becomes of a line that is no certain move: it is asked back if it is likely one.

The rules of grammar say what a line may mean; how likely it is that it means anything at all is
weighed (`likely`). A doubtful offer to what is rather talk is left away, and what is rather a move
is answered with what its known words come to, with what they hint at, or with all there is.
"""

from itertools import pairwise

from bot.kernel import Amount, Choose, Illegal, Offer
from bot.kernel.asks import AnyAsk
from bot.reader.chains import Move
from bot.reader.hints import Hint, around, hits, shown
from bot.reader.likely import likelihood
from bot.reader.listing import few_answers
from bot.reader.parses import Prompt
from bot.reader.reading import Reading, decided, sentence
from bot.reader.sentence import SILENT, Sentence, Word, clauses, declines, is_story, turns
from bot.reader.strangers import ELSEWHERE
from bot.reader.text import QUOTE
from bot.reader.vocabulary import word_set

A_MOVE = 0.0
"""So likely a line has to be a move to be asked back, where grammar finds none in it."""
SURELY = 2.0
"""The same where grammar makes it a question or a story."""
TALK = -1.5
"""So likely it has to be talk to be left alone, where grammar finds a move in it."""
MOST_CLAUSES = 5
"""In a line of more clauses no single one is taken for the move."""


def weighed(prompt: Prompt, reading: Reading, whole: Sentence) -> Reading:
    """The reading, or what is better: nothing for talk, something for a move."""
    if reading.kind == "silence":
        said = _without_reasons(prompt, whole)
        likely = likelihood(prompt, whole)
        moves = _plainly(prompt, said) if said is not whole and likely >= TALK else []
        if len(moves) > 1 and likelihood(prompt, said) >= A_MOVE:
            return Reading("offer", moves)
        told = is_story(whole.words) or any(word.text in ("?", QUOTE) for word in whole.words)
        if reading.agrees or likely < (SURELY if told else A_MOVE):
            return reading
        return _guessed(prompt, whole) or reading
    if reading.kind == "ask" and not reading.look:
        return _better(prompt, whole, reading)
    if isinstance(prompt.shown, Offer):
        return reading  # Terms are told to somebody, as talk is.
    doubtful = reading.kind in ("offer", "refuse") and not reading.whole and not reading.look
    if doubtful and not any(map(turns, whole.words)) and likelihood(prompt, whole) < TALK:
        return Reading("silence")
    return reading


def _better(prompt: Prompt, whole: Sentence, reading: Reading) -> Reading:
    """Instead of all answers those that are near, or what is named and not possible."""
    if not isinstance(prompt.shown, Offer) and likelihood(prompt, whole) < TALK:
        return Reading("silence")
    absent = _not_there(prompt, whole)
    if absent is not None:
        return Reading("refuse", refusal=Illegal("typed-not-here", text=absent.text))
    few = few_answers(prompt.view, prompt.lexicon)
    return reading if few else _guessed(prompt, whole) or reading


def _guessed(prompt: Prompt, whole: Sentence) -> Reading | None:
    """What a line that is likely a move can mean; None if that may be just what is refused."""
    ask = prompt.shown
    if ask is None or not ask.owed:
        return None
    few = few_answers(prompt.view, prompt.lexicon)
    own = {one.at for one in whole.words if told(ask, one)}  # `I help nobody` is an answer.
    if _refuses(whole, own):
        return None
    if any(_unclear(one) and one.at not in own for one in whole.words):
        return Reading("ask") if few and _decides(ask) and _answers(whole) else None
    moves = _known_alone(prompt, whole) or _by_clause(prompt, whole)
    if len(moves) > 1:
        return Reading("offer", moves)
    absent = _not_there(prompt, whole)
    if absent is not None:
        return Reading("refuse", refusal=Illegal("typed-not-here", text=absent.text))
    found = hits(prompt, whole)
    listed = sorted((one for one in found if found[one]), key=lambda one: -len(found[one]))
    if isinstance(ask, Choose) and listed:
        moves, _ = shown(prompt, whole, Hint(listed, None))
        if moves:
            return Reading("offer", moves)
    several = len([word for word in whole.words if word.text not in SILENT]) > 1
    return Reading("ask") if several and few else None


def _refuses(whole: Sentence, own: set[int]) -> bool:
    """Whether something is refused, or not wanted yet: `no pressure`, `don't trade yet`."""
    if whole.turning and any(word.means("not-yet") for word in whole.words):
        return True
    if any(one.refused and not turns(one) and (one.named or one.at in own) for one in whole.words):
        return True
    small = word_set("filler", "hesitation")
    return any(
        turns(no) and other.refused and not other.meanings and other.text not in small
        for no, other in pairwise(whole.words)
    )


def told(ask: AnyAsk, word: Word) -> bool:
    """Whether it is a keyword of this question."""
    return any(one.startswith((f"={ask.topic}/", "=line/")) for one in word.meanings)


def _decides(ask: AnyAsk) -> bool:
    """Whether it is answered by yes or no: then both are shown, whatever is refused."""
    return isinstance(ask, Choose) and ask.max == 1 and len(ask.options) == len(("yes", "no"))


def _answers(whole: Sentence) -> bool:
    """Whether a line begins with a yes or a no."""
    said = [word for word in whole.words if word.text not in SILENT]
    first = next((word for word in said if word.text not in word_set("hesitation")), said[0])
    return first.means("yes", "nope", "chatty") or first.text in word_set("retract")


def _not_there(prompt: Prompt, whole: Sentence) -> Word | None:
    """A name, a number or an `all` which nothing that is asked can be told by."""
    ask = prompt.shown
    found = {at for places in hits(prompt, whole).values() for at in places}
    single = isinstance(ask, Choose) and ask.max == 1
    for word in whole.words:
        if word.means("person") or word.at in found or word.refused:
            continue
        if word.named or word.means(*ELSEWHERE):
            return word
        if single and not found and (word.means("both", "all") or (word.number or 0) > 1):
            return word
        if isinstance(ask, Amount) and word.number is not None:
            return word if not ask.min <= word.number <= ask.max else None
    return None


def _without_reasons(prompt: Prompt, whole: Sentence) -> Sentence:
    """What stands before the first clause that only says why: `…, because he has too many`."""
    known = word_set("reason")
    ranked = isinstance(prompt.shown, Choose) and prompt.shown.ordered
    for mark, word in pairwise(whole.words):
        pair = " ".join(whole.tokens[word.start : word.start + 2])
        first = whole.tokens[word.start]
        rest = ranked and pair in word_set("whatever-rest")
        if mark.text == "," and mark.at and ({first, pair} & known or rest):
            return sentence(prompt, whole.tokens[: mark.start])
    return whole


def _plainly(prompt: Prompt, said: Sentence) -> list[Move]:
    """What is left of a line without its reasons, if that is a move and no story."""
    if is_story(said.words) or any(word.text in ("?", QUOTE) for word in said.words):
        return []
    reading = decided(prompt, said.tokens)
    return around(prompt, reading.moves, said) if reading.kind in ("do", "note", "offer") else []


def _by_clause(prompt: Prompt, whole: Sentence) -> list[Move]:
    """The first clause that is a move by itself: `Stark please, Ada has too many`."""
    parts = clauses(whole.words)
    if not 1 < len(parts) <= MOST_CLAUSES:
        return []
    for part in parts:
        if any(map(_unclear, part)) or declines(part):
            continue
        tokens = [token for word in part for token in whole.tokens[word.start : word.end]]
        reading = decided(prompt, tuple(tokens))
        if reading.kind in ("do", "note", "offer") and not reading.look:
            return around(prompt, reading.moves, whole)
    return []


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
    return around(prompt, reading.moves, whole) if reading.kind in ("do", "note", "offer") else []


def _strange(word: Word) -> bool:
    small = word_set("filler", "deciding", "hesitation")
    if word.text in SILENT:
        return False
    means = bool(word.meanings) or word.number is not None
    return not means or (not word.named and {*word.text.split()} <= small)
