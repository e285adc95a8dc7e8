"""The command tree: accepted by Discord, and in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.discord_ui.client import Maester
from bot.text import LANGUAGES
from bot.text.words import catalogues

NAME = re.compile(r"^[-_'\w]{1,32}$")
DOCS = Path(__file__).resolve().parents[2] / "docs"
TREE = 8000
"""Characters of one command with everything in it, the longest translation counted."""

Json = dict[str, Any]


async def payloads(bot: Maester) -> list[Json]:
    translator = bot.tree.translator
    assert translator is not None
    commands = bot.tree.get_commands()
    return [await command.get_translated_payload(bot.tree, translator) for command in commands]


def every(part: Json) -> Iterator[Json]:
    yield part
    for option in part.get("options", []):
        yield from every(option)


def longest(part: Json, field: str) -> int:
    texts = [part.get(field, ""), *(part.get(f"{field}_localizations") or {}).values()]
    return max(map(len, texts))


def size(part: Json) -> int:
    own = longest(part, "name") + longest(part, "description")
    choices = (longest(one, "name") + len(str(one["value"])) for one in part.get("choices", []))
    return own + sum(choices) + sum(map(size, part.get("options", [])))


async def test_all_groups_are_there(bot: Maester) -> None:
    assert {one["name"] for one in await payloads(bot)} == {
        "help",
        "game",
        "risk",
        "lcg1",
        "lcg2",
        "throne",
        "westeros",
        "mod",
        "settings",
        "cards",
        "clock",
        "games",
        "privacy",
        "tournament",
        "ranking",
    }


async def test_names_and_descriptions_fit_in_every_language(bot: Maester) -> None:
    for command in await payloads(bot):
        for part in every(command):
            for name in (part["name"], part["name_localizations"]["de"]):
                assert NAME.match(name), name
                assert name == name.lower()
            for text in (part["description"], part["description_localizations"]["de"]):
                assert 1 <= len(text) <= 100, text
            for one in part.get("choices", []):
                assert longest(one, "name") <= 100
                assert "de" in one["name_localizations"]


async def test_names_are_unique_among_their_neighbours_in_every_language(bot: Maester) -> None:
    def distinct(parts: list[Json]) -> None:
        for names in (
            [part["name"] for part in parts],
            [part["name_localizations"]["de"] for part in parts],
        ):
            assert len(set(names)) == len(names), names
        for part in parts:
            distinct(part.get("options", []))

    distinct(await payloads(bot))


async def test_trees_stay_within_discords_limits(bot: Maester) -> None:
    for command in await payloads(bot):
        assert size(command) <= TREE, (command["name"], size(command))
        for part in every(command):
            assert len(part.get("options", [])) <= 25
            assert len(part.get("choices", [])) <= 25


async def test_moderators_commands_are_not_offered_in_direct_messages(bot: Maester) -> None:
    (mod,) = [one for one in await payloads(bot) if one["name"] == "mod"]
    assert mod["dm_permission"] is False or mod["contexts"] == [0]


@pytest.mark.parametrize("name", ["game", "risk", "throne", "westeros"])
async def test_players_commands_work_in_direct_messages(bot: Maester, name: str) -> None:
    (found,) = [one for one in await payloads(bot) if one["name"] == name]
    assert found["dm_permission"] is not False
    assert found["contexts"] is None or 1 in found["contexts"]


def paths(part: Json, language: str, above: str = "") -> Iterator[str]:
    """A command and its subcommands as people of this language type them."""
    own = part["name"] if language == "en" else part["name_localizations"][language]
    path = f"{above} {own}".strip()
    yield path
    for option in part.get("options", []):
        if option["type"] in (1, 2):
            yield from paths(option, language, path)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_texts_name_commands_as_their_reader_types_them(bot: Maester, language: str) -> None:
    known = {path for one in await payloads(bot) for path in paths(one, language)}
    for file in catalogues(language):
        for named in re.findall(r"`/([^`]+)`", file.read_text("utf-8")):
            assert named in known, f"{file.name}: /{named}"


def usage(command: Json) -> Iterator[tuple[str, str]]:
    """Every command as one writes it, options that may be left out in brackets; what it does."""
    options = command.get("options", [])
    inner = [one for one in options if one["type"] in (1, 2)]
    for part in inner:
        yield from ((f"{command['name']} {line}", does) for line, does in usage(part))
    if not inner:
        named = [one["name"] if one.get("required") else f"[{one['name']}]" for one in options]
        yield " ".join([command["name"], *named]), command["description"]


async def test_the_list_of_commands_has_every_command_and_no_other(bot: Maester) -> None:
    listed = re.findall(
        r"^\| `/(.+)` \| (.+) \|$", (DOCS / "commands.md").read_text(), re.MULTILINE
    )
    assert listed == [line for one in await payloads(bot) for line in usage(one)]


async def test_documents_name_only_commands_that_exist(bot: Maester) -> None:
    commands = await payloads(bot)
    known = [f"{line} " for one in commands for line, _ in usage(one)]
    groups = "|".join(one["name"] for one in commands)
    for page in (DOCS.parent / "README.md", *DOCS.rglob("*.md")):
        for name in re.findall(rf"`/((?:{groups})(?: [a-z-]+)*)[ `]", page.read_text()):
            assert any(line.startswith(f"{name} ") for line in known), f"{page.name}: /{name}"
