"""One sentence at a question: what its options can be told by, and which answers are found in it.

A message acts only if every word of it is accounted for by the move it makes (`left_over`). A
keyword counts only if it is the whole message, politeness aside.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from bot.kernel import Illegal, Preference, View
from bot.kernel.asks import AnyAsk, Assign, Choose, Key, Offer, Option
from bot.kernel.labels import LABEL, label_of, parts_of
from bot.reader.lexicon import Features, Lexicon
from bot.reader.sentence import SILENT, Role, Sentence, Word
from bot.reader.text import ARROW, BACK_ARROW, phrase
from bot.reader.vocabulary import called, name_of, named_by, nicknames, phrases, word_set
from bot.text import LANGUAGES, words
from bot.text.words import SeatName

Step = tuple[AnyAsk, Any]
SOURCES, TARGETS = ("source",), ("region", "target")
"""Parameters of an option that say where it comes from and where it goes."""
AFTER = "after"
"""The option to wait for those who come before."""
SURE = 0.88
CLOSE = 0.06
UNSURE = 0.6


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a player sees who writes: the questions in order, the first owed one is shown."""

    game: str
    view: View
    lexicon: Lexicon
    seat: SeatName | None = None
    """What a seat is called at this table."""
    people: tuple[str, ...] = ()
    """What those who sit here are called, by their seats."""
    orders: dict[str, Preference] = field(default_factory=dict)
    coming: tuple[AnyAsk, ...] = ()
    """Questions this seat can write a plan for."""
    noted: dict[str, Any] = field(default_factory=dict)
    """What was written into the form of the question that is shown."""
    kept: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False)
    """What was looked up about the open questions: names, and what options can be told by."""

    @property
    def shown(self) -> AnyAsk | None:
        """The question that is shown: the first that is owed, else the first."""
        asks = self.view.asks
        return next((ask for ask in asks if ask.owed), asks[0] if asks else None)


def things(ask: AnyAsk) -> list[Option | Key]:
    """All that can be named in an answer to this question."""
    if isinstance(ask, Choose):
        return [*ask.options]
    if isinstance(ask, Assign):
        return [*ask.keys, *ask.values]
    return [*ask.terms] if isinstance(ask, Offer) else []


def without_copies(prompt: Prompt, ask: Choose) -> list[Option]:
    """The options, of those that are the same thing only the first."""
    found: dict[str, Option] = {}
    for option in ask.options:
        found.setdefault(prompt.lexicon.copy(prompt.view, ask, option) or f"={option.id}", option)
    return [*found.values()]


def features(prompt: Prompt, ask: AnyAsk, option: Option | Key) -> Features:
    """What an option can be told by: its name, names among its parameters, and its keywords."""
    own = prompt.lexicon.features(prompt.view, ask, option)
    keyword = frozenset({f"={ask.topic}/{option.id}", f"~{ask.topic}/{option.id}"})
    keyword |= {"#after-others"} if option.id == AFTER else frozenset()
    if own is not None:
        needs = tuple(need | keyword for need in own.needs)
        return Features(own.may | keyword, needs, own.source, own.target)
    label = named_by(prompt.game, option)
    may = {f"@{label}"} if label else set()
    if label and "." in label:
        kind, which = parts_of(label)
        house, _, part = which.partition(".")
        may |= {name_of("house", house), name_of(kind, part)}
    source: set[str] = set()
    target: set[str] = set()
    for name, value in option.args.items():
        for one in value if isinstance(value, list) else [value]:
            meaning = _name(prompt, one)
            if meaning:
                may.add(meaning)
                source |= {meaning} if name in SOURCES else set()
                target |= {meaning} if name in TARGETS and SOURCES[0] in option.args else set()
    return Features(keyword | may, (), frozenset(source), frozenset(target))


def _name(prompt: Prompt, value: Any) -> str:
    """A parameter as the meaning of a word; empty if it is no name."""
    found = LABEL.fullmatch(value) if isinstance(value, str) else None
    if found is None or found.group(1) in ("die", "effect", "window"):
        return ""
    if found.group(1) != "seat":
        return f"@{value}"
    house = (
        prompt.lexicon.party(prompt.view, int(found.group(2))) if found.group(2).isdecimal() else ""
    )
    return name_of("house", house) if house else ""


def fits(word: Word, known: Features, role: Role | None = None) -> float:
    """How surely a word names this option where a name stands in this role; 0 if it does not."""
    best = 0.0
    for meaning, near in word.meanings.items():
        if meaning not in known.may or near <= best:
            continue
        wrong = (role and word.role and word.role != role) or (
            (meaning in known.source and word.role == "target" and meaning not in known.target)
            or (meaning in known.target and word.role == "source" and meaning not in known.source)
        )
        if not wrong or meaning[0] != "@":
            best = near
    return best


def missing(known: Features, hits: Iterable[Word]) -> bool:
    """Whether these words lack something that this option needs to be told by."""
    said = {meaning for word in hits for meaning in word.meanings}
    return any(not need & said for need in known.needs)


def sure_of(
    reader: "Reader", word: Word, meanings: frozenset[str], among: frozenset[str] = frozenset()
) -> float:
    """How sure it is that one of these meanings is meant, and not another that fits as well.

    What is not `among` the possible answers speaks against it only if it fits better.
    """
    mine = max((near for one, near in word.meanings.items() if one in meanings), default=0.0)
    if word.text in word_set("emblem") or word.text in phrases("emblem", reader.prompt.game):
        return min(mine, UNSURE)  # `wolves` is a word of every day.
    rivals = {one: near for one, near in word.meanings.items() if one[0] == "@"}
    for one, near in rivals.items():
        close = near > mine - CLOSE if one in among else near >= mine
        if mine < 1 and one not in meanings and close:
            return min(mine, UNSURE)
    return mine


def universe(prompt: Prompt, asks: Iterable[AnyAsk]) -> dict[str, tuple[str, ...]]:
    """Every name that can be meant: of the game's own, and of what is asked."""
    found = {label: called(prompt.game, label) for label in prompt.lexicon.names(prompt.view)}
    for ask in asks:
        for option in things(ask):
            for label in _labels(prompt, option):
                if label not in found:
                    found[label] = called(prompt.game, label)
    for seat, name in enumerate(prompt.people):
        label = label_of("house", prompt.lexicon.party(prompt.view, seat))
        if label in found and name:
            found[label] = (*found[label], name)
    return {label: variants for label, variants in found.items() if variants}


def _labels(prompt: Prompt, option: Option | Key) -> Iterator[str]:
    label = named_by(prompt.game, option)
    if label:
        yield label
        if "." in label:
            kind, which = parts_of(label)
            house, _, part = which.partition(".")
            yield label_of("house", house)
            yield label_of(kind, part)
    for value in option.args.values():
        for one in value if isinstance(value, list) else [value]:
            meaning = _name(prompt, one)
            if meaning:
                yield meaning[1:]


def labels(prompt: Prompt, asks: Iterable[AnyAsk]) -> dict[str, list[str]]:
    """What stands on the buttons that are no names, nicknames, and what it means."""
    found: dict[str, list[str]] = {}
    asks = [*asks]
    for label in universe(prompt, asks):
        for one in nicknames(prompt.game, label):
            found.setdefault(one, []).append(f"@{label}")
    for ask in asks:
        for said in map(words, LANGUAGES):
            nothing = f"{prompt.game}-none-{ask.topic}"
            if said.has(nothing):
                found.setdefault(phrase(said.say(nothing)), []).append(f"={ask.topic}/none")
        for option in things(ask):
            if named_by(prompt.game, option):
                continue
            for language in LANGUAGES:
                label = phrase(words(language).option(prompt.game, option, prompt.seat))
                if label:
                    found.setdefault(label, []).append(f"={ask.topic}/{option.id}")
    return found


@dataclass(slots=True)
class Group:
    """Words that name one thing together, what they can name, and how many of it."""

    words: list[Word]
    ids: list[str]
    count: int | None = None
    used: set[int] = field(default_factory=set)


def grouped(free: list[Word], known: Mapping[str, Features], *, counts: bool = True) -> list[Group]:
    """The things that are named, in order: `knight in seagard` is one thing of two names."""
    found: list[Group] = []
    open_group = False
    count: Word | None = None
    for word in free:
        ids = [one for one, features in known.items() if fits(word, features)]
        if ids and (word.named or len(ids) == 1):
            both = [one for one in found[-1].ids if one in ids] if found and open_group else []
            if both and word.text != found[-1].words[-1].text:
                found[-1].ids = both
                found[-1].words.append(word)
            else:
                found.append(Group([word], ids, count.number if count else None))
                if count is not None:
                    found[-1].used.add(count.at)
            found[-1].used.add(word.at)
            open_group, count = True, None
        elif word.number is not None and not word.text.startswith("-"):
            open_group, count = False, word if counts else None
        elif not word.means("articles", "source", "target", "pronoun"):
            open_group = False
    return found


@dataclass(frozen=True, slots=True)
class Parse:
    """An answer, the words it is told by, and how sure that is."""

    steps: tuple[Step, ...]
    used: frozenset[int]
    sure: float = 1.0
    refusal: Illegal | None = None
    bare: bool = False
    """Whether it is told by a keyword alone, without a name or a number."""


@dataclass
class Reader:
    """One sentence, read in one prompt."""

    prompt: Prompt
    sentence: Sentence
    tried: int = 0
    _features: dict[tuple[int, str, str], Features] = field(default_factory=dict)
    _among: dict[int, frozenset[str]] = field(default_factory=dict)
    _loose: dict[frozenset[str], "_Loose"] = field(default_factory=dict)
    _odd: dict[bool, frozenset[int]] = field(default_factory=dict)

    @property
    def words(self) -> list[Word]:
        """The words of the sentence."""
        return self.sentence.words

    @property
    def lexicon(self) -> Lexicon:
        """By which words the game's moves can be typed."""
        return self.prompt.lexicon

    def features(self, ask: AnyAsk, option: Option | Key) -> Features:
        """What an option can be told by."""
        kept = self.prompt.kept if ask.id else self._features
        key = (ask.id or id(ask), option.id, type(option).__name__)
        found = kept.get(key)
        if found is None:
            found = kept[key] = features(self.prompt, ask, option)
        return found

    def tells(self, ask: AnyAsk, option: Option | Key, words: list[Word]) -> bool:
        """Whether all of these words name this option, and nothing of it is missing."""
        known = self.features(ask, option)
        return all(fits(word, known) for word in words) and not missing(known, words)

    def among(self, ask: AnyAsk) -> frozenset[str]:
        """All that the options of a question can be told by."""
        found = self._among.get(id(ask))
        if found is None:
            every = [self.features(ask, option).may for option in things(ask)]
            found = self._among[id(ask)] = frozenset().union(*every)
        return found

    def loose(self, about: frozenset[str]) -> "_Loose":
        """Which words a move about these questions need not account for."""
        found = self._loose.get(about)
        if found is None:
            found = self._loose[about] = _loose(self, about)
        return found

    def odd(self, left: Iterable[Word], bare: bool) -> int:
        """How many of these words speak against a move."""
        found = self._odd.get(bare)
        if found is None:
            odd = (word.at for word in self.words if is_odd(word, bare))
            found = self._odd[bare] = frozenset(odd)
        return sum(word.at in found for word in left)

    def free(self, used: Iterable[int]) -> list[Word]:
        """The words that no answer has used yet."""
        taken = {*used}
        return [word for word in self.words if word.at not in taken]

    @cached_property
    def topics(self) -> frozenset[str]:
        """The topics that the verbs of the sentence are about."""
        known = self.lexicon.verbs
        return frozenset(topic for verb in self.sentence.verbs for topic in known.get(verb, ()))


def step(ask: AnyAsk, value: Any) -> tuple[Step, ...]:
    """One answer as a chain."""
    return ((ask, value),)


def by_keyword(ask: AnyAsk, value: Any, word: Word, sure: float = 1.0) -> Parse:
    """The answer that a keyword stands for."""
    return Parse(step(ask, value), frozenset({word.at}), sure, bare=True)


def refusal_of(ask: AnyAsk, value: Any) -> Illegal | None:
    """Why the rules refuse this answer; None if they do not."""
    try:
        ask.check(value)
    except Illegal as reason:
        return reason
    return None


ARROWS = frozenset({ARROW, BACK_ARROW})
AROUND = ("articles", "and", "pronoun")
"""Small words that may stand anywhere beside a name or a number."""
BESIDE = (
    *("polite", "thanks", "pronoun", "intent", "articles", "nope", "not", "pass", "none", "and"),
    *("place-noun", "yes"),
)
"""Small words beside which a keyword may still be meant as one."""


@dataclass(frozen=True, slots=True)
class _Loose:
    """Which words of a sentence a move need not account for, by what the move is about.

    It is looked at once: a sentence can mean a hundred moves, and has a hundred words.
    """

    verbs: frozenset[int]
    strict: frozenset[int]
    """Beside a name or a number these have to be accounted for, but for `units` and `leading`."""
    units: frozenset[int]
    leading: frozenset[int]
    """Prepositions, which belong to what they stand before."""
    strict_bare: frozenset[int]
    """The same beside a keyword, but for its `verbs` and `articles`."""
    articles: frozenset[int]


def _loose(reader: Reader, about: frozenset[str]) -> _Loose:
    """What a move about these questions leaves over, whichever words tell it."""
    words = reader.words
    verbs = frozenset(word.at for word in words if is_verb(reader.prompt, word, about))
    sorts = {f"={topic}/{sort}" for topic in about for sort in ("things", "unit")}
    ends = (0, len(words) - 1)
    said = [
        word
        for word in words
        if word.text not in SILENT
        and not word.means("gap")
        and not (word.means("polite") and (not word.named or word.at in ends))
    ]
    thanks = {word.at for word in said if word.means("thanks") and _last(words, word)}
    small = thanks | {
        word.at
        for word in said
        if word.at in verbs
        or word.text in ARROWS
        or word.means(*AROUND)
        or (word.text in word_set("house") and not word.named)
        or not sorts.isdisjoint(word.meanings)
        or (verbs and word.means("intent", "particles"))
    }
    strict = [word for word in said if word.number is not None or word.at not in small]
    plain = [word for word in strict if word.number is None]
    leading = (
        "source",
        "target",
        "with",
        *(["against"] if about & reader.lexicon.opponents else []),
    )
    first = {0} if len(words) > 1 and words[0].means("pronoun") else set()
    return _Loose(
        verbs,
        frozenset(word.at for word in strict),
        frozenset(word.at for word in plain if word.means("unit") and not word.named),
        frozenset(word.at for word in plain if word.means(*leading)),
        frozenset(word.at for word in said) - thanks - first,
        frozenset(word.at for word in said if word.means("articles")),
    )


def left_over(
    reader: Reader, topics: Iterable[str], used: frozenset[int], known: frozenset[int], bare: bool
) -> list[Word]:
    """The words that a move does not account for.

    `used` words tell it, `known` ones repeat what the question is about.
    """
    words, spent = reader.words, used | known
    loose = reader.loose(frozenset(topics))
    if bare:
        left = loose.strict_bare - spent
        if len(loose.verbs) == 1 and _with_verb(words, used):
            left -= loose.verbs
        nouns = {at - 1 for at in used if at and _noun(words[at])}
        left -= nouns & loose.articles  # `the 3`, `the maester card`
    else:
        left = loose.strict - spent
        counted = any(words[at].number is not None or words[at].means("all", "rest") for at in used)
        if counted or loose.verbs:
            left -= loose.units
        left -= {at for at in loose.leading & left if _leads(words, words[at], spent)}
    return [words[at] for at in sorted(left)]


def _noun(word: Word) -> bool:
    """Whether a keyword is a number or has two words, and so is no word of every day."""
    return bool(word.number) or (" " in word.text and not any(m[0] == "#" for m in word.meanings))


def is_odd(word: Word, bare: bool) -> bool:
    """Whether a word that is left over speaks against the move; else it is worth asking back.

    Beside a `bare` keyword there may be verbs and words that say nothing of their own, but none
    that makes it talk: `skip the maneuver`, but not `all good`.
    """
    if word.means("person", "idiom"):
        return True
    if bare and word.means("chatty"):
        return word.at > 0
    if {*word.text.split()} <= word_set("filler") or word.number == 1 or word.text in ("?", '"'):
        return False
    if not bare:
        return not word.meanings
    return not word.means(*BESIDE) and not any(one[0] == "!" for one in word.meanings)


def is_verb(prompt: Prompt, word: Word, topics: Collection[str]) -> bool:
    """Whether it is a verb for one of these questions."""
    known = prompt.lexicon.verbs
    return any(
        one[0] == "!" and near >= 0.9 and any(topic in topics for topic in known.get(one[1:], ()))
        for one, near in word.meanings.items()
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
