"""Every rules case in this folder, one test per file."""

from pathlib import Path

import pytest

from bot.workshop.scenario import run_file

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(HERE)) for path in FILES])
def test_scenario(path: Path) -> None:
    run_file(path)
