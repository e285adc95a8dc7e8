"""Reactions to reactions: nested windows fall out of the stack, and are saved at each point."""

from typing import Any

import pytest

from bot.kernel import Answer, Event, Illegal, Play, answer, begin, concede, prefer
from tests.tavern.rules.facts import CARDS
from tests.tavern.rules.rulebook import TAVERN, Card, Tavern, TavernOptions, TavernState, Window


class Table:
    """A game at which every state goes through JSON before the next answer."""

    def __init__(self, hands: list[list[str]], gold: list[int]) -> None:
        start = begin(TAVERN, len(hands), TavernOptions(talk=False), "windows")
        self.state: TavernState = start.state
        self.state.hands = [list(hand) for hand in hands]
        self.state.deck = list(CARDS)
        for card in (card for hand in hands for card in hand):
            self.state.deck.remove(card)
        self.state.deck.sort()  # bribes come first: what is drawn does not matter here
        self.events: list[Event] = []
        for seat in range(len(hands)):
            self.give(seat, "tables", dict.fromkeys(("hearth", "bar", "cellar"), "sleep"))
        self.state.gold = list(gold)
        self.state.won = sum(gold) - 3 * len(hands)

    def give(self, seat: int, topic: str, value: Any) -> None:
        ask = next(a for a in self.state.asks if (a.seat, a.topic) == (seat, topic))
        loaded = TAVERN.load(TAVERN.dump(self.state))
        assert loaded == self.state
        outcome = answer(TAVERN, loaded, Answer(seat=seat, ask=ask.id, value=value))
        self.state = outcome.state
        self.events = outcome.events
        TAVERN.check(self.state)

    @property
    def asked(self) -> list[int]:
        return [ask.seat for ask in self.state.asks]

    @property
    def windows(self) -> list[str]:
        return [frame.card for frame in self.state.stack if isinstance(frame, Window)]


def robbery(*hands: list[str]) -> Table:
    """Seat 0 sends a thief to take both gold of seat 1."""
    table = Table([["thief"], *hands], [0, 2, *[0] * (len(hands) - 1)])
    table.give(0, "card", "rob-1")
    table.give(0, "haul", 2)
    return table


def test_a_frame_may_know_the_rule_behind_a_refusal() -> None:
    table = Table([["thief"], [], []], [0, 2, 0])
    for value, reason in (("rob-0", "nobody-robs-oneself"), ("rob-7", "no-such-option")):
        with pytest.raises(Illegal, match=f"^{reason}"):
            table.give(0, "card", value)


def test_a_standing_order_that_decides_is_told_to_its_seat_alone() -> None:
    table = Table([["thief"], ["guard"], ["guard"]], [0, 2, 0])
    for key, value in (("react", "pass"), ("let_pass", ["thief"])):
        table.state = prefer(TAVERN, table.state, 1, key, value).state
    table.state = prefer(TAVERN, table.state, 2, "let_pass", ["thief", "bribe"]).state
    table.give(0, "card", "rob-1")
    table.give(0, "haul", 2)
    told = [event for event in table.events if event.type == "order-followed"]
    assert [(event.to, event.args) for event in told] == [
        ([1], {"order": "react", "choice": "pass"}),
        ([2], {"order": "let_pass", "choice": "thief"}),
    ]


def test_an_order_to_ask_decides_nothing_and_is_not_told() -> None:
    table = Table([["thief"], ["guard"]], [0, 2])
    table.state = prefer(TAVERN, table.state, 1, "react", "ask").state
    table.give(0, "card", "rob-1")
    table.give(0, "haul", 2)
    assert table.asked == [1]
    assert not [event for event in table.events if event.type == "order-followed"]


def test_an_order_nobody_gave_is_told_to_its_seat_alone_the_first_time_it_decides() -> None:
    table = Table([["thief"], [], []], [0, 2, 0])
    play = Play(table.state)
    for _ in range(2):
        assert play.order(1, "react", "pass", "ask") == "pass"
    told = [(event.type, event.to, event.args) for event in play.events]
    assert told == [("order-told", [1], {"order": "react", "choice": "pass"})]
    again = Play(TAVERN.load(TAVERN.dump(table.state)))
    again.order(1, "react", "pass", "ask")
    assert again.events == []


def test_what_an_order_decided_stands_on_its_owners_page_until_they_act() -> None:
    table = Table([["thief"], ["guard"], []], [0, 2, 0])
    play = Play(table.state)
    play.order(1, "let_pass", "thief")
    play.order(0, "let_pass", "thief")
    views = TAVERN.views(table.state)
    assert {seat: view.told for seat, view in views.items()} == {
        None: {},
        0: {"let_pass": "thief"},
        1: {"let_pass": "thief"},
        2: {},
    }
    table.give(0, "card", "rob-1")
    assert TAVERN.view(table.state, 0).told == {}
    table.state = prefer(TAVERN, table.state, 1, "react", "ask").state
    assert TAVERN.view(table.state, 1).told == {"let_pass": "thief"}
    table.state = prefer(TAVERN, table.state, 1, "let_pass", []).state
    assert TAVERN.view(table.state, 1).told == {}
    Play(table.state).order(1, "let_pass", "thief")
    assert TAVERN.view(table.state, 1).told == {}


def test_whoever_has_given_up_is_told_nothing() -> None:
    table = Table([["thief"], [], []], [0, 2, 0])
    table.state.conceded.append(1)
    play = Play(table.state)
    play.order(1, "react", "pass", "ask")
    assert play.events == []


def test_nobody_reacts() -> None:
    table = robbery(["guard"], ["bribe"])
    assert table.windows == ["thief"]
    assert table.asked == [1, 2]
    table.give(2, "react", "pass")
    table.give(1, "react", "pass")
    assert table.state.gold == [2, 0, 0]
    assert table.windows == []


def test_a_reaction_stops_the_card() -> None:
    table = robbery(["guard"], [])
    table.give(1, "react", "stop")
    table.give(2, "react", "pass")
    assert table.windows == ["thief", "guard"]
    assert table.asked == [2, 0]
    table.give(2, "react", "pass")
    table.give(0, "react", "pass")
    assert table.state.gold == [0, 2, 0]


def test_a_reaction_to_a_reaction_and_one_to_that() -> None:
    """Thief, guard, bribe, guard: the last guard stops the bribe, so the thief is stopped."""
    table = robbery(["guard", "guard"], ["bribe"], ["guard"])
    table.give(1, "react", "stop")
    table.give(2, "react", "pass")
    table.give(3, "react", "pass")
    table.give(2, "react", "stop")
    table.give(3, "react", "pass")
    table.give(0, "react", "pass")
    assert table.windows == ["thief", "guard", "bribe"]
    assert table.asked == [3, 0, 1]
    table.give(0, "react", "pass")
    table.give(1, "react", "pass")
    table.give(3, "react", "stop")
    assert table.windows == ["thief", "guard", "bribe", "guard"]
    played = [frame.card for frame in table.state.stack if isinstance(frame, Card)]
    assert played == ["thief", "guard", "bribe", "guard"]
    for seat in list(table.asked):
        table.give(seat, "react", "pass")
    assert table.state.gold == [0, 2, 0, 0]
    stopped = [event.args["card"] for event in table.events if event.type == "stopped"]
    assert stopped == ["card:bribe", "card:thief"]


def test_two_react_and_the_first_clockwise_is_heard() -> None:
    table = robbery(["guard"], ["guard"])
    table.give(2, "react", "stop")
    table.give(1, "react", "stop")
    assert table.state.hands[1].count("guard") == 0
    assert table.state.hands[2].count("guard") == 1


def test_a_reaction_can_be_taken_back_until_the_last_is_in() -> None:
    table = robbery(["guard"], [])
    table.give(1, "react", "stop")
    table.give(1, "react", "pass")
    table.give(2, "react", "pass")
    assert table.state.gold == [2, 0, 0]


def test_a_card_one_does_not_hold_is_refused_by_the_window() -> None:
    table = robbery([], [])
    with pytest.raises(Illegal, match="no-such-card"):
        table.give(1, "react", "stop")


def test_a_standing_order_closes_windows_without_a_question() -> None:
    table = Table([["thief"], ["guard"]], [0, 2])
    table.state = prefer(TAVERN, table.state, 1, "react", "pass").state
    table.give(0, "card", "rob-1")
    table.give(0, "haul", 1)
    assert table.state.gold == [1, 1]


def test_who_gives_up_in_a_window_passes_in_it_and_from_then_on() -> None:
    table = robbery(["guard"], ["guard"])
    table.give(2, "react", "pass")
    table.state = concede(TAVERN, table.state, 1).state
    assert table.state.gold == [2, 0, 0]
    assert 1 not in table.asked


def test_a_game_saved_by_an_older_release_is_brought_along() -> None:
    class Later(Tavern):
        version = 2

        def upgrade(self, data: dict[str, Any]) -> dict[str, Any]:
            return data | {"gold": [gold * 10 for gold in data["gold"]]}

    table = robbery(["guard"], [])
    loaded = Later().load(TAVERN.dump(table.state))
    assert (loaded.version, loaded.gold) == (2, [0, 20, 0])
