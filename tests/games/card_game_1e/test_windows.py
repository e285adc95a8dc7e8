"""The table of windows in docs/rules/card_game_1e.md is what the game does."""

import re
from pathlib import Path

import pytest

from bot.games.card_game_1e.rules.edition import USUAL
from bot.games.card_game_1e.rules.rulebook import RULES
from bot.games.lcg.stops import STOPS
from bot.games.lcg.windows import Window
from bot.workshop.match import Match
from bot.workshop.policies import eager

PAGE = Path("docs/rules/card_game_1e.md")
ANSWERS = 400


def rows() -> list[list[str]]:
    """The table's lines, cell by cell."""
    chapter = PAGE.read_text().split("\n## 3 ", 1)[1]
    lines = [line for line in chapter.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def test_the_table_names_every_stop_and_the_usual_ones() -> None:
    """R19.9: where players are asked who have given no orders."""
    cells = [row[-1] for row in rows()]
    assert set(re.findall(r"\w+", " ".join(cells))) == set(STOPS.choices)
    assert set(re.findall(r"\*\*(\w+)\*\*", " ".join(cells))) == set(USUAL)


def test_the_table_names_every_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """R19.7: windows open in the phases they are listed for, and in no others."""
    opened = set()
    begins = Window.model_post_init

    def opens(self: Window, context: object) -> None:
        opened.add(self.window)
        begins(self, context)

    monkeypatch.setattr(Window, "model_post_init", opens)
    match = Match(RULES, 2, "every window", [eager] * 2)
    for _, _ in zip(range(ANSWERS), match.steps(), strict=False):
        pass
    named = {name for row in rows() for name in row[0].split(", ")}
    assert opened <= named
    assert named - opened <= {"shadows", "chosen", "interrupt"}
