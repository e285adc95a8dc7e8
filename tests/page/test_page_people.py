"""Who plays: switching, new players, languages, direct messages, unread marks, talk."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from bot.local.client import Player
from tests.page.conftest import Stage, command, last, shot, stage_for

PAGE = Path(__file__).parents[2] / "bot" / "local" / "page"
pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_switching_is_one_click_and_so_is_a_new_player(stage: Stage) -> None:
    page = await stage.tab()
    await page.locator("#entry").fill("half a thought")
    await page.get_by_role("link", name="Play as Davos").click()
    await expect(page.locator(".face.current")).to_have_text(re.compile("Davos"))
    assert str(stage.user("davos")) in page.url
    await expect(page.locator("#entry")).to_have_value("")
    await page.locator("#entry").fill("I am Davos")
    await page.keyboard.press("Enter")
    await expect(last(page).locator(".author")).to_have_text("Davos")
    await page.get_by_role("button", name="New player").click()
    await expect(page.locator(".face.current")).to_have_text(re.compile("Edd"))
    await expect(page.locator("#members")).to_contain_text("Edd")
    await page.get_by_role("link", name="Play as Arya").click()
    await expect(page.locator("#entry")).to_have_value("half a thought")


async def test_every_tab_has_its_own_player(stage: Stage) -> None:
    arya, davos = await stage.tab(), await stage.tab("davos")
    await arya.locator("#entry").press_sequentially("Hello @dav")
    await expect(arya.locator("#suggestions .option")).to_have_count(1)
    await arya.keyboard.press("Enter")
    await arya.keyboard.type("and @Maester, see #games")
    await expect(arya.locator("#suggestions .active")).to_have_text("#games")
    await arya.keyboard.press("Enter")
    await arya.keyboard.press("Enter")
    heard = last(davos)
    await expect(heard).to_contain_text("Hello @Davos and @Maester, see #games")
    await expect(heard).to_have_class(re.compile("mentioned"))
    await expect(last(arya)).not_to_have_class(re.compile("mentioned"))
    await expect(heard.locator(".mention")).to_have_count(3)
    await heard.hover()
    await davos.get_by_role("button", name="Reply").click()
    await davos.keyboard.type("Aye")
    await davos.keyboard.press("Enter")
    await expect(last(arya).locator(".above")).to_contain_text("Hello @Davos")
    assert stage.bot is not None
    said = await stage.bot.saw("message", lambda m: "Hello" in m.content)
    assert stage.bot.user in said.mentions


async def test_editing_and_deleting_in_place(stage: Stage) -> None:
    arya, davos = await stage.tab(), await stage.tab("davos")
    await arya.locator("#entry").fill("a mistkae")
    await arya.keyboard.press("Enter")
    await expect(last(davos)).to_contain_text("a mistkae")
    await arya.keyboard.press("ArrowUp")
    await expect(arya.locator("#entry")).to_have_value("a mistkae")
    await arya.locator("#entry").fill("a mistake")
    await arya.keyboard.press("Enter")
    await expect(last(davos)).to_contain_text("a mistake(edited)")
    await arya.bring_to_front()
    await last(arya).hover()
    await arya.get_by_role("button", name="Delete").click()
    await expect(davos.locator(".message")).to_have_count(0)


async def test_files_go_with_a_message(stage: Stage) -> None:
    page = await stage.tab()
    for name in ("plan.txt", "<b>.txt"):
        await page.locator("#composer input[type=file]").set_input_files(
            {"name": name, "mimeType": "text/plain", "buffer": b"x" * 2048}
        )
    await page.get_by_role("button", name="Remove plan.txt").click()
    await expect(page.locator(".shelved")).to_have_count(1)
    await page.locator("#entry").fill("see here")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("see here")
    await expect(last(page).locator(".file")).to_contain_text("_b_.txt2 kB")
    await expect(page.locator(".shelved")).to_have_count(0)


async def test_a_raven_from_the_bot_and_closed_doors(stage: Stage) -> None:
    page = await stage.tab()
    await command(page, "whisper")
    await expect(last(page)).to_contain_text("Sent")
    raven = page.locator("#sidebar .place", has_text="Maester")
    await expect(raven).to_have_class(re.compile("unread"))
    await expect(raven.locator(".count")).to_have_text("1")
    await expect(page).to_have_title(re.compile(r"^\(1\)"))
    await raven.click()
    await expect(last(page)).to_contain_text("A raven for you")
    await expect(raven.locator(".count")).to_have_count(0)
    await page.locator(".place", has_text="great-hall").click()
    await page.get_by_role("switch").click()
    await expect(page.get_by_role("switch")).to_have_text("DMs closed")
    await command(page, "whisper")
    await expect(last(page)).to_contain_text("Your DMs are closed")


async def test_unread_marks_and_the_line_of_new_messages(stage: Stage) -> None:
    page = await stage.tab()
    async with Player(stage.standin.base_url, stage.user("davos")) as davos:
        games = stage.channel("games")
        post = await davos.post(games, "A feast for crows", "Who joins?")
        row = page.locator(".threads .place", has_text="A feast")
        await expect(row).to_have_class(re.compile("unread"))
        await row.click()
        await expect(page.locator(".message")).to_have_count(1)
        await expect(row).not_to_have_class(re.compile("unread"))
        await page.locator(".place", has_text="great-hall").click()
        await expect(page.locator(".log-top")).to_contain_text("great-hall")
        await davos.say(post["id"], f"<@{stage.user('arya')}>, you?")
        await expect(row.locator(".count")).to_have_text("1")
        await row.click()
        await expect(last(page).locator(".new-line")).to_be_visible()
        await expect(last(page)).to_have_class(re.compile("mentioned"))


async def test_forum_posts_with_tags(stage: Stage) -> None:
    page = await stage.tab()
    await page.locator(".place", has_text="games").click()
    await page.get_by_role("button", name="New post").click()
    form = page.get_by_role("dialog", name="New post")
    await form.get_by_label("Title").fill("A storm of swords")
    await form.get_by_label("First message").fill("Three seats left")
    await form.get_by_label("needs players").check()
    await form.get_by_role("button", name="Submit").click()
    await expect(page.locator("#channel-head")).to_contain_text("A storm of swords")
    await expect(page.locator("#channel-head .tag")).to_have_text("needs players")
    await expect(last(page)).to_contain_text("Three seats left")
    await page.get_by_role("button", name="More about this thread").click()
    await page.get_by_role("menuitem", name="Close thread").click()
    await expect(page.locator("#channel-head")).to_contain_text("closed")
    await page.locator("#sidebar .place", has_text="games").click()
    await expect(page.locator("#forum")).to_contain_text("No posts yet")
    await page.get_by_label("Show closed posts").check()
    await expect(page.locator(".post")).to_contain_text("A storm of swords")
    await shot(page, "forum")
    await page.get_by_role("button", name="waiting").click()
    await expect(page.locator(".post")).to_have_count(0)


async def test_german(stage: Stage) -> None:
    page = await stage.tab()
    await page.get_by_label("Language on Discord").select_option("de")
    await expect(page.locator("html")).to_have_attribute("lang", "de")
    await expect(page.locator("#sidebar")).to_contain_text("Direktnachrichten")
    await page.locator("#entry").fill("/")
    await expect(page.locator("#suggestions")).to_contain_text("/spiel neu")
    await expect(page.locator("#suggestions")).to_contain_text("Ein Spiel beginnen")
    await page.locator("#entry").fill("/spiel neu")
    await page.keyboard.press("Enter")
    await page.keyboard.type("Stark")
    await page.locator("#suggestions .option", has_text="Stark").click()
    await expect(page.locator("#suggestions")).to_contain_text("kurz")
    await shot(page, "german")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("stark s 4 - [de]")
    brienne = await stage.tab("brienne")
    await expect(brienne.locator("#sidebar")).to_contain_text("Direktnachrichten")


async def test_both_catalogues_say_everything(stage: Stage) -> None:
    page = await stage.tab()
    texts = await page.evaluate("import('/js/texts.js').then(m => m.texts)")
    used = {"title"}
    for file in (PAGE / "js").glob("*.js"):
        source = file.read_text()
        for call in re.findall(r"\bt\(([^()]*)", source):
            used |= set(re.findall(r'"([a-z_]+)"', call.partition("{")[0]))
    assert set(texts["en"]) == set(texts["de"]) == used
    for key, english in texts["en"].items():
        holes = sorted(re.findall(r"\{\w+\}", english))
        assert holes == sorted(re.findall(r"\{\w+\}", texts["de"][key])), key


async def test_the_guide_leads_to_the_first_command(browser: Browser) -> None:
    async with stage_for(browser, guide=True) as stage:
        await guided(await stage.tab())


async def guided(page: Page) -> None:
    guide = page.locator("#guide")
    await page.get_by_text("Message Maester").click()
    await expect(page.locator("#channel-head")).to_contain_text("Maester")
    await expect(guide).to_be_hidden()
    await page.locator("#sidebar .place", has_text="great-hall").click()
    await expect(guide).to_contain_text("Type /game new below")
    await shot(page, "guide")
    await guide.get_by_role("button", name="Start: /game new").click()
    await expect(page.locator("[data-option=house] input")).to_be_focused()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await guide.get_by_role("button", name="Close").click()
    await expect(guide).to_be_hidden()
    await page.reload()
    await expect(page.locator(".log-top")).to_contain_text("beginning")
    await expect(guide).to_be_hidden()
    await page.get_by_role("button", name="How this works").click()
    await expect(guide).to_be_visible()


async def test_on_a_phone_the_guide_leaves_the_channel_its_room(browser: Browser) -> None:
    size = {"width": 390, "height": 844}
    async with stage_for(
        browser, guide=True, viewport=size, has_touch=True, is_mobile=True
    ) as stage:
        page = await stage.tab()
        guide = page.locator("#guide")
        start = guide.get_by_role("button", name="Start: /game new")
        await expect(start).to_be_visible()
        await expect(guide.get_by_text("You can be everybody here")).to_be_hidden()
        box = await guide.bounding_box()
        assert box is not None
        assert box["height"] <= 844 / 6
        await shot(page, "guide-phone")
        await guide.get_by_text("Welcome!").click()
        await expect(guide).to_contain_text("Type /game new below")
        await expect(guide.get_by_text("You can be everybody here")).to_be_visible()
        await guide.get_by_role("button", name="Close").click()
        await expect(guide).to_be_hidden()
