"""The commands beside starting: scenario, playthrough, simulate, replay, check for operators."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from pydantic import BaseModel, ValidationError

from bot import games
from bot.datafiles import DataError
from bot.kernel import Illegal, Rules
from bot.store.errors import StoreError
from bot.table.recordings import Stop
from bot.text import LANGUAGES, words
from bot.workshop import policies
from bot.workshop.playthrough import playthrough
from bot.workshop.replay import Teller, load
from bot.workshop.scenario import files, run_file
from bot.workshop.simulate import Report, simulate
from bot.workshop.stage import Failed
from bot.workshop.yaml_lines import Wrong, complaints

FINE, FAILED, MISTAKEN = 0, 1, 2


class Mistake(Exception):
    """Something on the command line that cannot be: says what is wrong and what would be right."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Without repeating the usage."""
        raise Mistake(f"{message} (see {self.prog} --help)")


def main(argv: list[str]) -> int:
    """Run one command and return its exit code: 0 fine, 1 something failed, 2 a mistake."""
    try:
        arguments = _parser().parse_args(argv)
        command: Callable[[argparse.Namespace], int] = arguments.command
        return command(arguments)
    except (DataError, Mistake, StoreError, Wrong) as error:
        print(error, file=sys.stderr)
        return MISTAKEN
    except BrokenPipeError:
        # Whoever reads has seen enough; nothing may be flushed into the closed pipe at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


def _parser() -> Parser:
    parser = Parser(prog="python -m bot", epilog="Without a command: start the game master.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    scenario = commands.add_parser("scenario", help="run rules cases written as YAML")
    scenario.add_argument("paths", nargs="+", type=Path, metavar="FILE", help="files or folders")
    scenario.set_defaults(command=run_scenarios)
    printed = commands.add_parser("playthrough", help="print a game step by step")
    printed.add_argument("--limit", type=_positive, metavar="N", help="answers to print")
    printed.set_defaults(command=print_playthrough)
    many = commands.add_parser("simulate", help="play many games and count")
    many.add_argument("--games", type=_positive, default=100, metavar="N")
    many.add_argument("--order", action="append", default=[], metavar="KEY=VALUE")
    many.add_argument("--json", action="store_true", help="the report for programs")
    many.set_defaults(command=run_simulation)
    whole = commands.add_parser("check", help="look through the whole database")
    whole.add_argument("file", nargs="?", type=Path, help="the bot's own unless named")
    whole.set_defaults(command=check_database)
    moved = commands.add_parser("move-database", help="copy everything into an empty database")
    moved.add_argument("source", metavar="FROM", help="a SQLite file, or postgresql://…")
    moved.add_argument("target", metavar="TO", help="the same")
    moved.set_defaults(command=move_database)
    again = commands.add_parser("replay", help="show a game that was saved with /game replay")
    again.add_argument("file", type=Path, metavar="FILE")
    again.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    again.add_argument("--moves", action="store_true", help="stop after every move")
    again.add_argument("--pictures", type=Path, metavar="FOLDER", help="draw the boards there")
    again.set_defaults(command=show_replay)
    for command in (printed, many):
        command.add_argument("game", metavar="GAME")
        command.add_argument("--players", type=int, metavar="N")
        command.add_argument("--seed", default="1", metavar="S")
        command.add_argument("--policy", default="random", metavar="P")
        command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    return parser


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 on")
    return int(text)


def _rules(arguments: argparse.Namespace) -> Rules[Any]:
    """The game, after a look at everything that has to fit it."""
    found = games.tried(arguments.game)
    if found is None:
        raise Mistake(f"there is no game {arguments.game}: choose {', '.join(games.GAMES)}")
    rules = games.rules(found.id) if found.id in games.GAMES else found.rules
    if arguments.players is not None and arguments.players not in rules.players:
        possible = ", ".join(map(str, rules.players))
        raise Mistake(f"{rules.id} is not for {arguments.players} players: choose {possible}")
    known = policies.names(rules)
    if arguments.policy not in known:
        raise Mistake(f"there is no policy {arguments.policy}: choose {', '.join(known)}")
    return rules


def _options(rules: Rules[Any], arguments: argparse.Namespace) -> BaseModel:
    """The table's options: those given, the usual ones otherwise."""
    given = dict(one.partition("=")[::2] for one in arguments.option)
    numbers = {key: int(value) if value.isdecimal() else value for key, value in given.items()}
    try:
        return rules.Options.model_validate(numbers)
    except ValidationError as error:
        known = ", ".join(rules.Options.model_fields)
        raise Mistake(f"--option {complaints(error)[0][1]} (options: {known})") from None


def _orders(rules: Rules[Any], arguments: argparse.Namespace) -> dict[str, Any]:
    """Standing orders for everybody; several choices have commas between them."""
    found: dict[str, Any] = {}
    for one in arguments.order:
        key, _, value = one.partition("=")
        known = rules.preferences.get(key)
        if known is None:
            raise Mistake(f"--order {key}: choose {', '.join(rules.preferences)}")
        try:
            found[key] = known.check(value.split(",") if known.many else value)
        except Illegal:
            raise Mistake(f"--order {one}: choose {', '.join(known.choices)}") from None
    return found


def check_database(arguments: argparse.Namespace) -> int:
    """Look through a database; 1 if something is wrong with it."""
    from bot.checkup import check, default_file

    return FAILED if check(arguments.file or default_file()) else FINE


def move_database(arguments: argparse.Namespace) -> int:
    """Copy a database; whatever is wrong is said in one sentence."""
    from bot import mover

    mover.move_database(arguments.source, arguments.target)
    return FINE


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


def print_playthrough(arguments: argparse.Namespace) -> int:
    """Play one game and print it step by step."""
    rules = _rules(arguments)
    seats = arguments.players or rules.players[0]
    options = _options(rules, arguments)
    for line in playthrough(
        rules, seats, arguments.seed, arguments.policy, options, arguments.limit
    ):
        print(line)
    return FINE


def run_simulation(arguments: argparse.Namespace) -> int:
    """Play many games; 1 if one of them crashed, did not end or broke an invariant."""
    rules = _rules(arguments)
    report = simulate(
        rules,
        players=[arguments.players] if arguments.players else list(rules.players),
        games=arguments.games,
        seed=arguments.seed,
        policy_name=arguments.policy,
        options=_options(rules, arguments),
        orders=_orders(rules, arguments),
    )
    print(report.model_dump_json(indent=2) if arguments.json else "\n".join(_summary(report)))
    return FAILED if report.broken else FINE


def _summary(report: Report) -> list[str]:
    played = report.games + len(report.broken)
    ends = ", ".join(f"{reason} {count}" for reason, count in sorted(report.ends.items()))
    wins = ", ".join(f"seat {seat}: {count}" for seat, count in report.wins_by_seat.items())
    return [
        f"{report.game}, policy {report.policy}: {played} games, {len(report.broken)} broken",
        *(f"  broken: {one}" for one in report.broken),
        f"  ends: {ends or 'none'}",
        f"  wins: {wins or 'none'} (shared: {report.shared})",
        f"  answers per game: {report.answers_per_game}, "
        f"one after the other: {report.round_trips_per_game} "
        f"({report.human_round_trips_per_game} by people), "
        f"changes of player: {report.hand_overs_per_game} "
        f"({report.human_hand_overs_per_game} by people)",
        f"  answers per second: {report.states_per_second}, with all invariants checked",
        f"  bytes per saved state: {report.bytes_per_state} on average, "
        f"{report.most_bytes} at most",
    ]


def show_replay(arguments: argparse.Namespace) -> int:
    """Tell a saved game; in a terminal one stop at a time."""
    spoken = words(arguments.language)
    try:
        recording, game = load(arguments.file)
        teller = Teller(recording, game, spoken)
        stops = [[stop] for stop in recording.stops] if arguments.moves else [*teller.rounds()]
        _tell_stops(teller, stops, arguments.pictures)
    except OSError as error:
        raise Mistake(f"{arguments.file}: {error.strerror}") from None
    except Illegal as error:
        raise Mistake(f"{arguments.file}: {spoken.illegal(None, error)}") from None
    return FINE


def _tell_stops(teller: Teller, stops: list[list[Stop]], folder: Path | None) -> None:
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    for number, stop in enumerate(stops, 1):
        print(teller.tell(stop), end="\n\n")
        picture = teller.picture(stop) if folder is not None else None
        if folder is not None and picture is not None:
            (folder / f"{number:04}.png").write_bytes(picture)
        waits = sys.stdin.isatty() and sys.stdout.isatty() and number < len(stops)
        if waits and input("[Enter / q] ").strip().casefold() == "q":
            return
