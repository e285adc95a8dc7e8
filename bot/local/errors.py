"""Discord's error answers."""

from __future__ import annotations

from typing import Any

MESSAGES: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20009: (403, "Explicit content cannot be sent to the desired recipient(s)"),
    30003: (400, "Maximum number of pins reached (50)"),
    30013: (400, "Maximum number of guild channels reached (500)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30046: (
        400,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    ),
    40001: (401, "Unauthorized. Provide a valid token and try again."),
    40003: (429, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40062: (429, "Service resource is being rate limited."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}


class ApiError(Exception):
    """A refusal, as Discord would write it."""

    def __init__(
        self,
        code: int,
        errors: dict[str, Any] | None = None,
        *,
        status: int | None = None,
        message: str | None = None,
    ) -> None:
        known_status, known_message = MESSAGES.get(code, (400, "Error"))
        self.code = code
        self.status = known_status if status is None else status
        self.message = known_message if message is None else message
        self.errors = errors
        super().__init__(f"{self.status} {code}: {self.message}")

    def body(self) -> dict[str, Any]:
        """The JSON body of the answer."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


def form_error(path: str, code: str, message: str) -> ApiError:
    """A 50035 with one error at a dotted path."""
    tree: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for part in reversed(path.split(".")):
        tree = {part: tree}
    return ApiError(50035, tree)
