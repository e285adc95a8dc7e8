"""Doors lead one way: every contract of pyproject.toml is broken by an import that it forbids."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import grimp
import pytest
from importlinter import Contract, api
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.independence import IndependenceContract
from importlinter.contracts.layers import LayersContract
from importlinter.contracts.protected import ProtectedContract

ROOT = Path(__file__).resolve().parents[1]
CONFIGURED = api.read_configuration(str(ROOT / "pyproject.toml"))

TYPES: dict[str, type[Contract]] = {
    "forbidden": ForbiddenContract,
    "independence": IndependenceContract,
    "layers": LayersContract,
    "protected": ProtectedContract,
}

PLANTED = [
    ("layers", "bot.table.moves", "bot.discord_ui.desk"),
    ("layers", "bot.store.moves", "bot.table.moves"),
    ("layers", "bot.games.risk.rules.turn", "bot.table.moves"),
    ("layers", "bot.discord_ui.desk", "cogs.lobby"),
    ("layers", "bot.face.shared", "bot.games.risk.ui.face"),
    ("layers", "bot.render.maps", "bot.discord_ui.table_pages"),
    ("layers", "bot.games.risk.ui.face", "bot.discord_ui.desk"),
    ("layers", "bot.games.board_game.ui.lexicon", "bot.discord_ui.page"),
    ("layers", "bot.reader.reading", "bot.games.risk.ui.lexicon"),
    ("layers", "bot.text.words", "bot.render.maps"),
    ("layers", "bot.kernel.engine", "bot.store.moves"),
    ("independent-games", "bot.games.risk.ui.face", "bot.games.board_game.ui.picture"),
    ("independent-games", "bot.games.risk.rules.turn", "bot.games.board_game.rules.facts"),
    ("pure-rules", "bot.games.risk.rules.turn", "asyncio"),
    ("pure-rules", "bot.games.risk.rules.turn", "discord"),
    ("pure-rules", "bot.games.risk.rules.turn", "bot.text.words"),
    ("pure-rules", "bot.games.risk.rules.view", "bot.games.risk.ui.face"),
    ("pure-rules", "bot.datafiles", "sqlalchemy"),
    ("pure-rules", "bot.kernel.engine", "bot.workshop.match"),
    ("kernel", "bot.kernel.engine", "bot.games"),
    ("views-only", "bot.games.risk.ui.face", "bot.games.risk.rules.state"),
    ("views-only", "bot.games.board_game.ui.face", "bot.games.board_game.rules.policy"),
    ("views-only", "cogs.risk", "bot.games.risk.rules.rulebook"),
    ("discord", "bot.table.moves", "discord"),
    ("discord", "bot.games.risk.ui.face", "discord"),
    ("discord", "bot.start", "discord"),
    ("sql", "bot.table.moves", "sqlalchemy"),
    ("sql", "cogs.lobby", "sqlalchemy"),
    ("store", "bot.games.risk.ui.face", "bot.store.moves"),
    ("store", "bot.local.world", "bot.store.moves"),
    ("text", "bot.table.moves", "bot.text.words"),
    ("text", "bot.store.moves", "bot.text.words"),
    ("render", "bot.table.moves", "bot.render.maps"),
    ("render", "cogs.lobby", "bot.render.maps"),
    ("face", "bot.table.moves", "bot.face"),
    ("games", "bot.table.moves", "bot.games.risk.rules.view"),
    ("games", "bot.local.world", "bot.games"),
    ("local", "bot.discord_ui.client", "bot.local.wire"),
    ("local", "cogs.lobby", "bot.local.wire"),
    ("workshop", "bot.discord_ui.desk", "bot.workshop.match"),
    ("workshop", "bot.table.moves", "bot.workshop.match"),
    ("pure-tournaments", "bot.tournaments.replay", "asyncio"),
    ("pure-tournaments", "bot.tournaments.replay", "bot.table.moves"),
    ("tournaments", "bot.store.moves", "bot.tournaments.replay"),
    ("pure-decks", "bot.decks.text", "asyncio"),
    ("pure-decks", "bot.decks.pool", "bot.games"),
    ("pure-reader", "bot.reader.reading", "asyncio"),
    ("pure-reader", "bot.reader.reading", "bot.table.moves"),
    ("tournaments", "bot.games.risk.ui.face", "bot.tournaments.replay"),
]

NAMED = [
    ("bot/store/moves.py", "bot.table.moves"),
    ("bot/games/risk/rules/turn.py", "bot.games.board_game.rules.facts"),
    ("bot/table/moves.py", "discord"),
    ("bot/render/maps.py", "bot.discord_ui.table_pages"),
    ("bot/kernel/engine.py", "bot.workshop.match"),
    ("bot/games/risk/ui/face.py", "bot.games.risk.rules.state"),
]
"""Six that once went unnoticed, planted in the files themselves."""


def contract(id: str) -> Contract:
    (options,) = [one for one in CONFIGURED["contracts_options"] if one["id"] == id]
    return TYPES[options["type"]](options["name"], CONFIGURED["session_options"], options)


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("bot", "cogs", include_external_packages=True, cache_dir=None)


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The sources, with all six forbidden imports in them."""
    folder = tmp_path_factory.mktemp("planted")
    for room in ("bot", "cogs"):
        sources = shutil.ignore_patterns("__pycache__", "*.ftl", "*.json", "page")
        shutil.copytree(ROOT / room, folder / room, ignore=sources)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for file, imported in NAMED:
        with (folder / file).open("a", encoding="utf-8") as source:
            source.write(f"\nimport {imported}\n")
    yield folder
    shutil.rmtree(folder)


def test_every_contract_has_an_import_that_breaks_it() -> None:
    assert {id for id, _, _ in PLANTED} == {one["id"] for one in CONFIGURED["contracts_options"]}


@pytest.mark.parametrize(("id", "importer", "imported"), PLANTED)
def test_a_forbidden_import_is_found(
    graph: grimp.ImportGraph, id: str, importer: str, imported: str
) -> None:
    assert {importer, imported} <= graph.modules
    planted = deepcopy(graph)
    assert contract(id).check(planted, verbose=False).kept
    planted = deepcopy(graph)
    planted.add_import(importer=importer, imported=imported, line_number=1, line_contents="-")
    assert not contract(id).check(planted, verbose=False).kept


def test_make_check_finds_them_in_the_sources(copied: Path) -> None:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache", "--no-logo"]
    found = subprocess.run(command, cwd=copied, capture_output=True, text=True, check=False)
    assert found.returncode == 1
    told = " ".join(found.stdout.split())
    for file, imported in NAMED:
        importer = file.removesuffix(".py").replace("/", ".")
        assert f"{importer} -> {imported} (l." in told, told
