"""What the contract tests share: every game there is, and positions in the middle of them."""

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from bot import games
from bot.games.risk.rules.rulebook import Risk
from bot.games.risk.rules.state import RiskOptions
from bot.kernel import Answer, Choose, Event, Rng, Rules, State, answer, begin, prefer
from bot.kernel.asks import AnyAsk
from bot.workshop.match import Match
from bot.workshop.policies import at_random
from tests.tavern.rules.rulebook import TAVERN


class DominionOptions(RiskOptions):
    """Dominion unless told otherwise."""

    mode: Literal["skirmish", "dominion"] = "dominion"


class Dominion(Risk):
    """The other way to play Risk: most of its secrets and windows are here."""

    Options = DominionOptions


EVERY_GAME: list[Rules[Any]] = [
    TAVERN,
    Dominion(),
    *(games.rules(game) for game in games.GAMES),
]

every_game = pytest.mark.parametrize(
    "rules", EVERY_GAME, ids=[type(rules).__name__.lower() for rules in EVERY_GAME]
)


def fixed(examples: int) -> settings:
    """The same examples every time, on every machine; slow ones are no fault."""
    return settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )


seeds = st.integers(0, 10_000).map(lambda number: f"seed-{number}-of-the-game")
lengths = st.one_of(st.integers(0, 12), st.integers(0, 150), st.integers(0, 700))


def seats_for(rules: Rules[Any], seed: str) -> int:
    """A number of players that goes with the seed."""
    return Rng(seed=f"{seed}/seats").pick(rules.players)


def opened(rules: Rules[Any], seed: str) -> Match[Any]:
    """A game at its first question, with all sorts of standing orders; nothing done in place."""
    seats = seats_for(rules, seed)
    match = Match(rules, seats, seed, [at_random] * seats, in_place=False)
    chance = Rng(seed=f"{seed}/preferences")
    for seat in range(seats):
        for key, known in rules.preferences.items():
            wish = known.by_lot(chance)
            match.state = prefer(rules, match.state, seat, key, wish).state
    return match


def middle(rules: Rules[Any], seed: str, answers: int) -> Match[Any]:
    """A game after so many answers, or at its last question if it is over before that."""
    match = opened(rules, seed)
    before = match.state
    for _ in range(answers):
        before = match.state
        match.step()
        if match.state.finish is not None:
            match.state = before
            break
    return match


def together(rules: Rules[Any], seed: str) -> Iterator[State]:
    """Positions in which more than one seat is asked."""
    match = opened(rules, seed)
    for _ in range(250):
        if len({ask.seat for ask in match.state.asks if ask.kind != "offer"}) > 1:
            yield match.state
        if match.state.finish is not None:
            return
        match.step()


def candidates(ask: AnyAsk, seed: str) -> list[Any]:
    """A few different answers of the right shape; the default, so that one at least is legal."""
    chance = Rng(seed=seed)
    found: list[Any] = [ask.check(ask.default)]
    for _ in range(12):
        value = ask.check(at_random(None, ask, chance))
        ends = isinstance(ask, Choose) and ask.ends_step(value)
        if value not in found and not ends:
            found.append(value)
    return found


def replay(
    rules: Rules[Any], seats: int, seed: str, given: list[Answer]
) -> tuple[str, list[Event]]:
    """The last state and all events of a game with these answers."""
    outcome = begin(rules, seats, rules.Options(), seed)
    events = list(outcome.events)
    for one in given:
        outcome = answer(rules, outcome.state, one)
        events += outcome.events
    return rules.dump(outcome.state), events


def views(rules: Rules[Any], state: State, but: int | None = None) -> list[str]:
    """What the public and every seat but one sees, as JSON."""
    made = rules.views(state).items()
    return [view.model_dump_json() for viewer, view in made if viewer is None or viewer != but]
