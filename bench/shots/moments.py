"""For every kind of question of a game a moment of a real game in which it is asked."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bench.soak import options_by_lot
from bot.games import rules
from bot.kernel import Answer, Rng, Rules, prefer
from bot.table import shown_ask
from bot.workshop.match import Match
from bot.workshop.policies import at_random, policy

PLAYED = 6
"""Games between stand-ins for each number of players; after them as many by chance."""
MOST_ANSWERS = 1500
"""Of one game; what has not been asked by then comes in another one."""
DEEP = 60
"""Answers after which a game has something to show."""
BEFORE = 20
"""Answers before the question that are played again at the table, at least: they make news."""


@dataclass(frozen=True)
class Moment:
    """A question, and the answers that lead to it."""

    game: str
    kind: str
    """Its topic and the rule in progress, as in `march-in-board.round`."""
    seat: int
    seats: int
    options: dict[str, Any]
    start: str
    """The state before the answers."""
    answers: tuple[Answer, ...]
    deep: bool
    """Whether the game has something to show."""


def moments(game: str) -> dict[str, Moment]:
    """One moment of every question that was found, by its kind."""
    found: dict[str, Moment] = {}
    played = rules(game)
    for number in range(2 * PLAYED * len(played.players)):
        for moment in _of_game(played, number):
            known = found.get(moment.kind)
            if known is None or (moment.deep and not known.deep):
                found[moment.kind] = moment
    return dict(sorted(found.items()))


def _of_game(played: Rules[Any], number: int) -> Iterator[Moment]:
    """Every question of one game that its seat is really shown, the first of each kind."""
    seats = played.players[-1 - number % len(played.players)]
    by_lot = number >= PLAYED * len(played.players)
    chance = Rng(seed=f"shots-{number}")
    options = options_by_lot(played, seats, chance) if number % 2 else played.Options()
    plays = at_random if by_lot else policy(played, "standin")
    match = Match(played, seats, f"shots-{number}", [plays] * seats, options)
    if number % 2:
        _prefer(match, chance)
    marks, answers = [(0, played.dump(match.state))], list[Answer]()
    shown: set[tuple[str, bool]] = set()
    for step in match.steps():
        answers.append(step.given)
        deep = len(answers) >= DEEP
        for kind, seat in _asked(match):
            if (kind, deep) in shown or not _seen(match, seat, kind):
                continue
            shown.add((kind, deep))
            first, start = marks[0]
            moment = tuple(answers[first:])
            agreed = options.model_dump(mode="json")
            yield Moment(played.id, kind, seat, seats, agreed, start, moment, deep)
        if len(answers) % BEFORE == 0:
            marks = [*marks[-1:], (len(answers), played.dump(match.state))]
        if len(answers) == MOST_ANSWERS:
            return


def _asked(match: Match[Any]) -> Iterator[tuple[str, int]]:
    stack = match.state.stack
    rule = stack[-2].frame if len(stack) > 1 else "game"
    for ask in match.state.asks:
        if ask.owed:
            yield f"{ask.topic}-in-{rule}", ask.seat


def _seen(match: Match[Any], seat: int, kind: str) -> bool:
    """Whether this is the question that the seat's page shows."""
    asks = match.rules.view(match.state, seat).asks
    return bool(asks) and kind.startswith(f"{shown_ask(asks).topic}-in-")


def _prefer(match: Match[Any], chance: Rng) -> None:
    for seat in range(match.state.seats):
        for key, known in match.rules.preferences.items():
            match.state = prefer(match.rules, match.state, seat, key, known.by_lot(chance)).state
