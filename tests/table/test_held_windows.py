"""A29.1, A29.12: two tables that differ only in hidden cards look the same, times included.

One seat holds other cards in each of two worlds; everybody gives the same orders and answers at
the same times. Whatever the others can see is compared after every half minute.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from bot.games.card_game_2e.rules.rulebook import Thrones
from bot.games.card_game_2e.rules.scenario import POSITIONS
from bot.games.card_game_2e.rules.state import ThronesState
from bot.games.lcg.scenario import Position
from bot.kernel import Choose, Rng
from bot.kernel.asks import AnyAsk
from bot.kernel.rules import for_show
from bot.store import Store, deadlines
from bot.table import Tables
from bot.table.standins import WINDOW

from .conftest import BRAN, CERSEI, HOST, MODERATOR, Club, FakeClock
from .test_veils import Hall

USERS = (HOST, BRAN, CERSEI)
TICK = 30
VEIL = (20_000, 300_000)

ARMED = ["Put to the Sword", "Superior Claim", "The Hand's Judgment", "Treachery", "Burned Men"]
BARE = ["The Roseroad", "Little Bird", "Noble Lineage", "Casterly Rock", "Western Fiefdom"]


class Arranged(Thrones):
    """The game from a position on: Stark attacks, Lannister's hand is what differs.

    Nobody has an intrigue icon but Lannister, so that no card of that hand comes to light.
    """

    def __init__(self, hand: list[str], orders: dict[str, Any]) -> None:
        self.hand, self.wishes = hand, orders

    def new(self, seats: int, options: BaseModel, rng: Rng) -> ThronesState:
        sides: dict[str, Any] = {
            "stark": {
                "gold": 3,
                "play": ["Robb Stark", "Tumblestone Knight", "Grey Wind"],
                "hand": ["Winter Is Coming", "For the North!", "Put to the Torch"],
            },
            "lannister": {
                "gold": 4,
                "play": [{"card": "Tywin Lannister", "duplicates": 1}, "The Tickler", "Lannisport"],
                "hand": self.hand,
            },
        }
        if seats > 2:
            sides["tyrell"] = {
                "gold": 1,
                "play": ["Left", "Wardens of the Reach"],
                "hand": ["Growing Strong"],
            }
        position = Position.model_validate(
            {"phase": "challenges", "first": "stark", "sides": sides}
        )
        start = super().new(seats, options, rng)
        state = POSITIONS.arrange(start, position)
        state.preferences = {seat: dict(self.wishes) for seat in range(seats)}
        return state


def decide(ask: AnyAsk) -> Any:
    """Act whenever one can; who holds the hidden cards only passes, and answers what is open."""
    if not isinstance(ask, Choose):
        return ask.default
    if ask.topic == "act":
        if ask.seat == 1:
            return ["unless"]
        acts = [one.id for one in ask.options if one.id.startswith("use:")]
        return acts[:1] or ["unless"]
    if ask.topic in ("challenge", "attackers"):
        return [ask.options[0].id]
    return ask.default


class World:
    """One table over a clock of its own, and everything that others than seat 1 can see."""

    def __init__(self, hall: Hall, slow: dict[int, int]) -> None:
        self.hall, self.slow = hall, slow
        self.since: dict[int, int] = {}
        self.seen: list[Any] = []

    async def runs(self, seats: int, ticks: int, pace: str = "slow") -> list[Any]:
        hall = self.hall
        about: dict[str, Any] = {"pace": pace}
        info = await hall.tables.lobby.create(
            1, 2, HOST, "card_game_2e", "Test", about, seats=seats
        )
        hall.number = info.session.id
        for user in USERS[1:seats]:
            await hall.tables.lobby.join(hall.number, user)
        for seat, user in enumerate(USERS[:seats]):
            await hall.tables.lobby.choose_seat(hall.number, user, seat)
        await hall.tables.lobby.start(hall.number, HOST)
        for tick in range(ticks):
            await self._answers(tick, seats)
            await hall.tables.deadlines.run_due()
            others = [user for seat, user in enumerate(USERS[:seats]) if seat != 1]
            views = [await hall.tables.queries.view(hall.number, user) for user in others]
            shown = [view.model_dump(mode="json") for view in views]
            self.seen.append((hall.club.clock.now, await hall.public(), shown))
            hall.club.clock.advance(TICK)
        return self.seen

    async def _answers(self, tick: int, seats: int) -> None:
        """Each answers so many ticks after being asked, whatever they are asked."""
        hall = self.hall
        for seat, user in enumerate(USERS[:seats]):
            view = await hall.tables.queries.view(hall.number, user)
            for ask in [one for one in view.asks if one.owed and not for_show(one)]:
                if tick - self.since.setdefault(ask.id, tick) < self.slow[seat]:
                    continue
                given = [(ask.id, decide(ask))]
                await hall.tables.moves.take(hall.number, user, given, hall.club.request())
                break


Worlds = Callable[..., Any]


@pytest.fixture
def world(tmp_path: Path) -> Worlds:
    @asynccontextmanager
    async def opened(
        name: str, hand: list[str], orders: dict[str, Any], slow: dict[int, int]
    ) -> AsyncIterator[World]:
        clock = FakeClock()
        store = Store(tmp_path / f"{name}.db", clock)
        await store.open()
        rules = Arranged(hand, orders)
        chance = Rng(seed="delays")
        tables = Tables(store, {rules.id: rules}, lambda: "seed", veil=VEIL, chance=chance.below)
        yield World(Hall(Club(tables, clock)), slow)
        await store.close()

    return opened


async def both(
    world: Worlds, seats: int, orders: dict[str, Any], slow: dict[int, int], ticks: int = 60
) -> tuple[list[Any], list[Any]]:
    async with world("armed", ARMED, orders, slow) as one:
        armed = await one.runs(seats, ticks)
    async with world("bare", BARE, orders, slow) as other:
        bare = await other.runs(seats, ticks)
    return armed, bare


SLOW = [{0: 0, 1: 0, 2: 0}, {0: 1, 1: 3, 2: 0}]


@pytest.mark.parametrize("slow", SLOW, ids=["at once", "later"])
@pytest.mark.parametrize("seats", [2, 3])
async def test_hidden_cards_change_nothing_that_others_see(
    world: Worlds, seats: int, slow: dict[int, int]
) -> None:
    armed, bare = await both(world, seats, {}, slow)
    for one, other in zip(armed, bare, strict=True):
        assert one == other
    told = [event.type for event in armed[-1][1][2]]
    assert "challenge-over" in told, "at least one challenge was fought"


async def test_an_order_to_pass_cards_that_do_not_fit_is_the_one_exception(world: Worlds) -> None:
    """A29.11: whoever gives it accepts that a window tells more when it lasts."""
    armed, bare = await both(world, 2, {"nothing_to_do": "pass"}, {0: 0, 1: 20})
    assert armed != bare


AGREED = {"slow": VEIL, "brisk": (5_000, 60_000), "patient": (120_000, 3_600_000)}


@pytest.mark.parametrize("pace", AGREED)
async def test_a_pass_takes_effect_no_earlier_than_was_drawn(world: Worlds, pace: str) -> None:
    """A29.12: two who pass within a second are waited for all the same; an act is not.

    How long at least and at most is agreed at the table.
    """
    least, most = AGREED[pace]
    async with world("early", ARMED, {}, {0: 0, 1: 0}) as one:
        hall = one.hall
        await one.runs(2, 0, pace)
        view: Any = await hall.tables.queries.view(hall.number, HOST)
        while view.step != "4.2" or view.asks[0].topic != "act":
            value = "unless" if view.asks[0].topic == "act" else decide(view.asks[0])
            await hall.club.does(hall.number, HOST, value)
            view = await hall.tables.queries.view(hall.number, HOST)
        for user in (HOST, BRAN):
            await hall.club.does(hall.number, user, "unless")
        before = await hall.public()
        assert [seat for seat, *_ in before[0]] == [0, 1]
        async with hall.club.store.read() as tx:
            rows = await deadlines.of_session(tx, hall.number)
        (due,) = [row.due_at for row in rows if row.kind == WINDOW]
        assert least <= due - hall.club.clock.now <= most
        hall.club.clock.now = due - 1
        await hall.tables.deadlines.run_due()
        assert await hall.public() == before
        hall.club.clock.now = due
        await hall.tables.deadlines.run_due()
        assert await hall.public() != before


async def test_a_paused_table_goes_on_with_what_is_in(world: Worlds) -> None:
    async with world("paused", ARMED, {}, {0: 0, 1: 0}) as one:
        hall = one.hall
        await one.runs(2, 4)
        public = (await hall.public())[3]
        await hall.tables.moderation.pause(hall.number, HOST)
        hall.club.clock.advance(3600)
        await hall.tables.deadlines.run_due()
        assert (await hall.public())[3]["step"] == public["step"]
        await hall.tables.moderation.resume(hall.number, MODERATOR)
        for _ in range(20):
            await one._answers(99, 2)
            hall.club.clock.advance(600)
            await hall.tables.deadlines.run_due()
        assert "challenge-over" in [event.type for event in (await hall.public())[2]]
