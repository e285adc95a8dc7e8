"""What a line hints at that is no move by itself; never shown alone, and only if it is no talk."""

from dataclasses import dataclass

from bot.kernel import Amount, Choose, Illegal
from bot.kernel.asks import AnyAsk, Key, Option
from bot.reader.chains import Move
from bot.reader.listing import MOST_LISTED, few_answers
from bot.reader.parses import UNSURE, Prompt, features, fits, is_verb, refusal_of, things
from bot.reader.sentence import SILENT, Sentence, Word, clauses, is_story, turns
from bot.reader.text import ONE_ERROR, nearness, phrase
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
    verbs = {word.at for word in said if is_verb(prompt, word, {ask.topic})}
    beside = [word for word in said if word.at not in told]
    if is_talk(whole, beside) or any(word.means("idiom") or turns(word) for word in said):
        return None
    strange = [word for word in said if word.at not in told | verbs and _strange(word)]
    names = [word for word in said if word.at in told and word.named]
    absent = next((word for word in said if word.at not in told and _absent(ask, word)), None)
    if absent is not None and verbs and not strange and len(said) <= MOST_BESIDE_VERB:
        return Hint([], absent)
    if not told or len(strange) > len(names) or (not names and len(said) > MOST_BESIDE_LABEL):
        return None
    listed = sorted((one for one in found if found[one]), key=lambda one: -len(found[one]))
    return Hint(listed, absent)


def _absent(ask: AnyAsk, word: Word) -> bool:
    """Whether it names something, or counts, where nothing like it is asked for."""
    counts = word.number is not None and word.number > 1
    elsewhere = word.means("foreign", "foreign-person", "foreign-place", "foreign-card")
    return word.named or elsewhere or (counts and isinstance(ask, Choose) and ask.max == 1)


def shown(prompt: Prompt, hint: Hint) -> tuple[list[Move], Illegal | None]:
    """The moves to offer for a hint, the likely ones first; or what is not possible here."""
    ask = prompt.shown
    if hint.absent is not None:
        return [], Illegal("typed-not-here", text=hint.absent.text)
    if isinstance(ask, Choose) and ask.max == 1:
        moves = around(prompt, [Move(((ask, [one]),)) for one in hint.options])
    elif isinstance(ask, Choose) and not ask.ordered:
        value = [one.id for one in ask.options if one.id in hint.options]
        likely = [] if refusal_of(ask, value) else [Move(((ask, value),))]
        moves = around(prompt, likely)
    else:
        moves = few_answers(prompt.view)
    return (moves if len(moves) > 1 else []), None


def around(prompt: Prompt, likely: list[Move]) -> list[Move]:
    """The likely moves, and then other answers to the same question, as far as they are few."""
    if not likely:
        return []
    ask = likely[0].steps[0][0]
    known = {one.key for one in likely}
    others = [one for one in few_answers(prompt.view) if one.steps[0][0].id == ask.id]
    if not others and isinstance(ask, Choose) and ask.max == 1:
        others = [Move(((ask, [option.id]),)) for option in ask.options]
    elif not others and isinstance(ask, Amount):
        others = [Move(((ask, number),)) for number in (ask.min, ask.max)]
    elif not others and ask.quiet is not None:
        others = [Move(((ask, ask.quiet),))]
    first = [one.steps[0][1] for one in likely]
    left = [one for one in others if one.key not in known and one.steps[0][1] not in first]
    return [*likely, *left][:MOST_LISTED]


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
    return {
        word.at
        for word in said
        if not word.refused
        and ((fits(word, known) >= UNSURE and not _everyday(word)) or _labelled(word, stems))
    }


def _everyday(word: Word) -> bool:
    """Whether it is a word of every day besides: `no`, `done`, `all`."""
    return not word.named and word.means("pass", "nope", "none", "yes", "all", "chatty", "idiom")


def _labelled(word: Word, stems: frozenset[str]) -> bool:
    """Whether it is a word of a label, in another form or misspelt: `behalt`, `keeping`."""
    if word.named:
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
