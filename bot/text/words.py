"""From a catalogue key and its parameters to a sentence in the reader's language."""

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from bot.kernel import Event, Illegal, Key, Option, Preference
from bot.kernel.asks import AnyAsk, Args
from bot.kernel.labels import LABEL, id_of, label_of
from bot.text import entries

LANGUAGES = ("en", "de")
FOLDER = Path(__file__).resolve().parent

CLOSE = {"die": "·", "card": ", "}
"""Kinds of names whose lists are read at a glance, not as part of a sentence."""

TYPED = frozenset({"reason", "option", "game", "text"})
"""Parameters of events, refusals and notices that somebody may have typed: never looked up."""

SIGNS = frozenset({"So", "Sk", "Mn", "Cf"})
"""Kinds of characters that emojis are made of."""

HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Me"})
"""Kinds of characters that are left out of what people typed."""

SENTENCES = 8192
"""How many are kept at hand in each language."""

LONGEST_TYPED = 300
LONGEST_SEAT = 100
LONGEST_LABEL = 80
LONGEST_NOTE = 100
"""What fits on a button, and into the small print of a select's option."""

SeatName = Callable[[int], str]
"""How a seat is called at this table: a mention, a display name, or its house."""


_folders: list[Path] = []
"""Where games keep their words."""
_given: dict[str, dict[str, str]] = {}
"""What data files call things for which no catalogue has an entry, by language and key."""


def catalogues(language: str) -> list[Path]:
    """The files with the words of a language: those that belong to no game, then each game's."""
    own = sorted((FOLDER / language).glob("*.ftl"))
    return [*own, *(path for folder in _folders for path in catalogues_in(folder, language))]


def catalogues_in(folder: Path, language: str) -> list[Path]:
    """A game's files in a language: `en.ftl`, and further ones such as `en.typed.ftl`."""
    return sorted(folder.glob(f"{language}.*"))


def add_folder(folder: Path) -> None:
    """Find words here as well, also for those who hold a catalogue already."""
    if folder not in _folders:
        _folders.append(folder)
        for known in _read.values():
            known.read()


def add_names(language: str, names: Mapping[str, str]) -> None:
    """Say these keys as data files call them, unless a catalogue has an entry."""
    if names:
        _given.setdefault(language, {}).update(names)
        if language in _read:
            _read[language].read()


def remove_folder(folder: Path) -> None:
    """Find no words here any more."""
    _folders.remove(folder)
    for known in _read.values():
        known.read()


class MissingWords(KeyError):
    """A key that is in no catalogue, or an entry whose parameters do not fit."""


class _Empty(str):
    """An empty list in words, whatever the language calls it: sentences choose `[none]` for it."""

    def __eq__(self, other: object) -> bool:
        return other == "none" or str(self) == other

    __hash__ = str.__hash__


_NAME = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")


def mentioned(text: str) -> Iterator[str]:
    """Yield every name in an entry that may be another entry's."""
    for part in text.split("{")[1:]:
        for found in _NAME.finditer(part):
            yield found.group()


class Words:
    """One language's catalogue."""

    def __init__(self, language: str) -> None:
        """Read every file of the language."""
        self.language = language
        self.read()

    def read(self) -> None:
        """Read every file of the language again."""
        # The same labels, names and scores are wanted over and over, and a sentence is dear.
        self._sentence = lru_cache(SENTENCES)(self._format)
        self._bundle = FluentBundle([self.language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for path in catalogues(self.language):
            for key, text in entries.split(path.read_text("utf-8")):
                self._unparsed.setdefault(key, text)
        self._names: dict[str, str] = {}
        for key, given in _given.get(self.language, {}).items():
            if key not in self._unparsed:
                name = self._names[key] = " ".join(given.split())
                literal = json.dumps(name, ensure_ascii=False)
                self._unparsed[key] = f"{key} = {{ {literal} }}\n"
        self._keys = frozenset(self._unparsed)

    def has(self, key: str) -> bool:
        """Whether there is an entry."""
        return key in self._keys

    def keys(self) -> frozenset[str]:
        """All that there are entries for."""
        return self._keys

    def say(self, key: str, *, seat: SeatName | None = None, **args: Any) -> str:
        """The sentence of a key; names among the parameters are looked up, lists are joined."""
        return self.tell(None, key, args, seat)

    def tell(
        self,
        game: str | None,
        key: str,
        args: Mapping[str, Any],
        seat: SeatName | None = None,
        *,
        typed: Container[str] = (),
    ) -> str:
        """The same for a game's own entries, with the game's names; `typed` ones are quoted."""
        ready = tuple(
            (name, quoted(value) if name in typed else self.name(game, value, seat))
            for name, value in args.items()
        )
        return self._sentence(self._find(game, key), ready)

    def _format(self, full: str, ready: tuple[tuple[str, Any], ...]) -> str:
        # Most names and words that are typed say the same always, and parsing them is dear.
        said = self._names.get(full) or entries.unchanging(self._unparsed.get(full, "{"))
        if said is not None:
            return said
        self._parse(full)
        message = self._bundle.get_message(full)
        if message.value is None:
            raise MissingWords(full)
        text, errors = self._bundle.format_pattern(message.value, dict(ready))
        if errors:
            raise MissingWords(f"{full}: {errors[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        """Parse an entry, and those it mentions, unless that has been done."""
        text = self._unparsed.pop(key, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for other in mentioned(text):
                self._parse(other)

    def event(self, game: str, event: Event, seat: SeatName | None = None) -> str:
        """Return what happened as a sentence."""
        args = _told(event.args)
        if event.type in ("order-followed", "order-told"):
            key, choice = str(args["order"]), str(args["choice"])
            titles = self.preference(game, key), self.preference(game, key, choice)
            args = dict(zip(("order", "choice"), titles, strict=True))
        key = f"event-{event.type}"
        try:
            return self.tell(game, key, args, seat, typed=TYPED)
        except MissingWords:
            # An earlier release told it without a parameter that today's sentence needs.
            return self.tell(game, f"{key}-old", args, seat, typed=TYPED)

    def happened(self, game: str, event: Event, called: SeatName, person: SeatName) -> str:
        """Return what happened by the names of houses, and who takes which house by people."""
        house = event.args.get("house")
        named = str(self.name(game, house)) if house else None
        seat = id_of(event.args.get("seat"))
        own = seat.isdecimal() and called(int(seat)) == named
        return self.event(game, event, person if own else called)

    def ask(self, game: str, ask: AnyAsk, seat: SeatName | None = None) -> str:
        """The question, with what one needs to know to decide."""
        return self.tell(game, f"ask-{ask.topic}", _about(ask), seat)

    def short(self, game: str, ask: AnyAsk, seat: SeatName | None = None) -> str:
        """What is owed, in a few words."""
        return self.tell(game, f"ask-{ask.topic}-short", _about(ask), seat)

    def option(self, game: str, option: Option | Key, seat: SeatName | None = None) -> str:
        """What stands on a button."""
        if LABEL.fullmatch(option.label):
            return clipped(str(self.name(game, option.label, seat)), LONGEST_LABEL)
        return clipped(self.tell(game, option.label, option.args, seat), LONGEST_LABEL)

    def note(
        self,
        game: str,
        option: Option | Key,
        seat: SeatName | None = None,
        most: int | None = LONGEST_NOTE,
    ) -> str | None:
        """The remark that helps to decide, if there is one; as long as fits, or whole."""
        if option.note is None:
            return None
        said = self.tell(game, f"note-{option.note}", option.args, seat)
        return said if most is None else clipped(said, most)

    def illegal(self, game: str | None, refusal: Illegal, seat: SeatName | None = None) -> str:
        """What was wrong and what would be right."""
        params = {**refusal.params, **self._named(game, refusal.params, seat)}
        return self.tell(game, f"illegal-{refusal.reason}", params, seat, typed=TYPED)

    def _named(self, game: str | None, params: Mapping[str, Any], seat: SeatName | None) -> Args:
        """The key of an assignment and the options of a table, in words instead of by their ids."""
        named: Args = {}
        key, option, values = (params.get(name) for name in ("key", "option", "options"))
        if isinstance(key, str) and self.has(f"{game}-{key}"):
            named["key"] = self.tell(game, key, params, seat)
        for name in ("option", "needs"):
            if self.has(title := f"{game}-option-{params.get(name)}"):
                named[name] = self.say(title)
        if option is not None and values:
            titles = [(f"{game}-option-{option}-{one}", f"{game}-option-{one}") for one in values]
            known = [next(filter(self.has, pair), None) for pair in titles]
            if all(known):
                named["options"] = [self.say(str(title)) for title in known]
        return named

    def public(self, game: str, topic: str) -> str:
        """What everybody may read about what is waited for."""
        return self.tell(game, f"public-{topic}", {})

    def preference(self, game: str, key: str, choice: str | None = None) -> str:
        """The title of a standing order, or of one of its choices (`territory:pyke` is a name)."""
        if choice is not None and LABEL.fullmatch(choice):
            return str(self.name(game, choice))
        return self.tell(game, f"preference-{key}" + (f"-{choice}" if choice else ""), {})

    def order(self, game: str, key: str, known: Preference, kept: Mapping[str, Any]) -> str:
        """What a standing order stands at, for a seat that has given these."""
        held = [
            self.preference(game, key, known.label(one) or one) for one in known.held(kept, key)
        ]
        return self.join(held)

    def notice(self, kind: str, args: Mapping[str, Any], seat: SeatName | None = None) -> str:
        """Something the table is told that is no move."""
        return self.tell(None, f"notice-{kind}", args, seat, typed=TYPED)

    def name(self, game: str | None, value: Any, seat: SeatName | None = None) -> Any:
        """A parameter as it appears in a sentence; what is no known name stays as it is."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list):
            return self._list(game, value, seat)
        if not isinstance(value, str) or not (found := LABEL.fullmatch(value)):
            return value
        kind, which = found.groups()
        if kind == "seat" and which.isdecimal():
            called = seat(int(which)) if seat is not None else f"#{int(which) + 1}"
            return clipped(called, LONGEST_SEAT)
        if kind == "user" and which.isdecimal():
            return f"<@{which}>"
        if kind == "user" and which[1:].isdecimal():
            return self.say("slow-somebody")
        if kind == "die":
            return which
        key, args = ("seat-nobody" if kind == "seat" else f"{kind}-{which}"), {}
        house, dot, part = which.partition(".")
        if dot:
            key, args = (
                f"{kind}-of",
                {"house": label_of("house", house), kind: label_of(kind, part)},
            )
        try:
            return self.tell(game, key, args)
        except MissingWords:
            return value

    def join(self, items: list[str]) -> str:
        """A list as the language writes it."""
        return format_list(items, locale=self.language) if items else self.say("nothing")

    def _list(self, game: str | None, value: list[Any], seat: SeatName | None) -> str:
        if value and all(isinstance(item, list) for item in value):
            return ", ".join(": ".join(self._items(game, pair, seat)) for pair in value)
        if not value:
            return _Empty(self.say("nothing"))
        items = self._items(game, value, seat)
        found = LABEL.fullmatch(str(value[0]))
        kind = found.group(1) if found else ""
        counted = Counter(items) if kind not in ("", "die") else {}
        told = [f"{n}× {item}" if n > 1 else item for item, n in counted.items()] or items
        return CLOSE[kind].join(told) if kind in CLOSE else self.join(told)

    def _items(self, game: str | None, value: list[Any], seat: SeatName | None) -> list[str]:
        return [str(self.name(game, item, seat)) for item in value]

    def _find(self, game: str | None, key: str) -> str:
        for full in [f"{game}-{key}", key] if game else [key]:
            if full in self._keys:
                return full
        raise MissingWords(f"{game}-{key}" if game else key)


def quoted(text: Any) -> Any:
    """Typed text that cannot format, mention or flood anything; `none` where there is nothing."""
    if not isinstance(text, str):
        return text
    visible = "".join(char for char in text if _visible(char))
    plain = clipped(" ".join(visible.split()), LONGEST_TYPED)
    safe = re.sub(r"([\\*_~|`<>\[\]#])", r"\\\1", plain).replace("@", "@\u200b")
    return safe or "none"


def _visible(char: str) -> bool:
    """Not a control, a change of direction, or a mark that is drawn over other lines."""
    return char.isspace() or unicodedata.category(char) not in HIDDEN


def plain(text: str) -> str:
    """The text without signs and emphasis, for pictures, which draw signs of their own."""
    letters = [char for char in text if unicodedata.category(char) not in SIGNS and char != "*"]
    return " ".join("".join(letters).split())


def clipped(text: str, most: int) -> str:
    """The text with at most so many UTF-16 units, as Discord counts; cut where one can see it."""
    if units_of(text) <= most:
        return text
    text = text[:most]
    while units_of(text) >= most:
        text = text[:-1]
    return f"{text.rstrip()}…"


def units_of(text: str) -> int:
    """Its length as Discord counts: in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _about(ask: AnyAsk) -> dict[str, Any]:
    """The ask's parameters and, where it has them, its bounds; `none` where one is empty."""
    bounds = {name: getattr(ask, name) for name in ("min", "max", "total") if hasattr(ask, name)}
    return bounds | _told(ask.about)


def _told(args: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters as a sentence takes them: `none` where one is empty."""
    return {name: "none" if value == "" else value for name, value in args.items()}


_read: dict[str, Words] = {}
"""The catalogues that somebody holds."""


def words(language: str) -> Words:
    """The catalogue of a language; English where there is none."""
    known = language if language in LANGUAGES else LANGUAGES[0]
    if known not in _read:
        _read[known] = Words(known)
    return _read[known]


def language_of(locale: str | None) -> str:
    """The catalogue's language for a Discord locale such as `en-US` or `de`."""
    short = (locale or "").split("-")[0].lower()
    return short if short in LANGUAGES else LANGUAGES[0]
