"""Random games, followed by somebody who knows the rulebook and hears only what everybody hears."""

import random
from collections import Counter
from typing import Any

import pytest

from bot import games
from bot.games.iron_throne.rules.policy import heuristic
from bot.games.iron_throne.rules.state import IronOptions
from bot.games.iron_throne.rules.view import IronView
from bot.kernel import Choose, Event, Offer, Rng, concede, prefer
from bot.kernel.asks import AnyAsk
from bot.kernel.rules import Policy
from bot.workshop.match import Match
from bot.workshop.policies import at_random
from tests.games.iron_throne.notes import Foul
from tests.games.iron_throne.referee import Referee

RULES = games.rules("iron_throne")

GIVES_UP = 0.004
"""How often somebody gives up before an answer."""

COMMON = (
    "support-accepted",
    "card-played",
    "leader-used",
    "total-raised",
    "sanctioned",
    "influence-spread",
    "hostage-taken",
    "hostage-tortured",
    "died",
    "deal-done",
    "talks-failed",
    "conceded",
)


def seen(match: Match[Any]) -> IronView:
    """What everybody sees."""
    view = RULES.view(match.state, None)
    assert isinstance(view, IronView)
    return view


def peaceable(view: IronView, ask: AnyAsk, rng: Rng) -> Any:
    """By rules of thumb, but always for peace; among random players it would be rare."""
    if ask.topic == "lay" and isinstance(ask, Choose) and "peace" in [o.id for o in ask.options]:
        return ["peace"]
    if isinstance(ask, Offer):
        if ask.proposal is not None and ask.proposal.by != ask.seat:
            return {"accept": ask.proposal.number}
        return {"propose": [rng.pick(ask.terms).id]}
    return heuristic(view, ask, rng)


def referee_a_game(seed: str, seats: int, options: IronOptions) -> Counter[str]:
    """Play with players and standing orders by lot; what was heard, how often."""
    chance = random.Random(seed)
    players: list[Policy] = [chance.choice([at_random, peaceable]) for _ in range(seats)]
    match = Match(RULES, seats, seed, players, options)
    for seat in range(seats):
        for key, order in RULES.preferences.items():
            wish = chance.choice(order.choices)
            match.state = prefer(RULES, match.state, seat, key, wish).state
    referee: Referee | None = None
    events: list[Event] = match.events
    while True:
        view = seen(match)
        for event in events:
            if event.type == "first-challenger":
                referee = Referee(view)
            elif referee is not None:
                referee.hear(event)
        if referee is not None:
            referee.compare(view)
        if match.state.finish is not None:
            assert referee is not None
            referee.check_finish(view)
            return referee.heard
        seat = chance.randrange(seats)
        if referee and seat not in match.state.conceded and chance.random() < GIVES_UP:
            outcome = concede(RULES, match.state, seat)
            match.state, events = outcome.state, outcome.events
        else:
            events = match.step().events


@pytest.mark.parametrize("seats", RULES.players)
def test_a_referee_who_only_listens_comes_to_the_same_results(seats: int) -> None:
    heard: Counter[str] = Counter()
    for number in range(13):
        options = IronOptions(offers="in_order" if number % 4 == 3 else "together")
        heard += referee_a_game(f"referee/{number}", seats, options)
    assert [kind for kind in COMMON if not heard[kind]] == []
    assert len([kind for kind in heard if kind.startswith("card:")]) >= 10


def test_the_referee_notices_wrong_numbers() -> None:
    """A foul is called when a sanction takes too much, or when it is told twice."""
    match = Match(RULES, 3, "foul", [at_random] * 3)
    while not seen(match).players[0].leader:
        match.step()
    referee = Referee(seen(match))
    seat, name = 0, next(iter(referee.power[0]))
    told = {"seat": "seat:0", "character": f"character:{name}"}
    referee.hear(Event(type="character-chosen", args={**told, "side": "side:defence"}))
    with pytest.raises(Foul, match=r"R8\.3"):
        referee.hear(Event(type="sanctioned", args={**told, "power": 3, "now": 1}))
    referee.hear(Event(type="character-chosen", args={**told, "side": "side:defence"}))
    referee.turn.sanctioned.clear()
    referee.hear(Event(type="sanctioned", args={**told, "power": 2, "now": 2}))
    assert referee.power[seat][name] == 2
    with pytest.raises(Foul, match="twice"):
        referee.hear(Event(type="sanctioned", args={**told, "power": 1, "now": 1}))
