"""R10.12: what a player is told before a march is given."""

from bot.games.board_game.rules.board import BoardOptions
from bot.games.board_game.rules.preview import preview
from bot.games.board_game.rules.rulebook import BoardGame
from bot.games.board_game.rules.scenario import POSITIONS, BoardPosition
from bot.games.board_game.rules.state import BoardState

RULES = BoardGame()


def position(**change: object) -> BoardState:
    state = POSITIONS.start("base-3", BoardOptions(), "preview")
    return POSITIONS.arrange(state, BoardPosition.model_validate(change))


STAND = {
    "phase": "march",
    "supply": {"stark": 3, "lannister": 3},
    "regions": {
        "moat_cailin": {"owner": "stark", "knight": 2, "siege_engine": 1},
        "seagard": {"owner": "lannister", "footman": 2, "routed": {"footman": 1}},
        "riverrun": {"owner": "lannister", "knight": 1},
    },
    "orders": {
        "moat_cailin": "march_minus_1",
        "seagard": "defense_plus_1",
        "riverrun": "support_0",
    },
}


def test_strengths_and_possible_support_are_told() -> None:
    view = RULES.view(position(**STAND), 0)
    seen = preview(view, "moat_cailin", "seagard", {"knight": 2, "siege_engine": 1})
    assert seen is not None
    assert (seen.defender, seen.attack, seen.defence) == (1, 7, 2)
    assert [(one.region, one.seat, one.defence) for one in seen.support] == [("riverrun", 1, 2)]


def test_where_nobody_fights_there_is_nothing_to_tell() -> None:
    view = RULES.view(position(**STAND), 0)
    assert preview(view, "moat_cailin", "the_twins", {"knight": 1}) is None


def test_a_neutral_force_has_no_owner() -> None:
    change = STAND | {
        "regions": {"kingswood": {"owner": "baratheon", "knight": 2}},
        "orders": {"kingswood": "march_0"},
    }
    view = RULES.view(position(**change), 2)
    seen = preview(view, "kingswood", "kings_landing", {"knight": 2})
    assert seen is not None
    assert (seen.defender, seen.attack, seen.defence) == (-1, 4, 5)
