"""Custom ids: small, typed, versioned; they work after restarts and after weeks."""

from dataclasses import dataclass

VERSION = "m1"
LONGEST = 100
MOST_DIGITS = 18
"""More of them do not fit into a database's integer."""


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


def decode(custom_id: str) -> Press:
    """Read a custom id, or BadId."""
    parts = custom_id.split(".", 4)
    if len(parts) != 5 or parts[0] != VERSION:
        raise BadId(custom_id)
    _, verb, session, ask, arg = parts
    for number in (session, ask):
        if not (number.isascii() and number.isdecimal() and len(number) <= MOST_DIGITS):
            raise BadId(custom_id)
    return Press(verb, int(session), int(ask), arg)
