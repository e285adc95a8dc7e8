"""What a line hints at that is no move by itself; never shown alone, and only if it is no talk."""

from dataclasses import dataclass
from typing import Any

from bot.kernel import Amount, Choose, Illegal, Offer
from bot.kernel.asks import AnyAsk, Assign, Key, Option
from bot.reader.chains import Move
from bot.reader.choices import LATER
from bot.reader.listing import MOST_LISTED, few_answers
from bot.reader.parses import SURE, UNSURE, Prompt, features, fits, is_verb, refusal_of, things
from bot.reader.reading import decided
from bot.reader.sentence import (
    CORRECTING,
    SILENT,
    Sentence,
    Word,
    clauses,
    declines,
    is_story,
    turns,
)
from bot.reader.text import ONE_ERROR, QUOTE, nearness, phrase
from bot.reader.vocabulary import called, named_by, phrases, word_set
from bot.text import LANGUAGES, words

MOST_WORDS = 12
"""A longer line is a story."""
SHORTEST = 4
"""In a shorter word nothing is forgiven."""
MOST_BESIDE_VERB = 4
"""Beside a verb something that is not here is told so in so short a line."""
MOST_BESIDE_LABEL = 5
"""A word of a label hints at something in so short a line."""
LONGEST_WAIT = 3
"""In so many words somebody says to wait."""
MOST_ENDING = 3
"""By so many letters two forms of a word may differ."""
SMALL = (
    *("filler", "articles", "source", "target", "with", "and", "pronoun", "nope", "none", "pass"),
    *("not", "yes", "all", "rest", "both", "chatty", "thanks", "house", "against", "only"),
)
"""Words that stand on labels and hint at nothing."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What the words of a line point at, and what among them is not there."""

    options: list[str]
    absent: Word | None
    """A name or a number beside it that cannot be chosen here."""


def hint_of(prompt: Prompt, whole: Sentence) -> Hint | None:
    """What the question that is shown and a line have in common; None if the line is talk."""
    ask = prompt.shown
    said = [word for word in whole.words if word.text not in SILENT]
    if ask is None or not ask.owed or not said or len(said) > MOST_WORDS:
        return None
    found = {one.id: _hits(prompt, ask, one, said) for one in things(ask)}
    told = {at for hits in found.values() for at in hits}
    if len(said) == 1 and _not_one(prompt, ask, said[0], bool(told)):
        return Hint([], said[0])
    verbs = {word.at for word in said if is_verb(prompt, word, {ask.topic})}
    beside = [word for word in said if word.at not in told]
    if is_talk(whole, beside) or any(word.means("idiom") for word in said):
        return None
    if any(turns(word) and " " not in word.text for word in said) or any(map(turns, beside)):
        return None
    strange = [word for word in said if word.at not in told | verbs and _strange(word)]
    names = [word for word in said if word.at in told and word.named]
    beside = [word for word in beside if not word.refused]  # Nothing is asked of what is refused.
    absent = next((word for word in beside if _absent(ask, word)), None)
    if absent is not None and verbs and not strange and len(said) <= MOST_BESIDE_VERB:
        return Hint([], absent)
    phrases_told = [word for word in said if word.at in told and " " in word.text]
    if not told or len(strange) > len({word.at for word in (*names, *phrases_told)}):
        return None
    if not names and len(said) > MOST_BESIDE_LABEL:
        return None
    listed = sorted((one for one in found if found[one]), key=lambda one: -len(found[one]))
    return Hint(listed, absent)


def hits(prompt: Prompt, whole: Sentence) -> dict[str, set[int]]:
    """The words of a line that hint at each answer to the question that is shown."""
    ask = prompt.shown
    said = [word for word in whole.words if word.text not in SILENT]
    return {} if ask is None else {one.id: _hits(prompt, ask, one, said) for one in things(ask)}


def _not_one(prompt: Prompt, ask: AnyAsk, word: Word, told: bool) -> bool:
    """`both` where one is chosen, or a card that is not here, and not a word besides."""
    single = isinstance(ask, Choose) and ask.max == 1
    card = word.text in prompt.lexicon.cards() or (not told and _absent(ask, word))
    return (single and word.means("both", "all")) or (card and not told)


def _absent(ask: AnyAsk, word: Word) -> bool:
    """Whether it names something, or counts, where nothing like it is asked for."""
    counts = word.number is not None and word.number > 1
    elsewhere = word.means("foreign", "foreign-person", "foreign-place", "foreign-card")
    single = isinstance(ask, Offer) or (isinstance(ask, Choose) and ask.max == 1)
    return word.named or elsewhere or (counts and single)


def said_last(prompt: Prompt, whole: Sentence) -> list[Move]:
    """After `no`, `sorry` or what was refused: the move that is said then, if it is one."""
    if is_story(whole.words):
        return []
    marks = [word.at for word in whole.words if _retracts(whole, word)]
    refused = [clause for clause in clauses(whole.words) if declines(clause)]
    marks += [clause[-1].at for clause in refused]
    swap = next((word for word in whole.words if word.means("instead-of")), None)
    if swap is not None:
        return _decided(prompt, whole, _swapped(whole, swap))
    if not marks:
        return []
    later = whole.words[max(marks) + 1 :]
    if any(_refuses(word) for word in later):
        kept = [one for one in clauses(later) if not any(map(_refuses, one))]
        later = kept[-1] if kept else []
    if isinstance(prompt.shown, Assign) and not _keyed(prompt, prompt.shown, later):
        return []  # `Winterfell march 0. No wait, march +1 there`: not everywhere.
    if isinstance(prompt.shown, Choose) and prompt.shown.max > 1:
        old = {word.text for word in whole.words[: max(marks)] if word.named}
        if {word.text for word in later if word.named} & old:
            return []  # `A, then B. No, B first`: the same in another order.
    return _decided(prompt, whole, later)


def _decided(prompt: Prompt, whole: Sentence, said: list[Word]) -> list[Move]:
    """What these words of a sentence come to by themselves."""
    tokens = [token for word in said for token in whole.tokens[word.start : word.end]]
    while tokens and tokens[0] in SILENT:
        del tokens[0]
    if not tokens or {"?", QUOTE} & {*tokens}:
        return []
    reading = decided(prompt, tuple(tokens))
    return reading.moves if reading.kind in ("do", "note", "offer") else []


def _keyed(prompt: Prompt, ask: Assign, said: list[Word]) -> bool:
    """Whether it is told which part of a form is meant."""
    known = [features(prompt, ask, key) for key in ask.keys]
    told = any(word.named and any(fits(word, one) for one in known) for word in said)
    return told or len(known) == 1


def _refuses(word: Word) -> bool:
    return turns(word) and not any(one[0] == "=" for one in word.meanings)


def _retracts(whole: Sentence, word: Word) -> bool:
    """Whether it takes back what stands before it: `sorry`, or a `no` with a comma after it."""
    after = whole.words[word.at + 1 : word.at + 2]
    no = word.text in word_set("retract") and bool(after) and after[0].separates
    return bool(word.at) and (word.means(*CORRECTING) or no)


def _swapped(whole: Sentence, swap: Word) -> list[Word]:
    """`raid instead of power`, `Tywin and Bran; instead of Bran Arya`: without the old word."""
    told = [word for word in whole.words if not _retracts(whole, word) and not _refuses(word)]
    before = [word for word in told if word.at < swap.at]
    after = [word for word in told if word.at > swap.at and not word.means("articles")]
    old, new = after[:1], [word for word in after[1:] if not word.means("polite")]
    while before and before[-1].text in SILENT:
        before.pop()
    mark = next((word for word in whole.words if _retracts(whole, word)), None)
    if old and not new and mark is not None and mark.at < swap.at:
        new = [word for word in before if word.at > mark.at]
        before = [word for word in before if word.at < mark.at]
    elif not old or not new:
        return before if old else []
    place = next((at for at, word in enumerate(before) if word.text == old[0].text), None)
    return [] if place is None else [*before[:place], *new, *before[place + 1 :]]


def said_first(prompt: Prompt, whole: Sentence) -> list[Move]:
    """`Nobody, fight it out yourselves`: a move before the first comma, and then talk."""
    clause = next(iter(clauses(whole.words)), [])
    if not clause or clause[-1] is whole.words[-1] or is_story(whole.words):
        return []
    rest = whole.words[clause[-1].at + 1 :]
    named = any(word.named for word in clause)
    if any(word.text in ("?", QUOTE) or (named and (turns(word) or word.named)) for word in rest):
        return []
    if any(word.means("idiom") or word.refused for word in clause):
        return []
    if all(word.means("yes", "nope", "chatty", "thanks", "person") for word in clause):
        ask = prompt.shown
        decides = isinstance(ask, Choose) and len(ask.options) == len(("yes", "no"))
        answer = any(word.means("yes", "nope") for word in clause)
        spoken = any(word.means("person") for word in rest)
        return few_answers(prompt.view, prompt.lexicon) if decides and answer and not spoken else []
    small = word_set("filler", "hesitation")
    firm = [
        word
        for word in clause
        if not word.means("intent", "pronoun", "nope")
        and (word.meanings or not {*word.text.split()} <= small)
    ]
    would = any({*word.text.split()} & word_set("modal") for word in clause)
    for said in (clause,) if would else (clause, firm):
        tokens = [token for word in said for token in whole.tokens[word.start : word.end]]
        reading = decided(prompt, tuple(tokens))
        if reading.kind == "do":
            several = around(prompt, reading.moves, whole)
            return several if len(several) > 1 else []
    return []


def shown(prompt: Prompt, whole: Sentence, hint: Hint) -> tuple[list[Move], Illegal | None]:
    """The moves to offer for a hint, the likely ones first; or what is not possible here."""
    ask = prompt.shown
    if hint.absent is not None:
        return [], Illegal("typed-not-here", text=hint.absent.text)
    if isinstance(ask, Choose) and ask.max == 1:
        moves = around(prompt, [Move(((ask, [one]),)) for one in hint.options], whole)
    elif isinstance(ask, Choose):
        first = {one: min(hits(prompt, whole)[one], default=0) for one in hint.options}
        value = sorted(hint.options, key=first.__getitem__) if ask.ordered else hint.options
        ways = [value, *([one] for one in value)] if len(value) > 1 else [value]
        likely = [Move(((ask, one),)) for one in ways if refusal_of(ask, one) is None]
        moves = around(prompt, likely, whole)
    else:
        moves = few_answers(prompt.view, prompt.lexicon)
    return (_unrefused(prompt, whole, moves) if len(moves) > 1 else []), None


def _unrefused(prompt: Prompt, whole: Sentence, moves: list[Move]) -> list[Move]:
    """Those moves that choose nothing which the sentence refuses by name."""
    refused = [word for word in whole.words if word.refused and word.named]
    return [one for one in moves if not any(_chooses(prompt, one, word) for word in refused)]


def _chooses(prompt: Prompt, move: Move, word: Word) -> bool:
    """Whether a move chooses what this word names."""
    return any(
        isinstance(ask, Choose)
        and any(
            option.id in value and fits(word, features(prompt, ask, option)) >= SURE
            for option in ask.options
        )
        for ask, value in move.steps
    )


def around(prompt: Prompt, likely: list[Move], whole: Sentence) -> list[Move]:
    """The likely moves, and then other answers to the same question, as far as they are few.

    What stands behind an `all but` or a `without` is not among the others.
    """
    if not likely:
        return []
    ask = likely[0].steps[0][0]
    if _opposed(prompt, ask, whole):
        return likely
    known = {one.key for one in likely}
    others = [
        one for one in few_answers(prompt.view, prompt.lexicon) if one.steps[0][0].id == ask.id
    ]
    if not others and isinstance(ask, Choose) and ask.max == 1:
        others = [Move(((ask, [option.id]),)) for option in ask.options]
    elif not others and isinstance(ask, Choose) and not _spares(whole):
        single = [[option.id] for option in ask.options]
        others = [Move(((ask, one),)) for one in single if refusal_of(ask, one) is None]
    elif not others and isinstance(ask, Amount):
        others = [Move(((ask, number),)) for number in (ask.min, ask.max)]
    elif not others and ask.quiet is not None:
        others = [Move(((ask, ask.quiet),))]
    first = [one.steps[0][1] for one in likely]
    spared = _spared(prompt, ask, whole)
    left = [
        one
        for one in others
        if one.key not in known
        and one.steps[0][1] not in first
        and not (isinstance(ask, Choose) and spared & {*one.steps[0][1]})
    ]
    if not left and len(likely) == 1 and ask is not prompt.shown:
        left = few_answers(prompt.view, prompt.lexicon)
    return [*likely, *left][:MOST_LISTED]


def _opposed(prompt: Prompt, ask: AnyAsk, whole: Sentence) -> bool:
    """Whether what is named is what is not chosen: `keep 12` where cards are laid off."""
    turned = {*prompt.lexicon.opposite.get(ask.topic, ())}
    return any(turned & {*word.meanings} for word in whole.words)


def _spares(whole: Sentence) -> bool:
    """Whether something is left out or refused: `keep all but 12`."""
    return bool(whole.turning) or any(word.means("except") for word in whole.words)


def _spared(prompt: Prompt, ask: AnyAsk, whole: Sentence) -> set[str]:
    """The options that are named to be left out: `without Jaime`."""
    excepted = [word.at for word in whole.words if word.means("except")]
    named = [word for word in whole.words if excepted and word.named and word.at > excepted[0]]
    if not named or not isinstance(ask, Choose):
        return set()
    known = {one.id: features(prompt, ask, one) for one in ask.options}
    return {one for one in known if any(fits(word, known[one]) >= SURE for word in named)}


def all_named(prompt: Prompt, whole: Sentence, moves: list[Move]) -> list[Move]:
    """Before a part of a list that is told, all that is named for it, in that order."""
    ask, value = moves[0].steps[0]
    if not isinstance(ask, Choose) or ask.max == 1 or len(moves[0].steps) > 1:
        return moves
    if _spares(whole) or _opposed(prompt, ask, whole):
        return moves
    known = {one.id: features(prompt, ask, one) for one in ask.options}
    named = [
        one
        for word in whole.words
        if word.named and not word.refused
        for one in known
        if fits(word, known[one]) >= SURE
    ]
    every = [*dict.fromkeys(named)]
    if {*every} <= {*value} or refusal_of(ask, every) is not None:
        return moves
    return [Move(((ask, every),)), *moves]


def goes_back(moves: list[Move]) -> bool:
    """Whether what is offered alone is only to wait or to step back, which nobody named."""
    values = [value for move in moves for ask, value in move.steps if isinstance(ask, Choose)]
    return len(moves) == len(values) == 1 and bool(values[0]) and {*values[0]} <= LATER


def leaves_out(prompt: Prompt, whole: Sentence, move: Move) -> bool:
    """Whether a form lacks something that is named: `Moat Cailin defends, Karhold as well`."""
    ask, value = move.steps[-1]
    if isinstance(ask, Offer):
        terms = [features(prompt, ask, one) for one in ask.terms if one.id in _proposed(value)]
        before = [None, *whole.words]
        named = [
            word
            for word in whole.words
            if word.named and (not _somebody(word) or _gets(before[word.at]))
        ]
        return bool(terms) and not all(any(fits(word, one) for one in terms) for word in named)
    if not isinstance(ask, Assign) or not isinstance(value, dict):
        return False
    values = {f"={ask.topic}/{one.id}" for one in ask.values if one.id not in value.values()}
    turning = [word for word in whole.words if turns(word) or word.means(*CORRECTING)]
    if turning:
        return any(values & {*word.meanings} for word in turning)
    told = [one for one in ask.keys if one.id in value]
    told_as = [one for one in ask.values if one.id in value.values()]
    listed: list[Option | Key] = [*told, *told_as]
    known = [features(prompt, ask, one) for one in listed]
    return any(
        word.named and not word.means("person") and not any(fits(word, one) for one in known)
        for word in whole.words
    )


def _gets(before: Word | None) -> bool:
    """Whether this word makes the next one somebody who gets something: `one for Tyrell`."""
    return before is not None and before.means("target")


def _somebody(word: Word) -> bool:
    """Whether it names who gives or who gets."""
    return word.means("person") or any(one.startswith("@house:") for one in word.meanings)


def _proposed(value: Any) -> list[str]:
    """The terms that an answer to a talk proposes."""
    return [*value.get("propose", ())] if isinstance(value, dict) else []


def _strange(word: Word) -> bool:
    """Whether it says nothing that could belong to a move."""
    small = word_set("filler", "deciding", "hesitation")
    if word.means("person"):
        return True
    return not word.meanings and word.number is None and not {*word.text.split()} <= small


def _hits(prompt: Prompt, ask: AnyAsk, option: Option | Key, said: list[Word]) -> set[int]:
    """The words that hint at an option: its names, its keywords, and words of its label."""
    known = features(prompt, ask, option)
    stems = _stems(prompt, ask, option)
    told = {
        word.at
        for word in said
        if (not word.refused or turns(word))
        and ((fits(word, known) >= UNSURE and not _everyday(word)) or _labelled(word, stems))
    }
    told |= _taken_apart(said, stems)
    return told | _waits(said) if option.id in LATER else told


def _waits(said: list[Word]) -> set[int]:
    """`I would rather see what the others do`, `ask me when the time has come`.

    A single word says so only where nothing else is talked of: `wait, telephone` does not.
    """
    shortest = 2 if any(map(_strange, said)) else 1
    tokens = [(token, word.at) for word in said for token in word.text.split()]
    known = word_set("waiting")
    return {
        at
        for start, (_, at) in enumerate(tokens)
        for end in range(start + shortest, min(start + LONGEST_WAIT, len(tokens)) + 1)
        if " ".join(token for token, _ in tokens[start:end]) in known
    }


def _taken_apart(said: list[Word], stems: frozenset[str]) -> set[int]:
    """`ich ziehe mich zurück`, `wir brechen ab`: a verb of a label whose first part comes last."""
    found: set[int] = set()
    for last in said[1:]:
        prefix = last.text
        if prefix not in word_set("first-part"):
            continue
        verbs = [one.removeprefix(prefix) for one in stems if one.startswith(prefix)]
        for word in said[: last.at]:
            if not word.named and any(_bent(word.text, verb) for verb in verbs):
                found |= {word.at, last.at}
    return found


def _bent(typed: str, verb: str) -> bool:
    """Whether these are two forms of one verb: `ziehe`, `ziehen`; `setzt`, `setzen`."""
    stem = verb.removesuffix("en").removesuffix("n")
    return len(stem) >= SHORTEST - 1 and typed.startswith(stem) and len(typed) <= len(stem) + 2


def _everyday(word: Word) -> bool:
    """Whether it is a word of every day besides: `no`, `done`, `all`."""
    return not word.named and word.means("pass", "nope", "none", "yes", "all", "chatty", "idiom")


def _labelled(word: Word, stems: frozenset[str]) -> bool:
    """Whether it is a word of a label, in another form or misspelt: `behalt`, `keeping`."""
    if word.named or _refuses(word):
        return False
    tokens = {*word.text.split()} - _small()
    return any(_like(token, one) for token in tokens for one in stems)


def _like(token: str, meant: str) -> bool:
    short, long = sorted((token, meant), key=len)
    if token == meant or len(short) < SHORTEST or token[0] != meant[0]:
        return token == meant
    more = len(long) - len(short)
    return (more <= MOST_ENDING and long.startswith(short)) or (
        more <= 1 and nearness(token, meant) >= ONE_ERROR
    )


def _stems(prompt: Prompt, ask: AnyAsk, option: Option | Key) -> frozenset[str]:
    """The words of a label and of its keywords that are no small words."""
    told = [phrase(words(one).option(prompt.game, option, prompt.seat)) for one in LANGUAGES]
    told += phrases(f"{ask.topic}-{option.id}", prompt.game)
    label = named_by(prompt.game, option)
    told += called(prompt.game, label) if label else ()
    tokens = {token for one in told for token in one.split()}
    return frozenset(one for one in tokens if len(one) >= SHORTEST - 1) - _small()


def _small() -> frozenset[str]:
    return word_set(*SMALL)


def is_talk(whole: Sentence, said: list[Word]) -> bool:
    """Whether its grammar makes it talk: a question, a story, about or to somebody else."""
    tokens = [token for word in said for token in word.text.split()]
    if any(word.text in ("?", '"', "%") for word in said):
        return True
    if is_story(whole.words):
        return True
    if any(word.means("leaving", "except", "not-yet") for word in said):
        return True
    told = {*tokens}
    if told & word_set("addressing", "saying", "supposing", "story", "wondering", "chatting"):
        return True
    third = word_set("third-person") - word_set("articles")
    return any(
        one[0].text.split()[0] in word_set("others")
        or (one[0].text in third and any(map(_strange, one)))
        for one in clauses(whole.words)
    )
