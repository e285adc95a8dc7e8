"""One REST request on its way through checks and faults to its handler."""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from bot.local import permissions
from bot.local.errors import ApiError, form_error
from bot.local.faults import DelayFault, RequestFault
from bot.local.limits import check_request
from bot.local.parts import Parts
from bot.local.permissions import Permission
from bot.local.posting import visible_channel
from bot.local.world import Channel, Message, World

Json = dict[str, Any]
Result = Json | list[Any] | None
Handler = Callable[["Call"], Result]
# Only these answer to those who hold an interaction's token instead of the bot's.
TOKEN_ROUTES = ("/interactions/", "/webhooks/")


@dataclass
class Call:
    """A request with everything its handler needs."""

    standin: Parts
    method: str
    template: str
    path: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: dict[str, tuple[str, bytes]] = field(default_factory=dict)

    @property
    def world(self) -> World:
        """Return the world that the call is about."""
        return self.standin.world

    @property
    def bot(self) -> int:
        """The id of the one who asks."""
        return self.standin.world.bot_id

    def id(self, name: str) -> int:
        """A snowflake from the path."""
        return _snowflake(name, self.params[name])

    def mark(self, name: str) -> int:
        """A snowflake from the query."""
        return _snowflake(name, self.query[name])

    def channel(self, *needed: Permission) -> Channel:
        """The channel of the path, if the bot may do what is needed there."""
        channel = visible_channel(self.world, self.id("channel_id"), self.bot)
        bits = permissions.in_channel(self.world, channel, self.bot)
        if any(not bits & permission for permission in needed):
            raise ApiError(50013)
        return channel

    def message(self, channel: Channel) -> Message:
        """The message of the path."""
        message = self.world.message(channel.id, self.id("message_id"))
        if message is None:
            raise ApiError(10008)
        return message

    def own(self, name: str = "application_id") -> None:
        """Refuse paths of somebody else's application."""
        if self.id(name) != self.bot:
            raise ApiError(20012, status=403, message="You are not authorized")

    def limit(self, default: int, most: int) -> int:
        """The `limit` of the query."""
        text = self.query.get("limit", str(default))
        if not text.isdecimal() or not 1 <= int(text) <= most:
            raise form_error("limit", "NUMBER_TYPE_MAX", f"Must be between 1 and {most}.")
        return int(text)


def _snowflake(name: str, value: str) -> int:
    if not value.isdecimal():
        raise form_error(name, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
    return int(value)


class Routes:
    """A list of endpoints, filled by decorators."""

    def __init__(self) -> None:
        self.table: list[tuple[str, str, Handler]] = []

    def on(self, method: str, template: str) -> Callable[[Handler], Handler]:
        """Register a handler for a method and a route template of the API description."""

        def register(handler: Handler) -> Handler:
            self.table.append((method, template, handler))
            return handler

        return register


async def read_body(request: web.Request) -> tuple[Any, dict[str, tuple[str, bytes]]]:
    """The JSON body and the files, from plain JSON or from a form."""
    files: dict[str, tuple[str, bytes]] = {}
    raw: bytes | str = b""
    if request.content_type.startswith("multipart/"):
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            if part.name == "payload_json":
                raw = bytes(await part.read())
            elif part.name is not None:
                files[part.name] = (part.filename or part.name, bytes(await part.read()))
    else:
        raw = await request.read()
        if raw and request.content_type != "application/json":
            raise ApiError(50035, {"_errors": [{"code": "CONTENT_TYPE", "message": "not JSON"}]})
    if not raw:
        return None, files
    try:
        return json.loads(raw), files
    except ValueError as error:
        raise ApiError(50109) from error


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON answer whose content type has no charset: clients compare it literally."""
    if body is None:
        return web.Response(status=204, headers=headers)
    return web.Response(
        body=json.dumps(body).encode(),
        status=status,
        headers={"Content-Type": "application/json", **(headers or {})},
    )


def endpoint(
    standin: Parts, method: str, template: str, handler: Handler
) -> Callable[[web.Request], Any]:
    """Wrap a handler for aiohttp."""

    async def serve(request: web.Request) -> web.Response:
        call = Call(
            standin,
            method,
            template,
            request.path.removeprefix("/api/v10"),
            dict(request.match_info),
            dict(request.query),
        )
        headers: dict[str, str] = {}
        try:
            try:
                call.body, call.files = await read_body(request)
            except ConnectionError:
                # Whoever sent it was gone before it was all there: nothing was asked of us.
                return web.Response(status=400)
            response = await _run(call, request, handler, headers)
        except ApiError as error:
            if error.code == 50035 or error.status == 400:
                _note_violation(call, error)
            response = answer(error.body(), error.status, headers)
        except Exception:
            # A mistake of ours: make it loud, and do not let the client hide it by trying again.
            detail = traceback.format_exc()
            standin.journal.violation(method, template, call.body, "crash", detail)
            response = web.Response(text=detail, status=503)
        journal = standin.journal
        journal.request(method, template, call.path, call.body, response.status)
        return response

    return serve


def _note_violation(call: Call, error: ApiError) -> None:
    # Codes that tell of the state of the world are no fault of the request's form.
    if error.code in (50035, 50006, 50109):
        call.standin.journal.violation(call.method, call.template, call.body, "rules", error.body())


async def _run(
    call: Call, request: web.Request, handler: Handler, headers: dict[str, str]
) -> web.Response:
    faults = call.standin.faults.for_request(call.method, call.template, call.path, call.body)
    refused = await _strike(faults, "before")
    if refused is not None:
        return refused
    _authorise(call, request)
    limited = _rate_limit(call, headers)
    if limited is not None:
        return limited
    _validate(call)
    result = handler(call)
    spoiled = await _strike(faults, "after")
    return spoiled if spoiled is not None else answer(result, 200, headers)


async def _strike(faults: list[RequestFault | DelayFault], when: str) -> web.Response | None:
    for fault in faults:
        if fault.when != when:
            continue
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if isinstance(fault, RequestFault):
            return _failure(fault)
    return None


def _failure(fault: RequestFault) -> web.Response:
    if fault.status == 429:
        return too_many(fault.retry_after, is_global=fault.is_global, code=fault.code)
    if fault.code:
        error = ApiError(fault.code, message=fault.message)
        return answer(error.body(), error.status)
    if fault.status >= 500:
        return web.Response(text="upstream error", status=fault.status)
    return answer({"message": fault.message or "Error", "code": 0}, fault.status)


def too_many(
    retry_after: float,
    *,
    is_global: bool = False,
    code: int = 0,
    headers: dict[str, str] | None = None,
) -> web.Response:
    """A 429 with the headers clients insist on."""
    body: Json = {
        "message": "You are being rate limited.",
        "retry_after": retry_after,
        "global": is_global,
    }
    if code:
        body["code"] = code
    extra = {"Via": "1.1 local", "Retry-After": str(int(retry_after) + 1)}
    if is_global:
        extra["X-RateLimit-Global"] = "true"
    extra["X-RateLimit-Scope"] = "global" if is_global else "user"
    return answer(body, 429, {**(headers or {}), **extra})


def _authorise(call: Call, request: web.Request) -> None:
    if call.template.startswith(TOKEN_ROUTES):
        return
    token = request.headers.get("Authorization", "").removeprefix("Bot ").strip()
    expected = call.standin.token
    if not token or (expected is not None and token != expected):
        raise ApiError(0, status=401, message="401: Unauthorized")


def _rate_limit(call: Call, headers: dict[str, str]) -> web.Response | None:
    limits = call.standin.ratelimits
    verdict = limits.take(call.method, call.template, call.params)
    if verdict.retry_after is not None:
        call.standin.journal.over_limit[f"{call.method} {call.template}"] += 1
    if not limits.enforce:
        return None
    headers |= verdict.headers
    if verdict.retry_after is None:
        return None
    return too_many(verdict.retry_after, is_global=verdict.is_global, headers=headers)


def _validate(call: Call) -> None:
    tree = check_request(call.method, call.template, call.body, call.files)
    if tree is not None:
        raise ApiError(50035, tree)
    official = call.standin.openapi
    if official is None:
        return
    problems = official.check(call.method, call.template, call.body)
    if problems:
        call.standin.journal.violation(call.method, call.template, call.body, "openapi", problems)
        tree = {"_errors": [{"code": "OPENAPI", "message": p} for p in problems]}
        raise ApiError(50035, tree)
