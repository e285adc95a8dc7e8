"""Whoever writes scenarios finds every question and every event in the documents."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOPIC = re.compile(r'\btopic="(\w+)"')
EVENT = re.compile(r'\bemit\(\s*"([\w-]+)"')


@pytest.mark.parametrize("game", ["board_game", "iron_throne"])
def test_every_question_and_event_is_explained(game: str) -> None:
    sources = "\n".join(path.read_text() for path in (ROOT / "bot/games" / game).rglob("*.py"))
    explained = (ROOT / "docs/rules" / game / "words.md").read_text()
    words = set(TOPIC.findall(sources)) | set(EVENT.findall(sources))
    assert len(words) > 50
    assert {word for word in words if f"`{word}`" not in explained} == set()
