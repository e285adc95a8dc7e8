"""The answers that are offered when nothing was understood: all of them, if they are few."""

from typing import Any

import pytest

from bot.kernel import Amount, Choose, Offer, View
from bot.kernel.asks import AnyAsk, Assign, Key, Option, Proposal
from bot.reader.listing import MOST_LISTED, few_answers

ASKED: dict[str, Any] = {"id": 1, "seat": 0, "topic": "t", "public": "t"}
BARE: dict[str, Any] = {
    "viewer": 0,
    "game": "g",
    "seats": 2,
    "waiting": [],
    "preferences": {},
    "conceded": [],
    "finish": None,
}


def options(count: int) -> list[Option]:
    return [Option(id=str(one), label="x") for one in range(count)]


def keys(count: int, **more: Any) -> list[Key]:
    return [Key(id=str(one), label="x", **more) for one in range(count)]


def listed(*asks: AnyAsk) -> list[Any]:
    view = View(**BARE, asks=list(asks))
    return [value for one in few_answers(view) for _, value in one.steps]


def test_every_option_of_a_small_choice() -> None:
    assert listed(Choose(**ASKED, options=options(3), default=["0"])) == [["0"], ["1"], ["2"]]


def test_every_selection_where_order_does_not_matter() -> None:
    ask = Choose(**ASKED, options=options(2), min=0, max=2, default=[])
    assert listed(ask) == [[], ["0"], ["1"], ["0", "1"]]


def test_numbers_and_shares() -> None:
    assert listed(Amount(**ASKED, min=3, max=5, default=3)) == [3, 4, 5]
    shares = Assign(**ASKED, keys=keys(2, most=1), total=1, default={"0": 1})
    assert listed(shares) == [{"1": 1}, {"0": 1}]


def test_forms_within_their_limits() -> None:
    form = Assign(
        **ASKED,
        keys=[Key(id="a", label="x", allowed=["0"]), *keys(1)],
        values=options(2),
        default={},
    )
    assert listed(form) == [{"a": "0", "0": "0"}, {"a": "0", "0": "1"}]


def test_a_talk_is_agreed_to_or_broken_off() -> None:
    proposal = Proposal(number=4, by=1, terms=[])
    ask = Offer(**ASKED, parties=[0, 1], terms=options(2), proposal=proposal)
    assert listed(ask) == [{"accept": 4}, {"refuse": True}]


@pytest.mark.parametrize(
    "ask",
    [
        Choose(**ASKED, options=options(MOST_LISTED + 1), default=["0"]),
        Choose(**ASKED, options=options(2), min=1, max=2, ordered=True, default=["0"]),
        Assign(**ASKED, keys=keys(20), values=options(11), default={}),
        Offer(**ASKED, parties=[0, 1], terms=options(2)),
        Choose(**ASKED, options=options(2), default=["0"], answer=["0"]),
    ],
)
def test_nothing_where_there_is_too_much_too_little_or_nothing_owed(ask: AnyAsk) -> None:
    """A single answer must not be listed: `yes` would take it."""
    assert listed(ask) == []


def test_of_several_questions_those_that_fit() -> None:
    small = Choose(**ASKED, options=options(2), default=["0"])
    large = Choose(**ASKED, options=options(8), default=["0"])
    assert listed(small, large) == [["0"], ["1"]]
