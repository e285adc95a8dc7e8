"""A person in front of the page: looks, clicks, types, and knows the rules by what is shown."""

from __future__ import annotations

import re

from playwright.async_api import Locator, Page, expect

from tests.page.conftest import SHOTS

MOST_STEPS = 40
"""In one turn; more means that the panel goes in circles."""

GO_ON = ("Until it falls", "End invasions", "No maneuver", "Draw", "[0-9]")
"""How buttons begin that bring a turn nearer to its end."""


class Person:
    """Acts only by what a person could see."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name.title()

    @property
    def board(self) -> Locator:
        """The newest message of the table that says who is waited for."""
        return self.page.locator(".message:not(.ephemeral)", has_text="⏳").last

    @property
    def panel(self) -> Locator:
        """The newest message for these eyes only."""
        return self.page.locator(".message.ephemeral").last

    def button(self, name: str) -> Locator:
        """The newest button of this name."""
        return self.page.locator("#log").get_by_role("button", name=name, exact=True).last

    async def called(self) -> bool:
        """Whether the table says that it waits for this person."""
        said = await self.board.locator(".content").text_content()
        return f"Waiting for @{self.name}" in (said or "")

    async def shot(self, name: str) -> None:
        """What it looks like, for review."""
        SHOTS.mkdir(exist_ok=True)
        await self.page.screenshot(path=SHOTS / f"play-{name}.png")

    async def front(self) -> None:
        """To this tab; the others rest, as browsers let them."""
        await self.page.bring_to_front()

    async def go(self, place: str) -> None:
        """To a channel or thread, by its name at the left."""
        await self.front()
        await self.page.locator("#sidebar .place", has_text=place).click()
        await expect(self.page.locator(".log-top")).to_contain_text(re.compile("beginning|beginnt"))

    async def command(self, name: str, **options: str) -> None:
        """A slash command with its options, by keyboard."""
        await self.begin(name)
        for option, typed in options.items():
            await self.fill(option, typed)
        await self.send()

    async def begin(self, name: str) -> None:
        """Take a slash command from the list."""
        page = self.page
        await page.locator("#entry").fill(f"/{name}")
        await expect(page.locator("#suggestions .active")).to_contain_text(f"/{name}")
        await page.keyboard.press("Enter")
        await expect(page.locator(".command-name")).to_have_text(f"/{name}")

    async def send(self) -> None:
        """Off with the command."""
        await self.page.keyboard.press("Enter")
        await expect(self.page.locator(".command")).to_be_hidden()

    async def fill(self, option: str, typed: str) -> None:
        """One option; `…` at the end takes the first suggestion for what stands before it."""
        page = self.page
        name = page.locator(".chip-name").get_by_text(option, exact=True)
        field = page.locator(".chip", has=name).locator("input")
        if not await field.count():
            await page.locator(".more-option", has_text=f"+ {option}").press("Enter")
        await field.fill(typed.removesuffix("…"))
        await expect(field).to_be_focused()
        if typed.endswith("…"):
            first = page.locator("#suggestions .option").first
            await expect(first).to_contain_text(re.compile(re.escape(typed[:-1]) or ".", re.I))
            await page.keyboard.press("Enter")

    async def choose(self, place: int = 0) -> str:
        """From the select of the panel, by mouse; the name of what was chosen."""
        await self.panel.locator(".select").first.click()
        option = self.page.locator(".picker").get_by_role("option").nth(place)
        name = await option.locator(".words > span").text_content()
        await option.click()
        return name or ""

    async def changes(self, before: str) -> None:
        """Wait until the panel is another one than before."""
        await expect(self.panel.locator(".content")).not_to_have_text(before)

    async def reading(self) -> str:
        """What the panel says."""
        return await self.panel.locator(".content").text_content() or ""

    async def open_panel(self, name: str = "My move") -> None:
        """Ask what is asked of one."""
        await self.front()
        count = await self.page.locator(".message.ephemeral").count()
        await self.button(name).click()
        await self.answered(count + 1)

    async def answered(self, count: int) -> None:
        """Wait for the so-manieth answer for these eyes only."""
        await expect(self.page.locator(".message.ephemeral")).to_have_count(count)
        await expect(self.panel.locator(".thinking")).to_have_count(0)
        await self.panel.scroll_into_view_if_needed()

    async def rank_houses(self, *houses: str) -> None:
        """Say which house one wants."""
        await self.open_panel()
        for place, house in enumerate(houses):
            await self.panel.get_by_role("button", name=house).click()
            await expect(self.panel.locator("ol li").nth(place)).to_contain_text(house)
        await self.panel.get_by_role("button", name="Confirm").click()
        await self.catch_up()

    async def catch_up(self) -> None:
        """Back to the newest message, in case a press further up has moved it out of sight."""
        await self.page.locator(".jump").dispatch_event("click")

    async def reinforce(self) -> str:
        """All new units into the first territory: the select, the confirmation."""
        name = await self.choose()
        await expect(self.panel).to_contain_text("✅")
        before = await self.reading()
        await self.panel.get_by_role("button", name="Confirm").click()
        await self.changes(before)
        return name

    async def finish_turn(self, attacks: int = 1) -> None:
        """Attack so often, then go on until nothing more is asked, or the next turn begins."""
        for _ in range(MOST_STEPS):
            before = await self.reading()
            if "nothing to decide" in before or "still to place" in before:
                await self.catch_up()
                return
            if "From where do you attack" in before and attacks:
                attacks -= 1
                await self.pick()
            elif "Which territory do you attack" in before:
                await self.pick()
            else:
                await self.press_one(*GO_ON)
            await self.changes(before)
        raise AssertionError(await self.reading())

    async def pick(self) -> None:
        """The first of what is offered, in a select or as buttons."""
        if await self.panel.locator(".select").count():
            await self.choose()
        else:
            await self.panel.locator(".row .btn").first.click()

    async def press_one(self, *names: str) -> None:
        """Whichever of these buttons is there, the first one first."""
        for name in names:
            found = self.panel.get_by_role("button", name=re.compile(f"^{name}"))
            if await found.count():
                await found.first.click()
                return
        raise AssertionError(await self.reading())
