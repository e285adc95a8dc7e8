"""The words of a form: which keys are named with which words for a value.

The words are read from left to right. Keys before a value get that value; a value before keys is
for those that follow. What is said of all, or of the rest, comes last.
"""

from dataclasses import dataclass, field
from typing import Literal

from bot.kernel import Assign
from bot.kernel.asks import Key
from bot.kernel.labels import kind_of, parts_of
from bot.reader.parses import SURE, Reader, fits, missing, sure_of
from bot.reader.sentence import Word

UNSURE = 0.6
Whose = Literal["these", "rest", "all"]


@dataclass(slots=True)
class Named:
    """Keys that are named: which they can be, and how many of them (None: all)."""

    whose: Whose
    ids: list[str]
    count: int | None
    alike: bool = True
    """Whether they are so many of the same; else one of them would have to be guessed."""


@dataclass(slots=True)
class Given:
    """A value, by its words, and the keys it is for."""

    words: list[Word]
    keys: list[Named] = field(default_factory=list)
    count: int | None = None
    spared: list[Named] = field(default_factory=list)


class Form:
    """One sentence read as one form."""

    def __init__(
        self, reader: Reader, ask: Assign, free: list[Word], foreign: bool = False
    ) -> None:
        """Take the words; `foreign`: names of the keys' kind that are no keys count as such."""
        self.foreign = foreign
        self.reader = reader
        self.ask = ask
        self.free = free
        self.used: set[int] = set()
        self.sure = 1.0
        self.given: list[Given] = []
        self.loose: list[Named] = []
        """Keys that were named without a value."""
        self.only = False
        self.each = False
        self.spoken = False
        """Whether a name was said."""

    def _keys(self, word: Word) -> list[Key]:
        keys = [key for key in self.ask.keys if fits(word, self.reader.features(self.ask, key))]
        return keys if keys or not self.foreign else self.strangers(word)

    def strangers(self, word: Word) -> list[Key]:
        """A name of the kind of the keys that is none of them: the rules say why not."""
        if self._valued(word):
            return []
        kinds = {kind_of(key.label) for key in self.ask.keys if ":" in key.label}
        found: list[Key] = []
        for meaning, near in word.meanings.items():
            kind, which = parts_of(meaning[1:])
            if meaning[0] == "@" and kind in kinds and near >= SURE:
                found.append(Key(id=which, label=meaning[1:]))
        return found[:1]

    def _valued(self, word: Word) -> bool:
        return any(fits(word, self.reader.features(self.ask, one)) for one in self.ask.values)

    def read(self) -> None:
        """Note every value with the keys it is for."""
        pending: list[Named] = []
        current: Given | None = None
        sparing = False
        count: int | None = None
        counted: Word | None = None
        last: Named | None = None
        at = 0
        while at < len(self.free):
            word = self.free[at]
            keys = self._keys(word)
            value = self._valued(word) and word.at not in self.used
            signed = word.text.startswith("+")  # `defend Winterfell +2`
            if value and word.number is not None and not signed and not self._beside_value(at):
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
                if self.slots and count is None and self._vague(words):
                    self.sure = min(self.sure, UNSURE)
                again = counted is not None and not pending and not self.slots
                if again and last is not None and last.alike and not (current and not current.keys):
                    # `one footman to Karhold and one to Castle Black`
                    pending, count = [Named("these", last.ids, count)], None
                merged = current is not None and not current.keys and current.count is None
                if pending:
                    self.given.append(Given(words, pending, count))
                    pending, current = [], None
                elif last is not None and current is None and self._again(words[0]):
                    self.given.append(Given(words, [last], count))
                elif current is not None and self._goes_with(current, words, merged):
                    current.words += words
                elif self.given and self._completes(self.given[-1], words):
                    self.given[-1].words += words
                else:
                    current = Given(words, [], count)
                    self.given.append(current)
                count = counted = None
                sparing = False
            elif word.means("except") and self._of_all(pending, current):
                self.used.add(word.at)
                sparing = True
                current = current or (self.given[-1] if self.given else None)
                if current is None:
                    current = Given([], pending)
                    self.given.append(current)
                    pending = []
            elif word.number is not None and not (
                signed and at and self._valued(self.free[at - 1])
            ):
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

    def _goes_with(self, given: Given, words: list[Word], merged: bool) -> bool:
        """Whether these words belong to a value that was begun before: `upgrade … to a knight`."""
        if not self._one_value([*given.words, *words]):
            return False
        if not given.words or not self._one_value(words):
            return True  # `all but Jaime, release`; `torture the war 12, Davos`
        return merged or (bool(given.words) and self._same_piece(given.words[-1], words[0]))

    def _completes(self, given: Given, words: list[Word]) -> bool:
        """Whether these are no value by themselves, but the rest of one: `torture Jaime, Davos`."""
        return not self._one_value(words) and self._one_value([*given.words, *words])

    def _vague(self, words: list[Word]) -> bool:
        """Whether a value is named in the plural, and it is not said how many."""
        texts = [one.text for one in self.free]
        plural = self.reader.scene.lexicon.plural
        return any(plural(texts, self.free.index(word)) in (None, 0) for word in words)

    def _imply(self, at: int, keys: list[Key], current: Given | None) -> Given | None:
        """`leave a token`: a key that is named for one value only, with the words around it."""
        self.spoken = True
        self.given.append(Given([], [Named("these", [key.id for key in keys], 1)]))
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
        return any(self.is_value(one.id, words) for one in self.ask.values if one.id in values)

    def _of_all(self, pending: list[Named], current: Given | None) -> bool:
        """Whether everybody was meant so far, so that somebody can be left out."""
        named = [*pending, *(current.keys if current else [])]
        named += [keys for given in self.given[-1:] for keys in given.keys]
        return any(keys.whose == "all" or keys.count is None for keys in named)

    def _again(self, word: Word) -> bool:
        """Whether a value is for the keys that were named last: `je 1 … nach A und B`."""
        before = self.reader.words[word.at - 1] if word.at else None
        joined = before is not None and before.separates and before.text != ","
        alone = not self._next_is_key(self.free.index(word), within=True)
        return bool(self.given) and (self.each or (joined and self.slots and alone))

    @property
    def slots(self) -> bool:
        """Whether one thing has several keys here, each for a value of its own."""
        return self.ask.topic in self.reader.scene.lexicon.slots

    def _one_value(self, words: list[Word]) -> bool:
        """Whether these words together name a value."""
        return any(self.is_value(value.id, words) for value in self.ask.values)

    def _compatible(self, words: list[Word]) -> bool:
        """Whether these words can belong to one value, of which something may still be missing."""
        return any(
            all(fits(word, self.reader.features(self.ask, value)) for word in words)
            for value in self.ask.values
        )

    def is_value(self, value: str, words: list[Word]) -> bool:
        """Whether all of these words name this value, and nothing of it is missing."""
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

    def _named(self, at: int, keys: list[Key], count: int | None) -> tuple[int, Named]:
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
        return at + 1, Named("these", [key.id for key in keys], count, alike)

    def _general(
        self, at: int, pending: list[Named], current: Given | None
    ) -> tuple[int, list[Named], Given | None]:
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
        named = Named(whose, ids, None)
        if current is not None and not current.keys and not pending:
            current.keys.append(named)
        else:
            pending = [*pending, named]
        return at, pending, current
