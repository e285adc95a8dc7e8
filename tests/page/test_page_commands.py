"""Commands and forms, mostly by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.page.conftest import Stage, command, last, shot

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_command_with_options_by_keyboard(stage: Stage) -> None:
    assert stage.bot is not None
    page = await stage.tab()
    entry, list_ = page.locator("#entry"), page.locator("#suggestions")
    await entry.press_sequentially("/ga")
    await expect(list_.get_by_role("option")).to_have_count(2)
    await expect(list_).to_contain_text("Start a game")
    await shot(page, "commands")
    await page.keyboard.press("ArrowDown")
    await expect(list_.locator(".active")).to_contain_text("/game leave")
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("Tab")
    house = page.locator("[data-option=house] input")
    await expect(house).to_be_focused()
    await expect(list_.get_by_role("option")).to_have_count(6)
    await page.keyboard.type("tyr")
    await expect(list_.get_by_role("option")).to_have_count(1)
    await shot(page, "autocomplete")
    # One question for what was typed quickly, not one for every letter.
    assert stage.bot.asked == ["", "tyr"]
    await page.keyboard.press("Enter")
    length = page.locator("[data-option=length] input")
    await expect(length).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Add the option seats").press("Enter")
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-error")).to_contain_text("must be a number (2–6)")
    await page.keyboard.press("Backspace")
    await page.keyboard.type("3")
    await page.get_by_role("button", name="Add the option rival").press("Enter")
    await page.keyboard.type("dav")
    await page.keyboard.press("Enter")
    await shot(page, "options")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("tyrell l 3 davos [en-US]")
    await expect(entry).to_be_focused()


async def test_enter_takes_what_is_marked_for_an_option_that_was_added(stage: Stage) -> None:
    """Whoever adds an option wants to fill it: the command is not sent without it."""
    page = await stage.tab()
    await page.locator("#entry").fill("/game new")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Add the option rival").press("Enter")
    rival = page.locator("[data-option=rival] input")
    await expect(page.locator("#suggestions .active")).to_have_count(1)
    await page.keyboard.press("Enter")
    await expect(rival).not_to_have_value("")
    await expect(page.locator(".command-name")).to_be_visible()


async def test_options_of_every_kind(stage: Stage) -> None:
    page = await stage.tab()
    await page.locator("#entry").fill("/kinds")
    await page.keyboard.press("Enter")
    for name, typed in (("place", "gre"), ("role", "small")):
        field = page.locator(f"[data-option={name}] input")
        await expect(field).to_be_focused()
        await page.keyboard.type(typed)
        await page.keyboard.press("Enter")
    await page.keyboard.type("0,5")
    await page.keyboard.press("Tab")
    await page.keyboard.type("fal")
    await page.keyboard.press("Enter")
    scroll = page.locator("[data-option=scroll] input")
    await expect(scroll).to_be_focused()
    await scroll.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"words"})
    await page.get_by_role("button", name="Send").click()
    await expect(last(page)).to_contain_text("great-hall Small Council 0.5 False words")


async def test_a_needed_option_is_asked_for(stage: Stage) -> None:
    page = await stage.tab()
    await page.locator("#entry").fill("/game new")
    await page.keyboard.press("Enter")
    house = page.locator("[data-option=house] input")
    await expect(house).to_be_focused()
    await page.get_by_role("button", name="Send").click()
    await expect(page.locator(".command-error")).to_have_text("This option is needed.")
    await house.fill("nobody")
    await page.locator("[data-option=length] input").fill("endless")
    await page.get_by_role("button", name="Send").click()
    await expect(page.locator(".command-error")).to_have_text("Pick one from the list.")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(page.locator("#entry")).to_be_focused()
    await expect(page.locator(".command")).to_be_hidden()


async def test_a_command_nobody_knows_and_one_nobody_answers(stage: Stage) -> None:
    assert stage.bot is not None
    page = await stage.tab()
    await page.locator("#entry").fill("/dragon")
    await expect(page.locator("#suggestions")).to_contain_text("no such command")
    await page.keyboard.press("Enter")
    await expect(page.locator(".toast")).to_contain_text("no such command")
    await expect(page.locator("#entry")).to_have_value("/dragon")
    await command(page, "silence")
    await stage.bot.saw("interaction", lambda i: i.data.get("name") == "silence")
    stage.clock.advance(3.1)
    await expect(last(page)).to_contain_text("Arya used /silence")
    await expect(last(page)).to_contain_text("The application did not respond")
    await last(page).get_by_role("button", name="Dismiss").click()
    await expect(page.locator(".message")).to_have_count(0)


async def test_a_command_the_bot_refuses(stage: Stage) -> None:
    page = await stage.tab()
    await command(page, "game leave")
    await expect(last(page)).to_contain_text("You are in no game.")


async def test_a_command_that_discord_refuses_stays_in_the_box(stage: Stage) -> None:
    page = await stage.tab()
    await page.locator("#entry").fill("/secret")
    await expect(page.locator("#suggestions .option").first).to_contain_text("/secret")
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-name")).to_be_focused()
    stage.standin.world.commands.clear()
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-error")).to_contain_text("no such command here")
    await expect(page.locator(".command-name")).to_have_text("/secret")
    assert [p.partition(":")[0] for p in stage.problems] == ["400"]
    stage.problems.clear()


async def test_a_form_with_every_input(stage: Stage) -> None:
    page = await stage.tab()
    await command(page, "form")
    form = page.get_by_role("dialog", name="Found a house")
    motto = form.get_by_label("Motto")
    await expect(motto).to_be_focused()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("This is needed.")).to_have_count(3)
    await page.keyboard.type("Ours <is> the fury")
    await form.locator("[data-id=seat]").press("Enter")
    await page.keyboard.press("b")
    await page.keyboard.press("Enter")
    await form.get_by_label("The Seven").press("Space")
    await form.get_by_label("Ships").check()
    await form.get_by_label("Foot").check()
    await shot(page, "form")
    await form.get_by_role("button", name="Submit").press("Enter")
    await expect(form).to_have_count(0)
    await expect(last(page)).to_contain_text("Ours <is> the fury|Once|Baratheon|seven|ships+foot")


async def test_a_form_that_fails_stays_open_with_what_was_typed(stage: Stage) -> None:
    assert stage.bot is not None
    page = await stage.tab()
    await command(page, "form")
    form = page.get_by_role("dialog")
    await form.get_by_label("Motto").fill("silence")
    await form.locator("[data-id=seat]").click()
    await page.get_by_role("option", name="Stark").click()
    await form.get_by_label("Old gods").check()
    await form.get_by_label("Ships").check()
    await form.get_by_role("button", name="Submit").click()
    await stage.bot.saw("interaction", lambda i: i.type.value == 5)
    stage.clock.advance(3.1)
    await expect(form.get_by_text("Something went wrong. Try again.")).to_be_visible()
    await form.get_by_label("Motto").fill("Loud")
    await form.get_by_role("button", name="Submit").click()
    again = await stage.bot.saw("interaction", lambda i: "Loud" in str(i.data))
    await again.response.send_message("Heard you now")
    await expect(last(page)).to_contain_text("Heard you now")
    await expect(form).to_have_count(0)


async def test_escape_closes_a_form_and_gives_the_focus_back(stage: Stage) -> None:
    page = await stage.tab()
    await command(page, "show buttons")
    ask = last(page).get_by_role("button", name="Ask")
    await ask.press("Enter")
    form = page.get_by_role("dialog")
    await form.locator("[data-id=seat]").press("Enter")
    await expect(page.locator(".picker")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator(".picker")).to_have_count(0)
    await expect(form).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await expect(ask).to_be_focused()
    assert stage.standin.interactions.modals == {}


async def test_menu_of_a_message(stage: Stage) -> None:
    page = await stage.tab()
    await page.locator("#entry").fill("Quote me")
    await page.keyboard.press("Enter")
    await last(page).hover()
    await page.get_by_role("button", name="Apps").click()
    await page.get_by_role("menuitem", name="Quote").click()
    await expect(last(page)).to_contain_text("Quoted arya")
