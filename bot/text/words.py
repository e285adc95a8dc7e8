"""From a catalogue key and its parameters to a sentence in the reader's language."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")
FOLDER = Path(__file__).resolve().parent

NAME = re.compile(r"([a-z_]+):(.+)", re.ASCII)
"""A parameter such as `territory:pyke` is a name, which has its own entry in the catalogue."""

SeatName = Callable[[int], str]
"""How a seat is called at this table: a mention, a display name, or its house."""


class MissingWords(KeyError):
    """A key that is in no catalogue, or an entry whose parameters do not fit."""


class Words:
    """One language's catalogue."""

    def __init__(self, language: str) -> None:
        """Read every file of the language."""
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self.bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is an entry."""
        return self.bundle.has_message(key)

    def say(self, key: str, *, seat: SeatName | None = None, **args: Any) -> str:
        """The sentence of a key; names among the parameters are looked up, lists are joined."""
        return self.tell(None, key, args, seat)

    def tell(
        self, game: str | None, key: str, args: Mapping[str, Any], seat: SeatName | None = None
    ) -> str:
        """The same for a game's own entries, with the game's names."""
        full = self._find(game, key)
        message = self.bundle.get_message(full)
        if message.value is None:
            raise MissingWords(full)
        ready = {name: self.name(game, value, seat) for name, value in args.items()}
        text, errors = self.bundle.format_pattern(message.value, ready)
        if errors:
            raise MissingWords(f"{full}: {errors[0]}")
        return str(text)

    def name(self, game: str | None, value: Any, seat: SeatName | None = None) -> Any:
        """A parameter as it appears in a sentence."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list):
            return self.join([str(self.name(game, item, seat)) for item in value])
        if not isinstance(value, str) or not (found := NAME.fullmatch(value)):
            return value
        kind, which = found.groups()
        if kind == "seat" and int(which) >= 0:
            return seat(int(which)) if seat is not None else f"#{int(which) + 1}"
        if kind == "die":
            return which
        if kind == "seat":
            which = "nobody"
        return self.tell(game, f"{kind}-{which}", {})

    def join(self, items: list[str]) -> str:
        """A list as the language writes it."""
        return format_list(items, locale=self.language) if items else self.say("nothing")

    def _find(self, game: str | None, key: str) -> str:
        for full in [f"{game}-{key}", key] if game else [key]:
            if self.bundle.has_message(full):
                return full
        raise MissingWords(f"{game}-{key}" if game else key)


@cache
def words(language: str) -> Words:
    """The catalogue of a language; English where there is none."""
    return Words(language if language in LANGUAGES else LANGUAGES[0])


def language_of(locale: str | None) -> str:
    """The catalogue's language for a Discord locale such as `en-US` or `de`."""
    short = (locale or "").split("-")[0].lower()
    return short if short in LANGUAGES else LANGUAGES[0]
