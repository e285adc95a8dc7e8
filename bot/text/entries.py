"""Entries of Fluent files, found without parsing them: parsing is dear, and most are never said."""

import re
from collections.abc import Iterator

START = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ \t]*=", re.MULTILINE)
"""An entry begins where a line begins with its name; whatever belongs to it is indented, or begins
with another character."""

COMMENT = re.compile(r"^#.*$", re.MULTILINE)


def split(text: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of every entry; the name of a term begins with a hyphen."""
    plain = COMMENT.sub("", text)
    starts = [*START.finditer(plain)]
    ends = [found.start() for found in starts[1:]] + [len(plain)]
    for found, end in zip(starts, ends, strict=True):
        yield found.group(1), plain[found.start() : end]
