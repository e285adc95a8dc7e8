"""What the sources say: every key the catalogues will be asked for, found without running them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
OWN = ("type", "to")
"""Parameters of `emit` and `Event` that are not the sentence's."""


def files(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """Every source file in these folders."""
    for folder in folders:
        place = ROOT / folder
        for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
            yield path, _tree(path)


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def _calls(path: Path) -> list[tuple[ast.Call, str]]:
    return [
        (node, ast.unparse(node.func).rsplit(".", 1)[-1])
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.Call)
    ]


def package(game: str) -> str:
    """The folder of a game's package."""
    return str(GAMES[game].words.parent.relative_to(ROOT))


def unfinished(path: Path) -> bool:
    """Whether a file is of a package beside the games that is no game (yet)."""
    parts = path.relative_to(ROOT).parts
    known = (*GAMES, "lcg")
    return parts[:2] == ("bot", "games") and len(parts) > 3 and parts[2] not in known


def rules_of(game: str) -> list[str]:
    """Where a game's rules are: in its package, and in the room that the card games share."""
    own = f"{package(game)}/rules"
    uses = any("bot.games.lcg" in path.read_text("utf-8") for path in (ROOT / own).rglob("*.py"))
    return [own, "bot/games/lcg"] if uses else [own]


def faces_of(game: str) -> list[str]:
    """Where a game's face is: in its package, and in the room that the card games share."""
    return [f"{package(game)}/ui", *(f"{shared}/ui" for shared in rules_of(game)[1:])]


def of_game(game: str) -> list[str]:
    """Where a game's own sources are: its package, its cog, and what that is made of."""
    cogs = [*ROOT.glob(f"cogs/{game}.py"), *ROOT.glob(f"cogs/_{game}*.py")]
    shared = rules_of(game)[1:]
    cogs += [path for room in shared for path in ROOT.glob(f"cogs/_{Path(room).name}*.py")]
    return [package(game), *shared, *(str(path.relative_to(ROOT)) for path in cogs)]


def calls(*folders: str) -> Iterator[tuple[Path, ast.Call, str]]:
    """Every call in these folders with the name of what is called."""
    for path, _ in files(*folders):
        for node, name in _calls(path):
            yield path, node, name


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


def dict_keys(node: ast.AST) -> set[str]:
    """The literal keys of a dictionary."""
    keys = node.keys if isinstance(node, ast.Dict) else []
    return {text for key in keys for text in texts(key)}


def refusals(*folders: str) -> dict[str, set[str]]:
    """Every literal reason of an Illegal or Refused, with the parameters all its uses give."""
    found: dict[str, set[str]] = {}
    for path, call, name in calls(*(folders or ("bot", "cogs"))):
        ours = name == "Illegal" or (name == "Refused" and "tournaments" in path.parts)
        if ours and call.args and (folders or not unfinished(path)):
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


def keywords(name: str, *folders: str) -> set[str]:
    """Every literal that is given to a parameter of this name, by name or by its place."""
    places = {
        node.name: [one.arg for one in node.args.args].index(name)
        for _, tree in files(*folders)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and name in [one.arg for one in node.args.args]
    }
    found = set()
    for _, call, function in calls(*folders):
        values = [word.value for word in call.keywords if word.arg == name]
        place = places.get(function)
        if place is not None and place < len(call.args):
            values.append(call.args[place])
        found |= {text for value in values for text in texts(value)}
    return found


def strings(path: str, prefix: str) -> set[str]:
    """Every literal in a file or folder that begins like this."""
    return {
        str(node.value)
        for _, tree in files(path)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and str(node.value).startswith(prefix)
    }


def notices(path: str, prefix: str) -> set[str]:
    """Every literal notice in a folder that begins like this, chosen beforehand or not."""
    found = set()
    for file, tree in files(path):
        for call, name in _calls(file):
            if name == "notice" and call.args:
                first = call.args[0]
                if isinstance(first, ast.Name):
                    both = [
                        node.value
                        for node in ast.walk(tree)
                        if isinstance(node, ast.Assign)
                        and any(isinstance(t, ast.Name) and t.id == first.id for t in node.targets)
                    ]
                    found |= {text for value in both for text in texts(value)}
                found |= set(texts(first))
    return {one for one in found if one.startswith(prefix)}


def finish_reasons(game: str) -> set[str]:
    """How a game can end."""
    return {
        reason
        for _, call, name in calls(package(game))
        if name in ("count_points", "finish", "_finish")
        for place in call.args[:2]
        for reason in texts(place)
    }


def phases(game: str) -> set[str]:
    """Every phase that is ever set; a game begins with its set-up."""
    return {"set_up"} | {
        text
        for _, tree in files(package(game))
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).endswith("state.phase")
        for text in texts(node.value)
    }
