"""Signs that the words around a move are talk, and whether the move stands apart from them."""

from functools import cached_property

from bot.kernel import Offer
from bot.reader.chains import Candidate
from bot.reader.parses import BESIDE, Prompt, is_odd
from bot.reader.sentence import Sentence, Word, clauses, of_others
from bot.reader.vocabulary import word_set

MOST_BESIDE = 5
"""With more small words than this beside it, a keyword is a part of talk."""
LONG_KEYWORD, MOST_ASIDE = 3, 2
"""Beside a keyword of so many words so many strange ones may stand in another clause."""
MOST_LEFT = 3
"""With more words than this left over, a name is a part of talk."""
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
        if any(map(of_others, self._own)):
            return True
        called = all(word.means("person") for one in self._own for word in one if self._is(word))
        spoken = {token for one in self._own for word in one for token in word.text.split()}
        return called and bool(spoken & word_set("addressing"))

    @cached_property
    def _ordered(self) -> bool:
        """Whether another clause has a verb of the game, which the name belongs to."""
        others = [one for one in self._clauses if one not in self._own]
        return any(
            meaning[0] == "!"
            for one in others
            if one[0].text.split()[0] in word_set("self") or not any(map(_strange, one))
            for word in one
            for meaning in word.meanings
        )

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


def _strange(word: Word) -> bool:
    return is_odd(word, False)


def _told_of(clause: list[Word], place: int) -> bool:
    """Whether the words around a name make it what is talked about."""
    before = [at for at in range(place) if not clause[at].means("articles", "and") or not at]
    if len(before) > 1 and clause[before[-1]].text in word_set("being"):
        return True  # `that was treason`
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


def asks(whole: Sentence) -> bool:
    """Whether it is a question, or quotes somebody."""
    return any(word.text in ("?", '"') for word in whole.words)


def worth(prompt: Prompt, whole: Sentence, one: Candidate) -> bool:
    """Whether so much of a sentence is accounted for that it may be meant as this move.

    What stands in the same clause counts: `lose the footman, I am tired of him` is a move and some
    talk, `the footman is tired` is none.
    """
    used = [word for word in whole.words if word.at in one.used]
    told = sum(word.end - word.start for word in used)
    called = whole.words[-1] if whole.words[-1].means("person") else None
    left = [word for word in one.left if word is not called]
    odd = {word.text for word in left if is_odd(word, one.bare)}
    told_by = isinstance(one.ask, Offer) or any(word.named or word.number for word in used)
    if one.bare or not told_by:
        return not asks(whole) and _beside_keyword(whole, one, left, told)
    named = any(word.named for word in used) or isinstance(one.ask, Offer)
    if not named and not _counts(whole, used, [] if _said(prompt, whole, one) else left):
        return False
    talk = Talk(whole, one.used)
    # Terms are shown before they are proposed, and speak to somebody anyhow.
    if not isinstance(one.ask, Offer) and (talk.about or (talk.beside and not talk.apart)):
        return False
    here = {
        word.text
        for word in left
        if word.at in talk.here and is_odd(word, False) and not _adjective(whole, one, word)
    }
    small = [word for word in left if not any(meant[0] in "@!=" for meant in word.meanings)]
    said = _said(prompt, whole, one)
    firm = talk.firm + said
    room = MOST_LEFT + said
    return len(here) < max(firm, 1) and len(odd) <= max(1, told // 3) and len(small) <= room


def _adjective(whole: Sentence, one: Candidate, word: Word) -> bool:
    """Whether it stands between an article and a name: `the old Frey`."""
    near = whole.words[max(word.at - 1, 0) : word.at + 2]
    if len(near) != len(("the", "old", "Frey")):
        return False
    return near[0].means("articles") and near[2].named and near[2].at in one.used


def _beside_keyword(whole: Sentence, one: Candidate, left: list[Word], told: int) -> bool:
    """Whether nothing stands beside a keyword that makes it talk."""
    talk = Talk(whole, one.used)
    spoken = {token for w in left if not w.means("thanks", "nope") for token in w.text.split()}
    if not isinstance(one.ask, Offer) and spoken & word_set("addressing"):
        return False
    plain = [word for word in left if word.at in talk.here and not _beside_plain(word)]
    if _is_plain(whole, one) and (plain or _thanks_first(whole, one)):
        return False
    # What was refused in another clause says the same the other way round: `not above, below`.
    meant = [w for w in left if w.at in talk.here or not (w.refused and w.meanings)]
    here = [word for word in meant if word.at in talk.here]
    strange = [word for word in meant if is_odd(word, True)] if one.odd else []
    if told_to(whole, one):
        strange = [word for word in strange if not word.means("person")]
    aside = {word.text for word in strange if word.at not in talk.here}
    free = told >= LONG_KEYWORD and talk.apart and len(aside) <= MOST_ASIDE
    if any(word in here for word in strange) or (aside and not free):
        return False
    return len(meant) <= MOST_BESIDE


def _said(prompt: Prompt, whole: Sentence, one: Candidate) -> bool:
    """Whether a verb of the game says so."""
    topics = {ask.topic for ask, _ in one.move.steps}
    return any(topics & {*prompt.lexicon.verbs.get(verb, ())} for verb in whole.verbs)


def told_to(whole: Sentence, one: Candidate) -> bool:
    """`no thanks, Ben`: whether it is a yes or a no that is said to somebody."""
    words = [whole.words[at] for at in one.used]
    return all(word.means("yes", "nope") for word in words)


PLAIN = (
    "all",
    "both",
    "rest",
    "none",
    "pass",
    "nope",
    "yes",
    "default",
    "least",
    "half",
    "last-one",
)
"""Keywords of every question, which are words of every day as well."""
SMALL = (
    *BESIDE,
    "intent",
    "anything",
    "unit",
    "least",
    "all",
    "only",
    "particles",
    "target",
    "with",
)


def _thanks_first(whole: Sentence, one: Candidate) -> bool:
    """`thanks all`, `thanks for nothing`."""
    words = whole.words
    refused = any(words[at].means("nope") for at in one.used)
    return not refused and any(word.means("thanks") for word in words[: min(one.used)])


def _is_plain(whole: Sentence, one: Candidate) -> bool:
    """Whether it is told by words of every day alone: `all`, `nothing`, `the second`."""
    return all(map(_everyday, (whole.words[at] for at in one.used)))


def _everyday(word: Word) -> bool:
    return (
        word.means(*PLAIN, "articles", "place-noun")
        or word.number is not None
        or word.text in word_set("pronoun", "self")
        or any(meant.startswith("#ordinal-") for meant in word.meanings)
    )


def _beside_plain(word: Word) -> bool:
    """Whether a word may stand beside one of every day, so that a move may still be meant."""
    if word.means(*SMALL, "person") or any(meant[0] == "!" for meant in word.meanings):
        return True
    return {*word.text.split()} <= word_set("deciding", "hesitation")


def _counts(whole: Sentence, used: list[Word], left: list[Word]) -> bool:
    """Whether numbers without a name are a count: not `5 min`, `just one of those days`."""
    words = whole.words
    for word in used:
        after = words[word.at + 1].text if word.at + 1 < len(words) else ""
        if word.number is not None and after in word_set("measure"):
            return False
    article = all(word.number in (None, 1) and not word.text.isdecimal() for word in used)
    return not article or all(map(_beside_plain, left))
