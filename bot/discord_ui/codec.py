"""Custom ids: small, typed, versioned; they work after restarts and after weeks."""

from dataclasses import dataclass

VERSION = "m1"
LONGEST = 100


class BadId(ValueError):
    """Not an id of ours, or one that was tampered with."""


@dataclass(frozen=True, slots=True)
class Press:
    """What a component stands for: a verb, a session, an ask (0: none) and an argument."""

    verb: str
    session: int = 0
    ask: int = 0
    arg: str = ""

    def encode(self) -> str:
        """The custom id."""
        text = f"{VERSION}.{self.verb}.{self.session}.{self.ask}.{self.arg}"
        if len(text) > LONGEST:
            raise ValueError(f"custom id too long: {text}")
        return text


def is_ours(custom_id: str) -> bool:
    """Whether an id was made by us, in this version or another."""
    return custom_id.startswith("m1.")


def decode(custom_id: str) -> Press:
    """Read a custom id, or BadId."""
    parts = custom_id.split(".", 4)
    if len(parts) != 5 or parts[0] != VERSION:
        raise BadId(custom_id)
    _, verb, session, ask, arg = parts
    if not (session.isdecimal() and ask.isdecimal() and session.isascii() and ask.isascii()):
        raise BadId(custom_id)
    return Press(verb, int(session), int(ask), arg)
