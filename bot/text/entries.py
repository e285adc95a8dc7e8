"""Entries of Fluent files, found without parsing them: parsing is dear, and most are never said."""

import re
from collections.abc import Iterator

START = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ \t]*=", re.MULTILINE)
"""An entry begins where a line begins with its name; whatever belongs to it is indented, or begins
with another character."""

LEADING = re.compile(r"^(?: *\n)+")
"""Blank lines before the text of an entry."""

COMMENT = re.compile(r"^#.*$", re.MULTILINE)


def split(text: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of every entry; the name of a term begins with a hyphen."""
    plain = COMMENT.sub("", text)
    starts = [*START.finditer(plain)]
    ends = [found.start() for found in starts[1:]] + [len(plain)]
    for found, end in zip(starts, ends, strict=True):
        yield found.group(1), plain[found.start() : end]


def unchanging(text: str) -> str | None:
    """What an entry always says; None where it has parameters, other entries or attributes."""
    if "{" in text or "\r" in text:
        return None
    first, *lines = text.partition("=")[2].split("\n")
    if any(line.lstrip(" ")[:1] in (".", "*", "[", "}") for line in lines if line.strip(" ")):
        return None
    deep = min((len(line) - len(line.lstrip(" ")) for line in lines if line.strip(" ")), default=0)
    value = "\n".join([first.lstrip(" "), *(line[deep:] for line in lines)])
    return LEADING.sub("", value).rstrip(" \n") or None
