"""R7.11 at the table: a talk ends in its time, and nobody loses by what they could not help."""

import itertools
from typing import Any, ClassVar

import pytest

from bot.kernel import Frame, Offer, Option, Play, Rng
from bot.store import Store
from bot.table import Tables
from bot.table.durations import HOUR
from bot.table.waits import Agreement

from .conftest import BRAN, HOST, Club, FakeClock
from .slow import Slow
from .toy import Toy, ToyState

HOURS = 48


class Parley(Frame, name="toy-parley"):
    """One talk after the other."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "end")

    def begin(self, play: Play[ToyState]) -> None:
        terms = [Option(id=term, label=term) for term in ("gold", "land")]
        play.talk(Offer(seat=0, topic="pact", public="pact", parties=[0, 1], terms=terms))

    def end(self, play: Play[ToyState]) -> str | None:
        play.emit("agreed" if self.given("pact", 0)["agreed"] else "failed")
        play.state.round += 1
        if play.state.round < play.state.options.rounds:
            return "begin"
        play.finish("rounds", [[0, 1]], {})
        return None


class Envoys(Toy):
    id = "toy"

    def new(self, seats: int, options: Any, rng: Rng) -> ToyState:
        state = super().new(seats, options, rng)
        state.stack = [Parley()]
        return state

    def talk_hours(self, state: ToyState) -> int:
        return HOURS


@pytest.fixture
async def slow(store: Store, clock: FakeClock) -> Slow:
    seeds = (f"seed {number}" for number in itertools.count())
    return Slow(Club(Tables(store, {"toy": Envoys()}, lambda: next(seeds)), clock))


async def begun(slow: Slow, rounds: int = 9) -> int:
    return await slow.start(HOST, BRAN, clock=Agreement(), rounds=rounds)


async def failed(slow: Slow, number: int) -> int:
    """How many talks have come to nothing because of the time."""
    page = await slow.tables.log.page(number, None)
    types = [event.type for entry in page.entries for event in entry.events]
    assert types.count("table-talk-over") == types.count("failed")
    return types.count("failed")


def ends(told: list[tuple[str, int | None]]) -> int:
    return [what for what, _ in told].count("talk-until")


async def test_a_talk_without_an_agreement_ends_and_the_next_has_all_its_time(slow: Slow) -> None:
    """Six in a row, so that the numbers of the questions have one digit, then two."""
    number = await begun(slow)
    told = await slow.mail.take()
    for talks in range(6):
        told += await slow.passes(HOURS - 1)
        assert ends(told) == talks + 1
        assert await failed(slow, number) == talks
        told += await slow.passes(1)
        assert await failed(slow, number) == talks + 1


async def test_whoever_proposes_gets_no_more_time(slow: Slow) -> None:
    number = await begun(slow)
    await slow.passes(HOURS - 1)
    for user in (HOST, BRAN):
        await slow.club.does(number, user, {"propose": ["gold"]})
    assert ends(await slow.passes(0.5)) == 0
    assert await failed(slow, number) == 0
    await slow.passes(0.5)
    assert await failed(slow, number) == 1


async def test_an_agreement_is_not_undone_by_the_time(slow: Slow) -> None:
    number = await begun(slow, rounds=1)
    await slow.club.does(number, HOST, {"propose": ["gold"]})
    offer = (await slow.tables.queries.view(number, BRAN)).asks[0]
    assert isinstance(offer, Offer)
    assert offer.proposal is not None
    await slow.club.does(number, BRAN, {"accept": offer.proposal.number})
    await slow.passes(3 * HOURS)
    assert await failed(slow, number) == 0


async def test_a_talk_waits_for_who_is_away(slow: Slow) -> None:
    number = await begun(slow)
    await slow.tables.absences.announce_vacation(BRAN, None, 4)
    await slow.passes(HOURS + 24)
    assert await failed(slow, number) == 0
    await slow.passes(48)
    assert await failed(slow, number) == 1


async def test_after_an_outage_there_is_some_time_left(slow: Slow) -> None:
    number = await begun(slow)
    slow.club.clock.now += (HOURS + 2) * HOUR
    await slow.passes(1.9)
    assert await failed(slow, number) == 0
    await slow.passes(0.2)
    assert await failed(slow, number) == 1
