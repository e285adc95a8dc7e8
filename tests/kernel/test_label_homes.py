"""Labels such as `region:winterfell` are put together in one place: bot/kernel/labels.py."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOMES = {"bot/kernel/labels.py", "bot/store/outbox.py"}
"""The second one, since the store knows no kernel: how rows name a user."""
MAKERS = ("label_of", "name_of")
BEFORE = re.compile(r"(?:^|[^a-z_<])([a-z_]+):$")
"""A kind right before the thing it is the kind of."""
PLACEHOLDERS = re.compile(r"(?:%[sd]|\{[^}]*\})$")


@cache
def _trees() -> dict[str, ast.Module]:
    """Every module of the bot, its cogs and the example of a game, by its path."""
    rooms = [ROOT / room for room in ("bot", "cogs", "tests/tavern")]
    paths = [path for room in rooms for path in room.rglob("*.py")]
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text()) for path in paths}


@cache
def _kinds() -> frozenset[str]:
    """The kinds of things that labels are made of somewhere."""
    calls = [node for tree in _trees().values() for node in ast.walk(tree)]
    made = [node for node in calls if isinstance(node, ast.Call) and node.args]
    named = [one.args[0] for one in made if getattr(one.func, "id", "") in MAKERS]
    return frozenset(str(one.value) for one in named if isinstance(one, ast.Constant))


def _heads(node: ast.AST) -> Iterator[str]:
    """The texts in this expression that something is put behind."""
    if isinstance(node, ast.JoinedStr):
        for part, after in zip(node.values, node.values[1:], strict=False):
            if isinstance(part, ast.Constant) and isinstance(after, ast.FormattedValue):
                yield str(part.value)
    elif isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
        yield PLACEHOLDERS.sub("", str(node.left.value))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        text = node.func.value
        if node.func.attr == "format" and isinstance(text, ast.Constant):
            yield PLACEHOLDERS.sub("", str(text.value))


def _of_kind(node: ast.AST) -> bool:
    """Whether it is `{kind}:{which}`, whatever the kind."""
    if not isinstance(node, ast.JoinedStr) or len(node.values) < 3:
        return False
    kind, colon, _ = node.values[:3]
    parted = isinstance(colon, ast.Constant) and colon.value == ":"
    return parted and isinstance(kind, ast.FormattedValue) and ast.unparse(kind.value) == "kind"


def hand_built(tree: ast.AST) -> list[int]:
    """The lines in which a label is put together by hand."""
    found = []
    for node in ast.walk(tree):
        kinds = [match.group(1) for head in _heads(node) if (match := BEFORE.search(head))]
        if _of_kind(node) or not _kinds().isdisjoint(kinds):
            found.append(getattr(node, "lineno", 0))
    return found


@pytest.mark.parametrize(
    "planted",
    [
        'f"region:{area}"',
        'f"seat:{seat}"',
        'f"@house:{house}"',
        'f"card:{house}.{name}"',
        'f"{kind}:{which}"',
        '"user:" + str(user)',
        '"user:%s" % user',
        '"territory:{}".format(territory)',
    ],
)
def test_a_label_that_is_built_by_hand_is_found(planted: str) -> None:
    assert hand_built(ast.parse(f"def named(x):\n    return {planted}\n")) == [2]


@pytest.mark.parametrize(
    "harmless",
    [
        'f"<t:{at}:R>"',
        'f"http://{host}:{port}"',
        'f"{hours}:{minutes}"',
        'f"file:{path}?mode=ro"',
        'f"hand:{user}"',
        'f"The region: {area}"',
        '"region:winterfell"',
        'label_of("region", area)',
        '"cards" + more',
        'f"{first}/{second}"',
    ],
)
def test_what_only_looks_like_a_label_is_left_alone(harmless: str) -> None:
    assert hand_built(ast.parse(f"def named(x):\n    return {harmless}\n")) == []


def test_labels_are_built_in_one_place() -> None:
    assert {"region", "seat", "user", "territory", "house"} <= _kinds()
    wrong = {path: lines for path, tree in _trees().items() if (lines := hand_built(tree))}
    assert {path: lines for path, lines in wrong.items() if path not in HOMES} == {}
    assert {*wrong} == HOMES
