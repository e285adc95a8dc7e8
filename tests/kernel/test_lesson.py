"""Lessons: each idea at its question, in whatever order the learner comes to them, and an end."""

from typing import Any

import pytest

from bot.games import GAMES
from bot.kernel import Answer, Choose, Illegal, Option, Rng, Rules, State, answer, begin
from bot.kernel.asks import AnyAsk
from bot.kernel.lesson import Idea, Lesson, Progress, advance
from bot.kernel.rules import Policy
from bot.table.options import check_options
from bot.workshop.policies import at_random
from tests.text import sources

LESSON = Lesson(
    seats=2,
    seat=0,
    seed="s",
    ideas=(
        Idea(id="place", topics=("place",)),
        Idea(id="attack", topics=("attack",), stays=("dice",)),
        Idea(id="again", topics=("place",)),
    ),
    longest=9,
)


def ask(number: int, topic: str) -> Choose:
    option = Option(id="x", label="x")
    return Choose(id=number, seat=0, topic=topic, public="x", options=[option], default=["x"])


def heard(*asked: tuple[int, str]) -> list[str | None]:
    progress, found = Progress(), []
    for number, topic in asked:
        progress = advance(LESSON, progress, ask(number, topic), 1, False)
        found.append(progress.now)
    return found


def test_an_idea_waits_for_its_question_and_is_told_once() -> None:
    assert heard((1, "attack"), (2, "place"), (3, "dice")) == ["attack", "place", None]


def test_an_idea_stays_at_the_questions_that_follow() -> None:
    assert heard((1, "attack"), (2, "dice"), (3, "dice")) == ["attack"] * 3


def test_the_next_idea_of_a_topic_comes_the_next_time() -> None:
    assert heard((1, "place"), (1, "place"), (5, "place")) == ["place", "place", "again"]


def test_a_question_that_comes_back_after_an_undo_has_its_idea_again() -> None:
    assert heard((1, "place"), (2, "attack"), (1, "place")) == ["place", "attack", "place"]


def test_an_idea_may_say_what_its_question_is_about() -> None:
    about = Idea(id="x", topics=("act",), stays=("act", "host"), about={"window": "w3"})
    acting = ask(1, "act").model_copy(update={"about": {"window": "w3"}})
    other = acting.model_copy(update={"about": {"window": "w4"}})
    assert about.fits(acting)
    assert not about.fits(other)
    assert about.still_fits(acting)
    assert not about.still_fits(other)
    assert about.still_fits(ask(2, "host"))


def test_it_is_over_after_the_last_idea_or_too_many_answers_or_the_end_of_the_game() -> None:
    progress = Progress(told=[("place", 1), ("attack", 2), ("again", 3)], now="again")
    assert not advance(LESSON, progress, ask(3, "place"), 0, False).over
    assert advance(LESSON, progress, ask(4, "attack"), 1, False).over
    assert advance(LESSON, Progress(answers=8), ask(1, "place"), 1, False).over
    assert advance(LESSON, Progress(), ask(1, "place"), 0, True).over


def tried(rules: Rules[Any], state: State, ask: AnyAsk, policy: Policy, chance: Rng) -> State:
    """The state after an answer by this policy, or by default where it finds no legal one."""
    view = rules.view(state, ask.seat)
    for value in [*(policy(view, ask, chance) for _ in range(10)), ask.default]:
        try:
            given = Answer(seat=ask.seat, ask=ask.id, value=value)
            after: State = answer(rules, state, given).state
            return after
        except Illegal:
            continue
    raise AssertionError("the default is illegal")


WITH_LESSON = [(game, part) for game, found in GAMES.items() for part in found.lessons]


@pytest.mark.parametrize(("game", "part"), WITH_LESSON)
def test_every_idea_waits_for_a_question_of_the_game(game: str, part: str) -> None:
    lesson = GAMES[game].lessons[part]
    known = sources.keywords("topic", *sources.rules_of(game)) | {"act"}
    assert {topic for idea in lesson.ideas for topic in (*idea.topics, *idea.stays)} <= known


@pytest.mark.parametrize(("game", "part"), WITH_LESSON)
@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_lesson_ends_however_the_learner_plays(game: str, part: str, seed: str) -> None:
    rules, lesson = GAMES[game].rules, GAMES[game].lessons[part]
    options = check_options(rules, dict(lesson.options))
    state = begin(rules, lesson.seats, options, lesson.seed).state
    chance, progress, given = Rng(seed=seed), Progress(), 0
    while not progress.over:
        owed = sorted((one for one in state.asks if one.owed), key=lambda one: one.seat)
        learner = [one for one in owed if one.seat == lesson.seat]
        over = state.finish is not None
        progress = advance(lesson, progress, learner[0] if learner else None, given, over)
        if progress.over:
            break
        one = owed[0]
        given = int(one.seat == lesson.seat)
        policy = at_random if given else rules.policies["standin"]
        state = tried(rules, state, one, policy, chance)
    assert len(progress.told) >= len(lesson.ideas) // 2, progress
