"""A form: which key gets which value. `winterfell march+1, white harbor support`.

The words are read from left to right. Keys before a value get that value; a value before keys is
for those that follow. What is said of all, or of the rest, comes last.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice, product
from typing import Any, Literal

from bot.kernel import Assign, Illegal
from bot.kernel.asks import Key
from bot.reader.options import fits, missing, sure_of
from bot.reader.parses import Parse, Reader, step
from bot.reader.sentence import Word

UNSURE = 0.6
MOST_WAYS = 6
Whose = Literal["these", "rest", "all"]


@dataclass(slots=True)
class _Keys:
    """Keys that are named: which they can be, and how many of them (None: all)."""

    whose: Whose
    ids: list[str]
    count: int | None
    alike: bool = True
    """Whether they are so many of the same; else one of them would have to be guessed."""


@dataclass(slots=True)
class _Given:
    """A value, by its words, and the keys it is for."""

    words: list[Word]
    keys: list[_Keys] = field(default_factory=list)
    count: int | None = None
    spared: list[_Keys] = field(default_factory=list)


def fills(reader: Reader, ask: Assign, used: frozenset[int]) -> Iterator[Parse]:
    """The form as the words fill it in."""
    free = reader.free(used)
    for word in free:
        if word.means("default"):
            yield Parse(step(ask, ask.default), frozenset({word.at}), bare=True)
        quiet = ask.quiet if ask.quiet is not None or ask.complete else {}
        if quiet is not None and word.means("pass", "none"):
            yield Parse(step(ask, quiet), frozenset({word.at}), bare=True)
    filling = _Filling(reader, ask, free)
    yield from filling.parses()


class _Filling:
    """One sentence read as one form."""

    def __init__(self, reader: Reader, ask: Assign, free: list[Word]) -> None:
        self.reader = reader
        self.ask = ask
        self.free = free
        self.used: set[int] = set()
        self.sure = 1.0
        self.given: list[_Given] = []
        self.loose: list[_Keys] = []
        """Keys that were named without a value."""
        self.only = False
        self.each = False
        self.spoken = False
        """Whether a name was said."""

    def parses(self) -> Iterator[Parse]:
        """Read the sentence, and give what it can mean."""
        self._read()
        if not self.given and not self.loose:
            return
        told = self._told
        self._complete()
        ways = [*islice(self._ways(), MOST_WAYS + 1)]
        if not ways or len(ways) > MOST_WAYS:
            if self.spoken and self.used:
                unclear = Illegal("typed-shares-unclear")
                yield Parse(step(self.ask, {}), frozenset(self.used), self.sure, unclear)
            return
        noted = self.reader.scene.noted if self.ask.complete else {}
        # What is missing may come later; too many of a kind the rules refuse with their reason.
        later = {"key-missing", *(limit.reason for limit in self.ask.limits)}
        for value in ways:
            whole = {**noted, **value}
            refusal: Illegal | None = None
            try:
                self.ask.check(whole)
            except Illegal as reason:
                refusal = None if reason.reason in later else reason
            bare = not self.spoken and not told
            yield Parse(step(self.ask, whole), frozenset(self.used), self.sure, refusal, bare)

    @property
    def _told(self) -> bool:
        """Whether a value was named together with whom it is for."""
        whole = self.ask.topic in self.reader.scene.lexicon.whole
        whole = whole and self.ask.topic in self.reader.topics
        return any(one.words and (one.keys or whole) for one in self.given)

    # Reading

    def _keys(self, word: Word) -> list[Key]:
        return [key for key in self.ask.keys if fits(word, self.reader.features(self.ask, key))]

    def _valued(self, word: Word) -> bool:
        return any(fits(word, self.reader.features(self.ask, one)) for one in self.ask.values)

    def _read(self) -> None:
        pending: list[_Keys] = []
        current: _Given | None = None
        sparing = False
        count: int | None = None
        counted: Word | None = None
        last: _Keys | None = None
        at = 0
        while at < len(self.free):
            word = self.free[at]
            keys = self._keys(word)
            value = self._valued(word) and word.at not in self.used
            if value and word.number is not None and not self._beside_value(at):
                value = False
            if keys and value and (pending or (current and current.keys)) and word.role:
                keys = []
            if keys and all(key.id in self.reader.scene.lexicon.implied for key in keys):
                current = self._imply(at, keys, current)
                at += 1
                continue
            if keys:
                at, named = self._named(at, keys, count)
                count = counted = None
                self.spoken = True
                last = named
                if sparing and current is not None:
                    current.spared.append(named)
                elif current is not None and (not pending):
                    current.keys.append(named)
                else:
                    pending.append(named)
                continue
            if value:
                words = [word]
                while (more := self._more_value(words, at)) is not None:
                    at = more
                    words.append(self.free[at])
                self.used |= {one.at for one in words}
                self._note_sure(words)
                if self._slots and count is None and self._vague(words):
                    self.sure = min(self.sure, UNSURE)
                again = counted is not None and not pending and not self._slots
                if again and last is not None and last.alike and not (current and not current.keys):
                    # `one footman to Karhold and one to Castle Black`
                    pending, count = [_Keys("these", last.ids, count)], None
                merged = current is not None and not current.keys and current.count is None
                if pending:
                    self.given.append(_Given(words, pending, count))
                    pending, current = [], None
                elif last is not None and current is None and self._again(words[0]):
                    self.given.append(_Given(words, [last], count))
                elif current is not None and self._goes_with(current, words, merged):
                    current.words += words
                else:
                    current = _Given(words, [], count)
                    self.given.append(current)
                count = counted = None
                sparing = False
            elif word.means("except") and self._of_all(pending, current):
                self.used.add(word.at)
                sparing = True
                current = current or (self.given[-1] if self.given else None)
                if current is None:
                    current = _Given([], pending)
                    self.given.append(current)
                    pending = []
            elif word.number is not None and not word.text.startswith("-"):
                self.used.add(word.at)
                count, counted = word.number, word
            elif word.means("all", "rest", "both"):
                at, pending, current = self._general(at, pending, current)
            elif word.means("each"):
                self.used.add(word.at)
                self.each = True
            elif word.means("only") or word.means("rest-none"):
                self.used.add(word.at)
                self.only = True
            elif word.separates and word.text != "+" and current and current.keys:
                follows = self._next_is_key(at)
                current = current if follows else None
            at += 1
        if count is not None:
            self.sure = min(self.sure, UNSURE)
        self.loose = pending

    def _goes_with(self, given: _Given, words: list[Word], merged: bool) -> bool:
        """Whether these words belong to a value that was begun before: `upgrade … to a knight`."""
        if not self._one_value([*given.words, *words]):
            return False
        if not given.words or not self._one_value(words):
            return True  # `all but Jaime, release`; `torture the war 12, Davos`
        return merged or (bool(given.words) and self._same_piece(given.words[-1], words[0]))

    def _vague(self, words: list[Word]) -> bool:
        """Whether a value is named in the plural, and it is not said how many."""
        texts = [one.text for one in self.free]
        plural = self.reader.scene.lexicon.plural
        return any(plural(texts, self.free.index(word)) in (None, 0) for word in words)

    def _imply(self, at: int, keys: list[Key], current: _Given | None) -> _Given | None:
        """`leave a token`: a key that is named for one value only, with the words around it."""
        self.spoken = True
        self.given.append(_Given([], [_Keys("these", [key.id for key in keys], 1)]))
        self.used.add(self.free[at].at)
        if current is not None and not current.keys and self._leaves(current.words):
            self.given.remove(current)
            current = None
        for word in self.free[at + 1 :]:
            if word.separates or not self._leaves([word]):
                break
            self.used.add(word.at)
        return current

    def _leaves(self, words: list[Word]) -> bool:
        values = {*self.reader.scene.lexicon.implied.values()}
        return any(self._is(one.id, words) for one in self.ask.values if one.id in values)

    def _of_all(self, pending: list[_Keys], current: _Given | None) -> bool:
        """Whether everybody was meant so far, so that somebody can be left out."""
        named = [*pending, *(current.keys if current else [])]
        named += [keys for given in self.given[-1:] for keys in given.keys]
        return any(keys.whose == "all" or keys.count is None for keys in named)

    def _again(self, word: Word) -> bool:
        """Whether a value is for the keys that were named last: `je 1 … nach A und B`."""
        before = self.reader.words[word.at - 1] if word.at else None
        joined = before is not None and before.separates and before.text != ","
        alone = not self._next_is_key(self.free.index(word), within=True)
        return bool(self.given) and (self.each or (joined and self._slots and alone))

    @property
    def _slots(self) -> bool:
        return self.ask.topic in self.reader.scene.lexicon.slots

    def _one_value(self, words: list[Word]) -> bool:
        """Whether these words together name a value."""
        return any(self._is(value.id, words) for value in self.ask.values)

    def _compatible(self, words: list[Word]) -> bool:
        """Whether these words can belong to one value, of which something may still be missing."""
        return any(
            all(fits(word, self.reader.features(self.ask, value)) for word in words)
            for value in self.ask.values
        )

    def _is(self, value: str, words: list[Word]) -> bool:
        option = next(one for one in self.ask.values if one.id == value)
        known = self.reader.features(self.ask, option)
        return all(fits(word, known) for word in words) and not missing(known, words)

    def _beside_value(self, at: int) -> bool:
        near = [self.free[one] for one in (at - 1, at + 1) if 0 <= one < len(self.free)]
        return any(self._valued(one) and one.number is None for one in near)

    def _more_value(self, words: list[Word], at: int) -> int | None:
        """Where the next word of the same value stands, if small words at most come before it."""
        for place in range(at + 1, len(self.free)):
            word = self.free[place]
            if self._valued(word) and (word.number is None or self._beside_value(place)):
                clear = not self._keys(word) or bool(word.role)
                return place if clear and self._compatible([*words, word]) else None
            if not word.means("articles", "source", "target", "with", "pronoun"):
                return None
        return None

    def _same_piece(self, one: Word, other: Word) -> bool:
        """Whether no separator stands between two words."""
        return not any(word.separates for word in self.reader.words[one.at + 1 : other.at])

    def _next_is_key(self, at: int, within: bool = False) -> bool:
        """Whether a list of keys goes on after this place, with no value of its own."""
        found = False
        for word in self.free[at + 1 :]:
            if word.separates and (within or found):
                break
            if self._keys(word):
                found = True
            elif self._valued(word) or word.means("all", "rest"):
                return False
        return found

    def _note_sure(self, words: list[Word]) -> None:
        known = frozenset(
            one for value in self.ask.values for one in self.reader.features(self.ask, value).may
        )
        self.sure = min([self.sure, *(sure_of(word, known) for word in words)])

    def _named(self, at: int, keys: list[Key], count: int | None) -> tuple[int, _Keys]:
        """The keys a name stands for, narrowed down by the names that belong to it."""
        word = self.free[at]
        hits = [word]
        while at + 1 < len(self.free):
            more = self.free[at + 1]
            both = [key for key in keys if key in self._keys(more)]
            joined = more.at == hits[-1].at + 1 or self.free[at].means("articles")
            narrower = len(both) < len(keys) or (len(keys) == 1 and more.text != word.text)
            if not both or not joined or not narrower:
                break
            keys, at = both, at + 1
            hits.append(more)
        self.used |= {one.at for one in hits}
        known = frozenset(one for key in keys for one in self.reader.features(self.ask, key).may)
        self.sure = min([self.sure, *(sure_of(one, known) for one in hits)])
        bases = {key.id.partition("/")[0] for key in keys}
        alike = len(bases) == 1
        if count is None:
            texts = [one.text for one in self.free]
            count = self.reader.scene.lexicon.plural(texts, self.free.index(word))
        before = self.reader.words[word.at - 1] if word.at else None
        if before is not None and before.means("all", "both"):
            self.used.add(before.at)
            count = None
            if not before.means("all") and len(keys) != 2:
                self.sure = min(self.sure, UNSURE)
        return at + 1, _Keys("these", [key.id for key in keys], count, alike)

    def _general(
        self, at: int, pending: list[_Keys], current: _Given | None
    ) -> tuple[int, list[_Keys], _Given | None]:
        """`all`, `both`, `the rest`, unless they belong to a name that follows."""
        word = self.free[at]
        after = self.free[at + 1] if at + 1 < len(self.free) else None
        if after is not None and word.means("all", "both") and self._keys(after):
            return at, pending, current
        if after is not None and after.number is not None and word.means("all"):
            self.used.add(word.at)
            return at, pending, current  # `all 3 footmen`
        if pending and word.means("both"):
            self.used.add(word.at)
            return at, pending, current  # `Karhold and White Harbor both`
        self.used.add(word.at)
        whose: Whose = "rest" if word.means("rest") else "all"
        out = self.reader.scene.lexicon.everyone.get(self.ask.topic, frozenset())
        ids = [key.id for key in self.ask.keys if key.id not in out]
        if whose == "all" and word.means("both") and not word.means("all") and len(ids) != 2:
            self.sure = min(self.sure, UNSURE)
        named = _Keys(whose, ids, None)
        if current is not None and not current.keys and not pending:
            current.keys.append(named)
        else:
            pending = [*pending, named]
        return at, pending, current

    # What it comes to

    def _complete(self) -> None:
        """Give values to keys that were named without one, and keys to values without any."""
        ask, lexicon = self.ask, self.reader.scene.lexicon
        for given in [*self.given]:
            if not given.keys and not given.words:
                self.given.remove(given)
            elif not given.keys:
                ids = self._only_for(given)
                if ids:
                    given.keys.append(_Keys("these", ids, 1))
                    continue
                out = lexicon.everyone.get(ask.topic, frozenset())
                ids = [key.id for key in ask.keys if key.id not in out]
                given.keys.append(_Keys("all", ids, None))
                whole = ask.topic in lexicon.whole and (ask.complete or not ask.id)
                if not whole or len(self.given) > 1 or given.count:
                    self.sure = min(self.sure, UNSURE)
        if self.loose and ask.named_value:
            self.given.append(_Given([], self.loose))
            self.loose = []
        if self.loose:
            self.sure = min(self.sure, UNSURE)

    def _only_for(self, given: _Given) -> list[str]:
        """The keys that these words can be for, if all are of one thing: a ship in its port."""
        named = [word for word in given.words if word.named]
        if not self._slots or len(named) < 2:
            return []
        values = [one.id for one in self.ask.values if self._is(one.id, given.words)]
        able = [key.id for key in self.ask.keys if any(self._allows(key.id, v) for v in values)]
        return able if len({one.partition("/")[0] for one in able}) == 1 else []

    def _ways(self) -> Iterator[dict[str, Any]]:
        """Every form these words can mean."""
        order = {"these": 0, "rest": 1, "all": 1}
        given = sorted(self.given, key=lambda one: max(order[keys.whose] for keys in one.keys))
        listed: list[list[str]] = []
        for one in given:
            values = self._values(one)
            if not values:
                return
            listed.append(values)
        for chosen in product(*listed):
            value = self._assigned(given, [*chosen])
            if value is not None:
                yield value

    def _values(self, given: _Given) -> list[str]:
        """The values these words can name for these keys."""
        ids = {one for keys in given.keys for one in keys.ids}
        implied = {self.reader.scene.lexicon.implied.get(one, "") for one in ids} - {""}
        if not given.words:
            return [*implied] if len(implied) == 1 else [self.ask.named_value]
        values = [one for one in self.ask.values if self._is(one.id, given.words)]
        return [one.id for one in values if any(self._allows(key, one.id) for key in ids)] or [
            one.id for one in values[:1]
        ]

    def _allows(self, key: str, value: str) -> bool:
        found = next((one for one in self.ask.keys if one.id == key), None)
        return found is not None and (found.allowed is None or value in found.allowed)

    def _assigned(self, given: list[_Given], values: list[str]) -> dict[str, Any] | None:
        ask = self.ask
        done: dict[str, Any] = {}
        for one, value in zip(given, values, strict=True):
            spared: set[str] = set()
            for keys in one.spared:
                spared |= {*keys.ids[: keys.count]} if keys.alike else {*keys.ids}
            if one.spared and value == ask.spared_value:
                return None
            for keys in one.keys:
                if not self._give(done, keys, value, one.count, spared):
                    return None
            if one.spared and ask.spared_value:
                done |= dict.fromkeys(spared, ask.spared_value)
        others = self.only or any(one.spared for one in given)
        if others and ask.other_value:
            for key in ask.keys:
                done.setdefault(key.id, ask.other_value)
        if ask.ordered:
            return done
        done = self._alike_first(done)
        known = {key.id: place for place, key in enumerate(ask.keys)}
        return dict(sorted(done.items(), key=lambda item: known.get(item[0], len(known))))

    def _alike_first(self, done: dict[str, Any]) -> dict[str, Any]:
        """Of several alike, the first ones get what is done, the last ones stay as they are."""
        last = self.reader.scene.lexicon.last.get(self.ask.topic)
        if last is None:
            return done
        groups: dict[str, list[str]] = {}
        for key in self.ask.keys:
            groups.setdefault(key.label, []).append(key.id)
        found = {
            key: value
            for key, value in done.items()
            if not any(key in ids for ids in groups.values())
        }
        for ids in groups.values():
            values = [done[one] for one in ids if done.get(one, last) != last]
            found |= dict(zip(ids, values, strict=False))
        return found

    def _give(
        self,
        done: dict[str, Any],
        keys: _Keys,
        value: str,
        count: int | None,
        spared: set[str],
    ) -> bool:
        """Give so many of these keys the value; whether that can be done without guessing."""
        if keys.whose != "these":
            if any(word.means("chatty") for word in self.free if word.at in self.used):
                self.sure = min(self.sure, UNSURE)  # `all good`
            wanted = [one for one in keys.ids if one not in done and one not in spared]
            if not all(self._allows(one, value) for one in wanted):
                self.sure = min(self.sure, UNSURE)
            done |= {one: value for one in wanted if self._allows(one, value)}
            return True
        number = count if count is not None else keys.count
        if number == 0:
            self.sure = min(self.sure, 1.0 if len(keys.ids) == 1 else UNSURE)
            number = 1
        left = [one for one in keys.ids if one not in done and one not in spared]
        if not keys.alike and number is not None and len(keys.ids) > 1:
            return False
        wanted = left if number is None else left[:number]
        if number is not None and len(wanted) < number:
            # More than there are: for the rules to refuse.
            first, lack = keys.ids[0].partition("/")[0], number - len(wanted)
            wanted = [*wanted, *(f"{first}/{len(keys.ids) + n + 1}" for n in range(lack))]
        done |= dict.fromkeys(wanted, value)
        return True
