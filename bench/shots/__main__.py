"""Screenshots of every kind of question of every game: `make shots`.

    python -m bench.shots [GAME…] [--only PART] [--language en de] [--folder DIR]

Games are played by stand-ins and by chance until every question has been asked. Each is then put
on a table of the stand-in for Discord, whose page shows pictures within Discord's bounds: the
table's message, and the asked player's own page, 1280 and 390 pixels wide, in each language.
"""

import argparse
import asyncio
import shutil
import sys
import time
from pathlib import Path

from bench.shots.gallery import NothingShown, Shot, gallery
from bench.shots.moments import Moment, moments
from bench.shots.sheet import sheet
from bot.games import GAMES
from bot.text import LANGUAGES

FOLDER = Path(__file__).resolve().parents[2] / "screenshots" / "questions"


async def take(found: dict[str, dict[str, Moment]], languages: list[str], folder: Path) -> bool:
    """Take every picture, write the index, say what is wrong; whether nothing failed."""
    shown: dict[str, dict[str, list[Shot]]] = {
        game: {kind: [] for kind in kinds} for game, kinds in found.items()
    }
    failed: list[str] = []
    async with gallery(folder) as made:
        for language in languages:
            await made.speak(language)
            for game, kinds in found.items():
                for kind, moment in kinds.items():
                    try:
                        shown[game][kind] += await made.show(moment)
                    except NothingShown as why:
                        failed.append(f"{game}/{kind}, {language}: {why}")
    print(sheet(folder, shown))
    shots = [shot for kinds in shown.values() for row in kinds.values() for shot in row]
    for shot in (shot for shot in shots if not shot.fits):
        print(f"higher than a screen: {shot.file.name}, {shot.page} of {shot.screen} px")
    print("\n".join(f"FAILED {one}" for one in failed), f"{len(shots)} pictures", sep="\n")
    return not failed


def main() -> None:
    """Find the moments, take the pictures, say where they are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--only", default="", help="only questions with this in their name")
    parser.add_argument("--language", nargs="*", default=[*LANGUAGES])
    parser.add_argument("--folder", type=Path, default=FOLDER)
    given = parser.parse_args()
    began = time.monotonic()
    found = {
        game: {kind: one for kind, one in moments(game).items() if given.only in kind}
        for game in given.games or GAMES
    }
    kinds = sum(map(len, found.values()))
    print(f"{kinds} kinds of question ({time.monotonic() - began:.0f} s)", flush=True)
    if not given.only:
        for game in found:
            shutil.rmtree(given.folder / game, ignore_errors=True)
    well = asyncio.run(take(found, given.language, given.folder))
    print(f"{time.monotonic() - began:.0f} s")
    sys.exit(not well)


if __name__ == "__main__":
    main()
