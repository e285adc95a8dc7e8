"""Where lines of a narrow screen end: never between a name and its number, nor within a word."""

import re

import pytest

from bot.discord_ui.controls import in_whole_words
from bot.discord_ui.faces import face
from bot.games import rules
from bot.text import LANGUAGES, words
from tests.discord_ui.face_checks import plain, positions

REMARK = "4 units · next to Old Ghis 3 (🦅 Ghiscari), Qarth 3 (🦁 Lannister) and 2 more"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "sign"), [("board_game", "🏰"), ("iron_throne", "🏵️")])
def test_a_score_stays_beside_its_house(game: str, sign: str, language: str) -> None:
    state = list(positions(rules(game), 5, 120, 60))[-1]
    summary = face(game).summary(rules(game).view(state, None), words(language), plain)
    (line,) = (line for line in summary.splitlines() if line.startswith(f"{sign} "))
    scores = line.removeprefix(f"{sign} ").split(" · ")
    assert len(scores) == 5
    assert [score for score in scores if not re.fullmatch(r"\S+ [^ ]+\u00a0(\d|\?)", score)] == []


@pytest.mark.parametrize("most", range(1, len(REMARK) + 1))
def test_a_remark_is_never_cut_within_a_word(most: int) -> None:
    cut = in_whole_words(REMARK, most)
    assert len(cut) <= most
    kept = cut.removesuffix("…").rstrip()
    assert REMARK.startswith(kept)
    assert cut == REMARK or REMARK[len(kept)] in " ,·" or not kept
    assert not kept.endswith(("·", ",", "("))
