"""Every game in tournaments: every size, every option, and a table that is opened."""

from typing import Any

import pytest
from pydantic import BaseModel

from bot.discord_ui.table_options import _possible as possible
from bot.games import GAMES, RULES, rules
from bot.kernel import Illegal, Rules, begin
from bot.store import Store
from bot.table import Tables
from bot.table.options import check_options
from bot.table.tournament_games import usual_settings, with_options
from bot.text import LANGUAGES, words
from bot.tournaments import decisions as said
from bot.tournaments.dry_run import dry_run
from bot.tournaments.errors import Refused
from bot.tournaments.settings import FORMATS, Format, Settings, check_settings

from .conftest import HOST


def sizes() -> list[tuple[str, Format, int]]:
    """Every game, format and size that go together."""
    return [
        (game, fmt, size)
        for game in GAMES
        for fmt in FORMATS
        for size in rules(game).players
        if fmt not in ("swiss", "robin") or size == 2
    ]


@pytest.mark.parametrize(("game", "fmt", "size"), sizes())
def test_every_size_that_a_game_allows(game: str, fmt: Format, size: int) -> None:
    settings = usual_settings(rules(game), fmt, size)
    check_settings(settings)
    assert settings.target == size
    assert settings.duel is (size == 2), "tables of two are not mixed with tables of many"
    assert size in dry_run(settings, max(size, settings.fewest)).sums


WRONG: list[tuple[Format, int, str]] = [
    ("swiss", 4, "tournament-format-needs-two"),
    ("pods", 9, "tournament-target"),
    ("pods", 1, "tournament-target"),
    ("league", 0, "tournament-target"),
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("fmt", "size", "reason"), WRONG)
def test_a_size_that_does_not_go_is_refused(game: str, fmt: Format, size: int, reason: str) -> None:
    with pytest.raises(Refused) as caught:
        usual_settings(rules(game), fmt, size)
    assert caught.value.reason == reason


def begins(game: str, settings: Settings) -> None:
    """Whether a game can be begun at a table of every size."""
    real = rules(game)
    options = check_options(real, settings.options)
    for size in settings.sizes:
        begin(real, size, options, "seed", list(settings.houses.get(size, ())))


@pytest.mark.parametrize(
    ("game", "fmt"),
    [
        (game, fmt)
        for game in GAMES
        for fmt in ("swiss", "pods")
        if fmt == "pods" or 2 in rules(game).players
    ],
)
def test_every_option_is_taken_with_the_sizes_it_allows_or_refused(game: str, fmt: Format) -> None:
    real = rules(game)
    usual = usual_settings(real, fmt)
    begins(game, usual)
    for name in real.Options.model_fields:
        for value in possible(real, name):
            options = check_options(real, {name: value})
            if real.alone(options) and any(_fits(real, one, options) for one in usual.sizes):
                settings = with_options(real, usual, options)
                check_settings(settings)
                begins(game, settings)
                continue
            with pytest.raises(Illegal) as caught:
                with_options(real, usual, options)
            for language in LANGUAGES:
                assert "\n" not in words(language).illegal(game, caught.value)


def _fits(real: Rules[Any], size: int, options: BaseModel) -> bool:
    try:
        real.check_options(size, options)
    except Illegal:
        return False
    return True


def test_a_dance_with_dragons_is_for_six_and_a_seventh_sits_out() -> None:
    """Requirement 22."""
    real = rules("board_game")
    usual = usual_settings(real, "pods")
    dance = with_options(real, usual, check_options(real, {"expansion": "dance_with_dragons"}))
    assert (dance.sizes, dance.target, dance.fewest, dance.cut) == ((6,), 6, 6, 6)
    plan = dry_run(dance, 7)
    assert [one.byes for one in plan.main] == [1, 1, 1]
    assert [(one.kind, one.args) for one in plan.warnings] == [("sit-out", {"count": 1})]
    back = with_options(real, dance, check_options(real, {"expansion": "none"}))
    assert back.sizes == usual.sizes
    assert back.fewest == usual.fewest
    feast = with_options(real, usual, check_options(real, {"expansion": "feast_for_crows"}))
    assert feast.sizes == (4,)


def test_two_against_two_is_refused_in_words() -> None:
    real = rules("card_game_1e")
    for usual in (usual_settings(real, "swiss"), usual_settings(real, "pods")):
        with pytest.raises(Illegal) as caught:
            with_options(real, usual, check_options(real, {"teams": "two_on_two"}))
        assert "alone" in words("en").illegal(None, caught.value)


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_of_every_size_is_opened_by_its_round(store: Store, game: str) -> None:
    """With decks handed in where the game has them, and houses where it gives them out."""
    manifest = GAMES[game]
    for size in manifest.rules.players:
        tables = Tables(store, RULES, lambda: "a seed")
        cups, decks = tables.tournaments, manifest.decks
        settings = usual_settings(manifest.rules, "league", size, decks=decks is not None)
        number = await cups.create(1, 2, said.Created(by=HOST, name="Cup", settings=settings))
        people = [10**17 + one for one in range(size)]
        for person in people:
            await cups.decide(number, said.SignedUp(by=person, person=person))
            if decks is not None:
                what: Any = {"ready": sorted(decks.ready)[person % len(decks.ready)]}
                await cups.hand_in(number, person, what)
        await cups.decide(number, said.Started(by=HOST, seed="lot"))
        await cups.decide(number, await cups.draw(number, "seed"))
        await tables.deadlines.run_due()
        (table,) = (await cups.get(number)).tables()
        assert table.session is not None
        info = await tables.queries.info(table.session)
        assert info.session.status == "running"
        assert [seat.user_id for seat in info.seats] == table.people
