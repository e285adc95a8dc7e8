"""What the sources say: every key the catalogues will be asked for, found without running them."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OWN = ("type", "to")
"""Parameters of `emit` and `Event` that are not the sentence's."""


def calls(*folders: str) -> Iterator[tuple[Path, ast.Call, str]]:
    """Every call in these folders with the name of what is called."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call):
                    yield path, node, ast.unparse(node.func).rsplit(".", 1)[-1]


def texts(node: ast.AST | None) -> list[str]:
    """The text an expression stands for, or both where it depends."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return []


def parameters(call: ast.Call) -> set[str]:
    """Names of the keyword arguments; `**` counts as the keys of nothing."""
    return {word.arg for word in call.keywords if word.arg is not None}


def refusals() -> dict[str, set[str]]:
    """Every literal reason of an Illegal, with the parameters all its uses give."""
    found: dict[str, set[str]] = {}
    for _, call, name in calls("bot", "cogs"):
        if name == "Illegal" and call.args:
            for reason in texts(call.args[0]):
                given = parameters(call)
                found[reason] = found.get(reason, given) & given
    return found


def events(*folders: str) -> dict[str, set[str]]:
    """Every literal type of an event, with its parameters."""
    found: dict[str, set[str]] = {}
    for _, call, name in calls(*folders):
        if name == "emit" and call.args:
            found |= {one: parameters(call) - set(OWN) for one in texts(call.args[0])}
    return found


def keywords(name: str, folder: str) -> set[str]:
    """Every literal that is given to a parameter of this name."""
    return {
        text
        for _, call, _ in calls(folder)
        for word in call.keywords
        if word.arg == name
        for text in texts(word.value)
    }


def strings(path: str, prefix: str) -> set[str]:
    """Every literal in a file or folder that begins like this."""
    found = set()
    place = ROOT / path
    for file in [place] if place.is_file() else sorted(place.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and str(node.value).startswith(prefix):
                found.add(str(node.value))
    return found


def finish_reasons() -> set[str]:
    """How a game of Risk can end."""
    return {
        reason
        for _, call, name in calls("bot/games/risk")
        if name in ("count_points", "finish") and len(call.args) > 1
        for reason in texts(call.args[1])
    }
