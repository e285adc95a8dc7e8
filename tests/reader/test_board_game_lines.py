"""R6, R9, R5.12: whole answers in one line, in both languages."""

from typing import Any

import pytest

from bot.discord_ui.assign_forms import legal_half
from bot.games.board_game.rules.board import BoardOptions
from bot.games.board_game.rules.rulebook import BoardGame
from bot.games.board_game.rules.scenario import POSITIONS, BoardPosition
from bot.games.board_game.ui.lexicon import BOARD_GAME
from bot.kernel import Assign
from bot.kernel.engine import run
from bot.kernel.rules import expected
from bot.kernel.state import Play
from bot.reader import Message, Prompt, Reading

from . import positions_board_game

RULES = BoardGame()
ORDERS = {"winterfell": "march_0", "white_harbor": "march_minus_1"}
MARCH: dict[str, Any] = {
    "phase": "march",
    "turn": "stark",
    "supply": {"stark": 5},
    "regions": {"winterfell": {"owner": "stark", "footman": 3, "knight": 1}},
    "orders": ORDERS,
}


def prompt(seat: int = 0, noted: dict[str, Any] | None = None, **change: Any) -> Prompt:
    """What a house sees in a position of three players."""
    state = POSITIONS.start("base-3", BoardOptions(), "lines")
    state = POSITIONS.arrange(state, BoardPosition.model_validate(change))
    play = Play(state)
    run(play)
    view = RULES.view(play.state, seat)
    coming = tuple(expected(RULES, view))
    return Prompt("board_game", view, BOARD_GAME, coming=coming, noted=noted or {})


def values(reading: Reading) -> list[Any]:
    """The answers that are certain, without their questions."""
    sure = reading.kind in ("do", "note", "plan")
    return [value for _, value in reading.moves[0].steps] if sure else []


@pytest.mark.parametrize(
    ("text", "laid"),
    [
        (
            "orders: winterfell march+1, white harbor support, shivering sea raid",
            ("march_plus_1", "support_0", "raid"),
        ),
        (
            "<@77> Befehle: Winterfell Marsch -1; White Harbor Verteidigung +2;"
            " Shivering Sea Überfall ★",
            ("march_minus_1", "defense_plus_2", "raid_special"),
        ),
        (
            "orders winterfel cp*, white harbor def and the shivering sea march",
            ("consolidate_special", "defense_plus_1", "march_0"),
        ),
        (
            "Winterfell 🐎 Marsch −1, Weißwasserhafen Unterstützung, Zitternde See Überfall",
            ("march_minus_1", "support_0", "raid"),
        ),
        (
            "orders: winterfell=raid, white_harbor=support_plus_1, the_shivering_sea=march_0",
            ("raid", "support_plus_1", "march_0"),
        ),
    ],
)
def test_orders_in_one_line(text: str, laid: tuple[str, ...]) -> None:
    """R6.01, A2.04."""
    areas = ("winterfell", "white_harbor", "the_shivering_sea")
    assert values(Message(text).read(prompt())) == [dict(zip(areas, laid, strict=True))]


def test_orders_given_before_still_hold() -> None:
    noted = {"winterfell": "raid", "white_harbor": "march_0"}
    reading = Message("orders: winterfell support").read(prompt(noted=noted))
    assert values(reading) == [{"winterfell": "support_0", "white_harbor": "march_0"}]


def test_an_order_for_a_foreign_area_is_not_laid() -> None:
    assert values(Message("orders: pyke raid").read(prompt())) == []
    assert values(Message("orders: winterfell sleep").read(prompt())) == []


@pytest.mark.parametrize(
    ("text", "moved"),
    [
        (
            "march winterfell: 2 footmen to moat cailin, rest stay",
            {"footman": "moat_cailin", "footman/2": "moat_cailin"},
        ),
        (
            "march winterfell 1 footman and 1 knight -> moat cailin, 1 footman to castle black",
            {"footman": "moat_cailin", "knight": "moat_cailin", "footman/2": "castle_black"},
        ),
        (
            "Marsch Winterfell: alle nach Moat Cailin",
            dict.fromkeys(("footman", "footman/2", "footman/3", "knight"), "moat_cailin"),
        ),
        (
            "march from winterfell to moat cailin",
            dict.fromkeys(("footman", "footman/2", "footman/3", "knight"), "moat_cailin"),
        ),
        (
            "march winterfell: knight to karhold, rest to moat cailin",
            dict.fromkeys(("footman", "footman/2", "footman/3"), "moat_cailin")
            | {"knight": "karhold"},
        ),
    ],
)
def test_marches_in_one_line(text: str, moved: dict[str, str]) -> None:
    """R9.01: which march, and where each unit goes."""
    assert values(Message(text).read(prompt(**MARCH))) == [["winterfell"], moved]


def test_a_power_token_is_left_by_naming_it() -> None:
    """R9.11."""
    reading = Message("march white harbor: footman to moat cailin, leave token").read(
        prompt(**MARCH)
    )
    assert values(reading) == [
        ["white_harbor"],
        {"footman": "moat_cailin", "power_token": "leave"},
    ]


def test_more_units_than_there_are_is_refused() -> None:
    reading = Message("march winterfell: 2 knights to moat cailin").read(prompt(**MARCH))
    assert reading.kind == "refuse"


def test_what_is_not_asked_is_not_done() -> None:
    assert values(Message("march winterfell: all to karhold").read(prompt())) == []
    assert values(Message("orders: winterfell raid").read(prompt(**MARCH))) == []
    assert Message("what a day").read(prompt()).kind == "silence"


def test_half_of_a_form_is_kept() -> None:
    """R6.02: one star is allowed here, and one area is not ours."""
    ask = prompt(2).view.asks[0]
    assert isinstance(ask, Assign)
    given = {"dragonstone": "raid_special", "kingswood": "march_plus_1", "pyke": "raid"}
    assert legal_half(ask, given | {"shipbreaker_bay": "raid"}) == {
        "dragonstone": "raid_special",
        "shipbreaker_bay": "raid",
    }


def test_lines_before_their_turn_are_plans() -> None:
    """A4.07: a march is planned by its moves, whichever comes first."""
    early = prompt(**(MARCH | {"turn": "lannister", "orders": ORDERS | {"lannisport": "march_0"}}))
    reading = Message("march white harbor: footman to moat cailin").read(early)
    assert reading.kind == "plan"
    ((ask, value),) = reading.moves[0].steps
    assert (ask.about["source"], value) == ("region:white_harbor", {"footman": "moat_cailin"})
    assert Message("what a day").read(early).kind == "silence"
    assert Message("orders: winterfell raid").read(early).kind != "plan"


@pytest.mark.parametrize(
    ("where", "text", "done", "offered"),
    [
        ("march_moves", "footmen to karhold", ["footman", "footman/2", "footman/3"], 0),
        ("march_moves", "die Fußsoldaten nach karhold", ["footman", "footman/2", "footman/3"], 0),
        ("march_moves", "footman to karhold", ["footman"], 0),
        ("march_moves", "Ritter nach karhold", ["knight"], 0),
        ("march_moves", "Fußsoldaten nach karhold", [], 3),
        ("march_moves", "some footmen to karhold", [], 3),
        ("muster", "winterfell footmen", [], 2),
        ("muster", "Fußsoldaten in Winterfell", [], 2),
    ],
)
def test_units_without_a_number_are_counted_as_the_word_says(
    where: str, text: str, done: list[str], offered: int
) -> None:
    """A German word may mean one or several: then it is asked, and nothing done."""
    writer = positions_board_game.writer(where).write(text)
    wanted = "+".join(sorted(f"{unit}:karhold" for unit in done))
    assert writer.done == ([f"march_moves={wanted}"] if done else [])
    assert bool(writer.offered) == bool(offered)


@pytest.mark.parametrize(
    ("where", "text", "first"),
    [
        ("march_moves", "to castle black", "march_moves=footman/2:castle_black"),
        ("march_moves", "both footmen to karhold", "march_moves=footman/2:karhold"),
        ("march_moves", "2 to karhold", "march_moves=footman/2:karhold"),
        ("march_moves", "should i send the knight to karhold?", "march_moves=knight:karhold"),
        ("march", "all to moat cailin", "march=winterfell march_moves=footman/2:moat_cailin"),
        ("raid", "raid from moat cailin", "raid=moat_cailin/greywater_watch"),
        ("raid", "moat cailin beats up the greyjoys", "raid=moat_cailin/greywater_watch"),
        ("casualties", "not the knight", "casualties=footman:1"),
        ("raven", "karhold is fine", "raven=karhold"),
        ("raven", "karhold soll verteidigen", "raven=karhold raven_order=defense_plus_1"),
    ],
)
def test_what_is_vague_is_offered(where: str, text: str, first: str) -> None:
    """Nothing is done until a button tells which of the ways is meant."""
    writer = positions_board_game.writer(where).write(text)
    assert writer.done == []
    assert any(one.startswith(first) for one in writer.offered)


def test_words_beside_orders_do_not_hinder_them() -> None:
    """What is not told yet is asked again, so some of the orders can be noted at any time."""
    text = "winterfell gets march +1 first, i am still thinking about the others"
    writer = positions_board_game.writer("orders").write(text)
    assert "orders=winterfell:march_plus_1" in [writer.kept, *writer.offered]


def test_every_march_of_a_message_is_read_by_itself() -> None:
    text = "march winterfell: knight to karhold; march white harbor: footman to widows watch"
    assert positions_board_game.writer("march").write(text).done == [
        "march=winterfell march_moves=knight:karhold",
        "march_moves=footman:widows_watch",
    ]
