"""Signs that a sentence tells, asks or imagines something, so that its names are no move."""

from itertools import pairwise

from bot.reader.sentence import SILENT, Word
from bot.reader.vocabulary import word_set


def is_story(words: list[Word]) -> bool:
    """Whether all of it is told, asked or imagined: `why would anyone send Arya`."""
    told = _texts(words)
    return bool(told) and (_asks(told) or _supposes(words) or _reports(words) or _remembers(told))


def of_others(clause: list[Word]) -> bool:
    """Whether a clause says what somebody else does: `you always stop at 5`."""
    told = [token for token in _texts(clause) if token not in word_set("hesitation", "leading")]
    return bool(told) and told[0] in word_set("others")


def _texts(words: list[Word]) -> list[str]:
    """Its words one by one, without signs."""
    listed = [word.text for word in words if word.text not in SILENT]
    return [token for text in listed for token in text.split()]


def _asks(told: list[str]) -> bool:
    """`who plays Robb`, `should I attack`, `hast du Arya`; not `can I have Stark`."""
    loose = word_set("hesitation", "leading")
    said = [token for token in told if token not in loose]
    if not said:
        return False
    first, second = [*said, ""][:2]
    if " ".join((first, second)) in word_set("suggesting"):
        return False  # `how about Stark`
    other = first in word_set("question-verb") and second in word_set("question-person")
    mine = first in word_set("question-self") and second in word_set("self")
    mine = mine and not word_set("or").isdisjoint(told)  # Of one thing it is asked back.
    return first in word_set("wondering") or other or mine


def _remembers(told: list[str]) -> bool:
    """`imagine that`, `last time it was Stark`."""
    pairs = {" ".join(pair) for pair in pairwise(told)}
    return not word_set("story").isdisjoint(pairs | {*told})


def _supposes(words: list[Word]) -> bool:
    """`if you attack`, `wenn Ada kommt`: what somebody else may do; not `if possible`."""
    for word, after in pairwise([one for one in words if one.text not in SILENT]):
        first = after.text.split()[0]
        other = first in word_set("others", "third-person") or _somebody(after)
        if word.text in word_set("supposing") and other:
            return True
    return False


def _reports(words: list[Word]) -> bool:
    """`Ada said Peace`, `he says`: what somebody else said."""
    own = word_set("self")
    listed = [one for one in words if one.text not in SILENT]
    said = word_set("saying")
    return any(after.text in said and before.text not in own for before, after in pairwise(listed))


def _somebody(word: Word) -> bool:
    return word.means("person", "foreign") or any(
        meaning.startswith("@house:") for meaning in word.meanings
    )
