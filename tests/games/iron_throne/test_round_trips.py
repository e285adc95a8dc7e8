"""Slow play: how often a turn has to wait for people, with standing orders as they come."""

from collections import Counter

from bot.games.iron_throne import RULES
from bot.workshop.match import Match
from bot.workshop.policies import policy

MOST = 6


def waits(seed: str) -> list[tuple[int, bool]]:
    """For each turn: how many batches people had to answer, and whether an effect was used.

    Forced questions are answered by the table, and talks take as long as people talk.
    """
    play = policy(RULES, "heuristic")
    match = Match(RULES, 5, seed, [play] * 5)
    turns: list[tuple[int, bool]] = []
    seen: set[int] = set()
    turn, count, effect = 0, 0, False
    while match.state.finish is None:
        people = [ask for ask in match.state.asks if ask.forced is None and ask.kind != "offer"]
        if people and seen.isdisjoint(ask.id for ask in people):
            count += 1
        seen |= {ask.id for ask in match.state.asks}
        events = match.step().events
        effect = effect or any(
            event.type in ("card-played", "leader-used", "deal-done", "talks-failed")
            for event in events
        )
        if match.state.turn != turn:
            turns += [(count, effect)] if turn else []
            turn, count, effect = match.state.turn, 0, False
    return turns


def test_a_turn_without_effects_takes_at_most_six_waits() -> None:
    """One more only for somebody who has just drawn a card that could be played, or whose order
    about a hostage has become impossible: rare, and no card of the turn is forgotten."""
    found = Counter(
        count for number in range(12) for count, effect in waits(f"waits-{number}") if not effect
    )
    plain = sum(found.values())
    assert plain > 50
    assert max(found) <= MOST + 1
    assert sum(found[n] for n in found if n > MOST) <= plain * 0.03
