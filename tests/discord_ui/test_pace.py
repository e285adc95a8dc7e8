"""Discord's limit is kept before Discord has to say so."""

import asyncio

import aiohttp
from aiohttp import web

from bot.discord_ui.budget import Pace


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
