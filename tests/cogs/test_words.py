"""The catalogue of commands: readable, the same in both languages, nothing missing or idle."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

from bot.games import GAMES
from bot.text import LANGUAGES
from bot.text.words import catalogues

COGS = Path(__file__).resolve().parents[2] / "cogs"
KEY = re.compile(r'"((?:cmd|choice|cogs)-[a-z0-9-]+)"')
ILLEGAL = re.compile(r'Illegal\(\s*"([a-z-]+)"')


def entries(language: str, file: str = "commands.ftl") -> set[str]:
    """The keys of a generic catalogue, and of what games have of the same name."""
    files = [path for path in catalogues(language) if path.name in (file, f"{language}.{file}")]
    body = [one for path in files for one in FluentParser().parse(path.read_text("utf-8")).body]
    assert not [part.content for part in body if isinstance(part, ast.Junk)]
    names = [part.id.name for part in body if isinstance(part, ast.Message)]
    assert len(set(names)) == len(names)
    return set(names)


def sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in COGS.glob("*.py"))


def test_both_languages_have_the_same_entries() -> None:
    one, other = map(entries, LANGUAGES)
    assert one == other


def test_what_the_cogs_say_is_there() -> None:
    known, text = entries("en") | entries("en", "slowplay.ftl"), sources()
    for key in KEY.findall(text):
        assert key in known, key
        if key.startswith("cmd-"):
            assert f"{key}-help" in known, key


def test_the_words_of_slow_play_are_all_used() -> None:
    folder = COGS.parent
    code = "\n".join(path.read_text("utf-8") for path in [*folder.glob("bot/**/*.py")]) + sources()
    for key in entries("en", "slowplay.ftl"):
        name = key.removesuffix("-help")
        for prefix in ("illegal-", "notice-", "event-", "choice-", "cmd-option-"):
            name = name.removeprefix(prefix)
        family = name.rpartition("-")[0]
        assert f'"{name}"' in code or f'"{family}-{{' in code, key


def test_commands_and_refusals_that_nobody_uses_are_taken_out() -> None:
    text = sources()
    raised = {f"illegal-{reason}" for reason in ILLEGAL.findall(text)}
    for key in entries("en"):
        name = key.removesuffix("-help")
        game = next((one for one in GAMES if key.startswith(f"{one}-")), None)
        if game or key.startswith("illegal-"):
            assert key.removeprefix(f"{game}-") in raised, key
        elif name.startswith("cmd-option-"):
            option = name.removeprefix("cmd-option-")
            assert f'"{option}"' in text or f'"{option.replace("-", "_")}"' in text, key
        elif name.startswith("cmd-"):
            assert f'"{name}"' in text, key
