"""From candidates to a reading: what is certain is done, what is not is offered or left alone."""

from bot.kernel.asks import AnyAsk
from bot.reader.chains import Candidate, candidates, is_form
from bot.reader.listing import few_answers
from bot.reader.parses import ARROWS, SURE, Reader, labels, universe
from bot.reader.reading import Reading, Scene
from bot.reader.sentence import SILENT, Sentence, Word
from bot.reader.text import Exhausted, spend
from bot.reader.vocabulary import Book, book, word_set

MOST_OFFERED = 5
WORTH = 0.55
MOST_BESIDE = 5
"""With more small words than this beside it, a keyword is a part of talk."""
REPEATED, FEW = 3, 12
"""Nobody names the same few things so often in one answer."""
EACH = 4
"""How much thought reading a word is worth, besides looking it up."""
NEVER = ("no-such-option", "no-such-key", "no-such-value", "value-not-allowed")
"""What is no answer at all: the rules themselves say why not."""


def book_of(scene: Scene, asks: list[AnyAsk] | None = None) -> Book:
    """The words that can mean something at these questions, and at those they lead to."""
    lexicon = scene.lexicon
    verbs = tuple(dict.fromkeys([*lexicon.verbs, *lexicon.shortcuts]))
    asked = {ask.topic for ask in (scene.view.asks if asks is None else asks)}
    topics = {*asked, *lexicon.groups, "kind"}
    for verb, about in lexicon.verbs.items():
        if asked & {*about} or any((verb, topic) in lexicon.detours for topic in asked):
            topics |= {*about}
    return book(scene.game, verbs, frozenset(topics))


def whole_book(scene: Scene) -> Book:
    """All words of the game, also those of questions that are not asked now."""
    verbs = tuple(dict.fromkeys([*scene.lexicon.verbs, *scene.lexicon.shortcuts]))
    return book(scene.game, verbs, None)


def sentence(scene: Scene, tokens: tuple[str, ...], asks: list[AnyAsk] | None = None) -> Sentence:
    """These tokens as words with meanings."""
    asked = scene.view.asks if asks is None else asks
    return Sentence(tokens, book_of(scene, asks), universe(scene, asked), labels(scene, asked))


def decided(scene: Scene, tokens: tuple[str, ...]) -> Reading:
    """What one part of a message comes to."""
    spend(len(tokens) * EACH)
    whole = sentence(scene, tokens)
    words = [word for word in whole.words if word.text not in SILENT]
    named = [word.text for word in words if word.named]
    if len(named) > REPEATED * len({*named}) + FEW:
        raise Exhausted
    if not words or not scene.view.asks:
        return Reading("silence", agrees=_agrees(words))
    marks = [word for word in words if word.means("correction", "instead")]
    if marks and len(words) > len(marks):
        return _corrected(scene, whole)
    found = candidates(Reader(scene, whole))
    firm = [one for one in found if _certain(scene, one)]
    if len(firm) == 1:
        beside = _shown_too(scene, firm[0], found)
        return Reading("offer", [one.move for one in beside]) if beside else _done(firm[0])
    reading = _unsure(scene, whole, found, firm)
    reading.agrees = _agrees(words)
    return reading


def _agrees(words: list[Word]) -> bool:
    return bool(words) and all(word.means("yes", "polite") for word in words)


def _done(one: Candidate) -> Reading:
    ask, value = one.move.steps[-1]
    if is_form(ask) and isinstance(value, dict) and len(value) < len(getattr(ask, "keys", ())):
        return Reading("note", [one.move])
    return Reading("do", [one.move])


def _certain(scene: Scene, one: Candidate) -> bool:
    """Whether every word is accounted for, every name is clear, and it answers what is shown."""
    if one.left or one.refusal is not None or one.sure < SURE:
        return False
    if not one.bare:
        return True
    return one.sure == 1 and one.single and one.ask is scene.shown


def _shown_too(scene: Scene, firm: Candidate, found: list[Candidate]) -> list[Candidate]:
    """What else may be meant, where a question is answered that is not the one shown."""
    if firm.ask is scene.shown:
        return []
    near = [
        one
        for one in found
        if one.ask is scene.shown and not one.bare and not one.refusal and len(one.left) <= 1
    ]
    return [*_ranked(near), firm] if near else []


def _unsure(
    scene: Scene, whole: Sentence, found: list[Candidate], firm: list[Candidate]
) -> Reading:
    if firm:
        return Reading("offer", [one.move for one in _ranked(firm)])
    refused = [one for one in found if one.refusal and not one.left and one.sure >= SURE]
    possible = [one for one in found if one.refusal is None and not _refuses(whole, one)]
    complete = [one for one in possible if not one.left and one.sure >= WORTH]
    if complete:
        return Reading("offer", [one.move for one in _ranked(complete)])
    if refused:
        return _refuse(refused[0], certain=True)
    near = [one for one in possible if one.sure >= WORTH and _worth(scene, whole, one)]
    if near:
        least = min(len(one.left) for one in near)
        return Reading("offer", [one.move for one in _ranked(near) if len(one.left) <= least + 1])
    partly = [one for one in found if one.refusal is not None and _worth(scene, whole, one)]
    if partly:
        best = min(partly, key=lambda one: len(one.left))
        if not _refuses(whole, best) and not _asks(whole):
            return _refuse(best)
    if _refused_names(whole, found):
        return _others(scene, whole, found)
    return Reading("ask" if _only_verb(scene, whole) else "silence")


def _refuse(one: Candidate, *, certain: bool = False) -> Reading:
    """With the move, so that the rules can be asked for their reason, if it is none at all."""
    never = one.refusal is not None and one.refusal.reason in NEVER
    return Reading("refuse", [one.move] if never else [], one.refusal, half=certain and never)


def _asks(whole: Sentence) -> bool:
    return any(word.text in ("?", '"') for word in whole.words)


def _ranked(found: list[Candidate]) -> list[Candidate]:
    return sorted(found, key=lambda one: (len(one.left), -one.sure, -len(one.used)))[:MOST_OFFERED]


def _refuses(whole: Sentence, one: Candidate) -> bool:
    """Whether the sentence says not to do this."""
    words = whole.words
    free = [word for word in words if word.at not in one.used]
    turning = any(word.means("not", "instead-of") for word in free)
    if turning and any(words[at].refused for at in one.used):
        return True
    spared = [word.at for word in free if word.means("except")]
    return bool(spared) and any(at > spared[0] and words[at].named for at in one.used)


def _worth(scene: Scene, whole: Sentence, one: Candidate) -> bool:
    """Whether so much of a sentence is accounted for that it may be meant as this move."""
    words = [word for word in whole.words if word.text not in SILENT]
    told = sum(word.end - word.start for word in words if word.at in one.used)
    if one.bare:
        beside = len(one.left) <= MOST_BESIDE and not _asks(whole)
        return beside and (one.odd == 0 or (told > 1 and one.odd < told))
    if _said(scene, whole, one):
        return one.odd <= 2 + 2 * (len(words) - one.odd)
    return one.odd <= 1 + len(one.used) // 2


def _said(scene: Scene, whole: Sentence, one: Candidate) -> bool:
    """Whether a verb of the game says so."""
    topics = {ask.topic for ask, _ in one.move.steps}
    return any(topics & {*scene.lexicon.verbs.get(verb, ())} for verb in whole.verbs)


def _refused_names(whole: Sentence, found: list[Candidate]) -> bool:
    return any(_refuses(whole, one) and not one.bare for one in found)


def _others(scene: Scene, whole: Sentence, found: list[Candidate]) -> Reading:
    """`not Bran`: the other answers, without those that were refused."""
    out = {one.move.key for one in found if _refuses(whole, one)}
    asks = {one.ask.id for one in found if _refuses(whole, one)}
    few = [one for one in few_answers(scene.view) if one.steps[0][0].id in asks]
    left = [one for one in few if one.key not in out]
    return Reading("offer", left) if 0 < len(left) < len(few) else Reading("silence")


def _only_verb(scene: Scene, whole: Sentence) -> bool:
    """`attack!`: a verb of the question that is shown, and nothing else."""
    words = [w for w in whole.words if w.text not in SILENT and not w.means("polite")]
    shown, known = scene.shown, scene.lexicon.verbs
    if len(words) != 1 or shown is None:
        return False
    verbs = [one[1:] for one in words[0].meanings if one[0] == "!"]
    return any(shown.topic in known.get(verb, ()) for verb in verbs)


def _corrected(scene: Scene, whole: Sentence) -> Reading:
    """`no wait, X instead`: what comes after the correction, to be confirmed."""
    marks = [word for word in whole.words if word.means("correction", "instead")]
    rest = [word for word in whole.words if word.start >= marks[-1].end and word.text not in SILENT]
    if rest:
        tokens = whole.tokens[marks[-1].end :]
    else:
        start = marks[-2].end if len(marks) > 1 else 0
        tokens = whole.tokens[start : marks[-1].start]
    if not tokens:
        return Reading("silence")
    reading = decided(scene, tokens)
    if reading.kind in ("do", "note"):
        return Reading("offer", reading.moves)
    return reading


def known_words(scene: Scene, tokens: tuple[str, ...]) -> bool:
    """Whether every word of a later part is one that a move can be made of."""
    asked = scene.view.asks
    later = Sentence(tokens, whole_book(scene), universe(scene, asked), labels(scene, asked))
    words = [word for word in later.words if word.text not in SILENT | ARROWS]
    turning = ("not", "or", "correction", "instead")
    turned = any(word.means(*turning) and not _key(word) for word in words)
    known = all(word.meanings or word.number is not None for word in words)
    return known and not turned and not any(word.text in ("?", '"', "%") for word in words)


def _key(word: Word) -> bool:
    return any(one[0] in "=@" for one in word.meanings) or word.text in word_set("pass", "none")
