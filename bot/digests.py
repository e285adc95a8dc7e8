"""Short hashes of texts, to see whether something has changed. Some are stored: never change them.

Chance is something else: `bot/kernel/rng.py` and the lots of tournaments hash in their own way.
"""

from hashlib import blake2b


def digest(text: str, size: int = 12) -> str:
    """Return the hash of a text, two hexadecimal digits per byte of `size`."""
    return blake2b(text.encode(), digest_size=size).hexdigest()
