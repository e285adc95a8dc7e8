"""The workshop's commands: scenario, playthrough, simulate."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from bot.datafiles import DataError
from bot.workshop.scenario import files, run_file
from bot.workshop.stage import Failed
from bot.workshop.yaml_lines import Wrong

FINE, FAILED, MISTAKEN = 0, 1, 2


def main(argv: list[str]) -> int:
    """Run one command and return its exit code: 0 fine, 1 something failed, 2 a mistake."""
    arguments = _parser().parse_args(argv)
    command: Callable[[argparse.Namespace], int] = arguments.command
    try:
        return command(arguments)
    except (DataError, Wrong) as error:
        print(error, file=sys.stderr)
        return MISTAKEN


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot")
    commands = parser.add_subparsers(required=True)
    scenario = commands.add_parser("scenario", help="run rules cases written as YAML")
    scenario.add_argument("paths", nargs="+", type=Path, metavar="FILE", help="files or folders")
    scenario.set_defaults(command=run_scenarios)
    return parser


def run_scenarios(arguments: argparse.Namespace) -> int:
    """Run every scenario; say what is wrong with each that fails."""
    wrong = failed = 0
    paths = files(arguments.paths)
    for path in paths:
        try:
            run_file(path)
        except Wrong as error:
            wrong += 1
            print(error, file=sys.stderr)
        except Failed as error:
            failed += 1
            print(error, file=sys.stderr)
    good = len(paths) - wrong - failed
    print(f"as expected: {good}, failed: {failed}, cannot be used: {wrong}")
    return MISTAKEN if wrong else FAILED if failed else FINE
