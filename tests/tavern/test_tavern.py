"""A game that lives outside bot/ is found by everything that finds the others."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.discord_ui.painter import PictureRequest, drawn
from bot.games import GAMES, Game, registered, rules
from bot.kernel import begin
from bot.text import LANGUAGES, words
from bot.text.words import catalogues, catalogues_in
from bot.workshop.match import Match
from bot.workshop.policies import at_random
from bot.workshop.scenario import run_file
from bot.workshop.snapshot import written
from cogs import extensions
from cogs._places import wanted_tags
from tests.tavern.opening import tavern_opened
from tests.text import sources, wanted

SCENARIOS = Path(__file__).parent / "scenarios"
OWN = (
    *(f"card-{card}" for card in ("thief", "guard", "bribe")),
    *(f"table-{table}" for table in ("hearth", "bar", "cellar")),
    *(f"pastime-{pastime}" for pastime in ("drink", "dice", "sleep")),
    *(f"term-{term}" for term in ("even", "song")),
)


@pytest.fixture
def tavern() -> Iterator[Game]:
    with tavern_opened() as game:
        yield game


def entries(tavern: Game, language: str) -> set[str]:
    """Every key of its catalogues."""
    bodies = [
        FluentParser().parse(path.read_text("utf-8")).body
        for path in catalogues_in(tavern.words, language)
    ]
    return {one.id.name for body in bodies for one in body if isinstance(one, ast.Message)}


def test_it_is_known_while_it_is_registered() -> None:
    held = words("en")
    assert "tavern" not in GAMES
    assert not held.has("game-tavern")
    with tavern_opened() as game:
        assert GAMES["tavern"] is game
        assert rules("tavern") is game.rules
        assert registered() == ["tests.tavern"]
        assert held.say("game-tavern") == "The Tavern"
        assert words("de").say("game-tavern") == "Die Taverne"
        assert "tests.tavern.cog" in extensions()
        assert "Tavern" in wanted_tags(held)
    assert "tavern" not in GAMES
    assert not held.has("game-tavern")
    assert not any(path.is_relative_to(game.words) for path in catalogues("en"))


def test_its_catalogues_hold_what_every_game_needs(tavern: Game) -> None:
    first, second = (entries(tavern, language) for language in LANGUAGES)
    assert first == second
    needed = wanted.of_every_game("tavern") | wanted.settings("tavern") | {*OWN}
    prefixes = ("tavern-typed-", "tavern-illegal-", "cmd-")
    plain = {key for key in first if not key.startswith(prefixes)}
    assert plain == {f"tavern-{key}" for key in needed - {"typed-examples"}} | {"game-tavern"}
    refused = sources.refusals("tests/tavern") | {"one-cup-of-dice": set[str]()}
    illegal = {key for key in first if key.startswith("tavern-illegal-")}
    assert illegal == {f"tavern-illegal-{reason}" for reason in refused}


@pytest.mark.parametrize("path", sorted(SCENARIOS.glob("*.yaml")), ids=lambda path: path.stem)
def test_its_scenarios_hold(tavern: Game, path: Path) -> None:
    assert run_file(path)


def test_its_positions_can_be_written_down(tavern: Game) -> None:
    match = Match(tavern.rules, 2, "evening", [at_random] * 2, tavern.rules.Options())
    assert "game: tavern" in written(tavern.rules, match.state, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_picture_is_drawn(tavern: Game, language: str) -> None:
    known = tavern.rules
    state = begin(known, 3, known.Options(), "evening").state
    view = known.view(state, 0)
    for kind in ("board", "scene", "hand", "legend"):
        request = PictureRequest(view, language, ("Arya", "Brienne", "Davos"), kind)
        picture = drawn(request)
        assert picture is not None
        assert picture.startswith(b"\x89PNG")
