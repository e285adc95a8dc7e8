"""The rule of certainty: which words of a sentence its move accounts for, and which are left over.

A message acts only if every word of it is accounted for by the move it makes. A keyword counts only
if it is the whole message, politeness aside.
"""

from collections.abc import Iterable

from bot.reader.parses import Reader
from bot.reader.reading import Scene
from bot.reader.sentence import SILENT, Word
from bot.reader.text import ARROW, BACK_ARROW
from bot.reader.vocabulary import word_set

ARROWS = frozenset({ARROW, BACK_ARROW})
AROUND = ("articles", "and", "pronoun")
"""Small words that may stand anywhere beside a name or a number."""
BESIDE = (
    *("polite", "thanks", "pronoun", "intent", "articles", "nope", "not", "pass", "none", "and"),
    "place-noun",
)
"""Small words beside which a keyword may still be meant as one."""


def left_over(
    reader: Reader, topics: Iterable[str], used: frozenset[int], known: frozenset[int], bare: bool
) -> list[Word]:
    """The words that a move does not account for.

    `used` words tell it, `known` ones repeat what the question is about.
    """
    about = {*topics}
    words = reader.words
    spent = used | known
    verbs = {word.at for word in words if is_verb(reader.scene, word, about)}
    counted = any(words[at].number is not None or words[at].means("all", "rest") for at in used)
    left: list[Word] = []
    for word in words:
        if word.at in spent or word.text in SILENT or word.means("polite", "gap"):
            continue
        if bare and word.at in verbs and len(verbs) == 1 and _with_verb(words, used):
            continue
        if bare:
            first = word.means("pronoun") and word.at == 0
            if not (first and len(words) > 1) and not (word.means("thanks") and _last(words, word)):
                left.append(word)
            continue
        if word.number is not None:
            left.append(word)
            continue
        if word.at in verbs or word.text in ARROWS or word.means(*AROUND):
            continue
        if word.text in word_set("house"):
            continue
        if word.means("unit") and (counted or verbs):
            continue
        if {f"={topic}/{sort}" for topic in about for sort in ("things", "unit")} & {
            *word.meanings
        }:
            continue
        if verbs and word.means("intent", "particles"):
            continue
        if word.means("source", "target", "with") and _leads(words, word, spent):
            continue
        if word.means("thanks") and _last(words, word):
            continue
        left.append(word)
    return left


def is_odd(word: Word, bare: bool) -> bool:
    """Whether a word that is left over speaks against the move; else it is worth asking back.

    Beside a `bare` keyword there may be verbs and words that say nothing of their own, but none
    that makes it talk: `skip the maneuver`, but not `all good`.
    """
    if word.means("person"):
        return True
    if bare and word.means("chatty"):
        return word.at > 0
    if {*word.text.split()} <= word_set("filler") or word.number == 1 or word.text in ("?", '"'):
        return False
    if not bare:
        return not word.meanings
    return not word.means(*BESIDE) and not any(one[0] == "!" for one in word.meanings)


def is_verb(scene: Scene, word: Word, topics: set[str]) -> bool:
    """Whether it is a verb for one of these questions."""
    known = scene.lexicon.verbs
    return any(
        near >= 0.9 and topics & {*known.get(one[1:], ())}
        for one, near in word.meanings.items()
        if one[0] == "!"
    )


def _with_verb(words: list[Word], used: frozenset[int]) -> bool:
    """Whether a keyword may stand beside its verb: `raven nothing`, but not `weiter angreifen`."""
    plain = [words[at] for at in used]
    return not any(word.means("pass") or word.number is not None for word in plain)


def _leads(words: list[Word], word: Word, spent: frozenset[int]) -> bool:
    """Whether a preposition stands before something that is accounted for."""
    for after in words[word.at + 1 :]:
        if after.at in spent:
            return after.number is None or after.named or word.means("with")
        if not after.means("articles", "pronoun", "source", "target", "with", "unit"):
            return False
    return False


def _last(words: list[Word], word: Word) -> bool:
    after = words[word.at + 1 :]
    return word.at > 0 and all(one.text in SILENT or one.means("thanks", "polite") for one in after)
