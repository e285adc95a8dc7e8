"""Names in a text: territories, houses, cards, written out, cut short or misspelt."""

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache

from bot.discord_ui.typed.effort import spend
from bot.discord_ui.typed.spelling import KEPT, Spellings, WordByWord, nearness
from bot.discord_ui.typed.tokens import ARROW, BACK_ARROW, phrase
from bot.discord_ui.typed.vocabulary import common, phrases, word_set
from bot.kernel.asks import AnyAsk, Assign, Choose, Key, Offer, Option
from bot.text import LANGUAGES, words
from bot.text.words import NAME, SeatName

WHOLE_WORD = 0.95
BEGINNING = 0.93
INITIALS = 0.96
SHORTEST_BEGINNING = 3
SHORT = 2
UNSURE_BELOW = 0.55
CLOSE = 0.06
UNSURE = 0.6
SURE = 0.9
TIED = 0.75
"""How sure a name is that fits no better than another which cannot be chosen."""

MANY_NAMES = 600

_VOWELS = re.compile("[aeiouy]")


@dataclass(slots=True)
class Mention:
    """A place in the text where a name stands, with the names it can be."""

    start: int
    end: int
    near: dict[str, float] = field(default_factory=dict)
    role: str | None = None

    @property
    def span(self) -> range:
        """The places of its tokens."""
        return range(self.start, self.end)

    @property
    def score(self) -> float:
        """How well the best name fits."""
        return max(self.near.values())

    def sure_of(self, name: str, possible: Container[str]) -> float:
        """How sure it is that this name is meant, if only these are possible."""
        mine = self.near.get(name, 0.0)
        others = [score for other, score in self.near.items() if other not in possible]
        best = max(others, default=0.0)
        if mine < 1.0 and best > mine + CLOSE:
            return min(mine, UNSURE_BELOW)
        return min(mine, TIED) if mine < 1.0 and best > mine - CLOSE else mine


@cache
def catalogue_name(game: str, label: str) -> tuple[str, tuple[str, ...]]:
    """A name such as `territory:pyke`: what it is compared by, and all it is called."""
    kind, _, which = label.partition(":")
    called = [phrase(str(words(language).name(game, label))) for language in LANGUAGES]
    house, dot, part = which.partition(".")
    more = phrases(f"{kind}-{which}", game)
    if dot:
        # What belongs to a house may be called with it or without it.
        parts = catalogue_name(game, f"{kind}:{part}")[1]
        houses = catalogue_name(game, f"house:{house}")[1]
        more = (*parts, *(f"{one} {other}" for one in houses for other in parts))
    variants = dict.fromkeys([*called, *map(_without_article, called), *more])
    return called[0], tuple(one for one in variants if one)


def named_by(game: str, option: Option | Key) -> str | None:
    """The label an option is known by, if it is a name; a seat is known by its house."""
    found = NAME.fullmatch(option.label)
    if found is None:
        return None
    if found.group(1) != "seat":
        return option.label
    house = f"house-{option.id}"
    return f"house:{option.id}" if words(LANGUAGES[0]).has(f"{game}-{house}") else None


def name_of(game: str, option: Option | Key) -> str | None:
    """What an option is compared by, if it is a name."""
    label = named_by(game, option)
    return None if label is None else catalogue_name(game, label)[0]


def place_of(game: str, option: Option) -> str | None:
    """What an option about one place is compared by: `winterfell` for the march from there."""
    label = str(option.args.get("region", ""))
    alone = NAME.fullmatch(label) and not {"source", "unit"} & set(option.args)
    return catalogue_name(game, label)[0] if alone else None


def names_in(game: str, option: Option) -> frozenset[str]:
    """The names an option is made of, such as the cards of a set."""
    lists = (value for value in option.args.values() if isinstance(value, list))
    labels = next((one for one in lists if one and NAME.fullmatch(str(one[0]))), [])
    return frozenset(catalogue_name(game, str(label))[0] for label in labels)


def universe(
    game: str, asks: Iterable[AnyAsk], labels: Iterable[str]
) -> dict[str, tuple[str, ...]]:
    """Every name that can be meant: of the game's own, and of what is asked."""
    found = dict(catalogue_name(game, label) for label in labels)
    for ask in asks:
        for option in _options(ask):
            lists = (value for value in option.args.values() if isinstance(value, list))
            inner = [str(one) for value in lists for one in value]
            for label in [named_by(game, option) or "", *inner]:
                kind = NAME.fullmatch(label)
                if kind is not None and kind.group(1) != "seat":
                    name, variants = catalogue_name(game, label)
                    found[name] = tuple(dict.fromkeys([*found.get(name, ()), *variants]))
    return _distinct(found)


def _distinct(known: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Without what several names share: `war 12` is no name where two houses have such a card."""
    counted = Counter(one for name, variants in known.items() for one in variants if one != name)
    return {
        name: tuple(one for one in variants if one == name or counted[one] == 1)
        for name, variants in known.items()
    }


def _options(ask: AnyAsk) -> list[Option | Key]:
    if isinstance(ask, Choose):
        return [*ask.options]
    if isinstance(ask, Assign):
        return [*ask.keys, *ask.values]
    return [*ask.terms] if isinstance(ask, Offer) else []


def labels_of(game: str, option: Option | Key, seat: SeatName | None) -> tuple[str, ...]:
    """What stands on an option's button, in all languages."""
    return tuple(dict.fromkeys(phrase(words(one).option(game, option, seat)) for one in LANGUAGES))


def mentions(
    tokens: list[str],
    known: Mapping[str, tuple[str, ...]],
    taken: Callable[[str], bool],
    *,
    far: bool = True,
) -> list[Mention]:
    """The names in the text, in order; `taken` words mean something else if they stand alone.

    Unless `far`, what is near enough only to be offered is left out.
    """
    found: list[Mention] = []
    names = _names(tuple(known.items()), far)
    for start in range(len(tokens)):
        length, end = 0, start
        for end in range(start + 1, min(len(tokens), start + names.most_words) + 1):
            length += len(tokens[end - 1])
            if not tokens[end - 1].isalnum() or length > names.most_letters:
                break
            near = _near(tokens[start:end], names, taken)
            if near:
                found.append(Mention(start, end, near))
        spend(end - start)
    found.sort(key=lambda one: (-one.score, one.start - one.end))
    return _apart(_longer(found, names.most_words))


def _apart(found: Iterable[Mention]) -> list[Mention]:
    """In the order of the text, without those that share words with one that comes before."""
    chosen: list[Mention] = []
    used: set[int] = set()
    for one in found:
        if used.isdisjoint(one.span):
            chosen.append(one)
            used.update(one.span)
    return sorted(chosen, key=lambda one: one.start)


def _longer(found: list[Mention], most_words: int) -> Iterator[Mention]:
    """A short form may be the beginning of the whole name with a typing error in its other word."""
    beginning: dict[int, list[Mention]] = {}
    for one in found:
        beginning.setdefault(one.start, []).append(one)
    for one in found:
        best = max(one.near, key=one.near.__getitem__)
        whole = [
            other
            for start in range(one.end - most_words, one.start + 1)
            for other in beginning.get(start, ())
            if one.end <= other.end and other.near.get(best, 0) >= SURE
        ]
        yield max(whole, key=lambda other: (other.end - other.start, other.score), default=one)


def _near(span: list[str], names: "_Names", taken: Callable[[str], bool]) -> dict[str, float]:
    typed = " ".join(span)
    exact = names.exact(typed)
    if exact:
        return exact
    ends = (span[0], span[-1])
    if any(token in common() for token in ends) or span[0].isdecimal():
        return {}
    if any(len(token) <= SHORT and taken(token) for token in ends):
        return {}  # The footman in `fm karhold` is no typing error.
    if len(span) == 1 and taken(typed):
        return {}
    return names.like(typed)


class _Names:
    """Names with all they are called, found by what was typed without looking at each of them."""

    def __init__(self, known: tuple[tuple[str, tuple[str, ...]], ...], far: bool) -> None:
        """Sort what they are called by words, by beginnings and by letters."""
        called = dict.fromkeys(one for _, variants in known for one in variants)
        self.most_words = 2 + max((one.count(" ") for one in called), default=0)
        self._places = {name: place for place, (name, _) in enumerate(known)}
        self._exact: dict[str, dict[str, float]] = {}
        self._initials: dict[str, dict[str, float]] = {}
        self._beginning: dict[str, set[str]] = {}
        self._bare: dict[str, set[str]] = {}
        for name, variants in known:
            for one in variants:
                self._exact.setdefault(one, {})[name] = 1.0
            for one in initials(name):
                self._initials.setdefault(one, {})[name] = INITIALS
        for one in called:
            self._bare.setdefault(_VOWELS.sub("", one), set()).add(one)
            for word in _counting(one):
                for end in {len(word), *range(SHORTEST_BEGINNING, len(word))}:
                    self._beginning.setdefault(word[:end], set()).add(one)
        # Cards of several houses have thousands of names: those are compared word by word.
        many = len(called) > MANY_NAMES
        self._by_word = WordByWord(called) if many else None
        few = (one for one in called if not many or " " not in one)
        self._spellings = Spellings(few, far=far)
        longest = self._by_word.most_letters if self._by_word else 0
        self.most_letters = max(longest, self._spellings.most_letters)
        self._kept: dict[str, dict[str, float]] = {}

    def exact(self, typed: str) -> dict[str, float] | None:
        """The names that are called exactly so."""
        return self._exact.get(typed)

    def like(self, typed: str) -> dict[str, float]:
        """The names that can be meant, in the order they are known in, and how well each fits."""
        found = self._kept.get(typed)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[typed] = self._initials.get(typed) or self._compared(typed)
        return found

    def _compared(self, typed: str) -> dict[str, float]:
        span = typed.split()
        scores: dict[str, float] = {}
        near = {*self._spellings.near(typed), *(self._by_word.near(typed) if self._by_word else ())}
        for one in near | self._begun(span) | self._without_vowels(span):
            score = _fits(span, one)
            for name in self._exact[one] if score >= UNSURE_BELOW else ():
                scores[name] = max(score, scores.get(name, 0.0))
        return {name: scores[name] for name in sorted(scores, key=self._places.__getitem__)}

    def _begun(self, span: list[str]) -> set[str]:
        """What has a word that begins like each of these."""
        found: list[set[str]] = []
        for word in span:
            here = self._beginning.get(word, set())
            if word.endswith("s") and len(word) >= SHORTEST_BEGINNING:
                here = here | self._beginning.get(word[:-1], set())
            found.append(here)
        return set.intersection(*found)

    def _without_vowels(self, span: list[str]) -> set[str]:
        return self._bare.get(span[0].replace("y", ""), set()) if len(span) == 1 else set()


_names = lru_cache(64)(_Names)


@cache
def initials(name: str) -> frozenset[str]:
    """The first letters of a name's words: all of them, and those of the words that count."""
    counting = _counting(name)
    letters = {"".join(word[0] for word in some) for some in (name.split(), counting)}
    return frozenset(one for one in letters if len(one) > 1)


def _counting(name: str) -> list[str]:
    return [word for word in name.split() if word not in common() | {"of"}]


def _fits(span: list[str], meant: str) -> float:
    if any(word.isdecimal() and word not in meant.split() for word in span):
        return 0.0  # `war 12` is no typing error of `war 2`.
    near = nearness(" ".join(span), meant)
    if near >= BEGINNING:
        return near
    if len(span) == 1 and _without_vowels(span[0], meant):
        return BEGINNING
    left = _counting(meant)
    best = WHOLE_WORD
    for word in span:
        if word in left:
            left.remove(word)
            continue
        short = word[:-1] if word.endswith("s") else word  # "the pirates"
        begins = [one for one in left if one.startswith(word) or one == short]
        begins = begins if len(word) >= SHORTEST_BEGINNING else []
        if not begins:
            return near
        left.remove(begins[0])
        best = BEGINNING
    return best


def _without_vowels(typed: str, meant: str) -> bool:
    """`brn` is Bran, `trgryn` is Targaryen."""
    bare = _VOWELS.sub("", meant)
    enough = len(typed) >= SHORTEST_BEGINNING and meant.startswith(typed[0])
    return enough and typed.replace("y", "") == bare and not set(typed) & set("aeiou")


def key_meant(
    mention: Mention, names: Iterable[str], beside: Iterable[str] = ()
) -> tuple[str, float] | None:
    """The name that is meant, and how surely; with two equally near, it is unsure.

    Names `beside` these can stand in the same sentence, and speak against none of them.
    """
    known = [*names]
    possible = {*known, *beside}
    ranked = sorted(((mention.sure_of(name, possible), name) for name in known), reverse=True)
    if not ranked or ranked[0][0] < UNSURE_BELOW:
        return None
    sure, name = ranked[0]
    tied = sure < 1 and len(ranked) > 1 and ranked[1][0] > sure - CLOSE
    return name, min(sure, UNSURE) if tied else sure


def _without_article(name: str) -> str:
    first, _, rest = name.partition(" ")
    return rest if first in word_set("articles") and rest else name


def give_roles(found: list[Mention], tokens: list[str], verb: range) -> None:
    """Tell by the words around a name whether it is where one comes from or goes to."""
    for place, mention in enumerate(found):
        before = mention.start - 1
        while before >= 0 and tokens[before] in word_set("articles"):
            before -= 1
        mention.role = _role(tokens[before]) if before >= 0 else None
        if mention.role == "target" and _left_behind(tokens, before, found[:place]):
            mention.role = "source"
        previous = found[place - 1] if place else None
        if previous and previous.role == mention.role == "source" and previous.end == before:
            # In "von Winterfell aus" the second word belongs to the name before it.
            mention.role = None
        between = tokens[previous.end : mention.start] if previous else []
        if previous and ARROW in between:
            previous.role, mention.role = previous.role or "source", "target"
        elif previous and BACK_ARROW in between:
            previous.role, mention.role = previous.role or "target", "source"
        elif previous and verb and previous.end <= verb.start < mention.start and place == 1:
            mention.role = mention.role or "target"
    if len(found) == 2:
        one, other = found
        one.role = one.role or _opposite(other.role)
        other.role = other.role or _opposite(one.role)


def _left_behind(tokens: list[str], before: int, earlier: list[Mention]) -> bool:
    """In `leave 1 in Winterfell` the place is where one comes from."""
    start = max(before - 3, earlier[-1].end if earlier else 0, 0)
    start = max([start, *(at + 1 for at in range(start, before) if not tokens[at].isalnum())])
    return any(token in word_set("leaving") for token in tokens[start:before])


def _opposite(role: str | None) -> str | None:
    return {"source": "target", "target": "source"}.get(role or "")


def _role(token: str) -> str | None:
    if token in word_set("source", "with"):
        return "source"
    return "target" if token in word_set("target") else None
