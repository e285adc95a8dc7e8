"""Forms: which keys the words name with which value, and what the form comes to with them.

The words are read from left to right. Keys before a value get that value; a value before keys is
for those that follow. What is said of all, or of the rest, comes last.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from typing import Any, Literal

from bot.kernel import Assign, Illegal
from bot.kernel.asks import Key, Option
from bot.kernel.labels import kind_of, parts_of
from bot.reader.parses import SURE, UNSURE, Parse, Reader, by_keyword, fits, refusal_of, sure_of
from bot.reader.sentence import Word

MOST_WAYS = 6
Whose = Literal["these", "rest", "all"]


def fills(reader: Reader, ask: Assign, used: frozenset[int]) -> Iterator[Parse]:
    """The form as the words fill it in."""
    free = reader.free(used)
    for word in free:
        if word.means("default"):
            yield by_keyword(ask, ask.default, word)
        quiet = ask.quiet if ask.quiet is not None or ask.complete else {}
        nothing = f"={ask.topic}/none" in word.meanings
        if nothing and not ask.complete:
            yield by_keyword(ask, {}, word)
        elif quiet is not None and (nothing or word.means("pass", "none")):
            yield by_keyword(ask, quiet, word)
    filling = Form(reader, ask, free)
    yield from filling.parses()
    if any(filling.strangers(word) for word in free if word.at not in filling.used):
        yield from Form(reader, ask, free, foreign=True).parses()


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
    """One sentence read as one form, and what it can mean."""

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
            if keys and all(key.id in self.reader.lexicon.implied for key in keys):
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
                self._note_sure(words, self.ask.values)
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
                pending, current = self._general(at, pending, current)
            elif word.means("each"):
                self.used.add(word.at)
                self.each = True
            elif word.means("only", "rest-none"):
                self.used.add(word.at)
                self.only = True
            elif word.separates and word.text != "+" and current and current.keys:
                current = current if self._next_is_key(at) else None
            at += 1
        if pending and self.given and self._likewise():
            self.given.append(Given(self.given[-1].words, pending, count))
            pending, count, self.sure = [], None, min(self.sure, UNSURE)
        if count is not None:
            self.sure = min(self.sure, UNSURE)
        self.loose = pending

    def _likewise(self) -> bool:
        """Whether somebody gets the same as the one before: `Karhold too`."""
        found = [word.at for word in self.free if word.means("likewise")]
        self.used |= {*found}
        return bool(found)

    def _goes_with(self, given: Given, words: list[Word], merged: bool) -> bool:
        """Whether these words belong to a value that was begun before: `upgrade … to a knight`."""
        if not self._one_value([*given.words, *words]):
            return False
        if not given.words or not self._one_value(words):
            return True  # `all but Jaime, release`; `torture the war 12, Davos`
        between = self.reader.words[given.words[-1].at + 1 : words[0].at]
        return merged or not any(word.separates for word in between)

    def _completes(self, given: Given, words: list[Word]) -> bool:
        """Whether these are no value by themselves, but the rest of one: `torture Jaime, Davos`."""
        return not self._one_value(words) and self._one_value([*given.words, *words])

    def _vague(self, words: list[Word]) -> bool:
        """Whether a value is named in the plural, and it is not said how many."""
        texts = [one.text for one in self.free]
        plural = self.reader.lexicon.plural
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
        values = {*self.reader.lexicon.implied.values()}
        named = [one for one in self.ask.values if one.id in values]
        return any(self.reader.tells(self.ask, one, words) for one in named)

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
    def _everyone(self) -> list[str]:
        """The keys that are meant by `all`."""
        out = self.reader.lexicon.everyone.get(self.ask.topic, frozenset())
        return [key.id for key in self.ask.keys if key.id not in out]

    @property
    def slots(self) -> bool:
        """Whether one thing has several keys here, each for a value of its own."""
        return self.ask.topic in self.reader.lexicon.slots

    def _one_value(self, words: list[Word]) -> bool:
        """Whether these words together name a value."""
        return any(self.reader.tells(self.ask, value, words) for value in self.ask.values)

    def _compatible(self, words: list[Word]) -> bool:
        """Whether these words can belong to one value, of which something may still be missing."""
        return any(
            all(fits(word, self.reader.features(self.ask, value)) for word in words)
            for value in self.ask.values
        )

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

    def _note_sure(self, words: list[Word], among: Sequence[Key | Option]) -> None:
        known = frozenset(one for each in among for one in self.reader.features(self.ask, each).may)
        self.sure = min([self.sure, *(sure_of(self.reader, word, known) for word in words)])

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
        self._note_sure(hits, keys)
        alike = len({key.id.partition("/")[0] for key in keys}) == 1
        if count is None:
            texts = [one.text for one in self.free]
            count = self.reader.lexicon.plural(texts, self.free.index(word))
        before = self.reader.words[word.at - 1] if word.at else None
        if before is not None and before.means("all", "both"):
            self.used.add(before.at)
            count = None
            if not before.means("all") and len(keys) != 2:
                self.sure = min(self.sure, UNSURE)
        return at + 1, Named("these", [key.id for key in keys], count, alike)

    def _general(
        self, at: int, pending: list[Named], current: Given | None
    ) -> tuple[list[Named], Given | None]:
        """`all`, `both`, `the rest`, unless they belong to a name that follows."""
        word = self.free[at]
        after = self.free[at + 1] if at + 1 < len(self.free) else None
        if after is not None and word.means("all", "both") and self._keys(after):
            return pending, current
        self.used.add(word.at)
        counted = after is not None and after.number is not None and word.means("all")
        if counted or (pending and word.means("both")):
            return pending, current  # `all 3 footmen`; `Karhold and White Harbor both`
        whose: Whose = "rest" if word.means("rest") else "all"
        ids = self._everyone
        if whose == "all" and word.means("both") and not word.means("all") and len(ids) != 2:
            self.sure = min(self.sure, UNSURE)
        named = Named(whose, ids, None)
        if current is not None and not current.keys and not pending:
            current.keys.append(named)
        else:
            pending = [*pending, named]
        return pending, current

    def parses(self) -> Iterator[Parse]:
        """Read the sentence, and give what it can mean."""
        self.read()
        if not self.given and not self.loose:
            return
        told = self._told
        self._complete()
        ways = [*islice(self._ways(), MOST_WAYS + 1)]
        if not ways or len(ways) > MOST_WAYS:
            if self.spoken and self.used:
                yield self._parse({}, Illegal("typed-shares-unclear"))
            return
        noted = self.reader.prompt.noted if self.ask.complete else {}
        # What is missing may come later; too many of a kind the rules refuse with their reason.
        later = {"key-missing", *(limit.reason for limit in self.ask.limits)}
        for value in ways:
            if not value and not any(one.words for one in self.given):
                continue  # Keys without a value are no answer.
            whole = {**noted, **value}
            refusal = refusal_of(self.ask, whole)
            refused = refusal if refusal is not None and refusal.reason not in later else None
            yield self._parse(whole, refused, bare=not self.spoken and not told)

    def _parse(self, value: dict[str, Any], refusal: Illegal | None, bare: bool = False) -> Parse:
        return Parse(((self.ask, value),), frozenset(self.used), self.sure, refusal, bare)

    @property
    def _told(self) -> bool:
        """Whether a value was named together with whom it is for."""
        whole = self.ask.topic in self.reader.lexicon.whole & self.reader.topics
        return any(one.words and (one.keys or whole) for one in self.given)

    def _complete(self) -> None:
        """Give values to keys that were named without one, and keys to values without any."""
        ask, lexicon = self.ask, self.reader.lexicon
        for given in [*self.given]:
            if not given.keys and not given.words:
                self.given.remove(given)
            elif not given.keys:
                ids = self._only_for(given)
                if ids:
                    given.keys.append(Named("these", ids, 1))
                    continue
                given.keys.append(Named("all", self._everyone, None))
                whole = ask.topic in lexicon.whole and (ask.complete or not ask.id)
                if not whole or len(self.given) > 1 or given.count:
                    self.sure = min(self.sure, UNSURE)
                others = [one for one in self.given if one is not given and one.words]
                named = {key for one in others for keys in one.keys for key in keys.ids}
                if named and len({*self._everyone} - named) > 1:
                    self.sure = 0.0  # Somebody else is named: not all of them are meant.
        if self.loose and ask.named_value:
            self.given.append(Given([], self.loose))
            self.loose = []
        if self.loose:
            self.sure = min(self.sure, UNSURE)

    def _only_for(self, given: Given) -> list[str]:
        """The keys that these words can be for, if all are of one thing: a ship in its port."""
        named = [word for word in given.words if word.named]
        if not self.slots or len(named) < 2:
            return []
        values = [one for one in self.ask.values if self.reader.tells(self.ask, one, given.words)]
        able = [key.id for key in self.ask.keys if any(self._allows(key.id, v.id) for v in values)]
        return able if len({one.partition("/")[0] for one in able}) == 1 else []

    def _ways(self) -> Iterator[dict[str, Any]]:
        """Every form these words can mean."""
        order = {"these": 0, "rest": 1, "all": 1}
        given = sorted(self.given, key=lambda one: max(order[keys.whose] for keys in one.keys))
        for chosen in product(*map(self._values, given)):
            value = self._assigned(given, [*chosen])
            if value is not None:
                yield value

    def _values(self, given: Given) -> list[str]:
        """The values these words can name for these keys."""
        ids = {one for keys in given.keys for one in keys.ids}
        implied = {self.reader.lexicon.implied.get(one, "") for one in ids} - {""}
        if not given.words:
            return [*implied] if len(implied) == 1 else [self.ask.named_value]
        values = [one for one in self.ask.values if self.reader.tells(self.ask, one, given.words)]
        allowed = [one.id for one in values if any(self._allows(key, one.id) for key in ids)]
        return allowed or [one.id for one in values[:1]]

    def _allows(self, key: str, value: str) -> bool:
        found = next((one for one in self.ask.keys if one.id == key), None)
        return found is not None and (found.allowed is None or value in found.allowed)

    def _assigned(self, given: list[Given], values: list[str]) -> dict[str, Any] | None:
        ask = self.ask
        done: dict[str, Any] = {}
        for one, value in zip(given, values, strict=True):
            out = [keys.ids[: keys.count] if keys.alike else keys.ids for keys in one.spared]
            spared = {key for ids in out for key in ids}
            if one.spared and value == ask.spared_value:
                return None
            for keys in one.keys:
                if not self._give(done, keys, value, one.count, spared):
                    return None
            if one.spared and ask.spared_value:
                done |= dict.fromkeys(spared, ask.spared_value)
        others = self.only or any(one.spared for one in given)
        if self.only:
            self.sure = min(self.sure, UNSURE)  # What it means for the others is shown first.
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
        last = self.reader.lexicon.last.get(self.ask.topic)
        if last is None:
            return done
        groups: dict[str, list[str]] = {}
        for key in self.ask.keys:
            groups.setdefault(key.label, []).append(key.id)
        known = {key.id for key in self.ask.keys}
        found = {key: value for key, value in done.items() if key not in known}
        for ids in groups.values():
            values = [done[one] for one in ids if done.get(one, last) != last]
            found |= dict(zip(ids, values, strict=False))
        return found

    def _give(
        self, done: dict[str, Any], keys: Named, value: str, count: int | None, spared: set[str]
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
