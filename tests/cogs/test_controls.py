"""Questions as buttons and selects: as few presses as possible, and what one needs to know."""

from bot.discord_ui.asks import controls
from bot.discord_ui.client import Maester
from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.pages import panel
from bot.discord_ui.widgets import Item
from bot.kernel import Assign, Choose, Key, Option
from bot.kernel.asks import Limit

from .fakes import ARYA, BRAN, game

VALUES = [Option(id="march", label="order:march_0"), Option(id="raid", label="order:raid_1")]


async def desk_of(bot: Maester) -> Desk:
    return await bot.host.desk(await game(bot, ARYA, BRAN), user_id=ARYA)


def places(*names: str) -> Assign:
    keys = [Key(id=name, label=f"territory:{name}") for name in names]
    return Assign(
        id=7, seat=0, topic="orders", public="orders", keys=keys, values=VALUES, default={}
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


async def test_a_form_of_one_place_is_one_select(bot: Maester) -> None:
    desk, ask = await desk_of(bot), places("winterfell")
    _, rows = controls(desk, ask, Draft())
    assert list(selects(rows)) == ["val 0"]
    assert len(rows) == 1


async def test_where_nothing_is_an_answer_there_is_a_button_for_it(bot: Maester) -> None:
    desk, ask = await desk_of(bot), places("winterfell")
    ask.complete = False
    _, rows = controls(desk, ask, Draft())
    assert list(selects(rows)) == ["val 0"]
    (confirm,) = [item for row in rows for item in row if getattr(item, "label", "") == "Confirm"]
    assert not getattr(confirm, "disabled", True)


def targets(*names: str, note: str) -> Choose:
    options = [
        Option(id=name, label=f"territory:{name}", note=note, args={"units": 3, "effect": "x" * 60})
        for name in names
    ]
    back = Option(id="back", label="back")
    return Choose(
        id=7, seat=0, topic="house", public="houses", options=[*options, back], default=["back"]
    )


async def test_a_few_buttons_carry_their_remarks(bot: Maester) -> None:
    _, rows = controls(await desk_of(bot), targets("pyke", "winterfell", note="here"), Draft())
    assert labels(rows) == ["Pyke (3 units there now)", "Winterfell (3 units there now)", "↩️ Back"]


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
