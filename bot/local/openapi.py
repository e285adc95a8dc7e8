"""Checking requests against the official API description, when it is at hand."""

from __future__ import annotations

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
    """discord.py sends some ids as numbers where digits in quotes are described; both work."""
    if isinstance(body, list):
        return [_as_described(item) for item in body]
    if not isinstance(body, dict):
        return body
    return {key: _ids_as_text(key, _as_described(value)) for key, value in body.items()}


def _ids_as_text(key: str, value: Any) -> Any:
    if key == "recipient_id" and isinstance(value, int):
        return str(value)
    if key == "emoji" and isinstance(value, dict) and isinstance(value.get("id"), int):
        return {**value, "id": str(value["id"])}
    if key == "message_reference" and isinstance(value, dict):
        return {
            name: str(item) if name.endswith("_id") and isinstance(item, int) else item
            for name, item in value.items()
        }
    if key in ("attachments", "default_values") and isinstance(value, list):
        return [
            {**item, "id": str(item["id"])}
            if isinstance(item, dict) and isinstance(item.get("id"), int)
            else item
            for item in value
        ]
    if key == "allowed_mentions" and isinstance(value, dict):
        return {
            name: [str(i) if isinstance(i, int) else i for i in entry]
            if name in ("users", "roles") and isinstance(entry, list)
            else entry
            for name, entry in value.items()
        }
    return value


@cache
def official(path: str) -> OpenApiCheck:
    """The check for a description, read once."""
    return OpenApiCheck(path)
