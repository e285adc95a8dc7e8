"""Terms of a talk in whole sentences: who offers what, who wants what, and what for.

Whoever gives something loses it to the other; whoever gets, wants or takes something has it. A
sentence is read clause by clause. If it cannot be told who gets one of the things, there are no
terms at all: half of a bargain would be another one.
"""

from dataclasses import dataclass, field
from typing import Literal

from bot.kernel import Offer
from bot.kernel.labels import label_of
from bot.reader.parses import Prompt
from bot.reader.vocabulary import Phrase, called, number, phrases, search, word_set

Case = Literal["subject", "object", "either"]
BOTH = "both"
Terms = tuple[list[str], set[int]]
"""Terms, and the words they use up."""


@dataclass(frozen=True, slots=True)
class _Party:
    """Somebody who is named: who it is, and what the form of the word says about their part."""

    start: int
    end: int
    name: str
    case: Case


@dataclass(slots=True)
class _Clause:
    """What is said in one breath."""

    swapped: bool = False
    """It says what is given in return."""
    subject: str = ""
    verb: str = ""
    after_verb: str = ""
    """Named after the verb in a form that may be the subject or whom it is given to."""
    addressed: list[str] = field(default_factory=list)
    givers: list[str] = field(default_factory=list)
    things: list[Phrase] = field(default_factory=list)
    postfix: bool = False
    """Somebody was named after the thing."""

    @property
    def somebody(self) -> bool:
        return bool(self.subject or self.verb or self.after_verb or self.addressed or self.givers)


class Bargain:
    """Reads the terms of one move."""

    def __init__(self, prompt: Prompt, tokens: tuple[str, ...], ask: Offer) -> None:
        """Find everything that counts: parties, things, verbs."""
        self.tokens = tokens
        self.game = prompt.game
        self.listed = [term.id for term in ask.terms]
        self.names = list(dict.fromkeys(one.partition(".")[0] for one in self.listed))
        self.own = prompt.lexicon.party(prompt.view, ask.seat)
        self.things = {one.start: one for one in self._things(ask)}
        self.parties = {one.start: one for one in self._parties()}
        self.verbs = self._verbs()
        self.used: set[int] = set()

    def readings(self) -> list[Terms]:
        """The terms the words can be; several where they do not say who gets what."""
        if self._shared():
            kind = next(iter(self.things.values())).meaning
            terms = [one for one in self.listed if one.partition(".")[2] == kind]
            spans = [one.span for one in (*self.things.values(), *self.verbs.values())]
            spans += [range(one.start, one.end) for one in self.parties.values()]
            return [(terms, {at for span in spans for at in span})]
        found = self.terms()
        if found[0]:
            return [found]
        things = [*self.things.values()]
        bare = len(things) == 2 and not self.parties and not self.verbs
        if not bare or self._refusing() or any(map(self._miscounted, things)):
            return []
        used = {at for one in things for at in one.span}
        used |= {at for at, one in enumerate(self.tokens) if one in word_set("in-return")}
        both = ({f"{a}.{things[0].meaning}", f"{b}.{things[1].meaning}"} for a, b in self._pairs())
        return [([t for t in self.listed if t in some], used) for some in both if len(some) == 2]

    def _pairs(self) -> list[tuple[str, str]]:
        other = self._others(self.own)
        return [(other[0], self.own), (self.own, other[0])] if other else []

    def _shared(self) -> bool:
        """`we swap a hostage each`, `influence for influence`: the same for both."""
        things = [*self.things.values()]
        alone = {one.name for one in self.parties.values()} <= {BOTH}
        if len({one.meaning for one in things}) != 1 or not alone or self._refusing():
            return False
        swapped = bool(word_set("mutual") & {*self.tokens})
        return not any(map(self._miscounted, things)) and (swapped or len(things) == 2)

    def _refusing(self) -> bool:
        return bool(word_set("not") & {*self.tokens})

    def terms(self) -> Terms:
        """The terms, and the words they use up; none if one of them is not clear."""
        if not self.things or self._refusing() or any(map(self._miscounted, self.things.values())):
            return [], set()
        chosen: list[str] = []
        before: list[str] = []
        subject = ""
        for clause in self._in_order():
            subject = clause.subject or subject
            if not clause.things:
                continue
            got = self._receivers(clause, subject, before)
            if not got:
                return [], set()
            before = got
            chosen += [f"{name}.{thing.meaning}" for thing in clause.things for name in got]
        if len(set(chosen)) != len(chosen) or not set(chosen) <= set(self.listed):
            return [], set()
        return [one for one in self.listed if one in chosen], self.used

    def _in_order(self) -> list[_Clause]:
        """`For an influence I give 2 power`: what it is for is told by what comes after it."""
        found = self._clauses()
        with_things = [clause for clause in found if clause.things]
        if len(with_things) > 1 and with_things[0].swapped and not with_things[0].somebody:
            found.remove(with_things[0])
            found.insert(found.index(with_things[1]) + 1, with_things[0])
        return found

    def _receivers(self, clause: _Clause, subject: str, before: list[str]) -> list[str]:
        """Who gets what this clause is about."""
        if BOTH in (clause.subject, clause.after_verb, *clause.addressed):
            return [] if clause.verb == "giving" else self.names
        if clause.addressed:
            return clause.addressed
        if clause.givers:
            return self._others(clause.givers[0])
        if clause.verb == "giving":
            if clause.subject or not clause.after_verb:
                return self._others(subject or self.own)
            return [clause.after_verb]
        if clause.verb == "getting":
            return [clause.subject or clause.after_verb or subject or self.own]
        if clause.subject or clause.after_verb:
            return [clause.subject or clause.after_verb]
        if len(before) == 1 and clause.swapped:
            return self._others(before[0])
        return [] if clause.swapped else before

    def _others(self, name: str) -> list[str]:
        others = [one for one in self.names if one != name]
        return others if len(others) == 1 else []

    def _clauses(self) -> list[_Clause]:
        found = [_Clause()]
        at = 0
        while at < len(self.tokens):
            clause = found[-1]
            token, thing = self.tokens[at], self.things.get(at)
            party = self._addressed(at)
            if party is not None:
                clause.postfix |= bool(clause.things)
                from_them = token in word_set("source")
                (clause.givers if from_them else clause.addressed).append(party.name)
                at = self._use(at, party.end)
            elif at in self.parties or at in self.verbs:
                # `gibst` is a verb and says who gives as well.
                clause, end = self._begun(found), at
                if at in self.parties:
                    _name(clause, self.parties[at])
                    end = self.parties[at].end
                if at in self.verbs:
                    if clause.verb:  # "I want you to pay": now it is about the other.
                        clause.subject = clause.after_verb or clause.subject
                        clause.after_verb = ""
                    clause.verb = self.verbs[at].meaning
                    end = max(end, self.verbs[at].end)
                at = self._use(at, end)
            elif thing is not None:
                if clause.postfix:
                    found.append(_Clause())
                found[-1].things.append(thing)
                at = self._use(at, thing.end)
            else:
                if token in word_set("in-return"):
                    found.append(_Clause(swapped=True))
                    self._use(at, at + 1)
                elif token in word_set("and") | {",", ";", "+", "&"}:
                    found.append(_Clause(swapped=clause.swapped and not clause.things))
                at += 1
        return found

    def _use(self, start: int, end: int) -> int:
        self.used |= set(range(start, end))
        return end

    def _begun(self, found: list[_Clause]) -> _Clause:
        """The clause a verb or somebody belongs to: a new one if the last one says all it can."""
        if found[-1].things and (found[-1].somebody or found[-1].swapped):
            found.append(_Clause())
        return found[-1]

    def _addressed(self, at: int) -> _Party | None:
        """Whom a `for`, `to` or `from` here belongs to."""
        if self.tokens[at] not in word_set("source", "target"):
            return None
        onward = at + 1
        while onward < len(self.tokens) and self.tokens[onward] in word_set("articles", "house"):
            onward += 1
        return self.parties.get(onward)

    def _miscounted(self, thing: Phrase) -> bool:
        """Five power are not among the terms, and not one of them either."""
        before = self.tokens[thing.start - 1] if thing.start else ""
        counted = number(before) is not None or before.isdecimal()
        return counted and number(self.tokens[thing.start]) is None

    def _parties(self) -> list[_Party]:
        houses = {name: called(self.game, label_of("house", name)) for name in self.names}
        found = [
            _Party(one.start, one.end, one.meaning, "either") for one in search(self.tokens, houses)
        ]
        own = self.own if self.own in self.names else ""
        other = next(iter(self._others(own)), "") if own else ""
        persons: dict[str, tuple[str, Case]] = {}
        for key, name in (("me", own), ("you", other)):
            persons |= {word: (name, "either") for word in word_set(key) if name}
            persons |= {word: (name, "subject") for word in word_set(f"{key}-acts") if name}
            persons |= {word: (name, "object") for word in word_set(f"{key}-gets") if name}
        persons |= dict.fromkeys(word_set("both", "each"), (BOTH, "either"))
        for at, token in enumerate(self.tokens):
            if token in persons and not self._counts(at):
                name, case = persons[token]
                found.append(_Party(at, at + 1, name, case))
        return found

    def _counts(self, at: int) -> bool:
        """Whether `both` says how many hostages, not who gets something."""
        soon = (self.things.get(onward) for onward in range(at + 1, at + 3))
        both = self.tokens[at] in word_set("both")
        return both and any(one is not None and one.meaning == "hostages_2" for one in soon)

    def _things(self, ask: Offer) -> list[Phrase]:
        """What can be given, as the words name it, the longest first."""
        kinds = dict.fromkeys(term.id.partition(".")[2] for term in ask.terms)
        found: list[Phrase] = []
        for one in search(
            self.tokens, {kind: phrases(f"term-{kind}", self.game) for kind in kinds}
        ):
            if not any(set(one.span) & set(other.span) for other in found):
                found.append(one)
        return found

    def _verbs(self) -> dict[int, Phrase]:
        meanings = {one: phrases(one) for one in ("giving", "getting")}
        found: dict[int, Phrase] = {}
        for one in search(self.tokens, meanings):
            inside = any(one.start in other.span for other in self.things.values())
            if one.score == 1 and not inside:
                found.setdefault(one.start, one)
        return found


def _name(clause: _Clause, party: _Party) -> None:
    if party.case == "object":
        clause.addressed.append(party.name)
    elif clause.verb and party.case == "either":
        clause.after_verb = party.name
    else:
        clause.subject = party.name
