"""What a text comes to: what is certain is done, what is not is offered or left alone."""

from collections import ChainMap
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Literal

from bot.kernel import Amount, Choose, Illegal, Offer
from bot.kernel.asks import AnyAsk, Assign
from bot.reader.chains import Candidate, Move, candidates, is_form
from bot.reader.corrections import corrections, without
from bot.reader.lexicon import Lexicon
from bot.reader.listing import few_answers
from bot.reader.parses import (
    ARROWS,
    BESIDE,
    SURE,
    UNSURE,
    Prompt,
    Reader,
    fits,
    is_verb,
    labels,
    things,
    universe,
)
from bot.reader.sentence import SILENT, Sentence, Word, is_story, looked_up, turns
from bot.reader.shorthand import scoreless, written_out
from bot.reader.strangers import MOST_BESIDE, not_here, not_now, one_by_one
from bot.reader.talk import asks, worth
from bot.reader.text import Exhausted, spend
from bot.reader.vocabulary import Book, Found, book, foreign, number, word_set

MOST_OFFERED = 5
SPARING = "#sparing"
"""`lass das Zelt stehen`: whatever is asked, it is not chosen."""
MOST_CORRECTED = 6
"""So many ways are tried to put the new words in the place of the old ones."""
WORTH = 0.55
REPEATED, FEW = 3, 12
"""Nobody names the same few things so often in one answer."""
EACH = 4
"""How much thought reading a word is worth, besides looking it up."""
OPTIONS = 2
"""So many options that a sentence may mean cost as much as looking up a place."""
NEVER = ("no-such-option", "no-such-key", "no-such-value", "value-not-allowed")
"""What is no answer at all: the rules themselves say why not."""

Named = dict[str, tuple[str, ...]]
Kind = Literal["do", "note", "plan", "offer", "refuse", "look", "order", "ask", "silence"]
"""What is to be done with a reading:

- `do`: make the move; `note`: keep a form that is not complete yet; `plan`: keep it for its time;
- `offer`: show these moves as buttons; `ask`: show the question with its answers;
- `refuse`: say why not; `look`: show something; `order`: change a standing order;
- `silence`: nothing in it is a move.
"""


@dataclass(frozen=True, slots=True)
class Ordered:
    """Which standing order is meant, and what it shall be; None where that is not certain."""

    key: str
    value: str | list[str] | None


@dataclass(slots=True)
class Reading:
    """What the next part of a message comes to, and how many of its parts that takes."""

    kind: Kind
    moves: list[Move] = field(default_factory=list)
    refusal: Illegal | None = None
    look: str = ""
    order: Ordered | None = None
    taken: int = 1
    half: bool = False
    """Of what is refused: whether all of it is certain, so that its legal half may be kept."""
    agrees: bool = False
    """Whether it is nothing but a `yes`, which may be said to what was offered."""
    whole: bool = False
    """Of an offer: whether every word is accounted for; else it is never shown alone."""


def book_of(prompt: Prompt, asks: list[AnyAsk] | None = None) -> Book:
    """The words that can mean something at these questions, and at those they lead to."""
    lexicon = prompt.lexicon
    asked = {ask.topic for ask in (prompt.view.asks if asks is None else asks)}
    topics = {*asked, *lexicon.groups, "kind"}
    for verb, about in lexicon.verbs.items():
        if asked & {*about} or any((verb, topic) in lexicon.detours for topic in asked):
            topics |= {*about}
    return book(prompt.game, verbs_of(lexicon), frozenset(topics))


def whole_book(prompt: Prompt) -> Book:
    """All words of the game, also those of questions that are not asked now."""
    return book(prompt.game, verbs_of(prompt.lexicon), None)


def verbs_of(lexicon: Lexicon) -> tuple[str, ...]:
    """All verbs of a game, each once."""
    return tuple(dict.fromkeys([*lexicon.verbs, *lexicon.shortcuts]))


def sentence(prompt: Prompt, tokens: tuple[str, ...], asks: list[AnyAsk] | None = None) -> Sentence:
    """These tokens as words with meanings."""
    return _sentence(
        prompt, tokens, prompt.view.asks if asks is None else asks, book_of(prompt, asks)
    )


def _sentence(prompt: Prompt, tokens: tuple[str, ...], asks: list[AnyAsk], known: Book) -> Sentence:
    """With people's names, but for those that are words of the game or of its names: `arya`."""
    own = _own_words(prompt, asks) if any(prompt.people) else frozenset()
    people = tuple(
        "" if known.knows(name) or number(name) or name in own else name for name in prompt.people
    )
    prompt = replace(prompt, people=people)
    opposed = frozenset(
        meaning
        for ask in asks
        if isinstance(ask, Choose)
        for meaning in prompt.lexicon.opposite.get(ask.topic, ())
        if ask.max == 1 or meaning == SPARING
    )
    return Sentence(tokens, _looked_up(prompt, tokens, asks, known), frozenset(people), opposed)


def _own_words(prompt: Prompt, asks: list[AnyAsk]) -> frozenset[str]:
    """The words of names that have several: whoever is called Arya is not meant by `arya`."""
    key = ("own words", *(ask.id for ask in asks))
    found: frozenset[str] | None = prompt.kept.get(key)
    if found is None:
        names = universe(replace(prompt, people=()), asks).values()
        found = frozenset(word for variants in names for one in variants for word in one.split())
        if all(ask.id for ask in asks):
            prompt.kept[key] = found
    return found


def _looked_up(
    prompt: Prompt, tokens: tuple[str, ...], asks: list[AnyAsk], known: Book
) -> list[Found]:
    """What stands in these tokens; once in a reading, since it is the dearest part of it."""
    key = (tokens, known, prompt.people, *(ask.id for ask in asks))
    found: list[Found] | None = prompt.kept.get(key)
    if found is None:
        names, buttons = _named(prompt, asks)
        found = looked_up(tokens, known, names, buttons, _elsewhere(prompt))
        if all(ask.id for ask in asks):
            prompt.kept[key] = found
    return found


def _named(prompt: Prompt, asks: list[AnyAsk]) -> tuple[Named, dict[str, list[str]]]:
    """The names that can be meant, and what stands on the buttons."""
    key = (prompt.people, *(ask.id for ask in asks))
    found: tuple[Named, dict[str, list[str]]] | None = prompt.kept.get(key)
    if found is None:
        found = universe(prompt, asks), labels(prompt, asks)
        if all(ask.id for ask in asks):
            prompt.kept[key] = found
    return found


def _elsewhere(prompt: Prompt) -> Mapping[str, str]:
    """Names that nothing has at this table, and what they mean."""
    return ChainMap(foreign(prompt.game), prompt.lexicon.cards())


def decided(prompt: Prompt, tokens: tuple[str, ...]) -> Reading:
    """What one part of a message comes to; what stands there in short is confirmed."""
    meant = written_out(tokens)
    if prompt.lexicon.scores and not any(isinstance(ask, Amount) for ask in prompt.view.asks):
        meant = scoreless(meant)
    if meant == tokens:
        return _decided(prompt, tokens)
    reading = _decided(prompt, meant)
    return Reading("offer", reading.moves, whole=True) if reading.kind == "do" else reading


def _decided(prompt: Prompt, tokens: tuple[str, ...]) -> Reading:
    options = sum(len(things(ask)) for ask in prompt.view.asks)
    spend(len(tokens) * EACH + options // OPTIONS)
    whole = sentence(prompt, tokens)
    words = [word for word in whole.words if word.text not in SILENT]
    named = [word.text for word in words if word.named]
    if len(named) > REPEATED * len({*named}) + FEW:
        raise Exhausted
    if not words or not prompt.view.asks:
        return Reading("silence", agrees=_agrees(words))
    story = is_story(whole.words) and not isinstance(prompt.shown, Offer)
    marks = [] if story or not whole.retracting else corrections(prompt, whole.words)
    if marks and words[0] is marks[0] and marks[0].text.split()[-1] in word_set("negation"):
        return Reading("silence")  # `Doch nicht Stark` takes back what is named after it.
    if marks:
        return _corrected(prompt, whole, marks)
    reader = Reader(prompt, whole)
    found = candidates(reader)
    firm = [one for one in found if _certain(prompt, whole, one)]
    if len(firm) == 1:
        beside = _shown_too(prompt, firm[0], found)
        return Reading("offer", [one.move for one in beside]) if beside else _done(firm[0])
    if story:
        return Reading("silence")
    reading = _unsure(reader, found, firm)
    reading.agrees = _agrees(words)
    return reading


def _agrees(words: list[Word]) -> bool:
    return bool(words) and all(word.means("yes", "polite") for word in words)


def _done(one: Candidate) -> Reading:
    ask, value = one.move.steps[-1]
    if is_form(ask) and isinstance(value, dict) and len(value) < len(getattr(ask, "keys", ())):
        return Reading("note", [one.move])
    return Reading("do", [one.move])


def _certain(prompt: Prompt, whole: Sentence, one: Candidate) -> bool:
    """Whether every word is accounted for, every name is clear, and it answers what is shown."""
    if one.left or one.refusal is not None or one.sure < SURE:
        return False
    if not one.bare:
        return not any(whole.words[at].text in word_set("negation") for at in one.used)
    return one.sure == 1 and one.single and one.ask is prompt.shown


def _shown_too(prompt: Prompt, firm: Candidate, found: list[Candidate]) -> list[Candidate]:
    """What else may be meant, where a question is answered that is not the one shown."""
    if firm.ask is prompt.shown:
        return []
    near = [
        one
        for one in found
        if one.ask is prompt.shown and not one.bare and not one.refusal and len(one.left) <= 1
    ]
    return [*_ranked(near), firm] if near else []


def _unsure(reader: Reader, found: list[Candidate], firm: list[Candidate]) -> Reading:
    prompt, whole = reader.prompt, reader.sentence
    if firm:
        return Reading("offer", [one.move for one in _ranked(firm)], whole=True)
    refused = [one for one in found if one.refusal and not one.left and one.sure >= SURE]
    possible = [one for one in found if one.refusal is None and not _refuses(whole, one)]
    complete = [one for one in possible if not one.left and one.sure >= WORTH]
    if complete:
        listed = _with_others(reader, [one.move for one in _ranked(complete)])
        clear = not any(_another(reader, complete[0], at) for at in complete[0].used)
        ask = complete[0].ask
        shared = isinstance(ask, Assign) and not ask.values
        clear = clear and (complete[0].sure >= SURE or not shared)
        return Reading("offer", listed, whole=clear and len(listed[0].steps) == 1)
    if refused:
        return _refuse(refused[0], certain=True)
    untimely = not_now(reader)
    if untimely is not None:
        return Reading("refuse", refusal=untimely)
    each = one_by_one(reader)
    if each:
        return Reading("offer", each)
    strange = not_here(reader, found)
    if strange is not None:
        return Reading("refuse", refusal=strange)
    near = [one for one in possible if one.sure >= UNSURE and worth(prompt, whole, one)]
    if near:
        least = min(len(one.left) for one in near)
        some = [one.move for one in _ranked(near) if len(one.left) <= least + 1]
        if _says_no(whole, near):
            return Reading("offer", some)
        return Reading("offer", _all_of_few(prompt, whole, found, _with_others(reader, some)))
    partly = [one for one in found if _nearly_refused(prompt, whole, one)]
    if partly:
        best = min(partly, key=lambda one: len(one.left))
        if not _refuses(whole, best) and not asks(whole) and not best.odd:
            return _refuse(best)
    if _refused_names(whole, found):
        return _others(prompt, whole, found)
    declined = _declined(prompt, whole)
    if declined is not None:
        return Reading("offer", [declined])
    return Reading("ask" if _only_verb(prompt, whole) else "silence")


def _another(reader: Reader, one: Candidate, at: int) -> bool:
    """Whether a misspelt name is nearer to something that is no answer: `Drogon` to a house."""
    known = reader.among(one.ask)
    names = {told: near for told, near in reader.words[at].meanings.items() if told[0] == "@"}
    best = max((near for told, near in names.items() if told in known), default=1.0)
    return any(near > best for told, near in names.items() if told not in known)


def _with_others(reader: Reader, moves: list[Move]) -> list[Move]:
    """A single answer, and what else was named for the same question and not refused."""
    ask, value = moves[0].steps[0]
    if len(moves) > 1 or len(moves[0].steps) > 1 or not isinstance(ask, Choose) or ask.max > 1:
        return moves
    mine = next((reader.features(ask, one) for one in ask.options if [one.id] == value), None)
    if mine is None:
        return moves
    words = [w for w in reader.words if w.named and not w.refused and not fits(w, mine)]
    others = [
        one
        for one in ask.options
        if [one.id] != value and any(fits(w, reader.features(ask, one)) >= SURE for w in words)
    ]
    return [*moves, *(Move(((ask, [one.id]),)) for one in others)][:MOST_OFFERED]


def _says_no(whole: Sentence, near: list[Candidate]) -> bool:
    """Whether `noch nicht einsetzen` answers a question with two answers: the no alone."""
    asks = [one.ask for one in near]
    if not all(isinstance(ask, Choose) and len(ask.options) == 2 for ask in asks):
        return False
    return all(any(turns(whole.words[at]) for at in one.used) for one in near)


def _nearly_refused(prompt: Prompt, whole: Sentence, one: Candidate) -> bool:
    """Whether hardly a word is left over beside a clear name of what the rules refuse."""
    if one.refusal is None or one.sure < SURE or len(one.left) > MOST_BESIDE:
        return False
    small = word_set("deciding", "hesitation")
    beside = all(w.meanings or {*w.text.split()} <= small for w in one.left)
    used = [whole.words[at] for at in one.used]
    if isinstance(one.ask, Offer):
        return beside and any(" " in word.text for word in used)
    whole_number = any(word.means("all") for word in whole.words)
    named = any(
        word.named or word.text.isdecimal() or word.means("all") or (word.number and whole_number)
        for word in used
    )
    return named and beside and (worth(prompt, whole, one) or whole_number)


def _all_of_few(
    prompt: Prompt, whole: Sentence, found: list[Candidate], moves: list[Move]
) -> list[Move]:
    """Where words are left over and there are few answers: the likely one, then the others."""
    if len(moves) > 1 or len(moves[0].steps) > 1:
        return moves
    refused = [one.move for one in found if _refuses(whole, one)]
    others = [
        one
        for one in few_answers(prompt.view, prompt.lexicon)
        if one.steps[0][0].id == moves[0].steps[0][0].id and one.key != moves[0].key
        if not any(_has(one, move) for move in refused)
    ]
    return [*moves, *others]


def _refuse(one: Candidate, *, certain: bool = False) -> Reading:
    """With the move, if it is told in full, so that the rules can be asked for their reason."""
    reason = one.refusal.reason if one.refusal is not None else ""
    told = [] if reason.startswith("typed-") else [one.move]
    return Reading("refuse", told, one.refusal, half=certain and reason in NEVER)


def _ranked(found: list[Candidate]) -> list[Candidate]:
    return sorted(found, key=lambda one: (len(one.left), -one.sure, -len(one.used)))[:MOST_OFFERED]


def _refuses(whole: Sentence, one: Candidate) -> bool:
    """Whether the sentence says not to do this."""
    words = whole.words
    # A `no` that is the answer itself does not turn it round.
    own = (f"={one.ask.topic}/", "=line/", "=kind/")
    turning = [
        word
        for word in whole.turning
        if word.at not in one.used or not any(meant.startswith(own) for meant in word.meanings)
    ]
    told = [words[at] for at in one.used if not turns(words[at])]
    if turning and any(word.refused for word in told):
        return True
    spared = [w.at for w in words if w.means("except") and w.at not in one.used]
    return bool(spared) and any(at > spared[0] and words[at].named for at in one.used)


def _refused_names(whole: Sentence, found: list[Candidate]) -> bool:
    """Whether it says of a name that it is not meant, and says nothing else."""
    refused = [one for one in found if _refuses(whole, one) and not one.bare]
    small = (*BESIDE, "not", "except", "instead-of", "only")
    turning = {word.at for word in whole.turning}
    return any(
        all(word.means(*small) or word.at in turning for word in one.left) for one in refused
    )


def _others(prompt: Prompt, whole: Sentence, found: list[Candidate]) -> Reading:
    """`not Bran`: the other answers, without those that were refused."""
    refused = [one.move for one in found if _refuses(whole, one)]
    asks = {move.steps[0][0].id for move in refused}
    few = [one for one in few_answers(prompt.view, prompt.lexicon) if one.steps[0][0].id in asks]
    left = [one for one in few if not any(_has(one, move) for move in refused)]
    return Reading("offer", left) if 0 < len(left) < len(few) else Reading("silence")


def _has(move: Move, part: Move) -> bool:
    """Whether a move does what another one does, and perhaps more of it."""
    (ask, value), (other, some) = move.steps[0], part.steps[0]
    if ask.id != other.id or not isinstance(value, list) or not isinstance(some, list):
        return move.key == part.key
    return {*some} <= {*value}


def _declined(prompt: Prompt, whole: Sentence) -> Move | None:
    """`I won't attack this turn`: the verb of what is shown with a `not`: to do nothing there."""
    shown = prompt.shown
    quiet = shown.quiet if shown is not None else None
    if shown is None or quiet is None or isinstance(shown, Offer) or asks(whole):
        return None
    words = [word for word in whole.words if word.text not in SILENT]
    verbs = [word for word in words if is_verb(prompt, word, {shown.topic})]
    small = word_set("filler") | word_set("articles")
    told = {word.at for word in verbs}
    beside = [word for word in words if word.at not in told and not word.means("not", *BESIDE)]
    plain = all({*word.text.split()} <= small or word.means("anything") for word in beside)
    turned = any(word.means("not", "none") for word in words)
    if verbs and turned and plain and not any(word.means("not-yet") for word in words):
        return Move(((shown, quiet),))
    return None


def _only_verb(prompt: Prompt, whole: Sentence) -> bool:
    """`attack!`: a verb of the question that is shown, and nothing else."""
    words = [w for w in whole.words if w.text not in SILENT and not w.means("polite")]
    shown, known = prompt.shown, prompt.lexicon.verbs
    if len(words) != 1 or shown is None:
        return False
    verbs = [one[1:] for one in words[0].meanings if one[0] == "!"]
    return any(shown.topic in known.get(verb, ()) for verb in verbs)


def _corrected(prompt: Prompt, whole: Sentence, marks: list[Word]) -> Reading:
    """What was said last, to be confirmed."""
    best = Reading("silence")
    if marks[-1].means("reversed"):
        return _reversed(prompt, whole, marks)
    old = {""}
    if isinstance(prompt.shown, Offer) and marks[-1] is not whole.words[-1]:
        old = {one.key for one in decided(prompt, whole.tokens[: marks[-1].start]).moves}
    merged = _form_corrected(prompt, whole, marks)
    if merged is not None:
        return Reading("offer", [merged])
    for tokens in islice(without(prompt, whole, marks), MOST_CORRECTED):
        reading = decided(prompt, tokens)
        if reading.kind in ("do", "note"):
            return Reading("offer", reading.moves)
        changed = not old or not {one.key for one in reading.moves} <= old
        if reading.kind in ("offer", "refuse") and best.kind == "silence" and changed:
            best = reading
    return best


def _form_corrected(prompt: Prompt, whole: Sentence, marks: list[Word]) -> Move | None:
    """`both from the deck, no, Stark's from the hand`: a form, and then a part of it anew."""
    ask = prompt.shown
    if not isinstance(ask, Assign) or not ask.values or len(ask.keys) == 1:
        return None
    taken = {mark.at for mark in marks}
    after = [word for word in whole.words[marks[0].at :] if word.at not in taken]
    anew = tuple(token for word in after for token in whole.tokens[word.start : word.end])
    halves = decided(prompt, whole.tokens[: marks[0].start]), decided(prompt, anew)
    told = [one.moves[0].steps for one in halves if one.kind in ("do", "note") and one.moves]
    if len(told) < len(halves) or any(len(one) > 1 or one[0][0].id != ask.id for one in told):
        return None
    old, new = (one[0][1] for one in told)
    if not isinstance(old, dict) or not isinstance(new, dict) or not {*new} < {*old}:
        return None
    return Move(((ask, {**old, **new}),))


def _reversed(prompt: Prompt, whole: Sentence, marks: list[Word]) -> Reading:
    """`Stark, Tyrell, other way round`: a list of two the other way round; nothing else."""
    reading = decided(prompt, whole.tokens[: marks[0].start])
    turned = [
        Move(((ask, value[::-1]),))
        for ask, value in (step for move in reading.moves[:1] for step in move.steps[:1])
        if isinstance(ask, Choose) and ask.ordered and len(value) == len(("one", "other"))
    ]
    return Reading("offer", turned) if turned else Reading("silence")


def known(prompt: Prompt, tokens: tuple[str, ...]) -> list[Word]:
    """The words of a later part, with what they can mean at any question of the game."""
    return _sentence(prompt, tokens, prompt.view.asks, whole_book(prompt)).words


def known_words(prompt: Prompt, tokens: tuple[str, ...]) -> bool:
    """Whether every word of a later part is one that a move can be made of."""
    words = [word for word in known(prompt, tokens) if word.text not in SILENT | ARROWS]
    turning = ("not", "or", "correction", "instead", "idiom")
    turned = any(word.means(*turning) and not _key(word) for word in words)
    meant = all(word.meanings or word.number is not None for word in words)
    return meant and not turned and not any(word.text in ("?", '"', "%") for word in words)


def _key(word: Word) -> bool:
    return any(one[0] in "=@" for one in word.meanings) or word.text in word_set("pass", "none")
