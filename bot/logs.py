"""Structured logs; the token never appears in them."""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

from bot.metrics import CountErrors


class Redact:
    """Blots out a secret wherever it turns up."""

    def __init__(self, secret: str | None) -> None:
        """Take the secret, if there is one."""
        self.secret = secret

    def __call__(self, logger: Any, method: str, event: MutableMapping[str, Any]) -> dict[str, Any]:
        """A structlog processor."""
        return {key: self._clean(value) for key, value in event.items()}

    def _clean(self, value: Any) -> Any:
        if self.secret and self.secret in str(value):
            return str(value).replace(self.secret, "[token]")
        return value


def set_up(style: str, secret: str | None) -> None:
    """Send our logs and the libraries' the same way: readable, or JSON for machines."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        Redact(secret),
    ]
    last: Any = (
        structlog.processors.JSONRenderer()
        if style == "json"
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared[:3], structlog.stdlib.ExtraAdder()],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                Redact(secret),
                last,
            ],
        )
    )
    root = logging.getLogger()
    counting = CountErrors(logging.ERROR)
    root.handlers = [counting, handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("bot").setLevel(logging.INFO)
