"""A player's page shows question and controls on one screen of a phone."""

from typing import Any

import pytest

from bot.discord_ui import screen
from bot.discord_ui.desk import Desk
from bot.discord_ui.faces import face
from bot.discord_ui.page import Page, Press, button, shorten
from bot.discord_ui.table_pages import FOLDS, panel
from bot.games import rules
from bot.text import words
from bot.workshop.match import Match
from bot.workshop.policies import policy

NEWS = ["☠️ You lost Winterfell, with everything that stood there, to Lannister."] * 3


def desk(match: Match[Any], seat: int, language: str) -> Desk:
    """What one seat reads with much that happened to it."""
    session: Any = type(
        "Session",
        (),
        {
            "game": match.rules.id,
            "id": 1,
            "lesson": None,
            "thread_id": 5,
            "status": "running",
            "title": "t",
            "number": 9,
        },
    )()
    holder: Any = type("Seat", (), {"user_id": None, "kind": "human"})()
    info: Any = type("Info", (), {"session": session, "seats": [holder] * match.state.seats})()
    view = match.rules.view(match.state, seat)
    made = Desk(words(language), info, face(match.rules.id), view, rules=match.rules, here=5)
    made.news = NEWS
    return made


def test_lines_and_rows_are_counted_as_a_phone_breaks_them() -> None:
    assert screen.lines("") == 0
    assert screen.lines("one\n\n**two**") == 3
    assert screen.lines("word " * 40) > 5
    short, long = (
        [button(Press("panel", 1), label)] * 3 for label in ("Yes", "Pass until this phase is over")
    )
    assert screen.rows(short) == 1
    assert screen.rows(long) == 3
    signed = [
        button(Press("panel", 1), label) for label in ("🎭 Tyrion: Politisches Gespür", "Passen")
    ]
    assert screen.rows(signed) == 2
    assert screen.written("word " * 40) > screen.written("-# " + "word " * 40)
    broken = button(Press("panel", 1), "Northern Dothraki Sea (your units wait there)")
    assert [screen.breaks(item) for item in (short[0], long[0], broken)] == [0, 0, 1]
    assert screen.height(Page(rows=[[broken]])) > screen.height(Page(rows=[[short[0]]]))
    assert screen.fits(Page("What do you do?", rows=[short]))
    assert not screen.fits(Page("a line\n" * 40, rows=[short]))


@pytest.mark.parametrize(
    ("game", "seats"),
    [("risk", 3), ("iron_throne", 4), ("board_game", 4), ("card_game_2e", 2), ("card_game_2e", 4)],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_page_fits_a_phone_or_is_folded_as_far_as_can_be(
    game: str, seats: int, language: str
) -> None:
    """What was left out is behind the button of the cards."""
    played = rules(game)
    match = Match(played, seats, "screen", [policy(played, "standin")] * seats, played.Options())
    pages, high = 0, 0
    for number, _ in enumerate(match.steps()):
        for ask in match.state.asks if number % 7 == 0 else ():
            if not ask.owed:
                continue
            made = desk(match, ask.seat, language)
            assert made.view is not None
            if not made.view.asks:  # asked for show only
                continue
            page = panel(made)
            pages += 1
            high += screen.height(page) > screen.HEIGHT
            if NEWS[0] not in page.content:
                labels = [getattr(item, "label", "") for row in page.rows for item in row]
                hand = made.face.hand_text(made.view, made.words, made.mention)
                assert made.say("ui-cards") in labels or not hand
        if number >= 250:
            break
    assert pages > 30
    assert high <= pages // 12, (high, pages)


def test_folds_leave_out_more_and_more() -> None:
    assert FOLDS[0].news is None
    assert not FOLDS[0].hand
    assert all(fold.hand for fold in FOLDS[1:])
    assert [fold.news for fold in FOLDS[2:]] == [1, 1, 0, 0]


def test_where_there_is_no_room_nothing_is_said() -> None:
    """The last page of a lesson may be full: what has just happened is left out then."""
    assert [shorten("Stark wins", room) for room in (-7, 0, 1, 5, 10)] == [
        *("", "", "…", "Star…"),
        "Stark wins",
    ]


def test_in_a_lesson_options_keep_what_they_are_about() -> None:
    """The idea says “Read both abilities”, so there they are."""
    played = rules("iron_throne")
    options = played.Options.model_validate({"houses": "lot"})
    match = Match(played, 3, "j", [policy(played, "standin")] * 3, options)
    for _ in match.steps():
        if any(ask.topic == "leader" and ask.seat == 0 for ask in match.state.asks):
            break
    made = desk(match, 0, "en")
    session: Any = made.info.session
    session.lesson = {"now": "leader", "told": [("leader", 1)]}
    content = panel(made).content
    assert "Read both abilities" in content
    assert content.count("• **") == 2
