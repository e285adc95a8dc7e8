"""Which rule numbers a file cites, and which ones a game's pages define."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "rules"
NUMBER = re.compile(r"\b[RAMD][1-9]\d*(?:\.\d+[a-z]?)?\b")
"""R5.1, A10.06, R10.7a, M2; a whole chapter is R5."""
RULE = re.compile(r"\bR[1-9]\d*(?:\.\d+[a-z]?)?\b")
"""In plain strings only these: M4 and A1.3 may also be strokes of a drawing."""
ANCHOR = re.compile(r'<a id="([a-z0-9-]+)"></a>')
NAMED_AFTER = re.compile(r"([ramd])(\d+)(?:-(\d+[a-z]?))?-")
"""The number at the start of a scenario's file name: `r5-6-a-tie.yaml`, `a7-elimination.yaml`."""


def defined(pages: Path, game: str) -> set[str]:
    """The anchors in the game's page and in the pages of its folder."""
    found: set[str] = set()
    for page in (pages / f"{game}.md", *sorted((pages / game).glob("*.md"))):
        found |= set(ANCHOR.findall(page.read_text()))
    return found


def anchor(number: str) -> str:
    """Where a number is defined: `r5-1` for R5.1."""
    return number.lower().replace(".", "-")


def cited(path: Path) -> set[str]:
    """The rule numbers that a file cites."""
    text = path.read_text()
    if path.suffix == ".py":
        return set(_in_python(text))
    found = set(NUMBER.findall(text))
    if path.suffix == ".yaml" and (name := NAMED_AFTER.match(path.name)):
        letter, *parts = name.groups()
        found.add(letter.upper() + ".".join(part for part in parts if part))
    return found


def _in_python(text: str) -> Iterator[str]:
    """All numbers in comments and docstrings, and rules in any other string."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield from NUMBER.findall(token.string)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield from NUMBER.findall(str(node.value.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from RULE.findall(node.value)
