"""`release Jaime, keep the rest`: names, and which of a few things happens to each of them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.discord_ui.typed.groups import groups_in
from bot.discord_ui.typed.names import Mention, catalogue_name, key_meant, name_of
from bot.discord_ui.typed.segment import Segment
from bot.discord_ui.typed.vocabulary import Found, phrases, search, word_set
from bot.kernel import Assign, Illegal
from bot.kernel.asks import Key, Option
from bot.text.words import NAME

UNSURE = 0.6
REST = "*"
"""Stands for every key that is not named."""


@dataclass(slots=True)
class Given:
    """An assignment of values as it was typed."""

    value: dict[str, Any]
    used: set[int]
    sure: float
    refusal: Illegal | None = None


@dataclass(slots=True)
class Clause:
    """What stands between two separators, in the order it stands."""

    keys: list[str] = field(default_factory=list)
    values: list[str] = field(default_factory=list)
    parts: list[str] = field(default_factory=list)
    """Names that belong to a value: whom a hostage's torture hurts."""
    value_first: bool = False
    only: bool = False
    but: bool = False
    denied: bool = False
    before: int = 0
    """How many of the keys stand before the word `except`."""


class Unclear(Exception):
    """The words name keys and values, but not which gets which."""


@dataclass(slots=True)
class Giving:
    """Reads one assignment from the words of one move."""

    segment: Segment
    ask: Assign
    used: set[int] = field(default_factory=set)
    sure: float = 1.0
    named: bool = False

    def read(self) -> list[Given]:
        """The assignments the words can describe; none if they are about nothing in it."""
        clauses = self._merged([*self._clauses()])
        if not any(clause.values or clause.only or clause.but for clause in clauses):
            return [*self._bare(clauses)]
        try:
            value = self._whole(self._resolved(clauses))
        except Unclear:
            return [Given({}, self.used, self.sure, Illegal("typed-shares-unclear"))]
        several = [*self._completed(value)]
        sure = self.sure if not several else min(self.sure, UNSURE)
        return [Given(one, self.used, sure) for one in several or [value]]

    def _merged(self, clauses: list[Clause]) -> list[Clause]:
        """`torture the 12, one power from Tywin`: a name that belongs to the value before it."""
        found: list[Clause] = []
        for clause in clauses:
            if found and clause.parts and not clause.keys and not clause.values:
                found[-1].parts += clause.parts
            else:
                found.append(clause)
        return found

    def _bare(self, clauses: list[Clause]) -> Iterator[Given]:
        """`all`, or nothing but names, where naming somebody means something."""
        meant = self.segment.lexicon.picks.get(self.ask.topic)
        keys = [key for clause in clauses for key in clause.keys]
        if meant and keys and not any(clause.denied for clause in clauses):
            every = keys == [REST]
            value = self._whole(dict.fromkeys(keys, meant[0]) | ({} if every else {REST: meant[1]}))
            yield Given(value, self.used, self.sure if every else min(self.sure, UNSURE))

    def _completed(self, value: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """Where one key was given half a value (`torture`), every whole one it can have."""
        allowed = {key.id: key.allowed for key in self.ask.keys if key.allowed is not None}
        half = [key for key, got in value.items() if key in allowed and got not in allowed[key]]
        if len(half) == 1:
            fits = [one for one in allowed[half[0]] if _base(one) == value[half[0]] != one]
            yield from (value | {half[0]: one} for one in fits)

    # --- what each word is

    def _clauses(self) -> Iterator[Clause]:
        """Parted at commas and `and`."""
        keys, parts, values = self._keys(), self._parts(), self._values()
        self.named = bool(keys)
        tokens = self.segment.tokens
        parting = word_set("and") | {",", ";", "+", "&"}
        clause = Clause()
        at = 0
        while at < len(tokens):
            here = next((one for one in values if one.start == at), None)
            if here is not None:
                clause.value_first = clause.value_first or not clause.keys
                clause.values.append(here.meaning)
                self.used |= set(here.span)
                self.sure = min(self.sure, here.score)
                at = here.end
                continue
            if at in keys:
                clause.keys += keys[at]
            elif at in parts:
                clause.parts.append(parts[at])
            elif tokens[at] in parting and at not in self.used:
                yield clause
                clause = Clause()
            elif at not in self.used:
                self._note(clause, at)
            at += 1
        yield clause

    def _note(self, clause: Clause, at: int) -> None:
        token = self.segment.tokens[at]
        if token in word_set("both") and len(self.ask.keys) != 2:
            return  # Which two of them?
        every = token in word_set("each") and not self.named
        if every or token in word_set("all", "rest", "both"):
            clause.keys += [] if REST in clause.keys else [REST]
        elif token in word_set("only"):
            clause.only = True
        elif token in word_set("except"):
            clause.but, clause.before = True, len(clause.keys)
        elif token in word_set("not"):
            clause.denied = True
        else:
            return
        self.used.add(at)

    def _keys(self) -> dict[int, list[str]]:
        """Where keys are named, one at a time or all that have a name in common."""
        names: dict[str, Key] = {}
        for key in self.ask.keys:
            if name := name_of(self.segment.game, key):
                names.setdefault(name, key)
        found = {}
        for group in groups_in(self.segment, self.ask):
            found[group.start] = group.keys
            self.used |= group.used
            self.sure = min(self.sure, group.sure)
        parts = {_part(self.segment.game, one) for one in self.ask.values}
        for mention in self._free():
            best = key_meant(mention, names, parts)
            if best is not None:
                found[mention.start] = [names[best[0]].id]
                self.sure = min(self.sure, best[1])
                self.used |= set(mention.span)
        return found

    def _parts(self) -> dict[int, str]:
        """Names that are no keys, but belong to a value."""
        names = {_part(self.segment.game, one): one for one in self.ask.values}
        names.pop("", None)
        found = {}
        for mention in self._free():
            name = max(mention.near, key=mention.near.__getitem__)
            if name in names:
                found[mention.start] = name
                self.sure = min(self.sure, mention.near[name])
                self.used |= set(mention.span)
        return found

    def _free(self) -> list[Mention]:
        return [one for one in self.segment.mentions if not self.used & set(one.span)]

    def _values(self) -> list[Found]:
        """Where values stand, without those that overlap a name or a surer value."""
        found: list[Found] = []
        taken = set(self.used)
        for one in search(self.segment.tokens, self._called()):
            if not taken & set(one.span):
                found.append(one)
                taken |= set(one.span)
        return found

    def _called(self) -> dict[str, tuple[str, ...]]:
        segment, topic = self.segment, self.ask.topic
        called: dict[str, tuple[str, ...]] = {}
        for value in self.ask.values:
            more = tuple(segment.lexicon.called(segment.view, self.ask, value))
            named = phrases(f"{topic}-{value.id}", segment.game)
            called[value.id] = (*named, *segment.labels(value), *more)
            if _part(segment.game, value):
                base = value.id.partition(".")[0]
                called.setdefault(base, phrases(f"{topic}-{base}", segment.game))
        return called

    # --- what gets what

    def _resolved(self, clauses: list[Clause]) -> dict[str, str]:
        whole = {k for clause in clauses for k in clause.keys}
        self._deny(clauses)
        values = [value for clause in clauses for value in clause.values]
        if any(clause.only or clause.but for clause in clauses):
            return self._picked(clauses)
        if not whole:
            harmless = self.segment.lexicon.spared.get(self.ask.topic)
            accepted = self.segment.lexicon.picks.get(self.ask.topic, ("",))[0]
            if (harmless and values != [harmless]) or values == [accepted]:
                # `back` alone may mean something else, `yes` may be said to somebody.
                self.sure = min(self.sure, UNSURE)
            if len(values) > 1:  # `hand, hand`: one for each, or said twice.
                self.sure = min(self.sure, UNSURE)
            return self._one(REST, [*dict.fromkeys(values)], clauses[0].parts)
        leads = next(c.value_first for c in clauses if c.values)
        given: dict[str, str] = {}
        pending: list[str] = []
        last: tuple[list[str], list[str]] = ([], [])
        for clause in clauses:
            if not clause.values:
                if not leads:
                    pending += clause.keys
                    continue
                pairs = [(key, last[0], clause.parts or last[1]) for key in clause.keys]
            elif len(clause.values) == 1:
                last = (clause.values, clause.parts)
                pairs = [(key, *last) for key in [*pending, *clause.keys]]
                pending = []
            elif len(clause.values) == len(clause.keys) and not pending:
                zipped = zip(clause.keys, clause.values, strict=True)
                pairs = [(key, [value], clause.parts) for key, value in zipped]
            else:
                raise Unclear
            if clause.values and not pairs:
                raise Unclear
            for key, value, parts in pairs:
                if key in given:
                    raise Unclear
                given |= self._one(key, value, parts)
        if pending:
            raise Unclear
        return given

    def _deny(self, clauses: list[Clause]) -> None:
        """`don't release her` most likely leaves her as she is."""
        spared = self.segment.lexicon.spared.get(self.ask.topic)
        for clause in clauses:
            if clause.denied:
                self.sure = min(self.sure, UNSURE)
                if spared is None or spared in clause.values:
                    raise Unclear
                clause.values = [spared for _ in clause.values]

    def _one(self, key: str, values: list[str], parts: list[str]) -> dict[str, str]:
        """What one key gets; a value may need the name that belongs to it."""
        if len(values) != 1:
            raise Unclear
        value = values[0]
        if parts:
            names = {one.id: _part(self.segment.game, one) for one in self.ask.values}
            fits = [v for v, name in names.items() if name == parts[0] and _base(v) == _base(value)]
            if len(parts) > 1 or not fits:
                raise Unclear
            value = fits[0]
        return {key: value}

    def _picked(self, clauses: list[Clause]) -> dict[str, str]:
        """`only Tyrell`, `all but Tyrell`, with or without the value that naming one means."""
        meant = self.segment.lexicon.picks.get(self.ask.topic)
        spared = self.segment.lexicon.spared.get(self.ask.topic)
        if meant:  # `only Tyrell, nobody else`
            clauses = [one for one in clauses if (one.keys, one.values) != ([REST], [meant[1]])]
        values = {value for clause in clauses for value in clause.values}
        named = [key for clause in clauses for key in clause.keys if key != REST]
        but = any(clause.but for clause in clauses)
        if spared and but:
            return self._spared(clauses, spared, values)
        if meant is None or (values and values != {meant[0]}) or not named:
            raise Unclear
        yes, no = (meant[1], meant[0]) if but else meant
        return dict.fromkeys(named, yes) | {REST: no}

    def _spared(self, clauses: list[Clause], spared: str, values: set[str]) -> dict[str, str]:
        """`free all but Jaime`, `free all Lannister cards except Jaime`."""
        at = next(place for place, clause in enumerate(clauses) if clause.but)
        first = [key for clause in clauses[:at] for key in clause.keys]
        first += clauses[at].keys[: clauses[at].before]
        later = clauses[at].keys[clauses[at].before :]
        later += [key for clause in clauses[at + 1 :] for key in clause.keys]
        whole, out = {*first} - {REST}, {*later} - {REST}
        mixed = whole and (REST in first or REST in later or not out <= whole)
        if not out or mixed or len(values) != 1 or spared in values:
            raise Unclear
        value = values.pop()
        return dict.fromkeys(whole or [REST], value) | dict.fromkeys(out, spared)

    def _whole(self, given: dict[str, str]) -> dict[str, Any]:
        """With the rest shared out; a value that a key cannot have is for the rules to refuse."""
        rest = given.pop(REST, None)
        picks = self.segment.lexicon.picks.get(self.ask.topic)
        partly = rest is None and len(given) < len(self.ask.keys)
        if partly and picks and picks[1] in given.values():
            self.sure = min(self.sure, UNSURE)  # Those not named may be meant to be let in.
        if rest is not None:
            given |= {key.id: rest for key in self.ask.keys if key.id not in given}
        return given


def _base(value: str) -> str:
    return value.partition(".")[0]


def _part(game: str, value: Option) -> str:
    """The name that belongs to a value, if there is one."""
    labels = [str(arg) for arg in value.args.values() if NAME.fullmatch(str(arg))]
    return catalogue_name(game, labels[0])[0] if len(labels) == 1 and "." in value.id else ""
