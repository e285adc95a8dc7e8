"""What holds in every game at every moment, tried on positions of random play."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.kernel import Answer, Illegal, Rng, Rules, answer, begin, concede
from bot.kernel.engine import check
from bot.kernel.rules import for_show
from bot.workshop.match import Match
from bot.workshop.policies import at_random, by_default
from tests.kernel.contract import (
    candidates,
    every_game,
    fixed,
    lengths,
    middle,
    opened,
    replay,
    seats_for,
    seeds,
    together,
    views,
)

AnyRules = Rules[Any]


@every_game
@fixed(12)
@given(seed=seeds, answers=lengths)
def test_state_survives_json(rules: AnyRules, seed: str, answers: int) -> None:
    match = middle(rules, seed, answers)
    text = rules.dump(match.state)
    copy = rules.load(text)
    assert copy == match.state
    assert rules.dump(copy) == text
    other = Match(rules, match.state.seats, seed, match.policies)
    other.state = copy
    other.rng = match.rng.model_copy(deep=True)
    for _ in range(15):
        if match.state.finish is not None:
            break
        ours, theirs = match.step(), other.step()
        assert ours == theirs
        assert rules.dump(match.state) == rules.dump(other.state)
        other.state = rules.load(rules.dump(other.state))


@every_game
@fixed(8)
@given(seed=seeds, answers=lengths)
def test_a_view_survives_json(rules: AnyRules, seed: str, answers: int) -> None:
    """A saved game is told from its views, without their questions."""
    state = middle(rules, seed, answers).state
    for view in rules.views(state).values():
        quiet = view.model_copy(update={"asks": []})
        assert rules.ViewType.model_validate_json(quiet.model_dump_json()) == quiet


@every_game
@fixed(6)
@given(seed=seeds)
def test_same_seed_and_answers_give_the_same_game(rules: AnyRules, seed: str) -> None:
    seats = seats_for(rules, seed)
    match = Match(rules, seats, seed, [at_random] * seats)
    answers = []
    events = list(match.events)
    for _, step in zip(range(120), match.steps(), strict=False):
        answers.append(step.given)
        events += step.events
    assert (rules.dump(match.state), events) == replay(rules, seats, seed, answers)
    assert replay(rules, seats, seed, answers) == replay(rules, seats, seed, answers)
    other, _ = replay(rules, seats, f"{seed}/other", [])
    assert other != replay(rules, seats, seed, [])[0]


def refused(rules: AnyRules, state: Any, given: Answer, *reasons: str) -> None:
    before = rules.dump(state)
    with pytest.raises(Illegal) as error:
        answer(rules, state, given)
    assert error.value.reason
    if reasons:
        assert error.value.reason in reasons
    assert rules.dump(state) == before


junk = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=8),
        st.just(10**30),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(
            st.one_of(st.text(max_size=4), st.sampled_from(["propose", "accept", "refuse"])),
            inner,
            max_size=4,
        ),
    ),
    max_leaves=6,
)


@every_game
@fixed(15)
@given(seed=seeds, answers=lengths, nonsense=st.lists(junk, min_size=5, max_size=12))
def test_nonsense_is_refused_and_changes_nothing(
    rules: AnyRules, seed: str, answers: int, nonsense: list[Any]
) -> None:
    match = middle(rules, seed, answers)
    state = match.state
    before = rules.dump(state)
    for ask in state.asks:
        for value in nonsense:
            # By chance it may make sense; it must not do anything but be taken or refused.
            with suppress(Illegal):
                answer(rules, state, Answer(seat=ask.seat, ask=ask.id, value=value))
            assert rules.dump(state) == before


@every_game
@fixed(15)
@given(seed=seeds, answers=lengths)
def test_illegal_answers_are_refused_and_change_nothing(
    rules: AnyRules, seed: str, answers: int
) -> None:
    state = middle(rules, seed, answers).state
    open_now = {ask.id for ask in state.asks}
    for ask in state.asks:
        right = ask.default
        for seat in (-1, state.seats, (ask.seat + 1) % state.seats):
            refused(rules, state, Answer(seat=seat, ask=ask.id, value=right), "not-your-question")
        nonsense: list[Any] = [{"no-such-thing": 1}, {"": None}, [[]], [{}], [None], {"accept": 0}]
        nonsense += [None, True, -1, 10**9, 1.5, "no-such-thing", ["no-such-thing"]]
        for value in nonsense:
            refused(rules, state, Answer(seat=ask.seat, ask=ask.id, value=value))
    given_out = {
        place * state.seats + seat + 1
        for seat, count in state.asked.items()
        for place in range(count)
    }
    assert open_now <= given_out
    for stale in given_out - open_now:
        refused(rules, state, Answer(seat=0, ask=stale, value=1), "already-decided")
    for never in (0, -1, max(given_out) + state.seats):
        refused(rules, state, Answer(seat=0, ask=never, value=1), "no-such-question")


@every_game
@fixed(15)
@given(seed=seeds, answers=lengths)
def test_what_is_hidden_does_not_show(rules: AnyRules, seed: str, answers: int) -> None:
    state = middle(rules, seed, answers).state
    for viewer in [None, *range(state.seats)]:
        seen = rules.view(state, viewer).model_dump_json()
        assert seed not in seen
        for attempt in range(3):
            other = rules.redeal(state, viewer, Rng(seed=f"{seed}/{attempt}"))
            rules.check(other)
            assert rules.view(other, viewer).model_dump_json() == seen


@every_game
def test_redealing_changes_what_is_hidden(rules: AnyRules) -> None:
    """Otherwise the test above would prove nothing."""
    changed = 0
    for number in range(5):
        state = middle(rules, f"long-{number}", 60).state
        other = rules.redeal(state, None, Rng(seed="redeal"))
        seen = [rules.view(state, seat).model_dump_json() for seat in range(state.seats)]
        then = [rules.view(other, seat).model_dump_json() for seat in range(state.seats)]
        changed += seen != then
        assert other.rng.seed != state.rng.seed
    assert changed


@every_game
@fixed(5)
@given(seed=seeds)
def test_asked_together_answered_in_secret_changed_until_the_last(
    rules: AnyRules, seed: str
) -> None:
    tried = 0
    for state in together(rules, seed):
        open_asks = [ask for ask in state.asks if ask.kind != "offer" and ask.owed]
        if len({ask.seat for ask in open_asks}) < 2:
            continue
        ask = open_asks[0]
        shown = set()
        seen = set()
        for value in candidates(ask, seed):
            given = Answer(seat=ask.seat, ask=ask.id, value=value)
            try:
                outcome = answer(rules, state, given)
            except Illegal:
                continue
            shown.add(tuple(views(rules, outcome.state, but=ask.seat)))
            assert [event for event in outcome.events if event.to != [ask.seat]] == []
            own = [a for a in rules.view(outcome.state, ask.seat).asks if a.id == ask.id]
            assert [a.answer for a in own] == ([] if for_show(ask) else [value])
            seen.add(str(value))
            assert {a.id for a in outcome.state.asks} == {a.id for a in state.asks}
            state = outcome.state
        tried += len(seen) > 1
        assert len(shown) == 1
    assert tried or not any(together(rules, seed))


@every_game
@fixed(4)
@given(seed=seeds)
def test_the_number_of_a_question_tells_nothing_about_others(rules: AnyRules, seed: str) -> None:
    """A seat's questions are numbered by how many that seat had, whoever else was asked."""
    match = opened(rules, seed)
    had: dict[int, list[int]] = {}
    before = dict.fromkeys(range(match.state.seats), 0)
    for _ in range(150):
        for seat, count in match.state.asked.items():
            had.setdefault(seat, []).extend(
                place * match.state.seats + seat + 1 for place in range(before[seat], count)
            )
            before[seat] = count
        for ask in match.state.asks:
            assert ask.id in had[ask.seat]
        if match.state.finish is not None:
            break
        match.step()


@every_game
@fixed(12)
@given(seed=seeds, answers=lengths)
def test_every_question_has_a_legal_default(rules: AnyRules, seed: str, answers: int) -> None:
    match = middle(rules, seed, answers)
    for _ in range(20):
        for ask in match.state.asks:
            check(match.state, Answer(seat=ask.seat, ask=ask.id, value=ask.default))
        if match.state.finish is not None:
            break
        match.step()


@every_game
def test_games_played_by_defaults_end(rules: AnyRules) -> None:
    for seats in rules.players:
        match = Match(rules, seats, f"defaults-{seats}", [by_default] * seats)
        for _ in match.steps():
            pass
        rules.check(match.state)
        assert match.state.finish is not None
        assert sorted(s for place in match.state.finish.places for s in place) == list(range(seats))


@every_game
@fixed(8)
@given(seed=seeds, answers=lengths)
def test_conceding_never_stops_the_game(rules: AnyRules, seed: str, answers: int) -> None:
    match = middle(rules, seed, answers)
    state = match.state
    for seat in range(state.seats):
        if state.finish is not None:
            break
        before = rules.dump(state)
        outcome = concede(rules, state, seat)
        assert rules.dump(state) == before
        state = outcome.state
        assert seat in state.conceded
        assert not any(ask.seat == seat and ask.answer is None for ask in state.asks)
        rules.check(state)
    assert state.finish is not None


@every_game
def test_a_finished_game_takes_nothing(rules: AnyRules) -> None:
    seats = rules.players[0]
    match = Match(rules, seats, "over", [by_default] * seats)
    for _ in match.steps():
        pass
    refused(rules, match.state, Answer(seat=0, ask=1, value=1), "game-over")
    with pytest.raises(Illegal):
        concede(rules, match.state, 0)
    assert rules.view(match.state, None).waiting == []


@every_game
def test_player_counts_outside_the_box_are_refused(rules: AnyRules) -> None:
    for seats in (-1, 0, 1, max(rules.players) + 1):
        with pytest.raises(Illegal, match="wrong-player-count"):
            begin(rules, seats, rules.Options(), "seed")


@every_game
@fixed(6)
@given(seed=seeds, answers=lengths)
def test_whenever_the_game_stops_it_waits_for_somebody(
    rules: AnyRules, seed: str, answers: int
) -> None:
    match = opened(rules, seed)
    for _ in range(min(answers, 100)):
        view = rules.view(match.state, None)
        owed = {ask.seat for ask in match.state.asks if ask.owed}
        veiled = {ask.seat for ask in match.state.asks if ask.veiled}
        assert [one.seat for one in view.waiting] == sorted(owed | veiled)
        assert view.asks == []
        assert (match.state.finish is None) == bool(owed)
        if match.state.finish is not None:
            break
        match.step()


@every_game
@fixed(8)
@given(seed=seeds, answers=lengths)
def test_what_pass_means_is_always_legal(rules: AnyRules, seed: str, answers: int) -> None:
    """Whoever says no is never told that no is no answer; and hints never open what is veiled."""
    match = middle(rules, seed, answers)
    for _ in range(25):
        for ask in match.state.asks:
            if ask.quiet is not None:
                value = check(match.state, Answer(seat=ask.seat, ask=ask.id, value=ask.quiet))
                assert value == ask.quiet, "the quiet answer is in its plain form"
            assert not (ask.open_to_all and ask.veiled)
        if match.state.finish is not None:
            return
        match.step()
