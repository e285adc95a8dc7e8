"""YAML with line numbers, for files that people write by hand."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml
from pydantic import ValidationError

Loc = tuple[str | int, ...]


HINTS = {
    "mapping values are not allowed here": "put a text with a colon in it into quotes",
    "found character '\\t' that cannot start any token": "indent with spaces, not with tabs",
}
"""What the parser's commonest complaints mean to people."""


class Wrong(Exception):
    """A file that makes no sense: which, at which line, and why; one line for each mistake."""

    def __init__(self, path: Path, line: int, message: str, *more: tuple[int, str]) -> None:
        """Put them together, in the order of the file."""
        lines = sorted([(line, message), *more])
        super().__init__("\n".join(f"{path}:{line}: {message}" for line, message in lines))


class _Loader(yaml.SafeLoader):
    """Here `no`, `yes`, `on` and `off` are words, a key stands once, and nothing is anchored."""

    yaml_implicit_resolvers = {
        first: [(tag, regexp) for tag, regexp in known if not tag.endswith((":bool", ":timestamp"))]
        for first, known in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }

    def compose_mapping_node(self, anchor: Any) -> Any:
        """Refuse a key that stands twice."""
        node = super().compose_mapping_node(anchor)
        seen: set[Any] = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode):
                if key.value in seen:
                    problem = f"{key.value} stands here twice"
                    raise yaml.MarkedYAMLError(problem=problem, problem_mark=key.start_mark)
                seen.add(key.value)
        return node


_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|false)$"), list("tf"))


class _Quick(yaml.CSafeLoader):
    """The same ten times as fast, for files with nothing wrong in them: its complaints are curt."""

    yaml_implicit_resolvers = _Loader.yaml_implicit_resolvers


def _read(text: str) -> tuple[Any, Any] | None:
    """The only document's nodes and data; None if something in it may be wrong."""
    try:
        loader = _Quick(text)
        node = loader.get_single_node()
        return (node, loader.construct_document(node)) if _is_plain(node) else None
    except (yaml.YAMLError, ValueError, RecursionError):
        return None


def _is_plain(document: Any) -> bool:
    """Whether every key stands once and nothing refers to another part."""
    nodes, seen = [document], set()
    while nodes:
        node = nodes.pop()
        if id(node) in seen:
            return False
        seen.add(id(node))
        if isinstance(node, yaml.SequenceNode):
            nodes += node.value
        elif isinstance(node, yaml.MappingNode):
            keys = [key for key, _ in node.value]
            if len({str(key.value) for key in keys}) < len(keys):
                return False
            nodes += [*keys, *(value for _, value in node.value)]
    return document is not None


class Document:
    """A YAML file's data, and the line each part of it stands at."""

    def __init__(self, path: Path) -> None:
        """Read the file, or raise Wrong."""
        self.path = path
        try:
            text = path.read_text(encoding="utf-8")
            self._node, self.data = _read(text) or self._scrutinised(text)
        except OSError as error:
            raise Wrong(path, 1, f"cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise Wrong(path, 1, "is not a text file in UTF-8") from None
        except RecursionError:
            raise Wrong(path, 1, "is nested too deeply") from None
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise Wrong(path, line, HINTS.get(str(error.problem), str(error.problem))) from None
        except (yaml.YAMLError, ValueError) as error:
            raise Wrong(path, 1, str(error).splitlines()[0]) from None

    def _scrutinised(self, text: str) -> tuple[Any, Any]:
        """The same with a parser that says where and why a file makes no sense."""
        self._refuse_references(text)
        loader = _Loader(text)
        node = loader.get_single_node()
        return node, loader.construct_document(node) if node is not None else None

    def _refuse_references(self, text: str) -> None:
        """A file that refers to other parts of itself could go round in circles."""
        for event in yaml.parse(text, Loader=_Loader):
            if isinstance(event, yaml.AliasEvent):
                line = event.start_mark.line + 1 if event.start_mark else 1
                raise Wrong(self.path, line, "a reference (*) has no place here")

    def line(self, loc: Sequence[str | int]) -> int:
        """The line of this part, or of the innermost one around it that exists."""
        node = self._node
        line = node.start_mark.line if node is not None else 0
        for step in loc:
            if isinstance(node, yaml.MappingNode):
                for key, value in node.value:
                    if key.value == str(step):
                        line, node = key.start_mark.line, value
                        break
            elif isinstance(node, yaml.SequenceNode) and step in range(len(node.value)):
                node = node.value[int(step)]
                line = node.start_mark.line
        return int(line) + 1

    def invalid(self, error: ValidationError, at: Loc = ()) -> Wrong:
        """Everything pydantic finds fault with in this part of the file."""
        found = [(self.line((*at, *loc)), text) for loc, text in complaints(error)]
        return Wrong(self.path, *found[0], *found[1:])

    def wrong(self, loc: Sequence[str | int], message: str) -> Wrong:
        """An error at this part of the file."""
        return Wrong(self.path, self.line(loc), message)


def complaints(error: ValidationError) -> list[tuple[Loc, str]]:
    """Where pydantic found fault, in words for people who write the file."""
    return [(one["loc"], _worded(one)) for one in error.errors()]


def _worded(one: Any) -> str:
    name = ".".join(map(str, one["loc"]))
    if one["type"] == "extra_forbidden":
        return f"{name}: there is no such key here"
    if one["type"] == "missing":
        return f"{name} is missing"
    if not name:
        return "write keys and values, such as `title: A short sentence`"
    said = _WORDED.get(one["type"], "this does not fit here")
    return f"{name}: {said.format(**one.get('ctx', {}))}"


_WORDED = {
    "int_type": "write a whole number",
    "int_parsing": "write a whole number",
    "int_from_float": "write a whole number",
    "string_type": "write a word",
    "list_type": "write a list, such as [one, two]",
    "dict_type": "write keys and values, such as {{key: value}}",
    "model_type": "write keys and values, such as {{key: value}}",
    "model_attributes_type": "write keys and values, such as {{key: value}}",
    "bool_type": "write true or false",
    "bool_parsing": "write true or false",
    "literal_error": "choose {expected}",
    "greater_than_equal": "write a number from {ge} on",
    "greater_than": "write a number above {gt}",
    "less_than_equal": "write a number up to {le}",
    "less_than": "write a number below {lt}",
    "too_short": "name at least {min_length}",
    "value_error": "{error}",
    "die": "write what the die shows: 5, or 7/8 for a seven on a die with eight sides",
}
"""What pydantic finds fault with, as the author of a file would say it."""
