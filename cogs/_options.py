"""A game's options as people type them."""

from collections.abc import Mapping
from typing import Any

from bot.discord_ui.reading import find
from bot.kernel import Illegal, Rules
from bot.text import Words
from bot.text.words import MissingWords


def titles(rules: Rules[Any], words: Words) -> dict[str, str]:
    """From the options' ids to what they are called."""
    return {name: _said(words, rules.id, name) for name in rules.Options.model_fields}


def values(rules: Rules[Any], words: Words, option: str) -> dict[str, str]:
    """What an option may be, by name, where there are only a few possibilities."""
    return {
        str(value).lower(): _said(words, rules.id, option, str(value).lower())
        for value in _possible(rules, option)
    }


def chosen(rules: Rules[Any], words: Words, option: str, typed: str) -> Mapping[str, Any]:
    """What was typed for an option, as the game understands it; the game says if it is wrong."""
    possible = {str(value).lower(): value for value in _possible(rules, option)}
    if possible:
        try:
            return {option: possible[find(typed, values(rules, words, option))]}
        except Illegal:
            return {option: typed}
    whole = typed.strip()
    number = whole.isascii() and whole.isdecimal() and len(whole) < 10
    return {option: int(whole) if number else whole}


def _possible(rules: Rules[Any], option: str) -> list[Any]:
    schema = rules.Options.model_json_schema()["properties"].get(option, {})
    if schema.get("type") == "boolean":
        return [True, False]
    found: list[Any] = schema.get("enum", [])
    return found


def _said(words: Words, game: str, option: str, value: str = "") -> str:
    key = f"option-{option}-{value}" if value else f"option-{option}"
    try:
        return words.tell(game, key, {})
    except MissingWords:
        return value or option
