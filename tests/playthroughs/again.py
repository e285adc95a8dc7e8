"""Write the golden playthroughs anew: `python -m tests.playthroughs.again`. Then read the diff.

The first line of each file is the command that prints the rest. For a new one, write that line.
"""

import contextlib
import io
from pathlib import Path

from bot.workshop import cli

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))
COMMAND = "# python -m bot "


def printed(path: Path) -> str:
    """What the file should say today."""
    first = path.read_text(encoding="utf-8").splitlines()[0]
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        code = cli.main(first.removeprefix(COMMAND).split())
    if not first.startswith(COMMAND) or code != cli.FINE:
        raise SystemExit(f"{path}: the first line has to be: {COMMAND}playthrough …")
    return f"{first}\n{out.getvalue()}"


if __name__ == "__main__":
    for golden in FILES:
        golden.write_text(printed(golden), encoding="utf-8")
