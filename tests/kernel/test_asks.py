"""The four kinds of ask: what they take, in which form, and why they refuse."""

import json
from typing import Any

import pytest

from bot.kernel import (
    Amount,
    Answer,
    Assign,
    Choose,
    Illegal,
    Key,
    Limit,
    Offer,
    Option,
    answer,
    begin,
    concede,
    prefer,
)
from bot.kernel.asks import HINTS
from tests.tavern.rules.rulebook import TAVERN, TavernOptions, TavernState


def options(*ids: str) -> list[Option]:
    return [Option(id=one, label=one) for one in ids]


def choose(**more: Any) -> Choose:
    return Choose(
        seat=0, topic="t", public="t", options=options("a", "b", "c"), default=["a"], **more
    )


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("d", "no-such-option"),
        (["a", "a"], "chosen-twice"),
        ([], "wrong-number"),
        (["a", "b", "c"], "wrong-number"),
        (3, "not-a-choice"),
        ([1], "not-a-choice"),
        ({"a": 1}, "not-a-choice"),
    ],
)
def test_choose_refuses(value: Any, reason: str) -> None:
    with pytest.raises(Illegal, match=f"^{reason}"):
        choose(min=1, max=2).check(value)


def test_choose_puts_the_choice_in_order_unless_order_matters() -> None:
    assert choose(max=3).check(["c", "a"]) == ["a", "c"]
    assert choose(max=3, ordered=True).check(["c", "a"]) == ["c", "a"]
    assert choose().check("b") == ["b"]


def test_choose_is_forced_only_without_a_choice() -> None:
    assert choose(min=3, max=3).forced == ["a", "b", "c"]
    assert choose(min=3, max=3, ordered=True).forced is None
    assert choose(min=0, max=3).forced is None


@pytest.mark.parametrize(
    ("value", "reason"),
    [(1, "out-of-range"), (6, "out-of-range"), ("3", "not-a-number"), (True, "not-a-number")],
)
def test_amount_refuses(value: Any, reason: str) -> None:
    with pytest.raises(Illegal, match=f"^{reason}"):
        Amount(seat=0, topic="t", public="t", min=2, max=5, default=2).check(value)


def shares(**more: Any) -> Assign:
    keys = [Key(id="x", label="x", most=2), Key(id="y", label="y")]
    return Assign(seat=0, topic="t", public="t", keys=keys, default={"y": 4}, total=4, **more)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ([1], "not-an-assignment"),
        ({"z": 4}, "no-such-key"),
        ({"x": 3, "y": 1}, "share-too-large"),
        ({"x": 1, "y": 2}, "wrong-total"),
        ({"x": -1, "y": 5}, "not-a-share"),
        ({"y": True}, "not-a-share"),
        ({"y": 4.0}, "not-a-share"),
    ],
)
def test_shares_refuse(value: Any, reason: str) -> None:
    with pytest.raises(Illegal, match=f"^{reason}"):
        shares().check(value)


def test_shares_of_nothing_are_left_out() -> None:
    assert shares().check({"y": 4, "x": 0}) == {"y": 4}


def tokens(**more: Any) -> Assign:
    keys = [Key(id="x", label="x"), Key(id="y", label="y", allowed=["march", "raid"])]
    return Assign(
        seat=0,
        topic="t",
        public="t",
        keys=keys,
        values=options("march", "raid", "defend"),
        limits=[Limit(values=["march"], at_most=1, reason="too-many-marches")],
        default={"x": "raid", "y": "raid"},
        **more,
    )


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ({"x": "march", "y": "march"}, "too-many-marches"),
        ({"x": "march", "y": "defend"}, "value-not-allowed"),
        ({"x": "feast", "y": "raid"}, "no-such-value"),
        ({"x": 1, "y": "raid"}, "no-such-value"),
        ({"x": "march"}, "key-missing"),
    ],
)
def test_tokens_refuse(value: Any, reason: str) -> None:
    with pytest.raises(Illegal, match=f"^{reason}"):
        tokens().check(value)


def test_tokens_come_in_the_order_of_the_keys() -> None:
    assert list(tokens().check({"y": "march", "x": "defend"})) == ["x", "y"]
    assert tokens(complete=False).check({"y": "march"}) == {"y": "march"}


def talking() -> TavernState:
    """A talk between seats 0 and 1, third seat looking on."""
    state = begin(TAVERN, 3, TavernOptions(), "talk").state
    for ask in list(state.asks):
        given = Answer(seat=ask.seat, ask=ask.id, value=ask.default)
        state = answer(TAVERN, state, given).state
    assert [ask.seat for ask in state.asks] == [0, 1]
    return state


def say(state: Any, seat: int, value: Any) -> Any:
    ask = next(ask for ask in state.asks if ask.seat == seat)
    loaded = TAVERN.load(TAVERN.dump(state))
    return answer(TAVERN, loaded, Answer(seat=seat, ask=ask.id, value=value))


def test_a_talk_goes_to_and_fro_until_somebody_takes_an_offer() -> None:
    state: Any = talking()
    state.gold = [9, 0, 0]
    state = say(state, 0, {"propose": ["song"]}).state
    assert [ask.owed for ask in state.asks] == [False, True]
    assert [one.seat for one in TAVERN.view(state, None).waiting] == [1]
    state = say(state, 1, {"propose": ["song", "even"]}).state
    assert state.asks[0].proposal.terms == ["even", "song"]
    assert [ask.owed for ask in state.asks] == [True, False]
    with pytest.raises(Illegal, match="offer-withdrawn"):
        say(state, 0, {"accept": 1})
    with pytest.raises(Illegal, match="own-offer"):
        say(state, 1, {"accept": 2})
    taken = say(state, 0, {"accept": 2})
    assert next(event.type for event in taken.events) == "offer-taken"
    assert taken.state.gold[:2] == [5, 4]


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ({"propose": ["moon"]}, "no-such-option"),
        ({"propose": [{}]}, "no-such-option"),
        ({"propose": ["even", "even"]}, "chosen-twice"),
        ({"propose": "even"}, "not-an-offer"),
        ({"refuse": False}, "not-an-offer"),
        ({"accept": 1}, "offer-withdrawn"),
        ({"refuse": True, "accept": 1}, "not-an-offer"),
    ],
)
def test_talks_refuse(value: Any, reason: str) -> None:
    with pytest.raises(Illegal, match=f"^{reason}"):
        say(talking(), 0, value)


def test_one_refusal_ends_the_talk_for_all() -> None:
    state = say(talking(), 1, {"refuse": True}).state
    assert not any(isinstance(ask, Offer) for ask in state.asks)


def test_who_gives_up_ends_the_talk_and_starts_no_other() -> None:
    state = concede(TAVERN, talking(), 0).state
    assert not any(isinstance(ask, Offer) for ask in state.asks)


def test_a_standing_order_takes_one_choice_or_any_number() -> None:
    state = begin(TAVERN, 2, TavernOptions(), "orders").state
    one = prefer(TAVERN, state, 0, "react", "pass").state
    assert one.preference(0, "react", "ask") == "pass"
    many = prefer(TAVERN, one, 0, "let_pass", ["bribe", "thief"]).state
    assert many.preferred(0, "let_pass") == ("thief", "bribe")
    assert many.preferred(1, "let_pass", ("guard",)) == ("guard",)
    assert prefer(TAVERN, many, 0, "let_pass", []).state.preferred(0, "let_pass", ("guard",)) == ()
    wrong: list[tuple[str, Any]] = [
        ("react", ["pass"]),
        ("react", "maybe"),
        ("let_pass", "thief"),
        ("let_pass", ["knight"]),
        ("let_pass", [["thief"]]),
        ("let_pass", None),
    ]
    for key, value in wrong:
        with pytest.raises(Illegal, match="no-such-preference-value"):
            prefer(TAVERN, state, 0, key, value)


def test_a_state_of_a_newer_release_is_refused() -> None:
    data = json.loads(TAVERN.dump(begin(TAVERN, 2, TavernOptions(), "newer").state))
    assert TAVERN.load(json.dumps(data)).version == TAVERN.version
    with pytest.raises(Illegal, match="state-too-new"):
        TAVERN.load(json.dumps(data | {"version": TAVERN.version + 1}))


@pytest.mark.parametrize(("ordered", "keys"), [(False, ["a", "b"]), (True, ["b", "a"])])
def test_an_assignment_keeps_the_players_order_where_it_counts(
    ordered: bool, keys: list[str]
) -> None:
    asked = [Key(id=one, label=one) for one in ("a", "b", "c")]
    tokens = Assign(
        seat=0,
        topic="t",
        public="t",
        keys=asked,
        values=options("x", "y"),
        complete=False,
        ordered=ordered,
        default={},
    )
    assert list(tokens.check({"b": "x", "a": "y"})) == keys
    numbers = Assign(
        seat=0, topic="t", public="t", keys=asked, total=2, ordered=ordered, default={"a": 2}
    )
    assert list(numbers.check({"b": 1, "a": 1, "c": 0})) == keys


def test_asks_saved_before_there_were_hints_load_without_them() -> None:
    state = begin(TAVERN, 3, TavernOptions(), "s").state
    data = json.loads(TAVERN.dump(state))
    for ask in data["asks"]:
        for hint in HINTS & ask.keys():
            del ask[hint]
    loaded = TAVERN.load(json.dumps(data))
    assert loaded == state
    assert loaded.asks[0].purpose == "choice"
    assert loaded.asks[0].quiet is None


def test_every_hint_is_a_field_of_some_ask() -> None:
    fields = {name for kind in (Choose, Amount, Assign, Offer) for name in kind.model_fields}
    assert fields >= HINTS
