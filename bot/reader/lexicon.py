"""What a game adds so that its moves can be typed: which words, what follows from what."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.kernel import Illegal, View
from bot.kernel.asks import AnyAsk, Key, Option

Done = Mapping[str, Any]
"""Answers of a chain so far by topic, and what the open question was about, as plain ids.

Of several picks the first stands under the topic, all of them under `topic/all`.
"""


@dataclass(frozen=True, slots=True)
class Features:
    """What an option can be told by: meanings of words (see `vocabulary`), all of one option.

    Each set of `needs` must be met by a word. `source` and `target` are names that cannot stand
    where the sentence says the opposite.
    """

    may: frozenset[str] = frozenset()
    needs: tuple[frozenset[str], ...] = ()
    source: frozenset[str] = frozenset()
    target: frozenset[str] = frozenset()


def _nothing(view: View) -> Iterable[str]:
    return ()


def _no_features(view: View, ask: AnyAsk, option: Option | Key) -> Features | None:
    return None


def _no_party(view: View, seat: int) -> str:
    return ""


def _no_more(view: View, topic: str, done: Done) -> AnyAsk | None:
    return None


def _not_elsewhere(view: View, ask: AnyAsk, label: str) -> Any:
    return None


def _no_copy(view: View, ask: AnyAsk, option: Option | Key) -> str:
    return ""


def _always_timely(
    view: View, about: Sequence[str], named: Sequence[str], offered: bool
) -> Illegal | None:
    return None


@dataclass(frozen=True, slots=True)
class Lexicon:
    """A game's verbs and foresight. Without one, open questions can still be answered by text.

    Words are in the catalogues: `<game>-typed-verb-<verb>`, `<game>-typed-<topic>-<option>`,
    `<game>-typed-<kind>-<name>`, `<game>-typed-<group>-<word>`; see `docs/typing.md`.
    """

    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The topics a verb is about, in the order in which they are asked."""
    groups: frozenset[str] = frozenset()
    """Groups of words of its own: `=kind/march` are the phrases of `<game>-typed-kind-march`."""
    repeated: frozenset[str] = frozenset()
    """Verbs that begin a new move each time, also after a comma: `marshal X, marshal Y, done`."""
    opponents: frozenset[str] = frozenset()
    """Questions whose answers are directed against a player: `military against Stark`."""
    shortcuts: Mapping[str, tuple[tuple[str, Any], ...]] = field(default_factory=dict)
    """Verbs that stand for a chain of answers; the last ones may not be asked at all."""
    detours: Mapping[tuple[str, str], tuple[str, bool]] = field(default_factory=dict)
    """From an open topic to a verb's first one: by which option, and whether without asking."""
    everyone: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Keys that `all` in an assignment does not mean, such as a token to leave behind."""
    whole: frozenset[str] = frozenset()
    """Assignments in which a value alone, after its source was named, is for everybody."""
    slots: frozenset[str] = frozenset()
    """Assignments in which one thing has several keys, each for a value of its own."""
    last: Mapping[str, str] = field(default_factory=dict)
    """A value of an assignment that takes what the others leave: of three footmen, one stays."""
    implied: Mapping[str, str] = field(default_factory=dict)
    """Keys of an assignment that are named for one value only."""
    plural: Callable[[Sequence[str], int], int | None] = lambda words, at: 1
    """How many a key's name stands for that has no number: 1, all (None), or 0 if unclear."""
    copy: Callable[[View, AnyAsk, Option | Key], str] = _no_copy
    """The same for options of which it does not matter which is taken: two copies in a hand."""
    scores: bool = False
    """Whether sums of two sides are written beside a move, as `7 v 2`, and are no part of it."""
    opposite: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Selections in which these words name what is not selected."""
    names: Callable[[View], Iterable[str]] = _nothing
    """Names that can be meant, also where they cannot be chosen now."""
    cards: Callable[[], dict[str, str]] = dict
    """What all cards are called, also those that are not at this table: `#foreign-card`."""
    features: Callable[[View, AnyAsk, Option | Key], Features | None] = _no_features
    """What an option can be told by, where that is not its name and its parameters."""
    kind: Callable[[Option], str] = lambda option: ""
    """What several options can be called together by, where one selects several."""
    party: Callable[[View, int], str] = _no_party
    """The house of a seat."""
    foresee: Callable[[View, str, Done], AnyAsk | None] = _no_more
    """The question of this topic, as it will be asked after these answers."""
    follows: Callable[[str, Any], str | None] = lambda topic, value: None
    """The topic that is asked next after this answer, if that is certain."""
    joined: frozenset[str] = frozenset()
    """Questions that are shown as one form with those that follow them."""
    elsewhere: Callable[[View, AnyAsk, str], Any] = _not_elsewhere
    """The answer that names something which is not offered; the rules say why it is not."""
    untimely: Callable[[View, Sequence[str], Sequence[str], bool], Illegal | None] = _always_timely
    """Why these verbs and groups of words, with these names, answer nothing that is asked now.

    The last argument tells whether one of the names is among the open answers.
    """
