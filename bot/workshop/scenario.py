"""Scenarios: a position, the answers given in it, and what must hold afterwards."""

from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot import games
from bot.kernel import Illegal
from bot.kernel.positions import Impossible, Positions
from bot.workshop.expectations import GENERIC, read_event
from bot.workshop.known_words import is_known, misspelt
from bot.workshop.matching import Unknown, show
from bot.workshop.script import expect, opening, play_step
from bot.workshop.stage import Failed, Script, Stage
from bot.workshop.yaml_lines import Document, Loc, Wrong

SPARE_DIE = 1
"""Lies after the dice of a scenario: if it is gone, more were rolled than given."""


def run_file(path: Path) -> str:
    """Run one scenario and return its title; Wrong if it makes no sense, Failed if it fails."""
    stage = load(path)
    opening(stage)
    for place, step in enumerate(stage.script.play):
        play_step(stage, step, ("play", place))
    expect(stage, stage.script.expect, ("expect",))
    left = stage.state.rng.forced
    left = left[:-1] if stage.script.seed is None else left
    if left:
        text = f"dice that nobody rolled: {show(left)}"
        raise Failed(stage.document, [(("dice",), text)], stage.stands())
    return stage.script.title


def files(paths: list[Path]) -> list[Path]:
    """The scenario files among these files and folders."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        if not inside:
            raise Wrong(path, 1, "there is no scenario (*.yaml) in this folder")
        found += inside
    return found


def load(path: Path) -> Stage:
    """Read a scenario and arrange its position; Wrong says what cannot be."""
    document = Document(path)
    try:
        script = Script.model_validate(document.data)
    except ValidationError as error:
        raise document.invalid(error) from None
    rules, positions = _game(document, script)
    if script.setup not in positions.setups:
        known = ", ".join(positions.setups)
        raise document.wrong(("setup",), f"there is no set-up {script.setup}: choose {known}")
    for place, die in enumerate(script.dice):
        shown, sides = _die(die, positions.faces)
        if not 1 <= shown <= sides <= positions.faces:
            message = f"no die shows {die}: 1 to {positions.faces}"
            raise document.wrong(("dice", place), message)
    stage = Stage(document, script, rules, positions, _arranged(document, script, rules, positions))
    _check_expected_keys(stage)
    return stage


def _die(die: int | str, faces: int) -> tuple[int, int]:
    """What a die shows and how many sides it has: `7/8`, or a number for any die."""
    if isinstance(die, int):
        return die, faces
    shown, _, sides = die.partition("/")
    return (int(shown), int(sides)) if shown.isdecimal() and sides.isdecimal() else (0, faces)


def _game(document: Document, script: Script) -> tuple[Any, Positions[Any]]:
    found = games.tried(script.game)
    if found is None:
        known = ", ".join(games.GAMES)
        raise document.wrong(("game",), f"there is no game {script.game}: choose {known}")
    return found.rules, found.positions


def _arranged(document: Document, script: Script, rules: Any, positions: Positions[Any]) -> Any:
    at: Loc = ("options",)
    try:
        options = rules.Options.model_validate(script.options)
        rules.check_options(positions.setups[script.setup], options)
        state = positions.start(script.setup, options, script.seed or "scenario")
        if script.change:
            at = ("change",)
            state = positions.arrange(state, positions.Position.model_validate(script.change))
    except ValidationError as error:
        raise document.invalid(error, at) from None
    except Impossible as error:
        raise document.wrong((*at, *error.where), str(error)) from None
    except Illegal as error:
        raise document.wrong(at, str(error)) from None
    dice = [die if isinstance(die, int) else _die(die, positions.faces) for die in script.dice]
    for place, name in enumerate(script.on_top):
        if not is_known(script.game, name):
            raise document.wrong(("on_top", place), f"nothing is called {name}")
    state.rng.on_top = list(script.on_top)
    state.rng.forced = [*dice, *([SPARE_DIE] if script.seed is None else [])]
    return state


def _check_expected_keys(stage: Stage) -> None:
    """A word that means nothing is found before anything is played."""
    known = {*GENERIC, *stage.look().facts}
    wanted: list[tuple[Loc, Any]] = [(("expect",), stage.script.expect)]
    for place, step in enumerate(stage.script.play):
        if isinstance(step, dict) and "expect" in step:
            wanted.append((("play", place, "expect"), step["expect"]))
    for loc, expected in wanted:
        if not isinstance(expected, dict):
            raise stage.document.wrong(loc, "write what is expected, each with its value")
        for key in expected:
            if key not in known:
                message = f"nothing is called {key}: known are {', '.join(sorted(known))}"
                raise stage.document.wrong((*loc, key), message)
        _check_no_events(stage, loc, expected.get("no_events", []))


def _check_no_events(stage: Stage, loc: Loc, expected: Any) -> None:
    """An event that cannot happen never does: a misspelt one would hold for ever."""
    for place, one in enumerate(expected if isinstance(expected, list) else []):
        try:
            kind, args = read_event(one, (*loc, "no_events", place))
        except Unknown as error:
            raise stage.document.wrong(error.where, str(error)) from None
        players = list(stage.look().names.values())
        if message := misspelt(stage.script.game, players, kind, args):
            raise stage.document.wrong((*loc, "no_events", place), message)
