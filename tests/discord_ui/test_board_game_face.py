"""The face of the Board Game: everything on the board is in the text, and nothing secret is."""

from collections.abc import Iterator
from typing import cast

import pytest

from bot.discord_ui.faces import face
from bot.games import rules
from bot.games.board_game.rules.board import BoardOptions
from bot.games.board_game.rules.scenario import POSITIONS, BoardPosition
from bot.games.board_game.rules.state import BoardState
from bot.games.board_game.rules.view import BoardView
from bot.games.board_game.ui.statistics import Tally, tally, told
from bot.kernel import Answer, answer
from bot.kernel.engine import run
from bot.kernel.state import Finish, Play
from bot.text import LANGUAGES, words
from bot.text.words import SeatName
from tests.discord_ui.face_checks import hostile, plain, positions, texts_fit

BOARD = rules("board_game")
FACE = face("board_game")
EN = words("en")


def states(players: int) -> Iterator[BoardState]:
    options = BOARD.Options(tides_of_battle=True)
    return cast(Iterator[BoardState], positions(BOARD, players, 240, every=40, options=options))


def arranged(**change: object) -> BoardState:
    """A position of three houses, at its first question."""
    state = POSITIONS.start("base-3", BoardOptions(), "face")
    play = Play(POSITIONS.arrange(state, BoardPosition.model_validate(change)))
    run(play)
    return play.state


def seen(state: BoardState, viewer: int | None) -> BoardView:
    return cast(BoardView, BOARD.view(state, viewer))


@pytest.mark.parametrize("players", BOARD.players)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [plain, hostile])
def test_texts_fit_at_any_time_and_with_any_names(
    players: int, language: str, name: SeatName
) -> None:
    for state in states(players):
        texts_fit(BOARD, state, language, name, lines=4, summary=600)


def test_the_text_has_every_area_with_its_units_and_orders() -> None:
    change = {"phase": "march", "orders": {"winterfell": "march_0"}, "turn": "stark"}
    text = "\n".join(FACE.board_text(seen(arranged(**change), None), EN, plain))
    assert "• Winterfell 🏯🛢️👑: Footman · Knight · 🐎 March 0 · 🧱 garrison 2" in text
    assert "🐺 Stark** (Ada) – 🏰 2 of 7 · 💰 5" in text
    assert "Port of" not in text.split("**Neutral forces:** ")[0]
    assert "King's Landing 5" in text


def test_orders_are_shown_to_their_player_alone() -> None:
    """R6.01, R6.07: in words and in what the picture is made of."""
    state = arranged()
    ask = next(one for one in state.asks if one.seat == 0)
    laid = {"winterfell": "march_plus_1", "white_harbor": "raid", "the_shivering_sea": "support_0"}
    state = answer(BOARD, state, Answer(seat=0, ask=ask.id, value=laid)).state
    mine, others, public = (seen(state, viewer) for viewer in (0, 1, None))
    assert "Winterfell: 🐎 March +1 ★" in FACE.hand_text(mine, EN, plain)
    for view in (others, public):
        shown = FACE.hand_text(view, EN, plain) + "".join(FACE.board_text(view, EN, plain))
        assert "March +1" not in shown


def test_a_half_done_form_is_on_the_picture() -> None:
    view = seen(arranged(), 0)
    ask = view.asks[0]
    drawn = FACE.drafted(view, ask, {"winterfell": "raid", "nowhere": "raid"})
    assert cast(BoardView, drawn).orders == {"winterfell": "raid"}
    assert (FACE.picture(drawn, EN, plain, private=True) or b"").startswith(b"\x89PNG")


def test_a_march_shows_the_battle_it_would_begin() -> None:
    """R10.12: both strengths, and who could still help."""
    state = arranged(
        phase="march",
        turn="stark",
        supply={"stark": 3, "lannister": 3},
        regions={
            "moat_cailin": {"owner": "stark", "knight": 2},
            "seagard": {"owner": "lannister", "footman": 2},
            "riverrun": {"owner": "lannister", "knight": 1},
            "greywater_watch": {"owner": "stark", "footman": 1},
            "the_twins": {"owner": "baratheon", "footman": 1},
        },
        orders={
            "moat_cailin": "march_minus_1",
            "seagard": "defense_plus_1",
            "riverrun": "support_0",
            "greywater_watch": "support_0",
            "the_twins": "support_0",
        },
    )
    view = seen(state, 0)
    shares = {"knight": "seagard", "knight/2": "seagard"}
    text = FACE.draft_text(view, view.asks[0], shares, EN, plain)
    assert "**Seagard:** you 3 : 3 🦁 Lannister" in text
    assert "🤝 Riverrun (🦁 Lannister) could add 2 to the other side" in text
    assert "🤝 Greywater Watch (your own) adds 1" in text
    assert "🤝 The Twins (🦌 Baratheon) could add 1 to you or 1 to the other side" in text
    assert not FACE.draft_text(view, view.asks[0], {"knight": "stay"}, EN, plain)


def test_statistics_count_places_and_castles_of_finished_games() -> None:
    """R18."""
    over = seen(arranged(), None)
    over.finish = Finish(reason="last-round", places=[[2], [0], [1]], points={0: 3, 1: 2, 2: 5})
    counted = tally([over, over, seen(arranged(), None)])
    assert counted["baratheon"] == Tally(games=2, wins=2, places=2, castles=10)
    assert counted["lannister"] == Tally(games=2, wins=0, places=6, castles=4)
    lines = told(EN, counted).splitlines()
    assert lines[1] == "🦌 Baratheon: 2 games, 2 won (100 %), place 1 and 🏰 5 on average"
    assert told(EN, {}) == "No game has been finished here yet."
