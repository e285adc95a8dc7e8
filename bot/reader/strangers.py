"""What is named and cannot be answered: a line that is an answer but for a name or a number."""

from bot.kernel import Choose, Illegal
from bot.kernel.asks import AnyAsk
from bot.reader.chains import Candidate, Move
from bot.reader.parses import ARROWS, BESIDE, SURE, Reader, fits, left_over, things
from bot.reader.sentence import SILENT, Word
from bot.reader.talk import Talk
from bot.reader.vocabulary import word_set

TURNING = ("not", "or", "except", "instead-of", "not-yet", "none")
"""What makes a sentence say something else than its names do."""
ELSEWHERE = {
    "foreign": ("@house:",),
    "foreign-person": ("@character:", "@card:"),
    "foreign-place": ("@territory:", "@region:"),
    "foreign-card": ("@card:", "@title:"),
}
"""Names that are known elsewhere, and the kinds of names here that they stand beside."""
AROUND = (
    *BESIDE,
    *("ranking", "intent", "particles", "target", "source", "with", "only", "against"),
)
MOST_BESIDE = 2
"""So many words that say nothing may stand beside an answer that is not possible."""


def not_here(reader: Reader, found: list[Candidate]) -> Illegal | None:
    """Why a line cannot be answered that says nothing but an answer; None if it is none."""
    words = [word for word in reader.words if word.text not in SILENT]
    turned = any(word.text in ("?", '"', "%") or word.means(*TURNING) for word in words)
    told = frozenset(word.at for word in words if word.named or word.means(*ELSEWHERE))
    if turned or not words or Talk(reader.sentence, told).about:
        return None
    strange = _too_many(reader, words) or _stranger(reader, found) or _too_much(reader, found)
    strange = strange or _apart(reader)
    return Illegal("typed-not-here", text=strange.text) if strange is not None else None


VERB = 0.9
"""A verb that is misspelt worse than this is none."""
MOST_SAID = 10
"""In a longer line a verb that is not asked for is talk."""


def not_now(reader: Reader) -> Illegal | None:
    """Why a line that names a move, and nothing else, answers nothing that is asked now."""
    lexicon, asks = reader.lexicon, reader.prompt.view.asks
    words = [one for one in reader.words if one.text not in SILENT]
    turned = any(word.text in ("?", '"', "%") or word.means(*TURNING) for word in words)
    told = [word for word in words if word.named and not word.means("person")]
    known = [reader.among(ask) for ask in asks]
    offered = any(one & {*word.meanings} for word in told for one in known)
    verbs = {word.at: _verbs(word, offered) for word in words}
    about = [verb for listed in verbs.values() for verb in listed]
    if turned or len(words) > MOST_SAID or not (told or about):
        return None
    if any(ask.topic in lexicon.verbs.get(verb, ()) for verb in about for ask in asks):
        return None
    spent = frozenset({*(word.at for word in told), *(at for at in verbs if verbs[at])})
    beside = [word for word in words if word.at not in spent and not _small(reader, word)]
    about += [one.partition("/")[0] for word in words for one in _sorts(reader, word)]
    if beside or Talk(reader.sentence, spent).about:
        return None
    labels = [one[1:] for word in told for one in word.meanings if one[0] == "@"]
    labels += [word.text for word in words if word.means(*ELSEWHERE)]
    return lexicon.untimely(reader.prompt.view, about, labels, offered) if about else None


def _verbs(word: Word, offered: bool) -> list[str]:
    """The verbs of the game that it is, and no small word besides.

    Beside an answer that is open a word of every day is no verb: `start with Tywin`.
    """
    everyday = offered and {*word.text.split()} <= word_set("filler")
    small = ("target", "source", "with", "articles", "particles", "polite", "pass", "nope")
    if everyday or word.means(*small):
        return []
    return [one[1:] for one, near in word.meanings.items() if one[0] == "!" and near >= VERB]


def _sorts(reader: Reader, word: Word) -> list[str]:
    """The game's own groups of words that it belongs to: `mil` is a type of challenge."""
    said = [one[1:] for one in word.meanings if one[0] == "="]
    return [one for one in said if one.partition("/")[0] in reader.lexicon.groups]


def _small(reader: Reader, word: Word) -> bool:
    """Whether it says nothing by itself, counts, or is one of the game's own words."""
    loose = word_set("deciding", "hesitation")
    small = word.number is not None or {*word.text.split()} <= loose
    return small or word.means(*AROUND, *ELSEWHERE) or bool(_sorts(reader, word))


def _plain(reader: Reader, ask: AnyAsk) -> bool:
    """Whether there is nothing in the line but names, numbers, verbs and small words."""
    topics = [ask.topic, *reader.topics]
    groups = (ask.topic, *reader.lexicon.groups)
    told = frozenset(
        one.at
        for one in reader.words
        if one.named
        or one.number is not None
        or one.means(*ELSEWHERE)
        or any(meant[0] == "=" and meant[1:].partition("/")[0] in groups for meant in one.meanings)
    )
    left = left_over(reader, topics, told, frozenset(), False)
    small = word_set("deciding", "hesitation")
    beside = all({*word.text.split()} <= small or word.means(*AROUND) for word in left)
    return bool(told) and beside and len(left) <= MOST_BESIDE


def _stranger(reader: Reader, found: list[Candidate]) -> Word | None:
    """A name of the kind that is asked for, and none of those that can be chosen."""
    chosen = {at for one in found if one.refusal is None for at in one.used}
    for ask in reader.prompt.view.asks:
        known = reader.among(ask)
        kinds = {_kind(one) for one in known if one[0] == "@"}
        groups = {one.partition("/")[0] for one in known if one[0] == "="}
        if not _plain(reader, ask):
            continue
        for word in [one for one in reader.words if one.at not in chosen]:
            sorts = {f"={one}" for one in _sorts(reader, word)}
            if sorts and not sorts & known and {one.partition("/")[0] for one in sorts} <= groups:
                return word
            names = {one: near for one, near in word.meanings.items() if one[0] == "@"}
            for sort, of in ELSEWHERE.items():
                names |= dict.fromkeys(of, 1.0) if word.means(sort) else {}
            same = any(near >= SURE and _kind(one) in kinds for one, near in names.items())
            if same and not word.means("person") and not known & {*word.meanings}:
                elsewhere = [one for one in reader.prompt.view.asks if one is not ask]
                if not any(reader.among(one) & {*names} for one in elsewhere):
                    return word
    return None


def _kind(meaning: str) -> str:
    return meaning.partition(":")[0]


def _too_much(reader: Reader, found: list[Candidate]) -> Word | None:
    """`buy 4 cards`, `war 20`: a number that nobody asks for is all that is left over."""
    for one in found:
        counts = all(_amount(reader, one.ask, word) for word in one.left)
        sure = one.sure >= SURE or not any(word.number for word in one.left)
        if one.left and counts and one.refusal is None and sure:
            return one.left[0]
    return None


def _too_many(reader: Reader, words: list[Word]) -> Word | None:
    """`both, please` where one is chosen."""
    ask = reader.prompt.shown
    told = [word for word in words if not word.means("polite", "thanks", "intent", "unit")]
    many = all(word.means("both", "all") for word in told)
    single = isinstance(ask, Choose) and ask.max == 1 and len(ask.options) > 1
    return told[0] if single and many and told else None


def _amount(reader: Reader, ask: AnyAsk, word: Word) -> bool:
    """Whether it is a number, or says how much of something, that no option has."""
    if word.number is not None:
        return word.number > 1
    told = {one for one in word.meanings if one[0] == "="}
    own = tuple(f"={group}/" for group in reader.lexicon.groups)
    counted = any(one.startswith(own) and one[-1].isdecimal() for one in told)
    return counted and not told & reader.among(ask)


def _apart(reader: Reader) -> Word | None:
    """Names that can each be chosen, but not together."""
    for ask in reader.prompt.view.asks:
        if not isinstance(ask, Choose) or ask.max > 1 or not _plain(reader, ask):
            continue
        known = [reader.features(ask, one) for one in things(ask)]
        named = [word for word in reader.words if word.named]
        each = all(any(fits(word, one) for one in known) for word in named)
        whole = any(all(fits(word, one) for word in named) for one in known)
        joined = any(word.text in ARROWS or word.separates for word in reader.words)
        if len(named) > 1 and each and not whole and (joined or any(word.role for word in named)):
            return named[-1]
    return None


def one_by_one(reader: Reader) -> list[Move]:
    """`Jaime and Lannisport`: several moves of a kind that is made one after the other."""
    ask = reader.prompt.shown
    topics = {one for verb in reader.lexicon.repeated for one in reader.lexicon.verbs.get(verb, ())}
    if not isinstance(ask, Choose) or ask.max > 1 or ask.topic not in topics:
        return []
    named = [word for word in reader.words if word.named]
    if len(named) < 2 or not _plain(reader, ask):
        return []
    found = [[one for one in ask.options if reader.tells(ask, one, [word])] for word in named]
    if not all(len(one) == 1 for one in found):
        return []
    return [Move(((ask, [one.id]),)) for listed in found for one in listed]
