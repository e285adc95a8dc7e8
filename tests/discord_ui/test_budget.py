"""How much one user may ask of the bot, what comes twice, and how much we send in a second."""

import asyncio

import aiohttp
import pytest
from aiohttp import web

from bot.discord_ui.budget import (
    ALLOWANCES,
    MINUTE,
    PAUSE,
    REMEMBERED,
    Allowance,
    Once,
    Pace,
    Turns,
    UserBudget,
    Verdict,
)

ARYA, BRAN = 1, 2
TAKE, TELL, IGNORE = Verdict.TAKE, Verdict.TELL, Verdict.IGNORE


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def budget(clock: Clock) -> UserBudget:
    return UserBudget(clock=clock)


def takes(budget: UserBudget, count: int, user: int = ARYA) -> list[Verdict]:
    return [budget.take(user, "message") for _ in range(count)]


def test_a_burst_is_taken_then_one_refusal_is_told_and_the_rest_ignored(
    budget: UserBudget,
) -> None:
    most = int(ALLOWANCES["message"].at_once)
    assert takes(budget, most) == [TAKE] * most
    assert takes(budget, 50) == [TELL] + [IGNORE] * 49


def test_others_and_other_kinds_are_not_concerned(budget: UserBudget) -> None:
    takes(budget, 200)
    assert budget.take(BRAN, "message") is TAKE
    assert budget.take(ARYA, "command") is TAKE


def test_a_flood_gets_its_allowance_and_few_answers(budget: UserBudget, clock: Clock) -> None:
    found = []
    for _ in range(50 * 60):
        clock.now += 1 / 50
        found.append(budget.take(ARYA, "message"))
    allowed = ALLOWANCES["message"]
    assert found.count(TAKE) <= allowed.at_once + allowed.per_minute
    assert found.count(TELL) <= MINUTE / PAUSE + 2


def test_after_the_named_seconds_one_is_listened_to_again(budget: UserBudget, clock: Clock) -> None:
    takes(budget, 40)
    wait = budget.wait(ARYA, "message")
    clock.now += wait - 1.5
    assert takes(budget, 1) == [IGNORE]
    clock.now += 1.5
    assert takes(budget, 1) == [TAKE]
    assert takes(budget, 40).count(TELL) == 1


def test_forty_presses_a_minute_and_hasty_clicking_are_nobodys_flood(
    budget: UserBudget, clock: Clock
) -> None:
    for pause in [1.5] * 40 + [0.2] * 20 + [0.6] * 200:
        clock.now += pause
        assert budget.take(ARYA, "command") is TAKE


def test_too_many_at_once_is_told_once_like_a_spent_budget(
    budget: UserBudget, clock: Clock
) -> None:
    assert [budget.refuse(ARYA, "message") for _ in range(3)] == [TELL, IGNORE, IGNORE]
    assert budget.take(ARYA, "message") is IGNORE
    clock.now += MINUTE
    assert budget.take(ARYA, "message") is TAKE
    assert budget.refuse(ARYA, "message") is TELL


def test_idle_users_are_forgotten(budget: UserBudget, clock: Clock) -> None:
    for user in range(1000):
        budget.take(user, "message")
        budget.take(user, "command")
    clock.now += MINUTE
    budget.take(ARYA, "message")
    assert budget.accounts == 1


def test_a_factor_is_more_of_everything(clock: Clock) -> None:
    more = {kind: one.times(10) for kind, one in ALLOWANCES.items()}
    budget = UserBudget(more, clock)
    assert set(takes(budget, 10 * int(ALLOWANCES["message"].at_once))) == {TAKE}
    assert more["command"] == Allowance(300, 1200, 3)


async def test_one_of_a_user_at_a_time_in_order_and_a_few_may_wait() -> None:
    turns, order, inside = Turns(waiting=2), [], 0

    async def one(number: int, release: asyncio.Event) -> None:
        nonlocal inside
        async with turns.turn(ARYA):
            inside += 1
            assert inside == 1
            await release.wait()
            order.append(number)
            inside -= 1

    release = asyncio.Event()
    tasks = []
    for number in range(3):
        assert not turns.full(ARYA)
        tasks.append(asyncio.create_task(one(number, release)))
        await asyncio.sleep(0)
    assert turns.full(ARYA)
    assert not turns.full(BRAN)
    release.set()
    await asyncio.gather(*tasks)
    assert order == [0, 1, 2]
    assert turns.users == 0


async def test_a_failure_makes_room_for_the_next() -> None:
    turns = Turns(waiting=0)
    with pytest.raises(RuntimeError):
        async with turns.turn(ARYA):
            raise RuntimeError
    assert not turns.full(ARYA)
    assert turns.users == 0


def test_a_number_is_new_once() -> None:
    seen = Once()
    assert [seen.first(number) for number in (7, 8, 7, 8)] == [True, True, False, False]


def test_only_the_last_ones_are_remembered() -> None:
    seen = Once()
    for number in range(REMEMBERED + 1):
        assert seen.first(number)
    assert not seen.first(1)
    assert seen.first(0)


async def test_no_more_than_allowed_in_any_span_of_time() -> None:
    pace, passed = Pace(most=3, seconds=0.05), []

    async def send() -> None:
        await pace.turn()
        passed.append(pace._sent[-1])

    await asyncio.gather(*(send() for _ in range(10)))
    assert all(later - earlier >= 0.049 for earlier, later in zip(passed, passed[3:], strict=False))


async def test_answers_to_interactions_wait_for_nothing() -> None:
    async def fine(request: web.Request) -> web.Response:
        return web.Response()

    app = web.Application()
    app.router.add_route("*", "/{anything:.*}", fine)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    pace = Pace(most=1, seconds=3600)
    async with aiohttp.ClientSession(trace_configs=[pace.trace()]) as http:
        await http.get(f"http://{host}:{port}/channels/1")
        held = asyncio.create_task(http.get(f"http://{host}:{port}/channels/2"))
        for path in ("interactions/1/token/callback", "api/v10/webhooks/1/token"):
            assert (await http.post(f"http://{host}:{port}/{path}")).status == 200
        assert not held.done()
        held.cancel()
    await runner.cleanup()
