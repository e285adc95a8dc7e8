"""`/ready` and `/metrics` on a local port, for health checks and Prometheus."""

from collections.abc import Callable

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest


async def serve(host: str, port: int, failing: Callable[[], list[str]]) -> web.AppRunner:
    """Start serving; OSError if the port is taken. `failing` says in words what is not well."""

    async def is_ready(request: web.Request) -> web.Response:
        wrong = failing()
        text = "ready" if not wrong else f"not ready: {'; '.join(wrong)}"
        return web.Response(text=f"{text}\n", status=503 if wrong else 200)

    async def metrics(request: web.Request) -> web.Response:
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/ready", is_ready)
    app.router.add_get("/metrics", metrics)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, host, port).start()
    return runner
