"""Readings: a move's words as answers to what is asked now, and to what will be asked then."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from bot.discord_ui.typed.answers import Answered, answers_to
from bot.discord_ui.typed.elsewhere import named_elsewhere
from bot.discord_ui.typed.names import UNSURE_BELOW, catalogue_name, name_of
from bot.discord_ui.typed.segment import SURE_NAME, Segment
from bot.kernel import Assign, Choose, Illegal, Offer
from bot.kernel.asks import AnyAsk

UNEXPLAINED = 0.6
"""How sure a reading can be at most if it leaves words unexplained."""
ONLY_SOURCE = 0.96
MANY_SOURCES = 0.6
DETOUR = 0.7
DEEPEST = 6
MOST_WORDS = 40
MOST_TRIED = 150
"""No sentence that means one thing needs more; a wall of words would take forever."""
ROLES = ("source", "target")


@dataclass(frozen=True, slots=True)
class Reading:
    """A chain of answers, how sure it is, and why it is refused if it is."""

    steps: tuple[tuple[AnyAsk, Any], ...]
    sure: float
    refusal: Illegal | None = None
    optional: int = 0
    """So many of the last answers may turn out not to be asked."""

    @property
    def _asked(self) -> list[tuple[AnyAsk, Any]]:
        """Where a later question has only one answer, nobody is asked."""
        return [(ask, value) for ask, value in self.steps if ask.id or ask.forced is None]

    @property
    def answers(self) -> list[tuple[int | str, Any]]:
        """As the table takes them: open questions by their id, later ones by their topic."""
        return [(ask.id or ask.topic, value) for ask, value in self._asked]

    def without(self, last: int) -> "Reading":
        """The same chain without so many of its last answers."""
        return replace(self, steps=tuple(self._asked[:-last])) if last else self

    @property
    def key(self) -> str:
        """The same for the same answers."""
        return repr(self.answers)


def read(segment: Segment) -> list[Reading]:
    """Everything the words can mean, the surest first; each chain of answers once."""
    found: dict[str, Reading] = {}
    if len(segment.tokens) > MOST_WORDS and not any(map(is_list, segment.view.asks)):
        return []
    for reading in [*_shortcuts(segment), *_starts(segment)]:
        if reading.key not in found or found[reading.key].sure < reading.sure:
            found[reading.key] = reading
    if segment.tried > MOST_TRIED:
        return []
    if all(one.refusal is not None for one in found.values()):
        for ask, name, sure in named_elsewhere(segment):
            refusal = Illegal("no-such-option", option=name)
            reading = Reading(((ask, [name]),), sure, refusal)
            found[reading.key] = reading
    return sorted(found.values(), key=lambda one: -one.sure)


def is_list(ask: AnyAsk) -> bool:
    """Whether its answer is a list, which may be long."""
    return isinstance(ask, Assign | Offer) or (isinstance(ask, Choose) and ask.max > 1)


def _shortcuts(segment: Segment) -> Iterator[Reading]:
    """A verb that stands for a chain of answers, from wherever in the chain one is asked."""
    for verb in segment.verbs:
        chain = segment.lexicon.shortcuts.get(verb.meaning, ())
        open_now = {ask.topic: ask for ask in segment.view.asks}
        first = next((at for at, (topic, _) in enumerate(chain) if topic in open_now), None)
        if first is None:
            continue
        steps: list[tuple[AnyAsk, Any]] = []
        for topic, value in chain[first:]:
            ask = open_now.get(topic) or segment.lexicon.foresee(segment.view, topic, {})
            if ask is not None:
                steps.append((ask, value))
        left = segment.left(set(verb.span), None, set())
        sure = min(verb.score, UNEXPLAINED) if left else verb.score
        yield Reading(tuple(steps), sure, optional=len(steps) - 1)


def _starts(segment: Segment) -> Iterator[Reading]:
    for ask in segment.view.asks:
        yield from _walk(segment, ask, (), _known(segment, ask), 1.0)
        for verb in [one.meaning for one in segment.verbs] or _implied(segment, ask):
            yield from _detour(segment, verb, ask)


def _known(segment: Segment, ask: AnyAsk) -> set[int]:
    """Words that only repeat what the open question is about already."""
    named = {role: _name(segment, str(ask.about.get(role, ""))) for role in ROLES}
    return {
        at
        for mention in segment.mentions
        for role, name in named.items()
        if mention.role in (None, role) and name and mention.near.get(name, 0) >= SURE_NAME
        for at in mention.span
    }


def _name(segment: Segment, label: str) -> str:
    return catalogue_name(segment.game, label)[0] if ":" in label else ""


def _implied(segment: Segment, ask: AnyAsk) -> list[str]:
    """Without a verb, a source that differs from the chosen one starts the same verb anew."""
    if not any(one.role == "source" for one in segment.mentions):
        return []
    return [verb for verb, topics in segment.lexicon.verbs.items() if ask.topic in topics]


def _detour(segment: Segment, verb: str, ask: AnyAsk) -> Iterator[Reading]:
    """Leave what is asked by its quiet option, and go on with the verb's first question."""
    by = segment.lexicon.detours.get((verb, ask.topic))
    if by is None or not segment.mentions:
        return
    topic = segment.lexicon.verbs[verb][0]
    onward = segment.lexicon.foresee(segment.view, topic, {})
    if onward is None:
        return
    for reading in _walk(segment, onward, ((ask, [by[0]]),), set(), 1.0 if by[1] else DETOUR):
        if not _in_a_circle(reading, ask):
            yield reading


def _in_a_circle(reading: Reading, ask: AnyAsk) -> bool:
    """Whether a detour leads back to where one already is."""
    already = [str(ask.about[role]).partition(":")[2] for role in ROLES if role in ask.about]
    chosen = [value[0] for _, value in reading.steps[1:] if isinstance(value, list)]
    return chosen[: len(already)] == already


def _walk(
    segment: Segment,
    ask: AnyAsk,
    steps: tuple[tuple[AnyAsk, Any], ...],
    used: set[int],
    sure: float,
) -> Iterator[Reading]:
    """Answer this question from the words, then the next one, as long as words are left."""
    if len(steps) >= DEEPEST:
        return
    for got in [*answers_to(segment, ask, used, first=not steps), *_from_where(segment, ask, used)]:
        segment.tried += 1
        if segment.tried > MOST_TRIED:
            return
        here = (*steps, *got.steps)
        surely = min(sure, got.sure)
        topics = {one.topic for one, _ in here}
        spent = used | got.used
        left = segment.left(spent, ask, topics)
        if not left or got.refusal is not None:
            yield Reading(here, min(surely, _complete(segment, here)), got.refusal)
            continue
        deeper = list(_onward(segment, here, spent, surely))
        yield from deeper
        if all(one.sure <= UNEXPLAINED for one in deeper):
            yield Reading(here, min(surely, UNEXPLAINED))


def _complete(segment: Segment, steps: tuple[tuple[AnyAsk, Any], ...]) -> float:
    """How sure it can be that this is all: not where more has to be said, or a target is meant."""
    ask, value = steps[-1]
    if isinstance(value, list) and (ask.topic, *value) in segment.lexicon.open_ended:
        return UNEXPLAINED
    if len(steps) > 1 and value == [segment.lexicon.quiet.get(ask.topic)]:
        return UNEXPLAINED
    bare = len(segment.mentions) == 1 and segment.mentions[0].role is None
    source = segment.lexicon.roles.get(ask.topic) == "source"
    after = bool(segment.verbs) and bare and segment.verb_span.stop <= segment.mentions[0].start
    named = isinstance(value, list) and not set(value) & {*segment.lexicon.quiet.values()}
    return UNEXPLAINED if source and after and named else 1.0


def _onward(
    segment: Segment, steps: tuple[tuple[AnyAsk, Any], ...], used: set[int], sure: float
) -> Iterator[Reading]:
    ask, value = steps[-1]
    topic = segment.lexicon.follows(ask.topic, value)
    if topic is None:
        return
    following = segment.lexicon.foresee(segment.view, topic, _done(steps))
    if following is not None:
        quiet = value == [segment.lexicon.quiet.get(ask.topic)]
        yield from _walk(segment, following, steps, used, min(sure, DETOUR) if quiet else sure)


def _done(steps: tuple[tuple[AnyAsk, Any], ...]) -> dict[str, Any]:
    """What the chain is about so far: as the open question says, and as answered since."""
    found: dict[str, Any] = {}
    for ask, value in steps:
        if ask.id:
            about = {name: str(what).partition(":") for name, what in ask.about.items()}
            found |= {name: parts[2] for name, parts in about.items() if parts[2]}
        found[ask.topic] = value[0] if isinstance(value, list) and value else value
    return found


def _from_where(segment: Segment, ask: AnyAsk, used: set[int]) -> Iterator[Answered]:
    """Only the target is named: every source it can be reached from."""
    named = [one for one in segment.mentions if not used & set(one.span)]
    if segment.lexicon.roles.get(ask.topic) != "source" or not isinstance(ask, Choose):
        return
    if len(named) != 1 or named[0].role == "source":
        return
    found: list[Answered] = []
    quiet = segment.lexicon.quiet.get(ask.topic)
    for option in (one for one in ask.options if one.id != quiet):
        topic = segment.lexicon.follows(ask.topic, [option.id])
        done = {ask.topic: option.id}
        then = segment.lexicon.foresee(segment.view, topic, done) if topic else None
        if not isinstance(then, Choose):
            continue
        names = {name: o for o in then.options if (name := name_of(segment.game, o))}
        for name, target in names.items():
            sure = named[0].sure_of(name, names)
            if sure >= UNSURE_BELOW:
                steps = ((ask, [option.id]), (then, [target.id]))
                found.append(Answered(steps, set(named[0].span), sure))
    most = ONLY_SOURCE if len(found) == 1 else MANY_SOURCES
    yield from (replace(one, sure=min(one.sure, most)) for one in found)
