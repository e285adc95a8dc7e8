"""What people write is understood or answered with the right buttons, and never taken wrongly."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
import yaml

from . import positions_board_game, positions_iron_throne, positions_risk
from .writing import Writer, outcome

HERE = Path(__file__).parent
GAMES: dict[str, tuple[str, Callable[[str], Writer], int]] = {
    "risk": ("risk.yaml", positions_risk.writer, 300),
    "iron_throne": ("iron_throne.yaml", positions_iron_throne.writer, 100),
    "board_game": ("board_game.yaml", positions_board_game.writer, 100),
}

MOST_LOST = {"risk": 3, "iron_throne": 5, "board_game": 5}
"""Of a hundred lines, so many may be neither understood nor offered."""


@cache
def outcomes(game: str) -> dict[tuple[str, str], str]:
    """What became of every line: `right`, `lost` or `wrong`."""
    file, writer, _ = GAMES[game]
    lists = yaml.safe_load_all((HERE / "lines" / file).read_text("utf-8"))
    return {
        (where, text): outcome(writer(where).write(text), meant)
        for listed in lists
        for where, lines in listed.items()
        for text, meant in lines
    }


@pytest.mark.parametrize("text", ["attack KL from HH", "attack kl hh", "KL <- HH", "hh > kl"])
def test_a_short_name_is_never_lost(text: str) -> None:
    """With the verb before it, `kl` looks like a typing error of `attacks`."""
    done = positions_risk.writer("attack").write(text).done
    assert done == ["invade_from=harrenhal invade_to=kings_landing"]


def test_a_misspelt_word_beside_a_verb_is_not_taken_for_the_end() -> None:
    """Dorne is no territory; `done` ends all attacks, and cannot be taken back."""
    assert positions_risk.writer("attack").write("attack dorne").done == []
    misspelt = positions_risk.writer("attack").write("dnoe")
    assert misspelt.done == []


@pytest.mark.parametrize("game", GAMES)
def test_the_lists_are_large_enough(game: str) -> None:
    assert len(outcomes(game)) >= GAMES[game][2]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_understood_wrongly_without_asking(game: str) -> None:
    wrong = [line for line, what in outcomes(game).items() if what == "wrong"]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_nearly_everything_is_understood_or_offered(game: str) -> None:
    lost = [line for line, what in outcomes(game).items() if what == "lost"]
    assert len(lost) <= len(outcomes(game)) * MOST_LOST[game] // 100, lost
