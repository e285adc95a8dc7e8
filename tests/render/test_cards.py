"""Cards as pictures: everything that fits is written, nothing runs over the edge."""

from bot.discord_ui.faces import face
from bot.games import GAMES
from bot.games.board_game.rules.facts import house_cards
from bot.games.board_game.ui.cards import house_card
from bot.render.cards import Card, strip
from bot.render.drawing import to_png, to_svg
from bot.text import LANGUAGES, words
from tests.render.reading import marked, smallest_text, sticking_out

SIGNS = {"🗡️": "<path/>"}


def test_a_hand_is_readable_on_a_phone() -> None:
    for language in LANGUAGES:
        cards = [house_card(card, words(language)) for card in house_cards()][:7]
        drawing = strip("Cards", cards)
        assert smallest_text(to_svg(drawing))[0] >= 11
        assert sticking_out(drawing) == []
        assert len(marked(to_svg(drawing), "card")) == 7
        assert len(to_png(drawing)) <= 120_000


def test_every_house_card_has_its_whole_text() -> None:
    for language in LANGUAGES:
        for card in house_cards():
            drawn = to_svg(strip("", [house_card(card, words(language))]))
            assert "…" not in drawn, card


def test_what_does_not_fit_ends_with_dots() -> None:
    drawn = to_svg(strip("", [Card("Name", text="word " * 200)]))
    assert "…" in drawn


def test_a_word_that_is_too_long_is_broken() -> None:
    drawn = to_svg(strip("", [Card("Name", text="Verteidigungswürfelwurf zählt")]))
    assert "Verteidigungswürfelwurf" not in drawn
    assert "-</text>" in drawn


def test_signs_in_the_text_are_drawn() -> None:
    with_sign = to_svg(strip("", [Card("Name", text="gains 🗡️.", signs=SIGNS)]))
    assert "🗡" not in with_sign
    assert "<path/>" in with_sign


def test_every_game_has_a_legend() -> None:
    for game in GAMES:
        assert face(game).legend(words("de")) is not None, game
