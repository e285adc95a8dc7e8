"""Autocompletion and typed options."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.discord_ui import table_options as agreed
from bot.discord_ui.client import Maester
from bot.discord_ui.context import Context
from bot.games import rules
from bot.kernel import Illegal
from bot.reader.single import find
from bot.text import words
from cogs._choices import matching, suggest, tables
from cogs.risk import RiskCommands
from tests.cogs.fakes import ARYA, BRAN, context, game, table


def asking(bot: Maester, user: int, **typed: Any) -> Any:
    return context(bot, user, **typed).interaction


def completing(command: Any, option: str) -> Any:
    return command._params[option].autocomplete


PLACES = {"winterfell": "Winterfell", "the_twins": "The Twins", "pyke": "Pyke"}


@pytest.mark.parametrize(
    ("typed", "first"), [("wint", "winterfell"), ("TWINS", "the_twins"), ("Pike", "pyke")]
)
def test_the_best_match_comes_first(typed: str, first: str) -> None:
    assert matching(typed, PLACES)[0] == first


def test_a_word_that_begins_so_comes_before_what_is_only_alike() -> None:
    names = {"far": "Ablenkung", "near": "Der Königsweg", "some": "Ikone Knabe"}
    assert matching("kön", names)[0] == "near"


def test_nothing_typed_shows_everything_and_never_more_than_discord_takes() -> None:
    assert matching("", PLACES) == [*PLACES]
    many = {str(number): f"Table {number}" for number in range(80)}
    assert len(matching("", many)) == len(matching("table", many)) == 25


async def test_mistakes_suggest_nothing(bot: Maester) -> None:
    async def broken(_: Context) -> Mapping[str, str]:
        raise RuntimeError("our mistake")

    assert await suggest(broken)(asking(bot, ARYA), "x") == []


async def test_names_fit_and_values_are_whole(bot: Maester) -> None:
    async def long(_: Context) -> Mapping[str, str]:
        return {"a": "n" * 300, "b" * 101: "too long to come back", "c": ""}

    (only,) = await suggest(long)(asking(bot, ARYA), "")
    assert (only.value, len(only.name)) == ("a", 100)


async def test_tables_are_suggested_by_title(bot: Maester) -> None:
    info = await table(bot, ARYA, title="Winds of Winter")
    (only,) = await tables("mine")(asking(bot, ARYA), "winds")
    assert only.value == str(info.session.id)
    assert only.name.startswith("Winds of Winter")


async def test_any_table_is_suggested_by_words_number_game_or_player(bot: Maester) -> None:
    info = await table(bot, BRAN, title="Winds of Winter")
    for number in range(60):
        await table(bot, ARYA, title=f"War {number}")
    await bot.host.people.set_person(BRAN, name="Brandon")
    for typed in ("winds", "of winter", f"#{info.session.id}", "brandon", "risk brand"):
        (only,) = await tables("all")(asking(bot, ARYA), typed)
        assert only.value == str(info.session.id), typed
    assert len(await tables("all")(asking(bot, ARYA), "war")) == 25
    assert len(await tables("all")(asking(bot, ARYA), "")) == 25


async def test_a_misspelt_title_is_still_suggested(bot: Maester) -> None:
    info = await table(bot, ARYA, title="Winds of Winter")
    (only,) = await tables("mine")(asking(bot, ARYA), "windz wintre")
    assert only.value == str(info.session.id)


async def test_risk_suggests_what_is_legal_now(bot: Maester) -> None:
    number = await game(bot, ARYA)
    view: Any = await bot.host.tables.queries.view(number, ARYA)
    (ask,) = view.asks
    assert ask.topic == "place"
    where = completing(RiskCommands.reinforce, "where")
    found = await where(asking(bot, ARYA), "")
    assert len(found) == min(25, len(ask.keys))
    source = completing(RiskCommands.attack, "source")
    assert await source(asking(bot, ARYA), "") == []
    await bot.host.tables.moves.take(number, ARYA, [("place", ask.default)], "r")
    view = await bot.host.tables.queries.view(number, ARYA)
    legal = {option.id for option in view.asks[0].options} - {"end"}
    found = await source(asking(bot, ARYA), "")
    assert {choice.value for choice in found} <= legal
    start = found[0].value
    to = completing(RiskCommands.attack, "to")
    onward = await to(asking(bot, ARYA, **{"from": start}), "")
    await bot.host.tables.moves.take(number, ARYA, [("invade_from", [start])], "s")
    view = await bot.host.tables.queries.view(number, ARYA)
    assert {choice.value for choice in onward} == {o.id for o in view.asks[0].options} - {"back"}


@pytest.mark.parametrize(
    ("option", "typed", "value"),
    [
        ("start_units", "2", 2),
        ("start_units", "2, as in other editions", 2),
        ("neutral_cards", "true", True),
        ("houses", "By lot", "random"),
        ("stalemate_rounds", " 12 ", 12),
        ("stalemate_rounds", "many", "many"),
        ("houses", "nonsense", "nonsense"),
    ],
)
def test_options_are_read_as_the_game_means_them(option: str, typed: str, value: Any) -> None:
    assert agreed.chosen(rules("risk"), words("en"), option, typed) == {option: value}


async def test_a_ranking_is_completed_house_by_house(bot: Maester) -> None:
    info = await table(bot, ARYA)
    number = info.session.id
    await bot.host.tables.lobby.set_options(number, ARYA, {"houses": "ranked"})
    await bot.host.tables.lobby.fill_with_standins(number, ARYA)
    await bot.host.tables.lobby.start(number, ARYA)
    ranking = completing(RiskCommands.houses, "ranking")
    first = await ranking(asking(bot, ARYA), "")
    typed = f"{first[0].value},"
    onward = await ranking(asking(bot, ARYA, ranking=typed), typed)
    assert len(onward) == len(first) - 1
    assert all(choice.value.startswith(typed) for choice in onward)


def test_a_wrong_number_is_never_taken_for_a_typing_error() -> None:
    cards = {"war_2": "Stark War 2", "war_12": "Stark War 12", "arya": "Stark Arya"}
    assert find("War 12", cards) == "war_12"
    assert find("war 2", cards) == "war_2"
    assert find("Winterfell (5)", {"winterfell": "Winterfell", "pyke": "Pyke"}) == "winterfell"
    with pytest.raises(Illegal):
        find("War 20", cards)
