"""What a game adds so that its moves can be typed: which words, what follows from what."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.discord_ui.desk import Desk
from bot.games import GAMES
from bot.kernel import Assign, Illegal, View
from bot.kernel.asks import AnyAsk, Option

Done = Mapping[str, Any]
"""Answers of a chain so far by topic, and what the open question was about, as plain ids."""


Chain = tuple[tuple[AnyAsk, Any], ...]
"""Answers to what is asked now, and to what will be asked then."""


class Unsure(Illegal):
    """The words of a line can mean several things, each of which may be offered."""

    def __init__(self, chains: Sequence[Chain], refusal: Illegal) -> None:
        """With the refusal that is told where nothing can be offered."""
        super().__init__(refusal.reason, **refusal.params)
        self.chains = chains


def _nothing(view: View) -> Iterable[str]:
    return ()


def _no_names(view: View, ask: AnyAsk, option: Option) -> Iterable[str]:
    return ()


def _no_parts(view: View, ask: AnyAsk, option: Option) -> tuple[tuple[str, ...], ...]:
    return ()


def _no_party(view: View, seat: int) -> str:
    return ""


def _no_line(desk: Desk, text: str) -> list[tuple[int | str, Any]] | None:
    return None


def _no_near(desk: Desk, text: str) -> Sequence[Chain]:
    return ()


def _no_text(desk: Desk, ask: Assign, text: str) -> dict[str, Any] | None:
    return None


def _no_more(view: View, topic: str, done: Done) -> AnyAsk | None:
    return None


@dataclass(frozen=True, slots=True)
class Lexicon:
    """A game's verbs and foresight. Without one, open questions can still be answered by text.

    Words are in the catalogues: `<game>-typed-verb-<verb>`, `<game>-typed-<topic>-<option>`,
    `<game>-typed-<kind>-<name>`; see `docs/typing.md` and the files `typed.ftl`.
    """

    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The topics a verb is about, in the order in which they are asked."""
    roles: Mapping[str, str] = field(default_factory=dict)
    """Topics that ask for a `source` or a `target`."""
    shortcuts: Mapping[str, tuple[tuple[str, Any], ...]] = field(default_factory=dict)
    """Verbs that stand for a chain of answers; the last ones may not be asked at all."""
    detours: Mapping[tuple[str, str], tuple[str, bool]] = field(default_factory=dict)
    """From an open topic to a verb's first one: by which option, and whether without asking."""
    quiet: Mapping[str, str] = field(default_factory=dict)
    """Topics with an option that a plain `no` means."""
    picks: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Assignments in which naming somebody means the first value, and the second for the others."""
    spared: Mapping[str, str] = field(default_factory=dict)
    """Assignments in which `all but these` leaves these with a value of their own."""
    stays: Mapping[str, int] = field(default_factory=dict)
    """Amounts of units that leave a place: how many of them can never leave it."""
    open_ended: frozenset[tuple[str, str]] = frozenset()
    """Options that say little without the answer to what they lead to."""
    shown: frozenset[str] = frozenset()
    """What may be waited for in public without its options telling anything hidden."""
    hidden: frozenset[str] = frozenset()
    """Topics whose options are secret, whatever is waited for in public."""
    undoable: frozenset[str] = frozenset()
    """Topics whose answers can be taken back."""
    names: Callable[[View], Iterable[str]] = _nothing
    """Names that can be meant, also where they cannot be chosen now."""
    called: Callable[[View, AnyAsk, Option], Iterable[str]] = _no_names
    """More phrases for an option that is no name."""
    perhaps: Callable[[View, AnyAsk, Option], Iterable[str]] = _no_names
    """Phrases that often mean an option, but not surely."""
    kind: Callable[[Option], str] = lambda option: ""
    """What several options can be called together by, where one selects several."""
    parts: Callable[[View, AnyAsk, Option], tuple[tuple[str, ...], ...]] = _no_parts
    """What an option is made of, each part by its phrases; they may stand anywhere."""
    party: Callable[[View, int], str] = _no_party
    """What a seat is called in the terms of a talk."""
    foresee: Callable[[View, str, Done], AnyAsk | None] = _no_more
    """The question of this topic, as it will be asked after these answers."""
    line: Callable[[Desk, str], list[tuple[int | str, Any]] | None] = _no_line
    """A whole message read as answers, where the game has such a form."""
    near: Callable[[Desk, str], Sequence[Chain]] = _no_near
    """What a message nearly says in that form: never done, but offered."""
    plan: Callable[[Desk, list[AnyAsk], str], tuple[AnyAsk, Any] | None] | None = None
    """A message read as the answer to a question to come, where plans can be typed."""
    text: Callable[[Desk, Assign, str], dict[str, Any] | None] = _no_text
    """What is typed into the form of an assignment, where the game reads it its own way."""
    follows: Callable[[str, Any], str | None] = lambda topic, value: None
    """The topic that is asked next after this answer, if that is certain."""

    def public(self, ask: AnyAsk) -> bool:
        """Whether everybody may read this question and its options; `guarded`: nobody else."""
        open_to_all = ask.public in self.shown and ask.topic not in self.hidden
        return open_to_all and not ask.veiled and not ask.about.get("guarded")


def lexicon(game: str) -> Lexicon:
    """The lexicon of a game; an empty one where it has none."""
    found: Lexicon = GAMES[game].lexicon if game in GAMES else Lexicon()
    return found
