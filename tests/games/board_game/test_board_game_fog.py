"""M10: nothing that a house is told names an area it does not see."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.board_game.rules.board import BoardOptions
from bot.games.board_game.rules.facts import regions
from bot.games.board_game.rules.fog import sight
from bot.games.board_game.rules.rulebook import RULES
from bot.games.board_game.rules.state import BoardState
from bot.kernel import Answer, Assign, Choose, Illegal
from bot.kernel.asks import AnyAsk
from bot.kernel.engine import check
from bot.workshop.match import Match
from bot.workshop.policies import at_random

ANSWERS = 260


def named(value: Any) -> Iterator[str]:
    """The areas that a value names, as ids, labels or parts of ids."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from named(key)
            yield from named(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from named(one)
    elif isinstance(value, str):
        parts = value.removeprefix("region:").split("/")
        yield from (part for part in parts if part in regions())


def told(ask: AnyAsk) -> set[str]:
    """The areas that a question names."""
    return set(named(ask.model_dump(exclude={"id", "answer"})))


def fogged(ask: AnyAsk, area: str) -> Any:
    """An answer to this question that names an area."""
    if isinstance(ask, Assign):
        key = ask.keys[0].id
        return {key: area} if ask.topic == "march_moves" else {area: "march_0"}
    return [area]


@pytest.mark.parametrize(
    ("seats", "expansion"), [(3, "none"), (4, "feast_for_crows"), (6, "dance_with_dragons")]
)
def test_questions_events_and_refusals_name_only_what_is_seen(seats: int, expansion: str) -> None:
    """Over random games; refused answers that name the fog are refused for that reason."""
    options = BoardOptions.model_validate({"fog_of_war": True, "expansion": expansion})
    match = Match(RULES, seats, f"fog/{expansion}", [at_random] * seats, options)
    for number in range(ANSWERS):
        state: BoardState = match.state
        if state.finish is not None:
            break
        if not state.tracks:
            match.step()
            continue
        before = {seat: sight(state, seat) for seat in range(seats)}
        for ask in state.asks:
            unseen = told(ask) - before[ask.seat]
            assert not unseen, (number, ask.topic, unseen)
            if number % 4 == 0:
                _refused(state, ask, before[ask.seat])
        step = match.step()
        after = {seat: sight(match.state, seat) for seat in range(seats)}
        for event in step.events:
            for seat in range(seats) if event.to is None else event.to:
                unseen = set(named(event.args)) - before[seat] - after[seat]
                assert not unseen, (number, event, seat)


def _refused(state: BoardState, ask: AnyAsk, seen: frozenset[str]) -> None:
    """An area in the fog is refused, and the refusal names nothing else that lies there."""
    if not isinstance(ask, Choose | Assign):
        return
    for area in [area for area in regions() if area not in seen][:6]:
        answer = Answer(ask=ask.id, seat=ask.seat, value=fogged(ask, area))
        with pytest.raises(Illegal) as refused:
            check(state, answer)
        other = set(named(dict(refused.value.params))) - seen - {area}
        assert not other, (ask.topic, area, refused.value)
        facts = {"retreat-enemy", "raid-no-enemy-order", "march-foreign-port", "muster-not-yours"}
        assert refused.value.reason not in facts, (ask.topic, area, refused.value)
