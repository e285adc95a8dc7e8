"""Golden playthroughs: a change of rules, views or events shows up as a readable diff."""

from pathlib import Path

import pytest

from tests.playthroughs.again import FILES, printed


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    """If the change is meant: `python -m tests.playthroughs.again`, and read the diff."""
    assert printed(path).splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_there_are_some() -> None:
    assert len(FILES) >= 4
