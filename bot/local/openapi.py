"""Checking requests against the official API description, when it is at hand."""

from __future__ import annotations

import copy
import json
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any


class OpenApiCheck:
    """Lazily compiled validators for the request bodies of an OpenAPI description."""

    def __init__(self, path: str | Path) -> None:
        # A development dependency: only those who ask for this check need it.
        self._validator: Any = import_module("jsonschema").Draft202012Validator
        self._document = json.loads(Path(path).read_text(encoding="utf-8"))
        self._compiled = cache(self._compile)

    def knows(self, method: str, template: str) -> bool:
        """Whether the description has this operation."""
        return method.lower() in self._document["paths"].get(template, {})

    def check(self, method: str, template: str, body: Any) -> list[str]:
        """What the description has against a request body."""
        if not self.knows(method, template):
            return [f"no such operation: {method} {template}"]
        validator = self._compiled(method, template)
        if validator is None or body is None:
            return []
        return [
            f"{'.'.join(str(p) for p in error.absolute_path) or 'body'}: {error.message[:300]}"
            for error in validator.iter_errors(_as_described(body))
        ]

    def _compile(self, method: str, template: str) -> Any:
        operation = self._document["paths"][template][method.lower()]
        content = operation.get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            return None
        schema = {
            **content["application/json"]["schema"],
            "components": self._document["components"],
        }
        return self._validator(schema)


def _as_described(body: Any) -> Any:
    """Two known false alarms with discord.py: ids sent as numbers in two places."""
    if not isinstance(body, dict):
        return body
    body = copy.copy(body)
    if isinstance(body.get("recipient_id"), int):
        body["recipient_id"] = str(body["recipient_id"])
    for key in ("message", "data"):
        if isinstance(body.get(key), dict):
            body[key] = _as_described(body[key])
    if isinstance(body.get("attachments"), list):
        body["attachments"] = [
            {**a, "id": str(a["id"])} if isinstance(a, dict) and isinstance(a.get("id"), int) else a
            for a in body["attachments"]
        ]
    return body
