"""Settings of a tournament in lists and forms: what means nothing is not offered; what is shown
can be typed."""

from typing import Any

import pytest

from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.discord_ui.page import Press
from bot.discord_ui.tournaments.values import as_typed, now, setting_names
from bot.kernel import Illegal
from bot.table.tournament_games import usual_settings
from bot.text import LANGUAGES, words
from bot.tournaments.editing import EDITABLE
from bot.tournaments.settings import Format, Settings
from bot.tournaments.tiebreaks import TIE_BREAKS
from cogs._tournament_settings import lists, with_setting

from .fakes import ARYA, context


def usual(bot: Maester, game: str, fmt: Format) -> Settings:
    return usual_settings(bot.host.tables.games[game], fmt, None, decks="card" in game)


def speaking(bot: Maester, language: str) -> Context:
    """Somebody who reads this language."""
    found = context(bot, ARYA)
    found.person = found.person.model_copy(update={"locale": language})
    return found


def offered(bot: Maester, settings: Settings) -> set[str]:
    """What the lists below a proposal have."""
    names = setting_names(settings, words("en"))
    rows: list[Any] = lists(
        context(bot, ARYA), settings, names, lambda part: Press("cup_plan", 0, 0, part)
    )
    return {option.value for (one,) in rows for option in one.options}


def test_lists_have_what_means_something(bot: Maester) -> None:
    joust = usual(bot, "card_game_2e", "swiss")
    found = offered(bot, joust)
    assert {"rounds", "cut", "dutch", "decks", "hours"} <= found
    assert not {"draw", "full_tables", "legs", "clock_hours", "overtime", "wishes"} & found
    clocked = with_setting(context(bot, ARYA), joust, "clock", "bank")
    assert {"clock_hours", "clock_increment", "overtime"} <= offered(bot, clocked)
    pods = offered(bot, usual(bot, "board_game", "pods"))
    assert {"draw", "full_tables", "target", "cut"} <= pods
    assert not {"dutch", "legs", "decks"} & pods
    knockout = offered(bot, usual(bot, "risk", "elimination"))
    assert not {"rounds", "cut", "bye", "late_until"} & knockout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "fmt"), [("risk", "swiss"), ("board_game", "pods")])
def test_what_a_form_shows_can_be_handed_in(
    bot: Maester, game: str, fmt: Format, language: str
) -> None:
    asking, settings = speaking(bot, language), usual(bot, game, fmt)
    for name in EDITABLE:
        typed = as_typed(settings, name, words(language))
        if typed:
            assert with_setting(asking, settings, name, typed) == settings, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_tie_breaks_by_their_names_or_as_they_are_called_within(
    bot: Maester, language: str
) -> None:
    settings, asking = usual(bot, "risk", "swiss"), speaking(bot, language)
    every = settings.model_copy(update={"ties": tuple(TIE_BREAKS)})
    shown = now(every, "ties", words(language))
    for typed in (shown, " ".join(TIE_BREAKS), ", ".join(TIE_BREAKS)):
        assert with_setting(asking, settings, "ties", typed).ties == tuple(TIE_BREAKS)
    assert with_setting(asking, settings, "ties", "none").ties == ()
    with pytest.raises(Illegal):
        with_setting(asking, settings, "ties", "beauty, wins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_no_value_is_said_in_its_own_words(bot: Maester, language: str) -> None:
    settings, said = usual(bot, "risk", "swiss"), words(language)
    told = {name: now(settings, name, said) for name in ("rounds", "most", "best", "rating_from")}
    assert len(set(told.values())) == 4


@pytest.mark.parametrize(
    ("typed", "hours"), [("3 days", 72), ("36h", 36), ("2 Tage", 48), ("9", 9)]
)
def test_hours_can_be_typed_as_days(bot: Maester, typed: str, hours: int) -> None:
    settings = usual(bot, "risk", "swiss")
    assert with_setting(context(bot, ARYA), settings, "hours", typed).hours == hours
    with pytest.raises(Illegal):
        with_setting(context(bot, ARYA), settings, "hours", "soon")


@pytest.mark.parametrize(
    ("hours", "said"), [(1, "one hour"), (24, "24 hours"), (42, "42 hours"), (168, "7 days")]
)
def test_whole_days_are_called_days(bot: Maester, hours: int, said: str) -> None:
    settings = usual(bot, "risk", "swiss").model_copy(update={"hours": hours})
    assert now(settings, "hours", words("en")) == said
