"""What the shapes share: a sentence at a question, and the answers found in it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from bot.kernel import Illegal
from bot.kernel.asks import AnyAsk, Key, Option
from bot.reader.lexicon import Features
from bot.reader.options import features, things
from bot.reader.reading import Scene, Step
from bot.reader.sentence import Sentence, Word


@dataclass(frozen=True, slots=True)
class Parse:
    """An answer, the words it is told by, and how sure that is."""

    steps: tuple[Step, ...]
    used: frozenset[int]
    sure: float = 1.0
    refusal: Illegal | None = None
    bare: bool = False
    """Whether it is told by a keyword alone, without a name or a number."""


@dataclass
class Reader:
    """One sentence, read in one scene."""

    scene: Scene
    sentence: Sentence
    tried: int = 0
    _features: dict[tuple[int, str, str], Features] = field(default_factory=dict)

    @property
    def words(self) -> list[Word]:
        """The words of the sentence."""
        return self.sentence.words

    def features(self, ask: AnyAsk, option: Option | Key) -> Features:
        """What an option can be told by."""
        key = (ask.id or id(ask), option.id, type(option).__name__)
        found = self._features.get(key)
        if found is None:
            found = self._features[key] = features(self.scene, ask, option)
        return found

    def among(self, ask: AnyAsk) -> frozenset[str]:
        """All that the options of a question can be told by."""
        return frozenset(one for option in things(ask) for one in self.features(ask, option).may)

    def free(self, used: Iterable[int]) -> list[Word]:
        """The words that no answer has used yet."""
        taken = {*used}
        return [word for word in self.words if word.at not in taken]

    @cached_property
    def topics(self) -> frozenset[str]:
        """The topics that the verbs of the sentence are about."""
        known = self.scene.lexicon.verbs
        return frozenset(topic for verb in self.sentence.verbs for topic in known.get(verb, ()))


def step(ask: AnyAsk, value: Any) -> tuple[Step, ...]:
    """One answer as a chain."""
    return ((ask, value),)
