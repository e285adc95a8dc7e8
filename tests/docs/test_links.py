"""Links between our documents lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")]
PAGES += [page for page in (ROOT / "tests").rglob("*.md") if "hypothesis" not in str(page)]


def anchors(text: str) -> set[str]:
    """What can be linked to in a page: its own anchors, and its headings as GitHub names them."""
    found = set(re.findall(r'<a id="([^"]+)"></a>', text))
    for heading in HEADING.findall(text):
        plain = re.sub(r"<[^>]+>|\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        found.add(re.sub(r"[^\w\- ]", "", plain).replace(" ", "-"))
    return found


def broken(page: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    found = []
    for link in LINK.findall(CODE.sub("", page.read_text())):
        path, _, part = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if "://" in link or link.startswith("mailto:"):
            continue
        if not target.exists() or (part and part not in anchors(target.read_text())):
            found.append(link)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert broken(page) == []


def test_a_link_to_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text('# Two words!\n- <a id="r5-1"></a>**R5.1** …\n')
    page = tmp_path / "page.md"
    page.write_text(
        "[a](rules.md) [b](rules.md#r5-1) [c](rules.md#two-words) [d](https://example.org/x)"
        " [e](rules.md#r5-2) [f](nowhere.md) [g](#h) `[x](y.md)`\n"
    )
    assert broken(page) == ["rules.md#r5-2", "nowhere.md", "#h"]


NAMED = re.compile(r"`((?:bench|bot|cogs|data|docs|tests)/[\w./-]*)`")
RUN = re.compile(r"python -m ((?:bench|bot|tests)[\w.]*)")


def missing(page: Path) -> list[str]:
    """The files and commands that a page names and that are not there."""
    text = page.read_text()
    files = [name for name in NAMED.findall(text) if not (ROOT / name).exists()]
    paths = {name: ROOT / name.replace(".", "/") for name in RUN.findall(text)}
    return files + [
        name
        for name, path in paths.items()
        if not path.with_suffix(".py").exists() and not (path / "__main__.py").exists()
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_and_commands_that_are_named_exist(page: Path) -> None:
    assert missing(page) == []


def test_a_file_that_is_gone_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "`bot/kernel/asks.py` `bot/kernel/gone.py` python -m bot, python -m bench.gone\n"
    )
    assert missing(page) == ["bot/kernel/gone.py", "bench.gone"]
