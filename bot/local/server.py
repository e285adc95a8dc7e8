"""The stand-in itself: world, API, gateway and player API behind one loopback port."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.local import posting, sample
from bot.local.clock import Clock
from bot.local.control import ControlApi
from bot.local.errors import ApiError
from bot.local.parts import HOST, Parts
from bot.local.player.api import PlayerApi, player_errors
from bot.local.rest import application, channels, hooks, messages, people
from bot.local.rest.call import answer, endpoint
from bot.local.store import WRITE_EVERY, Store
from bot.local.world import World

PAGE = Path(__file__).parent / "page"
SWEEP_EVERY = 60.0
LAST_WORDS = 0.1
"""Seconds for requests that are under way when we stop."""
MAX_BODY = 128 * 1024 * 1024
PICTURES = {
    b"\x89PNG": "image/png",
    b"\xff\xd8\xff": "image/jpeg",
    b"GIF8": "image/gif",
    b"RIFF": "image/webp",
}
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' ws://127.0.0.1:* ws://localhost:*; "
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Standin(Parts):
    """A small Discord. Use it as `async with Standin() as standin:`."""

    def __init__(
        self,
        *,
        port: int = 0,
        file: str | Path | None = None,
        clock: Clock | None = None,
        token: str | None = None,
        rate_limits: bool = False,
        privileged_intents: bool = False,
        openapi: str | Path | None = None,
        record: str | Path | None = None,
        populate: Callable[[World], None] = sample.populate,
    ) -> None:
        super().__init__(
            port=port,
            clock=clock,
            token=token,
            rate_limits=rate_limits,
            privileged_intents=privileged_intents,
            openapi=openapi,
            record=record,
        )
        self._populate = populate
        self._store = Store(file) if file is not None else None
        self._writer: asyncio.Task[None] | None = None
        self._runner: web.AppRunner | None = None

    # -- life

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Load or make the world and begin to listen."""
        if self._store is None or not self._store.load(self.world):
            if self._store is not None:
                self.world.dirty = {}
            self._populate(self.world)
        if self._store is not None and self.world.dirty is None:
            self.world.dirty = {}
        self._runner = web.AppRunner(
            self._application(), access_log=None, shutdown_timeout=LAST_WORDS
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self.port)
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.port = self._runner.addresses[0][1]
        self.shapes.base_url = self.base_url
        self.gateway.resume_url = self.gateway_url
        if self._store is not None:
            self._writer = asyncio.create_task(self._write_on())
        self._sweep()

    async def stop(self) -> None:
        """Say goodbye and write what is left."""
        for socket in list(self.player_sockets):
            with contextlib.suppress(Exception):
                await socket.close(code=1001)
        await self.gateway.close()
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._runner is not None:
            await self._runner.cleanup()
        if self._store is not None:
            self._store.write(self.world)
            self._store.close()
        self._sweeper.cancel()

    async def _write_on(self) -> None:
        assert self._store is not None
        while True:
            await asyncio.sleep(WRITE_EVERY)
            self._store.write(self.world)

    def _sweep(self) -> None:
        posting.archive_stale(self.world, self.hub)
        self._sweeper = self.clock.call_later(SWEEP_EVERY, self._sweep)

    # -- routes

    def _application(self) -> web.Application:
        app = web.Application(client_max_size=MAX_BODY, middlewares=[same_origin])
        api = web.Application(client_max_size=MAX_BODY)
        for module in (messages, channels, application, people, hooks):
            for method, template, handler in module.routes.table:
                serve = endpoint(self, method, template, handler)
                api.router.add_route(method, template, serve)
        api.router.add_route("*", "/{rest:.*}", self._unknown)
        player = web.Application(client_max_size=MAX_BODY, middlewares=[player_errors])
        player.add_routes(PlayerApi(self).routes())
        control = web.Application(middlewares=[player_errors])
        control.add_routes(ControlApi(self).routes())
        app.on_response_prepare.append(_page_headers)
        app.add_subapp("/api/v10", api)
        app.add_subapp("/player", player)
        app.add_subapp("/control", control)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/attachments/{channel}/{file}/{name}", self._attachment)
        app.router.add_get("/emojis/{file}", self._emoji)
        app.router.add_get("/", self._index)
        if PAGE.is_dir():
            app.router.add_static("/", PAGE)
        return app

    async def _index(self, request: web.Request) -> web.StreamResponse:
        page = PAGE / "index.html"
        if page.is_file():
            return web.FileResponse(page)
        return web.Response(text="The stand-in is running; its page is not installed.")

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api/v10")
        self.journal.violation(request.method, path, None, "rules", "no such route")
        self.journal.request(request.method, "?", path, None, 404)
        return answer(ApiError(0).body(), 404)

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        content = self.world.files.get(int(request.match_info["file"]))
        expires = request.query.get("ex", "")
        try:
            until = int(expires, 16)
        except ValueError:
            until = 0
        genuine = secrets.compare_digest(
            self.shapes.signature(request.path, until), request.query.get("hm", "")
        )
        if content is None or not genuine or until < self.clock.now():
            return web.Response(status=404, text="This content is no longer available.")
        return _file(content)

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        number = request.match_info["file"].partition(".")[0]
        content = self.world.files.get(int(number)) if number.isdecimal() else None
        return web.Response(status=404) if content is None else _file(content)


def _file(content: bytes) -> web.Response:
    kinds = (kind for start, kind in PICTURES.items() if content.startswith(start))
    # Uploads are strangers' bytes on the page's own origin: never let them run as a page.
    headers = {
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "sandbox",
        "Cache-Control": "private, max-age=86400, immutable",
    }
    kind = next(kinds, "application/octet-stream")
    return web.Response(body=content, content_type=kind, headers=headers)


async def _page_headers(request: web.Request, response: web.StreamResponse) -> None:
    """The page asks nobody else, sits in nobody's frame, and is never an old copy."""
    response.headers.setdefault("Content-Security-Policy", PAGE_POLICY)
    response.headers.setdefault("X-Content-Type-Options", "nosniff")
    response.headers.setdefault("Cache-Control", "no-cache")


@web.middleware
async def same_origin(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Other web pages in the same browser must not reach the player API."""
    origin = request.headers.get("Origin")
    host = request.headers.get("Host", "")
    name = host.rsplit(":", 1)[0]
    if name not in (HOST, "localhost") or (origin is not None and origin != f"http://{host}"):
        return web.json_response({"error": "not from here"}, status=403)
    return await handler(request)
