"""A game is one package: its manifest is whole, and nothing else knows it by name."""

import re
from importlib.util import find_spec
from inspect import getmembers, isfunction
from pathlib import Path

import pytest

from bot.face import Face
from bot.games import GAMES, Game, register, rules
from bot.kernel import Rules
from bot.kernel.positions import Positions
from bot.text import LANGUAGES, words
from bot.text.words import FOLDER, catalogues_in

ROOT = Path(__file__).resolve().parents[2]
SOURCES = (".py", ".ftl", ".js", ".html", ".css", ".mako")
NAMES = ("character", "house", "region", "territory", "unit")
"""Kinds of names that are examples of one game's world wherever they appear."""


def called(game: str) -> set[str]:
    """What a game is called in sources and by people."""
    camel = "".join(part.title() for part in game.split("_"))
    known = {game, game.replace("_", "-"), game.replace("_", " "), camel}
    for language in LANGUAGES:
        known |= {words(language).say(f"game-{game}"), words(language).say(f"{game}-tag")}
    return known


def owner(path: Path) -> str | None:
    """The game whose own file this is."""
    parts = path.relative_to(ROOT).parts
    if parts[:2] == ("bot", "games") and len(parts) > 3:
        return parts[2]
    found = [game for game in GAMES if re.fullmatch(rf"_?{game}(_\w+)?", path.stem)]
    return found[0] if parts[0] == "cogs" and found else None


def common_files() -> list[Path]:
    """Everything in bot/ and cogs/ that belongs to no game."""
    files = [path for room in ("bot", "cogs") for path in (ROOT / room).rglob("*")]
    return [path for path in files if path.suffix in SOURCES and owner(path) is None]


def found_in(path: Path, names: set[str]) -> list[str]:
    """Lines of a file in which one of these names stands as a word of its own."""
    known = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    pattern = re.compile(rf"(?<![a-z])(?:{known})(?![a-z])", re.IGNORECASE)
    lines = path.read_text("utf-8").splitlines()
    return [f"{path.relative_to(ROOT)}: {line.strip()}" for line in lines if pattern.search(line)]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_but_its_own_files_names_a_game(game: str) -> None:
    files = common_files()
    assert ROOT / "bot" / "games" / "manifest.py" in files
    assert [line for path in files for line in found_in(path, called(game))] == []


def test_no_file_of_a_game_names_the_package_of_another() -> None:
    files = [*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]
    for path in files:
        for named in re.findall(r"(?:bot\.games|cogs)\.(\w+)", path.read_text("utf-8")):
            assert named not in GAMES or named == owner(path), path


def names(game: Game, language: str) -> set[str]:
    """Names of a game's world, as its catalogue tells them."""
    entry = re.compile(
        rf"^{game.id}-(?:{'|'.join(NAMES)})-\w+ = (?:the |der |die |das )?([^{{}}\n]{{4,}})$",
        re.MULTILINE | re.IGNORECASE,
    )
    files = catalogues_in(game.words, language)
    return {name for path in files for name in entry.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_common_sentences_have_no_example_of_one_game(language: str) -> None:
    world = {name for game in GAMES.values() for name in names(game, language)}
    assert len(world) > 100
    files = sorted((FOLDER / language).glob("*.ftl"))
    assert [line for path in files for line in found_in(path, world)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_game_are_in_its_own_folder(language: str) -> None:
    starts = tuple(f"{start}{game}" for game in GAMES for start in ("", "game-"))
    for path in (FOLDER / language).glob("*.ftl"):
        for key in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE):
            assert not key.startswith(starts), key


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_manifest_is_whole(game: Game) -> None:
    assert isinstance(game.rules, Rules)
    assert game.rules.id == game.id
    assert rules(game.id) is game.rules
    assert isinstance(game.positions, Positions)
    for name, _ in getmembers(Face, isfunction):
        if not name.startswith("_"):
            assert callable(getattr(game.face, name)), name
    assert game.lexicon is not None
    assert find_spec(game.cog) is not None
    assert all(catalogues_in(game.words, language) for language in LANGUAGES)
    assert game.data.is_dir()


def test_there_is_no_game_without_a_manifest() -> None:
    with pytest.raises(KeyError):
        rules("chess")
    with pytest.raises(ModuleNotFoundError):
        register("tests.games.chess")


def test_two_games_cannot_have_the_same_id(monkeypatch: pytest.MonkeyPatch) -> None:
    first = next(iter(GAMES.values()))
    other = Game(first.id, __name__, rules="", positions="", face="", lexicon="", cog="")
    monkeypatch.setitem(globals(), "GAME", other)
    with pytest.raises(ValueError, match="two games"):
        register(__name__)
    assert GAMES[first.id] is first
