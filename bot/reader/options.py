"""What can be named in an answer: options, keys and values, each with what it can be told by."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.kernel.asks import AnyAsk, Assign, Choose, Key, Offer, Option
from bot.reader.lexicon import Features
from bot.reader.names import called, named_by
from bot.reader.reading import Scene
from bot.reader.sentence import Role, Word
from bot.reader.text import phrase
from bot.text import LANGUAGES, words
from bot.text.words import NAME

SOURCES, TARGETS = ("source",), ("region", "target")
"""Parameters of an option that say where it comes from and where it goes."""
AFTER = "after"
"""The option to wait for those who come before."""
SURE = 0.88
CLOSE = 0.06
UNSURE = 0.6


def things(ask: AnyAsk) -> list[Option | Key]:
    """All that can be named in an answer to this question."""
    if isinstance(ask, Choose):
        return [*ask.options]
    if isinstance(ask, Assign):
        return [*ask.keys, *ask.values]
    return [*ask.terms] if isinstance(ask, Offer) else []


def features(scene: Scene, ask: AnyAsk, option: Option | Key) -> Features:
    """What an option can be told by: its name, names among its parameters, and its keywords."""
    own = scene.lexicon.features(scene.view, ask, option)
    keyword = frozenset({f"={ask.topic}/{option.id}", f"~{ask.topic}/{option.id}"})
    keyword |= {"#after-others"} if option.id == AFTER else frozenset()
    if own is not None:
        needs = tuple(need | keyword for need in own.needs)
        return Features(own.may | keyword, needs, own.source, own.target)
    label = named_by(scene.game, option)
    may = {f"@{label}"} if label else set()
    if label and "." in label:
        kind, _, which = label.partition(":")
        house, _, part = which.partition(".")
        may |= {f"@house:{house}", f"@{kind}:{part}"}
    source: set[str] = set()
    target: set[str] = set()
    for name, value in option.args.items():
        for one in value if isinstance(value, list) else [value]:
            meaning = _name(scene, one)
            if meaning:
                may.add(meaning)
                source |= {meaning} if name in SOURCES else set()
                target |= {meaning} if name in TARGETS and SOURCES[0] in option.args else set()
    return Features(keyword | may, (), frozenset(source), frozenset(target))


def _name(scene: Scene, value: Any) -> str:
    """A parameter as the meaning of a word; empty if it is no name."""
    found = NAME.fullmatch(value) if isinstance(value, str) else None
    if found is None or found.group(1) in ("die", "effect", "window"):
        return ""
    if found.group(1) != "seat":
        return f"@{value}"
    house = (
        scene.lexicon.party(scene.view, int(found.group(2))) if found.group(2).isdecimal() else ""
    )
    return f"@house:{house}" if house else ""


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


def sure_of(word: Word, meanings: frozenset[str], among: frozenset[str] = frozenset()) -> float:
    """How sure it is that one of these meanings is meant, and not another that fits as well.

    What is not `among` the possible answers speaks against it only if it fits better.
    """
    mine = max((near for one, near in word.meanings.items() if one in meanings), default=0.0)
    rivals = {one: near for one, near in word.meanings.items() if one[0] == "@"}
    for one, near in rivals.items():
        close = near > mine - CLOSE if one in among else near >= mine
        if mine < 1 and one not in meanings and close:
            return min(mine, UNSURE)
    return mine


def universe(scene: Scene, asks: Iterable[AnyAsk]) -> dict[str, tuple[str, ...]]:
    """Every name that can be meant: of the game's own, and of what is asked."""
    found = {label: called(scene.game, label) for label in scene.lexicon.names(scene.view)}
    for ask in asks:
        for option in things(ask):
            for label in _labels(scene, option):
                if label not in found:
                    found[label] = called(scene.game, label)
    for seat, name in enumerate(scene.people):
        label = f"house:{scene.lexicon.party(scene.view, seat)}"
        if label in found and name:
            found[label] = (*found[label], name)
    return {label: variants for label, variants in found.items() if variants}


def _labels(scene: Scene, option: Option | Key) -> Iterator[str]:
    label = named_by(scene.game, option)
    if label:
        yield label
        if "." in label:
            kind, _, which = label.partition(":")
            house, _, part = which.partition(".")
            yield f"house:{house}"
            yield f"{kind}:{part}"
    for value in option.args.values():
        for one in value if isinstance(value, list) else [value]:
            meaning = _name(scene, one)
            if meaning:
                yield meaning[1:]


def labels(scene: Scene, asks: Iterable[AnyAsk]) -> dict[str, list[str]]:
    """What stands on the buttons that are no names, in all languages, and what it means."""
    found: dict[str, list[str]] = {}
    for ask in asks:
        for said in map(words, LANGUAGES):
            nothing = f"{scene.game}-none-{ask.topic}"
            if said.has(nothing):
                found.setdefault(phrase(said.say(nothing)), []).append(f"={ask.topic}/none")
        for option in things(ask):
            if named_by(scene.game, option):
                continue
            for language in LANGUAGES:
                label = phrase(words(language).option(scene.game, option, scene.seat))
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
