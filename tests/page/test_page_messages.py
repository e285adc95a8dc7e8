"""What the page shows: components of both generations, embeds, markdown, hostile text, pictures."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.local.client import Player
from tests.page.conftest import Stage, command, last, shot

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_buttons_of_every_style(stage: Stage) -> None:
    page = await stage.tab()
    await command(page, "show buttons")
    message = last(page)
    await expect(message).to_contain_text("Arya used /show buttons")
    march = message.get_by_role("button", name="March")
    await expect(message.get_by_role("button", name="Locked")).to_be_disabled()
    rules = message.get_by_role("link", name="Rules")
    await expect(rules).to_have_attribute("href", "https://example.org/rules")
    await expect(rules).to_have_attribute("rel", "noopener noreferrer")
    await shot(page, "buttons")
    await march.click()
    await expect(message).to_contain_text("Marched 1")
    await expect(message.locator(".edited")).to_be_visible()
    # Redrawn in place: the keyboard stays where it was.
    await expect(march).to_be_focused()


async def test_a_button_without_an_answer_fails_and_can_be_pressed_again(stage: Stage) -> None:
    assert stage.bot is not None
    page = await stage.tab()
    await command(page, "show buttons")
    message = last(page)
    silence = message.get_by_role("button", name="Silence")
    await silence.click()
    await expect(silence).to_have_attribute("aria-busy", "true")
    await stage.bot.saw("interaction", lambda i: i.data.get("custom_id") == "silence")
    stage.clock.advance(3.1)
    await expect(message.get_by_role("alert")).to_have_text("This interaction failed")
    await shot(page, "failed")
    await message.get_by_role("button", name="March").click()
    await expect(message).to_contain_text("Marched 1")
    await expect(message.get_by_role("alert")).to_have_count(0)


async def test_selects(stage: Stage) -> None:
    page = await stage.tab()
    await command(page, "show buttons")
    message = page.locator(".message").first
    await message.locator("[data-id=orders]").click()
    picker = page.locator(".picker")
    done = picker.get_by_role("button", name="Done")
    await picker.get_by_role("option", name="Stark").click()
    await expect(done).to_be_disabled()
    for house in ("Tyrell", "Greyjoy", "Martell"):
        await picker.get_by_role("option", name=house).click()
    await expect(picker.locator("[aria-selected=true]")).to_have_count(3)
    await expect(picker.get_by_role("option", name="Stark")).to_contain_text("House Stark")
    await shot(page, "select")
    await done.click()
    await expect(last(page)).to_contain_text("Orders: Stark, Greyjoy, Tyrell")

    stance = message.locator("[data-id=stance]")
    await expect(stance).to_have_text("Peace")
    await stance.click()
    await page.get_by_role("option", name="War").click()
    await expect(last(page)).to_contain_text("Stance: w")

    await message.locator("[data-id=rival]").click()
    await page.keyboard.type("bri")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .mention", has_text="@Brienne")).to_be_visible()


async def test_ephemeral_messages_are_for_one_pair_of_eyes(stage: Stage) -> None:
    other, page = await stage.tab("davos"), await stage.tab()
    await command(page, "secret")
    await expect(last(page)).to_contain_text("Only you can see this")
    await expect(other.locator(".message")).to_have_count(0)
    await shot(page, "ephemeral")
    await last(page).get_by_role("button", name="Dismiss message").click()
    await expect(page.locator(".message")).to_have_count(0)
    await page.reload()
    await expect(page.locator(".log-top")).to_contain_text("beginning")
    await expect(page.locator(".message")).to_have_count(0)


async def test_thinking_gives_way_to_the_answer(stage: Stage) -> None:
    assert stage.bot is not None
    page = await stage.tab()
    await command(page, "think")
    await expect(last(page)).to_contain_text("Maester is thinking")
    await shot(page, "thinking")
    stage.bot.gate.set()
    await expect(last(page)).to_contain_text("Thought about it")
    await expect(page.locator(".message")).to_have_count(1)
    await expect(page.locator(".thinking")).to_have_count(0)


async def test_layout_components(stage: Stage) -> None:
    page = await stage.tab()
    await command(page, "show layout")
    message = last(page)
    frame = message.locator(".container")
    await expect(frame.locator("h4")).to_have_text("The small council")
    await expect(frame.locator("strong")).to_have_text("your")
    await expect(frame.locator("hr.separator.s2")).to_be_visible()
    await expect(frame.locator(".thumbnail img")).to_be_visible()
    await expect(frame.get_by_role("img", name="The realm")).to_be_visible()
    await expect(frame.get_by_role("link", name="log.txt")).to_have_attribute("download", "log.txt")
    accent = await frame.evaluate("el => getComputedStyle(el).borderInlineStartColor")
    assert accent == "rgb(201, 162, 39)"
    await shot(page, "layout")
    await frame.get_by_role("button", name="Muster").click()
    await expect(last(page)).to_contain_text("Mustered")


async def test_embed(stage: Stage) -> None:
    page = await stage.tab()
    await command(page, "show embed")
    embed = last(page).locator(".embed")
    await expect(embed.locator(".embed-title strong")).to_have_text("Trident")
    await expect(embed.locator(".embed-field")).to_have_count(3)
    await expect(embed.locator(".embed-footer")).to_have_text("Round 3")
    await expect(embed.locator(".embed-image img")).to_be_visible()
    fields = await embed.locator(".embed-field").all()
    heights = [box["y"] for one in fields if (box := await one.bounding_box()) is not None]
    assert len(heights) == len(fields)
    assert heights[0] == heights[1] < heights[2]
    await shot(page, "embed")


async def test_pictures_open_large_with_their_description(stage: Stage) -> None:
    page = await stage.tab()
    await command(page, "show picture")
    small = last(page).get_by_role("button", name="Enlarge: A map of the realm")
    await small.focus()
    await page.keyboard.press("Enter")
    box = page.get_by_role("dialog", name="A map of the realm")
    await expect(box.locator("figcaption")).to_have_text("A map of the realm")
    await expect(box.get_by_role("img")).to_be_visible()
    await shot(page, "picture")
    await box.get_by_role("button", name="Actual size").click()
    natural = await box.get_by_role("img").evaluate("el => [el.offsetWidth, el.naturalWidth]")
    assert natural == [1600, 1600]
    await page.keyboard.press("Escape")
    await expect(box).to_have_count(0)
    await expect(small).to_be_focused()


async def test_markdown(stage: Stage) -> None:
    page = await stage.tab()
    await command(page, "show text")
    body = last(page).locator(".content")
    for tag, text in (
        *(("h3", "Head"), ("h4", "Second"), ("small", "small"), ("u", "under"), ("s", "gone")),
        *(("strong em", "both"), ("ul ul li", "nested"), ("ol li", "first")),
        *(("pre", 'print("<b>")'), ("time", "years ago"), (".mention.me", "@Arya")),
    ):
        await expect(body.locator(tag).first).to_contain_text(text)
    await expect(body.locator("blockquote")).to_have_text("quoted twice")
    await expect(body).to_contain_text("snake_case_name")
    await expect(body).to_contain_text("*plain*")
    await expect(body.get_by_role("link", name="https://example.org/a_b_c")).to_be_visible()
    await expect(body.get_by_role("button", name="#great-hall")).to_be_visible()
    hidden = body.get_by_role("button", name="Spoiler")
    await expect(hidden.locator(".hidden-text")).to_have_css("opacity", "0")
    await hidden.press("Enter")
    await expect(body.locator(".hidden-text")).to_have_css("opacity", "1")
    await shot(page, "markdown")


async def test_nothing_typed_ever_runs(stage: Stage) -> None:
    page = await stage.tab()
    await command(page, "show hostile")
    message = last(page)
    await expect(message).to_contain_text('<img src=x onerror="window.broken=1">')
    assert await message.locator("img, script, iframe, b, i").count() == 0
    links = await message.locator("a").evaluate_all("all => all.map(a => a.href)")
    assert links
    assert all(link.startswith("https://example.org/") for link in links)
    async with Player(stage.standin.base_url, stage.user("davos")) as davos:
        hall = stage.channel("great-hall")
        await davos.say(hall, "*_~|`<[>#-" * 200)
        await davos.say(hall, "\u202e" + "ש" * 500 + "🐉" * 700)
        await davos.post(hall, "<script>window.broken=1</script>")
        await davos.say(hall, "**" * 999)
    await expect(last(page)).to_contain_text("*" * 100)
    await expect(page.locator("#sidebar")).to_contain_text("<script>")
    assert await page.evaluate("window.broken") is None
    wide = await page.evaluate("document.querySelector('#log').scrollWidth > innerWidth")
    assert not wide
    await shot(page, "hostile")


async def test_no_text_breaks_the_markdown(stage: Stage) -> None:
    page = await stage.tab()
    seen = await page.evaluate(
        r"""async () => {
            const {markdown} = await import('/js/markdown.js');
            const parts = ['*', '**', '_', '__', '~~', '||', '`', '```', '\n', '> ', '>>> ', '- ',
                '1. ', '# ', '-# ', '<', '>', '[', '](', ')', 'https://x.y/', '<@1>', '<t:1:R>',
                '\\', '@everyone', 'word', ' ', '<img src=x>', '\u202e', 'ש'];
            let seed = 7;
            const next = n => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
            const tags = new Set();
            const any = () => parts[next(parts.length)];
            for (let i = 0; i < 150; i += 1) {
                const text = Array.from({length: next(400)}, any).join('');
                const box = document.createElement('div');
                box.append(markdown(text));
                for (const el of box.querySelectorAll('*')) tags.add(el.localName);
            }
            parts.forEach(part => markdown(part.repeat(4000).slice(0, 4000)));
            return [...tags];
        }"""
    )
    allowed = "a bdi blockquote button code div em h3 h4 h5 li ol pre s small span strong time u ul"
    assert set(seen) <= set(allowed.split())
    assert len(seen) > 15


async def test_the_page_says_who_may_run_scripts(stage: Stage) -> None:
    page = await stage.tab()
    answer = await page.request.get(stage.standin.base_url)
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    refused = await page.evaluate(
        """() => new Promise(done => {
            addEventListener('securitypolicyviolation', e => done(e.effectiveDirective));
            const script = document.createElement('script');
            script.textContent = 'window.broken = 1';
            document.head.append(script);
        })"""
    )
    assert refused.startswith("script-src")
    assert await page.evaluate("window.broken") is None
    stage.problems.clear()
