"""Long threads, lost connections, small screens, no mouse."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from bot.local import compose, posting
from bot.local.server import Standin
from tests.page.conftest import Stage, command, last, shot

pytestmark = pytest.mark.asyncio(loop_scope="session")
MANY = 2000


def fill(stage: Stage, count: int) -> None:
    world, hub = stage.standin.world, stage.standin.hub
    hall = world.channels[stage.channel("great-hall")]
    for i in range(count):
        author = stage.user("davos" if i % 3 else "cersei")
        body = {"content": f"**Raven {i}** flies to <#{hall.id}>\n> with a quote"}
        posting.publish(world, hub, compose.create(world, hall, author, body, {}))


async def scroll_to_the_beginning(page: Page) -> None:
    await page.evaluate(
        """async () => {
            const log = document.querySelector('#log');
            const first = () => document.querySelector('.log-top').textContent;
            while (!first().includes('beginning') || log.scrollTop > 0) {
                log.scrollTop = 0;
                await new Promise(requestAnimationFrame);
            }
        }"""
    )


async def test_two_thousand_messages(stage: Stage) -> None:
    fill(stage, MANY)
    page = await stage.tab_at("great-hall")
    await expect(last(page)).to_contain_text(f"Raven {MANY - 1}")
    drawn = await page.locator(".message").count()
    assert drawn < 200
    await scroll_to_the_beginning(page)
    await expect(page.locator(".message")).to_have_count(MANY)
    order = await page.locator(".message strong").all_text_contents()
    assert order == [f"Raven {i}" for i in range(MANY)]
    skipped = (
        await page.locator(".message .content")
        .nth(MANY // 2)
        .evaluate("el => !el.checkVisibility({contentVisibilityAuto: true})")
    )
    assert skipped
    # A new message changes one node; the others are the very same as before, and nothing jumps.
    await page.evaluate(
        """() => {
            window.changed = [];
            new MutationObserver(changes => changes.forEach(
                c => window.changed.push(...c.addedNodes, ...c.removedNodes))
            ).observe(document.querySelector('.list'), {childList: true});
        }"""
    )
    fill(stage, 1)
    await expect(page.locator(".message")).to_have_count(MANY + 1)
    assert await page.evaluate("window.changed.length") == 1
    assert await page.evaluate("document.querySelector('#log').scrollTop") == 0
    await page.locator(".jump").click()
    await expect(last(page)).to_be_in_viewport()
    await shot(page, "many")


async def test_reading_older_messages_does_not_jump(stage: Stage) -> None:
    fill(stage, 300)
    page = await stage.tab_at("great-hall")
    await expect(last(page)).to_be_in_viewport()
    first = page.locator(".message").first
    number = await first.locator("strong").text_content()
    await first.evaluate("el => el.scrollIntoView()")
    await expect(page.locator(".message").first).not_to_contain_text(f"{number}")
    await expect(page.locator(".message", has_text=f"{number} flies")).to_be_in_viewport()


async def test_the_end_stays_in_sight_when_a_message_changes(stage: Stage) -> None:
    """A changed message is small until it is drawn; nobody went up because of that."""
    posted = "\n".join(f"Line {line}" for line in range(40))
    page = await stage.tab()
    await page.locator("#entry").fill(posted)
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("Line 39")
    await page.evaluate(
        """async () => {
            const { lastOwn, putMessage } = await import('/js/log.js');
            const own = lastOwn();
            for (const change of [1, 2, 3]) {
                putMessage({ ...own, content: `${own.content}\n${change}` });
                document.querySelector('#log').scrollHeight;
                for (let i = 0; i < 4; i += 1) await new Promise(requestAnimationFrame);
            }
        }"""
    )
    await expect(page.locator(".jump")).to_be_hidden()
    log = page.locator("#log")
    assert await log.evaluate("el => el.scrollHeight - el.scrollTop - el.clientHeight") < 1


async def test_the_newest_messages_have_their_true_height(stage: Stage) -> None:
    """Wherever the reader is: a guessed height near the end would move the end out of sight."""
    fill(stage, 60)
    page = await stage.tab_at("great-hall")
    await expect(last(page)).to_be_in_viewport()
    await page.evaluate("document.querySelector('#log').scrollTop = 0")
    await expect(page.locator(".jump")).to_be_visible()
    guessed = await page.locator(".message .content").evaluate_all(
        "all => all.map(el => !el.checkVisibility({contentVisibilityAuto: true}))"
    )
    assert not any(guessed[-20:])
    await page.locator(".jump").click()
    await expect(last(page)).to_be_in_viewport()


async def test_the_bot_goes_and_comes_back(stage: Stage) -> None:
    page = await stage.tab()
    await command(page, "show buttons")
    await expect(last(page)).to_contain_text("Your move")
    await stage.stop_bot()
    await expect(page.locator("#banner")).to_contain_text("Maester is offline")
    await stage.start_bot()
    await expect(page.locator("#banner")).to_be_hidden()
    await last(page).get_by_role("button", name="March").click()
    await expect(last(page)).to_contain_text("Marched 1")


async def test_the_connection_is_lost_and_found(stage: Stage) -> None:
    cut = False

    async def wire(socket: WebSocketRoute) -> None:
        if cut:
            await socket.close()
        else:
            socket.connect_to_server()

    await stage.context.route_web_socket(re.compile("/stream$"), wire)
    page = await stage.tab()
    fill(stage, 3)
    await expect(last(page)).to_contain_text("Raven 2")
    await page.locator("#entry").fill("half a thought")
    world = stage.standin.world
    hall = world.channels[stage.channel("great-hall")]
    cut = True
    for socket in list(stage.standin.player_sockets):
        await socket.close()
    await expect(page.locator("#banner")).to_contain_text("Connection lost")
    await shot(page, "offline")
    posting.delete_message(world, stage.standin.hub, next(iter(world.logs[hall.id].by_id.values())))
    fill(stage, 1)
    cut = False
    await expect(page.locator("#banner")).to_be_hidden()
    await expect(page.locator(".message")).to_have_count(3)
    await expect(page.locator(".message").first).to_contain_text("Raven 1")
    await expect(last(page)).to_contain_text("Raven 0")
    await expect(page.locator("#entry")).to_have_value("half a thought")
    await page.reload()
    await expect(page.locator("#entry")).to_have_value("half a thought")


async def test_a_new_world_has_new_people(stage: Stage) -> None:
    page = await stage.tab("davos")
    port, was = stage.standin.port, page.url
    await stage.stop_bot()
    await stage.standin.stop()
    stage.clock.advance(60)
    async with Standin(port=port, clock=stage.clock):
        await expect(page.locator(".face.current")).to_have_text(re.compile("Arya"))
        await expect(page.locator("#entry")).to_be_enabled()
        assert page.url != was
    await stage.standin.start()


async def test_a_phone(phone: Stage) -> None:
    page = await phone.tab()
    await expect(page.locator("#sidebar")).to_be_hidden()
    await command(page, "show layout")
    await expect(last(page).locator(".container")).to_be_visible()
    await shot(page, "phone")
    await command(page, "show buttons")
    message = last(page)
    await message.locator("[data-id=orders]").tap()
    await expect(page.locator(".picker")).to_be_in_viewport(ratio=1)
    await shot(page, "phone-select")
    await page.keyboard.press("Escape")
    await message.get_by_role("button", name="Ask").tap()
    submit = page.get_by_role("dialog").get_by_role("button", name="Submit")
    await expect(submit).to_be_in_viewport(ratio=1)
    await shot(page, "phone-form")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Menu").tap()
    games = page.locator("#sidebar .place", has_text="games")
    await expect(games).to_be_in_viewport(ratio=1)
    await shot(page, "phone-menu")
    await games.tap()
    await expect(page.locator("#sidebar")).to_be_hidden()
    await expect(page.locator("#forum")).to_be_visible()
    await page.get_by_role("button", name="Members").tap()
    await expect(page.locator("#members")).to_contain_text("Brienne")
    await page.keyboard.press("Escape")
    await expect(page.locator("#members")).to_be_hidden()
    assert not await page.evaluate("document.documentElement.scrollWidth > innerWidth")


async def test_the_keyboard_alone(stage: Stage) -> None:
    page = await stage.tab()
    await command(page, "show buttons")
    await expect(last(page)).to_contain_text("Your move")
    await page.locator("button, a, input, select, textarea").first.focus()
    await expect(page.locator("#skip")).to_be_focused()
    await expect(page.locator("#skip")).to_be_in_viewport(ratio=1)
    await page.keyboard.press("Enter")
    await expect(page.locator("#entry")).to_be_focused()
    await page.keyboard.press("Alt+ArrowUp")
    await expect(last(page)).to_be_focused()
    outline = await last(page).evaluate("el => getComputedStyle(el).outlineStyle")
    assert outline == "solid"
    await page.keyboard.press("Tab")
    await expect(last(page).get_by_role("button", name="March")).to_be_focused()
    await page.keyboard.press("Space")
    await expect(last(page)).to_contain_text("Marched 1")
    unnamed = await page.evaluate(
        """() => [...document.querySelectorAll('button, a, input, select, textarea')]
            .filter(el => el.checkVisibility() && !el.getAttribute('aria-label')
                && !el.textContent.trim() && !el.labels?.length)
            .map(el => el.outerHTML)"""
    )
    assert unnamed == []
    await last(page).focus()
    await page.keyboard.type("Typed anywhere")
    await expect(page.locator("#entry")).to_have_value("Typed anywhere")
    await page.keyboard.press("Shift+Tab")
    places = page.locator("#sidebar a", has_text="games")
    await places.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("#forum")).to_be_visible()
