"""Games in the page, by people with a mouse or a keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import House
from tests.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def opened(house: House, *names: str) -> list[Person]:
    """A table with these people at it, each in a tab, and the game begun."""
    host, *others = [await house.person(name) for name in names]
    await host.command("game new", game="Risk…", title="War", seats=str(len(names)))
    for person in others:
        await person.go("War")
        await person.button("Join").click()
        await expect(person.page.locator(".message").first).to_contain_text(f"@{person.name}")
    await host.go("War")
    await host.button("Start").click()
    await expect(host.board).to_contain_text("choosing a house")
    return [host, *others]


async def whose_turn(people: list[Person]) -> tuple[Person, Person]:
    """Who is called first, and another one."""
    first, second = people
    await expect(first.board).to_contain_text("reinforcements")
    return (first, second) if await first.called() else (second, first)


async def test_a_round_of_skirmish_by_mouse(house: House) -> None:
    arya, davos = await house.person("arya"), await house.person("davos")
    page = arya.page
    await arya.shot("welcome")
    await page.get_by_role("button", name="Start: /game new").click()
    await page.locator("#suggestions .option", has_text="Risk").click()
    await page.get_by_role("button", name="Add the option title").click()
    await page.keyboard.type("The War of Two Queens")
    await arya.shot("command")
    await page.get_by_role("button", name="Send").click()
    await arya.panel.locator(".mention", has_text="The War").click()
    await expect(arya.page.locator("#log h1, #log h3")).to_have_text("The War of Two Queens")
    await davos.go("The War")
    await davos.button("Join").click()
    await expect(page.locator(".message").first).to_contain_text("Davos")
    await arya.front()
    await arya.shot("lobby")
    await arya.button("Start").click()
    await expect(davos.board).to_contain_text("choosing a house")
    await arya.rank_houses("Targaryen", "Ghiscari")
    await davos.rank_houses("Targaryen")
    await expect(arya.board).to_contain_text("Round 1")
    first, second = await whose_turn([arya, davos])
    for mover, other in ((first, second), (second, first)):
        await mover.open_panel()
        await mover.shot("panel")
        await expect(mover.panel).to_contain_text(re.compile("Place . units"))
        place = await mover.reinforce()
        await mover.finish_turn()
        await mover.shot("turn-over")
        await expect(other.page.locator("#log")).to_contain_text(f"in {place} (now")
        await expect(other.board).to_contain_text(f"Waiting for @{other.name}: reinforcements")
        await other.front()
        await expect(other.button("My move")).to_be_in_viewport()
    await expect(arya.board).to_contain_text("Round 2")


async def test_one_plays_by_slash_commands(house: House) -> None:
    arya = await house.person()
    await arya.command("game new", game="Risk…", title="Alone", standins="True…")
    await arya.go("Alone")
    await arya.command("game start")
    await expect(arya.board).to_contain_text("choosing a house")
    await arya.begin("risk houses")
    await arya.fill("ranking", "star…")
    await arya.shot("autocomplete")
    await arya.send()
    await expect(arya.panel).to_contain_text("still to place")
    await expect(arya.board).to_contain_text("Waiting for @Arya: reinforcements")
    await arya.command("risk reinforce", where="…")
    await expect(arya.board).to_contain_text("Waiting for @Arya: invasions")
    await arya.begin("risk attack")
    await arya.fill("from", "…")
    await arya.fill("to", "…")
    await arya.fill("until", "2")
    await arya.shot("attack")
    await arya.send()
    await expect(arya.panel).to_contain_text("attacks")
    answers = await arya.page.locator(".message.ephemeral").count()
    await arya.command("game hand")
    await arya.answered(answers + 1)
    await arya.finish_turn(attacks=0)
    await expect(arya.board).to_contain_text("Round 2")
    await expect(arya.board).to_contain_text("Waiting for @Arya: reinforcements")


async def test_a_hand_is_for_one_pair_of_eyes(house: House) -> None:
    arya, davos = await opened(house, "arya", "davos")
    await arya.open_panel()
    await expect(arya.panel).to_contain_text("Rank the houses")
    await expect(arya.panel).to_contain_text("Only you can see this")
    await davos.open_panel()
    await expect(davos.page.locator(".message.ephemeral", has_text="Rank")).to_have_count(1)
    mine = await arya.panel.get_attribute("data-message")
    await expect(davos.page.locator(f"[data-message='{mine}']")).to_have_count(0)
    await arya.panel.get_by_role("button", name="Dismiss").click()
    await expect(arya.page.locator(".message.ephemeral")).to_have_count(0)
    await expect(davos.panel).to_contain_text("Rank the houses")


async def test_reload_in_the_middle(house: House) -> None:
    arya, _ = await opened(house, "arya", "davos")
    await arya.open_panel()
    await arya.panel.get_by_role("button", name="Ghiscari").click()
    await expect(arya.panel.locator("ol li")).to_contain_text("Ghiscari")
    before = await arya.page.locator(".message").all_text_contents()
    await arya.page.reload()
    await expect(arya.page.locator(".message")).to_have_count(len(before))
    await expect(arya.panel.locator("ol li")).to_contain_text("Ghiscari")
    await expect(arya.page.locator(".head h1, header")).to_contain_text(["War"])
    await arya.panel.get_by_role("button", name="Confirm").click()
    await expect(arya.panel).to_contain_text("Your answer is in")


async def test_in_german(house: House) -> None:
    brienne = await house.person("brienne")
    page = brienne.page
    await brienne.begin("spiel neu")
    await brienne.shot("german-command")
    await brienne.fill("spiel", "Ris…")
    await brienne.fill("titel", "Krieg")
    await brienne.fill("ersatzspieler", "Wahr…")
    await brienne.send()
    await expect(brienne.panel).to_contain_text("Der Tisch ist offen")
    await brienne.go("Krieg")
    await brienne.command("spiel beginnen")
    await expect(brienne.board).to_contain_text("Brienne")
    await brienne.open_panel()
    await expect(brienne.panel).to_contain_text("Ordne die Häuser")
    await brienne.panel.locator(".row .btn").first.click()
    await expect(brienne.panel.locator("ol li")).to_have_count(1)
    await brienne.shot("german-panel")
    await brienne.panel.get_by_role("button", name="Bestätigen").click()
    await expect(brienne.panel.get_by_role("button", name="Eintippen")).to_be_visible()
    await page.locator("#entry").fill("/risiko")
    await expect(page.locator("#suggestions")).to_contain_text("/risiko verstärken")
    await brienne.shot("german-commands")


async def test_a_hostile_title_is_only_a_title(house: House) -> None:
    arya, davos = await house.person("arya"), await house.person("davos")
    title = "<img src=x onerror=alert(1)> @everyone **[x](javascript:1)**"
    await arya.command("game new", game="Risk…", title=title, standins="True…")
    for person in (arya, davos):
        await person.go("img src=x")
        table = person.page.locator(".message").first
        await expect(table).to_contain_text("img src=x onerror=alert(1) everyone **[x]")
        await expect(person.page.locator(".message.mentioned, .message a")).to_have_count(0)
    await davos.page.locator("#entry").fill(title)
    await davos.page.keyboard.press("Enter")
    await expect(arya.page.locator(".message").last).to_contain_text("<img src=x onerror=alert(1)>")
    await expect(arya.page.locator(".message img, .message a")).to_have_count(0)
    await arya.shot("hostile")
