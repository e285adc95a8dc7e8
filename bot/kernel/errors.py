"""The two ways things go wrong: a player wants something illegal, or the rules are broken."""

from collections.abc import Mapping
from typing import Any

Params = Mapping[str, Any]
"""What a sentence needs to be complete; the sentence itself is in the catalogues."""


class Illegal(Exception):
    """An answer the rules do not allow: a catalogue key and its parameters; nothing has changed."""

    def __init__(self, reason: str, **params: Any) -> None:
        """Name the catalogue entry that tells the player what was wrong and what would be right."""
        super().__init__(reason)
        self.reason = reason
        self.params: Params = params

    def __str__(self) -> str:
        """For logs and scenario reports; players read the catalogue's words."""
        detail = ", ".join(f"{key}={value!r}" for key, value in self.params.items())
        return f"{self.reason}({detail})" if detail else self.reason


class Broken(Exception):
    """An invariant does not hold: a bug in the rules, never a player's fault."""
