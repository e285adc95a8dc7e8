"""What becomes of a list of typed lines? `python -m bench.typed GAME FILE.yaml [--through]`.

The file has lines by position, each with what is meant: told by what would be pressed
(`tests/reader/presses.py`), so that somebody can write them who has seen the pages of `bench.seen`
and nothing else. The positions are those of both sets of `tests/reader/positions.py`.

Every line goes through the reader that the table uses, and its moves through the rules. With
`--through` it is sent to the bot on the stand-in for Discord, at a running table in that position,
in turn as a direct message, as a mention and as a reply; then the game that is stored is judged,
and what was answered. Prints what was not right and how many were; ends with 1 if one was wrong.
With `--check` no line is read: it says what is meant by something that stands on no page, so that
whoever writes a list can look for slips without sight of the reader.
"""

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import yaml

from bench import through
from tests.reader.positions import Positions, positions
from tests.reader.presses import WRONG, Seen, Unreadable, judged, meant, seen

SHORT = 160


def lines(file: Path) -> Iterator[tuple[str, str, str]]:
    """Position, text, and what is meant."""
    for listed in yaml.safe_load_all(file.read_text("utf-8")):
        for where, written in (listed or {}).items():
            for text, about in written:
                yield where, str(text), str(about)


def read(places: Positions, where: str, text: str) -> tuple[Seen, str]:
    """What the reader and the rules make of a line."""
    writer = places.writer(where).write(text)
    return seen(writer), str(writer.done or writer.offered[:3] or "nothing")


def checked(places: Positions, listed: list[tuple[str, str, str]]) -> int:
    """Print every line whose meaning stands on no page."""
    slips = 0
    for where, text, about in listed:
        try:
            if where not in places.names:
                raise Unreadable(f"there is no position {where}")
            meant(places.writer(where), about)
        except Unreadable as reason:
            slips += 1
            print(f"{where}: {text!r} means {about!r}: {reason}")
    print(f"{len(listed)} lines, {slips} of them mean nothing that stands on the page")
    return 1 if slips else 0


async def main() -> int:
    """Send the lines and print what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="risk, iron_throne, board_game, card_game_2e, card_game_1e")
    parser.add_argument("file", type=Path)
    parser.add_argument("--check", action="store_true", help="only check what is meant")
    parser.add_argument("--through", action="store_true", help="send them through the bot")
    arguments = parser.parse_args()
    places = positions(arguments.game)
    listed = [*lines(arguments.file)]
    if arguments.check:
        return checked(places, listed)
    if arguments.through:
        found = await through.sent(places, arguments.game, [(w, t) for w, t, _ in listed])
    else:
        found = [read(places, where, text) for where, text, _ in listed]
    counted: Counter[str] = Counter()
    for (where, text, about), (what, said) in zip(listed, found, strict=True):
        writer = places.writer(where)
        try:
            outcome: str = judged(writer, meant(writer, about), what)
        except Unreadable as reason:
            outcome, about = "unreadable", f"{about} ({reason})"
        if what.crashed:
            outcome = "crash"
        counted[outcome] += 1
        if outcome not in ("right", "asked"):
            print(f"{outcome}: {where}: {text!r} means {about}; got {said[:SHORT]}")
    for outcome, number in counted.most_common():
        print(f"{number:5} {outcome}")
    public = sum(what.public for what, _ in found)
    good = counted["right"] + counted["asked"]
    bad = sum(counted[one] for one in WRONG)
    print(f"{good} of {len(listed)} right ({100 * good / len(listed):.1f} of 100), {bad} wrong")
    if arguments.through:
        print(f"{public} public messages")
    return 1 if any(counted[one] for one in (*WRONG, "crash")) else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
