"""Risk's moves as typed, against the real rules."""

from typing import Any

import pytest

from bench.reader import Question
from bot.discord_ui.client import Maester
from bot.games.risk.rules.rulebook import Risk
from bot.games.risk.rules.state import RiskOptions, RiskState
from bot.games.risk.rules.view import RiskView
from bot.kernel import Choose, Illegal, Option
from bot.workshop.match import Match
from bot.workshop.policies import by_default
from cogs import _risk as moves
from cogs import _risk_dominion as dominion
from cogs._moves import Step
from tests.cogs.fakes import ARYA, game


class Turn:
    """Arya's turn in a game of three, past her reinforcements."""

    def __init__(self, bot: Maester, number: int) -> None:
        self.tables, self.number, self.requests = bot.host.tables, number, 0

    async def view(self) -> RiskView:
        view = await self.tables.queries.view(self.number, ARYA)
        assert isinstance(view, RiskView)
        return view

    async def topic(self) -> str:
        return (await self.view()).asks[0].topic

    async def take(self, *steps: Step) -> None:
        self.requests += 1
        await self.tables.moves.take(self.number, ARYA, steps, f"r{self.requests}")

    async def attack(self, until: int | None = None, dice: int | None = None) -> tuple[str, str]:
        view = await self.view()
        source, target = await self.pair()
        await self.take(*moves.attack(view, source, target, until, dice))
        return source, target

    async def pair(self) -> tuple[str, str]:
        view = await self.view()
        source = max(moves.attackers(view), key=lambda t: view.territories[t].units)
        return source, moves.targets(view, source)[0]


@pytest.fixture
async def turn(bot: Maester) -> Turn:
    turn = Turn(bot, await game(bot, ARYA))
    view = await turn.view()
    source = next(place for place in moves.held(view) if moves.targets(view, place))
    total: Any = view.asks[0]
    await turn.take(("place", {source: total.total}))
    return turn


async def test_an_attack_is_one_command(turn: Turn) -> None:
    await turn.attack(dice=1)
    assert await turn.topic() in {"how", "move_in"}


async def test_an_attack_without_a_number_asks_how(turn: Turn) -> None:
    source, target = await turn.attack()
    assert await turn.topic() == "how"
    view = await turn.view()
    assert moves.attack(view, source, target, 1, None) == [("how", ["all"])]
    assert moves.attack(view, source, target, 3, None) == [("how", ["until"]), ("until", 3)]


async def test_in_an_attack_another_one_is_refused(turn: Turn) -> None:
    source, _ = await turn.attack()
    with pytest.raises(Illegal, match="not-asked-now"):
        moves.attack(await turn.view(), source, source, 1, None)


async def test_half_an_attack_goes_on_or_is_changed(turn: Turn) -> None:
    source, target = await turn.pair()
    other = next(t for t in moves.attackers(await turn.view()) if t != source)
    await turn.take(("invade_from", [source]))
    view = await turn.view()
    assert moves.attackers(view) == [source]
    assert moves.attack(view, source, target, None, 1) == [("invade_to", [target]), ("how", ["1"])]
    onward = moves.targets(view, other)[0]
    await turn.take(*moves.attack(view, other, onward, None, None))
    assert (await turn.view()).asks[0].about["source"] == f"territory:{other}"


async def test_a_chain_that_breaks_changes_nothing(turn: Turn) -> None:
    before = await turn.view()
    source, target = await turn.pair()
    steps = [("invade_from", [source]), ("invade_to", [target]), ("how", ["9"])]
    with pytest.raises(Illegal, match="no-such-option"):
        await turn.take(*steps)
    assert await turn.view() == before


async def test_until_and_dice_exclude_each_other(turn: Turn) -> None:
    with pytest.raises(Illegal, match="until-or-dice"):
        await turn.attack(until=2, dice=2)


async def test_end_takes_the_quiet_way(turn: Turn) -> None:
    await turn.take(*moves.end(await turn.view()))
    assert await turn.topic() == "maneuver_from"
    with pytest.raises(Illegal, match="not-asked-now"):
        await turn.take(("invade_from", ["end"]))


async def test_what_must_be_answered_cannot_be_ended(bot: Maester) -> None:
    turn = Turn(bot, await game(bot, ARYA))
    assert await turn.topic() == "place"
    with pytest.raises(Illegal, match="nothing-to-end"):
        moves.end(await turn.view())


async def test_a_maneuver_is_one_command(turn: Turn) -> None:
    await turn.take(*moves.end(await turn.view()))
    view = await turn.view()
    source = moves.movers(view)[0]
    goal = moves.goals(view, source)[0]
    there = view.territories[goal].units
    with pytest.raises(Illegal, match="out-of-range"):
        await turn.take(*moves.maneuver(view, source, goal, 99))
    await turn.take(*moves.maneuver(view, source, goal, 1))
    log = await turn.tables.log.between(turn.number, ARYA, 1, 10_000)
    moved = [e for entry in log for e in entry.events if e.type == "maneuver"]
    mine = next(event for event in moved if event.args["now"] == there + 1)
    assert mine.args["source"] == f"territory:{source}"


async def test_where_one_unit_can_go_nobody_is_asked_how_many(turn: Turn) -> None:
    await turn.take(*moves.end(await turn.view()))
    view = await turn.view()
    source = moves.movers(view)[0]
    goal = moves.goals(view, source)[0]
    view.territories[source].units = 2
    assert moves.maneuver(view, source, goal, 1)[-1] == ("maneuver_to", [goal])
    with pytest.raises(Illegal, match="out-of-range"):
        moves.maneuver(view, source, goal, 2)


def test_dominion_is_bought_played_and_settled_by_name() -> None:
    options = RiskOptions(mode="dominion")
    rules = Risk()
    match = Match(rules, 3, "cog", [by_default] * 3, options)
    while not any(ask.topic == "plan" for ask in match.state.asks):
        match.step()
    view = rules.view(match.state, match.state.asks[0].seat)
    desk = Question(rules, match.state, match.state.asks[0].seat, "plan").desk("en")
    assert dominion.settle(desk, view, "Skagos, pyke")[0][1] == ["skagos", "pyke"]
    with pytest.raises(Illegal, match="not-asked-now"):
        dominion.buy(desk, view, "objective")
    with pytest.raises(Illegal, match="not-asked-now"):
        dominion.play(desk, view, "Bribery")
    while not any(ask.topic == "buy" for ask in match.state.asks):
        match.step()
    view = rules.view(match.state, match.state.asks[0].seat)
    desk = Question(rules, match.state, match.state.asks[0].seat, "buy").desk("en")
    assert dominion.buy(desk, view, "maester") == [("buy", ["maester"])]
    state = match.state
    assert isinstance(state, RiskState)
    state.maesters[state.turn].append("a_sworn_sword")
    view = rules.view(state, state.turn)
    ask = view.asks[0]
    assert isinstance(ask, Choose)
    ask.options.append(Option(id="cards", label="play-card"))
    steps = dominion.play(desk, view, "a sworn sword")
    assert steps == [(ask.id, ["cards"]), ("act", ["a_sworn_sword"])]
