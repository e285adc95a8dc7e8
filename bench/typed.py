"""What becomes of a list of typed lines? `python -m bench.typed GAME FILE.yaml`.

The file has lines by position, each with what is meant, as in `tests/reader/lines/<game>.yaml`;
the positions are those of `tests/reader/positions_<game>.py`. Every line goes through the reader
that the table uses, and its moves through the rules. Prints what was not right, then how many were
right (and how many of those were asked back), lost and wrong. Ends with 1 if one was wrong.
"""

import argparse
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path

import yaml

from tests.reader.writing import outcome


def main() -> int:
    """Send the lines and print what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="risk, iron_throne, board_game")
    parser.add_argument("file", type=Path)
    arguments = parser.parse_args()
    positions = import_module(f"tests.reader.positions_{arguments.game}")
    counted: Counter[str] = Counter()
    for listed in yaml.safe_load_all(arguments.file.read_text("utf-8")):
        for where, lines in listed.items():
            for text, meant in lines:
                writer = positions.writer(where).write(text)
                found = outcome(writer, meant)
                asked = found == "right" and not writer.done and not writer.kept
                counted["right, asked back or left alone" if asked else found] += 1
                if found != "right":
                    did = writer.done or writer.offered[:3] or "nothing"
                    print(f"{found}: {where}: {text!r} means {meant}; got {did}")
    for what, number in counted.most_common():
        print(f"{number:5} {what}")
    return 1 if counted["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
