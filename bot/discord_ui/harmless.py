"""Names, titles and longer texts from people: shown harmlessly."""

import re
import unicodedata
from functools import lru_cache

import discord

_MENTION = re.compile(r"[@#<>]")
LONGEST_NAME = 32


@lru_cache(4096)
def plain(text: str, limit: int = LONGEST_NAME) -> str:
    """A name without control, invisible and direction characters, markdown or mentions."""
    visible = "".join(
        char
        for char in unicodedata.normalize("NFKC", text)[: limit * 4]
        if unicodedata.category(char)[0] not in "CM" or char in "\u0308\u0301\u0300\u0327"
    )
    single = " ".join(visible.split())
    quiet = _MENTION.sub("", single)
    escaped = discord.utils.escape_markdown(quiet[:limit].strip())
    return escaped or "?"


def paragraph(text: str, limit: int) -> str:
    """A longer text without control and direction characters, markdown or mentions."""
    lines = [_calm(line) for line in text[:limit].splitlines()]
    return "\n".join(lines)[: limit * 2]


def _calm(line: str) -> str:
    visible = "".join(char for char in line if unicodedata.category(char)[0] != "C")
    return discord.utils.escape_markdown(discord.utils.escape_mentions(visible))


def unmarked(text: str) -> str:
    """A message's text without Discord's marks for bold and the like, for a file."""
    return re.sub(r"\*\*|__|~~|`", "", text)
