"""Interaction callbacks and follow-ups."""

from __future__ import annotations

from bot.local.errors import ApiError
from bot.local.rest.call import Call, Result, Routes

routes = Routes()
HOOK = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = HOOK + "/messages/@original"
MESSAGE = HOOK + "/messages/{message_id}"


@routes.on("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def callback(call: Call) -> Result:
    """The first answer to an interaction."""
    receipt = call.standin.interactions.callback(
        call.id("interaction_id"), call.params["interaction_token"], call.body, call.files
    )
    return receipt if call.query.get("with_response") in ("1", "true") else None


def _token(call: Call) -> str:
    if call.id("webhook_id") != call.bot:
        raise ApiError(10015)
    return call.params["webhook_token"]


def _which(call: Call) -> int | None:
    return call.id("message_id") if "message_id" in call.params else None


@routes.on("POST", HOOK)
def followup(call: Call) -> Result:
    """A follow-up message."""
    message = call.standin.interactions.followup(_token(call), call.body or {}, call.files)
    return call.standin.shapes.message(message)


def fetch(call: Call) -> Result:
    """Return an answer to an interaction."""
    message = call.standin.interactions.find(_token(call), _which(call))
    return call.standin.shapes.message(message)


def change(call: Call) -> Result:
    """Edit an answer; return the message as it is then."""
    interactions = call.standin.interactions
    message = interactions.edit(_token(call), _which(call), call.body or {}, call.files)
    return call.standin.shapes.message(message)


def delete(call: Call) -> Result:
    """Delete an answer."""
    call.standin.interactions.delete(_token(call), _which(call))
    return None


for _path in (ORIGINAL, MESSAGE):
    routes.on("GET", _path)(fetch)
    routes.on("PATCH", _path)(change)
    routes.on("DELETE", _path)(delete)
