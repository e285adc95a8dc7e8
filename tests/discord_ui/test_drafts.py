"""What was planned earlier fills in as much of a question as the question still allows."""

from bot.discord_ui.desk import Draft, fitting
from bot.kernel import Assign, Choose, Key, Option

RAID = Choose(
    seat=0,
    topic="raid",
    public="raid",
    options=[Option(id="pyke/none", label="none")],
    default=["pyke/none"],
)
MOVES = Assign(
    seat=0,
    topic="moves",
    public="moves",
    keys=[Key(id="knight", label="k", allowed=["stay", "seagard"]), Key(id="token", label="t")],
    values=[Option(id=name, label=name) for name in ("stay", "seagard", "pyke", "leave")],
    complete=False,
    default={},
)


def test_options_that_are_gone_are_left_out() -> None:
    kept = fitting(RAID, Draft(picks=["pyke/seagard", "pyke/none"]))
    assert kept.picks == ["pyke/none"]


def test_moves_that_are_gone_are_left_out_and_the_rest_is_kept() -> None:
    planned = {"knight": "pyke", "token": "leave", "footman": "seagard"}
    assert fitting(MOVES, Draft(shares=planned)).shares == {"token": "leave"}
    assert fitting(MOVES, Draft(shares={"knight": "seagard"})).shares == {"knight": "seagard"}


def test_shared_out_numbers_are_kept() -> None:
    ask = Assign(
        seat=0, topic="n", public="n", keys=[Key(id="a", label="a")], total=3, default={"a": 3}
    )
    assert fitting(ask, Draft(shares={"a": 2})).shares == {"a": 2}
