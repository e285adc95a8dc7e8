"""Every rule number that is cited somewhere is defined in docs/rules."""

from pathlib import Path

import pytest

from tests.docs.citations import PAGES, ROOT, anchor, cited, defined

GAMES = sorted(page.stem for page in PAGES.glob("*.md") if page.stem != "README")
COGS = {"iron_throne": "throne", "board_game": "westeros"}
"""Private modules of a game's cog may be named after this word instead of the game."""
SHARED = {"card_game_2e": ("bot/games/lcg", "tests/games/lcg")}
"""Packages that several games share cite the rules of one of them."""
READ = {".py", ".yaml", ".ftl", ".json"}


def about(game: str) -> list[Path]:
    """The files that speak of this game's rules: its package, cog, data, scenarios and tests."""
    folders = [ROOT / top / game for top in ("bot/games", "data", "tests/scenarios", "tests/games")]
    folders += [ROOT / folder for folder in SHARED.get(game, ())]
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in READ]
    names = (game, COGS.get(game, game))
    cogs = [path for path in (ROOT / "cogs").rglob("*.py") if _named(path, ROOT / "cogs", names)]
    tests = [path for path in (ROOT / "tests").rglob("*.py") if _named(path, ROOT, names)]
    return sorted({*found, *cogs, *tests})


def _named(path: Path, top: Path, names: tuple[str, ...]) -> bool:
    return any(name in str(path.relative_to(top)) for name in names)


def unknown(paths: list[Path], pages: Path, game: str) -> dict[str, list[str]]:
    """By file, the numbers it cites that the game's pages do not define."""
    known = defined(pages, game)
    wrong = {path.name: sorted(n for n in cited(path) if anchor(n) not in known) for path in paths}
    return {name: numbers for name, numbers in wrong.items() if numbers}


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_number_is_defined(game: str) -> None:
    assert unknown(about(game), PAGES, game) == {}


@pytest.mark.parametrize("game", ["board_game", "iron_throne", "risk"])
def test_the_files_of_a_game_are_really_read(game: str) -> None:
    paths = about(game)
    assert {path.suffix for path in paths} == READ
    places = {path.relative_to(ROOT).parts[0] for path in paths if cited(path)}
    assert places >= {"bot", "cogs", "tests"}
    assert len({number for path in paths for number in cited(path)}) > 100


def test_no_other_file_of_the_bot_cites_a_rule() -> None:
    """It could not be told which game's rule is meant."""
    known = {path for game in GAMES for path in about(game)}
    code = [path for top in ("bot", "cogs") for path in (ROOT / top).rglob("*.py")]
    assert {path.name: cited(path) for path in set(code) - known if cited(path)} == {}


@pytest.mark.parametrize(
    ("name", "text", "wrong"),
    [
        ("battle.py", '"""R5.6, R5.99: ties go to the defender."""\n', ["R5.99"]),
        ("battle.py", "def tie():\n    # A99 settles it\n    return 'M99 4 5'\n", ["A99"]),
        ("battle.py", 'raise_("R99.1: no such territory")\n', ["R99.1"]),
        ("r5-99-a-tie.yaml", "rules: [R5.6]\n", ["R5.99"]),
        ("a99-a-tie.yaml", "rules: [R5.6]\n", ["A99"]),
        ("a-tie.yaml", "rules: [R5.6, R21.1]\n", ["R21.1"]),
        ("en.ftl", "# M99: giving up\ngiving-up = Give up (R5.6)\n", ["M99"]),
    ],
)
def test_a_wrong_number_is_found(tmp_path: Path, name: str, text: str, wrong: list[str]) -> None:
    path = tmp_path / name
    path.write_text(text)
    assert unknown([path], PAGES, "risk") == {name: wrong}


def test_a_number_is_unknown_once_its_page_does_not_define_it(tmp_path: Path) -> None:
    page = (PAGES / "risk.md").read_text()
    assert '<a id="r5-6"></a>' in page
    (tmp_path / "risk.md").write_text(page.replace('<a id="r5-6"></a>', ""))
    assert any("R5.6" in wrong for wrong in unknown(about("risk"), tmp_path, "risk").values())


@pytest.mark.parametrize("game", GAMES)
def test_a_number_is_defined_once_and_stands_behind_its_anchor(game: str) -> None:
    lines = [
        line
        for page in (PAGES / f"{game}.md", *(PAGES / game).glob("*.md"))
        for line in page.read_text().splitlines()
        if "<a id=" in line
    ]
    anchors = [line.split('"')[1] for line in lines]
    assert len(anchors) == len(set(anchors)) > 100
    for line, name in zip(lines, anchors, strict=True):
        shown = line.split("</a>")[1].lstrip("*").split()[0].rstrip("*")
        assert anchor(shown) == name or line.startswith("#"), line


def test_strokes_of_a_drawing_are_no_rules(tmp_path: Path) -> None:
    path = tmp_path / "drawing.py"
    path.write_text('STAR = "M4.5 2 A1.3 1"\n"""The tie of R5.6."""\n')
    assert cited(path) == {"R5.6"}
