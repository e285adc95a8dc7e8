"""Questions as buttons and selects: as few presses as possible, and what one needs to know."""

import discord
import pytest

from bot.discord_ui.client import Maester
from bot.discord_ui.controls import controls
from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.page import Item
from bot.discord_ui.table_pages import panel
from bot.games.risk.rules.board import board
from bot.kernel import Amount, Assign, Choose, Key, Option
from bot.kernel.asks import Limit

from .fakes import ARYA, BRAN, game

VALUES = [Option(id="march", label="order:march_0"), Option(id="raid", label="order:raid_1")]


async def desk_of(bot: Maester) -> Desk:
    return await bot.host.desk(await game(bot, ARYA, BRAN), user_id=ARYA)


def places(*names: str) -> Assign:
    keys = [Key(id=name, label=f"territory:{name}") for name in names]
    return Assign(
        id=7,
        seat=0,
        topic="card_units",
        about={"units": 2},
        public="orders",
        keys=keys,
        values=VALUES,
        default={},
    )


def selects(rows: list[list[Item]]) -> dict[str, str]:
    """From their verb and argument to what they ask for."""
    found = [item for row in rows for item in row if hasattr(item, "options")]
    return {
        f"{parts[1]} {parts[4]}".strip(): str(getattr(item, "placeholder", ""))
        for item in found
        for parts in [str(getattr(item, "custom_id", "")).split(".", 4)]
    }


def labels(rows: list[list[Item]]) -> list[str]:
    return [str(getattr(item, "label", "")) for row in rows for item in row]


async def test_the_next_place_without_a_value_is_asked_for_by_itself(bot: Maester) -> None:
    desk, ask = await desk_of(bot), places("winterfell", "pyke")
    _, rows = controls(desk, ask, Draft())
    assert list(selects(rows)) == ["key", "val 0"]
    _, rows = controls(desk, ask, Draft(shares={"winterfell": "march"}))
    assert list(selects(rows)) == ["key", "val 1"]
    _, rows = controls(desk, ask, Draft(shares={"winterfell": "march"}, key="winterfell"))
    assert list(selects(rows)) == ["key", "val 0"]
    _, rows = controls(desk, ask, Draft(shares={"winterfell": "march", "pyke": "raid"}))
    assert list(selects(rows)) == ["key"]


async def test_tokens_that_are_used_up_are_not_offered(bot: Maester) -> None:
    desk, ask = await desk_of(bot), places("winterfell", "pyke")
    ask.limits = [Limit(values=["march"], at_most=1, reason="order-limit")]
    assert offered(controls(desk, ask, Draft())[1]) == ["0", "1"]
    laid = Draft(shares={"winterfell": "march"})
    assert offered(controls(desk, ask, laid)[1]) == ["1"]
    laid.key = "winterfell"
    assert offered(controls(desk, ask, laid)[1]) == ["0", "1"]
    ask.limits.append(Limit(values=["raid"], at_most=0, reason="order-limit"))
    laid.key = None
    assert offered(controls(desk, ask, laid)[1]) == ["0", "1"]


def offered(rows: list[list[Item]]) -> list[str]:
    """What the second select offers: values, not places."""
    _, values = [item for row in rows for item in row if hasattr(item, "options")]
    return [option.value for option in getattr(values, "options", [])]


def buttons(rows: list[list[Item]]) -> dict[str, tuple[str, bool]]:
    """From the verb of each button to its look and whether it can be pressed."""
    found = [item for row in rows for item in row if isinstance(item, discord.ui.Button)]
    return {
        str(item.custom_id).split(".")[1]: (item.style.name, not item.disabled) for item in found
    }


async def test_a_form_of_one_place_is_a_row_of_buttons(bot: Maester) -> None:
    desk, ask = await desk_of(bot), places("winterfell")
    _, rows = controls(desk, ask, Draft())
    assert [str(getattr(item, "custom_id", "")).split(".", 4)[4] for item in rows[0]] == [
        "0.0",
        "0.1",
    ]
    assert len(rows) == 1


async def test_where_nothing_is_an_answer_there_is_a_button_for_it(bot: Maester) -> None:
    desk, ask = await desk_of(bot), places("winterfell", "pyke")
    assert buttons(controls(desk, ask, Draft())[1])["confirm"] == ("success", False)
    ask.complete = False
    empty = buttons(controls(desk, ask, Draft())[1])
    assert empty["none"] == ("secondary", True)
    assert "confirm" not in empty
    begun = buttons(controls(desk, ask, Draft(shares={"pyke": "raid"}))[1])
    assert begun["confirm"] == ("success", True)
    assert "none" not in begun


async def test_whoever_is_picked_gets_all_that_is_left(bot: Maester) -> None:
    desk, ask = await desk_of(bot), places("winterfell", "pyke")
    ask.values, ask.total = [], 3
    draft = Draft(shares={"pyke": 3}, key="pyke")
    text, rows = controls(desk, ask, draft)
    assert "All 3 placed" in text
    found = buttons(rows)
    assert found["confirm"] == ("success", True)
    assert found["ask_share"] == ("secondary", True)


async def test_where_each_takes_one_they_are_picked_at_once(bot: Maester) -> None:
    desk, ask = await desk_of(bot), places("winterfell", "pyke", "the_twins")
    ask.values, ask.total = [], 2
    for key in ask.keys:
        key.most = 1
    _, rows = controls(desk, ask, Draft(shares={"pyke": 1}))
    listed = rows[0][0]
    assert isinstance(listed, discord.ui.Select)
    assert (listed.min_values, listed.max_values) == (0, 2)
    assert [option.label for option in listed.options if option.default] == ["Pyke"]


@pytest.mark.parametrize(("many", "verb"), [(4, "pick"), (8, "sel")])
async def test_no_option_looks_chosen_and_what_does_nothing_comes_last(
    bot: Maester, many: int, verb: str
) -> None:
    names = [*board("westeros").territories][:many]
    ask = targets(*names, note="here")
    ask.quiet, ask.default = ["back"], [names[0]]
    _, rows = controls(await desk_of(bot), ask, Draft())
    assert verb in str(getattr(rows[0][0], "custom_id", ""))
    looks = [item.style.name for row in rows for item in row if isinstance(item, discord.ui.Button)]
    assert looks[-1] == "secondary"
    assert set(looks[:-1]) <= {"primary"}


async def test_a_long_range_of_numbers_is_a_select(bot: Maester) -> None:
    ask = Amount(id=7, seat=0, topic="move_in", public="x", min=3, max=20, default=3)
    ask.about = {"source": "x", "target": "y", "units": 21}
    _, rows = controls(await desk_of(bot), ask, Draft())
    listed = rows[0][0]
    assert isinstance(listed, discord.ui.Select)
    assert [option.label for option in listed.options] == [str(n) for n in range(3, 21)]
    assert listed.placeholder == "Units that move in"


def targets(*names: str, note: str) -> Choose:
    args = {"units": 3, "targets": 2, "effect": "x" * 60}
    options = [Option(id=name, label=f"territory:{name}", note=note, args=args) for name in names]
    back = Option(id="back", label="back")
    return Choose(
        id=7, seat=0, topic="house", public="houses", options=[*options, back], default=["back"]
    )


async def test_a_few_buttons_carry_their_remarks(bot: Maester) -> None:
    _, rows = controls(await desk_of(bot), targets("pyke", "winterfell", note="source"), Draft())
    reach = "(3 units, 2 targets in reach)"
    assert labels(rows) == [f"Pyke {reach}", f"Winterfell {reach}", "↩️ Back"]


async def test_long_remarks_are_left_out_of_all_buttons(bot: Maester) -> None:
    _, rows = controls(await desk_of(bot), targets("pyke", note="card-effect"), Draft())
    assert labels(rows) == ["Pyke", "↩️ Back"]


async def test_an_answer_that_is_not_needed_yet_is_not_said_to_be_in(bot: Maester) -> None:
    desk = await desk_of(bot)
    assert desk.view is not None
    for answer, said in (([], "you can answer already"), (["pyke"], "Your answer is in")):
        ask = targets("pyke", note="here")
        ask.answer = answer
        desk.view.asks = [ask]
        assert said in panel(desk).content
