"""Short hashes, to see whether something has changed; they keep no secret."""

import json
from hashlib import blake2b
from typing import Any


def text_digest(text: str, size: int = 12) -> str:
    """Return a hash of a text, of this many bytes, in hexadecimal."""
    return blake2b(text.encode(), digest_size=size).hexdigest()


def data_digest(data: Any) -> str:
    """Return a hash of plain data, whatever the order of its keys."""
    return text_digest(json.dumps(data, sort_keys=True, separators=(",", ":")))
