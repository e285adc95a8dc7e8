"""Signs that the words around a move are talk, and whether the move stands apart from them."""

from functools import cached_property

from bot.reader.sentence import Sentence, Word, clauses
from bot.reader.vocabulary import word_set

MOST_TALK = 14
"""With more words of talk beside it, a name in a clause of its own is a part of the story."""


class Talk:
    """A sentence, seen from the words that may be a move."""

    def __init__(self, whole: Sentence, used: frozenset[int]) -> None:
        """Find the clauses in which these words stand."""
        self._clauses = clauses(whole.words)
        self._used = used
        self._own = [one for one in self._clauses if any(word.at in used for word in one)]
        self.here = frozenset(word.at for one in self._own for word in one)
        """The places of all words that stand in a clause with one of the move's words."""

    @cached_property
    def about(self) -> bool:
        """Whether something is told of a thing: `Tywin is dear`, `Lannister should attack`."""
        if any(
            _told_of(clause, place)
            for clause in self._own
            for place, word in enumerate(clause)
            if word.named or word.means("person")
        ):
            return True
        called = all(word.means("person") for one in self._own for word in one if self._is(word))
        spoken = {token for one in self._own for word in one for token in word.text.split()}
        return called and bool(spoken & word_set("addressing"))

    @cached_property
    def _ordered(self) -> bool:
        """Whether another clause has a verb of the game, which the name belongs to."""
        others = [word for one in self._clauses if one not in self._own for word in one]
        return any(meaning[0] == "!" for word in others for meaning in word.meanings)

    def _is(self, word: Word) -> bool:
        return word.at in self._used

    @cached_property
    def firm(self) -> int:
        """By how many words it is told: names, numbers, keywords, and what a name shall do."""
        told = [word for one in self._own for word in one if word.at in self._used and _tells(word)]
        ordered = any(
            word.at in self._used and word.named and _follows(clause, place, "modal")
            for clause in self._own
            for place, word in enumerate(clause)
        )
        return len(told) + ordered

    @cached_property
    def beside(self) -> list[Word]:
        """The words of other clauses that say nothing of the game."""
        small = word_set("filler", "refusing")
        return [
            word
            for clause in self._clauses
            if clause not in self._own and not any(word.refused for word in clause)
            for word in clause
            if not word.meanings and word.number is None and not {*word.text.split()} <= small
        ]

    @cached_property
    def apart(self) -> bool:
        """Whether talk follows the move, and speaks to nobody: `Roose, hoping to lose`.

        `your turn, Stark` and `Stark, you are mean` speak to somebody.
        """
        first = self._ordered or next(
            (one in self._own for one in self._clauses if not any(word.refused for word in one)),
            True,
        )
        spoken = [word for one in self._clauses if one not in self._own for word in one]
        addressed = any({*word.text.split()} & word_set("addressing") for word in spoken)
        asked = any(
            one and {*one[0].text.split()} & word_set("asking")
            for one in self._clauses
            if one not in self._own
        )
        return first and not addressed and not asked and len(spoken) <= MOST_TALK


def _told_of(clause: list[Word], place: int) -> bool:
    """Whether the word after a name makes it what is talked about."""
    someone = clause[place].means("person") or any(
        meaning.startswith("@house:") for meaning in clause[place].meanings
    )
    return _follows(clause, place, "being") or (someone and _follows(clause, place, "modal"))


def _follows(clause: list[Word], place: int, kind: str) -> bool:
    after = clause[place + 1 : place + 2]
    told = bool(after) and not any(meaning[0] in "@=" for meaning in after[0].meanings)
    return told and bool({*after[0].text.split()} & word_set(kind))


def _tells(word: Word) -> bool:
    return word.named or word.number is not None or any(one[0] == "=" for one in word.meanings)
