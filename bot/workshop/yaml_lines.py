"""YAML with line numbers, for files that people write by hand."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml
from pydantic import ValidationError

Loc = tuple[str | int, ...]


class Wrong(Exception):
    """A file that makes no sense: which, at which line, and why; one line for people."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        """Put the three together."""
        super().__init__(f"{path}:{line}: {message}")


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
            if key.value in seen:
                problem = f"{key.value} stands here twice"
                raise yaml.MarkedYAMLError(problem=problem, problem_mark=key.start_mark)
            if isinstance(key, yaml.ScalarNode):
                seen.add(key.value)
        return node


_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|false)$"), list("tf"))


class Document:
    """A YAML file's data, and the line each part of it stands at."""

    def __init__(self, path: Path) -> None:
        """Read the file, or raise Wrong."""
        self.path = path
        try:
            text = path.read_text(encoding="utf-8")
            self._refuse_references(text)
            loader = _Loader(text)
            node = loader.get_single_node()
            self.data: Any = loader.construct_document(node) if node is not None else None
        except OSError as error:
            raise Wrong(path, 1, f"cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise Wrong(path, 1, "is not a text file in UTF-8") from None
        except RecursionError:
            raise Wrong(path, 1, "is nested too deeply") from None
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise Wrong(path, line, str(error.problem)) from None
        except (yaml.YAMLError, ValueError) as error:
            raise Wrong(path, 1, str(error).splitlines()[0]) from None
        self._node = node

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

    def wrong(self, loc: Sequence[str | int], message: str) -> Wrong:
        """An error at this part of the file."""
        return Wrong(self.path, self.line(loc), message)


def complaint(error: ValidationError) -> str:
    """The first of pydantic's complaints, in words for people who write the file."""
    first = error.errors()[0]
    name = ".".join(map(str, first["loc"]))
    if first["type"] == "extra_forbidden":
        return f"{name}: there is no such key here"
    return f"{name}: {first['msg']}" if name else "write keys and values, such as `game: risk`"
