"""Short texts that stand for something: labels name things, digests tell whether data changed.

A label is how asks and events name a thing, such as `region:winterfell` or `seat:2`. A digest is a
hash; it keeps no secret.
"""

import json
import re
from hashlib import blake2b
from typing import Any

LABEL = re.compile(r"([a-z_]+):(-?[a-z0-9_]+(?:[.+][a-z0-9_]+)?)", re.ASCII)
"""A parameter such as `territory:pyke` is a label, and has its own entry in the catalogue.

One with a dot, such as `card:north.tower_2`, belongs to a house: it is told by the entry `card-of`.
A die may have something added to it: `die:6+1`.
"""


def label_of(kind: str, which: object) -> str:
    """Return the label of a thing: `region:winterfell` for the region `winterfell`."""
    return f"{kind}:{which}"


def parts_of(label: object) -> tuple[str, str]:
    """Return what kind of thing a label names, and which one; an empty id for no label."""
    kind, _, which = str(label or "").partition(":")
    return kind, which


def kind_of(label: object) -> str:
    """Return what kind of thing a label names: `region` of `region:winterfell`."""
    return parts_of(label)[0]


def id_of(label: object) -> str:
    """Return which one a label names: `winterfell` of `region:winterfell`; empty for no label."""
    return parts_of(label)[1]


def text_digest(text: str, size: int = 12) -> str:
    """Return a hash of a text, of this many bytes, in hexadecimal."""
    return blake2b(text.encode(), digest_size=size).hexdigest()


def data_digest(data: Any) -> str:
    """Return a hash of plain data, whatever the order of its keys."""
    return text_digest(json.dumps(data, sort_keys=True, separators=(",", ":")))
