"""R10.2, R10.3, A6: who holds which card is nobody else's business, nor who could act."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.iron_throne.rules.rulebook import RULES
from bot.games.iron_throne.rules.state import IronState
from bot.games.iron_throne.rules.window import Window
from bot.kernel import Answer, Play, Rng, answer, prefer
from bot.kernel.engine import run
from bot.workshop.match import Match
from bot.workshop.policies import at_random

SHOWN = {"cards-revealed", "card-played", "card-replaced", "laid-open", "discarded"}
SHOWN |= {"value-doubled", "hostage-tortured"}
"""Events in which a card lies face up."""


def played(seats: int, seed: str, answers: int) -> Any:
    """A random game, position by position, with the events that led there."""
    match = Match(RULES, seats, seed, [at_random] * seats, in_place=False)
    for _, step in zip(range(answers), match.steps(), strict=False):
        yield match.state, step.events


@pytest.mark.parametrize("seats", RULES.players)
def test_events_name_hidden_cards_only_to_those_who_know_them(seats: int) -> None:
    told = 0
    for number in range(6):
        for _, events in played(seats, f"secrets-{number}", 600):
            for event in events:
                if "card:" not in str(event.args):
                    continue
                if event.to is None:
                    assert event.type in SHOWN, event
                else:
                    known = {"drew-cards", "hostage-named", "hostage-kept", "saw-hand"}
                    assert event.type in known, event
                    told += 1
    assert told


@pytest.mark.parametrize("seats", RULES.players)
def test_views_show_other_hands_and_hostages_as_numbers(seats: int) -> None:
    looked_at = 0
    for state, _ in played(seats, "hands", 500):
        if not state.influence:
            continue
        for viewer in [None, *range(seats)]:
            view = RULES.view(state, viewer)
            assert view.hand == (state.hands[viewer] if viewer is not None else [])
            assert view.hostages == (state.hostages[viewer] if viewer is not None else [])
            for player in view.players:
                assert player.hand == len(state.hands[player.seat])
                assert sum(player.hostages.values()) == len(state.hostages[player.seat])
        looked_at += any(state.hostages)
    assert looked_at


def asked(state: IronState) -> list[tuple[int, str]]:
    """Who is asked what in secret in this window."""
    return [(ask.seat, ask.topic) for ask in state.asks if ask.topic in ("act", "later")]


def opened_again(state: IronState) -> list[tuple[int, str]]:
    """Who is asked if this window is opened once more."""
    again = state.copy_state()
    again.asks = []
    again.stack[-1].step = "ask"
    run(Play(again))
    return asked(again)


def windows(seats: int, games: int) -> Iterator[IronState]:
    """Positions in which a window has just been opened."""
    for number in range(games):
        before: set[int] = set()
        for state, _ in played(seats, f"veil-{number}", 250):
            now = {ask.id for ask in state.asks}
            fresh = before.isdisjoint(now)
            before = now
            first = state.stack and isinstance(state.stack[-1], Window) and state.stack[-1].first
            if fresh and first and asked(state):
                yield state


@pytest.mark.parametrize("seats", [3, 5])
def test_who_is_asked_in_a_window_depends_on_what_everybody_sees(seats: int) -> None:
    """Other hands, other decks, other hostages: the same players are asked."""
    compared = forced = 0
    for state in windows(seats, 6):
        assert all(ask.veiled for ask in state.asks if ask.topic in ("act", "later"))
        forced += any(ask.forced for ask in state.asks if ask.topic in ("act", "later"))
        for attempt in range(2):
            other = RULES.redeal(state, None, Rng(seed=f"veil/{attempt}"))
            for seat in range(seats):
                other.preferences[seat] = {}
            assert opened_again(other) == asked(state)
            compared += 1
    assert compared
    assert forced


def laying(seats: int, games: int) -> Iterator[IronState]:
    """Positions in which a window before placement has just been opened: cards are laid there."""
    for number in range(games):
        for state, _ in played(seats, f"lay-{number}", 250):
            frame = state.stack[-1] if state.stack else None
            fresh = all(ask.owed for ask in state.asks)
            if isinstance(frame, Window) and frame.kind == "before_placement" and fresh:
                yield state


def test_who_lays_a_card_is_named_whatever_the_hand_until_both_lie() -> None:
    """R7.1: a hand of equal cards is laid by itself, but nobody can tell."""
    forced = 0
    for state in laying(3, 4):
        pair = (state.clash.challenger, state.clash.defender)
        named = RULES.view(state, None).waiting
        again = state.copy_state()
        again.asks = []
        again.stack[-1].step = "ask"
        for seat in pair:
            again.hands[seat] = [again.hands[seat][0]] * len(again.hands[seat])
        run(Play(again))
        assert RULES.view(again, None).waiting == named
        forced += any(ask.forced for ask in again.asks if ask.topic == "lay")
        laid = next(ask for ask in state.asks if ask.topic == "lay")
        there = answer(RULES, state, Answer(seat=laid.seat, ask=laid.id, value=laid.default)).state
        if there.stack[-1].step == state.stack[-1].step:
            assert RULES.view(there, None).waiting == named
    assert forced


def test_who_passes_by_standing_order_is_asked_like_everybody_else() -> None:
    """The same window once more, with an order to pass: the same seats are waited for."""
    kept = 0
    for state in windows(4, 8):
        frame = state.stack[-1]
        assert isinstance(frame, Window)
        for seat in {seat for seat, topic in asked(state) if topic == "act"}:
            silent = prefer(RULES, state, seat, frame.kind, "pass").state
            assert opened_again(silent) == asked(state)
            kept += 1
    assert kept
