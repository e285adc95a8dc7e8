"""A sentence as a chain of answers: to what is asked now, and to what will be asked then."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from bot.kernel import Amount, Assign, Choose, Illegal, Offer
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import id_of, kind_of
from bot.reader.amount import amounts
from bot.reader.choices import LATER, choices, role_of
from bot.reader.form import fills
from bot.reader.offer import offers
from bot.reader.parses import SURE, UNSURE, Parse, Reader, Step, fits, is_odd, left_over, things
from bot.reader.sentence import Word, turns
from bot.reader.shares import shares
from bot.reader.vocabulary import named_by

DEEPEST = 6
MOST_TRIED = 90
"""No sentence that means one thing needs more; a wall of words would take forever."""
ROLES = ("source", "target")
MOST_SOURCES = 6


@dataclass(frozen=True, slots=True)
class Move:
    """A chain of answers: to an open question, and to those that will follow from it."""

    steps: tuple[Step, ...]
    optional: int = 0
    """So many of the last answers may turn out not to be asked."""

    @property
    def asked(self) -> list[Step]:
        """Where a later question has only one answer, nobody is asked."""
        return [(ask, value) for ask, value in self.steps if ask.id or ask.forced != value]

    @property
    def answers(self) -> list[tuple[int | str, Any]]:
        """As the table takes them: open questions by their id, later ones by their topic."""
        return [(ask.id or ask.topic, value) for ask, value in self.asked]

    @property
    def key(self) -> str:
        """The same for the same answers."""
        return repr(self.answers)

    def without(self, last: int) -> "Move":
        """The same chain without so many of its last answers."""
        return Move(tuple(self.asked[:-last])) if last else self


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that a sentence can mean, and the words it leaves over."""

    move: Move
    used: frozenset[int]
    sure: float
    left: tuple[Word, ...]
    refusal: Illegal | None = None
    bare: bool = False
    single: bool = True
    """Whether it is told by one word only, its article aside."""
    odd: int = 0
    """How many of the words that are left over mean nothing at all here."""

    @property
    def ask(self) -> AnyAsk:
        """The open question it answers."""
        return self.move.steps[0][0]


def candidates(reader: Reader) -> list[Candidate]:
    """Everything the sentence can mean; of the same answers the surest."""
    found: dict[str, Candidate] = {}
    alike: dict[str, set[int]] = {}
    for one in _all(reader):
        key = f"{one.move.key}/{one.refusal.reason if one.refusal else ''}"
        best = found.get(key)
        alike.setdefault(key, set()).update(one.used)
        if best is None or (len(one.left), -one.sure) < (len(best.left), -best.sure):
            found[key] = one
    if reader.tried > MOST_TRIED:
        return []
    return [_said_again(one, alike[key]) if one.bare else one for key, one in found.items()]


def _said_again(one: Candidate, alike: set[int]) -> Candidate:
    """`ok, fine, agreed`: words that say the same once more do not speak against it."""
    odd = [word for word in one.left if word.at not in alike and is_odd(word, True)]
    return replace(one, odd=len(odd)) if one.odd else one


def answers(reader: Reader, ask: AnyAsk, used: frozenset[int]) -> Iterator[Parse]:
    """Every answer to one question that the words which are not used can mean."""
    if isinstance(ask, Choose):
        yield from choices(reader, ask, used)
    elif isinstance(ask, Amount):
        yield from amounts(reader, ask, used)
    elif isinstance(ask, Offer):
        yield from offers(reader, ask, used)
    elif ask.values:
        yield from fills(reader, ask, used)
    else:
        yield from shares(reader, ask, used)


def _all(reader: Reader) -> Iterator[Candidate]:
    yield from _shortcuts(reader)
    for ask in reader.prompt.view.asks:
        known = _repeated(reader, ask)
        yield from _Walk(reader, known).from_(ask, (), frozenset(), 1.0, True)
        if known:
            yield from _Walk(reader, frozenset()).from_(ask, (), frozenset(), 1.0, True)
        for verb in reader.sentence.verbs or _implied(reader, ask):
            yield from _detour(reader, verb, ask)


def _shortcuts(reader: Reader) -> Iterator[Candidate]:
    """A verb that stands for a chain of answers, from wherever in the chain one is asked."""
    lexicon, view = reader.lexicon, reader.prompt.view
    open_now = {ask.topic: ask for ask in view.asks}
    for word in reader.words:
        for verb in [one[1:] for one in word.meanings if one[0] == "!"]:
            chain = lexicon.shortcuts.get(verb, ())
            first = next((at for at, (topic, _) in enumerate(chain) if topic in open_now), None)
            if first is None:
                continue
            steps: list[Step] = []
            for topic, value in chain[first:]:
                ask = open_now.get(topic) or lexicon.foresee(view, topic, {})
                if ask is not None:
                    steps.append((ask, value))
            used = frozenset({word.at})
            left = tuple(left_over(reader, [], used, frozenset(), True))
            move = Move(tuple(steps), optional=len(steps) - 1)
            sure = word.meanings[f"!{verb}"]
            yield Candidate(move, used, sure, left, bare=True, odd=reader.odd(left, True))


def _repeated(reader: Reader, ask: AnyAsk) -> frozenset[int]:
    """Names that only repeat what the open question is about already."""
    found: set[int] = set()
    for role in ROLES:
        label = f"@{ask.about.get(role, '')}"
        for word in reader.words:
            if word.role in (None, role) and word.meanings.get(label, 0) >= SURE:
                found.add(word.at)
    return frozenset(found)


def _implied(reader: Reader, ask: AnyAsk) -> list[str]:
    """Without a verb, a source that differs from the chosen one starts the same verb anew."""
    if not any(one.role == "source" for one in reader.words):
        return []
    return [verb for verb, topics in reader.lexicon.verbs.items() if ask.topic in topics]


def _detour(reader: Reader, verb: str, ask: AnyAsk) -> Iterator[Candidate]:
    """Leave what is asked by its quiet option, and go on with the verb's first question."""
    lexicon, view = reader.lexicon, reader.prompt.view
    by = lexicon.detours.get((verb, ask.topic))
    if by is None or not any(word.named for word in reader.words):
        return
    if by[0] not in [option.id for option in things(ask)]:
        return
    onward = lexicon.foresee(view, lexicon.verbs[verb][0], {})
    if onward is None:
        return
    sure = 1.0 if by[1] else UNSURE
    walk = _Walk(reader, frozenset())
    for one in walk.from_(onward, ((ask, [by[0]]),), frozenset(), sure, False):
        already = [id_of(ask.about[role]) for role in ROLES if role in ask.about]
        chosen = [value[0] for _, value in one.move.steps[1:] if isinstance(value, list) and value]
        if chosen[: len(already)] != already:
            yield one


@dataclass(frozen=True, slots=True)
class _Walk:
    """From question to question, as long as words are left."""

    reader: Reader
    known: frozenset[int]

    def from_(
        self,
        ask: AnyAsk,
        steps: tuple[Step, ...],
        used: frozenset[int],
        sure: float,
        bare: bool,
    ) -> Iterator[Candidate]:
        """Answer this question from the words, then the next one."""
        if len(steps) >= DEEPEST:
            return
        found = [
            *answers(self.reader, ask, used | self.known),
            *self._from_where(ask, used),
            *self._elsewhere(ask, used),
        ]
        for parse in found:
            if used and parse.bare and self._refuses_first(parse, min(used)):
                continue
            if steps and any(isinstance(v, list) and v and {*v} <= LATER for _, v in parse.steps):
                continue  # Nobody attacks in order to step back.
            self.reader.tried += 1
            if self.reader.tried > MOST_TRIED:
                return
            yield from self._on(parse, steps, used, sure, bare)

    def _refuses_first(self, parse: Parse, first: int) -> bool:
        """A `no` before a move is no answer to what the move leads to."""
        told = [self.reader.words[at] for at in parse.used]
        return all(
            word.at < first and (turns(word) or word.means("nope", "none", "pass")) for word in told
        )

    def _on(
        self, parse: Parse, steps: tuple[Step, ...], used: frozenset[int], sure: float, bare: bool
    ) -> Iterator[Candidate]:
        here = (*steps, *parse.steps)
        spent = used | parse.used
        surely = min(sure, parse.sure)
        plainly = bare and parse.bare
        topics = [ask.topic for ask, _ in here]
        left = left_over(self.reader, topics, spent, self.known, plainly)
        surely_all = min(surely, self._complete(here))
        told = [at for at in spent if not self.reader.words[at].means("articles")]
        one = Candidate(
            Move(here),
            spent,
            surely_all,
            tuple(left),
            parse.refusal,
            plainly,
            len(told) == 1,
            self.reader.odd(left, plainly),
        )
        if not left or parse.refusal is not None:
            yield one
            return
        yield from self._onward(here, spent, surely, plainly)
        yield one

    def _onward(
        self, steps: tuple[Step, ...], used: frozenset[int], sure: float, bare: bool
    ) -> Iterator[Candidate]:
        ask, value = steps[-1]
        lexicon, view = self.reader.lexicon, self.reader.prompt.view
        topic = lexicon.follows(ask.topic, value)
        following = lexicon.foresee(view, topic, _done(steps)) if topic else None
        if following is not None:
            quiet = value == ask.quiet
            yield from self.from_(
                following, steps, used, min(sure, UNSURE) if quiet else sure, bare
            )

    def _complete(self, steps: tuple[Step, ...]) -> float:
        """How sure it can be that this is all: not where more has to be said."""
        ask, value = steps[-1]
        left = all(one == before.quiet for before, one in steps[:-1])  # What was asked.
        if left and self._may_be_target(ask, value):
            return UNSURE
        if isinstance(ask, Choose) and isinstance(value, list) and {*value} & {*ask.open_ended}:
            return UNSURE
        return UNSURE if len(steps) > 1 and value == ask.quiet and ask.quiet else 1.0

    def _may_be_target(self, ask: AnyAsk, value: Any) -> bool:
        """`attack Winterfell`: where one comes from, or where one wants to go?"""
        if not isinstance(ask, Choose) or ask.purpose != "source" or value == ask.quiet:
            return False
        lexicon, view = self.reader.lexicon, self.reader.prompt.view
        named = [word for word in self.reader.words if word.named]
        if ask.topic not in self.reader.topics or len(named) != 1 or named[0].role:
            return False
        topic = lexicon.follows(ask.topic, value)
        then = lexicon.foresee(view, topic, {ask.topic: value[0]}) if topic else None
        return isinstance(then, Choose) and then.purpose == "target"

    def _from_where(self, ask: AnyAsk, used: frozenset[int]) -> Iterator[Parse]:
        """Only the target is named: every source it can be reached from."""
        if not isinstance(ask, Choose) or ask.purpose != "source":
            return
        yield from self._from_anywhere(ask, used)
        named = [one for one in self.reader.free(used | self.known) if one.named]
        if len(named) != 1 or named[0].role == "source":
            return
        lexicon, view = self.reader.lexicon, self.reader.prompt.view
        found: list[Parse] = []
        for option in ask.options:
            if [option.id] == ask.quiet:
                continue  # To do nothing is no place to come from.
            topic = lexicon.follows(ask.topic, [option.id])
            then = lexicon.foresee(view, topic, {ask.topic: option.id}) if topic else None
            if not isinstance(then, Choose):
                continue
            for target in then.options:
                near = fits(named[0], self.reader.features(then, target), "target")
                if near and target.id != option.id:
                    steps = ((ask, [option.id]), (then, [target.id]))
                    found.append(Parse(steps, frozenset({named[0].at}), near))
        told = bool(self.reader.topics & {ask.topic}) or named[0].role == "target"
        for one in found:
            alone = len(found) == 1 and told
            yield one if alone else Parse(one.steps, one.used, min(one.sure, UNSURE))

    def _from_anywhere(self, ask: Choose, used: frozenset[int]) -> Iterator[Parse]:
        """`all to Karhold`: a form that would follow, from each place it can be filled in for."""
        lexicon, view = self.reader.lexicon, self.reader.prompt.view
        free = self.reader.free(used | self.known)
        names = [word for word in free if word.named or word.number is not None]
        if len(names) < 2 and not any(word.means("all", "rest", "both") for word in free):
            return  # `march Karhold`: nobody is named who goes.
        for option in ask.options[:MOST_SOURCES]:
            if any(fits(word, self.reader.features(ask, option)) for word in self.reader.words):
                return
            topic = lexicon.follows(ask.topic, [option.id])
            then = lexicon.foresee(view, topic, {ask.topic: option.id}) if topic else None
            if not isinstance(then, Assign):
                return
            for parse in answers(self.reader, then, used | self.known):
                if parse.refusal is None and not parse.bare:
                    steps = ((ask, [option.id]), *parse.steps)
                    yield Parse(steps, parse.used, min(parse.sure, UNSURE))

    def _elsewhere(self, ask: AnyAsk, used: frozenset[int]) -> Iterator[Parse]:
        """A name of the same kind that cannot be chosen: the rules say why not."""
        yield from self._unoffered(ask, used)
        if isinstance(ask, Assign) and ask.values:
            yield from self._value_elsewhere(ask, used)
        if not isinstance(ask, Choose) or ask.max > 1:
            return
        labels = {named_by(self.reader.prompt.game, option) or "" for option in ask.options} - {""}
        kinds = {kind_of(label) for label in labels}
        same = all(
            id_of(named_by(self.reader.prompt.game, one) or f":{one.id}") == one.id
            for one in ask.options
        )
        if not kinds or not same:
            return
        for word in self.reader.free(used | self.known):
            role = role_of(self.reader, ask)
            fitting = word.role in (None, role) or role is None
            for meaning, near in word.meanings.items():
                label = meaning[1:]
                known = meaning[0] == "@" and kind_of(label) in kinds
                if known and fitting and label not in labels and near >= SURE:
                    value = id_of(label)
                    refusal = Illegal("no-such-option", option=word.text)
                    yield Parse(((ask, [value]),), frozenset({word.at}), near, refusal)

    def _unoffered(self, ask: AnyAsk, used: frozenset[int]) -> Iterator[Parse]:
        """What the game knows how to name, though nobody offers it."""
        if not isinstance(ask, Choose | Assign):
            return
        given = ask.options if isinstance(ask, Choose) else ask.values
        labels = {named_by(self.reader.prompt.game, option) for option in given}
        lexicon, view = self.reader.lexicon, self.reader.prompt.view
        for word in self.reader.free(used | self.known):
            for meaning, near in word.meanings.items():
                if meaning[0] != "@" or meaning[1:] in labels or near < SURE:
                    continue
                value = lexicon.elsewhere(view, ask, meaning[1:])
                if value is not None:
                    refusal = Illegal("no-such-option", option=word.text)
                    yield Parse(((ask, value),), frozenset({word.at}), near, refusal)

    def _value_elsewhere(self, ask: Assign, used: frozenset[int]) -> Iterator[Parse]:
        """The same in a form: a name of the kind of its values that is none of them."""
        labels = {named_by(self.reader.prompt.game, value) or "" for value in ask.values} - {""}
        kinds = {kind_of(label) for label in labels}
        free = self.reader.free(used | self.known)
        keys = {
            key.id: word.at
            for key in reversed(ask.keys)
            for word in free
            if fits(word, self.reader.features(ask, key))
        }
        for word in free:
            for meaning, near in word.meanings.items():
                label = meaning[1:]
                if meaning[0] != "@" or kind_of(label) not in kinds or label in labels:
                    continue
                everyone = {one.at for one in free if one.means("all", "rest")}
                if near >= SURE and (keys or everyone) and word.at not in keys.values():
                    named = [*keys][-1:] or [ask.keys[0].id]
                    value = dict.fromkeys(named, id_of(label))
                    refusal = Illegal("no-such-option", option=word.text)
                    told = frozenset({word.at, *keys.values(), *everyone})
                    yield Parse(((ask, value),), told, near, refusal)


def _done(steps: tuple[Step, ...]) -> dict[str, Any]:
    """What the chain is about so far: as the open question says, and as answered since."""
    found: dict[str, Any] = {}
    for ask, value in steps:
        if ask.id:
            about = {name: id_of(what) for name, what in ask.about.items()}
            found |= {name: which for name, which in about.items() if which}
        found[ask.topic] = value[0] if isinstance(value, list) and value else value
        found[f"{ask.topic}/all"] = value
    return found


def is_form(ask: AnyAsk) -> bool:
    """Whether it may be filled in bit by bit."""
    return isinstance(ask, Assign) and bool(ask.values) and ask.complete
