"""`/ready` and `/metrics` on a local port, for health checks and Prometheus."""

from collections.abc import Callable

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest


async def serve(host: str, port: int, ready: Callable[[], bool]) -> web.AppRunner:
    """Start serving; OSError if the port is taken."""

    async def is_ready(request: web.Request) -> web.Response:
        well = ready()
        return web.Response(text="ready\n" if well else "starting\n", status=200 if well else 503)

    async def metrics(request: web.Request) -> web.Response:
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/ready", is_ready)
    app.router.add_get("/metrics", metrics)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, host, port).start()
    return runner
