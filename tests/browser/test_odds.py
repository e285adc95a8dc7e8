"""Small windows, great realms, real pictures, and a bot that dies."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from bot.games.risk.rules.setup import SetUp
from bot.games.risk.rules.state import RiskState
from bot.kernel import Play
from tests.browser.conftest import House
from tests.e2e.harness import Process

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def fits(page: Page) -> bool:
    """Nothing sticks out to the right."""
    return bool(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


async def test_on_a_phone(phone: House) -> None:
    arya = await phone.person()
    page = arya.page
    assert await fits(page)
    await arya.shot("phone-welcome")
    await arya.command("game new", game="Risk…", title="Pocket war", standins="True…")
    await arya.panel.locator(".mention", has_text="Pocket war").tap()
    await expect(page.locator(".message").first).to_contain_text("All seats are taken")
    await arya.shot("phone-lobby")
    await arya.button("Start").tap()
    await arya.open_panel()
    await arya.panel.locator(".row .btn").first.tap()
    await expect(arya.panel.locator("ol li")).to_have_count(1)
    await arya.panel.get_by_role("button", name="Confirm").tap()
    await expect(arya.board).to_contain_text("Waiting for @Arya: reinforcements")
    await arya.open_panel()
    await arya.shot("phone-panel")
    for button in await arya.panel.locator(".row .btn, .select").all():
        box = await button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["height"] >= 32
    assert await fits(page)
    await arya.reinforce()
    await expect(arya.panel).to_contain_text("From where do you attack?")
    await arya.shot("phone-attack")
    assert await fits(page)


async def test_a_select_with_pages(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def deal(setup: SetUp, play: Play[RiskState]) -> None:
        """Nearly everything for Arya: stand-ins rank every house, she names one."""
        seats = range(play.state.seats)
        arya = min(seats, key=lambda seat: len(setup.given("houses", seat)))
        others = [seat for seat in seats if seat != arya]
        lands = play.state.map.territories
        play.state.owner = dict.fromkeys(lands, arya) | dict(zip(lands, others, strict=False))

    monkeypatch.setattr(SetUp, "deal_territories", deal)
    arya = await house.person()
    await arya.command("game new", game="Risk…", title="Realm", standins="True…")
    await arya.go("Realm")
    await arya.button("Start").click()
    await expect(arya.board).to_contain_text("choosing a house")
    await arya.rank_houses("Stark")
    await expect(arya.board).to_contain_text("Waiting for @Arya: reinforcements")
    await arya.open_panel()
    panel, picker = arya.panel, arya.page.locator(".picker")
    await expect(panel.locator(".select")).to_contain_text("page 1 of 2")
    await panel.get_by_role("button", name="▶").click()
    await expect(panel.locator(".select")).to_contain_text("page 2 of 2")
    await panel.locator(".select").click()
    assert 0 < await picker.get_by_role("option").count() < 25
    await arya.shot("page-two")
    await arya.page.keyboard.press("Escape")
    await panel.get_by_role("button", name="Filter").click()
    form = arya.page.get_by_role("dialog")
    await form.get_by_label("Part of the name").fill("winter")
    await form.get_by_role("button", name="Submit").click()
    await expect(panel.locator(".select")).not_to_contain_text("page")
    await panel.locator(".select").click()
    await expect(picker.get_by_role("option")).to_have_count(1)
    await picker.get_by_role("option", name="Winterfell").click()
    await panel.get_by_role("button", name="Another number for Winterfell").click()
    await form.get_by_role("textbox").fill("2")
    await form.get_by_role("button", name="Submit").click()
    await expect(panel).to_contain_text("Winterfell: 2")


async def test_the_bot_dies_and_comes_back(lonely: House, process: Process) -> None:
    """The same button, after the power cut; and the board is a real picture."""
    arya = await lonely.person()
    page = arya.page
    start = page.get_by_role("button", name="Start: /game new")
    await expect(start).to_be_visible()
    await arya.command("game new", game="Risk…", title="Storm", standins="True…")
    await arya.go("Storm")
    await arya.button("Start").click()
    await arya.open_panel()
    await arya.panel.locator(".row .btn").first.click()
    await expect(arya.panel.locator("ol li")).to_have_count(1)
    confirm = arya.panel.get_by_role("button", name="Confirm")

    await process.kill()
    await expect(page.locator("#banner")).to_contain_text("Maester is offline")
    await confirm.click()
    await expect(confirm).to_have_attribute("aria-busy", "true")
    lonely.clock.advance(3.1)
    await expect(arya.panel.get_by_role("alert")).to_have_text("This interaction failed")
    await arya.shot("killed")

    await process.start()
    await expect(page.locator("#banner")).to_be_hidden()
    await confirm.click()
    await expect(arya.board).to_contain_text("Waiting for @Arya: reinforcements")
    picture = arya.panel.get_by_role("button", name=re.compile("^Enlarge: Map of Westeros"))
    while not await picture.count():  # a busy machine may take longer than a message waits
        await arya.open_panel("Board")
    await picture.click()
    drawn = page.get_by_role("dialog").get_by_role("img")
    await expect(drawn).to_be_visible()
    assert await drawn.evaluate("el => el.decode().then(() => el.naturalWidth)") >= 1000
    await arya.shot("board")
    await page.keyboard.press("Escape")
    await arya.shot("board-message")
