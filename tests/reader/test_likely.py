"""What is weighed decides whether a doubtful line is asked back; it never makes a move."""

import pytest

from bot.reader import Message
from bot.reader.likely import likelihood, weights

from . import positions_board_game, positions_iron_throne, positions_risk

MODULES = {
    "risk": positions_risk,
    "iron_throne": positions_iron_throne,
    "board_game": positions_board_game,
}
POLITE = [
    ("risk", "trade", "I think I shall keep my cards for the time being.", "trade=keep"),
    ("iron_throne", "answer", "I must decline with gratitude.", "answer=-"),
    ("board_game", "westeros", "Let there be supply, if nobody objects.", "westeros_choice=supply"),
]
TALK = [
    ("risk", "how", "break a leg"),
    ("iron_throne", "hostage", "Top, the train is late again."),
    ("board_game", "raid", "sorry dan nothing personal"),
]


@pytest.mark.parametrize(("game", "where", "text", "meant"), POLITE)
def test_a_whole_polite_sentence_is_asked_back(
    game: str, where: str, text: str, meant: str
) -> None:
    writer = MODULES[game].writer(where).write(text)
    assert writer.done == []
    assert meant in writer.offered


@pytest.mark.parametrize(("game", "where", "text"), TALK)
def test_a_word_of_the_question_in_talk_draws_no_buttons(game: str, where: str, text: str) -> None:
    last = MODULES[game].writer(where).write(text).last
    assert last is not None
    assert last.kind == "silence"


def test_a_line_weighs_the_same_whatever_the_names_in_it_are() -> None:
    prompt = positions_risk.writer("target").prompt()
    lines = ("I would attack Stoney Sept.", "I would attack Blackwater Rush.")
    one, other = (likelihood(prompt, Message(line).whole(prompt)) for line in lines)
    assert one == other > 0


def test_no_name_of_a_game_has_a_weight() -> None:
    """What belongs to the game counts by its kind, so that it holds in every game."""
    assert {"w winterfell", "w harrenhal", "w karhold"}.isdisjoint(weights())
    assert {"w <hit>", "w <verb>"} <= {*weights()}
