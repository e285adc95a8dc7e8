"""Whoever writes scenarios finds every question, event, option and order in the documents."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from bot import games

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "rules"
TOPIC = re.compile(r'\btopic="(\w+)"')
EVENT = re.compile(r'\bemit\(\s*"([\w-]+)"')

every_game = pytest.mark.parametrize("game", games.GAMES)


@every_game
def test_every_question_and_event_is_explained(game: str) -> None:
    folders = [ROOT / "bot/games" / game]
    if game.startswith("card_game"):
        folders.append(ROOT / "bot/games/lcg")
    sources = "\n".join(path.read_text() for one in folders for path in one.rglob("*.py"))
    explained = (PAGES / game / "words.md").read_text()
    words = set(TOPIC.findall(sources)) | set(EVENT.findall(sources))
    assert len(words) > 50
    assert {word for word in words if f"`{word}`" not in explained} == set()


@every_game
def test_every_option_of_a_table_is_explained(game: str) -> None:
    explained = (PAGES / f"{game}.md").read_text()
    words = set(_options(game))
    assert words
    assert {word for word in words if f"`{word}`" not in explained} == set()


def _options(game: str) -> Iterator[str]:
    """The options of a game, and those of their choices that are words."""
    for key, field in games.rules(game).Options.model_fields.items():
        yield key
        yield from (choice for choice in get_args(field.annotation) if isinstance(choice, str))


@every_game
def test_every_standing_order_is_explained(game: str) -> None:
    explained = (PAGES / game / "words.md").read_text()
    orders = games.rules(game).preferences
    words = {_family(key) for key in orders}
    # The choices of some orders are names, of territories for example.
    words |= {choice for known in orders.values() if not known.many for choice in known.choices}
    assert {word for word in words if f"`{word}`" not in explained} == set()


def _family(key: str) -> str:
    """Orders about one card or one house each are explained together."""
    return re.sub(r"^(use|support)_.*", r"\1_<name>", key)
