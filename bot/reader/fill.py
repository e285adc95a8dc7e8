"""Filling in a form: what the words for keys and values come to."""

from collections.abc import Iterator
from itertools import islice, product
from typing import Any

from bot.kernel import Assign, Illegal
from bot.reader.form import UNSURE, Form, Given, Named
from bot.reader.parses import Parse, Reader, step

MOST_WAYS = 6


def fills(reader: Reader, ask: Assign, used: frozenset[int]) -> Iterator[Parse]:
    """The form as the words fill it in."""
    free = reader.free(used)
    for word in free:
        if word.means("default"):
            yield Parse(step(ask, ask.default), frozenset({word.at}), bare=True)
        quiet = ask.quiet if ask.quiet is not None or ask.complete else {}
        nothing = f"={ask.topic}/none" in word.meanings
        if nothing and not ask.complete:
            yield Parse(step(ask, {}), frozenset({word.at}), bare=True)
        elif quiet is not None and (nothing or word.means("pass", "none")):
            yield Parse(step(ask, quiet), frozenset({word.at}), bare=True)
    filling = _Filling(reader, ask, free)
    yield from filling.parses()
    if any(filling.strangers(word) for word in free if word.at not in filling.used):
        yield from _Filling(reader, ask, free, foreign=True).parses()


class _Filling(Form):
    """One sentence read as one form, and what it can mean."""

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
                unclear = Illegal("typed-shares-unclear")
                yield Parse(step(self.ask, {}), frozenset(self.used), self.sure, unclear)
            return
        noted = self.reader.scene.noted if self.ask.complete else {}
        # What is missing may come later; too many of a kind the rules refuse with their reason.
        later = {"key-missing", *(limit.reason for limit in self.ask.limits)}
        for value in ways:
            if not value and not any(one.words for one in self.given):
                continue  # Keys without a value are no answer.
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

    def _complete(self) -> None:
        """Give values to keys that were named without one, and keys to values without any."""
        ask, lexicon = self.ask, self.reader.scene.lexicon
        for given in [*self.given]:
            if not given.keys and not given.words:
                self.given.remove(given)
            elif not given.keys:
                ids = self._only_for(given)
                if ids:
                    given.keys.append(Named("these", ids, 1))
                    continue
                out = lexicon.everyone.get(ask.topic, frozenset())
                ids = [key.id for key in ask.keys if key.id not in out]
                given.keys.append(Named("all", ids, None))
                whole = ask.topic in lexicon.whole and (ask.complete or not ask.id)
                if not whole or len(self.given) > 1 or given.count:
                    self.sure = min(self.sure, UNSURE)
                others = [one for one in self.given if one is not given and one.words]
                named = {key for one in others for keys in one.keys for key in keys.ids}
                if named and len({*ids} - named) > 1:
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
        values = [one.id for one in self.ask.values if self.is_value(one.id, given.words)]
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

    def _values(self, given: Given) -> list[str]:
        """The values these words can name for these keys."""
        ids = {one for keys in given.keys for one in keys.ids}
        implied = {self.reader.scene.lexicon.implied.get(one, "") for one in ids} - {""}
        if not given.words:
            return [*implied] if len(implied) == 1 else [self.ask.named_value]
        values = [one for one in self.ask.values if self.is_value(one.id, given.words)]
        return [one.id for one in values if any(self._allows(key, one.id) for key in ids)] or [
            one.id for one in values[:1]
        ]

    def _allows(self, key: str, value: str) -> bool:
        found = next((one for one in self.ask.keys if one.id == key), None)
        return found is not None and (found.allowed is None or value in found.allowed)

    def _assigned(self, given: list[Given], values: list[str]) -> dict[str, Any] | None:
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
        keys: Named,
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
